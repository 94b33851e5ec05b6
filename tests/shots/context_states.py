"""What the window shows about the context of a chat, and about presets."""

import time

from PySide6.QtWidgets import QMenu

from moechat.core.chat_template import Effort, TemplateAbilities, TemplateChoice
from moechat.core.context_policy import ContextPolicy
from moechat.core.conversation import Message, MessageState, Outline, Role
from moechat.services.context_texts import does_not_fit
from moechat.services.preset_texts import built_in_presets
from moechat.ui.buttons import Button
from moechat.ui.chat_choices import PresetEntry
from moechat.ui.shell import Page
from moechat.ui.transcript.mark_row import ContextMark
from tests.shots.examples import CONTEXT
from tests.shots.stage import ANSWER, Stage

_SUMMARY = (
    "Anna prepares a talk about caches for a C course on 12 December. We compared loops that walk "
    "memory in order with loops that stride, and measured that both take nearly the same time. "
    "Decided: examples in C99, no assembly, at most two slides for each topic. Open: whether to "
    "show prefetching, and how to explain associativity without a drawing."
)


def _choices(stage: Stage) -> None:
    choices = stage.shell.composer.choices
    presets = built_in_presets()
    choices.set_presets([PresetEntry(preset.id, preset.name) for preset in presets])
    choices.show_preset(presets[1].id, presets[1].name, changed=False)
    choices.show_choice(TemplateChoice(thinking=True, effort=Effort.MEDIUM))
    choices.show_abilities(TemplateAbilities(switch="enable_thinking", efforts=True))


def _open(stage: Stage, button: Button) -> None:
    menu = button.menu()
    assert isinstance(menu, QMenu)
    menu.setParent(stage.shell)  # into the picture
    menu.aboutToShow.emit()
    menu.adjustSize()
    menu.move(button.mapTo(stage.shell, button.rect().topLeft()))
    menu.move(menu.x(), menu.y() - menu.height())
    menu.show()
    menu.raise_()


def nearly_full(stage: Stage) -> None:
    stage.talk()
    _choices(stage)
    composer = stage.shell.composer
    composer.insert("And how does that look in Rust?")
    composer.meter.show_use(round(CONTEXT * 0.9), CONTEXT, typed=9)
    composer.meter.show_policy(None, ContextPolicy.STOP)
    _open(stage, composer.meter)


def will_not_fit(stage: Stage) -> None:
    stage.talk()
    _choices(stage)
    composer = stage.shell.composer
    composer.insert("Here is the whole paper. Which of its claims are measured?")
    composer.edit.large_text_pasted.emit("A sentence of the paper.\n" * 4_000)
    used = CONTEXT + 4_100
    composer.meter.show_use(used, CONTEXT, typed=9_000)
    labels = ("Leave them out", "Summarise them", "Send anyway")
    composer.strip.ask(does_not_fit(used, CONTEXT), [(label, lambda: None) for label in labels])


def preset_menu(stage: Stage) -> None:
    stage.talk()
    _choices(stage)
    _open(stage, stage.shell.composer.choices.preset)


def _long_talk(stage: Stage) -> None:
    _choices(stage)
    common = {"conversation_id": "c", "created_at": time.time(), "state": MessageState.COMPLETE}
    texts = (
        (Role.USER, "What should the second slide show?"),
        (Role.ASSISTANT, "The two loops, side by side, with their times below."),
        (Role.USER, "Explain once more how a cache works, with a small example in C."),
        (Role.ASSISTANT, ANSWER),
    )
    messages = [
        Message(id=str(n), parent_id=None, role=role, text=text, **common)  # type: ignore[arg-type]  # fields of several types
        for n, (role, text) in enumerate(texts)
    ]
    stage.transcript.set_outline(
        [Outline(m.id, m.role, len(m.text), m.text.count("\n") + 1) for m in messages]
    )
    stage.transcript.supply(messages)
    stage.shell.show_page(Page.TRANSCRIPT)


def dropped(stage: Stage) -> None:
    _long_talk(stage)
    stage.transcript.mark_context("2", ContextMark(38))


def summarised(stage: Stage) -> None:
    _long_talk(stage)
    stage.transcript.mark_context("2", ContextMark(38, _SUMMARY, opened=True))


def summary_edited(stage: Stage) -> None:
    _long_talk(stage)
    stage.transcript.mark_context("2", ContextMark(38, _SUMMARY, opened=True, editing=True))


STATES = {
    "context-nearly-full": nearly_full,
    "context-full": will_not_fit,
    "context-dropped": dropped,
    "context-summary": summarised,
    "preset-menu": preset_menu,
}
VARIANTS = {"context-summary-edited": summary_edited}
