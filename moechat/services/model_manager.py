"""The models on this computer as the window manages them: nothing here blocks it."""

import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from moechat.core.faults import Fault, FaultCode, UserError, file_fault
from moechat.hub import transplant
from moechat.hub.installed import InstalledModel, InstallState, followed_revision
from moechat.hub.model_move import ModelMove, pending_source, pending_target
from moechat.hub.presence import Presence
from moechat.hub.transplant import FoundModel
from moechat.services.downloads import DownloadService
from moechat.services.long_task import LongTasks, Task, TaskCancelledError, TaskProgress
from moechat.services.model_store import ModelStore, Removed
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.store import Store

__all__ = ["ManagedModel", "ModelManager", "Places", "Task"]

_log = logging.getLogger(__name__)

_SOON_MS = 500  # between two tries; a worker that hangs is ended within some seconds


class ManagedModel(msgspec.Struct, frozen=True, kw_only=True):
    """A model, and when it last answered: seconds since the epoch."""

    model: InstalledModel
    last_used: float | None = None


class Places(msgspec.Struct, frozen=True):
    """Where models are; all are called on the GUI thread."""

    models_dir: Callable[[], Path]
    remembered: Callable[[], Iterable[Path]]  # folders elsewhere
    remember: Callable[[Path], None]
    forget: Callable[[Path], None]
    moved: Callable[[Path, Path], None]  # the models folder, in the settings; on the store's lane
    in_use: Callable[[], Path | None]  # what is loaded
    more: Callable[[], Iterable[Path]] = tuple  # our folders for models on other drives


class ModelManager(QObject):
    """Lists, verifies, imports, removes and moves models; fetches what is new or damaged."""

    changed = Signal(list)  # list[ManagedModel]
    tasked = Signal(object)  # Task as it goes, None when it is over
    verified = Signal(object)  # InstalledModel
    imported = Signal(list)  # list[Path]
    removed = Signal(object)  # Removed: can be undone
    failed = Signal(object)  # Fault

    def __init__(
        self,
        places: Places,
        downloads: DownloadService,
        store: StoreAccess,
        lane: TaskLane,
        parent: QObject | None = None,
        *,
        presence: Presence | None = None,
        to_trash: Callable[[Path], str] | None = None,
    ) -> None:
        """``lane`` is for looks and changes of names; what takes long has one of its own."""
        super().__init__(parent)
        self._places = places
        self._downloads = downloads
        self._store = store
        self._lane = lane
        self._long = LongTasks(self.tasked.emit, self)
        self._presence = presence or Presence()
        self._to_trash = to_trash
        self._undoable: list[Removed] = []
        downloads.finished.connect(lambda _: self.refresh())
        downloads.left.connect(self.refresh)

    @property
    def models_dir(self) -> Path:
        """Where downloaded models are put."""
        return self._places.models_dir()

    @property
    def task(self) -> Task | None:
        """What takes a while now."""
        return self._long.task

    @property
    def undoable(self) -> list[Removed]:
        """What was removed and can be brought back, the latest last."""
        return list(self._undoable)

    def refresh(self) -> None:
        """Look again; `changed` follows."""
        models = self.models()

        def with_uses(uses: dict[str, float]) -> None:
            self._lane.run(
                lambda: [
                    ManagedModel(model=model, last_used=uses.get(Path(model.folder).name))
                    for model in models.list()
                ],
                self.changed.emit,
                self._fail,
            )

        self._store.run(last_uses, with_uses, lambda _: with_uses({}))

    def start(self) -> None:
        """Clean up what a program that was killed left, finish a move, and look."""
        models, target = self.models(), self._places.models_dir()

        def work() -> None:
            models.purge_left()

        self._lane.run(work, lambda _: self._finish_move_into(target), self._fail)

    def shut_down(self, timeout_s: float) -> None:
        """Undo is over. Blocks for at most ``timeout_s``."""
        self._long.drain(timeout_s)
        models, gone = self.models(), self._undoable
        self._undoable = []
        self._lane.run(lambda: models.purge(gone))
        self._lane.run(self._presence.end)

    # ── one model ────────────────────────────────────────────────────────────

    def verify(self, model: InstalledModel) -> None:
        """Read all of its files again; `verified`."""
        models = self.models()
        self._begin(
            Task(kind="verify", name=model.name, total_bytes=model.size_bytes),
            lambda progress: models.verify(model, progress.on_bytes),
            self.verified.emit,
        )

    def repair(self, model: InstalledModel) -> None:
        """Fetch what is damaged or missing, of the commit that the model is of."""
        self._fetch(model, model.commit, replan=False)

    def update(self, model: InstalledModel) -> None:
        """Fetch what is new; the model stays usable until that is here."""
        self._fetch(model, followed_revision(model), replan=True)

    def resume(self, model: InstalledModel) -> None:
        """Go on with one that is incomplete."""
        self._fetch(model, model.revision or "main", replan=False)

    def clean_up(self, model: InstalledModel, *, tries: int = 10) -> None:
        """Delete what is unfinished of one that is incomplete; a worker there may be ending."""
        models = self.models()

        def failed(error: Exception) -> None:
            busy = (
                isinstance(error, UserError)
                and error.fault.code is FaultCode.DOWNLOAD_FOLDER_IN_USE
            )
            if busy and tries > 1:
                QTimer.singleShot(_SOON_MS, self, lambda: self.clean_up(model, tries=tries - 1))
            else:
                self._fail(error)

        self._lane.run(lambda: models.discard_parts(model), lambda _: self.refresh(), failed)

    def remove(self, model: InstalledModel, *, anyway: bool = False) -> None:
        """Take a model away, `removed`; one that lies elsewhere is only forgotten.

        ``anyway`` also if it is loaded; MODEL_IN_USE is what to ask the user about.
        """
        models = self.models()
        if not models.is_ours(model):
            self._places.forget(Path(model.folder))
            self.refresh()
            return

        def done(removed: Removed) -> None:
            self._undoable.append(removed)
            self.removed.emit(removed)

        self._change(lambda: models.remove(model, anyway=anyway), done)

    def undo(self, removed: Removed) -> None:
        """Bring back what was removed."""
        models = self.models()

        def done(_: None) -> None:
            self._undoable.remove(removed)

        if removed in self._undoable:
            self._change(lambda: models.restore(removed), done)

    # ── folders ──────────────────────────────────────────────────────────────

    def look_into(self, folders: Sequence[Path], then: Callable[[list[FoundModel]], None]) -> None:
        """Which models are in ``folders``, which may be hub caches; `failed` if there is none."""
        self._lane.run(lambda: transplant.find_in(folders), then, self._fail)

    def take_in(self, folders: Sequence[Path], *, copy: bool) -> None:
        """Import the models in ``folders``, which may be hub caches; `imported`."""
        models = self.models()

        def work(progress: TaskProgress) -> list[Path]:
            sources = transplant.find_in(folders)
            if not copy:
                return [Path(source.folder) for source in sources]
            # Each byte is read, and what became of it is read again.
            progress.expect(2 * sum(source.size_bytes for source in sources))
            return [Path(models.add_copy(each, progress.on_bytes).folder) for each in sources]

        def done(folders: list[Path]) -> None:
            for each in folders:
                self._places.remember(each)
            self.imported.emit(folders)

        self._begin(Task(kind="import", name=folders[0].name), work, done)

    def move_all(self, new: Path) -> None:
        """Move the models folder. Until it is over everything works from the old place.

        `failed` with MODEL_IN_USE or MODEL_USED_ELSEWHERE while one of them is loaded; what was
        copied by then stays for the next time.
        """
        old = self._places.models_dir()
        if self._refuse_in_use(old):
            return

        def work(progress: TaskProgress) -> ModelMove:
            self._require_unused_elsewhere(old)
            move = ModelMove(old, new)
            progress.expect(2 * move.total_bytes())
            move.copy(progress.on_bytes)
            self._require_unused_elsewhere(old)
            return move

        self._begin(Task(kind="move", name=str(new)), work, self._switch)

    def pending_move(self, then: Callable[[Path | None], None]) -> None:
        """Where a move that was interrupted was going; it can be begun again, or given up."""
        old = self._places.models_dir()
        self._lane.run(lambda: pending_target(old), then, self._fail)

    def give_up_move(self, target: Path) -> None:
        """Delete what an interrupted move has copied."""
        old = self._places.models_dir()
        self._change(lambda: ModelMove(old, target).give_up())

    def cancel(self) -> None:
        """End the task; nothing is half done."""
        self._long.cancel()

    def _switch(self, move: ModelMove) -> None:
        """The settings first, then the queue; the old folder goes when both are on the disk."""
        if self._refuse_in_use(move.old):
            return
        self._places.moved(move.old, move.new)

        def follow(store: Store) -> None:
            folders = [Path(download.folder) for download in store.downloads.all()]
            store.downloads.move(
                {
                    str(folder): str(move.new / folder.relative_to(move.old))
                    for folder in folders
                    if folder.is_relative_to(move.old)
                }
            )

        self._store.run(follow, lambda _: self._change(move.finish))

    def _refuse_in_use(self, models_dir: Path) -> bool:
        loaded = self._places.in_use()
        if loaded is None or not loaded.is_relative_to(models_dir):
            return False
        self.failed.emit(Fault(FaultCode.MODEL_IN_USE, {"name": loaded.name}))
        return True

    def _require_unused_elsewhere(self, models_dir: Path) -> None:
        if self._presence.used_by_another(models_dir):
            raise UserError(FaultCode.MODEL_USED_ELSEWHERE)

    def _finish_move_into(self, target: Path) -> None:
        """A move that was switched before the program ended: the old folder is deleted now."""

        def work() -> None:
            if (old := pending_source(target)) is not None:
                ModelMove(old, target).finish()

        self._change(work)

    # ── how things are done ──────────────────────────────────────────────────

    def models(self) -> ModelStore:
        """The models as they are now, for work on a lane."""
        remembered, in_use = tuple(self._places.remembered()), self._places.in_use()
        return ModelStore(
            self._places.models_dir(),
            more=tuple(self._places.more()),
            remembered=lambda: remembered,
            in_use=lambda: in_use,
            presence=self._presence,
            to_trash=self._to_trash,
        )

    def _fetch(self, model: InstalledModel, revision: str, *, replan: bool) -> None:
        if not model.repo or model.state is InstallState.UNVERIFIED:  # not ours to change
            self.failed.emit(Fault(FaultCode.MODEL_NO_SOURCE, {"name": model.name}))
            return
        self._downloads.add(model.repo, revision=revision, folder=Path(model.folder), replan=replan)

    def _change(
        self, work: Callable[[], object], done: Callable[..., None] = lambda _: None
    ) -> None:
        """Something quick; then look again."""

        def then(result: object) -> None:
            done(result)
            self.refresh()

        self._lane.run(work, then, self._fail)

    def _begin(
        self, task: Task, work: Callable[[TaskProgress], object], done: Callable[..., None]
    ) -> None:
        """Something long; the next has to wait until it is over."""

        def then(result: object) -> None:
            done(result)
            self.refresh()

        def failed(error: Exception) -> None:
            self._fail(error)
            self.refresh()

        self._long.begin(task, work, then, failed)

    def _fail(self, error: Exception) -> None:
        if isinstance(error, TaskCancelledError):
            return
        if isinstance(error, UserError):
            self.failed.emit(error.fault)
        elif isinstance(error, OSError):
            self.failed.emit(file_fault(error, str(error.filename or self._places.models_dir())))
        else:
            _log.error("managing models", exc_info=error)
            reason = type(error).__name__
            self.failed.emit(Fault(FaultCode.UNEXPECTED, {"reason": reason}, str(error)))


def last_uses(store: Store) -> dict[str, float]:
    """When models answered last, by the names of their folders; seconds since the epoch."""
    uses: dict[str, float] = {}
    for run in store.runs.all():  # the newest first
        uses.setdefault(run.model, run.at)
    return uses
