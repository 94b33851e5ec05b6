"""Find best setting: what is measured, as it is measured, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.plan import CurvePoint
from moechat.services.texts import format_bytes
from moechat.ui.buttons import Button, Kind
from moechat.ui.figures import rate_text, seconds_text
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.ratio_plot import Dot, RatioPlot
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.scroll_box import ScrollBox
from moechat.ui.theme import Size, Theme, Tone

_SHARE = 0.95  # of the screen, at most


@dataclass(frozen=True)
class TunedRow:
    """One measured setting."""

    setting: str  # "30 %", "8 threads"
    ratio: int
    tokens_per_second: float | None  # None = it does not count
    ttft_ms: float
    memory_bytes: int
    note: str = ""  # why it does not count
    chosen: bool = False


class TunerDialog(QDialog):
    """Asks, shows and offers; closing it while it runs stops the run."""

    start_wanted = Signal()
    stop_wanted = Signal()
    apply_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._running = False
        self.setWindowTitle(self.tr("Find best setting"))
        self._title = Label(theme, size=Size.HEADING, bold=True, wrap=True)
        self._text = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._bar = SlimProgressBar(theme)
        self._bar.setAccessibleName(self.tr("Progress of the measurement"))
        self._step = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True, wrap=True)
        self._plot = RatioPlot(theme)
        self._table = _Table(theme)
        self._start = Button(theme, icons, self.tr("Start"), Kind.PRIMARY)
        self._stop = Button(theme, icons, self.tr("Stop and keep what was measured"))
        self._apply = Button(theme, icons, self.tr("Apply"), Kind.PRIMARY)
        self._close = Button(theme, icons, self.tr("Close"))
        self._start.clicked.connect(self.start_wanted)
        self._stop.clicked.connect(self.stop_wanted)
        self._apply.clicked.connect(self.apply_wanted)
        self._close.clicked.connect(self.close)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self._close, self._stop, self._apply, self._start):
            buttons.addWidget(button)
        content = QWidget()
        self._column = QVBoxLayout(content)
        for widget in (
            self._title, self._text, self._bar, self._step, self._table, self._plot,
        ):  # fmt: skip
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self._box = ScrollBox(self._theme, content)
        self._box.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._buttons = buttons
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._box, 1)
        self._outer.addLayout(buttons)

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._outer.setContentsMargins(px(22), px(18), px(22), px(16))
        self._outer.setSpacing(px(10))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(10))
        self.setMinimumSize(QSize(px(520), px(300)).boundedTo(self._room()))

    # ── states ───────────────────────────────────────────────────────────────

    def show_question(self, model: str, explanation: str, *, can_start: bool) -> None:
        """Before anything runs: what it does, how long it takes, or why it cannot be done now."""
        self._title.setText(self.tr("Find the best setting for {0}").format(model))
        self._text.setText(explanation)
        self._table.show_rows(())
        self._set_state(question=True, running=False)
        self._start.setEnabled(can_start)
        (self._start if can_start else self._close).setFocus()

    def show_running(self) -> None:
        """It runs from now on."""
        self._title.setText(self.tr("Measuring…"))
        self._text.setText(
            self.tr("Chatting waits meanwhile. You can stop at any time; what was measured stays.")
        )
        self._bar.show_fraction(0.0)
        self._step.setText("")
        self._set_state(question=False, running=True)
        self._stop.setEnabled(True)
        self._stop.setFocus()

    def show_step(self, text: str, done: float, remaining_s: float) -> None:
        """What is measured now; ``done`` is from 0 to 1."""
        self._bar.show_fraction(done)
        minutes = QLocale().toString(max(1, round(remaining_s / 60)))
        self._step.setText(self.tr("{0}, about {1} min left").format(text, minutes))

    def show_stopping(self) -> None:
        """Stop was pressed."""
        self._stop.setEnabled(False)
        self._step.setText(self.tr("Stopping…"))

    def show_rows(
        self, rows: Sequence[TunedRow], curve: Sequence[CurvePoint], comfortable_bytes: int | None
    ) -> None:
        """What was measured so far; a plot only where ratios differ."""
        self._table.show_rows(rows)
        self._plot.setVisible(len(curve) > 1)
        dots = [
            Dot(row.ratio, row.tokens_per_second, row.memory_bytes, row.chosen)
            for row in rows
            if row.tokens_per_second is not None
        ]
        self._plot.show_curve(curve, dots, comfortable_bytes)

    def show_result(self, sentence: str, notes: str, *, can_apply: bool) -> None:
        """The end: what is best, and why."""
        self._title.setText(sentence)
        self._text.setText(notes)
        self._set_state(question=False, running=False)
        self._apply.setVisible(can_apply)
        (self._apply if can_apply else self._close).setFocus()

    def event(self, event: QEvent) -> bool:
        """Grow with what is shown: a minimum size of one's own keeps the layout's out."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._grow()
        return done

    def _grow(self) -> None:
        margins = self._outer.contentsMargins()
        beside = margins.left() + margins.right()
        below = self._outer.spacing() + self._buttons.sizeHint().height() + margins.bottom()
        width = max(self.width(), self._outer.totalSizeHint().width())
        height = margins.top() + self._box.height_for(width - beside) + below
        self.resize(QSize(width, max(self.height(), height)).boundedTo(self._room()))

    def _room(self) -> QSize:
        """Of the screen, less what a frame takes."""
        return self.screen().availableGeometry().size() * _SHARE

    def _set_state(self, *, question: bool, running: bool) -> None:
        self._running = running
        self._start.setVisible(question)
        self._stop.setVisible(running)
        self._apply.hide()
        self._close.setVisible(not running)
        self._close.setText(self.tr("Not now") if question else self.tr("Close"))
        self._bar.setVisible(running)
        self._step.setVisible(running)
        if question:
            self._plot.hide()

    # ── the user ─────────────────────────────────────────────────────────────

    def reject(self) -> None:
        """Escape and closing stop what runs; the result stays to be seen."""
        if self._running:
            self.stop_wanted.emit()
        else:
            super().reject()


class _Table(QWidget):
    """A line for every setting; the chosen one is bold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(4, 1)
        self._lines: list[list[Label]] = []
        for column, name in enumerate(
            (self.tr("Setting"), self.tr("Speed"), self.tr("First token"), self.tr("Memory"), "")
        ):
            head = Label(theme, name, size=Size.CAPTION, tone=Tone.FAINT, bold=True)
            self._grid.addWidget(head, 0, column, _alignment(column))
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self._grid.setHorizontalSpacing(self._theme.px(22))
        self._grid.setVerticalSpacing(self._theme.px(6))

    def show_rows(self, rows: Sequence[TunedRow]) -> None:
        """Show these; nothing at all without any."""
        self.setVisible(bool(rows))
        for line in self._lines:
            for label in line:
                label.deleteLater()
        self._lines = [self._line(number, row) for number, row in enumerate(rows, 1)]

    def _line(self, number: int, row: TunedRow) -> list[Label]:
        counts = row.tokens_per_second is not None
        texts = (
            row.setting,
            rate_text(row.tokens_per_second) if row.tokens_per_second is not None else "–",  # noqa: RUF001
            seconds_text(row.ttft_ms) if counts and row.ttft_ms > 0 else "–",  # noqa: RUF001
            format_bytes(row.memory_bytes),
            row.note,
        )
        labels = []
        for column, text in enumerate(texts):
            tone = Tone.TEXT if counts else Tone.MUTED
            label = Label(
                self._theme, text, size=Size.SMALL, tone=tone, bold=row.chosen, figures=True,
                wrap=column == len(texts) - 1,
            )  # fmt: skip
            # The last one fills its column: an alignment would keep it from wrapping.
            if column == len(texts) - 1:
                self._grid.addWidget(label, number, column)
            else:
                self._grid.addWidget(label, number, column, _alignment(column))
            labels.append(label)
        return labels


def _alignment(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if 0 < column < 4 else Qt.AlignmentFlag.AlignLeft
