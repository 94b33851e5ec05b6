"""The open chat and the answer that is being written, from Send to the last commit."""

from collections.abc import Callable, Collection
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from moechat.core.answer_text import AnswerText
from moechat.core.conversation import Conversation, Message, Outline
from moechat.core.faults import Fault, FaultCode
from moechat.core.titles import title_from
from moechat.protocol.messages import PrefillProgress, TextDelta
from moechat.services.answer_writer import Answer, AnswerWriter, Prepared
from moechat.services.attaching import Attaching
from moechat.services.chat_options import ChatOptions
from moechat.services.chat_stores import ChatStores
from moechat.services.engine import EngineService
from moechat.services.engine_requests import new_seed
from moechat.services.history import read_history
from moechat.services.settings import SettingsFile
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.memory_store import is_temporary
from moechat.store.salvage import Salvaged
from moechat.store.store import Store

NEW_CHAT = ""  # stands for the chat that has no message yet, also in the store's composer drafts


class ChatService(QObject):
    """Opens chats, sends messages, keeps every word in the store.

    All signals are emitted on the GUI thread; store calls run on the lane, never here.
    """

    leaving = Signal()  # the open chat, which is still there: what was typed in it is to be kept
    opened = Signal(str, list)  # conversation id, list[Outline]
    bodies = Signal(list)  # list[Message]
    message_added = Signal(object)  # Message
    answer_begun = Signal(object)  # Message, also when a chat with a running answer is opened
    answer_delta = Signal(str, object)  # message id, TextDelta
    answer_prefill = Signal(str, object)  # message id, PrefillProgress
    answer_ended = Signal(object)  # Message
    answering_changed = Signal(bool)
    conversations_changed = Signal(list)  # list[Conversation]
    composer_text = Signal(str)  # what the composer should hold now
    sent = Signal()  # the message is stored: the composer may forget it
    trouble = Signal(object)  # Fault that belongs to no message

    def __init__(
        self,
        lane: TaskLane,
        database: Path,
        engine: EngineService,
        settings: SettingsFile,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stores = ChatStores(lane, database, self.trouble.emit)
        self.writer = AnswerWriter(self._stores, engine, settings, self.trouble.emit, self)
        self.options = ChatOptions(self._stores, self)
        self.attaching = Attaching(self, engine, parent=self)
        self._conversation = NEW_CHAT
        self._wanted = NEW_CHAT  # the chat asked for last; it may be on its way from the store
        self.writer.busy_changed.connect(self.answering_changed)
        self.writer.begun.connect(self._on_begun)
        self.writer.prefill.connect(self._on_prefill)
        self.writer.delta.connect(self._on_delta)
        self.writer.ended.connect(self._on_ended)

    # ── chats ────────────────────────────────────────────────────────────────

    @property
    def conversation_id(self) -> str:
        """The open chat; `NEW_CHAT` before its first message."""
        return self._conversation

    @property
    def store(self) -> StoreAccess:
        """The store, for others who keep something in it; a temporary chat is not there."""
        return self._stores.disk

    @property
    def own_store(self) -> StoreAccess:
        """The store that the open chat is in."""
        return self._stores.here

    @property
    def is_temporary(self) -> bool:
        """Whether the open chat is in memory only, and ends when it is left."""
        return self._stores.is_temporary

    @property
    def answering(self) -> bool:
        """Whether an answer is being prepared or written, in whichever chat."""
        return self.writer.busy

    def start(self) -> None:
        """Read the list of chats and begin a new one."""
        self.refresh()
        self.new_chat()

    def begin_afresh(self) -> None:
        """Put a damaged database aside, and begin with what can be read of it."""
        untitled = QCoreApplication.translate("Messages", "Recovered chat")

        def begin(aside: Path | None, found: Salvaged) -> None:
            self.start()
            if found.messages:
                counts = {"messages": found.messages, "chats": found.chats}
                fault = Fault(FaultCode.STORE_SALVAGED, {"path": str(aside), **counts})
                self.trouble.emit(fault)

        self._stores.disk.put_aside(untitled, begin)

    def new_chat(self, *, temporary: bool = False) -> None:
        """Leave the open chat for an empty one, which may be one that is never written."""
        self._wanted = NEW_CHAT
        self.leaving.emit()
        self._leave_temporary()
        if temporary:
            self._stores.begin_temporary()
        self._show(NEW_CHAT, [])

    def open(self, conversation_id: str) -> None:
        """Open a chat: `opened` soon, bodies as the window asks for them; the last wish wins."""
        self._wanted = conversation_id
        if conversation_id == self._conversation:
            return

        def show(outline: list[Outline]) -> None:
            if self._wanted == conversation_id:
                self.leaving.emit()
                if not is_temporary(conversation_id):
                    self._leave_temporary()
                self._show(conversation_id, outline)

        # A chat that was branched off a temporary one is where that is.
        access = self.own_store if is_temporary(conversation_id) else self.store
        access.run(lambda store: store.outline(conversation_id), show)

    def open_at(self, message_id: str, conversation_id: str) -> None:
        """Open a chat on a branch that has this message."""
        self._wanted = conversation_id

        def show(outline: list[Outline]) -> None:
            if self._wanted == conversation_id:
                self.leaving.emit()
                self._leave_temporary()
                self._show(conversation_id, outline)

        def find(store: Store) -> list[Outline]:
            return store.outline(store.show_message(message_id))

        self.store.run(find, show)

    def want_bodies(self, ids: list[str]) -> None:
        """Fetch messages; they arrive by `bodies`."""
        self._stores.run(lambda store: store.messages(ids), self._deliver)

    def delete_all(self, on_done: Callable[[], None]) -> None:
        """Delete all chats and whatever else the database holds, and begin a new chat."""
        self.stop()
        self.leaving.emit()  # what is typed is stored now, and not behind it

        def deleted(_: None) -> None:
            self.attaching.forget()
            self.refresh()
            on_done()

        self.store.run(lambda store: store.delete_all(), deleted)
        self.new_chat()  # its draft is read behind it

    def rename(self, conversation_id: str, title: str) -> None:
        """Give a chat another title."""
        self.store.run(lambda store: store.rename(conversation_id, title), self.refresh)

    def leave(self, chats: Collection[str]) -> None:
        """Go out of chats that are about to be deleted; an answer to one of them is stopped."""
        is_open, writer = self._conversation in chats, self.writer
        written_to = writer.current is not None and writer.current.conversation_id in chats
        if written_to or (writer.preparing and is_open):
            self.stop()
        if is_open:
            self.new_chat()

    def type_draft(self, text: str) -> None:
        """Remember what is typed but not sent."""
        conversation_id = self._conversation
        self._stores.keep(lambda store: store.save_composer(conversation_id, text))

    # ── one message ──────────────────────────────────────────────────────────

    def send(self, text: str) -> None:
        """Store the user's message and have it answered, as soon as a model is loaded."""
        if not text.strip():
            return
        refusal = self.writer.refusal
        if refusal is not None:
            self.trouble.emit(refusal)
            return
        conversation_id, model = self._conversation, self.writer.model_name
        pending, shared = self.options.value, self.writer.shared_options()
        here = self._stores.here

        def store_turn(store: Store) -> Prepared[Message]:
            is_new = conversation_id == NEW_CHAT
            options = (pending if is_new else store.options.of(conversation_id)).over(shared)
            seed = new_seed() if options.seed is None else options.seed
            if is_new:
                user, draft = store.begin_chat(title_from(text), text, seed=seed, model=model)
                store.options.save(user.conversation_id, pending)
            else:
                user, draft = store.begin_turn(conversation_id, text, seed=seed, model=model)
            history = read_history(store, user.conversation_id, user.id)
            return Prepared(Answer(draft, history, AnswerText(), options), user)

        def sent(user: Message) -> None:
            if self._conversation == conversation_id and self._stores.here is here:
                self._conversation = user.conversation_id
                self.options.follow(user.conversation_id)
                self.message_added.emit(user)
                self.sent.emit()
            self.refresh()

        def failed(_: Fault) -> None:
            # The draft of it was given up for it; the window may be closed now.
            here.run(
                lambda store: store.save_composer(conversation_id, text),
                on_fault=lambda _: None,  # it was said already
            )

        self.writer.prepare(store_turn, sent, failed)

    def continue_answer(self, message_id: str) -> None:
        """Go on with an answer that ended before its time, from its last word."""
        if self.answering:
            self.trouble.emit(Fault(FaultCode.BUSY))
            return
        shared = self.writer.shared_options()

        def reopen(store: Store) -> Prepared[None]:
            message = store.reopen(message_id)
            history = read_history(store, message.conversation_id, message.parent_id)
            written = AnswerText(message.text, message.reasoning)
            options = store.options.of(message.conversation_id).over(shared)
            return Prepared(Answer(message, history, written, options), None)

        self.writer.prepare(reopen, lambda _: None)

    def stop(self) -> None:
        """End the answer with what it has; acknowledged by `answer_ended`."""
        self.writer.stop()

    def force_stop(self) -> None:
        """End the engine at once; what was written is kept."""
        self.writer.force_stop()

    def shut_down(self, timeout_s: float) -> None:
        """Commit what there is; called once, when the program ends."""
        self.attaching.close()
        self.writer.documents.close()
        self.writer.interrupt(Fault(FaultCode.APP_CLOSED))
        self._stores.close(timeout_s)

    # ── the answer in the making ─────────────────────────────────────────────

    @Slot(object)
    def _on_begun(self, message: Message) -> None:
        if self._is_open(message):
            self.answer_begun.emit(message)

    @Slot(object, object)
    def _on_prefill(self, message: Message, progress: PrefillProgress) -> None:
        if self._is_open(message):
            self.answer_prefill.emit(message.id, progress)

    @Slot(object, object)
    def _on_delta(self, message: Message, delta: TextDelta) -> None:
        if self._is_open(message):
            self.answer_delta.emit(message.id, delta)

    @Slot(object)
    def _on_ended(self, message: Message) -> None:
        if self._is_open(message):
            self.answer_ended.emit(message)

    # ── the window's view ────────────────────────────────────────────────────

    def _leave_temporary(self) -> None:
        """Forget the temporary chat with everything in it, if one is open."""
        if not self.is_temporary:
            return
        now = self.writer.current
        if self.writer.preparing or (now is not None and is_temporary(now.conversation_id)):
            self.stop()
        self._stores.end_temporary()

    def _show(self, conversation_id: str, outline: list[Outline]) -> None:
        self._conversation = conversation_id
        self.options.show(conversation_id)
        self.opened.emit(conversation_id, outline)
        current = self.writer.current
        if current and any(row.id == current.id for row in outline):  # else on another branch
            self._on_begun(current)

        def composer(text: str) -> None:
            if self._conversation == conversation_id:
                self.composer_text.emit(text)

        self._stores.run(lambda store: store.composer(conversation_id), composer)

    def _deliver(self, messages: list[Message]) -> None:
        now = self.writer.current
        self.bodies.emit([now if now and m.id == now.id else m for m in messages])

    def refresh(self, _: object = None) -> None:
        """Read the list of chats anew."""
        self.store.run(lambda store: store.conversations(), self._emit_conversations)

    def _emit_conversations(self, conversations: list[Conversation]) -> None:
        self.conversations_changed.emit(conversations)

    def _is_open(self, message: Message) -> bool:
        return message.conversation_id == self._conversation
