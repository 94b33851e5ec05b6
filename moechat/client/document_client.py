"""The reading of one document as the services see it: a path in, its text or a fault out."""

import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.launch import Launch, child_environment, reader_command
from moechat.client.process import ChildProcess, ProcessEnd
from moechat.client.windows_job import KillOnCloseJob
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.framing import reading_event_decoder
from moechat.protocol.reader_messages import DocumentText, ReadingFailed, ReadingProgress

_log = logging.getLogger(__name__)
_PATIENCE_MS = 180_000
_MEMORY_BYTES = 2 << 30  # on Windows; elsewhere the reader sees to it itself
_FORCE_MS = 1_000


class DocumentClient(QObject):
    """Has one document read in a process of its own; make a new one for the next.

    `ended` comes once: with the text, a fault, or ``None`` after `cancel`.
    """

    progress = Signal(int, int)  # pages read, of so many
    ended = Signal(object)  # DocumentText, Fault or None

    def __init__(
        self,
        command: Sequence[str] | None = None,
        base: Mapping[str, str] | None = None,
        parent: QObject | None = None,
        *,
        patience_ms: int = _PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command or reader_command())
        self._base = os.environ if base is None else base
        self._job = KillOnCloseJob(memory_bytes=_MEMORY_BYTES)
        self._name = ""
        self._process: ChildProcess | None = None
        self._result: DocumentText | Fault | None = None
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._on_impatient)

    def start(self, path: Path) -> None:
        """Begin to read; called once."""
        self._name = path.name
        launch = Launch(
            self._command[0],
            (*self._command[1:], str(path.absolute())),
            child_environment(self._base),
        )
        self._process = ChildProcess(launch, self._job, self, name="reader")
        self._process.lines.connect(self._on_lines)
        self._process.ended.connect(self._on_ended)
        self._patience.start()
        self._process.start()

    def cancel(self) -> None:
        """Stop; `ended` follows with ``None``, if nothing was read before."""
        if self._process is not None:
            self._process.kill()

    @Slot(list)
    def _on_lines(self, lines: list[bytes]) -> None:
        for line in lines:
            if self._result is not None or self._process is None:
                return
            try:
                event = reading_event_decoder.decode(line)
            except msgspec.DecodeError:
                _log.warning("Skipped a line of %d bytes on the reader's stdout", len(line))
                continue
            if isinstance(event, ReadingProgress):
                self.progress.emit(event.done, event.total)
            else:
                self._result = event.fault if isinstance(event, ReadingFailed) else event
                self._process.stop(_FORCE_MS)

    @Slot()
    def _on_impatient(self) -> None:
        if self._process is not None and self._result is None:
            self._result = self._broken("time")
            self._process.kill()

    @Slot(object)
    def _on_ended(self, end: ProcessEnd) -> None:
        process, self._process = self._process, None
        self._patience.stop()
        if process is None:
            return
        result = self._result
        if result is None and not end.asked:
            detail = f"{end.ending} ({end.code})\n{process.stderr_tail()}".rstrip()
            _log.error("The reading of a document ended: %s", detail)
            result = self._broken("ended", detail)
        process.deleteLater()
        self.ended.emit(result)

    def _broken(self, reason: str, detail: str = "") -> Fault:
        values: dict[str, str | int | float] = {"name": self._name, "reason": reason}
        return Fault(FaultCode.DOCUMENT_READER_ENDED, values, detail)
