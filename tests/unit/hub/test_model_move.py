"""All models to another folder, ended at any moment."""

import os
import shutil
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.hub import installed
from moechat.hub.installed import InstallState
from moechat.hub.model_folder import ModelFolder
from moechat.hub.model_move import ModelMove, pending_source, pending_target
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub
from tests.support.downloads import check_exact, download, tiny_repository


class Killed(BaseException):
    pass


@pytest.fixture
def two_drives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Test folders lie on one drive."""
    monkeypatch.setattr(ModelMove, "on_one_drive", False)


@pytest.fixture
def old(hub: FakeHub, tmp_path: Path) -> Path:
    """One model that is complete, one of an owner, one half downloaded, one put there by hand."""
    old = tmp_path / "old"
    download(hub, old / "whole")
    download(hub, old / "owner" / "deep")
    hub.faults(Rule(Kind.STATUS, r"/cdn/.*openvino_model\.bin", code=404, times=None))
    download(hub, old / "half")
    hub.faults()
    (old / "by hand" / "empty").mkdir(parents=True)
    (old / "by hand" / "openvino_model.xml").write_bytes(b"<net/>")
    return old


def state_of(models: Path) -> list[tuple[str, InstallState, int]]:
    return [(model.name, model.state, model.size_bytes) for model in installed.scan(models)]


def test_on_one_drive_it_is_renamed(old: Path, tmp_path: Path) -> None:
    before, number = state_of(old), (old / "whole" / "config.json").stat().st_ino
    move = ModelMove(old, tmp_path / "new")
    move.copy(lambda _: pytest.fail("copied"))
    assert (state_of(old), state_of(move.new)) == (before, [])
    assert pending_target(old) == move.new  # killed here, it goes on
    ModelMove(old, move.new).finish()
    assert state_of(move.new) == before
    assert (move.new / "whole" / "config.json").stat().st_ino == number
    assert not old.exists()


@pytest.mark.usefixtures("two_drives")
def test_a_move(old: Path, tmp_path: Path, hub: FakeHub) -> None:
    before = state_of(old)
    assert {state for _, state, _ in before} == {
        InstallState.VERIFIED, InstallState.INCOMPLETE, InstallState.UNVERIFIED,
    }  # fmt: skip
    os.utime(old / "by hand" / "openvino_model.xml", (1.0, 2.0))
    move = ModelMove(old, tmp_path / "new" / "models")
    seen: list[int] = []
    move.copy(seen.append)
    assert sum(seen) == 2 * move.total_bytes()  # written, and read again
    assert state_of(old) == state_of(move.new) == before
    move.finish()
    assert state_of(move.new) == before
    assert not old.exists()
    check_exact(move.new / "whole", tiny_repository())
    assert (move.new / "by hand" / "empty").is_dir()
    assert (move.new / "by hand" / "openvino_model.xml").stat().st_mtime == 2.0
    # The half one goes on where it was.
    hub.seen.clear()
    download(hub, move.new / "half")
    fetched = {seen.path.rsplit("/", 1)[-1] for seen in hub.seen if "/resolve/" in seen.path}
    assert fetched == {"openvino_model.bin"}


@pytest.mark.usefixtures("two_drives")
def test_ended_at_any_moment(old: Path, tmp_path: Path) -> None:
    """Whenever it is ended, every model is whole in one of the two folders, and it can go on."""
    before, new = state_of(old), tmp_path / "new"
    steps = 0

    def count(_: int) -> None:
        nonlocal steps
        steps += 1

    ModelMove(old, tmp_path / "trial").copy(count)
    for at in range(1, steps):
        left = at

        def kill(_: int) -> None:
            nonlocal left
            left -= 1
            if not left:
                raise Killed

        with pytest.raises(Killed):
            ModelMove(old, new).copy(kill)
        assert state_of(old) == before
        assert set(state_of(new)) <= set(before)
        assert pending_target(old) == new
        ModelMove(old, new).give_up()
        assert state_of(new) == []
        assert pending_target(old) is None
    with pytest.raises(Killed):
        ModelMove(old, new).copy(lambda _: (_ for _ in ()).throw(Killed))
    ModelMove(old, new).copy()
    assert state_of(new) == before


@pytest.mark.usefixtures("two_drives")
def test_killed_while_deleting(old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, move = state_of(old), ModelMove(old, tmp_path / "new")
    move.copy()
    real = shutil.rmtree

    def remove(folder: Path, **_: object) -> None:
        """Half of a folder is deleted when the end comes."""
        next(path for path in folder.rglob("*") if path.is_file()).unlink()
        raise Killed

    monkeypatch.setattr(shutil, "rmtree", remove)
    with pytest.raises(Killed):
        move.finish()
    monkeypatch.setattr(shutil, "rmtree", real)
    assert (pending_target(old), pending_source(move.new)) == (move.new, old)
    ModelMove(old, move.new).finish()
    assert pending_source(move.new) is None
    assert state_of(move.new) == before
    assert not old.exists()


@pytest.mark.usefixtures("two_drives")
def test_what_has_the_name_of_a_model_is_not_touched(old: Path, tmp_path: Path) -> None:
    other = tmp_path / "new" / "whole"
    other.mkdir(parents=True)
    (other / "mine.txt").write_text("mine")
    move = ModelMove(old, tmp_path / "new")
    with pytest.raises(UserError) as caught:
        move.copy()
    assert caught.value.fault.code is FaultCode.IMPORT_EXISTS
    move.give_up()
    assert (other / "mine.txt").read_text() == "mine"
    move.finish()
    assert (old / "whole").exists()


def test_a_running_download_is_not_moved(old: Path, tmp_path: Path) -> None:
    with ModelFolder(old / "half").opened(), pytest.raises(UserError) as caught:
        ModelMove(old, tmp_path / "new").copy()
    assert caught.value.fault.code is FaultCode.DOWNLOAD_FOLDER_IN_USE


@pytest.mark.parametrize("new", ["old", "old/deeper", "."])
def test_into_itself(tmp_path: Path, new: str) -> None:
    with pytest.raises(UserError) as caught:
        ModelMove(tmp_path / "old", tmp_path / new)
    assert caught.value.fault.code is FaultCode.MODELS_MOVE_INTO


@pytest.mark.usefixtures("two_drives")
def test_a_full_drive(old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 1000

    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage)
    with pytest.raises(UserError) as caught:
        ModelMove(old, tmp_path / "new").copy()
    assert caught.value.fault.code is FaultCode.DISK_FULL
    assert pending_target(old) is None
