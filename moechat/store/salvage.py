"""What can still be read of a damaged database, row by row; the file itself is not changed."""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from moechat.core.conversation import MessageState
from moechat.core.faults import Fault, FaultCode
from moechat.store import rows
from moechat.store.db import Database

# Those that others refer to come first.
_TABLES = (
    "folder",
    "conversation",
    "message",
    "chat_options",
    "removed_message",
    "version_leaf",
    "edit_draft",
    "answer_context",
    "attachment",
    "preset",
    "model_preset",
    "composer",
)
_BODIES = {"text", "reasoning", "data"}  # what overflows to other pages, which may be damaged
_MOST_MISSES = 5_000  # row numbers without a row, one after the other, where the last is unknown
_OF_MESSAGES = ("removed_message", "version_leaf", "edit_draft", "answer_context")


class Salvaged(NamedTuple):
    """How much came over."""

    chats: int
    messages: int


def salvage(damaged: Path, database: Database, untitled: str) -> Salvaged:
    """Copy the rows of chats that can be read; ``untitled`` names chats that lost their title.

    A message whose text is lost comes over as an interrupted one without it. Raises `UserError`
    as `Database` does, if the new database cannot be written; nothing has come over then.
    """
    path = damaged.absolute().as_posix()
    uri = f"file://{'' if path.startswith('/') else '/'}{quote(os.fsencode(path))}?mode=ro"
    with (
        closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as source,
        database.write() as target,
    ):
        source.text_factory = _text
        with suppress(sqlite3.Error):
            # Nothing is written; but with it SQLite reads a file that was cut short.
            source.execute("PRAGMA writable_schema = ON")
        target.execute("PRAGMA defer_foreign_keys = ON")
        for table in _TABLES:
            known = _columns(target, table)
            columns = [column for column in _columns(source, table) if column in known]
            marks = ", ".join("?" * len(columns))
            for row in _rows(source, table, columns):
                target.execute(
                    f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) "  # noqa: S608 - ours
                    f"VALUES ({marks})",
                    row,
                )
        _mend(target, untitled)
        (chats,) = target.execute("SELECT count(*) FROM conversation").fetchone()
        (messages,) = target.execute("SELECT count(*) FROM message").fetchone()
    return Salvaged(chats, messages)


def _text(data: bytes) -> str | bytes:
    """Text where it is some; other bytes stay as they are, which reading copes with."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    with suppress(sqlite3.Error):
        found = connection.execute(f"PRAGMA table_info({table})").fetchall()
        return [rows.salvage_text(n) if isinstance(n, bytes) else n for _, n, *_ in found]
    return []


def _rows(
    source: sqlite3.Connection, table: str, columns: Sequence[str]
) -> Iterator[Sequence[object]]:
    """Every row that can be read, without its bodies where these cannot."""
    if not columns:
        return
    last = None
    with suppress(sqlite3.Error):
        (last,) = source.execute(f"SELECT max(rowid) FROM {table}").fetchone()  # noqa: S608
        last = last or 0
    small = [column if column not in _BODIES else "''" for column in columns]
    number = misses = 0
    while (number < last) if last is not None else (misses < _MOST_MISSES):
        number += 1
        misses += 1
        for wanted in (columns, small):
            with suppress(sqlite3.Error):
                row = source.execute(
                    f"SELECT {', '.join(wanted)} FROM {table} WHERE rowid = ?",  # noqa: S608
                    (number,),
                ).fetchone()
                if row is not None:
                    misses = 0
                    yield _marked(row, columns) if wanted is small and table == "message" else row
                break


def _marked(row: Sequence[object], columns: Sequence[str]) -> list[object]:
    """A message that lost its text."""
    about = {
        "state": MessageState.INTERRUPTED.value,
        "fault": rows.store_json(Fault(FaultCode.MESSAGE_DAMAGED)),
        "chars": 0,
        "lines": 1,
    }
    return [about.get(column, cell) for column, cell in zip(columns, row, strict=True)]


def _mend(target: sqlite3.Connection, untitled: str) -> None:
    """Refer to nothing that did not come over."""
    target.execute(
        "INSERT OR IGNORE INTO conversation (id, title, created_at, updated_at) "
        "SELECT conversation_id, ?, min(created_at), max(created_at) FROM message "
        "WHERE conversation_id NOT IN (SELECT id FROM conversation) GROUP BY conversation_id",
        (untitled,),
    )
    target.execute(
        "UPDATE message SET parent_id = NULL "
        "WHERE parent_id IS NOT NULL AND parent_id NOT IN (SELECT id FROM message)"
    )
    target.execute(
        "UPDATE conversation SET folder_id = NULL "
        "WHERE folder_id IS NOT NULL AND folder_id NOT IN (SELECT id FROM folder)"
    )
    target.execute(
        "UPDATE message SET state = ?, owner = NULL, fault = ? WHERE state = ?",
        (
            MessageState.INTERRUPTED,
            rows.store_json(Fault(FaultCode.APP_CLOSED)),
            MessageState.DRAFT,
        ),
    )
    for table in _OF_MESSAGES:
        target.execute(
            f"DELETE FROM {table} WHERE message_id NOT IN (SELECT id FROM message)"  # noqa: S608
        )
    target.execute(
        "DELETE FROM attachment "
        "WHERE message_id IS NOT NULL AND message_id NOT IN (SELECT id FROM message)"
    )
    target.execute(
        "DELETE FROM chat_options WHERE conversation_id NOT IN (SELECT id FROM conversation)"
    )
    target.execute("DELETE FROM model_preset WHERE preset_id NOT IN (SELECT id FROM preset)")
