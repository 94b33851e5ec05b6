"""Finding something in the open chat, in a real window with a real store."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextEdit

from moechat.core.conversation import MessageState
from moechat.services.paths import Paths
from moechat.store.store import Store
from moechat.ui.theme import Tone
from moechat.ui.transcript.text_row import TextRow
from tests.support.long_chat import make_long_chat
from tests.ui.conftest import Running

_MESSAGES = 1_000
_CODE = "😀 Look:\n\n```python\nneedle_in_code = 1\n```\n\nand a **Needle** here."


def current(window: Running) -> str:
    """What is marked as the current place, if that can be seen."""
    view, theme = window.shell.transcript, window.contents._theme
    for row in view.viewport().findChildren(TextRow):
        for mark in row.extraSelections():
            if mark.format.background().color() != theme.colour(Tone.ACCENT):
                continue
            y = row.y() + row.cursorRect(mark.cursor).top()
            if row.isVisible() and 0 <= y < view.viewport().height():
                return mark.cursor.selectedText()
    return ""


def test_every_place_of_a_long_chat_is_gone_to(
    tmp_path: Path, program: Callable[..., Running]
) -> None:
    path = Paths.under(tmp_path).database
    chat = make_long_chat(path, _MESSAGES)
    store = Store.open(path)
    ids = [node.id for node in store.outline(chat)]
    for at, text, reasoning in (
        (100, "A needle in a question", ""),
        (301, "Nothing here", "Thinking of a NEEDLE and of another needle"),
        (501, _CODE, ""),
    ):
        (message,) = store.messages([ids[at]])
        store.finish(msgspec.structs.replace(message, text=text, reasoning=reasoning))
    store.close()

    window = program()
    bar, view = window.shell.find_bar, window.shell.transcript
    window.chat.open(chat)
    window.until(lambda: window.chat.conversation_id == chat)
    edit = window.shell.composer.edit
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    window.until(bar.field.hasFocus)
    bar.field.setText("nëedle")
    window.until(lambda: bar._count.text() == "1 of 5")
    window.until(lambda: current(window) == "needle")
    assert view._positions.entry(100).message is not None
    thinking = view._positions.entry(301)
    wanted = ("NEEDLE", "needle", "needle", "Needle", "needle", "NEEDLE")
    for number, text in enumerate(wanted, 2):
        QTest.keyClick(bar.field, Qt.Key.Key_F3 if number % 2 else Qt.Key.Key_Return)
        count = f"{number if number <= 5 else number - 5} of 5"
        window.until(lambda count=count: bar._count.text() == count)
        window.until(lambda text=text: current(window) == text)
        if number == 2:
            assert thinking.thought_open
    QTest.keyClick(bar.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.until(lambda: bar._count.text() == "1 of 5")
    bar.field.setText("not there at all")
    window.until(lambda: bar._count.text() == "Nothing found")
    assert current(window) == ""
    QTest.keyClick(bar.field, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert edit.hasFocus()
    assert not any(row.extraSelections() for row in view.viewport().findChildren(QTextEdit))


def test_a_hit_of_the_search_is_marked_where_it_is(
    tmp_path: Path, program: Callable[..., Running]
) -> None:
    path = Paths.under(tmp_path).database
    chat = make_long_chat(path, 400)
    with sqlite3.connect(path) as connection:
        connection.execute(
            "UPDATE message SET text = ? WHERE id = (SELECT id FROM message ORDER BY id LIMIT 1 "
            "OFFSET 20)",
            ("word " * 3000 + "the zebra crossing",),
        )
        connection.execute("UPDATE message SET state = ?", (MessageState.COMPLETE,))
    connection.close()
    window = program()
    sidebar = window.shell.sidebar
    window.until(lambda: sidebar.list.chat_count == 1)
    sidebar._search.setText("zebra")
    results = sidebar._results._results
    window.until(lambda: results.rowCount() == 1)
    QTest.keyClick(sidebar._search, Qt.Key.Key_Down)
    QTest.keyClick(sidebar._results, Qt.Key.Key_Return)
    window.until(lambda: window.chat.conversation_id == chat)
    window.until(lambda: current(window) == "zebra")
    assert sidebar._results.hasFocus()  # the next hit is one key away
    sidebar._search.clear()
    window.until(lambda: current(window) == "")
