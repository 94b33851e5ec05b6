"""How the window looks."""

from PySide6.QtCore import QCoreApplication

from moechat.services.settings import TEXT_PERCENTS, SettingsFile
from moechat.ui.icons import IconSet
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.theme import Density, Scheme, Theme


def appearance_info() -> PageInfo:
    """What the page has."""
    translate = QCoreApplication.translate
    return PageInfo(
        "appearance",
        translate("Settings", "Appearance"),
        (
            Entry(
                "scheme",
                translate("Settings", "Theme"),
                "",
                translate("Settings", "dark light mode colours night scheme"),
            ),
            Entry(
                "text_percent",
                translate("Settings", "Text size"),
                translate(
                    "Settings", "Of the size that the system asks for. All else grows along."
                ),
                translate("Settings", "font zoom scale large small letters"),
            ),
            Entry(
                "density",
                translate("Settings", "Density"),
                translate(
                    "Settings", "How much room there is between lines, buttons and messages."
                ),
                translate("Settings", "compact spacing space tight"),
            ),
            Entry(
                "motion",
                translate("Settings", "Movement"),
                translate("Settings", "Menus that fade in, and the cursor that blinks in a text."),
                translate("Settings", "animation motion reduce blinking effects accessibility"),
            ),
        ),
    )


class AppearancePage(Page):
    """Theme, text size, density, movement; all at once."""

    def __init__(self, theme: Theme, icons: IconSet, settings: SettingsFile) -> None:
        super().__init__(theme, icons, appearance_info())
        card = self.add_card()
        self.add_choice(
            card,
            "scheme",
            [
                (Scheme.SYSTEM.value, self.tr("As the system")),
                (Scheme.LIGHT.value, self.tr("Light")),
                (Scheme.DARK.value, self.tr("Dark")),
            ],
            lambda: settings.value.scheme,
            lambda value: settings.update(scheme=value),
        )
        self.add_choice(
            card,
            "text_percent",
            [(percent, self.tr("{0} %").format(percent)) for percent in TEXT_PERCENTS],
            lambda: _nearest(settings.value.text_percent),
            lambda value: settings.update(text_percent=value),
        )
        self.add_choice(
            card,
            "density",
            [
                (Density.COMPACT.value, self.tr("Compact")),
                (Density.COMFORTABLE.value, self.tr("Comfortable")),
                (Density.SPACIOUS.value, self.tr("Spacious")),
            ],
            lambda: settings.value.density,
            lambda value: settings.update(density=value),
        )
        self.add_choice(
            card,
            "motion",
            [
                ("system", self.tr("As the system")),
                ("less", self.tr("As little as possible")),
            ],
            lambda: settings.value.motion,
            lambda value: settings.update(motion=value),
        )


def _nearest(percent: int) -> int:
    """A file that was edited by hand may have any."""
    return min(TEXT_PERCENTS, key=lambda offered: abs(offered - percent))
