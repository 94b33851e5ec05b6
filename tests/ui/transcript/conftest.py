"""A transcript on the screen, and messages to fill it with."""

from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from moechat.core.conversation import FinishReason, Message, Outline, Role, RunMetrics
from moechat.services.texts import describe
from moechat.ui.theme import Theme
from moechat.ui.transcript.text_row import TextRow
from moechat.ui.transcript.view import TranscriptView


def message(number: int, role: Role, text: str = "", **more: Any) -> Message:
    return Message(
        id=str(number),
        conversation_id="c",
        parent_id=None,
        role=role,
        created_at=0.0,
        text=text,
        **more,
    )


def user(number: int, text: str) -> Message:
    return message(number, Role.USER, text)


def answer(number: int, text: str, **more: Any) -> Message:
    more.setdefault("finish_reason", FinishReason.STOP)
    more.setdefault("metrics", RunMetrics(new_tokens=312, tokens_per_second=18.6, ttft_ms=4_100.0))
    return message(number, Role.ASSISTANT, text, **more)


def draft(number: int, text: str = "") -> Message:
    return message(number, Role.ASSISTANT, text)


def outline_of(messages: list[Message]) -> list[Outline]:
    return [Outline(m.id, m.role, len(m.text), m.text.count("\n") + 1) for m in messages]


class Screen:
    """A transcript as a reader has it before them."""

    def __init__(self, qtbot: QtBot, view: TranscriptView) -> None:
        self.qtbot, self.view = qtbot, view

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.view.is_settled, timeout=20_000)

    def flush(self) -> None:
        """Show all that came."""
        self.view.flush()
        self.settle()

    def seen(self, kind: type[QWidget] = TextRow) -> list[Any]:
        """The row widgets of a kind in the viewport, from above."""
        area = self.view.viewport()
        found = [
            widget
            for widget in area.findChildren(kind)
            if widget.isVisible() and widget.geometry().intersects(area.rect())
        ]
        return sorted(found, key=lambda widget: widget.y())

    def texts(self) -> list[str]:
        """What the text rows in the viewport say."""
        return [row.toPlainText() for row in self.seen()]

    def open(self, messages: list[Message]) -> None:
        """Open a chat whose bodies come when they are asked for."""
        by_id = {m.id: m for m in messages}
        self.view.bodies_wanted.connect(lambda ids: self.view.supply([by_id[i] for i in ids]))
        self.view.set_outline(outline_of(messages))
        self.settle()

    def where(self, text: str) -> int:
        """How far below the upper edge a row with this text begins."""
        return next(row.y() for row in self.seen() if text in row.toPlainText())


@pytest.fixture
def screen(qtbot: QtBot, theme: Theme) -> Screen:
    view = TranscriptView(theme, describe)
    view.resize(800, 600)
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    return Screen(qtbot, view)
