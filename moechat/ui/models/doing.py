"""What the buttons of a model do, and the questions before it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

from moechat.core.faults import Fault, UserError
from moechat.core.model_name import read_model_name
from moechat.hub.installed import InstalledModel, InstallState
from moechat.services.downloads import DownloadService
from moechat.services.engine import EngineService
from moechat.services.getting import GettingModels
from moechat.services.joining import in_a_list
from moechat.services.model_manager import ModelManager, Task
from moechat.services.model_shelf import ModelShelf
from moechat.services.model_store import Removed
from moechat.services.models import ModelLibrary
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.shelf_texts import title_text
from moechat.services.texts import describe, format_bytes
from moechat.ui.banner import Notice, NoticeArea
from moechat.ui.models.acts import Act
from moechat.ui.models.page import ModelsView
from moechat.ui.models.updating import Updating
from moechat.ui.theme import Tone

_WORTH_KEEPING = 100 << 20  # bytes of a cancelled download that are not thrown away unasked


class Doing(QObject):
    """Carries out acts on models; what there is to say stands above the list.

    ``place`` is where something is said now that the page may not be seen for.
    """

    def __init__(
        self,
        *,
        view: ModelsView,
        shelf: ModelShelf,
        manager: ModelManager,
        downloads: DownloadService,
        getting: GettingModels,
        engine: EngineService,
        library: ModelLibrary,
        chat_with: Callable[[Path], None],
        place: Callable[[], NoticeArea],
        updating: Updating,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._view, self._shelf, self._manager = view, shelf, manager
        self._place = place
        self._downloads = downloads
        self._getting, self._engine, self._library = getting, engine, library
        self._chat_with = chat_with
        self._doomed = ""  # key of a model to be deleted as soon as it is unloaded
        self._acts: dict[Act, Callable[[ShelfModel], None]] = {
            Act.DOWNLOAD: self._download,
            Act.DOWNLOAD_ANYWAY: self._download,
            Act.PAUSE: self._pause,
            Act.RESUME: self._resume,
            Act.CANCEL: self._cancel,
            Act.FIRST: self._put_first,
            Act.CHAT: self._chat,
            Act.REPAIR: self._with_files(manager.repair),
            Act.VERIFY: self._with_files(manager.verify),
            Act.CHECK: lambda model: updating.look([model]),
            Act.UPDATE: updating.update,
            Act.SHOW_FOLDER: self._show_folder,
            Act.DELETE: self._delete,
            Act.FORGET: self._with_files(manager.remove),
            Act.CLEAN_UP: self._with_files(manager.clean_up),
        }
        manager.failed.connect(self._on_failed)
        manager.removed.connect(self._on_removed)
        manager.verified.connect(self._on_verified)
        manager.tasked.connect(self._on_tasked)
        shelf.changed.connect(self._on_changed)
        downloads.trouble.connect(self._on_failed)
        for told in (getting.placing, getting.place_wanted, getting.queued):
            told.connect(self._show_looking)

    def act(self, model: ShelfModel, act: Act) -> None:
        """Do it."""
        if act in self._acts:
            self._acts[act](model)

    # ── downloads ────────────────────────────────────────────────────────────

    def _download(self, model: ShelfModel) -> None:
        revision = model.entry.revision if model.entry is not None else ""
        self._getting.get(model.repo, revision=revision)

    @Slot()
    def _show_looking(self) -> None:
        """Measuring the drives takes some seconds."""
        if self._getting.is_looking:
            text = self.tr("Looking at the drives, to ask where it shall be kept…")
            self._view.notices.show_notice(Notice("place", text, tone=Tone.ACCENT))
        else:
            self._view.notices.dismiss("place")

    def _pause(self, model: ShelfModel) -> None:
        if model.download is not None:
            self._downloads.pause(model.download.id)

    def _resume(self, model: ShelfModel) -> None:
        if model.download is not None and model.state is ShelfState.HELD:
            self._downloads.resume(model.download.id)
        elif model.installed is not None:
            self._manager.resume(model.installed)

    def _put_first(self, model: ShelfModel) -> None:
        if model.download is not None:
            self._downloads.reorder([model.download.id])

    def _cancel(self, model: ShelfModel) -> None:
        download = model.download
        if download is None:
            return
        done = download.item.done_bytes
        keep = done >= _WORTH_KEEPING
        self._downloads.cancel(download.id, keep_parts=keep)
        self._manager.refresh()
        if keep:
            self._ask(
                "cancelled",
                self.tr("The download of {0} was cancelled").format(title_text(model)),
                self.tr("{0} of it are kept, so that it can go on from there.").format(
                    format_bytes(done)
                ),
                (self.tr("Delete them"), lambda: self._clean_up(model.key)),
            )

    def _clean_up(self, key: str) -> None:
        model = self._shelf.get(key)
        if model is not None and model.installed is not None:
            self._manager.clean_up(model.installed)

    # ── what is here ─────────────────────────────────────────────────────────

    def _chat(self, model: ShelfModel) -> None:
        if model.folder is not None:
            self._chat_with(model.folder)

    def _show_folder(self, model: ShelfModel) -> None:
        if model.folder is not None:
            _open(QUrl.fromLocalFile(str(model.folder)))

    def _with_files(self, act: Callable[[InstalledModel], None]) -> Callable[[ShelfModel], None]:
        def do(model: ShelfModel) -> None:
            if model.installed is not None:
                act(model.installed)

        return do

    @Slot(object)
    def _on_tasked(self, task: Task | None) -> None:
        """Only what is asked for here has a notice here."""
        texts = {
            "verify": self.tr("Reading every file of {0}"),
            "import": self.tr("Copying the models of {0}"),
        }
        if task is None or task.kind not in texts or not task.total_bytes:
            self._view.notices.dismiss("task")
            return
        text = texts[task.kind].format(read_model_name(task.name).name)
        share = self.tr("{0} of {1}").format(
            format_bytes(task.done_bytes), format_bytes(task.total_bytes)
        )
        if task.kind == "import":  # each byte counts twice: read once, and what was written checked
            share = self.tr("{0} %").format(100 * task.done_bytes // task.total_bytes)
        stop = (self.tr("Stop"), self._manager.cancel)
        self._view.notices.show_notice(Notice("task", text, share, Tone.ACCENT, (stop,)))

    @Slot(object)
    def _on_verified(self, found: InstalledModel) -> None:
        name = read_model_name(found.name).name
        if found.state is InstallState.VERIFIED:
            text = self.tr("{0}: every file is as it should be").format(name)
            self._place().show_notice(Notice("verified", text, tone=Tone.OK))
            return
        text = self.tr("{0}: files are damaged").format(name)
        advice = self.tr("Repair fetches just these again: {0}").format(in_a_list(found.damaged))
        repair = (self.tr("Repair"), lambda: self._repair(found))
        self._place().show_notice(Notice("verified", text, advice, Tone.BAD, (repair,)))

    def _repair(self, found: InstalledModel) -> None:
        self._place().dismiss("verified")
        self._manager.repair(found)

    def _delete(self, model: ShelfModel) -> None:
        if model.installed is None:
            return
        if not model.in_use:
            self._manager.remove(model.installed)
            return
        self._ask(
            "delete",
            self.tr("{0} is loaded").format(title_text(model)),
            self.tr("To delete it, it has to be unloaded first."),
            (self.tr("Unload and delete"), lambda: self._unload_and_delete(model.key)),
        )

    def _unload_and_delete(self, key: str) -> None:
        self._doomed = key
        try:
            self._engine.unload()
        except UserError as error:
            self._doomed = ""
            self._on_failed(error.fault)
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        """Deletes what waited to be unloaded."""
        model = self._shelf.get(self._doomed) if self._doomed else None
        if model is not None and model.installed is not None and not model.in_use:
            self._doomed = ""
            self._manager.remove(model.installed)

    @Slot(object)
    def _on_removed(self, removed: Removed) -> None:
        self._library.look()
        name = Path(removed.folder).name
        self._ask(
            "removed",
            self.tr("{0} was deleted").format(name),
            self.tr("It can be brought back until moechat is closed."),
            (self.tr("Undo"), lambda: self._bring_back(removed)),
        )

    def _bring_back(self, removed: Removed) -> None:
        self._manager.undo(removed)
        self._library.look()

    def _ask(
        self, key: str, title: str, advice: str, action: tuple[str, Callable[[], None]]
    ) -> None:
        text, act = action
        notices = self._view.notices

        def do() -> None:
            notices.dismiss(key)
            act()

        notices.show_notice(Notice(key, title, advice, Tone.WARN, ((text, do),)))

    @Slot(object)
    def _on_failed(self, fault: Fault) -> None:
        text = describe(fault)
        notice = Notice("trouble", text.title, text.advice, Tone.BAD, (), fault.detail)
        self._place().show_notice(notice)


def _open(url: QUrl) -> None:
    QDesktopServices.openUrl(url)
