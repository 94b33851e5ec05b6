"""The temporary chat in a real window: nothing of it is found on the disk afterwards."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moechat.services.engine import EngineState
from moechat.ui.actions.table import ActionId
from moechat.ui.composer import Mode
from moechat.ui.confirm import Confirm
from tests.ui.conftest import Running, make_model_folder

_SECRET = "zugzwang"


def confirm_of(window: Running) -> Confirm:
    return next(each for each in window.shell.findChildren(Confirm) if each.isVisible())


def test_a_temporary_chat_is_shown_asks_and_leaves_nothing(
    tmp_path: Path, program: Callable[..., Running]
) -> None:
    window = program("--tokens", "3", "--rate", "500")
    shell, chat = window.shell, window.chat
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)

    def say(text: str) -> None:
        QTest.keyClicks(shell.composer.edit, text)
        QTest.keyClick(shell.composer.edit, Qt.Key.Key_Return)
        window.until(lambda: shell.composer._mode is Mode.ANSWERING)
        window.until(lambda: shell.composer._mode is Mode.READY)

    say("kept words")
    kept = chat.conversation_id
    shell.sidebar._temporary.click()
    assert shell.temporary_bar.isVisible()
    assert window.window.windowTitle().startswith("Temporary chat")
    say(f"about {_SECRET}")
    QTest.keyClicks(shell.composer.edit, f"half a {_SECRET}")
    shell.composer.flush_draft()
    temporary = chat.conversation_id
    window.contents.actions.run(ActionId.NEW_CHAT)
    confirm_of(window).dismiss()
    assert chat.conversation_id == temporary
    window.window.close()
    assert window.window.isVisible()
    confirm_of(window).dismiss()
    shell.sidebar.opened.emit(kept)
    confirm_of(window)._yes.click()
    window.until(lambda: chat.conversation_id == kept)
    assert not shell.temporary_bar.isVisible()
    window.until(lambda: shell.sidebar.list.chat_count == 1)
    shell.sidebar._temporary.click()  # without a message there is nothing to ask about
    assert shell.temporary_bar.isVisible()
    shell.temporary_bar.end_wanted.emit()
    assert not shell.temporary_bar.isVisible()
    window.close()
    written = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert b"kept words" in written
    assert _SECRET.encode() not in written
