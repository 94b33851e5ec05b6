"""What is kept on the drive."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from moechat.services.data_files import DataKind
from moechat.services.model_store import ModelStore
from moechat.services.own_data import OwnData, measure
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
    assert told.args[0].values["path"] == str(stubborn)
    lane.drain(5)
