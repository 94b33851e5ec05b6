"""The bar above the messages to find something in them."""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from moechat.ui.actions.table import ActionId, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.escape import is_escape
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.search_field import SearchField
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript import announce

_TYPING_MS = 120


class FindBar(Surface):
    """A field, a count, and buttons to the next and the previous place."""

    typed = Signal(str)
    step_wanted = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__(theme, Tone.PANEL, Qt.Edge.BottomEdge)
        self._before: QWidget | None = None  # had the keyboard
        self.field = _Field(theme, icons, self.tr("Find in this chat"), "")
        self._timer = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._timer.timeout.connect(self._tell)
        self.field.textChanged.connect(self._timer.start)
        self.field.stepped.connect(self._step)
        self.field.escaped.connect(self.dismiss)
        self._count = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._previous = self._button(
            icons, "chevron-up", self.tr("Previous place"), ActionId.FIND_PREVIOUS
        )
        self._previous.clicked.connect(lambda: self._step(-1))
        self._next = self._button(icons, "chevron-down", self.tr("Next place"), ActionId.FIND_NEXT)
        self._next.clicked.connect(lambda: self._step(1))
        close = Button(theme, icons, "", Kind.QUIET, icon_name="close")
        close.setAccessibleName(self.tr("Close"))
        close.setToolTip(self.tr("Close (Esc)"))
        close.clicked.connect(self.dismiss)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self._count)
        for button in (self._previous, self._next, close):
            self._row.addWidget(button)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def _button(self, icons: IconSet, icon: str, name: str, action: ActionId) -> Button:
        button = Button(self._theme, icons, "", Kind.QUIET, icon_name=icon)
        button.setAccessibleName(name)
        button.setToolTip(with_keys(name, action))
        button.setEnabled(False)
        return button

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(24), px(8), px(24), px(8))
        self._row.setSpacing(px(8))

    def open(self) -> None:
        """Show it, with the keyboard in its field."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
            self.show()
            if self.field.text():
                self._tell()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    @Slot()
    def dismiss(self) -> None:
        """Close it, and give the keyboard back."""
        if self.isHidden():
            return
        self._timer.stop()
        had_keyboard = self.isAncestorOf(QApplication.focusWidget() or self)
        before, self._before = self._before, None
        self.hide()
        if had_keyboard and before is not None and before.isVisibleTo(self.window()):
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()

    def show_place(self, number: int, count: int) -> None:
        """Say which place of how many is gone to; from 1, 0 = none yet."""
        if not self.field.text().strip():
            text = ""
        elif not count:
            text = self.tr("Nothing found")
        else:
            text = self.tr("{0} of {1}").format(number, count)
        if text and text != self._count.text():
            announce.say(self.field, text)
        self._count.setText(text)
        self.field.setAccessibleDescription(text)
        for button in (self._previous, self._next):
            button.setEnabled(count > 0)

    @Slot()
    def _tell(self) -> None:
        self._timer.stop()
        self.typed.emit(self.field.text())

    @Slot(int)
    def _step(self, step: int) -> None:
        if self._timer.isActive():
            self._tell()  # goes to the first place
        else:
            self.step_wanted.emit(step)


class _Field(SearchField):
    stepped = Signal(int)
    escaped = Signal()

    def event(self, event: QEvent) -> bool:
        """Esc closes the bar, whatever else it would mean to the window."""
        if is_escape(event):
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and arrows go from place to place."""
        key, shift = event.key(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if shift else 1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)
