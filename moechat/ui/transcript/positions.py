"""Where every row of a chat is, and the place in it that the reader looks at."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from moechat.core.conversation import Outline, Role
from moechat.ui.transcript.entry import Entry
from moechat.ui.transcript.heights import HeightIndex
from moechat.ui.transcript.rows import Estimate, Row


@dataclass(frozen=True, slots=True)
class Place:
    """A row: the index of its message and its own within that."""

    entry: int
    row: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A row and where it is, in pixels from the top of the chat."""

    place: Place
    entry: Entry
    row: Row
    top: int


class Positions:
    """All messages; those that were never near the viewport exist as outlines only."""

    def __init__(self) -> None:
        self.estimate = Estimate()
        self.padding = 0  # pixels above the first and below the last message
        self._entries: list[Outline | Entry] = []
        self._heights = HeightIndex()
        self._places: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._entries)

    @property
    def total(self) -> int:
        """The height of everything."""
        return self._heights.total + 2 * self.padding

    def reset(self, outlines: Sequence[Outline], estimate: Estimate) -> None:
        """Another chat."""
        self.estimate = estimate
        self._entries = list(outlines)
        self._heights = HeightIndex(estimate.messages(outlines))
        self._places = {outline.id: index for index, outline in enumerate(outlines)}

    def append(self, outline: Outline) -> int:
        """One more message; its index."""
        self._places[outline.id] = len(self._entries)
        self._entries.append(outline)
        self._heights.append(self.estimate.messages([outline])[0])
        return len(self._entries) - 1

    def replace_from(self, index: int, outlines: Sequence[Outline]) -> None:
        """Others follow from there on."""
        for entry in self._entries[index:]:
            self._places.pop(entry.id, None)
            if isinstance(entry, Entry):
                entry.rows = []  # nothing shows them any more
        del self._entries[index:]
        heights = [self._heights[at] for at in range(index)]
        self._heights = HeightIndex([*heights, *self.estimate.messages(outlines)])
        self._places |= {outline.id: index + at for at, outline in enumerate(outlines)}
        self._entries += outlines

    def renumber(self, outlines: Sequence[Outline]) -> int:
        """Take the versions of a branch that begins as this one does; how many are the same."""
        same = 0
        for known, outline in zip(self._entries, outlines, strict=False):
            if known.id != outline.id:
                break
            if isinstance(known, Entry):
                known.number(outline.version, outline.versions)
                self._heights[same] = known.heights.total
            else:
                self._entries[same] = outline
            same += 1
        return same

    @property
    def last_id(self) -> str:
        """The id of the last message; "" where there is none."""
        return self._entries[-1].id if self._entries else ""

    def ids(self) -> list[str]:
        """All messages, from above."""
        return [entry.id for entry in self._entries]

    def last_of(self, role: Role) -> str:
        """The last message of a role; "" where there is none."""
        return next((entry.id for entry in reversed(self._entries) if entry.role is role), "")

    def last_versioned(self) -> str:
        """The last message that has other versions; "" where there is none."""
        return next((entry.id for entry in reversed(self._entries) if entry.versions > 1), "")

    def edited(self) -> list[str]:
        """The questions that have an editor."""
        return [e.id for e in self._entries if isinstance(e, Entry) and e.edited is not None]

    def index_of(self, message_id: str) -> int | None:
        """The index of a message, if it is part of this chat."""
        return self._places.get(message_id)

    def entry(self, index: int) -> Entry:
        """A message with its rows."""
        entry = self._entries[index]
        if isinstance(entry, Outline):
            entry = self._entries[index] = Entry(entry, self.estimate)
        return entry

    def pending_id(self, index: int) -> str | None:
        """The id of a message whose body has not been read."""
        entry = self._entries[index]
        return entry.id if isinstance(entry, Outline) or entry.is_pending else None

    def rows_changed(self, index: int) -> None:
        """The rows of a message are others."""
        self._heights[index] = self.entry(index).heights.total

    def height(self, index: int) -> int:
        """The height of a message."""
        return self._heights[index]

    def entry_top(self, index: int) -> int:
        """Where a message begins."""
        return self.padding + self._heights.top(index)

    def measured(self, place: Place, height: int) -> None:
        """The height of a row is known, or is another."""
        entry = self.entry(place.entry)
        entry.rows[place.row].height = height
        entry.heights[place.row] = height
        self._heights[place.entry] = entry.heights.total

    def top(self, place: Place) -> int:
        """Where a row begins."""
        return self.entry_top(place.entry) + self.entry(place.entry).heights.top(place.row)

    def find(self, index: int, row: Row) -> Place | None:
        """Where a row of a message is now, if it still exists."""
        if index >= len(self._entries):
            return None
        for number, other in enumerate(self.entry(index).rows):
            if other is row:
                return Place(index, number)
        return None

    def at(self, y: int) -> Place | None:
        """The row that covers ``y``, or is nearest to it."""
        if not self._entries:
            return None
        index = self._heights.find(max(y - self.padding, 0))
        entry = self.entry(index)
        if not entry.rows:  # nothing to show of it, as of an answer that never began
            return Place(index, 0)
        return Place(index, entry.heights.find(y - self.entry_top(index)))

    def between(self, top: int, bottom: int) -> Iterator[Spot]:
        """The rows that reach into a stretch, from above. Heights may change meanwhile."""
        place = self.at(top)
        if place is None:
            return
        index, number = place.entry, place.row
        y = self.top(place)
        while index < len(self._entries) and y < bottom:
            entry = self.entry(index)
            if number < len(entry.rows):
                row = entry.rows[number]
                yield Spot(Place(index, number), entry, row, y)
                y += row.height
                number += 1
            else:
                index, number = index + 1, 0
