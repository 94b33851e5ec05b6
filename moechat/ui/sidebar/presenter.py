"""Between the sidebar and the services that keep chats in order and search them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Slot

from moechat.core.search_hits import ChatHit, Hit
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.chat_search import ChatSearch
from moechat.services.organiser import Organiser
from moechat.services.settings import SettingsFile
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.confirm import Confirm
from moechat.ui.find_presenter import FindPresenter
from moechat.ui.shell import Shell
from moechat.ui.sidebar.chat_list import ARCHIVE


class ShelvesPresenter(QObject):
    """Hands wishes on, and offers the way back of what can be undone."""

    def __init__(
        self,
        *,
        chat: ChatService,
        organiser: Organiser,
        search: ChatSearch,
        shell: Shell,
        chats: ChatPresenter,
        find: FindPresenter,
        actions: BoundActions,
        settings: SettingsFile,
        confirm: Confirm,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._organiser, self._search = chat, organiser, search
        self._sidebar, self._chats, self._find = shell.sidebar, chats, find
        self._confirm = confirm
        self._connect()
        shell.sidebar.list.fold_again(settings.value.folded)
        shell.sidebar.list.folded.connect(lambda ids: settings.update(folded=tuple(ids)))
        actions.bind(ActionId.NEW_FOLDER, self.make_folder)

    def _connect(self) -> None:
        sidebar, organiser, deeds = self._sidebar, self._organiser, self._sidebar.deeds
        organiser.changed.connect(sidebar.set_shelves)
        organiser.drafts_changed.connect(sidebar.list.set_drafts)
        organiser.started.connect(sidebar.undo.forget)
        organiser.folder_made.connect(sidebar.name_folder)
        sidebar.renamed.connect(self._chat.rename)
        sidebar.folder_renamed.connect(organiser.rename_folder)
        sidebar.dropped.connect(self._drop)
        sidebar.search_wanted.connect(self._search.find)
        sidebar.hit_chosen.connect(self._open_hit)
        self._search.found.connect(sidebar.show_found)
        deeds.pinned.connect(lambda chats, pinned: organiser.pin(chats, pinned=pinned))
        deeds.archived.connect(self._archive)
        deeds.moved.connect(lambda chats, folder: organiser.move(chats, folder or None))
        deeds.folder_wanted.connect(self.make_folder)
        deeds.folder_deleted.connect(self._delete_folder)
        deeds.deleted.connect(self._delete)
        deeds.restored.connect(organiser.restore)
        deeds.erased.connect(self._erase)

    def make_folder(self, chats: Sequence[str] = ()) -> None:
        """Make a folder, and have it named."""
        self._organiser.make_folder(self.tr("New folder"), list(chats))

    # ── with a way back ──────────────────────────────────────────────────────

    @Slot(list)
    def _delete(self, chats: list[str]) -> None:
        opened = self._chat.conversation_id
        was_open = opened if opened in chats else NEW_CHAT
        text = self._told(
            chats, self.tr("Deleted “{0}”"), self.tr("%n chats deleted", "", len(chats))
        )
        self._organiser.discard(chats)

        def back() -> None:
            self._organiser.restore(chats)
            if was_open:
                self._chats.open(was_open)

        self._sidebar.undo.offer(text, back)

    @Slot(list, bool)
    def _archive(self, chats: list[str], archived: bool) -> None:
        self._organiser.archive(chats, archived=archived)
        if archived:
            text = self._told(
                chats, self.tr("Archived “{0}”"), self.tr("%n chats archived", "", len(chats))
            )
            self._sidebar.undo.offer(text, partial(self._organiser.archive, chats, archived=False))

    @Slot(str)
    def _delete_folder(self, folder_id: str) -> None:
        rows = self._sidebar.list
        folder = next((each for each in rows.shelves.folders if each.id == folder_id), None)
        if folder is None:
            return
        inside = rows.chats_in(folder_id)
        self._organiser.delete_folder(folder_id)
        self._sidebar.undo.offer(
            self.tr("Deleted the folder “{0}”").format(folder.name),
            partial(self._organiser.restore_folder, folder, inside),
        )

    def _told(self, chats: Sequence[str], one: str, several: str) -> str:
        return one.format(self._sidebar.list.title_of(chats[0])) if len(chats) == 1 else several

    # ── others ───────────────────────────────────────────────────────────────

    @Slot(list)
    def _erase(self, chats: list[str]) -> None:
        self._confirm.ask(
            self.tr("Delete this chat for good?")
            if len(chats) == 1
            else self.tr("Delete %n chats for good?", "", len(chats)),
            self.tr("Their messages are removed from the disk. There is no way back."),
            self.tr("Delete for good"),
            partial(self._organiser.delete_for_good, chats),
        )

    @Slot(list, str)
    def _drop(self, chats: list[str], shelf: str) -> None:
        if shelf == ARCHIVE:
            self._archive(chats, archived=True)
        else:
            self._organiser.archive(chats, archived=False)
            self._organiser.move(chats, shelf or None)

    @Slot(object)
    def _open_hit(self, hit: Hit) -> None:
        if isinstance(hit, ChatHit):
            self._chats.open(hit.conversation_id)
        else:
            self._find.jump(hit, self._sidebar.searched)
