"""How answers are drawn: for all chats, or for the open one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from moechat.core.context_policy import ContextPolicy
from moechat.core.number_rules import rule_of
from moechat.core.stop_strings import stops_from_lines, stops_to_lines
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from moechat.services.context_texts import policy_text, prompt_refusal_text
from moechat.services.settings import SettingsFile
from moechat.services.settings_texts import stops_refusal_text
from moechat.services.texts import format_number
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.settings.controls import Lines
from moechat.ui.settings.generation_entries import generation_info
from moechat.ui.settings.page import Page
from moechat.ui.settings.rows import Card
from moechat.ui.theme import Theme

_ALL, _ONE = "all", "one"
_PROMPT_LINES = 6  # to be seen of a system prompt
_SHARED = ("sampling", "max_new_tokens", "seed", "stop", "system_prompt", "policy")


class OpenChat(Protocol):
    """The chat that is open, as far as this page wants it."""

    @property
    def title(self) -> str:
        """What it is called; "" = it has not begun."""

    @property
    def options(self) -> AnswerOptions:
        """What was chosen for it."""

    def set_options(self, options: AnswerOptions) -> None:
        """Choose for it."""


@dataclass(frozen=True)
class _Knob:
    """A field of `Sampling`: how far an arrow goes, and from where."""

    key: str
    step: float
    start: float


_DRAWING = (
    _Knob("temperature", 0.05, 0.7),
    _Knob("top_p", 0.05, 0.95),
    _Knob("top_k", 1, 40),
    _Knob("min_p", 0.01, 0.05),
)
_PENALTIES = (
    _Knob("repetition_penalty", 0.05, 1.0),
    _Knob("presence_penalty", 0.1, 0),
    _Knob("frequency_penalty", 0.1, 0),
)


class GenerationPage(Page):
    """Sampling, penalties, length; empty fields leave it to what stands behind."""

    def __init__(
        self, theme: Theme, icons: IconSet, settings: SettingsFile, chat: OpenChat | None = None
    ) -> None:
        super().__init__(theme, icons, generation_info())
        self._settings, self._chat = settings, chat
        self._for_chat = False
        self._stop, self._prompt = Lines(theme), Lines(theme, _PROMPT_LINES, code=False)
        self._add_target()
        for build in (self._add_reading, self._add_drawing, self._add_penalties, self._add_length):
            self.add_later(build)

    # ── whose values ─────────────────────────────────────────────────────────

    def _add_target(self) -> None:
        card = self.add_card()
        if self._chat is None:
            card.hide()
            return
        chat = self._chat
        row = self.add_choice(
            card,
            "target",
            [(_ALL, self.tr("All chats")), (_ONE, self.tr("The open chat"))],
            lambda: _ONE if self._for_chat else _ALL,
            self._choose_target,
        )
        clear = Button(self._theme, self._icons, self.tr("Use the shared values"), small=True)
        clear.setToolTip(self.tr("Forget what was chosen for this chat only"))
        clear.clicked.connect(lambda: self._write(AnswerOptions()))
        card.add_widget(clear)

        def refresh() -> None:
            own = chat.options != AnswerOptions()
            name = chat.title or self.tr("a new chat")
            note = self.tr("Has values of its own: {0}") if own else self.tr("Open now: {0}")
            row.show_note(note.format(name))
            clear.setVisible(self._for_chat and own)

        self.on_refresh(refresh)

    def _choose_target(self, target: str) -> None:
        self.settle()
        self._for_chat = target == _ONE
        self.refresh()

    def _read(self) -> AnswerOptions:
        if self._for_chat and self._chat is not None:
            return self._chat.options
        return self._settings.value.answer_options

    def _write(self, options: AnswerOptions) -> None:
        if self._for_chat and self._chat is not None:
            self._chat.set_options(options)
        else:
            self._settings.update(**{name: getattr(options, name) for name in _SHARED})
        self.refresh()

    def _behind(self, read: Callable[[AnswerOptions], float | None], last: str) -> str:
        """What an empty field means."""
        shared = read(self._settings.value.answer_options) if self._for_chat else None
        if shared is not None:
            return self.tr("{0}, as all chats").format(format_number(shared))
        return last

    # ── rows ─────────────────────────────────────────────────────────────────

    def _add_knob(self, card: Card, knob: _Knob) -> None:
        def read(options: AnswerOptions) -> float | None:
            value: float | None = getattr(options.sampling, knob.key)
            return value

        def write(value: float | None) -> None:
            options = self._read()
            sampling = msgspec.structs.replace(options.sampling, **{knob.key: value})
            self._write(msgspec.structs.replace(options, sampling=sampling))

        self.add_number(
            card,
            knob.key,
            rule_of(Sampling, knob.key),
            lambda: read(self._read()),
            write,
            step=knob.step,
            start=knob.start,
            placeholder=lambda: self._behind(read, self.tr("The model's own")),
        )

    def _add_reading(self) -> None:
        card = self.add_card(self.tr("What the model reads"))

        def take(text: str) -> None:
            self._replace(system_prompt=text or (None if self._for_chat else ""))

        self.add_lines(card, "system_prompt", self._prompt, prompt_refusal_text, take)
        self.on_refresh(self._show_prompt)
        policies: list[tuple[object, str]] = [(p, policy_text(p)) for p in ContextPolicy]

        def options() -> list[tuple[object, str]]:
            shared = policy_text(self._settings.value.policy)
            behind = (None, self.tr("{0}, as all chats").format(shared))
            return [behind, *policies] if self._for_chat else policies

        self.add_open_choice(
            card,
            "policy",
            options,
            lambda: self._read().policy,
            lambda policy: self._replace(policy=policy),
        )

    def _show_prompt(self) -> None:
        behind = self._settings.value.system_prompt if self._for_chat else ""
        self._prompt.setPlaceholderText(behind)
        self._prompt.show_text(self._read().system_prompt or "")

    def edit_chat(self) -> None:
        """Show what was chosen for the open chat."""
        if self._chat is not None:
            self._choose_target(_ONE)

    def _add_drawing(self) -> None:
        card = self.add_card(self.tr("How words are drawn"))
        for knob in _DRAWING:
            self._add_knob(card, knob)

    def _add_penalties(self) -> None:
        card = self.add_card(self.tr("Against repetition"))
        for knob in _PENALTIES:
            self._add_knob(card, knob)

    def _add_length(self) -> None:
        card = self.add_card(self.tr("Length and end"))
        limit, seed = rule_of(AnswerOptions, "max_new_tokens"), rule_of(AnswerOptions, "seed")
        self.add_number(
            card,
            "max_new_tokens",
            limit,
            lambda: self._read().max_new_tokens,
            lambda value: self._replace(max_new_tokens=value or self._shared_limit()),
            unit=self.tr("tokens"),
            step=256,
            placeholder=lambda: self._behind(lambda options: options.max_new_tokens, ""),
        )
        self.add_number(
            card,
            "seed",
            seed,
            lambda: self._read().seed,
            lambda value: self._replace(seed=value),
            plain=True,
            placeholder=lambda: self._behind(
                lambda options: options.seed, self.tr("Another for each answer")
            ),
        )

        def refuse(text: str) -> str:
            return stops_refusal_text(stops_from_lines(text))

        def take(text: str) -> None:
            self._replace(stop=stops_from_lines(text) or (None if self._for_chat else ()))

        self.add_lines(card, "stop", self._stop, refuse, take)
        self.on_refresh(self._show_stops)

    def _shared_limit(self) -> int | None:
        """An empty limit: in a chat that of all chats, in the settings that of the program."""
        return None if self._for_chat else type(self._settings.value)().max_new_tokens

    def _show_stops(self) -> None:
        behind = self._settings.value.stop if self._for_chat else ()
        self._stop.setPlaceholderText(stops_to_lines(behind))
        self._stop.show_text(stops_to_lines(self._read().stop or ()))

    def _replace(self, **changes: object) -> None:
        self._write(msgspec.structs.replace(self._read(), **changes))
