"""What stands behind and beside the text of a document: code frames, quotes, rules, markers."""

from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtGui import QTextBlockFormat

TASK, DONE = "☐", "☑"  # markers of tasks
INVISIBLE = "\u200b"  # Qt gives an empty paragraph beside a table no height


@dataclass(eq=False, slots=True)
class Sideways:
    """How something that may be wider than the column is looked at."""

    wraps: bool = True  # code: else its lines go on beyond the edge
    offset: int = 0  # pixels that are scrolled out to the left
    beyond: int = 0  # pixels that do not fit, of the widest piece


@dataclass(eq=False, slots=True)
class Fence:
    """A fenced code block, which may be spread over several rows."""

    language: str = ""
    pieces: list[str] = field(default_factory=list)
    lines: int = 0  # so many of it have rows
    closed: bool = False
    whole: str | None = None  # all of it, where only some pieces were looked at
    view: Sideways = field(default_factory=Sideways)

    @property
    def code(self) -> str:
        """All of it, as it was written."""
        return "".join(self.pieces) if self.whole is None else self.whole

    def add(self, piece: str) -> None:
        """Take what follows."""
        self.pieces.append(piece)
        self.lines += piece.count("\n")


class Ornament(Enum):
    """What is painted behind the text."""

    CODE = auto()
    QUOTE = auto()
    RULE = auto()
    MARKER = auto()  # of an item
    TABLE = auto()
    FORMULA = auto()  # that stands by itself


@dataclass(slots=True)
class Decoration:
    """Something painted behind the paragraphs ``first`` to ``last`` of a document."""

    ornament: Ornament
    first: int
    last: int
    left: float = 0.0
    marker: str = ""  # of an item: a bullet, a number, a task's box
    language: str = ""
    code: str = ""  # as it was written
    opens: bool = True  # whether the code begins here, else it goes on from the row before
    closes: bool = True
    closed: bool = True  # nothing will be added to the code
    fence: Fence | None = None  # the whole of which this code is a piece
    first_line: int = 0  # of the fence
    coloured: bool = False
    columns: tuple[tuple[int, int], ...] = ()  # of a table: longest words and texts, in characters
    natural_width: float = 0.0  # of a table that is wider than the column, in pixels
    own_view: Sideways = field(default_factory=Sideways)

    @property
    def view(self) -> Sideways:
        """How it is looked at, alike for all pieces of one code."""
        return self.fence.view if self.fence else self.own_view

    @property
    def whole_code(self) -> str:
        """The code with the pieces that are elsewhere."""
        return self.fence.code if self.fence else self.code


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the document to come back to."""

    position: int
    fresh: bool
    decorations: int = 0
    last: Decoration | None = None  # as it was: what follows may be joined to it
    paragraph: QTextBlockFormat | None = None  # of the last paragraph before it
