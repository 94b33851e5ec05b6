"""What screen readers are told without being asked."""

import time

import pytest
from PySide6.QtWidgets import QWidget

from moechat.core.conversation import FinishReason, Message, MessageState, Role
from moechat.core.search_hits import ChatHit, Found
from moechat.core.search_words import Snippet
from moechat.protocol.messages import TextKind
from moechat.ui.banner import Notice
from moechat.ui.shell import Shell
from moechat.ui.transcript import announce


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is said from now on."""
    texts: list[str] = []

    def say(_widget: QWidget, text: str) -> None:
        texts.append(text)

    monkeypatch.setattr(announce, "say", say)
    return texts


@pytest.mark.parametrize(
    ("state", "reason", "expected"),
    [
        (MessageState.COMPLETE, FinishReason.STOP, "The answer is complete"),
        (MessageState.COMPLETE, FinishReason.LENGTH, "The answer reached its token limit"),
        (MessageState.COMPLETE, FinishReason.CANCELLED, "The answer was stopped"),
        (MessageState.INTERRUPTED, None, "The answer was interrupted"),
    ],
)
def test_an_answer_is_told_at_its_beginning_and_its_end(
    shell: Shell,
    said: list[str],
    state: MessageState,
    reason: FinishReason | None,
    expected: str,
) -> None:
    def answer(state: MessageState, **more: object) -> Message:
        return Message(
            id="a",
            conversation_id="c",
            parent_id=None,
            role=Role.ASSISTANT,
            created_at=time.time(),
            state=state,
            **more,  # type: ignore[arg-type] # text and reason
        )

    shell.transcript.begin_answer(answer(MessageState.DRAFT))
    for word in ("One", " word", " after", " the", " other."):
        shell.transcript.add_delta("a", TextKind.TEXT, word)
        shell.transcript.flush()
    shell.transcript.end_answer(answer(state, text="One word", finish_reason=reason))
    assert said == ["The answer begins", expected]


def test_banners_are_told_once(shell: Shell, said: list[str]) -> None:
    shell.notices.show_notice(Notice("k", "The engine stopped.", "Start it again."))
    assert said == ["The engine stopped. Start it again."]
    shell.notices.show_notice(Notice("k", "The engine stopped.", "Start it again."))
    shell.notices.retitle("k", "12 of 14")  # a count that goes on
    assert len(said) == 1
    shell.notices.dismiss("k")
    shell.notices.show_notice(Notice("k", "The engine stopped."))
    assert said[1:] == ["The engine stopped."]


def test_the_way_back_is_told(shell: Shell, said: list[str]) -> None:
    shell.sidebar.undo.offer("Deleted “Trip”", lambda: None)
    shell.undo.offer("3 messages deleted.", "Undo", lambda: None)
    assert said == ["Deleted “Trip”", "3 messages deleted."]


def test_what_a_search_found_is_told_when_it_is_known(shell: Shell, said: list[str]) -> None:
    hit = ChatHit(conversation_id="c", title=Snippet("Trip"), archived=False, at=0.0)
    shell.sidebar._search.setText("trip")
    shell.sidebar.show_found(Found(typed="trip", hits=[hit], complete=False))
    assert said == []
    for _ in range(2):  # looked for again, while something is being written
        shell.sidebar.show_found(Found(typed="trip", hits=[hit, hit], complete=True))
    assert said == ["Found: 2"]
    shell.sidebar._search.setText("tripp")
    shell.sidebar.show_found(Found(typed="tripp", hits=[], complete=True))
    assert said[1:] == ["Nothing was found. Every word has to be in one message."]


def test_the_place_that_is_gone_to_is_told(shell: Shell, said: list[str]) -> None:
    shell.find_bar.field.setText("line")
    shell.find_bar.show_place(1, 17)
    shell.find_bar.show_place(1, 17)
    shell.find_bar.show_place(2, 17)
    shell.find_bar.show_place(0, 0)
    assert said == ["1 of 17", "2 of 17", "Nothing found"]
