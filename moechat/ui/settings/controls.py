"""What settings are changed with, in the window's manner: choice, number, switch, lines of text."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QWidget,
)

from moechat.ui import painting
from moechat.ui.elide import elided
from moechat.ui.escape import is_escape
from moechat.ui.icons import IconSet
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Theme, Tone

_PAUSE_MS = 600  # after the last key: typing is over
_LINES = 3  # to be seen of a longer text


def _box(painter: QPainter, widget: QWidget, theme: Theme, *, wrong: bool = False) -> None:
    """The frame of a field: accent with the focus, red while its value cannot be taken."""
    focused = widget.hasFocus()
    tone = Tone.BAD if wrong else Tone.ACCENT if focused else Tone.CONTROL
    painting.box(
        painter,
        QRectF(widget.rect()),
        theme.px(8),
        fill=theme.colour(Tone.BACKGROUND),
        border=theme.colour(tone),
        width=2 if focused or wrong else 1,
    )


def _field_height(widget: QWidget, theme: Theme) -> int:
    return widget.fontMetrics().height() + 2 * theme.gap(7)


def _clear_base(widget: QWidget, theme: Theme) -> None:
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    palette.setColor(QPalette.ColorRole.Text, theme.colour(Tone.TEXT))
    palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour(Tone.FAINT))
    widget.setPalette(palette)


class Choice(QComboBox):
    """One of several values; the wheel scrolls the page, not the value.

    Data of an item is the beginning of its text, which alone is shortened where room is short.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, icons: IconSet, options: Sequence[tuple[object, str]]) -> None:
        """``options`` are values with their texts."""
        super().__init__()
        self._theme, self._icons = theme, icons
        self._values: list[object] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.set_options(options)
        self.activated.connect(self._on_activated)
        theme.changed.connect(self._restyle)
        self._restyle()

    def set_options(self, options: Sequence[tuple[object, str]]) -> None:
        """Other values to choose from; the one that is shown stays, if it is among them."""
        values, texts = [v for v, _ in options], [t for _, t in options]
        if (values, texts) == (self._values, [self.itemText(n) for n in range(self.count())]):
            return
        shown = self.value()
        self._values = values
        self.clear()
        self.addItems(texts)
        self.show_value(shown)

    def value(self) -> object:
        """What is shown; ``None`` where nothing is."""
        place = self.currentIndex()
        return self._values[place] if 0 <= place < len(self._values) else None

    def show_value(self, value: object) -> None:
        """Show a value, without `chosen`."""
        self.setCurrentIndex(self._values.index(value) if value in self._values else -1)

    @Slot(int)
    def _on_activated(self, place: int) -> None:
        self.chosen.emit(self._values[place])

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._theme.font())
        self.updateGeometry()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave it to the page."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """As high as a field."""
        return QSize(super().sizeHint().width(), _field_height(self, self._theme))

    def minimumSizeHint(self) -> QSize:
        """Room for a word."""
        return QSize(self._theme.px(90), _field_height(self, self._theme))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The box, the text, a chevron."""
        painter, px = painting.begin(self), self._theme.px
        _box(painter, self, self._theme)
        side, padding = px(14), px(11)
        tone = Tone.MUTED if self.isEnabled() else Tone.FAINT
        chevron = self._icons.pixmap("chevron-down", tone, side, self.devicePixelRatioF())
        painter.drawPixmap(
            QPointF(self.width() - padding - side, round((self.height() - side) / 2)), chevron
        )
        painter.setFont(self.font())
        painter.setPen(self._theme.colour(Tone.TEXT if self.isEnabled() else Tone.FAINT))
        room = self.rect().adjusted(padding, 0, -padding - side - px(6), 0)
        text = elided(self.fontMetrics(), self.currentText(), room.width(), self.currentData())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), text)


class Field(QLineEdit):
    """A line to type a value into; `committed` once typing is over, Esc takes it back."""

    committed = Signal(str)
    stepped = Signal(int)  # by arrow up (1) or down (-1), page up (10) or down (-10)

    def __init__(self, theme: Theme, *, unit: str = "") -> None:
        super().__init__()
        self._theme, self._unit = theme, unit
        self._shown = ""
        self._wrong = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self.commit)
        self.setFrame(False)
        self.textEdited.connect(self._timer.start)
        self.editingFinished.connect(self.commit)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_text(self, text: str) -> None:
        """Show a value, unless somebody is typing another."""
        if self._timer.isActive() or (self._wrong and self.hasFocus()):
            return
        self._shown = text
        if text != self.text():
            self.setText(text)

    def set_wrong(self, wrong: bool) -> None:
        """Whether the text cannot be taken."""
        if wrong != self._wrong:
            self._wrong = wrong
            self.update()

    def is_pending(self) -> bool:
        """Whether something was typed that is not taken."""
        return self.text() != self._shown

    @Slot()
    def commit(self) -> None:
        """Hand over what was typed."""
        self._timer.stop()
        if self.is_pending() or self._wrong:
            self.committed.emit(self.text())

    def take(self, text: str) -> None:
        """What was typed is taken, and is written like this from now on."""
        self._shown = text
        if not self.hasFocus():
            self.setText(text)

    def revert(self) -> None:
        """Back to what was last taken."""
        self._timer.stop()
        self.setText(self._shown)
        self.committed.emit(self._shown)

    def event(self, event: QEvent) -> bool:
        """Esc is for this field while there is something to take back, not for the window."""
        if is_escape(event) and self.is_pending():
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and the arrows."""
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: 10,
            Qt.Key.Key_PageDown: -10,
        }
        step = steps.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape and self.is_pending():
            self.revert()
        elif step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was taken is written in full."""
        super().focusOutEvent(event)
        if not self._wrong and self.text() != self._shown:
            self.setText(self._shown)
        self.update()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._theme.figure_font())
        _clear_base(self, self._theme)
        px = self._theme.px
        unit = QFontMetrics(self._theme.font()).horizontalAdvance(self._unit)
        # Qt itself adds two pixels at either side.
        self.setTextMargins(px(11) - 2, 0, px(11) - 2 + (unit + px(8) if unit else 0), 0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a choice."""
        return QSize(super().sizeHint().width(), _field_height(self, self._theme))

    def minimumSizeHint(self) -> QSize:
        """Room for a word."""
        return QSize(self._theme.px(90), _field_height(self, self._theme))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, the unit, the text."""
        painter = painting.begin(self)
        _box(painter, self, self._theme, wrong=self._wrong)
        if self._unit:
            painter.setFont(self._theme.font())
            painter.setPen(self._theme.colour(Tone.FAINT))
            room = self.rect().adjusted(0, 0, -self._theme.px(11), 0)
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(room, int(right), self._unit)
        painter.end()
        super().paintEvent(event)


class Switch(QCheckBox):
    """On or off."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A pill."""
        return QSize(self._theme.px(42), self._theme.px(26))

    def minimumSizeHint(self) -> QSize:
        """One size."""
        return self.sizeHint()

    def hitButton(self, where: object) -> bool:  # noqa: N802 (Qt's name)
        """All of it."""
        return bool(self.rect().contains(where))  # type: ignore[call-overload]  # a QPoint

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pill and its knob; the place of the knob says the state without colour too."""
        painter, px, colour = painting.begin(self), self._theme.px, self._theme.colour
        pill = QRectF(px(3), px(3), self.width() - px(6), self.height() - px(6))
        on = self.isChecked()
        tone = Tone.ACCENT if on else Tone.CONTROL
        painting.box(
            painter, pill, pill.height() / 2,
            fill=colour(tone) if on else colour(Tone.BACKGROUND),
            border=None if on else colour(tone), width=1.5,
        )  # fmt: skip
        knob = pill.height() - px(6)
        left = pill.right() - px(3) - knob if on else pill.left() + px(3)
        painting.box(
            painter, QRectF(left, pill.top() + px(3), knob, knob), knob / 2,
            fill=colour(Tone.ON_ACCENT if on else Tone.CONTROL),
        )  # fmt: skip
        if self.hasFocus():
            painting.box(
                painter, QRectF(self.rect()), self.height() / 2, border=colour(Tone.ACCENT), width=2
            )


class Lines(QPlainTextEdit):
    """A few lines of text; Tab leaves it, `committed` once typing is over."""

    committed = Signal(str)

    def __init__(self, theme: Theme, lines: int = _LINES, *, code: bool = True) -> None:
        super().__init__()
        self._theme, self._lines, self._code = theme, lines, code
        self._shown = ""
        self._wrong = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self.commit)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.textChanged.connect(self._on_changed)
        theme.changed.connect(self._restyle)
        self._restyle()

    @property
    def is_wrong(self) -> bool:
        """Whether the text cannot be taken."""
        return self._wrong

    def show_text(self, text: str) -> None:
        """Show a value, unless somebody is typing another."""
        if self._timer.isActive() or (self._wrong and self.hasFocus()):
            return
        self._shown = text
        if text != self.toPlainText():
            self.setPlainText(text)
            self._timer.stop()

    def set_wrong(self, wrong: bool) -> None:
        """Whether the text cannot be taken."""
        self._wrong = wrong
        self.viewport().update()

    @Slot()
    def commit(self) -> None:
        """Hand over what was typed."""
        self._timer.stop()
        if self.toPlainText() != self._shown or self._wrong:
            self.committed.emit(self.toPlainText())

    def take(self, text: str) -> None:
        """What was typed is taken."""
        self._shown = text

    def revert(self) -> None:
        """Back to what was last taken."""
        self.setPlainText(self._shown)
        self._timer.stop()
        self.committed.emit(self._shown)

    @Slot()
    def _on_changed(self) -> None:
        if self.toPlainText() != self._shown:
            self._timer.start()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The box shows the focus."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Typing is over."""
        super().focusOutEvent(event)
        self.commit()
        self.viewport().update()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._theme.code_font() if self._code else self._theme.font())
        _clear_base(self, self._theme)
        self.document().setDocumentMargin(self._theme.px(8))
        height = self._lines * self.fontMetrics().lineSpacing() + 2 * self._theme.px(9)
        self.setFixedHeight(height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then the text."""
        painter = painting.begin(self.viewport())
        _box(painter, self, self._theme, wrong=self._wrong)
        painter.end()
        super().paintEvent(event)
