"""Keeps every load and every answer in the log of runs."""

import time
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Slot

from moechat.core.engine_state import EngineState
from moechat.core.faults import Fault, FaultCode
from moechat.core.gpu_budget import Ram
from moechat.core.run_record import RunKind, RunRecord
from moechat.core.run_watch import AlarmKind
from moechat.core.speed_model import warmup_tokens
from moechat.protocol.messages import Done
from moechat.services.doctor import read_ram
from moechat.services.load_planner import PlannedLoad, drivers_of
from moechat.services.loads import LoadOutcome, LoadService, PagingAlarm
from moechat.services.power import on_battery
from moechat.services.store_access import StoreAccess
from moechat.store.store import Store

# What was asked could not be answered, or was stopped: that is no run.
_NO_RUN = frozenset(
    {
        FaultCode.BUSY,
        FaultCode.BAD_REQUEST,
        FaultCode.CHAT_TEMPLATE_FAILED,
        FaultCode.CHAT_TEMPLATE_MISSING,
        FaultCode.CONTEXT_FULL,
        FaultCode.EMPTY_CONVERSATION,
        FaultCode.FORCED_STOP,
        FaultCode.LINE_TOO_LONG,
        FaultCode.NOTHING_LOADED,
    }
)


class RunRecorder(QObject):
    """Listens to loads and answers of the window's engine."""

    def __init__(
        self,
        loads: LoadService,
        store: StoreAccess,
        *,
        read_ram: Callable[[], Ram] = read_ram,
        read_battery: Callable[[], bool | None] = on_battery,
        clock: Callable[[], float] = time.time,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._read_ram = read_ram
        self._read_battery = read_battery
        self._clock = clock
        self._loads = loads
        self._answering: LoadOutcome | None = None  # the model that is writing an answer
        self._is_paging = False
        self._written_tokens = 0  # since the load
        engine = loads.engine
        loads.attempt_failed.connect(self._on_attempt_failed)
        loads.loaded.connect(self._on_loaded)
        loads.alarm.connect(self._on_alarm)
        engine.state_changed.connect(self._on_state)
        engine.done.connect(self._on_done)
        engine.generation_failed.connect(self._on_answer_failed)
        engine.died.connect(self._on_answer_failed)

    # ── loads ────────────────────────────────────────────────────────────────

    @Slot(object, object)
    def _on_attempt_failed(self, planned: PlannedLoad, fault: Fault) -> None:
        self._keep(_record(planned, RunKind.LOAD, self._clock(), fault=fault.code))

    @Slot(object)
    def _on_loaded(self, outcome: LoadOutcome) -> None:
        self._written_tokens = 0
        loaded = outcome.loaded
        self._keep(
            msgspec.structs.replace(
                _with_outcome(_record(outcome.planned, RunKind.LOAD, self._clock()), outcome),
                load_ms=loaded.load_ms,
                peak_rss_bytes=loaded.rss_bytes,
            )
        )

    # ── answers ──────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if state is EngineState.GENERATING:
            # None where somebody else has loaded the model.
            self._answering, self._is_paging = self._loads.outcome, False

    @Slot(object)
    def _on_alarm(self, alarm: PagingAlarm) -> None:
        self._is_paging = self._is_paging or alarm.alarm.kind is AlarmKind.PAGING

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        outcome, self._answering = self._answering, None
        if outcome is None:
            return
        metrics = done.metrics
        planned = outcome.planned
        plan, before = planned.plan, self._written_tokens
        self._written_tokens += metrics.new_tokens
        streams = plan.slots < plan.experts
        record = _with_outcome(_record(planned, RunKind.CHAT, self._clock()), outcome)
        self._keep(
            msgspec.structs.replace(
                record,
                prompt_tokens=metrics.prompt_tokens,
                new_tokens=metrics.new_tokens,
                reused_tokens=metrics.reused_tokens,
                ttft_ms=metrics.ttft_ms,
                tokens_per_second=metrics.tokens_per_second,
                peak_rss_bytes=metrics.peak_rss_bytes,
                cold=streams and before < warmup_tokens(planned.facts, plan.slots),
                paging=self._is_paging,
            )
        )

    @Slot(object)
    def _on_answer_failed(self, fault: Fault) -> None:
        outcome, self._answering = self._answering, None
        code = FaultCode(str(fault.values.get("last", fault.code)))  # of a loop, the last one
        if code is FaultCode.FORCED_STOP and self._loads.has_stalled:
            code = FaultCode.ENGINE_STALLED
        if outcome is None or code in _NO_RUN:
            return
        record = _record(outcome.planned, RunKind.CHAT, self._clock(), fault=code)
        record = msgspec.structs.replace(record, paging=self._is_paging)
        self._keep(_with_outcome(record, outcome))

    def _keep(self, record: RunRecord) -> None:
        """Add what takes a look at the machine, and write; off the GUI thread."""

        def write(store: Store) -> str:
            return store.runs.add(
                msgspec.structs.replace(
                    record,
                    cached_bytes=self._read_ram().available_bytes,
                    on_battery=self._read_battery(),
                )
            )

        self._store.run(write)


def _record(
    planned: PlannedLoad, kind: RunKind, at: float, *, fault: FaultCode | None = None
) -> RunRecord:
    plan, device, machine = planned.plan, planned.device, planned.machine
    return RunRecord(
        at=at,
        model=planned.wish.model_dir.name,
        model_key=planned.model_key,
        device=plan.device,
        device_name=device.name,
        driver=drivers_of(machine).get(device.id, ""),
        versions=machine.versions,
        ratio=plan.ratio,
        slots=plan.slots,
        experts=plan.experts,
        source=plan.source,
        prefill_chunk=plan.prefill_chunk,
        context_tokens=plan.context_tokens,
        kv_precision=plan.kv_precision,
        kind=kind,
        needed_bytes=plan.needed_bytes,
        fault=fault,
    )


def _with_outcome(record: RunRecord, outcome: LoadOutcome) -> RunRecord:
    loaded, proof = outcome.loaded, outcome.proof
    return msgspec.structs.replace(
        record,
        prefill_chunk=loaded.prefill_chunk or record.prefill_chunk,
        context_tokens=loaded.context_tokens,
        kv_precision=loaded.kv_precision,
        measured_bytes=proof.measured_bytes or None,
        proof=proof.state,
        proof_cause=proof.cause,
    )
