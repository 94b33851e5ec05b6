"""What is attached to messages or waits in a composer; reached as `Store.attachments`."""

from collections.abc import Iterable, Mapping, Sequence
from sqlite3 import Connection

from moechat.core.attachments import Attachment, AttachmentAbout, AttachmentKind
from moechat.store import rows
from moechat.store.db import Database
from moechat.store.ids import IdMaker

_IDS_A_QUERY = 500
_COLUMNS = "id, name, kind, about, message_id"
_BRIEF = f"{_COLUMNS}, CASE kind WHEN 'passages' THEN text ELSE '' END, NULL"
_WHOLE = f"{_COLUMNS}, text, data"
_ORDER = "ORDER BY message_id, position, id"


class Attachments:
    """Documents, images and passages; what cannot be read is left out.

    Every call may raise `UserError` as those of `Store` do; nothing is half done then.
    """

    def __init__(self, database: Database, ids: IdMaker) -> None:
        self._db, self._ids = database, ids

    def add(self, conversation_id: str, attachment: Attachment) -> str:
        """Keep something in the composer of a chat, ``""`` = not begun; return its id."""
        with self._db.write() as connection:
            id_ = self._ids.new()
            _insert(connection, id_, conversation_id, None, attachment)
        return id_

    def remove(self, id_: str) -> None:
        """Take something out of a composer; what was sent stays."""
        with self._db.write() as connection:
            connection.execute("DELETE FROM attachment WHERE id = ? AND message_id IS NULL", (id_,))

    def waiting(self, conversation_id: str) -> list[Attachment]:
        """Return what is in the composer of a chat."""
        with self._db.read() as connection:
            found = connection.execute(
                f"SELECT {_WHOLE} FROM attachment "  # noqa: S608 - our columns
                f"WHERE conversation_id = ? AND message_id IS NULL {_ORDER}",
                (conversation_id,),
            ).fetchall()
        return list(_read(found))

    def image(self, id_: str) -> bytes | None:
        """Return the file of an image."""
        with self._db.read() as connection:
            found = connection.execute(
                "SELECT data FROM attachment WHERE id = ?", (id_,)
            ).fetchone()
        return found[0] if found and isinstance(found[0], bytes) else None

    def of(self, messages: Sequence[str]) -> dict[str, list[Attachment]]:
        """Return all that is attached to these messages, with texts and images."""
        with self._db.read() as connection:
            return _of(connection, messages, _WHOLE)

    def decide(
        self,
        conversation_id: str,
        message_id: str,
        abouts: Mapping[str, AttachmentAbout],
        passages: Sequence[Attachment],
    ) -> None:
        """Note how documents are read from now on, and the passages that a question is given."""
        with self._db.write() as connection:
            connection.executemany(
                "UPDATE attachment SET about = ? WHERE id = ?",
                [(rows.store_json(about), id_) for id_, about in abouts.items()],
            )
            if not connection.execute(
                "SELECT 1 FROM message WHERE id = ?", (message_id,)
            ).fetchone():
                return
            for passage in passages:
                _insert(connection, self._ids.new(), conversation_id, message_id, passage)


def brief(connection: Connection, messages: Sequence[str]) -> dict[str, list[Attachment]]:
    """Return what is attached to messages, without images and the texts of documents."""
    return _of(connection, messages, _BRIEF)


def claim(connection: Connection, composer: str, conversation_id: str, message_id: str) -> None:
    """What waits in a composer goes with a message that is sent."""
    connection.execute(
        "UPDATE attachment SET conversation_id = ?, message_id = ? "
        "WHERE conversation_id = ? AND message_id IS NULL",
        (conversation_id, message_id, composer),
    )


def copy(connection: Connection, ids: IdMaker, source: str, message_id: str) -> None:
    """Another version of a message has the same files; passages are chosen for its own words."""
    found = connection.execute(
        f"SELECT {_WHOLE}, conversation_id FROM attachment "  # noqa: S608 - our columns
        f"WHERE message_id = ? AND kind != ? {_ORDER}",
        (source, AttachmentKind.PASSAGES),
    ).fetchall()
    for row in found:
        for attachment in _read([row[:-1]]):
            _insert(connection, ids.new(), rows.salvage_text(row[-1]), message_id, attachment)


def _of(
    connection: Connection, messages: Sequence[str], columns: str
) -> dict[str, list[Attachment]]:
    by_message: dict[str, list[Attachment]] = {}
    for start in range(0, len(messages), _IDS_A_QUERY):
        part = messages[start : start + _IDS_A_QUERY]
        marks = ", ".join("?" * len(part))
        found = connection.execute(
            f"SELECT {columns} FROM attachment WHERE message_id IN ({marks}) {_ORDER}",  # noqa: S608
            part,
        ).fetchall()
        for attachment in _read(found):
            by_message.setdefault(attachment.message_id or "", []).append(attachment)
    return by_message


def _insert(
    connection: Connection,
    id_: str,
    conversation_id: str,
    message_id: str | None,
    attachment: Attachment,
) -> None:
    connection.execute(
        "INSERT INTO attachment (id, conversation_id, message_id, position, name, kind, about, "
        "text, data) SELECT ?, ?, ?, coalesce(max(position), -1) + 1, ?, ?, ?, ?, ? "
        "FROM attachment WHERE conversation_id = ? AND message_id IS ?",
        (
            *(id_, conversation_id, message_id, rows.store_text(attachment.name)),
            *(attachment.kind.value, rows.store_json(attachment.about)),
            *(rows.store_text(attachment.text), attachment.data, conversation_id, message_id),
        ),
    )


def _about(cell: object) -> AttachmentAbout:
    """An imported file may say anything; what is attached is worth more than what is said of it."""
    try:
        return rows.read_json(cell, AttachmentAbout)
    except ValueError:
        return AttachmentAbout()


def _read(found: Iterable[rows.Row]) -> Iterable[Attachment]:
    for id_, name, kind, about, message_id, text, data in found:
        try:
            yield Attachment(
                id=rows.salvage_text(id_),
                name=rows.salvage_text(name),
                kind=AttachmentKind(rows.salvage_text(kind)),
                about=_about(about),
                text=rows.salvage_text(text),
                data=data if isinstance(data, bytes) else None,
                message_id=rows.salvage_text(message_id) if message_id is not None else None,
            )
        except ValueError:  # of a newer program, or damaged
            continue
