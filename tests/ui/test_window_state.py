"""What a window keeps until the next start: its place, its sides, what was typed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from moechat.app import window_state
from moechat.services.engine import EngineState
from moechat.services.paths import Paths
from moechat.ui.main_window import MainWindow
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]


def test_the_place_is_kept_and_found_on_a_screen_that_is_there(
    qtbot: QtBot, tmp_path: Path
) -> None:
    def window() -> MainWindow:
        made = MainWindow(window_state(Paths.under(tmp_path)))
        qtbot.addWidget(made)
        made.show()
        return made

    screen = QGuiApplication.primaryScreen().availableGeometry()
    first = window()
    inside = QRect(screen.topLeft() + QPoint(60, 70), screen.size() * 0.6)
    first.setGeometry(inside)
    first.close()
    second = window()
    assert second.geometry() == inside
    second.setGeometry(QRect(5000, 5000, 600, 500))  # of a screen that is unplugged then
    second.close()
    third = window()
    assert screen.contains(third.geometry())
    third.setGeometry(inside)
    third.showMaximized()
    third.showMinimized()
    third.bring()
    assert not third.isMinimized()
    assert third.isMaximized()
    third.close()
    fourth = window()
    assert fourth.isMaximized()
    assert fourth.normalGeometry().size() == inside.size()  # for the time after


def test_what_is_typed_in_a_chat_is_there_at_the_next_start(program: Make, tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path / "m-ov")
    window = program("--tokens", "3", "--rate", "500")
    window.contents._models.load(folder)
    window.until(lambda: window.engine.state is EngineState.READY)
    ended: list[object] = []
    window.chat.answer_ended.connect(ended.append)
    window.chat.send("first")
    window.until(lambda: bool(ended))
    first = window.chat.conversation_id
    QTest.keyClicks(window.shell.composer.edit, "half a thought")
    window.shell.sidebar.new_chat.emit()
    window.until(lambda: window.chat.conversation_id != first)
    QTest.keyClicks(window.shell.composer.edit, "another")
    window.close()
    again = program("--tokens", "3")
    again.until(lambda: again.shell.composer.text() == "another")
    again.shell.sidebar.opened.emit(first)
    again.until(lambda: again.shell.composer.text() == "half a thought")
