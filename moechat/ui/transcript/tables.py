"""Tables as those of a text document."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextLength,
    QTextTable,
    QTextTableFormat,
)

from moechat.ui.transcript.inline import InlineWriter
from moechat.ui.transcript.styles import Styles

if TYPE_CHECKING:
    from markdown_it.token import Token

MAX_COLUMNS = 40  # a wider table cannot be read as one

Rows = list[list[tuple["Token", str]]]  # cells with their alignment


def table_rows(tokens: Sequence["Token"], index: int) -> tuple[int, Rows]:
    """The rows of the table that begins at ``index``, and the index behind it."""
    end = index
    rows: Rows = []
    while tokens[end].type != "table_close":
        token = tokens[end]
        if token.type == "tr_open":
            rows.append([])
        elif token.type in ("th_open", "td_open"):
            rows[-1].append((tokens[end + 1], str(token.attrGet("style") or "")))
        end += 1
    return end + 1, rows


def write_table(
    cursor: QTextCursor, rows: Rows, style: QTextTableFormat, inline: InlineWriter, styles: Styles
) -> QTextTable:
    """Insert a table; the cursor is behind it then."""
    style.setColumnWidthConstraints(_column_widths(rows))
    table = cursor.insertTable(len(rows), len(rows[0]), style)
    head = QTextCharFormat(styles.text)
    head.setFontWeight(600)
    for y, row in enumerate(rows):
        for x, (cell, align) in enumerate(row):
            cursor.setPosition(table.cellAt(y, x).firstPosition())
            if align:
                block = QTextBlockFormat()
                block.setAlignment(_ALIGNMENTS.get(align, Qt.AlignmentFlag.AlignLeft))
                cursor.setBlockFormat(block)
            inline.write(cell.children or (), styles.text if y else head)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    return table


_TABLE_CHARACTERS = 72  # that fit beside each other in the column
_CELL_MARGIN = 3  # characters that the borders and padding of a cell take
_ALIGNMENTS = {
    "text-align:left": Qt.AlignmentFlag.AlignLeft,
    "text-align:center": Qt.AlignmentFlag.AlignHCenter,
    "text-align:right": Qt.AlignmentFlag.AlignRight,
}


def _column_widths(rows: Rows) -> list[QTextLength]:
    """No constraint for a table that fits; shares of the width for one that does not.

    No column is narrower than its longest word, as long as that is a word and not an address.
    """
    columns = [[row[x][0].content for row in rows if x < len(row)] for x in range(len(rows[0]))]
    widest = [max(map(len, cells)) for cells in columns]
    if sum(widest) + _CELL_MARGIN * len(widest) <= _TABLE_CHARACTERS:
        return [QTextLength()] * len(widest)
    least = [
        _CELL_MARGIN
        + min(max((len(word) for cell in cells for word in cell.split()), default=1), 14)
        for cells in columns
    ]
    spare = max(0, _TABLE_CHARACTERS - sum(least))
    wishes = [min(width, 60) ** 0.7 for width in widest]
    shares = [
        low + spare * wish / max(sum(wishes), 1) for low, wish in zip(least, wishes, strict=True)
    ]
    whole = sum(shares)
    return [QTextLength(QTextLength.Type.PercentageLength, 100 * s / whole) for s in shares]
