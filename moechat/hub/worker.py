"""The download worker: a process that reads requests until its standard input ends.

A process, so that hashing does not take time from the window, and so that a name server that
never answers can be ended with it. Nothing is lost by that: parts are only ever appended to.
"""

import logging
import os
import threading
from typing import BinaryIO

from moechat import __version__
from moechat.core.faults import Fault, FaultCode
from moechat.hub.download import Download
from moechat.protocol import host
from moechat.protocol.download_messages import (
    DOWNLOAD_PROTOCOL_VERSION,
    CancelDownload,
    DownloadHello,
    DownloadRequest,
    StartDownload,
)
from moechat.protocol.framing import download_request_decoder
from moechat.protocol.wire import EventWriter, Refusal, read_requests

_log = logging.getLogger(__name__)

# Read by huggingface_hub when it is imported. Xet does not resume and knows no proxies of ours.
_ENVIRONMENT = {
    "HF_HUB_DISABLE_IMPLICIT_TOKEN": "1",
    "HF_HUB_DISABLE_PROGRESS_BARS": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "HF_HUB_DISABLE_XET": "1",
}
_BUG = 70  # EX_SOFTWARE


def run() -> None:
    """Be the worker; never returns."""
    writer = EventWriter(host.guard_stdout())
    host.start_log()
    host.tie_to_parent()
    os.environ.update(_ENVIRONMENT)
    hello = DownloadHello(protocol=DOWNLOAD_PROTOCOL_VERSION, app=__version__, pid=os.getpid())
    writer.send(hello)
    host.yield_to_others()
    worker = _Worker(writer)
    with open(0, "rb", buffering=1 << 16, closefd=False) as stdin:
        _serve(stdin, worker, writer)
    # Not an orderly exit: a thread may wait for the network, and nothing here needs saving.
    os._exit(0)


def _serve(stdin: BinaryIO, worker: "_Worker", writer: EventWriter) -> None:
    for request in read_requests(stdin, download_request_decoder):
        if isinstance(request, Refusal):
            writer.fail(request.id, request.fault)
        else:
            worker.take(request)


class _Worker:
    def __init__(self, writer: EventWriter) -> None:
        self._writer = writer
        self._lock = threading.Lock()
        self._current: tuple[int, Download] | None = None

    def take(self, request: DownloadRequest) -> None:
        with self._lock:
            if isinstance(request, StartDownload):
                self._start(request)
            elif self._current is None or self._current[0] != request.id:
                return  # it has just ended, and its end was told
            elif isinstance(request, CancelDownload):
                self._current[1].cancel(keep_parts=request.keep_parts)
            else:
                self._current[1].pause()

    def _start(self, request: StartDownload) -> None:
        if self._current is not None:
            self._writer.fail(request.id, Fault(FaultCode.BUSY))
            return
        download = Download(request, self._writer.send)
        self._current = (request.id, download)
        threading.Thread(target=self._run, args=(download,), name="download", daemon=True).start()

    def _run(self, download: Download) -> None:
        try:
            end = download.run()
        except Exception:  # noqa: BLE001  # logged, and the process ends
            _log.exception("the download failed by a bug")
            os._exit(_BUG)  # the window learns of it by our end
        with self._lock:
            self._current = None
        self._writer.send(end)
