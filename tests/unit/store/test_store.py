"""What the store keeps, and gives back."""

import sqlite3
from itertools import count
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from moechat.core.conversation import (
    FinishReason,
    Message,
    MessageState,
    Outline,
    Role,
    RunMetrics,
)
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.store.store import Store

TROUBLESOME = [
    "",
    "nul \0 inside \0",
    "lone \ud83d surrogates \udc00\ud800",
    "a pair in two halves \ud83d\ude00",
    "👩‍👩‍👧‍👦 🏳️‍🌈 é e\u0301",
    "שלום עולם مرحبا 你好",
    "line\nline\r\nline\u2028line\n",
    "\ufeff\ufffe\uffff\U0010ffff",
    "'; DROP TABLE message; --",
]


def answer(store: Store, draft: Message, text: str = "Yes.") -> Message:
    done = msgspec.structs.replace(draft, state=MessageState.COMPLETE, text=text)
    store.finish(done)
    return done


def test_a_turn_is_stored_before_it_is_answered(store: Store) -> None:
    chat = store.create_conversation("Hello")
    user, draft = store.begin_turn(chat.id, "Hello\nthere", seed=7, model="tiny")

    assert (user.role, user.state, user.text, user.parent_id) == (
        Role.USER,
        MessageState.COMPLETE,
        "Hello\nthere",
        None,
    )
    assert (draft.role, draft.state, draft.parent_id) == (
        Role.ASSISTANT,
        MessageState.DRAFT,
        user.id,
    )
    assert (draft.seed, draft.model) == (7, "tiny")
    assert store.messages([draft.id, user.id]) == [draft, user]
    assert store.outline(chat.id) == [
        Outline(user.id, Role.USER, 11, 2),
        Outline(draft.id, Role.ASSISTANT, 0, 1),
    ]
    assert store.conversations()[0].leaf_id == draft.id


def test_everything_survives_closing(path: Path) -> None:
    store = Store.open(path)
    chat = store.create_conversation("Hello")
    user, draft = store.begin_turn(chat.id, "Hello", seed=2**63 - 1, model="tiny")
    done = msgspec.structs.replace(
        draft,
        state=MessageState.COMPLETE,
        text="Hi",
        reasoning="They greet.",
        reasoning_ms=12.5,
        finish_reason=FinishReason.LENGTH,
        metrics=RunMetrics(
            prompt_tokens=3, new_tokens=1, ttft_ms=8.25, reused_tokens=0, device_bytes=2**40
        ),
    )
    store.finish(done)
    store.close()

    store = Store.open(path)
    assert store.messages([user.id, draft.id]) == [user, done]
    assert [c.title for c in store.conversations()] == ["Hello"]
    store.close()


@pytest.mark.parametrize("text", TROUBLESOME)
def test_text_comes_back_as_typed(store: Store, text: str) -> None:
    chat = store.create_conversation(text)
    user, draft = store.begin_turn(chat.id, text, seed=1, model=text)
    store.save_draft(draft.id, text, text)
    store.save_composer(chat.id, text)

    kept_user, kept_draft = store.messages([user.id, draft.id])
    assert kept_user.text == text
    assert (kept_draft.text, kept_draft.reasoning, kept_draft.model) == (text, text, text)
    assert kept_draft.state is MessageState.DRAFT
    assert store.composer(chat.id) == text
    assert store.conversations()[0].title == text
    assert [o.chars for o in store.outline(chat.id)] == [len(text)] * 2
    assert store.outline(chat.id)[0].lines == text.count("\n") + 1


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(text=st.text(st.characters(exclude_categories=[])))  # lone surrogates too
def test_any_text_comes_back_as_typed(store: Store, text: str) -> None:
    chat = store.create_conversation("")
    user, _ = store.begin_turn(chat.id, text, seed=1, model="")
    assert store.messages([user.id])[0].text == text


def test_plain_text_is_text_in_the_database(store: Store, path: Path) -> None:
    """Full-text search and other programs need it so."""
    chat = store.create_conversation("Grüße")
    store.begin_turn(chat.id, "Grüße 😀", seed=1, model="")
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT text FROM message ORDER BY id").fetchall()[0] == ("Grüße 😀",)
    connection.close()


@pytest.mark.parametrize("text", ["a\0b", "a\ud800b"])
def test_what_sqlite_cannot_carry_as_text_is_bytes(store: Store, path: Path, text: str) -> None:
    """Its functions and dumps would end at the NUL."""
    store.create_conversation(text)
    connection = sqlite3.connect(path)
    kinds = connection.execute("SELECT typeof(title), length(title) FROM conversation").fetchall()
    assert kinds == [("blob", len(text.encode("utf-8", "surrogatepass")))]
    connection.close()


def test_five_megabytes(store: Store) -> None:
    text = "0123456789äöü😀\n" * 350_000
    chat = store.create_conversation("big")
    user, _ = store.begin_turn(chat.id, text, seed=1, model="")
    assert store.messages([user.id])[0].text == text
    store.save_composer("", text)
    assert store.composer("") == text


def test_metrics_that_json_cannot_carry_do_no_damage(store: Store) -> None:
    chat = store.create_conversation("")
    _, draft = store.begin_turn(chat.id, "?", seed=1, model="")
    store.finish(
        msgspec.structs.replace(
            draft,
            state=MessageState.INTERRUPTED,
            reasoning_ms=float("nan"),
            metrics=RunMetrics(new_tokens=3, tokens_per_second=float("inf"), ttft_ms=float("nan")),
            fault=Fault(
                FaultCode.MODEL_FOLDER_MISSING,
                {"path": "/models/\udce4"},  # a file name that is no UTF-8
                detail="\ud800",
            ),
        )
    )
    (kept,) = store.messages([draft.id])
    assert kept.state is MessageState.INTERRUPTED
    assert kept.metrics == RunMetrics(new_tokens=3)
    assert kept.fault is not None
    assert kept.fault.code is FaultCode.MODEL_FOLDER_MISSING


def test_history_ends_with_the_message_asked_for(store: Store) -> None:
    chat = store.create_conversation("")
    expected = []
    for number in range(3):
        user, draft = store.begin_turn(chat.id, f"{number}?", seed=1, model="")
        expected += [user, answer(store, draft, f"{number}!")]
    assert store.history(chat.id, expected[-2].id) == expected[:-1]
    assert store.history(chat.id, "unknown") == []
    assert store.history("unknown", expected[0].id) == []


def test_a_second_answer_stands_beside_the_first(store: Store) -> None:
    chat = store.create_conversation("")
    user, draft = store.begin_turn(chat.id, "?", seed=1, model="a")
    first = answer(store, draft)
    second = store.begin_sibling(first.id, seed=2, model="b")

    assert (second.parent_id, second.role, second.state) == (
        user.id,
        Role.ASSISTANT,
        MessageState.DRAFT,
    )
    assert [o.id for o in store.outline(chat.id)] == [user.id, second.id]
    assert store.messages([first.id]) == [first]


def test_an_edited_question_begins_a_branch(store: Store) -> None:
    chat = store.create_conversation("")
    first, draft = store.begin_turn(chat.id, "one", seed=1, model="")
    reply = answer(store, draft)
    second, _ = store.begin_turn(chat.id, "two", seed=1, model="")

    edited, edited_draft = store.edit(second.id, "two!", seed=1, model="")
    assert edited.parent_id == reply.id
    assert [o.id for o in store.outline(chat.id)] == [
        *(first.id, reply.id, edited.id, edited_draft.id)
    ]
    other_root, other_draft = store.edit(first.id, "one!", seed=1, model="")
    assert other_root.parent_id is None
    assert [o.id for o in store.outline(chat.id)] == [other_root.id, other_draft.id]
    assert store.messages([second.id]) == [second]


def test_a_late_draft_does_not_undo_the_end(store: Store) -> None:
    chat = store.create_conversation("")
    _, draft = store.begin_turn(chat.id, "?", seed=1, model="")
    done = answer(store, draft, "All of it.")
    store.save_draft(draft.id, "All", "")
    assert store.messages([draft.id]) == [done]


@pytest.mark.parametrize("state", [MessageState.DRAFT, MessageState.DAMAGED])
def test_an_answer_ends_complete_or_interrupted(store: Store, state: MessageState) -> None:
    chat = store.create_conversation("")
    _, draft = store.begin_turn(chat.id, "?", seed=1, model="")
    with pytest.raises(ValueError, match=state.value):
        store.finish(msgspec.structs.replace(draft, state=state))


def test_an_interrupted_answer_can_go_on(store: Store) -> None:
    chat = store.create_conversation("")
    _, draft = store.begin_turn(chat.id, "?", seed=3, model="m")
    broken_off = msgspec.structs.replace(
        draft,
        state=MessageState.INTERRUPTED,
        text="It is",
        reasoning="Hm",
        reasoning_ms=4.0,
        fault=Fault(FaultCode.ENGINE_DIED, {"cause": "killed"}),
    )
    store.finish(broken_off)
    reopened = store.reopen(draft.id)
    assert reopened == msgspec.structs.replace(broken_off, state=MessageState.DRAFT, fault=None)
    store.save_draft(draft.id, "It is so", "Hm")
    assert store.messages([draft.id])[0].text == "It is so"
    with pytest.raises(UserError, match=FaultCode.CONVERSATION_GONE):
        store.reopen("unknown")


def test_conversations_are_listed_by_their_last_change(tmp_path: Path) -> None:
    clock = count(1_000.0)
    store = Store.open(tmp_path / "s.db", now=lambda: float(next(clock)))
    first = store.create_conversation("first")
    second = store.create_conversation("second")
    assert [c.title for c in store.conversations()] == ["second", "first"]
    store.begin_turn(first.id, "?", seed=1, model="")
    assert [c.title for c in store.conversations()] == ["first", "second"]
    store.rename(second.id, "renamed")
    assert [c.title for c in store.conversations()] == ["first", "renamed"]
    store.close()


def test_deleting_leaves_nothing(store: Store, path: Path) -> None:
    secret, other = store.create_conversation("secret title"), store.create_conversation("other")
    user, draft = store.begin_turn(secret.id, "secret question", seed=1, model="")
    kept, _ = store.begin_turn(other.id, "kept", seed=1, model="")
    store.save_composer(secret.id, "secret thought")
    store.delete(secret.id)

    assert [c.title for c in store.conversations()] == ["other"]
    assert store.outline(secret.id) == []
    assert store.composer(secret.id) == ""
    assert [m.state for m in store.messages([user.id, draft.id])] == [MessageState.DAMAGED] * 2
    assert store.messages([kept.id]) == [kept]
    on_disk = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert b"secret" not in on_disk
    assert b"kept" in on_disk


def test_writing_to_a_deleted_conversation_does_not_bring_it_back(store: Store) -> None:
    chat = store.create_conversation("")
    user, draft = store.begin_turn(chat.id, "?", seed=1, model="")
    store.delete(chat.id)
    store.save_draft(draft.id, "late", "")
    answer(store, draft)
    store.rename(chat.id, "late")
    store.save_composer(chat.id, "late")
    assert store.conversations() == []
    assert store.composer(chat.id) == ""
    for call in (
        lambda: store.begin_turn(chat.id, "?", seed=1, model=""),
        lambda: store.edit(user.id, "?", seed=1, model=""),
        lambda: store.begin_sibling(draft.id, seed=1, model=""),
    ):
        with pytest.raises(UserError, match=FaultCode.CONVERSATION_GONE):
            call()


def test_the_composer_keeps_what_is_typed(path: Path) -> None:
    store = Store.open(path)
    chat = store.create_conversation("")
    assert store.composer("") == store.composer(chat.id) == ""
    store.save_composer("", "for a new chat")
    store.save_composer(chat.id, "for")
    store.save_composer(chat.id, "for this chat")
    store.close()
    store = Store.open(path)
    assert store.composer("") == "for a new chat"
    assert store.composer(chat.id) == "for this chat"
    assert store.with_composer() == {chat.id}  # and not the new one, which is in no list
    store.save_composer("", "")
    assert store.composer("") == ""
    store.close()


def test_messages_come_in_the_order_asked(store: Store) -> None:
    chat = store.create_conversation("")
    ids = []
    for _ in range(400):  # more than one query's worth
        user, draft = store.begin_turn(chat.id, "?", seed=1, model="")
        ids += [user.id, draft.id]
    wanted = [*reversed(ids), "unknown", ids[0]]
    found = store.messages(wanted)
    assert [m.id for m in found] == wanted
    assert [m.id for m in found if m.state is MessageState.DAMAGED] == ["unknown"]
    assert store.messages([]) == []


def test_a_chat_begins_with_its_first_turn_or_not_at_all(store: Store) -> None:
    store.save_composer("", "what is typed")
    user, draft = store.begin_chat("Title", "what is typed", seed=1, model="m")
    (chat,) = store.conversations()
    assert (chat.title, chat.leaf_id) == ("Title", draft.id)
    assert draft.parent_id == user.id
    assert store.composer("") == ""
    store.save_composer(chat.id, "next")
    store.begin_turn(chat.id, "next", seed=1, model="m")
    assert store.composer(chat.id) == ""
    before = len(store.conversations())
    with pytest.raises(TypeError):
        store.begin_chat("Title", None, seed=1, model="m")  # type: ignore[arg-type]  # fails within
    assert len(store.conversations()) == before


def test_a_branch_takes_along_what_belongs_to_it(store: Store) -> None:
    from moechat.core.context_policy import AnswerContext
    from moechat.protocol.answer_options import AnswerOptions

    user, answer = store.begin_chat("Tea", "How?", seed=1, model="m")
    store.options.save(user.conversation_id, AnswerOptions(seed=5))
    store.contexts.save(answer.id, AnswerContext(first_kept=user.id, dropped=2))
    made = store.branch_off(answer.id, "{} again".format)
    copy, copied = store.outline(made)
    assert {copy.id, copied.id}.isdisjoint({user.id, answer.id})
    assert store.options.of(made).seed == 5
    found = store.contexts.latest([copy.id, copied.id])
    assert found == (copied.id, AnswerContext(first_kept=copy.id, dropped=2))
    assert [c.title for c in store.conversations() if c.id == made] == ["Tea again"]
    (draft,) = store.messages([copied.id])
    assert draft.state is MessageState.INTERRUPTED


def test_what_came_back_below_a_version_is_found_there(store: Store) -> None:
    question, answer = store.begin_chat("Tea", "How?", seed=1, model="m")
    chat = question.conversation_id
    second, last = store.begin_turn(chat, "And then?", seed=1, model="m")
    store.remove([second.id])
    other = store.begin_sibling(answer.id, seed=2, model="m")  # the answer was the end when left
    store.restore([second.id])
    store.edit(question.id, "How else?", seed=3, model="m")
    store.show_message(other.id)
    assert store.turn_version(other.id, -1) == answer.id
    assert [row.id for row in store.outline(chat)] == [question.id, answer.id, second.id, last.id]
