"""Formulas on the pages of a PDF, as shapes."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from moechat.services.formulas import formula_svg
from moechat.ui.transcript.formula_object import FORMULA, OBJECT, FormulaObject, formula_format
from moechat.ui.transcript.formula_picture import FormulaPicture, picture_of
from moechat.ui.transcript.formulas import Formula

_REMEMBERED = 1_000


class PageFormulas:
    """The formulas of one message: HTML has pictures in their place until they are put in."""

    def __init__(self) -> None:
        self._numbered: list[Formula] = []

    def html(self, tex: str, display: bool) -> str | None:
        """What stands for a formula in HTML; None = it cannot be drawn."""
        formula = Formula(tex, display)
        if self.picture(formula) is None:
            return None
        self._numbered.append(formula)
        return f'<img src="{len(self._numbered) - 1}">'

    def picture(self, formula: Formula) -> FormulaPicture | None:
        """The picture of a formula, if it can be drawn."""
        return _picture(formula)

    def put_in(self, document: QTextDocument, colour: QColor) -> None:
        """Have a document show its formulas; those that are displayed get lines of their own."""
        places = _places(document)
        if not places:
            return
        shown = FormulaObject(self, document, scrolls=False)
        document.documentLayout().registerHandler(FORMULA, shown)
        for at, chars in reversed(places):  # lines are added behind what is still to do
            formula = self._numbered[int(chars.toImageFormat().name())]
            cursor = QTextCursor(document)
            cursor.setPosition(at)
            cursor.setPosition(at + 1, QTextCursor.MoveMode.KeepAnchor)
            table = cursor.currentTable()
            made = formula_format(chars, formula, formula.tex, table.columns() if table else 0)
            if made.foreground().style() is Qt.BrushStyle.NoBrush:  # no link
                made.setForeground(QBrush(colour))
            cursor.setCharFormat(made)
            if formula.display:
                _stand_alone(document, at)


def _places(document: QTextDocument) -> list[tuple[int, QTextCharFormat]]:
    """Where pictures stand, rising, and their formats."""
    places = []
    cursor = document.find(OBJECT)
    while not cursor.isNull():
        chars = cursor.charFormat()
        if chars.isImageFormat():  # else somebody wrote the character
            places.append((cursor.selectionStart(), chars))
        cursor = document.find(OBJECT, cursor)
    return places


def _stand_alone(document: QTextDocument, at: int) -> None:
    """Centre a character on a line that has nothing else."""
    cursor = QTextCursor(document)
    cursor.setPosition(at + 1)
    if cursor.block().text()[cursor.positionInBlock() :].strip():
        cursor.insertBlock()
        if document.characterAt(cursor.position()) == " ":
            cursor.deleteChar()
    cursor.setPosition(at)
    if cursor.block().text()[: cursor.positionInBlock()].strip():
        cursor.insertBlock()
    centred = QTextBlockFormat()
    centred.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    cursor.mergeBlockFormat(centred)


@lru_cache(_REMEMBERED)
def _picture(formula: Formula) -> FormulaPicture | None:
    svg = formula_svg(formula.tex, display=formula.display)
    return picture_of(svg) if svg is not None else None
