"""What stands before a model's files, and the ways past it: its page, a token, another try."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from moechat.core.faults import FaultCode
from moechat.core.hub_model import Gate, HubModel
from moechat.services.details_texts import page_of
from moechat.services.download_view import Download
from moechat.services.downloads import DownloadService
from moechat.services.getting import GettingModels
from moechat.services.texts import describe
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.theme import Tone

_KEY = "terms"
_CLOSED = frozenset({FaultCode.REPO_GATED, FaultCode.TOKEN_REFUSED})


class Gatekeeper(QObject):
    """Tells the licence and the terms before a download, and why the hub gave nothing after it.

    ``ask_to_open`` shows an address and opens it if the user agrees; ``enter_token`` leads to the
    setting.
    """

    def __init__(
        self,
        *,
        place: Callable[[], NoticeArea],
        downloads: DownloadService,
        getting: GettingModels,
        hub: Callable[[], str],
        ask_to_open: Callable[[str], None],
        enter_token: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._place, self._downloads, self._getting = place, downloads, getting
        self._hub, self._ask_to_open, self._enter_token = hub, ask_to_open, enter_token

    def show_page(self, repo: str) -> None:
        """Ask whether the browser may open the model's page."""
        self._ask_to_open(page_of(repo, self._hub()))

    def show_terms(self, model: HubModel) -> None:
        """Tell the licence of a model whose terms must be accepted, before its download."""
        licence = model.licence or self.tr("not named")
        if model.gate is Gate.MANUAL:
            advice = self.tr(
                "Licence: {0}. Its owners have to allow the download: ask for it on its page. The "
                "hub knows you by an access token, which you make on the hub and enter here."
            )
        else:
            advice = self.tr(
                "Licence: {0}. Read and accept its terms on its page. The hub knows you by an "
                "access token, which you make on the hub and enter here. Then go on."
            )
        title = self.tr("{0} asks you to accept its terms").format(model.repo)
        accept = (self.tr("I have accepted them"), lambda: self._accept(model.repo))
        self._show(model.repo, title, advice.format(licence), accept)

    def show_refusal(self, download: Download) -> bool:
        """Why the hub gave nothing, where that is for want of acceptance; whether it was that."""
        fault = download.fault
        if fault is None or fault.code not in _CLOSED:
            return False
        text, repo = describe(fault), download.item.repo
        again = (self.tr("Try again"), lambda: self._try_again(download.id))
        self._show(repo, f"{repo}: {text.title}", text.advice, again)
        return True

    def _show(
        self, repo: str, title: str, advice: str, then: tuple[str, Callable[[], None]]
    ) -> None:
        actions = (
            (self.tr("Open its page…"), lambda: self.show_page(repo)),
            (self.tr("Enter a token…"), self._enter_token),
            then,
        )
        self._place().show_notice(Notice(_KEY, title, advice, Tone.WARN, actions))

    def _accept(self, repo: str) -> None:
        self._place().dismiss(_KEY)
        self._getting.accept(repo)

    def _try_again(self, download_id: str) -> None:
        self._place().dismiss(_KEY)
        self._downloads.resume(download_id)
