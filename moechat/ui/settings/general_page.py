"""What fits on no other page."""

from PySide6.QtCore import QCoreApplication, Signal

from moechat.core.number_rules import rule_of
from moechat.services.settings import Settings, SettingsFile
from moechat.ui.actions.table import ActionId, first_keys
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.language import LANGUAGES, SYSTEM
from moechat.ui.notifier import has_tray
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.theme import Theme


def general_info() -> PageInfo:
    """What the page has."""
    translate = QCoreApplication.translate
    return PageInfo(
        "general",
        translate("Settings", "General"),
        (
            Entry(
                "language",
                translate("Settings", "Language"),
                translate("Settings", "From the next start on."),
                # Findable for those who cannot read the rest.
                translate("Settings", "language translation") + " Sprache Deutsch 言語 日本語 语言",
            ),
            Entry(
                "load_at_start",
                translate("Settings", "Load the last model at the start"),
                translate("Settings", "Else it is loaded when you choose it."),
                translate("Settings", "startup automatic open begin"),
            ),
            Entry(
                "idle_unload_minutes",
                translate("Settings", "Give memory back after"),
                translate(
                    "Settings",
                    "Minutes without a question or a key. The next message loads the model again. "
                    "0 = never.",
                ),
                translate("Settings", "unload idle timeout free ram sleep"),
            ),
            Entry(
                "send_key",
                translate("Settings", "Send a message with"),
                "",
                translate("Settings", "enter return key shortcut new line keyboard"),
            ),
            Entry(
                "titles",
                translate("Settings", "Titles of chats by the model"),
                translate(
                    "Settings",
                    "Written after the first answers, while nothing else is asked of the model. "
                    "With experts streamed from disk that takes longer. A title of your own stays.",
                ),
                translate("Settings", "name automatic rename generate"),
            ),
            Entry(
                "sidebar_open",
                translate("Settings", "Show the list of chats"),
                translate("Settings", "{0} does the same.").format(first_keys(ActionId.SIDEBAR)),
                translate("Settings", "sidebar left column hide"),
            ),
            Entry(
                "panel_open",
                translate("Settings", "Show speed and memory"),
                translate("Settings", "{0} does the same.").format(first_keys(ActionId.PANEL)),
                translate("Settings", "panel right gauge hide tokens"),
            ),
            Entry(
                "notify_answers",
                translate("Settings", "Say when a long answer is ready"),
                translate(
                    "Settings",
                    "With a message of the system, while the window is hidden or behind others.",
                ),
                translate("Settings", "notification notify finished done alert background"),
            ),
            Entry(
                "close_to_tray",
                translate("Settings", "Keep running when the window is closed"),
                translate(
                    "Settings",
                    "An icon in the tray brings the window back, or quits. Models stay loaded.",
                ),
                translate("Settings", "tray icon background minimise close quit exit"),
            ),
            Entry(
                "first_run",
                translate("Settings", "First start"),
                translate("Settings", "Look this PC over once more, and recommend a model for it."),
                translate("Settings", "welcome recommend again setup wizard"),
            ),
        ),
    )


class GeneralPage(Page):
    """Start, memory, keys, what is beside the chat."""

    first_run_wanted = Signal()

    def __init__(self, theme: Theme, icons: IconSet, settings: SettingsFile) -> None:
        super().__init__(theme, icons, general_info())
        card = self.add_card()
        self.add_choice(
            card,
            "language",
            [(SYSTEM, self.tr("As the system")), *LANGUAGES.items()],
            lambda: settings.value.language,
            lambda value: settings.update(language=value),
        )
        self.add_switch(
            card,
            "load_at_start",
            lambda: settings.value.load_at_start,
            lambda on: settings.update(load_at_start=on),
        )
        self.add_number(
            card,
            "idle_unload_minutes",
            rule_of(Settings, "idle_unload_minutes"),
            lambda: settings.value.idle_unload_minutes,
            lambda value: settings.update(idle_unload_minutes=value),
            unit=self.tr("minutes"),
            step=5,
        )
        self.add_choice(
            card,
            "send_key",
            [
                ("enter", self.tr("Enter (Shift+Enter: new line)")),
                ("ctrl_enter", self.tr("Ctrl+Enter (Enter: new line)")),
            ],
            lambda: settings.value.send_key,
            lambda value: settings.update(send_key=value),
        )
        self.add_choice(
            card,
            "titles",
            [
                ("resident", self.tr("Models in memory only")),
                ("always", self.tr("With every model")),
                ("never", self.tr("Never: the first words are the title")),
            ],
            lambda: settings.value.titles,
            lambda value: settings.update(titles=value),
        )
        sides = self.add_card(self.tr("Beside the chat"))
        self.add_switch(
            sides,
            "sidebar_open",
            lambda: settings.value.sidebar_open,
            lambda on: settings.update(sidebar_open=on),
        )
        self.add_switch(
            sides,
            "panel_open",
            lambda: settings.value.panel_open,
            lambda on: settings.update(panel_open=on),
        )
        behind = self.add_card(self.tr("While you are elsewhere"))
        self.add_switch(
            behind,
            "notify_answers",
            lambda: settings.value.notify_answers,
            lambda on: settings.update(notify_answers=on),
        )
        tray = self.add_switch(
            behind,
            "close_to_tray",
            lambda: settings.value.close_to_tray,
            lambda on: settings.update(close_to_tray=on),
        )
        self.on_refresh(lambda: tray.show_note("" if has_tray() else _no_tray()))
        again = Button(theme, icons, self.tr("Show it again"))
        again.clicked.connect(self.first_run_wanted)
        self.add_row(self.add_card(), "first_run", again)


def _no_tray() -> str:
    return QCoreApplication.translate(
        "Settings", "This desktop shows no icons of running programs: closing the window quits."
    )
