"""A store of chats that are never written: it is in memory, and gone when it is closed."""

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from moechat.store.db import Database
from moechat.store.ids import IdMaker
from moechat.store.migrations import MIGRATIONS
from moechat.store.owner import Owner
from moechat.store.store import Store

_PREFIX = "~"  # of its ids, so that nobody looks for them in a file
_NOWHERE = Path("memory")


def is_temporary(id_: str) -> bool:
    """Whether something belongs to a chat that is in memory only."""
    return id_.startswith(_PREFIX)


class MemoryStore(Store):
    """What a `Store` does, without a file; its search over all chats is not to be used."""

    @classmethod
    def make(cls, now: Callable[[], float] = time.time) -> "MemoryStore":
        """Make an empty one."""
        ids = _TemporaryIds(now)
        return cls(_MemoryDatabase(), Owner(_NOWHERE, ids.new()), ids, now)

    def close(self) -> None:
        """Forget everything."""
        self._db.close()


class _TemporaryIds(IdMaker):
    def new(self) -> str:
        """Return a new id that tells where it is from."""
        return _PREFIX + super().new()


class _MemoryDatabase(Database):
    def __init__(self) -> None:
        self.path = _NOWHERE
        with self._translated():
            self._connection = sqlite3.connect(":memory:", isolation_level=None)
            self._connection.text_factory = bytes
            for pragma in ("temp_store = MEMORY", "foreign_keys = ON"):
                self._connection.execute(f"PRAGMA {pragma}")
            self._migrate(MIGRATIONS)

    def _require_file(self) -> None:
        """There is none."""
