"""Chats as they go out to files and come in from them, reached as `Store.exchange`."""

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection
from typing import Any

import msgspec

from moechat.core.chat_file import (
    ExportedAttachment,
    ExportedChat,
    ExportedFault,
    ExportedFolder,
    ExportedMessage,
    is_id,
    sound_time,
)
from moechat.core.conversation import Message, MessageState
from moechat.core.faults import Fault, FaultCode
from moechat.store import branch as tree
from moechat.store import rows
from moechat.store.arrival import Arrival
from moechat.store.db import Database
from moechat.store.ids import IdMaker
from moechat.store.incoming import Added, Incoming
from moechat.store.part import nodes_of, read_messages, shown_path

_AT_ONCE = 100  # messages of a branch


class Exchange:
    """What is written comes from one state of the database, what is read goes in whole or not.

    Every call may raise `UserError` as those of `Store` do.
    """

    def __init__(self, database: Database, ids: IdMaker) -> None:
        self._db, self._ids = database, ids

    @contextmanager
    def snapshot(self) -> "Iterator[Snapshot]":
        """All that is read inside is of one moment."""
        with self._db.read() as connection:
            yield Snapshot(connection)

    def known(self, ids: Iterable[str]) -> set[str]:
        """Return which of these chats are here, and not about to be deleted."""
        with self._db.read() as connection:
            here = {
                rows.salvage_text(id_)
                for (id_,) in connection.execute(
                    "SELECT id FROM conversation WHERE deleted_at IS NULL"
                )
            }
        return here & set(ids)

    def add(
        self,
        chats: Iterable[ExportedChat],
        folders: Sequence[ExportedFolder] = (),
        *,
        copies: bool = False,
    ) -> Added:
        """Take chats in, all or none; those that are here already only as ``copies``.

        ``chats`` are checked (`check_chat`); what raises while they are gone through undoes it all.
        Others can write meanwhile.
        """
        arrival = self.arrival(chats, folders, copies=copies)
        while (added := arrival.step()) is None:
            pass
        return added

    def arrival(
        self,
        chats: Iterable[ExportedChat],
        folders: Sequence[ExportedFolder] = (),
        *,
        copies: bool = False,
    ) -> Arrival:
        """As `add`, for who wants to do something else between the steps."""
        return Arrival(self._db, Incoming(self._ids, folders, -time.time()), chats, copies=copies)


@contextmanager
def open_snapshot(path: Path) -> "Iterator[Snapshot]":
    """Read on a connection of its own, on whatever thread, while the store is written to."""
    database = Database(path)
    try:
        with database.read() as connection:
            yield Snapshot(connection)
    finally:
        database.close()


class Snapshot:
    """The chats of one moment."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def folders(self) -> list[ExportedFolder]:
        """Return the folders in their order."""
        found = self._connection.execute("SELECT id, name, position FROM folder ORDER BY position")
        return [
            ExportedFolder(
                id=_sound_id(rows.salvage_text(id_), "folder"),
                name=rows.salvage_text(name),
                position=int(rows.salvage_number(position)),
            )
            for id_, name, position in found
        ]

    def chat_ids(self) -> list[str]:
        """Return all chats that are not about to be deleted, the latest updated first."""
        found = self._connection.execute(
            "SELECT id FROM conversation WHERE deleted_at IS NULL ORDER BY updated_at DESC, id DESC"
        )
        return [rows.salvage_text(id_) for (id_,) in found]

    def size(self, chat_id: str) -> int:
        """Return how many messages a chat has, with all branches."""
        (count,) = self._connection.execute(
            "SELECT count(*) FROM message WHERE conversation_id = ?", (chat_id,)
        ).fetchone()
        return int(count)

    def chat(self, chat_id: str) -> ExportedChat | None:
        """Return a chat without its messages; None if it is gone."""
        found = self._connection.execute(
            "SELECT title, created_at, updated_at, leaf_id, pinned, archived, titled_by, "
            "folder_id, (SELECT options FROM chat_options WHERE conversation_id = id), "
            "(SELECT text FROM composer WHERE conversation_id = id) "
            "FROM conversation WHERE id = ?",
            (chat_id,),
        ).fetchone()
        if found is None:
            return None
        title, created, updated, leaf, pinned, archived, titled_by, folder, options, draft = found
        has_leaf = self._connection.execute(
            "SELECT 1 FROM message WHERE id = ? AND conversation_id = ?",
            (rows.salvage_text(leaf), chat_id),
        ).fetchone()
        return ExportedChat(
            id=_sound_id(chat_id, "chat"),
            title=rows.salvage_text(title),
            created_at=_time(created),
            updated_at=_time(updated),
            pinned=bool(pinned),
            archived=bool(archived),
            titled_by=rows.salvage_text(titled_by) or "text",
            folder_id=_sound_id(rows.salvage_text(folder), "folder") if folder else None,
            leaf_id=rows.salvage_text(leaf) if has_leaf else None,
            options=_json(options) or {},
            draft=rows.salvage_text(draft),
            draft_attachments=self._attachments(
                "conversation_id = ? AND message_id IS NULL", chat_id
            ),
        )

    def messages(self, chat_id: str) -> Iterator[ExportedMessage]:
        """Give all messages of a chat one by one, by age; links that are damaged are mended."""
        nodes = nodes_of(self._connection, chat_id)
        parents = sound_parents(nodes)
        attached = self._has_attachments(chat_id)
        found = self._connection.execute(
            f"SELECT {rows.MESSAGE_COLUMNS}, "  # noqa: S608 - a constant
            "(SELECT at FROM removed_message WHERE message_id = message.id), "
            "(SELECT leaf_id FROM version_leaf WHERE message_id = message.id), "
            "(SELECT edit_draft.text FROM edit_draft WHERE message_id = message.id), "
            "(SELECT context FROM answer_context WHERE message_id = message.id) "
            "FROM message WHERE conversation_id = ? ORDER BY id",
            (chat_id,),
        )
        for number, row in enumerate(found):
            *cells, removed_at, leaf, edit, context = row
            leaf_id = rows.salvage_text(leaf)
            message = rows.read_message(tuple(cells))
            exported = self._exported(message, attached=attached)
            yield msgspec.structs.replace(
                exported,
                id=_sound_id(message.id, str(number)),
                parent_id=parents.get(message.id),
                removed_at=None if removed_at is None else _time(removed_at),
                leaf_id=leaf_id if leaf_id in parents else None,
                edit_draft=rows.salvage_text(edit),
                context=_json(context),
            )

    def shown_size(self, chat_id: str) -> int:
        """Return how many messages the shown branch has."""
        return len(shown_path(self._connection, chat_id))

    def shown(self, chat_id: str) -> Iterator[ExportedMessage]:
        """Give the messages of the shown branch one by one, from the root."""
        path = [rows.salvage_text(node[tree.ID]) for node in shown_path(self._connection, chat_id)]
        attached = self._has_attachments(chat_id)
        for start in range(0, len(path), _AT_ONCE):
            ids = path[start : start + _AT_ONCE]
            found = read_messages(self._connection, ids)
            for id_ in ids:
                message = found.get(id_) or rows.missing(id_)
                yield self._exported(message, attached=attached)

    def _has_attachments(self, chat_id: str) -> bool:
        found = self._connection.execute(
            "SELECT 1 FROM attachment WHERE conversation_id = ? AND message_id IS NOT NULL",
            (chat_id,),
        ).fetchone()
        return found is not None

    def _exported(self, message: Message, *, attached: bool) -> ExportedMessage:
        state, fault = message.state, message.fault
        if state is MessageState.DRAFT:  # as it will be, should the program end now
            state, fault = MessageState.INTERRUPTED, Fault(FaultCode.APP_CLOSED)
        return ExportedMessage(
            id=message.id,
            parent_id=message.parent_id,
            role=message.role,
            created_at=sound_time(message.created_at),
            state=state.value,  # type: ignore[arg-type]  # one of the three that are left
            text=message.text,
            reasoning=message.reasoning,
            reasoning_ms=message.reasoning_ms,
            finish_reason=message.finish_reason,
            seed=message.seed,
            model=message.model,
            metrics=message.metrics,
            fault=ExportedFault(fault.code.value, fault.values, fault.detail) if fault else None,
            attachments=self._attachments("message_id = ?", message.id) if attached else [],
        )

    def _attachments(self, where: str, id_: str) -> list[ExportedAttachment]:
        found = self._connection.execute(
            "SELECT id, name, kind, about, text, data FROM attachment "  # noqa: S608 - our words
            f"WHERE {where} ORDER BY position, id",
            (id_,),
        )
        return [
            ExportedAttachment(
                id=_sound_id(rows.salvage_text(attachment_id), str(number)),
                name=rows.salvage_text(name),
                kind=rows.salvage_text(kind),
                about=_json(about),
                text=rows.salvage_text(text),
                data=data if isinstance(data, bytes) else None,
            )
            for number, (attachment_id, name, kind, about, text, data) in enumerate(found)
        ]


def sound_parents(nodes: Sequence[rows.Row]) -> dict[str, str | None]:
    """The parent of each message, so that every one of them hangs on a root.

    ``nodes`` are sorted by id. What is cut off, or hangs on itself, is hung on the newest older
    message.
    """
    parents: dict[str, str | None] = {}
    below: dict[str | None, list[str]] = {}
    for node in nodes:
        id_ = rows.salvage_text(node[tree.ID])
        parent = rows.salvage_text(node[tree.PARENT]) if node[tree.PARENT] is not None else None
        parents[id_] = parent
        below.setdefault(parent, []).append(id_)
    reached: set[str] = set()

    def reach(start: Iterable[str]) -> None:
        waiting = [id_ for id_ in start if id_ not in reached]
        reached.update(waiting)
        while waiting:
            more = [id_ for id_ in below.get(waiting.pop(), ()) if id_ not in reached]
            reached.update(more)
            waiting.extend(more)

    reach(below.get(None, ()))
    older: str | None = None
    for id_ in parents:
        if id_ not in reached:
            parents[id_] = older
            reach([id_])
        older = id_
    return parents


def _time(cell: object) -> float:
    return sound_time(rows.salvage_number(cell))


def _sound_id(id_: str, stand_in: str) -> str:
    return id_ if is_id(id_) else f"damaged-{stand_in}"


def _json(cell: object) -> dict[str, Any] | None:
    """An object that is kept as JSON, or nothing where it cannot be read."""
    if cell is None:
        return None
    try:
        value = json.loads(rows.read_text(cell))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
