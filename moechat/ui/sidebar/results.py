"""What the search over all chats found."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCursor, QFontMetrics, QKeyEvent, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from moechat.core.conversation import Role
from moechat.core.search_hits import ChatHit, Found, Hit
from moechat.core.search_words import Snippet
from moechat.services.texts import format_count, format_day
from moechat.ui import painting
from moechat.ui.escape import is_escape
from moechat.ui.marked_text import marked_layout
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip
from moechat.ui.transcript import announce

Index = QModelIndex | QPersistentModelIndex
_LINES = 2  # of a snippet


class ResultModel(QAbstractListModel):
    """Titles and messages."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: Sequence[Hit] = ()

    def show(self, hits: Sequence[Hit]) -> None:
        """Show these."""
        self.beginResetModel()
        self._hits = hits
        self.endResetModel()

    def hit(self, index: Index) -> Hit | None:
        """What stands there."""
        return self._hits[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802 (Qt's name)
        """One for each."""
        return 0 if parent is not None and parent.isValid() else len(self._hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a screen reader says, and the whole snippet as a tip."""
        hit = self.hit(index)
        if hit is None:
            return None
        title = title_of(hit).text or self.tr("Untitled")
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            said = title if isinstance(hit, ChatHit) else f"{title}: {hit.snippet.text}"
            return self.tr("{0}, archived").format(said) if hit.archived else said
        if role == Qt.ItemDataRole.ToolTipRole and not isinstance(hit, ChatHit):
            return plain_tip(hit.snippet.text)
        return None


def title_of(hit: Hit) -> Snippet:
    """The title of the chat, with marks where it was found by it."""
    return hit.title if isinstance(hit, ChatHit) else Snippet(hit.title)


class ResultDelegate(QStyledItemDelegate):
    """Paints the title with the date, and below it the words with what is around them."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line for the title, two for a snippet."""
        px = self._theme.px
        height = QFontMetrics(self._theme.font()).height() + px(16)
        model = index.model()
        hit = model.hit(index) if isinstance(model, ResultModel) else None
        if hit is not None and not isinstance(hit, ChatHit):
            height += _LINES * QFontMetrics(self._theme.font(Size.SMALL)).lineSpacing() + px(2)
        return QSize(px(100), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """One hit."""
        model = index.model()
        hit = model.hit(index) if isinstance(model, ResultModel) else None
        if hit is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, px = option.rect, self._theme.px
        self._paint_box(painter, rect, index)
        room = rect.adjusted(px(10), px(8), -px(10), -px(8))
        room.setTop(self._paint_title(painter, room, hit, str(self._date(hit))))
        if not isinstance(hit, ChatHit):
            who = self.tr("You: ") if hit.role is Role.USER else ""
            marks = tuple((a + len(who), b + len(who)) for a, b in hit.snippet.marks)
            snippet = Snippet(who + hit.snippet.text, marks)
            layout = self._laid_out(snippet, Size.SMALL, room.width(), _LINES)
            painter.setPen(self._theme.colour(Tone.MUTED))
            layout.draw(painter, QPointF(room.topLeft()))
        painter.restore()

    def _paint_box(self, painter: QPainter, rect: QRect, index: Index) -> None:
        px, colour = self._theme.px, self._theme.colour
        gap = px(2)
        box = QRectF(rect.adjusted(0, gap, 0, -gap))
        is_current = self._view.currentIndex() == index
        mouse = self._view.mapFromGlobal(QCursor.pos())
        if is_current or (self._view.underMouse() and rect.contains(mouse)):
            fill = colour(Tone.SELECTION if is_current else Tone.USER)
            painting.box(painter, box, px(8), fill=fill)
        if is_current and self._view.hasFocus():
            painting.box(painter, box, px(8), border=colour(Tone.ACCENT), width=1.5)

    def _paint_title(self, painter: QPainter, room: QRect, hit: Hit, when: str) -> int:
        px = self._theme.px
        note = self.tr("Archived") if hit.archived else when
        painter.setFont(self._theme.font(Size.CAPTION))
        painter.setPen(self._theme.colour(Tone.FAINT))
        width = painter.fontMetrics().horizontalAdvance(note) + px(6)
        line = QFontMetrics(self._theme.font()).height()
        top = QRect(room.left(), room.top(), room.width(), line)
        painter.drawText(
            top, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), note
        )
        title = title_of(hit)
        shown = Snippet(title.text or self.tr("Untitled"), title.marks)
        layout = self._laid_out(shown, Size.BODY, top.width() - width, 1)
        painter.setPen(self._theme.colour(Tone.TEXT))
        layout.draw(painter, QPointF(top.topLeft()))
        return room.top() + line + px(2)

    def _laid_out(self, text: Snippet, size: Size, width: int, lines: int) -> QTextLayout:
        return marked_layout(text, self._theme.font(size), self._theme, width, lines)

    def _date(self, hit: Hit) -> str:
        day = QDateTime.fromSecsSinceEpoch(int(hit.at)).date()
        return format_day(day)


class ResultView(QListView):
    """Enter and a click open a hit; Esc, and up from the first one, lead back to the field."""

    chosen = Signal(object)  # Hit
    left_upwards = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._results = ResultModel(self)
        self._told = ("", "")  # typed, and what was said of it
        self.setModel(self._results)
        self.setItemDelegate(ResultDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Found in the chats"))
        self.clicked.connect(self._choose)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Show these, the first one current."""
        row = self.currentIndex().row()
        same = self._results.hit(self.currentIndex())
        self._results.show(hits)
        if hits:  # where more was found of the same, the place is kept
            kept = 0 <= row < len(hits) and hits[row] == same
            self.setCurrentIndex(self._results.index(row if kept else 0))

    def tell(self, found: Found, nothing: str) -> None:
        """Have it read out how much was found, once; ``nothing`` is said where nothing was."""
        text = nothing or self.tr("Found: {0}").format(format_count(len(found.hits)))
        if found.complete and (found.typed, text) != self._told:
            self._told = (found.typed, text)
            announce.say(self.parentWidget() or self, text)

    def _choose(self, index: QModelIndex) -> None:
        hit = self._results.hit(index)
        if hit is not None:
            self.chosen.emit(hit)

    def event(self, event: QEvent) -> bool:
        """Esc leads back to the field, and is not for the window."""
        if is_escape(event):
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        key, current = event.key(), self.currentIndex()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            self._choose(current)
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Up and current.row() <= 0):
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)
