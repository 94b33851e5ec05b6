"""Drives an engine through a tuning run: loads, asks, keeps the clock, and keeps what it finds."""

import logging
import time
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.offload_proof import Proof, ProofState
from moechat.core.tuning import LIMIT_SECONDS, TuningSession
from moechat.core.tuning_steps import Step, StepKind, Trouble
from moechat.protocol.messages import ChatMessage, Done, Loaded, Sampling, TextDelta
from moechat.protocol.system_memory import SystemMemory, read_system_memory
from moechat.services.engine import EngineService, EngineState
from moechat.services.loads import proof_of
from moechat.services.planned_source import is_want_of_memory
from moechat.services.power import on_battery
from moechat.services.sleep_inhibitor import SleepInhibitor
from moechat.services.tuning_job import (
    Measured,
    TrialLoad,
    TuneJob,
    TuningLog,
    run_record,
    tuned_setting,
)
from moechat.services.tuning_prompts import CHARS_PER_TOKEN, prompt
from moechat.services.tuning_watch import StepWatch

__all__ = ["TuneJob", "Tuner"]

_log = logging.getLogger(__name__)

_LOOK_MS = 500  # at the memory and the clock
_STOP_MS = 2000  # for an answer to stop by itself, before the engine is ended
_AWAKE = "tuning"
_SEED = 1

_TROUBLES = {
    FaultCode.ENGINE_DIED: Trouble.DIED,
    FaultCode.ENGINE_SILENT: Trouble.DIED,
    FaultCode.ENGINE_CRASH_LOOP: Trouble.DIED,
    FaultCode.GENERATION_FAILED: Trouble.DIED,
    FaultCode.FORCED_STOP: Trouble.TIME_UP,
}
# Other settings may still work where one of these stops one.
_OF_THE_SETTING = frozenset(
    {
        FaultCode.PROPERTY_UNSUPPORTED,
        FaultCode.LOAD_FAILED,
        FaultCode.BAD_REQUEST,
        FaultCode.CONTEXT_FULL,
    }
)


class Tuner(QObject):
    """At most one run at a time: `prepare`, then `start`; ends with `finished` or `failed`.

    The engine is the run's meanwhile: whoever shares it keeps away from it, and loads afterwards
    what it wants; the last trial may still be loaded.
    """

    step = Signal(object)  # Step: begins
    measured = Signal(list)  # list[MeasuredPoint], all so far
    progress = Signal(float, float)  # seconds to go, and the fraction that is done
    finished = Signal(object)  # TuningResult
    failed = Signal(object)  # Fault: nothing was measured, and no other setting would help

    def __init__(
        self,
        engine: EngineService,
        log: TuningLog,
        inhibitor: SleepInhibitor,
        *,
        read_memory: Callable[[], SystemMemory] = read_system_memory,
        on_battery: Callable[[], bool | None] = on_battery,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._log = log
        self._inhibitor = inhibitor
        self._read_memory = read_memory
        self._on_battery = on_battery
        self._clock = clock
        self._job: TuneJob | None = None
        self._session: TuningSession | None = None
        self._running = self._stopping = False
        self._began = 0.0
        self._watch: StepWatch | None = None  # of the step under way
        self._again = False  # that step is a second try
        self._loaded: Loaded | None = None
        self._proof: Proof | None = None
        self._chars_per_token = CHARS_PER_TOKEN
        self._fault: Fault | None = None  # that no setting cures
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._on_deadline)
        self._overdue = QTimer(self, singleShot=True, interval=_STOP_MS)
        self._overdue.timeout.connect(self._on_overdue)
        self._look_timer = QTimer(self, interval=_LOOK_MS)
        self._look_timer.timeout.connect(self._look)
        engine.loaded.connect(self._on_loaded)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        for trouble in (engine.load_failed, engine.generation_failed, engine.died):
            trouble.connect(self._on_fault)

    @property
    def is_running(self) -> bool:
        """Whether a run is under way."""
        return self._running

    def prepare(self, job: TuneJob, *, limit_s: float = LIMIT_SECONDS) -> TuningSession:
        """Lay a run out; the session tells how long it will take. Some milliseconds of work.

        Raises `UserError` BUSY while a run is under way.
        """
        if self._running:
            raise UserError(FaultCode.BUSY)
        self._job = job
        self._session = TuningSession(job.space(), limit_s=limit_s)
        return self._session

    def start(self, *, allow_battery: bool = False) -> None:
        """Begin what was prepared last.

        Raises `UserError`: ON_BATTERY unless allowed; BUSY while the engine answers.
        """
        if self._session is None:
            raise RuntimeError("Nothing was prepared")
        if self._running or self._engine.state in (EngineState.GENERATING, EngineState.STOPPING):
            raise UserError(FaultCode.BUSY)
        if not allow_battery and self._on_battery():
            raise UserError(FaultCode.ON_BATTERY)
        self._running, self._stopping = True, False
        self._fault = self._loaded = self._proof = None
        self._chars_per_token = CHARS_PER_TOKEN
        self._inhibitor.hold(_AWAKE)
        self._began = self._clock()
        self._look_timer.start()
        QTimer.singleShot(0, self._advance)

    def release_engine(self) -> None:
        """Give all memory back; for an engine that nobody else uses."""
        self._engine.rest()

    def stop(self) -> None:
        """End the run within three seconds and keep what it has."""
        if not self._running or self._stopping:
            return
        self._stopping = True
        self._deadline.stop()
        self._run.stop()
        if self._watch is not None and self._watch.step.kind is not StepKind.LOAD:
            self._stop_answer()  # whose end is told
            return
        self._watch = None
        self._engine.cancel_load()
        self._finish()

    # ── steps ────────────────────────────────────────────────────────────────

    @property
    def _run(self) -> TuningSession:
        if self._session is None:
            raise RuntimeError("No run was prepared")
        return self._session

    @property
    def _about(self) -> TuneJob:
        if self._job is None:
            raise RuntimeError("No run was prepared")
        return self._job

    def _elapsed(self) -> float:
        return self._clock() - self._began

    @Slot()
    def _advance(self) -> None:
        if not self._running or self._stopping or self._watch is not None:
            return
        step = self._run.next_step(self._elapsed())
        if step is None:
            self._finish()
            return
        self._again = False
        self.step.emit(step)
        self._do(step)

    def _do(self, step: Step) -> None:
        text = prompt(step.topic, step.prompt_tokens, self._chars_per_token)
        self._watch = StepWatch(step, self._clock(), len(text))
        self._look()
        self._deadline.start(max(1, round(step.deadline_s * 1000)))
        try:
            if step.kind is StepKind.LOAD:
                self._loaded = self._proof = None
                self._engine.load(TrialLoad(self._about, step.candidate))
            else:
                self._engine.generate(
                    [ChatMessage(Role.USER, text)],
                    max_new_tokens=step.new_tokens,
                    seed=_SEED,
                    sampling=Sampling(temperature=0),
                    ignore_eos=True,
                    untimed_tokens=step.untimed_tokens,
                )
        except UserError as error:
            self._on_fault(error.fault)

    @Slot()
    def _on_deadline(self) -> None:
        if self._watch is None:
            return
        self._watch.cut = True
        if self._watch.step.kind is not StepKind.LOAD:
            self._stop_answer()
            return
        self._end_step(lambda: self._run.failed(Trouble.TIME_UP))
        self._engine.cancel_load()

    def _stop_answer(self) -> None:
        self._overdue.start()
        self._engine.stop()

    @Slot()
    def _on_overdue(self) -> None:
        if self._watch is not None:
            self._engine.force_stop()  # which is told as a fault, where there is an answer
        if self._watch is not None:
            self._on_fault(Fault(FaultCode.FORCED_STOP))

    @Slot()
    def _look(self) -> None:
        if self._watch is not None:
            with suppress(OSError):
                self._watch.take_memory(self._read_memory())
        elapsed = self._elapsed()
        to_go = self._run.remaining_s(elapsed)
        done = elapsed / (elapsed + to_go) if elapsed + to_go > 0 else 1.0
        self.progress.emit(to_go, done)

    # ── what comes of them ───────────────────────────────────────────────────

    @Slot(object)
    def _on_loaded(self, loaded: Loaded) -> None:
        watch = self._watch
        if watch is None or watch.step.kind is not StepKind.LOAD:
            return
        self._loaded = loaded
        self._proof = proof_of(self._about.at(watch.step.candidate), loaded)
        if self._proof.state is ProofState.IGNORED:  # its speed would be that of another setting
            self._keep(watch.step)
            self._end_step(lambda: self._run.failed(Trouble.IGNORED))
            return
        reading = watch.reading(self._clock(), self._on_battery())
        self._end_step(lambda: self._run.done(reading))

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        if self._watch is not None:
            self._watch.take_delta(delta, self._clock())

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        watch = self._watch
        if watch is None or watch.step.kind is StepKind.LOAD:
            return
        if self._stopping:
            self._finish()
            return
        metrics = done.metrics
        if metrics.prompt_tokens > 0:
            self._chars_per_token = watch.asked_chars / metrics.prompt_tokens
        reading = watch.reading(self._clock(), self._on_battery(), done)
        if done.finish_reason is FinishReason.CANCELLED:
            speed = watch.rough_speed() if watch.step.kind is StepKind.ANSWER else None
            if speed is None:
                self._end_step(lambda: self._run.failed(Trouble.TIME_UP))
                return
            reading = replace(reading, tokens_per_second=speed, hurried=True)
            metrics = replace(metrics, tokens_per_second=speed)
        self._keep(watch.step, metrics=metrics, hurried=reading.hurried)
        self._end_step(lambda: self._run.done(reading))

    @Slot(object)
    def _on_fault(self, fault: Fault) -> None:
        watch = self._watch
        if watch is None:
            return
        if self._stopping:
            self._finish()
            return
        if fault.code is FaultCode.CONTEXT_FULL and not self._again:
            self._ask_less(watch, fault)
            return
        trouble = _TROUBLES.get(fault.code, Trouble.OTHER)
        if is_want_of_memory(fault):
            trouble = Trouble.MEMORY
        if fault.code in _OF_THE_SETTING and watch.step.candidate != self._run.space.base:
            trouble = Trouble.REFUSED
        if trouble is Trouble.OTHER:
            self._fault = fault
        if trouble is not Trouble.TIME_UP:
            _log.info("%s %s: %s", watch.step.purpose, watch.step.kind, fault.code)
            self._keep(watch.step, fault=fault.code)
        self._end_step(lambda: self._run.failed(trouble))

    def _ask_less(self, watch: StepWatch, fault: Fault) -> None:
        """The prompt came out longer than the context: this tokenizer makes more of a text."""
        self._again = True
        tokens = float(fault.values.get("prompt_tokens", 0)) or float(watch.step.prompt_tokens)
        self._chars_per_token = watch.asked_chars / tokens
        self._deadline.stop()
        QTimer.singleShot(0, lambda: None if self._stopping else self._do(watch.step))

    def _end_step(self, tell: Callable[[], None]) -> None:
        self._deadline.stop()
        self._overdue.stop()
        self._watch = None
        tell()
        self.measured.emit(self._run.points)
        QTimer.singleShot(0, self._advance)

    def _keep(
        self,
        step: Step,
        *,
        metrics: RunMetrics | None = None,
        hurried: bool = False,
        fault: FaultCode | None = None,
    ) -> None:
        measured = Measured(
            at=time.time(),
            on_battery=self._on_battery(),
            loaded=self._loaded,
            proof=self._proof,
            metrics=metrics or RunMetrics(),
            hurried=hurried,
            fault=fault,
        )
        self._log.add(run_record(self._about, self._run.space, step, measured))

    def _finish(self) -> None:
        self._watch = None
        for timer in (self._deadline, self._overdue, self._look_timer):
            timer.stop()
        self._running = False
        self._inhibitor.release(_AWAKE)
        result = self._run.result()
        if result.chosen is None and self._fault is not None:
            self.failed.emit(self._fault)
            return
        tuned = tuned_setting(self._about, self._run.space, result, time.time())
        if tuned is not None:
            self._log.save_tuned(tuned)
        self.finished.emit(result)
