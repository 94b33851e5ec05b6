"""Between the chat service and the widgets that show the open chat."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices

from moechat.core.conversation import Conversation, Message, Outline
from moechat.core.faults import Fault
from moechat.protocol.messages import PrefillProgress, TextDelta
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.engine import EngineService
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Page, Shell
from moechat.ui.transcript.view import TranscriptView


class ChatPresenter(QObject):
    """Passes on what the user does and what the service says; decides which page is shown."""

    title_changed = Signal(str)  # of the open chat; "" = a new one

    def __init__(
        self,
        *,
        chat: ChatService,
        engine: EngineService,
        shell: Shell,
        transcript: TranscriptView,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._engine, self._shell = chat, engine, shell
        self._transcript, self._notices = transcript, notices
        self._titles: dict[str, str] = {}
        # Who leaves a chat goes through here; a temporary one asks first.
        self.leave = _at_once
        self._connect_service()
        self._connect_widgets()

    def _connect_service(self) -> None:
        chat, shell, transcript = self._chat, self._shell, self._transcript
        chat.leaving.connect(shell.composer.flush_draft)
        chat.opened.connect(self._on_opened)
        chat.bodies.connect(self._on_bodies)
        chat.message_added.connect(self._on_message_added)
        chat.answer_begun.connect(self._on_answer_begun)
        chat.answer_delta.connect(self._on_answer_delta)
        chat.answer_prefill.connect(self._on_answer_prefill)
        chat.answer_ended.connect(self._on_answer_ended)
        chat.conversations_changed.connect(self._on_conversations_changed)
        chat.composer_text.connect(shell.composer.restore)
        chat.sent.connect(shell.composer.accept_sent)
        chat.trouble.connect(self._on_trouble)
        transcript.bodies_wanted.connect(chat.want_bodies)
        transcript.link_clicked.connect(shell.link_prompt.ask)

    def _connect_widgets(self) -> None:
        sidebar, composer = self._shell.sidebar, self._shell.composer
        sidebar.new_chat.connect(self.new_chat)
        sidebar.opened.connect(self.open)
        composer.submitted.connect(self._send)
        composer.draft_changed.connect(self._chat.type_draft)
        composer.edit.textChanged.connect(self._engine.touch)
        composer.stop_wanted.connect(self._chat.stop)
        composer.force_stop_wanted.connect(self._chat.force_stop)
        self._shell.link_prompt.accepted.connect(self._open_address)

    # ── the user ─────────────────────────────────────────────────────────────

    @Slot()
    def new_chat(self) -> None:
        """Leave the open chat; what is typed there stays there."""
        self.leave(self._new_chat)

    def new_temporary_chat(self) -> None:
        """Leave the open chat for one that is never written."""
        self.leave(lambda: self._new_chat(temporary=True))

    def _new_chat(self, *, temporary: bool = False) -> None:
        self._shell.frame.close_drawer()
        self._chat.new_chat(temporary=temporary)
        self._shell.focus_composer()

    @Slot(str)
    def open(self, conversation_id: str) -> None:
        """Open a chat."""
        if conversation_id == self._chat.conversation_id:
            self._show_chat()
        else:
            self.leave(lambda: self._open(conversation_id))

    def _open(self, conversation_id: str) -> None:
        self._chat.open(conversation_id)
        self._show_chat()

    def _show_chat(self) -> None:
        self._shell.frame.close_drawer()
        self._shell.focus_composer()

    def open_at(self, message_id: str, conversation_id: str) -> None:
        """Open a chat where this message is; the keyboard stays where it is."""

        def go() -> None:
            self._shell.frame.close_drawer()
            self._chat.open_at(message_id, conversation_id)

        self.leave(go)

    @Slot(str)
    def _send(self, text: str) -> None:
        self._notices.dismiss("chat")
        self._chat.send(text)

    @Slot(QUrl)
    def _open_address(self, address: QUrl) -> None:
        QDesktopServices.openUrl(address)

    # ── the service ──────────────────────────────────────────────────────────

    @Slot(str, list)
    def _on_opened(self, conversation_id: str, outline: list[Outline]) -> None:
        # What is still in the composer belongs to the chat that was left.
        self._shell.composer.set_text("")
        self._transcript.set_outline(outline)
        self._shell.sidebar.select(conversation_id)
        self._shell.show_page(Page.TRANSCRIPT if outline else Page.EMPTY)
        self._tell_title()

    @Slot(list)
    def _on_bodies(self, messages: list[Message]) -> None:
        self._transcript.supply(messages)

    @Slot(object)
    def _on_message_added(self, message: Message) -> None:
        self._transcript.append(message)
        self._shell.show_page(Page.TRANSCRIPT)
        self._shell.sidebar.select(message.conversation_id)
        self._tell_title()

    @Slot(object)
    def _on_answer_begun(self, message: Message) -> None:
        self._transcript.begin_answer(message)
        self._shell.show_page(Page.TRANSCRIPT)

    @Slot(str, object)
    def _on_answer_delta(self, message_id: str, delta: TextDelta) -> None:
        self._transcript.add_delta(message_id, delta.kind, delta.text, delta.retag)

    @Slot(str, object)
    def _on_answer_prefill(self, message_id: str, progress: PrefillProgress) -> None:
        self._transcript.show_prefill(message_id, progress.done_tokens, progress.total_tokens)

    @Slot(object)
    def _on_answer_ended(self, message: Message) -> None:
        self._transcript.end_answer(message)
        if message.fault is not None:
            self._notices.note_shown_in_message(message.fault)

    @Slot(list)
    def _on_conversations_changed(self, conversations: list[Conversation]) -> None:
        self._titles = {chat.id: chat.title for chat in conversations}
        self._shell.sidebar.set_chats(conversations)
        self._tell_title()

    @Slot(object)
    def _on_trouble(self, fault: Fault) -> None:
        self._notices.show("chat", fault)

    def _tell_title(self) -> None:
        conversation_id = self._chat.conversation_id
        if self._chat.is_temporary:
            self.title_changed.emit(self.tr("Temporary chat"))
            return
        known = conversation_id != NEW_CHAT
        self.title_changed.emit(self._titles.get(conversation_id, "") if known else "")


def _at_once(go: Callable[[], None]) -> None:
    go()
