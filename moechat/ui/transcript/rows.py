"""Rows: what the transcript scrolls over, without any widget."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

from moechat.core.conversation import Outline
from moechat.core.markdown_blocks import Block
from moechat.core.text_slices import TextSlice
from moechat.ui.transcript.decorations import Fence

# A row is full with so much; one row is one text document.
_ROW_CHARS = 2_400
_ROW_LINES = 60


class RowKind(Enum):
    """What a row shows."""

    PENDING = auto()  # a message whose body has not been read
    USER = auto()
    ATTACHED = auto()  # what is attached to a question
    EDIT = auto()  # the editor in the place of a question
    ANSWER = auto()
    THOUGHT = auto()  # the line that opens and closes the thinking
    REASONING = auto()
    WAITING = auto()  # for the first token
    FAULT = auto()
    FOOTER = auto()
    MARK = auto()  # above the first message that the model reads


@dataclass(eq=False, slots=True)
class Row:
    """One stretch of the transcript.

    ``height`` is an estimate while ``width``, at which it was measured, is 0.
    """

    kind: RowKind
    height: int = 0
    width: int = 0
    stale: bool = False  # what is bound to it shows something older, or not all of it
    text: str = ""  # USER
    blocks: list[Block] = field(default_factory=list)  # ANSWER and REASONING: finished ones
    fences: dict[int, tuple[Fence, int]] = field(default_factory=dict)  # and the line in it
    tail: Block | None = None  # the block that is being written
    slice: TextSlice | None = None  # a long stretch that is not cut into blocks yet
    live: bool = False  # more text comes
    first: bool = True  # of its part of the message
    last: bool = True
    chars: int = 0
    lines: int = 0
    definitions: str = ""  # of link references

    @property
    def is_full(self) -> bool:
        """Whether further blocks go to a row of their own."""
        return self.chars >= _ROW_CHARS or self.lines >= _ROW_LINES


@dataclass(frozen=True)
class Estimate:
    """How high a text will be, by the look of it. Lengths in pixels."""

    line: float = 21.0
    line_chars: float = 90.0
    extra: int = 60  # of a message beside its text

    def text(self, chars: int, lines: int) -> int:
        """Of a stretch of text."""
        return max(1, round((lines + chars / self.line_chars) * self.line))

    def messages(self, outlines: Iterable[Outline]) -> list[int]:
        """Of whole messages, which may be ten thousand."""
        line, per_char, extra = self.line, self.line / self.line_chars, self.extra
        return [extra + int(item.lines * line + item.chars * per_char) for item in outlines]
