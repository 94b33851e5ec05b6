"""The slider for the share of experts that stay on disk."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from moechat.ui import painting
from moechat.ui.theme import Theme, Tone

_MOST_PERCENT = 99  # some experts always stay in memory


class RatioSlider(QSlider):
    """A thin track with a round handle; percent."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self.setRange(0, _MOST_PERCENT)
        self.setAccessibleName(self.tr("Experts streamed from disk, percent"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The handle and its focus ring."""
        return QSize(self._theme.px(200), self._theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Track, then handle."""
        painter = painting.begin(self)
        colour, px = self._theme.colour, self._theme.px
        tone = Tone.ACCENT if self.isEnabled() else Tone.CONTROL
        radius, middle = px(9), self.height() / 2
        if not self.isEnabled():
            painter.setOpacity(0.5)  # exempt from contrast: it cannot be used, and says so
        track = QRectF(0, middle - px(2), self.width(), px(4))
        painting.box(painter, track, px(2), fill=colour(tone))
        share = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        centre = QPointF(radius + share * (self.width() - 2 * radius), middle)
        painter.setOpacity(1.0)
        painter.setBrush(colour(Tone.BACKGROUND))
        edge = colour(tone)
        if not self.isEnabled():
            edge.setAlphaF(0.5)
        painter.setPen(QPen(edge, 2))
        painter.drawEllipse(centre, radius - 1, radius - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(Tone.ACCENT), 1))
            painter.drawEllipse(centre, radius + 2, radius + 2)
