"""The list of chats: model, painting, renaming in place."""

import bisect
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from enum import IntEnum
from math import inf

import msgspec
from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QFont, QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from moechat.core.conversation import Conversation
from moechat.ui import painting
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

Index = QModelIndex | QPersistentModelIndex
CONVERSATION_ID = Qt.ItemDataRole.UserRole
MAX_TITLE = 200


class _Age(IntEnum):
    TODAY = 0
    YESTERDAY = 1
    WEEK = 2
    OLDER = 3


class _Row(msgspec.Struct, frozen=True):
    """A heading (no id) or a chat."""

    title: str
    id: str = ""


class ChatListModel(QStringListModel):
    """Headings and chats, newest first, as many as match the search.

    Qt's own list counts the rows: a view asks twice for each, which took 50 ms of ten thousand.
    """

    renamed = Signal(str, str)  # conversation id, new title

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chats: list[Conversation] = []
        self._hidden: set[str] = set()
        self._wanted = ""
        self._rows: list[_Row] = []
        self._row_of: dict[str, int] = {}
        self._grouped_on = date.min

    # ── content ──────────────────────────────────────────────────────────────

    def set_chats(self, chats: Sequence[Conversation]) -> None:
        """Show these, newest updated first."""
        self._chats = list(chats)
        self._hidden &= {chat.id for chat in chats}
        self._rebuild()

    def search(self, text: str) -> None:
        """Show only chats whose title has every word of ``text``."""
        self._wanted = text
        self._rebuild()

    def hide(self, conversation_id: str) -> None:
        """Leave a chat out that is about to be deleted."""
        self._hidden.add(conversation_id)
        self._rebuild()

    def unhide(self, conversation_id: str) -> None:
        """Show it after all."""
        self._hidden.discard(conversation_id)
        self._rebuild()

    def group_anew(self) -> None:
        """Move chats to other headings if the day has changed."""
        if self._grouped_on != _today():
            self._rebuild()

    def index_of(self, conversation_id: str) -> QModelIndex:
        """Where a chat is; invalid if it is not shown."""
        row = self._row_of.get(conversation_id)
        return QModelIndex() if row is None else self.index(row)

    def id_beside(self, conversation_id: str, step: int) -> str:
        """The chat so many chats below another, without wrapping; the first from a new one."""
        ids = [row.id for row in self._rows if row.id]
        if conversation_id not in self._row_of:
            return ids[0] if ids and step > 0 else ""
        place = ids.index(conversation_id) + step
        return ids[place] if 0 <= place < len(ids) else ""

    @property
    def chat_count(self) -> int:
        """Chats there are, shown or not."""
        return len(self._chats) - len(self._hidden)

    def _rebuild(self) -> None:
        rows = self._build()
        if [row.id for row in rows] == [row.id for row in self._rows] and rows:
            # Titles only: the view keeps its place, its selection and an open editor.
            changed = [i for i, row in enumerate(rows) if row != self._rows[i]]
            self._rows = rows
            if changed:
                self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return
        self._rows = rows
        self._row_of = {row.id: i for i, row in enumerate(rows) if row.id}
        self.setStringList([row.title for row in rows])

    def _build(self) -> list[_Row]:
        self._grouped_on = _today()
        limits = [_midnight(self._grouped_on - timedelta(days=n)) for n in (0, 1, 7)]
        words = self._wanted.casefold().split()
        rows: list[_Row] = []
        oldest = inf  # that goes under the last heading
        for chat in self._chats:
            if chat.id in self._hidden:
                continue
            if words:
                title = chat.title.casefold()
                if not all(word in title for word in words):
                    continue
            if chat.updated_at < oldest:
                age = _age(chat.updated_at, limits)
                oldest = limits[age] if age < len(limits) else -inf
                rows.append(_Row(_heading(age)))
            rows.append(_Row(chat.title, chat.id))
        return rows

    # ── Qt ───────────────────────────────────────────────────────────────────

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Titles and ids."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            # One line: a title may have been typed with tabs and breaks in it.
            return " ".join(row.title.split()) or self.tr("Untitled")
        if role == Qt.ItemDataRole.ToolTipRole and row.id:
            return plain_tip(row.title)
        if role == CONVERSATION_ID:
            return row.id
        return None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Rename; the list itself changes once the store has done it."""
        row = self._rows[index.row()]
        title = " ".join(str(value).split())[:MAX_TITLE]
        if role != Qt.ItemDataRole.EditRole or not row.id or not title or title == row.title:
            return False
        self.renamed.emit(row.id, title)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings are there to be read."""
        if not index.isValid() or not self._rows[index.row()].id:
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemNeverHasChildren
        )


class ChatDelegate(QStyledItemDelegate):
    """Paints a row; all rows have one height, so that ten thousand are laid out at once."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view
        self.open_id = ""  # the chat that is open, whatever row has the keyboard

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """One height for all."""
        return QSize(self._theme.px(100), self._theme.px(17) + self._theme.gap(20))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A heading, or a title that is elided where it is too long."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        conversation_id = index.data(CONVERSATION_ID)
        if conversation_id:
            self._paint_chat(painter, rect, index)
        else:
            self._paint_heading(painter, rect, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, index: Index) -> None:
        font = self._theme.font(Size.CAPTION, bold=True)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        painter.setFont(font)
        painter.setPen(self._theme.colour(Tone.FAINT))
        room = rect.adjusted(self._theme.px(4), 0, 0, -self._theme.px(5))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignBottom), index.data())

    def _paint_chat(self, painter: QPainter, rect: QRect, index: Index) -> None:
        gap = self._theme.px(2)
        row = QRectF(rect.adjusted(0, gap, 0, -gap))
        is_open = index.data(CONVERSATION_ID) == self.open_id
        # The option's state would say both, at the cost of loading all of QStyle (16 ms).
        has_keyboard = self._view.hasFocus() and self._view.currentIndex() == index
        mouse = self._view.mapFromGlobal(QCursor.pos())
        if is_open or (self._view.underMouse() and rect.contains(mouse)):
            tone = Tone.SELECTION if is_open else Tone.USER
            painting.box(painter, row, self._theme.px(8), fill=self._theme.colour(tone))
        if has_keyboard:
            accent = self._theme.colour(Tone.ACCENT)
            painting.box(painter, row, self._theme.px(8), border=accent, width=1.5)
        font = self._theme.font()
        if is_open:
            font.setWeight(QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(self._theme.colour(Tone.TEXT))
        padding = self._theme.px(10)
        room = rect.adjusted(padding, 0, -padding, 0)
        title = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), title)

    # ── renaming ─────────────────────────────────────────────────────────────

    def createEditor(  # noqa: N802 (Qt's name)
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index
    ) -> QWidget:
        """A line to type the new title into."""
        editor = QLineEdit(parent)
        editor.setFont(self._theme.font())
        editor.setMaxLength(MAX_TITLE)
        editor.setAccessibleName(QCoreApplication.translate("ChatDelegate", "New title"))
        return editor

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Hand the title over."""
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(  # noqa: N802 (Qt's name)
        self, editor: QWidget, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Where the title was."""
        gap = self._theme.px(2)
        rect: QRect = option.rect
        editor.setGeometry(rect.adjusted(0, gap, 0, -gap))


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
