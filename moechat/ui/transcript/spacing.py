"""The space around rows."""

from moechat.ui.theme import Theme
from moechat.ui.transcript.entry import Entry
from moechat.ui.transcript.rows import Row, RowKind

_BELOW = {
    RowKind.USER: 16,
    RowKind.EDIT: 16,
    RowKind.ATTACHED: 16,
    RowKind.THOUGHT: 10,
    RowKind.REASONING: 12,
    RowKind.WAITING: 14,
    RowKind.FAULT: 14,
    RowKind.FOOTER: 18,
    RowKind.MARK: 16,
}
_ABOVE = {RowKind.FAULT: 14, RowKind.FOOTER: 6}
_PARAGRAPH = 10


def above(row: Row, _entry: Entry, theme: Theme) -> int:
    """Pixels above a row."""
    if row.kind in (RowKind.ANSWER, RowKind.REASONING) and not row.first and not _goes_on(row):
        return theme.gap(_PARAGRAPH)
    return theme.gap(_ABOVE[row.kind]) if row.kind in _ABOVE else 0


def below(row: Row, entry: Entry, theme: Theme) -> int:
    """Pixels below a row."""
    if row.kind is RowKind.ANSWER:
        return theme.gap(14) if row is entry.rows[-1] else 0
    if row.kind is RowKind.USER and entry.attached_row is not None:
        return theme.gap(8)
    if row.kind in (RowKind.USER, RowKind.ATTACHED) and entry.footer_row is not None:
        return 0
    if row.kind is RowKind.THOUGHT and entry.thought_open:
        return 0
    return theme.gap(_BELOW[row.kind]) if row.last and row.kind in _BELOW else 0


def _goes_on(row: Row) -> bool:
    """Whether a row begins in the middle of a paragraph or of code."""
    first = row.blocks[0] if row.blocks else row.tail
    return first is not None and first.continued
