"""What the parts of `Store` share: the connection, and the steps that several of them make."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from sqlite3 import Connection

import msgspec

from moechat.core.conversation import Conversation, Message
from moechat.core.faults import FaultCode, UserError
from moechat.store import attachments, rows
from moechat.store import branch as tree
from moechat.store.db import Database
from moechat.store.ids import IdMaker
from moechat.store.owner import Owner

_IDS_A_QUERY = 500  # SQLite's limit on variables is 32,766; one statement is reused


class StorePart:
    """One subject of `Store`; what is said there of faults holds for each."""

    def __init__(
        self, database: Database, owner: Owner, ids: IdMaker, now: Callable[[], float]
    ) -> None:
        self._db, self._owner = database, owner
        self._ids, self._now = ids, now

    def _add_conversation(self, connection: Connection, title: str) -> Conversation:
        now = self._now()
        made = Conversation(id=self._ids.new(), title=title, created_at=now, updated_at=now)
        connection.execute(
            "INSERT INTO conversation (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)",
            (made.id, rows.store_text(title), now, now),
        )
        return made

    def _require(self, connection: Connection, conversation_id: str) -> None:
        if not connection.execute(
            "SELECT 1 FROM conversation WHERE id = ? AND deleted_at IS NULL", (conversation_id,)
        ).fetchone():
            raise gone(conversation_id)

    def _show(self, connection: Connection, conversation_id: str, leaf_id: str) -> None:
        connection.execute(
            "UPDATE conversation SET leaf_id = ? WHERE id = ?", (leaf_id, conversation_id)
        )
        self._touch(connection, conversation_id)

    def _conversation_of(self, connection: Connection, message_id: str) -> str:
        """Return the chat of a message; raises CONVERSATION_GONE if either is gone."""
        found = connection.execute(
            "SELECT conversation_id FROM message WHERE id = ?", (message_id,)
        ).fetchone()
        if not found:
            raise gone(message_id)
        conversation_id = rows.salvage_text(found[0])
        self._require(connection, conversation_id)
        return conversation_id

    def _leave(
        self, connection: Connection, conversation_id: str, path: Sequence[rows.Row]
    ) -> None:
        """Note what is shown below the version that gives way to another at the end of ``path``."""
        shown = shown_path(connection, conversation_id)
        same = 0
        while same < min(len(shown), len(path)) and shown[same][tree.ID] == path[same][tree.ID]:
            same += 1
        if same == len(shown):
            return
        with suppress(ValueError):  # nothing can refer to a damaged id
            connection.execute(
                "INSERT OR REPLACE INTO version_leaf (message_id, leaf_id) VALUES (?, ?)",
                (rows.read_text(shown[same][tree.ID]), rows.read_text(shown[-1][tree.ID])),
            )

    def _touch(self, connection: Connection, conversation_id: str) -> None:
        connection.execute(
            "UPDATE conversation SET updated_at = ? WHERE id = ?", (self._now(), conversation_id)
        )


def gone(id_: str) -> UserError:
    """What to raise where a chat or message is not there any more."""
    return UserError(FaultCode.CONVERSATION_GONE, detail=f"there is no {id_}")


def forget_composer(connection: Connection, conversation_id: str) -> None:
    """Drop what is typed but not sent; ``""`` is the chat not begun yet."""
    connection.execute("DELETE FROM composer WHERE conversation_id = ?", (conversation_id,))


def nodes_of(connection: Connection, conversation_id: str) -> list[rows.Row]:
    """Return `tree.NODE_COLUMNS` of all messages of a chat, by age; read from an index alone."""
    return connection.execute(
        f"SELECT {tree.NODE_COLUMNS} FROM message "  # noqa: S608 - a constant
        "WHERE conversation_id = ? ORDER BY id",
        (conversation_id,),
    ).fetchall()


def visible_nodes(connection: Connection, conversation_id: str) -> list[rows.Row]:
    """Return what `nodes_of` does, without removed messages and all below them."""
    nodes, removed = nodes_of(connection, conversation_id), removed_ids(connection, conversation_id)
    if not removed:
        return nodes
    hidden = tree.below(nodes, removed)
    return [node for node in nodes if node[tree.ID] not in hidden]


def removed_ids(connection: Connection, conversation_id: str) -> set[rows.Cell]:
    """Return the ids of messages that were removed; what is below them is not listed."""
    found = connection.execute(
        "SELECT message_id FROM removed_message WHERE conversation_id = ?", (conversation_id,)
    )
    return {id_ for (id_,) in found}


def leaf_of(connection: Connection, conversation_id: str) -> bytes | None:
    """Return the id of the last message that is shown, where one is noted."""
    found = connection.execute(
        "SELECT leaf_id FROM conversation WHERE id = ?", (conversation_id,)
    ).fetchone()
    return found[0] if found and isinstance(found[0], bytes) else None


def shown_path(connection: Connection, conversation_id: str) -> list[rows.Row]:
    """Return the nodes of the shown branch."""
    nodes = visible_nodes(connection, conversation_id)
    return tree.branch(nodes, leaf_of(connection, conversation_id))


def read_messages(connection: Connection, ids: Iterable[str]) -> dict[str, Message]:
    """Return by id what is there of ``ids``."""
    wanted = list(ids)
    found: dict[str, Message] = {}
    for start in range(0, len(wanted), _IDS_A_QUERY):
        part = wanted[start : start + _IDS_A_QUERY]
        marks = ", ".join("?" * len(part))
        for row in connection.execute(
            f"SELECT {rows.MESSAGE_COLUMNS} FROM message WHERE id IN ({marks})",  # noqa: S608
            part,
        ):
            message = rows.read_message(row)
            found[message.id] = message
    for id_, attached in attachments.brief(connection, list(found)).items():
        found[id_] = msgspec.structs.replace(found[id_], attachments=tuple(attached))
    return found
