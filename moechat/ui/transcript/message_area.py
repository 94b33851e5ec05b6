"""What is done with single messages where they stand: act, edit, turn versions."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from moechat.core.conversation import Message, Outline, Role
from moechat.core.faults import Fault
from moechat.core.message_actions import MessageAction, offered, waits
from moechat.services.texts import FaultText
from moechat.ui.theme import Theme
from moechat.ui.transcript.action_bar import ActionBar
from moechat.ui.transcript.edit_row import EditRow
from moechat.ui.transcript.focus import out_of_chain
from moechat.ui.transcript.message_menu import fill_menu
from moechat.ui.transcript.positions import Place
from moechat.ui.transcript.rows import RowKind
from moechat.ui.transcript.select_area import SelectArea
from moechat.ui.transcript.text_row import TextRow

_MOST_PASSES = 50  # until a row that was far away is bound


class MessageArea(SelectArea):
    """Rows that know what can be done with their messages."""

    message_acted = Signal(str, object)  # message id, MessageAction
    version_stepped = Signal(str, int)  # message id, -1 or 1
    selection_quoted = Signal(str)
    removed_wanted = Signal()  # the list of what was deleted
    edit_typed = Signal(str, str)  # message id, text
    edit_sent = Signal(str, str)

    def __init__(
        self, theme: Theme, describe: Callable[[Fault], FaultText], parent: QWidget | None
    ) -> None:
        super().__init__(theme, describe, parent)
        self._removed = 0
        self._hovered = ""  # the id of a question
        self._awaited: tuple[str, int] | None = None  # name and message of what gets the focus
        shelf, viewport = self._shelf, self.viewport()
        self._bar = ActionBar(theme, shelf.icons, viewport)
        self._bar.acted.connect(self._on_acted)
        self._bar.menu_wanted.connect(self._open_menu)
        out_of_chain(self._bar)
        shelf.message_acted.connect(self._on_acted)
        shelf.version_stepped.connect(self.version_stepped)
        shelf.menu_wanted.connect(self._open_menu)
        shelf.menu_opening.connect(self._add_to_menu)
        shelf.edit_typed.connect(self._on_edit_typed)
        shelf.edit_sent.connect(self.edit_sent)
        shelf.edit_cancelled.connect(self.end_edit)
        shelf.edit_resized.connect(self._on_edit_resized)
        viewport.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._place_bar)

    # ── what the window tells ────────────────────────────────────────────────

    def set_removed(self, count: int) -> None:
        """So many messages can be brought back."""
        self._removed = count

    def replace_branch(
        self, outline: Sequence[Outline], focus: Message | None, *, to_end: bool = False
    ) -> None:
        """Show another branch of the same chat; what both have in common stays as it is.

        ``focus`` takes the place of the first message that is another, at the same height in the
        viewport, unless the reader is led ``to_end``.
        """
        top = self._top()
        same = self._positions.renumber(outline)
        self._await_focus(same)
        last = self._last_row_top(same)
        self._positions.replace_from(same, outline[same:])
        self._asked.clear()
        index = self._positions.index_of(focus.id) if focus is not None else None
        if focus is not None and index is not None:
            entry = self._positions.entry(index)
            if entry.is_pending:
                entry.show(focus)
            self._reader.rows_changed(index)
        if to_end:
            self._reader.go_to_end()
        elif index == same and last is not None and 0 <= last - top < self.viewport().height():
            place = Place(same, len(self._positions.entry(same).rows) - 1)
            self._reader.hold(place, self._positions.top(place) - (last - top))
        self._arrange()

    def _last_row_top(self, index: int) -> int | None:
        """Where the last row of a message begins, if its rows are known."""
        if index >= len(self._positions):
            return None
        return self._positions.top(Place(index, max(0, len(self._positions.entry(index).rows) - 1)))

    def forget_places(self) -> None:
        """Another chat is shown: nothing is chosen, hovered over or awaited in it."""
        self.end_selecting()
        self._awaited, self._hovered = None, ""

    def _await_focus(self, index: int) -> None:
        """If what has the focus goes with its row, give it to its like in the message there."""
        focus = QApplication.focusWidget()
        if focus is None or not self.viewport().isAncestorOf(focus):
            return
        at = self._positions.index_of(self.current_id)
        if at is None or at >= index:
            self._awaited = (focus.accessibleName(), index)

    def _give_focus(self) -> None:
        """See above, as soon as the message has its rows."""
        if self._awaited is None:
            return
        name, index = self._awaited
        rows = self._positions.entry(index).rows if index < len(self._positions) else []
        widgets = [self._shelf.widget(row) for row in rows]
        if rows and (widgets[-1] is None or rows[-1].stale):
            return
        self._awaited = None
        stops = [stop for widget in widgets if widget is not None for stop in widget.stops()]
        named = [stop for stop in stops if stop.accessibleName() == name and stop.isEnabled()]
        last = widgets[-1].stops() if widgets and widgets[-1] is not None else []
        (named or last or [self])[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # ── editing a question ───────────────────────────────────────────────────

    def begin_edit(self, message_id: str, text: str) -> None:
        """Put an editor in the place of a question, and the keyboard into it."""
        index = self._positions.index_of(message_id)
        if index is None:
            return
        for other in self._positions.edited():
            self.end_edit(other)
        entry = self._positions.entry(index)
        entry.edit(text)
        self._reader.rows_changed(index)
        widget = self._bring(index)
        if isinstance(widget, EditRow):
            widget.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(str)
    def end_edit(self, message_id: str) -> None:
        """Show the question again."""
        index = self._positions.index_of(message_id)
        if index is None or self._positions.entry(index).edited is None:
            return
        self._await_focus(index)
        self._positions.entry(index).edit(None)
        self._reader.rows_changed(index)
        self._arrange()

    def _on_edit_typed(self, message_id: str, text: str) -> None:
        index = self._positions.index_of(message_id)
        if index is not None and self._positions.entry(index).edited is not None:
            entry = self._positions.entry(index)
            changed, entry.edited = entry.edited != text, text
            if changed:
                self.edit_typed.emit(message_id, text)

    @Slot(str)
    def _on_edit_resized(self, message_id: str) -> None:
        index = self._positions.index_of(message_id)
        if index is None:
            return
        for row in self._positions.entry(index).rows:
            row.stale |= row.kind is RowKind.EDIT
        self._later.start()

    def _bring(self, index: int) -> QWidget | None:
        """Scroll to a message until its first row has a widget, and return that."""
        top, height = self._top(), self.viewport().height()
        begin = self._positions.entry_top(index)
        if not top <= begin < top + height // 2:
            self._reader.at_bottom = False
            self._reader.hold(Place(index, 0), begin - self._positions.padding)
        for _ in range(_MOST_PASSES):
            self._arrange()
            rows = [
                row for row in self._positions.entry(index).rows if row.kind is not RowKind.MARK
            ]
            if rows and (widget := self._shelf.widget(rows[0])) is not None:
                return widget
        return None

    # ── acting ───────────────────────────────────────────────────────────────

    @property
    def current_id(self) -> str:
        """The message that the keyboard is at; "" = none."""
        focus = QApplication.focusWidget()
        if focus is None or not self.viewport().isAncestorOf(focus):
            return ""
        if self._bar.isAncestorOf(focus):
            return self._bar.message_id
        found = self._shelf.row_of(focus)
        return found[1].id if found else ""

    def last_id(self) -> str:
        """The last message; "" = there is none."""
        return self._positions.last_id

    def last_question(self) -> str:
        """The last message of the user; "" = there is none."""
        return self._positions.last_of(Role.USER)

    def versioned_id(self) -> str:
        """The message whose versions the keyboard means: its own, else the last that has some."""
        current = self.current_id
        index = self._positions.index_of(current) if current else None
        if index is not None and self._positions.entry(index).versions > 1:
            return current
        return self._positions.last_versioned()

    def offers(self, message_id: str, action: MessageAction) -> bool:
        """Whether something can be done with a message now."""
        index = self._positions.index_of(message_id)
        message = self._positions.entry(index).message if index is not None else None
        if message is None or waits(action, self._standing):
            return False
        return action in offered(message, is_last=index == len(self._positions) - 1)

    def _on_acted(self, message_id: str, action: MessageAction) -> None:
        if action is MessageAction.SELECT:
            self.begin_selecting(message_id)
        else:
            self.message_acted.emit(message_id, action)

    @Slot(str, object)
    def _open_menu(self, message_id: str, button: QWidget) -> None:
        menu = QMenu(self)
        self._add_to_menu(message_id, menu, "")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _add_to_menu(self, message_id: str, menu: QMenu, selected: str) -> None:
        index = self._positions.index_of(message_id)
        message = self._positions.entry(index).message if index is not None else None
        if message is None:
            return
        if not menu.isEmpty():
            menu.addSeparator()
        if selected:
            menu.addAction(
                self.tr("Quote the selection"), lambda: self.selection_quoted.emit(selected)
            )
        fill_menu(
            menu,
            message,
            lambda action: self._on_acted(message_id, action),
            is_last=index == len(self._positions) - 1,
            standing=self._standing,
            removed=self._removed,
            show_removed=self.removed_wanted.emit,
        )

    # ── what lies over the rows ──────────────────────────────────────────────

    @Slot()
    def _place_extras(self) -> None:
        super()._place_extras()
        self._give_focus()
        self._place_bar()

    @Slot()
    def _place_bar(self, *_: object) -> None:
        wanted = self._wanted_bar()
        index = self._positions.index_of(wanted) if wanted and not self.select.is_on else None
        widget = None
        if index is not None and self._positions.entry(index).edited is None:
            rows = [self._shelf.widget(row) for row in self._positions.entry(index).rows]
            shown = [
                each for each in rows if isinstance(each, TextRow) and each.geometry().bottom() > 0
            ]
            widget = shown[0] if shown and shown[0].y() < self.viewport().height() else None
        if widget is None:
            self._bar.leave()
        else:
            right = widget.x() + self._shelf.styles.measures.outset - self._theme.px(4)
            self._bar.stand(wanted, right, max(widget.y(), self._theme.px(4)))

    def _wanted_bar(self) -> str:
        """The question at which the mouse or the keyboard is."""
        current = self.current_id
        index = self._positions.index_of(current) if current else None
        if index is not None and self._positions.entry(index).role is Role.USER:
            return current
        return self._hovered

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        """See where the mouse is."""
        kind = event.type()
        if watched is self.viewport():
            child = event.child() if kind == QEvent.Type.ChildPolished else None  # type: ignore[attr-defined]  # of this type
            if isinstance(child, TextRow) or child is self._bar:
                child.installEventFilter(self)
            elif kind == QEvent.Type.Leave:
                self._hover("")
        elif kind == QEvent.Type.Enter and isinstance(watched, TextRow):
            found = self._shelf.row_of(watched)
            asks = found is not None and found[0].kind is RowKind.USER
            self._hover(found[1].id if found is not None and asks else "")
        return super().eventFilter(watched, event)

    def _hover(self, message_id: str) -> None:
        if message_id != self._hovered:
            self._hovered = message_id
            self._place_bar()

    # ── keys and sizes ───────────────────────────────────────────────────────

    def _stops(self, reach: float) -> list[QWidget]:
        stops = super()._stops(reach)
        index = self._positions.index_of(self._bar.message_id)
        if index is not None:
            own = [self._shelf.widget(row) for row in self._positions.entry(index).rows]
            places = [at for at, stop in enumerate(stops) if stop in own]
            if places:
                stops[places[-1] + 1 : places[-1] + 1] = self._bar.stops()
        return stops

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Up and Ctrl+Down go from message to message, Delete takes one away."""
        key, current = event.key(), self.current_id
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if ctrl and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._go(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Delete and not event.modifiers() and current:
            if not self._standing.here:
                self._on_acted(current, MessageAction.DELETE)
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        """Give the keyboard to the message after the one that has it, or to the last in sight."""
        if not len(self._positions):
            return
        current = self._positions.index_of(self.current_id) if self.current_id else None
        if current is None:
            place = self._positions.at(self._top() + self.viewport().height() // 2)
            index = place.entry if place is not None else 0
        else:
            index = min(max(current + step, 0), len(self._positions) - 1)
        widget = self._bring(index)
        stops = widget.stops() if isinstance(widget, TextRow | EditRow) else []
        target = (stops or [widget or self])[0]
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _arrange(self) -> None:
        self._shelf.set_surroundings(self._standing, self._positions.last_id)
        super()._arrange()
