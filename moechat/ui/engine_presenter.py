"""Between the engine and the widgets that show what it is doing and how fast."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from moechat.core.faults import Fault
from moechat.core.memory_parts import memory_parts
from moechat.core.memory_split import MemorySplit
from moechat.core.model_name import read_model_name
from moechat.core.throughput import SAMPLE_SECONDS, SpeedMeter
from moechat.protocol.messages import Done, LoadProgress, TextDelta
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService, EngineState
from moechat.services.memory import MemoryMonitor
from moechat.services.texts import state_text
from moechat.ui.composer import Mode
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.figures import rate_text, use_text
from moechat.ui.shell import Shell
from moechat.ui.theme import Tone

_TONES = {
    EngineState.READY: Tone.OK,
    EngineState.GENERATING: Tone.OK,
    EngineState.FAILED: Tone.BAD,
}


class EnginePresenter(QObject):
    """State chip, loading view, composer mode, speed and memory."""

    def __init__(
        self,
        *,
        engine: EngineService,
        chat: ChatService,
        memory: MemoryMonitor,
        shell: Shell,
        notices: FaultNotices,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine, self._chat, self._memory = engine, chat, memory
        self._shell, self._notices, self._clock = shell, notices, clock
        self._meter = SpeedMeter()
        self._rate: float | None = None
        self._progress: LoadProgress | None = None  # of the load
        self._is_prefilling = False
        self._was_restarted = False
        self._sample_timer = QTimer(self, interval=round(SAMPLE_SECONDS * 1000))
        self._sample_timer.timeout.connect(self._sample)
        engine.state_changed.connect(self._on_state_changed)
        engine.load_progress.connect(self._on_load_progress)
        engine.loaded.connect(self._on_loaded)
        engine.unloaded.connect(self._on_model_gone)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        engine.died.connect(self._on_died)
        engine.stalled.connect(self._on_stalled)
        engine.stop_overdue.connect(shell.composer.offer_force_stop)
        engine.heartbeat.connect(memory.take_heartbeat)
        chat.answering_changed.connect(self._show_mode)
        memory.changed.connect(self._on_memory_changed)
        self._on_state_changed(engine.state)

    # ── state ────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_state_changed(self, state: EngineState) -> None:
        if state in (EngineState.GENERATING, EngineState.LOADING):
            self._was_restarted = False
        if state is EngineState.GENERATING:
            self._is_prefilling = True
            self._meter.begin()
            self._sample_timer.start()
        elif state is not EngineState.STOPPING:
            self._sample_timer.stop()
        if state is EngineState.LOADING:
            self._progress = None
        if state in (EngineState.ABSENT, EngineState.FAILED):
            self._memory.forget_engine()
        self._shell.top_bar.set_can_unload(state is EngineState.READY)
        self._show_loading(state)
        self._show_state()
        self._show_mode()

    def _show_loading(self, state: EngineState) -> None:
        folder = self._engine.model_dir
        loading = state is EngineState.LOADING and folder is not None
        self._shell.show_loading(read_model_name(folder.name).name if loading and folder else None)

    @Slot(object)
    def _on_load_progress(self, progress: LoadProgress) -> None:
        self._progress = progress
        self._shell.loading.show_progress(progress)
        self._show_state()

    def _show_state(self) -> None:
        state, progress = self._engine.state, self._progress
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

    @Slot()
    def _show_mode(self) -> None:
        folder = self._engine.model_dir
        name = read_model_name(folder.name).name if folder else ""
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

    @Slot()
    def _on_model_gone(self) -> None:
        self._shell.panel.streaming.hide()

    @Slot(object)
    def _on_died(self, fault: Fault) -> None:
        self._was_restarted = True
        self._on_model_gone()
        self._notices.show("engine", fault)
        self._show_state()

    @Slot(object)
    def _on_stalled(self, fault: Fault) -> None:
        self._notices.show("stalled", fault)

    # ── speed ────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        self._meter.count(delta.tokens, self._clock())
        if self._is_prefilling:
            self._is_prefilling = False
            self._notices.dismiss("stalled")
            self._show_state()

    @Slot()
    def _sample(self) -> None:
        rate = self._meter.sample(self._clock())
        if rate is not None:
            self._show_rate(rate)
            self._shell.panel.speed.show_history(self._meter.history)

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        self._notices.dismiss("stalled")
        metrics = done.metrics
        if metrics.tokens_per_second > 0:
            self._show_rate(metrics.tokens_per_second)
        if metrics.ttft_ms > 0:
            self._shell.panel.speed.show_first_token(metrics.ttft_ms)

    def _show_rate(self, rate: float) -> None:
        self._rate = rate
        self._shell.panel.speed.show_rate(rate)
        self._show_figures()

    # ── memory ───────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_memory_changed(self, split: MemorySplit | None) -> None:
        self._shell.panel.memory.show_parts(memory_parts(split, None) if split else None)
        self._show_figures()

    def _show_figures(self) -> None:
        split = self._memory.split
        parts = [
            rate_text(self._rate) if self._rate else "",
            use_text(split.used, split.total) if split else "",
        ]
        self._shell.top_bar.show_figures(" · ".join(filter(None, parts)))
