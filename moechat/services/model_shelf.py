"""The list of models: those of the catalogue, of this computer, of the queue, with verdicts."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.catalogue import CatalogueEntry, facts_of
from moechat.core.download_verdict import Circumstances, DownloadVerdict, judge
from moechat.core.drive_choice import is_large
from moechat.core.faults import Fault, UserError
from moechat.core.hub_model import HubModel
from moechat.core.model_facts import ModelFacts
from moechat.hub.catalogue import read_catalogue
from moechat.hub.installed import InstalledModel, InstallState
from moechat.hub.installed import look as look_at
from moechat.protocol.messages import DeviceAnswers
from moechat.services.downloads import DownloadService
from moechat.services.engine import EngineService, EngineState
from moechat.services.hub_search import Described
from moechat.services.load_planner import Earlier, LoadPlanner, remembered_of
from moechat.services.memory import MemoryMonitor
from moechat.services.model_manager import ManagedModel, ModelManager
from moechat.services.model_places import free_bytes
from moechat.services.shelf_model import ShelfModel, put_together
from moechat.services.tasks import TaskLane
from moechat.services.update_check import Update

_log = logging.getLogger(__name__)

_MEMORY_STEP = 0.05  # of the whole: less changes no verdict worth another look
_SETTLE_MS = 150  # several things change at once
_USING = frozenset(
    {EngineState.READY, EngineState.LOADING, EngineState.GENERATING, EngineState.STOPPING}
)


@dataclass(frozen=True)
class _Seen:
    """What the lane found, by the model; ``keys`` are those that runs are stored with."""

    here: Circumstances
    facts: dict[str, ModelFacts]
    keys: dict[str, str]
    room: dict[str, int | None]  # bytes for those that have a place already, see `_room`
    most_room: int | None  # bytes for large ones that have none


@dataclass(frozen=True)
class _Judged:
    here: Circumstances
    facts: dict[str, ModelFacts]
    verdicts: dict[str, DownloadVerdict]


@dataclass(frozen=True)
class _Told:
    """What a hub told of a model; without facts only what was made of them is known."""

    size_bytes: int
    facts: ModelFacts | None = None
    verdict: DownloadVerdict | None = None


class ModelShelf(QObject):
    """Nothing is read before the first `refresh`; from then on the list follows what happens.

    Disks are read on the lane ``files``, verdicts reckoned on that of the planner.
    """

    changed = Signal()

    def __init__(
        self,
        *,
        manager: ModelManager,
        downloads: DownloadService,
        engine: EngineService,
        planner: LoadPlanner,
        memory: MemoryMonitor,
        files: TaskLane,
        models_dir: Callable[[], Path],
        more_dirs: Callable[[], Iterable[Path]] = tuple,
        reserve_bytes: Callable[[], int],
        drive_speed: Callable[[], float | None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._manager, self._downloads, self._engine = manager, downloads, engine
        self._planner, self._memory, self._files = planner, memory, files
        self._models_dir, self._more_dirs = models_dir, more_dirs
        self._reserve_bytes = reserve_bytes
        self._drive_speed = drive_speed  # MB/s in slices, where a doctor has measured it
        self._entries: Sequence[CatalogueEntry] | None = None
        self._installed: list[InstalledModel] = []
        self._used: dict[str, float | None] = {}  # by folder
        self._folders: set[Path] = set()  # of downloads
        self._updates: dict[str, Update] = {}  # by folder
        self._found: tuple[HubModel, ...] = ()
        self._told: dict[str, _Told] = {}  # by a hub
        self._facts: dict[str, ModelFacts] = {}
        self._verdicts: dict[str, DownloadVerdict] = {}
        self._judged_available = 0  # bytes that were free for the verdicts
        self.here: Circumstances | None = None
        self._models: list[ShelfModel] = []
        self._started = False
        self._judging = self._judge_again = False
        self._soon = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._soon.timeout.connect(self._judge)
        self._rebuilding = QTimer(self, singleShot=True, interval=0)  # of many changes one list
        self._rebuilding.timeout.connect(self._rebuild)
        downloads.changed.connect(self._take_downloads)
        manager.changed.connect(self._take_installed)
        engine.state_changed.connect(self._rebuild)
        engine.devices.connect(self._judge_soon)
        memory.changed.connect(self._on_memory)

    @property
    def models(self) -> list[ShelfModel]:
        """All, unsorted."""
        return self._models

    def get(self, key: str) -> ShelfModel | None:
        """One of them."""
        return next((model for model in self._models if model.key == key), None)

    def size_of(self, repo: str) -> int | None:
        """Bytes of a repository's files, as far as they are known."""
        model = self.get(repo.casefold())
        return model.size_bytes if model is not None else None

    @property
    def models_dir(self) -> Path:
        """Where downloads go."""
        return self._models_dir()

    @Slot()
    def refresh(self) -> None:
        """Look which models are on the disks, and judge all."""
        self._started = True
        if self._entries is None:
            self._files.run(lambda: read_catalogue().models, self._take_entries)
        self._manager.refresh()

    def _take_entries(self, entries: Sequence[CatalogueEntry]) -> None:
        self._entries = entries
        self._rebuild()
        self._judge_soon()

    @Slot(list)
    def _take_installed(self, found: list[ManagedModel]) -> None:
        self._installed = [managed.model for managed in found]
        self._used = {managed.model.folder: managed.last_used for managed in found}
        self._rebuild()
        self._judge_soon()

    @Slot()
    def _take_downloads(self) -> None:
        folders = {download.folder for download in self._downloads.downloads}
        if folders != self._folders:  # each has the room that its drive has
            self._folders = folders
            self._judge_soon()
        self._rebuilding.start()

    def show_found(self, found: Sequence[HubModel]) -> None:
        """List these too, from a search."""
        self._found = tuple(found)
        self._rebuild()

    @Slot(str, object)
    def take_verdict(self, repo: str, verdict: DownloadVerdict) -> None:
        """An estimate from the hub's list."""
        key = repo.casefold()
        if key not in self._told:
            self._told[key] = _Told(verdict.download_bytes, verdict=verdict)
            self._rebuild()

    @Slot(object)
    def take_described(self, described: Described) -> None:
        """A model in detail: its verdict is exact from now on."""
        key = described.details.model.repo.casefold()
        size = described.details.plan.total_bytes
        self._told[key] = _Told(size, described.facts, described.verdict)
        self._rebuild()
        self._judge_soon()

    def take_update(self, update: Update) -> None:
        """What the hub has of a model that is here; nothing newer is news, too."""
        self._updates[update.folder] = update
        self._rebuild()

    # ── the list ─────────────────────────────────────────────────────────────

    @Slot()
    def _rebuild(self) -> None:
        self._rebuilding.stop()
        if self._entries is None:
            return
        using = self._engine.model_dir if self._engine.state in _USING else None
        rows = put_together(
            self._entries,
            self._installed,
            self._downloads.downloads,
            self._found,
            in_use=using,
            roots=(self.models_dir, *self._more_dirs()),
        )
        self._models = [self._known(row) for row in rows]
        self.changed.emit()

    def _known(self, row: ShelfModel) -> ShelfModel:
        """The row with everything that was found out about it."""
        told = self._told.get(row.key)
        facts, verdict = self._facts.get(row.key), self._verdicts.get(row.key)
        if told is not None and row.installed is None:
            facts, verdict = told.facts or facts, told.verdict or verdict
        listed = told.size_bytes if told is not None else None
        row = replace(row, facts=facts, verdict=verdict, listed_bytes=listed)
        return self._with_news(row, row.installed) if row.installed is not None else row

    def _with_news(self, row: ShelfModel, here: InstalledModel) -> ShelfModel:
        update = self._updates.get(here.folder)
        if update is not None and (not update.files or update.commit == here.commit):
            update = None
        return replace(row, last_used=self._used.get(here.folder), update=update)

    # ── verdicts ─────────────────────────────────────────────────────────────

    @Slot()
    def _judge_soon(self) -> None:
        if self._started:
            self._soon.start()

    @Slot()
    def _on_memory(self) -> None:
        split = self._memory.split
        if split is None or not self._judged_available:
            return
        if abs(split.free + split.model - self._judged_available) > _MEMORY_STEP * split.total:
            self._judge_soon()

    @Slot()
    def _judge(self) -> None:
        if self._judging or self._entries is None:
            self._judge_again = self._judging
            return
        self._judging = True
        split = self._memory.split
        # Another model is loaded in the place of this one.
        given_back = split.model if split is not None else 0
        self._judged_available = split.free + split.model if split is not None else 0
        models, devices = list(self._models), list(self._engine.known_devices)
        told = {key: told.facts for key, told in self._told.items() if told.facts is not None}
        folder, rate, reserve = self.models_dir, self._downloads.bytes_per_s, self._reserve_bytes()
        roots = (folder, *self._more_dirs())

        def look() -> _Seen:
            here = self._look(folder, devices, given_back, rate, reserve)
            facts: dict[str, ModelFacts] = {}
            keys: dict[str, str] = {}
            for model in models:
                self._inspect(model, told, facts, keys)
            places = {model.key: model.folder for model in models if not _is_complete(model)}
            room = {key: _room(place) for key, place in places.items() if place is not None}
            return _Seen(here, facts, keys, room, _most_room(roots))

        def judge_all(seen: _Seen) -> None:
            self._planner.recall_all(
                list(seen.keys.values()),
                lambda earlier: self._planner.think(
                    lambda: _judged(models, seen, earlier), self._take, self._on_fault
                ),
            )

        self._planner.think(look, judge_all, self._on_fault)

    def _look(
        self,
        folder: Path,
        devices: list[DeviceAnswers],
        given_back: int,
        rate: float | None,
        reserve: int,
    ) -> Circumstances:
        # The drive is measured with a model that lies on it; without one the doctor may know.
        models = [Path(m.folder) for m in self._installed if Path(m.folder).is_relative_to(folder)]
        place = next((model for model in models if model.is_dir()), folder)
        machine = self._planner.machine(
            place, devices, given_back_bytes=given_back, measure=place is not folder
        )
        if machine.drive is not None and machine.drive.slice_mb_s is None:
            drive = msgspec.structs.replace(machine.drive, slice_mb_s=self._drive_speed())
            machine = msgspec.structs.replace(machine, drive=drive)
        free = machine.drive.free_bytes if machine.drive else None
        return Circumstances(
            machine=machine, bytes_per_s=rate, free_bytes=free, reserve_bytes=reserve
        )

    def _inspect(
        self,
        model: ShelfModel,
        told: dict[str, ModelFacts],
        facts: dict[str, ModelFacts],
        keys: dict[str, str],
    ) -> None:
        """From its own files where they are here, else from the hub's, else from the catalogue."""
        here, key = model.installed, model.key
        if here is not None and _is_complete(model):
            try:
                facts[key], keys[key] = self._planner.facts(Path(here.folder))
            except UserError as error:
                _log.info("%s: %s", here.folder, error.fault.code)
            else:
                return
        known = told.get(key) or (facts_of(model.entry) if model.entry is not None else None)
        if known is not None:
            facts[key] = known

    def _take(self, judged: _Judged) -> None:
        self._judging = False
        self.here = judged.here
        self._facts, self._verdicts = judged.facts, judged.verdicts
        for key, told in self._told.items():
            if told.facts is not None:  # judged anew, as memory is never the same
                self._told[key] = replace(told, verdict=judged.verdicts.get(key))
        self._rebuild()
        if self._judge_again:
            self._judge_soon()

    def _on_fault(self, fault: Fault) -> None:
        self._judging = False
        _log.warning("no verdicts: %s", fault.code)


def _judged(models: list[ShelfModel], seen: _Seen, earlier: dict[str, Earlier]) -> _Judged:
    verdicts = {}
    for model in models:
        facts = seen.facts.get(model.key)
        if facts is not None:
            run_key = seen.keys.get(model.key, "")
            verdicts[model.key] = _verdict(
                model, facts, seen, run_key, earlier.get(run_key, ([], None))
            )
    return _Judged(seen.here, seen.facts, verdicts)


def _verdict(
    model: ShelfModel, facts: ModelFacts, seen: _Seen, run_key: str, earlier: Earlier
) -> DownloadVerdict:
    size = replace(model, facts=facts).size_bytes or 0
    free = seen.here.free_bytes
    if _is_complete(model):
        free = None  # nothing is to be written
    elif model.key in seen.room:
        free = seen.room[model.key]
    elif is_large(size):
        free = seen.most_room
    here = msgspec.structs.replace(seen.here, free_bytes=free)
    runs, tuned = earlier
    remembered = remembered_of(runs, tuned, facts=facts, machine=here.machine, model_key=run_key)
    return judge(facts, here, download_bytes=size, remembered=remembered)


def _is_complete(model: ShelfModel) -> bool:
    return model.installed is not None and model.installed.state is not InstallState.INCOMPLETE


def _room(folder: Path) -> int | None:
    """Bytes for the files of a model in ``folder``: free on its drive, or theirs already. Blocks.

    None where the drive does not tell.
    """
    free = free_bytes(folder)
    try:
        there = look_at(folder)
    except OSError:
        there = None
    return free + there.size_bytes if free is not None and there is not None else free


def _most_room(folders: Iterable[Path]) -> int | None:
    """Free bytes on the emptiest of the drives: of a large model it is asked where it goes."""
    return max(
        (free for folder in folders if (free := free_bytes(folder)) is not None), default=None
    )
