"""What a tuning run is about, how its trials are loaded, and what is kept of it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

import msgspec

from moechat.core.conversation import RunMetrics
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.offload_proof import Proof
from moechat.core.plan import Source
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.core.tuning_result import TuningResult
from moechat.core.tuning_space import Candidate, TuningSpace
from moechat.core.tuning_steps import Step
from moechat.protocol.messages import DeviceAnswers, Load, Loaded
from moechat.services.load_planner import PlannedLoad, drivers_of
from moechat.services.planned_source import load_of
from moechat.services.store_access import StoreAccess


@dataclass(frozen=True)
class TuneJob:
    """A model on a machine, looked over and planned already.

    ``threads`` are the counts to try on a CPU.
    """

    planned: PlannedLoad
    threads: tuple[int, ...] = ()

    def space(self) -> TuningSpace:
        """The settings to choose from."""
        planned = self.planned
        return TuningSpace(
            planned.facts,
            planned.machine,
            planned.wish.wishes,
            planned.remembered.learned,
            self.threads,
        )

    def at(self, candidate: Candidate) -> PlannedLoad:
        """The load of one candidate."""
        plan = msgspec.structs.replace(candidate.plan, threads=candidate.threads)
        return replace(self.planned, plan=plan)


@dataclass(frozen=True)
class TrialLoad:
    """A `LoadSource` of one candidate, and nothing else in its place."""

    job: TuneJob
    candidate: Candidate

    @property
    def model_dir(self) -> Path:
        """The folder of the model."""
        return self.job.planned.wish.model_dir

    def prepare(
        self,
        devices: list[DeviceAnswers],
        ready: Callable[[Load], None],
        failed: Callable[[Fault], None],
    ) -> None:
        """Ready at once; fails with MODEL_UNREADABLE for a name that no line can carry."""
        del devices
        try:
            load = load_of(self.job.at(self.candidate))
        except UserError as error:
            failed(error.fault)
            return
        ready(load)

    def retries(self, fault: Fault) -> bool:
        """Never: a trial that fails tells something."""
        del fault
        return False


class TuningLog(Protocol):
    """Where measurements are kept."""

    def add(self, record: RunRecord) -> None:
        """Keep one run."""
        ...

    def save_tuned(self, tuned: TunedSetting) -> None:
        """Keep the choice."""
        ...


class StoredTuning:
    """Measurements in the store; its faults are told as those of any other of its work."""

    def __init__(self, store: StoreAccess) -> None:
        self._store = store

    def add(self, record: RunRecord) -> None:
        """Keep one run."""
        self._store.run(lambda store: store.runs.add(record))

    def save_tuned(self, tuned: TunedSetting) -> None:
        """Keep the choice."""
        self._store.run(lambda store: store.runs.save_tuned(tuned))


@dataclass(frozen=True)
class Measured:
    """What one answer or failure of a trial told, beside its step."""

    at: float  # seconds since the epoch
    on_battery: bool | None
    loaded: Loaded | None = None
    proof: Proof | None = None
    metrics: RunMetrics = field(default_factory=RunMetrics)
    hurried: bool = False
    fault: FaultCode | None = None


def run_record(job: TuneJob, space: TuningSpace, step: Step, measured: Measured) -> RunRecord:
    """One step as it is kept."""
    plan, metrics, loaded = step.candidate.plan, measured.metrics, measured.loaded
    return RunRecord(
        at=measured.at,
        **_origin(job, space),
        ratio=plan.ratio,
        slots=plan.slots,
        experts=plan.experts,
        source=Source.MANUAL,
        prefill_chunk=plan.prefill_chunk,
        context_tokens=plan.context_tokens,
        kv_precision=plan.kv_precision.value,
        kind=RunKind.TUNE,
        prompt_tokens=metrics.prompt_tokens,
        new_tokens=metrics.new_tokens,
        reused_tokens=metrics.reused_tokens,
        ttft_ms=metrics.ttft_ms,
        tokens_per_second=metrics.tokens_per_second,
        needed_bytes=plan.needed_bytes,
        measured_bytes=metrics.device_bytes,
        peak_rss_bytes=metrics.peak_rss_bytes,
        cached_bytes=max(0, space.cached_bytes(step.candidate)),
        cold=measured.hurried,  # nothing was left out of its speed
        on_battery=measured.on_battery,
        proof=measured.proof.state.value if measured.proof else None,
        proof_cause=measured.proof.cause.value if measured.proof else "",
        load_ms=loaded.load_ms if loaded else 0.0,
        fault=measured.fault,
    )


def tuned_setting(
    job: TuneJob, space: TuningSpace, result: TuningResult, at: float
) -> TunedSetting | None:
    """The choice as it is kept; None where nothing was measured."""
    chosen = result.chosen
    if chosen is None:
        return None
    return TunedSetting(
        at=at,
        **_origin(job, space),
        context_tokens=chosen.context_tokens,
        ratio=chosen.ratio,
        slots=chosen.slots,
        experts=chosen.experts,
        prefill_chunk=chosen.prefill_chunk if chosen.slots < chosen.experts else None,
        kv_precision=chosen.kv_precision.value,
        threads=chosen.threads,
        tokens_per_second=chosen.tokens_per_second,
        ttft_ms=chosen.ttft_ms,
        needed_bytes=chosen.needed_bytes,
        complete=result.complete,
        reason=result.verdict.code.value,
        values=result.verdict.values,
    )


def _origin(job: TuneJob, space: TuningSpace) -> dict[str, Any]:
    """What every measurement of a run has in common."""
    planned, device = job.planned, space.device
    return {
        "model": planned.facts.name,
        "model_key": planned.model_key,
        "device": device.id,
        "device_name": device.name,
        "driver": drivers_of(planned.machine).get(device.id, ""),
        "versions": planned.machine.versions,
    }
