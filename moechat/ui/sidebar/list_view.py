"""The view of the list of chats: what mouse and keyboard do in it."""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QWidget

from moechat.ui.escape import is_escape
from moechat.ui.sidebar.chat_list import ChatListModel, ChatRow, RowKind


class ChatView(QListView):
    """A list that opens with click or Enter, renames with F2 and deletes with Delete.

    Several rows are chosen with Ctrl or Shift, by mouse and keyboard; chats are dragged into
    folders. Left and right close and open folders.
    """

    opened = Signal(QModelIndex)
    delete_wanted = Signal()
    undo_wanted = Signal()
    left_upwards = Signal()
    menu_wanted = Signal(QPoint)  # in the viewport
    folded = Signal(str, bool)  # folder or section, whether it is to be closed

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.has_several = False  # rows that are selected
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.setDragDropOverwriteMode(True)  # onto rows, never between them
        self.clicked.connect(self._on_clicked)

    def row(self, index: QModelIndex) -> ChatRow | None:
        """What stands there."""
        model = self.model()
        return model.row(index) if isinstance(model, ChatListModel) else None

    def chosen(self) -> list[ChatRow]:
        """The rows that a deed is for: the selected ones, else the current one."""
        indexes = self.selectionModel().selectedIndexes() or [self.currentIndex()]
        rows = (self.row(index) for index in sorted(indexes, key=QModelIndex.row))
        return [row for row in rows if row is not None]

    def selectionChanged(  # noqa: N802 (Qt's name)
        self, selected: QItemSelection, deselected: QItemSelection
    ) -> None:
        """Others are selected; all rows look different where there are several."""
        super().selectionChanged(selected, deselected)
        self.has_several = len(self.selectedIndexes()) > 1
        self.viewport().update()

    def reset(self) -> None:
        """Other rows: nothing is selected, of which the selection tells nobody."""
        super().reset()
        self.has_several = False

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Open, unless the click was to choose."""
        choosing = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        if not QApplication.keyboardModifiers() & choosing:
            self._act(index)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Where the mouse is, or at the current row for who uses the keyboard."""
        by_keyboard = event.reason() == QContextMenuEvent.Reason.Keyboard
        where = self.visualRect(self.currentIndex()).center() if by_keyboard else event.pos()
        self.menu_wanted.emit(where)

    def _act(self, index: QModelIndex) -> None:
        row = self.row(index)
        if row is None:
            return
        if row.kind in (RowKind.FOLDER, RowKind.SECTION):
            self.folded.emit(row.id, row.is_open)
        else:
            self.opened.emit(index)

    def event(self, event: QEvent) -> bool:
        """Esc lets go of several rows, before it means anything to the window."""
        if is_escape(event) and self.has_several:
            event.accept()
            return True
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete deletes."""
        current, key = self.currentIndex(), Qt.Key(event.key())
        row = self.row(current)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Z and control:
            self.undo_wanted.emit()
        elif row is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._act(current)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if key == Qt.Key.Key_Delete:  # a bare backspace is pressed by mistake
                self.delete_wanted.emit()
        elif key == Qt.Key.Key_Escape and self.has_several:
            self.setCurrentIndex(current)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and row.kind is not RowKind.CHAT:
            self.folded.emit(row.id, key == Qt.Key.Key_Left)
        elif key == Qt.Key.Key_Left and row.shelf:
            self._go_to(row.shelf)
        else:
            super().keyPressEvent(event)

    def _go_to(self, shelf: str) -> None:
        model = self.model()
        if isinstance(model, ChatListModel):
            self.selectionModel().setCurrentIndex(
                model.index_of(shelf), QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
