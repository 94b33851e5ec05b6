"""The library of presets."""

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from moechat.core.chat_template import Effort
from moechat.core.number_rules import rule_of
from moechat.protocol.messages import Sampling
from moechat.protocol.preset import LONGEST_NAME, Preset
from moechat.services.context_texts import prompt_refusal_text
from moechat.services.presets import Presets
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.settings.controls import Lines
from moechat.ui.settings.page import Page
from moechat.ui.settings.preset_entries import SAMPLING_KEYS, presets_info
from moechat.ui.settings.rows import Card
from moechat.ui.settings.text_fields import TextField
from moechat.ui.theme import Theme

_PROMPT_LINES = 8
_STEPS = {"top_k": 1.0}
_STARTS = {"temperature": 0.7, "top_p": 0.95, "top_k": 40, "repetition_penalty": 1.0}
_FILES = "*.json *.toml"


class PresetsPage(Page):
    """One preset at a time; a built-in one becomes the user's own when it is changed."""

    def __init__(self, theme: Theme, icons: IconSet, presets: Presets) -> None:
        super().__init__(theme, icons, presets_info())
        self._presets = presets
        self._id = ""  # of the preset that is shown
        self._dialog: QFileDialog | None = None
        self._prompt = Lines(theme, _PROMPT_LINES, code=False)
        self._add_library()
        for build in (self._add_text, self._add_sampling, self._add_thinking):
            self.add_later(build)
        presets.changed.connect(self.refresh)
        presets.imported.connect(self._on_imported)

    # ── which one ────────────────────────────────────────────────────────────

    @property
    def preset(self) -> Preset:
        """The preset that is shown."""
        return self._presets.find(self._id) or self._presets.all[0]

    def show_preset(self, preset_id: str) -> None:
        """Show another preset; "" leaves it at the one that is shown."""
        self.settle()
        self._id = preset_id or self._id
        self.refresh()

    def _change(self, **changes: object) -> None:
        self._save(msgspec.structs.replace(self.preset, **changes))

    def _change_options(self, **changes: object) -> None:
        self._change(options=msgspec.structs.replace(self.preset.options, **changes))

    def _save(self, preset: Preset) -> None:
        self._presets.save(preset, lambda kept: self.show_preset(kept.id))

    # ── the library ──────────────────────────────────────────────────────────

    def _add_library(self) -> None:
        presets = self._presets
        card = self.add_card()
        row = self.add_open_choice(
            card,
            "default",
            lambda: [("", self.tr("No preset")), *self._options()],
            lambda: presets.default,
            presets.set_default,
        )
        for key, text, act in (
            ("import", self.tr("Import…"), self._import),
            ("export", self.tr("Export…"), self._export),
        ):
            button = Button(self._theme, self._icons, text)
            button.clicked.connect(act)
            self.add_row(card, key, button)

        def refresh() -> None:
            named = bool(presets.model)
            row.show_note(presets.model if named else self.tr("No model has been chosen yet."))
            if row.control is not None:
                row.control.setEnabled(named)

        self.on_refresh(refresh)

    def _options(self) -> list[tuple[object, str]]:
        return [(preset.id, preset.name) for preset in self._presets.all]

    def _buttons(self, *buttons: tuple[str, str, Callable[[], None]]) -> QWidget:
        widget = QWidget()
        row = QHBoxLayout(widget)
        row.setContentsMargins(*(self._theme.px(side) for side in (10, 6, 10, 6)))
        for text, tip, act in buttons:
            button = Button(self._theme, self._icons, text, small=True)
            button.setToolTip(tip)
            button.clicked.connect(lambda _=False, act=act: act())
            row.addWidget(button)
        row.addStretch(1)
        return widget

    # ── the preset ───────────────────────────────────────────────────────────

    def _add_text(self) -> None:
        card = self.add_card()
        self.add_open_choice(
            card, "preset", self._options, lambda: self.preset.id, self.show_preset
        )
        self._add_preset_buttons(card)
        name = TextField(self._theme, self._judge_name)
        self.add_text(
            card, "name", name, lambda: self.preset.name, lambda text: self._change(name=text)
        )
        self.add_lines(
            card,
            "system_prompt",
            self._prompt,
            prompt_refusal_text,
            lambda text: self._change_options(system_prompt=text or None),
        )
        self.on_refresh(lambda: self._prompt.show_text(self.preset.options.system_prompt or ""))

    def _add_preset_buttons(self, card: Card) -> None:
        buttons = self._buttons(
            (self.tr("New"), self.tr("Make an empty preset"), self._make),
            (self.tr("Duplicate"), self.tr("Make another one with these values"), self._duplicate),
            ("", "", self._remove),
        )
        remove = buttons.findChildren(Button)[-1]
        card.add_widget(buttons)

        def refresh() -> None:
            stored = self._presets.is_stored(self.preset.id)
            built_in = self.preset.id.startswith("built-in")
            remove.setText(self.tr("As it was") if built_in else self.tr("Delete"))
            remove.setToolTip(
                self.tr("Take back all changes of this preset")
                if built_in
                else self.tr("Delete this preset; chats keep what they began with")
            )
            remove.setEnabled(stored)

        self.on_refresh(refresh)

    def _judge_name(self, text: str, say: Callable[[str], None]) -> None:
        others = {preset.name for preset in self._presets.all if preset.id != self.preset.id}
        if not text:
            say(self.tr("A preset needs a name."))
        elif len(text) > LONGEST_NAME:
            say(self.tr("A name has {0} characters at most.").format(LONGEST_NAME))
        elif text in others:
            say(self.tr("Another preset has this name."))
        else:
            say("")

    def _add_sampling(self) -> None:
        card = self.add_card(self.tr("How words are drawn"))
        for key in SAMPLING_KEYS:
            self._add_knob(card, key)

    def _add_knob(self, card: Card, key: str) -> None:
        def read() -> float | None:
            value: float | None = getattr(self.preset.options.sampling, key)
            return value

        def write(value: float | None) -> None:
            sampling = msgspec.structs.replace(self.preset.options.sampling, **{key: value})
            self._change_options(sampling=sampling)

        self.add_number(
            card,
            key,
            rule_of(Sampling, key),
            read,
            write,
            step=_STEPS.get(key, 0.05),
            start=_STARTS.get(key, 0),
            placeholder=lambda: self.tr("As all chats"),
        )

    def _add_thinking(self) -> None:
        card = self.add_card(self.tr("Reasoning"))
        as_model = (None, self.tr("As the model"))
        self.add_choice(
            card,
            "thinking",
            [as_model, (True, self.tr("On")), (False, self.tr("Off"))],
            lambda: self.preset.options.template.thinking,
            lambda on: self._change_template(thinking=on),
        )
        efforts = (
            (Effort.LOW, self.tr("Low")),
            (Effort.MEDIUM, self.tr("Medium")),
            (Effort.HIGH, self.tr("High")),
        )
        self.add_choice(
            card,
            "effort",
            [as_model, *efforts],
            lambda: self.preset.options.template.effort,
            lambda effort: self._change_template(effort=effort),
        )

    def _change_template(self, **changes: object) -> None:
        template = msgspec.structs.replace(self.preset.options.template, **changes)
        self._change_options(template=template)

    # ── what the buttons do ──────────────────────────────────────────────────

    def _make(self) -> None:
        self._save(Preset(name=self._free_name(self.tr("New preset"))))

    def _duplicate(self) -> None:
        name = self._free_name(self.preset.name)
        self._save(Preset(name=name, options=self.preset.options))

    def _remove(self) -> None:
        self._presets.remove(self.preset.id)

    def _free_name(self, name: str) -> str:
        taken = {preset.name for preset in self._presets.all}
        stem, number = name[: LONGEST_NAME - 5], 2
        while name in taken:
            name, number = f"{stem} {number}", number + 1
        return name

    @Slot()
    def _import(self) -> None:
        self._ask(self.tr("Import presets"), saving=False, act=self._presets.import_file)

    @Slot()
    def _export(self) -> None:
        self._ask(
            self.tr("Export all presets"),
            saving=True,
            act=lambda path: self._presets.export(path, self._presets.all),
        )

    def _ask(self, title: str, *, saving: bool, act: Callable[[Path], None]) -> None:
        dialog = QFileDialog(self.window(), title, "", self.tr("Presets ({0})").format(_FILES))
        if saving:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix("json")
            dialog.selectFile("moechat-presets.json")
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: act(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        self._dialog = dialog
        dialog.open()

    @Slot(list)
    def _on_imported(self, presets: list[Preset]) -> None:
        if presets:
            self.show_preset(presets[0].id)
