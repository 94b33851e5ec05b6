"""A word from the system, where nobody looks at the window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.app import window_state
from moechat.services.paths import Paths
from moechat.ui import notifier
from moechat.ui.main_window import MainWindow
from moechat.ui.notifier import Notifier


class Tray:
    """The parts of a tray icon that are used; everything that was shown."""

    shown: list[tuple[str, str]]
    visible = False
    available = True

    class _Clicks:
        def connect(self, act: object) -> None:
            Tray.click = act

    def __init__(self, *_: object) -> None:
        self.messageClicked = self.activated = self._Clicks()  # Qt's names

    isSystemTrayAvailable = staticmethod(lambda: Tray.available)  # noqa: N815
    supportsMessages = staticmethod(lambda: True)  # noqa: N815

    def show(self) -> None:
        Tray.visible = True

    def hide(self) -> None:
        Tray.visible = False

    def showMessage(self, title: str, text: str, *_: object) -> None:  # noqa: N802
        Tray.shown.append((title, text))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(notifier, "QSystemTrayIcon", Tray)
    Tray.shown, Tray.visible, Tray.available = [], False, True
    window = MainWindow(window_state(Paths.under(tmp_path)))
    qtbot.addWidget(window)
    return window


def test_it_is_said_outside_while_the_window_is_not_in_front(window: MainWindow) -> None:
    told = Notifier(window)
    told.tell("Ready", "Chat")
    assert (Tray.shown, Tray.visible) == ([("Ready", "Chat")], True)
    told._timer.timeout.emit()
    assert not Tray.visible


def test_whoever_is_at_the_window_sees_it_there(qtbot: QtBot, window: MainWindow) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    Notifier(window).tell("Ready", "Chat")
    assert Tray.shown == []


def test_without_a_tray_nothing_is_shown(window: MainWindow) -> None:
    Tray.available = False
    Notifier(window).tell("Ready", "Chat")
    assert Tray.shown == []
