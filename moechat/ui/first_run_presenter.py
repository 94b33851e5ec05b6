"""Between the look at this computer, the download of a model, and the page of the first start."""

from PySide6.QtCore import QObject, Signal, Slot

from moechat.core.download_queue import QueueState
from moechat.core.recommendation import Recommendation
from moechat.services.download_texts import progress_text, state_text
from moechat.services.download_view import Download
from moechat.services.downloads import DownloadService
from moechat.services.first_look import FirstLook
from moechat.services.first_run import FirstRunService, recommendation_text
from moechat.services.getting import GettingModels
from moechat.services.joining import one_after_another
from moechat.services.texts import describe, format_bytes
from moechat.ui.first_run import Offer
from moechat.ui.shell import Page, Shell


class FirstRunPresenter(QObject):
    """Looks when the page is first shown, and on demand; *Download and chat* does it all."""

    models_wanted = Signal()  # another one than the recommended

    def __init__(
        self,
        *,
        service: FirstRunService,
        downloads: DownloadService,
        getting: GettingModels,
        shell: Shell,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._service, self._shell = service, shell
        self._downloads, self._getting = downloads, getting
        self._looked = False
        self._found = Recommendation()
        service.looked.connect(self._on_looked)
        service.offered.connect(self._on_offered)
        shell.page_changed.connect(self._on_page_changed)
        shell.first_start.download_wanted.connect(self._download)
        shell.first_start.choose_wanted.connect(self.models_wanted)
        downloads.changed.connect(self._show_offer)
        downloads.progressed.connect(self._show_offer)
        getting.terms.connect(self._show_offer)
        getting.placing.connect(self._show_offer)
        self._on_page_changed()

    def look_again(self) -> None:
        """Show the page with a fresh look."""
        self._shell.first_start.show_looking()
        self._looked = True
        self._shell.show_page(Page.FIRST_START)
        self._service.start()

    @Slot()
    def _on_page_changed(self) -> None:
        if self._shell.page is Page.FIRST_START and not self._looked:
            self._looked = True
            self._service.start()

    @Slot(object)
    def _on_looked(self, look: FirstLook) -> None:
        self._shell.first_start.show_look(look)

    @Slot(object)
    def _on_offered(self, found: Recommendation) -> None:
        self._found = found
        self._show_offer()

    @property
    def _download_of_it(self) -> Download | None:
        """Of the recommended model, unless it is over."""
        entry = self._found.entry
        return next(
            (
                download
                for download in self._downloads.downloads
                if entry is not None
                and download.item.repo == entry.repository
                and download.state is not QueueState.DONE
            ),
            None,
        )

    @Slot()
    def _download(self) -> None:
        entry, download = self._found.entry, self._download_of_it
        if entry is None:
            return
        if download is None:
            self._getting.get(entry.repository, revision=entry.revision, to_chat=True)
        elif download.state in (QueueState.PAUSED, QueueState.FAILED):
            self._getting.want_chat(entry.repository)
            self._downloads.resume(download.id)
        else:
            self._downloads.pause(download.id)
        self._show_offer()

    @Slot()
    def _show_offer(self) -> None:
        if self._shell.page is not Page.FIRST_START:
            return
        page, entry = self._shell.first_start, self._found.entry
        if entry is None:
            page.show_offer(None)
            return
        size = format_bytes(round(entry.folder_gb * 1e9)) if entry.folder_gb else ""
        about = " · ".join(filter(None, (entry.precision, size, entry.licence)))
        why = recommendation_text(self._found)
        more, button = self._going_on()
        page.show_offer(Offer(entry.name, about, why, more), button=button)

    def _going_on(self) -> tuple[str, str]:
        """How far the download is, and what the button does about it."""
        download, entry = self._download_of_it, self._found.entry
        if download is None:
            if entry is not None and self._getting.asked == entry.repository:
                return self.tr("Asking the hub for its terms…"), ""
            if entry is not None and self._getting.is_placing(entry.repository):
                return self.tr("Looking at the drives for it…"), ""
            return "", ""
        text = ": ".join(filter(None, (state_text(download), progress_text(download))))
        text = text[:1].upper() + text[1:]
        if download.fault is not None:
            said = describe(download.fault)
            text = one_after_another((said.title, said.advice))
        if download.state in (QueueState.PAUSED, QueueState.FAILED):
            return text, self.tr("Go on")
        return text, self.tr("Pause")
