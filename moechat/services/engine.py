"""The life of the engine: start, load, answer, stop, restart; one model at a time."""

import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.client import EngineClient, EngineEnd
from moechat.core.conversation import FinishReason, RunMetrics
from moechat.core.engine_state import EngineState, EngineStep, RestartPolicy, next_state
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    Cancel,
    ChatMessage,
    Devices,
    Done,
    Event,
    Failed,
    Generate,
    Hello,
    ListDevices,
    Loaded,
    LoadProgress,
    PrefillProgress,
    Sampling,
    TextDelta,
)
from moechat.services.engine_requests import LoadPlan, encode_generate
from moechat.services.engine_watch import EngineWatch, Pace

__all__ = ["EngineService", "EngineState", "Pace"]

_log = logging.getLogger(__name__)

_ANSWERING = (EngineState.GENERATING, EngineState.STOPPING)


class EngineService(QObject):
    """Keeps one engine running and at most one model in it.

    A model is given back by ending the process and starting a fresh one: nothing else is sure to
    return all memory. The last model asked for is remembered: `generate` loads it where it is not
    loaded. Every answer ends with exactly one of `done`, `generation_failed` and `died`; every
    load with one of `loaded`, `load_failed`, `load_cancelled` and `died`.
    """

    state_changed = Signal(object)  # EngineState
    devices = Signal(list)  # list[Device], after every start
    load_progress = Signal(object)  # LoadProgress
    loaded = Signal(object)  # Loaded
    load_failed = Signal(object)  # Fault
    load_cancelled = Signal()
    unloaded = Signal()  # the process that held the model is gone
    heartbeat = Signal(object)  # Heartbeat
    prefill = Signal(object)  # PrefillProgress
    delta = Signal(object)  # TextDelta
    done = Signal(object)  # Done
    generation_failed = Signal(object)  # Fault
    stop_overdue = Signal()  # Cancel was not acknowledged: offer `force_stop`
    stalled = Signal(object)  # Fault ENGINE_STALLED: alive, but no token; nothing was ended
    died = Signal(object)  # Fault

    def __init__(
        self,
        client: EngineClient,
        *,
        idle_unload_minutes: Callable[[], int] = lambda: 0,
        pace: Pace | None = None,
        restarts: RestartPolicy | None = None,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._pace = pace or Pace()
        self._restarts = restarts or RestartPolicy()
        self._clock = clock
        self._state = EngineState.ABSENT
        self._fault: Fault | None = None
        self._model: Loaded | None = None
        self._plan: LoadPlan | None = None
        self._load_wanted = False  # load the plan as soon as an engine is free for it
        self._fresh = False  # this process was never asked to load
        self._had_model = False
        self._load_id: int | None = None
        self._answer_id: int | None = None
        self._queued: tuple[Generate, bytes] | None = None  # waits for the model
        self._shutting_down = False
        self._restart_timer = QTimer(self, singleShot=True)
        self._restart_timer.timeout.connect(self._start_process)
        self._watch = EngineWatch(self._pace, idle_unload_minutes, clock, self)
        self._watch.stop_overdue.connect(self.stop_overdue)
        self._watch.stalled.connect(self.stalled)
        self._watch.idle.connect(self._on_idle)
        client.hello.connect(self._on_hello)
        client.received.connect(self._on_received)
        client.heartbeat.connect(self.heartbeat)
        client.ended.connect(self._on_ended)

    @property
    def state(self) -> EngineState:
        """Where the engine stands."""
        return self._state

    @property
    def pid(self) -> int:
        """Of the engine's process; 0 while there is none."""
        return self._client.pid

    @property
    def model(self) -> Loaded | None:
        """The model that answers now."""
        return self._model

    @property
    def has_model(self) -> bool:
        """Whether a model is loaded, or remembered and loaded by the next `generate`."""
        return self._plan is not None

    @property
    def model_dir(self) -> Path | None:
        """The folder of the model that is loaded or remembered."""
        return self._plan.model_dir if self._plan else None

    @property
    def fault(self) -> Fault | None:
        """Why the state is FAILED."""
        return self._fault

    # ── process ──────────────────────────────────────────────────────────────

    def start(self) -> None:
        """Start the engine, where none is there; also after the automatics gave up."""
        if self._state in (EngineState.ABSENT, EngineState.FAILED):
            self._start_process()

    def recover(self) -> None:
        """After a death: start and load the same model again, at once."""
        if self._state not in (EngineState.LOADING, EngineState.READY, *_ANSWERING):
            self._load_wanted = self._plan is not None
            self.start()
            self._follow_wishes()

    def shutdown(self) -> None:
        """End the engine and wait for that, three seconds at most; for the end of the program."""
        self._shutting_down = True
        self._restart_timer.stop()
        if not self._client.is_running:
            return
        self._end_process()
        if not self._client.wait(round(self._pace.end_grace_s * 1000)):
            self._client.kill()
            if not self._client.wait(1000):
                _log.error("The engine does not end; a driver may hold it")

    # ── model ────────────────────────────────────────────────────────────────

    def load(self, model_dir: Path, device: str, context_tokens: int | None = None) -> None:
        """Load a model, in the place of any other; the latest call wins.

        Raises `UserError` BUSY while an answer is being written.
        """
        if self._state in _ANSWERING:
            raise UserError(FaultCode.BUSY)
        self._plan = LoadPlan(model_dir, device, context_tokens)
        self._load_wanted = True
        if self._state in (EngineState.LOADING, EngineState.READY):
            self._end_process(at_once=self._state is EngineState.LOADING)
        self.start()
        self._follow_wishes()

    def reload(self) -> None:
        """Load the last model again; does nothing while that is under way.

        Raises `UserError` NOTHING_LOADED, BUSY.
        """
        if self._plan is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        if self._state is not EngineState.LOADING:
            self.load(self._plan.model_dir, self._plan.device, self._plan.context_tokens)

    def cancel_load(self) -> None:
        """End a load, also one that is only wanted yet; the model is forgotten."""
        if self._state is not EngineState.LOADING and not self._load_wanted:
            return
        self._plan = None
        self._load_wanted = False
        if self._state is EngineState.LOADING:
            self._end_process(at_once=True)
        self._cancel_queued()
        self.load_cancelled.emit()

    def unload(self) -> None:
        """Give the memory back; the next `generate` loads the model again.

        Raises `UserError` BUSY while an answer is being written.
        """
        if self._state in _ANSWERING:
            raise UserError(FaultCode.BUSY)
        if self._state is EngineState.READY:
            self._end_process()

    def touch(self) -> None:
        """Put the idle unload off: someone is typing."""
        self._watch.touch()

    # ── answers ──────────────────────────────────────────────────────────────

    def generate(
        self,
        messages: Sequence[ChatMessage],
        *,
        max_new_tokens: int,
        seed: int,
        sampling: Sampling,
        stop: tuple[str, ...] = (),
        continue_text: str = "",
        continue_reasoning: str = "",
        ignore_eos: bool = False,
        untimed_tokens: int = 0,
    ) -> int:
        """Answer a conversation, after loading the model where it is not loaded; the request's id.

        Raises `UserError` NOTHING_LOADED, BUSY, LINE_TOO_LONG.
        """
        if self._plan is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        if self._answer_id is not None or self._queued is not None:
            raise UserError(FaultCode.BUSY)
        request = Generate(
            id=self._client.next_id(),
            messages=list(messages),
            max_new_tokens=max_new_tokens,
            seed=seed,
            sampling=sampling,
            stop=stop,
            continue_text=continue_text,
            continue_reasoning=continue_reasoning,
            ignore_eos=ignore_eos,
            untimed_tokens=untimed_tokens,
        )
        self._queued = encode_generate(request)
        if self._state is EngineState.READY:
            self._send_queued()
        elif self._state is not EngineState.LOADING:
            self._load_wanted = True
            self.start()
            self._follow_wishes()
        return request.id

    def stop(self) -> None:
        """Stop the answer; it ends by `done` with what it has."""
        if self._queued is not None:
            self._cancel_queued()
        elif self._state is EngineState.GENERATING and self._answer_id is not None:
            self._client.send(Cancel(id=self._answer_id))
            self._watch.stop_was_asked()
            self._go(EngineStep.CANCEL)

    def force_stop(self) -> None:
        """End the answer now, by ending the engine; the next `generate` loads the model again."""
        if self._state in _ANSWERING:
            self._end_process(at_once=True)
            self.generation_failed.emit(Fault(FaultCode.FORCED_STOP))
        else:
            self.cancel_load()

    # ── state ────────────────────────────────────────────────────────────────

    def _go(self, step: EngineStep) -> None:
        state = next_state(self._state, step)
        _log.debug("%s: %s -> %s", step, self._state, state)
        self._state = state
        self._watch.set_ready(state is EngineState.READY)
        self.state_changed.emit(state)

    @Slot()
    def _start_process(self) -> None:
        self._restart_timer.stop()
        self._fresh = True
        self._fault = None
        self._go(EngineStep.START)
        self._client.start()

    def _end_process(self, *, at_once: bool = False) -> None:
        """End the engine; `_on_ended` starts the next one."""
        if self._state is EngineState.UNLOADING:
            return
        self._had_model = self._model is not None
        self._forget_process()
        if at_once:
            self._client.kill()
        else:
            self._client.stop_process(round(self._pace.end_grace_s * 1000))
        self._go(EngineStep.END)

    def _forget_process(self) -> None:
        self._model = None
        self._load_id = self._answer_id = None
        self._watch.answer_is_over()

    def _follow_wishes(self) -> None:
        """Load what is wanted, where the engine is free for it."""
        if self._state is not EngineState.IDLE or not self._load_wanted or self._plan is None:
            return
        if not self._fresh:
            # A failed load may have left memory behind.
            self._end_process()
            return
        self._load_wanted = self._fresh = False
        self._load_id = self._client.next_id()
        self._go(EngineStep.LOAD)
        try:
            self._client.send(self._plan.to_request(self._load_id))
        except UserError as error:
            self._on_load_failed(error.fault)

    @Slot(object)
    def _on_hello(self, hello: Hello) -> None:
        _log.info("Engine %d: OpenVINO %s, GenAI %s", hello.pid, hello.openvino, hello.genai)
        if self._state is not EngineState.STARTING:
            return  # it is being ended already
        self._go(EngineStep.HELLO)
        self._client.send(ListDevices(id=self._client.next_id()))
        self._follow_wishes()

    @Slot(object)
    def _on_ended(self, end: EngineEnd) -> None:
        if self._state is EngineState.UNLOADING:
            had_model, self._had_model = self._had_model, False
            self._go(EngineStep.GONE)
            if had_model:
                self.unloaded.emit()
            if not self._shutting_down:
                self.start()
            return
        fault, delay_s = self._restarts.after_death(end.fault, self._clock())
        self._forget_process()
        self._queued = None
        self._load_wanted = False
        self._fault = fault
        self._go(EngineStep.DIED)
        self.died.emit(fault)
        if delay_s is not None and self._state is EngineState.FAILED and not self._shutting_down:
            self._restart_timer.start(round(delay_s * 1000))

    # ── events ───────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_received(self, event: Event) -> None:
        match event:
            case Devices():
                self.devices.emit(event.devices)
            case Failed(id=request_id, fault=fault):
                self._on_failed(request_id, fault)
            case LoadProgress() | Loaded() if event.id == self._load_id:
                self._on_load_event(event)
            case PrefillProgress() | TextDelta() | Done() if event.id == self._answer_id:
                self._on_answer_event(event)
            case _:
                _log.debug("Dropped a late %s", type(event).__name__)

    def _on_load_event(self, event: LoadProgress | Loaded) -> None:
        if isinstance(event, LoadProgress):
            self.load_progress.emit(event)
            return
        self._load_id = None
        self._model = event
        self._go(EngineStep.LOADED)
        self.loaded.emit(event)
        if self._state is EngineState.READY and self._queued is not None:
            self._send_queued()

    def _on_answer_event(self, event: PrefillProgress | TextDelta | Done) -> None:
        if isinstance(event, Done):
            self._end_answer()
            self.done.emit(event)
            return
        self._watch.answer_moves()
        if isinstance(event, TextDelta):
            self.delta.emit(event)
        else:
            self.prefill.emit(event)

    def _on_failed(self, request_id: int, fault: Fault) -> None:
        # The engine does not know the id of a line that it could not read.
        unnamed = request_id < 0
        if self._load_id is not None and (unnamed or request_id == self._load_id):
            self._on_load_failed(fault)
        elif self._answer_id is not None and (unnamed or request_id == self._answer_id):
            if fault.fatal:  # it ends by itself, which is no death
                self._end_process()
            else:
                self._end_answer()
            self.generation_failed.emit(fault)
        else:
            _log.warning("Request %d failed: %s %s", request_id, fault.code, fault.detail)

    def _on_load_failed(self, fault: Fault) -> None:
        self._load_id = None
        queued, self._queued = self._queued, None
        if fault.fatal:
            self._end_process()
        else:
            self._go(EngineStep.LOAD_FAILED)
        self.load_failed.emit(fault)
        if queued is not None:
            self.generation_failed.emit(fault)

    def _send_queued(self) -> None:
        if self._queued is None:
            return
        (request, line), self._queued = self._queued, None
        self._answer_id = request.id
        self._client.send(request, line)
        self._watch.answer_moves()
        self._go(EngineStep.GENERATE)

    def _end_answer(self) -> None:
        self._answer_id = None
        self._watch.answer_is_over()
        self._go(EngineStep.ANSWER_ENDED)

    def _cancel_queued(self) -> None:
        if self._queued is None:
            return
        (request, _), self._queued = self._queued, None
        self.done.emit(
            Done(id=request.id, finish_reason=FinishReason.CANCELLED, metrics=RunMetrics())
        )

    @Slot()
    def _on_idle(self) -> None:
        _log.info("Unloading: the model was not used for long")
        self.unload()
