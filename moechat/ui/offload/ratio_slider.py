"""The slider for the share of experts that stay on disk."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from moechat.core.ratio_stops import COARSE_STEP, RatioStops
from moechat.core.slots import MAX_RATIO
from moechat.ui import painting
from moechat.ui.theme import Size, Theme, Tone

_SETTLE_MS = 400  # from the last move to the choice: a reload is dear
_RADIUS = 9  # of the handle
_MOVES = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -2,
    Qt.Key.Key_PageUp: 2,
}


@dataclass(frozen=True)
class Marks:
    """Ratios worth knowing; None = there is none."""

    suggested: int | None = None
    last_good: int | None = None


class RatioSlider(QSlider):
    """A thin track with a round handle, which stands only on ratios that differ.

    The value is the ratio in percent. ``moved`` follows every move; ``chosen`` comes once the
    handle was let go and has stood still for 400 ms.
    """

    moved = Signal(int)
    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._stops: RatioStops | None = None
        self._marks = Marks()
        self._in_force = 0
        self.setRange(0, MAX_RATIO)
        self.setAccessibleName(self.tr("Experts streamed from disk, percent"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._choose)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    # ── what it stands for ───────────────────────────────────────────────────

    def show_stops(self, stops: RatioStops, ratio: int, marks: Marks) -> None:
        """Offer these stops with the handle at ``ratio``, which is in force.

        A handle that is being moved stays in the user's hand.
        """
        self._stops, self._marks, self._in_force = stops, marks, ratio
        self.setRange(stops.points[0].ratio, stops.most)
        if not self.is_being_moved:
            self._place(ratio)
        self.setEnabled(len(stops.points) > 1)
        self.updateGeometry()
        self.update()

    def show_nothing(self) -> None:
        """Nothing can be streamed."""
        self._settle.stop()
        self._stops, self._marks, self._in_force = None, Marks(), 0
        self.setRange(0, MAX_RATIO)
        self._place(0)
        self.setEnabled(False)
        self.updateGeometry()

    def put_back(self) -> None:
        """Return to the ratio in force; what was moved is not wanted any more."""
        self._settle.stop()
        self.setSliderDown(False)
        if self.value() != self._in_force:
            self._place(self._in_force)
            self.moved.emit(self._in_force)

    @property
    def is_being_moved(self) -> bool:
        """Whether the user has moved it and nothing was chosen yet."""
        return self.isSliderDown() or self._settle.isActive()

    def _place(self, ratio: int) -> None:
        blocked = self.blockSignals(True)
        self.setValue(ratio)
        self.blockSignals(blocked)
        self.update()

    def _move(self, ratio: int) -> None:
        if ratio == self.value():
            return
        self.setValue(ratio)
        self.moved.emit(ratio)

    @Slot()
    def _choose(self) -> None:
        if not self.isSliderDown() and self.value() != self._in_force:
            self.chosen.emit(self.value())

    # ── the user ─────────────────────────────────────────────────────────────

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle, wherever the track was pressed."""
        if event.button() is not Qt.MouseButton.LeftButton or self._stops is None:
            event.ignore()
            return
        self.setSliderDown(True)
        self._settle.stop()
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse from stop to stop."""
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose, unless it is taken again at once."""
        if self.isSliderDown():
            self.setSliderDown(False)
            self._settle.start()
            event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll what is around it: a reload must not come from scrolling by."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Five percent a key, single stops with Ctrl, Escape to leave all as it was."""
        key, stops = event.key(), self._stops
        if stops is None:
            event.ignore()
        elif key == Qt.Key.Key_Escape and self.is_being_moved:
            self.put_back()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._move_by_key(stops.points[0 if key == Qt.Key.Key_Home else -1].ratio)
        elif key in _MOVES:
            move = _MOVES[Qt.Key(key)]
            if self.isRightToLeft() and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
                move = -move
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._move_by_key(stops.stepped(self.value(), move).ratio)
            else:
                self._move_by_key(stops.moved(self.value(), move * COARSE_STEP).ratio)
        else:
            event.ignore()

    def _move_by_key(self, ratio: int) -> None:
        self._move(ratio)
        self._settle.start()

    def _follow(self, event: QMouseEvent) -> None:
        event.accept()
        if self._stops is None:
            return
        inset = self._inset()
        share = (event.position().x() - inset) / max(1, self.width() - 2 * inset)
        if self.isRightToLeft():
            share = 1 - share
        low, high = self.minimum(), self.maximum()
        self._move(self._stops.nearest(low + share * (high - low)).ratio)

    # ── the picture ──────────────────────────────────────────────────────────

    def sizeHint(self) -> QSize:
        """Handle, focus ring and a line of marks, where there is anything to mark."""
        height = 2 * self._inset() if self._stops is None else self._theme.px(44)
        return QSize(self._theme.px(200), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Track, what does not fit, marks, handle."""
        painter = painting.begin(self)
        if not self.isEnabled():
            painter.setOpacity(0.5)  # exempt from contrast: it cannot be used, and says so
        self._paint_track(painter)
        if self._stops is not None and self.isEnabled():
            self._paint_marks(painter)
        self._paint_handle(painter)

    def _x(self, ratio: int) -> float:
        inset = self._inset()
        share = (ratio - self.minimum()) / max(1, self.maximum() - self.minimum())
        if self.isRightToLeft():
            share = 1 - share
        return inset + share * (self.width() - 2 * inset)

    def _inset(self) -> int:
        """From the edges to the handle's centre at either end: room for the focus ring."""
        return self._theme.px(_RADIUS + 3)

    def _middle(self) -> float:
        return self._inset()

    def _paint_track(self, painter: QPainter) -> None:
        colour, px, middle = self._theme.colour, self._theme.px, self._middle()
        tone = Tone.ACCENT if self.isEnabled() else Tone.CONTROL
        track = QRectF(0, middle - px(2), self.width(), px(4))
        painting.box(painter, track, px(2), fill=colour(tone))
        if self._stops is None:
            return
        fits = self._stops.first_that_fits
        if fits == self._stops.points[0].ratio:
            return
        end = self._x(fits) if fits is not None else float(self.width())
        zone = QRectF(0, middle - px(3), end, px(6))
        if self.isRightToLeft():
            zone = QRectF(end, middle - px(3), self.width() - end, px(6))
        # Stripes, as colour alone does not tell it to everyone.
        painter.fillRect(zone, colour(Tone.BACKGROUND))
        pen = QPen(colour(Tone.BAD), max(1.0, px(2)))
        painter.save()
        painter.setClipRect(zone)
        painter.setPen(pen)
        x = zone.left() - zone.height()
        while x < zone.right():
            painter.drawLine(QPointF(x, zone.bottom()), QPointF(x + zone.height(), zone.top()))
            x += px(5)
        painter.restore()

    def _paint_marks(self, painter: QPainter) -> None:
        """Ticks, and the words that have room, the weightiest first."""
        colour, px = self._theme.colour, self._theme.px
        painter.setFont(self._theme.figure_font(Size.CAPTION))
        metrics = painter.fontMetrics()
        top = self._middle() + px(_RADIUS + 2)
        taken: list[tuple[float, float]] = []
        for ratio, text in self._labels():
            x = self._x(ratio)
            painter.setPen(QPen(colour(Tone.CONTROL), 1))
            painter.drawLine(QPointF(x, top - px(6)), QPointF(x, top))
            width = metrics.horizontalAdvance(text)
            left = min(max(0.0, x - width / 2), self.width() - width)
            gap = px(5)
            if all(left > end + gap or left + width < start - gap for start, end in taken):
                painter.setPen(colour(Tone.MUTED))
                painter.drawText(QPointF(left, top + metrics.ascent()), text)
                taken.append((left, left + width))

    def _labels(self) -> Iterator[tuple[int, str]]:
        stops, marks = self._stops, self._marks
        if stops is None:
            return
        fits = stops.first_that_fits
        if fits == stops.points[0].ratio:
            fits = None  # everything does
        if fits is not None:
            yield fits, self.tr("fits from {0}").format(fits)
        if marks.suggested is not None and marks.suggested != fits:
            yield marks.suggested, self.tr("suggested {0}").format(marks.suggested)
        if marks.last_good is not None and marks.last_good not in (fits, marks.suggested):
            yield marks.last_good, self.tr("worked {0}").format(marks.last_good)
        for ratio in stops.measured:
            if ratio not in (fits, marks.suggested, marks.last_good):
                yield ratio, self.tr("measured {0}").format(ratio)

    def _paint_handle(self, painter: QPainter) -> None:
        colour, px = self._theme.colour, self._theme.px
        radius, centre = px(_RADIUS), QPointF(self._x(self.value()), self._middle())
        painter.setOpacity(1.0)
        painter.setBrush(colour(Tone.BACKGROUND))
        edge = colour(Tone.ACCENT if self.isEnabled() else Tone.CONTROL)
        if not self.isEnabled():
            edge.setAlphaF(0.5)
        painter.setPen(QPen(edge, 2))
        painter.drawEllipse(centre, radius - 1, radius - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(Tone.ACCENT), 1))
            painter.drawEllipse(centre, radius + 2, radius + 2)
