"""Plain areas of one tone, with a hairline where they meet their neighbour."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from moechat.ui.theme import Theme, Tone


class Surface(QWidget):
    """An area of the window; ``line_at`` says at which edge it is ruled off."""

    def __init__(
        self,
        theme: Theme,
        tone: Tone,
        line_at: Qt.Edge | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tone = tone
        self._line_at = line_at
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the area and rule it off."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.colour(self._tone))
        if self._line_at is None:
            return
        painter.setPen(self._theme.colour(Tone.LINE))
        right, bottom = self.width() - 1, self.height() - 1
        match self._line_at:
            case Qt.Edge.LeftEdge:
                painter.drawLine(0, 0, 0, bottom)
            case Qt.Edge.RightEdge:
                painter.drawLine(right, 0, right, bottom)
            case Qt.Edge.TopEdge:
                painter.drawLine(0, 0, right, 0)
            case Qt.Edge.BottomEdge:
                painter.drawLine(0, bottom, right, bottom)
