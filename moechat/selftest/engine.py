"""Checks of the engine: a process, its devices, and a tiny model that answers with nonsense."""

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from moechat.client.client import EngineClient, EngineEnd
from moechat.core.conversation import Role
from moechat.core.faults import Fault
from moechat.protocol.messages import (
    ChatMessage,
    Counted,
    CountTokens,
    Devices,
    Done,
    Event,
    Failed,
    Generate,
    Hello,
    ListDevices,
    Load,
    Loaded,
    Request,
    TextDelta,
)
from moechat.selftest.check import Check, CheckFailedError, wait_until

_PATIENCE_SECONDS = 120.0  # a slow disk, and a virus scanner that reads all of it
_TEXT = "Hello"
_TOKENS = 8
_KIND = TypeVar("_KIND", bound=Event)


class EngineChecks:
    """One engine for all of them; where it does not start, the others say so."""

    def __init__(self, model: Path) -> None:
        self._model = model
        self._client = EngineClient(parent=QCoreApplication.instance())
        self._hello: Hello | None = None
        self._end: EngineEnd | None = None
        self._events: list[Event] = []
        self._is_loaded = False
        self._client.hello.connect(self._on_hello)
        self._client.received.connect(self._on_event)
        self._client.ended.connect(self._on_ended)

    def checks(self) -> list[Check]:
        """In the order in which they run."""
        return [
            Check("engine", self.starts),
            Check("devices", self.devices),
            Check("model", self.loads),
            Check("tokenizer", self.counts),
            Check("answer", self.answers),
        ]

    def close(self) -> None:
        """End the engine."""
        self._client.kill()
        self._client.wait(5000)

    def starts(self) -> str:
        """It says hello."""
        self._client.start()
        wait_until(lambda: bool(self._hello or self._end), _PATIENCE_SECONDS, "the engine's hello")
        if self._hello is None:
            raise self._dead()
        return f"OpenVINO {self._hello.openvino}, GenAI {self._hello.genai}"

    def devices(self) -> str:
        """OpenVINO finds its plugins; every computer has the one for processors."""
        devices = self._ask(ListDevices(id=self._client.next_id()), Devices).devices
        if not any(device.id == "CPU" for device in devices):
            raise CheckFailedError(f"there is no CPU among {[device.id for device in devices]}")
        return ", ".join(f"{device.id} ({device.name})" for device in devices)

    def loads(self) -> str:
        """A Mixture-of-Experts is read, compiled and warmed up."""
        load = Load(id=self._client.next_id(), model_dir=str(self._model), context_tokens=512)
        loaded = self._ask(load, Loaded)
        self._is_loaded = True
        return f"on {loaded.device}, {loaded.load_ms / 1000:.1f} s"

    def counts(self) -> str:
        """The tokenizer's library is there and knows the text."""
        self._need_model()
        counted = self._ask(CountTokens(id=self._client.next_id(), texts=[_TEXT]), Counted)
        # It has a token for each letter, and one for "he", which is not in the text.
        if counted.tokens != [len(_TEXT)]:
            raise CheckFailedError(f"{_TEXT!r} is {counted.tokens} tokens instead of {len(_TEXT)}")
        return f"{_TEXT!r} is {counted.tokens[0]} tokens"

    def answers(self) -> str:
        """So many tokens come, and their text."""
        self._need_model()
        request = Generate(
            id=self._client.next_id(),
            messages=[ChatMessage(Role.USER, _TEXT)],
            max_new_tokens=_TOKENS,
            seed=1,
            ignore_eos=True,
        )
        done = self._ask(request, Done)
        text = "".join(event.text for event in self._events if isinstance(event, TextDelta))
        if done.metrics.new_tokens != _TOKENS or not text:
            raise CheckFailedError(f"{done.metrics.new_tokens} tokens came, with {text!r}")
        return f"{_TOKENS} tokens: {text!r}"

    def _need_model(self) -> None:
        if not self._is_loaded:
            raise CheckFailedError("there is no model to try it with")

    def _ask(self, request: Request, kind: type[_KIND]) -> _KIND:
        """The answer to a request; what came before it is in ``_events``."""
        if not self._client.is_running:
            raise self._dead()
        self._events.clear()
        self._client.send(request)
        wait_until(
            lambda: self._answer(request.id, kind) is not None or self._end is not None,
            _PATIENCE_SECONDS,
            f"the answer to {type(request).__name__}",
        )
        answer = self._answer(request.id, kind)
        if answer is None:
            raise self._dead()
        if isinstance(answer, Failed):
            raise CheckFailedError(_said(answer.fault))
        return answer

    def _answer(self, id_: int, kind: type[_KIND]) -> _KIND | Failed | None:
        for event in self._events:
            if isinstance(event, (kind, Failed)) and getattr(event, "id", None) == id_:
                return event
        return None

    def _dead(self) -> CheckFailedError:
        if self._end is None:
            return CheckFailedError("the engine does not run")
        return CheckFailedError(f"the engine ended: {_said(self._end.fault)}")

    def _on_hello(self, hello: Hello) -> None:
        self._hello = hello

    def _on_event(self, event: Event) -> None:
        self._events.append(event)

    def _on_ended(self, end: EngineEnd) -> None:
        self._end = end


def _said(fault: Fault) -> str:
    values = ", ".join(f"{name} {value}" for name, value in fault.values.items())
    return "\n".join(filter(None, (f"{fault.code.value} {values}".rstrip(), fault.detail)))
