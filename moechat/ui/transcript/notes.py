"""Rows that speak about an answer: that it is awaited, how it was thought out, what it cost."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from moechat.services.joining import one_after_another
from moechat.services.texts import format_count
from moechat.ui import painting
from moechat.ui.figures import seconds_text
from moechat.ui.label import Label
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript.focus import KEYBOARD_REASONS


class NoteRow(QWidget):
    """A row that is no text of a message."""

    def __init__(self, theme: Theme, outset: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._outset = outset
        self._size = QSize()
        # Else the viewport of the area has its children write in the colour of its own text.
        self.setBackgroundRole(QPalette.ColorRole.Window)

    def fit(self, column: int) -> int:
        """The height that is needed in a column, in pixels."""
        width = column + 2 * self._outset
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(self._outset, 0, self._outset, 0)
            layout.activate()
            height = layout.heightForWidth(width)
            if height < 0:
                height = layout.sizeHint().height()
        else:
            height = self.sizeHint().height()
        self._size = QSize(width, height)
        return height

    def place(self, left: int, top: int) -> None:
        """Stand in a column that begins at ``left``."""
        self.setGeometry(left - self._outset, top, self._size.width(), self._size.height())

    def stops(self) -> list[QWidget]:
        """Where the Tab key halts in this row, in order."""
        return [
            button
            for button in self.findChildren(QAbstractButton)
            if button.isEnabled() and not button.isHidden()
        ]

    @property
    def is_in_use(self) -> bool:
        """Whether it has the focus."""
        focus = QGuiApplication.focusObject()
        return isinstance(focus, QWidget) and self.isAncestorOf(focus)

    def release(self) -> None:
        """Show nothing, and wait for another row."""
        self.hide()


class ThoughtRow(NoteRow):
    """Opens and closes the thinking."""

    toggled = Signal()

    def __init__(self, theme: Theme, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._button = Disclosure(theme, self)
        self._button.clicked.connect(self.toggled)
        row = QHBoxLayout(self)
        row.addWidget(self._button)
        row.addStretch(1)

    def show_state(self, *, thinking: bool, milliseconds: float, opened: bool) -> None:
        """Say how long it took, or that it goes on."""
        if thinking:
            text = self.tr("Thinking…")
        elif milliseconds > 0:
            text = self.tr("Thought for {0}").format(seconds_text(milliseconds))
        else:
            text = self.tr("Thoughts")
        does = self.tr("Hides the thinking") if opened else self.tr("Shows the thinking")
        self._button.show_state(text, opened=opened, does=does)


class Disclosure(QAbstractButton):
    """A triangle, a text, and the bar that goes on beside what is opened below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._opened = False
        self._focus_is_visible = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_state(self, text: str, *, opened: bool, does: str) -> None:
        """``does`` = what a click does, for a screen reader."""
        self._opened = opened
        self.setText(text)
        self.setFont(self._theme.font(Size.SMALL))
        self.setAccessibleName(text)
        self.setAccessibleDescription(does)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        metrics, px = QFontMetrics(self.font()), self._theme.px
        return QSize(metrics.horizontalAdvance(self.text()) + px(42), metrics.height() + px(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._focus_is_visible = event.reason() in KEYBOARD_REASONS
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, painter = self._theme.px, painting.begin(self)
        painter.fillRect(QRectF(0, 0, px(2), self.height()), self._theme.colour(Tone.LINE))
        tone = Tone.TEXT if self.underMouse() else Tone.MUTED
        painter.setBrush(self._theme.colour(tone))
        painter.setPen(Qt.PenStyle.NoPen)
        x, y, side = px(16), self.height() / 2, px(4)
        painter.drawPolygon(_triangle(x, y, side, down=self._opened))
        painter.setPen(self._theme.colour(tone))
        painter.drawText(
            self.rect().adjusted(px(28), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), self.text()
        )
        if self.hasFocus() and self._focus_is_visible:
            painting.box(
                painter,
                QRectF(self.rect()).adjusted(px(6), 1, 0, -1),
                px(6),
                border=self._theme.colour(Tone.ACCENT),
                width=2,
            )


def _triangle(x: float, y: float, side: float, *, down: bool) -> QPolygonF:
    points = [(-side, -side * 0.6), (side, -side * 0.6), (0, side * 0.8)]
    if not down:
        points = [(-side * 0.6, -side), (side * 0.8, 0), (-side * 0.6, side)]
    return QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points])


class WaitingRow(NoteRow):
    """The prompt is being read."""

    def __init__(self, theme: Theme, outset: int, parent: QWidget) -> None:
        super().__init__(theme, outset, parent)
        self._text = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True, wrap=True)
        self._bar = SlimProgressBar(theme)
        column = QVBoxLayout(self)
        column.setSpacing(theme.px(10))
        column.addWidget(self._text)
        column.addWidget(self._bar)

    def show_begun(self, note: str = "") -> None:
        """Nothing is known yet, but perhaps what is waited for."""
        self._text.setText(note or self.tr("Waiting for the first word…"))
        self._bar.hide()

    def show_progress(
        self, done: int, total: int, seconds_left: float | None, note: str = ""
    ) -> None:
        """How much of the prompt has been read, in tokens."""
        percent = round(100 * done / total) if total else 0
        count = format_count(total)
        if seconds_left is None:
            text = self.tr("Reading {0} tokens, {1} %").format(count, percent)
        else:
            text = self.tr("Reading {0} tokens, {1} %, about {2} left").format(
                count, percent, self._duration(seconds_left)
            )
        self._text.setText(one_after_another((note, text)))
        self._bar.setAccessibleName(self.tr("Reading the prompt"))
        self._bar.show_fraction(done / total if total else 0.0)
        self._bar.show()

    def _duration(self, seconds: float) -> str:
        if seconds < 90:
            return self.tr("{0} s").format(max(1, round(seconds)))
        return self.tr("{0} min").format(round(seconds / 60))
