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
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from moechat.core.conversation import Conversation
from moechat.core.search_hits import Found
from moechat.services.organiser import Shelves
from moechat.ui.actions.table import ActionId, hint, with_keys
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.label import Label
from moechat.ui.scroll_bar import ThinScrollBar
from moechat.ui.search_field import SearchField
from moechat.ui.sidebar.chat_list import CONVERSATION_ID, ChatListModel
from moechat.ui.sidebar.deeds import Deeds
from moechat.ui.sidebar.delegate import ChatDelegate
from moechat.ui.sidebar.latest_deed import LatestDeed
from moechat.ui.sidebar.list_view import ChatView
from moechat.ui.sidebar.results import ResultView
from moechat.ui.surface import Surface
from moechat.ui.theme import Size, Theme, Tone

_SEARCH_MS = 80  # typing goes on meanwhile


class Sidebar(Surface):
    """Everything about the chats that are not open."""

    new_chat = Signal()
    temporary_wanted = Signal()
    opened = Signal(str)  # conversation id
    renamed = Signal(str, str)
    folder_renamed = Signal(str, str)
    dropped = Signal(list, str)  # ids of chats, folder or section
    search_wanted = Signal(str)  # typed; "" = no more
    hit_chosen = Signal(object)  # Hit
    hide_wanted = Signal()
    models_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget | None = None) -> None:
        super().__init__(theme, Tone.SIDEBAR, Qt.Edge.RightEdge, parent)
        self._icons = icons
        self.setAccessibleName(self.tr("Chats"))
        self.deeds = Deeds(theme, icons, self)
        self.deeds.rename_wanted.connect(self.rename)
        self._model = ChatListModel(self)
        self._model.renamed.connect(self.renamed)
        self._model.folder_renamed.connect(self.folder_renamed)
        self._model.dropped.connect(self.dropped)
        self._open_id = ""
        self._to_name = ""  # a folder that was made just now
        self._search_timer = QTimer(self, singleShot=True, interval=_SEARCH_MS)
        self._search_timer.timeout.connect(self._search_now)
        self._build()
        self._model.drafts_changed.connect(self._view.viewport().update)
        theme.changed.connect(self._restyle)
        self._restyle()

    # ── what the window tells ────────────────────────────────────────────────

    def set_chats(self, chats: Sequence[Conversation]) -> None:
        """Show these chats, newest updated first."""
        with self._place_kept():
            self._model.set_chats(chats)

    def set_shelves(self, shelves: Shelves) -> None:
        """Show these folders, and what was deleted."""
        with self._place_kept():
            self._model.set_shelves(shelves)
        if self._to_name and self._model.index_of(self._to_name).isValid():
            folder, self._to_name = self._to_name, ""
            self.rename(folder)

    def name_folder(self, folder_id: str) -> None:
        """Have a new folder named, as soon as it is shown."""
        if self._model.index_of(folder_id).isValid():
            self.rename(folder_id)
        else:
            self._to_name = folder_id

    def show_found(self, found: Found) -> None:
        """Show what a search found, if that is still what is wanted."""
        if found.typed != self._search.text() or not found.typed.strip():
            return
        self._results.show_hits(found.hits)
        if found.hits:
            self._nothing.setText("")
        elif found.complete:
            self._nothing.setText(
                self.tr("Nothing was found. Every word has to be in one message.")
            )
        else:
            self._nothing.setText(self.tr("Nothing yet: older messages are still being read."))
        self._show_view()
        self._results.tell(found, self._nothing.text())

    @property
    def list(self) -> ChatListModel:
        """The rows."""
        return self._model

    @property
    def searched(self) -> str:
        """What is typed into the search."""
        return self._search.text()

    def select(self, conversation_id: str) -> None:
        """Mark the open chat; "" = a new one."""
        before, self._open_id = self._open_id, conversation_id
        self._delegate.open_id = self._model.open_id = conversation_id
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
        self.deeds.deleted.emit([conversation_id])

    @Slot(str)
    def rename(self, id_: str) -> None:
        """Have the title of a chat, or the name of a folder, typed anew."""
        index = self._model.index_of(id_)
        if index.isValid():
            self._view.edit(index)

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
        self._temporary = Button(theme, icons, "", icon_name="temporary")
        self._temporary.setAccessibleName(self.tr("New temporary chat"))
        self._temporary.setToolTip(self.tr("New temporary chat: nothing of it is written to disk"))
        self._temporary.clicked.connect(self.temporary_wanted)
        self._search = SearchField(theme, icons, self.tr("Search chats"), "")
        self._search.setToolTip(with_keys(self.tr("Search chats"), ActionId.SEARCH_CHATS))
        self._search.textChanged.connect(self._on_typed)
        self._search.left_downwards.connect(self._enter_list)
        self._view = self._build_view()
        # After the view's own slot, which forgets the current row.
        self._model.modelReset.connect(self._on_reset)
        self._nothing = Label(theme, size=Size.SMALL, tone=Tone.FAINT, wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._results = ResultView(theme, self)
        self._results.setVerticalScrollBar(ThinScrollBar(theme))
        self._results.chosen.connect(self.hit_chosen)
        self._results.left_upwards.connect(self.focus_search)
        self._results.hide()
        self.undo = LatestDeed(theme, icons)
        self._view.undo_wanted.connect(self.undo.undo)

        self._build_ways_out()
        self._lay_out()

    def _build_ways_out(self) -> None:
        theme, icons = self._theme, self._icons
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
        self._settings = Button(
            theme, icons, self.tr("Settings"), Kind.QUIET, hint=hint(ActionId.SETTINGS), spread=True
        )
        self._settings.clicked.connect(self.settings_wanted)

    def _lay_out(self) -> None:
        theme = self._theme
        top = QHBoxLayout()
        top.addWidget(self._name, 1)
        top.addWidget(self._hide)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        begin = QHBoxLayout()
        begin.setSpacing(theme.px(6))
        begin.addWidget(self._new, 1)
        begin.addWidget(self._temporary)
        self._column.addLayout(begin)
        self._column.addWidget(self._search)
        self._column.addWidget(self._nothing)
        self._column.addWidget(self._view, 1)
        self._column.addWidget(self._results, 1)
        self._column.addWidget(self.undo)
        self._column.addWidget(self._models)
        self._column.addWidget(self._settings)
        QWidget.setTabOrder(self._hide, self._new)
        QWidget.setTabOrder(self._new, self._temporary)
        QWidget.setTabOrder(self._temporary, self._search)
        QWidget.setTabOrder(self._search, self._view)
        QWidget.setTabOrder(self._view, self._results)
        QWidget.setTabOrder(self._results, self._models)
        QWidget.setTabOrder(self._models, self._settings)

    def _build_view(self) -> ChatView:
        view = ChatView(self)
        self._delegate = ChatDelegate(self._theme, view)
        view.setModel(self._model)
        view.setItemDelegate(self._delegate)
        view.setVerticalScrollBar(ThinScrollBar(self._theme))
        view.setAccessibleName(self.tr("List of chats"))
        view.opened.connect(self._open)
        view.delete_wanted.connect(self._delete_chosen)
        view.folded.connect(self._fold)
        view.menu_wanted.connect(self._show_menu)
        return view

    @Slot()
    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(248))
        self._name.setContentsMargins(px(6), 0, 0, 0)
        self._nothing.setContentsMargins(px(6), px(10), px(6), 0)
        self._column.setContentsMargins(px(12), px(9), px(12), px(12))
        self._column.setSpacing(px(6))
        for view in (self._view, self._results):
            palette = view.palette()
            palette.setColor(QPalette.ColorRole.Base, self._theme.colour(Tone.SIDEBAR))
            view.setPalette(palette)
            view.scheduleDelayedItemsLayout()

    # ── the list ─────────────────────────────────────────────────────────────

    @Slot()
    def _on_typed(self) -> None:
        if self._is_searching:
            self._search_timer.start()
        else:
            self._search_now()

    @property
    def _is_searching(self) -> bool:
        return bool(self._search.text().strip())

    @Slot()
    def _search_now(self) -> None:
        """Ask for what is typed, or show the list again."""
        self._search_timer.stop()
        self.search_wanted.emit(self._search.text() if self._is_searching else "")
        if not self._is_searching:
            self._results.show_hits(())
            self._on_reset()

    @Slot()
    def _enter_list(self) -> None:
        if self._is_searching:
            self._results.setFocus(Qt.FocusReason.TabFocusReason)
            return
        for row in range(self._model.rowCount()):
            index = self._model.index(row)
            if self._model.flags(index):
                self._make_current(index)
                self._view.setFocus(Qt.FocusReason.TabFocusReason)
                return

    @Slot()
    def _on_reset(self) -> None:
        self._mark_open()
        if not self._is_searching:
            self._nothing.setText(
                ""
                if self._model.rowCount()
                else self.tr("Your chats will be listed here. They stay on this PC.")
            )
            self._show_view()

    def _show_view(self) -> None:
        searching, empty = self._is_searching, bool(self._nothing.text())
        self._nothing.setVisible(empty)
        self._view.setVisible(not searching and not empty)
        self._results.setVisible(searching and not empty)
        self._column.setStretchFactor(self._nothing, 1 if empty else 0)

    def _mark_open(self) -> None:
        if self._view.has_several:
            return  # somebody is choosing
        self._make_current(self._model.index_of(self._open_id))

    @contextmanager
    def _place_kept(self) -> Iterator[None]:
        """Whatever becomes of the rows, what is in view stays, and the keyboard where it was."""
        bar, current = self._view.verticalScrollBar(), self._view.currentIndex()
        at, number, row = bar.value(), current.row(), self._model.row(current)
        selected = self._view.selectionModel().selectedIndexes()
        chosen = [row.id for index in selected if (row := self._model.row(index)) and row.id]
        yield
        if self._view.hasFocus() and row is not None and row.id:
            index = self._model.index_of(row.id)
            self._make_current(index if index.isValid() else self._chat_near(number))
        if len(chosen) > 1:
            for id_ in chosen:
                index = self._model.index_of(id_)
                if index.isValid():
                    flag = QItemSelectionModel.SelectionFlag.Select
                    self._view.selectionModel().select(index, flag)
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
        row = self._model.row(index)
        if row is not None and row.is_discarded:
            self._pop_up(self._view.visualRect(index).center())  # it has to be restored first
        elif row is not None and row.chat_id:
            self.opened.emit(row.chat_id)

    @Slot(QPoint)
    def _show_menu(self, where: QPoint) -> None:
        index = self._view.indexAt(where)
        if index.isValid() and index not in self._view.selectionModel().selectedIndexes():
            self._make_current(index)
        if index.isValid():
            self._pop_up(where)

    def _pop_up(self, where: QPoint) -> None:
        menu = self.deeds.menu(self._view.chosen(), self._model.shelves)
        if menu is not None:
            menu.popup(self._view.viewport().mapToGlobal(where))

    @Slot()
    def _delete_chosen(self) -> None:
        rows = self._view.chosen()
        chats = [row.id for row in rows if row.chat_id and not row.is_discarded]
        discarded = [row.id for row in rows if row.is_discarded]
        if chats:
            self.deeds.deleted.emit(chats)
        elif discarded:
            self.deeds.erased.emit(discarded)

    @Slot(str, bool)
    def _fold(self, shelf: str, closed: bool) -> None:
        with self._place_kept():
            self._model.fold(shelf, closed=closed)
        self._make_current(self._model.index_of(shelf))

    def changeEvent(self, event: QEvent) -> None:
        """Back in front, perhaps on another day."""
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            with self._place_kept():
                self._model.group_anew()
        super().changeEvent(event)
