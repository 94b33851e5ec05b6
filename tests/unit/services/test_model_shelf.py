"""The list of models follows disk, hub and memory."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.core.catalogue import Catalogue, CatalogueEntry, Shape
from moechat.core.download_verdict import DownloadVerdict, Suitability
from moechat.core.gpu_budget import Ram
from moechat.core.graphics_driver import GraphicsStack
from moechat.core.machine import DeviceKind
from moechat.core.run_record import RunKind
from moechat.core.speed_learning import Basis
from moechat.protocol.messages import DeviceAnswers
from moechat.protocol.system_memory import SystemMemory
from moechat.services import model_shelf
from moechat.services.engine import EngineService, EngineState
from moechat.services.load_planner import LoadPlanner, drivers_of
from moechat.services.memory import MemoryMonitor
from moechat.services.model_identity import read_model_key
from moechat.services.model_manager import ModelManager, Places
from moechat.services.model_shelf import ModelShelf
from moechat.services.shelf_model import ShelfModel, ShelfState
from moechat.services.tasks import TaskLane
from tests.support.download_bench import BOUND_MS, DownloadBench, bench
from tests.support.run_cases import run
from tests.ui.conftest import make_model_folder

GIB = 1024**3
REPO = "o/listed-int4-ov"
ENTRY = CatalogueEntry(
    id="listed", name="Listed", repository=REPO, model_type="qwen3", precision="int4", tier=1,
    total_parameters_b=8.0, shape=Shape(layers=36, hidden=4096, vocabulary=152_000),
)  # fmt: skip


class StillEngine(QObject):
    """Tells what it is told to."""

    state_changed = Signal(object)
    devices = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.state = EngineState.IDLE
        self.model_dir: Path | None = None
        self.known_devices = [DeviceAnswers(id="CPU", name="Core", kind=DeviceKind.CPU)]


class ShelfBench:
    def __init__(self, qtbot: QtBot, downloads: DownloadBench) -> None:
        self._qtbot = qtbot
        self.downloads = downloads
        self.available = 24 * GIB
        self.more: list[Path] = []
        self.engine = StillEngine()
        self.memory = MemoryMonitor(lambda: SystemMemory(32 * GIB, self.available))
        self.memory._look()
        places = Places(
            models_dir=lambda: downloads.models,
            remembered=tuple,
            remember=lambda _: None,
            forget=lambda _: None,
            moved=lambda *_: None,
            in_use=lambda: None,
        )
        self.plans = TaskLane("plan")
        manager = ModelManager(places, downloads.service, downloads.store, downloads.files)
        self.planner = LoadPlanner(
            self.plans,
            downloads.store,
            read_ram=lambda: Ram(32 * GIB, self.available),
            read_stack=lambda: GraphicsStack(system="test"),
        )
        self.shelf = ModelShelf(
            manager=manager,
            downloads=downloads.service,
            engine=cast("EngineService", self.engine),
            planner=self.planner,
            memory=self.memory,
            files=downloads.files,
            models_dir=lambda: downloads.models,
            more_dirs=lambda: self.more,
            reserve_bytes=lambda: 0,
        )

    def until(self, condition: object) -> None:
        self._qtbot.waitUntil(condition, timeout=BOUND_MS)

    def judged(self, key: str) -> DownloadVerdict:
        self.until(lambda: self.model(key) is not None and self.known(key).verdict is not None)
        verdict = self.known(key).verdict
        assert verdict is not None
        return verdict

    def model(self, key: str) -> ShelfModel | None:
        return self.shelf.get(key)

    def known(self, key: str) -> ShelfModel:
        model = self.model(key)
        assert model is not None
        return model


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ShelfBench]:
    monkeypatch.setattr(model_shelf, "read_catalogue", lambda: Catalogue(models=[ENTRY]))
    with bench(qtbot, tmp_path, "http://127.0.0.1:9") as downloads:
        shelf = ShelfBench(qtbot, downloads)
        yield shelf
        shelf.plans.drain(10)


def test_nothing_is_read_before_it_is_wanted(made: ShelfBench) -> None:
    made.engine.devices.emit([])
    made.engine.state_changed.emit(EngineState.IDLE)
    assert made.shelf.models == []
    assert not made.shelf._soon.isActive()


def test_verdicts_follow_the_memory(made: ShelfBench) -> None:
    made.shelf.refresh()
    assert made.judged(REPO).suitability is Suitability.RESIDENT
    made.available -= GIB  # less than is worth another look
    made.memory._look()
    assert not made.shelf._soon.isActive()
    made.available = 3 * GIB
    made.memory._look()
    made.until(lambda: made.judged(REPO).suitability is Suitability.TOO_LARGE)


def test_the_loaded_model_s_memory_is_counted_as_free(made: ShelfBench) -> None:
    split = made.memory.split
    assert split is not None
    made.shelf.refresh()
    before = made.judged(REPO).available_bytes
    made.memory._split = type(split)(
        total=split.total, model=4 * GIB, other=split.other, free=split.free
    )
    made.shelf._judge_soon()
    made.until(lambda: made.judged(REPO).available_bytes == (before or 0) + 4 * GIB)


def test_a_measured_speed_goes_before_an_estimate(made: ShelfBench) -> None:
    folder = make_model_folder(made.downloads.models / "mine-int4-ov")
    made.shelf.refresh()
    key = str(folder)
    verdict = made.judged(key)
    assert (verdict.basis, verdict.exact) == (Basis.ESTIMATED, True)
    assert made.shelf.here is not None
    machine, name = made.shelf.here.machine, read_model_key(folder)
    record = run(
        at=time.time() - 60,
        model=folder.name, model_key=name, device="CPU", device_name="Core", ratio=0, slots=0,
        experts=0, driver=drivers_of(machine)["CPU"], versions=machine.versions,
        kind=RunKind.CHAT, tokens_per_second=12.5,
    )  # fmt: skip
    made.downloads.store.run(lambda store: store.runs.add(record))
    made.shelf.refresh()
    made.until(lambda: made.judged(key).basis is Basis.MEASURED)
    assert made.judged(key).tokens_per_second == pytest.approx(12.5)


def test_the_room_is_that_of_the_drive_it_goes_to(
    made: ShelfBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, here = tmp_path / "other drive", 7 * GIB

    def room(folder: Path) -> int:
        return 500 * GIB if folder.is_relative_to(other) else here

    monkeypatch.setattr(model_shelf, "free_bytes", room)
    monkeypatch.setattr("moechat.core.drive_choice.LARGE_BYTES", 1)
    made.shelf.refresh()
    size = made.judged(REPO).download_bytes
    assert made.judged(REPO).free_after_bytes == here - size
    made.more.append(other)  # it would be asked which
    made.shelf.refresh()
    made.until(lambda: made.judged(REPO).free_after_bytes == 500 * GIB - size)
    added = made.downloads.add(REPO)
    made.downloads.service.pause(added.id)
    made.until(lambda: made.judged(REPO).free_after_bytes == here - size)
    made.downloads.service.cancel(added.id)
    chosen = made.downloads.add(REPO, models_dir=other)
    assert chosen.folder.is_relative_to(other)
    made.until(lambda: made.judged(REPO).free_after_bytes == 500 * GIB - size)
    begun = make_model_folder(tmp_path / "begun-int4-ov")  # what is there needs no more room
    assert model_shelf._room(begun) == here + sum(f.stat().st_size for f in begun.iterdir())


def test_of_many_changes_there_is_one_list(made: ShelfBench) -> None:
    made.shelf.refresh()
    made.judged(REPO)
    lists: list[None] = []
    made.shelf.changed.connect(lambda: lists.append(None))
    for _ in range(5):
        made.downloads.service.changed.emit()
    assert lists == []
    made.until(lambda: bool(lists))
    assert lists == [None]


def test_what_answers_is_in_use(made: ShelfBench) -> None:
    folder = make_model_folder(made.downloads.models / "mine-int4-ov")
    made.shelf.refresh()
    made.until(lambda: made.model(str(folder)) is not None)
    made.engine.model_dir, made.engine.state = folder, EngineState.READY
    made.engine.state_changed.emit(EngineState.READY)
    assert made.known(str(folder)).state is ShelfState.IN_USE
    made.engine.state = EngineState.IDLE
    made.engine.state_changed.emit(EngineState.IDLE)
    assert made.known(str(folder)).state is ShelfState.HERE
