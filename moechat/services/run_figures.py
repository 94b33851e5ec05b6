"""What the running model streams for each token, and what holds it back."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.bottleneck import Bottleneck, BottleneckWatch, Cause, Look
from moechat.core.engine_rates import EngineRates
from moechat.core.engine_state import EngineState
from moechat.core.machine import DeviceKind
from moechat.core.rates import rates_of
from moechat.core.speed_model import routed_per_token, warmup_tokens
from moechat.core.streaming_figures import StreamingFigures, StreamingWatch
from moechat.protocol.messages import TextDelta
from moechat.services.engine_meter import EngineMeter
from moechat.services.loads import LoadOutcome, LoadService, PlannedLoad

_NOTHING = Bottleneck()
_ANSWERING = (EngineState.GENERATING, EngineState.STOPPING)


@dataclass(frozen=True)
class RunLook:
    """One look of the meter, and what follows from it."""

    rates: EngineRates | None = None  # None = there is no process
    streaming: StreamingFigures | None = None  # of the last tokens
    bottleneck: Bottleneck = _NOTHING  # the last that was found with this model
    now: bool = False  # the bottleneck is of this moment


class RunFigures(QObject):
    """Follows the loaded model; `changed` comes with every look of the meter."""

    changed = Signal(object)  # RunLook

    def __init__(
        self,
        loads: LoadService,
        meter: EngineMeter,
        *,
        is_paging: Callable[[], bool] = lambda: False,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        """``is_paging``: whether there is an alarm of it, which is never contradicted."""
        super().__init__(parent)
        self._meter = meter
        self._engine = loads.engine
        self._is_paging = is_paging
        self._clock = clock
        self._streaming: StreamingWatch | None = None
        self._bottleneck = BottleneckWatch()
        self._streams = self._on_cpu = False
        self._tokens: int | None = None  # of the answer that is being written
        self._last = _NOTHING
        loads.planned.connect(self._on_planned)
        loads.loaded.connect(self._on_loaded)
        self._engine.state_changed.connect(self._on_state)
        self._engine.delta.connect(self._on_delta)
        meter.changed.connect(self._on_rates)

    @Slot(object)
    def _on_planned(self, planned: PlannedLoad) -> None:
        self._meter.watch_drives(planned.wish.model_dir)

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        planned = outcome.planned
        self._streams = outcome.loaded.ratio > 0
        self._on_cpu = planned.device.kind is DeviceKind.CPU
        full = routed_per_token(planned.facts) if self._streams else 0.0
        self._streaming = StreamingWatch(full, warmup_tokens(planned.facts, planned.plan.slots))
        self._bottleneck = BottleneckWatch(rates_of(planned.device, planned.machine))
        self._last = _NOTHING

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if state not in _ANSWERING or state is EngineState.GENERATING:
            self._tokens = None
        if state not in (*_ANSWERING, EngineState.READY):
            self._streaming = None

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        self._tokens = delta.tokens

    @Slot(object)
    def _on_rates(self, rates: EngineRates | None) -> None:
        if rates is None or self._streaming is None:
            self._last = _NOTHING
            self.changed.emit(RunLook(rates))
            return
        seen = self._bottleneck.feed(
            Look(
                at_s=self._clock(),
                active=self._engine.state in _ANSWERING,
                rates=rates,
                streams=self._streams,
                on_cpu=self._on_cpu,
                paging_alarm=self._is_paging(),
            )
        )
        now = seen.cause not in (Cause.IDLE, Cause.UNKNOWN)
        if now:
            self._last = seen
        streaming = self._streaming.feed(rates, self._tokens)
        self.changed.emit(RunLook(rates, streaming, self._last, now))
