"""What an answer costs beside memory: what is streamed, what holds it back, and all figures."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from moechat.core.bottleneck import Cause
from moechat.core.engine_rates import EngineRates
from moechat.core.streaming_figures import StreamingFigures
from moechat.services.bottleneck_texts import streamed_text
from moechat.ui import painting
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.offload.activity_figures import ActivityFigures
from moechat.ui.theme import Size, Theme, Tone

_BAD, _WARN = (Cause.PAGING, Cause.SWAP), (Cause.DRIVE, Cause.HEAT, Cause.CROWDED)


@dataclass(frozen=True)
class Verdict:
    """What holds the model back, in words; empty = nothing is known."""

    cause: Cause = Cause.IDLE
    title: str = ""
    evidence: str = ""
    advice: str = ""
    now: bool = True  # else of the last answer


_NO_VERDICT = Verdict()


@dataclass(frozen=True)
class Activity:
    """What the view shows; ``rates`` of None = there is no process to look at."""

    rates: EngineRates | None = None
    streaming: StreamingFigures | None = None  # of the last tokens
    drive: str = ""  # "NVMe · 3.1 GB/s"
    verdict: Verdict = _NO_VERDICT


class DiskView(QWidget):
    """Heading, the streamed bytes as a bar, the bottleneck in words; figures where asked for."""

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._drive = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        heading = QHBoxLayout()
        heading.addWidget(Label(theme, self.tr("Activity"), size=Size.SMALL, bold=True), 1)
        heading.addWidget(self._drive)
        self._streamed = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True, wrap=True)
        self._bar = SourceBar(theme)
        tip = self.tr(
            "Bytes of experts that were not in memory, for each token of the last seconds: "
            "blue from the file cache, orange from the drive. By the system's counters of the "
            "engine alone. Windows does not tell them apart."
        )
        for widget in (self._streamed, self._bar):
            widget.setToolTip(tip)
        self._title = Label(theme, size=Size.SMALL, bold=True, wrap=True)
        self._evidence = Label(theme, size=Size.SMALL, figures=True, wrap=True)
        self._advice = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        tip = self.tr(
            "What a token waits for, by medians of the last five seconds. While no answer is "
            "written: of the last one."
        )
        for widget in (self._title, self._evidence, self._advice):
            widget.setToolTip(tip)
        self.figures = ActivityFigures(theme)
        self._more = Button(theme, icons, self.tr("Figures"), Kind.QUIET, small=True, arrow=True)
        self._more.setCheckable(True)
        self._more.setToolTip(self.tr("Reads, page faults, swap, processor and graphics"))
        self._more.toggled.connect(self.figures.setVisible)
        more = QHBoxLayout()
        more.addWidget(self._more)
        more.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(heading)
        for widget in (self._streamed, self._bar, self._title, self._evidence, self._advice):
            self._column.addWidget(widget)
        self._column.addLayout(more)
        self._column.addWidget(self.figures)
        self.figures.hide()
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_activity(Activity())

    @Slot()
    def _restyle(self) -> None:
        self._column.setSpacing(self._theme.px(6))

    def show_activity(self, activity: Activity) -> None:
        """Show these figures."""
        _say(self._drive, activity.drive, hide=False)
        self._show_streaming(activity.streaming)
        self._show_verdict(activity.verdict)
        self.figures.show_figures(activity.rates, activity.streaming)

    def show_all(self, shown: bool) -> None:
        """Open or close the figures."""
        self._more.setChecked(shown)

    def _show_streaming(self, streaming: StreamingFigures | None) -> None:
        if streaming is None or not streaming.streams:
            self._streamed.hide()
            self._bar.hide()
            return
        _say(self._streamed, streamed_text(streaming))
        self._bar.show_share(streaming.file_cache_share)
        self._bar.setAccessibleDescription(self._streamed.text())
        self._bar.show()

    def _show_verdict(self, verdict: Verdict) -> None:
        _say(self._title, verdict.title)
        _say(self._evidence, verdict.evidence)
        _say(self._advice, verdict.advice)
        tone = Tone.BAD if verdict.cause in _BAD else Tone.TEXT
        tone = Tone.WARN if verdict.cause in _WARN else tone
        self._title.set_tone(tone if verdict.now else Tone.MUTED)
        self._evidence.set_tone(Tone.TEXT if verdict.now else Tone.MUTED)


def _say(label: Label, text: str, *, hide: bool = True) -> None:
    """Touch the label only where something changes: each touch lays out the panel."""
    if text != label.text():
        label.setText(text)
    if hide:
        label.setVisible(bool(text))


class SourceBar(QWidget):
    """Where the streamed bytes came from: the file cache at the left, the drive at the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cached: float | None = None
        self.setAccessibleName(self.tr("Streamed per token"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_share(self, cached: float | None) -> None:
        """0 to 1 from the file cache; None = not known."""
        if cached != self._cached:
            self._cached = cached
            self.update()

    def sizeHint(self) -> QSize:
        """Six pixels of the design high."""
        return QSize(self._theme.px(200), self._theme.px(6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Two parts; one faint one where nobody tells."""
        painter = painting.begin(self)
        colour, rect = self._theme.colour, QRectF(self.rect())
        painter.setClipPath(painting.rounded_path(rect, rect.height() / 2))
        if self._cached is None:
            painter.fillRect(rect, colour(Tone.MEMORY_OTHER))
            return
        split = rect.width() * self._cached
        painter.fillRect(rect, colour(Tone.DISK))
        painter.fillRect(QRectF(0, 0, split, rect.height()), colour(Tone.MEMORY_EXPERTS))
        if 0 < self._cached < 1:
            painter.fillRect(QRectF(split - 1, 0, 1, rect.height()), colour(Tone.PANEL))
