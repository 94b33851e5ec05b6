"""Choosing several messages: a check box beside each, and what is done with them."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.theme import Theme, Tone
from moechat.ui.transcript.focus import KEYBOARD_REASONS, out_of_chain

_SIDE = 18  # of a check box, in pixels of the design


class SelectLayer(QObject):
    """Keeps what is chosen; has check boxes for the messages in sight only."""

    changed = Signal()

    def __init__(self, theme: Theme, area: QWidget) -> None:
        super().__init__(area)
        self._theme, self._area = theme, area
        self.is_on = False
        self.chosen: set[str] = set()
        self._checks: dict[str, _Check] = {}
        self._spare: list[_Check] = []

    def begin(self, ids: Iterable[str] = ()) -> None:
        """Choose from now on, with these chosen already."""
        self.is_on, self.chosen = True, set(ids)
        self.changed.emit()

    def end(self) -> None:
        """Choose nothing any more."""
        self.is_on = False
        self.chosen.clear()
        self.place([])
        self.changed.emit()

    @Slot(str)
    def toggle(self, message_id: str) -> None:
        """Choose a message, or not any more."""
        self.chosen ^= {message_id}
        if message_id in self._checks:
            self._checks[message_id].setChecked(message_id in self.chosen)
        self.changed.emit()

    def choose(self, ids: Iterable[str]) -> None:
        """Choose these."""
        self.chosen = set(ids)
        for message_id, check in self._checks.items():
            check.setChecked(message_id in self.chosen)
        self.changed.emit()

    def place(self, tops: list[tuple[str, str, int]], right: int = 0) -> None:
        """Have a check box left of ``right`` for each of id, name and upper edge."""
        seen = {message_id for message_id, _, _ in tops}
        for message_id in [each for each in self._checks if each not in seen]:
            check = self._checks[message_id]
            if not check.hasFocus():
                self._spare.append(self._checks.pop(message_id))
                check.hide()
        side = self._theme.px(_SIDE)
        for message_id, name, top in tops:
            check = self._checks.get(message_id) or self._take(message_id)
            check.setAccessibleName(name)
            check.setChecked(message_id in self.chosen)
            check.setGeometry(max(0, right - side), top, side, side)
            check.show()
            check.raise_()

    def focus(self, message_id: str) -> None:
        """Give the keyboard to the check box of a message, or to the first."""
        stops = self.stops()
        check = self._checks.get(message_id) or (stops[0] if stops else None)
        if check is not None:
            check.setFocus(Qt.FocusReason.OtherFocusReason)

    def stops(self) -> list[QWidget]:
        """The check boxes in sight, from above."""
        return sorted(self._checks.values(), key=lambda check: check.y())

    def _take(self, message_id: str) -> "_Check":
        check = self._spare.pop() if self._spare else self._make()
        check.message_id = message_id
        self._checks[message_id] = check
        return check

    def _make(self) -> "_Check":
        check = _Check(self._theme, self._area)
        check.clicked.connect(lambda: self.toggle(check.message_id))
        out_of_chain(check)
        return check


class _Check(QAbstractButton):
    """One check box."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.message_id = ""
        self._focus_is_visible = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        side = self._theme.px(_SIDE)
        return QSize(side, side)

    def nextCheckState(self) -> None:  # noqa: N802 (Qt's name)
        """The layer says what is checked."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus_is_visible = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = painting.begin(self), self._theme
        rect, radius = QRectF(self.rect()).adjusted(2, 2, -2, -2), theme.px(4)
        if self.isChecked():
            painting.box(painter, rect, radius, fill=theme.colour(Tone.ACCENT))
            painter.setPen(QPen(theme.colour(Tone.ON_ACCENT), rect.width() / 8))
            tick = [(0.24, 0.52), (0.43, 0.71), (0.77, 0.32)]
            points = [(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in tick]
            painter.drawPolyline([QPointF(x, y) for x, y in points])
        else:
            fill, border = theme.colour(Tone.BACKGROUND), theme.colour(Tone.CONTROL)
            painting.box(painter, rect, radius, fill=fill, border=border, width=1.4)
        if self.hasFocus() and self._focus_is_visible:
            whole = QRectF(self.rect())
            painting.box(painter, whole, radius, border=theme.colour(Tone.ACCENT), width=2)


class SelectBar(QWidget):
    """What is done with the chosen messages; stands below them."""

    copy_wanted = Signal()
    delete_wanted = Signal()
    all_wanted = Signal()
    done = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = Label(theme, figures=True)
        self._copy = Button(theme, icons, self.tr("Copy as Markdown"), Kind.PRIMARY, small=True)
        self._copy.clicked.connect(self.copy_wanted)
        self._delete = Button(theme, icons, small=True, icon_name="trash")
        self._delete.clicked.connect(self.delete_wanted)
        every = Button(theme, icons, self.tr("Select all"), Kind.QUIET, small=True)
        every.clicked.connect(self.all_wanted)
        done = Button(theme, icons, self.tr("Done"), Kind.QUIET, small=True, hint=self.tr("Esc"))
        done.clicked.connect(self.done)
        self._row = row = QHBoxLayout(self)
        row.addWidget(self._count, 1)
        for button in (every, self._copy, self._delete, done):
            row.addWidget(button)
        self._stops = (every, self._copy, self._delete, done)
        out_of_chain(self)
        self.show_count(0, 0, "")
        self.hide()

    def show_count(self, chosen: int, going: int, waits: str) -> None:
        """So many are chosen; ``going`` would go, as what follows goes too. ``waits``: why not."""
        self._count.setText(self.tr("%n selected", "", chosen))
        self._copy.setEnabled(chosen > 0)
        self._delete.setEnabled(chosen > 0 and not waits)
        self._delete.setText(self.tr("Delete %n", "", going) if going else self.tr("Delete"))
        tip = self.tr("Delete the first of them with all that follows it")
        self._delete.setToolTip(waits or tip)
        px = self._theme.px
        self._row.setContentsMargins(px(14), px(8), px(14), px(8))
        self._row.setSpacing(px(8))

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts, in order."""
        return [button for button in self._stops if button.isEnabled()]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A line above it."""
        painter = painting.begin(self)
        painter.fillRect(self.rect(), self._theme.colour(Tone.BACKGROUND))
        painter.fillRect(QRectF(0, 0, self.width(), 1), self._theme.colour(Tone.LINE))
