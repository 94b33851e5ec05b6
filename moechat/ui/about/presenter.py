"""Between what is known of the program itself and the window."""

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from moechat.services.about import About
from moechat.services.program_update_texts import news_text
from moechat.services.program_updates import News, ProgramNews
from moechat.services.settings import SettingsFile
from moechat.ui.about.licences_sheet import LicencesSheet
from moechat.ui.banner import Notice
from moechat.ui.icons import IconSet
from moechat.ui.settings.about_page import AboutPage
from moechat.ui.shell import Shell
from moechat.ui.theme import Theme, Tone

_NEWER = "newer version"


class AboutPresenter(QObject):
    """Makes the page of the settings, shows licences, and tells once of a newer version."""

    def __init__(
        self,
        *,
        theme: Theme,
        icons: IconSet,
        shell: Shell,
        settings: SettingsFile,
        about: About,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons, self._shell = theme, icons, shell
        self._settings, self.about = settings, about
        self.sheet: LicencesSheet | None = None  # made when it is first wanted
        about.updates.found.connect(self._on_found)

    def make_page(self) -> AboutPage:
        """The page of the settings."""
        page = AboutPage(self._theme, self._icons, self._settings, self.about)
        page.licences_wanted.connect(self.show_licences)
        page.page_wanted.connect(self._open_page)
        return page

    @Slot()
    def show_licences(self) -> None:
        """Lay the licences over the window."""
        if self.sheet is None:
            self.sheet = LicencesSheet(self._theme, self._icons, self._shell, self.about.licences)
            self.sheet.address_wanted.connect(self._shell.link_prompt.ask)
        self.sheet.open()

    @Slot(str)
    def _on_found(self, version: str) -> None:
        news = ProgramNews(News.NEWER, version)
        self._shell.notices.show_notice(
            Notice(
                _NEWER,
                self.tr("There is a newer moechat"),
                news_text(news, self.about.updates.repository),
                Tone.MUTED,
                [(self.tr("Open its page"), self._open_page)],
            )
        )

    @Slot()
    def _open_page(self) -> None:
        QDesktopServices.openUrl(QUrl(self.about.updates.page))
        self._shell.notices.dismiss(_NEWER)
