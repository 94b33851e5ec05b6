"""A slim progress bar."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from moechat.ui import painting
from moechat.ui.theme import Theme, Tone


class SlimProgressBar(QProgressBar):
    """Shows a fraction from 0 to 1."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setRange(0, 1000)
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_fraction(self, fraction: float) -> None:
        """Fill the bar so far."""
        value = round(min(max(fraction, 0.0), 1.0) * self.maximum())
        if value != self.value():
            # Qt would paint at once, and with it everything else in the window that is due.
            self.setUpdatesEnabled(False)
            self.setValue(value)
            self.setUpdatesEnabled(True)

    def sizeHint(self) -> QSize:
        """Six pixels of the design high."""
        return QSize(self._theme.px(200), self._theme.px(6))

    def minimumSizeHint(self) -> QSize:
        """As high as ever."""
        return QSize(self._theme.px(40), self._theme.px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The groove and what is done."""
        painter = painting.begin(self)
        rect, radius = QRectF(self.rect()), self.height() / 2
        painter.setClipPath(painting.rounded_path(rect, radius))
        painter.fillRect(rect, self._theme.colour(Tone.MEMORY_FREE))
        done = rect.width() * self.value() / self.maximum()
        painter.fillRect(
            QRectF(rect.left(), rect.top(), done, rect.height()), self._theme.colour(Tone.ACCENT)
        )
