"""The sidebar and its list."""

import time
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLineEdit, QListView, QPushButton
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Conversation, Folder
from moechat.services.organiser import Shelves
from moechat.ui.icons import IconSet
from moechat.ui.sidebar.chat_list import CONVERSATION_ID, ChatListModel
from moechat.ui.sidebar.sidebar import Sidebar
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
    return sidebar._view


def button(sidebar: Sidebar, text: str) -> QPushButton:
    return next(b for b in sidebar.findChildren(QPushButton) if b.text() == text)


def test_the_model_keeps_its_promises_to_views(qtbot: QtBot) -> None:
    model = ChatListModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_chats([chat("a", "A"), chat("b", "B", 1)])
    model.set_shelves(Shelves([Folder(id="f", name="F")], [chat("d", "D")]))
    model.fold("f", closed=True)
    model.fold("bin", closed=False)
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


def test_the_list_stays_in_place_when_it_changes(sidebar: Sidebar) -> None:
    chats = [chat(str(n), f"Chat {n}", n) for n in range(300)]
    sidebar.set_chats(chats)
    sidebar.select("0")
    bar = view_of(sidebar).verticalScrollBar()
    QCoreApplication.processEvents()
    bar.setValue(bar.maximum() // 2)
    place = bar.value()
    sidebar.set_chats([chats[200], *chats[:200], *chats[201:250], *chats[251:]])
    QCoreApplication.processEvents()
    assert bar.value() == place


def test_the_keyboard_stays_in_place_when_chats_go(sidebar: Sidebar) -> None:
    chats = [chat(id_, id_.upper()) for id_ in "abcd"]
    sidebar.set_chats(chats)
    sidebar.select("a")
    view = view_of(sidebar)
    view.setFocus()
    view.setCurrentIndex(view.model().index(3, 0))
    deleted: list[list[str]] = []
    sidebar.deeds.deleted.connect(deleted.append)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert deleted == [["c"]]
    sidebar.set_chats([chats[0], chats[1], chats[3]])
    assert view.currentIndex().data(CONVERSATION_ID) == "d"
    sidebar.set_chats(chats[:2])
    assert view.currentIndex().data(CONVERSATION_ID) == "b"


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


def test_ten_thousand_chats(sidebar: Sidebar) -> None:
    chats = [chat(str(i), f"Chat number {i}", i / 50) for i in range(10_000)]
    began = time.thread_time()
    sidebar.set_chats(chats)
    QCoreApplication.processEvents()
    sidebar.grab()
    shown = time.thread_time() - began
    assert shown < 0.4
    assert min(_cost_of_a_change(sidebar, chats) for _ in range(3)) < 0.03  # at every message


def _cost_of_a_change(sidebar: Sidebar, chats: list[Conversation]) -> float:
    QCoreApplication.processEvents()
    began = time.thread_time()
    sidebar.set_chats([chats[20], *chats[:20], *chats[21:]])
    QCoreApplication.processEvents()
    cost = time.thread_time() - began
    sidebar.set_chats(chats)
    return cost
