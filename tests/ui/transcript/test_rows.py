"""What can be done with rows: select, copy, follow links, act on faults."""

from typing import Any

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from moechat.core.conversation import MessageState, Role
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import TextKind
from moechat.services.texts import FaultAction, describe
from moechat.ui.theme import Theme
from moechat.ui.transcript.code_buttons import CopyButton
from moechat.ui.transcript.decorations import Ornament
from moechat.ui.transcript.fault_row import FaultRow
from moechat.ui.transcript.footer_row import FooterRow
from moechat.ui.transcript.text_row import TextRow
from moechat.ui.transcript.view import TranscriptView
from tests.ui.transcript.conftest import Screen, answer, draft, message, user

CODE = "def f(x):\n\treturn '  x  '\n"


def _clipboard() -> str:
    return QGuiApplication.clipboard().text()


def _button(widget: QWidget, text: str) -> Any:
    return next(
        b for b in widget.findChildren(QAbstractButton) if b.text() == text and b.isVisible()
    )


# ── copying ──────────────────────────────────────────────────────────────────


def test_code_is_copied_as_it_was_written(screen: Screen) -> None:
    screen.view.append(answer(0, f"text\n\n```python\n{CODE}```\n"))
    screen.settle()
    screen.seen()[0].findChild(CopyButton).click()
    assert _clipboard() == CODE


def test_code_at_the_very_beginning_has_its_header(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    source = f"```python\n{CODE}```\nThat is it.\n"
    for start in range(0, len(source), 5):
        screen.view.add_delta("0", TextKind.TEXT, source[start : start + 5])
        screen.view.flush()
    screen.view.end_answer(answer(0, source))
    screen.settle()
    (row,) = screen.seen()
    button = row.findChild(CopyButton)
    assert button.isVisible()
    assert button.y() >= 0
    assert row.trim.rects[0].top() >= 0
    first_line = row.document().documentLayout().blockBoundingRect(row.document().firstBlock())
    assert first_line.top() >= button.geometry().bottom()


def test_code_at_the_very_end_has_its_lower_edge(screen: Screen) -> None:
    screen.view.append(answer(0, f"Look:\n\n```python\n{CODE}```\n"))
    screen.settle()
    (row,) = screen.seen()
    text_bottom = row.document().documentLayout().blockBoundingRect(row.document().lastBlock())
    assert row.trim.rects[0].bottom() > text_bottom.bottom()
    assert row.height() >= row.trim.rects[0].bottom()


def test_code_in_an_item_loses_the_items_indentation_only(screen: Screen) -> None:
    screen.view.append(answer(0, "1. do\n\n   ```\n   a\n     b\n   ```\n"))
    screen.settle()
    screen.seen()[0].findChild(CopyButton).click()
    assert _clipboard() == "a\n  b\n"


def test_code_spread_over_rows_is_copied_whole(screen: Screen) -> None:
    code = "".join(f"line {i}\n" for i in range(700))
    screen.view.append(answer(0, f"```\n{code}```\n"))
    screen.settle()
    screen.view.verticalScrollBar().setValue(0)
    screen.settle()
    screen.seen()[0].findChild(CopyButton).click()
    assert _clipboard() == code


def test_code_can_be_copied_while_it_is_written(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.add_delta("0", TextKind.TEXT, "```c\nint a;\n")
    screen.flush()
    screen.view.add_delta("0", TextKind.TEXT, "int b;\n")
    screen.flush()
    screen.seen()[0].findChild(CopyButton).click()
    assert _clipboard() == "int a;\nint b;\n"


def test_an_answer_is_copied_as_markdown(screen: Screen) -> None:
    text = "# Title\n\n**bold** and `code`"
    screen.view.append(answer(0, text))
    screen.settle()
    (footer,) = screen.seen(FooterRow)
    _button(footer, "Copy").click()
    assert _clipboard() == text


def test_a_selection_is_copied_as_plain_text(screen: Screen, qtbot: QtBot) -> None:
    screen.view.append(answer(0, "**bold** text\n\n- one\n- two\n\n1. first\n   1. inner\n"))
    screen.settle()
    row = screen.seen()[0]
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(row, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert _clipboard() == "bold text\n• one\n• two\n1. first\n    1. inner"
    assert not QGuiApplication.clipboard().mimeData().hasHtml()


def test_text_is_selected_with_the_keyboard(screen: Screen, qtbot: QtBot) -> None:
    screen.view.append(answer(0, "some words"))
    screen.settle()
    row = screen.seen()[0]
    row.setFocus()
    for _ in range(4):
        qtbot.keyClick(row, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert row.textCursor().selectedText() == "some"


def test_there_is_one_selection_at_a_time(screen: Screen) -> None:
    screen.open([user(0, "one"), answer(1, "two")])
    first, second = screen.seen()
    first.selectAll()
    second.selectAll()
    assert not first.textCursor().hasSelection()
    assert second.textCursor().selectedText() == "two"


def test_a_selection_survives_scrolling_away(screen: Screen) -> None:
    screen.open([user(i, f"[{i}] " + "words " * 60) for i in range(60)])
    row = screen.seen()[-1]
    text = row.toPlainText()
    row.selectAll()
    screen.view.verticalScrollBar().setValue(0)
    screen.settle()
    assert row.toPlainText() == text
    screen.view.scroll_to_end()
    screen.settle()
    assert screen.seen()[-1].textCursor().hasSelection()


def test_a_selection_survives_more_of_the_answer(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.add_delta("0", TextKind.TEXT, "first paragraph\n\nsecond")
    screen.flush()
    row = screen.seen()[0]
    cursor = QTextCursor(row.document())
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    row.setTextCursor(cursor)
    for _ in range(20):
        screen.view.add_delta("0", TextKind.TEXT, " **more** words")
        screen.view.flush()
    assert row.textCursor().selectedText() == "first paragraph"


# ── links and resources ──────────────────────────────────────────────────────


def test_links_are_signalled_and_not_followed(screen: Screen, qtbot: QtBot) -> None:
    screen.view.append(answer(0, "[a link](https://example.org/ä?q=1)"))
    screen.settle()
    row = screen.seen()[0]
    cursor = row.document().find("a link")
    row.setTextCursor(QTextCursor(row.document()))
    place = row.cursorRect(cursor).center() - row.rect().topLeft()
    place.setX(row.cursorRect(QTextCursor(row.document())).x() + 10)
    with qtbot.waitSignal(screen.view.link_clicked) as clicked:
        qtbot.mouseClick(row.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert clicked.args == ["https://example.org/%C3%A4?q=1"]
    assert row.toPlainText() == "a link"


def test_nothing_is_ever_loaded(screen: Screen, tmp_path: Any) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    screen.view.append(answer(0, f"![x]({QUrl.fromLocalFile(str(secret)).toString()})"))
    screen.settle()
    row = screen.seen()[0]
    for kind in (
        QTextDocument.ResourceType.ImageResource,
        QTextDocument.ResourceType.HtmlResource,
        QTextDocument.ResourceType.StyleSheetResource,
    ):
        assert row.loadResource(kind.value, QUrl.fromLocalFile(str(secret))) is None
    assert "secret" not in row.toPlainText().replace(str(secret), "").replace("secret.txt", "")


# ── colours of code ──────────────────────────────────────────────────────────


def _coloured(row: TextRow) -> bool:
    blocks, block = [], row.document().begin()
    while block.isValid():
        blocks += block.layout().formats()
        block = block.next()
    return bool(blocks)


def test_finished_code_is_coloured(screen: Screen, qtbot: QtBot) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.add_delta("0", TextKind.TEXT, f"```python\n{CODE}")
    screen.flush()
    row = screen.seen()[0]
    assert not _coloured(row)
    screen.view.add_delta("0", TextKind.TEXT, "```\n")
    screen.flush()
    qtbot.waitUntil(lambda: _coloured(row))
    assert row.toPlainText() == CODE.removesuffix("\n")


@pytest.mark.parametrize("language", ["", "nosuchlanguage", "python; rm -rf"])
def test_unknown_languages_stay_plain(screen: Screen, language: str) -> None:
    screen.view.append(answer(0, f"```{language}\n{CODE}```\n"))
    screen.settle()
    assert screen.texts() == [CODE.removesuffix("\n")]


def test_the_colours_belong_to_the_right_characters(screen: Screen, qtbot: QtBot) -> None:
    screen.view.append(answer(0, '```python\nx = "😀" # é\nreturn 1\n```\n'))
    screen.settle()
    row = screen.seen()[0]
    qtbot.waitUntil(lambda: _coloured(row))
    first = row.document().begin()
    units = first.text().encode("utf-16-le")
    spans = [
        units[2 * f.start : 2 * (f.start + f.length)].decode("utf-16-le")
        for f in first.layout().formats()
    ]
    assert '"😀"' in spans
    assert "# é" in spans


# ── faults ───────────────────────────────────────────────────────────────────


def test_an_interrupted_answer_says_why_and_what_to_do(screen: Screen, qtbot: QtBot) -> None:
    fault = Fault(FaultCode.DRIVER_FAILED, {"device": "GPU", "stage": "decode"}, "CL_OUT -5")
    screen.view.append(answer(0, "Half of", state=MessageState.INTERRUPTED, fault=fault))
    screen.settle()
    (row,) = screen.seen(FaultRow)
    text = describe(fault)
    assert row.accessibleName() == text.title
    with qtbot.waitSignal(screen.view.action_triggered) as acted:
        _button(row, "Continue the answer").click()
    assert acted.args == ["0", FaultAction.CONTINUE.value]
    height = row.height()
    _button(row, "Details").click()
    screen.settle()
    assert row.height() > height
    assert any(child.text() == "CL_OUT -5" for child in row.findChildren(type(row._detail)))
    _button(row, "Details").click()
    screen.settle()
    assert row.height() == height


def test_there_are_no_details_where_there_are_none(screen: Screen) -> None:
    fault = Fault(FaultCode.APP_CLOSED)
    screen.view.append(answer(0, "Half", state=MessageState.INTERRUPTED, fault=fault))
    screen.settle()
    (row,) = screen.seen(FaultRow)
    assert not [
        b for b in row.findChildren(QAbstractButton) if b.text() == "Details" and b.isVisible()
    ]


def test_a_damaged_message_shows_as_one_and_the_rest_goes_on(screen: Screen) -> None:
    screen.open(
        [
            user(0, "before"),
            message(1, Role.ASSISTANT, state=MessageState.DAMAGED),
            message(2, Role.USER, state=MessageState.DAMAGED),
            answer(3, "after"),
        ]
    )
    assert screen.texts() == ["before", "after"]
    assert len(screen.seen(FaultRow)) == 2


# ── keyboard ─────────────────────────────────────────────────────────────────


def test_tab_goes_through_rows_and_buttons_and_on(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    before, view, after = QLineEdit(), TranscriptView(theme, describe), QLineEdit()
    column = QVBoxLayout(window)
    for widget in (before, view, after):
        column.addWidget(widget)
    window.resize(700, 700)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    view.append(user(0, "question"))
    view.append(answer(1, f"```\n{CODE}```\n", reasoning="hm", reasoning_ms=5.0))
    qtbot.waitUntil(lambda: view.is_settled)
    before.setFocus()
    visited = []
    for _ in range(14):
        qtbot.keyClick(QGuiApplication.focusObject(), Qt.Key.Key_Tab)
        visited.append(type(QGuiApplication.focusObject()).__name__)
    question, actions = ["TextRow"], ["Button"] * 3  # which stand beside it while it has the focus
    footer, code = ["Button"] * 4, ["WrapButton", "SaveButton", "CopyButton"]
    assert visited[:5] == [*question, *actions, "Disclosure"]
    assert visited[5:13] == ["TextRow", *code, *footer]
    assert visited[13] == "QLineEdit"
    assert QGuiApplication.focusObject() is after
    back = []
    for _ in range(11):
        qtbot.keyClick(
            QGuiApplication.focusObject(), Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier
        )
        back.append(type(QGuiApplication.focusObject()).__name__)
    assert back == [*footer, *reversed(code), "TextRow", "Disclosure", *question, "QLineEdit"]
    assert QGuiApplication.focusObject() is before


def test_tab_brings_rows_into_sight(screen: Screen, qtbot: QtBot) -> None:
    screen.open([user(i, f"[{i}] " + "words " * 80) for i in range(30)])
    with qtbot.waitActive(screen.view):
        screen.view.activateWindow()
    screen.view.verticalScrollBar().setValue(0)
    screen.settle()
    screen.seen()[0].setFocus()
    for number in range(1, 12):
        for _ in range(4):  # past what stands beside a question
            qtbot.keyClick(QGuiApplication.focusObject(), Qt.Key.Key_Tab)
            screen.settle()
        row = QGuiApplication.focusObject()
        assert isinstance(row, TextRow)
        assert row.toPlainText().startswith(f"[{number}]")
        assert row.geometry().intersects(screen.view.viewport().rect())


def test_thinking_opens_with_the_keyboard(screen: Screen, qtbot: QtBot) -> None:
    from moechat.ui.transcript.notes import ThoughtRow

    screen.view.append(answer(0, "text", reasoning="hm", reasoning_ms=5.0))
    screen.settle()
    (row,) = screen.seen(ThoughtRow)
    button = row.stops()[0]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        shown = len(screen.texts())
        qtbot.keyClick(button, key)
        screen.settle()
        assert len(screen.texts()) != shown


def test_ornaments_are_where_their_text_is(screen: Screen) -> None:
    screen.view.append(answer(0, f"text\n\n```\n{CODE}```\n\nafter"))
    screen.settle()
    row = screen.seen()[0]
    index = next(i for i, d in enumerate(row.decorations) if d.ornament is Ornament.CODE)
    frame = row.trim.rects[index]
    layout = row.document().documentLayout()
    after = layout.blockBoundingRect(row.document().lastBlock())
    before = layout.blockBoundingRect(row.document().begin())
    assert before.bottom() <= frame.top() < frame.bottom() <= after.top()


def test_an_answer_without_a_word_says_so(screen: Screen) -> None:
    screen.view.begin_answer(draft(0))
    screen.view.end_answer(answer(0, "", metrics=None))
    screen.settle()
    (footer,) = screen.seen(FooterRow)
    assert "without a word" in footer._ending.text()
