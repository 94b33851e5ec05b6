"""Conversations, and what is typed in them but not sent."""

from moechat.core.conversation import Conversation
from moechat.store import rows
from moechat.store.part import StorePart, forget_composer


class Chats(StorePart):
    """The part of `Store` that keeps conversations."""

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
            forget_composer(connection, conversation_id)
            connection.execute("DELETE FROM message WHERE conversation_id = ?", (conversation_id,))
            connection.execute("DELETE FROM conversation WHERE id = ?", (conversation_id,))
        self._db.empty_log()

    def delete_all(self) -> None:
        """Delete everything, copies kept aside too; nothing of it stays on disk."""
        self._db.empty()

    # ── what is typed but not sent ───────────────────────────────────────────

    def save_composer(self, conversation_id: str, text: str) -> None:
        """Keep what is typed in a conversation; ``""`` is the chat not begun yet."""
        with self._db.write() as connection:
            forget_composer(connection, conversation_id)
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
