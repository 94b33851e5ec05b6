"""How full the context is while somebody types, and what is done before it overflows."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QObject, QTimer, Slot

from moechat.core.context_policy import ContextPolicy, Fullness, fullness, prompt_budget
from moechat.core.conversation import Message, Outline, Role
from moechat.core.token_estimate import estimate_tokens
from moechat.services.attachment_texts import pasted_name
from moechat.services.chat import ChatService
from moechat.services.context_texts import (
    does_not_fit,
    long_paste,
    message_does_not_fit,
    paste_does_not_fit,
)
from moechat.services.engine import EngineService
from moechat.services.history import History
from moechat.services.settings import SettingsFile
from moechat.services.token_counts import TokenSizes
from moechat.ui.choice_strip import Choices
from moechat.ui.shell import Shell

_LONG_PASTE = 12_000  # characters: some five pages
_PAUSE_MS = 300  # after the last key
_FRAME_BOUND = 256  # tokens that a template and a usual system prompt take, at most
_MOST_CHARACTERS_A_TOKEN = 12  # what is longer than this for the whole context is not counted


@dataclass(frozen=True)
class _Use:
    """What a text would make of the context, in tokens."""

    before: int  # of the chat without it
    typed: int
    alone: int  # of a prompt with nothing but it and the system prompt
    total: int
    exact: bool

    @property
    def used(self) -> int:
        return self.before + self.typed


class ContextPresenter(QObject):
    """Of the chat, the engine's own count of its last prompt is known; what came since is counted.

    A text that is too long, or just long, can be attached as a document instead.
    """

    def __init__(
        self,
        *,
        chat: ChatService,
        engine: EngineService,
        settings: SettingsFile,
        shell: Shell,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chat, self._engine, self._settings = chat, engine, settings
        self._composer = shell.composer
        self._offered = ""  # the pasted text that could be attached instead
        self._last_id: str | None = None  # of the messages in the open chat
        self._answer: Message | None = None  # the last one whose prompt was counted
        self._sent = ""  # the question that is being answered
        self._is_known = False  # all of the chat came while it was open
        self._turn = 0  # of the count that is wanted
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._count)
        chat.attaching.changed.connect(self._pause.start)
        composer = self._composer
        composer.gate = self._may_send
        composer.typed.connect(self._pause.start)
        composer.pasted.connect(self._on_pasted)
        composer.meter.policy_chosen.connect(self._choose_policy)
        chat.opened.connect(self._on_opened)
        chat.bodies.connect(self._on_bodies)
        chat.message_added.connect(self._on_message)
        chat.answer_begun.connect(self._on_message)
        chat.answer_ended.connect(self._on_answer_ended)
        chat.options.changed.connect(self._follow)
        settings.changed.connect(self._follow)
        engine.loaded.connect(self._count)
        engine.unloaded.connect(self._count)
        engine.tokens.came_late.connect(self._count)
        self._follow()

    # ── the open chat ────────────────────────────────────────────────────────

    @Slot(str, list)
    def _on_opened(self, _conversation_id: str, outline: list[Outline]) -> None:
        self._last_id = outline[-1].id if outline else None
        self._answer, self._sent, self._is_known = None, "", not outline
        self._composer.strip.dismiss()
        self._count()

    def follow(self, outline: list[Outline]) -> None:
        """Another branch of the open chat is shown."""
        self._last_id = outline[-1].id if outline else None
        ids = [row.id for row in outline[-1:]]
        self._chat.own_store.run(lambda store: store.messages(ids), self._on_bodies)

    @Slot(list)
    def _on_bodies(self, messages: list[Message]) -> None:
        for message in messages:
            if message.id == self._last_id:
                self._take(message)

    @Slot(object)
    def _on_message(self, message: Message) -> None:
        self._last_id = message.id
        if message.role is Role.USER:
            self._sent = message.text

    @Slot(object)
    def _on_answer_ended(self, message: Message) -> None:
        self._last_id = message.id
        self._take(message)

    def _take(self, message: Message) -> None:
        metrics = message.metrics
        if message.role is Role.ASSISTANT and metrics is not None and metrics.prompt_tokens:
            self._answer, self._sent = message, ""
            self._count()

    @Slot()
    def _follow(self) -> None:
        self._composer.meter.show_policy(self._chat.options.value.policy, self._shared_policy)
        self._pause.start()

    @property
    def _shared_policy(self) -> ContextPolicy:
        return self._settings.value.policy

    @property
    def _policy(self) -> ContextPolicy:
        return self._chat.options.value.policy or self._shared_policy

    @Slot(object)
    def _choose_policy(self, policy: ContextPolicy | None) -> None:
        options = msgspec.structs.replace(self._chat.options.value, policy=policy)
        self._chat.options.choose(options)

    # ── the meter ────────────────────────────────────────────────────────────

    @Slot()
    def _count(self) -> None:
        self._pause.stop()
        self._turn += 1
        turn, text = self._turn, self._composer.text()

        def counted(use: _Use) -> None:
            if turn != self._turn:
                return
            known = bool(text.strip() or self._sent or self._chat.attaching.items)
            known = known or self._answer is not None
            self._composer.meter.show_use(
                use.used if known else None,
                use.total,
                typed=use.typed,
                exact=use.exact,
                handled=self._is_handled(use),
            )
            offered = self._offered and self._offered in self._composer.text()
            if fullness(use.used, use.total) is not Fullness.OVER and not offered:
                self._composer.strip.dismiss()

        if not self._measure(text, counted):
            self._composer.show_context(None, None)

    def _is_handled(self, use: _Use) -> bool:
        """Whether leaving something out makes room."""
        fits = fullness(use.alone, use.total) is not Fullness.OVER
        return fits and self._policy is not ContextPolicy.STOP

    def _measure(self, text: str, on_use: Callable[[_Use], None]) -> bool:
        """Find out what ``text`` would make of the context; False where that is unknown."""
        model, answer = self._engine.model, self._answer
        if model is None or (answer is None and not self._is_known):
            return False
        total = model.context_tokens
        countable = len(text) <= total * _MOST_CHARACTERS_A_TOKEN
        options = self._chat.options.value.over(self._settings.value.answer_options)
        system = self._chat.writer.contexts.system_prompt(History(), options)
        said, sent = answer.text if answer else "", self._sent

        def sized(sizes: TokenSizes) -> None:
            first, last, prompt, question = sizes.tokens
            typed = (first if countable else estimate_tokens(text)) if text.strip() else 0
            fixed = sizes.frame + (prompt if system else 0)
            before = fixed
            if answer is not None and answer.metrics is not None:
                before = answer.metrics.prompt_tokens + last
            before += question if sent else 0
            budget = prompt_budget(total, options.max_new_tokens or 0)
            typed += self._chat.attaching.tokens(used=before + typed, budget=budget)
            on_use(_Use(before, typed, fixed + typed, total, sizes.exact and countable))

        self._engine.tokens.count([text if countable else "", said, system, sent], sized)
        return True

    # ── before it overflows ──────────────────────────────────────────────────

    def _may_send(self, text: str) -> bool:
        """False where it does not fit, and while that is found out: it is sent then, or asked."""
        model, answer = self._engine.model, self._answer
        if model is None:
            return True
        known = answer.metrics if answer else None
        before = known.prompt_tokens + known.new_tokens if known else _FRAME_BOUND
        size = len(text.encode("utf-8", "replace"))
        if before + size + _FRAME_BOUND <= model.context_tokens:
            return True  # even with a token for each byte

        def judged(use: _Use) -> None:
            if self._composer.text() != text:
                return
            if fullness(use.alone, use.total) is Fullness.OVER:
                self._ask(message_does_not_fit(use.alone, use.total), text, attach=text)
            elif (
                fullness(use.used, use.total) is Fullness.OVER
                and self._policy is ContextPolicy.STOP
            ):
                self._ask(does_not_fit(use.used, use.total), text, policies=True)
            else:
                self._composer.submit(text)

        return not self._measure(text, judged)

    @Slot(object)
    def _on_pasted(self, text: str) -> None:
        model = self._engine.model
        if model is None or len(text.encode("utf-8", "replace")) <= model.context_tokens // 2:
            self._offer_to_attach(text)
            return

        def judged(use: _Use) -> None:
            alone = fullness(use.alone, use.total) is Fullness.OVER
            chat = fullness(use.used, use.total) is Fullness.OVER
            if alone or (chat and self._policy is ContextPolicy.STOP):
                take_back = (self.tr("Take it out"), lambda: self._composer.take_back(text))
                choices = [*self._attach_choice(text), take_back]
                self._composer.strip.ask(paste_does_not_fit(use.typed, use.total), choices)
            else:
                self._offer_to_attach(text)

        if not self._measure(text, judged):
            self._offer_to_attach(text)

    def _offer_to_attach(self, text: str) -> None:
        self._offered = text if len(text) >= _LONG_PASTE else ""
        if self._offered:
            self._composer.strip.ask(long_paste(len(text)), self._attach_choice(text))

    def _ask(self, sentence: str, text: str, *, attach: str = "", policies: bool = False) -> None:
        choices: list[tuple[str, Callable[[], None]]] = []
        if policies:
            drop, summarise = ContextPolicy.DROP, ContextPolicy.SUMMARISE
            choices += [
                (self.tr("Leave them out"), lambda: self._send_with(drop, text)),
                (self.tr("Summarise them"), lambda: self._send_with(summarise, text)),
            ]
        if attach:
            choices += self._attach_choice(attach)
        choices.append((self.tr("Send anyway"), lambda: self._composer.submit(text)))
        self._composer.strip.ask(sentence, choices)

    def _send_with(self, policy: ContextPolicy, text: str) -> None:
        self._choose_policy(policy)
        self._composer.submit(text)

    def _attach_choice(self, text: str) -> Choices:
        def act() -> None:
            if self._composer.text() == text:
                self._composer.set_text("")
            else:
                self._composer.take_back(text)
            self._chat.attaching.add_text(pasted_name(), text)

        return [(self.tr("Attach as a document"), act)]
