"""The list at the left of the settings: pages, or what a search has found."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from moechat.services.joining import in_a_list
from moechat.ui import painting
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

Index = QModelIndex | QPersistentModelIndex
_SECOND = int(Qt.ItemDataRole.UserRole) + 1


@dataclass(frozen=True)
class NavItem:
    """A line of the list; ``second`` is a lesser text below."""

    text: str
    target: object
    second: str = ""


class _NavModel(QAbstractListModel):
    def __init__(self, parent: QListView) -> None:
        super().__init__(parent)
        self.items: list[NavItem] = []

    def show_items(self, items: Sequence[NavItem]) -> None:
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 (Qt's name)
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return in_a_list((item.text, item.second))
        if role == Qt.ItemDataRole.ToolTipRole and item.second:
            return plain_tip(item.text)
        if role == _SECOND:
            return item.second
        return None


class NavList(QListView):
    """Arrows move and show at once; a click or Enter goes there."""

    moved = Signal(object)  # the target of the current line
    opened = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._items = _NavModel(self)
        self.setModel(self._items)
        self.setItemDelegate(_NavDelegate(theme, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollBar(ThinScrollBar(theme))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.clicked.connect(self._on_clicked)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()

    def show_items(self, items: Sequence[NavItem]) -> None:
        """Show other lines; none is current."""
        self._items.show_items(items)

    @property
    def items(self) -> list[NavItem]:
        """The lines."""
        return self._items.items

    def make_current(self, target: object) -> None:
        """Mark the line of a target, without `moved`."""
        for row, item in enumerate(self._items.items):
            if item.target == target:
                self.blockSignals(True)
                self.setCurrentIndex(self._items.index(row))
                self.blockSignals(False)

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        self.opened.emit(self._items.items[index.row()].target)

    def currentChanged(  # noqa: N802 (Qt's name)
        self, current: Index, previous: Index
    ) -> None:
        """The keyboard has moved."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.moved.emit(self._items.items[current.row()].target)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes there."""
        current = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current.isValid():
            self.opened.emit(self._items.items[current.row()].target)
        else:
            super().keyPressEvent(event)


class _NavDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: NavList) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self._theme.px(17) + self._theme.gap(16)
        if index.data(_SECOND):
            height += self._theme.px(16)
        return QSize(self._theme.px(100), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, view = self._theme, self._view
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        box = QRectF(rect.adjusted(0, 1, 0, -1))
        is_current = view.currentIndex() == index
        is_hovered = view.underMouse() and rect.contains(view.mapFromGlobal(QCursor.pos()))
        if is_current or is_hovered:
            fill = theme.colour(Tone.SELECTION if is_current else Tone.USER)
            painting.box(painter, box, theme.px(8), fill=fill)
        if is_current and view.hasFocus():
            painting.box(painter, box, theme.px(8), border=theme.colour(Tone.ACCENT), width=1.5)
        room = rect.adjusted(theme.px(10), theme.gap(5), -theme.px(10), -theme.gap(5))
        second = index.data(_SECOND)
        self._line(painter, room, index.data(), Size.BODY, Tone.TEXT, bool(second))
        if second:
            room.setTop(room.bottom() - theme.px(17))
            self._line(painter, room, second, Size.SMALL, Tone.MUTED, False)
        painter.restore()

    def _line(  # noqa: PLR0917 - painter first, as Qt's own methods have it
        self, painter: QPainter, room: QRect, text: str, size: Size, tone: Tone, top: bool
    ) -> None:
        painter.setFont(self._theme.font(size))
        painter.setPen(self._theme.colour(tone))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        place = Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, int(place), shown)
