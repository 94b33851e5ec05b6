"""Searching all chats and the open one, and keeping the index up to date."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.conversation import Conversation, Message
from moechat.core.search_hits import Found, PlaceInChat
from moechat.services.chat import ChatService
from moechat.store.store import Store

_STEP_MS = 30  # between two steps: other work of the store comes first
_AGAIN_MS = 500
_LATER_MS = 2_000  # after the list of chats has changed


class ChatSearch(QObject):
    """The latest question is answered; those before it are dropped."""

    found = Signal(object)  # Found
    found_in_chat = Signal(str, list)  # what was typed, list[PlaceInChat]

    def __init__(self, chat: ChatService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chat = chat
        self._typed = self._typed_in_chat = ""
        self._known: set[str] | None = None  # chats
        self._steps = QTimer(self, singleShot=True, interval=_STEP_MS)
        self._steps.timeout.connect(self._step)
        self._later = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._later.timeout.connect(self.look_again)
        # While the index is made, what is searched for is looked up again.
        self._again = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._again.timeout.connect(lambda: self.find(self._typed))
        chat.writer.ended.connect(self._on_ended)
        chat.conversations_changed.connect(self._on_chats)

    # ── searching ────────────────────────────────────────────────────────────

    def find(self, typed: str) -> None:
        """Search all chats; `found` has the result, unless something else is typed meanwhile."""
        self._typed = typed

        def tell(found: Found) -> None:
            if self._typed != typed:
                return
            self.found.emit(found)
            if typed and not found.complete:
                self._again.start()

        self._chat.store.run(lambda store: store.search.find(typed), tell)

    def find_in_chat(self, typed: str) -> None:
        """Search the open chat; `found_in_chat` has the places, from the first message on."""
        self._typed_in_chat = typed
        chat_id = self._chat.conversation_id

        def tell(places: list[PlaceInChat]) -> None:
            if self._typed_in_chat == typed and self._chat.conversation_id == chat_id:
                self.found_in_chat.emit(typed, places)

        self._chat.own_store.run(lambda store: store.search.find_in_chat(chat_id, typed), tell)

    # ── the index ────────────────────────────────────────────────────────────

    @Slot()
    def look_again(self) -> None:
        """Compare the index with all messages, a little at a time."""
        self._chat.store.run(lambda store: store.search.look_again(), lambda _: self._go_on())

    def _go_on(self, more: bool = True) -> None:
        if more:
            self._steps.start()

    @Slot()
    def _step(self) -> None:
        self._chat.store.run(lambda store: store.search.index.step(), self._go_on, lambda _: None)

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        self._note([message.id, *([message.parent_id] if message.parent_id else [])])

    def _note(self, ids: Sequence[str]) -> None:
        def note(store: Store) -> None:
            store.search.index.note(ids)

        self._chat.store.run(note, on_fault=lambda _: None)  # the next look finds them

    @Slot(list)
    def _on_chats(self, chats: list[Conversation]) -> None:
        """Others came than by an answer, as by an import; or some were deleted."""
        known, self._known = self._known, {chat.id for chat in chats}
        if known is None:
            self._steps.start()
        elif known != self._known:
            self._later.start()
