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
    style.setColumnWidthConstraints(_shares(column_measures(rows)))
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
_LONGEST_WORD = 22  # characters; longer ones are addresses and the like, which may be broken
_BEST_WIDTH = 44  # characters of a column in a table that is scrolled
_ALIGNMENTS = {
    "text-align:left": Qt.AlignmentFlag.AlignLeft,
    "text-align:center": Qt.AlignmentFlag.AlignHCenter,
    "text-align:right": Qt.AlignmentFlag.AlignRight,
}


def column_measures(rows: Rows) -> tuple[tuple[int, int], ...]:
    """For each column the length of its longest word and of its longest text, in characters."""
    measures = []
    for x in range(len(rows[0])):
        cells = [row[x][0].content for row in rows if x < len(row)]
        words = (len(word) for cell in cells for word in cell.split())
        least = min(max(words, default=1), _LONGEST_WORD)
        measures.append((least, max(map(len, cells))))
    return tuple(measures)


def fit_table(
    table: QTextTable, columns: Sequence[tuple[int, int]], room: float, styles: Styles
) -> float:
    """Let a table be as wide as it must; its width in pixels if that is more than ``room``."""
    char, cell = styles.char_width, 2 * styles.measures.cell + 2
    least = sum(width * char + cell for width, _ in columns)
    style = table.format()
    limits = style.columnWidthConstraints()
    is_fixed = bool(limits) and limits[0].type() is QTextLength.Type.FixedLength
    if least <= room:
        if is_fixed:
            style.setColumnWidthConstraints(_shares(columns))
            style.setLeftMargin(max(0.0, style.leftMargin()))
            table.setFormat(style)
        return 0.0
    widths = [max(low, min(high, _BEST_WIDTH)) * char + cell for low, high in columns]
    if not is_fixed:
        style.setColumnWidthConstraints(
            [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
        )
        table.setFormat(style)
    return sum(widths)


def _shares(columns: Sequence[tuple[int, int]]) -> list[QTextLength]:
    """No constraint for a table that fits; shares of the width for one that does not."""
    widest = [longest for _, longest in columns]
    if sum(widest) + _CELL_MARGIN * len(widest) <= _TABLE_CHARACTERS:
        return [QTextLength()] * len(widest)
    least = [_CELL_MARGIN + min(word, 14) for word, _ in columns]
    spare = max(0, _TABLE_CHARACTERS - sum(least))
    wishes = [min(width, 60) ** 0.7 for width in widest]
    shares = [
        low + spare * wish / max(sum(wishes), 1) for low, wish in zip(least, wishes, strict=True)
    ]
    whole = sum(shares)
    return [QTextLength(QTextLength.Type.PercentageLength, 100 * s / whole) for s in shares]
