"""A selection that goes over the rows of a message."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Message
from moechat.ui.transcript.text_row import TextRow
from tests.ui.transcript.conftest import Screen, answer, user

_SHIFT, _CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def _paragraphs(count: int) -> str:
    return "\n\n".join(f"[{n}] " + "some words " * 60 for n in range(count))


def _mouse(row: TextRow, kind: QEvent.Type, at: QPoint) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    viewport = row.viewport()
    button = none if kind is QEvent.Type.MouseMove else left
    held = none if kind is QEvent.Type.MouseButtonRelease else left
    event = QMouseEvent(
        kind, QPointF(viewport.mapFromGlobal(at)), QPointF(at), button, held,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def _place(row: TextRow, position: int) -> QPoint:
    cursor = QTextCursor(row.document())
    cursor.setPosition(position)
    rect = row.cursorRect(cursor)
    return row.viewport().mapToGlobal(QPoint(rect.left(), rect.center().y()))


def _drag(begin: tuple[TextRow, int], *ends: tuple[TextRow, int]) -> None:
    row = begin[0]
    _mouse(row, QEvent.Type.MouseButtonPress, _place(*begin))
    for end in ends:
        _mouse(row, QEvent.Type.MouseMove, _place(*end))
    _mouse(row, QEvent.Type.MouseButtonRelease, _place(*ends[-1]))


def _copied(row: TextRow, qtbot: QtBot) -> str:
    QGuiApplication.clipboard().setText("")
    qtbot.keyClick(row, Qt.Key.Key_C, _CONTROL)
    return QGuiApplication.clipboard().text()


def _open(screen: Screen, message: Message, height: int = 4_000) -> list[TextRow]:
    screen.view.resize(800, height)
    screen.view.append(message)
    screen.settle()
    return screen.seen()


@pytest.mark.parametrize("upwards", [False, True])
def test_the_mouse_selects_over_rows(screen: Screen, qtbot: QtBot, upwards: bool) -> None:
    rows = _open(screen, answer(0, _paragraphs(16)))
    assert len(rows) > 3
    first, last = (rows[0], 4), (rows[-1], 3)
    _drag(*((last, first) if upwards else (first, last)))
    text = _copied(rows[-1] if upwards else rows[0], qtbot)
    whole = "\n".join(row.plain_text() for row in rows)
    last_text = rows[-1].plain_text()
    assert text == whole[4 : len(whole) - len(last_text) + 3]


def test_dragging_back_takes_less(screen: Screen, qtbot: QtBot) -> None:
    rows = _open(screen, answer(0, _paragraphs(16)))
    _drag((rows[0], 4), (rows[-1], 3), (rows[1], 5), (rows[0], 8))
    assert _copied(rows[0], qtbot) == rows[0].plain_text()[4:8]
    assert not any(row.textCursor().hasSelection() for row in rows[1:])


def test_a_click_lets_go_of_all(screen: Screen) -> None:
    rows = _open(screen, answer(0, _paragraphs(16)))
    _drag((rows[0], 4), (rows[-1], 3))
    _mouse(rows[1], QEvent.Type.MouseButtonPress, _place(rows[1], 2))
    _mouse(rows[1], QEvent.Type.MouseButtonRelease, _place(rows[1], 2))
    assert not any(row.textCursor().hasSelection() for row in rows)


def test_a_selection_stays_in_its_message(screen: Screen, qtbot: QtBot) -> None:
    screen.open([user(0, "the question"), answer(1, "the answer")])
    question, reply = screen.seen()
    _drag((question, 4), (reply, 3))
    assert _copied(question, qtbot).startswith("question"[: len(_copied(question, qtbot))])
    assert not reply.textCursor().hasSelection()


def test_all_of_a_message_is_selected_and_copied_from_out_of_sight(
    screen: Screen, qtbot: QtBot
) -> None:
    text = _paragraphs(60) + "\n\n```c\n" + "int x;\n" * 200 + "```\n\n$x^2$ | *end*"
    rows = _open(screen, answer(0, text), height=600)
    rows[-1].setFocus()
    qtbot.keyClick(rows[-1], Qt.Key.Key_A, _CONTROL)
    copied = [line.rstrip() for line in _copied(rows[-1], qtbot).split("\n")]
    paragraphs = [line.rstrip() for line in _paragraphs(60).split("\n\n")]
    assert copied == [*paragraphs, *["int x;"] * 200, "$x^2$ | end"]
    screen.view.verticalScrollBar().setValue(0)
    screen.settle()
    assert all(row.is_all_selected for row in screen.seen())
    assert len(screen.view.viewport().findChildren(TextRow)) < 40


def test_nothing_of_another_chat_is_copied(screen: Screen, qtbot: QtBot) -> None:
    rows = _open(screen, answer(0, _paragraphs(16)))
    rows[0].setFocus()
    qtbot.keyClick(rows[0], Qt.Key.Key_A, _CONTROL)
    screen.open([user(5, "another")])
    (row,) = screen.seen()
    assert _copied(row, qtbot) == ""


def test_a_question_is_copied_as_it_was_written(screen: Screen, qtbot: QtBot) -> None:
    text = "  line\n\n\ttabbed   \n" * 400 + "*end*"
    rows = _open(screen, user(0, text), height=600)
    rows[-1].setFocus()
    qtbot.keyClick(rows[-1], Qt.Key.Key_A, _CONTROL)
    assert _copied(rows[-1], qtbot) == text


def test_the_keyboard_goes_on_in_the_next_row_and_back(screen: Screen, qtbot: QtBot) -> None:
    rows = _open(screen, answer(0, _paragraphs(16)))
    end = rows[0].plain_text()[-5:]
    with qtbot.waitActive(screen.view):
        screen.view.activateWindow()
    rows[0].setFocus()
    rows[0].select(rows[0].end - 5, rows[0].end)

    def press(key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            qtbot.keyClick(QGuiApplication.focusObject(), key, _SHIFT)

    press(Qt.Key.Key_Right, 3)
    assert QGuiApplication.focusObject() is rows[1]
    assert _copied(rows[1], qtbot) == end + "\n" + rows[1].plain_text()[:3]
    press(Qt.Key.Key_Left, 4)
    assert QGuiApplication.focusObject() is rows[0]
    assert _copied(rows[0], qtbot) == end
    press(Qt.Key.Key_Left)
    assert _copied(rows[0], qtbot) == end[:-1]
