"""Choosing several messages of the transcript."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from moechat.core.faults import Fault
from moechat.core.message_actions import Standing
from moechat.services.texts import FaultText
from moechat.ui.theme import Theme
from moechat.ui.transcript.action_texts import wait_text
from moechat.ui.transcript.finding import FindingArea
from moechat.ui.transcript.notes import NoteRow
from moechat.ui.transcript.select_layer import SelectBar, SelectLayer
from moechat.ui.transcript.text_row import TextRow


class SelectArea(FindingArea):
    """Rows with a check box beside each message, while there is choosing."""

    copy_chosen = Signal(list)  # ids, in the order of the chat
    delete_chosen = Signal(list)

    def __init__(
        self, theme: Theme, describe: Callable[[Fault], FaultText], parent: QWidget | None
    ) -> None:
        super().__init__(theme, describe, parent)
        self._standing = Standing()
        self.select = SelectLayer(theme, self.viewport())
        self.select.changed.connect(self._on_chosen)
        self._select_bar = SelectBar(theme, self._shelf.icons, self)
        self._select_bar.done.connect(self.end_selecting)
        self._select_bar.all_wanted.connect(lambda: self.select.choose(self._positions.ids()))
        self._select_bar.copy_wanted.connect(lambda: self.copy_chosen.emit(self._in_order()))
        self._select_bar.delete_wanted.connect(lambda: self.delete_chosen.emit(self._in_order()))
        self.placed.connect(self._place_extras)

    def set_standing(self, standing: Standing) -> None:
        """What goes on around the messages is something else."""
        self._standing = standing
        self._on_chosen()
        self._arrange()

    def begin_selecting(self, message_id: str = "") -> None:
        """Have a check box beside each message."""
        self.select.begin([message_id] if message_id else [])
        self._select_bar.show()
        self._fit_select_bar()
        self._arrange()
        self.select.focus(message_id)

    @Slot()
    def end_selecting(self) -> bool:
        """Choose nothing any more; whether anything could be chosen."""
        if not self.select.is_on:
            return False
        self.select.end()
        self._select_bar.hide()
        self._fit_select_bar()
        self._let_through(through=False)
        self._arrange()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _in_order(self) -> list[str]:
        return [id_ for id_ in self._positions.ids() if id_ in self.select.chosen]

    @Slot()
    def _on_chosen(self) -> None:
        if not self.select.is_on:
            return
        order = self._in_order()
        first = self._positions.index_of(order[0]) if order else None
        going = len(self._positions) - first if first is not None else 0
        self._select_bar.show_count(len(order), going, wait_text() if self._standing.here else "")

    def _fit_select_bar(self) -> None:
        height = 0 if self._select_bar.isHidden() else self._select_bar.sizeHint().height()
        self.setViewportMargins(0, 0, 0, height)
        self._select_bar.setGeometry(0, self.height() - height, self.width(), height)

    def _let_through(self, *, through: bool) -> None:
        """Have clicks on rows choose their messages, or do again what they do."""
        for child in self.viewport().children():
            if isinstance(child, TextRow | NoteRow):  # also those that wait to be used again
                child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, through)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a message chooses it, while there is choosing."""
        place = self._positions.at(self._top() + round(event.position().y()))
        if self.select.is_on and place is not None:
            self.select.toggle(self._positions.entry(place.entry).id)
        else:
            super().mousePressEvent(event)

    @Slot()
    def _place_extras(self) -> None:
        if self.select.is_on:
            self._let_through(through=True)
            self._place_checks()

    def _place_checks(self) -> None:
        tops: list[tuple[str, str, int]] = []
        top, height = self._top(), self.viewport().height()
        for spot in self._positions.between(top, top + height):
            if not tops or tops[-1][0] != spot.entry.id:
                y = max(2, spot.top - top + self._theme.px(4))
                tops.append((spot.entry.id, self.tr("Select: {0}").format(self._name(spot)), y))
        side = self._theme.px(24)
        room = [
            each
            for each, below in itertools.zip_longest(tops, tops[1:])
            if below is None or each[2] + side <= below[2]  # only an edge of it is in sight
        ]
        left = (self.viewport().width() - self._column()) // 2
        self.select.place(room, left - self._theme.px(4))

    def _stops(self, reach: float) -> list[QWidget]:
        if self.select.is_on:
            return [*self.select.stops(), *self._select_bar.stops()]
        return super()._stops(reach)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar below has the width of the area."""
        super().resizeEvent(event)
        self._fit_select_bar()
