"""Folders, archive, bin and search, in a real window with a real store."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from moechat.core.conversation import Message, MessageState
from moechat.core.search_hits import ChatHit, MessageHit
from moechat.services.paths import Paths
from moechat.store.store import Store
from moechat.ui.confirm import Confirm
from moechat.ui.sidebar.chat_list import ARCHIVE, BIN, DRAGGED, RowKind
from tests.ui.conftest import Running

_ANSWER = "The answer says xylophone, among other words."


def fill(home: Path) -> dict[str, str]:
    """Chats with one turn each: their ids by title; the first one has two versions."""
    ids: dict[str, str] = {}
    path = Paths.under(home).database
    store = Store.open(path)

    def finish(draft: Message, text: str) -> None:
        done = msgspec.structs.replace(draft, state=MessageState.COMPLETE, text=text)
        store.finish(done)

    for title in ("Delta", "Gamma", "Beta", "Alpha"):
        user, draft = store.begin_chat(title, f"Question about {title}", seed=1, model="m")
        finish(draft, _ANSWER if title == "Delta" else "Nothing special.")
        ids[title] = user.conversation_id
        if title == "Delta":
            _, second = store.edit(user.id, "Another question", seed=1, model="m")
            finish(second, "Quite another answer.")
    store.close()
    return ids


class Shelves:
    """The window, and what its list shows."""

    def __init__(self, home: Path, program: Callable[..., Running]) -> None:
        self.ids = fill(home)
        self.at = program()
        self.sidebar = self.at.shell.sidebar
        self.view = self.sidebar._view
        self.at.until(lambda: self.rows() != [])

    def rows(self) -> list[str]:
        model = self.sidebar.list
        rows = [model.row(model.index(at)) for at in range(model.rowCount())]
        return [row.title for row in rows if row and row.kind is not RowKind.HEADING]

    def shows(self, *titles: str) -> None:
        self.at.until(lambda: self.rows() == list(titles))

    def index(self, title: str) -> QModelIndex:
        model = self.sidebar.list
        return next(
            model.index(at) for at in range(model.rowCount()) if model.index(at).data() == title
        )

    def choose(self, *titles: str) -> None:
        """Click on these, from the second on with Ctrl."""
        for number, title in enumerate(titles):
            held = Qt.KeyboardModifier.ControlModifier if number else Qt.KeyboardModifier(0)
            where = self.view.visualRect(self.index(title)).center()
            left = Qt.MouseButton.LeftButton
            QTest.mouseClick(self.view.viewport(), left, held, pos=where)

    def act(self, text: str) -> None:
        """Trigger what the menu of the chosen rows calls so."""
        menu = self.sidebar.deeds.menu(self.view.chosen(), self.sidebar.list.shelves)
        assert menu is not None
        parts = [action.menu() for action in menu.actions() if action.menu()]
        actions = [*menu.actions(), *(action for part in parts for action in part.actions())]
        next(action for action in actions if action.text() == text).trigger()

    def undo(self) -> None:
        button = next(b for b in self.sidebar.findChildren(QPushButton) if b.text() == "Undo")
        self.at.until(button.isVisible)
        button.click()


@pytest.fixture
def shelves(tmp_path: Path, program: Callable[..., Running]) -> Shelves:
    return Shelves(tmp_path, program)


def test_several_chats_are_pinned_archived_and_deleted_together(shelves: Shelves) -> None:
    at = shelves.at
    shelves.shows("Alpha", "Beta", "Gamma", "Delta")
    shelves.choose("Gamma", "Delta")
    assert [row.title for row in shelves.view.chosen()] == ["Gamma", "Delta"]
    shelves.act("Pin")
    shelves.shows("Gamma", "Delta", "Alpha", "Beta")
    assert len(shelves.view.chosen()) == 2  # they are still chosen
    shelves.act("Archive")
    shelves.shows("Alpha", "Beta", "Archive")
    shelves.undo()
    shelves.shows("Gamma", "Delta", "Alpha", "Beta")
    shelves.choose("Alpha", "Beta")
    at.until(lambda: at.chat.conversation_id == shelves.ids["Alpha"])
    QTest.keyClick(shelves.view, Qt.Key.Key_Delete)
    shelves.shows("Gamma", "Delta", "Recently deleted")
    assert at.chat.conversation_id == ""
    QTest.keyClick(shelves.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shelves.shows("Gamma", "Delta", "Alpha", "Beta")
    at.until(lambda: at.chat.conversation_id == shelves.ids["Alpha"])


def test_what_was_deleted_is_restored_or_deleted_for_good(shelves: Shelves, tmp_path: Path) -> None:
    at, sidebar = shelves.at, shelves.sidebar
    for title in ("Alpha", "Delta"):
        shelves.choose(title)
        QTest.keyClick(shelves.view, Qt.Key.Key_Delete)
        at.until(lambda title=title: title not in shelves.rows())
    shelves.view.setCurrentIndex(sidebar.list.index_of(BIN))
    QTest.keyClick(shelves.view, Qt.Key.Key_Right)
    shelves.shows("Beta", "Gamma", "Recently deleted", "Delta", "Alpha")
    shelves.view.setCurrentIndex(shelves.index("Alpha"))
    shelves.act("Restore")
    shelves.shows("Alpha", "Beta", "Gamma", "Recently deleted", "Delta")
    shelves.view.setCurrentIndex(shelves.index("Delta"))
    QTest.keyClick(shelves.view, Qt.Key.Key_Delete)
    question = at.shell.findChild(Confirm)
    assert question is not None
    assert question.isVisible()
    question._yes.click()
    shelves.shows("Alpha", "Beta", "Gamma")
    at.close()
    database = Paths.under(tmp_path).database
    assert b"xylophone" not in database.read_bytes()


def test_a_folder_is_made_filled_folded_and_deleted(shelves: Shelves) -> None:
    sidebar, view = shelves.sidebar, shelves.view
    shelves.choose("Beta", "Gamma")
    shelves.act("New folder…")
    shelves.at.until(lambda: view.findChild(QLineEdit) is not None)
    editor = view.findChild(QLineEdit)
    assert editor is not None
    editor.setText("Work")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    shelves.shows("Work", "Beta", "Gamma", "Alpha", "Delta")
    model = sidebar.list
    data = model.mimeData([shelves.index("Alpha")])
    assert data.hasFormat(DRAGGED)
    model.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, shelves.index("Work"))
    shelves.shows("Work", "Alpha", "Beta", "Gamma", "Delta")
    model.dropMimeData(data, Qt.DropAction.MoveAction, -1, -1, QModelIndex())
    shelves.shows("Work", "Beta", "Gamma", "Alpha", "Delta")
    view.setFocus()
    view.setCurrentIndex(shelves.index("Work"))
    QTest.keyClick(view, Qt.Key.Key_Left)
    shelves.shows("Work", "Alpha", "Delta")
    (work,) = shelves.sidebar.list.shelves.folders
    assert shelves.at.settings.value.folded == (work.id,)
    QTest.keyClick(view, Qt.Key.Key_Return)
    shelves.shows("Work", "Beta", "Gamma", "Alpha", "Delta")
    view.setCurrentIndex(shelves.index("Work"))
    shelves.act("Delete the folder, keep its chats")
    shelves.shows("Alpha", "Beta", "Gamma", "Delta")
    shelves.undo()
    shelves.shows("Work", "Beta", "Gamma", "Alpha", "Delta")


def test_a_hit_is_found_and_opened_by_the_keyboard_alone(shelves: Shelves) -> None:
    at, sidebar = shelves.at, shelves.sidebar
    shelves.choose("Alpha")
    shelves.act("Archive")
    shelves.shows("Beta", "Gamma", "Delta", "Archive")
    QTest.keyClick(
        at.shell.composer.edit,
        Qt.Key.Key_F,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    at.until(sidebar._search.hasFocus)
    results = sidebar._results._results
    QTest.keyClicks(sidebar._search, "alpha")
    at.until(lambda: results.rowCount() == 2)
    hits = [results.hit(results.index(row)) for row in range(2)]
    assert isinstance(hits[0], ChatHit)
    assert all(hit and hit.archived for hit in hits)
    sidebar._search.setText("xylo")
    at.until(lambda: results.rowCount() == 1)
    QTest.keyClick(sidebar._search, Qt.Key.Key_Down)
    assert sidebar._results.hasFocus()
    QTest.keyClick(sidebar._results, Qt.Key.Key_Return)
    at.until(lambda: at.chat.conversation_id == shelves.ids["Delta"])
    hit = results.hit(results.index(0))
    assert isinstance(hit, MessageHit)
    # It is on the version that was not shown.
    at.until(lambda: at.shell.transcript._positions.index_of(hit.message_id) == 1)
    QTest.keyClick(sidebar._results, Qt.Key.Key_Escape)
    assert sidebar._search.hasFocus()
    sidebar._search.setText("qqqq")
    at.until(lambda: "Nothing was found" in sidebar._nothing.text())
    QTest.keyClick(sidebar._search, Qt.Key.Key_Escape)
    shelves.shows("Beta", "Gamma", "Delta", "Archive")
    assert sidebar.list.index_of(ARCHIVE).isValid()
    assert shelves.view.isVisible()


def test_the_menu_of_the_keyboard_is_that_of_the_current_row(shelves: Shelves) -> None:
    view = shelves.view
    view.setFocus()
    view.setCurrentIndex(shelves.index("Gamma"))
    asked: list[QPoint] = []
    view.menu_wanted.disconnect()
    view.menu_wanted.connect(asked.append)
    nowhere = QPoint(1, 1)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, nowhere, nowhere)
    QApplication.sendEvent(view.viewport(), event)
    assert [view.indexAt(where).data() for where in asked] == ["Gamma"]


def test_a_chat_with_something_typed_is_marked_until_it_is_sent_or_emptied(
    shelves: Shelves,
) -> None:
    at, sidebar = shelves.at, shelves.sidebar

    def said() -> object:
        return shelves.index("Alpha").data(Qt.ItemDataRole.AccessibleTextRole)

    def looks() -> QImage:
        return shelves.view.grab(shelves.view.visualRect(shelves.index("Alpha"))).toImage()

    def go(title: str) -> None:
        chat = shelves.ids.get(title, "")
        restored.clear()
        at.chat.open(chat) if chat else at.chat.new_chat()
        at.until(lambda: at.chat.conversation_id == chat and restored != [])

    restored: list[str] = []
    at.chat.composer_text.connect(restored.append)
    unmarked, edit = looks(), at.shell.composer.edit
    go("Alpha")
    QTest.keyClicks(edit, "Not sent yet")
    go("Beta")
    at.until(lambda: said() == "Alpha, with an unsent draft")
    go("")
    assert looks() != unmarked
    go("Alpha")
    assert said() is None  # it is to be seen
    assert restored == ["Not sent yet"]
    QTest.keyClick(edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(edit, Qt.Key.Key_Delete)
    go("")
    at.until(lambda: not sidebar.list._drafts)
    assert (said(), looks()) == (None, unmarked)


def test_a_draft_is_marked_after_a_start(tmp_path: Path, program: Callable[..., Running]) -> None:
    ids = fill(tmp_path)
    store = Store.open(Paths.under(tmp_path).database)
    store.save_composer(ids["Gamma"], "Later")
    store.close()
    at = program()
    rows = at.shell.sidebar.list
    spoken = Qt.ItemDataRole.AccessibleTextRole
    at.until(lambda: rows.index_of(ids["Gamma"]).data(spoken) == "Gamma, with an unsent draft")
    assert rows.index_of(ids["Beta"]).data(spoken) is None
