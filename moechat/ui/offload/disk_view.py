"""What an answer costs beside memory: reads, page faults, swap, the GPU's time."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Slot
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.engine_rates import EngineRates
from moechat.services.texts import format_bytes
from moechat.ui.label import Label
from moechat.ui.theme import Size, Theme, Tone

_NOTHING = "–"  # noqa: RUF001 (a dash stands for no figure)
_FEW_FAULTS = 20  # a second: what any program has
_LITTLE_SWAP = 256 * 1024  # bytes a second


@dataclass(frozen=True)
class Activity:
    """What the view shows; ``rates`` of None = there is no process to look at."""

    rates: EngineRates | None = None
    tokens_per_second: float | None = None  # now, while an answer is written
    drive: str = ""  # "NVMe · 3.1 GB/s"


class DiskView(QWidget):
    """Heading and figures; rises to the eye where pages come from the drive."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._drive = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        heading = QHBoxLayout()
        heading.addWidget(Label(theme, self.tr("Activity"), size=Size.SMALL, bold=True), 1)
        heading.addWidget(self._drive)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._values: list[Label] = []
        for name, tip in (
            (self.tr("Read by the model"), self.tr(
                "Bytes a second that the engine reads from files: experts streamed from disk. "
                "By the system's counters of its process.")),
            (self.tr("Per token"), self.tr(
                "The same for each token of the answer being written")),
            (self.tr("From the file cache"), self.tr(
                "Share of these reads that free memory answered, without the drive")),
            (self.tr("Page faults"), self.tr(
                "Pages of the engine that had to come back from a drive. Many of them mean that "
                "memory is too short. On Windows: of the whole system.")),
            (self.tr("Swap"), self.tr("Memory that the whole system moves from and to the drive")),
            (self.tr("Graphics busy"), self.tr(
                "Share of the time that the engine keeps the GPU busy, by its driver")),
            (self.tr("Graphics memory"), self.tr(
                "Memory of the engine on the GPU, by its driver")),
        ):  # fmt: skip
            self._add(name, tip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        column.addLayout(heading)
        column.addLayout(self._grid)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_activity(Activity())

    def _add(self, name: str, tip: str) -> None:
        row = len(self._values)
        label = Label(self._theme, name, size=Size.SMALL, tone=Tone.MUTED)
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

    def show_activity(self, activity: Activity) -> None:
        """Show these figures."""
        if activity.drive != self._drive.text():
            self._drive.setText(activity.drive)
        if activity.rates is None:
            for label in self._values:
                label.setText(_NOTHING)
                label.set_tone(Tone.TEXT)
            return
        rates = activity.rates
        faults, swap = rates.major_faults_s, _total(rates.swap_in_bytes_s, rates.swap_out_bytes_s)
        texts = (
            self._per_second(rates.read_bytes_s),
            self._per_token(rates.read_bytes_s, activity.tokens_per_second),
            _cached_share(rates),
            None if faults is None else self.tr("{0}/s").format(QLocale().toString(round(faults))),
            self._per_second(swap),
            _percent(rates.gpu_busy),
            None if rates.gpu_bytes is None else format_bytes(rates.gpu_bytes),
        )
        missing = self.tr("not available here")
        tones = [Tone.FAINT if text is None else Tone.TEXT for text in texts]
        if (faults or 0) > _FEW_FAULTS:
            tones[3] = Tone.BAD
        if (swap or 0) > _LITTLE_SWAP:
            tones[4] = Tone.WARN
        for label, text, tone in zip(self._values, texts, tones, strict=True):
            shown = missing if text is None else text
            if shown != label.text():
                label.setText(shown)
            label.set_tone(tone)

    def _per_second(self, rate: float | None) -> str | None:
        return None if rate is None else self.tr("{0}/s").format(format_bytes(round(rate)))

    def _per_token(self, rate: float | None, tokens_per_second: float | None) -> str | None:
        if rate is None:
            return None
        if not tokens_per_second:
            return _NOTHING
        return format_bytes(round(rate / tokens_per_second))


def _cached_share(rates: EngineRates) -> str | None:
    if rates.drive_read_bytes_s is None or rates.read_bytes_s is None:
        return None
    if not rates.read_bytes_s:
        return _NOTHING
    return _percent(max(0.0, 1 - rates.drive_read_bytes_s / rates.read_bytes_s))


def _total(*rates: float | None) -> float | None:
    known = [rate for rate in rates if rate is not None]
    return sum(known) if known else None


def _percent(share: float | None) -> str | None:
    if share is None:
        return None
    text = QCoreApplication.translate("DiskView", "{0} %")
    return text.format(QLocale().toString(round(100 * share)))
