"""Finding something in the open chat, and going to what a search over all chats found."""

from PySide6.QtCore import QObject, Slot

from moechat.core.conversation import Outline
from moechat.core.search_hits import MessageHit, PlaceInChat
from moechat.core.search_words import Literally, Words
from moechat.services.chat import ChatService
from moechat.services.chat_search import ChatSearch
from moechat.ui.actions.bound import BoundActions
from moechat.ui.actions.table import ActionId
from moechat.ui.chat_presenter import ChatPresenter
from moechat.ui.shell import Page, Shell


class FindPresenter(QObject):
    """The search is in the store, over all of the shown branch; the transcript goes to places."""

    def __init__(
        self,
        *,
        chat: ChatService,
        search: ChatSearch,
        shell: Shell,
        chats: ChatPresenter,
        actions: BoundActions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._search, self._chats, self._shell = chat, search, chats, shell
        self._bar, self._transcript = shell.find_bar, shell.transcript
        self._places: list[PlaceInChat] = []
        self._count, self._at = 0, -1  # places altogether, and which one is gone to
        self._keeps_place = False  # what is searched again was found before
        self._jump: tuple[MessageHit, Words] | None = None
        self._bar.typed.connect(self._find)
        self._bar.step_wanted.connect(self.step)
        self._bar.closed.connect(lambda: self._transcript.mark_words(None))
        search.found_in_chat.connect(self._show_found)
        chat.opened.connect(self._on_opened)
        chat.answer_ended.connect(self.find_again)
        chat.sent.connect(self._on_sent)
        shell.sidebar.search_wanted.connect(self._on_searched)
        actions.bind(ActionId.FIND, self.open)
        actions.bind(ActionId.FIND_NEXT, lambda: self.step(1))
        actions.bind(ActionId.FIND_PREVIOUS, lambda: self.step(-1))

    def open(self) -> None:
        """Show the bar, if there is something to find."""
        if self._shell.page is Page.TRANSCRIPT and self._shell.cover is None:
            self._bar.open()

    @Slot(int)
    def step(self, step: int) -> None:
        """Go to the next place, or the previous one; from the last one to the first."""
        if self._bar.isHidden():
            self.open()
        elif self._count:
            self._go((self._at + step) % self._count)

    def jump(self, hit: MessageHit, typed: str) -> None:
        """Open the chat of a hit, on the branch that has it, and go there."""
        self._jump = (hit, Words(typed))
        self._bar.dismiss()
        self._chats.open_at(hit.message_id, hit.conversation_id)

    # ── finding ──────────────────────────────────────────────────────────────

    @Slot(str)
    def _find(self, typed: str) -> None:
        self._keeps_place = False
        self._transcript.mark_words(Literally(typed) if typed.strip() else None)
        self._search.find_in_chat(typed)

    @Slot()
    def find_again(self) -> None:
        """There is more text now, or another branch; what is gone to stays."""
        if self._bar.isVisible() and self._bar.field.text().strip():
            self._keeps_place = self._at >= 0
            self._search.find_in_chat(self._bar.field.text())

    @Slot(str, list)
    def _show_found(self, typed: str, places: list[PlaceInChat]) -> None:
        if self._bar.isHidden() or typed != self._bar.field.text():
            return
        self._places = places
        self._count = sum(place.count for place in places)
        if self._keeps_place and self._at < self._count:
            self._bar.show_place(self._at + 1, self._count)
        elif self._count:
            self._go(self._first_in_sight())
        else:
            self._at = -1
            self._bar.show_place(0, 0)

    def _first_in_sight(self) -> int:
        """The first place at or below what is seen, or else the first one."""
        before, top = 0, self._transcript.first_in_sight()
        for place in self._places:
            index = self._transcript.index_of(place.message_id)
            if index is not None and index >= top:
                return before
            before += place.count
        return 0

    def _go(self, number: int) -> None:
        self._at = number
        self._bar.show_place(number + 1, self._count)
        for place in self._places:
            if number < place.in_reasoning:
                self._transcript.reveal(place.message_id, number, in_reasoning=True)
                return
            if number < place.count:
                within = number - place.in_reasoning
                self._transcript.reveal(place.message_id, within, in_reasoning=False)
                return
            number -= place.count

    # ── other chats ──────────────────────────────────────────────────────────

    @Slot(str, list)
    def _on_opened(self, conversation_id: str, outline: list[Outline]) -> None:
        self._places, self._count, self._at = [], 0, -1
        jump, self._jump = self._jump, None
        if jump is not None and jump[0].conversation_id == conversation_id:
            hit, words = jump
            self._transcript.mark_words(words)
            self._transcript.reveal(hit.message_id)
        elif self._bar.isVisible() and outline:
            self._find(self._bar.field.text())
        else:
            self._bar.dismiss()
            self._transcript.mark_words(None)

    @Slot()
    def _on_sent(self) -> None:
        if self._bar.isHidden():
            self._transcript.mark_words(None)  # what was jumped to has been read

    @Slot(str)
    def _on_searched(self, typed: str) -> None:
        if not typed and self._bar.isHidden():
            self._transcript.mark_words(None)
