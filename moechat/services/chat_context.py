"""What the model reads of a chat: system prompt, summary, and the turns that fit."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

import msgspec
from PySide6.QtCore import QObject, Signal

from moechat.core.context_policy import (
    AnswerContext,
    ContextPolicy,
    MessageCost,
    first_read,
    prompt_budget,
    summary_limit,
)
from moechat.core.conversation import Role
from moechat.core.faults import Fault, FaultCode
from moechat.core.prompt_variables import fill_in
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import ChatMessage
from moechat.services.engine import EngineService
from moechat.services.history import History
from moechat.services.summarising import Summariser, with_summary
from moechat.services.token_counts import TokenSizes

_SECOND_TRY = 0.85  # of the budget, after the engine refused what seemed to fit
_FRAME_BOUND = 64  # tokens that a template adds to a message, at most


@dataclass(frozen=True)
class Reading:
    """What is sent, and what of the chat it leaves out (``None`` = nothing)."""

    messages: list[ChatMessage]
    context: AnswerContext | None = None


@dataclass(frozen=True)
class _Cut:
    """Where reading begins, in turns."""

    start: int
    summary: str = ""
    edited: bool = False
    unread: tuple[int, int] | None = None  # turns that a summary is needed of


class ChatContexts(QObject):
    """Makes the prompt of every answer, and of everything that is read ahead."""

    summarising_changed = Signal(bool)

    def __init__(self, engine: EngineService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.summariser = Summariser(engine, self)
        self.summariser.running_changed.connect(self.summarising_changed)
        self._cancelled: Callable[[], None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being counted or summarised, for an answer or anew."""
        return self._cancelled is not None or self.summariser.is_running

    def system_prompt(self, history: History, options: AnswerOptions) -> str:
        """The system prompt with its variables filled in; "" = none."""
        model = self._engine.model
        folder = self._engine.model_dir
        name = model.name if model else folder.name if folder else ""
        begun = datetime.fromtimestamp(history.begun_at)  # noqa: DTZ006 - the user's own time
        chosen = fill_in(options.system_prompt or "", begun=begun, model=name)
        return "\n\n".join(filter(None, (chosen, history.system)))

    # ── for an answer ────────────────────────────────────────────────────────

    def read(
        self,
        history: History,
        options: AnswerOptions,
        on_ready: Callable[[Reading], None],
        on_end: Callable[[Fault | None], None],
        *,
        again: bool = False,
    ) -> None:
        """Call ``on_ready`` now or later, or ``on_end`` with a fault, or ``None`` if cancelled.

        ``again`` after the engine refused what seemed to fit: less is taken.
        """
        ours = self._cancelled = lambda: on_end(None)

        def planned(cut: _Cut) -> None:
            if self._cancelled is not ours:
                return  # also where another one has begun meanwhile
            if cut.unread is None:
                self._cancelled = None
                on_ready(self._reading(history, options, cut))
            else:
                self._summarise(history, options, cut, on_ready, on_end)

        self._plan(history, options, planned, again=again)

    def cancel(self) -> None:
        """End `read` without a prompt; told by its ``on_end``."""
        if self.summariser.is_running:
            self.summariser.stop()
            return
        cancelled, self._cancelled = self._cancelled, None
        if cancelled is not None:
            cancelled()

    def forget(self) -> None:
        """As `cancel`, where nobody waits for it any more."""
        self._cancelled = None

    def read_ahead(
        self, history: History, options: AnswerOptions, on_ready: Callable[[Reading], None]
    ) -> None:
        """As `read`, for no answer: where a summary would have to be written, nothing happens."""

        def planned(cut: _Cut) -> None:
            if cut.unread is None:
                on_ready(self._reading(history, options, cut))

        self._plan(history, options, planned)

    def summarise_again(
        self,
        history: History,
        options: AnswerOptions,
        on_end: Callable[[str | Fault | None], None],
    ) -> None:
        """Write the summary anew, of all that is left out and still fits together."""

        def ended(ending: str | Fault | None) -> None:
            self._cancelled = None
            on_end(ending)

        self._cancelled = lambda: on_end(None)
        start = _place_before(history)
        turns = self._seen(turn.message for turn in history.turns[:start])
        self._begin_summary(self.system_prompt(history, options), turns, ended)

    # ── the cut ──────────────────────────────────────────────────────────────

    def _plan(
        self,
        history: History,
        options: AnswerOptions,
        on_cut: Callable[[_Cut], None],
        *,
        again: bool = False,
    ) -> None:
        policy, model = options.policy or ContextPolicy.STOP, self._engine.model
        if policy is ContextPolicy.STOP:
            on_cut(_Cut(0))  # the engine refuses what does not fit
            return
        before = _place_before(history)
        kept = history.context if before else None
        summary = kept.summary if kept and policy is ContextPolicy.SUMMARISE else ""
        edited = bool(summary and kept and kept.edited)
        if model is None:  # it is loaded with the answer, which is refused where this is too much
            on_cut(_Cut(before, summary, edited))
            return
        budget = prompt_budget(model.context_tokens, options.max_new_tokens or 0)
        if again:
            budget = int(budget * _SECOND_TRY)
        system = self.system_prompt(history, options)
        texts = [with_summary(system, summary), *(turn.content for turn in history.turns)]
        if not before and not again and _surely_fits(texts, budget):
            on_cut(_Cut(0))
            return

        def counted(sizes: TokenSizes) -> None:
            fixed = sizes.frame + (sizes.tokens[0] if texts[0] else 0)
            costs = [
                MessageCost(turn.role is Role.USER, tokens)
                for turn, tokens in zip(history.turns, sizes.tokens[1:], strict=True)
            ]
            limit = summary_limit(model.context_tokens)
            room = limit if policy is ContextPolicy.SUMMARISE and not summary else 0
            start = first_read(costs, fixed=fixed, budget=budget, before=before)
            if start and start != before:
                start = first_read(costs, fixed=fixed + room, budget=budget, before=before)
            if not start:
                on_cut(_Cut(0))
            elif policy is ContextPolicy.DROP:
                on_cut(_Cut(start))
            elif start == before and summary:
                on_cut(_Cut(start, summary, edited))
            else:
                on_cut(_Cut(start, summary, unread=(before if summary else 0, start)))

        self._engine.tokens.count(texts, counted)

    def _reading(self, history: History, options: AnswerOptions, cut: _Cut) -> Reading:
        system = with_summary(self.system_prompt(history, options), cut.summary)
        first = [ChatMessage(Role.SYSTEM, system)] if system else []
        kept = history.turns[cut.start :]
        context = None
        if cut.start:
            id_ = kept[0].ids[0]
            context = AnswerContext(
                first_kept=id_,
                dropped=history.places.get(id_, 0),
                summary=cut.summary,
                edited=cut.edited,
            )
        return Reading([*first, *self._seen(turn.message for turn in kept)], context)

    def _seen(self, messages: Iterable[ChatMessage]) -> list[ChatMessage]:
        """A model that reads text alone goes on with a chat in which another one saw images."""
        model = self._engine.model
        if model is None or model.pipeline == "VLM":
            return list(messages)
        return [
            msgspec.structs.replace(message, images=()) if message.images else message
            for message in messages
        ]

    # ── summaries ────────────────────────────────────────────────────────────

    def _summarise(
        self,
        history: History,
        options: AnswerOptions,
        cut: _Cut,
        on_ready: Callable[[Reading], None],
        on_end: Callable[[Fault | None], None],
    ) -> None:
        assert cut.unread is not None  # noqa: S101 - the caller's condition
        begin, end = cut.unread
        # What was read before comes first, so that the prefix cache has it.
        system = with_summary(self.system_prompt(history, options), cut.summary)
        turns = self._seen(turn.message for turn in history.turns[begin:end])

        def ended(ending: str | Fault | None) -> None:
            self._cancelled = None
            if isinstance(ending, str):
                on_ready(self._reading(history, options, _Cut(cut.start, ending)))
            else:
                on_end(ending)

        self._begin_summary(system, turns, ended)

    def _begin_summary(
        self,
        system: str,
        turns: list[ChatMessage],
        on_end: Callable[[str | Fault | None], None],
    ) -> None:
        model, ours = self._engine.model, self._cancelled
        first = [ChatMessage(Role.SYSTEM, system)] if system else []
        if model is None:
            on_end(Fault(FaultCode.NOTHING_LOADED))
            return
        limit = summary_limit(model.context_tokens)
        budget = model.context_tokens - 2 * limit  # for it, and for the wish

        def counted(sizes: TokenSizes) -> None:
            costs = [
                MessageCost(turn.role is Role.USER, tokens)
                for turn, tokens in zip(turns, sizes.tokens[1:], strict=True)
            ]
            if self._cancelled is None or self._cancelled is not ours:
                return
            fixed = sizes.frame + (sizes.tokens[0] if system else 0)
            start = first_read(costs, fixed=fixed, budget=budget)
            self.summariser.begin([*first, *turns[start or 0 :]], limit, on_end)

        self._engine.tokens.count([system, *(turn.content for turn in turns)], counted)


def _place_before(history: History) -> int:
    """The turn with which the last answer's reading began; 0 = the first."""
    if history.context is None:
        return 0
    first = history.context.first_kept
    return next((n for n, turn in enumerate(history.turns) if first in turn.ids), 0)


def _surely_fits(texts: list[str], budget: int) -> bool:
    """Whether even one token a byte would fit; no tokenizer has to be asked then."""
    sizes = (len(text.encode("utf-8", "replace")) + _FRAME_BOUND for text in texts)
    return sum(sizes) <= budget
