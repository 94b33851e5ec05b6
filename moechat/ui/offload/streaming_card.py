"""The card about experts streamed from disk: whether it works, how much, and what it costs."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from moechat.core.plan import CurvePoint
from moechat.core.ratio_stops import RatioStops
from moechat.core.speed_learning import Basis
from moechat.services.joining import in_a_list
from moechat.services.texts import format_bytes
from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.chip import Chip
from moechat.ui.figures import rate_text, seconds_text
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.offload.ratio_slider import Marks, RatioSlider
from moechat.ui.theme import Size, Theme, Tone


@dataclass(frozen=True)
class Offload:
    """What the card shows of a model that can be streamed."""

    stops: RatioStops
    ratio: int  # in force
    comfortable_bytes: int
    manual: bool
    source: str  # who set the ratio, in a word
    why: str
    marks: Marks
    reload_ms: float | None = None  # of the last load; None = not known


class StreamingCard(QWidget):
    """The share of experts on disk with a slider, or why there is none."""

    ratio_chosen = Signal(int)
    automatic_wanted = Signal()
    manual_wanted = Signal()
    tune_wanted = Signal()
    details_wanted = Signal(QPoint)  # global, below the button

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offload: Offload | None = None
        self._title = Label(
            theme, self.tr("Experts streamed from disk"), size=Size.SMALL, bold=True, wrap=True
        )
        self._chip = Chip(theme, self.tr("Not available"))
        self._ratio = Label(theme, size=Size.HEADING, bold=True, figures=True)
        self._source = ElidedLabel(theme, size=Size.SMALL, tone=Tone.MUTED)
        self._mode = Button(theme, icons, "", Kind.QUIET, small=True, arrow=True)
        self._mode.setAccessibleName(self.tr("Who sets the share of streamed experts"))
        self.slider = RatioSlider(theme)
        self._figures = _Figures(theme)
        self._why = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._tune = Button(theme, icons, self.tr("Find best setting…"), small=True)
        self._details = Button(theme, icons, self.tr("Details"), Kind.QUIET, small=True)
        self._rows = [self._mode_row(), self._ends_row(theme)]
        self._buttons = QWidget()
        self._build()
        self._add_menu()
        self.slider.moved.connect(self._on_moved)
        self.slider.chosen.connect(self.ratio_chosen)
        self._tune.clicked.connect(self.tune_wanted)
        self._details.clicked.connect(self._ask_for_details)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    # ── building ─────────────────────────────────────────────────────────────

    def _mode_row(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._ratio, 0, Qt.AlignmentFlag.AlignBaseline)
        layout.addWidget(self._source, 1, Qt.AlignmentFlag.AlignBaseline)
        layout.addWidget(self._mode, 0)
        return row

    def _ends_row(self, theme: Theme) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Label(theme, self.tr("all in memory"), size=Size.SMALL, tone=Tone.MUTED))
        layout.addStretch(1)
        layout.addWidget(Label(theme, self.tr("least memory"), size=Size.SMALL, tone=Tone.MUTED))
        return row

    def _build(self) -> None:
        # The chip may say a whole clause, for which there is no room beside the title.
        head = QVBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._chip, 0, Qt.AlignmentFlag.AlignLeft)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 0, 0, 0)
        buttons.addWidget(self._tune)
        buttons.addStretch(1)
        buttons.addWidget(self._details)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._rows[0])
        self._column.addWidget(self.slider)
        self._column.addWidget(self._rows[1])
        self._column.addWidget(self._figures)
        self._column.addWidget(self._why)
        self._column.addWidget(self._buttons)

    def _add_menu(self) -> None:
        menu = QMenu(self._mode)
        group = QActionGroup(menu)
        self._automatic = QAction(self.tr("Automatic"), menu, checkable=True)
        self._manual = QAction(self.tr("Set by hand"), menu, checkable=True)
        for action, signal in (
            (self._automatic, self.automatic_wanted),
            (self._manual, self.manual_wanted),
        ):
            group.addAction(action)
            menu.addAction(action)
            action.triggered.connect(signal)
        self._mode.setMenu(menu)

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(14), px(12), px(14), px(12))
        self._column.setSpacing(px(7))
        self.update()

    # ── what it shows ────────────────────────────────────────────────────────

    def show_proof(self, text: str, tone: Tone, explanation: str) -> None:
        """Whether streaming works, by measurement."""
        self._chip.show_text(text, tone)
        self._chip.setToolTip(explanation)
        self._chip.setAccessibleDescription(explanation)

    def show_offload(self, offload: Offload) -> None:
        """A model whose experts can be streamed, at the ratio in force."""
        self._offload = offload
        self.slider.show_stops(offload.stops, offload.ratio, offload.marks)
        self.slider.setToolTip(
            self.tr(
                "How many of the routed experts are read from the drive as they are needed. "
                "Arrow keys move by 5 %, with Ctrl by single experts. Letting go loads the model "
                "again."
            )
        )
        mode = self.tr("Set by hand") if offload.manual else self.tr("Automatic")
        self._mode.setText(mode)
        (self._manual if offload.manual else self._automatic).setChecked(True)
        self._why.setText(offload.why)
        self._show_all(True)
        self._on_moved(self.slider.value())
        self.show()

    def show_unavailable(self, reason: str) -> None:
        """Nothing can be streamed, for this reason."""
        self._offload = None
        self.show_proof(self.tr("Not available"), Tone.MUTED, reason)
        self.slider.show_nothing()
        self.slider.setToolTip(reason)
        self.slider.setAccessibleDescription(reason)
        self._why.setText(reason)
        self._show_all(False)
        self.show()

    def set_loading(self, loading: bool) -> None:
        """While a model is loaded another ratio may still be chosen, but nothing measured."""
        self._tune.setEnabled(not loading)

    def _show_all(self, streamable: bool) -> None:
        for widget in (*self._rows, self._figures, self._buttons):
            widget.setVisible(streamable)

    @Slot(int)
    def _on_moved(self, ratio: int) -> None:
        offload = self._offload
        if offload is None:
            return
        point = offload.stops.nearest(ratio)
        at_rest = point.ratio == offload.stops.nearest(offload.ratio).ratio
        self._ratio.setText(self.tr("{0} %").format(point.ratio))
        self._source.setText(offload.source if at_rest else self.tr("not loaded"))
        self._figures.show_point(
            point, offload.comfortable_bytes, None if at_rest else offload.reload_ms
        )
        self._figures.show_change(shown=not at_rest)
        self.slider.setAccessibleDescription(self._figures.as_text())

    @Slot()
    def _ask_for_details(self) -> None:
        corner = self._details.rect().bottomLeft()
        self.details_wanted.emit(self._details.mapToGlobal(corner))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card."""
        painting.box(
            painting.begin(self),
            QRectF(self.rect()),
            self._theme.px(12),
            fill=self._theme.colour(Tone.BACKGROUND),
            border=self._theme.colour(Tone.LINE),
        )


class _Figures(QWidget):
    """What a ratio needs and brings, line by line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.px(3))
        self._grid.setColumnStretch(0, 1)
        self._names: list[Label] = []
        self._values: list[Label] = []
        for name, tip in (
            (
                self.tr("needs"),
                self.tr("Weights, resident experts, context and working memory together"),
            ),
            (
                self.tr("headroom"),
                self.tr(
                    "What is left below the comfortable limit, 85 % of the memory that the model "
                    "could get now"
                ),
            ),
            (
                self.tr("speed"),
                self.tr("Tokens a second once the answer runs: measured on this computer, or "
                        "estimated from its memory and drive"),
            ),
            (
                self.tr("first token"),
                self.tr("Time to the first token of an answer to a new prompt of 1,000 tokens"),
            ),
            (
                self.tr("to change"),
                self.tr(
                    "The model is loaded again and the context cache is lost: the next answer "
                    "reads the whole chat again"
                ),
            ),
        ):  # fmt: skip
            self._add(theme, name, tip)

    def _add(self, theme: Theme, name: str, tip: str) -> None:
        row = len(self._names)
        label = Label(theme, name, size=Size.SMALL, tone=Tone.MUTED)
        value = Label(theme, size=Size.SMALL, figures=True)
        for widget in (label, value):
            widget.setToolTip(tip)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
        self._names.append(label)
        self._values.append(value)

    def show_point(
        self, point: CurvePoint, comfortable_bytes: int, reload_ms: float | None
    ) -> None:
        """The figures of one ratio."""
        headroom = comfortable_bytes - point.needed_bytes
        basis = self.tr("measured") if point.basis is Basis.MEASURED else self.tr("estimated")
        dotted = self.tr("{0} · {1}")
        texts = (
            format_bytes(point.needed_bytes),
            format_bytes(headroom) if point.fits else self.tr("does not fit"),
            dotted.format(rate_text(point.tokens_per_second), basis),
            dotted.format(seconds_text(point.ttft_ms), self.tr("estimated")),
            self.tr("loads again")
            if reload_ms is None
            else self.tr("loads again, {0}").format(seconds_text(reload_ms)),
        )
        for label, text in zip(self._values, texts, strict=True):
            label.setText(text)
        self._values[1].set_tone(Tone.TEXT if point.fits else Tone.BAD)

    def show_change(self, *, shown: bool) -> None:
        """Whether another ratio than the one in force is looked at."""
        self._names[-1].setVisible(shown)
        self._values[-1].setVisible(shown)

    def as_text(self) -> str:
        """All figures in one line, for a screen reader."""
        pairs = zip(self._names, self._values, strict=True)
        return in_a_list(f"{name.text()} {value.text()}" for name, value in pairs)
