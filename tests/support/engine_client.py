"""A small blocking client of the real engine process, for tests."""

import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from moechat.core.conversation import Role
from moechat.core.faults import Fault
from moechat.protocol.framing import encode, event_decoder
from moechat.protocol.messages import (
    Cancel,
    ChatMessage,
    Done,
    Event,
    Failed,
    Generate,
    Heartbeat,
    Hello,
    Load,
    Loaded,
    PrefillProgress,
    Prime,
    Primed,
    Request,
    TextDelta,
    TextKind,
    Unload,
    Unloaded,
)

T = TypeVar("T")
COMMAND = (sys.executable, "-c", "from moechat.engine.main import run; run()")
PATIENCE_SECONDS = 120.0  # the machine may be busy with other tests


class EngineClosedError(Exception):
    """The engine closed its pipe."""


class Answer:
    """What one generation sent, and when."""

    def __init__(self) -> None:
        self.prefill: list[PrefillProgress] = []
        self.deltas: list[TextDelta] = []
        self.times: list[float] = []  # of the deltas
        self.end: Done | Failed | None = None

    @property
    def text(self) -> str:
        return self._joined(TextKind.TEXT)

    @property
    def reasoning(self) -> str:
        return self._joined(TextKind.REASONING)

    @property
    def done(self) -> Done:
        assert isinstance(self.end, Done), self.end
        return self.end

    @property
    def fault(self) -> Fault:
        assert isinstance(self.end, Failed), self.end
        return self.end.fault

    def _joined(self, wanted: TextKind) -> str:
        parts: dict[TextKind, str] = {TextKind.TEXT: "", TextKind.REASONING: ""}
        for delta in self.deltas:
            if delta.retag:
                parts = {TextKind.TEXT: "", TextKind.REASONING: parts[TextKind.TEXT]}
            parts[delta.kind] += delta.text
        return parts[wanted]


class EngineClient:
    """Start the engine and talk to it; the handshake is done by the constructor."""

    def __init__(self, command: tuple[str, ...] = COMMAND, **popen: Any) -> None:
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            **popen,
        )
        self.heartbeats: list[Heartbeat] = []
        self.log = b""
        self._events: queue.SimpleQueue[Event | None] = queue.SimpleQueue()
        self._last_id = 0
        self._readers = [threading.Thread(target=self._read_events, daemon=True),
                         threading.Thread(target=self._read_log, daemon=True)]  # fmt: skip
        for reader in self._readers:
            reader.start()
        self.hello = self.expect(Hello)

    def _read_events(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            event = event_decoder.decode(line)
            if isinstance(event, Heartbeat):
                self.heartbeats.append(event)
            else:
                self._events.put(event)
        self._events.put(None)

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log += line

    # ── talking ──────────────────────────────────────────────────────────────

    def next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def send(self, request: Request) -> None:
        self.send_raw(encode(request))

    def send_raw(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def event(self, timeout: float = PATIENCE_SECONDS) -> Event:
        """Return the next event that is no heartbeat."""
        try:
            event = self._events.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError(self.log.decode("utf-8", "replace")[-4000:]) from None
        if event is None:
            raise EngineClosedError(self.log.decode("utf-8", "replace")[-4000:])
        return event

    def expect(self, kind: type[T], timeout: float = PATIENCE_SECONDS) -> T:
        """Return the next event, which must be of this kind."""
        event = self.event(timeout)
        assert isinstance(event, kind), event
        return event

    def silent_for(self, seconds: float) -> bool:
        """Tell whether no event but heartbeats comes for a while."""
        try:
            self.event(seconds)
        except TimeoutError:
            return True
        return False

    def until(self, *kinds: type[T]) -> tuple[list[Event], T]:
        """Return the events before the first of these kinds, and that one."""
        before: list[Event] = []
        while True:
            event = self.event()
            if isinstance(event, kinds):
                return before, event
            before.append(event)

    # ── whole exchanges ──────────────────────────────────────────────────────

    def load(self, model_dir: Path, **options: Any) -> Loaded | Failed | Unloaded:
        self.send(Load(id=self.next_id(), model_dir=str(model_dir), **options))
        return self.until(Loaded, Failed, Unloaded)[1]

    def unload(self) -> Unloaded | Failed:
        self.send(Unload(id=self.next_id()))
        return self.until(Unloaded, Failed)[1]

    def ask(self, content: str | list[ChatMessage], **options: Any) -> int:
        """Send a `Generate` and return its id."""
        messages = [ChatMessage(Role.USER, content)] if isinstance(content, str) else content
        options = {"max_new_tokens": 16, "seed": 1, **options}
        request = Generate(id=self.next_id(), messages=messages, **options)
        self.send(request)
        return request.id

    def collect(self, request_id: int, *, cancel_at: type[Any] | None = None,
                cancel_after: int = 1) -> Answer:  # fmt: skip
        """Read one answer to its end; stop it at the n-th event of a kind if asked to."""
        answer = Answer()
        seen = 0
        while answer.end is None:
            event = self.event()
            assert getattr(event, "id", None) == request_id, event
            if isinstance(event, PrefillProgress):
                answer.prefill.append(event)
            elif isinstance(event, TextDelta):
                assert event.seq == len(answer.deltas)
                answer.deltas.append(event)
                answer.times.append(time.monotonic())
            elif isinstance(event, Done | Failed):
                answer.end = event
            if cancel_at is not None and isinstance(event, cancel_at):
                seen += 1
                if seen == cancel_after:
                    self.send(Cancel(id=request_id))
        return answer

    def answer(self, content: str | list[ChatMessage], **options: Any) -> Answer:
        return self.collect(self.ask(content, **options))

    def prime(self, messages: list[ChatMessage]) -> tuple[list[Event], Primed | Failed]:
        """Have a conversation read; what came before the end, and the end."""
        self.send(Prime(id=self.next_id(), messages=messages))
        return self.until(Primed, Failed)

    # ── the end ──────────────────────────────────────────────────────────────

    def close(self, timeout: float = 10.0) -> int:
        """End the engine's input and return its exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.wait(timeout)

    def wait(self, timeout: float = 10.0) -> int:
        code = self.process.wait(timeout)
        for reader in self._readers:
            reader.join(timeout)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return code

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        assert self.process.stdin is not None
        with suppress(OSError):  # what was buffered has nowhere to go
            self.process.stdin.close()
        self.wait()


@contextmanager
def running_engine(**options: Any) -> Iterator[EngineClient]:
    """An engine that is certainly gone afterwards."""
    client = EngineClient(**options)
    try:
        yield client
    finally:
        client.kill()
