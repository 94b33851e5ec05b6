"""The engine as the services see it: typed requests out, typed events in, one end."""

import itertools
import logging
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.launch import Launcher
from moechat.client.memory_watch import MemoryWatch
from moechat.client.process import ChildProcess, ProcessEnd
from moechat.client.verdict import Ending, Remains, Stage, judge
from moechat.client.windows_job import KillOnCloseJob
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.framing import encode, event_decoder
from moechat.protocol.messages import (
    MAX_LINE_BYTES,
    PROTOCOL_VERSION,
    Done,
    Event,
    Failed,
    Generate,
    Heartbeat,
    Hello,
    Load,
    Loaded,
    Prime,
    Primed,
    Request,
    TextDelta,
)

_log = logging.getLogger(__name__)

_MAX_STRAY_LINES = 20  # in a row; a native library may print where it should not
_LATE_MS = 1000  # how late a timer may fire before we blame ourselves
# What ends a stage that is no answer.
_ENDS = {Stage.LOADING: (Loaded, Failed), Stage.PRIMING: (Primed, Failed)}


@dataclass(frozen=True)
class Patience:
    """How long the engine may say nothing, in seconds."""

    hello_s: float = 60.0  # a cold disk and a virus scanner read the whole of Python
    silence_s: float = 10.0
    # One step of a prefill, compiling, and freeing many gigabytes hold Python's lock throughout.
    busy_silence_s: float = 60.0


@dataclass(frozen=True)
class EngineEnd:
    """The process is gone."""

    fault: Fault  # why, where it was not expected
    expected: bool  # we asked for it, or the engine had told a fatal fault


class _AnyHello(msgspec.Struct):
    """The part of Hello that every version has."""

    type: str
    protocol: int = 0


def encode_request(request: Request) -> bytes:
    """``request`` as a line; raises `UserError` LINE_TOO_LONG, `UnicodeEncodeError`."""
    line = encode(request)
    if len(line) > MAX_LINE_BYTES:
        raise UserError(FaultCode.LINE_TOO_LONG, bytes=len(line), limit=MAX_LINE_BYTES)
    return line


class EngineClient(QObject):
    """Runs one engine process at a time and speaks the protocol with it.

    Requests sent before `hello` wait for it. `ended` comes once for every `start`.
    """

    hello = Signal(object)  # Hello
    received = Signal(object)  # every Event but Hello and Heartbeat
    heartbeat = Signal(object)  # Heartbeat
    ended = Signal(object)  # EngineEnd

    def __init__(
        self,
        launcher: Launcher | None = None,
        patience: Patience | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._launcher = launcher or Launcher()
        self._patience = patience or Patience()
        self._job = KillOnCloseJob()
        self._ids = itertools.count(1)
        self._process: ChildProcess | None = None
        self._silence_timer = QTimer(self, singleShot=True)
        self._silence_timer.timeout.connect(self._on_silence)
        self._reset()

    def _reset(self) -> None:
        self._memory = MemoryWatch()
        self._heard = False  # a line came, whatever it said
        self._greeted = False
        self._waiting: list[bytes] = []  # for Hello
        self._stage = Stage.STARTING
        self._device = ""
        self._model_dir = ""
        self._stray_lines = 0
        self._answer_id = -1
        self._next_seq = 0  # of that answer's text events
        self._other_protocol = 0
        self._retried_silence = False
        self._gave_more_time = False
        self._was_paused = False
        self._told_its_end = False

    @property
    def is_running(self) -> bool:
        """Whether a process exists, also while it is being ended."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """Of the engine; 0 while there is none."""
        return self._process.pid if self._process else 0

    def next_id(self) -> int:
        """A request id that was never used in the life of this client."""
        return next(self._ids)

    def start(self) -> None:
        """Start the engine; raises `RuntimeError` while one exists."""
        if self._process is not None:
            raise RuntimeError("an engine is running already")
        self._reset()
        self._spawn()

    def send(self, request: Request, line: bytes | None = None) -> None:
        """Send ``request``; ``line`` is its `encode_request`, where that is at hand.

        Raises what `encode_request` raises; without a process it does nothing, as `ended` has
        told or is about to.
        """
        if line is None:
            line = encode_request(request)
        if self._process is None:
            return
        self._note_request(request)
        if self._greeted:
            self._process.write(line)
        else:
            self._waiting.append(line)

    def stop_process(self, force_after_ms: int) -> None:
        """Let the engine end by itself, and kill it if it has not after the time."""
        if self._process is not None:
            self._silence_timer.stop()
            self._process.stop(force_after_ms)

    def kill(self) -> None:
        """End the engine and its children at once."""
        if self._process is not None:
            self._silence_timer.stop()
            self._process.kill()

    def wait(self, timeout_ms: int) -> bool:
        """Block until the process is gone; for the end of the program only."""
        return self._process is None or self._process.wait(timeout_ms)

    # ── lines ────────────────────────────────────────────────────────────────

    @Slot(list)
    def _on_lines(self, lines: list[bytes]) -> None:
        process = self._process
        for line in lines:
            if self._process is not process:  # a slot ended it
                return
            self._on_line(line)
        self._listen()

    def _on_line(self, line: bytes) -> None:
        self._heard = True
        try:
            event = event_decoder.decode(line)
        except msgspec.DecodeError:
            if not self._greeted and self._is_foreign_hello(line):
                return
            self._on_stray_line(line)
            return
        self._stray_lines = 0
        if isinstance(event, Hello):
            self._on_hello(event)
        elif not self._greeted:
            self._put_down(Ending.OLD_PROTOCOL)  # every version begins with Hello
        elif isinstance(event, Heartbeat):
            self._memory.sample()
            self.heartbeat.emit(event)
        else:
            self._on_event(event)

    def _on_hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL_VERSION:
            self._other_protocol = hello.protocol
            self._put_down(Ending.OLD_PROTOCOL)
            return
        if self._greeted or self._process is None:
            return
        self._greeted = True
        if self._stage is Stage.STARTING:
            self._stage = Stage.IDLE
        for line in self._waiting:
            self._process.write(line)
        self._waiting.clear()
        self.hello.emit(hello)

    def _is_foreign_hello(self, line: bytes) -> bool:
        """Whether this is the Hello of another version, whose fields may be others."""
        try:
            hello = msgspec.json.decode(line, type=_AnyHello)
        except msgspec.DecodeError:
            return False
        if hello.type != "hello":
            return False
        self._other_protocol = hello.protocol
        self._put_down(Ending.OLD_PROTOCOL)
        return True

    def _on_stray_line(self, line: bytes) -> None:
        self._stray_lines += 1
        # Its length only: it may be a damaged event, and those hold what people write.
        _log.warning("Skipped a line of %d bytes on the engine's stdout", len(line))
        if self._stray_lines >= _MAX_STRAY_LINES:
            self._put_down(Ending.GARBLED)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, TextDelta) and event.id == self._answer_id:
            if event.seq != self._next_seq:
                # A line was spoilt on the way: the answer would have a hole.
                _log.error("Text event %d came instead of %d", event.seq, self._next_seq)
                self._put_down(Ending.GARBLED)
                return
            self._next_seq += 1
            self._stage = Stage.DECODE
        elif isinstance(event, Done | Failed) and event.id == self._answer_id:
            self._answer_id = -1
            self._stage = Stage.IDLE
        elif isinstance(event, _ENDS.get(self._stage, ())):
            self._stage = Stage.IDLE
        if isinstance(event, Failed) and event.fault.fatal:
            self._told_its_end = True
        self.received.emit(event)

    def _note_request(self, request: Request) -> None:
        if isinstance(request, Load):
            self._stage = Stage.LOADING
            self._device, self._model_dir = request.device, request.model_dir
        elif isinstance(request, Generate):
            self._stage = Stage.PREFILL
            self._answer_id = request.id
            self._next_seq = 0
        elif isinstance(request, Prime):
            self._stage = Stage.PRIMING

    # ── silence ──────────────────────────────────────────────────────────────

    def _listen(self) -> None:
        """Wait for the next line, as long as it may take now."""
        if self._process is None:
            return
        self._retried_silence = self._gave_more_time = False
        first_s = self._patience.silence_s if self._greeted else self._patience.hello_s
        self._silence_timer.start(round(first_s * 1000))

    def _allowed_silence_s(self) -> float:
        if not self._greeted:
            return self._patience.hello_s
        if self._stage is Stage.IDLE:
            return self._patience.silence_s
        return self._patience.busy_silence_s

    @Slot()
    def _on_silence(self) -> None:
        if self._process is None or self._process.read_pending():
            return
        if not self._retried_silence:
            # It may have been us who slept (suspended, or in a debugger): hear it out once more.
            self._retried_silence = True
            self._silence_timer.start(_LATE_MS)
            return
        more_s = self._allowed_silence_s() - self._patience.silence_s if self._greeted else 0.0
        if more_s > 0 and not self._gave_more_time and not self._process.is_paused:
            self._gave_more_time = True
            self._silence_timer.start(round(more_s * 1000))
            return
        self._put_down(Ending.SILENT)

    # ── beginning and end ────────────────────────────────────────────────────

    def _spawn(self) -> None:
        process = ChildProcess(self._launcher.launch(), self._job, self)
        process.lines.connect(self._on_lines)
        process.ended.connect(self._on_ended)
        self._process = process
        self._silence_timer.start(round(self._patience.hello_s * 1000))
        process.start()

    def _put_down(self, ending: Ending) -> None:
        if self._process is not None:
            self._was_paused = self._process.is_paused
            self._process.put_down(ending)

    @Slot(object)
    def _on_ended(self, end: ProcessEnd) -> None:
        process, self._process = self._process, None
        self._silence_timer.stop()
        if process is None:
            return
        process.deleteLater()
        if process.launch.scoped and not self._heard and not end.asked:
            _log.warning("No scope for the engine here; starting it plainly")
            self._launcher.scope_failed()
            self._spawn()
            return
        fault = judge(
            Remains(
                ending=end.ending,
                code=end.code,
                stage=self._stage if self._greeted else Stage.STARTING,
                stderr_tail=process.stderr_tail(),
                memory_ran_out=self._memory.ran_out(),
                device=self._device,
                model_dir=self._model_dir,
                silent_s=self._patience.silence_s
                if self._was_paused
                else self._allowed_silence_s(),
                paused=self._was_paused,
                engine_protocol=self._other_protocol,
                app_protocol=PROTOCOL_VERSION,
            )
        )
        expected = end.asked or self._told_its_end
        if not expected:
            _log.error("The engine ended: %s; %s", fault.code, fault.detail)
        self.ended.emit(EngineEnd(fault, expected))
