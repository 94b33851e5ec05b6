"""The engine service against a client that is only pretended, in any order of events."""

import os
from collections.abc import Callable
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtWidgets import QApplication

from moechat.client.client import EngineEnd, encode_request
from moechat.core.conversation import FinishReason, Role, RunMetrics
from moechat.core.engine_state import RestartPolicy
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    PROTOCOL_VERSION,
    Cancel,
    ChatMessage,
    Done,
    Event,
    Failed,
    Generate,
    Hello,
    Load,
    Loaded,
    LoadProgress,
    LoadStage,
    PrefillProgress,
    Prime,
    Primed,
    Probe,
    Probed,
    ProbeStep,
    Request,
    Sampling,
    TextDelta,
    TextKind,
)
from moechat.services.engine import EngineService, EngineState
from tests.support.fixed_load import FixedLoad

WITH_MODEL = {EngineState.READY, EngineState.GENERATING, EngineState.STOPPING}


class FakeSignal:
    """Like Qt's, but an exception of a slot reaches the test."""

    def __init__(self) -> None:
        self._slots: list[Callable[[object], object]] = []

    def connect(self, slot: object) -> None:
        self._slots.append(getattr(slot, "emit", slot))

    def emit(self, value: object) -> None:
        for slot in self._slots:
            slot(value)


class FakeClient:
    """Keeps the requests; the test plays the engine."""

    def __init__(self) -> None:
        self.hello = FakeSignal()
        self.received = FakeSignal()
        self.heartbeat = FakeSignal()
        self.ended = FakeSignal()
        self.is_running = False
        self.is_ending = False
        self.greeted = False
        self.requests: list[Request] = []  # to this process
        self.open_prime: int | None = None  # of this process
        self.last_id = 0

    def next_id(self) -> int:
        self.last_id += 1
        return self.last_id

    def start(self) -> None:
        assert not self.is_running, "two engines"
        self.is_running, self.is_ending, self.greeted = True, False, False
        self.requests, self.open_prime = [], None

    def send(self, request: Request, line: bytes | None = None) -> None:
        assert self.is_running
        assert self.greeted, "a request before Hello"
        assert line is None or line == encode_request(request)
        if isinstance(request, Generate | Prime):
            assert self.open_prime is None, "the engine would refuse it"
        if isinstance(request, Prime):
            self.open_prime = request.id
        self.requests.append(request)

    def stop_process(self, force_after_ms: int) -> None:
        self.is_ending = True

    def kill(self) -> None:
        self.is_ending = True

    def sent(self, kind: type[Request]) -> list[Request]:
        return [request for request in self.requests if isinstance(request, kind)]


class EngineRules(RuleBasedStateMachine):
    """Anyone may press anything, and the engine may do anything, at any time."""

    def __init__(self) -> None:
        super().__init__()
        self.client = FakeClient()
        self.now = 0.0
        self.service = EngineService(
            self.client,  # type: ignore[arg-type]
            restarts=RestartPolicy(delays_s=(3600.0,)),  # no timer fires in this test
            clock=lambda: self.now,
        )
        self.open_answer: int | None = None
        self.open_load = False
        self.old_ids: list[int] = []
        self.refusals: set[FaultCode] = set()
        self.wrong: list[str] = []  # slots cannot raise: Qt would swallow it
        service = self.service
        service.done.connect(self._on_done)
        service.generation_failed.connect(self._end_answer)
        service.delta.connect(lambda delta: self._belongs(delta.id))
        service.prefill.connect(lambda progress: self._belongs(progress.id))
        service.loaded.connect(self._end_load)
        service.load_failed.connect(self._end_load)
        service.load_cancelled.connect(self._end_load)
        service.died.connect(self._on_died)

    def _on_done(self, done: Done) -> None:
        self._belongs(done.id)
        self._end_answer()

    def _end_answer(self, _: object = None) -> None:
        if self.open_answer is None:
            self.wrong.append("an answer ended twice")
            return
        self.old_ids.append(self.open_answer)
        self.open_answer = None

    def _end_load(self, _: object = None) -> None:
        if not self.open_load:
            self.wrong.append("a load ended twice")
        self.open_load = False

    def _on_died(self, _: Fault) -> None:
        self.open_load = False
        if self.open_answer is not None:
            self._end_answer()

    def _belongs(self, request_id: int) -> None:
        if request_id != self.open_answer:
            self.wrong.append(f"{request_id} instead of {self.open_answer}")

    def _try(self, call: Callable[[], object]) -> bool:
        try:
            call()
        except UserError as error:
            self.refusals.add(error.fault.code)
            return False
        return True

    @initialize(at=st.sampled_from(["absent", "ready", "priming", "waiting"]))
    def begin(self, at: str) -> None:
        """Chance alone hardly ever gets as far as a model that answers."""
        if at == "absent":
            return
        self.load("a")
        self.behave(6)
        assert self.service.state is EngineState.READY
        if at != "ready":
            self.prime()
            assert self.client.open_prime is not None
        if at == "waiting":
            self.generate()
            assert self.service.state is EngineState.GENERATING

    # ── people ───────────────────────────────────────────────────────────────

    @rule()
    def start(self) -> None:
        self.service.start()

    @rule(name=st.sampled_from(["a", "b"]))
    def load(self, name: str) -> None:
        self._load(lambda: self.service.load(FixedLoad(Path("/m", name), "CPU")))

    @rule()
    def reload(self) -> None:
        self._load(self.service.reload)

    def _load(self, call: Callable[[], object]) -> None:
        before, self.open_load = self.open_load, True
        if not self._try(call):
            self.open_load = before

    @rule()
    def recover(self) -> None:
        if self.service.has_model and self.service.state not in WITH_MODEL:
            self.open_load = True
        self.service.recover()

    @rule()
    def cancel_load(self) -> None:
        self.service.cancel_load()
        assert not self.open_load

    @rule()
    def unload(self) -> None:
        self._try(self.service.unload)

    @rule()
    def generate(self) -> None:
        before = self.open_load
        if self.service.state not in WITH_MODEL:
            self.open_load = True
        turns = [ChatMessage(Role.USER, "lone \ud800 surrogate")]
        try:
            request_id = self.service.generate(turns, max_new_tokens=9, seed=1, sampling=Sampling())
        except UserError as error:
            self.open_load = before
            busy = error.fault.code is FaultCode.BUSY
            assert busy == (self.service.has_model)
            return
        assert self.open_answer is None
        self.open_answer = request_id

    @rule()
    def prime(self) -> None:
        state, sent = self.service.state, len(self.client.requests)
        began = self.service.prime([ChatMessage(Role.USER, "lone \ud800 surrogate")])
        assert began == (len(self.client.requests) > sent)
        assert not began or state is EngineState.READY
        assert self.service.state is state

    @rule()
    def renew(self) -> None:
        before, state = self.open_load, self.service.state
        if self.service.has_model and state is not EngineState.LOADING:
            self.open_load = True
        if not self._try(self.service.renew):
            self.open_load = before

    @rule()
    def stop(self) -> None:
        self.service.stop()

    @rule()
    def force_stop(self) -> None:
        self.service.force_stop()
        assert self.service.state not in WITH_MODEL - {EngineState.READY}
        assert self.open_answer is None or self.service.state is EngineState.READY

    # ── the engine ───────────────────────────────────────────────────────────

    def _greeted(self) -> bool:
        return self.client.is_running and self.client.greeted and not self.client.is_ending

    def _ask(self, kind: type[Request]) -> Request | None:
        sent = self.client.sent(kind)
        return sent[-1] if sent else None

    @precondition(lambda self: self.client.is_running and not self.client.greeted)
    @rule()
    def greet(self) -> None:
        if self.client.is_ending:
            return
        self.client.greeted = True
        self.client.hello.emit(
            Hello(protocol=PROTOCOL_VERSION, app="x", pid=1, openvino="", genai="", tokenizers="")
        )

    @precondition(_greeted)
    @rule(how=st.sampled_from(["step", "probed", "failed"]))
    def answer_probe(self, how: str) -> None:
        """More than once, too: what comes late is dropped."""
        probe = self._ask(Probe)
        if probe is None:
            return
        events: dict[str, Event] = {
            "step": ProbeStep(id=probe.id, plugin="CPU"),
            "probed": Probed(id=probe.id),
            "failed": Failed(id=probe.id, fault=Fault(FaultCode.UNEXPECTED)),
        }
        self.client.received.emit(events[how])

    @precondition(_greeted)
    @rule(how=st.sampled_from(["progress", "loaded", "failed"]))
    def answer_load(self, how: str) -> None:
        load = self._ask(Load)
        if load is None:
            return
        fault = Fault(FaultCode.LOAD_FAILED)
        events: dict[str, Event] = {
            "progress": LoadProgress(id=load.id, stage=LoadStage.READING),
            "loaded": _loaded(load.id),
            "failed": Failed(id=load.id, fault=fault),
        }
        if how != "progress" and self.service.state is not EngineState.LOADING:
            return  # a load is answered once
        failed_with_answer = how == "failed" and self.open_answer is not None
        self.client.received.emit(events[how])
        assert not failed_with_answer or self.open_answer is None

    @precondition(_greeted)
    @rule(how=st.sampled_from(["prefill", "delta", "done", "failed"]))
    def answer_generate(self, how: str) -> None:
        generate = self._ask(Generate)
        if generate is not None:
            self.client.received.emit(_answer_event(how, generate.id))

    @precondition(_greeted)
    @rule(how=st.sampled_from(["prefill", "primed", "failed", "unnamed", "fatal"]))
    def answer_prime(self, how: str) -> None:
        client = self.client
        if client.open_prime is None:
            return
        waits = self.open_answer is not None
        if how == "fatal" and waits:
            self.open_load = True
        event = _prime_event(how, client.open_prime)
        if how != "prefill":
            client.open_prime = None
        client.received.emit(event)
        assert waits == (self.open_answer is not None)
        assert client.is_ending == (how == "fatal")

    @precondition(_greeted)
    @rule(how=st.sampled_from(["prefill", "delta", "done", "failed"]), data=st.data())
    def come_late(self, how: str, data: st.DataObject) -> None:
        if self.old_ids:
            request_id = data.draw(st.sampled_from(self.old_ids))
            self.client.received.emit(_answer_event(how, request_id))

    @precondition(lambda self: self.client.is_running)
    @rule(seconds=st.sampled_from([1.0, 400.0]))
    def end(self, seconds: float) -> None:
        """The process ends, as asked or by itself."""
        self.now += seconds
        expected = self.client.is_ending
        self.client.is_running = False
        self.client.ended.emit(EngineEnd(Fault(FaultCode.ENGINE_DIED), expected))
        assert self.service.state is (EngineState.STARTING if expected else EngineState.FAILED)

    # ── what always holds ────────────────────────────────────────────────────

    @invariant()
    def the_model_is_there_when_the_state_says_so(self) -> None:
        state = self.service.state
        assert (self.service.model is not None) == (state in WITH_MODEL)
        assert self.client.is_running == (state not in (EngineState.ABSENT, EngineState.FAILED))
        assert self.client.is_ending == (state is EngineState.UNLOADING) or not (
            self.client.is_running
        )

    @invariant()
    def nothing_went_wrong_in_a_slot(self) -> None:
        assert not self.wrong

    @invariant()
    def a_process_loads_once(self) -> None:
        assert len(self.client.sent(Load)) <= 1

    @invariant()
    def an_answer_is_asked_for_once(self) -> None:
        ids = [r.id for r in self.client.requests if isinstance(r, Generate | Prime)]
        assert len(ids) == len(set(ids))
        cancelled = [request.id for request in self.client.sent(Cancel)]
        assert set(cancelled) <= set(ids)

    @rule(steps=st.integers(1, 4))
    def behave(self, steps: int) -> None:
        """The engine does what is expected of it."""
        for _ in range(steps):
            state = self.service.state
            if state is EngineState.UNLOADING:
                self.end(1.0)
            elif state is EngineState.STARTING:
                self.greet()
            elif state is EngineState.IDLE and self.service._life.devices.is_asking:
                self.answer_probe("probed")
            elif state is EngineState.LOADING:
                self.answer_load("loaded")
            elif self.client.open_prime is not None:
                self.answer_prime("primed")
            elif state in (EngineState.GENERATING, EngineState.STOPPING):
                self.answer_generate("done")

    def teardown(self) -> None:
        """With an engine that behaves from now on, everything comes to its end."""
        self.behave(20)
        assert self.service.state in (
            EngineState.ABSENT, EngineState.IDLE, EngineState.READY, EngineState.FAILED,
        )  # fmt: skip
        assert self.open_answer is None
        assert not self.open_load
        assert self.refusals <= {FaultCode.BUSY, FaultCode.NOTHING_LOADED}


def _loaded(request_id: int) -> Loaded:
    return Loaded(
        id=request_id, name="m", device="CPU", device_name="CPU", pipeline="LLM",
        context_tokens=1, wanted_context_tokens=1, kv_bytes=1, kv_precision="u8",
        load_ms=1.0, rss_bytes=1,
    )  # fmt: skip


def _answer_event(how: str, request_id: int) -> Event:
    if how == "prefill":
        return PrefillProgress(id=request_id, done_tokens=1, total_tokens=2)
    if how == "delta":
        return TextDelta(id=request_id, seq=0, kind=TextKind.TEXT, text="x", tokens=1)
    if how == "done":
        return Done(id=request_id, finish_reason=FinishReason.STOP, metrics=RunMetrics())
    return Failed(id=request_id, fault=Fault(FaultCode.GENERATION_FAILED))


def _prime_event(how: str, request_id: int) -> Event:
    if how == "prefill":
        return PrefillProgress(id=request_id, done_tokens=1, total_tokens=2)
    if how == "primed":
        return Primed(id=request_id, prompt_tokens=2, seconds=1.0)
    fault = Fault(FaultCode.GPU_LOST, fatal=how == "fatal")
    return Failed(id=-1 if how == "unnamed" else request_id, fault=fault)


def test_any_order_of_events(qapp: QApplication) -> None:
    run_state_machine_as_test(
        EngineRules,
        settings=settings(
            max_examples=int(os.environ.get("MOECHAT_EXAMPLES", "80")),
            derandomize="MOECHAT_EXAMPLES" not in os.environ,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow],
        ),
    )
