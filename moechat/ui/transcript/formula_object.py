"""Formulas within the text of a document."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QFontInfo,
    QFontMetricsF,
    QPainter,
    QPyTextObject,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from moechat.services.formulas import EM
from moechat.ui.transcript.formulas import Formula, Formulas

FORMULA = QTextFormat.ObjectTypes.UserObject.value + 1
OBJECT = "\ufffc"  # what stands in the text for it
_TEX, _DISPLAY, _SOURCE = (QTextFormat.Property.UserProperty.value + n for n in (1, 2, 3))
_GROWN = 1.1  # the letters of the formulas' font are small for their size


def formula_format(base: QTextCharFormat, formula: Formula, source: str) -> QTextCharFormat:
    """The format of the character that stands for a formula in a text of ``base``."""
    chars = QTextCharFormat(base)
    chars.setObjectType(FORMULA)
    chars.setProperty(_TEX, formula.tex)
    chars.setProperty(_DISPLAY, formula.display)
    chars.setProperty(_SOURCE, source)
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
    """Measures and draws them: the source until there is a picture."""

    def __init__(self, formulas: Formulas, document: QTextDocument) -> None:
        super().__init__(document)
        self._formulas = formulas
        self.offsets: dict[int, float] = {}  # of paragraphs that are scrolled sideways, in pixels

    def natural_width(self, chars: QTextCharFormat) -> float:
        """The width of a formula that has all the room it wants, in pixels."""
        formula = formula_of(chars)
        picture = self._formulas.picture(formula) if formula else None
        return picture.box.width() * _scale(chars) if picture else 0.0

    def intrinsicSize(  # noqa: N802 (Qt's name)
        self, document: QTextDocument, position: int, chars: QTextFormat
    ) -> QSizeF:
        """The height has the baseline where Qt puts it: half an x-height below the middle."""
        format_ = chars.toCharFormat()
        room = _room(document, position)
        formula = formula_of(format_)
        picture = self._formulas.picture(formula) if formula else None
        half_x = QFontMetricsF(format_.font()).xHeight() / 2
        if picture is None:
            metrics = QFontMetricsF(format_.font())
            width = min(metrics.horizontalAdvance(source_of(format_)), room)
            return QSizeF(width, 2 * metrics.ascent() - half_x)
        scale = _scale(format_)
        width = picture.box.width() * scale
        if width > room:
            if formula is not None and not formula.display:
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
        half_x = QFontMetricsF(format_.font()).xHeight() / 2
        baseline = rect.top() + (rect.height() + half_x) / 2
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
        scale = _scale(format_)
        width = picture.box.width() * scale
        offset = 0.0
        if width > rect.width() + 0.5:
            if formula is not None and formula.display:
                offset = self.offsets.get(document.findBlock(position).blockNumber(), 0.0)
            else:
                scale *= rect.width() / width
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        picture.paint(painter, QPointF(rect.left() - offset, baseline), scale, colour)
        painter.restore()


def _scale(chars: QTextCharFormat) -> float:
    return QFontInfo(chars.font()).pixelSize() / EM * _GROWN


def _room(document: QTextDocument, position: int) -> float:
    """How wide a line is where a character stands, in pixels."""
    shape = document.findBlock(position).blockFormat()
    frame = document.rootFrame().frameFormat()
    used = frame.leftMargin() + frame.rightMargin() + shape.leftMargin() + shape.rightMargin()
    return float(max(20.0, document.textWidth() - used - shape.indent() * document.indentWidth()))
