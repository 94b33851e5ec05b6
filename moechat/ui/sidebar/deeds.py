"""What can be done with the rows of the list, and the menu that offers it."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from moechat.services.organiser import Shelves
from moechat.ui.actions.table import ActionId, keys_of
from moechat.ui.icons import IconSet
from moechat.ui.sidebar.chat_list import BIN, ChatRow, RowKind
from moechat.ui.theme import Theme


class Deeds(QObject):
    """Wishes about chats, always by their ids: the list may be another one by the time."""

    rename_wanted = Signal(str)  # chat or folder: its title is to be typed
    pinned = Signal(list, bool)
    archived = Signal(list, bool)
    moved = Signal(list, str)  # to a folder; "" = out of any
    folder_wanted = Signal(list)  # with these chats in it
    folder_deleted = Signal(str)
    exported = Signal(list)
    deleted = Signal(list)
    restored = Signal(list)
    erased = Signal(list)

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._window = theme, icons, parent

    def menu(self, rows: Sequence[ChatRow], shelves: Shelves) -> QMenu | None:
        """What can be done with these rows; ``None`` where nothing can."""
        chats = [row for row in rows if row.chat_id]
        menu = QMenu(self._window)
        menu.setFont(self._theme.font())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if chats and all(row.is_discarded for row in chats):
            self._fill_for_discarded(menu, [row.id for row in chats])
        elif chats:
            self._fill_for_chats(menu, [row for row in chats if not row.is_discarded], shelves)
        elif len(rows) == 1 and rows[0].kind is RowKind.FOLDER:
            self._fill_for_folder(menu, rows[0].id)
        elif len(rows) == 1 and rows[0].kind is RowKind.SECTION and shelves.discarded:
            if rows[0].id != BIN:
                return None
            everything = [chat.id for chat in shelves.discarded]
            self._add(menu, self.tr("Delete all for good"), lambda: self.erased.emit(everything))
        else:
            return None
        return menu

    def _fill_for_chats(self, menu: QMenu, rows: Sequence[ChatRow], shelves: Shelves) -> None:
        ids = [row.id for row in rows]
        if len(ids) == 1:
            rename = self._add(menu, self.tr("Rename"), lambda: self.rename_wanted.emit(ids[0]))
            rename.setIcon(self._icons.icon("pencil"))
            rename.setShortcuts(keys_of(ActionId.RENAME_CHAT))
        archived = all(row.is_archived for row in rows)
        if not archived:
            pinned = all(row.pinned for row in rows)
            text = self.tr("Unpin") if pinned else self.tr("Pin")
            self._add(menu, text, lambda: self.pinned.emit(ids, not pinned))
            menu.addMenu(self._folder_menu(menu, ids, shelves))
        text = self.tr("Take out of the archive") if archived else self.tr("Archive")
        self._add(menu, text, lambda: self.archived.emit(ids, not archived))
        self._add(menu, self.tr("Export…"), lambda: self.exported.emit(ids))
        delete = self._add(menu, self.tr("Delete"), lambda: self.deleted.emit(ids))
        delete.setIcon(self._icons.icon("trash"))
        delete.setShortcut(QKeySequence(Qt.Key.Key_Delete))

    def _folder_menu(self, parent: QMenu, ids: list[str], shelves: Shelves) -> QMenu:
        menu = QMenu(self.tr("Move to folder"), parent)
        menu.setFont(self._theme.font())
        menu.setIcon(self._icons.icon("folder"))
        for folder in shelves.folders:
            # An ampersand would underline what follows.
            name, id_ = folder.name.replace("&", "&&"), folder.id
            self._add(menu, name, partial(self.moved.emit, ids, id_))
        if shelves.folders:
            menu.addSeparator()
        self._add(menu, self.tr("New folder…"), lambda: self.folder_wanted.emit(ids))
        if shelves.folders:
            self._add(menu, self.tr("No folder"), lambda: self.moved.emit(ids, ""))
        return menu

    def _fill_for_discarded(self, menu: QMenu, ids: list[str]) -> None:
        self._add(menu, self.tr("Restore"), lambda: self.restored.emit(ids))
        erase = self._add(menu, self.tr("Delete for good"), lambda: self.erased.emit(ids))
        erase.setIcon(self._icons.icon("trash"))

    def _fill_for_folder(self, menu: QMenu, folder: str) -> None:
        rename = self._add(menu, self.tr("Rename"), lambda: self.rename_wanted.emit(folder))
        rename.setIcon(self._icons.icon("pencil"))
        rename.setShortcuts(keys_of(ActionId.RENAME_CHAT))
        delete = self._add(
            menu,
            self.tr("Delete the folder, keep its chats"),
            lambda: self.folder_deleted.emit(folder),
        )
        delete.setIcon(self._icons.icon("trash"))

    def _add(self, menu: QMenu, text: str, act: Callable[[], None]) -> QAction:
        action = QAction(text, menu)
        action.triggered.connect(lambda _checked=False: act())
        menu.addAction(action)
        return action
