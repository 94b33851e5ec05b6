"""What is kept of chats beside their messages: folders, pins, the archive, what was discarded."""

from collections.abc import Iterable, Sequence
from sqlite3 import Connection

from moechat.core.conversation import Folder
from moechat.store import rows
from moechat.store.part import StorePart, forget_composer

KEPT_DAYS = 30  # that a discarded chat can be restored
_SECONDS_A_DAY = 24 * 3600.0


class Keeping(StorePart):
    """The part of `Store` that keeps chats in order. Chats that are gone are passed over."""

    # ── several chats ────────────────────────────────────────────────────────

    def pin(self, chats: Sequence[str], *, pinned: bool) -> None:
        """Have chats stand above all others, or no longer."""
        self._set("pinned = ?", pinned, chats)

    def archive(self, chats: Sequence[str], *, archived: bool) -> None:
        """Put chats out of the way, or back."""
        self._set("archived = ?", archived, chats)

    def move(self, chats: Sequence[str], folder_id: str | None) -> None:
        """Put chats into a folder, or out of any; a folder that is gone changes nothing."""
        with self._db.write() as connection:
            if folder_id is None or _folder_exists(connection, folder_id):
                _update(connection, "folder_id = ?", folder_id, chats)

    def discard_chats(self, chats: Sequence[str]) -> None:
        """Take chats away so that they can be restored for `KEPT_DAYS`."""
        self._set("deleted_at = ?", self._now(), chats)

    def restore_chats(self, chats: Sequence[str]) -> None:
        """Bring discarded chats back to where they were."""
        self._set("deleted_at = ?", None, chats)

    def delete(self, *chats: str) -> None:
        """Delete chats for good, their messages and what was typed in them."""
        with self._db.write() as connection:
            for chat in chats:
                delete_chat(connection, chat)
        self._db.empty_log()

    def delete_expired(self) -> int:
        """Delete what was discarded more than `KEPT_DAYS` ago; how many chats that were.

        What is left of an import that never ended (see `Arrival`) goes after a day.
        """
        before = self._now() - KEPT_DAYS * _SECONDS_A_DAY
        arrived_before = self._now() - _SECONDS_A_DAY
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id FROM conversation WHERE deleted_at >= 0 AND deleted_at < ? "
                "OR deleted_at < 0 AND -deleted_at < ?",
                (before, arrived_before),
            ).fetchall()
        if found:
            self.delete(*(rows.salvage_text(id_) for (id_,) in found))
        return len(found)

    # ── folders ──────────────────────────────────────────────────────────────

    def folders(self) -> list[Folder]:
        """Return the folders in their order."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT id, name FROM folder ORDER BY position, id"
            ).fetchall()
        return [
            Folder(id=rows.salvage_text(id_), name=rows.salvage_text(name)) for id_, name in found
        ]

    def make_folder(self, name: str, chats: Sequence[str] = ()) -> Folder:
        """Make a folder, the last one, with these chats in it."""
        made = Folder(id=self._ids.new(), name=name)
        with self._db.write() as connection:
            connection.execute(
                "INSERT INTO folder (id, name, position) "
                "SELECT ?, ?, coalesce(max(position), 0) + 1 FROM folder",
                (made.id, rows.store_text(name)),
            )
            _update(connection, "folder_id = ?", made.id, chats)
        return made

    def rename_folder(self, folder_id: str, name: str) -> None:
        """Give a folder another name."""
        with self._db.write() as connection:
            connection.execute(
                "UPDATE folder SET name = ? WHERE id = ?", (rows.store_text(name), folder_id)
            )

    def delete_folder(self, folder_id: str) -> None:
        """Delete a folder; its chats stay, in none."""
        with self._db.write() as connection:
            connection.execute(
                "UPDATE conversation SET folder_id = NULL WHERE folder_id = ?", (folder_id,)
            )
            connection.execute("DELETE FROM folder WHERE id = ?", (folder_id,))

    def restore_folder(self, folder: Folder, chats: Sequence[str]) -> None:
        """Bring a folder back that was deleted, with these chats in it."""
        with self._db.write() as connection:
            if not _folder_exists(connection, folder.id):
                connection.execute(
                    "INSERT INTO folder (id, name, position) "
                    "SELECT ?, ?, coalesce(max(position), 0) + 1 FROM folder",
                    (folder.id, rows.store_text(folder.name)),
                )
            _update(connection, "folder_id = ?", folder.id, chats)

    def _set(self, what: str, value: float | str | None, chats: Sequence[str]) -> None:
        with self._db.write() as connection:
            _update(connection, what, value, chats)


def _update(
    connection: Connection, what: str, value: float | str | None, chats: Iterable[str]
) -> None:
    connection.executemany(
        f"UPDATE conversation SET {what} WHERE id = ?",  # noqa: S608 - one of our own columns
        [(value, chat) for chat in chats],
    )


def _folder_exists(connection: Connection, folder_id: str) -> bool:
    found = connection.execute("SELECT 1 FROM folder WHERE id = ?", (folder_id,)).fetchone()
    return found is not None


def delete_chat(connection: Connection, chat: str) -> None:
    """Delete a chat with all that hangs on it."""
    forget_composer(connection, chat)
    for table in ("attachment", "message"):
        connection.execute(f"DELETE FROM {table} WHERE conversation_id = ?", (chat,))  # noqa: S608
    connection.execute("DELETE FROM conversation WHERE id = ?", (chat,))
