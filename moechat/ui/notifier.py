"""A word from the system where nobody looks at the window, and the icon in the tray."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QMenu, QSystemTrayIcon

from moechat.ui.main_window import MainWindow

_SHOWN_MS = 10_000
_PRESSED = (
    QSystemTrayIcon.ActivationReason.Trigger,
    QSystemTrayIcon.ActivationReason.DoubleClick,
)


class Notifier(QObject):
    """Without a menu the icon is there as long as its message: systems tie the two together."""

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._icon: QSystemTrayIcon | None = None
        self._stays = False
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self._hide)

    def tell(self, title: str, text: str) -> None:
        """Say it outside the window, unless somebody is at it; a click brings the window."""
        if self._window.isActiveWindow():
            return
        QApplication.alert(self._window)
        if not (has_tray() and QSystemTrayIcon.supportsMessages()):
            return
        icon = self._made()
        icon.show()
        icon.showMessage(title, text, self._window.windowIcon(), _SHOWN_MS)
        self._timer.start()

    def stay(self, make_menu: Callable[[], QMenu] | None) -> None:
        """Keep an icon with a menu from now on, or none any longer (``None``)."""
        self._stays = make_menu is not None
        if make_menu is not None:
            icon = self._made()
            if icon.contextMenu() is None:
                icon.setContextMenu(make_menu())
            icon.setToolTip("moechat")
            icon.show()
        elif self._icon is not None:
            self._icon.hide()

    def _made(self) -> QSystemTrayIcon:
        if self._icon is None:
            self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
            self._icon.messageClicked.connect(self._bring)
            self._icon.activated.connect(self._on_activated)
        return self._icon

    @Slot(object)
    def _on_activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in _PRESSED:  # else its menu is wanted
            self._bring()

    @Slot()
    def _bring(self) -> None:
        self._hide()
        self._window.bring()

    @Slot()
    def _hide(self) -> None:
        if self._icon is not None and not self._stays:
            self._icon.hide()


def has_tray() -> bool:
    """Whether this desktop shows icons of programs that run."""
    return bool(QSystemTrayIcon.isSystemTrayAvailable())
