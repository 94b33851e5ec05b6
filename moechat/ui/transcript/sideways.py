"""What is wider than the column and is scrolled sideways within a row: code, tables, formulas."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import (
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import QWidget

from moechat.ui.theme import Tone
from moechat.ui.transcript.decorations import Decoration, Ornament, Sideways
from moechat.ui.transcript.formula_object import FormulaObject
from moechat.ui.transcript.side_bar import SideBar
from moechat.ui.transcript.styles import Styles
from moechat.ui.transcript.tables import fit_table


@dataclass(slots=True)
class _Region:
    decoration: Decoration
    rect: QRectF  # of what is seen of it


class SidewaysScroller(QObject):
    """Finds them in a document that is laid out, moves them, and has a scroll bar for each.

    Code is moved by the positions of its lines, which Qt keeps until it lays them out anew; a
    table by its margin; a formula draws itself elsewhere.
    """

    moved = Signal(object)  # a `Sideways`

    def __init__(self, document: QTextDocument, objects: FormulaObject, area: QWidget) -> None:
        super().__init__(area)
        self._document, self._objects, self._area = document, objects, area
        self._regions: list[_Region] = []
        self._bars: list[SideBar] = []
        self._styles: Styles | None = None
        self._grown: list[Sideways] = []

    def clear(self) -> None:
        """The document holds something else."""
        self._regions.clear()
        self._objects.offsets.clear()
        for bar in self._bars:
            bar.hide()

    def bars(self) -> list[QWidget]:
        """Those that are seen."""
        return [bar for bar in self._bars if not bar.isHidden()]

    # ── before and after the layout ──────────────────────────────────────────

    def shape(self, decorations: Sequence[Decoration], styles: Styles) -> None:
        """Tell the document how wide things are; to be called before it is laid out."""
        frame = self._document.rootFrame().frameFormat()
        room = self._document.textWidth() - frame.leftMargin() - frame.rightMargin()
        for each in decorations:
            if each.ornament is Ornament.CODE:
                self._wrap(each)
            elif each.ornament is Ornament.TABLE:
                table = self._table(each)
                if table is not None:
                    wide = fit_table(table, each.columns, room - each.left, styles)
                    each.natural_width = wide

    def _wrap(self, code: Decoration) -> None:
        last = self._document.findBlockByNumber(code.last)
        if not last.isValid() or last.blockFormat().nonBreakableLines() is not code.view.wraps:
            return
        shape = QTextBlockFormat()
        shape.setNonBreakableLines(not code.view.wraps)
        cursor = QTextCursor(self._document.findBlockByNumber(code.first))
        cursor.setPosition(last.position(), QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeBlockFormat(shape)

    def place(
        self, decorations: Sequence[Decoration], rects: Sequence[QRectF], styles: Styles
    ) -> list[Sideways]:
        """See what is too wide; ``rects`` has where the decorations are.

        What is wider than its pieces in other rows know.
        """
        self._styles, self._grown = styles, []
        self._regions = [
            region
            for each, rect in zip(decorations, rects, strict=True)
            if (region := self._region(each, rect, styles)) is not None
        ]
        for number, region in enumerate(self._regions):
            view = region.decoration.view
            view.offset = min(view.offset, view.beyond)
            self._move(region)
            if number == len(self._bars):
                self._bars.append(self._new_bar(number, styles))
            bar = self._bars[number]
            if not region.decoration.closes and region.decoration.fence is not None:
                bar.hide()  # the code goes on in the next row
                continue
            bar.show_for(self._bar_rect(region, styles), view.beyond, view.offset, styles)
        for bar in self._bars[len(self._regions) :]:
            bar.hide()
        return self._grown

    def _new_bar(self, number: int, styles: Styles) -> SideBar:
        bar = SideBar(styles, self._area)
        bar.valueChanged.connect(lambda value: self._scroll(number, value))
        return bar

    def _bar_rect(self, region: _Region, styles: Styles) -> QRectF:
        below = 0 if region.decoration.ornament is Ornament.CODE else styles.px(8)
        return region.rect.adjusted(0, 0, 0, below)

    def _region(self, each: Decoration, rect: QRectF, styles: Styles) -> _Region | None:
        wanted, rect = 0.0, QRectF(rect)
        if each.ornament is Ornament.CODE and not each.view.wraps:
            padding = styles.measures.code_padding
            rect = rect.adjusted(padding, 0, -padding, 0)
            for block in self._blocks(each):
                line = block.layout().lineAt(0)
                wanted = max(wanted, line.naturalTextWidth() if line.isValid() else 0.0)
        elif each.ornament is Ornament.TABLE:
            table = self._table(each)
            if table is not None:
                cell = styles.measures.cell + 2
                rect.setBottom(self._bottom(table))
                rect = rect.adjusted(0, -cell, 0, cell)
                wanted = each.natural_width
        elif each.ornament is Ornament.FORMULA:
            block = self._document.findBlockByNumber(each.first)
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.Right)
            wanted = self._objects.natural_width(cursor.charFormat())
        beyond, view = max(0, round(wanted - rect.width())), each.view
        if each.fence is None:
            view.beyond = beyond
        elif beyond > view.beyond:
            view.beyond = beyond
            self._grown.append(view)
        is_wide = bool(wanted) and view.beyond > 1
        return _Region(each, rect) if is_wide else None

    def _bottom(self, table: QTextTable) -> float:
        """The lower edge of the text in a table's last row."""
        layout, last = self._document.documentLayout(), table.rows() - 1
        cells = (table.cellAt(last, x).lastCursorPosition() for x in range(table.columns()))
        return max(layout.blockBoundingRect(cell.block()).bottom() for cell in cells)

    def _blocks(self, each: Decoration) -> list[QTextBlock]:
        blocks, block = [], self._document.findBlockByNumber(each.first)
        while block.isValid() and block.blockNumber() <= each.last:
            blocks.append(block)
            block = block.next()
        return blocks

    def _table(self, each: Decoration) -> QTextTable | None:
        return QTextCursor(self._document.findBlockByNumber(each.first)).currentTable()

    # ── scrolling ────────────────────────────────────────────────────────────

    def _scroll(self, number: int, offset: int) -> None:
        if number < len(self._regions):
            view = self._regions[number].decoration.view
            view.offset = offset
            self.moved.emit(view)

    def follow(self, view: Sideways) -> bool:
        """Move all pieces of what was scrolled; whether there are any."""
        found = False
        for region, bar in zip(self._regions, self._bars, strict=False):
            if region.decoration.view is view:
                self._move(region)
                bar.show_offset(view.offset)
                found = True
        return found

    def scroll_at(self, point: QPointF, pixels: int) -> bool:
        """Scroll what is at ``point``; whether there is something that can be."""
        for number, region in enumerate(self._regions):
            if region.rect.contains(point):
                before = region.decoration.view.offset
                after = max(0, min(before + pixels, region.decoration.view.beyond))
                if self._bars[number].isHidden():
                    self._scroll(number, after)
                else:
                    self._bars[number].setValue(after)
                return True
        return False

    def reveal(self, caret: QRectF) -> None:
        """Scroll as far as needed to see the caret."""
        for region in self._regions:
            rect = region.rect
            if rect.top() <= caret.center().y() <= rect.bottom():
                left, right = caret.left() - rect.left(), caret.right() - rect.right()
                if left < 0 or right > 0:
                    step = round(left if left < 0 else right + 1)
                    self.scroll_at(QPointF(rect.center().x(), caret.center().y()), step)

    def _move(self, region: _Region) -> None:
        each, offset = region.decoration, region.decoration.view.offset
        if each.ornament is Ornament.CODE:
            left = self._document.rootFrame().frameFormat().leftMargin() - offset
            for block in self._blocks(each):
                layout = block.layout()
                position = layout.position()
                if position.x() != left:
                    layout.setPosition(QPointF(left, position.y()))
        elif each.ornament is Ornament.FORMULA:
            self._objects.offsets[each.first] = offset
        else:
            table = self._table(each)
            if table is not None and table.format().leftMargin() != each.left - offset:
                style = table.format()
                style.setLeftMargin(each.left - offset)
                table.setFormat(style)

    # ── painting ─────────────────────────────────────────────────────────────

    def cover(self, painter: QPainter) -> None:
        """Paint over what stands beyond the edges, after the text was painted."""
        styles, width = self._styles, float(self._area.width())
        if styles is None:
            return
        for region in self._regions:
            if region.decoration.ornament is Ornament.FORMULA:
                continue
            rect = region.rect
            page = styles.colour(Tone.BACKGROUND)
            if region.decoration.ornament is Ornament.CODE:
                padding = styles.measures.code_padding
                top = rect.top() + (
                    styles.measures.code_header + 1 if region.decoration.opens else 0
                )
                height = rect.bottom() - top - styles.px(10)
                frame = rect.adjusted(-padding, 0, padding, 0)
                fill, line = styles.colour(Tone.CODE), styles.colour(Tone.LINE)
                painter.fillRect(QRectF(frame.left(), top, padding - 1, height), fill)
                painter.fillRect(QRectF(rect.right() + 1, top, padding - 1, height), fill)
                painter.fillRect(QRectF(0, top, frame.left(), height), page)
                painter.fillRect(QRectF(frame.right(), top, width - frame.right(), height), page)
                painter.fillRect(QRectF(frame.left(), top, 1, height), line)
                painter.fillRect(QRectF(frame.right() - 1, top, 1, height), line)
            else:
                painter.fillRect(QRectF(0, rect.top(), rect.left(), rect.height()), page)
                right = QRectF(rect.right(), rect.top(), width - rect.right(), rect.height())
                painter.fillRect(right, page)
