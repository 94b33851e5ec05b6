"""The rows of one Markdown text, complete or still growing."""

from collections.abc import Iterable
from dataclasses import replace

from moechat.core.markdown_blocks import Block, BlockKind, fenced_code
from moechat.core.markdown_scanner import BlockScanner
from moechat.core.text_slices import SLICE_CHARS, FenceSpan, TextSlice, coarse_slices
from moechat.ui.transcript.decorations import Fence
from moechat.ui.transcript.rows import Estimate, Row, RowKind


class MarkdownPart:
    """The rows of an answer, or of the thinking before it."""

    def __init__(self, kind: RowKind, estimate: Estimate) -> None:
        self._kind, self._estimate = kind, estimate
        self._scanner = BlockScanner()
        self._fence: Fence | None = None
        self._pieces: list[str] = []  # of the text, while it comes
        self._text = ""  # all of it, where it is cut into rows only as it is seen
        self._cut_fences: dict[int, Fence] = {}
        self.rows: list[Row] = []

    @classmethod
    def of(cls, kind: RowKind, estimate: Estimate, text: str) -> "MarkdownPart":
        """The rows of a complete text; a very long one is cut into blocks only where it is seen."""
        part = cls(kind, estimate)
        if len(text) > SLICE_CHARS:
            part._text = text
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
        """Whether there is nothing but blanks."""
        return all(piece.isspace() for piece in self._pieces) and not any(
            row.slice is not None or any(block.source.strip() for block in row.blocks)
            for row in self.rows
        )

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
        self._number_rows(newest=3)
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
        piece = row.slice
        if piece is None:
            return
        whole, self.rows = self.rows, []
        self._scanner = BlockScanner(fence=piece.opened.opener if piece.opened else "")
        self._fence = self._cut_fence(piece.opened) if piece.opened else None
        if piece.opened and self._fence:
            self._fence.lines = self._text.count("\n", piece.opened.begin, piece.start) - 1
        self._add_all(self._scanner.feed(piece.text) + self._scanner.close())
        if piece.left_open:
            self._leave_open(piece.left_open)
        index = whole.index(row)
        self.rows = whole[:index] + self.rows + whole[index + 1 :]
        self._number_rows()

    def _cut_fence(self, span: FenceSpan) -> Fence:
        """The fence that several stretches have a piece of."""
        if span.begin not in self._cut_fences:
            block = Block(BlockKind.FENCE, self._text[span.begin : span.end])
            fenced = fenced_code(block)
            fence = Fence(fenced.language, closed=True, whole=fenced.code)
            self._cut_fences[span.begin] = fence
        return self._cut_fences[span.begin]

    def _leave_open(self, span: FenceSpan) -> None:
        """The last fence of the newest rows goes on in the next stretch."""
        local, shared = self._fence, self._cut_fence(span)
        for row in self.rows:
            for place, (fence, line) in row.fences.items():
                if fence is local:
                    row.fences[place] = (shared, line)
        blocks = self.rows[-1].blocks
        blocks[-1] = replace(blocks[-1], closed=False)

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
            self._fence.closed = block.closed or self._fence.whole is not None
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

    def _number_rows(self, newest: int = 0) -> None:
        """Tell the rows, or only the newest ones, which of them is the first and the last."""
        for row in self.rows[-newest:]:
            row.last = row is self.rows[-1]
            row.first = row is self.rows[0]
