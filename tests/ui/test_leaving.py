"""What is typed, found or being written when a chat is left, or shows another branch."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moechat.core.message_actions import MessageAction
from moechat.ui.transcript.edit_row import EditRow
from moechat.ui.transcript.text_row import TextRow
from tests.ui.test_messages import Desk, desk

__all__ = ["desk"]
Make = Callable[..., Desk]


def begin(at: Desk, text: str) -> None:
    """Ask, and see the first words of the answer."""
    at.shell.composer.edit.insertPlainText(text)
    QTest.keyClick(at.shell.composer.edit, Qt.Key.Key_Return)
    see_answer(at)


def see_answer(at: Desk) -> None:
    writer = at.running.chat.writer
    at.until(lambda: writer.current is not None and writer.current.text != "")


def test_what_is_typed_is_kept_however_a_chat_is_left(desk: Make) -> None:
    at = desk("--tokens", "5", "--rate", "1000")
    at.ask("first")
    chat, contents, composer = at.running.chat, at.running.contents, at.shell.composer
    first, (question, answer) = chat.conversation_id, at.view._positions.ids()

    def edit() -> EditRow:
        contents._message_presenter.act(question, MessageAction.EDIT)
        at.until(lambda: bool(at.seen(EditRow)) and at.seen(EditRow)[0].edit.hasFocus())
        (editor,) = at.seen(EditRow)
        return editor

    # In an editor, a moment before a temporary chat is begun.
    QTest.keyClicks(edit().edit, " and more")
    contents._chats.new_temporary_chat()
    assert chat.is_temporary
    contents._chats.open(first)
    at.until(lambda: chat.conversation_id == first)
    at.settle()
    editor = edit()
    assert editor.edit.text() == "first and more"
    QTest.keyClick(editor.edit, Qt.Key.Key_Escape)

    # In the composer, a moment before another chat is made of this one.
    composer.edit.insertPlainText("a draft")
    contents._message_presenter.act(answer, MessageAction.BRANCH)
    at.until(lambda: chat.conversation_id != first)
    assert composer.text() == ""
    contents._chats.open(first)
    at.until(lambda: composer.text() == "a draft")

    # Nothing of it comes back after everything is deleted.
    composer.set_text("")
    contents._chats.new_chat()
    composer.edit.insertPlainText("a secret")
    composer.flush_draft()
    deleted: list[None] = []
    chat.delete_all(lambda: deleted.append(None))
    at.until(lambda: bool(deleted))
    told: list[str] = []
    chat.composer_text.connect(told.append)
    chat.new_chat()
    at.until(lambda: bool(told))
    assert not any(told)
    assert composer.text() == ""


def test_a_branch_stays_under_the_answer_that_is_written(desk: Make) -> None:
    at = desk("--tokens", "100000", "--rate", "200")
    chat, view, service = at.running.chat, at.view, at.running.contents._message_presenter.service
    begin(at, "first")
    chat.stop()
    first = at.answered(1)
    assert first.parent_id is not None
    service.delete([first.id])
    at.until(at.shell.undo.isVisible)
    service.regenerate(first.parent_id)
    see_answer(at)
    live = view._positions.ids()[-1]

    # Nothing moves it away, and the offers stay.
    refused: list[object] = []
    chat.trouble.connect(refused.append)
    service.restore([first.id])
    service.turn_version(live, -1)
    service.delete([live])
    at.running.contents._message_presenter._undo_delete([first.id], 1)
    assert at.shell.undo.isVisible()
    at.until(lambda: len(refused) == 3)
    stored: list[object] = []
    chat.store.run(lambda store: store.outline(first.conversation_id), stored.append)
    at.until(lambda: bool(stored))
    assert view._positions.ids() == [first.parent_id, live]
    chat.stop()
    at.answered(2)
    at.click("Undo")
    at.until(lambda: view._positions.ids()[-1] == first.id)

    # Where the search leads to another version, the answer is not put below that.
    service.regenerate(first.id)
    see_answer(at)
    chat.open_at(first.id, first.conversation_id)
    at.until(lambda: first.id in view._positions.ids())
    assert view._positions.ids() == [first.parent_id, first.id]
    chat.stop()
    at.answered(2)


def test_places_are_counted_in_the_branch_that_is_shown(desk: Make) -> None:
    at = desk("--tokens", "5", "--rate", "1000")
    at.ask("needle")
    second = at.ask("needle")
    bar = at.shell.find_bar
    QTest.keyClick(at.running.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    at.until(bar.field.hasFocus)
    QTest.keyClicks(bar.field, "needle")
    at.until(lambda: bar._count.text().endswith(" of 2"))
    at.running.contents._message_presenter.act(str(second.parent_id), MessageAction.DELETE)
    at.until(lambda: bar._count.text() == "1 of 1")
    assert len(at.seen(TextRow)) == 2
    at.click("Undo")
    at.until(lambda: bar._count.text() == "1 of 2")
