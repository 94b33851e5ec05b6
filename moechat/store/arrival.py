"""An import in steps, so that answers and drafts are stored between them."""

import time
from collections.abc import Iterable
from contextlib import suppress
from sqlite3 import Connection
from typing import Final

from moechat.core.chat_file import ExportedChat
from moechat.core.faults import FaultCode, UserError
from moechat.store.db import Database
from moechat.store.incoming import Added, Incoming
from moechat.store.keeping import delete_chat
from moechat.store.rows import salvage_text

_STEP_S: Final = 0.1
_UNDONE_AT_ONCE: Final = 50  # chats


class Arrival:
    """Chats on their way in. Nobody sees any of them before all are there.

    Where the program ends in between, they are deleted later, see `Keeping.delete_expired`.
    """

    def __init__(
        self, database: Database, incoming: Incoming, chats: Iterable[ExportedChat], *, copies: bool
    ) -> None:
        self._db, self._incoming, self._copies = database, incoming, copies
        self._chats = iter(chats)

    def step(self) -> Added | None:
        """Go on for a moment; None = there is more to do. What it raises undoes everything.

        Raises `UserError` as those of `Store` do, and whatever the chats raise.
        """
        try:
            with self._db.write() as connection:
                until = time.monotonic() + _STEP_S
                for chat in self._chats:
                    self._incoming.take(connection, chat, copies=self._copies)
                    if time.monotonic() >= until:
                        return None
                self._require_all(connection)
                return self._incoming.finish(connection)
        except BaseException:
            with suppress(UserError):
                self.undo()
            raise

    def _require_all(self, connection: Connection) -> None:
        if not self._incoming.is_whole(connection):
            reason = "another program is importing the same chats"
            raise UserError(FaultCode.STORE_UNWRITABLE, path=str(self._db.path), reason=reason)

    def undo(self) -> None:
        """Delete what has come so far."""
        while True:
            with self._db.write() as connection:
                found = connection.execute(
                    "SELECT id FROM conversation WHERE deleted_at = ? LIMIT ?",
                    (self._incoming.mark, _UNDONE_AT_ONCE),
                ).fetchall()
                for (id_,) in found:
                    delete_chat(connection, salvage_text(id_))
            if len(found) < _UNDONE_AT_ONCE:
                break
        self._db.empty_log()
