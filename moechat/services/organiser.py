"""What is done with chats in the list: pins, folders, archive, deleting and bringing back."""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.conversation import Conversation, Folder
from moechat.services.chat import ChatService
from moechat.store.store import Store


class Shelves(msgspec.Struct, frozen=True):
    """What is beside the list of chats."""

    folders: list[Folder] = []
    discarded: list[Conversation] = []


class Organiser(QObject):
    """Every change is in the store before it is shown."""

    changed = Signal(object)  # Shelves; the chats come from the chat service
    started = Signal()  # with what is in the store now: nothing before it can be taken back
    drafts_changed = Signal(object)  # set[str], the chats with something typed but not sent
    folder_made = Signal(str)  # its id, so that it can be named

    def __init__(self, chat: ChatService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat = chat
        chat.conversations_changed.connect(self._read)
        # What was typed in a chat is kept when it is left, and that is when it shows.
        chat.opened.connect(self._read_drafts)

    def start(self) -> None:
        """Delete for good what was discarded long ago."""
        self.started.emit()
        self._chat.store.run(lambda store: store.delete_expired())

    # ── chats ────────────────────────────────────────────────────────────────

    def pin(self, chats: Sequence[str], *, pinned: bool) -> None:
        """Have chats stand above all others, or no longer."""
        self._do(lambda store: store.pin(chats, pinned=pinned))

    def archive(self, chats: Sequence[str], *, archived: bool) -> None:
        """Put chats out of the way, or back."""
        self._do(lambda store: store.archive(chats, archived=archived))

    def move(self, chats: Sequence[str], folder_id: str | None) -> None:
        """Put chats into a folder, or out of any."""
        self._do(lambda store: store.move(chats, folder_id))

    def discard(self, chats: Sequence[str]) -> None:
        """Delete chats so that they can be restored; the open one is left."""
        self._chat.leave(chats)
        self._do(lambda store: store.discard_chats(chats))

    def restore(self, chats: Sequence[str]) -> None:
        """Bring deleted chats back."""
        self._do(lambda store: store.restore_chats(chats))

    def delete_for_good(self, chats: Sequence[str]) -> None:
        """Delete chats from the disk."""
        self._chat.leave(chats)
        self._do(lambda store: store.delete(*chats))

    # ── folders ──────────────────────────────────────────────────────────────

    def make_folder(self, name: str, chats: Sequence[str] = ()) -> None:
        """Make a folder with these chats in it; `folder_made` tells its id."""

        def made(folder: Folder) -> None:
            self._chat.refresh()
            self.folder_made.emit(folder.id)

        self._chat.store.run(lambda store: store.make_folder(name, chats), made)

    def rename_folder(self, folder_id: str, name: str) -> None:
        """Give a folder another name."""
        self._do(lambda store: store.rename_folder(folder_id, name))

    def delete_folder(self, folder_id: str) -> None:
        """Delete a folder; its chats stay."""
        self._do(lambda store: store.delete_folder(folder_id))

    def restore_folder(self, folder: Folder, chats: Sequence[str]) -> None:
        """Bring a folder back with its chats."""
        self._do(lambda store: store.restore_folder(folder, chats))

    def _do(self, work: Callable[[Store], None]) -> None:
        self._chat.store.run(work, self._chat.refresh)

    @Slot()
    def _read(self) -> None:
        self._chat.store.run(
            lambda store: Shelves(store.folders(), store.discarded()), self.changed.emit
        )
        self._read_drafts()

    @Slot()
    def _read_drafts(self) -> None:
        def read(chats: set[str]) -> None:  # unlike a signal, it keeps this object until then
            self.drafts_changed.emit(chats)

        self._chat.store.run(lambda store: store.with_composer(), read)
