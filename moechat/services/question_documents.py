"""What of the documents in a chat goes with a question: decided once, and kept with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.core.attachments import (
    Attachment,
    AttachmentAbout,
    AttachmentKind,
    DocumentUse,
    PassageSpot,
    page_of,
)
from moechat.core.context_policy import prompt_budget
from moechat.core.document_fit import fit_documents
from moechat.core.faults import Fault, FaultCode
from moechat.core.passages import Selection, select
from moechat.core.token_estimate import estimate_tokens
from moechat.protocol.answer_options import AnswerOptions
from moechat.services.chat_stores import ChatStores
from moechat.services.engine import EngineService
from moechat.services.history import History, Question, read_history
from moechat.services.tasks import TaskLane
from moechat.services.token_counts import TokenSizes
from moechat.store.store import Store

MOST_IMAGES = 12  # a prompt with more would not go through the pipe to the engine
_UNKNOWN_CONTEXT = 4_096  # while the model is still being loaded
_MOST_CHARACTERS_A_TOKEN = 12  # what is longer for the whole context is not counted
_GAP = "\n\n"
SystemPrompt = Callable[[History, AnswerOptions], str]


class _Cancelled(Exception):  # noqa: N818 - no error
    pass


@dataclass
class _Task:
    """One question that is being prepared."""

    history: History
    question: Question
    on_ready: Callable[[History], None]
    on_end: Callable[[Fault | None], None]
    cancelled: bool = False  # set on the GUI thread, looked at on the lane

    def check(self) -> None:
        if self.cancelled:
            raise _Cancelled


class QuestionDocuments(QObject):
    """Documents that fit are read whole with their message; of others, passages by BM25."""

    decided = Signal(str)  # id of the message whose attachments have changed

    def __init__(
        self,
        stores: ChatStores,
        engine: EngineService,
        system_prompt: SystemPrompt,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._stores, self._engine, self._system_prompt = stores, engine, system_prompt
        self._lane: TaskLane | None = None  # made for the first long document
        self._task: _Task | None = None

    def prepare(
        self,
        history: History,
        options: AnswerOptions,
        on_ready: Callable[[History], None],
        on_end: Callable[[Fault | None], None],
    ) -> None:
        """Call ``on_ready``, now or later, with all that the model is to read.

        Else ``on_end`` is called with a fault, or ``None`` after `cancel`.
        """
        self.close()  # what was prepared for an answer that has ended meanwhile
        fault = self._refusal(history)
        if fault is not None:
            on_end(fault)
            return
        question = history.question
        searched = bool(question and question.searched and not question.has_passages)
        if question is None or not (question.undecided or searched):
            on_ready(history)
            return
        task = self._task = _Task(history, question, on_ready, on_end)
        self._measure(task, options)

    def cancel(self) -> bool:
        """End `prepare` without an answer; False if nothing is being prepared."""
        task, self._task = self._task, None
        if task is None:
            return False
        task.cancelled = True
        task.on_end(None)
        return True

    def close(self) -> None:
        """Look for nothing any more."""
        if self._task is not None:
            self._task.cancelled = True
            self._task = None

    def _refusal(self, history: History) -> Fault | None:
        model = self._engine.model
        last = history.turns[-1] if history.turns else None
        if model is not None and model.pipeline != "VLM" and last is not None and last.images:
            return Fault(FaultCode.IMAGES_UNSUPPORTED, {"name": model.name})
        if sum(len(turn.images) for turn in history.turns) > MOST_IMAGES:
            return Fault(FaultCode.IMAGES_TOO_MANY, {"most": MOST_IMAGES})
        return None

    # ── how much room there is ───────────────────────────────────────────────

    def _measure(self, task: _Task, options: AnswerOptions) -> None:
        model, question = self._engine.model, task.question
        context = model.context_tokens if model else _UNKNOWN_CONTEXT
        documents = question.undecided
        counted = [
            each.text if len(each.text) <= context * _MOST_CHARACTERS_A_TOKEN else ""
            for each in documents
        ]
        before = [
            self._system_prompt(task.history, options),
            *(turn.content for turn in task.history.turns),
        ]

        def sized(sizes: TokenSizes) -> None:
            if self._task is not task:
                return
            used = sizes.frame + sum(sizes.tokens[: len(before)])
            tokens = [
                size if text else estimate_tokens(each.text)
                for size, text, each in zip(
                    sizes.tokens[len(before) :], counted, documents, strict=True
                )
            ]
            budget = prompt_budget(context, options.max_new_tokens or 0)
            uses, room = fit_documents(tokens, used=used, budget=budget)
            self._choose(task, tokens, uses, room)

        self._engine.tokens.count([*before, *counted], sized)

    def _choose(
        self, task: _Task, tokens: Sequence[int], uses: Sequence[DocumentUse], room: int
    ) -> None:
        question = task.question
        abouts, searched, sizes = dict[str, AttachmentAbout](), list[Attachment](), list[int]()
        for document, size, use in zip(question.undecided, tokens, uses, strict=True):
            abouts[document.id] = msgspec.structs.replace(document.about, use=use)
            if use is DocumentUse.PASSAGES:
                searched.append(document)
                sizes.append(size)
        for document in question.searched:
            searched.append(document)
            sizes.append(estimate_tokens(document.text))
        if not searched:
            self._keep(task, abouts, [])
            return
        budgets = [
            max(1, room * len(each.text) // max(1, size))
            for each, size in zip(searched, sizes, strict=True)
        ]
        if self._lane is None:
            self._lane = TaskLane("passages", self)

        def work() -> Selection:
            texts = [each.text for each in searched]
            return select(texts, question.text, budgets, task.check)

        def found(selection: Selection) -> None:
            self._keep(task, abouts, _as_attachments(searched, selection))

        def failed(error: Exception) -> None:
            if not isinstance(error, _Cancelled):
                self._end(task, Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}))

        self._lane.run(work, found, failed)

    # ── keeping it ───────────────────────────────────────────────────────────

    def _keep(
        self, task: _Task, abouts: dict[str, AttachmentAbout], passages: list[Attachment]
    ) -> None:
        chat, message = task.question.conversation_id, task.question.message_id

        def work(store: Store) -> History:
            store.attachments.decide(chat, message, abouts, passages)
            return read_history(store, chat, message)

        def done(history: History) -> None:
            for changed in {message, *(each.message_id for each in task.question.undecided)}:
                self.decided.emit(changed)
            if self._task is task:
                self._task = None
                task.on_ready(history)

        if self._task is task:
            self._stores.run(work, done, lambda fault: self._end(task, fault), chat=chat)

    def _end(self, task: _Task, fault: Fault) -> None:
        if self._task is task:
            self._task = None
            task.on_end(fault)


def _as_attachments(documents: Sequence[Attachment], selection: Selection) -> list[Attachment]:
    """The passages of each document as one attachment, which keeps their text."""
    made = []
    for number, document in enumerate(documents):
        text, spots = "", list[PassageSpot]()
        for passage in selection.passages:
            if passage.source != number:
                continue
            start = len(text) + len(_GAP) if text else 0
            piece = document.text[passage.start : passage.end].strip("\n")
            text = f"{text}{_GAP}{piece}" if text else piece
            page = page_of(document.about.page_starts, passage.start)
            spots.append(PassageSpot(start, len(text), page))
        if spots:
            about = AttachmentAbout(method=selection.method, spots=tuple(spots))
            made.append(
                Attachment(name=document.name, kind=AttachmentKind.PASSAGES, about=about, text=text)
            )
    return made
