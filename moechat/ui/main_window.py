"""The window itself: where it stands, and a background until its contents are there.

It is shown before the rest of the program is imported, so this file imports nothing but Qt.
"""

from PySide6.QtCore import QByteArray, QEvent, QSettings, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QHideEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QMainWindow

_GEOMETRY = "window/geometry"
_BACKGROUND = "window/background"
_SIZE = (1280, 800)  # at the font size below
_POINTS = 9.0


class MainWindow(QMainWindow):
    """An empty window that remembers its place and colour."""

    seen_changed = Signal(bool)  # whether anybody may be looking
    font_changed = Signal()  # the system's font
    closing = Signal()
    ended = Signal()  # closed for good

    def __init__(self, state: QSettings) -> None:
        super().__init__()
        self.hides_on_close = False  # it can be brought back from the tray
        self.may_close = _always  # or somebody has to be asked
        self._is_ending = False
        self._state = state
        self.setWindowTitle("moechat")
        grown = max(1.0, self.fontInfo().pointSizeF() / _POINTS)
        self.resize(*(round(length * grown) for length in _SIZE))
        geometry = state.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        background = QColor(str(state.value(_BACKGROUND, "")))
        if background.isValid():
            self._fill(background)

    @property
    def is_seen(self) -> bool:
        """Whether anybody may be looking."""
        return self.isVisible() and not self.isMinimized()

    def bring(self) -> None:
        """To the front, wherever it was, as large as it was."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def set_background(self, colour: QColor) -> None:
        """The colour of the window, also of the next one before its contents are there."""
        self._state.setValue(_BACKGROUND, colour.name())
        self._fill(colour)

    def _fill(self, colour: QColor) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour)
        self.setPalette(palette)

    def changeEvent(self, event: QEvent) -> None:
        """The system's font, or being minimised."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.font_changed.emit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.seen_changed.emit(self.is_seen)

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody may look now."""
        super().showEvent(event)
        self.seen_changed.emit(self.is_seen)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks any more."""
        super().hideEvent(event)
        self.seen_changed.emit(self.is_seen)

    def end(self) -> None:
        """Close for good, even where closing only hides."""
        self._is_ending = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place; go, or hide."""
        self.closing.emit()
        self._remember()
        if self.hides_on_close and not self._is_ending and not self._is_session_ending():
            event.ignore()
            self.hide()
            return
        if not (self._is_session_ending() or self.may_close()):
            event.ignore()
            return
        super().closeEvent(event)
        self.ended.emit()

    def _is_session_ending(self) -> bool:
        app = QGuiApplication.instance()
        return isinstance(app, QGuiApplication) and app.isSavingSession()

    def _remember(self) -> None:
        self._state.setValue(_GEOMETRY, self.saveGeometry())
        self._state.sync()


def _always() -> bool:
    return True
