"""Models on this computer: listed, verified, imported, removed."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.core.repo_paths import PRIVATE_FOLDER
from moechat.hub import transplant
from moechat.hub.installed import InstalledModel, InstallState
from moechat.hub.model_folder import ModelFolder, read_manifest
from moechat.hub.presence import Presence
from moechat.services.model_store import ModelStore
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.downloads import REPO, check_exact, download, tiny_repository

NAME = REPO.split("/")[1]


@pytest.fixture
def hub() -> FakeHub:  # type: ignore[misc]
    with running(tiny_repository()) as hub:
        yield hub


@pytest.fixture
def models(hub: FakeHub, tmp_path: Path) -> Path:
    """A folder with one downloaded model."""
    download(hub, tmp_path / "models" / NAME)
    return tmp_path / "models"


def the_one(store: ModelStore) -> InstalledModel:
    (model,) = store.list()
    return model


def by_hand(folder: Path) -> Path:
    """A model that somebody put there."""
    folder.mkdir(parents=True)
    for name in ("openvino_model.xml", "openvino_model.bin", "config.json"):
        (folder / name).write_bytes(name.encode())
    return folder


def test_what_is_here(models: Path, hub: FakeHub, tmp_path: Path) -> None:
    by_hand(models / "flat")
    by_hand(models / "owner" / "deep")
    by_hand(models / "too" / "deep" / "down")
    (models / "pictures").mkdir()
    elsewhere = by_hand(tmp_path / "elsewhere")
    store = ModelStore(models, remembered=lambda: [elsewhere, models / "flat", tmp_path / "gone"])
    found = {model.name: model for model in store.list()}
    assert set(found) == {"deep", "elsewhere", "flat", NAME}
    ours = found[NAME]
    assert (ours.state, ours.repo, ours.revision) == (InstallState.VERIFIED, REPO, "main")
    assert ours.commit == hub.repositories[REPO].commit
    assert found["flat"].state is InstallState.UNVERIFIED
    files = [
        p for p in (models / NAME).rglob("*") if p.is_file() and p.name not in ("ready", "lock")
    ]
    assert ours.size_bytes == sum(path.stat().st_size for path in files)
    assert store.find(REPO) == store.find(NAME) == store.find(str(models / NAME)) == ours
    assert store.find("FLAT").name == "flat"
    with pytest.raises(UserError) as caught:
        store.find("nothing")
    assert caught.value.fault.code is FaultCode.MODEL_NOT_INSTALLED


def test_an_unfinished_one(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.STATUS, r"/cdn/.*openvino_model\.bin", code=404, times=None))
    folder = tmp_path / "models" / NAME
    download(hub, folder)
    store = ModelStore(tmp_path / "models")
    model = the_one(store)
    assert (model.state, model.repo) == (InstallState.INCOMPLETE, REPO)
    assert model.planned_bytes > 300_000
    assert 0 < model.part_bytes < model.planned_bytes
    with pytest.raises(UserError) as caught:
        store.verify(model)
    assert caught.value.fault.code is FaultCode.MODEL_NO_SOURCE
    store.discard_parts(model)
    assert store.list() == []
    assert not folder.exists()


def test_verifying_finds_a_flipped_bit_and_a_download_mends_it(models: Path, hub: FakeHub) -> None:
    store = ModelStore(models)
    folder = models / NAME
    assert store.verify(the_one(store)).state is InstallState.VERIFIED
    assert not (folder / PRIVATE_FOLDER / "parts").exists()
    weights = folder / "openvino_model.bin"
    status = weights.stat()
    content = bytearray(weights.read_bytes())
    content[1000] ^= 1
    weights.write_bytes(content)
    os.utime(weights, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert the_one(store).state is InstallState.VERIFIED  # a look cannot tell
    seen: list[int] = []
    found = store.verify(the_one(store), seen.append)
    assert (found.state, found.damaged) == (InstallState.DAMAGED, ("openvino_model.bin",))
    assert sum(seen) == sum(file.size for file in read_manifest(folder).files)  # type: ignore[union-attr]
    assert the_one(store) == found
    before = len(hub.seen)
    download(hub, folder, revision=found.commit)
    assert the_one(store).state is InstallState.VERIFIED
    fetched = {s.path.rsplit("/", 1)[-1] for s in hub.seen[before:] if "/resolve/" in s.path}
    assert fetched == {"openvino_model.bin"}
    check_exact(folder, hub.repositories[REPO])


def test_changed_and_missing_files(models: Path) -> None:
    store = ModelStore(models)
    os.utime(models / NAME / "config.json")
    assert the_one(store).state is InstallState.CHANGED
    assert store.verify(the_one(store)).state is InstallState.VERIFIED
    (models / NAME / "config.json").unlink()
    model = the_one(store)
    assert (model.state, model.damaged) == (InstallState.DAMAGED, ("config.json",))
    assert store.verify(model).damaged == ("config.json",)


# ── away ─────────────────────────────────────────────────────────────────────


def test_removed_and_brought_back(models: Path, hub: FakeHub) -> None:
    store = ModelStore(models)
    model = the_one(store)
    removed = store.remove(model)
    assert store.list() == []
    store.restore(removed)
    assert the_one(store) == model
    assert sorted(path.name for path in models.iterdir()) == [NAME]
    removed = store.remove(model)
    by_hand(models / NAME)
    with pytest.raises(UserError) as caught:
        store.restore(removed)
    assert caught.value.fault.code is FaultCode.IMPORT_EXISTS


@pytest.mark.parametrize("trash", ["", "there is none"])
def test_the_undo_ends(models: Path, tmp_path: Path, trash: str) -> None:
    binned: list[Path] = []

    def to_trash(folder: Path) -> str:
        if not trash:
            binned.append(folder)
            shutil.move(folder, tmp_path / "bin")
        return trash

    store = ModelStore(models, to_trash=to_trash)
    removed = store.remove(the_one(store))
    store.purge([removed])
    assert list(models.iterdir()) == []
    assert bool(binned) == (not trash)
    by_hand(models / "owner" / "other")
    killed = Presence()
    ModelStore(models, presence=killed).remove(the_one(store))
    killed.end()
    (models / "owner").rmdir()
    ModelStore(models, to_trash=lambda _: "none").purge_left()  # of a program that was killed
    assert list(models.iterdir()) == []


def test_what_is_used_is_not_removed(models: Path) -> None:
    store = ModelStore(models, in_use=lambda: models / NAME)
    for away in (store.remove, store.delete):
        with pytest.raises(UserError) as caught:
            away(the_one(store))
        assert caught.value.fault.code is FaultCode.MODEL_IN_USE
    store.remove(the_one(store), anyway=True)
    assert store.list() == []


def test_what_another_program_uses_or_may_bring_back_stays(models: Path) -> None:
    first, second = ModelStore(models), ModelStore(models, to_trash=lambda _: pytest.fail("gone"))
    other = Presence()
    other.use(models, models / NAME)
    for away in (first.remove, first.delete):
        with pytest.raises(UserError) as caught:
            away(the_one(first))
        assert caught.value.fault.code is FaultCode.MODEL_USED_ELSEWHERE
    other.end()
    removed = first.remove(the_one(first))
    second.purge_left()  # as its program starts
    first.restore(removed)
    assert the_one(first).state is InstallState.VERIFIED
    assert sorted(path.name for path in models.iterdir()) == [NAME]


def test_one_on_another_drive_is_ours_too(models: Path, hub: FakeHub, tmp_path: Path) -> None:
    other = tmp_path / "other drive"
    download(hub, other / NAME)
    store = ModelStore(models, more=[other, models], remembered=lambda: [other / NAME])
    assert [model.folder for model in store.list()] == [str(models / NAME), str(other / NAME)]
    _, model = store.list()
    assert store.is_ours(model)
    removed = store.remove(model)
    assert Path(removed.kept).is_relative_to(other)
    assert len(store.list()) == 1
    store.restore(removed)
    assert len(store.list()) == 2
    binned: list[Path] = []
    killed = Presence()
    ModelStore(models, more=[other], presence=killed).remove(model)
    killed.end()
    trash = ModelStore(models, more=[other], to_trash=lambda f: binned.append(f) or "none")
    trash.purge_left()
    assert len(binned) == 1
    assert list(other.iterdir()) == []


def test_what_is_being_downloaded_is_not_removed(models: Path) -> None:
    store = ModelStore(models, to_trash=lambda _: pytest.fail("touched"))
    with ModelFolder(models / NAME).opened():
        for away in (store.remove, store.delete):
            with pytest.raises(UserError) as caught:
                away(the_one(store))
            assert caught.value.fault.code is FaultCode.DOWNLOAD_FOLDER_IN_USE
    assert the_one(store).state is InstallState.VERIFIED


def test_deleted(models: Path) -> None:
    store = ModelStore(models, to_trash=lambda _: "it is full")
    with pytest.raises(UserError) as caught:
        store.delete(the_one(store))
    assert caught.value.fault.code is FaultCode.MODEL_NOT_DELETED
    store.delete(the_one(store), for_good=True)
    assert not (models / NAME).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="where the trash is a folder")
def test_the_trash_of_the_system(
    models: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = ModelStore(models)
    store.delete(the_one(store))
    assert store.list() == []
    assert (tmp_path / "data" / "Trash" / "files" / NAME / "openvino_model.bin").exists()


# ── from elsewhere ───────────────────────────────────────────────────────────


def hub_cache(root: Path, repository: Repository) -> Path:
    """As huggingface_hub keeps a repository: links to what is called by its hash."""
    place = root / f"models--{repository.id.replace('/', '--')}"
    snapshot = place / "snapshots" / repository.commit
    for path, file in repository.files.items():
        blob = place / "blobs" / file.oid
        blob.parent.mkdir(parents=True, exist_ok=True)
        blob.write_bytes(file.data)
        link = snapshot / path
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(os.path.relpath(blob, link.parent))
    return root


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
@pytest.mark.parametrize("deep", ["", "models--OpenVINO--tiny-moe-int4-ov"])
def test_a_hub_cache(tmp_path: Path, deep: str) -> None:
    repository = tiny_repository()
    cache = hub_cache(tmp_path / "hub", repository)
    (source,) = transplant.find(cache / deep)
    assert (source.repo, source.commit, source.name) == (REPO, repository.commit, NAME)
    store = ModelStore(tmp_path / "models")
    model = store.add_copy(source)
    assert (model.state, model.repo, model.name) == (InstallState.VERIFIED, REPO, NAME)
    for path, file in repository.files.items():
        if not path.startswith("."):
            copy = tmp_path / "models" / NAME / path
            assert copy.read_bytes() == file.data
            assert not copy.is_symlink()
    assert store.verify(model).state is InstallState.VERIFIED
    assert store.add_copy(source).name == f"{NAME}-2"


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_hub_cache_where_it_is(tmp_path: Path) -> None:
    cache = hub_cache(tmp_path / "hub", tiny_repository())
    before = {path: path.lstat().st_mtime_ns for path in cache.rglob("*")}
    snapshot = Path(transplant.find(cache)[0].folder)
    store = ModelStore(tmp_path / "models", remembered=lambda: [snapshot])
    model = the_one(store)
    assert (model.name, model.repo, model.state) == (NAME, REPO, InstallState.UNVERIFIED)
    seen: list[int] = []
    assert store.verify(model, seen.append).state is InstallState.VERIFIED
    assert sum(seen) >= model.size_bytes - 1000
    assert {path: path.lstat().st_mtime_ns for path in cache.rglob("*")} == before
    blob = (snapshot / "openvino_model.bin").resolve()
    blob.write_bytes(b"x" + blob.read_bytes()[1:])
    found = store.verify(model)
    assert (found.state, found.damaged) == (InstallState.DAMAGED, ("openvino_model.bin",))


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_hub_cache_with_a_wrong_file(tmp_path: Path) -> None:
    repository = tiny_repository()
    cache = hub_cache(tmp_path / "hub", repository)
    blob = next(cache.rglob(repository.files["openvino_model.bin"].oid))
    blob.write_bytes(b"x" + blob.read_bytes()[1:])
    store = ModelStore(tmp_path / "models")
    with pytest.raises(UserError) as caught:
        store.add_copy(transplant.find(cache)[0])
    assert caught.value.fault.code is FaultCode.IMPORT_DAMAGED
    assert caught.value.fault.values["file"] == "openvino_model.bin"
    assert list((tmp_path / "models").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_hub_cache_that_lacks_a_file(tmp_path: Path) -> None:
    cache = hub_cache(tmp_path / "hub", tiny_repository())
    (folder,) = cache.glob("models--*/snapshots/*")
    (folder / "openvino_model.bin").resolve().unlink()  # the link to it stays
    lacking = by_hand(tmp_path / "hub" / "by hand")
    (lacking / "openvino_model.bin").unlink()
    for place in (tmp_path, folder, lacking):
        with pytest.raises(UserError) as caught:
            transplant.find(place)
        assert caught.value.fault.code is FaultCode.IMPORT_DAMAGED
        assert caught.value.fault.values["file"] == "openvino_model.bin"
    whole = by_hand(tmp_path / "hub" / "whole")
    assert [model.folder for model in transplant.find(tmp_path)] == [str(whole)]


def test_a_local_dir_and_a_plain_folder(tmp_path: Path) -> None:
    folder = by_hand(tmp_path / "here" / "a model")
    (source,) = transplant.find(tmp_path / "here")
    model = ModelStore(tmp_path / "models").add_copy(source)
    assert (model.state, model.name) == (InstallState.UNVERIFIED, "a model")
    metadata = folder / ".cache" / "huggingface" / "download" / "config.json.metadata"
    metadata.parent.mkdir(parents=True)
    metadata.write_text(f"{'c' * 40}\n{'0' * 40}\n1.0\n")
    (source,) = transplant.find(folder)
    assert (source.commit, source.oids) == ("c" * 40, {"config.json": "0" * 40})
    with pytest.raises(UserError) as caught:
        ModelStore(tmp_path / "models").add_copy(source)
    assert caught.value.fault.code is FaultCode.IMPORT_DAMAGED


def test_nothing_to_import(tmp_path: Path) -> None:
    (tmp_path / "a" / "b" / "c" / "d" / "e").mkdir(parents=True)
    by_hand(tmp_path / "a" / "b" / "c" / "d" / "e" / "f")
    with pytest.raises(UserError) as caught:
        transplant.find(tmp_path)
    assert caught.value.fault.code is FaultCode.IMPORT_NOTHING


def test_a_copy_that_was_killed_leaves_no_model(tmp_path: Path) -> None:
    by_hand(tmp_path / "here")
    (source,) = transplant.find(tmp_path / "here")
    store = ModelStore(tmp_path / "models")
    left = tmp_path / "models" / ".importing-here"  # as a kill leaves it
    by_hand(left)
    assert store.list() == []

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        store.add_copy(source, stop)
    assert list((tmp_path / "models").iterdir()) == []
    assert store.add_copy(source).name == "here"
    assert not left.exists()
