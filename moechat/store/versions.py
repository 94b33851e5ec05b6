"""Versions of messages, and messages that were removed and can come back."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from sqlite3 import Connection

import msgspec

from moechat.core.context_policy import AnswerContext
from moechat.core.conversation import MessageState, RemovedMessage
from moechat.store import branch as tree
from moechat.store import rows
from moechat.store.part import (
    StorePart,
    gone,
    leaf_of,
    nodes_of,
    read_messages,
    removed_ids,
    shown_path,
    visible_nodes,
)

_BEGINNING = 200  # characters of a removed message that its list shows


class Versions(StorePart):
    """The part of `Store` that chooses between versions, hides messages and brings them back."""

    # ── versions ─────────────────────────────────────────────────────────────

    def turn_version(self, message_id: str, step: int) -> str:
        """Show the version ``step`` after this one, with what was shown below it last.

        Returns its id; that of the message itself where there is no such version. Raises
        CONVERSATION_GONE if the message is gone or removed.
        """
        with self._db.write() as connection:
            conversation_id = self._conversation_of(connection, message_id)
            nodes = visible_nodes(connection, conversation_id)
            path = tree.branch(nodes, message_id.encode())
            if not path or path[-1][tree.ID] != message_id.encode():
                raise gone(message_id)
            versions = tree.siblings(nodes, path[-1])
            place = versions.index(path[-1]) + step
            if not 0 <= place < len(versions):
                return message_id
            self._leave(connection, conversation_id, path[:-1])
            self._set_leaf(
                connection, conversation_id, self._leaf_below(connection, nodes, versions[place])
            )
            return rows.salvage_text(versions[place][tree.ID])

    def show_message(self, message_id: str) -> str:
        """Show a branch with this message, and return its chat; raises CONVERSATION_GONE."""
        with self._db.write() as connection:
            conversation_id = self._conversation_of(connection, message_id)
            shown = shown_path(connection, conversation_id)
            if all(node[tree.ID] != message_id.encode() for node in shown):
                nodes = visible_nodes(connection, conversation_id)
                path = tree.branch(nodes, message_id.encode())
                if not path or path[-1][tree.ID] != message_id.encode():
                    raise gone(message_id)
                self._leave(connection, conversation_id, path)
                leaf = self._leaf_below(connection, nodes, path[-1])
                self._set_leaf(connection, conversation_id, leaf)
        return conversation_id

    # ── removing ─────────────────────────────────────────────────────────────

    def remove(self, ids: Sequence[str]) -> list[str]:
        """Hide messages with all below them; return those that `restore` has to be given.

        Another version takes the place of a removed one; where none is left, the branch ends
        above it. What is gone or hidden already is passed over.
        """
        with self._db.write() as connection:
            chats = dict.fromkeys(
                rows.salvage_text(conversation_id)
                for id_ in ids
                for (conversation_id,) in connection.execute(
                    "SELECT conversation_id FROM message WHERE id = ?", (id_,)
                )
            )
            wanted: set[rows.Cell] = {id_.encode() for id_ in ids}
            return [
                rows.salvage_text(node[tree.ID])
                for chat in chats
                for node in tree.highest(visible_nodes(connection, chat), wanted)
                if self._remove(connection, chat, node)
            ]

    def _remove(self, connection: Connection, conversation_id: str, node: rows.Row) -> bool:
        nodes = visible_nodes(connection, conversation_id)
        path = tree.branch(nodes, leaf_of(connection, conversation_id))
        if node in path:
            above = path[: path.index(node)]
            self._leave(connection, conversation_id, above)
            versions = tree.siblings(nodes, node)
            place = versions.index(node)
            beside = versions[place - 1] if place else next(iter(versions[1:]), None)
            if beside is not None:
                leaf = self._leaf_below(connection, nodes, beside)
            else:
                leaf = above[-1][tree.ID] if above else None
            self._set_leaf(connection, conversation_id, leaf)
        with suppress(ValueError):  # nothing can refer to a damaged id
            connection.execute(
                "INSERT INTO removed_message (message_id, conversation_id, at) VALUES (?, ?, ?)",
                (rows.read_text(node[tree.ID]), conversation_id, self._now()),
            )
            return True
        return False

    def restore(self, ids: Sequence[str]) -> None:
        """Bring removed messages back and show the last of them, as it was shown before.

        What hides them above comes back with them. Messages that are gone are passed over.
        """
        with self._db.write() as connection:
            for id_ in ids:
                found = connection.execute(
                    "SELECT conversation_id FROM message WHERE id = ?", (id_,)
                ).fetchone()
                if not found:
                    continue
                conversation_id = rows.salvage_text(found[0])
                nodes = nodes_of(connection, conversation_id)
                path = tree.branch(nodes, id_.encode())
                removed = removed_ids(connection, conversation_id)
                if not any(node[tree.ID] in removed for node in path):
                    continue
                connection.executemany(
                    "DELETE FROM removed_message WHERE message_id = ?",
                    [(rows.salvage_text(node[tree.ID]),) for node in path],
                )
                self._leave(connection, conversation_id, path)
                visible = visible_nodes(connection, conversation_id)
                leaf = self._leaf_below(connection, visible, path[-1])
                self._set_leaf(connection, conversation_id, leaf)

    def removed(self, conversation_id: str) -> list[RemovedMessage]:
        """Return what was removed from a chat, the latest first.

        What was removed below another removed message is listed once that is back.
        """
        with self._db.read() as connection:
            nodes = nodes_of(connection, conversation_id)
            tops = tree.highest(nodes, removed_ids(connection, conversation_id))
            times = dict(
                connection.execute(
                    "SELECT message_id, at FROM removed_message WHERE conversation_id = ?",
                    (conversation_id,),
                ).fetchall()
            )
            found = read_messages(connection, (rows.salvage_text(top[tree.ID]) for top in tops))
        listed = [
            RemovedMessage(
                id=message.id,
                role=message.role,
                text=message.text[:_BEGINNING],
                at=rows.salvage_number(times.get(top[tree.ID])),
                messages=len(tree.below(nodes, [top[tree.ID]])),
            )
            for top in tops
            if (message := found.get(rows.salvage_text(top[tree.ID]))) is not None
        ]
        return sorted(listed, key=lambda one: (one.at, one.id), reverse=True)

    def erase_removed(self, conversation_id: str) -> None:
        """Delete for good what was removed from a chat."""
        with self._db.write() as connection:
            nodes = nodes_of(connection, conversation_id)
            hidden = tree.below(nodes, removed_ids(connection, conversation_id))
            connection.executemany(
                "DELETE FROM message WHERE id = ?", [(rows.salvage_text(id_),) for id_ in hidden]
            )
        self._db.empty_log()

    # ── a branch of its own ──────────────────────────────────────────────────

    def branch_off(self, message_id: str, name: Callable[[str], str]) -> str:
        """Begin a chat with copies of the messages from the root to this one; return its id.

        ``name`` makes its title of the one of the chat that it comes from.
        What was chosen for the answers, the folder and what is attached are copied too. An
        answer that is being written is INTERRUPTED in the copy. Raises CONVERSATION_GONE.
        """
        with self._db.write() as connection:
            source = self._conversation_of(connection, message_id)
            path = tree.branch(nodes_of(connection, source), message_id.encode())
            (title,) = connection.execute(
                "SELECT title FROM conversation WHERE id = ?", (source,)
            ).fetchone()
            made = self._add_conversation(connection, name(rows.salvage_text(title)))
            copies: dict[str, str] = {}
            parent: str | None = None
            for depth, node in enumerate(path, 1):
                id_ = rows.salvage_text(node[tree.ID])
                copies[id_] = copy = self._ids.new()
                connection.execute(
                    _COPY_MESSAGE,
                    (copy, made.id, parent, depth, MessageState.INTERRUPTED, id_),
                )
                parent = copy
            self._set_leaf(connection, made.id, parent.encode() if parent else None)
            self._copy_surroundings(connection, source, made.id, copies)
        return made.id

    def _copy_surroundings(
        self, connection: Connection, source: str, target: str, copies: dict[str, str]
    ) -> None:
        connection.execute(
            "INSERT INTO chat_options (conversation_id, options) "
            "SELECT ?, options FROM chat_options WHERE conversation_id = ?",
            (target, source),
        )
        connection.execute(
            "UPDATE conversation SET folder_id = "
            "(SELECT folder_id FROM conversation WHERE id = ?) WHERE id = ?",
            (source, target),
        )
        contexts = connection.execute(
            "SELECT message_id, context FROM answer_context "
            "WHERE message_id IN (SELECT id FROM message WHERE conversation_id = ?)",
            (source,),
        ).fetchall()
        for message_id, cell in contexts:
            copy = copies.get(rows.salvage_text(message_id))
            with suppress(ValueError):  # what cannot be read is none
                context = rows.read_json(cell, AnswerContext)
                first = copies.get(context.first_kept, context.first_kept)
                copied = msgspec.structs.replace(context, first_kept=first)
                if copy is not None:
                    connection.execute(
                        "INSERT INTO answer_context (message_id, context) VALUES (?, ?)",
                        (copy, rows.store_json(copied)),
                    )
        attached = connection.execute(
            "SELECT id, message_id FROM attachment WHERE conversation_id = ? "
            "AND message_id IS NOT NULL ORDER BY id",
            (source,),
        ).fetchall()
        for id_, message_id in attached:
            copy_of = copies.get(rows.salvage_text(message_id))
            if copy_of is not None:
                connection.execute(_COPY_ATTACHMENT, (self._ids.new(), target, copy_of, id_))

    # ── an edit that is not sent ─────────────────────────────────────────────

    def save_edit(self, message_id: str, text: str) -> None:
        """Keep what a message is being changed to; an empty text is nothing to keep."""
        with self._db.write() as connection:
            connection.execute("DELETE FROM edit_draft WHERE message_id = ?", (message_id,))
            if text:
                connection.execute(
                    "INSERT INTO edit_draft (message_id, text) "
                    "SELECT id, ? FROM message WHERE id = ?",
                    (rows.store_text(text), message_id),
                )

    def edit_draft(self, message_id: str) -> str:
        """Return what `save_edit` kept, or an empty text."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT text FROM edit_draft WHERE message_id = ?", (message_id,)
            ).fetchone()
        return rows.salvage_text(found[0]) if found else ""

    # ── inside a transaction ─────────────────────────────────────────────────

    def _leaf_below(
        self, connection: Connection, nodes: Sequence[rows.Row], version: rows.Row
    ) -> rows.Cell:
        """Return the end of the branch that was shown below a version, else of the newest."""
        top = version[tree.ID]
        found = connection.execute(
            "SELECT leaf_id FROM version_leaf WHERE message_id = ?", (rows.salvage_text(top),)
        ).fetchone()
        path = tree.branch(nodes, found[0]) if found else []
        if path and path[-1][tree.ID] == found[0] and any(node[tree.ID] == top for node in path):
            # What was the end then may have come to have something below it, by `restore`.
            return tree.newest_leaf(nodes, found[0])
        return tree.newest_leaf(nodes, top)

    def _set_leaf(self, connection: Connection, conversation_id: str, leaf: rows.Cell) -> None:
        """Show another branch, which is no news in the chat."""
        connection.execute(
            "UPDATE conversation SET leaf_id = ? WHERE id = ?",
            (rows.salvage_text(leaf) or None, conversation_id),
        )


_COPY_MESSAGE = (
    "INSERT INTO message (id, conversation_id, parent_id, depth, role, state, owner, created_at, "
    "chars, lines, reasoning_ms, finish_reason, seed, model, metrics, fault, reasoning, text) "
    "SELECT ?, ?, ?, ?, role, "
    "CASE state WHEN 'draft' THEN ? ELSE state END, NULL, created_at, "
    "chars, lines, reasoning_ms, finish_reason, seed, model, metrics, fault, reasoning, text "
    "FROM message WHERE id = ?"
)
_COPY_ATTACHMENT = (
    "INSERT INTO attachment (id, conversation_id, message_id, position, name, kind, about, text, "
    "data) SELECT ?, ?, ?, position, name, kind, about, text, data FROM attachment WHERE id = ?"
)
