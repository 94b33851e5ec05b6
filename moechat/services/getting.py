"""From the wish for a model to its download: terms that must be accepted are told first."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.drive_choice import Suggestion, is_large
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import Gate, HubModel
from moechat.services.download_view import Download
from moechat.services.downloads import DownloadService
from moechat.services.hub_search import Described, HubSearch
from moechat.services.model_drives import ModelDrives

_log = logging.getLogger(__name__)

_DRIVES_MS = 8000  # for all drives to be looked at; then it is the usual one
_PATIENCE_MS = 5000  # for the hub to say whether there are terms; the download asks it again


@dataclass(frozen=True)
class PlaceQuestion:
    """On which drive a large model shall be kept."""

    repo: str
    download_bytes: int
    suggestion: Suggestion


@dataclass(eq=False)
class _Wish:
    """For a model whose place is not known yet; one that is given up and wished again is two."""

    revision: str
    is_asked: bool = False  # the user is


class GettingModels(QObject):
    """One question to the hub at a time; a download that was asked for to chat is remembered.

    Of a large model it asks where to, if there is a choice. ``size_of`` is what is known of a
    repository's size, ``keep_place`` remembers a folder that was chosen.
    """

    terms = Signal(object)  # HubModel: to be accepted first, see `accept`
    place_wanted = Signal(object)  # PlaceQuestion: see `put` and `give_up`
    placing = Signal()  # the drives are looked at for a model, or no longer: see `is_placing`
    queued = Signal(object)  # Download
    ready_to_chat = Signal(Path)  # a model that was wanted for that is there now

    def __init__(
        self,
        downloads: DownloadService,
        search: HubSearch,
        drives: ModelDrives | None = None,
        *,
        size_of: Callable[[str], int | None] = lambda _: None,
        keep_place: Callable[[Path], None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._downloads, self._search = downloads, search
        self._drives, self._size_of, self._keep_place = drives, size_of, keep_place
        self._sizes: dict[str, int] = {}  # by repository, as the hub told
        self._placing: dict[str, _Wish] = {}  # by repository, until its place is known
        self._asked = ""  # the repository whose terms are asked for
        self._asked_revision = "main"
        self._open: set[str] = set()  # repositories without terms, or whose terms were accepted
        self._to_chat: set[str] = set()
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timer.timeout.connect(self._go_on)
        search.described.connect(self._on_described)
        search.failed.connect(self._on_failed)
        search.found.connect(lambda page: self._note(page.models))
        downloads.finished.connect(self._on_finished)

    @property
    def asked(self) -> str:
        """The repository of which is being asked whether there are terms; "" = none."""
        return self._asked

    def get(self, repo: str, *, revision: str = "main", to_chat: bool = False) -> None:
        """Download a model, `terms` first where there are any."""
        if to_chat:
            self._to_chat.add(repo)
        if repo in self._open:
            self._queue(repo, revision)
            return
        self._go_on()  # of two wishes both count
        self._asked, self._asked_revision = repo, revision
        self._timer.start()
        self._search.describe(repo)

    def accept(self, repo: str) -> None:
        """Its terms were accepted, so the user says; the hub has the last word."""
        self._open.add(repo)
        self._queue(repo, "main")

    def want_chat(self, repo: str) -> None:
        """Chat with it as soon as it is there, also where its download began earlier."""
        self._to_chat.add(repo)

    def put(self, repo: str, place: Path | None) -> None:
        """Download it into this folder for models; None = the usual one."""
        wish = self._placing.pop(repo, None)
        if wish is None:
            return
        self.placing.emit()
        if place is not None:
            self._keep_place(place)
        self._downloads.add(
            repo, revision=wish.revision, models_dir=place, on_added=self.queued.emit
        )

    def give_up(self, repo: str) -> None:
        """It is not wanted after all."""
        self._placing.pop(repo, None)
        self._to_chat.discard(repo)
        self.placing.emit()

    def is_placing(self, repo: str) -> bool:
        """Whether it is not known yet where it goes."""
        return repo in self._placing

    @property
    def is_looking(self) -> bool:
        """Whether the drives are looked at for any model; what follows is a question."""
        return any(not wish.is_asked for wish in self._placing.values())

    def _queue(self, repo: str, revision: str) -> None:
        """Queue it, unless there is a choice of drives: then that comes first."""
        before = self._placing.get(repo)
        if before is not None and before.is_asked:
            return
        wish = self._placing[repo] = _Wish(revision or "main")
        size = self._sizes.get(repo.casefold()) or self._size_of(repo)
        if self._drives is None or size is None or not is_large(size):
            self.put(repo, None)
            return
        # A drive that does not answer must not keep a model from coming.
        QTimer.singleShot(_DRIVES_MS, self, lambda: self._place(repo, wish, size, None))
        self._drives.look(size, lambda found: self._place(repo, wish, size, found))
        self.placing.emit()

    def _place(self, repo: str, wish: "_Wish", size: int, found: Suggestion | None) -> None:
        if self._placing.get(repo) is not wish or wish.is_asked:
            return
        if found is None:
            self.put(repo, None)
            return
        wish.is_asked = True
        self.place_wanted.emit(PlaceQuestion(repo, size, found))

    def _note(self, models: tuple[HubModel, ...]) -> None:
        self._open |= {model.repo for model in models if model.gate is Gate.OPEN}

    @Slot()
    def _go_on(self) -> None:
        """Without an answer: where there are terms, the hub will not give the files."""
        repo, self._asked = self._asked, ""
        self._timer.stop()
        if repo:
            self._queue(repo, self._asked_revision)

    @Slot(object)
    def _on_described(self, described: Described) -> None:
        model = described.details.model
        self._sizes[model.repo.casefold()] = described.details.plan.total_bytes
        self._note((model,))
        if model.repo.casefold() != self._asked.casefold():
            return
        if model.gate is Gate.OPEN:
            self._go_on()
            return
        self._asked = ""
        self._timer.stop()
        self.terms.emit(model)

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        if fault.code is not FaultCode.HUB_OFFLINE:
            _log.info("%s: %s", self._asked, fault.code)
        self._go_on()  # the download tells why it cannot be had, and tries again

    @Slot(object)
    def _on_finished(self, download: Download) -> None:
        if download.item.repo in self._to_chat:
            self._to_chat.discard(download.item.repo)
            self.ready_to_chat.emit(download.folder)
