"""Between presets, the chat's options, and what the composer shows of them."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Slot

from moechat.core.chat_template import TemplateChoice
from moechat.protocol.preset import Preset
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService
from moechat.services.presets import Presets
from moechat.ui.chat_choices import PresetEntry
from moechat.ui.fault_notices import FaultNotices
from moechat.ui.shell import Shell
from moechat.ui.tool_tip import plain_tip

_TIP_CHARS = 300


class ChoicesPresenter(QObject):
    """What is chosen here is for the open chat, and kept with it."""

    def __init__(
        self,
        *,
        chat: ChatService,
        engine: EngineService,
        presets: Presets,
        shell: Shell,
        notices: FaultNotices,
        edit_prompt: Callable[[], None],
        open_library: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        """``open_library`` shows a preset, by its id, or any for ""."""
        super().__init__(parent)
        self._chat, self._engine, self._presets = chat, engine, presets
        self._open_library = open_library
        self._choices = choices = shell.composer.choices
        choices.preset_chosen.connect(presets.choose)
        choices.template_chosen.connect(self._choose_template)
        choices.keep_wanted.connect(self._keep)
        choices.library_wanted.connect(lambda: open_library(chat.options.value.preset))
        choices.prompt_wanted.connect(edit_prompt)
        presets.changed.connect(self._refresh)
        presets.failed.connect(lambda fault: notices.show("presets", fault))
        chat.options.changed.connect(self._refresh)
        engine.loaded.connect(self._refresh)
        engine.unloaded.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        choices, presets, model = self._choices, self._presets, self._engine.model
        choices.set_presets(
            [PresetEntry(preset.id, preset.name, _tip(preset)) for preset in presets.all]
        )
        chosen = presets.chosen
        if chosen is None:
            choices.show_preset("", "", changed=False)
        else:
            choices.show_preset(chosen.id, chosen.name, changed=presets.is_changed)
        choices.show_choice(self._chat.options.value.template)
        choices.show_abilities(model.template if model else None)

    @Slot(object)
    def _choose_template(self, choice: TemplateChoice) -> None:
        options = msgspec.structs.replace(self._chat.options.value, template=choice)
        self._chat.options.choose(options)

    @Slot()
    def _keep(self) -> None:
        """A preset of what this chat has, under a name that can be changed at once."""
        now = self._chat.options.value
        options = msgspec.structs.replace(now, policy=None, preset="")
        taken = {preset.name for preset in self._presets.all}
        names = (self.tr("My preset {0}").format(number) for number in range(1, 10_000))
        name = next((name for name in names if name not in taken), self.tr("My preset"))

        def kept(preset: Preset) -> None:
            self._presets.choose(preset.id)
            self._open_library(preset.id)

        self._presets.save(Preset(name=name, options=options), kept)


def _tip(preset: Preset) -> str:
    text = preset.options.system_prompt or ""
    return plain_tip(text if len(text) <= _TIP_CHARS else f"{text[:_TIP_CHARS]}…") if text else ""
