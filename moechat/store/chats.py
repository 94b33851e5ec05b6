"""Conversations, and what is typed in them but not sent."""

from moechat.core.conversation import Conversation, TitledBy
from moechat.store import rows
from moechat.store.part import StorePart, forget_composer

_TITLED_BY = {by.value.encode(): by for by in TitledBy}


class Chats(StorePart):
    """The part of `Store` that keeps conversations."""

    def conversations(self) -> list[Conversation]:
        """Return all conversations that are not discarded, the latest updated first."""
        return self._list("deleted_at IS NULL", "updated_at DESC, id DESC")

    def discarded(self) -> list[Conversation]:
        """Return what was discarded and can still be restored, the latest first."""
        return self._list("deleted_at >= 0", "deleted_at DESC, id DESC")

    def conversation(self, conversation_id: str) -> Conversation | None:
        """Return one that is not discarded."""
        found = self._list("deleted_at IS NULL AND id = ?", "id", conversation_id)
        return found[0] if found else None

    def _list(self, where: str, order: str, *values: str) -> list[Conversation]:
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id, title, created_at, updated_at, leaf_id, pinned, archived, "  # noqa: S608
                "titled_by, folder_id, deleted_at FROM conversation "
                f"WHERE {where} ORDER BY {order}",
                values,
            ).fetchall()
        return [_conversation(row) for row in found]

    def create_conversation(self, title: str) -> Conversation:
        """Make a conversation without messages."""
        with self._db.write() as connection:
            return self._add_conversation(connection, title)

    def rename(self, conversation_id: str, title: str, by: TitledBy = TitledBy.USER) -> None:
        """Change the title; the order of conversations stays. A model never replaces a user's."""
        with self._db.write() as connection:
            connection.execute(
                "UPDATE conversation SET title = ?, titled_by = ? WHERE id = ? "
                "AND (titled_by != ? OR ? = titled_by)",
                (rows.store_text(title), by, conversation_id, TitledBy.USER, by),
            )

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

    def with_composer(self) -> set[str]:
        """Return the chats in which something is typed but not sent."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT conversation_id FROM composer WHERE conversation_id != ''"
            ).fetchall()
        return {rows.salvage_text(id_) for (id_,) in found}


def _conversation(row: rows.Row) -> Conversation:
    id_, title, created_at, updated_at, leaf_id, pinned, archived, titled_by, folder_id, gone = row
    return Conversation(
        id=rows.salvage_text(id_),
        title=rows.salvage_text(title),
        created_at=rows.salvage_number(created_at),
        updated_at=rows.salvage_number(updated_at),
        leaf_id=rows.salvage_text(leaf_id) or None,
        pinned=bool(rows.salvage_number(pinned)),
        archived=bool(rows.salvage_number(archived)),
        titled_by=_titled_by(titled_by),  # unreadable: nobody overwrites it
        folder_id=rows.salvage_text(folder_id) or None,
        deleted_at=rows.salvage_number(gone) if gone is not None else None,
    )


def _titled_by(cell: rows.Cell) -> TitledBy:
    by = _TITLED_BY.get(cell) if isinstance(cell, bytes) else None
    return by or TitledBy.USER
