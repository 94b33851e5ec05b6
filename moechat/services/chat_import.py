"""Import chats: look at the file, ask where some are here already, take them in at once."""

import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from moechat.core.chat_file import ExportedChat
from moechat.core.faults import UserError
from moechat.services.chat_export import StoppedError
from moechat.services.chat_reader import ChatReader, Origin
from moechat.services.exchange_texts import import_words
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.incoming import Added
from moechat.store.store import Store

if TYPE_CHECKING:
    from moechat.store.arrival import Arrival


@dataclass(frozen=True)
class Found:
    """What is in a file."""

    path: Path
    origin: Origin
    chats: int
    known: int  # of these, how many are here already


class ChatImport(QObject):
    """One file at a time; the file is read through before anything is written."""

    asked = Signal(object)  # Found: some are here already; `take` or `leave` goes on
    imported = Signal(object, object)  # Found, Added
    failed = Signal(object)  # Fault; nothing was imported

    def __init__(self, store: StoreAccess, lane: TaskLane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._lane = store, lane
        self._reader: ChatReader | None = None
        self._found: Found | None = None
        self._stop = threading.Event()

    def look(self, path: Path) -> None:
        """Read a file, and import it unless there is something to ask."""
        self.leave()
        self._stop = stop = threading.Event()
        words, now = import_words(), time.time()

        def read() -> tuple[ChatReader, list[str]]:
            reader = ChatReader(path, words, now)
            try:
                return reader, [chat.id for chat in _until(stop, reader.chats())]
            except BaseException:
                reader.close()
                raise

        def compare(read: tuple[ChatReader, list[str]]) -> None:
            reader, ids = read
            if stop.is_set():  # another file is looked at by now
                reader.close()
                return
            self._reader = reader
            self._store.run(
                lambda store: store.exchange.known(ids),
                lambda known: self._go_on(reader, len(ids), sum(id_ in known for id_ in ids)),
                self.failed.emit,
            )

        self._lane.run(read, compare, self._on_error)

    def take(self, *, copies: bool) -> None:
        """Import the file that was asked about; what is here already only as ``copies``."""
        reader, found = self._reader, self._found
        if reader is None or found is None:
            return
        self._reader = self._found = None

        arrival: list[Arrival] = []  # of the thread of the store

        def step(store: Store) -> Added | None:
            try:
                if not arrival:
                    chats = reader.chats()
                    arrival.append(store.exchange.arrival(chats, reader.folders, copies=copies))
                added = arrival[0].step()
            except BaseException:
                reader.close()
                raise
            if added is not None:
                reader.close()
            return added

        # What was given to the store meanwhile, as an answer that comes, has its turn in between.
        def go_on(added: Added | None) -> None:
            if added is None:
                self._store.run(step, go_on, self.failed.emit)
            else:
                self.imported.emit(found, added)

        go_on(None)

    def leave(self) -> None:
        """Import nothing of the file that was asked about, or is looked at."""
        self._stop.set()
        if self._reader is not None:
            self._reader.close()
        self._reader = self._found = None

    def _go_on(self, reader: ChatReader, chats: int, known: int) -> None:
        if reader is not self._reader:
            return
        self._found = Found(reader.path, reader.origin, chats, known)
        if known:
            self.asked.emit(self._found)
        else:
            self.take(copies=False)

    def _on_error(self, error: Exception) -> None:
        if isinstance(error, StoppedError):
            return
        if not isinstance(error, UserError):
            raise error
        self.failed.emit(error.fault)


def _until(stop: threading.Event, chats: Iterator[ExportedChat]) -> Iterator[ExportedChat]:
    for chat in chats:
        if stop.is_set():
            raise StoppedError
        yield chat
