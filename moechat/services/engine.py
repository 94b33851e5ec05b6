"""The life of the engine: start, load, answer, stop, restart; one model at a time."""

import logging
import time
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Slot

from moechat.client.client import EngineClient
from moechat.core.chat_template import UNCHOSEN, TemplateChoice
from moechat.core.engine_state import EngineState, EngineStep, RestartPolicy
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    Cancel,
    ChatMessage,
    DeviceAnswers,
    Done,
    Event,
    Failed,
    Generate,
    Load,
    Loaded,
    LoadProgress,
    PrefillProgress,
    Sampling,
    TextDelta,
)
from moechat.services.answer_turn import AnswerTurn
from moechat.services.engine_face import EngineFace
from moechat.services.engine_requests import LoadSource
from moechat.services.engine_watch import EngineWatch, Pace
from moechat.services.priming import Ending, Jotted, Priming

__all__ = ["EngineService", "EngineState", "LoadSource", "Pace"]

_log = logging.getLogger(__name__)

_ANSWERING = (EngineState.GENERATING, EngineState.STOPPING)


class EngineService(EngineFace):
    """Keeps one engine running and at most one model in it.

    A model is given back by ending the process: nothing else is sure to return all memory. The
    last source is remembered: `generate` has it loaded where no model is. Every answer ends with
    exactly one of `done`, `generation_failed` and `died`; every load with one of `loaded`,
    `load_failed`, `load_cancelled` and `died`.
    """

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
        pace, restarts = pace or Pace(), restarts or RestartPolicy()
        super().__init__(client, pace, restarts, clock, parent)
        self._load_id: int | None = None
        self._answer, self._priming = AnswerTurn(), Priming(client, self)
        self._priming.over.connect(self._on_priming_over)
        self._watch = EngineWatch(pace, idle_unload_minutes, clock, self)
        self._watch.stop_overdue.connect(self.stop_overdue)
        self._watch.stalled.connect(self.stalled)
        self._watch.idle.connect(self.unload)
        self._life.state_changed.connect(self._watch.follow)
        self._life.state_changed.connect(self.state_changed)
        self._life.awake.connect(self._on_awake)
        self._life.fell.connect(self._on_fell)
        client.received.connect(self._on_received)

    # ── process ──────────────────────────────────────────────────────────────

    def start(self) -> None:
        """Start the engine, where none is there; also after the automatics gave up."""
        self._life.start()

    def recover(self) -> None:
        """After a death: start and load the same model again, at once."""
        if self.state not in (EngineState.LOADING, EngineState.READY, *_ANSWERING):
            self._turn.want(self._turn.source)
            self._life.devices.ask_all_again()
            self.start()
            self._follow_wishes()

    def renew(self) -> None:
        """End an engine that is of no use any more, and load the same model in a fresh one.

        What waits for the model waits on. Raises `UserError` BUSY while an answer is written.
        """
        if self._answer.id is not None:
            raise UserError(FaultCode.BUSY)
        if self.state is EngineState.LOADING:
            return
        self._turn.want(self._turn.source)
        if self.state in (EngineState.READY, *_ANSWERING):
            self._end_process(at_once=True)
        self.start()
        self._follow_wishes()

    def rest(self) -> None:
        """End the engine and forget its model; none runs until the next load."""
        self._turn.want(None)
        self._forget_process()
        self._life.rest()

    def shutdown(self) -> None:
        """End the engine and wait for that, three seconds at most; for the end of the program."""
        self._forget_process()
        self._life.shutdown()

    # ── model ────────────────────────────────────────────────────────────────

    def load(self, source: LoadSource) -> None:
        """Load what ``source`` says, in the place of any other model; the latest call wins.

        Raises `UserError` BUSY while an answer is being written.
        """
        if self.state in _ANSWERING:
            raise UserError(FaultCode.BUSY)
        self._turn.want(source)
        if self.state in (EngineState.LOADING, EngineState.READY):
            self._end_process(at_once=self.state is EngineState.LOADING)
        self.start()
        self._follow_wishes()

    def reload(self) -> None:
        """Load from the last source again, unless that is under way.

        Raises `UserError` NOTHING_LOADED, BUSY.
        """
        if self._turn.source is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        if self.state is not EngineState.LOADING and not self._turn.is_preparing:
            self.load(self._turn.source)

    def cancel_load(self) -> None:
        """End a load, also one that is only wanted yet; the model is forgotten."""
        if self.state is not EngineState.LOADING and not self._turn.is_wanted:
            return
        self._turn.want(None)
        if self.state is EngineState.LOADING:
            self._end_process(at_once=True)
        self._cancel_waiting()
        self.load_cancelled.emit()

    def unload(self) -> None:
        """Give the memory back; the next `generate` loads the model again.

        Raises `UserError` BUSY while an answer is being written.
        """
        if self.state in _ANSWERING:
            raise UserError(FaultCode.BUSY)
        if self.state is EngineState.READY:
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
        template: TemplateChoice = UNCHOSEN,
        stop: tuple[str, ...] = (),
        continue_text: str = "",
        continue_reasoning: str = "",
        ignore_eos: bool = False,
        untimed_tokens: int = 0,
    ) -> int:
        """Answer a conversation, after loading the model where it is not loaded; the request's id.

        Raises `UserError` NOTHING_LOADED, BUSY, LINE_TOO_LONG.
        """
        if self._turn.source is None:
            raise UserError(FaultCode.NOTHING_LOADED)
        if self._answer.is_open:
            raise UserError(FaultCode.BUSY)
        request = Generate(
            id=self._client.next_id(),
            messages=list(messages),
            max_new_tokens=max_new_tokens,
            seed=seed,
            sampling=sampling,
            template=template,
            stop=stop,
            continue_text=continue_text,
            continue_reasoning=continue_reasoning,
            ignore_eos=ignore_eos,
            untimed_tokens=untimed_tokens,
        )
        self._answer.wait(request)
        if self.state is EngineState.READY:
            self._send_waiting()
        elif self.state is not EngineState.LOADING:
            self._turn.is_wanted = True
            self.start()
            self._follow_wishes()
        return request.id

    def begin_aside(self, begin: Callable[[Priming], bool]) -> bool:
        """Begin work that nobody waits for, while READY and nothing else is wanted."""
        wanted = self._answer.is_open or self._turn.is_wanted
        return self.state is EngineState.READY and not wanted and begin(self._priming)

    def stop(self) -> None:
        """Stop the answer; it ends by `done` with what it has. Or stop reading ahead."""
        if self._answer.is_waiting:
            self._cancel_waiting()
        elif self.state is EngineState.GENERATING and self._answer.id is not None:
            self._client.send(Cancel(id=self._answer.id))
            self._watch.stop_was_asked()
            self._life.go(EngineStep.CANCEL)
        else:
            self._priming.cancel()

    def force_stop(self) -> None:
        """End the answer now, by ending the engine; the next `generate` loads the model again."""
        if self.state in _ANSWERING:
            self._answer.drop()
            self._end_process(at_once=True)
            self.generation_failed.emit(Fault(FaultCode.FORCED_STOP))
        else:
            self.cancel_load()

    # ── state ────────────────────────────────────────────────────────────────

    def _end_process(self, *, at_once: bool = False) -> None:
        """End the engine; the next one starts by itself."""
        if self.state is not EngineState.UNLOADING:
            had_model = self._model is not None
            self._forget_process()
            self._life.end(at_once=at_once, had_model=had_model)

    def _forget_process(self) -> None:
        self._model = None
        self._load_id = self._answer.id = None
        self._turn.interrupt()
        self._priming.forget()
        self._watch.answer_is_over()

    def _follow_wishes(self) -> None:
        """Load what is wanted, where the engine is free for it."""
        turn = self._turn
        if not turn.is_wanted or turn.is_preparing or not self._life.is_free:
            return
        if not self._life.is_fresh:
            self._end_process()  # a failed load may have left memory behind
            return
        turn.prepare(self.known_devices, self._send_load, self._on_preparation_failed)

    def _send_load(self, load: Load) -> None:
        if fault := self._life.devices.fault_of(load.device):
            self._on_preparation_failed(fault)
            return
        self._turn.is_over()
        self._life.is_fresh = False
        self._load_id = self._client.next_id()
        self._life.go(EngineStep.LOAD)
        try:
            self._client.send(msgspec.structs.replace(load, id=self._load_id))
        except UserError as error:
            self._on_load_failed(error.fault)

    @Slot(list)
    def _on_awake(self, answers: list[DeviceAnswers]) -> None:
        self.devices.emit(answers)
        self._follow_wishes()

    @Slot(object)
    def _on_fell(self, fault: Fault) -> None:
        again = self.state is EngineState.LOADING and self._turn.retries(fault)
        self._forget_process()
        if not again:
            self._answer.drop()
            self._turn.is_over()
        told = self._life.mourn(fault, restart=not again)
        if again:
            self.start()
        else:
            self.died.emit(told)

    # ── events ───────────────────────────────────────────────────────────────

    @Slot(object)
    def _on_received(self, event: Event) -> None:
        if self._life.devices.take(event) or self._priming.take(event):
            return
        match event:
            case Failed(id=request_id, fault=fault):
                self._on_failed(request_id, fault)
            case LoadProgress() if event.id == self._load_id:
                self.load_progress.emit(event)
            case Loaded() if event.id == self._load_id:
                self._on_loaded(event)
            case PrefillProgress() if event.id == self._answer.id:
                self._watch.answer_moves()
                self.prefill.emit(event)
            case TextDelta() if event.id == self._answer.id:
                self._watch.answer_moves()
                self.delta.emit(event)
            case Done() if event.id == self._answer.id:
                self._end_answer()
                self.done.emit(event)
            case _:
                _log.debug("Dropped a late %s", type(event).__name__)

    def _on_loaded(self, loaded: Loaded) -> None:
        self._load_id = None
        self._model = loaded
        self._life.go(EngineStep.LOADED)
        self.loaded.emit(loaded)
        if self.state is EngineState.READY:
            self._send_waiting()

    def _on_failed(self, request_id: int, fault: Fault) -> None:
        unnamed = request_id < 0  # the engine could not read the line
        if self._load_id is not None and (unnamed or request_id == self._load_id):
            self._on_load_failed(fault)
        elif self._answer.id is not None and (unnamed or request_id == self._answer.id):
            if fault.fatal:  # it ends by itself, which is no death
                self._end_process()
            else:
                self._end_answer()
            self.generation_failed.emit(fault)
        else:
            _log.warning("Request %d failed: %s %s", request_id, fault.code, fault.detail)

    def _on_load_failed(self, fault: Fault) -> None:
        self._load_id = None
        again = self._turn.retries(fault)
        if fault.fatal:
            self._end_process()
        else:
            self._life.go(EngineStep.LOAD_FAILED)
        if again:
            self._follow_wishes()
        else:
            self._tell_load_failed(fault)

    def _on_preparation_failed(self, fault: Fault) -> None:
        self._turn.is_over()
        self._tell_load_failed(fault)

    def _tell_load_failed(self, fault: Fault) -> None:
        waited = self._answer.drop() is not None
        self.load_failed.emit(fault)
        if waited:
            self.generation_failed.emit(fault)

    def _send_waiting(self) -> None:
        """Send what waits, as soon as nothing is read ahead any more."""
        if not self._answer.is_waiting:
            return
        if self._priming.is_open:
            self._priming.cancel()
        else:
            self._answer.send(self._client)
        if self.state is EngineState.READY:
            self._watch.answer_moves()
            self._life.go(EngineStep.GENERATE)

    @Slot(object)
    def _on_priming_over(self, ending: Ending | Jotted) -> None:
        if isinstance(ending, Fault) and ending.fatal:  # it ends by itself, which is no death
            self._turn.is_wanted = self._answer.is_waiting
            self._end_process()
        else:
            self._send_waiting()

    def _end_answer(self) -> None:
        self._answer.id = None
        self._watch.answer_is_over()
        self._life.go(EngineStep.ANSWER_ENDED)

    def _cancel_waiting(self) -> None:
        if done := self._answer.drop():
            if self.state is EngineState.GENERATING:  # in name: it waited for the priming
                self._end_answer()
            self.done.emit(done)
