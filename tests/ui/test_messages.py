"""What is done with messages in the window: real store, scripted engine."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from moechat.core.conversation import Message, MessageState, Role
from moechat.core.message_actions import MessageAction
from moechat.services.engine import EngineState
from moechat.store.store import Store
from moechat.ui.shell import Page
from moechat.ui.transcript.edit_row import EditRow
from moechat.ui.transcript.footer_row import FooterRow
from moechat.ui.transcript.text_row import TextRow
from moechat.ui.transcript.version_switch import VersionSwitch
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
Key = Qt.Key
Mod = Qt.KeyboardModifier


class Desk:
    """A chat in the window, and somebody who works in it."""

    def __init__(self, running: Running, folder: Path) -> None:
        self.running, self.shell = running, running.shell
        self.view = running.shell.transcript
        self.ended: list[Message] = []
        running.chat.answer_ended.connect(self.ended.append)
        running.contents._models.load(make_model_folder(folder / "Qwen3-8B-int4-ov"))
        running.until(lambda: running.engine.state is EngineState.READY)

    def until(self, condition: Callable[[], bool]) -> None:
        self.running.until(condition)

    def settle(self) -> None:
        self.until(lambda: self.view.is_settled)

    def answered(self, count: int) -> Message:
        self.until(lambda: len(self.ended) >= count and not self.running.chat.answering)
        self.settle()
        return self.ended[-1]

    def ask(self, text: str) -> Message:
        count = len(self.ended) + 1
        self.shell.composer.edit.insertPlainText(text)
        QTest.keyClick(self.shell.composer.edit, Key.Key_Return)
        return self.answered(count)

    def seen(self, kind: type) -> list:
        area = self.view.viewport()
        found = [w for w in area.findChildren(kind) if w.isVisible()]
        return sorted(
            (w for w in found if w.geometry().intersects(area.rect())), key=lambda w: w.y()
        )

    def texts(self) -> list[str]:
        return [row.toPlainText() for row in self.seen(TextRow)]

    def button(self, text: str) -> QPushButton:
        """The last visible button with this text or name."""
        found = [
            b
            for b in self.running.window.findChildren(QPushButton)
            if text in (b.text(), b.accessibleName()) and b.isVisible()
        ]
        assert found, text
        return max(found, key=lambda b: b.mapToGlobal(QPoint(0, 0)).y())

    def click(self, text: str) -> None:
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def versions(self) -> list[str]:
        switches = [footer.findChild(VersionSwitch) for footer in self.seen(FooterRow)]
        return [s._place.text() for s in switches if not s.isHidden()]

    def menu_of(self, row: TextRow) -> QMenu:
        QApplication.sendEvent(
            row,
            QContextMenuEvent(
                QContextMenuEvent.Reason.Keyboard, QPoint(3, 3), row.mapToGlobal(QPoint(3, 3))
            ),
        )
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def choose(self, menu: QMenu, text: str) -> None:
        action = next(a for a in menu.actions() if a.text() == text)
        assert action.isEnabled()
        action.trigger()
        menu.close()
        self.running.window.activateWindow()
        self.until(self.running.window.isActiveWindow)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Mod.NoModifier) -> None:
        """A key, to whatever has the keyboard."""
        QTest.keyClick(QApplication.focusWidget() or self.view, key, modifiers)

    def stored(self) -> list[Message]:
        """All messages of the newest chat, whatever is shown, oldest first."""
        store = Store.open(self.running.chat.store._database)
        try:
            chat = store.conversations()[0].id
            with store._db.read() as connection:
                ids = connection.execute(
                    "SELECT id FROM message WHERE conversation_id = ? ORDER BY id", (chat,)
                ).fetchall()
            return store.messages([id_.decode() for (id_,) in ids])
        finally:
            store.close()


@pytest.fixture
def desk(program: Make, tmp_path: Path) -> Callable[..., Desk]:
    return lambda *script: Desk(program(*script), tmp_path)


def test_edit_regenerate_and_turn_versions(desk: Callable[..., Desk]) -> None:
    at = desk("--tokens", "5", "--rate", "1000")
    first = at.ask("first")
    # Another answer, with another seed; the one before stays.
    at.click("Regenerate")
    second = at.answered(2)
    assert second.parent_id == first.parent_id
    assert second.seed != first.seed
    assert at.versions() == ["2/2"]
    at.click("Previous version")
    at.until(lambda: at.versions() == ["1/2"])
    # The keyboard is where it was: on an arrow of the version that came.
    at.until(lambda: QGuiApplication.focusObject() in at.seen(FooterRow)[0].stops())
    QTest.keyClick(at.running.window, Key.Key_Right, Mod.AltModifier)
    at.until(lambda: at.versions() == ["2/2"])

    # Up in the empty composer edits the last question; Esc gives up, and what was typed is kept.
    at.shell.focus_composer()
    QTest.keyClick(at.shell.composer.edit, Key.Key_Up)
    at.until(lambda: bool(at.seen(EditRow)))
    (editor,) = at.seen(EditRow)
    at.until(editor.edit.hasFocus)
    assert editor.edit.text() == "first"
    QTest.keyClicks(editor.edit, " and more")
    QTest.keyClick(editor.edit, Key.Key_Escape)
    at.until(lambda: not at.seen(EditRow))
    assert at.texts()[0] == "first"
    QTest.keyClick(at.running.window, Key.Key_E, Mod.ControlModifier | Mod.ShiftModifier)
    at.until(lambda: bool(at.seen(EditRow)) and at.seen(EditRow)[0].edit.hasFocus())
    (editor,) = at.seen(EditRow)
    assert editor.edit.text() == "first and more"
    QTest.keyClick(editor.edit, Key.Key_Return, Mod.ControlModifier)
    at.answered(3)
    assert not at.seen(EditRow)
    assert at.texts()[0] == "first and more"
    assert at.versions() == ["2/2"]
    # Back at the question as it was, with the answer that was shown below it last.
    at.click("Previous version")
    at.until(lambda: at.texts()[0] == "first")
    at.until(lambda: at.versions() == ["1/2", "2/2"])
    assert [m.role for m in at.stored()].count(Role.ASSISTANT) == 3


def test_delete_undo_and_the_list_of_deleted(desk: Callable[..., Desk]) -> None:
    at = desk("--tokens", "5", "--rate", "1000")
    at.ask("first")
    at.ask("second")
    rows = at.seen(TextRow)
    at.choose(at.menu_of(rows[2]), "Delete with all that follows")
    at.until(lambda: len(at.seen(TextRow)) == 2)
    assert at.shell.undo._text.text() == "2 messages deleted."
    at.click("Undo")
    at.until(lambda: len(at.seen(TextRow)) == 4)
    assert not at.shell.undo.isVisible()
    # By the keyboard, everything; then it comes back from the list.
    at.view.setFocus()
    for _ in range(5):
        at.press(Key.Key_Up, Mod.ControlModifier)
    assert at.view.current_id == at.view._positions.ids()[0]
    at.press(Key.Key_Delete)
    at.until(lambda: at.shell.page is Page.EMPTY)
    at.click("Dismiss")
    at.running.chat.new_chat()
    at.shell.sidebar.opened.emit(at.stored()[0].conversation_id)
    at.until(at.shell.undo.isVisible)
    at.click("Show them…")
    at.until(lambda: at.shell.overlay is not None)
    at.click("Restore: You: first")
    at.until(lambda: len(at.seen(TextRow)) == 4)
    assert at.shell.page is Page.TRANSCRIPT
    assert len(at.stored()) == 4


def test_select_copy_and_delete_several(desk: Callable[..., Desk]) -> None:
    at = desk("--tokens", "3", "--rate", "1000")
    one, two = at.ask("first"), at.ask("second")
    at.choose(at.menu_of(at.seen(TextRow)[1]), "Select messages")
    checks = at.view.select.stops()
    assert [c.isChecked() for c in checks] == [False, True, False, False]
    assert all(c.accessibleName().startswith("Select: ") for c in checks)
    QTest.mouseClick(
        at.view.viewport(), Qt.MouseButton.LeftButton, pos=at.seen(TextRow)[0].geometry().center()
    )
    QTest.keyClick(checks[3], Key.Key_Space)
    assert at.button("Delete 4").isEnabled()
    at.click("Copy as Markdown")
    expected = f"**You**\n\nfirst\n\n**Assistant**\n\n{one.text.strip()}\n\n"
    expected += f"**Assistant**\n\n{two.text.strip()}\n"
    at.until(lambda: QGuiApplication.clipboard().text() == expected)
    assert not at.view.select.is_on
    at.view.begin_selecting(two.id)
    at.click("Delete 1")
    at.until(lambda: len(at.seen(TextRow)) == 3)
    at.view.begin_selecting()
    QTest.keyClick(at.running.window, Key.Key_Escape)
    assert not at.view.select.is_on


def test_quote_branch_and_copy(desk: Callable[..., Desk]) -> None:
    at = desk("--tokens", "5", "--rate", "1000")
    answer = at.ask("first")
    at.ask("second")
    row = at.seen(TextRow)[0]
    row.selectAll()
    at.choose(at.menu_of(row), "Quote the selection")
    assert at.shell.composer.text() == "> first\n\n"
    at.shell.composer.edit.insertPlainText("Why?\n")
    at.choose(at.menu_of(row), "Quote in the reply")
    at.until(lambda: at.shell.composer.text() == "> first\n\nWhy?\n\n> first\n\n")
    at.choose(at.menu_of(at.seen(TextRow)[1]), "Copy as plain text")
    at.until(lambda: QGuiApplication.clipboard().text() == answer.text.strip().replace("*", ""))
    before = at.running.chat.conversation_id
    at.choose(at.menu_of(at.seen(TextRow)[1]), "Branch into a new chat")
    at.until(lambda: at.running.chat.conversation_id != before)
    at.until(lambda: len(at.texts()) == 2)
    assert at.texts()[0] == "first"
    at.until(lambda: at.running.window.windowTitle() == "first (branch) - moechat")
    assert [m.text for m in at.stored()] == ["first", answer.text]


def test_what_waits_while_an_answer_is_written(desk: Callable[..., Desk]) -> None:
    at = desk("--tokens", "100000", "--rate", "200")
    at.shell.composer.edit.insertPlainText("long")
    QTest.keyClick(at.shell.composer.edit, Key.Key_Return)
    at.until(lambda: len(at.seen(TextRow)) == 2)
    question = at.seen(TextRow)[0]
    menu = at.menu_of(question)
    entries = {a.text(): a for a in menu.actions()}
    assert not entries["Delete with all that follows"].isEnabled()
    assert "has ended" in entries["Delete with all that follows"].toolTip()
    assert entries["Copy as Markdown"].isEnabled()
    at.choose(menu, "Edit and send again")
    at.until(lambda: bool(at.seen(EditRow)))
    (editor,) = at.seen(EditRow)
    assert not editor._submit.isEnabled()
    assert "has ended" in editor._submit.toolTip()
    at.shell.composer.stop()
    at.answered(1)
    at.until(editor._submit.isEnabled)
    # Stopped before its end: it can go on, and only the last one.
    assert at.view.offers(at.ended[-1].id, MessageAction.CONTINUE)
    assert at.button("Continue").isEnabled()
    assert at.stored()[1].state is MessageState.COMPLETE
