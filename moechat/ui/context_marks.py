"""Shows in the transcript what of the chat the model no longer reads, and keeps its summary."""

import msgspec
from PySide6.QtCore import QObject, Slot

from moechat.core.context_policy import AnswerContext
from moechat.core.conversation import Message, Outline
from moechat.core.faults import Fault
from moechat.services.chat import ChatService
from moechat.services.history import History, read_history
from moechat.store.store import Store
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.transcript.mark_row import ContextMark
from moechat.ui.transcript.view import TranscriptView


class ContextMarks(QObject):
    """One mark at most: where the last answer's reading began."""

    def __init__(
        self,
        *,
        chat: ChatService,
        transcript: TranscriptView,
        notices: FaultNotices,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._transcript, self._notices = chat, transcript, notices
        self._context: AnswerContext | None = None
        self._answer = ""  # the id of the answer that saw it
        chat.opened.connect(self._on_opened)
        chat.writer.context_told.connect(self._on_told)
        chat.writer.summarising.connect(self._on_summarising)
        transcript.summary_edited.connect(self._on_edited)
        transcript.summary_renewed.connect(self._on_renewed)

    @Slot(str, list)
    def _on_opened(self, _conversation_id: str, outline: list[Outline]) -> None:
        self._take("", None)
        self.follow(outline)

    @Slot(list)
    def follow(self, outline: list[Outline]) -> None:
        """Another branch of the open chat is shown."""
        conversation_id = self._chat.conversation_id
        ids = [row.id for row in outline]

        def found(latest: tuple[str, AnswerContext] | None) -> None:
            if self._chat.conversation_id == conversation_id:
                self._take(*(latest or ("", None)))

        if ids:
            self._chat.own_store.run(lambda store: store.contexts.latest(ids), found)

    @Slot(object, object)
    def _on_told(self, message: Message, context: AnswerContext | None) -> None:
        self._transcript.note_waiting(message.id, "")
        if message.conversation_id == self._chat.conversation_id:
            self._take(message.id, context)

    @Slot(object)
    def _on_summarising(self, message: Message) -> None:
        note = self.tr("Summarising the oldest messages, which no longer fit.")
        self._transcript.note_waiting(message.id, note)

    def _take(self, answer: str, context: AnswerContext | None) -> None:
        before, self._answer, self._context = self._context, answer, context
        if context is None:
            self._transcript.mark_context("", None)
            return
        same = before is not None and before.first_kept == context.first_kept
        opened = same and self._transcript.mark is not None and self._transcript.mark.opened
        mark = ContextMark(context.dropped, context.summary, opened=opened)
        self._transcript.mark_context(context.first_kept, mark)

    # ── the summary ──────────────────────────────────────────────────────────

    @Slot(str)
    def _on_edited(self, summary: str) -> None:
        self._save(summary, edited=True)

    def _save(self, summary: str, *, edited: bool) -> None:
        if self._context is None:
            return
        context = msgspec.structs.replace(self._context, summary=summary, edited=edited)
        answer, self._context = self._answer, context
        self._chat.own_store.run(lambda store: store.contexts.save(answer, context))

    @Slot()
    def _on_renewed(self) -> None:
        chat, contexts = self._chat, self._chat.writer.contexts
        mark = self._transcript.mark
        if mark is not None and mark.busy:
            contexts.cancel()
            return
        refusal = chat.writer.refusal
        if refusal is not None:
            self._notices.show("chat", refusal)
            return
        chat_id, answer = chat.conversation_id, self._answer
        options = chat.options.value.over(chat.writer.shared_options())
        self._transcript.change_mark(busy=True)

        def branch(store: Store) -> History:
            outline = store.outline(chat_id)
            return read_history(store, chat_id, outline[-1].id if outline else None)

        def ended(ending: str | Fault | None) -> None:
            if answer != self._answer:  # another chat is open
                return
            self._transcript.change_mark(busy=False)
            if isinstance(ending, str):
                self._transcript.change_mark(summary=ending)
                self._save(ending, edited=False)
            elif ending is not None:
                self._notices.show("chat", ending)

        chat.own_store.run(
            branch, lambda history: contexts.summarise_again(history, options, ended)
        )
