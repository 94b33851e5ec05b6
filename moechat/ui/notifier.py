"""A word from the system where nobody looks at the window."""

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from moechat.ui.main_window import MainWindow

_SHOWN_MS = 10_000


class Notifier(QObject):
    """The icon in the tray is there as long as its message, as systems tie the two together."""

    def __init__(self, window: MainWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._icon: QSystemTrayIcon | None = None
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN_MS)
        self._timer.timeout.connect(self._hide)

    def tell(self, title: str, text: str) -> None:
        """Say it outside the window, unless somebody is at it; a click brings the window."""
        if self._window.isActiveWindow():
            return
        QApplication.alert(self._window)
        if not (QSystemTrayIcon.isSystemTrayAvailable() and QSystemTrayIcon.supportsMessages()):
            return
        if self._icon is None:
            self._icon = QSystemTrayIcon(self._window.windowIcon(), self)
            for clicked in (self._icon.messageClicked, self._icon.activated):
                clicked.connect(self._bring)
        self._icon.show()
        self._icon.showMessage(title, text, self._window.windowIcon(), _SHOWN_MS)
        self._timer.start()

    @Slot()
    def _bring(self) -> None:
        self._hide()
        self._window.bring()

    @Slot()
    def _hide(self) -> None:
        if self._icon is not None:
            self._icon.hide()
