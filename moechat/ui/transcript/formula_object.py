"""Formulas within the text of a document."""

from typing import Protocol

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from moechat.services.formulas import EM
from moechat.ui.transcript.formula_picture import FormulaPicture
from moechat.ui.transcript.formulas import Formula

FORMULA = QTextFormat.ObjectTypes.UserObject.value + 1
OBJECT = "\ufffc"  # what stands in the text for it
_TEX, _DISPLAY, _SOURCE, _COLUMNS = (
    QTextFormat.Property.UserProperty.value + n for n in (1, 2, 3, 4)
)
_GROWN = 1.1  # the letters of the formulas' font are small for their size
_CELL_EDGE = 4.0  # pixels at each side of a cell


class Pictures(Protocol):
    """Knows what formulas look like."""

    def picture(self, formula: Formula) -> FormulaPicture | None:
        """The picture of a formula; None where there is none, or not yet."""


def formula_format(
    base: QTextCharFormat, formula: Formula, source: str, columns: int = 0
) -> QTextCharFormat:
    """The format of the character that stands for a formula in a text of ``base``.

    ``columns`` = how many columns of a table share the width of the text; 0 = it is in no table, or
    one that may be wider.
    """
    chars = QTextCharFormat(base)
    chars.setObjectType(FORMULA)
    chars.setProperty(_TEX, formula.tex)
    chars.setProperty(_DISPLAY, formula.display)
    chars.setProperty(_SOURCE, source)
    if columns:
        chars.setProperty(_COLUMNS, columns)
    chars.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    return chars


def formula_of(chars: QTextFormat) -> Formula | None:
    """The formula of such a format."""
    if chars.objectType() != FORMULA:
        return None
    return Formula(str(chars.property(_TEX)), bool(chars.property(_DISPLAY)))


def source_of(chars: QTextFormat) -> str:
    """As it was written, with its marks."""
    return str(chars.property(_SOURCE))


class FormulaObject(QPyTextObject):
    """Measures and draws them: the source until there is a picture.

    One that stands by itself and is too wide is scrolled sideways if that ``scrolls``; else, and
    within a line, it is made to fit.
    """

    def __init__(
        self, formulas: Pictures, document: QTextDocument, *, scrolls: bool = True
    ) -> None:
        super().__init__(document)
        self._formulas = formulas
        self._scrolls = scrolls
        self.offsets: dict[int, float] = {}  # of paragraphs that are scrolled sideways, in pixels

    def natural_width(self, chars: QTextCharFormat) -> float:
        """The width of a formula that has all the room it wants, in pixels."""
        formula = formula_of(chars)
        picture = self._formulas.picture(formula) if formula else None
        return picture.box.width() * _scale(chars.font()) if picture else 0.0

    def intrinsicSize(  # noqa: N802 (Qt's name)
        self, document: QTextDocument, position: int, chars: QTextFormat
    ) -> QSizeF:
        """The height has the baseline where Qt thinks it: half an x-height below the middle."""
        format_ = chars.toCharFormat()
        room = _room(document, position, chars)
        formula = formula_of(format_)
        picture = self._formulas.picture(formula) if formula else None
        half_x = QFontMetricsF(format_.font()).xHeight() / 2
        if picture is None:
            metrics = QFontMetricsF(format_.font())
            width = min(metrics.horizontalAdvance(source_of(format_)), room)
            return QSizeF(width, 2 * metrics.ascent() - half_x)
        scale = _scale(_font_on_paper(format_, document))
        width = picture.box.width() * scale
        if width > room:
            if formula is not None and not (formula.display and self._scrolls):
                scale *= room / width
            width = room
        above, below = -picture.box.top() * scale, picture.box.bottom() * scale
        return QSizeF(width, max(2 * above - half_x, 2 * below + half_x))

    def drawObject(
        self,
        painter: QPainter,
        box: QRectF | QRect,
        document: QTextDocument,
        position: int,
        chars: QTextFormat,
    ) -> None:
        """Fill the shapes with the colour of the text."""
        rect = QRectF(box)
        format_ = chars.toCharFormat()
        formula = formula_of(format_)
        picture = self._formulas.picture(formula) if formula else None
        baseline = _baseline(document, position, rect)
        colour = format_.foreground().color()
        background = format_.background()
        if background.style() is not Qt.BrushStyle.NoBrush:
            painter.fillRect(rect, QBrush(background))
        if picture is None:
            metrics = QFontMetricsF(format_.font())
            text = metrics.elidedText(
                source_of(format_).replace("\n", " "), Qt.TextElideMode.ElideRight, rect.width() + 1
            )
            painter.setFont(format_.font())
            painter.setPen(colour)
            painter.drawText(QPointF(rect.left(), baseline), text)
            return
        scale = _scale(_font_on_paper(format_, document))
        width = picture.box.width() * scale
        offset = 0.0
        if width > rect.width() + 0.5:
            if formula is not None and formula.display and self._scrolls:
                offset = self.offsets.get(document.findBlock(position).blockNumber(), 0.0)
            else:
                scale *= rect.width() / width
        painter.save()
        half_x = QFontMetricsF(format_.font()).xHeight() / 2
        rect.moveTop(baseline - (rect.height() + half_x) / 2)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        picture.paint(painter, QPointF(rect.left() - offset, baseline), scale, colour)
        painter.restore()


def _scale(font: QFont) -> float:
    return QFontInfo(font).pixelSize() / EM * _GROWN


def _font_on_paper(chars: QTextCharFormat, document: QTextDocument) -> QFont:
    """A font with the size that it has where the document is drawn."""
    device = document.documentLayout().paintDevice()
    return chars.font() if device is None else QFont(chars.font(), device)


def _baseline(document: QTextDocument, position: int, rect: QRectF) -> float:
    """Where the text around a formula stands; Qt puts ``rect`` in the middle of its line."""
    block = document.findBlock(position)
    line = block.layout().lineForTextPosition(position - block.position())
    return rect.center().y() + (line.ascent() - line.descent()) / 2


def _room(document: QTextDocument, position: int, chars: QTextFormat) -> float:
    """How wide a line is where a character stands, in pixels."""
    shape = document.findBlock(position).blockFormat()
    frame = document.rootFrame().frameFormat()
    used = frame.leftMargin() + frame.rightMargin() + shape.leftMargin() + shape.rightMargin()
    room = document.textWidth() - used - shape.indent() * document.indentWidth()
    if columns := chars.intProperty(_COLUMNS):
        room = room / columns - 2 * _CELL_EDGE
    return float(max(20.0, room))
