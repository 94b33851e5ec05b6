"""A small line of the speed over the last minute of answering."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from moechat.core.throughput import HISTORY_SECONDS, SAMPLE_SECONDS
from moechat.ui import painting
from moechat.ui.theme import Theme, Tone

_SLOTS = round(HISTORY_SECONDS / SAMPLE_SECONDS)


class Sparkline(QWidget):
    """The newest sample is at the right; ``None`` interrupts the line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._samples: list[float | None] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_samples(self, samples: Iterable[float | None]) -> None:
        """Draw these, oldest first."""
        samples = list(samples)[-_SLOTS:]
        if samples != self._samples:
            self._samples = samples
            self.update()

    def sizeHint(self) -> QSize:
        """Forty pixels of the design high."""
        return QSize(self._theme.px(200), self._theme.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A base line, and the curves above it."""
        painter = painting.begin(self)
        top, bottom = 2.0, self.height() - 2.0
        painter.setPen(QPen(self._theme.colour(Tone.LINE), 1))
        painter.drawLine(QPointF(0, bottom), QPointF(self.width(), bottom))
        most = max((s for s in self._samples if s is not None), default=0.0)
        if most <= 0:
            return
        painter.setPen(
            QPen(
                self._theme.colour(Tone.ACCENT),
                1.6,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        step = self.width() / (_SLOTS - 1)
        first = _SLOTS - len(self._samples)
        # Headroom, so that a steady speed is not glued to the top.
        scale = (bottom - top) / (most * 1.15)
        curve = QPolygonF()
        for slot, sample in enumerate(self._samples, first):
            if sample is None:
                painter.drawPolyline(curve)
                curve = QPolygonF()
            else:
                curve.append(QPointF(slot * step, bottom - sample * scale))
        painter.drawPolyline(curve)
