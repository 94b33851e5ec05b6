"""How the rows of the list of chats are painted, and renamed in place."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QCoreApplication,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QCursor, QFont, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from moechat.ui import painting
from moechat.ui.sidebar.chat_list import MAX_TITLE, ChatListModel, ChatRow, Index, RowKind
from moechat.ui.sidebar.list_view import ChatView
from moechat.ui.theme import Size, Theme, Tone


class ChatDelegate(QStyledItemDelegate):
    """Paints a row; all rows have one height, so that ten thousand are laid out at once."""

    def __init__(self, theme: Theme, view: ChatView) -> None:
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
        model = index.model()
        row = model.row(index) if isinstance(model, ChatListModel) else None
        if row is not None and row.kind is RowKind.HEADING:
            self._paint_heading(painter, rect, row)
        elif row is not None:
            self._paint_box(painter, rect, index, row)
            if row.kind is RowKind.CHAT:
                has_draft = isinstance(model, ChatListModel) and model.has_draft(row)
                room = self._paint_draft(painter, rect) if has_draft else rect
                self._paint_chat(painter, room, index, row)
            else:
                self._paint_shelf(painter, rect, row)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, row: ChatRow) -> None:
        if not row.title:
            line = QRectF(rect.left(), rect.center().y(), rect.width(), 1)
            painter.fillRect(line, self._theme.colour(Tone.LINE))
            return
        font = self._theme.font(Size.CAPTION, bold=True)
        font.setCapitalization(QFont.Capitalization.AllUppercase)
        painter.setFont(font)
        painter.setPen(self._theme.colour(Tone.FAINT))
        room = rect.adjusted(self._theme.px(4), 0, 0, -self._theme.px(5))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignBottom), row.title)

    def _paint_box(self, painter: QPainter, rect: QRect, index: Index, row: ChatRow) -> None:
        gap = self._theme.px(2)
        box = QRectF(rect.adjusted(0, gap, 0, -gap))
        is_open = self._is_open(row)
        # The option's state would say all, at the cost of loading all of QStyle (16 ms).
        is_selected = self._view.has_several and self._view.selectionModel().isSelected(index)
        has_keyboard = self._view.hasFocus() and self._view.currentIndex() == index
        mouse = self._view.mapFromGlobal(QCursor.pos())
        if is_open or is_selected or (self._view.underMouse() and rect.contains(mouse)):
            tone = Tone.SELECTION if is_open or is_selected else Tone.USER
            painting.box(painter, box, self._theme.px(8), fill=self._theme.colour(tone))
        if is_selected:
            bar = QRectF(box.left(), box.top() + gap, self._theme.px(3), box.height() - 2 * gap)
            painting.box(painter, bar, bar.width() / 2, fill=self._theme.colour(Tone.ACCENT))
        if has_keyboard:
            accent = self._theme.colour(Tone.ACCENT)
            painting.box(painter, box, self._theme.px(8), border=accent, width=1.5)

    def _paint_chat(self, painter: QPainter, rect: QRect, index: Index, row: ChatRow) -> None:
        font = self._theme.font()
        if self._is_open(row):
            font.setWeight(QFont.Weight.Medium)
        painter.setFont(font)
        away = row.is_archived or row.is_discarded
        painter.setPen(self._theme.colour(Tone.MUTED if away else Tone.TEXT))
        padding = self._theme.px(10)
        inside = self._theme.px(26) if row.shelf else padding
        self._write(painter, rect.adjusted(inside, 0, -padding, 0), str(index.data()))

    def _paint_draft(self, painter: QPainter, rect: QRect) -> QRect:
        """The mark; returns what is left of the row."""
        text = QCoreApplication.translate("ChatDelegate", "Draft")
        painter.setFont(self._theme.font(Size.SMALL))
        painter.setPen(self._theme.colour(Tone.MUTED))
        room = rect.adjusted(0, 0, -self._theme.px(10), 0)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, int(right), text)
        width = painter.fontMetrics().horizontalAdvance(text) + self._theme.px(8)
        return rect.adjusted(0, 0, -width, 0)

    def _paint_shelf(self, painter: QPainter, rect: QRect, row: ChatRow) -> None:
        px, is_folder = self._theme.px, row.kind is RowKind.FOLDER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(Tone.MUTED))
        painter.drawPolygon(_triangle(px(15), rect.center().y() + 1, px(4), down=row.is_open))
        painter.setFont(self._theme.font(Size.SMALL))
        painter.setPen(self._theme.colour(Tone.FAINT))
        count = str(row.count)
        width = painter.fontMetrics().horizontalAdvance(count) + px(4)
        room = rect.adjusted(px(26), 0, -px(10), 0)
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), count
        )
        painter.setFont(self._theme.font())
        painter.setPen(self._theme.colour(Tone.TEXT if is_folder else Tone.MUTED))
        self._write(painter, room.adjusted(0, 0, -width, 0), row.title)

    def _write(self, painter: QPainter, room: QRect, text: str) -> None:
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)

    def _is_open(self, row: ChatRow) -> bool:
        return bool(row.chat_id) and row.chat_id == self.open_id

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


def _triangle(x: float, y: float, side: float, *, down: bool) -> QPolygonF:
    points = [(-side, -side * 0.6), (side, -side * 0.6), (0, side * 0.8)]
    if not down:
        points = [(-side * 0.6, -side), (side * 0.8, 0), (-side * 0.6, side)]
    return QPolygonF([QPointF(x + dx, y + dy) for dx, dy in points])
