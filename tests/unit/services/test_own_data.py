"""What is kept on the drive."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import FaultCode
from moechat.hub.model_folder import Manifest, ModelFolder, PlacedFile
from moechat.services.data_files import DataKind
from moechat.services.model_store import ModelStore
from moechat.services.own_data import OwnData, delete_models, measure
from moechat.services.paths import Paths
from moechat.services.secrets import Secrets
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane


def test_sizes_have_all_that_belongs_to_them(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    assert {kept.bytes for kept in measure(paths, ModelStore(paths.models))} == {0}
    paths.database.write_bytes(b"1234")
    paths.database.with_name("moechat.db-wal").write_bytes(b"12")
    paths.settings.write_bytes(b"123")
    (paths.models / "a" / "b").mkdir(parents=True)
    (paths.models / "a" / "b" / "x.bin").write_bytes(b"12345")
    paths.logs.mkdir()
    (paths.logs / "moechat.log").write_bytes(b"1")
    sizes = {kept.kind: kept.bytes for kept in measure(paths, ModelStore(paths.models))}
    assert sizes == {
        DataKind.CHATS: 6,
        DataKind.SETTINGS: 3,
        DataKind.LOGS: 1,
        DataKind.MODELS: 5,
    }


def test_folders_among_the_models_may_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths.under(tmp_path)
    for name, size in (("closed", 7), ("open", 5)):
        (paths.models / name).mkdir(parents=True)
        (paths.models / name / "x.bin").write_bytes(bytes(size))
    real = os.stat

    def stat(path: str | Path, *rest: object, **more: object) -> os.stat_result:
        if "closed" in Path(path).parent.parts:
            raise PermissionError  # as for anybody but root
        return real(path, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", stat)
    sizes = {kept.kind: kept.bytes for kept in measure(paths, ModelStore(paths.models))}
    assert sizes[DataKind.MODELS] == 5


def test_what_cannot_be_deleted_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    paths = Paths.under(tmp_path)
    settings = SettingsFile(paths.settings)
    stubborn = paths.settings.with_name("settings.toml.damaged-1")
    stubborn.mkdir()  # no file at all
    lane = TaskLane("test")

    def delete_chats(then: Callable[[], None]) -> None:
        then()

    data = OwnData(
        paths,
        settings,
        lane,
        delete_chats=delete_chats,
        models=lambda: ModelStore(paths.models),
        secrets=Secrets(),
    )
    with qtbot.waitSignal(data.failed) as told:
        data.delete({DataKind.CHATS, DataKind.SETTINGS})
    assert told.args[0].code is FaultCode.DATA_NOT_DELETED
    assert told.args[0].values["path"] == str(stubborn)
    lane.drain(5)


class Locked:
    """A keyring that gives nothing away."""

    def get_password(self, *_: str) -> str:
        return "secret"

    def set_password(self, *_: str) -> None: ...

    def delete_password(self, *_: str) -> None:
        raise PermissionError


def test_a_keyring_that_keeps_its_secrets_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    paths, lane = Paths.under(tmp_path), TaskLane("test")
    data = OwnData(
        paths,
        SettingsFile(paths.settings),
        lane,
        delete_chats=lambda then: then(),
        models=lambda: ModelStore(paths.models),
        secrets=Secrets(Locked),
    )
    with qtbot.waitSignal(data.failed, timeout=20_000) as told:
        data.delete({DataKind.ACCESS})
    assert told.args[0].code is FaultCode.SECRETS_KEPT
    lane.drain(5)


def forged(folder: Path, *paths: str) -> None:
    """A marker that somebody wrote by hand."""
    folder.mkdir(parents=True)
    files = tuple(PlacedFile(path, 1, "0" * 40, 0) for path in paths)
    ModelFolder(folder).mark(Manifest("o/n", "0" * 40, "main", files))


def test_a_marker_cannot_reach_out_of_its_folder(tmp_path: Path) -> None:
    models, outside = tmp_path / "models", tmp_path / "outside"
    for folder in ("empty", "through"):
        (outside / folder).mkdir(parents=True)
    (outside / "file.bin").write_text("mine")
    (outside / "through" / "file.bin").write_text("mine")
    forged(models / "climbs", "../../outside/file.bin", "../../outside/empty/x")
    forged(models / "absolute", str(outside / "file.bin"), str(outside / "empty" / "x"))
    forged(models / "linked", "way/through/file.bin", "way/empty/x", "own.bin")
    (models / "linked" / "way").symlink_to(outside, target_is_directory=True)
    (models / "linked" / "own.bin").write_text("ours")
    store = ModelStore(models)
    assert len(store.own()) == 3
    assert delete_models(store) == []
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")}
    assert {"outside/file.bin", "outside/empty", "outside/through/file.bin"} <= left
    assert {path for path in left if path.startswith("models")} == {
        "models", "models/linked", "models/linked/way",
    }  # fmt: skip


def test_the_starter_model_is_ours(starter_model: Path, tmp_path: Path) -> None:
    models = tmp_path / "models"
    for name in ("alone", "with-notes"):
        shutil.copytree(starter_model, models / name)
    (models / "with-notes" / "notes.txt").write_text("mine")
    store = ModelStore(models)
    *_, kept = measure(Paths.under(tmp_path), store)
    assert kept.own_bytes > 2 * (starter_model / "openvino_model.bin").stat().st_size
    assert delete_models(store) == []
    assert [str(path.relative_to(models)) for path in sorted(models.rglob("*"))] == [
        "with-notes",
        str(Path("with-notes", "notes.txt")),
    ]


def test_a_model_in_use_stays_and_is_told_of(tmp_path: Path) -> None:
    models = tmp_path / "models"
    for name in ("idle", "loaded"):
        forged(models / name, "x.bin")
        (models / name / "x.bin").write_text("x")
    faults = delete_models(ModelStore(models, in_use=lambda: models / "loaded"))
    assert [fault.code for fault in faults] == [FaultCode.MODEL_IN_USE]
    assert [path.name for path in models.iterdir()] == ["loaded"]
    assert (models / "loaded" / "x.bin").exists()
