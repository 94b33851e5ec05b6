"""Blocks of Markdown as paragraphs, lists and tables of a text document."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextDocument

from moechat.core.markdown_blocks import Block, BlockKind, fenced_code
from moechat.core.markdown_dialect import parser
from moechat.core.markdown_lines import dedented
from moechat.ui.transcript.decorations import DONE, INVISIBLE, TASK, Decoration, Mark, Ornament
from moechat.ui.transcript.formulas import Formulas
from moechat.ui.transcript.inline import InlineWriter, displayable, is_displayed, parted
from moechat.ui.transcript.styles import Styles
from moechat.ui.transcript.tables import MAX_COLUMNS, column_measures, table_rows, write_table

if TYPE_CHECKING:
    from markdown_it.token import Token

_BULLETS = ("•", "◦", "▪")
_MAX_DEPTH = 8  # deeper lists and quotes are not indented further
_TASKS = {"[ ] ": TASK, "[x] ": DONE, "[X] ": DONE}


@dataclass(slots=True)
class _Level:
    """An open list."""

    bullet: str = ""
    number: int | None = None  # of the next item
    suffix: str = "."
    has_items: bool = False
    awaits_marker: bool = False  # an item is open that has no paragraph yet

    def next_marker(self) -> str:
        """The marker of the next item."""
        self.awaits_marker, self.has_items = False, True
        if self.number is None:
            return self.bullet
        self.number += 1
        return f"{self.number - 1}{self.suffix}"


class BlockWriter:
    """Appends blocks to a document."""

    def __init__(
        self, document: QTextDocument, styles: Styles, formulas: Formulas | None = None
    ) -> None:
        self._document, self._styles = document, styles
        self._cursor = QTextCursor(document)
        self.inline = InlineWriter(self._cursor, styles, formulas)
        self._label: Token | None = None  # of the footnote that begins
        self._lists: list[_Level] = []
        self._quotes: list[Decoration] = []
        self._fresh = True  # the last paragraph is empty and may be used
        self.decorations: list[Decoration] = []
        self._goes_on = False  # the block continues one
        self.live = False  # what is written now is the end of a text that is still growing
        self.definitions = ""  # of link references, as Markdown

    # ── the document as a whole ──────────────────────────────────────────────

    def mark(self) -> Mark:
        """Where the next block begins."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        last = replace(self.decorations[-1]) if self.decorations else None
        paragraph = self._cursor.blockFormat()
        return Mark(self._cursor.position(), self._fresh, len(self.decorations), last, paragraph)

    def rewind(self, mark: Mark) -> None:
        """Take away all that was written since ``mark``."""
        self._cursor.setPosition(mark.position)
        self._cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        self._cursor.removeSelectedText()
        if mark.paragraph is not None:
            # An empty paragraph takes the format of a deleted one behind it.
            self._cursor.setBlockFormat(mark.paragraph)
        self._fresh = mark.fresh
        del self.decorations[mark.decorations :]
        if mark.last is not None:
            coloured = self.decorations[-1].coloured
            self.decorations[-1] = replace(mark.last, coloured=coloured)

    def write(self, block: Block) -> None:
        """Append a block."""
        self._cursor.beginEditBlock()
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        if block.kind is BlockKind.FENCE:
            fenced = fenced_code(block)
            self._code(fenced.code, fenced.language, block)
        elif block.kind is BlockKind.INDENTED and not block.closed:
            self._code(block.source, "", block)
        elif block.continued and block.kind is BlockKind.PARAGRAPH:
            inline = parser().parseInline(block.source.strip("\n"))
            if block.source.strip():
                self._paragraph(self._styles.paragraph(0))
                self.inline.write(inline[0].children or (), self._styles.text)
        else:
            self._tokens(block)
        self._cursor.endEditBlock()

    def append_code(self, text: str, *, closed: bool = False) -> None:
        """Add to the code block at the end of the document; ``closed`` says that it ends there."""
        cursor, last = self._cursor, self.decorations[-1]
        cursor.beginEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        last.closed = last.closes = closed
        first, *rest = displayable(text).split("\n")
        cursor.insertText(first, self._styles.code)
        if rest:
            self._set_bottom(0)
            left = last.left
            cursor.insertBlock(self._styles.code_line(left), self._styles.code)
            cursor.insertText("\n".join(rest), self._styles.code)
            last.last = cursor.blockNumber()
        self._set_bottom(self._styles.code_bottom)
        cursor.endEditBlock()

    # ── tokens ───────────────────────────────────────────────────────────────

    def _tokens(self, block: Block) -> None:
        source = block.lead + (
            dedented(block.source, block.dedent) if block.dedent else block.source
        )
        self._goes_on = block.continued
        environment: dict[str, object] = {}
        if self.definitions and "[" in source:
            parser().parse(self.definitions, environment)
        tokens = parser().parse(source, environment)
        if block.number is not None and tokens:
            tokens[0].attrSet("start", block.number)
        if block.dedent:
            self._lists.append(_Level(has_items=True))
        index = 0
        while index < len(tokens):
            index = self._token(tokens, index)
        if block.dedent:
            self._lists.pop()

    def _token(self, tokens: Sequence["Token"], index: int) -> int:
        """Write the token at ``index``; the index of the next one to write."""
        token = tokens[index]
        match token.type:
            case "heading_open":
                self._heading(tokens[index + 1], int(token.tag[1:]))
                return index + 3
            case "inline":
                self._text(token)
            case "fence":
                words = token.info.split(maxsplit=1)
                self._code(token.content, words[0] if words else "")
            case "code_block":
                self._code(token.content, "")
            case "hr":
                self._rule()
            case "table_open":
                return self._table(tokens, index)
            case "math":
                self._formula(token)
            case "footnote_label":
                self._label = token
            case _:
                self._container(token)
        return index + 1

    def _container(self, token: "Token") -> None:
        """Begin or end a list, an item or a quote."""
        match token.type:
            case "bullet_list_open" | "ordered_list_open":
                self._open_list(token)
            case "bullet_list_close" | "ordered_list_close":
                self._lists.pop()
            case "list_item_open":
                self._lists[-1].awaits_marker = True
            case "list_item_close":
                self._marker_alone()
            case "blockquote_open":
                self._marker_alone()
                self._quotes.append(self._decorate(Ornament.QUOTE))
            case "blockquote_close":
                quote = self._quotes.pop()
                quote.last = max(quote.first, self._cursor.blockNumber())

    # ── paragraphs ───────────────────────────────────────────────────────────

    @property
    def _left(self) -> int:
        return min(len(self._quotes), _MAX_DEPTH) * self._styles.measures.quote

    @property
    def _depth(self) -> int:
        return min(len(self._lists), _MAX_DEPTH)

    def _top(self, gap: int) -> int:
        """The space above the next paragraph: none where the document begins."""
        if self._fresh and self._cursor.position() == 0:
            return 0
        last = self.decorations[-1] if self.decorations else None
        if last and last.ornament is Ornament.CODE and last.last == self._cursor.blockNumber():
            # Of the margins between two paragraphs only the larger one counts.
            return gap + self._styles.code_bottom
        return gap

    def _paragraph(self, block: QTextBlockFormat) -> None:
        """Begin a paragraph, with the marker of the item that it is the first of."""
        if self._fresh:
            # Also takes what is left here out of a list.
            self._cursor.setBlockFormat(block)
            self._cursor.setBlockCharFormat(self._styles.text)
            self._fresh = False
        else:
            self._cursor.insertBlock(block, self._styles.text)
        if self._lists and self._lists[-1].awaits_marker:
            marker = self._lists[-1].next_marker()
            self._decorate(Ornament.MARKER, here=True).marker = marker

    def _item_format(self) -> QTextBlockFormat:
        """For the next paragraph, within whatever lists and quotes are open."""
        measures = self._styles.measures
        first_of_item = bool(self._lists) and self._lists[-1].awaits_marker
        if first_of_item:
            begins = len(self._lists) == 1 and not self._lists[-1].has_items and not self._goes_on
            gap = measures.gap if begins else measures.item_gap
        else:
            gap = measures.item_gap if self._lists else measures.gap
        block = self._styles.paragraph(self._top(gap))
        block.setIndent(self._depth)
        block.setLeftMargin(self._left)
        return block

    def _text(self, token: "Token") -> None:
        children = list(token.children or ())
        if self._label is not None:
            children.insert(0, self._label)
            self._label = None
        first, *rest = parted(children)
        if not (first and len(first) == 1 and is_displayed(first[0])):
            self._running_text(token, first)
        else:
            self._formula(first[0])
        for part in rest:
            if is_displayed(part[0]):
                self._formula(part[0])
            else:
                self._paragraph(self._item_format())
                self.inline.write(part, self._styles.text)

    def _running_text(self, token: "Token", children: list["Token"]) -> None:
        block = self._item_format()
        task = ""
        if self._lists and self._lists[-1].awaits_marker:
            task = _TASKS.get(token.content[:4], "")
        self._paragraph(block)
        if task:
            self.decorations[-1].marker = task
            children[0].content = children[0].content[4:]
        self.inline.write(children, self._styles.text)
        self._turn(block)

    def _turn(self, block: QTextBlockFormat) -> None:
        """Quotes of text from right to left are indented at the right; the indent turns itself."""
        left = block.leftMargin()
        direction = self._cursor.block().textDirection()
        if left and direction is Qt.LayoutDirection.RightToLeft:
            block.setRightMargin(left)
            block.setLeftMargin(0)
            self._cursor.setBlockFormat(block)

    def _heading(self, token: "Token", level: int) -> None:
        block = self._item_format()
        if block.topMargin():
            block.setTopMargin(self._styles.measures.gap * (1.6 if level <= 2 else 1.3))
        block.setHeadingLevel(level)
        self._paragraph(block)
        self.inline.write(token.children or (), self._styles.heading(level))

    def _marker_alone(self) -> None:
        """Show the marker of an item that does not begin with text."""
        if self._lists and self._lists[-1].awaits_marker:
            self._paragraph(self._item_format())

    def _rule(self) -> None:
        self._marker_alone()
        block = self._item_format()
        block.setTopMargin(self._top(self._styles.measures.gap))
        self._paragraph(block)
        self._cursor.insertText(INVISIBLE, self._styles.text)
        self._decorate(Ornament.RULE, here=True)

    def _open_list(self, token: "Token") -> None:
        self._marker_alone()
        if token.type == "ordered_list_open":
            start = token.attrGet("start")
            level = _Level(number=1 if start is None else int(start), suffix=token.markup or ".")
        else:
            level = _Level(bullet=_BULLETS[min(len(self._lists), len(_BULLETS) - 1)])
        self._lists.append(level)

    def _formula(self, token: "Token") -> None:
        """A formula by itself, in the middle."""
        self._marker_alone()
        block = self._item_format()
        block.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        block.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        self._paragraph(block)
        if self.inline.formula(token, self._styles.text):
            self._decorate(Ornament.FORMULA, here=True)
        else:
            plain = self._styles.paragraph(block.topMargin())
            plain.setIndent(block.indent())
            plain.setLeftMargin(block.leftMargin())
            self._cursor.setBlockFormat(plain)

    def _table(self, tokens: Sequence["Token"], index: int) -> int:
        """Write the table that begins at ``index``; the index behind it."""
        self._marker_alone()
        end, rows = table_rows(tokens, index)
        if len(rows[0]) > MAX_COLUMNS:
            self._code("\n".join(" | ".join(cell.content for cell, _ in row) for row in rows), "")
            return end
        left = self._left + self._depth * self._styles.measures.indent
        if not self._fresh:
            self._cursor.insertBlock(QTextBlockFormat(), self._styles.text)
        style = self._styles.table(left)
        style.setTopMargin(self._top(self._styles.measures.gap))
        table = write_table(self._cursor, rows, style, self.inline, self._styles)
        first = table.firstCursorPosition().block().blockNumber()
        last = table.lastCursorPosition().block().blockNumber()
        measures = column_measures(rows)
        self.decorations.append(Decoration(Ornament.TABLE, first, last, left, columns=measures))
        # Qt leaves out the top margin of a paragraph that follows a table: it follows this one.
        self._cursor.setBlockFormat(self._styles.hairline())
        self._fresh = False
        return end

    # ── what is painted behind ───────────────────────────────────────────────

    def _decorate(self, ornament: Ornament, *, here: bool = False) -> Decoration:
        """Paint something behind the current paragraph, or behind the next one."""
        number = self._cursor.blockNumber() + (0 if here or self._fresh else 1)
        left = self._left + self._depth * self._styles.measures.indent
        decoration = Decoration(ornament, number, number, left)
        self.decorations.append(decoration)
        return decoration

    # ── code ─────────────────────────────────────────────────────────────────

    def _code(self, code: str, language: str, block: Block | None = None) -> None:
        """A code block, or a piece of one."""
        self._marker_alone()
        opens = block is None or not block.continued
        closes = block is None or block.closed
        text = code.removesuffix("\n")
        styles, measures, cursor = self._styles, self._styles.measures, self._cursor
        left = self._left + self._depth * measures.indent
        joins = not opens and self._joinable()
        first = styles.code_line(left)
        if opens:
            first.setTopMargin(
                self._top(measures.gap) + measures.code_header + measures.code_padding - 2
            )
        # Only a piece of a code that is known to go on has no padding below.
        cut = block is not None and not closes and block.kind is BlockKind.FENCE and not self.live
        if joins:
            self._set_bottom(0)
            decoration = self.decorations[-1]
            decoration.code += code
        self._paragraph(first)
        if not joins:
            decoration = self._decorate(Ornament.CODE, here=True)
            decoration.left, decoration.opens = left, opens
            decoration.language, decoration.code = language, code
        decoration.closes = decoration.closed = closes
        head, *rest = displayable(text).split("\n")
        cursor.insertText(head, styles.code)
        if rest:
            cursor.insertBlock(styles.code_line(left), styles.code)
            cursor.insertText("\n".join(rest), styles.code)
        self._set_bottom(0 if cut else styles.code_bottom)
        decoration.last = cursor.blockNumber()

    def _joinable(self) -> bool:
        """Whether the document ends with code that a piece of code may go on from."""
        if not self.decorations:
            return False
        last = self.decorations[-1]
        return last.ornament is Ornament.CODE and not last.closed

    def _set_bottom(self, margin: float) -> None:
        block = self._cursor.blockFormat()
        block.setBottomMargin(margin)
        self._cursor.setBlockFormat(block)
