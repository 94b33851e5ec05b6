"""The command palette in a real window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from moechat.core.conversation import Conversation
from moechat.protocol.preset import Preset
from moechat.services.engine import EngineState
from moechat.ui.actions.palette import Palette
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
Key, Role = Qt.Key, Qt.ItemDataRole
_CTRL = Qt.KeyboardModifier.ControlModifier


def opened(window: Running) -> Palette:
    QTest.keyClick(window.window.focusWidget(), Key.Key_K, _CTRL)
    palette = window.shell.overlay
    assert isinstance(palette, Palette)
    return palette


def lines(palette: Palette) -> list[str]:
    model = palette._view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def current(palette: Palette) -> str:
    return str(palette._view.currentIndex().data())


def conversation(number: int, title: str) -> Conversation:
    when = 1_700_000_000.0 - number
    return Conversation(id=f"c{number}", title=title, created_at=when, updated_at=when)


def know_chats(window: Running, chats: list[Conversation]) -> None:
    read: list[None] = []
    window.chat.store.run(lambda _: None, read.append)
    window.until(lambda: bool(read))  # and with it the list that is read at the start
    window.chat.conversations_changed.emit(chats)


def test_actions_models_and_chats_are_found_by_keyboard_alone(
    program: Make, tmp_path: Path
) -> None:
    gone, here = tmp_path / "Gone-8B-int4-ov", make_model_folder(tmp_path / "Qwen3-8B-int4-ov")
    window = program(models=(str(gone), str(here)), load_at_start=False)
    window.until(lambda: window.library.entries[0].missing)
    know_chats(
        window, [conversation(1, "Trip to\tKraków"), conversation(2, "Settings of the oven")]
    )
    composer = window.shell.composer
    palette = opened(window)
    assert palette._line.hasFocus()
    # Without a word: what is recent of each kind, and no model that is not there.
    shown = lines(palette)
    assert shown[:4] == ["Trip to Kraków", "Settings of the oven", "Qwen3-8B int4", "New chat"]
    assert not any("Gone" in line for line in shown)
    # An action that needs a chat, or a model, is not offered without.
    assert "Delete this chat" not in shown
    assert "Unload the model" not in shown
    QTest.keyClicks(palette._line, "sett")
    assert lines(palette)[:2] == ["Settings", "Settings of the oven"]
    QTest.keyClick(palette._line, Key.Key_Down)
    assert current(palette) == "Settings of the oven"
    QTest.keyClick(palette._line, Key.Key_Up)
    QTest.keyClick(palette._line, Key.Key_Return)
    assert window.shell.overlay is None
    assert window.contents.settings.is_open
    # What was used comes first from now on.
    palette = opened(window)
    assert lines(palette)[0] == "Settings"
    QTest.keyClicks(palette._line, "8b load")
    QTest.keyClick(palette._line, Key.Key_Return)
    window.until(lambda: window.engine.state is EngineState.READY)
    assert not window.contents.settings.is_open
    assert composer.edit.hasFocus()
    window.contents._keys.palette.dismiss()
    presets = window._program.around_chats.presets
    presets.save(Preset(name="Terse"))
    window.until(lambda: "Terse" in [each.name for each in presets.all])
    palette = opened(window)
    QTest.keyClicks(palette._line, "terse")
    QTest.keyClick(palette._line, Key.Key_Return)
    window.until(lambda: window.shell.composer.choices.preset.text() == "Terse")
    asked: list[str] = []
    window.chat.open = asked.append  # type: ignore[method-assign]  # no such chat in the store
    palette = opened(window)
    assert "Unload the model" in lines(palette)
    QTest.keyClicks(palette._line, "tkra")
    assert lines(palette) == ["Trip to Kraków"]
    QTest.keyClick(palette._line, Key.Key_Return)
    assert asked == ["c1"]
    window.chat._conversation = "c1"
    assert "Trip to Kraków" not in lines(opened(window))  # it is open


def test_it_says_when_there_is_nothing_and_goes_without_a_trace(program: Make) -> None:
    window = program()
    window.shell.composer.focus()
    palette = opened(window)
    QTest.keyClicks(palette._line, "zzzz")
    assert palette._nothing.isVisible()
    assert not palette._view.isVisible()
    QTest.keyClick(palette._line, Key.Key_Return)  # does nothing
    assert palette.isVisible()
    QTest.keyClick(palette._line, Key.Key_Escape)
    assert not palette.isVisible()
    assert window.shell.composer.edit.hasFocus()
    palette = opened(window)
    assert palette._line.text() == ""
    QTest.keyClick(palette._line, Key.Key_K, _CTRL)  # the same keys take it away
    assert not palette.isVisible()
    QTest.keyClick(window.shell.composer.edit, Key.Key_K, _CTRL)
    QTest.mouseClick(palette._line, Qt.MouseButton.LeftButton)
    assert palette.isVisible()
    QTest.mouseClick(window.shell.transcript.viewport(), Qt.MouseButton.LeftButton)
    assert not palette.isVisible()


def test_ten_thousand_chats_and_a_small_window(program: Make) -> None:
    window = program()
    window.window.resize(540, 440)
    chats = [conversation(n, f"Talk number {n} about {'heat' * 30}") for n in range(10_000)]
    know_chats(window, chats)
    palette = opened(window)
    assert lines(palette)[0].startswith("Talk number 0 ")
    QTest.keyClicks(palette._line, "9999")
    assert lines(palette)[0].startswith("Talk number 9999")
    palette._line.clear()
    QTest.keyClicks(palette._line, "talk")
    assert len(lines(palette)) < 100  # more than these nobody reads
    QTest.keyClick(palette._line, Key.Key_PageDown)
    row = palette._view.currentIndex().row()
    assert row > 1
    assert (
        palette._view.viewport()
        .rect()
        .contains(palette._view.visualRect(palette._view.currentIndex()))
    )
    assert window.shell.rect().contains(palette.geometry())
    assert palette._view.width() <= palette.card.width()


def test_a_screen_reader_is_told(program: Make) -> None:
    window = program()
    palette = opened(window)
    QTest.keyClicks(palette._line, "new chat")
    index = palette._view.currentIndex()
    assert index.data(Role.AccessibleTextRole) == "New chat, Ctrl+N"
    for widget in (palette, palette._line, palette._view):
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
