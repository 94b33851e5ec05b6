"""The panel at the right: speed, experts streamed from disk, memory."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from moechat.ui.buttons import Button, Kind
from moechat.ui.figures import rate_number, rate_text, seconds_text
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.memory_bar import MemoryView
from moechat.ui.offload.cache_view import CacheView
from moechat.ui.offload.disk_view import DiskView
from moechat.ui.offload.streaming_card import StreamingCard
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.sparkline import Sparkline
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone


class Panel(Surface):
    """Live figures; what is not known is not shown as zero."""

    hide_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(theme, Tone.PANEL, Qt.Edge.LeftEdge, parent)
        self._icons = icons
        self.setAccessibleName(self.tr("Speed and memory"))
        self.speed = SpeedView(theme)
        self.streaming = StreamingCard(theme, icons)
        self.cache = CacheView(theme, icons)
        self.memory = MemoryView(theme)
        self.activity = DiskView(theme, icons)
        self._close = Button(theme, icons, "", Kind.QUIET, small=True, icon_name="close")
        self._close.setAccessibleName(self.tr("Hide the panel"))
        self._close.setToolTip(self.tr("Hide the panel"))
        self._close.clicked.connect(self.hide_wanted)
        self._close.hide()
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        for widget in (self.speed, self.streaming, self.cache, self.memory, self.activity):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        scroll = QScrollArea()
        # Of our own making: for the first foreign widget that it meets, PySide loads all classes of
        # widgets, which takes 30 ms.
        scroll.setViewport(QWidget())
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setVerticalScrollBar(ThinScrollBar(theme))
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(content)
        content.setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 0, 0, 0)
        outer.addWidget(scroll)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(312))
        self._column.setContentsMargins(px(15), px(14), px(16), px(14))
        self._column.setSpacing(px(18))

    def set_closable(self, closable: bool) -> None:
        """A drawer has a way out of its own."""
        self._close.setVisible(closable)


class SpeedView(QWidget):
    """Tokens a second, time to the first token, and the last minute as a line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure = Label(theme, size=Size.FIGURE, bold=True, figures=True)
        self._unit = Label(theme, self.tr("tok/s"), size=Size.SMALL, tone=Tone.MUTED)
        self._first = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._first.setToolTip(
            self.tr("Time from Send to the first token of the last answer: reading the prompt")
        )
        for widget in (self._figure, self._unit):
            widget.setToolTip(
                self.tr(
                    "Tokens a second: now, while an answer is written; else those of the last "
                    "answer. Reading the prompt is not counted."
                )
            )
        self._prefill = ElidedLabel(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._prefill.setToolTip(
            self.tr("Share of the new part of the prompt that is read, and tokens a second of it")
        )
        self._prefill.hide()
        self._line = Sparkline(theme)
        self._line.setToolTip(self.tr("Speed over the last 60 s of answering"))
        row = QHBoxLayout()
        row.setSpacing(theme.px(6))
        baseline = Qt.AlignmentFlag.AlignBaseline
        row.addWidget(self._figure, 0, baseline)
        row.addWidget(self._unit, 0, baseline)
        row.addStretch(1)
        row.addWidget(self._first, 0, baseline)
        row.addWidget(self._prefill, 0, baseline)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        column.addLayout(row)
        column.addWidget(self._line)
        self.show_rate(None)

    def show_rate(self, tokens_per_second: float | None) -> None:
        """The speed now; ``None`` = nothing was measured yet."""
        known = tokens_per_second is not None and tokens_per_second > 0
        text = rate_number(tokens_per_second) if known and tokens_per_second else "–"  # noqa: RUF001
        if text != self._figure.text():
            self._figure.setText(text)
            self._figure.setAccessibleName(
                self.tr("{0} tokens per second").format(text)
                if known
                else self.tr("Speed: not measured yet")
            )

    def show_first_token(self, milliseconds: float | None) -> None:
        """Time to the first token of the last answer; ``None`` = not measured."""
        text = ""
        if milliseconds is not None and milliseconds > 0:
            text = self.tr("first token {0}").format(seconds_text(milliseconds))
        if text != self._first.text():
            self._first.setText(text)

    def show_prefill(self, share: float | None, tokens_per_second: float | None) -> None:
        """How far the prompt is read, and how fast; ``None`` = no prompt is being read."""
        text = ""
        if share is not None:
            text = self.tr("prompt {0} %").format(round(100 * share))
            if tokens_per_second is not None:
                speed = rate_text(tokens_per_second)
                text = self.tr("prompt {0} % · {1}").format(round(100 * share), speed)
        if text != self._prefill.text():
            self._prefill.setText(text)
            self._prefill.setVisible(bool(text))
            self._first.setVisible(not text)

    def show_history(self, samples: Iterable[float | None]) -> None:
        """Speeds of the last minute of answering."""
        self._line.show_samples(samples)
