"""States of single messages: what can be done, versions, editing, choosing several."""

import time

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from moechat.core.conversation import FinishReason, Outline, RemovedMessage, Role
from moechat.core.message_actions import Standing
from moechat.ui.removed_messages import RemovedMessages
from tests.shots.stage import ANSWER, Stage


def _talk(stage: Stage, *, reason: FinishReason = FinishReason.STOP, text: str = ANSWER) -> None:
    stage.talk(text, finish_reason=reason)
    for _ in range(20):
        QCoreApplication.processEvents()


def hover(stage: Stage) -> None:
    _talk(stage)
    stage.transcript._hover("u")


def versions(stage: Stage) -> None:
    """A question and an answer with versions; the answer ended by the token limit."""
    _talk(stage, reason=FinishReason.LENGTH, text=ANSWER[:620])
    answer, question = stage.answer, stage.transcript._positions.entry(0).message
    assert question is not None
    stage.transcript.set_outline(
        [
            Outline("u", Role.USER, len(question.text), 1, 1, 2),
            Outline("a", Role.ASSISTANT, len(answer.text), answer.text.count("\n") + 1, 2, 3),
        ]
    )
    stage.transcript.supply([question, msgspec.structs.replace(answer)])


def editing(stage: Stage) -> None:
    _talk(stage)
    stage.transcript.begin_edit(
        "u", "Explain how a CPU cache works,\nwith a small example in Rust."
    )


def selecting(stage: Stage) -> None:
    _talk(stage)
    stage.transcript.begin_selecting("a")


def row_menu(stage: Stage) -> None:
    _talk(stage)
    menu = QMenu(stage.shell)
    stage.transcript.set_removed(2)
    stage.transcript._add_to_menu("a", menu, "a small, fast memory")
    stage.transcript.set_standing(Standing(answering=True))
    menu.adjustSize()
    stage.put_above(menu)


def deleted(stage: Stage) -> None:
    _talk(stage)
    stage.shell.undo.offer("2 messages deleted.", "Undo", lambda: None)


def deleted_list(stage: Stage) -> None:
    _talk(stage)
    about = {"at": time.time(), "role": Role.USER}
    RemovedMessages(stage.theme, stage.icons, stage.shell).open(
        [
            RemovedMessage(id="1", text="And now in Rust, with a benchmark?", messages=4, **about),
            RemovedMessage(id="2", text="What about " + "long " * 60, messages=1, **about),
        ]
    )


STATES = {
    "messages-hover": hover,
    "messages-versions": versions,
    "messages-editing": editing,
    "messages-selecting": selecting,
    "messages-menu": row_menu,
    "messages-deleted": deleted,
    "messages-deleted-list": deleted_list,
}
