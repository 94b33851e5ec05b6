"""Where the reader is in the chat, whatever happens to the heights of rows."""

from collections.abc import Callable

from moechat.ui.transcript.positions import Place, Positions
from moechat.ui.transcript.rows import Row


class Reader:
    """Either at the end, which is followed, or at a row that keeps its place on the screen."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self.at_bottom = True
        self._message = 0  # index of the message that the row belongs to
        self._row: Row | None = None
        self._above = 0  # height of the rows of the message before it
        self._offset = 0  # of the viewport's upper edge from that of the row

    def go_to_end(self) -> None:
        """Follow the end."""
        self.at_bottom, self._row = True, None

    def top(self, height: int, fallback: int) -> int:
        """The pixel of the chat at the upper edge of a viewport so high."""
        end = max(0, self._positions.total - height)
        if self.at_bottom:
            return end
        place = self._positions.find(self._message, self._row) if self._row else None
        if place is None:
            return max(0, min(fallback, end))
        return max(0, min(self._positions.top(place) + self._offset, end))

    def hold(self, place: Place, top: int) -> None:
        """Keep a row where it is while ``top`` is at the upper edge."""
        rows = self._positions.entry(place.entry).rows
        self.at_bottom = False
        self._message = place.entry
        self._row = rows[place.row] if rows else None
        self._offset = top - self._positions.top(place)
        self._above = self._positions.top(place) - self._positions.entry_top(place.entry)

    def settle(self, top: int, height: int, is_ready: Callable[[Row], bool]) -> None:
        """Hold on to the first row in sight whose height is known."""
        first = None
        for spot in self._positions.between(top, top + height):
            first = first or spot
            if is_ready(spot.row):
                first = spot
                break
        if first is not None:
            self.hold(first.place, top)

    def resized(self, row: Row, before: int, after: int) -> None:
        """A row was wrapped anew: stay at the same words in it."""
        if row is self._row and self._offset > 0 and before and not row.live:
            self._offset = round(self._offset * after / before)

    def rows_changed(self, index: int) -> None:
        """The rows of a message are others; stay at the same share of it."""
        before = self._positions.height(index)
        self._positions.rows_changed(index)
        if self._row is None or self._message != index:
            return
        if self._positions.find(index, self._row) is None:
            share = self._positions.height(index) / before if before else 1.0
            top = self._positions.entry_top(index) + round((self._above + self._offset) * share)
            place = self._positions.at(top)
            if place is not None:
                bottom = self.at_bottom
                self.hold(place, top)
                self.at_bottom = bottom
