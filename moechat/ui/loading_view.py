"""What is seen while a model loads."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.protocol.messages import LoadProgress, LoadStage
from moechat.services.texts import load_stage_text
from moechat.ui.buttons import Button
from moechat.ui.icon_view import IconView
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.progress_bar import SlimProgressBar
from moechat.ui.theme import Size, Theme, Tone

_STAGES = tuple(LoadStage)


class LoadingView(QWidget):
    """Title, bar, stages with a tick behind those that are done, Cancel."""

    cancel_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        self._title = Label(theme, bold=True, wrap=True)
        self._bar = SlimProgressBar(theme)
        self._bar.setAccessibleName(self.tr("Loading the model"))
        self._stages = {stage: _Stage(theme, icons, load_stage_text(stage)) for stage in _STAGES}
        stages = QHBoxLayout()
        stages.setSpacing(theme.px(14))
        for view in self._stages.values():
            stages.addWidget(view)
        stages.addStretch(1)
        self._cancel = Button(theme, icons, self.tr("Cancel"), small=True)
        self._cancel.clicked.connect(self.cancel_wanted)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addWidget(self._bar)
        self._column.addLayout(stages)
        self._column.addSpacing(theme.px(4))
        self._column.addWidget(self._cancel, 0, Qt.AlignmentFlag.AlignLeft)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.hide()

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(0, 0, 0, px(8))
        self._column.setSpacing(px(10))

    def begin(self, model_name: str) -> None:
        """A load of this model began; it may be waiting for the engine still."""
        self._title.setText(self.tr("Loading {0}").format(model_name))
        self._bar.show_fraction(0.0)
        self._show_stage(None)
        self.show()

    def show_progress(self, progress: LoadProgress) -> None:
        """A stage began or went on."""
        if progress.fraction is not None:
            self._bar.show_fraction(progress.fraction)
        self._show_stage(progress.stage)

    def _show_stage(self, current: LoadStage | None) -> None:
        at = -1 if current is None else _STAGES.index(current)
        for place, stage in enumerate(_STAGES):
            self._stages[stage].show_state(done=place < at, current=place == at)


class _Stage(QWidget):
    """The name of a stage; a tick once it is done."""

    def __init__(self, theme: Theme, icons: IconSet, name: str) -> None:
        super().__init__()
        self._name = name
        self._label = Label(theme, name, size=Size.SMALL, tone=Tone.FAINT)
        self._tick = IconView(theme, icons, "check", side=14, tone=Tone.OK)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(4))
        row.addWidget(self._label)
        row.addWidget(self._tick)

    def show_state(self, *, done: bool, current: bool) -> None:
        """Before, in or after this stage."""
        self._label.setText(self.tr("{0} …").format(self._name) if current else self._name)
        self._label.set_tone(Tone.TEXT if current else Tone.MUTED if done else Tone.FAINT)
        self._label.setAccessibleName(
            self.tr("{0}: done").format(self._name) if done else self._label.text()
        )
        self._tick.setVisible(done)
