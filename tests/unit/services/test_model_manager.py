"""The models of this computer as the window manages them."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode
from moechat.hub.installed import InstalledModel, InstallState
from moechat.hub.model_folder import ModelFolder
from moechat.hub.model_move import ModelMove, pending_source, pending_target
from moechat.hub.presence import Presence
from moechat.services.model_manager import ManagedModel, ModelManager, Places, Task
from moechat.services.tasks import TaskLane
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.download_bench import BOUND_MS, DownloadBench, bench, repository
from tests.support.run_cases import run

if TYPE_CHECKING:
    from moechat.services.model_store import Removed

REPO = "org/model-a"


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running(repository(REPO)) as hub:
        yield hub


class ManagerBench:
    def __init__(self, qtbot: QtBot, downloads: DownloadBench) -> None:
        self._qtbot = qtbot
        self.downloads = downloads
        self.loaded: Path | None = None
        self.elsewhere: list[Path] = []
        self.lane = TaskLane("files")
        places = Places(
            models_dir=lambda: downloads.models,
            remembered=lambda: tuple(self.elsewhere),
            remember=self.elsewhere.append,
            forget=self.elsewhere.remove,
            moved=self.moved,
            in_use=lambda: self.loaded,
        )
        self.manager = ModelManager(
            places, downloads.service, downloads.store, self.lane, to_trash=lambda _: "none"
        )
        self.lists: list[list[ManagedModel]] = []
        self.faults: list[Fault] = []
        self.tasks: list[Task | None] = []
        self.verified: list[InstalledModel] = []
        self.removed: list[Removed] = []
        self.manager.changed.connect(self.lists.append)
        self.manager.failed.connect(self.faults.append)
        self.manager.tasked.connect(self.tasks.append)
        self.manager.verified.connect(self.verified.append)
        self.manager.removed.connect(self.removed.append)

    def moved(self, old: Path, new: Path) -> None:
        assert self.downloads.models == old
        self.downloads.models = new

    def list(self) -> list[ManagedModel]:
        """Look, and wait for the answer."""
        count = len(self.lists)
        self.manager.refresh()
        self._qtbot.waitUntil(lambda: len(self.lists) > count, timeout=BOUND_MS)
        return self.lists[-1]

    def one(self) -> InstalledModel:
        (managed,) = self.list()
        return managed.model

    def wait_fault(self) -> FaultCode:
        self._qtbot.waitUntil(lambda: bool(self.faults), timeout=BOUND_MS)
        return self.faults.pop().code

    def close(self) -> None:
        self.manager.shut_down(10)
        self.lane.drain(10)


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path, hub: FakeHub) -> Iterator[ManagerBench]:
    """With one model that is downloaded."""
    with bench(qtbot, tmp_path, hub.url) as downloads:
        made = ManagerBench(qtbot, downloads)
        downloads.add(REPO)
        downloads.until(lambda: len(downloads.finished) == 1)
        yield made
        made.close()


def test_a_list_with_uses(made: ManagerBench, tmp_path: Path) -> None:
    for at in (5.0, 9.0, 7.0):
        made.downloads.store.run(lambda store, at=at: store.runs.add(run(model="model-a", at=at)))
    (managed,) = made.list()
    assert (managed.model.repo, managed.last_used) == (REPO, 9.0)
    # A snapshot in a cache has another name than its folder.
    commit = "a" * 40
    snapshot = tmp_path / "models--org--name" / "snapshots" / commit
    snapshot.mkdir(parents=True)
    (snapshot / "openvino_model.xml").write_bytes(b"<net/>")
    made.downloads.store.run(lambda store: store.runs.add(run(model=commit, at=3.0)))
    made.elsewhere.append(snapshot)
    assert [(m.model.name, m.last_used) for m in made.list()] == [("model-a", 9.0), ("name", 3.0)]


def test_verified_repaired_updated(made: ManagerBench, hub: FakeHub, qtbot: QtBot) -> None:
    weights = made.downloads.models / "model-a" / "openvino_model.bin"
    weights.write_bytes(b"x" + weights.read_bytes()[1:])
    made.manager.verify(made.one())
    qtbot.waitUntil(lambda: bool(made.verified), timeout=BOUND_MS)
    assert made.verified[0].damaged == ("openvino_model.bin",)
    assert [task.kind if task else None for task in made.tasks] == ["verify", None]
    made.manager.repair(made.verified[0])
    made.downloads.until(lambda: len(made.downloads.finished) == 2)
    assert made.one().state is InstallState.VERIFIED
    new = hub.add(repository(REPO, config__json=b'{"new": 2}'))
    made.manager.update(made.one())
    made.downloads.until(lambda: len(made.downloads.finished) == 3)
    assert made.one().commit == new.commit


def test_removed_and_undone(made: ManagerBench, qtbot: QtBot, tmp_path: Path) -> None:
    model = made.one()
    made.loaded = Path(model.folder)
    made.manager.remove(model)
    assert made.wait_fault() is FaultCode.MODEL_IN_USE
    made.manager.remove(model, anyway=True)
    qtbot.waitUntil(lambda: bool(made.removed), timeout=BOUND_MS)
    assert made.list() == []
    assert made.manager.undoable == made.removed
    made.manager.undo(made.removed[0])
    qtbot.waitUntil(lambda: not made.manager.undoable, timeout=BOUND_MS)
    assert made.one() == model
    made.loaded = None
    made.manager.remove(model)
    qtbot.waitUntil(lambda: len(made.removed) == 2, timeout=BOUND_MS)
    made.close()
    assert list(made.downloads.models.iterdir()) == []


def test_one_that_lies_elsewhere_is_only_forgotten(made: ManagerBench, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "openvino_model.xml").write_bytes(b"<net/>")
    (folder / "openvino_model.bin").write_bytes(b"weights")
    made.manager.take_in([folder], copy=False)
    made.downloads.until(lambda: made.elsewhere == [folder])
    other = next(m.model for m in made.list() if m.model.name == "elsewhere")
    made.manager.remove(other)
    assert made.elsewhere == []
    assert folder.exists()
    assert made.one().name == "model-a"


def test_imported(made: ManagerBench, tmp_path: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(made.manager.imported, timeout=BOUND_MS) as told:
        made.manager.take_in([made.downloads.models], copy=True)
    assert told.args == [[made.downloads.models / "model-a-2"]]
    assert [m.model.state for m in made.list()] == [InstallState.VERIFIED] * 2
    made.manager.take_in([tmp_path / "nothing"], copy=True)
    assert made.wait_fault() is FaultCode.IMPORT_NOTHING


def test_one_thing_at_a_time_and_cancelled(made: ManagerBench) -> None:
    model = made.one()
    made.manager.verify(model)
    made.manager.verify(model)
    assert made.wait_fault() is FaultCode.BUSY
    made.manager.cancel()
    made.downloads.until(lambda: made.manager.task is None)
    assert made.faults == []


@pytest.mark.parametrize("one_drive", [False, True])
def test_moved_with_its_queue(
    made: ManagerBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one_drive: bool
) -> None:
    monkeypatch.setattr(ModelMove, "on_one_drive", one_drive)
    before, old, new = made.one(), made.downloads.models, tmp_path / "new"
    made.manager.move_all(new)
    made.downloads.until(lambda: not old.exists())
    assert made.downloads.models == new
    after = made.one()
    assert (after.folder, after.state, after.commit) == (
        str(new / "model-a"), InstallState.VERIFIED, before.commit,
    )  # fmt: skip
    folders: list[str] = []
    made.downloads.store.run(lambda store: folders.extend(d.folder for d in store.downloads.all()))
    made.downloads.until(lambda: bool(folders))
    assert folders == [str(new / "model-a")]


def test_what_is_loaded_is_not_moved(made: ManagerBench, tmp_path: Path) -> None:
    old, new = made.downloads.models, tmp_path / "new"
    made.loaded = old / "model-a"
    made.manager.move_all(new)
    assert made.manager.task is None
    made.loaded = None
    other = Presence()
    other.use(old, old / "model-a")
    made.manager.move_all(new)
    made.downloads.until(lambda: len(made.faults) == 2)
    assert made.faults.pop().code is FaultCode.MODEL_USED_ELSEWHERE
    other.end()
    made.manager.move_all(new)
    made.loaded = old / "model-a"  # while the others are copied
    made.downloads.until(lambda: len(made.faults) == 2)
    assert {fault.code for fault in made.faults} == {FaultCode.MODEL_IN_USE}
    assert made.downloads.models == old
    made.loaded = None
    made.manager.move_all(new)
    made.downloads.until(lambda: not old.exists())
    assert made.one().folder == str(new / "model-a")


def test_a_move_that_was_killed_after_the_switch(made: ManagerBench, tmp_path: Path) -> None:
    old, new = made.downloads.models, tmp_path / "new"
    ModelMove(old, new).copy()
    made.downloads.models = new  # the settings were written, and then the end came
    assert pending_source(new) == old
    made.manager.start()
    made.downloads.until(lambda: not old.exists())
    assert made.one().state is InstallState.VERIFIED


def test_a_move_that_was_killed_before_it(
    made: ManagerBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ModelMove, "on_one_drive", False)
    old, new = made.downloads.models, tmp_path / "new"
    ModelMove(old, new).copy()
    told: list[Path | None] = []
    made.manager.pending_move(told.append)
    made.downloads.until(lambda: bool(told))
    assert told == [new]
    made.manager.give_up_move(new)
    made.downloads.until(lambda: pending_target(old) is None)
    assert made.one().folder == str(old / "model-a")
    assert list(new.iterdir()) == []


def test_an_incomplete_one(made: ManagerBench, hub: FakeHub) -> None:
    hub.add(repository("org/model-b"))
    hub.faults(Rule(Kind.THROTTLE, r"/cdn/", times=None, after=50_000))
    download = made.downloads.add("org/model-b")
    made.downloads.until(
        lambda: any(seen.sent > 20_000 and "model-b" in seen.path for seen in hub.seen)
    )
    made.downloads.service.cancel(download.id, keep_parts=True)
    made.downloads.until(lambda: not made.downloads.clients[-1].is_running)
    half = next(m.model for m in made.list() if m.model.state is InstallState.INCOMPLETE)
    other = made.downloads.models / "other"
    shutil.copytree(half.folder, other)
    with ModelFolder(other).opened():  # as a worker that is ending
        made.manager.clean_up(replace(half, folder=str(other)))
        made.list()
    made.downloads.until(lambda: not other.exists())
    assert made.faults == []
    hub.faults()
    made.manager.resume(half)
    made.downloads.until(lambda: len(made.downloads.finished) == 2)
    assert [m.model.state for m in made.list()] == [InstallState.VERIFIED] * 2
