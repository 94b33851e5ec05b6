"""The sidebar: new chat, search, the list of chats."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from moechat.core.conversation import Conversation
from moechat.ui.actions.table import ActionId, hint, keys_of, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.chat_list import CONVERSATION_ID, ChatDelegate, ChatListModel
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel, Label
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.search_field import SearchField
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone
from moechat.ui.tool_tip import plain_tip

_UNDO_MS = 7000
_SEARCH_MS = 80  # typing goes on while ten thousand titles are searched


class Sidebar(Surface):
    """Everything about the chats that are not open."""

    new_chat = Signal()
    opened = Signal(str)  # conversation id
    renamed = Signal(str, str)
    deleted = Signal(str)
    hide_wanted = Signal()
    models_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(theme, Tone.SIDEBAR, Qt.Edge.RightEdge, parent)
        self._icons = icons
        self.setAccessibleName(self.tr("Chats"))
        self._model = ChatListModel(self)
        self._model.renamed.connect(self.renamed)
        self._open_id = ""
        self._doomed: tuple[str, bool] | None = None  # id, whether it was open; until Undo is over
        self._undo_timer = QTimer(self, singleShot=True, interval=_UNDO_MS)
        self._undo_timer.timeout.connect(self.settle)
        self._search_timer = QTimer(self, singleShot=True, interval=_SEARCH_MS)
        self._search_timer.timeout.connect(self._search_now)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    # ── what the window tells ────────────────────────────────────────────────

    def set_chats(self, chats: Sequence[Conversation]) -> None:
        """Show these chats, newest updated first."""
        with self._place_kept():
            self._model.set_chats(chats)

    def select(self, conversation_id: str) -> None:
        """Mark the open chat; "" = a new one."""
        before, self._open_id = self._open_id, conversation_id
        self._delegate.open_id = conversation_id
        self._mark_open()
        for id_ in (before, conversation_id):
            self._view.update(self._model.index_of(id_))

    def focus_search(self) -> None:
        """Put the cursor into the search box."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def beside(self, conversation_id: str, step: int) -> str:
        """The chat so many rows below another (above, if negative); "" = there is none.

        From a new chat it is the first one.
        """
        return self._model.id_beside(conversation_id, step)

    def delete(self, conversation_id: str) -> None:
        """Delete a chat, which can be undone for a while."""
        self._delete(self._model.index_of(conversation_id))

    @Slot()
    def settle(self) -> None:
        """Carry out a deletion that could still be undone."""
        self._undo_timer.stop()
        self._undo.hide()
        doomed, self._doomed = self._doomed, None
        if doomed:
            self.deleted.emit(doomed[0])

    # ── building ─────────────────────────────────────────────────────────────

    def _build(self) -> None:
        theme, icons = self._theme, self._icons
        self._name = Label(theme, "moechat", bold=True)
        self._hide = Button(theme, icons, "", Kind.QUIET, icon_name="sidebar")
        self._hide.setAccessibleName(self.tr("Hide the chats"))
        self._hide.setToolTip(with_keys(self.tr("Hide the chats"), ActionId.SIDEBAR))
        self._hide.clicked.connect(self.hide_wanted)
        self._new = Button(
            theme,
            icons,
            self.tr("New chat"),
            icon_name="plus",
            hint=hint(ActionId.NEW_CHAT),
            spread=True,
        )
        self._new.clicked.connect(self.new_chat)
        self._search = SearchField(theme, icons, self.tr("Search chats"), "")
        self._search.setToolTip(with_keys(self.tr("Search chats"), ActionId.SEARCH_CHATS))
        self._search.textChanged.connect(self._search_timer.start)
        self._search.left_downwards.connect(self._enter_list)
        self._view = self._build_view()
        # After the view's own slot, which forgets the current row.
        self._model.modelReset.connect(self._on_reset)
        self._nothing = Label(theme, size=Size.SMALL, tone=Tone.FAINT, wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._undo = self._build_undo()

        top = QHBoxLayout()
        top.addWidget(self._name, 1)
        top.addWidget(self._hide)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        for widget in (self._new, self._search):
            self._column.addWidget(widget)
        self._column.addWidget(self._nothing)
        self._column.addWidget(self._view, 1)
        self._column.addWidget(self._undo)
        self._models = Button(
            theme,
            icons,
            self.tr("Models"),
            Kind.QUIET,
            hint=hint(ActionId.MODELS_PAGE),
            spread=True,
        )
        self._models.setToolTip(
            with_keys(self.tr("Find, download and manage models"), ActionId.MODELS_PAGE)
        )
        self._models.clicked.connect(self.models_wanted)
        self._column.addWidget(self._models)
        self._settings = Button(
            theme, icons, self.tr("Settings"), Kind.QUIET, hint=hint(ActionId.SETTINGS), spread=True
        )
        self._settings.clicked.connect(self.settings_wanted)
        self._column.addWidget(self._settings)
        QWidget.setTabOrder(self._hide, self._new)
        QWidget.setTabOrder(self._new, self._search)
        QWidget.setTabOrder(self._search, self._view)
        QWidget.setTabOrder(self._view, self._models)
        QWidget.setTabOrder(self._models, self._settings)

    def _build_view(self) -> QListView:
        view = _ChatView(self)
        self._delegate = ChatDelegate(self._theme, view)
        view.setModel(self._model)
        view.setItemDelegate(self._delegate)
        view.setVerticalScrollBar(ThinScrollBar(self._theme))
        view.setAccessibleName(self.tr("List of chats"))
        view.opened.connect(self._open)
        view.delete_wanted.connect(self._delete)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._show_menu)
        return view

    def _build_undo(self) -> QWidget:
        bar = QWidget()
        row = QHBoxLayout(bar)
        row.setContentsMargins(self._theme.px(4), 0, 0, 0)
        self._undo_text = ElidedLabel(self._theme, size=Size.SMALL, tone=Tone.MUTED)
        undo = Button(self._theme, self._icons, self.tr("Undo"), small=True)
        undo.clicked.connect(self._undo_delete)
        row.addWidget(self._undo_text, 1)
        row.addWidget(undo)
        bar.hide()
        return bar

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(248))
        self._name.setContentsMargins(px(6), 0, 0, 0)
        self._nothing.setContentsMargins(px(6), px(10), px(6), 0)
        self._column.setContentsMargins(px(12), px(9), px(12), px(12))
        self._column.setSpacing(px(6))
        palette = self._view.palette()
        palette.setColor(QPalette.ColorRole.Base, self._theme.colour(Tone.SIDEBAR))
        self._view.setPalette(palette)
        self._view.scheduleDelayedItemsLayout()

    # ── the list ─────────────────────────────────────────────────────────────

    @Slot()
    def _search_now(self) -> None:
        self._model.search(self._search.text())

    @Slot()
    def _enter_list(self) -> None:
        self._search_now()
        for row in range(self._model.rowCount()):
            index = self._model.index(row)
            if index.data(CONVERSATION_ID):
                self._view.setCurrentIndex(index)
                self._view.setFocus(Qt.FocusReason.TabFocusReason)
                return

    @Slot()
    def _on_reset(self) -> None:
        self._mark_open()
        rows = self._model.rowCount()
        self._view.setVisible(rows > 0)
        self._nothing.setVisible(rows == 0)
        self._nothing.setText(
            self.tr("No title has these words.")
            if self._model.chat_count
            else self.tr("Your chats will be listed here. They stay on this PC.")
        )

    def _mark_open(self) -> None:
        self._make_current(self._model.index_of(self._open_id))

    @contextmanager
    def _place_kept(self) -> Iterator[None]:
        """Whatever becomes of the rows, what is in view stays, and the keyboard where it was."""
        bar, current = self._view.verticalScrollBar(), self._view.currentIndex()
        at, row, conversation_id = bar.value(), current.row(), current.data(CONVERSATION_ID)
        yield
        if self._view.hasFocus() and conversation_id:
            index = self._model.index_of(conversation_id)
            self._make_current(index if index.isValid() else self._chat_near(row))
        bar.setValue(at)

    def _chat_near(self, row: int) -> QModelIndex:
        """The chat at a row, or else the next one above."""
        for number in (row, *range(min(row, self._model.rowCount()) - 1, -1, -1)):
            index = self._model.index(number)
            if index.data(CONVERSATION_ID):
                return index
        return QModelIndex()

    def _make_current(self, index: QModelIndex) -> None:
        self._view.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    @Slot(QModelIndex)
    def _open(self, index: QModelIndex) -> None:
        if conversation_id := index.data(CONVERSATION_ID):
            self.opened.emit(conversation_id)

    @Slot(QPoint)
    def _show_menu(self, where: QPoint) -> None:
        index = self._view.indexAt(where)
        if not index.data(CONVERSATION_ID):
            return
        menu = self._menu(index)
        menu.popup(self._view.viewport().mapToGlobal(where))

    def _menu(self, index: QModelIndex) -> QMenu:
        # By its id: the list may be another one by the time something is chosen.
        conversation_id = index.data(CONVERSATION_ID)
        menu = QMenu(self)
        menu.setFont(self._theme.font())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rename = QAction(self._icons.icon("pencil"), self.tr("Rename"), menu)
        rename.setShortcuts(keys_of(ActionId.RENAME_CHAT))
        rename.triggered.connect(lambda: self._rename(conversation_id))
        delete = QAction(self._icons.icon("trash"), self.tr("Delete"), menu)
        delete.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        delete.triggered.connect(lambda: self._delete(self._model.index_of(conversation_id)))
        menu.addActions([rename, delete])
        return menu

    def _rename(self, conversation_id: str) -> None:
        index = self._model.index_of(conversation_id)
        if index.isValid():
            self._view.edit(index)

    @Slot(QModelIndex)
    def _delete(self, index: QModelIndex) -> None:
        conversation_id = index.data(CONVERSATION_ID)
        if not conversation_id:
            return
        self.settle()  # of two deletions, the latter can be undone
        is_open = conversation_id == self._open_id
        self._doomed = (conversation_id, is_open)
        self._undo_text.setText(self.tr("Deleted “{0}”").format(index.data()))
        self._undo_text.setToolTip(plain_tip(self._undo_text.text()))
        self._undo.show()
        self._undo_timer.start()
        with self._place_kept():
            self._model.hide(conversation_id)
        if is_open:
            self.new_chat.emit()

    @Slot()
    def _undo_delete(self) -> None:
        self._undo_timer.stop()
        self._undo.hide()
        doomed, self._doomed = self._doomed, None
        if doomed is None:
            return
        conversation_id, was_open = doomed
        with self._place_kept():
            self._model.unhide(conversation_id)
        if was_open:
            self.opened.emit(conversation_id)

    def changeEvent(self, event: QEvent) -> None:
        """Back in front, perhaps on another day."""
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            with self._place_kept():
                self._model.group_anew()
        super().changeEvent(event)


class _ChatView(QListView):
    """A list that opens with click or Enter, renames with F2 and deletes with Delete."""

    opened = Signal(QModelIndex)
    delete_wanted = Signal(QModelIndex)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.clicked.connect(self.opened)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete deletes."""
        current = self.currentIndex()
        if self.state() == QAbstractItemView.State.EditingState or not current.isValid():
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(current)
        elif event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit(current)
        else:
            super().keyPressEvent(event)
