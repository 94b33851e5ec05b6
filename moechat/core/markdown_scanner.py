"""Cut Markdown into top-level blocks while it arrives, line by line.

Each line is looked at once, so that the cost of a delta does not depend on how long the text
already is. The rules are those of CommonMark with tables, without HTML blocks. Where they leave
a doubt the scanner keeps lines together: one block too few is parsed as well as two, one boundary
too many is not. Each item of a list is a block that continues the one before, and blocks beyond
a size are cut, so that the block that is being written stays small.
"""

import re
from dataclasses import replace

from moechat.core.markdown_blocks import Block, BlockKind
from moechat.core.markdown_dialect import blocks_only
from moechat.core.markdown_lines import (
    DEFINITION,
    DELIMITER_ROW,
    FENCE,
    HEADING,
    ITEM,
    QUOTE,
    RULE,
    SETEXT,
    SPECIAL,
    closes,
    columns,
    interrupts,
    long_line_cut,
    marker_of,
    open_fence,
)
from moechat.core.markdown_math import closes_math, is_whole, opens_math

# A block that is being written is rendered anew with every flush: small enough to be quick.
_MAX_CHARS = 1_200
_MAX_LINES = 40
# Code is only appended to, which is cheap: most code blocks stay in one piece.
_MAX_CODE_CHARS = 4_000
_MAX_CODE_LINES = 100
# An item may hold code, which is better not cut.
_MAX_ITEM_CHARS = 2_000
_MAX_ITEM_LINES = 60
# Each flush lays a whole table out anew. Its head is repeated where it is cut.
_MAX_TABLE_CHARS = 1_000
_MAX_TABLE_LINES = 20
# A formula is one picture; a longer one is not drawn anyway.
_MAX_MATH_CHARS = 4_000
_MAX_MATH_LINES = 100
_UNTIL_BLANK = (BlockKind.PARAGRAPH, BlockKind.TABLE, BlockKind.QUOTE, BlockKind.MATH)
_NOWHERE = 1_000_000  # a column that no line is indented to


def split_blocks(text: str) -> list[Block]:
    """All blocks of a complete text."""
    scanner = BlockScanner()
    return scanner.feed(text) + scanner.close()


class BlockScanner:
    """Cuts a text into blocks as it comes.

    ``fence`` is the first line of a fence that is open where the text begins. Line ends become
    ``\\n``. How the text is divided among the calls of `feed` makes no difference.
    """

    def __init__(self, *, fence: str = "") -> None:
        self.definitions = ""  # the lines that define link references
        self._partial = ""  # of a line
        self._carriage_return = False
        self._within_line = False  # the last unit was a piece of a long line
        self._kind: BlockKind | None = None
        self._lines: list[str] = []
        self._chars = 0
        self._rest = Block(BlockKind.PARAGRAPH, "")  # how the block in the making continues one
        self._done: list[Block] = []
        # Of a fence
        self._fence = fence
        self._math = ""  # the mark that began a block of TeX
        # Of a list
        self._marker = ""
        self._offset = 0  # column at which the content of the current item begins
        self._item_is_empty = False
        self._number: int | None = None
        self._after_blank = False
        self._lazy = False  # the last line is in the quote or list without its mark or indentation
        if fence:
            self._kind = BlockKind.FENCE
            self._rest = replace(self._rest, continued=True, lead=_with_end(fence))

    # ── input and output ─────────────────────────────────────────────────────

    def feed(self, text: str) -> list[Block]:
        """Take more text; the blocks that are finished by it."""
        if self._carriage_return:
            text = "\r" + text
        self._carriage_return = text.endswith("\r")
        if "\r" in text:
            text = text.removesuffix("\r").replace("\r\n", "\n").replace("\r", "\n")
        text = self._partial + text
        start, size = 0, len(text)
        while True:
            end = text.find("\n", start, start + _MAX_CHARS)
            if end >= 0:
                self._take(text[start : end + 1])
                start = end + 1
            elif size - start >= _MAX_CHARS:
                end = start + long_line_cut(text[start : start + _MAX_CHARS])
                self._take(text[start:end])
                start = end
            else:
                break
        self._partial = text[start:]
        return self._collect()

    def close(self) -> list[Block]:
        """The text ends here; the blocks that were still open."""
        if self._carriage_return:
            self._carriage_return = False
            self._partial += "\n"
        if self._partial:
            self._take(self._partial)
            self._partial = ""
        if self._lines:
            self._finish()
        return self._collect()

    @property
    def tail(self) -> Block | None:
        """What is not finished yet, as it stands."""
        source = "".join(self._lines) + self._partial
        if not source:
            return None
        kind = self._kind or BlockKind.PARAGRAPH
        return replace(self._rest, kind=kind, source=source, closed=kind is not BlockKind.FENCE)

    def _collect(self) -> list[Block]:
        done, self._done = self._done, []
        return done

    # ── one line, or a piece of a long one ───────────────────────────────────

    def _take(self, line: str) -> None:
        goes_on, self._within_line = self._within_line, not line.endswith("\n")
        if goes_on:
            self._kind = self._kind or BlockKind.PARAGRAPH
            self._push(line)
        elif self._kind is BlockKind.FENCE:
            self._push(line)
            if closes(line, self._fence_run()):
                self._finish()
        elif not line.strip():
            self._blank(line)
        else:
            self._content(line)
        self._cut_if_too_long()

    def _push(self, line: str) -> None:
        self._lines.append(line)
        self._chars += len(line)

    def _blank(self, line: str) -> None:
        self._push(line)
        if self._kind is BlockKind.LIST and self._item_is_empty and not self._after_blank:
            self._offset = _NOWHERE  # an item begins with one empty line at most
        self._after_blank = True
        if self._kind in _UNTIL_BLANK:
            self._finish()

    def _content(self, line: str) -> None:
        bare = line.rstrip("\n")
        was_lazy, self._lazy, self._item_is_empty = self._lazy, False, False
        if self._kind is not None and not self._belongs(bare, was_lazy):
            self._finish()
        begins = self._kind is None
        if begins:
            self._begin(bare)
        self._push(line)
        self._after_blank = False
        if self._kind in (BlockKind.HEADING, BlockKind.RULE):
            self._finish()
        elif self._kind is BlockKind.MATH:
            ends = is_whole if begins else closes_math
            if ends(bare, self._math):
                self._finish()
        elif self._kind is BlockKind.PARAGRAPH:
            self._look_back(bare)

    def _begin(self, line: str) -> None:
        """Tell what kind of block a line begins."""
        item = ITEM.match(line)
        if columns(line) >= 4:
            self._kind = BlockKind.INDENTED
        elif line.lstrip()[0] not in SPECIAL:
            self._kind = BlockKind.PARAGRAPH
        elif FENCE.match(line):
            self._kind, self._fence = BlockKind.FENCE, line
        elif mark := opens_math(line):
            self._kind, self._math = BlockKind.MATH, mark
        elif HEADING.match(line):
            self._kind = BlockKind.HEADING
        elif RULE.match(line):
            self._kind = BlockKind.RULE
        elif QUOTE.match(line):
            self._kind = BlockKind.QUOTE
        elif item:
            self._kind = BlockKind.LIST
            self._begin_item(line, item)
            self._number = int(item[2]) if item[2] else None
        else:
            self._kind = BlockKind.PARAGRAPH

    def _belongs(self, line: str, was_lazy: bool) -> bool:
        """Whether a line with content goes on with the block in the making."""
        match self._kind:
            case BlockKind.INDENTED:
                return columns(line) >= 4
            case BlockKind.LIST:
                return self._belongs_to_list(line, was_lazy)
            case BlockKind.QUOTE:
                return QUOTE.match(line) is not None or self._goes_on_lazily(
                    line, was_lazy, interrupts(line)
                )
            case BlockKind.TABLE:
                return columns(line) < 4 and not interrupts(line)
            case kind:
                return kind is BlockKind.MATH or not interrupts(line, paragraph=True)

    def _belongs_to_list(self, line: str, was_lazy: bool) -> bool:
        if columns(line) >= self._offset:
            return True
        item = ITEM.match(line)
        if item and not RULE.match(line) and marker_of(item) == self._marker:
            if self._number is not None:
                self._number += 1
            number = self._number
            self._finish()
            self._kind, self._number = BlockKind.LIST, number
            self._rest = replace(self._rest, continued=True, number=number)
            self._begin_item(line, item)
            return True
        ends = self._after_blank or interrupts(line)
        return self._goes_on_lazily(line, was_lazy, ends)

    def _goes_on_lazily(self, line: str, was_lazy: bool, ends: bool) -> bool:
        """Whether a line goes on with a paragraph within a quote or list, without their marks."""
        if ends:
            return False
        if not was_lazy:  # it is a paragraph that must be open, which only parsing tells
            tokens = blocks_only().parse("".join(self._lines) + line)
            last = [token.map for token in tokens if token.level == 0 and token.map][-1]
            if last[0] == len(self._lines):
                return False
        self._lazy = True
        return True

    def _begin_item(self, line: str, item: re.Match[str]) -> None:
        self._marker = marker_of(item)
        before = len(line[: item.end(1)].expandtabs(4))
        self._item_is_empty = item[4] is None
        spaces = len(line[: item.end(4)].expandtabs(4)) - before if item[4] else 0
        # Five spaces and more are one, and code behind it.
        self._offset = before + (spaces if 1 <= spaces <= 4 else 1)

    def _look_back(self, line: str) -> None:
        """See what the newest line makes of the paragraph: a heading, a table, or nothing."""
        if len(self._lines) < 2 or not self._lines[-2].strip():
            return
        if "|" in self._lines[-2] and DELIMITER_ROW.match(line):
            head = "".join(self._lines[-2:])
            if blocks_only().parse(head)[0].type == "table_open":
                self._begin_table(head)
                return
        if SETEXT.match(line):
            self._kind = BlockKind.HEADING
            self._finish()

    def _begin_table(self, head: str) -> None:
        lines = self._lines[-2:]
        if any(before.strip() for before in self._lines[:-2]):
            del self._lines[-2:]
            self._finish()
            self._lines, self._chars = lines, len(head)
        self._kind = BlockKind.TABLE

    # ── the end of a block ───────────────────────────────────────────────────

    def _fence_run(self) -> str:
        match = FENCE.match(self._fence.rstrip("\n"))
        return match[2] if match else "```"

    def _finish(self) -> None:
        """Hand over the block in the making; nothing is open then."""
        self._emit()
        self._kind, self._number, self._after_blank = None, None, False
        self._rest = Block(BlockKind.PARAGRAPH, "")

    def _emit(self, *, closed: bool = True) -> None:
        source = "".join(self._lines)
        kind = self._kind or BlockKind.PARAGRAPH
        if kind is BlockKind.PARAGRAPH and "]:" in source and DEFINITION.match(source.lstrip("\n")):
            self.definitions += _with_end(source.strip("\n")) + "\n"
        self._done.append(replace(self._rest, kind=kind, source=source, closed=closed))
        self._lines, self._chars = [], 0

    def _cut_if_too_long(self) -> None:
        match self._kind:
            case BlockKind.FENCE | BlockKind.INDENTED:
                chars, lines = _MAX_CODE_CHARS, _MAX_CODE_LINES
            case BlockKind.LIST:
                chars, lines = _MAX_ITEM_CHARS, _MAX_ITEM_LINES
            case BlockKind.TABLE:
                chars, lines = _MAX_TABLE_CHARS, _MAX_TABLE_LINES
            case BlockKind.MATH:
                chars, lines = _MAX_MATH_CHARS, _MAX_MATH_LINES
            case _:
                chars, lines = _MAX_CHARS, _MAX_LINES
        if self._within_line:  # the next piece will be about as long
            chars //= 2
        if self._chars < chars and len(self._lines) < lines:
            return
        if self._kind is None:  # nothing but blank lines
            self._finish()
            return
        rest = self._continuation()
        self._emit(closed=self._kind is not BlockKind.FENCE)
        self._rest = rest
        if self._kind is BlockKind.MATH:  # too long to be drawn
            self._kind = BlockKind.PARAGRAPH

    def _continuation(self) -> Block:
        """What the rest of a block that is cut has to know."""
        rest = replace(self._rest, continued=True)
        match self._kind:
            case BlockKind.FENCE:
                return replace(rest, lead=_with_end(self._fence))
            case BlockKind.TABLE if not rest.lead:
                head = [line for line in self._lines if line.strip()][:2]
                return replace(rest, lead="".join(head))
            case BlockKind.LIST:
                inner = open_fence(rest.lead + "".join(self._lines))
                return replace(rest, lead=inner, dedent=self._offset % _NOWHERE, number=None)
            case BlockKind.QUOTE:
                inner = open_fence(rest.lead + "".join(self._lines))
                return replace(rest, lead=f"> {inner}" if inner else "")
            case _:
                return rest


def _with_end(line: str) -> str:
    return line if line.endswith("\n") else line + "\n"
