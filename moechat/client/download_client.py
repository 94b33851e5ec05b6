"""A download as the services see it: requests out, events in, one end."""

import itertools
import logging
import os
from collections.abc import Mapping, Sequence

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.launch import Launch, child_environment, download_command
from moechat.client.process import ChildProcess, ProcessEnd
from moechat.client.verdict import Ending
from moechat.client.windows_job import KillOnCloseJob
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.download_messages import (
    DOWNLOAD_PROTOCOL_VERSION,
    CancelDownload,
    DownloadEnd,
    DownloadHello,
    DownloadRequest,
    PauseDownload,
    StartDownload,
    Stopped,
)
from moechat.protocol.framing import download_event_decoder, encode
from moechat.protocol.messages import Failed

_log = logging.getLogger(__name__)
_FORCE_MS = 3000  # a name server that does not answer cannot be interrupted otherwise
_ids = itertools.count(1)


class DownloadClient(QObject):
    """Runs one download in a worker process of its own.

    ``received`` brings every event up to the end, which comes once: `Finished`, `Stopped` or
    `Failed`. Whatever happens to the worker, what was downloaded stays and can be gone on with.
    """

    received = Signal(object)  # DownloadEvent, but neither DownloadHello nor the end
    ended = Signal(object)  # DownloadEnd

    def __init__(
        self,
        command: Sequence[str] | None = None,
        base: Mapping[str, str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._command = tuple(command or download_command())
        self._base = os.environ if base is None else base
        self._job = KillOnCloseJob()
        self._process: ChildProcess | None = None
        self._id = 0
        self._end: DownloadEnd | None = None
        self._asked: Stopped | None = None  # how it ends, where we asked for it
        self._force_timer = QTimer(self, singleShot=True, interval=_FORCE_MS)
        self._force_timer.timeout.connect(self._on_force)

    @property
    def is_running(self) -> bool:
        """Whether the worker exists, also while it is ending."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """Of the worker; 0 while there is none."""
        return self._process.pid if self._process else 0

    def start(self, request: StartDownload) -> None:
        """Begin ``request``, whose id is replaced; raises `RuntimeError` while one is running."""
        if self._process is not None:
            raise RuntimeError("a download is running already")
        self._id, self._end, self._asked = next(_ids), None, None
        environment = child_environment(self._base)
        launch = Launch(self._command[0], self._command[1:], environment)
        process = ChildProcess(launch, self._job, self, name="download")
        process.lines.connect(self._on_lines)
        process.ended.connect(self._on_process_ended)
        self._process = process
        process.start()
        self._send(msgspec.structs.replace(request, id=self._id))

    def pause(self) -> None:
        """Stop and keep what has come; `ended` follows within a few seconds."""
        self._ask_to_stop(PauseDownload(id=self._id), parts_kept=True)

    def cancel(self, *, keep_parts: bool = False) -> None:
        """Stop for good; `ended` follows within a few seconds.

        Parts are deleted by the worker; where it had to be killed they are still there, and
        `Stopped` says so.
        """
        request = CancelDownload(id=self._id, keep_parts=keep_parts)
        self._ask_to_stop(request, parts_kept=keep_parts)

    def kill(self) -> None:
        """End the worker at once, for the end of the program; nothing is lost by it."""
        if self._process is not None:
            self._asked = self._asked or Stopped(id=self._id, parts_kept=True)
            self._process.kill()

    def wait(self, timeout_ms: int) -> bool:
        """Block until the worker is gone; for the end of the program only."""
        return self._process is None or self._process.wait(timeout_ms)

    def _ask_to_stop(self, request: DownloadRequest, *, parts_kept: bool) -> None:
        if self._process is None or self._end is not None:
            return
        self._asked = Stopped(id=self._id, parts_kept=parts_kept)
        self._send(request)
        self._force_timer.start()

    def _send(self, request: DownloadRequest) -> None:
        if self._process is not None:
            self._process.write(encode(request))

    # ── the worker ───────────────────────────────────────────────────────────

    @Slot(list)
    def _on_lines(self, lines: list[bytes]) -> None:
        for line in lines:
            if self._process is None or self._end is not None:
                return
            self._on_line(line, self._process)

    def _on_line(self, line: bytes, process: ChildProcess) -> None:
        try:
            event = download_event_decoder.decode(line)
        except msgspec.DecodeError:
            # Its length only: it may hold what nobody should read in a log.
            _log.warning("Skipped a line of %d bytes on the worker's stdout", len(line))
            return
        if isinstance(event, DownloadHello):
            if event.protocol != DOWNLOAD_PROTOCOL_VERSION:
                process.put_down(Ending.OLD_PROTOCOL)
        elif isinstance(event, DownloadEnd):
            self._end = event
            process.stop(_FORCE_MS)
        else:
            self.received.emit(event)

    @Slot()
    def _on_force(self) -> None:
        if self._process is not None:
            self._asked = Stopped(id=self._id, parts_kept=True)
            self._process.kill()

    @Slot(object)
    def _on_process_ended(self, end: ProcessEnd) -> None:
        process, self._process = self._process, None
        self._force_timer.stop()
        if process is None:
            return
        process.deleteLater()
        self.ended.emit(self._end or self._asked or self._died(end, process.stderr_tail()))

    def _died(self, end: ProcessEnd, stderr_tail: str) -> Failed:
        reason = "missing" if end.ending is Ending.NOT_STARTED else "ended"
        detail = f"{end.ending} ({end.code})\n{stderr_tail}".rstrip()
        _log.error("The download worker ended: %s", detail)
        fault = Fault(FaultCode.DOWNLOAD_WORKER_DIED, {"reason": reason}, detail)
        return Failed(id=self._id, fault=fault)
