"""What is wider than the column: code that is not wrapped, tables, formulas."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QTextTable, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.protocol.messages import TextKind
from moechat.ui.transcript.code_buttons import SaveButton, WrapButton
from moechat.ui.transcript.side_bar import SideBar
from moechat.ui.transcript.text_row import TextRow
from tests.ui.transcript.conftest import Screen, answer, draft

LONG = "print(" + ", ".join(f"argument_{n}" for n in range(40)) + ")"
_WORDS = [f"averylongwordnumber{n}" for n in range(12)]
TABLE = f"| {' | '.join(_WORDS)} |\n{'|---' * 12}|\n| {' | '.join(_WORDS)} |\n"


def _show(screen: Screen, text: str) -> TextRow:
    screen.view.append(answer(0, text))
    screen.settle()
    row = screen.seen()[0]
    assert isinstance(row, TextRow)
    return row


def _bars(row: TextRow) -> list[SideBar]:
    return [bar for bar in row.findChildren(SideBar) if bar.isVisible()]


def _caret_x(row: TextRow, position: int) -> int:
    cursor = QTextCursor(row.document())
    cursor.setPosition(position)
    return row.cursorRect(cursor).x()


def _unwrap(screen: Screen, row: TextRow) -> None:
    button = row.findChild(WrapButton)
    assert button.isChecked()
    button.click()
    screen.settle()


def test_code_is_wrapped_until_that_is_not_wanted(screen: Screen) -> None:
    row = _show(screen, f"```python\n{LONG}\nx = 1\n```\n")
    wrapped = row.height()
    assert not _bars(row)
    first = _caret_x(row, 0)
    _unwrap(screen, row)
    assert row.height() < wrapped
    assert _caret_x(row, 0) == first
    (bar,) = _bars(row)
    assert bar.accessibleName()
    bar.setValue(bar.maximum())
    assert first - bar.maximum() - 2 <= _caret_x(row, 0) <= first - bar.maximum() + 2
    assert _caret_x(row, len(LONG)) < row.width()
    row.findChild(WrapButton).click()
    screen.settle()
    assert row.height() == wrapped
    assert not _bars(row)


def test_the_frame_of_code_stays_where_the_text_goes(screen: Screen) -> None:
    row = _show(screen, f"```\n{'M' * 400}\n```\n")
    _unwrap(screen, row)
    _bars(row)[0].setValue(200)
    image = row.grab().toImage()
    middle = _middle_of_first_line(row)
    ratio = image.devicePixelRatio()
    columns = [image.pixelColor(round(x * ratio), round(middle * ratio)).name() for x in range(8)]
    assert len(set(columns)) == 1  # nothing of the text beside the frame


def _middle_of_first_line(row: TextRow) -> int:
    cursor = QTextCursor(row.document())
    return row.cursorRect(cursor).center().y()


def test_all_pieces_of_a_code_are_looked_at_alike(screen: Screen) -> None:
    screen.view.append(answer(0, "```\n" + f"{LONG}\n" * 150 + "```\n"))
    screen.settle()
    screen.view.verticalScrollBar().setValue(0)
    screen.settle()
    rows = screen.seen()
    _unwrap(screen, rows[0])
    for row in screen.seen():
        assert row.document().begin().layout().lineCount() == 1


def test_pieces_of_a_code_are_scrolled_together(screen: Screen) -> None:
    screen.view.resize(800, 3_000)
    screen.view.append(answer(0, "```\n" + f"{LONG}\n" * 8 + "x\n" * 5 + "```\n"))
    screen.settle()
    first, last = screen.seen()[0], screen.seen()[-1]
    assert first is not last
    _unwrap(screen, first)
    (bar,) = _bars(last)
    assert not _bars(first)
    before = _caret_x(first, 0), _caret_x(last, last.end)
    bar.setValue(100)
    assert (_caret_x(first, 0), _caret_x(last, last.end)) == (before[0] - 100, before[1] - 100)


def test_code_that_is_being_written_stays_as_it_was_chosen(screen: Screen) -> None:
    view = screen.view
    view.begin_answer(draft(0))
    view.add_delta("0", TextKind.TEXT, f"```python\n{LONG}\n")
    screen.flush()
    _unwrap(screen, screen.seen()[0])
    for piece in (f"{LONG}\n", "x\n", "```\n", "after"):
        view.add_delta("0", TextKind.TEXT, piece)
        screen.flush()
        assert screen.seen()[0].document().begin().layout().lineCount() == 1
    view.end_answer(answer(0, f"```python\n{LONG}\n{LONG}\nx\n```\nafter"))
    screen.settle()
    assert screen.seen()[0].document().begin().layout().lineCount() == 1


def test_a_table_that_is_too_wide_is_scrolled(screen: Screen) -> None:
    row = _show(screen, f"before\n\n{TABLE}\nafter")
    (table,) = [f for f in row.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    (bar,) = _bars(row)
    last = table.cellAt(1, 11).firstPosition()
    assert _caret_x(row, last) > row.width()
    bar.setValue(bar.maximum())
    assert 0 < _caret_x(row, last) < row.width()
    bar.setValue(0)
    assert _caret_x(row, table.cellAt(1, 0).firstPosition()) > 0


def test_a_wide_formula_is_scrolled(screen: Screen) -> None:
    row = _show(screen, f"$$\n{' + '.join(['x_{100}'] * 60)}\n$$\n")
    (bar,) = _bars(row)
    before = row.grab().toImage()
    bar.setValue(bar.maximum())
    assert row.grab().toImage() != before


def _turn(row: TextRow, point: QPointF, delta: QPoint, modifiers: Any) -> bool:
    event = QWheelEvent(
        point, row.mapToGlobal(point), QPoint(), delta, Qt.MouseButton.NoButton, modifiers,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(row.viewport(), event)
    return event.isAccepted()


@pytest.mark.parametrize("by", ["wheel", "shift"])
def test_the_wheel_scrolls_sideways_only_what_is_wide(screen: Screen, by: str) -> None:
    row = _show(screen, f"before\n\n```\n{LONG}\n```\n")
    _unwrap(screen, row)
    (bar,) = _bars(row)
    delta = QPoint(-120, 0) if by == "wheel" else QPoint(0, -120)
    none, shift = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    point = QPointF(bar.geometry().center()) - QPointF(0, 20)
    _turn(row, point, delta, none if by == "wheel" else shift)
    assert bar.value() == 60
    _turn(row, QPointF(40, 4), delta, none if by == "wheel" else shift)
    assert bar.value() == 60


def test_the_keyboard_reaches_what_is_beyond_the_edge(screen: Screen, qtbot: QtBot) -> None:
    row = _show(screen, f"```\n{LONG}\n```\n")
    _unwrap(screen, row)
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_End, Qt.KeyboardModifier.ShiftModifier)
    assert row.textCursor().selectedText() == LONG
    assert 0 < row.cursorRect().x() < row.width()
    assert row.horizontalScrollBar().value() == 0
    (bar,) = _bars(row)
    assert bar in row.stops()
    qtbot.keyClick(bar, Qt.Key.Key_Home)
    assert bar.value() == 0


def test_code_is_given_to_be_saved(screen: Screen, qtbot: QtBot) -> None:
    row = _show(screen, "```python\nx = 1\n```\n")
    with qtbot.waitSignal(screen.view.save_wanted) as wanted:
        row.findChild(SaveButton).click()
    assert wanted.args == ["code.py", "x = 1\n"]
