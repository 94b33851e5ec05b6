"""What was searched for stands out in the rows that are shown."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit

from moechat.core.search_words import Span, Wanted
from moechat.ui.marked_text import utf16_length
from moechat.ui.theme import Theme, Tone
from moechat.ui.transcript.rows import Row, RowKind
from moechat.ui.transcript.text_row import TextRow


class Marks:
    """Marks every place, and the current one more strongly."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self.wanted: Wanted | None = None
        self.current: tuple[Row, int] | None = None  # the place with this number in a row

    def apply(self, widget: TextRow, row: Row) -> None:
        """Mark what is in a row, as it is shown now."""
        if self.wanted is None and not widget.extraSelections():
            return
        now = self._number_in(row)
        marked = []
        for number, span in enumerate(self._spans(widget)):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = _cursor(widget, span)
            mark.format = self._format(is_current=number == now)
            marked.append(mark)
        if now is not None and marked and now >= len(marked):
            # A place in an address, say, which is not shown.
            marked[-1].format = self._format(is_current=True)
        widget.setExtraSelections(marked)

    def current_rect(self, widget: TextRow, row: Row) -> QRect | None:
        """Where in a row the current place is, if it is in this one and shown."""
        number, spans = self._number_in(row), self._spans(widget)
        if number is None or not spans:
            return None
        start, _ = spans[min(number, len(spans) - 1)]
        return widget.cursorRect(_cursor(widget, (start, start)))

    def _number_in(self, row: Row) -> int | None:
        return self.current[1] if self.current is not None and self.current[0] is row else None

    def _spans(self, widget: TextRow) -> list[Span]:
        if self.wanted is None:
            return []
        text = widget.document().toRawText()
        spans = self.wanted.spans(text)
        if all(character <= "\uffff" for character in text):
            return spans
        return [(utf16_length(text[:a]), utf16_length(text[:b])) for a, b in spans]

    def _format(self, *, is_current: bool) -> QTextCharFormat:
        chars = QTextCharFormat()
        colour = self._theme.colour
        chars.setBackground(colour(Tone.ACCENT if is_current else Tone.MARK))
        chars.setForeground(colour(Tone.ON_ACCENT if is_current else Tone.TEXT))
        return chars


def row_with(
    rows: list[Row], wanted: Wanted, number: int, *, in_reasoning: bool
) -> tuple[Row, int] | None:
    """The row that has the place with this number in a part of a message, and its number there."""
    kinds = (RowKind.REASONING,) if in_reasoning else (RowKind.USER, RowKind.ANSWER)
    last: tuple[Row, int] | None = None
    for row in rows:
        if row.kind not in kinds:
            continue
        count = len(wanted.spans(source_of(row)))
        if number < count:
            return row, number
        number -= count
        if count:
            last = row, count - 1
    return last


def source_of(row: Row) -> str:
    """The text of a row as it was written."""
    if row.slice is not None:
        return row.slice.text
    if row.kind is RowKind.USER:
        return row.text
    return "\n".join(block.source for block in row.blocks) + (row.tail.source if row.tail else "")


def _cursor(widget: TextRow, span: Span) -> QTextCursor:
    cursor = QTextCursor(widget.document())
    cursor.setPosition(span[0])
    cursor.setPosition(span[1], QTextCursor.MoveMode.KeepAnchor)
    return cursor
