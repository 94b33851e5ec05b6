"""Watches the running model: its speed, and what the system reads back from the drive for it."""

import time
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, Slot

from moechat.core.engine_rates import EngineRates
from moechat.core.engine_state import EngineState
from moechat.core.run_watch import AlarmKind, RunWatch, Sample
from moechat.core.speed_learning import Basis
from moechat.core.speed_model import warmup_tokens
from moechat.core.throughput import SpeedMeter
from moechat.protocol.messages import TextDelta
from moechat.protocol.system_memory import SystemMemory, read_system_memory
from moechat.services.engine_meter import EngineMeter
from moechat.services.loads import LoadOutcome, LoadService


class RunGuard(QObject):
    """Feeds the watch with every look of the meter while an answer is written.

    `LoadService.alarm` tells what it sees. The meter looks once a second, on its own lane.
    """

    def __init__(
        self,
        loads: LoadService,
        meter: EngineMeter,
        *,
        read_memory: Callable[[], SystemMemory] = read_system_memory,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._loads = loads
        self._read_memory = read_memory
        self._clock = clock
        self._watch: RunWatch | None = None
        self._is_measured = False  # the speed that the plan expects
        self._speed = SpeedMeter()
        self._last_token: float | None = None  # of the answer that is being written
        loads.loaded.connect(self._on_loaded)
        loads.engine.state_changed.connect(self._on_state)
        loads.engine.delta.connect(self._on_delta)
        meter.changed.connect(self._on_rates)

    @property
    def is_paging(self) -> bool:
        """Whether an alarm of paging is going on."""
        alarm = self._watch.alarm if self._watch else None
        return alarm is not None and alarm.kind is AlarmKind.PAGING

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        plan = outcome.planned.plan
        self._is_measured = plan.basis is Basis.MEASURED
        self._watch = RunWatch(
            plan.expected_tokens_per_second,
            plan.error_factor,
            warmup_tokens(outcome.planned.facts, plan.slots),
        )

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if state is EngineState.GENERATING:
            self._speed.begin()
        if state not in (EngineState.GENERATING, EngineState.STOPPING):
            self._last_token = None
        if state not in (EngineState.READY, EngineState.GENERATING, EngineState.STOPPING):
            self._watch = None

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        self._last_token = self._clock()
        self._speed.count(delta.tokens, self._last_token)

    @Slot(object)
    def _on_rates(self, rates: EngineRates | None) -> None:
        if rates is None or self._watch is None:
            return
        now = self._clock()
        decoding = self._last_token is not None
        memory = SystemMemory(total=0, available=0)
        if decoding:  # else nobody asks
            with suppress(OSError):
                memory = self._read_memory()
        alarm = self._watch.feed(
            Sample(
                at_s=now,
                tokens_per_second=self._speed.rate(now) if decoding else None,
                major_faults_s=rates.major_faults_s,
                swap_in_bytes_s=rates.swap_in_bytes_s,
                swap_out_bytes_s=rates.swap_out_bytes_s,
                ram_available_bytes=memory.available,
                ram_total_bytes=memory.total,
                silent_s=now - self._last_token if self._last_token is not None else None,
            )
        )
        # An estimate may be far off: only what was measured here can be called slow.
        if alarm is not None and (self._is_measured or alarm.kind is not AlarmKind.SLOW):
            self._loads.raise_alarm(alarm)
