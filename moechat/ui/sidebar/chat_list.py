"""The list of chats: headings, folders and chats as rows."""

import bisect
from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from enum import Enum, IntEnum, auto
from math import inf

import msgspec
from PySide6.QtCore import (
    QCoreApplication,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
    Signal,
)

from moechat.core.conversation import Conversation
from moechat.services.organiser import Shelves
from moechat.ui.tool_tip import plain_tip

Index = QModelIndex | QPersistentModelIndex
CONVERSATION_ID = Qt.ItemDataRole.UserRole
MAX_TITLE = 200
DRAGGED = "application/x-moechat-chats"
ARCHIVE, BIN = "archive", "bin"  # the sections below the chats; folders have ids of their own


class _Age(IntEnum):
    TODAY = 0
    YESTERDAY = 1
    WEEK = 2
    OLDER = 3


class RowKind(Enum):
    """What a row is."""

    HEADING = auto()
    CHAT = auto()
    FOLDER = auto()
    SECTION = auto()  # the archive, what was deleted


class ChatRow(msgspec.Struct, frozen=True):
    """One row; ``id`` is that of the chat, folder or section."""

    kind: RowKind
    title: str
    id: str = ""
    count: int = 0  # of chats in a folder or section
    is_open: bool = False  # a folder or section
    shelf: str = ""  # the folder or section that a chat is in
    pinned: bool = False

    @property
    def chat_id(self) -> str:
        """The chat; "" = it is none."""
        return self.id if self.kind is RowKind.CHAT else ""

    @property
    def is_discarded(self) -> bool:
        """Whether it is a chat that was deleted."""
        return self.kind is RowKind.CHAT and self.shelf == BIN

    @property
    def is_archived(self) -> bool:
        """Whether it is a chat in the archive."""
        return self.kind is RowKind.CHAT and self.shelf == ARCHIVE


class ChatListModel(QStringListModel):
    """What is pinned, then folders, then all others, the newest first; archive and bin last.

    Qt's own list counts the rows: a view asks twice for each, which took 50 ms of ten thousand.
    """

    renamed = Signal(str, str)  # conversation id, new title
    folder_renamed = Signal(str, str)
    folded = Signal(list)  # ids of the folders that are closed now
    drafts_changed = Signal()
    dropped = Signal(list, str)  # ids of chats, folder or section they were dropped on; "" = none

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chats: list[Conversation] = []
        self._shelves = Shelves()
        self._drafts: set[str] = set()
        self.open_id = ""  # what is typed in the open chat is seen, and needs no mark
        self._closed = {ARCHIVE, BIN}
        self._rows: list[ChatRow] = []
        self._row_of: dict[str, int] = {}
        self._grouped_on = date.min

    # ── content ──────────────────────────────────────────────────────────────

    @property
    def shelves(self) -> Shelves:
        """Folders, and what was deleted."""
        return self._shelves

    def set_chats(self, chats: Sequence[Conversation]) -> None:
        """Show these, newest updated first."""
        self._chats = list(chats)
        self._rebuild()

    def set_shelves(self, shelves: Shelves) -> None:
        """Show these folders, and what was deleted."""
        if shelves != self._shelves:
            self._shelves = shelves
            self._rebuild()

    def set_drafts(self, chats: set[str]) -> None:
        """Mark the chats in which something is typed but not sent."""
        if chats != self._drafts:
            self._drafts = chats
            # Not `dataChanged`: a view would put the old title into an open editor.
            self.drafts_changed.emit()

    def has_draft(self, row: ChatRow) -> bool:
        """Whether a chat is to be marked, as something typed in it waits to be sent."""
        return row.chat_id in self._drafts and row.chat_id != self.open_id

    def fold(self, shelf: str, *, closed: bool) -> None:
        """Show or hide the chats in a folder or section."""
        if closed != (shelf in self._closed):
            self._closed ^= {shelf}
            self._rebuild()
            known = {folder.id for folder in self._shelves.folders}
            self.folded.emit(sorted(self._closed & known))

    def fold_again(self, folders: Sequence[str]) -> None:
        """Close the folders that were closed the last time."""
        self._closed |= set(folders)
        self._rebuild()

    def group_anew(self) -> None:
        """Move chats to other headings if the day has changed."""
        if self._grouped_on != _today():
            self._rebuild()

    def index_of(self, id_: str) -> QModelIndex:
        """Where a chat or folder is; invalid if it is not shown."""
        row = self._row_of.get(id_)
        return QModelIndex() if row is None else self.index(row)

    def row(self, index: Index) -> ChatRow | None:
        """What stands there."""
        return self._rows[index.row()] if index.isValid() else None

    def title_of(self, conversation_id: str) -> str:
        """The title of a chat, shown or not."""
        found = (chat.title for chat in self._chats if chat.id == conversation_id)
        return _one_line(next(found, ""))

    def chats_in(self, folder_id: str) -> list[str]:
        """The chats of a folder, also those that are shown elsewhere."""
        return [chat.id for chat in self._chats if chat.folder_id == folder_id]

    def id_beside(self, conversation_id: str, step: int) -> str:
        """The chat so many chats below another, without wrapping; the first from a new one."""
        ids = [row.id for row in self._rows if row.chat_id and not row.is_discarded]
        if conversation_id not in ids:
            return ids[0] if ids and step > 0 else ""
        place = ids.index(conversation_id) + step
        return ids[place] if 0 <= place < len(ids) else ""

    @property
    def chat_count(self) -> int:
        """Chats there are, shown or not."""
        return len(self._chats)

    def _rebuild(self) -> None:
        rows = list(self._build())
        same = [row.id for row in rows] == [row.id for row in self._rows]
        if same and rows:
            # Titles only: the view keeps its place, its selection and an open editor.
            changed = [i for i, row in enumerate(rows) if row != self._rows[i]]
            self._rows = rows
            if changed:
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return
        self._rows = rows
        self._row_of = {row.id: i for i, row in enumerate(rows) if row.id}
        self.setStringList([row.title for row in rows])

    def _build(self) -> Iterator[ChatRow]:
        folders = {folder.id: [] for folder in self._shelves.folders}  # type: dict[str, list[Conversation]]
        pinned: list[Conversation] = []
        archived: list[Conversation] = []
        loose: list[Conversation] = []
        for chat in self._chats:
            if chat.archived:
                archived.append(chat)
            elif chat.pinned:
                pinned.append(chat)
            else:
                folders.get(chat.folder_id or "", loose).append(chat)
        if pinned:
            yield ChatRow(RowKind.HEADING, self.tr("Pinned"))
            yield from (_chat_row(chat) for chat in pinned)
        if self._shelves.folders:
            yield ChatRow(RowKind.HEADING, self.tr("Folders"))
        for folder in self._shelves.folders:
            yield from self._shelf(RowKind.FOLDER, folder.name, folder.id, folders[folder.id])
        yield from self._by_age(loose)
        if archived or self._shelves.discarded:
            yield ChatRow(RowKind.HEADING, "")
        if archived:
            yield from self._shelf(RowKind.SECTION, self.tr("Archive"), ARCHIVE, archived)
        if self._shelves.discarded:
            name = self.tr("Recently deleted")
            yield from self._shelf(RowKind.SECTION, name, BIN, self._shelves.discarded)

    def _shelf(
        self, kind: RowKind, name: str, id_: str, chats: Sequence[Conversation]
    ) -> Iterator[ChatRow]:
        is_open = id_ not in self._closed
        yield ChatRow(kind, name, id_, count=len(chats), is_open=is_open)
        if is_open:
            yield from (_chat_row(chat, id_) for chat in chats)

    def _by_age(self, chats: Sequence[Conversation]) -> Iterator[ChatRow]:
        self._grouped_on = _today()
        limits = [_midnight(self._grouped_on - timedelta(days=n)) for n in (0, 1, 7)]
        oldest = inf  # that goes under the last heading
        for chat in chats:
            if chat.updated_at < oldest:
                age = _age(chat.updated_at, limits)
                oldest = limits[age] if age < len(limits) else -inf
                yield ChatRow(RowKind.HEADING, _heading(age))
            yield _chat_row(chat)

    # ── Qt ───────────────────────────────────────────────────────────────────

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Titles and ids."""
        row = self.row(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            # One line: a title may have been typed with tabs and breaks in it.
            return _one_line(row.title) or (self.tr("Untitled") if row.chat_id else "")
        if role == Qt.ItemDataRole.ToolTipRole and row.id:
            return plain_tip(row.title)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index, row)
        if role == CONVERSATION_ID:
            return row.chat_id
        return None

    def _spoken(self, index: Index, row: ChatRow) -> str | None:
        """What a screen reader says of a row; ``None`` = its text."""
        if row.kind in _SHELVES:
            state = self.tr("open") if row.is_open else self.tr("closed")
            return self.tr("{0}, {1} chats, {2}").format(row.title, row.count, state)
        if self.has_draft(row):
            return self.tr("{0}, with an unsent draft").format(index.data())
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename; the list itself changes once the store has done it."""
        row = self._rows[index.row()]
        title = _one_line(str(value))[:MAX_TITLE]
        if role != Qt.ItemDataRole.EditRole or not row.id or not title or title == row.title:
            return False
        (self.folder_renamed if row.kind is RowKind.FOLDER else self.renamed).emit(row.id, title)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings are there to be read, and to drop chats on that are to leave a folder."""
        row = self.row(index)
        if row is None:
            return Qt.ItemFlag.ItemIsDropEnabled
        if row.kind is RowKind.HEADING:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemIsDropEnabled
        if row.chat_id and not row.is_discarded:
            flags |= Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsEditable
        if row.kind is RowKind.FOLDER:
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    # ── dragging ─────────────────────────────────────────────────────────────

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802 (Qt's name)
        """Chats are moved."""
        return Qt.DropAction.MoveAction

    def mimeTypes(self) -> list[str]:  # noqa: N802 (Qt's name)
        """Chats, of this window alone."""
        return [DRAGGED]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The ids of the chats that are dragged."""
        data = QMimeData()
        ids = [row.chat_id for index in indexes if (row := self.row(index)) and row.chat_id]
        data.setData(DRAGGED, "\n".join(ids).encode())
        return data

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, parent: Index
    ) -> bool:
        """Anywhere but on what was deleted."""
        row = self.row(parent)
        shelf = row.id if row and row.kind in _SHELVES else row.shelf if row else ""
        return data.hasFormat(DRAGGED) and shelf != BIN

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, at: int, column: int, parent: Index
    ) -> bool:
        """Tell where they were dropped; the rows themselves come from the store."""
        if not self.canDropMimeData(data, action, at, column, parent):
            return False
        row = self.row(parent)
        shelf = row.id if row and row.kind in _SHELVES else row.shelf if row else ""
        self.dropped.emit(bytes(data.data(DRAGGED).data()).decode().split("\n"), shelf)
        return False  # else Qt would take the rows away by itself


_SHELVES = (RowKind.FOLDER, RowKind.SECTION)


def _chat_row(chat: Conversation, shelf: str = "") -> ChatRow:
    return ChatRow(RowKind.CHAT, chat.title, chat.id, shelf=shelf, pinned=chat.pinned)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _today() -> date:
    return datetime.now().astimezone().date()


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day).astimezone().timestamp()


def _age(updated_at: float, limits: list[float]) -> _Age:
    """``limits``: the beginnings of today, of yesterday and of the week, falling."""
    return _Age(bisect.bisect_left(limits, -updated_at, key=lambda limit: -limit))


def _heading(age: _Age) -> str:
    translate = QCoreApplication.translate
    match age:
        case _Age.TODAY:
            return translate("ChatListModel", "Today")
        case _Age.YESTERDAY:
            return translate("ChatListModel", "Yesterday")
        case _Age.WEEK:
            return translate("ChatListModel", "Previous 7 days")
        case _Age.OLDER:
            return translate("ChatListModel", "Older")
