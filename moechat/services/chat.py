"""The open chat and the answer that is being written, from Send to the last commit."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.answer_text import AnswerText
from moechat.core.conversation import Conversation, Message, MessageState, Outline
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.titles import title_from
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import ChatMessage, Done, PrefillProgress, TextDelta, TextKind
from moechat.services.chat_options import ChatOptions
from moechat.services.engine import EngineService
from moechat.services.engine_requests import new_seed
from moechat.services.history import to_turns
from moechat.services.settings import SettingsFile
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.store import Store

NEW_CHAT = ""  # stands for the chat that has no message yet, also in the store's composer drafts
_DRAFT_INTERVAL_MS = 500  # how much of an answer a kill may cost, at most


@dataclass
class _Answer:
    """The answer in the making; at most one exists."""

    message: Message
    turns: list[ChatMessage]
    written: AnswerText
    options: AnswerOptions
    dirty: bool = False

    def current(self) -> Message:
        return msgspec.structs.replace(
            self.message, text=self.written.text, reasoning=self.written.reasoning
        )


class ChatService(QObject):
    """Opens chats, sends messages, keeps every word in the store.

    All signals are emitted on the GUI thread; store calls run on the lane, never here.
    """

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
        self._engine = engine
        self._settings = settings
        self._store = StoreAccess(lane, database, self.trouble.emit)
        self.options = ChatOptions(self._store, self)
        self._conversation = NEW_CHAT
        self._wanted = NEW_CHAT  # the chat asked for last; it may be on its way from the store
        self._sending = False  # between send() and the store's answer
        self._stop_wanted = False  # pressed while sending
        self._answer: _Answer | None = None
        self._draft_timer = QTimer(self, interval=_DRAFT_INTERVAL_MS)
        self._draft_timer.timeout.connect(self._save_draft)
        engine.prefill.connect(self._on_prefill)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        engine.generation_failed.connect(self._interrupt)
        engine.died.connect(self._interrupt)

    # ── chats ────────────────────────────────────────────────────────────────

    @property
    def conversation_id(self) -> str:
        """The open chat; `NEW_CHAT` before its first message."""
        return self._conversation

    @property
    def store(self) -> StoreAccess:
        """The store, for others who keep something in it."""
        return self._store

    @property
    def answering(self) -> bool:
        """Whether an answer is being prepared or written, in whichever chat."""
        return self._answer is not None or self._sending

    def start(self) -> None:
        """Read the list of chats and begin a new one."""
        self._refresh()
        self.new_chat()

    def begin_afresh(self) -> None:
        """Put a damaged database aside, under another name, and begin with no chats."""
        self._store.put_aside(self.start)

    def new_chat(self) -> None:
        """Leave the open chat for an empty one."""
        self._wanted = NEW_CHAT
        self._show(NEW_CHAT, [])

    def open(self, conversation_id: str) -> None:
        """Open a chat: `opened` soon, bodies as the window asks for them; the last wish wins."""
        self._wanted = conversation_id
        if conversation_id == self._conversation:
            return

        def show(outline: list[Outline]) -> None:
            if self._wanted == conversation_id:
                self._show(conversation_id, outline)

        self._store.run(lambda store: store.outline(conversation_id), show)

    def want_bodies(self, ids: list[str]) -> None:
        """Fetch messages; they arrive by `bodies`."""
        self._store.run(lambda store: store.messages(ids), self._deliver)

    def delete_all(self, on_done: Callable[[], None]) -> None:
        """Delete all chats and whatever else the database holds, and begin a new chat."""
        self.stop()
        self.new_chat()
        self.composer_text.emit("")

        def deleted(_: None) -> None:
            self._refresh()
            on_done()

        self._store.run(lambda store: store.delete_all(), deleted)

    def rename(self, conversation_id: str, title: str) -> None:
        """Give a chat another title."""
        self._store.run(lambda store: store.rename(conversation_id, title), self._refresh)

    def delete(self, conversation_id: str) -> None:
        """Delete a chat with all its messages; an answer being written to it is stopped."""
        is_open = conversation_id == self._conversation
        written_to = self._answer and self._answer.message.conversation_id == conversation_id
        if written_to or (self._sending and is_open):
            self.stop()  # its end changes nothing in the store any more
        if is_open:
            self.new_chat()
        self._store.run(lambda store: store.delete(conversation_id), self._refresh)

    def type_draft(self, text: str) -> None:
        """Remember what is typed but not sent."""
        conversation_id = self._conversation
        self._store.keep(lambda store: store.save_composer(conversation_id, text))

    # ── one message ──────────────────────────────────────────────────────────

    def send(self, text: str) -> None:
        """Store the user's message and have it answered, as soon as a model is loaded."""
        if not text.strip():
            return
        if self.answering:
            self.trouble.emit(Fault(FaultCode.BUSY))
            return
        if not self._engine.has_model:
            self.trouble.emit(Fault(FaultCode.NOTHING_LOADED))
            return
        self._set_sending(True)
        conversation_id, model = self._conversation, self._model_name()
        pending, shared = self.options.value, self._settings.value.answer_options

        def store_turn(store: Store) -> tuple[Message, _Answer]:
            is_new = conversation_id == NEW_CHAT
            options = (pending if is_new else store.options.of(conversation_id)).over(shared)
            seed = new_seed() if options.seed is None else options.seed
            if is_new:
                user, draft = store.begin_chat(title_from(text), text, seed=seed, model=model)
                store.options.save(user.conversation_id, pending)
            else:
                user, draft = store.begin_turn(conversation_id, text, seed=seed, model=model)
            turns = to_turns(store.history(user.conversation_id, user.id))
            return user, _Answer(draft, turns, AnswerText(), options)

        def began(turn: tuple[Message, _Answer]) -> None:
            user, answer = turn
            self._set_sending(False)
            if self._conversation == conversation_id:
                self._conversation = user.conversation_id
                self.options.follow(user.conversation_id)
                self.message_added.emit(user)
                self.sent.emit()
            self._begin(answer)
            self._refresh()

        def failed(fault: Fault) -> None:
            self._sending_failed(fault)
            # The draft of it was given up for it; the window may be closed now.
            self._store.run(
                lambda store: store.save_composer(conversation_id, text),
                on_fault=lambda _: None,  # it was said already
            )

        self._store.run(store_turn, began, failed)

    def continue_answer(self, message_id: str) -> None:
        """Go on with an interrupted answer, from its last word."""
        if self.answering:
            self.trouble.emit(Fault(FaultCode.BUSY))
            return
        self._set_sending(True)

        shared = self._settings.value.answer_options

        def reopen(store: Store) -> _Answer:
            message = store.reopen(message_id)
            until = message.parent_id
            turns = to_turns(store.history(message.conversation_id, until)) if until else []
            written = AnswerText(message.text, message.reasoning)
            options = store.options.of(message.conversation_id).over(shared)
            return _Answer(message, turns, written, options)

        def began(answer: _Answer) -> None:
            self._set_sending(False)
            self._begin(answer)

        self._store.run(reopen, began, self._sending_failed)

    def stop(self) -> None:
        """End the answer with what it has; acknowledged by `answer_ended`."""
        if self._answer is not None:
            self._engine.stop()
        elif self._sending:
            self._stop_wanted = True

    def force_stop(self) -> None:
        """End the engine at once; what was written is kept."""
        if self._answer is not None:
            self._engine.force_stop()

    def shut_down(self, timeout_s: float) -> None:
        """Commit what there is; called once, when the program ends."""
        if self._answer:
            self._interrupt(Fault(FaultCode.APP_CLOSED))
        self._store.close(timeout_s)

    # ── the answer in the making ─────────────────────────────────────────────

    def _begin(self, answer: _Answer) -> None:
        self._answer = answer
        self.answering_changed.emit(True)
        if self._is_open(answer.message):
            self.answer_begun.emit(answer.current())
        self._draft_timer.start()
        self._generate(answer)
        if self._stop_wanted:
            self.stop()

    def _generate(self, answer: _Answer) -> None:
        options, before = answer.options, answer.current()
        try:
            self._engine.generate(
                answer.turns,
                max_new_tokens=options.max_new_tokens or self._settings.value.max_new_tokens,
                seed=answer.message.seed if answer.message.seed is not None else new_seed(),
                sampling=options.sampling,
                stop=options.stop or (),
                continue_text=before.text,
                continue_reasoning=before.reasoning,
            )
        except UserError as error:
            self._interrupt(error.fault)

    @Slot(object)
    def _on_prefill(self, progress: PrefillProgress) -> None:
        if self._answer and self._is_open(self._answer.message):
            self.answer_prefill.emit(self._answer.message.id, progress)

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        answer = self._answer
        if answer is None:
            return
        is_reasoning = delta.kind is TextKind.REASONING
        answer.written.add(delta.text, is_reasoning=is_reasoning, retag=delta.retag)
        answer.dirty = True
        if self._is_open(answer.message):
            self.answer_delta.emit(answer.message.id, delta)

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        answer = self._answer
        if answer is None:
            return
        self._finish(
            msgspec.structs.replace(
                answer.current(),
                state=MessageState.COMPLETE,
                finish_reason=done.finish_reason,
                metrics=done.metrics,
                reasoning_ms=answer.message.reasoning_ms + done.reasoning_ms,
                fault=None,
            )
        )

    @Slot(object)
    def _interrupt(self, fault: Fault) -> None:
        """Keep what was written, with the reason why it ends there."""
        if self._answer is None:
            return
        self._finish(
            msgspec.structs.replace(
                self._answer.current(), state=MessageState.INTERRUPTED, fault=fault
            )
        )

    def _finish(self, message: Message) -> None:
        self._end_answer()
        self._store.run(lambda store: store.finish(message))
        if self._is_open(message):
            self.answer_ended.emit(message)

    def _end_answer(self) -> None:
        self._answer = None
        self._draft_timer.stop()
        self.answering_changed.emit(self.answering)

    @Slot()
    def _save_draft(self) -> None:
        answer = self._answer
        if answer is None or not answer.dirty:
            return
        answer.dirty = False
        now = answer.current()
        self._store.keep(lambda store: store.save_draft(now.id, now.text, now.reasoning))

    # ── the window's view ────────────────────────────────────────────────────

    def _show(self, conversation_id: str, outline: list[Outline]) -> None:
        self._conversation = conversation_id
        self.options.show(conversation_id)
        self.opened.emit(conversation_id, outline)
        if self._answer and self._is_open(self._answer.message):
            self.answer_begun.emit(self._answer.current())

        def composer(text: str) -> None:
            if self._conversation == conversation_id:
                self.composer_text.emit(text)

        self._store.run(lambda store: store.composer(conversation_id), composer)

    def _deliver(self, messages: list[Message]) -> None:
        answer = self._answer
        self.bodies.emit(
            [answer.current() if answer and m.id == answer.message.id else m for m in messages]
        )

    def _refresh(self, _: object = None) -> None:
        self._store.run(lambda store: store.conversations(), self._emit_conversations)

    def _emit_conversations(self, conversations: list[Conversation]) -> None:
        self.conversations_changed.emit(conversations)

    def _is_open(self, message: Message) -> bool:
        return message.conversation_id == self._conversation

    def _set_sending(self, sending: bool) -> None:
        self._sending = sending
        if sending:
            self._stop_wanted = False
        self.answering_changed.emit(self.answering)

    def _sending_failed(self, fault: Fault) -> None:
        self._set_sending(False)
        self.trouble.emit(fault)

    def _model_name(self) -> str:
        return self._engine.model.name if self._engine.model else ""
