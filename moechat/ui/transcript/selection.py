"""A selection that may go over several rows of one message."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument

from moechat.ui.transcript.code_colours import CodeColours
from moechat.ui.transcript.entry import Entry
from moechat.ui.transcript.markdown_part import MarkdownPart
from moechat.ui.transcript.plain_text import plain_text
from moechat.ui.transcript.row_document import RowDocument
from moechat.ui.transcript.rows import Estimate, Row, RowKind
from moechat.ui.transcript.styles import Styles
from moechat.ui.transcript.text_row import TextRow

_TEXTS = (RowKind.USER, RowKind.ANSWER, RowKind.REASONING)
_RENDERED_CHARS = 100_000  # a longer answer is copied as it was written: laying it out takes long
_FORWARD = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageDown)
_BACKWARD = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Home, Qt.Key.Key_PageUp)


class MessageSelection(QObject):
    """From a place in the row ``anchor`` to one in the row ``head``; what lies between is whole.

    Each row shows its part as a selection of its own. Rows out of reach have no widget: they get
    theirs when they are bound.
    """

    reached = Signal(object)  # a TextRow that the keyboard went on to

    def __init__(
        self, widget_of: Callable[[Row], object], colours: CodeColours, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._widget_of, self._colours = widget_of, colours
        self._entry: Entry | None = None
        self._anchor: Row | None = None
        self._head: Row | None = None
        self._everything = False  # the whole message, whatever rows it is cut into
        self._busy = False

    # ── what the user does ───────────────────────────────────────────────────

    def begin(self, text: TextRow, entry: Entry) -> None:
        """A selection is made in one row, which is the only one then."""
        if self._busy or text.row is None:
            return
        if entry is self._entry and text.is_dragging and text.row is self._anchor:
            return  # what becomes of the others follows at once
        goes_on = entry is self._entry and text.row is self._head is not self._anchor
        if goes_on and not self._everything and text.textCursor().anchor() in (0, text.end):
            return  # more or less of the row that the keyboard went on to
        self._forget(but=text)
        self._entry, self._anchor, self._head = entry, text.row, text.row

    def clear(self) -> None:
        """Nothing is selected any more, as there is nothing."""
        self._entry, self._anchor, self._head, self._everything = None, None, None, False

    def press(self, text: TextRow) -> None:
        """The mouse was pressed in a row: what other rows have is let go."""
        self._forget(but=text)

    def drag(self, text: TextRow, entry: Entry, at: QPoint) -> None:
        """The selection that began in ``text`` is dragged to ``at``, a place on the screen."""
        if text.row is None:
            return
        self._entry, self._anchor, self._everything = entry, text.row, False
        target = self._row_at(text, at)
        self._head = target.row
        if target is not text:
            place = target.cursorForPosition(target.viewport().mapFromGlobal(at)).position()
            forward = self._is_forward()
            self._select(target, 0 if forward else target.end, place)
        self._apply()

    def step(self, text: TextRow, entry: Entry, key: QKeyEvent) -> None:
        """A key would take the selection beyond the row that it is pressed in."""
        rows = self._rows(entry)
        forward = key.key() in _FORWARD
        if text.row not in rows or not (forward or key.key() in _BACKWARD):
            return
        if self._entry is not entry or self._head is not text.row:
            self._forget(but=text)
            self._entry, self._anchor = entry, text.row
        number = rows.index(text.row) + (1 if forward else -1)
        target = self._widget_of(rows[number]) if 0 <= number < len(rows) else None
        if not isinstance(target, TextRow):
            return
        self._head = rows[number]
        if self._head is not self._anchor:
            returns = self._is_forward() is not forward
            self._enter(target, key, forward=forward, returns=returns)
        self._apply()
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.reached.emit(target)

    def _enter(self, target: TextRow, key: QKeyEvent, *, forward: bool, returns: bool) -> None:
        """Select the first of a row that is come to, or all of one that is come back to."""
        edges = (0, target.end) if forward else (target.end, 0)
        if returns:
            self._select(target, edges[1], edges[0])
            return
        self._select(target, edges[0], edges[0])
        single = key.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        moves = QTextCursor.MoveOperation
        if single:
            move = moves.NextCharacter if forward else moves.PreviousCharacter
        else:
            move = moves.EndOfLine if forward else moves.StartOfLine
        cursor = target.textCursor()
        cursor.movePosition(move, QTextCursor.MoveMode.KeepAnchor)
        self._select(target, cursor.anchor(), cursor.position())

    def select_all(self, text: TextRow, entry: Entry) -> None:
        """The whole message."""
        rows = self._rows(entry)
        self._forget(but=text)
        self._entry, self._anchor, self._head = entry, rows[0], rows[-1]
        self._everything = True
        for row in (rows[0], rows[-1]):
            widget = self._widget_of(row)
            if isinstance(widget, TextRow):
                self._select(widget, 0, widget.end)
        self._apply()

    # ── what is selected ─────────────────────────────────────────────────────

    def show_in(self, text: TextRow) -> None:
        """A row was bound, or there is more of it: if it is part of the selection it shows that."""
        row = text.row
        if row is None or self._entry is None:
            return
        if self._everything or row not in (self._anchor, self._head):
            part = self._part()
            if row in part:
                self._select(text, 0, text.end)
                text.is_between = row not in (part[0], part[-1])

    def text(self, styles: Styles) -> str:
        """All that is selected."""
        part = self._part()
        message = self._entry.message if self._entry else None
        if message is not None and self._is_whole(part):
            is_question = part[0].kind is RowKind.USER
            if is_question or len(message.text) > _RENDERED_CHARS:
                return message.text
        pieces: list[str] = []
        for row in part:
            if pieces:
                pieces.append(_joint(row))
            pieces.append(self._text_of(row, styles))
        return "".join(pieces)

    def _is_whole(self, part: list[Row]) -> bool:
        entry = self._entry
        if entry is None or entry.is_live or not part or part != self._rows(entry):
            return False
        ends = [self._widget_of(row) for row in (part[0], part[-1])]
        return self._everything or all(
            isinstance(each, TextRow) and each.is_all_selected for each in ends
        )

    def _text_of(self, row: Row, styles: Styles) -> str:
        widget = self._widget_of(row)
        if isinstance(widget, TextRow):
            return widget.selected_text()
        if row.slice is not None and row.kind is RowKind.USER:
            return row.slice.text
        if row.slice is not None:
            rows = MarkdownPart.of(row.kind, Estimate(), row.slice.text).rows
            texts = [_joint(each) + self._text_of(each, styles) for each in rows]
            return "".join(texts).removeprefix("\n")
        document = QTextDocument()
        content = RowDocument(document, row, styles, self._colours)
        content.write()
        return plain_text(document, content.decorations, 0, document.characterCount() - 1)

    def _rows(self, entry: Entry) -> list[Row]:
        return [row for row in entry.rows if row.kind in _TEXTS]

    def _part(self) -> list[Row]:
        """The rows that have some of it, from above."""
        if self._entry is None or self._anchor is None or self._head is None:
            return []
        rows = self._rows(self._entry)
        if self._everything:
            return rows
        if self._anchor not in rows or self._head not in rows:
            return []
        first, last = sorted((rows.index(self._anchor), rows.index(self._head)))
        return rows[first : last + 1]

    def _is_forward(self) -> bool:
        return self._anchor is not self._head and self._part()[0] is self._anchor

    def _row_at(self, text: TextRow, at: QPoint) -> TextRow:
        """The row of the message that is at a height on the screen, or is nearest to it."""
        if self._entry is None:
            return text
        shown = [self._widget_of(row) for row in self._rows(self._entry)]
        rows = [widget for widget in shown if isinstance(widget, TextRow) and widget.isVisible()]

        def distance(widget: TextRow) -> int:
            top = widget.mapToGlobal(QPoint(0, 0)).y()
            return max(top - at.y(), at.y() - (top + widget.height()), 0)

        return min(rows, key=distance, default=text)

    # ── showing it ───────────────────────────────────────────────────────────

    def _apply(self) -> None:
        """Have every row that is bound show its part."""
        if self._entry is None or self._anchor is None:
            return
        part = self._part()
        forward = self._is_forward()
        for row in self._rows(self._entry):
            widget = self._widget_of(row)
            if not isinstance(widget, TextRow):
                continue
            widget.is_between = row in part and row not in (self._anchor, self._head)
            if widget.is_between:
                self._select(widget, 0, widget.end)
            elif row not in part:
                self._unselect(widget)
            elif row is self._anchor and row is not self._head and not widget.is_all_selected:
                self._select(widget, widget.textCursor().anchor(), widget.end if forward else 0)

    def _forget(self, but: TextRow) -> None:
        entry, self._entry, self._anchor, self._head = self._entry, None, None, None
        self._everything = False
        for row in self._rows(entry) if entry else ():
            widget = self._widget_of(row)
            if isinstance(widget, TextRow) and widget is not but:
                self._unselect(widget)
        but.is_between = False

    def _select(self, widget: TextRow, anchor: int, position: int) -> None:
        self._busy = True
        widget.select(anchor, position)
        self._busy = False

    def _unselect(self, widget: TextRow) -> None:
        self._busy = True
        widget.unselect()
        widget.is_between = False
        self._busy = False


def _joint(row: Row) -> str:
    """What stands between the text of a row and that of the one before."""
    first = row.blocks[0] if row.blocks else row.tail
    goes_on = first is not None and first.continued and first.kind.value == "paragraph"
    return "" if goes_on else "\n"
