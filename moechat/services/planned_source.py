"""One wish on its way into the engine: plan, load, and down the ladder where memory runs out."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Protocol

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.ladder import LadderStep, Refusal, next_step
from moechat.core.memory_lock import lock_budget
from moechat.core.memory_plan import GIB
from moechat.core.plan import Plan, ReasonCode
from moechat.protocol.messages import DeviceAnswers, Load
from moechat.services.engine_requests import line_path
from moechat.services.load_planner import LoadPlanner, LoadWish, PlannedLoad

_Ready = Callable[[Load], None]
_Failed = Callable[[Fault], None]

_DRIVER = frozenset({FaultCode.GPU_LOST, FaultCode.DRIVER_FAILED})
_MEMORY = _DRIVER | {FaultCode.OUT_OF_MEMORY, FaultCode.ENGINE_OUT_OF_MEMORY}
_UNASKED = frozenset({"idle", "priming"})  # stages of a death
_THREADS = "INFERENCE_NUM_THREADS"


class Attempts(Protocol):
    """Who hears of each attempt."""

    @property
    def may_step(self) -> bool:
        """Whether to try something smaller after a load failed."""
        ...

    def begin(self, planned: PlannedLoad, ready: _Ready, load: Load) -> None:
        """An attempt begins; ``ready(load)`` sends it."""
        ...

    def step(self, step: LadderStep, planned: PlannedLoad) -> None:
        """Something smaller than ``planned`` is tried."""
        ...

    def end_attempt(self, planned: PlannedLoad, fault: Fault) -> None:
        """An attempt failed."""
        ...


class PlannedSource:
    """A `LoadSource`: plans afresh for every load, and again after one that memory ended."""

    def __init__(
        self,
        attempts: Attempts,
        planner: LoadPlanner,
        wish: LoadWish,
        *,
        anyway: bool = False,
        cautious: bool = False,
    ) -> None:
        self.wish = wish
        self._attempts = attempts
        self._planner = planner
        self._anyway = anyway
        self._cautious = cautious
        self._loading: PlannedLoad | None = None
        self._tried: list[Plan] = []  # since the user asked, or since it went well
        self._failed: list[Plan] = []  # in all loads
        self._fault: Fault | None = None  # of the last try

    @property
    def model_dir(self) -> Path:
        """The folder of the model."""
        return self.wish.model_dir

    def prepare(self, devices: list[DeviceAnswers], ready: _Ready, failed: _Failed) -> None:
        """Plan, and go a step further down where that failed before."""
        self._planner.plan(
            self.wish, devices, lambda planned: self._on_planned(planned, ready, failed), failed
        )

    def retries(self, fault: Fault) -> bool:
        """After a want of memory, until the ladder ends."""
        planned, self._loading = self._loading, None
        if planned is None:
            return False
        self._attempts.end_attempt(planned, fault)
        if not _ended_a_load(fault):
            self._tried.clear()
            return False
        self._fault = fault
        self._failed.append(planned.plan)
        if not self._attempts.may_step:
            return False
        self._tried.append(planned.plan)
        return True  # `next_step` ends it

    def went_well(self) -> bool:
        """The load has ended well; the next one begins at the top. False for another's load."""
        was_loading = self._loading is not None
        self._loading = self._fault = None
        self._tried.clear()
        self._anyway = False
        return was_loading

    def ran_out(self, plan: Plan) -> None:
        """``plan`` was loaded, and memory ran out later: the next load is a smaller one."""
        self._failed.append(plan)

    def _on_planned(self, planned: PlannedLoad, ready: _Ready, failed: _Failed) -> None:
        plan = planned.plan
        if self._tried:
            self._go_down(planned, self._tried[-1], ready, failed)
        elif self._attempts.may_step and _failed_before(plan, self._failed):
            self._tried.append(plan)
            self._go_down(planned, plan, ready, failed)
        elif self._cautious:
            self._go_down(planned, plan, ready, failed)
        else:
            self._begin_or_refuse(planned, ready, failed)

    def _go_down(
        self, planned: PlannedLoad, from_plan: Plan, ready: _Ready, failed: _Failed
    ) -> None:
        """Off the GUI thread, as some dozen plans are made for one step."""
        tried, before = tuple(self._tried), tuple(self._failed)
        missing = _missing(self._fault)

        def found(end: tuple[LadderStep | Refusal, list[Plan]]) -> None:
            step, skipped = end
            if isinstance(step, LadderStep):
                self._tried += skipped
                self._attempts.step(step, replace(planned, plan=from_plan))
                self._begin(replace(planned, plan=step.plan), ready, failed)
            elif self._tried:
                self._tried.clear()
                failed(nothing_worked(step))
            else:  # it was only to be careful
                self._begin_or_refuse(planned, ready, failed)

        self._planner.think(
            lambda: _descend(planned, from_plan, tried, before, missing), found, failed
        )

    def _begin_or_refuse(self, planned: PlannedLoad, ready: _Ready, failed: _Failed) -> None:
        if planned.plan.fits or self._anyway:
            self._begin(planned, ready, failed)
        else:
            failed(too_little_memory(planned))

    def _begin(self, planned: PlannedLoad, ready: _Ready, failed: _Failed) -> None:
        try:
            load = load_of(planned)
        except UserError as error:
            failed(error.fault)
            return
        self._loading = planned
        self._attempts.begin(planned, ready, load)


def is_want_of_memory(fault: Fault) -> bool:
    """Whether a smaller share of the model may help.

    Not where a driver failed with no answer being written, as it does in a sleep.
    """
    return fault.code in _MEMORY and not (fault.code in _DRIVER and is_unasked(fault))


def is_unasked(fault: Fault) -> bool:
    """Whether an engine died with nobody waiting for it."""
    return fault.values.get("stage") in _UNASKED


def _ended_a_load(fault: Fault) -> bool:
    """The same of a load: who kills an engine that is loading is the kernel, most likely."""
    killed = fault.code is FaultCode.ENGINE_DIED and fault.values.get("cause") == "killed"
    return killed or is_want_of_memory(fault)


def load_of(planned: PlannedLoad) -> Load:
    """What the engine is asked for; raises `UserError` MODEL_UNREADABLE."""
    plan = planned.plan
    # Without streaming the engine finds the chunk by itself, so that Stop takes effect soon.
    streams = plan.slots < plan.experts
    wanted = planned.wish.wishes.prefill_chunk is not None
    return Load(
        id=0,
        model_dir=line_path(planned.wish.model_dir),
        device=plan.device,
        ratio=plan.ratio,
        context_tokens=plan.context_tokens,
        pool_tokens=plan.pool_tokens,
        kv_precision=plan.kv_precision,
        prefill_chunk=plan.prefill_chunk if streams or wanted else None,
        properties={} if plan.threads is None else {_THREADS: plan.threads},
        lock_bytes=lock_budget(planned.wish.lock, plan),
    )


def too_little_memory(planned: PlannedLoad) -> Fault:
    """Why a plan that does not fit is not loaded."""
    codes = (ReasonCode.TOO_LITTLE_MEMORY, ReasonCode.TOO_LITTLE_RESIDENT)
    found = next((r.values for r in planned.plan.reasons if r.code in codes), {})
    return Fault(FaultCode.TOO_LITTLE_MEMORY, {"name": planned.facts.name, **found})


def nothing_worked(refusal: Refusal) -> Fault:
    """Why nothing more is tried."""
    return Fault(FaultCode.NOTHING_WORKED, {"missing_bytes": refusal.missing_bytes})


def _descend(
    planned: PlannedLoad,
    from_plan: Plan,
    tried: Sequence[Plan],
    failed: Sequence[Plan],
    missing: int | None,
) -> tuple[LadderStep | Refusal, list[Plan]]:
    """The first step below ``from_plan`` that has not failed before, and those left out for it."""
    skipped: list[Plan] = []
    while True:
        step = next_step(
            planned.facts,
            planned.machine,
            planned.wish.wishes,
            planned.remembered,
            from_plan,
            tried=[*tried, *skipped],
            missing_bytes=missing,
        )
        if isinstance(step, Refusal) or not _failed_before(step.plan, failed):
            return step, skipped
        skipped.append(step.plan)
        from_plan, missing = step.plan, None


def _failed_before(plan: Plan, failed: Sequence[Plan]) -> bool:
    """Whether as much as ``plan`` needs ran out of memory before, with no less available."""
    return any(
        plan.device == earlier.device
        and plan.needed_bytes >= earlier.needed_bytes
        and plan.budget_bytes < earlier.budget_bytes + GIB
        for earlier in failed
    )


def _missing(fault: Fault | None) -> int | None:
    value = fault.values.get("missing_bytes") if fault else None
    return int(value) if isinstance(value, int | float) else None
