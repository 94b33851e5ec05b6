"""Chats, runs and downloads on disk: calls block, and come from the thread that opened it."""

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from sqlite3 import Connection

from moechat.core.conversation import Conversation, Message, MessageState, Outline, Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.store import branch as tree
from moechat.store import rows
from moechat.store.chat_options import ChatOptions
from moechat.store.db import Database
from moechat.store.downloads import DownloadQueue
from moechat.store.ids import IdMaker
from moechat.store.owner import Owner
from moechat.store.runs import RunLog

_IDS_A_QUERY = 500  # SQLite's limit on variables is 32,766; one statement is reused


class Store:
    """Conversations, their messages, and what is typed but not sent.

    A message may be gone because another window deleted its chat: reading gives a DAMAGED
    stand-in, saving changes nothing, and starting a turn raises `UserError` with
    CONVERSATION_GONE. Every call may raise it with STORE_DAMAGED, STORE_UNWRITABLE or DISK_FULL;
    nothing is half done then.
    """

    def __init__(
        self, database: Database, owner: Owner, ids: IdMaker, now: Callable[[], float]
    ) -> None:
        self._db, self._owner = database, owner
        self._ids, self._now = ids, now
        self.runs, self.options = RunLog(database, ids), ChatOptions(database)
        self.downloads = DownloadQueue(database, ids, owner)

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

    def close(self) -> None:
        """Close the database; drafts that were not finished become INTERRUPTED."""
        try:
            with self._db.write() as connection:
                others = [token for token in self._owner.living() if token != self._owner.token]
                _interrupt_drafts(connection, spare=others)
        finally:
            self._owner.release()
            self._db.close()

    # ── conversations ────────────────────────────────────────────────────────

    def conversations(self) -> list[Conversation]:
        """Return all conversations, the latest updated first."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id, title, created_at, updated_at, leaf_id FROM conversation "
                "ORDER BY updated_at DESC, id DESC"
            ).fetchall()
        return [
            Conversation(
                id=rows.salvage_text(id_),
                title=rows.salvage_text(title),
                created_at=rows.salvage_number(created_at),
                updated_at=rows.salvage_number(updated_at),
                leaf_id=rows.salvage_text(leaf_id) or None,
            )
            for id_, title, created_at, updated_at, leaf_id in found
        ]

    def create_conversation(self, title: str) -> Conversation:
        """Make a conversation without messages."""
        with self._db.write() as connection:
            return self._add_conversation(connection, title)

    def rename(self, conversation_id: str, title: str) -> None:
        """Change the title; the order of conversations stays."""
        with self._db.write() as connection:
            connection.execute(
                "UPDATE conversation SET title = ? WHERE id = ?",
                (rows.store_text(title), conversation_id),
            )

    def delete(self, conversation_id: str) -> None:
        """Delete a conversation, its messages and what was typed in it."""
        with self._db.write() as connection:
            _forget_composer(connection, conversation_id)
            connection.execute("DELETE FROM message WHERE conversation_id = ?", (conversation_id,))
            connection.execute("DELETE FROM conversation WHERE id = ?", (conversation_id,))
        self._db.empty_log()

    def delete_all(self) -> None:
        """Delete everything, copies kept aside too; nothing of it stays on disk."""
        self._db.empty()

    # ── reading messages ─────────────────────────────────────────────────────

    def outline(self, conversation_id: str) -> list[Outline]:
        """Return the shown branch, root to leaf; nothing for an unknown conversation."""
        with self._db.read() as connection:
            path = _path(connection, conversation_id)
        return [tree.outline_of(node) for node in path]

    def messages(self, ids: Sequence[str]) -> list[Message]:
        """Return one message for each id, in that order; what cannot be read is DAMAGED."""
        with self._db.read() as connection:
            found = _messages(connection, ids)
        return [found.get(id_) or rows.missing(id_) for id_ in ids]

    def history(self, conversation_id: str, until: str) -> list[Message]:
        """Return the messages from the root to ``until``, both included."""
        with self._db.read() as connection:
            nodes = _nodes(connection, conversation_id)
            if not any(node[tree.ID] == until.encode() for node in nodes):
                return []
            ids = [rows.salvage_text(node[tree.ID]) for node in tree.branch(nodes, until.encode())]
            found = _messages(connection, ids)
        return [found.get(id_) or rows.missing(id_) for id_ in ids]

    # ── writing messages ─────────────────────────────────────────────────────

    def begin_turn(
        self, conversation_id: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Store a user's message under the leaf, and an empty draft of its answer under that.

        What was typed in the conversation is forgotten: it is sent. Raises CONVERSATION_GONE if the
        conversation is gone.
        """
        with self._db.write() as connection:
            self._require(connection, conversation_id)
            _forget_composer(connection, conversation_id)
            path = _path(connection, conversation_id)
            return self._add_turn(
                connection, conversation_id, path, text=text, seed=seed, model=model
            )

    def begin_chat(
        self, title: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Make a conversation with its first turn, all or nothing, as `begin_turn` does."""
        with self._db.write() as connection:
            made = self._add_conversation(connection, title)
            _forget_composer(connection, "")
            return self._add_turn(connection, made.id, [], text=text, seed=seed, model=model)

    def edit(
        self, message_id: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Store another version of a user's message beside it, and a draft of its answer.

        Raises CONVERSATION_GONE if the message is gone.
        """
        with self._db.write() as connection:
            conversation_id, path = self._above(connection, message_id)
            return self._add_turn(
                connection, conversation_id, path, text=text, seed=seed, model=model
            )

    def begin_sibling(self, message_id: str, *, seed: int | None, model: str) -> Message:
        """Begin another answer beside this one; raises CONVERSATION_GONE if it is gone."""
        with self._db.write() as connection:
            conversation_id, path = self._above(connection, message_id)
            parent_id, depth = tree.place_under(path)
            draft = self._draft(conversation_id, parent_id, seed, model)
            self._insert(connection, draft, depth)
            self._show(connection, conversation_id, draft.id)
        return draft

    def save_draft(self, message_id: str, text: str, reasoning: str) -> None:
        """Keep what was written so far; changes nothing once the message is finished."""
        chars, lines = rows.size_of(text)
        with self._db.write() as connection:
            connection.execute(
                "UPDATE message SET text = ?, reasoning = ?, chars = ?, lines = ? "
                "WHERE id = ? AND state = ?",
                (
                    *(rows.store_text(text), rows.store_text(reasoning), chars, lines),
                    *(message_id, MessageState.DRAFT),
                ),
            )

    def finish(self, message: Message) -> None:
        """Store the final form of a message, COMPLETE or INTERRUPTED (`ValueError` otherwise)."""
        if message.state not in (MessageState.COMPLETE, MessageState.INTERRUPTED):
            raise ValueError(f"a message does not end as {message.state}")
        chars, lines = rows.size_of(message.text)
        with self._db.write() as connection:
            connection.execute(
                "UPDATE message SET state = ?, owner = NULL, text = ?, reasoning = ?, chars = ?, "
                "lines = ?, reasoning_ms = ?, finish_reason = ?, seed = ?, model = ?, "
                "metrics = ?, fault = ? WHERE id = ?",
                (
                    message.state,
                    rows.store_text(message.text),
                    rows.store_text(message.reasoning),
                    *(chars, lines),
                    rows.salvage_number(message.reasoning_ms),
                    *(message.finish_reason, message.seed, rows.store_text(message.model)),
                    rows.store_json(message.metrics),
                    *(rows.store_json(message.fault), message.id),
                ),
            )
            self._touch(connection, message.conversation_id)

    def reopen(self, message_id: str) -> Message:
        """Make an answer a draft again, to go on with it; or raise CONVERSATION_GONE."""
        with self._db.write() as connection:
            message = _messages(connection, [message_id]).get(message_id)
            if message is None or message.state is MessageState.DAMAGED:
                raise _gone(message_id)
            connection.execute(
                "UPDATE message SET state = ?, owner = ?, finish_reason = NULL, metrics = NULL, "
                "fault = NULL WHERE id = ?",
                (MessageState.DRAFT, self._owner.token, message_id),
            )
            (reopened,) = _messages(connection, [message_id]).values()
        return reopened

    # ── what is typed but not sent ───────────────────────────────────────────

    def save_composer(self, conversation_id: str, text: str) -> None:
        """Keep what is typed in a conversation; ``""`` is the chat not begun yet."""
        with self._db.write() as connection:
            _forget_composer(connection, conversation_id)
            if text:
                connection.execute(
                    "INSERT INTO composer (conversation_id, text) SELECT :id, :text "
                    "WHERE :id = '' OR EXISTS (SELECT 1 FROM conversation WHERE id = :id)",
                    {"id": conversation_id, "text": rows.store_text(text)},
                )

    def composer(self, conversation_id: str) -> str:
        """Return what `save_composer` kept, or an empty text."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT text FROM composer WHERE conversation_id = ?", (conversation_id,)
            ).fetchone()
        return rows.salvage_text(found[0]) if found else ""

    # ── inside a transaction ─────────────────────────────────────────────────

    def _add_conversation(self, connection: Connection, title: str) -> Conversation:
        now = self._now()
        made = Conversation(id=self._ids.new(), title=title, created_at=now, updated_at=now)
        connection.execute(
            "INSERT INTO conversation (id, title, created_at, updated_at) VALUES (?, ?, ?, ?)",
            (made.id, rows.store_text(title), now, now),
        )
        return made

    def _add_turn(
        self,
        connection: Connection,
        conversation_id: str,
        path: list[rows.Row],
        *,
        text: str,
        seed: int | None,
        model: str,
    ) -> tuple[Message, Message]:
        parent_id, depth = tree.place_under(path)
        user = Message(
            id=self._ids.new(),
            conversation_id=conversation_id,
            parent_id=parent_id,
            role=Role.USER,
            created_at=self._now(),
            text=text,
        )
        draft = self._draft(conversation_id, user.id, seed, model)
        self._insert(connection, user, depth)
        self._insert(connection, draft, depth + 1)
        self._show(connection, conversation_id, draft.id)
        return user, draft

    def _draft(
        self, conversation_id: str, parent_id: str | None, seed: int | None, model: str
    ) -> Message:
        return Message(
            id=self._ids.new(),
            conversation_id=conversation_id,
            parent_id=parent_id,
            role=Role.ASSISTANT,
            created_at=self._now(),
            state=MessageState.DRAFT,
            seed=seed,
            model=model,
        )

    def _insert(self, connection: Connection, message: Message, depth: int) -> None:
        owner = self._owner.token if message.state is MessageState.DRAFT else None
        connection.execute(
            "INSERT INTO message (id, conversation_id, parent_id, depth, role, state, owner, "
            "created_at, chars, lines, seed, model, text) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(message.id, message.conversation_id, message.parent_id, depth),
                *(message.role, message.state, owner, message.created_at),
                *rows.size_of(message.text),
                *(message.seed, rows.store_text(message.model), rows.store_text(message.text)),
            ),
        )

    def _require(self, connection: Connection, conversation_id: str) -> None:
        if not connection.execute(
            "SELECT 1 FROM conversation WHERE id = ?", (conversation_id,)
        ).fetchone():
            raise _gone(conversation_id)

    def _above(self, connection: Connection, message_id: str) -> tuple[str, list[rows.Row]]:
        """Return the conversation of a message and the path to its parent."""
        found = connection.execute(
            "SELECT conversation_id FROM message WHERE id = ?", (message_id,)
        ).fetchone()
        if not found:
            raise _gone(message_id)
        conversation_id = rows.salvage_text(found[0])
        self._require(connection, conversation_id)
        path = tree.branch(_nodes(connection, conversation_id), message_id.encode())
        return conversation_id, path[:-1]

    def _show(self, connection: Connection, conversation_id: str, leaf_id: str) -> None:
        connection.execute(
            "UPDATE conversation SET leaf_id = ? WHERE id = ?", (leaf_id, conversation_id)
        )
        self._touch(connection, conversation_id)

    def _touch(self, connection: Connection, conversation_id: str) -> None:
        connection.execute(
            "UPDATE conversation SET updated_at = ? WHERE id = ?", (self._now(), conversation_id)
        )


def _gone(id_: str) -> UserError:
    return UserError(FaultCode.CONVERSATION_GONE, detail=f"there is no {id_}")


def _forget_composer(connection: Connection, conversation_id: str) -> None:
    connection.execute("DELETE FROM composer WHERE conversation_id = ?", (conversation_id,))


def _interrupt_drafts(connection: Connection, spare: Sequence[str]) -> None:
    """Mark the drafts of all programs but ``spare``; those were ended while writing."""
    marks = ", ".join("?" * len(spare))
    connection.execute(
        "UPDATE message SET state = ?, owner = NULL, fault = ? "  # noqa: S608 - marks alone
        f"WHERE state = 'draft' AND (owner IS NULL OR owner NOT IN ({marks}))",
        (MessageState.INTERRUPTED, rows.store_json(Fault(FaultCode.APP_CLOSED)), *spare),
    )


def _nodes(connection: Connection, conversation_id: str) -> list[rows.Row]:
    return connection.execute(
        f"SELECT {tree.NODE_COLUMNS} FROM message "  # noqa: S608 - a constant
        "WHERE conversation_id = ? ORDER BY id",
        (conversation_id,),
    ).fetchall()


def _path(connection: Connection, conversation_id: str) -> list[rows.Row]:
    """Return the nodes of the shown branch."""
    found = connection.execute(
        "SELECT leaf_id FROM conversation WHERE id = ?", (conversation_id,)
    ).fetchone()
    leaf_id = found[0] if found and isinstance(found[0], bytes) else None
    return tree.branch(_nodes(connection, conversation_id), leaf_id)


def _messages(connection: Connection, ids: Iterable[str]) -> dict[str, Message]:
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
    return found
