"""The text of a stretch of a row as other programs take it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QGuiApplication, QTextBlock, QTextCursor, QTextDocument

from moechat.ui.transcript.decorations import INVISIBLE, Decoration, Ornament
from moechat.ui.transcript.formula_object import formula_of, source_of

_SPACES = str.maketrans({"\u2028": "\n", "\u00a0": " ", INVISIBLE: None})


def plain_text(
    document: QTextDocument, decorations: Sequence[Decoration], start: int, end: int
) -> str:
    """The text from ``start`` to ``end``, both in Qt's positions.

    Formulas are their sources, items begin with their markers, the cells of a table are apart by
    tabs.
    """
    markers = {each.first: each.marker for each in decorations if each.ornament is Ornament.MARKER}
    parts: list[str] = []
    block, row_before = document.findBlock(start), None
    while block.isValid() and (block.position() < end or not parts):
        row = _table_row(block)
        if row is None and block.length() == 1 and _table_row(block.next()) is not None:
            block = block.next()  # Qt wants a paragraph before a table
            continue
        if parts:
            parts.append("\t" if row is not None and row == row_before else "\n")
        marker = markers.get(block.blockNumber(), "")
        if marker and start <= block.position():
            parts.append("    " * (block.blockFormat().indent() - 1) + f"{marker} ")
        parts.append(_piece(block, start, end))
        block, row_before = block.next(), row
    return "".join(parts)


def _table_row(block: QTextBlock) -> tuple[int, int] | None:
    """The place of a table in its document, and the row of it that a paragraph is in."""
    table = QTextCursor(block).currentTable() if block.isValid() else None
    if table is None:
        return None
    return table.firstPosition(), table.cellAt(block.position()).row()


def _piece(block: QTextBlock, start: int, end: int) -> str:
    """What a paragraph has of a stretch."""
    parts: list[str] = []
    fragments: Any = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        at, chars = fragment.position(), fragment.charFormat()
        low, high = max(start - at, 0), min(end - at, fragment.length())
        if low < high and formula_of(chars) is not None:
            parts.append(source_of(chars) * (high - low))
        elif low < high:
            units = fragment.text().encode("utf-16-le", "surrogatepass")
            parts.append(units[2 * low : 2 * high].decode("utf-16-le", "replace"))
        fragments += 1
    return "".join(parts).translate(_SPACES)


def copy_text(text: str) -> None:
    """Plain text to the clipboard: the colours of a theme have no place in other programs."""
    if text:
        QGuiApplication.clipboard().setText(text)
