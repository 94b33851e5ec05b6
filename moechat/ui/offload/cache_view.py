"""How much of the streamed experts lies in the file cache: a line, a thin bar, pause."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.warming import Unsuited
from moechat.services.cache_texts import cached_text, warmth_text
from moechat.services.cache_warmer import CacheStatus, CacheWarmer, Warmth
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.theme import Size, Theme, Tone

_SILENT = (None, Unsuited.OFF, Unsuited.NOT_STREAMED, Unsuited.IN_MEMORY)
_PAUSABLE = (Warmth.WARMING, Warmth.PAUSED, Warmth.YIELDING, Warmth.PRESSED)
_TONES = {Warmth.PRESSED: Tone.WARN, Warmth.FAILED: Tone.WARN}


class CacheView(QWidget):
    """Hidden where nothing is streamed, or nothing is to be kept."""

    pause_wanted = Signal(bool)

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paused = False
        name = Label(theme, self.tr("In the file cache"), size=Size.SMALL, bold=True)
        self._amount = Label(theme, size=Size.SMALL, tone=Tone.MUTED, figures=True)
        self._bar = SlimProgressBar(theme)
        self._note = Label(theme, size=Size.SMALL, tone=Tone.MUTED, wrap=True)
        self._button = Button(theme, icons, self.tr("Pause"), Kind.QUIET, small=True)
        self._button.clicked.connect(self._on_clicked)
        tip = self.tr(
            "Streamed experts that free memory holds: the model gets them without the drive. They "
            "give way as soon as another program needs the memory."
        )
        for widget in (name, self._amount, self._bar):
            widget.setToolTip(tip)
        self._amount.setAccessibleName(self.tr("Experts in the file cache"))
        self._bar.setAccessibleName(self.tr("Experts in the file cache"))
        heading, foot = QHBoxLayout(), QHBoxLayout()
        heading.addWidget(name, 1)
        heading.addWidget(self._amount)
        foot.addWidget(self._note, 1)
        foot.addWidget(self._button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        column.addLayout(heading)
        column.addWidget(self._bar)
        column.addLayout(foot)
        self.show_status(None)

    @Slot(object)
    def show_status(self, status: CacheStatus | None) -> None:
        """Show this; ``None`` = no model is loaded."""
        none = status is None or status.warmth is Warmth.NONE
        if status is None or (none and status.unsuited in _SILENT):
            self.hide()
            return
        self._show_amount(status)
        note = warmth_text(status)
        if note != self._note.text():
            self._note.setText(note)
        self._note.set_tone(_TONES.get(status.warmth, Tone.MUTED))
        self._paused = status.warmth is Warmth.PAUSED
        self._button.setText(self.tr("Go on") if self._paused else self.tr("Pause"))
        self._button.setAccessibleName(
            self.tr("Go on reading experts into the file cache")
            if self._paused
            else self.tr("Pause reading experts into the file cache")
        )
        self._button.setVisible(status.warmth in _PAUSABLE)
        self.show()

    def _show_amount(self, status: CacheStatus) -> None:
        known = status.warmth is not Warmth.NONE
        text = cached_text(status) if known else ""
        if text != self._amount.text():
            self._amount.setText(text)
        done = status.read_bytes if status.cached_bytes is None else status.cached_bytes
        self._bar.show_fraction(done / max(1, status.total_bytes))
        self._bar.setVisible(known)

    @Slot()
    def _on_clicked(self) -> None:
        self.pause_wanted.emit(not self._paused)


def show_cache(warmer: CacheWarmer, view: CacheView) -> None:
    """Let the view show what the service does, and the service do what the view is told."""
    warmer.changed.connect(view.show_status)
    view.pause_wanted.connect(warmer.set_paused)
    view.show_status(warmer.status)
