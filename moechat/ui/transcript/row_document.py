"""The text document of one row, and how it follows a text that is being written."""

import math
import re
import time
from dataclasses import replace

from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument, QTextLayout

from moechat.core.markdown_blocks import Block, BlockKind, fenced_code, plain_growth
from moechat.ui.transcript.blocks import BlockWriter
from moechat.ui.transcript.code_colours import CodeColours, Span
from moechat.ui.transcript.decorations import Decoration, Mark, Ornament
from moechat.ui.transcript.formula_object import formula_of
from moechat.ui.transcript.formulas import Formula, Formulas
from moechat.ui.transcript.inline import displayable
from moechat.ui.transcript.rows import Row, RowKind
from moechat.ui.transcript.styles import Styles

_MAYBE_FENCE_END = re.compile(r" {0,3}[`~]+[ \t]*")


class RowDocument:
    """Writes a row into a document.

    Finished blocks are written once. The block that is being written is written anew, unless only
    code or plain text came to it: that is appended.
    """

    def __init__(
        self,
        document: QTextDocument,
        row: Row,
        styles: Styles,
        colours: CodeColours,
        formulas: Formulas | None = None,
    ) -> None:
        self._document, self._row, self._styles, self._colours = document, row, styles, colours
        self._cursor = QTextCursor(document)
        self._writer = BlockWriter(document, styles, formulas)
        self._formulas, self._is_outdated = formulas, False
        self._writer.definitions = row.definitions
        self._mark = Mark(0, fresh=True)  # behind the finished blocks
        self._written = 0  # blocks
        self._tail: Block | None = None  # what is shown behind the mark
        self._tail_code = ""

    @property
    def decorations(self) -> list[Decoration]:
        """What is to be painted behind the text."""
        return self._writer.decorations

    @property
    def finished_decorations(self) -> int:
        """How many of them belong to finished blocks."""
        return self._mark.decorations

    @property
    def is_outdated(self) -> bool:
        """Whether even finished blocks would be written differently by now."""
        return self._is_outdated or self._writer.definitions != self._row.definitions

    @property
    def has_formulas(self) -> bool:
        """Whether there are objects in the text for which something else is to be read."""
        return self._writer.inline.has_formulas

    @property
    def is_complete(self) -> bool:
        """Whether all of the row is written."""
        return self._written == len(self._row.blocks)

    def write(self, until: float = math.inf) -> int:
        """Write what came since the last time; the position of the first change.

        It stops between two blocks once ``time.perf_counter()`` is past ``until``.
        """
        row = self._row
        if row.kind is RowKind.USER:
            self._write_plain(row.text)
            return 0
        changed = self._mark.position
        self._cursor.beginEditBlock()
        new = row.blocks[self._written :]
        if new and self._finish_code(new[0]):
            new = new[1:]
        if not new and row.tail is not None and self._tail is not None:
            end = self._document.lastBlock().position()
            if self._grow(self._tail, row.tail):
                changed = end
            else:
                self._rewrite(new, until)
        else:
            self._rewrite(new, until)
        self._cursor.endEditBlock()
        self._make_room()
        self.colour()
        return changed

    def take_pictures(self, formulas: set[Formula]) -> bool:
        """There are pictures of formulas, or it is known of them that there will be none.

        Whether any of them is in this row: it is to be laid out anew then.
        """
        found = self._writer.inline.awaited & formulas
        if not found or self._formulas is None:
            return False
        self._writer.inline.awaited.difference_update(found)
        self._is_outdated |= any(self._formulas.is_hopeless(formula) for formula in found)
        places: list[int] = []
        block = self._document.begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                fragment = fragments.fragment()
                if formula_of(fragment.charFormat()) in found:
                    places += (fragment.position(), fragment.position() + fragment.length())
                fragments += 1
            block = block.next()
        if places:  # at once: each call measures every formula of its paragraph
            self._document.markContentsDirty(places[0], places[-1] - places[0])
        return True

    def _make_room(self) -> None:
        """Qt leaves out the margins at the edges of a document: code has its frame there."""
        document = self._document
        root = document.rootFrame()
        frame = root.frameFormat()
        above = document.firstBlock().blockFormat().topMargin()
        below = document.lastBlock().blockFormat().bottomMargin()
        if (frame.topMargin(), frame.bottomMargin()) != (above, below):
            frame.setTopMargin(above)
            frame.setBottomMargin(below)
            root.setFrameFormat(frame)

    def _write_plain(self, text: str) -> None:
        self._cursor.beginEditBlock()
        self._cursor.setBlockFormat(self._styles.paragraph(0))
        self._cursor.insertText(displayable(text), self._styles.text)
        self._cursor.endEditBlock()

    def _rewrite(self, new: list[Block], until: float) -> None:
        """Put finished blocks in the place of the unfinished one, and that behind them."""
        tail = self._row.tail
        if self._tail is not None:
            self._writer.rewind(self._mark)
            self._tail, self._tail_code = None, ""
        self._writer.live = False
        for block in new:
            self._writer.write(block)
            self._count_as_written()
            if time.perf_counter() > until and not self.is_complete:
                return
        if tail is not None and tail.source.strip():
            self._tail = tail
            self._writer.live = True
            if tail.kind is BlockKind.FENCE:
                self._tail_code = _shown_code(tail)
                self._colours.prepare(fenced_code(tail).language)
                self._writer.write(_without_end(tail))
            else:
                self._writer.write(tail)

    def _count_as_written(self) -> None:
        """The block at the end is finished; code is told what it is a piece of."""
        place = self._row.fences.get(self._written)
        if place is not None and self.decorations[-1].fence is None:
            decoration = self.decorations[-1]
            if not decoration.own_view.wraps:  # so chosen while it was written
                place[0].view = decoration.own_view
            decoration.fence, decoration.first_line = place
        self._written += 1
        self._mark = self._writer.mark()

    # ── growth ───────────────────────────────────────────────────────────────

    def _grow(self, old: Block, new: Block) -> bool:
        """Append what came to the unfinished block, if that is all there is to do."""
        if old.kind is BlockKind.FENCE and new.kind is BlockKind.FENCE:
            if not self._append_code(_shown_code(new), closed=False):
                return False
        else:
            growth = plain_growth(old, new)
            if growth is None:
                return False
            self._cursor.movePosition(QTextCursor.MoveOperation.End)
            self._cursor.insertText(displayable(growth))
        self._tail = new
        return True

    def _finish_code(self, block: Block) -> bool:
        """Make the open fence at the end the finished ``block``, if that is what it became."""
        open_fence = self._tail is not None and self._tail.kind is BlockKind.FENCE
        # One that was cut goes on in the next piece and is written anew.
        if not open_fence or block.kind is not BlockKind.FENCE or not block.closed:
            return False
        code = fenced_code(block).code
        if not self._append_code(code.removesuffix("\n"), closed=True):
            return False
        self.decorations[-1].code = code
        self._tail, self._tail_code = None, ""
        self._count_as_written()
        return True

    def _append_code(self, code: str, *, closed: bool) -> bool:
        if not code.startswith(self._tail_code):
            return False
        self._writer.append_code(code[len(self._tail_code) :], closed=closed)
        self.decorations[-1].code = _with_end(code)
        self._tail_code = code
        return True

    # ── colours ──────────────────────────────────────────────────────────────

    def colour(self) -> None:
        """Colour the finished codes whose colours are known."""
        for decoration in self.decorations[: self._mark.decorations]:
            if decoration.ornament is not Ornament.CODE or decoration.coloured:
                continue
            fence = decoration.fence
            if not (fence.closed if fence else decoration.closed):
                continue
            code = fence.code if fence else decoration.code
            spans = self._colours.spans(decoration.language, code)
            if spans is not None:
                decoration.coloured = True
                self._apply(decoration, spans)

    def _apply(self, decoration: Decoration, lines: list[list[Span]]) -> None:
        self._cursor.beginEditBlock()
        block = self._document.findBlockByNumber(decoration.first)
        start = block.position()
        for spans in lines[decoration.first_line :]:
            if not block.isValid() or block.blockNumber() > decoration.last:
                break
            if spans:
                block.layout().setFormats([self._range(span) for span in spans])
            block = block.next()
        end = self._document.findBlockByNumber(decoration.last)
        self._document.markContentsDirty(start, end.position() + end.length() - start)
        self._cursor.endEditBlock()

    def _range(self, span: Span) -> QTextLayout.FormatRange:
        chosen = QTextLayout.FormatRange()
        chosen.start, chosen.length = span.start, span.length
        chars = QTextCharFormat()
        chars.setForeground(self._styles.colour(span.tone))
        chosen.format = chars
        return chosen


def set_up(document: QTextDocument, row: Row, styles: Styles) -> None:
    """Empty a document, and give it the margins that a row has."""
    document.clear()
    document.setDefaultFont(styles.font)
    document.setIndentWidth(styles.measures.indent)
    document.setDocumentMargin(0)
    frame = document.rootFrame().frameFormat()
    side, edge = styles.measures.outset, 0
    if row.kind is RowKind.USER:
        side += styles.px(14)
        edge = styles.px(10)
    frame.setLeftMargin(side + (styles.px(14) if row.kind is RowKind.REASONING else 0))
    frame.setRightMargin(side)
    frame.setTopMargin(edge if row.first else 0)
    frame.setBottomMargin(edge - styles.measures.leading if row.last and edge else 0)
    document.rootFrame().setFrameFormat(frame)
    option = document.defaultTextOption()
    option.setTabStopDistance(styles.tab_width)
    document.setDefaultTextOption(option)


def _without_end(tail: Block) -> Block:
    """An open fence without what may become its last line."""
    start = tail.source.rfind("\n") + 1
    if start and _MAYBE_FENCE_END.fullmatch(tail.source, start):
        return replace(tail, source=tail.source[:start])
    return tail


def _shown_code(tail: Block) -> str:
    return fenced_code(_without_end(tail)).code.removesuffix("\n")


def _with_end(code: str) -> str:
    return f"{code}\n" if code else ""
