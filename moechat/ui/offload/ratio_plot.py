"""Speed and memory by the share of streamed experts: estimates as lines, measurements as dots."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from moechat.core.plan import CurvePoint
from moechat.ui import painting
from moechat.ui.figures import rate_number
from moechat.ui.theme import Size, Theme, Tone

_GIB = 1024**3
_TICKS = (0, 20, 40, 60, 80, 99)


@dataclass(frozen=True)
class Dot:
    """One measurement."""

    ratio: int
    tokens_per_second: float
    memory_bytes: int | None = None  # None = not known
    marked: bool = False  # the one that the plot is about


@dataclass(frozen=True)
class _Scale:
    """One of the two diagrams: where it lies, and how high its values go."""

    area: QRectF
    most: float
    left: int  # ratios at either end
    right: int

    def x(self, ratio: float) -> float:
        span = max(1, self.right - self.left)
        return self.area.left() + self.area.width() * (ratio - self.left) / span

    def y(self, value: float) -> float:
        return self.area.bottom() - self.area.height() * min(value, self.most) / self.most


class RatioPlot(QWidget):
    """Two diagrams above each other over one axis, as a picture for the table beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._curve: tuple[CurvePoint, ...] = ()
        self._dots: tuple[Dot, ...] = ()
        self._comfortable_bytes: int | None = None
        self.setAccessibleName(self.tr("Speed and memory against the share streamed from disk"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_curve(
        self, curve: Sequence[CurvePoint], dots: Sequence[Dot], comfortable_bytes: int | None
    ) -> None:
        """Draw the plan's estimates, these measurements and the comfortable limit."""
        self._curve = tuple(sorted(curve, key=lambda point: point.ratio))
        self._dots, self._comfortable_bytes = tuple(dots), comfortable_bytes
        said = self.tr("{0} %: {1} tokens a second, measured")
        self.setAccessibleDescription(
            "; ".join(said.format(d.ratio, rate_number(d.tokens_per_second)) for d in self._dots)
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Both diagrams, their axes and the explanation below."""
        return QSize(self._theme.px(560), self._theme.px(270))

    def minimumSizeHint(self) -> QSize:
        """As high as ever, and narrow if it must be."""
        return QSize(self._theme.px(280), self._theme.px(270))

    # ── the picture ──────────────────────────────────────────────────────────

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Speed above, memory below."""
        painter = painting.begin(self)
        painter.setFont(self._theme.figure_font(Size.CAPTION))
        px, width = self._theme.px, self.width()
        left, right = px(40), width - px(10)
        if right <= left or not self._curve:
            return
        first, last = self._curve[0].ratio, max(1, self._curve[-1].ratio)
        speeds = [p.tokens_per_second for p in self._curve]
        speeds += [dot.tokens_per_second for dot in self._dots]
        memory = [point.needed_bytes / _GIB for point in self._curve]
        memory += [dot.memory_bytes / _GIB for dot in self._dots if dot.memory_bytes]
        above = _Scale(QRectF(left, px(22), right - left, px(86)), _round_up(speeds), first, last)
        below = _Scale(QRectF(left, px(138), right - left, px(76)), _round_up(memory), first, last)
        speed = self.tr("tokens/s")
        self._paint_axes(painter, above, speed)
        self._paint_axes(painter, below, self.tr("memory, GB"))
        self._paint_zone(painter, above, speed)
        self._paint_line(painter, above, Tone.ACCENT, lambda p: p.tokens_per_second)
        self._paint_line(painter, below, Tone.MEMORY_CONTEXT, lambda p: p.needed_bytes / _GIB)
        self._paint_limit(painter, below)
        for dot in self._dots:
            self._paint_dot(painter, above, dot, dot.tokens_per_second, Tone.ACCENT)
            if dot.memory_bytes:
                size = dot.memory_bytes / _GIB
                self._paint_dot(painter, below, dot, size, Tone.MEMORY_CONTEXT)
        self._paint_ticks(painter, below)

    def _paint_axes(self, painter: QPainter, scale: _Scale, title: str) -> None:
        colour, area, px = self._theme.colour, scale.area, self._theme.px
        painter.setPen(colour(Tone.MUTED))
        painter.drawText(QPointF(px(2), area.top() - px(8)), title)
        for share in (0.0, 0.5, 1.0):
            y = scale.y(scale.most * share)
            painter.setPen(QPen(colour(Tone.LINE), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colour(Tone.MUTED))
            box = QRectF(0, y - px(8), area.left() - px(6), px(16))
            number = QLocale().toString(scale.most * share, "g", 3)
            painter.drawText(
                box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), number
            )

    def _paint_zone(self, painter: QPainter, scale: _Scale, title: str) -> None:
        """Where it does not fit, tinted and named."""
        fitting = [point.ratio for point in self._curve if point.fits]
        first, last = self._curve[0].ratio, self._curve[-1].ratio
        end = min(fitting) if fitting else last
        if end <= first and fitting:
            return
        zone = QRectF(scale.area)
        zone.setRight(scale.x(end))
        tint = QColor(self._theme.colour(Tone.BAD))
        tint.setAlphaF(0.12)
        painter.fillRect(zone, tint)
        text = self.tr("does not fit")
        # Above the diagram, beside its title: within it the lines would run through.
        place = zone.topRight() - QPointF(
            painter.fontMetrics().horizontalAdvance(text), self._theme.px(8)
        )
        if place.x() >= painter.fontMetrics().horizontalAdvance(title) + self._theme.px(14):
            painter.setPen(self._theme.colour(Tone.BAD))
            painter.drawText(place, text)

    def _paint_line(
        self,
        painter: QPainter,
        scale: _Scale,
        tone: Tone,
        value: Callable[[CurvePoint], float],
    ) -> None:
        pen = QPen(self._theme.colour(tone), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # The step from "nothing streamed" to the first per cent is one: no line leads across it.
        streamed = [point for point in self._curve if point.ratio > 0]
        painter.drawPolyline(
            QPolygonF([QPointF(scale.x(p.ratio), scale.y(value(p))) for p in streamed])
        )
        painter.setPen(QPen(self._theme.colour(tone), 1.5))
        for point in self._curve[: len(self._curve) - len(streamed)]:
            where = QPointF(scale.x(point.ratio), scale.y(value(point)))
            painter.drawEllipse(where, self._theme.px(3), self._theme.px(3))

    def _paint_limit(self, painter: QPainter, scale: _Scale) -> None:
        if self._comfortable_bytes is None:
            return
        size = self._comfortable_bytes / _GIB
        if size > scale.most:
            return
        y = scale.y(size)
        painter.setPen(QPen(self._theme.colour(Tone.TEXT), 1))
        painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y))
        text = self.tr("comfortable limit {0}").format(QLocale().toString(size, "f", 1))
        width = painter.fontMetrics().horizontalAdvance(text)
        painter.drawText(QPointF(scale.area.right() - width, y - self._theme.px(3)), text)

    def _paint_dot(
        self, painter: QPainter, scale: _Scale, dot: Dot, value: float, tone: Tone
    ) -> None:
        colour, px = self._theme.colour, self._theme.px
        centre = QPointF(scale.x(dot.ratio), scale.y(value))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(tone))
        radius = px(6 if dot.marked else 4)
        painter.drawEllipse(centre, radius, radius)
        if dot.marked and tone is Tone.ACCENT:
            painter.setPen(colour(Tone.TEXT))
            text = self.tr("{0} %: {1}").format(dot.ratio, rate_number(value))
            painter.drawText(centre + QPointF(px(9), -px(4)), text)

    def _paint_ticks(self, painter: QPainter, scale: _Scale) -> None:
        painter.setPen(self._theme.colour(Tone.MUTED))
        metrics, y = painter.fontMetrics(), scale.area.bottom() + self._theme.px(16)
        for ratio in _TICKS:
            if not scale.left <= ratio <= scale.right:
                continue
            text = self.tr("{0} %").format(ratio)
            width = metrics.horizontalAdvance(text)
            x = min(max(scale.area.left(), scale.x(ratio) - width / 2), scale.area.right() - width)
            painter.drawText(QPointF(x, y), text)
        legend = self.tr("●  measured     - -  estimated     ○  all in memory")
        painter.drawText(QPointF(scale.area.left(), y + self._theme.px(24)), legend)


def _round_up(values: Sequence[float]) -> float:
    """A round number above all values, to end an axis with."""
    most = max(values, default=0.0)
    if most <= 0 or not math.isfinite(most):
        return 1.0
    unit = 10.0 ** math.floor(math.log10(most))
    return next(
        unit * step for step in (1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10) if unit * step >= most
    )
