"""Searching all chats, and one chat, reached as `Store.search`."""

from collections.abc import Container, Iterator, Sequence
from sqlite3 import Connection

from moechat.core.conversation import Role
from moechat.core.search_hits import ChatHit, Found, Hit, MessageHit, PlaceInChat
from moechat.core.search_words import Literally, Snippet, Words, snippet
from moechat.store import branch as tree
from moechat.store import rows
from moechat.store.db import Database
from moechat.store.part import nodes_of, removed_ids, shown_path
from moechat.store.search_index import SearchIndex

_MOST_HITS = 60  # of messages
_MOST_TITLES = 20
_MOST_PAGES = 50  # of matches that are looked through for hits that count
_BODIES_A_QUERY = 500


class Search:
    """Every call may raise `UserError` as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.index = SearchIndex(database)

    # ── all chats ────────────────────────────────────────────────────────────

    def find(self, typed: str) -> Found:
        """Return the chats and messages that have every word, but for what was deleted."""
        words = Words(typed)
        hits: list[Hit] = []
        more = False
        if words:
            with self._db.read() as connection:
                chats = _chats(connection)
                titles = [hit for hit in chats.values() if words.are_in(hit.title.text)]
                hits += [_marked(hit, words) for hit in titles[:_MOST_TITLES]]
                found = _Finder(connection, chats, words)
                for hit in found.hits(self.index):
                    if len(hits) >= _MOST_HITS:
                        more = True
                        break
                    hits.append(hit)
        return Found(typed=typed, hits=hits, complete=self.index.is_complete, more=more)

    def look_again(self) -> None:
        """Much has changed, as by an import: compare the index with everything once more."""
        self.index.look_again()

    def empty(self) -> None:
        """Throw the index away."""
        self.index.empty()

    # ── one chat ─────────────────────────────────────────────────────────────

    def find_in_chat(self, conversation_id: str, typed: str) -> list[PlaceInChat]:
        """Return where something stands in the shown branch, from its root, thinking included."""
        wanted = Literally(typed)
        places: list[PlaceInChat] = []
        if not wanted:
            return places
        with self._db.read() as connection:
            ids = [
                rows.salvage_text(node[tree.ID]) for node in shown_path(connection, conversation_id)
            ]
            for start in range(0, len(ids), _BODIES_A_QUERY):
                part = ids[start : start + _BODIES_A_QUERY]
                found = {id_: (text, thought) for id_, text, thought in _texts(connection, part)}
                for id_ in part:
                    text, thought = found.get(id_, ("", ""))
                    place = PlaceInChat(id_, wanted.count(thought), wanted.count(text))
                    if place.count:
                        places.append(place)
        return places


class _Finder:
    """Makes hits of what the index says, leaving out what was deleted since or removed."""

    def __init__(self, connection: Connection, chats: dict[str, ChatHit], words: Words) -> None:
        self._connection, self._chats, self._words = connection, chats, words
        self._gone: dict[str, Container[rows.Cell]] = {}  # messages by chat, where any was removed

    def hits(self, index: SearchIndex) -> Iterator[MessageHit]:
        """The newest first."""
        before: int | None = None
        for _ in range(_MOST_PAGES):
            page = index.matches(self._words, before)
            if not page:
                return
            before = page[-1][0]
            ids = [message_id for _, message_id in page]
            found = {row[0]: row for row in self._rows(ids)}
            for id_ in ids:
                row = found.get(id_.encode())
                hit = self._hit(row) if row else None
                if hit is not None:
                    yield hit

    def _rows(self, ids: Sequence[str]) -> list[rows.Row]:
        marks = ", ".join("?" * len(ids))
        return self._connection.execute(
            "SELECT id, conversation_id, role, created_at, text, reasoning "  # noqa: S608 - marks
            f"FROM message WHERE id IN ({marks})",
            ids,
        ).fetchall()

    def _hit(self, row: rows.Row) -> MessageHit | None:
        id_, chat_id, role, at, text_cell, thought_cell = row
        chat = self._chats.get(rows.salvage_text(chat_id))
        if chat is None or id_ in self._removed(chat.conversation_id):
            return None
        text = rows.salvage_text(text_cell)
        if self._words.first(text) is None:
            text = rows.salvage_text(thought_cell) or text
        return MessageHit(
            message_id=rows.salvage_text(id_),
            conversation_id=chat.conversation_id,
            title=chat.title.text,
            archived=chat.archived,
            role=rows.role_of(role) or Role.ASSISTANT,
            at=rows.salvage_number(at),
            snippet=snippet(text, self._words),
        )

    def _removed(self, chat: str) -> Container[rows.Cell]:
        if chat not in self._gone:
            roots = removed_ids(self._connection, chat)
            self._gone[chat] = (
                tree.below(nodes_of(self._connection, chat), roots) if roots else set()
            )
        return self._gone[chat]


def _chats(connection: Connection) -> dict[str, ChatHit]:
    """All that are not discarded, the latest updated first."""
    found = connection.execute(
        "SELECT id, title, archived, updated_at FROM conversation WHERE deleted_at IS NULL "
        "ORDER BY updated_at DESC, id DESC"
    ).fetchall()
    return {
        (chat := rows.salvage_text(id_)): ChatHit(
            conversation_id=chat,
            title=Snippet(" ".join(rows.salvage_text(title).split())),
            archived=bool(rows.salvage_number(archived)),
            at=rows.salvage_number(at),
        )
        for id_, title, archived, at in found
    }


def _marked(hit: ChatHit, words: Words) -> ChatHit:
    title = hit.title.text
    return ChatHit(
        conversation_id=hit.conversation_id,
        title=Snippet(title, tuple(words.spans(title))),
        archived=hit.archived,
        at=hit.at,
    )


def _texts(connection: Connection, ids: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    marks = ", ".join("?" * len(ids))
    for id_, text, thought in connection.execute(
        f"SELECT id, text, reasoning FROM message WHERE id IN ({marks})",  # noqa: S608 - marks
        ids,
    ):
        yield rows.salvage_text(id_), rows.salvage_text(text), rows.salvage_text(thought)
