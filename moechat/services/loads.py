"""Loading by the plan: plan, load, prove; and step down where memory turns out to be too short."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.engine_state import EngineState
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.ladder import LadderStep, Trouble, safer
from moechat.core.offload_proof import Proof, prove
from moechat.core.plan import Plan, Setting, Source
from moechat.core.run_watch import Alarm
from moechat.protocol.messages import Load, Loaded, LoadProgress, LoadStage
from moechat.services.engine import EngineService
from moechat.services.load_marker import LoadMarker
from moechat.services.load_planner import LoadPlanner, LoadWish, PlannedLoad
from moechat.services.planned_source import PlannedSource, is_unasked, is_want_of_memory

__all__ = ["LoadOutcome", "LoadService", "LoadWish", "PagingAlarm", "PlannedLoad"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LoadOutcome:
    """A model that answers, how it was planned, and whether its experts are streamed."""

    planned: PlannedLoad
    loaded: Loaded
    proof: Proof


@dataclass(frozen=True)
class PagingAlarm:
    """What is wrong with the running model, and what would be safer; None = nothing smaller."""

    alarm: Alarm
    running: Plan
    choice: Plan | None


class LoadService(QObject):
    """Loads models as their plans say; every load ends as those of `EngineService`.

    `failed` comes with the same faults as the engine service's `load_failed`, and with
    TOO_LITTLE_MEMORY, NOTHING_WORKED and LOAD_TOOK_DOWN.
    """

    planned = Signal(object)  # PlannedLoad, also each time a remembered model is loaded again
    stepping = Signal(object)  # LadderStep; `current` is the load that failed, or was too risky
    attempt_failed = Signal(object, object)  # PlannedLoad, Fault: one load of perhaps several
    loaded = Signal(object)  # LoadOutcome
    failed = Signal(object)  # Fault
    alarm = Signal(object)  # PagingAlarm

    def __init__(
        self,
        engine: EngineService,
        planner: LoadPlanner,
        marker: LoadMarker | None = None,
        *,
        may_step: Callable[[], bool] = lambda: True,
        parent: QObject | None = None,
    ) -> None:
        """``may_step``: whether to try something smaller by itself after a load failed."""
        super().__init__(parent)
        self._engine = engine
        self._planner = planner
        self._marker = marker
        self._may_step = may_step
        self._source: PlannedSource | None = None
        self._current: PlannedLoad | None = None
        self._outcome: LoadOutcome | None = None
        self._running: Plan | None = None
        self._last_good: Setting | None = None
        self.has_stalled = False  # the answer that is, or was last, being written
        self.trouble = Trouble.LOAD  # why the next step is taken
        engine.load_progress.connect(self._on_progress)
        engine.loaded.connect(self._on_loaded)
        engine.load_failed.connect(self._on_load_failed)
        engine.load_cancelled.connect(self._unmark)
        engine.died.connect(self._on_died)
        engine.generation_failed.connect(self._on_answer_lost)
        engine.stalled.connect(self._on_stalled)
        engine.delta.connect(self._on_delta)
        engine.state_changed.connect(self._on_state)

    @property
    def engine(self) -> EngineService:
        """That loads and answers."""
        return self._engine

    @property
    def planner(self) -> LoadPlanner:
        """For plans that are only looked at."""
        return self._planner

    @property
    def current(self) -> PlannedLoad | None:
        """The last plan that was, or is being, loaded."""
        return self._current

    @property
    def outcome(self) -> LoadOutcome | None:
        """The model that answers now."""
        return self._outcome

    @property
    def last_good(self) -> Setting | None:
        """The last setting of this model that went well, in this session or an earlier one."""
        if self._last_good is None and self._current is not None:
            return self._current.remembered.last_good
        return self._last_good

    # ── wishes ───────────────────────────────────────────────────────────────

    def load(
        self,
        wish: LoadWish,
        *,
        anyway: bool = False,
        cautious: bool = False,
        unasked: bool = False,
    ) -> None:
        """Load a model in the place of any other; the latest call wins.

        ``anyway``: although its plan does not fit. ``cautious``: one step below its plan.
        ``unasked``: nobody clicked, so a model that took the program down before is refused
        with LOAD_TOOK_DOWN. Raises `UserError` BUSY while an answer is being written.
        """
        source = PlannedSource(self, self._planner, wish, anyway=anyway, cautious=cautious)
        if self._marker is not None and unasked and self._marker.left_by(wish.model_dir):
            self._take(source)
            name = wish.model_dir.name
            self.failed.emit(Fault(FaultCode.LOAD_TOOK_DOWN, {"name": name}))
            return
        self._engine.load(source)
        self._take(source)
        if self._marker is not None:
            self._marker.forget(wish.model_dir)

    def _take(self, source: PlannedSource) -> None:
        if self._source is None or self._source.model_dir != source.model_dir:
            self._last_good = None
        self._source = source

    def load_again(self) -> None:
        """Load what was asked for last; does nothing while that is under way.

        Raises `UserError` NOTHING_LOADED, BUSY.
        """
        if self._engine.has_model:
            self._engine.reload()  # its source knows what failed before
        else:
            self.load(self._wish_now())

    def load_anyway(self) -> None:
        """Load what was refused for want of memory. Raises `UserError` as `load` does."""
        self.load(self._wish_now(), anyway=True)

    def load_safer(self) -> None:
        """Load the same model with less of it in memory; ends an answer that does not go on.

        Raises `UserError` NOTHING_LOADED.
        """
        wish = self._wish_now()
        if self._outcome is not None:
            self.trouble = Trouble.PAGING
        if self._engine.state in (EngineState.GENERATING, EngineState.STOPPING):
            self._engine.force_stop()
        self.load(wish, cautious=True)

    def cancel(self) -> None:
        """End a load at any stage; the model is forgotten."""
        self._engine.cancel_load()

    def _wish_now(self) -> LoadWish:
        if self._source is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        return self._source.wish

    def shut_down(self) -> None:
        """The program is being closed: a load that is under way has taken nothing down."""
        self._unmark()

    # ── one attempt, for `PlannedSource` ─────────────────────────────────────

    def begin(self, planned: PlannedLoad, ready: Callable[[Load], None], load: Load) -> None:
        """``planned`` is about to be loaded."""
        self._current, self._running = planned, None
        self.trouble = Trouble.LOAD
        self.planned.emit(planned)
        if self._marker is None:
            ready(load)
            return
        plan = planned.plan
        self._marker.put(planned.wish.model_dir, plan.device, plan.ratio, lambda: ready(load))

    def step(self, step: LadderStep, planned: PlannedLoad) -> None:
        """Tell what is tried next, instead of ``planned``."""
        self._current = planned
        _log.info("Step %d: %s at %d %%", step.number, step.plan.device, step.plan.ratio)
        self.stepping.emit(step)

    def end_attempt(self, planned: PlannedLoad, fault: Fault) -> None:
        """A load failed, and perhaps another follows."""
        self._unmark()
        self.attempt_failed.emit(planned, fault)

    @property
    def may_step(self) -> bool:
        """Whether to try something smaller after a load failed."""
        return self._may_step()

    # ── the engine ───────────────────────────────────────────────────────────

    @Slot(object)
    def _on_progress(self, progress: LoadProgress) -> None:
        if progress.stage is LoadStage.WARMING_UP:
            self.trouble = Trouble.WARM_UP

    @Slot(object)
    def _on_loaded(self, loaded: Loaded) -> None:
        self._unmark()
        self.trouble = Trouble.LOAD
        planned = self._current
        if planned is None or self._source is None or not self._source.went_well():
            return  # somebody else's load
        proof = proof_of(planned, loaded)
        _log.info("Loaded at %d %%: %s, %s", planned.plan.ratio, proof.state, proof.cause)
        plan = planned.plan
        self._last_good = Setting(
            device=plan.device,
            ratio=plan.ratio,
            prefill_chunk=plan.prefill_chunk,
            by_hand=plan.source is Source.MANUAL,
        )
        self._outcome = LoadOutcome(planned, loaded, proof)
        self.loaded.emit(self._outcome)

    @Slot(object)
    def _on_load_failed(self, fault: Fault) -> None:
        self._unmark()
        self.failed.emit(fault)

    @Slot(object)
    def _on_died(self, fault: Fault) -> None:
        self._unmark()
        self._on_answer_lost(fault)

    @Slot(object)
    def _on_answer_lost(self, fault: Fault) -> None:
        """Where memory ran out while the model was running, the next load is a smaller one.

        A streamed model that stood still until somebody stopped it is taken for the same.
        """
        plan = self._running
        streams = plan is not None and plan.slots < plan.experts
        hung = fault.code is FaultCode.FORCED_STOP and self.has_stalled and streams
        if self._running and self._source and (hung or is_want_of_memory(fault)):
            self._source.ran_out(self._running)
            self._running = None
            self.trouble = Trouble.PAGING if hung or is_unasked(fault) else Trouble.GENERATION

    @Slot()
    def _on_stalled(self) -> None:
        self.has_stalled = True

    @Slot()
    def _on_delta(self) -> None:
        self.has_stalled = False

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        if state is EngineState.GENERATING:
            self.has_stalled = False
            # Somebody else may have loaded another model meanwhile.
            self._running = self._outcome.planned.plan if self._outcome else None
        if state not in (EngineState.READY, EngineState.GENERATING, EngineState.STOPPING):
            self._outcome = None

    @Slot()
    def _unmark(self) -> None:
        if self._marker is not None:
            self._marker.remove()

    # ── trouble while it runs ────────────────────────────────────────────────

    def raise_alarm(self, alarm: Alarm) -> None:
        """Tell ``alarm`` of the running model, with what would be safer."""
        if self._current is None:
            return
        now = self._current
        choice = safer(now.facts, now.machine, now.wish.wishes, now.remembered, now.plan)
        self.alarm.emit(PagingAlarm(alarm, now.plan, choice))


def proof_of(planned: PlannedLoad, loaded: Loaded) -> Proof:
    """Whether the plugin did what the plan asked of it."""
    before, after = loaded.memory_before, loaded.memory
    return prove(
        planned.facts,
        planned.device,
        ratio=planned.plan.ratio,
        kv_bytes=loaded.kv_bytes,
        before_total=before.total if before else None,
        after_total=after.total if after else None,
        after_host=after.usm_host if after else None,
    )
