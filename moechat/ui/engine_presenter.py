"""Between the engine and the widgets that show what it is doing."""

from PySide6.QtCore import QObject, Slot

from moechat.core.faults import Fault
from moechat.core.model_name import folder_model_name
from moechat.core.run_watch import AlarmKind
from moechat.protocol.messages import LoadProgress
from moechat.services.chat import ChatService
from moechat.services.engine import EngineState
from moechat.services.loads import LoadService, PagingAlarm
from moechat.services.texts import state_text
from moechat.ui.composer import Mode
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Shell
from moechat.ui.theme import Tone

_TONES = {
    EngineState.READY: Tone.OK,
    EngineState.GENERATING: Tone.OK,
    EngineState.FAILED: Tone.BAD,
}
_RUNNING = (EngineState.READY, EngineState.GENERATING, EngineState.STOPPING)


class EnginePresenter(QObject):
    """State chip, loading view, composer mode."""

    def __init__(
        self,
        *,
        loads: LoadService,
        chat: ChatService,
        shell: Shell,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine, self._chat = loads.engine, chat
        engine = loads.engine
        self._shell, self._notices = shell, notices
        self._progress: LoadProgress | None = None  # of the load
        self._is_prefilling = False
        self._was_restarted = False
        self._pages = False
        loads.alarm.connect(self._on_alarm)
        loads.planned.connect(self._on_planned)
        engine.state_changed.connect(self._on_state_changed)
        engine.load_progress.connect(self._on_load_progress)
        engine.loaded.connect(self._on_loaded)
        engine.delta.connect(self._on_delta)
        engine.died.connect(self._on_died)
        engine.stalled.connect(self._on_stalled)
        engine.stop_overdue.connect(shell.composer.offer_force_stop)
        chat.answering_changed.connect(self._show_mode)
        self._on_state_changed(engine.state)

    # ── state ────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_state_changed(self, state: EngineState) -> None:
        if state in (EngineState.GENERATING, EngineState.LOADING):
            self._was_restarted = False
        if state is EngineState.GENERATING:
            self._is_prefilling = True
        if state not in (EngineState.GENERATING, EngineState.STOPPING):
            self._notices.dismiss("stalled")
        if state is EngineState.LOADING:
            self._progress = None
        self._shell.top_bar.set_can_unload(state is EngineState.READY)
        self._show_loading(state)
        self._show_state()
        self._show_mode()

    def _show_loading(self, state: EngineState) -> None:
        folder = self._engine.model_dir
        loading = state is EngineState.LOADING and folder is not None
        self._shell.show_loading(folder_model_name(folder).name if loading and folder else None)

    @Slot(object)
    def _on_load_progress(self, progress: LoadProgress) -> None:
        self._progress = progress
        self._shell.loading.show_progress(progress)
        self._show_state()

    def _show_state(self) -> None:
        state, progress = self._engine.state, self._progress
        if self._pages and state in _RUNNING:
            self._shell.top_bar.show_state(self.tr("Paging"), Tone.BAD)
            return
        restarted = self._was_restarted and state in (EngineState.STARTING, EngineState.IDLE)
        self._shell.top_bar.show_state(
            state_text(
                state,
                stage=progress.stage if progress else None,
                load_fraction=(progress.fraction or 0.0) if progress else 0.0,
                prefilling=self._is_prefilling,
                restarted=self._was_restarted,
                remembered=self._engine.has_model,
            ),
            Tone.WARN if restarted else _TONES.get(state, Tone.MUTED),
        )

    @Slot(object)
    def _on_alarm(self, alarm: PagingAlarm) -> None:
        self._pages = alarm.alarm.kind is AlarmKind.PAGING
        self._show_state()

    @Slot()
    def _on_planned(self) -> None:
        self._pages = False

    @Slot()
    def _show_mode(self) -> None:
        folder = self._engine.model_dir
        name = folder_model_name(folder).name if folder else ""
        if self._chat.answering:
            mode = Mode.ANSWERING
        elif self._engine.state is EngineState.LOADING:
            mode = Mode.LOADING
        else:
            mode = Mode.READY if self._engine.has_model else Mode.NO_MODEL
        self._shell.composer.set_mode(mode, name)

    @Slot()
    def _on_loaded(self) -> None:
        self._notices.dismiss("engine")

    @Slot(object)
    def _on_died(self, fault: Fault) -> None:
        self._was_restarted = True
        self._notices.show("engine", fault)
        self._show_state()

    @Slot(object)
    def _on_stalled(self, fault: Fault) -> None:
        self._notices.show("stalled", fault)

    # ── answers ──────────────────────────────────────────────────────────────

    @Slot()
    def _on_delta(self) -> None:
        self._notices.dismiss("stalled")
        if self._is_prefilling:
            self._is_prefilling = False
            self._show_state()
