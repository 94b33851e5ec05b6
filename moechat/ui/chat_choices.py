"""What is chosen for the open chat, at the left below its text: preset, thinking, effort."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from moechat.core.chat_template import Effort, TemplateAbilities, TemplateChoice
from moechat.ui.buttons import Button, Kind
from moechat.ui.icons import IconSet
from moechat.ui.models.menu_choice import MenuChoice
from moechat.ui.theme import Theme


@dataclass(frozen=True)
class PresetEntry:
    """A preset as the menu has it."""

    id: str  # "" = none
    name: str
    tip: str = ""


class ChatChoices(QWidget):
    """Only what the model's template knows is there."""

    preset_chosen = Signal(str)  # id
    prompt_wanted = Signal()  # edit the system prompt of this chat
    keep_wanted = Signal()  # make a preset of this chat's values
    library_wanted = Signal()
    template_chosen = Signal(object)  # TemplateChoice

    def __init__(self, theme: Theme, icons: IconSet) -> None:
        super().__init__()
        self._theme = theme
        self._presets: list[PresetEntry] = []
        self._preset = ""
        self._choice = TemplateChoice()
        self.preset = Button(theme, icons, "", Kind.QUIET, small=True, arrow=True)
        menu = QMenu(self.preset)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        self.preset.setMenu(menu)
        self.thinking = Button(theme, icons, self.tr("Think"), Kind.QUIET, small=True)
        self.thinking.setCheckable(True)
        self.thinking.setAccessibleName(self.tr("Think before answering"))
        self.thinking.clicked.connect(self._on_thinking)
        efforts: list[tuple[object, str]] = [
            (None, self.tr("as the model")),
            (Effort.LOW, self.tr("low")),
            (Effort.MEDIUM, self.tr("medium")),
            (Effort.HIGH, self.tr("high")),
        ]
        self.effort = MenuChoice(
            theme, icons, self.tr("Effort"), efforts, pattern=self.tr("Effort: {0}")
        )
        self.effort.set_kind(Kind.QUIET)
        self.effort.setToolTip(self.tr("How much the model reasons before it answers"))
        self.effort.chosen.connect(self._on_effort)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in self.stops:
            self._row.addWidget(widget)
        theme.changed.connect(self._restyle)
        self._restyle()
        self.show_preset("", self.tr("Preset"), changed=False)
        self.show_abilities(None)

    @Slot()
    def _restyle(self) -> None:
        self._row.setSpacing(self._theme.px(2))
        self.preset.setMaximumWidth(self._theme.px(170))

    @property
    def stops(self) -> list[Button]:
        """Where the Tab key halts, in order."""
        return [self.preset, self.thinking, self.effort]

    # ── what the window tells ────────────────────────────────────────────────

    def set_presets(self, presets: Sequence[PresetEntry]) -> None:
        """What can be chosen."""
        self._presets = list(presets)

    def show_preset(self, preset_id: str, name: str, *, changed: bool) -> None:
        """The preset of the open chat, and whether it was changed there; "" = none."""
        self._preset = preset_id
        chosen = self.tr("{0} (changed)").format(name) if changed else name
        self.preset.setText(chosen if preset_id else self.tr("Preset"))
        self.preset.setAccessibleName(
            self.tr("Preset: {0}").format(chosen if preset_id else self.tr("none"))
        )
        self.preset.setToolTip(self.tr("System prompt and sampling of this chat"))

    def show_abilities(self, abilities: TemplateAbilities | None) -> None:
        """What the loaded model's template knows; ``None`` = no model."""
        self.thinking.setVisible(abilities is not None and bool(abilities.switch))
        self.effort.setVisible(abilities is not None and abilities.efforts)
        self._abilities = abilities or TemplateAbilities()
        self.show_choice(self._choice)

    def show_choice(self, choice: TemplateChoice) -> None:
        """What is chosen."""
        self._choice = choice
        thinks = self._abilities.thinks if choice.thinking is None else choice.thinking
        self.thinking.setChecked(thinks)
        self.thinking.setToolTip(
            self.tr("The model thinks before it answers: slower, and often better")
            if thinks
            else self.tr("The model answers at once")
        )
        self.effort.show_value(choice.effort)

    # ── the user ─────────────────────────────────────────────────────────────

    @Slot(bool)
    def _on_thinking(self, on: bool) -> None:
        self.template_chosen.emit(TemplateChoice(on, self._choice.effort))

    @Slot(object)
    def _on_effort(self, effort: Effort | None) -> None:
        self.template_chosen.emit(TemplateChoice(self._choice.thinking, effort))

    @Slot()
    def _fill(self) -> None:
        menu = self.preset.menu()
        menu.clear()
        menu.setFont(self._theme.font())
        group = QActionGroup(menu)
        for entry in (PresetEntry("", self.tr("No preset")), *self._presets):
            action = menu.addAction(entry.name.replace("&", "&&"))
            action.setToolTip(entry.tip)
            action.setCheckable(True)
            action.setChecked(entry.id == self._preset)
            group.addAction(action)
            action.triggered.connect(lambda _=False, i=entry.id: self.preset_chosen.emit(i))
        menu.addSeparator()
        menu.addAction(self.tr("System prompt of this chat…"), self.prompt_wanted.emit)
        menu.addAction(self.tr("Make a preset of this chat"), self.keep_wanted.emit)
        menu.addAction(self.tr("All presets…"), self.library_wanted.emit)
