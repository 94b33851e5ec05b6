"""Messages as rows: what the transcript scrolls over, without any widget."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum, auto

from moechat.core.conversation import Message, MessageState, Outline, Role
from moechat.core.markdown_blocks import Block, BlockKind, BlockScanner, fenced_code
from moechat.core.text_slices import SLICE_CHARS, TextSlice, coarse_slices, plain_slices
from moechat.ui.transcript.blocks import Fence
from moechat.ui.transcript.heights import HeightIndex

# A row is full with so much; one row is one text document.
_ROW_CHARS = 2_400
_ROW_LINES = 60


class RowKind(Enum):
    """What a row shows."""

    PENDING = auto()  # a message whose body has not been read
    USER = auto()
    ANSWER = auto()
    THOUGHT = auto()  # the line that opens and closes the thinking
    REASONING = auto()
    WAITING = auto()  # for the first token
    FAULT = auto()
    FOOTER = auto()


TEXT_KINDS = frozenset({RowKind.USER, RowKind.ANSWER, RowKind.REASONING})


@dataclass(eq=False, slots=True)
class Row:
    """One stretch of the transcript.

    ``height`` is an estimate while ``width``, at which it was measured, is 0.
    """

    kind: RowKind
    height: int = 0
    width: int = 0
    stale: bool = False  # what is bound to it shows something older
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


class MarkdownPart:
    """The rows of an answer, or of the thinking before it."""

    def __init__(self, kind: RowKind, estimate: Estimate) -> None:
        self._kind, self._estimate = kind, estimate
        self._scanner = BlockScanner()
        self._fence: Fence | None = None
        self._pieces: list[str] = []  # of the text, while it comes
        self.rows: list[Row] = []

    @classmethod
    def of(cls, kind: RowKind, estimate: Estimate, text: str) -> "MarkdownPart":
        """The rows of a complete text; a very long one is cut into blocks only where it is seen."""
        part = cls(kind, estimate)
        if len(text) > SLICE_CHARS:
            part.rows = [part._slice_row(piece) for piece in coarse_slices(text)]
        else:
            part._add_all(part._scanner.feed(text) + part._scanner.close())
        part._number_rows()
        return part

    @property
    def text(self) -> str:
        """All that was fed."""
        return "".join(self._pieces)

    @property
    def is_empty(self) -> bool:
        """Whether nothing but blanks was fed."""
        return not any(not piece.isspace() for piece in self._pieces)

    def feed(self, text: str) -> bool:
        """Take more text; whether there are other rows than before."""
        self._pieces.append(text)
        before = len(self.rows)
        self._add_all(self._scanner.feed(text))
        tail = self._scanner.tail
        if not self.rows or (tail is not None and self.rows[-1].is_full):
            self._new_row()
        last = self.rows[-1]
        last.tail, last.live, last.stale = tail, True, True
        self._number_rows()
        return len(self.rows) != before

    def close(self) -> None:
        """The text is complete."""
        for row in self.rows:
            row.live, row.tail = False, None
        if self.rows:
            self.rows[-1].stale = True
        self._add_all(self._scanner.close())
        if self._fence is not None:
            self._fence.closed = True
        self._refer()
        self._number_rows()

    def adopt(self, other: "MarkdownPart") -> None:
        """Keep the rows of ``other``, and what is bound to them, where they show the same."""
        for index, (mine, old) in enumerate(zip(self.rows, other.rows, strict=False)):
            if mine.blocks == old.blocks and mine.definitions == old.definitions and mine.blocks:
                old.stale = old.stale or old.live or old.tail is not None
                old.live, old.tail = False, None
                old.fences = mine.fences
                self.rows[index] = old
        self._number_rows()

    def rest(self) -> None:
        """Nothing comes for now."""
        if self.rows and self.rows[-1].live:
            self.rows[-1].live, self.rows[-1].stale = False, True

    def expand(self, row: Row) -> None:
        """Cut a long stretch into blocks; its rows take the place of ``row``."""
        assert row.slice is not None
        scanner = BlockScanner(fence=row.slice.fence)
        whole, self._scanner, self._fence = self.rows, scanner, None
        self.rows = []
        self._add_all(scanner.feed(row.slice.text) + scanner.close())
        index = whole.index(row)
        self.rows = whole[:index] + self.rows + whole[index + 1 :]
        self._number_rows()

    # ── rows ─────────────────────────────────────────────────────────────────

    def _add_all(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            if not self.rows or self.rows[-1].is_full:
                self._new_row()
            self._add(self.rows[-1], block)
        if blocks and not self._pieces:
            self._refer()

    def _add(self, row: Row, block: Block) -> None:
        if block.kind is BlockKind.FENCE:
            fenced = fenced_code(block)
            if not block.continued or self._fence is None:
                self._fence = Fence(fenced.language)
            row.fences[len(row.blocks)] = (self._fence, self._fence.lines)
            self._fence.add(fenced.code)
            self._fence.closed = block.closed
        row.blocks.append(block)
        row.chars += len(block.source)
        row.lines += block.source.count("\n")
        row.stale = True
        if not row.live and not row.width:
            row.height = self._estimate.text(row.chars, row.lines)

    def _new_row(self) -> None:
        if self.rows:
            self.rows[-1].tail, self.rows[-1].live, self.rows[-1].stale = None, False, True
        self.rows.append(Row(self._kind, self._estimate.text(0, 1)))

    def _slice_row(self, piece: TextSlice) -> Row:
        height = self._estimate.text(len(piece.text), piece.text.count("\n"))
        return Row(self._kind, height, slice=piece)

    def _refer(self) -> None:
        """Tell all rows with brackets which references the text defines."""
        definitions = self._scanner.definitions
        if not definitions:
            return
        for row in self.rows:
            if any("[" in block.source for block in row.blocks):
                row.definitions, row.stale = definitions, True

    def _number_rows(self) -> None:
        for row in self.rows[-3:]:
            row.last = row is self.rows[-1]
            row.first = row is self.rows[0]


class Entry:
    """One message with its rows."""

    __slots__ = (
        "_answer",
        "_estimate",
        "_question",
        "_reasoning",
        "details_open",
        "fault_row",
        "footer_row",
        "heights",
        "id",
        "is_live",
        "message",
        "role",
        "rows",
        "thinking_since",
        "thought_ms",
        "thought_open",
        "thought_row",
        "waiting_row",
    )

    def __init__(self, outline: Outline, estimate: Estimate) -> None:
        self.id, self.role = outline.id, outline.role
        self._estimate = estimate
        self.message: Message | None = None
        self.is_live = False
        self.thought_open = self.details_open = False
        self.thinking_since: float | None = None  # by the clock that comes with the deltas
        self.thought_ms = 0.0
        self._question: list[Row] = [Row(RowKind.PENDING, estimate.messages([outline])[0])]
        self._answer: MarkdownPart | None = None
        self._reasoning: MarkdownPart | None = None
        self.thought_row: Row | None = None
        self.waiting_row: Row | None = None
        self.fault_row: Row | None = None
        self.footer_row: Row | None = None
        self.assemble()

    @property
    def is_pending(self) -> bool:
        """Whether the body has not been read."""
        return self.message is None

    # ── content ──────────────────────────────────────────────────────────────

    def receive(self, message: Message) -> None:
        """The body is there; its rows are made when they are needed."""
        if self.is_pending:
            self.message = message
        else:
            self.show(message)

    @property
    def awaits_rows(self) -> bool:
        """Whether the body is there, but not its rows."""
        return self.message is not None and any(
            row.kind is RowKind.PENDING for row in self._question
        )

    def show(self, message: Message) -> None:
        """Show a message as it is stored."""
        self.message, self.is_live = message, False
        self.thought_ms = message.reasoning_ms or self.thought_ms
        self.waiting_row = None
        if message.role is Role.ASSISTANT and message.state is not MessageState.DAMAGED:
            self._show_answer(message)
        elif message.state is MessageState.DAMAGED:
            self._question = []
        else:
            self._question = self._user_rows(message.text)
        damaged = message.state is MessageState.DAMAGED
        failed = message.fault is not None and message.state is not MessageState.COMPLETE
        self.fault_row = Row(RowKind.FAULT, 90) if damaged or failed else None
        self.assemble()

    def _show_answer(self, message: Message) -> None:
        self._question = []
        if self._answer is not None and self._answer.text == message.text:
            self._answer.close()
        else:
            before = self._answer
            self._answer = MarkdownPart.of(RowKind.ANSWER, self._estimate, message.text)
            if before is not None:
                self._answer.adopt(before)
        if self._reasoning is not None and self._reasoning.text == message.reasoning:
            self._reasoning.close()
        elif message.reasoning.strip():
            self._reasoning = MarkdownPart.of(
                RowKind.REASONING, self._estimate, message.reasoning.strip("\n")
            )
        else:
            self._reasoning = None
        self._place_thought()
        if message.text.strip() or message.metrics is not None or message.finish_reason is not None:
            self.footer_row = Row(RowKind.FOOTER, 40)
        else:
            self.footer_row = None

    def _user_rows(self, text: str) -> list[Row]:
        rows = [
            Row(
                RowKind.USER,
                self._estimate.text(len(piece), piece.count("\n") + 1),
                text=piece,
                first=False,
                last=False,
            )
            for piece in plain_slices(text)
        ]
        rows[0].first = rows[-1].last = True
        return rows

    def begin(self, message: Message) -> None:
        """More of this answer is being written; ``message`` is what there is of it."""
        self.message, self.is_live = message, True
        self._question, self.footer_row, self.fault_row = [], None, None
        self._answer = MarkdownPart(RowKind.ANSWER, self._estimate)
        self._reasoning = MarkdownPart(RowKind.REASONING, self._estimate)
        if message.text:
            self._answer.feed(message.text)
        if message.reasoning:
            self._reasoning.feed(message.reasoning)
        self._place_thought()
        self.waiting_row = Row(RowKind.WAITING, 40)
        self.assemble()

    def add(self, text: str, *, reasoning: bool, retag: bool, now: float) -> bool:
        """Take a delta at ``now`` seconds; whether there are other rows than before."""
        assert self._answer is not None and self._reasoning is not None
        other = self.waiting_row is not None
        was_thinking = self.is_thinking
        self.waiting_row = None
        if retag:
            self._reasoning.feed(self._answer.text)
            self._answer = MarkdownPart(RowKind.ANSWER, self._estimate)
            other = True
        part = self._reasoning if reasoning else self._answer
        if not reasoning:
            self._reasoning.rest()
        if text:
            other |= part.feed(text)
        other |= self._place_thought()
        if self.thinking_since is None:
            self.thinking_since = now
        if self.thought_row is not None and self.is_thinking != was_thinking:
            self.thought_row.stale = True
            self.thought_ms = (now - self.thinking_since) * 1000
        if other:
            self.assemble()
        return other

    def expand(self, row: Row) -> None:
        """Cut a long stretch into blocks."""
        part = self._answer if row.kind is RowKind.ANSWER else self._reasoning
        assert part is not None
        part.expand(row)
        self.assemble()

    def fold(self, *, opened: bool) -> None:
        """Show or hide the thinking."""
        self.thought_open = opened
        self.assemble()

    @property
    def is_thinking(self) -> bool:
        """Whether the answer itself has not begun."""
        return self.is_live and (self._answer is None or self._answer.is_empty)

    @property
    def live_row(self) -> Row | None:
        """The row that grows."""
        if not self.is_live:
            return None
        part = self._reasoning if self.is_thinking else self._answer
        return part.rows[-1] if part is not None and part.rows else None

    def _place_thought(self) -> bool:
        """Have a line for the thinking where there is some; whether that is news."""
        had = self.thought_row is not None
        has = self._reasoning is not None and bool(self._reasoning.rows)
        if has and self.is_live and self._reasoning is not None:
            has = not self._reasoning.is_empty
        if has and self.thought_row is None:
            self.thought_row = Row(RowKind.THOUGHT, 30)
        if not has:
            self.thought_row = None
        return had != has

    # ── rows ─────────────────────────────────────────────────────────────────

    def assemble(self) -> None:
        """Put the rows together anew."""
        rows = list(self._question)
        if self.thought_row is not None and self._reasoning is not None:
            rows.append(self.thought_row)
            if self.thought_open:
                rows += self._reasoning.rows
        if self._answer is not None:
            rows += self._answer.rows
        rows += [row for row in (self.waiting_row, self.fault_row, self.footer_row) if row]
        self.rows = rows
        self.heights = HeightIndex(row.height for row in rows)
