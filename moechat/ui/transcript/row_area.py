"""A scroll area over rows of which only those near the viewport have widgets."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from moechat.core.conversation import Role
from moechat.core.faults import Fault
from moechat.services.texts import FaultText
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme
from moechat.ui.transcript import spacing
from moechat.ui.transcript.code_colours import CodeColours
from moechat.ui.transcript.focus import leave, out_of_chain, step_focus
from moechat.ui.transcript.formulas import Formulas
from moechat.ui.transcript.jump_button import JumpButton
from moechat.ui.transcript.positions import Positions, Spot
from moechat.ui.transcript.reader import Reader
from moechat.ui.transcript.rows import Estimate, Row, RowKind
from moechat.ui.transcript.shelf import Shelf
from moechat.ui.transcript.text_row import TextRow

_COLUMN = 680  # of the design, at most
_MARGIN = 24  # beside it, at least
_PADDING = 20  # above the first and below the last message
_PAGE = 60  # bodies asked for at once
_VISIBLE_BUDGET_S = 0.005  # of one pass over what is visible
_NEARBY_BUDGET_S = 0.003  # of one pass over what is near
_NEARBY = 1.0  # viewports above and below that are bound ahead
_KEPT = 1.6  # viewports above and below whose widgets are kept


class RowArea(QAbstractScrollArea):
    """Binds, measures, places and recycles.

    It stays at the bottom while the reader is there and never moves while they read elsewhere:
    what is at the top of the viewport keeps its place whatever changes its height.
    """

    bodies_wanted = Signal(list)  # ids of messages
    placed = Signal()  # the rows in sight are where they belong

    def __init__(
        self, theme: Theme, describe: Callable[[Fault], FaultText], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._positions = Positions()
        self._positions.padding = theme.px(_PADDING)
        self._formulas = Formulas(self)
        self._shelf = Shelf(self.viewport(), theme, describe, CodeColours(self), self._formulas)
        self._reader = Reader(self._positions)
        self._asked: set[str] = set()
        self._arranging = self._placing = False
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._arrange)
        self._nearby = QTimer(self, singleShot=True, interval=0)
        self._nearby.timeout.connect(self._bind_nearby)
        self._jump = JumpButton(theme, self._shelf.icons, self)
        self._jump.clicked.connect(self.scroll_to_end)
        out_of_chain(self._jump)
        self._shelf.reached.connect(self._bring_into_sight)
        self._shelf.outdated.connect(self._later.start)
        self._shelf.dragged.connect(self._scroll_to_drag)
        self._shelf.caret_moved.connect(self._scroll_to_caret)
        self._set_up()
        theme.changed.connect(self._restyle)

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinScrollBar(self._theme))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Messages"))
        self.verticalScrollBar().sliderReleased.connect(self._arrange)

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be bound, measured or drawn."""
        waits = self._later.isActive() or self._nearby.isActive()
        return not waits and self._formulas.is_settled

    @property
    def is_at_bottom(self) -> bool:
        """Whether the view follows what is written."""
        return self._reader.at_bottom

    @Slot()
    def scroll_to_end(self) -> None:
        """Go to the newest words and stay with them."""
        self._reader.go_to_end()
        self._arrange()

    # ── arranging ────────────────────────────────────────────────────────────

    @Slot()
    def _arrange(self) -> None:
        """Bind and measure what is visible, then put everything in its place."""
        if self._arranging:
            return
        self._arranging = True
        until = time.perf_counter() + _VISIBLE_BUDGET_S
        column = self._column()
        while (spot := self._unready(0.0)) is not None:
            self._show(spot, column, until)
            if time.perf_counter() > until:
                self._later.start()
                break
        self._arranging = False
        self._place_all()

    def _unready(self, reach: float) -> Spot | None:
        """The first row to be bound within so many viewports around the visible one."""
        top, height, column = self._top(), self.viewport().height(), self._column()
        margin = int(height * reach)
        found = None
        for spot in self._positions.between(top - margin, top + height + margin):
            if spot.row.slice is not None or spot.entry.awaits_rows:
                self._expand(spot)
                return self._unready(reach)
            if spot.row.kind is RowKind.PENDING or self._shelf.is_ready(spot.row, column):
                continue
            if not self._reader.at_bottom:
                return spot
            found = spot
        return found

    def _expand(self, spot: Spot) -> None:
        """Make rows of what is in reach now."""
        if spot.row.slice is not None:
            spot.entry.expand(spot.row)
        elif spot.entry.message is not None:
            spot.entry.show(spot.entry.message)
        self._reader.rows_changed(spot.place.entry)

    def _show(self, spot: Spot, column: int, until: float) -> None:
        row = spot.row
        known = row.height if row.width else 0
        name = self._name(spot)
        above = spacing.above(row, spot.entry, self._theme)
        below = spacing.below(row, spot.entry, self._theme)
        height = above + self._shelf.show(spot, column, name, until) + below
        if row.stale:  # the rest follows
            height = max(height, row.height)
        self._positions.measured(spot.place, height)
        if known != height:
            self._reader.resized(row, known, height)

    @Slot()
    def _bind_nearby(self) -> None:
        """Bind ahead what the reader may scroll to, a little at a time."""
        until = time.perf_counter() + _NEARBY_BUDGET_S
        column = self._column()
        while (spot := self._unready(_NEARBY)) is not None:
            self._show(spot, column, until)
            if time.perf_counter() > until:
                break
        self._place_all()

    def _place_all(self) -> None:
        """Move the widgets and the scroll bar to where they belong."""
        top, height = self._top(), self.viewport().height()
        column = self._column()
        left = (self.viewport().width() - column) // 2
        margin = int(height * _KEPT)
        places: dict[Row, int] = {}
        pending = unready = False
        for spot in self._positions.between(top - margin, top + height + margin):
            y = spot.top - top
            near = -height * _NEARBY - spot.row.height < y < height * (1 + _NEARBY)
            if spot.row.kind is RowKind.PENDING:
                pending |= -spot.row.height < y < height
                unready |= near and spot.entry.awaits_rows
            elif self._shelf.widget(spot.row) is not None:
                places[spot.row] = y + spacing.above(spot.row, spot.entry, self._theme)
            if near and spot.row.kind is not RowKind.PENDING:
                unready |= not self._shelf.is_ready(spot.row, column)
        self._shelf.place(places, left)
        if not self._later.isActive():  # else what is between the known rows may still grow
            self._settle(top)
        self._set_scroll_bar(top)
        self._jump.offer(self._positions.total - height - top > height // 2)
        if pending:
            self._ask_for_bodies(top)
        if unready and not self._later.isActive():
            self._nearby.start()
        self.placed.emit()

    def _set_scroll_bar(self, top: int) -> None:
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if bar.isSliderDown():  # the hand that holds it knows better
            return
        self._placing = True
        bar.setRange(0, max(0, self._positions.total - height))
        bar.setPageStep(height)
        bar.setSingleStep(self._theme.px(20))
        bar.setValue(top)
        self._placing = False

    def _ask_for_bodies(self, top: int) -> None:
        """Ask for the bodies that are in sight, with a page around them."""
        first = self._positions.at(top)
        last = self._positions.at(top + self.viewport().height())
        if first is None or last is None:
            return
        visible = range(first.entry, last.entry + 1)
        if all(self._is_known(index) for index in visible):
            return
        begin = max(0, min(first.entry - _PAGE // 3, len(self._positions) - _PAGE))
        page = range(begin, min(len(self._positions), max(begin + _PAGE, last.entry + 1)))
        wanted = [
            message_id
            for index in page
            if (message_id := self._positions.pending_id(index)) and message_id not in self._asked
        ]
        if wanted:
            self._asked.update(wanted)
            self.bodies_wanted.emit(wanted)

    def _is_known(self, index: int) -> bool:
        pending = self._positions.pending_id(index)
        return pending is None or pending in self._asked

    # ── sizes ────────────────────────────────────────────────────────────────

    def _column(self) -> int:
        room = self.viewport().width() - 2 * self._theme.px(_MARGIN)
        return max(1, min(self._theme.px(_COLUMN), room))

    def _top(self) -> int:
        """The pixel of the chat at the upper edge of the viewport."""
        return self._reader.top(self.viewport().height(), self.verticalScrollBar().value())

    def _settle(self, top: int) -> None:
        """Have what is seen now keep its place."""
        column, height = self._column(), self.viewport().height()
        if top >= self._positions.total - height:
            self._reader.go_to_end()
        elif not self._reader.at_bottom:
            self._reader.settle(top, height, lambda row: self._shelf.is_ready(row, column))

    def _estimate(self) -> Estimate:
        metrics = QFontMetricsF(self._theme.font())
        return Estimate(
            line=metrics.height() * 1.25,
            line_chars=max(10.0, self._column() / metrics.averageCharWidth()),
            extra=self._theme.px(40),
        )

    def _name(self, spot: Spot) -> str:
        who = self.tr("You") if spot.entry.role is Role.USER else self.tr("Assistant")
        place, count = spot.place.entry + 1, len(self._positions)
        name = self.tr("{0}, message {1} of {2}").format(who, place, count)
        return self.tr("{0}, thinking").format(name) if spot.row.kind is RowKind.REASONING else name

    def _rename_last(self) -> None:
        """The count in the names of the visible rows is another."""
        height = self.viewport().height()
        for spot in self._positions.between(self._top(), self._top() + height):
            widget = self._shelf.widget(spot.row)
            if isinstance(widget, TextRow):
                widget.setAccessibleName(self._name(spot))

    # ── events ───────────────────────────────────────────────────────────────

    def scrollContentsBy(self, _dx: int, _dy: int) -> None:
        """The user scrolled."""
        if self._placing:
            return
        bar = self.verticalScrollBar()
        top = bar.value()
        self._jump.step_aside()
        if top >= bar.maximum():
            self._reader.go_to_end()
        else:
            self._reader.at_bottom = False
            self._settle(top)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are wrapped anew where they are seen."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Another font or style: everything visible is made anew."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self._positions.padding = self._theme.px(_PADDING)
        self._shelf.restyle()
        self.viewport().update()
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll: by lines, pages, to either end."""
        bar = self.verticalScrollBar()
        page = bar.pageStep() - 2 * bar.singleStep()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        steps = {
            Qt.Key.Key_Up: -2 * bar.singleStep(),
            Qt.Key.Key_Down: 2 * bar.singleStep(),
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_Space: -page if shift else page,
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + step)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on to what is first in sight, or last if it came from behind."""
        super().focusInEvent(event)
        forward = event.reason() is Qt.FocusReason.TabFocusReason
        if forward or event.reason() is Qt.FocusReason.BacktabFocusReason:
            stops = self._stops(0.0)
            if stops:
                stops[0 if forward else -1].setFocus(event.reason())

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 (Qt's name)
        """Tab goes through the rows as they are seen, not as their widgets were made."""
        widget = step_focus(self._stops(_NEARBY), forward=forward)
        if widget is None:
            return leave(self, forward=forward)
        self._bring_into_sight(widget)
        return True

    def _stops(self, reach: float) -> list[QWidget]:
        """Where the Tab key halts, within so many viewports around the visible one."""
        stops: list[QWidget] = []
        top, height = self._top(), self.viewport().height()
        margin = int(height * reach)
        for spot in self._positions.between(top - margin, top + height + margin):
            widget = self._shelf.widget(spot.row)
            if widget is not None:
                stops += widget.stops()
        if not self._jump.isHidden():
            stops.append(self._jump)
        return stops

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Scroll as far as needed to see a widget of a row, or its beginning."""
        if not self.viewport().isAncestorOf(widget):
            return  # floats over the rows
        top = widget.mapTo(self.viewport(), QPoint(0, 0)).y()
        bottom, height = top + widget.height(), self.viewport().height()
        bar, padding = self.verticalScrollBar(), self._positions.padding
        if top < 0 or widget.height() > height:
            bar.setValue(bar.value() + top - padding)
        elif bottom > height:
            bar.setValue(bar.value() + bottom - height + padding)

    @Slot(int)
    def _scroll_to_drag(self, y: int) -> None:
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if y < 0 or y > height:
            bar.setValue(bar.value() + (y if y < 0 else y - height) // 3)

    @Slot(int, int)
    def _scroll_to_caret(self, top: int, bottom: int) -> None:
        bar, height = self.verticalScrollBar(), self.viewport().height()
        if top < 0:
            bar.setValue(bar.value() + top - self._positions.padding)
        elif bottom > height:
            bar.setValue(bar.value() + bottom - height + self._positions.padding)
