"""The store as the GUI thread reaches it: work goes to its lane, results and faults come back."""

import logging
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services.tasks import TaskLane
from moechat.store.db import set_aside
from moechat.store.salvage import Salvaged
from moechat.store.store import Store

T = TypeVar("T")
_log = logging.getLogger(__name__)


class StoreAccess:
    """Runs work on the store, in order; the first work opens it. Used on the GUI thread only."""

    def __init__(
        self,
        lane: TaskLane,
        database: Path | Callable[[], Store],
        tell: Callable[[Fault], None],
    ) -> None:
        """``database`` is a file, or makes a store that has none.

        ``tell`` hears of every fault that its caller does not take care of.
        """
        self._lane = lane
        self._database = database
        self._tell = tell
        self._store: Store | None = None  # of the lane's thread
        self._told: FaultCode | None = None  # why drafts cannot be saved at the moment
        self._closed = False

    def run(
        self,
        work: Callable[[Store], T],
        on_done: Callable[[T], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
    ) -> None:
        """Run ``work`` with the store; nothing happens any more after `close`."""
        if self._closed:
            return

        def with_store() -> T:
            if self._store is None:
                made = self._database
                self._store = Store.open(made) if isinstance(made, Path) else made()
            return work(self._store)

        tell = on_fault or self._tell
        self._lane.run(with_store, on_done, lambda error: tell(_fault_of(error)))

    def keep(self, save: Callable[[Store], None]) -> None:
        """Save what is being written; that happens all the time, so a trouble is told once."""

        def saved(_: None) -> None:
            self._told = None

        def failed(fault: Fault) -> None:
            if fault.code is not self._told:
                self._told = fault.code
                self._tell(fault)

        self.run(save, saved, failed)

    def put_aside(self, untitled: str, on_done: Callable[[Path | None, Salvaged], None]) -> None:
        """Give a damaged database another name, and begin one with what can be read of it.

        ``on_done`` gets that name; chats that lost their title are called ``untitled``.
        """

        def work() -> tuple[Path | None, Salvaged]:
            store, self._store = self._store, None
            if store is not None:
                with suppress(UserError):
                    store.close()
            if not isinstance(self._database, Path):
                return None, Salvaged(0, 0)
            aside = set_aside(self._database)
            self._store = Store.open(self._database)
            return aside, self._store.salvage(aside, untitled)

        self._lane.run(
            work, lambda found: on_done(*found), lambda error: self._tell(_fault_of(error))
        )

    def leave(self) -> None:
        """Close after what was given; others go on with the lane."""
        self.run(lambda store: store.close())
        self._closed = True

    def close(self, timeout_s: float) -> None:
        """Finish what was given, and close; blocks for at most ``timeout_s``."""
        self.leave()
        self._lane.drain(timeout_s)


def _fault_of(error: Exception) -> Fault:
    if isinstance(error, UserError):
        return error.fault
    _log.error("A store task failed", exc_info=error)
    return Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, str(error))
