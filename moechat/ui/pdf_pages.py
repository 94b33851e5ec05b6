"""Chats as a PDF: real text on pages, laid out in pieces, in a process of its own.

Every piece is a document of its own, and a page is filled with one after another: a document of
all would need time and memory without end.
"""

import errno
import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontDatabase,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
    QTextOption,
)

from moechat.core.export_html import BACKGROUNDS, COLOURS, LINKS, TEXT
from moechat.core.export_pieces import Piece, pieces
from moechat.protocol.page_messages import PagesChat, PagesHead, PagesMessage, PagesPart
from moechat.services.pdf_text import mend_spaces
from moechat.ui.page_formulas import PageFormulas

_DPI = 96  # of all lengths here
_MARGIN_MM = 18
_FOOT = 34.0
_POINTS, _SMALL_POINTS, _TITLE_POINTS = 10.5, 8.5, 17.0
_GAP = 7.0
_BETWEEN = 14.0  # messages
_INDENT = 18.0
_SMALL_PART = 0.4  # of a page: what is smaller, as nearly all is, is not cut
_LATE = 0.88  # of a page: no place for a heading
_FULL_BELOW_BYTES = 1024**2  # free space under which a failed write counts as a full drive
_LIGATURES = QFont.Tag("liga")
_TEXT, _MUTED = TEXT["text"][0], TEXT["muted"][0]


class PdfPages:
    """Writes chats; there is a QGuiApplication."""

    def __init__(self) -> None:
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self._code_family = fixed.family()

    def __call__(self, path: Path, head: PagesHead, parts: Iterator[PagesPart]) -> None:
        """Write a file; raises `OSError`."""
        file = QFile(str(path))
        if not file.open(QIODevice.OpenModeFlag.WriteOnly):
            raise OSError(errno.EACCES, file.errorString())
        try:
            sheet = _Sheet(file, head, self._code_family)
            try:
                first = True
                for part in parts:
                    if isinstance(part, PagesChat):
                        self._chat(sheet, part, first=first)
                        first = False
                    elif isinstance(part, PagesMessage):
                        self._message(sheet, part, head.thinking)
            finally:
                sheet.end()
            flushed = file.flush()
            if not flushed or file.error() != QFile.FileError.NoError:
                raise _write_error(file, path)
        finally:
            file.close()
        mend_spaces(path)

    def _chat(self, sheet: "_Sheet", chat: PagesChat, *, first: bool) -> None:
        if not first:
            sheet.new_page()
        sheet.line(chat.title, _TITLE_POINTS, _TEXT, bold=True)
        sheet.line(chat.begun, _SMALL_POINTS, _MUTED)

    def _message(self, sheet: "_Sheet", message: PagesMessage, thinking: str) -> None:
        sheet.skip(_BETWEEN)
        formulas = PageFormulas()
        sheet.line(message.speaker, _SMALL_POINTS, _MUTED, bold=True)
        if message.reasoning.strip():
            sheet.line(thinking, _SMALL_POINTS, _MUTED, indent=_INDENT)
            for piece in pieces(message.reasoning, _colour, formulas.html):
                sheet.place(piece, formulas, muted=True)
        for piece in pieces(message.text, _colour, formulas.html):
            sheet.place(piece, formulas)
        for remark in message.remarks:
            sheet.line(remark, _SMALL_POINTS, _MUTED)


@dataclass(frozen=True)
class _Style:
    points: float
    colour: str
    bold: bool = False


class _Sheet:
    """The page that is being filled."""

    def __init__(self, file: QFile, head: PagesHead, code_family: str) -> None:
        self._head = head
        self._writer = writer = QPdfWriter(file)
        writer.setResolution(_DPI)
        writer.setTitle(head.title)
        writer.setCreator("moechat")
        size = QPageSize.PageSizeId.A4 if head.metric else QPageSize.PageSizeId.Letter
        margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
        writer.setPageLayout(
            QPageLayout(
                QPageSize(size),
                QPageLayout.Orientation.Portrait,
                margins,
                QPageLayout.Unit.Millimeter,
            )
        )
        self._painter = QPainter()
        if not self._painter.begin(writer):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        self._width = float(writer.width())
        self._height = float(writer.height()) - _FOOT
        self._y, self._page = 0.0, 1
        self._css = _style_sheet(code_family)

    def new_page(self) -> None:
        """Go on with an empty page."""
        self._foot()
        self._writer.newPage()
        self._y, self._page = 0.0, self._page + 1

    def end(self) -> None:
        """Finish the last page."""
        if self._painter.isActive():
            self._foot()
            self._painter.end()

    def skip(self, gap: float) -> None:
        """Leave room for a heading."""
        self._y += gap
        if self._y > self._height * _LATE:
            self.new_page()

    def line(
        self, text: str, points: float, colour: str, *, bold: bool = False, indent: float = 0.0
    ) -> None:
        """Put a plain text."""
        document = self._document(self._width - indent, _Style(points, colour, bold))
        document.setPlainText(text)
        self._put(document, indent, colour)

    def place(self, piece: Piece, formulas: PageFormulas, *, muted: bool = False) -> None:
        """Put a piece of a message; a heading is not left alone below."""
        if piece.heads and self._y > self._height * _LATE:
            self.new_page()
        indent = _INDENT * (piece.level + (1 if muted else 0))
        colour = _MUTED if muted else _TEXT
        document = self._document(self._width - indent, _Style(_POINTS, colour))
        document.setHtml(piece.html)
        formulas.put_in(document, QColor(colour))
        self._put(document, indent, colour)
        self._y += 0.0 if piece.goes_on else _GAP

    def _document(self, width: float, style: _Style) -> QTextDocument:
        document = QTextDocument()
        document.setUndoRedoEnabled(False)
        document.documentLayout().setPaintDevice(self._writer)
        document.setDocumentMargin(0)
        document.setDefaultStyleSheet(self._css)
        font = QFont()
        font.setFeature(_LIGATURES, 0)  # no search would find "fi" in them
        font.setPointSizeF(style.points)
        font.setBold(style.bold)
        document.setDefaultFont(font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setUseDesignMetrics(True)
        document.setDefaultTextOption(option)
        document.setTextWidth(width)
        return document

    def _put(self, document: QTextDocument, indent: float, colour: str) -> None:
        """Draw a document, over several pages where it is too long for one."""
        height = document.size().height()
        left = self._height - self._y
        if height > left and height < self._height * _SMALL_PART:
            self.new_page()
            left = self._height
        if height <= left:
            self._draw(document, indent, 0.0, height, colour)
            return
        cuts, top = _cuts(document, height), 0.0
        while top < height:
            room = self._height - self._y
            fitting = [cut for cut in cuts if top < cut <= top + room]
            if not fitting and self._y > 0:
                self.new_page()
                continue
            bottom = fitting[-1] if fitting else min(height, top + room)
            self._draw(document, indent, top, bottom, colour)
            top = bottom

    def _draw(
        self, document: QTextDocument, indent: float, top: float, bottom: float, colour: str
    ) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(context.palette.ColorRole.Text, QColor(colour))
        part = QRectF(0, top, document.textWidth(), bottom - top)
        self._painter.save()
        self._painter.translate(indent, self._y - top)
        if bottom - top < document.size().height():
            # Qt draws the line above, too; lines that only touch the edge are of the other part.
            context.clip = part.adjusted(0, 0.5, 0, -0.5)
            self._painter.setClipRect(part)
        document.documentLayout().draw(self._painter, context)
        self._painter.restore()
        self._y += bottom - top

    def _foot(self) -> None:
        font = QFont()
        font.setPointSizeF(_SMALL_POINTS)
        self._painter.setFont(font)
        self._painter.setPen(QColor(_MUTED))
        rect = QRectF(0, self._height, self._width, _FOOT)
        number = self._head.page.format(QLocale().toString(self._page))
        bottom = Qt.AlignmentFlag.AlignBottom
        room = self._width - self._painter.fontMetrics().horizontalAdvance(number) - 3 * _GAP
        title = self._painter.fontMetrics().elidedText(
            self._head.title, Qt.TextElideMode.ElideRight, int(room)
        )
        self._painter.drawText(rect, int(bottom | Qt.AlignmentFlag.AlignLeft), title)
        self._painter.drawText(rect, int(bottom | Qt.AlignmentFlag.AlignRight), number)


def _cuts(document: QTextDocument, height: float) -> list[float]:
    """Where a document can be cut without hurting a line, rising; its end is one of them."""
    lines: list[tuple[float, float]] = []
    layout, block = document.documentLayout(), document.begin()
    while block.isValid():
        top = layout.blockBoundingRect(block).top()
        text = block.layout()
        for number in range(text.lineCount()):
            line = text.lineAt(number)
            lines.append((top + line.y(), top + line.y() + line.height()))
        block = block.next()
    cuts, reached = [], 0.0
    for top, bottom in sorted(lines):
        if top >= reached - 0.5 and reached > 0:
            cuts.append(reached)
        reached = max(reached, bottom)
    return [*cuts, height]


def _colour(kind: str, text: str) -> str:
    """A stretch of code with its colour; ``text`` is HTML."""
    return f'<span style="color:{COLOURS[kind][0]}">{text}</span>' if kind else text


def _style_sheet(code_family: str) -> str:
    family = code_family.replace("'", "")
    code = BACKGROUNDS["code"][0]
    return (
        f"pre, code {{ font-family: '{family}', monospace; font-size: {_POINTS - 1.5}pt; }}"
        f"pre {{ background-color: {code}; white-space: pre-wrap; margin: 0; }}"
        f"code {{ background-color: {code}; }}"
        f"a {{ color: {LINKS['link'][0]}; }}"
        "p, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, table { margin: 0; }"
        "h1 { font-size: 15pt; } h2 { font-size: 13.5pt; } h3 { font-size: 12pt; }"
        "td, th { padding: 3px; }"
    )


def _write_error(file: QFile, path: Path) -> OSError:
    if shutil.disk_usage(path.parent).free < _FULL_BELOW_BYTES:
        return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    return OSError(errno.EIO, file.errorString())
