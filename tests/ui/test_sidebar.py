"""The sidebar and its list."""

import time
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Conversation
from moechat.ui.chat_list import CONVERSATION_ID, ChatListModel
from moechat.ui.icons import IconSet
from moechat.ui.sidebar import Sidebar
from moechat.ui.theme import Theme


def chat(id_: str, title: str, days_ago: float = 0.0) -> Conversation:
    noon = datetime.now().astimezone().replace(hour=12, minute=0)
    when = (noon - timedelta(days=days_ago)).timestamp()
    return Conversation(id=id_, title=title, created_at=when, updated_at=when)


def rows(model: ChatListModel) -> list[str]:
    return [model.index(i).data() for i in range(model.rowCount())]


@pytest.fixture
def sidebar(qtbot: QtBot, theme: Theme, icons: IconSet) -> Sidebar:
    sidebar = Sidebar(theme, icons)
    sidebar.resize(248, 700)
    qtbot.addWidget(sidebar)
    sidebar.show()
    return sidebar


def view_of(sidebar: Sidebar) -> QListView:
    view = sidebar.findChild(QListView)
    assert view is not None
    return view


def button(sidebar: Sidebar, text: str) -> QPushButton:
    return next(b for b in sidebar.findChildren(QPushButton) if b.text() == text)


def test_the_model_keeps_its_promises_to_views(qtbot: QtBot) -> None:
    model = ChatListModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_chats([chat("a", "A"), chat("b", "B", 1)])
    model.search("b")
    model.search("")
    model.hide("a")
    model.unhide("a")
    model.set_chats([])
    del tester


def test_chats_stand_below_the_day_they_were_used() -> None:
    model = ChatListModel()
    model.set_chats(
        [
            chat("a", "Ahead", -2),  # a clock was wrong
            chat("b", "Now"),
            chat("c", "One", 1),
            chat("d", "Two", 2),
            chat("e", "Seven", 7),
            chat("f", "Eight", 8),
        ]
    )
    assert rows(model) == [
        "Today", "Ahead", "Now", "Yesterday", "One",
        "Previous 7 days", "Two", "Seven", "Older", "Eight",
    ]  # fmt: skip


def test_headings_cannot_be_chosen() -> None:
    model = ChatListModel()
    model.set_chats([chat("a", "A")])
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags
    assert model.flags(model.index(1)) & Qt.ItemFlag.ItemIsSelectable


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("cache", ["How a CPU cache works"]),
        ("WORKS cpu", ["How a CPU cache works"]),
        ("straße", ["Die STRASSE"]),
        ("nothing", []),
        ("  ", ["How a CPU cache works", "Die STRASSE"]),
    ],
)
def test_search_wants_every_word(wanted: str, found: list[str]) -> None:
    model = ChatListModel()
    model.set_chats([chat("a", "How a CPU cache works"), chat("b", "Die STRASSE")])
    model.search(wanted)
    assert [row for row in rows(model) if row != "Today"] == found


def test_a_title_of_several_lines_is_one_line() -> None:
    model = ChatListModel()
    model.set_chats([chat("a", "one\n\ttwo   three"), chat("b", " \n ")])
    assert rows(model)[1:] == ["one two three", "Untitled"]


def test_a_new_title_resets_nothing(qtbot: QtBot) -> None:
    model = ChatListModel()
    model.set_chats([chat("a", "A"), chat("b", "B")])
    with qtbot.assertNotEmitted(model.modelReset, wait=0), qtbot.waitSignal(model.dataChanged):
        model.set_chats([chat("a", "A"), chat("b", "New")])


def test_click_and_enter_open(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    view = view_of(sidebar)
    opened: list[str] = []
    sidebar.opened.connect(opened.append)
    rect = view.visualRect(view.model().index(2, 0))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert opened == ["b", "a"]


def test_the_open_chat_stays_marked_when_the_list_changes(sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    sidebar.select("b")
    sidebar.set_chats([chat("b", "B"), chat("a", "A"), chat("c", "C")])
    assert view_of(sidebar).currentIndex().data(CONVERSATION_ID) == "b"


def test_rename_in_place(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "Old title")])
    view = view_of(sidebar)
    view.edit(view.model().index(1, 0))
    editor = view.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Old title"
    editor.setText("  New   title ")
    with qtbot.waitSignal(sidebar.renamed) as caught:
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert caught.args == ["a", "New title"]


@pytest.mark.parametrize("text", ["", "   ", "Old title"])
def test_no_title_and_the_same_title_rename_nothing(
    qtbot: QtBot, sidebar: Sidebar, text: str
) -> None:
    sidebar.set_chats([chat("a", "Old title")])
    model = view_of(sidebar).model()
    with qtbot.assertNotEmitted(sidebar.renamed, wait=0):
        assert not model.setData(model.index(1, 0), text)


def test_a_deletion_can_be_undone(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    view = view_of(sidebar)
    view.setFocus()
    view.setCurrentIndex(view.model().index(1, 0))
    with qtbot.assertNotEmitted(sidebar.deleted, wait=0):
        QTest.keyClick(view, Qt.Key.Key_Delete)
        assert "A" not in rows(view.model())
        # Meanwhile the list is read again, and still has it.
        sidebar.set_chats([chat("a", "A"), chat("b", "B")])
        assert "A" not in rows(view.model())
        button(sidebar, "Undo").click()
        assert "A" in rows(view.model())
        sidebar.settle()


def test_a_second_deletion_settles_the_first(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    deleted: list[str] = []
    sidebar.deleted.connect(deleted.append)
    view = view_of(sidebar)
    view.delete_wanted.emit(view.model().index(1, 0))
    assert deleted == []
    view.delete_wanted.emit(view.model().index(1, 0))
    assert deleted == ["a"]
    sidebar.settle()  # as when the window is closed
    assert deleted == ["a", "b"]
    sidebar.settle()
    assert deleted == ["a", "b"]


def test_deleting_the_open_chat_leaves_it(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A")])
    sidebar.select("a")
    view = view_of(sidebar)
    with qtbot.waitSignal(sidebar.new_chat):
        view.delete_wanted.emit(view.model().index(1, 0))


def test_undo_opens_only_what_was_open(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    sidebar.select("b")
    opened: list[str] = []
    sidebar.opened.connect(opened.append)
    for row in (1, 2):
        view_of(sidebar).delete_wanted.emit(view_of(sidebar).model().index(row, 0))
        button(sidebar, "Undo").click()
    assert opened == ["b"]


def test_the_delete_key_goes_down_the_list(sidebar: Sidebar) -> None:
    sidebar.set_chats([chat(id_, id_.upper()) for id_ in "abcd"])
    sidebar.select("a")
    view = view_of(sidebar)
    view.setFocus()
    view.setCurrentIndex(view.model().index(3, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert view.currentIndex().data(CONVERSATION_ID) == "d"
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert rows(sidebar._model)[1:] == ["A", "B"]
    assert view.currentIndex().data(CONVERSATION_ID) == "b"


def test_the_list_stays_in_place_when_it_changes(sidebar: Sidebar) -> None:
    chats = [chat(str(n), f"Chat {n}", n) for n in range(300)]
    sidebar.set_chats(chats)
    sidebar.select("0")
    view, bar = view_of(sidebar), view_of(sidebar).verticalScrollBar()
    QCoreApplication.processEvents()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    view.delete_wanted.emit(sidebar._model.index_of("250"))
    QCoreApplication.processEvents()
    assert bar.value() == place
    button(sidebar, "Undo").click()
    QCoreApplication.processEvents()
    assert bar.value() == place
    sidebar.set_chats([chats[200], *chats[:200], *chats[201:]])
    QCoreApplication.processEvents()
    assert bar.value() == place


def test_the_menu_names_both_deeds(sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A")])
    menu = sidebar._menu(view_of(sidebar).model().index(1, 0))
    assert [action.text() for action in menu.actions()] == ["Rename", "Delete"]


def test_the_menu_means_the_chat_it_was_opened_on(qtbot: QtBot, sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "A"), chat("b", "B")])
    menu = sidebar._menu(view_of(sidebar).model().index(1, 0))
    sidebar.set_chats([chat("b", "B"), chat("a", "A")])  # an answer came to the other one
    rename, delete = menu.actions()
    delete.trigger()
    with qtbot.waitSignal(sidebar.deleted) as deleted:
        sidebar.settle()
    assert deleted.args == ["a"]
    rename.trigger()  # it is gone: nothing to rename


def test_titles_are_no_markup_in_tool_tips(sidebar: Sidebar) -> None:
    sidebar.set_chats([chat("a", "<img src='file:///somewhere'> & more")])
    tip = view_of(sidebar).model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    document = QTextDocument()
    document.setHtml(tip)
    assert document.toPlainText() == "<img src='file:///somewhere'> & more"


def test_an_empty_list_says_so(sidebar: Sidebar) -> None:
    sidebar.set_chats([])
    assert not view_of(sidebar).isVisible()
    assert "stay on this PC" in sidebar._nothing.text()
    sidebar.set_chats([chat("a", "A")])
    assert view_of(sidebar).isVisible()
    sidebar._model.search("zzz")
    assert "No title" in sidebar._nothing.text()


def test_ten_thousand_chats(sidebar: Sidebar) -> None:
    chats = [chat(str(i), f"Chat number {i}", i / 50) for i in range(10_000)]
    began = time.thread_time()
    sidebar.set_chats(chats)
    QCoreApplication.processEvents()
    sidebar.grab()
    shown = time.thread_time() - began
    began = time.thread_time()
    sidebar._model.search("number 9999")
    QCoreApplication.processEvents()
    searched = time.thread_time() - began
    assert rows(sidebar._model)[1:] == ["Chat number 9999"]
    assert shown < 0.4
    assert searched < 0.2
    sidebar._model.search("")
    assert min(_cost_of_a_change(sidebar, chats) for _ in range(3)) < 0.03  # at every message


def _cost_of_a_change(sidebar: Sidebar, chats: list[Conversation]) -> float:
    QCoreApplication.processEvents()
    began = time.thread_time()
    sidebar.set_chats([chats[20], *chats[:20], *chats[21:]])
    QCoreApplication.processEvents()
    cost = time.thread_time() - began
    sidebar.set_chats(chats)
    return cost
