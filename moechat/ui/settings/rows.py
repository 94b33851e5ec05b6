"""Rows and cards of the settings pages: label, description, control, error, badge."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from moechat.services.joining import one_after_another
from moechat.ui import painting
from moechat.ui.chip import Chip
from moechat.ui.label import Label
from moechat.ui.settings.entries import Entry
from moechat.ui.theme import Size, Theme, Tone

_NARROW = 520  # below, in pixels of the design, a control goes below its label
_CONTROL = 300
_HIGHLIGHT_MS = 2500


class _Name(Label):
    """One line where there is room for it; a label that may wrap asks for much less."""

    def sizeHint(self) -> QSize:
        """The whole line."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())


class SettingRow(QWidget):
    """One setting. A ``wide`` control always stands below its label."""

    def __init__(
        self, theme: Theme, entry: Entry, control: QWidget | None, *, wide: bool = False
    ) -> None:
        super().__init__()
        self._theme, self.entry, self.control = theme, entry, control
        self._wide, self._stacked = wide, False
        self._ruled = False
        self._label = _Name(theme, entry.label, wrap=True)
        # Made when they are first needed: a page is built within one turn of the event loop.
        self._badge: Chip | None = None
        self._note: Label | None = None
        self._error: Label | None = None
        self._timer = QTimer(self, singleShot=True, interval=_HIGHLIGHT_MS)
        self._timer.timeout.connect(self.update)
        self._build()
        if control is not None:
            self._label.setBuddy(control)
            control.setAccessibleName(entry.label)
            self._describe()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        self._head = QHBoxLayout()
        self._head.addWidget(self._label)
        self._head.addStretch(1)
        self._texts = QVBoxLayout()
        self._texts.addLayout(self._head)
        if self.entry.description:
            self._texts.addWidget(self._small(self.entry.description, Tone.MUTED))
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._texts, 1)
        if self.control is not None:
            self._row.addWidget(self.control)

    def _small(self, text: str, tone: Tone) -> Label:
        return Label(self._theme, text, size=Size.SMALL, tone=tone, wrap=True)

    @Slot()
    def _restyle(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._row.setContentsMargins(px(10), gap(9), px(10), gap(9))
        self._head.setSpacing(px(8))
        self._texts.setSpacing(gap(3))
        self._arrange()
        self.update()

    # ── what pages say ───────────────────────────────────────────────────────

    def show_error(self, text: str) -> None:
        """Why the value cannot be taken; "" = it was."""
        if text == self.error:
            return
        if self._error is None:
            self._error = self._small("", Tone.BAD)
            self._texts.addWidget(self._error)
        self._error.setText(text)
        self._error.setVisible(bool(text))
        self._describe()

    @property
    def error(self) -> str:
        """Why the value was not taken."""
        return self._error.text() if self._error else ""

    def show_note(self, text: str) -> None:
        """What the value means at the moment, such as what it costs."""
        if text == self.note:
            return
        if self._note is None:
            self._note = self._small("", Tone.MUTED)
            self._texts.insertWidget(1, self._note)  # below the label
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self._describe()

    @property
    def note(self) -> str:
        """What the value means at the moment."""
        return self._note.text() if self._note else ""

    def show_badge(self, text: str) -> None:
        """A word beside the label; "" = none."""
        if text == self.badge:
            return
        if self._badge is None:
            self._badge = Chip(self._theme, "", Tone.WARN)
            self._head.insertWidget(1, self._badge)
        self._badge.show_text(text, Tone.WARN)
        self._badge.setVisible(bool(text))

    @property
    def badge(self) -> str:
        """The word beside the label."""
        return self._badge.text() if self._badge else ""

    def add_beside(self, button: QWidget) -> None:
        """Something more to do with the value, behind the control."""
        self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_ruled(self, ruled: bool) -> None:
        """Whether a line parts it from the next row."""
        self._ruled = ruled
        self.update()

    def highlight(self) -> None:
        """This is what was looked for."""
        self._timer.start()
        self.update()
        if self.control is not None and self.control.isEnabled():
            self.control.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def is_highlighted(self) -> bool:
        """Whether it was looked for a moment ago."""
        return self._timer.isActive()

    def _describe(self) -> None:
        if self.control is None:
            return
        parts = (self.error, self.note, self.entry.description)
        self.control.setAccessibleDescription(one_after_another(parts))

    # ── room ─────────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, perhaps another order."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._theme.px
        stacked = self._wide or self.width() < px(_NARROW)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        self._row.setSpacing(self._theme.gap(6) if stacked else px(20))
        if self.control is None:
            return
        vertical = Qt.AlignmentFlag.AlignVCenter
        if isinstance(self.control, QComboBox | QLineEdit | QPlainTextEdit):
            self.control.setMinimumWidth(px(90) if stacked else px(_CONTROL))
            self.control.setMaximumWidth(16_777_215 if stacked else px(_CONTROL))
            self._row.setAlignment(self.control, Qt.AlignmentFlag(0) if stacked else vertical)
        else:
            side = Qt.AlignmentFlag.AlignLeft if stacked else Qt.AlignmentFlag.AlignRight
            self._row.setAlignment(self.control, side if stacked else side | vertical)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The rule below it; a tinted ground while it is what was looked for."""
        painter = painting.begin(self)
        if self.is_highlighted:
            inset = self._theme.px(2)
            rect = QRectF(self.rect()).adjusted(0, inset, 0, -inset)
            painting.box(
                painter, rect, self._theme.px(8),
                fill=self._theme.colour(Tone.SELECTION), border=self._theme.colour(Tone.ACCENT),
            )  # fmt: skip
        elif self._ruled:
            painter.fillRect(
                QRectF(0, self.height() - 1, self.width(), 1), self._theme.colour(Tone.LINE)
            )


class Card(QWidget):
    """A box with rows in it."""

    def __init__(self, theme: Theme, title: str = "") -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[SettingRow] = []
        self._column = QVBoxLayout(self)
        self._title = Label(theme, title, bold=True, wrap=True)
        if not title:
            self._title.hide()
        self._column.addWidget(self._title)
        theme.changed.connect(self._restyle)
        self._restyle()

    def add(self, row: SettingRow) -> None:
        """Put a row below the others."""
        if self._rows:
            self._rows[-1].set_ruled(True)
        self._rows.append(row)
        self._column.addWidget(row)

    def add_widget(self, widget: QWidget) -> None:
        """Put something else below the rows."""
        self._column.addWidget(widget)

    @Slot()
    def _restyle(self) -> None:
        px, gap = self._theme.px, self._theme.gap
        self._title.setContentsMargins(px(10), gap(8), px(10), gap(4))
        self._column.setContentsMargins(px(6), px(5), px(6), px(5))
        self._column.setSpacing(0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The box."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(12),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.LINE),
        )
