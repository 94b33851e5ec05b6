"""The index for searching all chats: a file of its own beside the database.

It holds nothing that is not in the database. Whatever is wrong with it, it is thrown away and made
again, in small steps.
"""

import logging
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from moechat.core.conversation import MessageState
from moechat.core.search_words import Words, spaced
from moechat.store import rows
from moechat.store.db import BUSY_TIMEOUT_MS, Database

T = TypeVar("T")
_log = logging.getLogger(__name__)

_VERSION = 1  # of the file; another one is made anew
_STEP_MESSAGES = 1_000  # looked at in one step
_STEP_CHARS = 150_000  # indexed in one step, unless one message has more
_PAGE = 80  # matches fetched at once
_MERGE_PAGES = 500
_AFTER_ALL = "\U0010ffff"  # sorts behind every id
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}

_SCHEMA = f"""
    CREATE TABLE doc (
        id INTEGER PRIMARY KEY,
        message_id TEXT NOT NULL UNIQUE,
        conversation_id TEXT NOT NULL,
        chars INTEGER NOT NULL            -- of the text when it was read
    );
    CREATE VIRTUAL TABLE body USING fts5 (
        text, reasoning, tokenize = 'unicode61 remove_diacritics 2'
    );
    PRAGMA user_version = {_VERSION};
"""


class SearchIndex:
    """Finds messages by their words; the newest come first.

    Calls never fail for the index: one that cannot be used finds nothing. What is wrong with the
    database itself is raised as by `Store`.
    """

    def __init__(self, database: Database) -> None:
        self._db = database
        self.path = database.path.with_name(f"{database.path.name}.search")
        self._open: sqlite3.Connection | None = None
        self._looked_at = ""  # ids up to this one were compared with the database
        self._is_complete = self._is_off = self._merges = False

    @property
    def is_complete(self) -> bool:
        """Whether everything that was there at the start has been indexed."""
        return self._is_complete

    # ── searching ────────────────────────────────────────────────────────────

    def matches(self, words: Words, before: int | None = None) -> list[tuple[int, str]]:
        """Return places and message ids, the newest first, at most a page; go on ``before``."""
        query = words.query()
        if not query:
            return []
        found = self._guarded(
            lambda index: index.execute(
                "SELECT body.rowid, doc.message_id FROM body JOIN doc ON doc.id = body.rowid "
                "WHERE body MATCH ? AND body.rowid < ? ORDER BY body.rowid DESC LIMIT ?",
                (query, before if before is not None else 1 << 62, _PAGE),
            ).fetchall()
        )
        return found or []

    # ── keeping up ───────────────────────────────────────────────────────────

    def note(self, message_ids: Sequence[str]) -> None:
        """Index these messages as they are now; drafts are not, they change all the time."""
        with self._db.read() as connection:
            found = _bodies(connection, message_ids)
        self._guarded(lambda index: self._replace(index, message_ids, found))

    def step(self) -> bool:
        """Compare a part of the index with the database; whether there is more to do."""
        if self.is_complete:
            more = self._guarded(self._merge_some) if self._merges else False
            self._merges = bool(more)
            return self._merges
        self._guarded(self._compare_some)
        return not self._is_off and (self._merges or not self.is_complete)

    def look_again(self) -> None:
        """Much has changed, as by an import: compare everything once more."""
        self._looked_at, self._is_complete = "", False

    def empty(self) -> None:
        """Throw everything away."""
        self._discard()

    def close(self) -> None:
        """Close the file."""
        if self._open is not None:
            with suppress(sqlite3.Error):
                self._open.close()
            self._open = None

    # ── steps ────────────────────────────────────────────────────────────────

    def _compare_some(self, index: sqlite3.Connection) -> None:
        with self._db.read() as connection:
            there = connection.execute(
                "SELECT id, chars, state FROM message WHERE id > ? ORDER BY id LIMIT ?",
                (self._looked_at, _STEP_MESSAGES),
            ).fetchall()
            ended = len(there) < _STEP_MESSAGES
            reached = _AFTER_ALL if ended else rows.salvage_text(there[-1][0])
            indexed = dict(
                index.execute(
                    "SELECT message_id, chars FROM doc WHERE message_id > ? AND message_id <= ?",
                    (self._looked_at, reached),
                )
            )
            wanted: list[str] = []
            room = _STEP_CHARS
            for id_cell, chars, state in there:
                id_, is_draft = rows.salvage_text(id_cell), state == MessageState.DRAFT.encode()
                if indexed.pop(id_, None) == chars or is_draft:
                    continue
                if wanted and room <= 0:
                    reached, ended = wanted[-1], False
                    break
                wanted.append(id_)
                room -= chars if isinstance(chars, int) else 0
            bodies = _bodies(connection, wanted)
        gone = [id_ for id_ in indexed if id_ <= reached]
        self._replace(index, [*gone, *wanted], bodies)
        self._looked_at, self._is_complete = reached, ended

    def _replace(
        self, index: sqlite3.Connection, gone: Sequence[str], bodies: Sequence[rows.Row]
    ) -> None:
        with _transaction(index):
            for message_id in gone:
                self._forget(index, message_id)
            for id_cell, chat_cell, chars, text, reasoning in bodies:
                added = index.execute(
                    "INSERT INTO doc (message_id, conversation_id, chars) VALUES (?, ?, ?)",
                    (
                        rows.salvage_text(id_cell),
                        rows.salvage_text(chat_cell),
                        chars if isinstance(chars, int) else -1,
                    ),
                )
                index.execute(
                    "INSERT INTO body (rowid, text, reasoning) VALUES (?, ?, ?)",
                    (
                        added.lastrowid,
                        spaced(rows.salvage_text(text)),
                        spaced(rows.salvage_text(reasoning)),
                    ),
                )

    def _forget(self, index: sqlite3.Connection, message_id: str) -> None:
        found = index.execute("SELECT id FROM doc WHERE message_id = ?", (message_id,)).fetchone()
        if found:
            index.execute("DELETE FROM body WHERE rowid = ?", found)
            index.execute("DELETE FROM doc WHERE id = ?", found)
            self._merges = True  # the words stay in the file until it is merged

    def _merge_some(self, index: sqlite3.Connection) -> bool:
        before = index.total_changes
        # The first call of all segments, the others as far as they come.
        index.execute("INSERT INTO body (body, rank) VALUES ('merge', ?)", (-_MERGE_PAGES,))
        more = index.total_changes - before >= 2  # fewer: nothing was left to merge
        if not more:
            index.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return more

    # ── the file ─────────────────────────────────────────────────────────────

    def _guarded(self, work: Callable[[sqlite3.Connection], T]) -> T | None:
        """Do something with the index; a damaged one is thrown away, and begun anew once."""
        for _ in range(2):
            if self._is_off:
                return None
            try:
                return work(self._connection())
            except sqlite3.DatabaseError as error:
                code = getattr(error, "sqlite_errorcode", 0) & 0xFF
                if code in _BUSY:
                    return None  # another program is at it
                if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY):
                    _log.warning("The search index cannot be written: %s", error)
                    self._is_off = True
                    return None
                _log.warning("The search index is made anew: %r", error)
                self._discard()
            except OSError as error:
                _log.warning("The search index cannot be opened: %s", error)
                self._is_off = True
        return None

    def _connection(self) -> sqlite3.Connection:
        if self._open is not None:
            return self._open
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # nobody else may read it
        index = sqlite3.connect(self.path, isolation_level=None)
        try:
            for pragma in (
                f"busy_timeout = {BUSY_TIMEOUT_MS}",
                "journal_mode = WAL",
                "synchronous = NORMAL",
                "secure_delete = ON",
            ):
                index.execute(f"PRAGMA {pragma}")
            _prepare(index)
        except BaseException:
            index.close()
            raise
        self._open = index
        return index

    def _discard(self) -> None:
        self.close()
        self.look_again()
        try:
            for suffix in ("", "-wal", "-shm"):
                self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
        except OSError as error:  # Windows, where another program has it open
            _log.warning("The search index cannot be removed: %s", error)
            self._is_off = True


def _prepare(index: sqlite3.Connection) -> None:
    """Make the tables in an empty file; raises `sqlite3.DatabaseError` if it is of no use."""
    (version,) = index.execute("PRAGMA user_version").fetchone()
    if version == 0:
        index.executescript(f"BEGIN IMMEDIATE; {_SCHEMA} COMMIT;")
    elif version != _VERSION:
        raise sqlite3.DatabaseError(f"an index of version {version}")
    (verdict,) = index.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)


def _bodies(connection: sqlite3.Connection, ids: Sequence[str]) -> list[rows.Row]:
    marks = ", ".join("?" * len(ids))
    return connection.execute(
        "SELECT id, conversation_id, chars, text, reasoning FROM message "  # noqa: S608 - marks
        f"WHERE id IN ({marks}) AND state != ? ORDER BY id",
        (*ids, MessageState.DRAFT),
    ).fetchall()


@contextmanager
def _transaction(index: sqlite3.Connection) -> Iterator[None]:
    index.execute("BEGIN IMMEDIATE")
    try:
        yield
        index.execute("COMMIT")
    except BaseException:
        if index.in_transaction:
            with suppress(sqlite3.Error):
                index.execute("ROLLBACK")
        raise
