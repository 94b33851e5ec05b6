"""Going to a place in a chat, wherever it is: not read yet, cut short, or in folded thinking."""

from dataclasses import dataclass

from moechat.core.conversation import Role
from moechat.core.search_words import Wanted
from moechat.ui.transcript.marks import row_with
from moechat.ui.transcript.positions import Place
from moechat.ui.transcript.row_area import RowArea
from moechat.ui.transcript.rows import Row
from moechat.ui.transcript.text_row import TextRow

_SHARE = 0.3  # of the viewport above the place that is gone to


@dataclass(frozen=True)
class _Goal:
    """``in_reasoning`` is ``None`` where it is to be seen from the message."""

    message_id: str
    number: int
    in_reasoning: bool | None


class FindingArea(RowArea):
    """A row area that marks what is searched for, and goes to it."""

    _goal: _Goal | None = None  # that is not reached yet
    _near: tuple[int, Row] | None = None  # message and row that it is in, once they are known

    def mark_words(self, wanted: Wanted | None) -> None:
        """Mark this wherever it is shown; ``None`` = nothing."""
        self._goal = self._near = None
        self._shelf.marks.wanted, self._shelf.marks.current = wanted, None
        self._shelf.mark_all()

    def reveal(self, message_id: str, number: int = 0, *, in_reasoning: bool | None = None) -> None:
        """Go to the place with this number in a message, and mark it more strongly.

        It counts within the thinking, or within the text. Thinking is unfolded.
        """
        self._goal, self._near = _Goal(message_id, number, in_reasoning), None
        self._shelf.marks.current = None
        self._approach()

    def first_in_sight(self) -> int:
        """The index of the message at the upper edge."""
        place = self._positions.at(self._top())
        return place.entry if place is not None else 0

    def index_of(self, message_id: str) -> int | None:
        """The index of a message, if it is part of this chat."""
        return self._positions.index_of(message_id)

    def _approach(self) -> None:
        """Go as near as is possible now; called again when more is known."""
        goal = self._goal
        index = self._positions.index_of(goal.message_id) if goal is not None else None
        if goal is None or index is None:
            self._goal = None
            return
        entry = self._positions.entry(index)
        if entry.is_pending:
            self._hold_at(Place(index, 0))  # its body is asked for there
            return
        if entry.awaits_rows and entry.message is not None:
            entry.show(entry.message)
            self._reader.rows_changed(index)
        row = self._find(goal, index)
        self._goal, self._near = None, (index, row) if row is not None else None
        self._shelf.mark_all()
        place = self._positions.find(index, row) if row is not None else None
        self._hold_at(place or Place(index, 0))

    def _find(self, goal: _Goal, index: int) -> Row | None:
        """The row with the place; what is folded or cut short on the way to it is opened."""
        marks, entry = self._shelf.marks, self._positions.entry(index)
        message = entry.message
        if marks.wanted is None or message is None:
            return None
        in_reasoning = goal.in_reasoning
        if in_reasoning is None:
            in_reasoning = not marks.wanted.spans(message.text)
        if in_reasoning and message.role is Role.ASSISTANT and not entry.thought_open:
            entry.fold(opened=True)
            if entry.thought_row is not None:
                entry.thought_row.stale = True
            self._reader.rows_changed(index)
        while found := row_with(entry.rows, marks.wanted, goal.number, in_reasoning=in_reasoning):
            if found[0].slice is None:
                marks.current = found
                return found[0]
            entry.expand(found[0])
            self._reader.rows_changed(index)
        return None

    def _hold_at(self, place: Place, below: int = 0) -> None:
        """Have a place in a row, so many pixels below its edge, some way down the viewport."""
        away = int(self.viewport().height() * _SHARE)
        self._reader.hold(place, max(0, self._positions.top(place) + below - away))
        self._arrange()

    def _place_all(self) -> None:
        """Once the row is laid out, the place in it is known."""
        super()._place_all()
        if self._near is None or not self._shelf.is_ready(self._near[1], self._column()):
            return
        (index, row), self._near = self._near, None
        widget, place = self._shelf.widget(row), self._positions.find(index, row)
        if not isinstance(widget, TextRow) or place is None:
            return
        rect = self._shelf.marks.current_rect(widget, row)
        if rect is None:
            return
        seen, height = widget.y() + rect.top(), self.viewport().height()
        if not 0 <= seen < height - 2 * rect.height():
            self._hold_at(place, rect.top())
