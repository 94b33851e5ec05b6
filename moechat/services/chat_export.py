"""Export chats while the window goes on."""

import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from moechat.core.faults import FULL, Fault, FaultCode, UserError, file_fault
from moechat.services.chat_writer import ChatWriter, ExportFormat, PageWriter, Step
from moechat.services.exchange_texts import export_words
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import Inbox, TaskLane
from moechat.store.exchange import Snapshot, open_snapshot

_TELL_S = 0.1  # between two reports of how far it is


class StoppedError(Exception):
    """Somebody wants no more of it."""


class ChatExport(QObject):
    """Writes on a lane, from a connection of its own; answers are stored meanwhile."""

    progressed = Signal(int, int)  # messages written, messages there are
    exported = Signal(Path, int)  # the file, chats in it
    failed = Signal(object)  # Fault
    stopped = Signal()

    def __init__(
        self,
        store: StoreAccess,
        database: Path,
        lane: TaskLane,
        pages: PageWriter,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._store, self._database, self._lane, self._pages = store, database, lane, pages
        self._inbox = Inbox(self)
        self._stop = threading.Event()

    def export(self, ids: Sequence[str] | None, kind: ExportFormat, path: Path) -> None:
        """Write these chats, or all, to a file that is replaced; the signals tell the rest."""
        self._stop = stop = threading.Event()
        words, now = export_words(), time.time()

        def write() -> int:
            with open_snapshot(self._database) as snapshot:
                wanted = snapshot.chat_ids() if ids is None else ids
                step = self._step(_count(snapshot, wanted, kind), stop)
                writer = ChatWriter(words, now, self._pages)
                try:
                    return writer.write(path, kind, snapshot, wanted, step, everything=ids is None)
                except OSError as error:  # here: outside, it would be one of the database
                    raise UserError.from_fault(write_fault(error, path)) from error

        def begin() -> None:
            self._lane.run(write, lambda chats: self.exported.emit(path, chats), self._on_error)

        # What was given to the store before is in the file.
        self._store.run(lambda _: None, lambda _: begin(), self.failed.emit)

    def stop(self) -> None:
        """End what is being written; the file that was there stays."""
        self._stop.set()

    def _step(self, total: int, stop: threading.Event) -> Step:
        done = 0
        told = time.monotonic()

        def step(more: int) -> None:
            nonlocal done, told
            if stop.is_set():
                raise StoppedError
            done += more
            now = time.monotonic()
            if now - told >= _TELL_S:
                told, at = now, done
                self._inbox.post(lambda: self.progressed.emit(at, total))

        return step

    def _on_error(self, error: Exception) -> None:
        if isinstance(error, StoppedError):
            self.stopped.emit()
        elif isinstance(error, UserError):
            self.failed.emit(error.fault)
        else:
            raise error


def _count(snapshot: Snapshot, ids: Sequence[str], kind: ExportFormat) -> int:
    size: Callable[[str], int] = snapshot.size if kind is ExportFormat.JSON else snapshot.shown_size
    return sum(map(size, ids))


def write_fault(error: OSError, path: Path) -> Fault:
    """What it means that ``path`` could not be exported to: DISK_FULL or EXPORT_UNWRITABLE."""
    if error.errno in FULL:
        return file_fault(error, str(path))
    reason = error.strerror or str(error)
    return Fault(FaultCode.EXPORT_UNWRITABLE, {"path": str(path), "reason": reason}, repr(error))
