"""The answer that is being written, from the wish for it to the last commit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.answer_text import AnswerText
from moechat.core.context_policy import AnswerContext, ContextPolicy
from moechat.core.conversation import FinishReason, Message, MessageState
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Done, PrefillProgress, TextDelta, TextKind
from moechat.services.chat_context import ChatContexts, Reading
from moechat.services.chat_stores import ChatStores
from moechat.services.engine import EngineService
from moechat.services.engine_requests import new_seed
from moechat.services.history import History
from moechat.services.question_documents import QuestionDocuments
from moechat.services.settings import SettingsFile
from moechat.store.store import Store

_DRAFT_INTERVAL_MS = 500  # how much of an answer a kill may cost, at most
T = TypeVar("T")


@dataclass
class Answer:
    """The answer in the making; ``history`` is what it answers."""

    message: Message
    history: History
    written: AnswerText
    options: AnswerOptions
    dirty: bool = False
    composing: bool = False  # what it is to read is not made yet
    stopped: bool = False  # while that was made
    request: int | None = None  # its own: others may run before it, for what it is to read
    refused: bool = False  # by the engine, as too long; once

    def current(self) -> Message:
        """The message with what is written so far."""
        return msgspec.structs.replace(
            self.message, text=self.written.text, reasoning=self.written.reasoning
        )


@dataclass(frozen=True)
class Prepared(Generic[T]):
    """What the store made for an answer to begin, and what its asker wants to know of it."""

    answer: Answer
    news: T


class AnswerWriter(QObject):
    """Has the engine write one answer at a time, and keeps every word of it in the store."""

    begun = Signal(object)  # Message
    delta = Signal(object, object)  # Message as it began, TextDelta
    prefill = Signal(object, object)  # Message as it began, PrefillProgress
    ended = Signal(object)  # Message
    busy_changed = Signal(bool)
    context_told = Signal(object, object)  # Message, AnswerContext or None: what it reads
    summarising = Signal(object)  # Message that waits for a summary of what it will not read

    def __init__(
        self,
        stores: ChatStores,
        engine: EngineService,
        settings: SettingsFile,
        tell: Callable[[Fault], None],
        parent: QObject,
    ) -> None:
        """``tell`` hears of every fault that belongs to no message."""
        super().__init__(parent)
        self._stores, self._engine, self._settings, self._tell = stores, engine, settings, tell
        self.contexts = ChatContexts(engine, self)
        self.documents = QuestionDocuments(stores, engine, self.contexts.system_prompt, self)
        self.contexts.summarising_changed.connect(self._on_summarising)
        self.contexts.summariser.prefill.connect(self._tell_prefill)
        self._preparing = False  # until the store has made what the answer needs
        self._stop_wanted = False  # pressed meanwhile
        self._answer: Answer | None = None
        self._draft_timer = QTimer(self, interval=_DRAFT_INTERVAL_MS)
        self._draft_timer.timeout.connect(self._save_draft)
        engine.prefill.connect(self._on_prefill)
        engine.delta.connect(self._on_delta)
        engine.done.connect(self._on_done)
        engine.generation_failed.connect(self._on_failed)
        engine.died.connect(self.interrupt)

    @property
    def busy(self) -> bool:
        """Whether an answer is being prepared or written."""
        return self._answer is not None or self._preparing

    @property
    def preparing(self) -> bool:
        """Whether the store is making what an answer needs."""
        return self._preparing

    @property
    def current(self) -> Message | None:
        """The answer that is being written, with what there is of it."""
        return self._answer.current() if self._answer else None

    @property
    def model_name(self) -> str:
        """Of the model that would write."""
        return self._engine.model.name if self._engine.model else ""

    @property
    def refusal(self) -> Fault | None:
        """Why no answer can begin now, if so."""
        if self.busy or self.contexts.is_busy:
            return Fault(FaultCode.BUSY)
        return None if self._engine.has_model else Fault(FaultCode.NOTHING_LOADED)

    def shared_options(self) -> AnswerOptions:
        """What holds where a chat has chosen nothing."""
        return self._settings.value.answer_options

    def prepare(
        self,
        work: Callable[[Store], Prepared[T]],
        on_prepared: Callable[[T], None],
        on_failed: Callable[[Fault], None] | None = None,
    ) -> None:
        """Run ``work`` on the store's lane and begin the answer that it makes.

        ``on_prepared`` is called before `begun` is emitted, ``on_failed`` after the fault was told.
        """
        self._set_preparing(True)

        def prepared(made: Prepared[T]) -> None:
            self._set_preparing(False)
            on_prepared(made.news)
            self._begin(made.answer)

        def failed(fault: Fault) -> None:
            self._set_preparing(False)
            self._tell(fault)
            if on_failed is not None:
                on_failed(fault)

        self._stores.run(work, prepared, failed)

    def stop(self) -> None:
        """End the answer with what it has; acknowledged by `ended`."""
        if self._answer is not None and self._answer.composing:
            self._answer.stopped = True
            if not self.documents.cancel():
                self.contexts.cancel()
        elif self._answer is not None:
            self._engine.stop()
        elif self._preparing:
            self._stop_wanted = True

    def force_stop(self) -> None:
        """End the engine at once; what was written is kept."""
        if self._answer is not None:
            self._engine.force_stop()

    @Slot(object)
    def interrupt(self, fault: Fault) -> None:
        """Keep what was written, with the reason why it ends there."""
        if self._answer is None:
            return
        self._finish(
            msgspec.structs.replace(
                self._answer.current(), state=MessageState.INTERRUPTED, fault=fault
            )
        )

    # ── from the first word to the last ──────────────────────────────────────

    def _begin(self, answer: Answer) -> None:
        self._answer = answer
        self.busy_changed.emit(True)
        self.begun.emit(answer.current())
        self._draft_timer.start()
        self._compose(answer)
        if self._stop_wanted:
            self.stop()

    def _compose(self, answer: Answer) -> None:
        """Find out what the answer is to read; that may take a summary of what it is not to."""
        answer.composing = True

        def ready(reading: Reading) -> None:
            if answer.stopped:
                ended(None)  # a summary was finished already
            elif self._answer is answer:
                answer.composing = False
                self._note_context(answer.message, reading.context)
                self._generate(answer, reading)

        def ended(fault: Fault | None) -> None:
            if self._answer is not answer:
                return
            if fault is not None:
                self.interrupt(fault)
            else:
                self._finish(
                    msgspec.structs.replace(
                        answer.current(),
                        state=MessageState.COMPLETE,
                        finish_reason=FinishReason.CANCELLED,
                        fault=None,
                    )
                )

        def read(history: History) -> None:
            if self._answer is answer:
                answer.history = history
                self.contexts.read(history, answer.options, ready, ended, again=answer.refused)

        self.documents.prepare(answer.history, answer.options, read, ended)

    def _note_context(self, message: Message, context: AnswerContext | None) -> None:
        self._stores.run(
            lambda store: store.contexts.save(message.id, context), chat=message.conversation_id
        )
        self.context_told.emit(message, context)

    def _generate(self, answer: Answer, reading: Reading) -> None:
        options, before = answer.options, answer.current()
        try:
            answer.request = self._engine.generate(
                reading.messages,
                max_new_tokens=options.max_new_tokens or self._settings.value.max_new_tokens,
                seed=answer.message.seed if answer.message.seed is not None else new_seed(),
                sampling=options.sampling,
                template=options.template,
                stop=options.stop or (),
                continue_text=before.text,
                continue_reasoning=before.reasoning,
            )
        except UserError as error:
            self.interrupt(error.fault)

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        answer = self._answer
        if answer is None or answer.composing:  # what fails then is a summary, and told as such
            return
        policy = answer.options.policy or ContextPolicy.STOP
        again = fault.code is FaultCode.CONTEXT_FULL and policy is not ContextPolicy.STOP
        if again and not answer.refused:
            answer.refused = True  # the model was not there to count, or counts otherwise
            self._compose(answer)
        else:
            self.interrupt(fault)

    @Slot(bool)
    def _on_summarising(self, running: bool) -> None:
        if running and self._answer is not None:
            self.summarising.emit(self._answer.message)

    @Slot(object)
    def _on_prefill(self, progress: PrefillProgress) -> None:
        if self._answer and self._answer.request == progress.id:
            self._tell_prefill(progress)

    @Slot(object)
    def _tell_prefill(self, progress: PrefillProgress) -> None:
        if self._answer:
            self.prefill.emit(self._answer.message, progress)

    @Slot(object)
    def _on_delta(self, delta: TextDelta) -> None:
        answer = self._answer
        if answer is None or answer.request != delta.id:
            return
        is_reasoning = delta.kind is TextKind.REASONING
        answer.written.add(delta.text, is_reasoning=is_reasoning, retag=delta.retag)
        answer.dirty = True
        self.delta.emit(answer.message, delta)

    @Slot(object)
    def _on_done(self, done: Done) -> None:
        answer = self._answer
        if answer is None or answer.request != done.id:
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

    def _finish(self, message: Message) -> None:
        self._answer = None
        self.contexts.forget()
        self._draft_timer.stop()
        self.busy_changed.emit(self.busy)
        self._stores.run(lambda store: store.finish(message), chat=message.conversation_id)
        self.ended.emit(message)

    @Slot()
    def _save_draft(self) -> None:
        answer = self._answer
        if answer is None or not answer.dirty:
            return
        answer.dirty = False
        now = answer.current()
        self._stores.keep(
            lambda store: store.save_draft(now.id, now.text, now.reasoning),
            chat=now.conversation_id,
        )

    def _set_preparing(self, preparing: bool) -> None:
        self._preparing = preparing
        if preparing:
            self._stop_wanted = False
        self.busy_changed.emit(self.busy)
