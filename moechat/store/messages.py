"""The messages of a conversation: reading a branch, and writing turns under it."""

from collections.abc import Sequence
from sqlite3 import Connection

import msgspec

from moechat.core.conversation import Message, MessageState, Outline, Role
from moechat.store import attachments, rows
from moechat.store import branch as tree
from moechat.store.part import (
    StorePart,
    forget_composer,
    gone,
    leaf_of,
    nodes_of,
    read_messages,
    shown_path,
    visible_nodes,
)


class Messages(StorePart):
    """The part of `Store` that keeps messages."""

    def outline(self, conversation_id: str) -> list[Outline]:
        """Return the shown branch, root to leaf; nothing for an unknown conversation."""
        with self._db.read() as connection:
            nodes = visible_nodes(connection, conversation_id)
            path = tree.branch(nodes, leaf_of(connection, conversation_id))
        return tree.outlines(nodes, path)

    def messages(self, ids: Sequence[str]) -> list[Message]:
        """Return one message for each id, in that order; what cannot be read is DAMAGED."""
        with self._db.read() as connection:
            found = read_messages(connection, ids)
        return [found.get(id_) or rows.missing(id_) for id_ in ids]

    def history(self, conversation_id: str, until: str) -> list[Message]:
        """Return the messages from the root to ``until``, both included."""
        with self._db.read() as connection:
            nodes = nodes_of(connection, conversation_id)
            if not any(node[tree.ID] == until.encode() for node in nodes):
                return []
            ids = [rows.salvage_text(node[tree.ID]) for node in tree.branch(nodes, until.encode())]
            found = read_messages(connection, ids)
        return [found.get(id_) or rows.missing(id_) for id_ in ids]

    # ── writing messages ─────────────────────────────────────────────────────

    def begin_turn(
        self, conversation_id: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Store a user's message under the leaf, and an empty draft of its answer under that.

        What was typed in the conversation is forgotten: it is sent, with all that was attached.
        Raises CONVERSATION_GONE if the conversation is gone.
        """
        with self._db.write() as connection:
            self._require(connection, conversation_id)
            forget_composer(connection, conversation_id)
            path = shown_path(connection, conversation_id)
            user, draft = self._add_turn(
                connection, conversation_id, path, text=text, seed=seed, model=model
            )
            attachments.claim(connection, conversation_id, conversation_id, user.id)
            return self._with_attachments(connection, user), draft

    def begin_chat(
        self, title: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Make a conversation with its first turn, all or nothing, as `begin_turn` does."""
        with self._db.write() as connection:
            made = self._add_conversation(connection, title)
            forget_composer(connection, "")
            user, draft = self._add_turn(connection, made.id, [], text=text, seed=seed, model=model)
            attachments.claim(connection, "", made.id, user.id)
            return self._with_attachments(connection, user), draft

    def edit(
        self, message_id: str, text: str, *, seed: int | None, model: str
    ) -> tuple[Message, Message]:
        """Store another version of a user's message beside it, and a draft of its answer.

        Raises CONVERSATION_GONE if the message is gone.
        """
        with self._db.write() as connection:
            conversation_id, path = self._above(connection, message_id)
            self._leave(connection, conversation_id, path)
            connection.execute("DELETE FROM edit_draft WHERE message_id = ?", (message_id,))
            user, draft = self._add_turn(
                connection, conversation_id, path, text=text, seed=seed, model=model
            )
            attachments.copy(connection, self._ids, message_id, user.id)
            return self._with_attachments(connection, user), draft

    def begin_sibling(self, message_id: str, *, seed: int | None, model: str) -> Message:
        """Begin another answer beside this one; raises CONVERSATION_GONE if it is gone."""
        with self._db.write() as connection:
            conversation_id, path = self._above(connection, message_id)
            return self._add_answer(connection, conversation_id, path, seed=seed, model=model)

    def begin_answer(self, message_id: str, *, seed: int | None, model: str) -> Message:
        """Begin an answer to this message; raises CONVERSATION_GONE if it is gone."""
        with self._db.write() as connection:
            conversation_id, path = self._path_to(connection, message_id)
            return self._add_answer(connection, conversation_id, path, seed=seed, model=model)

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
            message = read_messages(connection, [message_id]).get(message_id)
            if message is None or message.state is MessageState.DAMAGED:
                raise gone(message_id)
            connection.execute(
                "UPDATE message SET state = ?, owner = ?, finish_reason = NULL, metrics = NULL, "
                "fault = NULL WHERE id = ?",
                (MessageState.DRAFT, self._owner.token, message_id),
            )
            (reopened,) = read_messages(connection, [message_id]).values()
        return reopened

    # ── inside a transaction ─────────────────────────────────────────────────

    def _with_attachments(self, connection: Connection, message: Message) -> Message:
        attached = attachments.brief(connection, [message.id]).get(message.id, [])
        return msgspec.structs.replace(message, attachments=tuple(attached))

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

    def _add_answer(
        self,
        connection: Connection,
        conversation_id: str,
        path: list[rows.Row],
        *,
        seed: int | None,
        model: str,
    ) -> Message:
        self._leave(connection, conversation_id, path)
        parent_id, depth = tree.place_under(path)
        draft = self._draft(conversation_id, parent_id, seed, model)
        self._insert(connection, draft, depth)
        self._show(connection, conversation_id, draft.id)
        return draft

    def _above(self, connection: Connection, message_id: str) -> tuple[str, list[rows.Row]]:
        """Return the conversation of a message and the path to its parent."""
        conversation_id, path = self._path_to(connection, message_id)
        return conversation_id, path[:-1]

    def _path_to(self, connection: Connection, message_id: str) -> tuple[str, list[rows.Row]]:
        """Return the conversation of a message and the path to it."""
        conversation_id = self._conversation_of(connection, message_id)
        path = tree.branch(visible_nodes(connection, conversation_id), message_id.encode())
        if not path or path[-1][tree.ID] != message_id.encode():
            raise gone(message_id)  # it was removed
        return conversation_id, path
