"""Chats, runs and downloads on disk: calls block, and come from the thread that opened it."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from sqlite3 import Connection

from moechat.core.conversation import MessageState
from moechat.core.faults import Fault, FaultCode
from moechat.store import rows
from moechat.store.attachments import Attachments
from moechat.store.chat_options import ChatOptions
from moechat.store.chats import Chats
from moechat.store.contexts import AnswerContexts
from moechat.store.db import Database
from moechat.store.downloads import DownloadQueue
from moechat.store.exchange import Exchange
from moechat.store.ids import IdMaker
from moechat.store.keeping import Keeping
from moechat.store.messages import Messages
from moechat.store.owner import Owner
from moechat.store.presets import Presets
from moechat.store.runs import RunLog
from moechat.store.salvage import Salvaged, salvage
from moechat.store.search import Search
from moechat.store.versions import Versions


class Store(Chats, Keeping, Messages, Versions):
    """Conversations, their messages, and what is typed but not sent.

    A message may be gone because another window deleted its chat: reading gives a DAMAGED
    stand-in, saving changes nothing, and starting a turn raises `UserError` with
    CONVERSATION_GONE. Every call may raise it with STORE_DAMAGED, STORE_UNWRITABLE or DISK_FULL;
    nothing is half done then.
    """

    def __init__(
        self, database: Database, owner: Owner, ids: IdMaker, now: Callable[[], float]
    ) -> None:
        super().__init__(database, owner, ids, now)
        self.runs, self.options = RunLog(database, ids), ChatOptions(database)
        self.contexts, self.presets = AnswerContexts(database), Presets(database, ids)
        self.downloads = DownloadQueue(database, ids, owner)
        self.search = Search(database)
        self.attachments = Attachments(database, ids)
        self.exchange = Exchange(database, ids)

    @classmethod
    def open(cls, path: Path, now: Callable[[], float] = time.time) -> "Store":
        """Open or create the database; drafts of dead programs become INTERRUPTED.

        Raises `UserError`: STORE_NEWER, STORE_DAMAGED (the file is left as it is),
        STORE_UNWRITABLE, DISK_FULL.
        """
        database, ids = Database(path), IdMaker(now)
        owner = Owner(path, ids.new())
        try:
            with database.write() as connection:
                owner.claim()
                _interrupt_drafts(connection, spare=owner.living())
        except BaseException:
            owner.release()
            database.close()
            raise
        return cls(database, owner, ids, now)

    def salvage(self, damaged: Path, untitled: str) -> Salvaged:
        """Take over what can be read of a damaged database; see `salvage.salvage`."""
        found = salvage(damaged, self._db, untitled)
        self.search.look_again()
        return found

    def close(self) -> None:
        """Close the database; drafts that were not finished become INTERRUPTED."""
        try:
            with self._db.write() as connection:
                others = [token for token in self._owner.living() if token != self._owner.token]
                _interrupt_drafts(connection, spare=others)
        finally:
            self._owner.release()
            self.search.index.close()
            self._db.close()

    def delete(self, *chats: str) -> None:
        """Delete chats for good; the index of their words follows step by step."""
        super().delete(*chats)
        self.search.look_again()

    def erase_removed(self, conversation_id: str) -> None:
        """Delete for good what was removed from a chat; the index follows as by `delete`."""
        super().erase_removed(conversation_id)
        self.search.look_again()

    def delete_all(self) -> None:
        """Delete everything, copies kept aside and the index too; nothing of it stays on disk."""
        super().delete_all()
        self.search.empty()


def _interrupt_drafts(connection: Connection, spare: Sequence[str]) -> None:
    """Mark the drafts of all programs but ``spare``; those were ended while writing."""
    marks = ", ".join("?" * len(spare))
    connection.execute(
        "UPDATE message SET state = ?, owner = NULL, fault = ? "  # noqa: S608 - marks alone
        f"WHERE state = 'draft' AND (owner IS NULL OR owner NOT IN ({marks}))",
        (MessageState.INTERRUPTED, rows.store_json(Fault(FaultCode.APP_CLOSED)), *spare),
    )
