"""Between what is measured and the panel: speed, memory, activity; compact where it is closed."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

from moechat.core.machine import DriveKind
from moechat.core.memory_parts import PlannedParts, memory_parts
from moechat.core.memory_split import MemorySplit
from moechat.core.model_facts import Answer
from moechat.core.throughput import SAMPLE_SECONDS, SpeedMeter
from moechat.protocol.messages import Done, PrefillProgress, TextDelta
from moechat.services.bottleneck_texts import (
    Situation,
    bottleneck_advice,
    bottleneck_title,
    evidence_text,
)
from moechat.services.engine import EngineState
from moechat.services.loads import LoadOutcome, LoadService, PlannedLoad
from moechat.services.machine_texts import drive_text
from moechat.services.memory import MemoryMonitor
from moechat.services.run_figures import RunFigures, RunLook
from moechat.services.texts import format_count
from moechat.ui.figures import rate_text, token_count, use_text
from moechat.ui.memory_bar import MemoryNotes
from moechat.ui.offload.disk_view import Activity, Verdict
from moechat.ui.shell import Shell

_ANSWERING = (EngineState.GENERATING, EngineState.STOPPING)


class GaugePresenter(QObject):
    """Four looks a second while an answer is written, one otherwise."""

    def __init__(
        self,
        *,
        loads: LoadService,
        memory: MemoryMonitor,
        figures: RunFigures,
        shell: Shell,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._loads, self._engine, self._memory = loads, loads.engine, memory
        self._shell, self._clock = shell, clock
        self._speed = SpeedMeter()
        self._rate: float | None = None
        self._reading_since: tuple[float, int] | None = None  # time and tokens of the first step
        self._used_tokens: int | None = None
        self._planned: PlannedLoad | None = None
        self._look = RunLook()
        self._sample_timer = QTimer(self, interval=round(SAMPLE_SECONDS * 1000))
        self._sample_timer.timeout.connect(self._sample)
        engine = self._engine
        engine.state_changed.connect(self._on_state_changed)
        engine.prefill.connect(self._on_prefill)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        engine.heartbeat.connect(memory.take_heartbeat)
        engine.unloaded.connect(self._on_model_gone)
        engine.died.connect(self._on_model_gone)
        loads.planned.connect(self._on_planned)
        loads.loaded.connect(self._on_loaded)
        loads.failed.connect(self._on_model_gone)
        memory.changed.connect(self._show_memory)
        figures.changed.connect(self._on_activity)

    # ── speed ────────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_state_changed(self, state: EngineState) -> None:
        if state is EngineState.GENERATING:
            self._reading_since = None
            self._speed.begin()
            self._sample_timer.start()
        elif state not in _ANSWERING:
            self._sample_timer.stop()
            self._shell.panel.speed.show_prefill(None, None)
        if state in (EngineState.ABSENT, EngineState.FAILED):
            self._memory.forget_engine()

    @Slot(object)
    def _on_prefill(self, progress: PrefillProgress) -> None:
        now = self._clock()
        if self._reading_since is None:
            self._reading_since = (now, progress.done_tokens)
        since, tokens = self._reading_since
        read, seconds = progress.done_tokens - tokens, now - since
        speed = read / seconds if seconds > 0 and read > 0 else None
        share = progress.done_tokens / max(1, progress.total_tokens)
        self._shell.panel.speed.show_prefill(share, speed)

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        self._speed.count(delta.tokens, self._clock())
        self._shell.panel.speed.show_prefill(None, None)

    @Slot()
    def _sample(self) -> None:
        rate = self._speed.sample(self._clock())
        if rate is not None:
            self._show_rate(rate)
            self._shell.panel.speed.show_history(self._speed.history)

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        metrics = done.metrics
        if metrics.tokens_per_second > 0:
            self._show_rate(metrics.tokens_per_second)
        if metrics.ttft_ms > 0:
            self._shell.panel.speed.show_first_token(metrics.ttft_ms)
        if metrics.prompt_tokens:
            self._used_tokens = metrics.prompt_tokens + metrics.new_tokens
            self._show_memory(self._memory.split)

    def _show_rate(self, rate: float) -> None:
        self._rate = rate
        self._shell.panel.speed.show_rate(rate)
        self._show_figures()

    # ── memory ───────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_planned(self, planned: PlannedLoad) -> None:
        self._planned, self._used_tokens = planned, None
        self._show_memory(self._memory.split)
        self._show_activity()

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        self._planned = outcome.planned
        self._show_memory(self._memory.split)

    @Slot()
    def _on_model_gone(self) -> None:
        self._planned = self._used_tokens = None
        self._show_memory(self._memory.split)
        self._show_activity()

    @Slot(object)
    def _show_memory(self, split: MemorySplit | None) -> None:
        view, planned = self._shell.panel.memory, self._planned
        if split is None:
            view.show_parts(None)
        elif planned is None:
            view.show_parts(memory_parts(split, None))
        else:
            view.show_parts(memory_parts(split, _planned_parts(planned)), self._notes(planned))
        self._show_figures()

    def _notes(self, planned: PlannedLoad) -> MemoryNotes:
        plan = planned.plan
        experts = self.tr("{0} of {1}").format(format_count(plan.slots), format_count(plan.experts))
        total = token_count(plan.context_tokens)
        context = self.tr("{0} tokens").format(total)
        if self._used_tokens is not None:
            used = token_count(self._used_tokens)
            context = self.tr("{0} of {1} tokens").format(used, total)
        return MemoryNotes(experts=experts if plan.experts else "", context=context)

    # ── activity and figures ─────────────────────────────────────────────────

    @Slot(object)
    def _on_activity(self, look: RunLook) -> None:
        self._look = look
        self._show_activity()

    def _show_activity(self) -> None:
        look = self._look
        self._shell.panel.activity.show_activity(
            Activity(look.rates, look.streaming, self._drive_words(), self._verdict(look))
        )

    def _verdict(self, look: RunLook) -> Verdict:
        seen, planned = look.bottleneck, self._planned
        situation = Situation()
        if planned is not None:
            drive = planned.machine.drive
            situation = Situation(
                streamable=planned.device.xmx and planned.facts.streamable is Answer.YES,
                drive=drive.kind if drive else DriveKind.UNKNOWN,
            )
        return Verdict(
            seen.cause,
            bottleneck_title(seen.cause),
            evidence_text(seen),
            bottleneck_advice(seen, situation),
            now=look.now,
        )

    def _drive_words(self) -> str:
        drive = self._planned.machine.drive if self._planned else None
        if drive is None:
            return ""
        known = drive.kind is not DriveKind.UNKNOWN
        parts = [drive_text(drive.kind)] if known else []
        if drive.slice_mb_s is not None:
            parts.append(self.tr("{0} MB/s").format(format_count(round(drive.slice_mb_s))))
        return " · ".join(parts)

    def _show_figures(self) -> None:
        split, plan = self._memory.split, self._planned.plan if self._planned else None
        parts = [
            rate_text(self._rate) if self._rate else "",
            use_text(split.used, split.total) if split else "",
            self.tr("{0} % streamed").format(plan.ratio) if plan and plan.ratio else "",
        ]
        self._shell.top_bar.show_figures(" · ".join(filter(None, parts)))


def _planned_parts(planned: PlannedLoad) -> PlannedParts:
    plan = planned.plan
    return PlannedParts(
        fixed=plan.fixed_bytes,
        experts=plan.resident_expert_bytes,
        context=plan.kv_bytes + plan.recurrent_bytes,
        working=plan.working_bytes,
        limit=planned.device.total_bytes,
    )
