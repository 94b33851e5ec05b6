"""The widgets of the rows near the viewport: bound, measured, recycled."""

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QMenu, QWidget

from moechat.core.faults import Fault, FaultCode
from moechat.core.message_actions import Standing
from moechat.services.texts import FaultText
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme
from moechat.ui.transcript.attached_row import AttachedRow
from moechat.ui.transcript.code_colours import CodeColours
from moechat.ui.transcript.decorations import Sideways
from moechat.ui.transcript.edit_row import EditRow
from moechat.ui.transcript.entry import Entry
from moechat.ui.transcript.fault_row import FaultRow
from moechat.ui.transcript.focus import out_of_chain
from moechat.ui.transcript.footer_row import FooterRow, Footing
from moechat.ui.transcript.formulas import Formula, Formulas
from moechat.ui.transcript.mark_row import MarkRow
from moechat.ui.transcript.marks import Marks
from moechat.ui.transcript.notes import NoteRow, ThoughtRow, WaitingRow
from moechat.ui.transcript.plain_text import copy_text
from moechat.ui.transcript.positions import Spot
from moechat.ui.transcript.rows import Row, RowKind
from moechat.ui.transcript.selection import MessageSelection
from moechat.ui.transcript.styles import Styles
from moechat.ui.transcript.text_row import TextRow

if TYPE_CHECKING:
    from moechat.ui.transcript.prefill import Prefill

RowWidget = TextRow | NoteRow
_FAR = 10_000  # pixels
_SPARE = 24  # widgets of one kind that are kept for later


class Shelf(QObject):
    """Gives rows their widgets."""

    link_clicked = Signal(str)
    acted = Signal(str, str)  # message id, action
    thought_toggled = Signal(str)  # message id
    details_toggled = Signal(str)
    mark_toggled = Signal(str)
    mark_editing = Signal(str, bool)
    mark_edited = Signal(str, str)  # message id, summary
    mark_renewed = Signal(str)
    passages_toggled = Signal(str)
    attachment_opened = Signal(str, str)  # id, name
    message_acted = Signal(str, object)  # message id, MessageAction
    version_stepped = Signal(str, int)  # message id, -1 or 1
    menu_wanted = Signal(str, object)  # message id, the button that it belongs to
    menu_opening = Signal(str, object, str)  # message id, QMenu, what is selected
    edit_typed = Signal(str, str)  # message id, text
    edit_sent = Signal(str, str)
    edit_cancelled = Signal(str)
    edit_resized = Signal(str)
    dragged = Signal(int)  # to so many pixels from the top of the area
    caret_moved = Signal(int, int)
    save_wanted = Signal(str, str)  # a name for a file, the code
    reached = Signal(object)  # a TextRow, by the keyboard
    outdated = Signal()  # rows are stale that were not

    def __init__(
        self,
        area: QWidget,
        theme: Theme,
        describe: Callable[[Fault], FaultText],
        colours: CodeColours,
        formulas: Formulas,
    ) -> None:
        super().__init__(area)
        self._area, self._theme, self._describe, self._colours = area, theme, describe, colours
        self._formulas = formulas
        self.icons = IconSet(theme)
        self._bound: dict[Row, tuple[Entry, RowWidget]] = {}
        self._spare: dict[type[QWidget], list[RowWidget]] = {}
        self._selection = MessageSelection(self.widget, colours, self)
        self._selection.reached.connect(self.reached)
        self.waiting_note = ""  # what the answer waits for, where it is not its first word
        self.prefill: Prefill | None = None  # of the answer that is awaited
        self.marks = Marks(theme)
        self.standing = Standing()
        self.last_id = ""  # of the last message
        self.restyle()
        colours.found.connect(self._recolour)
        formulas.found.connect(self._take_pictures)

    def restyle(self) -> None:
        """Fetch colours and fonts anew; what is bound is stale then."""
        self.styles = Styles(self._theme)
        self._quiet = Styles(self._theme, quiet=True)
        for row in self._bound:
            row.stale, row.width = True, 0

    def mark_all(self) -> None:
        """Mark what is shown anew."""
        for row, (_, widget) in self._bound.items():
            if isinstance(widget, TextRow):
                self.marks.apply(widget, row)

    # ── rows and widgets ─────────────────────────────────────────────────────

    def widget(self, row: Row) -> RowWidget | None:
        """What shows a row, if it is bound."""
        bound = self._bound.get(row)
        return bound[1] if bound else None

    def row_of(self, widget: QWidget) -> tuple[Row, Entry] | None:
        """The row that a widget, or the one that it is part of, shows."""
        for row, (entry, shown) in self._bound.items():
            if shown is widget or shown.isAncestorOf(widget):
                return row, entry
        return None

    def rows(self) -> list[Row]:
        """All that is bound."""
        return list(self._bound)

    def is_ready(self, row: Row, column: int) -> bool:
        """Whether a row is shown as it is now, for that width."""
        return row in self._bound and not row.stale and row.width == column

    def show(self, spot: Spot, column: int, name: str, until: float) -> int:
        """Bind or refresh a row and lay it out; its height, without the space around it.

        If time is up at ``until`` a part of the text is left for the next time.
        """
        row, entry = spot.row, spot.entry
        widget = self.widget(row)
        if isinstance(widget, TextRow) and row.stale and row.width:
            widget.refresh(until)
        elif widget is None or row.stale or not row.width:
            widget = widget or self._take(row)
            self._bound[row] = (entry, widget)
            row.stale = False
            self._fill(widget, row, entry, until)
        if isinstance(widget, TextRow):
            self._selection.show_in(widget)
            widget.setAccessibleName(name)
            self.marks.apply(widget, row)
        row.width = column
        return widget.fit(column)

    def place(self, places: dict[Row, int], left: int) -> None:
        """Put bound rows where they belong, and take the widgets of all others.

        ``places`` has the upper edge of each in the area; the column begins at ``left``.
        """
        self._scroll_along(places)
        for row, top in places.items():
            widget = self._bound[row][1]
            widget.place(left, top)
            if widget.isHidden():
                widget.show()
        self._keep(places)

    def _scroll_along(self, places: dict[Row, int]) -> None:
        """Move the pixels if all that is seen moves alike, so that little is painted anew.

        Rows that moved otherwise or grew are put right later: after a change of size Qt would not
        move them but paint everything.
        """
        height = self._area.height()
        for row, top in places.items():
            widget = self._bound[row][1]
            if widget.isVisible() and widget.y() < height and widget.geometry().bottom() > 0:
                if 0 < abs(top - widget.y()) < height:
                    self._area.scroll(0, top - widget.y())
                return

    def _keep(self, rows: Container[Row]) -> None:
        """Take the widgets of all other rows, but for those that are in use."""
        for row in [row for row in self._bound if row not in rows]:
            entry, widget = self._bound[row]
            if widget.is_in_use and not _is_gone(row, entry):
                # Out of sight, but where it was.
                widget.move(widget.x(), -widget.height() - _FAR)
                continue
            del self._bound[row]
            self._put_away(widget)

    def clear(self) -> None:
        """Take all widgets."""
        self._selection.clear()
        for _, widget in self._bound.values():
            if isinstance(widget, TextRow):
                widget.unselect()
            self._put_away(widget)
        self._bound.clear()

    def _put_away(self, widget: RowWidget) -> None:
        widget.release()
        spare = self._spare.setdefault(type(widget), [])
        if len(spare) < _SPARE:
            spare.append(widget)
        else:
            widget.deleteLater()

    # ── binding ──────────────────────────────────────────────────────────────

    def _take(self, row: Row) -> RowWidget:
        """A widget for a row, used or new."""
        kind = {
            RowKind.THOUGHT: ThoughtRow,
            RowKind.WAITING: WaitingRow,
            RowKind.FOOTER: FooterRow,
            RowKind.ATTACHED: AttachedRow,
            RowKind.FAULT: FaultRow,
            RowKind.MARK: MarkRow,
            RowKind.EDIT: EditRow,
        }.get(row.kind, TextRow)
        spare = self._spare.get(kind)
        if spare:
            return spare.pop()
        widget = self._make(kind)
        out_of_chain(widget)
        return widget

    def _make(self, kind: type[QWidget]) -> RowWidget:
        makers: dict[type[QWidget], Callable[[], RowWidget]] = {
            ThoughtRow: self._make_thought,
            FooterRow: self._make_footer,
            FaultRow: self._make_fault,
            MarkRow: self._make_mark,
            AttachedRow: self._make_attached,
            EditRow: self._make_edit,
        }
        if kind is WaitingRow:
            return WaitingRow(self._theme, self._outset, self._area)
        return makers.get(kind, self._make_text)()

    @property
    def _outset(self) -> int:
        return self.styles.measures.outset

    def _make_thought(self) -> ThoughtRow:
        thought = ThoughtRow(self._theme, self._outset, self._area)
        thought.toggled.connect(lambda: self._tell(self.thought_toggled, thought))
        return thought

    def _make_fault(self) -> FaultRow:
        fault = FaultRow(self._theme, self.icons, self._outset, self._area)
        fault.acted.connect(lambda action: self._tell(self.acted, fault, action))
        fault.details_toggled.connect(lambda: self._tell(self.details_toggled, fault))
        return fault

    def _make_attached(self) -> AttachedRow:
        attached = AttachedRow(self._theme, self.icons, self._outset, self._area)
        attached.toggled.connect(lambda: self._tell(self.passages_toggled, attached))
        attached.opened.connect(self.attachment_opened)
        return attached

    def _make_mark(self) -> MarkRow:
        mark = MarkRow(self._theme, self.icons, self._outset, self._area)
        mark.toggled.connect(lambda: self._tell(self.mark_toggled, mark))
        mark.edit_wanted.connect(lambda on: self._tell(self.mark_editing, mark, on))
        mark.edited.connect(lambda summary: self._tell(self.mark_edited, mark, summary))
        mark.renew_wanted.connect(lambda: self._tell(self.mark_renewed, mark))
        return mark

    def _make_text(self) -> TextRow:
        text = TextRow(self._colours, self.styles, self._area, self._formulas)
        text.link_clicked.connect(self.link_clicked)
        text.trim.save_wanted.connect(self.save_wanted)
        text.trim.reshaped.connect(self._reshape)
        text.trim.moved.connect(self._follow)
        selection = self._selection
        text.selecting.connect(lambda: self._select(text, selection.begin))
        text.pressed.connect(lambda: selection.press(text))
        text.dragged_to.connect(lambda at: self._select(text, selection.drag, at))
        text.beyond.connect(lambda key: self._select(text, selection.step, key))
        text.all_wanted.connect(lambda: self._select(text, selection.select_all))
        text.menu_opening.connect(lambda menu: self._open_menu(text, menu))
        text.copy_asked.connect(lambda: copy_text(selection.text(self.styles)))
        text.dragged.connect(lambda y: self.dragged.emit(text.y() + y))
        text.caret_moved.connect(
            lambda top, bottom: self.caret_moved.emit(text.y() + top, text.y() + bottom)
        )
        return text

    def _open_menu(self, text: TextRow, menu: QMenu) -> None:
        has_some = text.textCursor().hasSelection()
        selected = self._selection.text(self.styles) if has_some else ""
        self._tell(self.menu_opening, text, menu, selected)

    def _make_footer(self) -> FooterRow:
        footer = FooterRow(self._theme, self.icons, self._outset, self._area)
        footer.acted.connect(lambda action: self._tell(self.message_acted, footer, action))
        footer.stepped.connect(lambda step: self._tell(self.version_stepped, footer, step))
        footer.menu_wanted.connect(lambda button: self._tell(self.menu_wanted, footer, button))
        return footer

    def _make_edit(self) -> EditRow:
        edit = EditRow(self._theme, self.icons, self._outset, self._area)
        edit.typed.connect(lambda text: self._tell(self.edit_typed, edit, text))
        edit.sent.connect(lambda text: self._tell(self.edit_sent, edit, text))
        edit.cancelled.connect(lambda: self._tell(self.edit_cancelled, edit))
        edit.resized.connect(lambda: self._tell(self.edit_resized, edit))
        return edit

    def set_surroundings(self, standing: Standing, last_id: str) -> None:
        """What goes on, and which message is the last: what can be done may be something else."""
        if (standing, last_id) == (self.standing, self.last_id):
            return
        self.standing, self.last_id = standing, last_id
        for row in self._bound:
            if row.kind in (RowKind.FOOTER, RowKind.EDIT):
                row.stale = True

    def _fill(self, widget: RowWidget, row: Row, entry: Entry, until: float) -> None:
        message = entry.message
        if isinstance(widget, TextRow):
            quiet = row.kind is RowKind.REASONING
            widget.bind(row, self._quiet if quiet else self.styles, until)
        elif isinstance(widget, ThoughtRow):
            widget.show_state(
                thinking=entry.is_thinking,
                milliseconds=entry.thought_ms,
                opened=entry.thought_open,
            )
        elif isinstance(widget, WaitingRow):
            if self.prefill is None:
                widget.show_begun(self.waiting_note)
            else:
                widget.show_progress(
                    self.prefill.done,
                    self.prefill.total,
                    self.prefill.seconds_left,
                    self.waiting_note,
                )
        elif isinstance(widget, MarkRow) and entry.mark is not None:
            widget.show_mark(entry.mark)
        elif isinstance(widget, AttachedRow) and message is not None:
            widget.show_attachments(message.attachments, opened=entry.passages_open)
        elif isinstance(widget, FooterRow) and message is not None:
            is_last = entry.id == self.last_id
            widget.show_message(
                message, Footing(entry.version, entry.versions, is_last, self.standing)
            )
        elif isinstance(widget, EditRow):
            widget.show_text(entry.edited or "", self.standing)
        elif isinstance(widget, FaultRow) and message is not None:
            fault = message.fault or Fault(FaultCode.MESSAGE_DAMAGED)
            widget.show_fault(self._describe(fault), fault.detail, details_open=entry.details_open)

    # ── signals of the widgets ───────────────────────────────────────────────

    def _tell(self, signal: SignalInstance, widget: QWidget, *values: object) -> None:
        found = self.row_of(widget)
        if found is not None:
            signal.emit(found[1].id, *values)

    def _select(self, text: TextRow, act: Callable[..., None], *values: object) -> None:
        """Have the selection know in which message something happens."""
        found = self.row_of(text)
        if found is not None:
            act(text, found[1], *values)

    def _recolour(self) -> None:
        for _, widget in list(self._bound.values()):
            if isinstance(widget, TextRow):
                widget.recolour()

    def _reshape(self, view: Sideways) -> None:
        """All pieces of a code are looked at alike."""
        for row, (_, widget) in self._bound.items():
            if isinstance(widget, TextRow) and any(d.view is view for d in widget.decorations):
                widget.trim.forget(0)
                row.stale = True
        self.outdated.emit()

    def _follow(self, view: Sideways) -> None:
        for _, widget in self._bound.values():
            if isinstance(widget, TextRow):
                widget.trim.follow(view)

    def _take_pictures(self, formulas: set[Formula]) -> None:
        for _, widget in list(self._bound.values()):
            if isinstance(widget, TextRow):
                widget.take_pictures(formulas)
        if any(row.stale for row in self._bound):
            self.outdated.emit()


def _is_gone(row: Row, entry: Entry) -> bool:
    return all(other is not row for other in entry.rows)
