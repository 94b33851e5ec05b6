"""The one thread that owns the pipeline, and the queue in front of it."""

import logging
import os
import queue
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import (
    Event,
    Failed,
    Generate,
    ListDevices,
    Load,
    Prime,
    Probe,
    Unload,
)
from moechat.protocol.wire import EventWriter

_log = logging.getLogger(__name__)

Work = ListDevices | Probe | Load | Unload | Generate | Prime


class Cancelled(Exception):  # noqa: N818 - not an error
    """The user pressed Stop."""


@dataclass
class Job:
    """A request on its way."""

    request: Work
    received: float = field(default_factory=time.perf_counter)
    cancelled: bool = False  # set by the main thread, looked at between steps

    def check(self) -> None:
        """Raise `Cancelled` if the job is to stop."""
        if self.cancelled:
            raise Cancelled


class Session(Protocol):
    """What does the work, on the worker's thread alone."""

    def perform(self, job: Job, /) -> Event:
        """Do a request and return the event that ends it; raises `UserError`."""
        ...


class Worker:
    """Do requests one after the other; a second one that needs the pipeline is refused."""

    def __init__(self, writer: EventWriter) -> None:
        self._writer = writer
        self._queue: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._busy: Job | None = None  # the job that has the pipeline or waits for it

    def start(self, open_session: Callable[[], Session]) -> None:
        """Start the thread, which first opens the session: that imports OpenVINO."""
        threading.Thread(target=self._run, args=(open_session,), name="worker", daemon=True).start()

    def submit(self, request: Work) -> None:
        """Queue a request, or refuse it at once."""
        job = Job(request)
        if not isinstance(request, ListDevices | Probe):
            with self._lock:
                refused = self._busy is not None
                if not refused:
                    self._busy = job
            if refused:
                self._writer.fail(request.id, Fault(FaultCode.BUSY))
                return
        self._queue.put(job)

    def cancel(self, request_id: int) -> None:
        """Stop what reads or answers, or a load at its next stage; an unknown id came too late."""
        with self._lock:
            if self._busy is not None and self._busy.request.id == request_id:
                self._busy.cancelled = True

    def _run(self, open_session: Callable[[], Session]) -> None:
        session = self._open(open_session)
        while True:
            job = self._queue.get()
            event = self._perform(session, job)
            # Free before the answer goes out: the next request may come right after it.
            with self._lock:
                if self._busy is job:
                    self._busy = None
            self._writer.send(event)

    def _open(self, open_session: Callable[[], Session]) -> Session:
        try:
            return open_session()
        except Exception as error:  # noqa: BLE001 - a broken installation raises anything
            _log.exception("OpenVINO cannot be used")
            return _Unusable(str(error))

    def _perform(self, session: Session, job: Job) -> Event:
        try:
            return session.perform(job)
        except UserError as error:
            fault = error.fault
            _log.info("request %d: %s %s", job.request.id, fault.code, fault.detail)
            if fault.fatal:
                # Right here: where the error goes, so does what keeps the pipeline, and freeing
                # it on a GPU that failed may hang or abort.
                self._writer.fail(job.request.id, fault)
                os._exit(0)
        except Exception as error:  # noqa: BLE001 - a bug must not end the thread
            _log.exception("request %d", job.request.id)
            reason = type(error).__name__
            fault = Fault(FaultCode.UNEXPECTED, {"reason": reason}, traceback.format_exc())
        return Failed(id=job.request.id, fault=fault)


class _Unusable:
    """Stands in where OpenVINO cannot be imported, and says so to every request."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def perform(self, _job: Job) -> Event:
        raise UserError(FaultCode.ENGINE_NOT_STARTED, reason=self._reason)
