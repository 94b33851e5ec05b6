"""Where the open chat is kept: in the database, or in memory while a temporary chat is open."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from moechat.core.faults import Fault
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.memory_store import MemoryStore, is_temporary
from moechat.store.store import Store

T = TypeVar("T")


class ChatStores:
    """Hands work on to the store of the open chat. Used on the GUI thread only."""

    def __init__(self, lane: TaskLane, database: Path, tell: Callable[[Fault], None]) -> None:
        self._lane, self._tell = lane, tell
        self.disk = StoreAccess(lane, database, tell)
        self._memory: StoreAccess | None = None

    @property
    def here(self) -> StoreAccess:
        """That of the open chat."""
        return self._memory or self.disk

    @property
    def is_temporary(self) -> bool:
        """Whether a temporary chat is open."""
        return self._memory is not None

    def begin_temporary(self) -> None:
        """A temporary chat is open from now on."""
        self.end_temporary()
        self._memory = StoreAccess(self._lane, MemoryStore.make, self._tell)

    def end_temporary(self) -> None:
        """Forget the temporary chat, if one is open."""
        memory, self._memory = self._memory, None
        if memory is not None:
            memory.leave()

    def run(
        self,
        work: Callable[[Store], T],
        on_done: Callable[[T], None] | None = None,
        on_fault: Callable[[Fault], None] | None = None,
        *,
        chat: str | None = None,
    ) -> None:
        """As `StoreAccess.run`, for the open chat, or for ``chat``."""
        access = self._of(chat)
        if access is not None:
            access.run(work, on_done, on_fault)

    def keep(self, save: Callable[[Store], None], *, chat: str | None = None) -> None:
        """As `StoreAccess.keep`, for the open chat, or for ``chat``."""
        access = self._of(chat)
        if access is not None:
            access.keep(save)

    def close(self, timeout_s: float) -> None:
        """Finish what was given, and close; blocks for at most ``timeout_s``."""
        self.end_temporary()
        self.disk.close(timeout_s)

    def _of(self, chat: str | None) -> StoreAccess | None:
        if chat is None:
            return self.here
        # Of a temporary chat that was left nothing is kept.
        return self._memory if is_temporary(chat) else self.disk
