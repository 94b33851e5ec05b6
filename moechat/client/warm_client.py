"""The process that keeps a file in the cache, as the services see it."""

import logging
import os
from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from moechat.client.launch import Launch, child_environment, warmer_command
from moechat.client.process import ChildProcess, ProcessEnd
from moechat.client.windows_job import KillOnCloseJob
from moechat.protocol.framing import encode, warm_event_decoder
from moechat.protocol.warm_messages import WarmPause, WarmStart

_log = logging.getLogger(__name__)
_FORCE_MS = 500  # a drive that hangs cannot be interrupted otherwise


class WarmClient(QObject):
    """Runs one order at a time; make no second client for the next one."""

    progress = Signal(object)  # WarmProgress
    died = Signal()  # without being asked

    def __init__(
        self,
        command: Sequence[str] | None = None,
        base: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command or warmer_command())
        self._base = os.environ if base is None else base
        self._job = KillOnCloseJob()
        self._process: ChildProcess | None = None
        self._leaving: list[ChildProcess] = []

    @property
    def pid(self) -> int:
        """Of the process; 0 while there is none."""
        return self._process.pid if self._process else 0

    def start(self, order: WarmStart) -> None:
        """Begin, in the place of what went on before."""
        self.stop()
        launch = Launch(self._command[0], self._command[1:], child_environment(self._base))
        process = self._process = ChildProcess(launch, self._job, self, name="warmer")
        process.lines.connect(lambda lines: self._on_lines(process, lines))
        process.ended.connect(lambda end: self._on_ended(process, end))
        process.start()
        process.write(encode(order))

    def pause(self, *, paused: bool) -> None:
        """Read nothing for now, or go on; nothing without a process."""
        if self._process is not None:
            self._process.write(encode(WarmPause(paused=paused)))

    @Slot()
    def stop(self) -> None:
        """End it; nothing is told any more."""
        process, self._process = self._process, None
        if process is not None:
            self._leaving.append(process)
            process.stop(_FORCE_MS)

    def wait(self, timeout_ms: int) -> bool:
        """Block until all are gone; for the end of the program only."""
        for process in self._leaving:
            process.kill()
        gone = [process.wait(timeout_ms) for process in list(self._leaving)]
        return all(gone)

    def _on_lines(self, process: ChildProcess, lines: list[bytes]) -> None:
        for line in lines:
            if process is not self._process:
                return
            try:
                self.progress.emit(warm_event_decoder.decode(line))
            except msgspec.DecodeError:
                _log.warning("Skipped a line of %d bytes on the warmer's stdout", len(line))

    def _on_ended(self, process: ChildProcess, end: ProcessEnd) -> None:
        if process in self._leaving:
            self._leaving.remove(process)
        process.deleteLater()
        if process is self._process:
            self._process = None
            _log.error("The warmer ended: %s (%s)\n%s", end.ending, end.code, process.stderr_tail())
            self.died.emit()
