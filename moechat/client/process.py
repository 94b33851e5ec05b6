"""One run of a child process, engine or download: its pipes, its stderr, its end."""

import logging
import sys
from collections import deque
from dataclasses import dataclass

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt, QTimer, Signal, Slot

from moechat.client.launch import Launch
from moechat.client.stderr_log import StderrLog
from moechat.client.tree import is_paused, kill_tree
from moechat.client.verdict import Ending
from moechat.client.windows_job import KillOnCloseJob
from moechat.protocol.framing import LineSplitter, LineTooLongError

_log = logging.getLogger(__name__)

_SLICE_BYTES = 256 * 1024  # handed to Qt at once: a long request must not hold the GUI thread
_WINDOW_BYTES = 1024 * 1024  # what Qt may hold unsent
_CLOSED_PIPE_GRACE_MS = 1000  # a dying process closes its pipes a little before it is gone


@dataclass(frozen=True)
class ProcessEnd:
    """How a run ended."""

    ending: Ending
    code: int  # exit code, signal number or NTSTATUS
    asked: bool  # we asked for it


class ChildProcess(QObject):
    """Owns a QProcess from start to end; make a new one for the next run.

    Requests go in by `write`, whole lines come out by `lines`; `ended` is the last signal.
    """

    lines = Signal(list)  # list[bytes], without line feeds
    ended = Signal(object)  # ProcessEnd

    def __init__(
        self,
        launch: Launch,
        job: KillOnCloseJob | None = None,
        parent: QObject | None = None,
        name: str = "engine",
    ) -> None:
        super().__init__(parent)
        self.launch = launch
        self._name = name  # in the log
        self._job = job
        self._splitter = LineSplitter()
        self._stderr = StderrLog(name)
        self._outbox: deque[memoryview] = deque()
        self._received_bytes = 0
        self._asked = False
        self._over = False
        self._put_down: Ending | None = None  # why we ended it, where we did
        self._process = QProcess(self)
        self._force_timer = QTimer(self, singleShot=True)
        self._force_timer.timeout.connect(self._kill_now)
        self._grace_timer = QTimer(self, singleShot=True, interval=_CLOSED_PIPE_GRACE_MS)
        self._grace_timer.timeout.connect(self._on_grace_over)
        self._process.readyReadStandardOutput.connect(self._on_stdout)
        self._process.readyReadStandardError.connect(self._on_stderr)
        self._process.bytesWritten.connect(self._pump)
        self._process.started.connect(self._on_started)
        self._process.finished.connect(self._on_finished)
        # Queued, so that it never comes out of start() itself.
        self._process.errorOccurred.connect(self._on_error, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Start it; a failure comes by `ended`."""
        environment = QProcessEnvironment()
        for name, value in self.launch.environment.items():
            environment.insert(name, value)
        self._process.setProcessEnvironment(environment)
        self._process.setProgram(self.launch.program)
        self._process.setArguments(list(self.launch.arguments))
        if sys.platform != "win32":
            # Ctrl+C in a terminal is for the program, not for its children; and a core dump of
            # many gigabytes would delay the news of a crash for minutes.
            flag = QProcess.UnixProcessFlag
            self._process.setUnixProcessParameters(flag.CreateNewSession | flag.DisableCoreDumps)
        self._process.start()

    @property
    def pid(self) -> int:
        """0 while there is none."""
        return self._process.processId()

    @property
    def is_running(self) -> bool:
        """Whether a process may exist, also while it is being killed."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    @property
    def is_paused(self) -> bool:
        """Whether the process was stopped by a signal or a debugger."""
        return bool(self.pid) and is_paused(self.pid)

    def stderr_tail(self) -> str:
        """The last lines of stderr."""
        return self._stderr.tail()

    def write(self, line: bytes) -> None:
        """Send ``line``, a whole one with its line feed; returns before it has gone out."""
        self._outbox.append(memoryview(line))
        self._pump()

    def stop(self, force_after_ms: int) -> None:
        """Ask it to end by closing its stdin; kill it if it is still there after the time."""
        self._asked = True
        self._outbox.clear()
        self._process.closeWriteChannel()
        self._force_timer.start(force_after_ms)

    def kill(self) -> None:
        """End it and its children at once, on our own wish."""
        self._asked = True
        self._kill_now()

    def put_down(self, ending: Ending) -> None:
        """End it at once because it misbehaves; ``ending`` is what `ended` will tell."""
        if self._put_down is None:
            self._put_down = ending
        self._kill_now()

    def wait(self, timeout_ms: int) -> bool:
        """Block until it is gone; for the end of the program only."""
        return not self.is_running or self._process.waitForFinished(timeout_ms)

    def read_pending(self) -> bool:
        """Take what lies in the pipe already; True if there was anything."""
        before = self._received_bytes
        self._process.waitForReadyRead(0)
        self._on_stdout()
        return self._received_bytes > before

    # ── pipes ────────────────────────────────────────────────────────────────

    @Slot()
    def _pump(self) -> None:
        while self._outbox and self._process.bytesToWrite() < _WINDOW_BYTES:
            head = self._outbox[0]
            self._process.write(bytes(head[:_SLICE_BYTES]))
            if len(head) > _SLICE_BYTES:
                self._outbox[0] = head[_SLICE_BYTES:]
            else:
                self._outbox.popleft()

    @Slot()
    def _on_stdout(self) -> None:
        data = bytes(self._process.readAllStandardOutput().data())
        self._received_bytes += len(data)
        if self._put_down is not None:
            return
        try:
            lines = self._splitter.feed(data)
        except LineTooLongError:
            _log.exception("The %s wrote a line without an end", self._name)
            self.put_down(Ending.GARBLED)
            return
        if lines:
            self.lines.emit(lines)

    @Slot()
    def _on_stderr(self) -> None:
        self._stderr.feed(bytes(self._process.readAllStandardError().data()))

    # ── beginning and end ────────────────────────────────────────────────────

    @Slot()
    def _on_started(self) -> None:
        if self._job is not None and not self._job.adopt(self.pid):
            _log.warning("The %s is not tied to the life of this process", self._name)

    @Slot()
    def _kill_now(self) -> None:
        self._outbox.clear()
        if self.pid:
            kill_tree(self.pid)
        else:
            self._process.kill()

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            _log.error("The %s did not start: %s", self._name, self._process.errorString())
            self._stderr.feed(f"{self._process.errorString()}\n".encode())
            self._end(Ending.NOT_STARTED, 0)
        elif error is QProcess.ProcessError.WriteError and self.is_running:
            self._grace_timer.start()

    @Slot()
    def _on_grace_over(self) -> None:
        self.put_down(Ending.CLOSED_PIPE)

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._on_stdout()
        self._on_stderr()
        crashed = status is QProcess.ExitStatus.CrashExit
        self._end(Ending.CRASHED if crashed else Ending.EXITED, code)

    def _end(self, ending: Ending, code: int) -> None:
        if self._over:
            return
        self._over = True
        self._force_timer.stop()
        self._grace_timer.stop()
        self._stderr.close()
        self.ended.emit(ProcessEnd(self._put_down or ending, code, self._asked))
