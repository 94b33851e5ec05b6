"""The command palette: type a few letters, press Enter."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from moechat.services.joining import in_a_list
from moechat.ui import painting
from moechat.ui.actions.palette_sources import PaletteHit, PaletteSource, find
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.overlay import Overlay
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.search_field import SearchField
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.transcript import announce

_WIDTH, _TOP = 560, 84  # pixels of the design
_MOST = 60  # lines
_LINES = 10  # of them in view
_REMEMBERED = 20
_SIDE = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()
_VCENTRE = Qt.AlignmentFlag.AlignVCenter
Index = QModelIndex | QPersistentModelIndex


class Palette(Overlay):
    """Finds what its sources have, best first; the keyboard stays in the line that is typed."""

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        sources: Sequence[PaletteSource],
        parent: QWidget,
    ) -> None:
        # To dim the window would be to paint all of it again, which takes longer than a frame.
        super().__init__(theme, parent, dims=False)
        self._theme = theme
        self._sources = sources
        self._used: list[str] = []  # ids, the latest first
        self.setAccessibleName(self.tr("Command palette"))
        self._line = _Line(theme, icons, self.tr("Go to a chat, a model, anything"))
        self._line.textChanged.connect(self._search)
        self._line.moved.connect(self._move)
        self._line.chosen.connect(self._run_current)
        self._hits = _HitModel(self)
        self._view = QListView()
        self._view.setModel(self._hits)
        self._view.setItemDelegate(_HitDelegate(theme, self._view))
        self._view.setAccessibleName(self.tr("What was found"))
        self._view.setFrameShape(QFrame.Shape.NoFrame)
        self._view.setUniformItemSizes(True)
        self._view.setVerticalScrollBar(ThinScrollBar(theme))
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.viewport().setAutoFillBackground(False)
        self._view.clicked.connect(self._run)
        self._nothing = Label(theme, self.tr("Nothing has these words."), tone=Tone.MUTED)
        self._column = QVBoxLayout(self.card)
        for widget in (self._line, self._view, self._nothing):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        theme.changed.connect(self._place)

    @Slot()
    def open(self) -> None:
        """Begin afresh, with what is recent."""
        self._line.clear()
        self._search("")
        self.appear(self._line)

    def stops(self) -> Sequence[QWidget]:
        """Only one."""
        return (self._line,)

    # ── finding ──────────────────────────────────────────────────────────────

    @Slot(str)
    def _search(self, text: str) -> None:
        self._hits.show(find(self._sources, text, self._used, _MOST))
        has = self._hits.rowCount() > 0
        self._view.setVisible(has)
        self._nothing.setVisible(not has)
        self._go_to(0)
        self._place()

    def _go_to(self, row: int) -> None:
        index = self._hits.index(row)
        self._view.setCurrentIndex(index)
        if index.isValid():
            self._view.scrollTo(index)
            # The line keeps the focus, so nobody else tells which one it is.
            announce.say(self._line, index.data(Qt.ItemDataRole.AccessibleTextRole))

    @Slot(int)
    def _move(self, step: int) -> None:
        """One step goes round, a page does not."""
        count, now = self._hits.rowCount(), self._view.currentIndex().row()
        if count:
            there = now + step
            self._go_to(there % count if abs(step) == 1 else min(max(there, 0), count - 1))

    @Slot()
    def _run_current(self) -> None:
        self._run(self._view.currentIndex())

    @Slot(QModelIndex)
    def _run(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        hit = self._hits.hits[index.row()]
        used = [hit.item.id, *(each for each in self._used if each != hit.item.id)]
        self._used = used[:_REMEMBERED]
        self.dismiss()
        hit.source.run(hit.item.id)

    # ── place ────────────────────────────────────────────────────────────────

    def cover(self) -> None:
        """In the upper middle."""
        self._place()

    @Slot()
    def _place(self) -> None:
        px, room = self._theme.px, self.below.size()
        self._column.setContentsMargins(px(12), px(12), px(12), px(12))
        self._column.setSpacing(px(8))
        self._nothing.setContentsMargins(px(10), px(6), 0, px(6))
        line = self._view.sizeHintForRow(0) if self._hits.rowCount() else 0
        top = min(px(_TOP), room.height() // 8)
        free = room.height() - top - px(24) - px(32) - self._line.sizeHint().height()
        wanted = min(self._hits.rowCount(), _LINES) * line
        self._view.setFixedHeight(max(line, min(wanted, free)))
        width = min(px(_WIDTH), room.width() - px(32))
        self._column.activate()
        self.card.resize(width, self._column.sizeHint().height())
        self.setGeometry((room.width() - width) // 2, top, width, self.card.height())


class _Line(SearchField):
    """Arrows, pages and Enter are for the list."""

    moved = Signal(int)
    chosen = Signal()

    def __init__(self, theme: Theme, icons: IconSet, placeholder: str) -> None:
        super().__init__(theme, icons, placeholder, "")

    def event(self, event: QEvent) -> bool:
        """Esc is for the window: it takes the palette away at once."""
        return bool(QLineEdit.event(self, event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See above."""
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: _LINES,
            Qt.Key.Key_PageUp: -_LINES,
        }
        key = Qt.Key(event.key())
        if step := steps.get(key):
            self.moved.emit(step)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit()
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            QLineEdit.keyPressEvent(self, event)


class _HitModel(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hits: list[PaletteHit] = []

    def show(self, hits: list[PaletteHit]) -> None:
        """Other lines."""
        self.beginResetModel()
        self.hits = hits
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:  # noqa: N802 (Qt's name)
        """A list has no children."""
        return 0 if parent.isValid() else len(self.hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The text, and all of it for a screen reader."""
        if not index.isValid():
            return None
        item = self.hits[index.row()].item
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return in_a_list((item.text, item.side))
        if role == _SIDE:
            return item.side
        return None


class _HitDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """One height for all."""
        return QSize(self._theme.px(100), self._theme.px(17) + self._theme.gap(18))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The text, elided, and what stands at the side."""
        theme = self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect
        if self._view.currentIndex() == index:
            row = QRectF(rect)
            painting.box(painter, row, theme.px(8), fill=theme.colour(Tone.SELECTION))
        room = rect.adjusted(theme.px(10), 0, -theme.px(10), 0)
        painter.setFont(theme.font(Size.SMALL))
        painter.setPen(theme.colour(Tone.MUTED))
        side = index.data(_SIDE)
        painter.drawText(room, int(_VCENTRE | Qt.AlignmentFlag.AlignRight), side)
        room.setRight(room.right() - painter.fontMetrics().horizontalAdvance(side) - theme.px(12))
        painter.setFont(theme.font())
        painter.setPen(theme.colour(Tone.TEXT))
        text = painter.fontMetrics().elidedText(
            index.data(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(_VCENTRE | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()
