"""The program itself: its version, whether there is a newer one, and whose work is in it."""

from PySide6.QtCore import QCoreApplication, Signal, Slot

from moechat.services.about import About
from moechat.services.program_update_texts import news_text, what_is_sent
from moechat.services.program_updates import News
from moechat.services.settings import SettingsFile
from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.settings.entries import Entry, PageInfo
from moechat.ui.settings.page import Page
from moechat.ui.theme import Theme


def about_info(repository: str) -> PageInfo:
    """What the page has; ``repository`` is where releases are, "" = unknown."""
    translate = QCoreApplication.translate
    return PageInfo(
        "about",
        translate("Settings", "About"),
        (
            Entry(
                "version",
                translate("Settings", "Version"),
                "",
                translate("Settings", "about release number newer"),
            ),
            Entry(
                "check_for_updates",
                translate("Settings", "Look for newer versions of moechat"),
                what_is_sent(repository),
                translate("Settings", "update upgrade automatic internet request privacy"),
            ),
            Entry(
                "licences",
                translate("Settings", "Open-source licences"),
                translate(
                    "Settings",
                    "moechat is under the Apache License 2.0. Here is whose work is in it.",
                ),
                translate("Settings", "license copyright third party notices legal lgpl qt"),
            ),
        ),
    )


class AboutPage(Page):
    """Nothing is asked unless the switch is on or the button is pressed."""

    licences_wanted = Signal()
    page_wanted = Signal()  # that of the latest release

    def __init__(self, theme: Theme, icons: IconSet, settings: SettingsFile, about: About) -> None:
        super().__init__(theme, icons, about_info(about.updates.repository))
        self._about = about
        card = self.add_card()
        self._ask = Button(theme, icons, self.tr("Check now"))
        self._ask.clicked.connect(about.updates.ask)
        self._open = Button(theme, icons, self.tr("Open its page"))
        self._open.setToolTip(about.updates.page)
        self._open.clicked.connect(self.page_wanted)
        self._version = self.add_row(card, "version", self._ask)
        self._version.add_beside(self._open)
        switch = self.add_switch(
            card,
            "check_for_updates",
            lambda: settings.value.check_for_updates and bool(about.updates.repository),
            lambda on: settings.update(check_for_updates=on),
        )
        if switch.control is not None:
            switch.control.setEnabled(bool(about.updates.repository))
        show = Button(theme, icons, self.tr("Show licences…"))
        show.clicked.connect(self.licences_wanted)
        self.add_row(self.add_card(), "licences", show)
        about.updates.changed.connect(self._show_news)
        self._show_news()

    @Slot()
    def _show_news(self) -> None:
        updates, said = self._about.updates, ""
        if updates.is_asking:
            said = self.tr("Asking…")
        elif updates.news is not None:
            said = news_text(updates.news, updates.repository)
        line = self._about.version
        self._version.show_note(self.tr("{0} · {1}").format(line, said) if said else line)
        self._ask.setEnabled(bool(updates.repository) and not updates.is_asking)
        newer = updates.news is not None and updates.news.news is News.NEWER
        self._open.setVisible(newer and not updates.is_asking)
