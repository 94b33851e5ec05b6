"""One stretch of a message as a read-only text browser."""

import re
from math import ceil
from typing import Any

from PySide6.QtCore import QMimeData, QRectF, QUrl, Qt, Signal, Slot
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLayout,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QTextBrowser, QTextEdit, QWidget

from moechat.core.markdown_blocks import Block, BlockKind, fenced_code
from moechat.ui.transcript import ornaments
from moechat.ui.transcript.blocks import BlockWriter, Decoration, Mark, Ornament
from moechat.ui.transcript.code_colours import CodeColours, Span
from moechat.ui.transcript.copy_button import CopyButton
from moechat.ui.transcript.inline import displayable
from moechat.ui.transcript.rows import Row, RowKind
from moechat.ui.transcript.styles import Styles

_BUBBLE_SHARE = 0.8  # of the column, at most
_MAYBE_FENCE_END = re.compile(r" {0,3}[`~]+[ \t]*")
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_SCROLLING_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
    }
)


class TextRow(QTextBrowser):
    """Shows a row of text; is bound to another one when that scrolls away.

    Links are signalled, never followed, and nothing is ever loaded.
    """

    link_clicked = Signal(str)
    copy_message = Signal()
    selecting = Signal()  # a selection begins here
    dragged = Signal(int)  # a selection is dragged so many pixels beyond the viewport
    caret_moved = Signal(int, int)  # top and bottom of the caret, after a key

    def __init__(self, colours: CodeColours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self.row: Row | None = None
        self._styles: Styles | None = None
        self._writer: BlockWriter | None = None
        self._mark: Mark | None = None  # behind the finished blocks
        self._written = 0
        self._tail: Block | None = None
        self._tail_code = ""
        self._copies: list[CopyButton] = []
        self._focus_is_visible = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUndoRedoEnabled(False)
        self.setOpenLinks(False)
        # The width is that of the column, also while the browser itself has another.
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.viewport().setAutoFillBackground(False)
        self.setAutoFillBackground(False)
        self.document().setDocumentMargin(0)
        self.anchorClicked.connect(self._on_anchor_clicked)
        self.highlighted.connect(self._on_highlighted)
        self.selectionChanged.connect(self._on_selection_changed)

    # ── content ──────────────────────────────────────────────────────────────

    def bind(self, row: Row, styles: Styles) -> None:
        """Show ``row`` from now on."""
        self.row, self._styles = row, styles
        document = self.document()
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
        self._writer, self._mark, self._written = BlockWriter(document, styles), None, 0
        self._tail, self._tail_code = None, ""
        if row.kind is RowKind.USER:
            self._write_plain(row.text, styles)
        else:
            self._write_blocks()
        row.stale = False

    def refresh(self) -> None:
        """Show what came to the row since; only the block being written is made anew."""
        if self.row is None:
            return
        self.row.stale = False
        if self.row.kind is not RowKind.USER:
            self._write_blocks()

    def release(self) -> None:
        """Show nothing, and wait for another row."""
        self.row = None
        self.hide()
        for button in self._copies:
            button.hide()

    def _write_plain(self, text: str, styles: Styles) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = QTextBlockFormat(styles.paragraph(0))
        cursor.setBlockFormat(block)
        cursor.insertText(displayable(text), styles.text)
        cursor.endEditBlock()

    def _write_blocks(self) -> None:
        row, writer = self.row, self._writer
        assert row is not None and writer is not None
        if writer.definitions != row.definitions and self._written:
            assert self._styles is not None
            self.bind(row, self._styles)
            return
        writer.definitions = row.definitions
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        new = row.blocks[self._written :]
        if new and self._finish_code(new[0]):
            new = new[1:]
        if new or not self._grow_code(row.tail):
            self._drop_tail()
            for block in new:
                self._write_finished(block)
            self._write_tail(row.tail)
        cursor.endEditBlock()
        self._colour()

    def _write_finished(self, block: Block) -> None:
        assert self._writer is not None and self.row is not None
        self._writer.live = False
        self._writer.write(block)
        self._note_fence()

    def _note_fence(self) -> None:
        """Tell the code block just written what it is a piece of, and count it as written."""
        assert self._writer is not None and self.row is not None
        place = self.row.fences.get(self._written)
        if place is not None:
            last = self._writer.decorations[-1]
            if last.fence is None:
                last.fence, last.first_line = place
        self._written += 1
        self._mark = self._writer.mark()

    def _drop_tail(self) -> None:
        if self._tail is not None and self._writer is not None:
            self._writer.rewind(self._mark or Mark(0, fresh=True, decorations=0))
            self._tail, self._tail_code = None, ""

    def _write_tail(self, tail: Block | None) -> None:
        assert self._writer is not None
        if self._mark is None:
            self._mark = self._writer.mark()
        if tail is None or not tail.source.strip():
            return
        self._writer.live = True
        self._tail = tail
        if tail.kind is BlockKind.FENCE:
            self._tail_code = _shown_code(tail)
            self._colours.prepare(fenced_code(tail).language)
        self._writer.write(tail)

    # ── code that is being written ───────────────────────────────────────────

    def _grow_code(self, tail: Block | None) -> bool:
        """Append to an open fence instead of writing it anew; whether that was possible."""
        if (
            self._writer is None
            or self._tail is None
            or tail is None
            or self._tail.kind is not BlockKind.FENCE
            or tail.kind is not BlockKind.FENCE
        ):
            return False
        return self._append_code(_shown_code(tail), closed=False) and self._set_tail(tail)

    def _finish_code(self, block: Block) -> bool:
        """Turn the open fence at the end into the finished ``block``; whether that was possible."""
        if (
            self._tail is None
            or self._tail.kind is not BlockKind.FENCE
            or block.kind is not BlockKind.FENCE
            or not block.closed  # one that was cut joins the next piece: written anew
        ):
            return False
        code = fenced_code(block).code.removesuffix("\n")
        if not self._append_code(code, closed=True):
            return False
        self._tail, self._tail_code = None, ""
        self._note_fence()
        return True

    def _append_code(self, code: str, *, closed: bool) -> bool:
        assert self._writer is not None
        if not code.startswith(self._tail_code):
            return False
        last = self._writer.decorations[-1]
        self._writer.append_code(code[len(self._tail_code) :], closed=closed)
        last.code = code + "\n"
        self._tail_code = code
        return True

    def _set_tail(self, tail: Block) -> bool:
        self._tail = tail
        return True

    def _colour(self) -> None:
        """Colour the finished codes whose colours are known."""
        if self._writer is None or self._styles is None:
            return
        finished = self._mark.decorations if self._mark else 0
        for decoration in self._writer.decorations[:finished]:
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

    @Slot()
    def recolour(self) -> None:
        """Colours were found."""
        if self.row is not None:
            self._colour()

    def _apply(self, decoration: Decoration, lines: list[list[Span]]) -> None:
        assert self._styles is not None
        document = self.document()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        block = document.findBlockByNumber(decoration.first)
        start = block.position()
        for spans in lines[decoration.first_line :]:
            if not block.isValid() or block.blockNumber() > decoration.last:
                break
            if spans:
                block.layout().setFormats([self._range(span) for span in spans])
            block = block.next()
        end = document.findBlockByNumber(decoration.last)
        document.markContentsDirty(start, end.position() + end.length() - start)
        cursor.endEditBlock()

    def _range(self, span: Span) -> QTextLayout.FormatRange:
        assert self._styles is not None
        chosen = QTextLayout.FormatRange()
        chosen.start, chosen.length = span.start, span.length  # type: ignore[misc, assignment]
        chars = QTextCharFormat()
        chars.setForeground(self._styles.colour(span.tone))
        chosen.format = chars  # type: ignore[misc, assignment]
        return chosen

    # ── size ─────────────────────────────────────────────────────────────────

    def fit(self, column: int) -> int:
        """Lay the text out for a column and take the size it needs; the height in pixels."""
        assert self._styles is not None and self.row is not None
        outset = 2 * self._styles.measures.outset
        width = column + outset
        document = self.document()
        if self.row.kind is RowKind.USER:
            width = int(column * _BUBBLE_SHARE) + outset
            self.setLineWrapColumnOrWidth(width)
            if self.row.first and self.row.last:
                document.size()  # lays it out
                width = min(width, ceil(document.idealWidth()) + 1)
        self.setLineWrapColumnOrWidth(width)
        height = ceil(document.size().height())
        self.resize(width, height)
        self._place_copies()
        return height

    def _place_copies(self) -> None:
        """Have a button above every code."""
        assert self._styles is not None and self._writer is not None
        shown = 0
        for decoration in self._writer.decorations:
            if decoration.ornament is not Ornament.CODE or not decoration.opens:
                continue
            if shown == len(self._copies):
                self._copies.append(CopyButton(self.viewport()))
            button = self._copies[shown]
            button.show_for(decoration, self._styles)
            frame = ornaments.decoration_rect(self.document(), decoration, self._styles)
            header = ornaments.header_rect(frame, self._styles)
            button.place(header)
            shown += 1
        for button in self._copies[shown:]:
            button.hide()

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts in this row, in order."""
        return [self, *(button for button in self._copies if not button.isHidden())]

    @property
    def decorations(self) -> list[Decoration]:
        """What is painted behind the text."""
        return self._writer.decorations if self._writer else []

    # ── painting ─────────────────────────────────────────────────────────────

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ornaments, text, caret, focus."""
        styles, row = self._styles, self.row
        if styles is None or row is None:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.viewport().rect())
        outset = styles.measures.outset
        if row.kind is RowKind.USER:
            bubble = whole.adjusted(outset, 0, -outset, 0)
            ornaments.paint_bubble(painter, bubble, styles, first=row.first, last=row.last)
        elif row.kind is RowKind.REASONING:
            ornaments.paint_bar(painter, whole.adjusted(outset, 0, 0, 0), styles)
        ornaments.paint_decorations(
            painter, self.document(), self.decorations, styles, QRectF(event.rect())
        )
        painter.end()
        super().paintEvent(event)
        ring = self.hasFocus() and self._focus_is_visible
        if row.live or ring:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if row.live:
                ornaments.paint_caret(painter, self.document(), styles)
            if ring:
                ornaments.paint_focus(painter, whole, styles)
            painter.end()

    # ── selection, keys, mouse ───────────────────────────────────────────────

    @property
    def is_in_use(self) -> bool:
        """Whether the user would miss it: it has the focus or a selection."""
        focus = QGuiApplication.focusObject()
        within = isinstance(focus, QWidget) and (focus is self or self.isAncestorOf(focus))
        return within or self.textCursor().hasSelection()

    def unselect(self) -> None:
        """Let go of the selection."""
        cursor = self.textCursor()
        if cursor.hasSelection():
            cursor.clearSelection()
            self.setTextCursor(cursor)

    @Slot()
    def _on_selection_changed(self) -> None:
        if self.textCursor().hasSelection():
            self.selecting.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that scroll are the transcript's; the others select."""
        if not event.modifiers() and event.key() in _SCROLLING_KEYS:
            event.ignore()
            return
        before = self.textCursor().position()
        super().keyPressEvent(event)
        if self.textCursor().position() != before and not event.matches(
            QKeySequence.StandardKey.SelectAll
        ):
            caret = self.cursorRect()
            self.caret_moved.emit(caret.top(), caret.bottom())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus only to those who use the keyboard."""
        self._focus_is_visible = event.reason() in _KEYBOARD_REASONS
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes; a selection stays."""
        super().focusOutEvent(event)
        self.viewport().update()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 (Qt's name)
        """Halt at links first."""
        if forward or self.textCursor().charFormat().isAnchor():
            return bool(super().focusNextPrevChild(forward))
        return bool(QTextEdit.focusNextPrevChild(self, forward))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Scroll while a selection is dragged out of what is visible."""
        super().mouseMoveEvent(event)
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(round(event.position().y()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The transcript scrolls, not the row."""
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Copy: the selection, the message, the address."""
        menu = QMenu(self)
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setShortcut(QKeySequence.StandardKey.Copy)
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Copy message"), self.copy_message.emit)
        address = self.anchorAt(event.pos())
        if address:
            menu.addAction(
                self.tr("Copy address"), lambda: QGuiApplication.clipboard().setText(address)
            )
        menu.addSeparator()
        menu.addAction(self.tr("Select all"), self.selectAll)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def createMimeDataFromSelection(self) -> QMimeData:
        """Plain text: the colours of a theme have no place in other programs."""
        data = QMimeData()
        data.setText(self._selected_text())
        return data

    def _selected_text(self) -> str:
        """The selection, with the markers of the items that begin in it."""
        cursor = self.textCursor()
        text = cursor.selection().toPlainText().replace("\u200b", "")
        items = {
            decoration.first: decoration
            for decoration in self.decorations
            if decoration.ornament is Ornament.MARKER
        }
        document = self.document()
        block, end = document.findBlock(cursor.selectionStart()), cursor.selectionEnd()
        if not items or cursor.currentTable() is not None:
            return text
        lines = []
        for line in text.split("\n"):
            item = items.get(block.blockNumber())
            if item is not None and cursor.selectionStart() <= block.position() < end:
                line = "    " * (block.blockFormat().indent() - 1) + f"{item.marker} {line}"
            lines.append(line)
            block = block.next()
        return "\n".join(lines)

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Nothing, ever: neither files nor the network."""
        return None

    @Slot(QUrl)
    def _on_anchor_clicked(self, url: QUrl) -> None:
        self.link_clicked.emit(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))

    @Slot(QUrl)
    def _on_highlighted(self, url: QUrl) -> None:
        self.viewport().setToolTip(url.toString())


def _shown_code(tail: Block) -> str:
    """The code of an open fence without what may become its last line."""
    code = fenced_code(tail).code
    last = code[code.rfind("\n") + 1 :]
    if _MAYBE_FENCE_END.fullmatch(last):
        code = code[: len(code) - len(last)]
    return code.removesuffix("\n")
