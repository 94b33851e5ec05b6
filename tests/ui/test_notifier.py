"""A word from the system, where nobody looks at the window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu, QSystemTrayIcon
from pytestqt.qtbot import QtBot

from moechat.app import window_state
from moechat.services.paths import Paths
from moechat.ui import notifier
from moechat.ui.main_window import MainWindow
from moechat.ui.notifier import Notifier


class Tray:
    """The parts of a tray icon that are used; everything that was shown."""

    ActivationReason = QSystemTrayIcon.ActivationReason  # Qt's name
    shown: list[tuple[str, str]]
    visible = False
    available = True
    menu: QMenu | None = None
    clicks: list[Callable[..., None]]

    class _Clicks:
        def connect(self, act: Callable[..., None]) -> None:
            Tray.clicks.append(act)

    def __init__(self, *_: object) -> None:
        self.messageClicked = self.activated = self._Clicks()  # Qt's names

    @classmethod
    def begin(cls) -> None:
        cls.shown, cls.visible, cls.available, cls.menu, cls.clicks = [], False, True, None, []

    @classmethod
    def press(cls, reason: object = QSystemTrayIcon.ActivationReason.Trigger) -> None:
        """Click the icon."""
        cls.clicks[1](reason)

    isSystemTrayAvailable = staticmethod(lambda: Tray.available)  # noqa: N815
    supportsMessages = staticmethod(lambda: True)  # noqa: N815

    def show(self) -> None:
        Tray.visible = True

    def hide(self) -> None:
        Tray.visible = False

    def setToolTip(self, _text: str) -> None: ...  # noqa: N802

    def contextMenu(self) -> QMenu | None:  # noqa: N802
        return Tray.menu

    def setContextMenu(self, menu: QMenu) -> None:  # noqa: N802
        Tray.menu = menu

    def showMessage(self, title: str, text: str, *_: object) -> None:  # noqa: N802
        Tray.shown.append((title, text))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(notifier, "QSystemTrayIcon", Tray)
    Tray.begin()
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
