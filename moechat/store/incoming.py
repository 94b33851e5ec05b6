"""Put chats from files into the database, out of sight until all of them are there."""

import json
from collections.abc import Iterable, Iterator, Sequence
from sqlite3 import Connection
from typing import Any

import msgspec

from moechat.core.chat_file import (
    ExportedAttachment,
    ExportedChat,
    ExportedFault,
    ExportedFolder,
    ExportedMessage,
    depths,
)
from moechat.core.faults import Fault, FaultCode
from moechat.store import rows
from moechat.store.ids import IdMaker
from moechat.store.keeping import delete_chat

_IDS_A_QUERY = 500


class Added(msgspec.Struct, frozen=True):
    """What became of the chats of a file."""

    added: int = 0  # with those below
    copied: int = 0  # under other ids, as they are here already
    skipped: int = 0
    first: str = ""  # the chat that came first, "" if none was added


class Incoming:
    """Takes chats one after another, in one transaction or several.

    Until `finish` they count as deleted, at ``mark``, which is below zero.
    """

    def __init__(self, ids: IdMaker, folders: Sequence[ExportedFolder], mark: float) -> None:
        self._ids, self.mark = ids, mark
        self._connection: Connection  # of the transaction
        self._folders = {folder.id: folder for folder in folders}
        self._folders_here: set[str] = set()
        self._shift = 0
        self._placed: dict[str, str] = {}  # chats and their folders, which come last
        self._added = self._copied = self._skipped = 0
        self._first = ""

    def take(self, connection: Connection, chat: ExportedChat, *, copies: bool) -> None:
        """Add a chat; one that is here only as a copy, and one that is being deleted as one, too.

        The latter is so that its deletion can still be undone.
        """
        self._connection = connection
        found = connection.execute(
            "SELECT deleted_at FROM conversation WHERE id = ?", (chat.id,)
        ).fetchone()
        gone = found[0] if found is not None else None
        if gone is not None and gone != self.mark and rows.salvage_number(gone) < 0:
            delete_chat(connection, chat.id)  # left of an import that never ended
            found = gone = None
        if found is not None and gone in (None, self.mark) and not copies:
            self._skipped += 1
            return
        if found is not None or self._any_message_here(chat):
            chat = renamed(chat, self._ids)
            self._copied += 1
        self._added += 1
        self._first = self._first or chat.id
        self._insert(chat)

    def is_whole(self, connection: Connection) -> bool:
        """Whether everything that came is there; another program may import the same."""
        (here,) = connection.execute(
            "SELECT count(*) FROM conversation WHERE deleted_at = ?", (self.mark,)
        ).fetchone()
        return int(here) == self._added

    def finish(self, connection: Connection) -> Added:
        """Bring them all to sight, with their folders, and tell what became of them."""
        self._connection = connection
        found = connection.execute("SELECT id FROM folder").fetchall()
        self._folders_here = {rows.salvage_text(id_) for (id_,) in found}
        # Into an empty list the folders go as they are, else behind what is there.
        (last,) = connection.execute("SELECT max(position) FROM folder").fetchone()
        first = min((folder.position for folder in self._folders.values()), default=0)
        self._shift = 0 if last is None else int(rows.salvage_number(last)) + 1 - first
        for chat_id, folder_id in self._placed.items():
            connection.execute(
                "UPDATE conversation SET folder_id = ? WHERE id = ?",
                (self._folder(folder_id), chat_id),
            )
        connection.execute(
            "UPDATE conversation SET deleted_at = NULL WHERE deleted_at = ?", (self.mark,)
        )
        if self._added and not self._skipped:
            for folder_id in self._folders:  # also the empty ones
                self._folder(folder_id)
        return Added(self._added, self._copied, self._skipped, self._first)

    def _any_message_here(self, chat: ExportedChat) -> bool:
        ids = [message.id for message in chat.messages]
        attached = [one.id for one in _attachments(chat)]
        return self._any("message", ids) or self._any("attachment", attached)

    def _any(self, table: str, ids: Sequence[str]) -> bool:
        for start in range(0, len(ids), _IDS_A_QUERY):
            part = ids[start : start + _IDS_A_QUERY]
            marks = ", ".join("?" * len(part))
            if self._connection.execute(
                f"SELECT 1 FROM {table} WHERE id IN ({marks}) LIMIT 1",  # noqa: S608 - our words
                part,
            ).fetchone():
                return True
        return False

    def _folder(self, folder_id: str) -> str | None:
        """The folder, made where it is not there; none where nobody knows it."""
        if folder_id in self._folders_here:
            return folder_id
        folder = self._folders.get(folder_id)
        if folder is None:
            return None
        position = min(folder.position + self._shift, 2**63 - 1)
        self._connection.execute(
            "INSERT INTO folder (id, name, position) VALUES (?, ?, ?)",
            (folder.id, rows.store_text(folder.name), position),
        )
        self._folders_here.add(folder_id)
        return folder_id

    def _insert(self, chat: ExportedChat) -> None:
        execute = self._connection.execute
        execute(
            "INSERT INTO conversation (id, title, created_at, updated_at, leaf_id, pinned, "
            "archived, titled_by, deleted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(chat.id, rows.store_text(chat.title), chat.created_at, chat.updated_at),
                *(chat.leaf_id, chat.pinned, chat.archived, rows.store_text(chat.titled_by)),
                self.mark,
            ),
        )
        if chat.folder_id is not None:
            self._placed[chat.id] = chat.folder_id
        if chat.options:
            execute(
                "INSERT INTO chat_options (conversation_id, options) VALUES (?, ?)",
                (chat.id, _json(chat.options)),
            )
        if chat.draft:
            execute(
                "INSERT INTO composer (conversation_id, text) VALUES (?, ?)",
                (chat.id, rows.store_text(chat.draft)),
            )
        self._insert_messages(chat)
        self._insert_attachments(chat.id, None, chat.draft_attachments)

    def _insert_messages(self, chat: ExportedChat) -> None:
        many = self._connection.executemany
        depth_of = depths(chat.messages)
        many(
            "INSERT INTO message (id, conversation_id, parent_id, depth, role, state, created_at, "
            "chars, lines, reasoning_ms, finish_reason, seed, model, metrics, fault, reasoning, "
            "text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (_cells(chat.id, depth_of[message.id], message) for message in chat.messages),
        )
        many(
            "INSERT INTO removed_message (message_id, conversation_id, at) VALUES (?, ?, ?)",
            (
                (message.id, chat.id, message.removed_at)
                for message in chat.messages
                if message.removed_at is not None
            ),
        )
        many(
            "INSERT INTO version_leaf (message_id, leaf_id) VALUES (?, ?)",
            (
                (message.id, message.leaf_id)
                for message in chat.messages
                if message.leaf_id is not None
            ),
        )
        many(
            "INSERT INTO edit_draft (message_id, text) VALUES (?, ?)",
            (
                (message.id, rows.store_text(message.edit_draft))
                for message in chat.messages
                if message.edit_draft
            ),
        )
        many(
            "INSERT INTO answer_context (message_id, context) VALUES (?, ?)",
            (
                (message.id, _json(message.context))
                for message in chat.messages
                if message.context is not None
            ),
        )
        for message in chat.messages:
            self._insert_attachments(chat.id, message.id, message.attachments)

    def _insert_attachments(
        self, chat_id: str, message_id: str | None, attachments: Sequence[ExportedAttachment]
    ) -> None:
        self._connection.executemany(
            "INSERT INTO attachment (id, conversation_id, message_id, position, name, kind, about, "
            "text, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    *(one.id, chat_id, message_id, position, rows.store_text(one.name)),
                    *(rows.store_text(one.kind), _json(one.about), rows.store_text(one.text)),
                    one.data,
                )
                for position, one in enumerate(attachments)
            ),
        )


def renamed(chat: ExportedChat, ids: IdMaker) -> ExportedChat:
    """The chat under ids of its own, everything in it too."""
    names = {chat.id: ids.new()}
    for message in sorted(chat.messages, key=lambda message: message.id):  # which is by age
        names[message.id] = ids.new()
    for attachment in _attachments(chat):
        names[attachment.id] = ids.new()

    def attached(attachments: Iterable[ExportedAttachment]) -> list[ExportedAttachment]:
        return [
            msgspec.structs.replace(one, id=names[one.id], about=_in_words(one.about, names))
            for one in attachments
        ]

    return msgspec.structs.replace(
        chat,
        id=names[chat.id],
        leaf_id=names[chat.leaf_id] if chat.leaf_id is not None else None,
        draft_attachments=attached(chat.draft_attachments),
        messages=[
            msgspec.structs.replace(
                message,
                id=names[message.id],
                parent_id=names[message.parent_id] if message.parent_id is not None else None,
                leaf_id=names[message.leaf_id] if message.leaf_id is not None else None,
                context=_in_words(message.context, names),
                attachments=attached(message.attachments),
            )
            for message in chat.messages
        ],
    )


def _attachments(chat: ExportedChat) -> Iterator[ExportedAttachment]:
    yield from chat.draft_attachments
    for message in chat.messages:
        yield from message.attachments


def _in_words(value: Any, names: dict[str, str]) -> Any:
    """A value from JSON that speaks of messages by their new names."""
    if isinstance(value, dict):
        return {key: _in_words(entry, names) for key, entry in value.items()}
    if isinstance(value, list):
        return [_in_words(entry, names) for entry in value]
    return names.get(value, value) if isinstance(value, str) else value


def _cells(chat_id: str, depth: int, message: ExportedMessage) -> tuple[object, ...]:
    return (
        *(message.id, chat_id, message.parent_id, depth, message.role, message.state),
        *(message.created_at, *rows.size_of(message.text), message.reasoning_ms),
        *(message.finish_reason, message.seed, rows.store_text(message.model)),
        *(rows.store_json(message.metrics), rows.store_json(_fault(message.fault))),
        *(rows.store_text(message.reasoning), rows.store_text(message.text)),
    )


def _fault(fault: ExportedFault | None) -> Fault | None:
    if fault is None:
        return None
    try:
        code = FaultCode(fault.code)
    except ValueError:  # of a newer version
        code = FaultCode.UNEXPECTED
    return Fault(code, fault.values, fault.detail)


def _json(value: dict[str, Any] | None) -> str | None:
    """As `rows.store_json`, but lone surrogates are kept."""
    return None if value is None else json.dumps(value, separators=(",", ":"))
