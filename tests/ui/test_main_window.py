"""The whole window over real services and a scripted engine."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from moechat.app import Program, window_state
from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.conversation import FinishReason
from moechat.core.faults import Fault, FaultCode
from moechat.services.engine import EngineState
from moechat.services.paths import Paths
from moechat.ui.composer import Mode
from moechat.ui.frame import Side
from moechat.ui.main_window import MainWindow
from moechat.ui.shell import Page
from moechat.ui.theme import Tone
from tests.support.scripted_engine import command
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]


def notice_texts(program: Running) -> str:
    return "\n".join(label.text() for label in program.shell.notices.findChildren(QLabel))


def visible_button(widget: QWidget, text: str) -> QPushButton:
    return next(
        b for b in widget.findChildren(QPushButton) if b.text() == text and b.isVisibleTo(widget)
    )


def menu_texts(menu: QMenu | None) -> list[str]:
    assert menu is not None
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if action.text()]


def load(program: Running, folder: Path) -> None:
    program.contents._models.load(folder)
    program.until(lambda: program.engine.state is EngineState.READY)


def ask(program: Running, text: str) -> None:
    QTest.keyClicks(program.shell.composer.edit, text)
    QTest.keyClick(program.shell.composer.edit, Qt.Key.Key_Return)


def test_from_the_first_start_to_an_answer(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "30", "--rate", "100")
    shell = window.shell
    assert shell.page is Page.FIRST_START
    load(window, make_model_folder(tmp_path / "Qwen3-8B-int4-ov"))
    assert shell.page is Page.EMPTY
    assert shell.top_bar._model.text() == "Qwen3-8B"
    assert shell.top_bar._model.suffix == "int4"
    assert shell.top_bar._state.text() == "Ready"
    assert window.settings.value.last_model == str(tmp_path / "Qwen3-8B-int4-ov")
    ended: list[object] = []
    window.chat.answer_ended.connect(ended.append)
    ask(window, "What is a cache?")
    window.until(lambda: shell.composer._mode is Mode.ANSWERING)
    window.until(lambda: bool(ended))
    assert shell.page is Page.TRANSCRIPT
    assert shell.composer.text() == ""
    window.until(lambda: shell.composer._mode is Mode.READY)
    window.until(lambda: window.window.windowTitle() == "What is a cache? - moechat")
    assert shell.panel.speed._figure.text() not in ("", "0.0")
    assert shell.panel.streaming.isVisible()
    assert "no experts" in shell.panel.streaming._why.text()


def test_the_last_model_is_loaded_at_the_start(program: Make, tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path / "m" / "tiny-ov")
    window = program(models=(str(folder),), last_model=str(folder))
    window.until(lambda: window.engine.state is EngineState.READY)
    assert window.shell.composer._mode is Mode.READY


def test_a_folder_that_is_gone_is_said_and_can_be_removed(program: Make, tmp_path: Path) -> None:
    gone = tmp_path / "gone & lost-int4-ov"
    window = program(models=(str(gone),), last_model=str(gone))
    window.until(lambda: bool(window.shell.notices.keys()))
    assert "gone" in notice_texts(window)
    window.until(lambda: window.library.entries[0].missing)
    menu = window.shell.top_bar._model.menu()
    assert "gone && lost int4 (missing)" in menu_texts(menu)
    window.shell.top_bar.model_forgotten.emit(gone)
    assert window.library.entries == []
    assert window.settings.value.last_model == ""
    assert window.shell.page is Page.FIRST_START


def test_a_folder_without_a_model_is_refused(program: Make, tmp_path: Path) -> None:
    window = program()
    (tmp_path / "photos").mkdir()
    window.contents._models.load(tmp_path / "photos")
    window.until(lambda: bool(window.shell.notices.keys()))
    assert window.library.entries == []
    assert window.shell.page is Page.FIRST_START


def test_a_load_can_be_cancelled(program: Make, tmp_path: Path) -> None:
    window = program("--load-s", "600")
    window.contents._models.load(make_model_folder(tmp_path / "slow-ov"))
    window.until(window.shell.loading.isVisible)
    assert window.shell.composer._mode is Mode.LOADING
    assert window.shell.composer.isEnabled()
    window.shell.loading._cancel.click()
    window.until(lambda: not window.shell.loading.isVisible())
    window.until(lambda: window.engine.state is EngineState.IDLE)
    assert window.shell.composer._mode is Mode.NO_MODEL
    assert window.shell.page is Page.FIRST_START


def test_a_refused_load_is_said_with_its_remedy(program: Make, tmp_path: Path) -> None:
    window = program("--refuse", "weights_missing")
    window.contents._models.load(make_model_folder(tmp_path / "broken-ov"))
    window.until(lambda: window.shell.notices.keys() == ["model"])
    assert visible_button(window.shell.notices, "Open the folder")
    assert not window.shell.loading.isVisible()


def test_escape_stops_the_answer(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "100000", "--rate", "100")
    load(window, make_model_folder(tmp_path / "m-ov"))
    ended = []
    window.chat.answer_ended.connect(ended.append)
    ask(window, "long")
    window.until(lambda: window.engine.state is EngineState.GENERATING)
    window.until(lambda: window.shell.top_bar._state.text() == "Answering")
    QTest.keyClick(window.shell.composer.edit, Qt.Key.Key_Escape)
    window.until(lambda: bool(ended))
    assert ended[0].finish_reason is FinishReason.CANCELLED
    window.until(lambda: window.shell.composer._mode is Mode.READY)


def test_typing_goes_on_while_an_answer_is_written(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "100000", "--rate", "100")
    load(window, make_model_folder(tmp_path / "m-ov"))
    ask(window, "long")
    window.until(lambda: window.engine.state is EngineState.GENERATING)
    window.until(lambda: window.shell.composer.text() == "")
    ask(window, "next")
    assert window.shell.composer.text() == "next"
    window.chat.stop()
    window.until(lambda: window.shell.composer._mode is Mode.READY)
    assert window.shell.composer.text() == "next"


@pytest.mark.parametrize("idle", [True, False])
def test_a_crash_leaves_a_window_that_goes_on(program: Make, tmp_path: Path, idle: bool) -> None:
    at = ("--load-s", "0.2", "--fault", "abort", "--at", "load") if idle else (
        "--tokens", "80", "--rate", "300", "--fault", "kill", "--at", "token:40",
    )  # fmt: skip
    window = program(*at, "--once", str(tmp_path / "crashed"))
    folder = make_model_folder(tmp_path / "m-ov")
    if idle:
        window.contents._models.load(folder)
        window.until(lambda: window.shell.notices.keys() == ["engine"])
        visible_button(window.shell.notices, "Load the model again").click()
        window.until(lambda: window.engine.state is EngineState.READY)
        assert window.shell.notices.keys() == []
        return
    load(window, folder)
    ended = []
    window.chat.answer_ended.connect(ended.append)
    ask(window, "question")
    window.until(lambda: bool(ended))
    assert ended[0].fault is not None
    # The message says it; a banner would say it twice.
    assert window.shell.notices.keys() == []
    window.until(lambda: window.shell.top_bar._state.text() == "Engine restarted")
    window.shell.transcript.action_triggered.emit(ended[0].id, "continue")
    window.until(lambda: len(ended) == 2)
    assert ended[1].fault is None


def test_drafts_belong_to_their_chats(program: Make, tmp_path: Path) -> None:
    window = program()
    shell = window.shell
    load(window, make_model_folder(tmp_path / "m-ov"))
    ended: list[object] = []
    window.chat.answer_ended.connect(ended.append)
    ask(window, "first chat")
    window.until(lambda: bool(ended) and shell.composer._mode is Mode.READY)
    first = window.chat.conversation_id
    QTest.keyClicks(shell.composer.edit, "draft of the first")
    QTest.keyClick(window.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    window.until(lambda: shell.composer.text() == "")
    assert shell.page is Page.EMPTY
    QTest.keyClicks(shell.composer.edit, "draft of a new one")
    shell.sidebar.opened.emit(first)
    window.until(lambda: shell.composer.text() == "draft of the first")
    shell.sidebar.new_chat.emit()
    window.until(lambda: shell.composer.text() == "draft of a new one")


def test_what_is_typed_survives_closing(program: Make) -> None:
    window = program()
    QTest.keyClicks(window.shell.composer.edit, "half a thou")
    window.close()
    again = program()
    again.until(lambda: again.shell.composer.text() == "half a thou")


def test_narrow_windows_have_drawers(program: Make) -> None:
    window = program()
    frame, shell = window.shell.frame, window.shell
    assert shell.sidebar.isVisible()
    assert shell.panel.isVisible()
    window.window.resize(int(frame._theme.px(1100)) - 40, 600)
    window.until(lambda: frame.is_narrow)
    assert not shell.sidebar.isVisible()
    assert not shell.panel.isVisible()
    QTest.mouseClick(shell.top_bar._chats, Qt.MouseButton.LeftButton)
    assert shell.sidebar.isVisible()
    # The keyboard goes into the drawer, does not walk out behind it, and comes back.
    for _ in range(8):
        assert shell.sidebar.isAncestorOf(window.window.focusWidget())
        QTest.keyClick(window.window.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(window.window, Qt.Key.Key_Escape)
    assert not shell.sidebar.isVisible()
    assert shell.composer.edit.hasFocus()
    QTest.mouseClick(shell.top_bar._panel, Qt.MouseButton.LeftButton)
    assert shell.panel.isVisible()
    QTest.mouseClick(frame._scrim, Qt.MouseButton.LeftButton)
    assert not shell.panel.isVisible()
    # What was wished for the wide window has not changed.
    window.window.resize(1280, 800)
    window.until(shell.sidebar.isVisible)
    assert window.settings.value.panel_open


def test_sides_are_toggled_and_remembered(program: Make) -> None:
    window = program()
    QTest.keyClick(window.window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert not window.shell.sidebar.isVisible()
    assert not window.shell.panel.isVisible()
    assert window.shell.top_bar._chats.isVisible()
    window.close()
    again = program()
    assert not again.shell.frame.is_shown(Side.SIDEBAR)
    assert not again.shell.frame.is_shown(Side.PANEL)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(again.window, Qt.Key.Key_F, both)
    assert again.shell.sidebar.isVisible()
    assert again.shell.sidebar._search.hasFocus()


def test_the_window_comes_back_where_it_was(program: Make) -> None:
    window = program()
    window.window.resize(720, 610)
    window.close()
    again = program()
    # The fixture resizes after the state was restored; ask what was read.
    stored = again.window._state.value("window/geometry")
    again.window.restoreGeometry(stored)
    assert (again.window.width(), again.window.height()) == (720, 610)


def test_memory_is_watched_while_the_window_is_seen(program: Make) -> None:
    window = program()
    window.until(lambda: " of " in window.shell.panel.memory._sum.text())
    assert window.memory._timer.isActive()
    window.window.hide()
    assert not window.memory._timer.isActive()


def test_links_are_asked_about(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    window = program()
    window.shell.transcript.link_clicked.emit("https://example.org/")
    assert window.shell.link_prompt.isVisible()
    assert opened == []
    visible_button(window.shell.link_prompt, "Open in the browser").click()
    assert opened == [QUrl("https://example.org/")]


def test_devices_can_be_chosen(program: Make, tmp_path: Path) -> None:
    window = program()
    load(window, make_model_folder(tmp_path / "m-ov"))
    bar = window.shell.top_bar
    assert bar._device_button.isVisible()
    assert menu_texts(bar._device_button.menu()) == [
        "Automatic", "Scripted CPU · CPU", "Scripted GPU · GPU",
    ]  # fmt: skip
    bar.device_chosen.emit("GPU")
    window.until(lambda: window.engine.model is not None and window.engine.model.device == "GPU")
    assert window.settings.value.device == "GPU"
    assert "in memory" in window.shell.panel.streaming._why.text()


def test_unload_gives_the_memory_back(program: Make, tmp_path: Path) -> None:
    window = program()
    load(window, make_model_folder(tmp_path / "m-ov"))
    assert "Unload" in menu_texts(window.shell.top_bar._model.menu())
    window.shell.top_bar.unload_wanted.emit()
    window.until(lambda: window.engine.state is EngineState.IDLE)
    assert "Unload" not in menu_texts(window.shell.top_bar._model.menu())
    assert not window.shell.panel.streaming.isVisible()
    # The next message loads it again.
    assert window.shell.composer._mode is Mode.READY


def test_every_control_has_a_name_and_the_keyboard_reaches_it(program: Make) -> None:
    window = program()
    for button in window.window.findChildren(QPushButton):
        assert button.text() or button.accessibleName(), button
    window.shell.composer.focus()
    seen = set()
    for _ in range(40):
        focused = window.window.focusWidget()
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    for wanted in (
        window.shell.composer.edit,
        window.shell.sidebar._search,
        window.shell.sidebar._new,
        window.shell.sidebar._temporary,
        window.shell.top_bar._model,
        window.shell.first_start.open,
    ):
        assert wanted in seen, wanted


def test_the_scheme_follows_the_settings(program: Make) -> None:
    window = program(scheme="light")
    window.settings.update(scheme="dark")
    theme = window.contents._theme
    assert theme.is_dark
    image = window.shell.grab().toImage()
    assert image.pixelColor(5, 300) == theme.colour(Tone.SIDEBAR)


def test_the_composer_has_the_focus_from_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    paths = Paths.under(tmp_path)
    window = MainWindow(window_state(paths))
    window.show()
    programs: list[Program] = []

    def fill() -> None:  # as the program does it: before the window has become the active one
        programs.append(Program(app, window, paths, lambda: EngineClient(Launcher(command()))))
        programs[0].start()

    QTimer.singleShot(0, fill)
    qtbot.waitUntil(lambda: bool(programs) and window.isActiveWindow())
    try:
        edit = programs[0].contents.shell.composer.edit
        # Not merely next in line for it: no word could be composed, and no caret would blink.
        qtbot.waitUntil(lambda: QApplication.focusWidget() is edit)
    finally:
        programs[0].close()
        window.deleteLater()


def test_nobody_is_told_to_wait_when_the_answer_is_over(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "900", "--rate", "100")
    load(window, make_model_folder(tmp_path / "m-int4-ov"))
    ask(window, "question")
    window.until(lambda: window.engine.state is EngineState.GENERATING)
    window.contents._models.choose_device("GPU")
    window.chat.send("another")
    assert window.shell.notices.keys() == ["busy"]
    window.shell.composer.stop()
    window.until(lambda: not window.chat.answering)
    assert not window.shell.notices.keys()


def test_the_same_fault_is_said_again_later(program: Make) -> None:
    window = program()
    notices, fault = window.contents.notices, Fault(FaultCode.ENGINE_DIED, {"stage": "idle"})
    notices.note_shown_in_message(fault)
    notices.show("engine", fault)
    assert window.shell.notices.keys() == []  # the message says it
    window.qtbot.wait(1)
    notices.show("engine", fault)
    assert window.shell.notices.keys() == ["engine"]
