"""Every figure of the meter in rows, each with its meaning and source."""

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from moechat.core.engine_rates import EngineRates
from moechat.core.streaming_figures import StreamingFigures
from moechat.services.joining import in_a_list
from moechat.services.texts import format_bytes, format_count
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.theme import Size, Theme, Tone

_NOTHING = "–"  # noqa: RUF001 (a dash stands for no figure)
_FEW_FAULTS = 20  # a second: what any program has
_LITTLE_SWAP = 256 * 1024  # bytes a second
_FAULTS_ROW, _SWAP_ROW = 6, 7


class ActivityFigures(QWidget):
    """Names and figures; trouble rises to the eye."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self._values: list[Label] = []
        self._shown: tuple[object, ...] = ()
        for name, tip in (
            (self.tr("Read by the model"), self.tr(
                "Bytes a second that the engine reads from files: experts streamed from disk. "
                "By the system's counters of its process.")),
            (self.tr("Per token"), self.tr(
                "The same for each token, over the last 32 tokens or 10 seconds at least. Prompts "
                "are not counted.")),
            (self.tr("From the file cache"), self.tr(
                "Share of these bytes that free memory answered, without the drive. Windows does "
                "not tell this.")),
            (self.tr("Experts in memory"), self.tr(
                "Share of the experts that a token found in memory, estimated from the bytes read "
                "per token. Warm: over the last tokens, after the pool has filled. Since load: "
                "with the first uses of experts, which have to be read whatever the setting.")),
            (self.tr("Drive"), self.tr(
                "What the drive under the model reads a second for all programs, and the share of "
                "the time that it works. By the system's counters of the drive.")),
            (self.tr("Processor"), self.tr(
                "Share of all cores that the engine uses, by the system's counters of its "
                "process")),
            (self.tr("Page faults"), self.tr(
                "Pages of the engine that had to come back from a drive. Many of them mean that "
                "memory is too short. On Windows: of the whole system.")),
            (self.tr("Swap"), self.tr(
                "Memory that the whole system moves from and to the drive. Windows tells only what "
                "goes out: what comes back is among the page faults.")),
            (self.tr("Memory pressure"), self.tr(
                "Share of the time in which something waited for memory, by the kernel's pressure "
                "figures of the engine's control group or the system. On Windows: how much of the "
                "memory that can be promised to programs is promised.")),
            (self.tr("Graphics busy"), self.tr(
                "Share of the time that the engine keeps the GPU busy, by its driver")),
            (self.tr("Graphics memory"), self.tr(
                "Memory of the engine on the GPU, by its driver")),
        ):  # fmt: skip
            self._add(name, tip)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _add(self, name: str, tip: str) -> None:
        row = len(self._values)
        # Long names give way in some languages: the panel has one width.
        label = ElidedLabel(self._theme, name, size=Size.SMALL, tone=Tone.MUTED)
        value = Label(self._theme, size=Size.SMALL, figures=True)
        value.setAccessibleName(name)
        for widget in (label, value):
            widget.setToolTip(tip)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(value, row, 1, Qt.AlignmentFlag.AlignRight)
        self._values.append(value)

    @Slot()
    def _restyle(self) -> None:
        self._grid.setVerticalSpacing(self._theme.px(3))

    def show_figures(self, rates: EngineRates | None, streaming: StreamingFigures | None) -> None:
        """Show these; ``rates`` of None = there is no process to look at."""
        if rates is None:
            texts: tuple[str | None, ...] = (_NOTHING,) * len(self._values)
        else:
            texts = self._texts(rates, streaming)
        missing = self.tr("not available here")
        tones = [Tone.FAINT if text is None else Tone.TEXT for text in texts]
        if rates is not None and (rates.major_faults_s or 0) > _FEW_FAULTS:
            tones[_FAULTS_ROW] = Tone.BAD
        if rates is not None and (_swap(rates) or 0) > _LITTLE_SWAP:
            tones[_SWAP_ROW] = Tone.WARN
        if (shown := (*texts, *tones)) == self._shown:
            return
        self._shown = shown
        for label, text, tone in zip(self._values, texts, tones, strict=True):
            told = missing if text is None else text
            if told != label.text():
                label.setText(told)
            label.set_tone(tone)

    def _texts(
        self, rates: EngineRates, streaming: StreamingFigures | None
    ) -> tuple[str | None, ...]:
        faults = rates.major_faults_s
        return (
            self._per_second(rates.read_bytes_s),
            self._per_token(rates, streaming),
            _cached_share(rates, streaming),
            self._hits(rates, streaming),
            self._drive(rates),
            self._processor(rates),
            None if faults is None else self.tr("{0}/s").format(QLocale().toString(round(faults))),
            self._per_second(_swap(rates)),
            self._pressure(rates),
            _percent(rates.gpu_busy),
            None if rates.gpu_bytes is None else format_bytes(rates.gpu_bytes),
        )

    def _per_second(self, rate: float | None) -> str | None:
        return None if rate is None else self.tr("{0}/s").format(format_bytes(round(rate)))

    def _per_token(self, rates: EngineRates, streaming: StreamingFigures | None) -> str | None:
        if rates.read_bytes_s is None:
            return None
        return format_bytes(round(streaming.bytes_per_token)) if streaming else _NOTHING

    def _hits(self, rates: EngineRates, streaming: StreamingFigures | None) -> str | None:
        if rates.read_bytes_s is None:
            return None
        if streaming is None or streaming.hit_rate is None:
            return _NOTHING  # nothing is streamed, or not yet
        if streaming.warm:
            return self.tr("{0} warm").format(_percent(streaming.hit_rate))
        return self.tr("{0} since load").format(_percent(streaming.hit_rate_since_load))

    def _drive(self, rates: EngineRates) -> str | None:
        busy = _percent(rates.drive_busy)
        if rates.drive_bytes_s is None or busy is None:
            return None
        rate = self._per_second(rates.drive_bytes_s) or ""
        return in_a_list((rate, self.tr("{0} busy").format(busy)))

    def _processor(self, rates: EngineRates) -> str | None:
        share = _percent(rates.cpu_share)
        if share is None or not rates.cores:
            return None
        return self.tr("{0} of {1}").format(share, format_count(rates.cores))

    def _pressure(self, rates: EngineRates) -> str | None:
        if rates.commit_share is not None:
            return self.tr("{0} promised").format(_percent(rates.commit_share))
        return _percent(rates.pressure_some)


def _cached_share(rates: EngineRates, streaming: StreamingFigures | None) -> str | None:
    if rates.drive_read_bytes_s is None or rates.read_bytes_s is None:
        return None
    share = streaming.file_cache_share if streaming else None
    return _NOTHING if share is None else _percent(share)


def _swap(rates: EngineRates) -> float | None:
    known = [r for r in (rates.swap_in_bytes_s, rates.swap_out_bytes_s) if r is not None]
    return sum(known) if known else None


def _percent(share: float | None) -> str | None:
    if share is None:
        return None
    text = QCoreApplication.translate("DiskView", "{0} %")
    return text.format(QLocale().toString(round(100 * share)))
