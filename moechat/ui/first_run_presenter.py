"""Between the look at this computer and the page of the first start."""

from PySide6.QtCore import QObject, Slot

from moechat.core.recommendation import Recommendation
from moechat.services.first_look import FirstLook
from moechat.services.first_run import FirstRunService, recommendation_text
from moechat.services.texts import format_bytes
from moechat.ui.first_run import Offer
from moechat.ui.shell import Page, Shell


class FirstRunPresenter(QObject):
    """Looks when the page is first shown, and on demand."""

    def __init__(
        self, *, service: FirstRunService, shell: Shell, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._service, self._shell = service, shell
        self._looked = False
        service.looked.connect(self._on_looked)
        service.offered.connect(self._on_offered)
        shell.page_changed.connect(self._on_page_changed)
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
        self._shell.first_start.show_offer(_offer(found))


def _offer(found: Recommendation) -> Offer | None:
    entry = found.entry
    if entry is None:
        return None
    size = format_bytes(round(entry.folder_gb * 1e9)) if entry.folder_gb else ""
    about = " · ".join(filter(None, (entry.precision, size, entry.licence)))
    return Offer(entry.name, about, recommendation_text(found))
