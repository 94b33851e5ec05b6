"""``moechat --delete-data``: all of it goes, nothing else does, never under a running program."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.services.window_place import WindowPlace
from moechat.store.store import Store
from tests.hub_server.server import running
from tests.support.downloads import REPO, download, tiny_repository

NAME = REPO.split("/")[1]


def moechat(*arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "moechat", "--delete-data", *arguments]
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.fixture
def paths(moechat_home: Path, tmp_path: Path) -> Paths:
    """Data of every kind, and a stranger's files among it."""
    paths = Paths.under(moechat_home)
    Store.open(paths.database).close()
    more = str(tmp_path / "more")
    SettingsFile(paths.settings).update(scheme="dark", more_models_folders=(more,))
    for file in (
        paths.database.with_name("moechat.db.schema-3.backup"),
        paths.data / "loading-7.json",
        paths.data / f"moechat-{'0a' * 12}",
        paths.settings.with_name("settings.toml.damaged-1"),
        paths.window_state,
        paths.logs / "moechat.log",
        paths.logs / "moechat.log.2",
        paths.hub_cache / ("a" * 40),
        paths.download_rate,
        *(paths.data / "notes.txt", paths.hub_cache / "mine.txt"),  # these are no ones of ours
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x")
    with running(tiny_repository()) as hub:
        download(hub, paths.models / NAME)
        download(hub, tmp_path / "more" / NAME)
    (paths.models / NAME / "my-notes.md").write_text("mine")
    by_hand = paths.models / "by-hand"
    by_hand.mkdir()
    (by_hand / "openvino_model.xml").write_text("<net/>")
    return paths


def files(folder: Path) -> set[str]:
    return {str(p.relative_to(folder)) for p in folder.rglob("*") if not p.is_dir()}


def test_all_but_models(paths: Paths, tmp_path: Path) -> None:
    before = {file for file in files(tmp_path) if "models" in file or "more" in file}
    asked = moechat()
    assert asked.returncode == 2
    assert str(paths.database) in asked.stdout
    assert "Nothing was deleted." in asked.stdout
    assert paths.database.exists()
    done = moechat("--yes")
    assert (done.returncode, done.stderr) == (0, "")
    others = {"home/notes.txt", "home/cache/hub/mine.txt"}
    assert files(tmp_path) == before | others
    assert not paths.logs.exists()


def test_models_that_are_ours(paths: Paths, tmp_path: Path) -> None:
    treasure = tmp_path / "treasure"
    treasure.mkdir()
    (treasure / "weights.bin").write_text("of somebody else")
    (paths.models / "linked").symlink_to(tmp_path / "more" / NAME, target_is_directory=True)
    (paths.models / NAME / ".moechat" / "way-out").symlink_to(treasure, target_is_directory=True)
    kept = paths.models / ".removed" / "dead"
    with running(tiny_repository()) as hub:
        download(hub, kept / f"{NAME}-1")
    done = moechat("--models", "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert files(tmp_path) == {
        "home/notes.txt",
        "home/cache/hub/mine.txt",
        "home/models/by-hand/openvino_model.xml",
        f"home/models/{NAME}/my-notes.md",
        "home/models/linked",
        "treasure/weights.bin",
    }


@pytest.mark.parametrize("holder", ["window", "store"])
def test_not_while_the_program_runs(paths: Paths, holder: str) -> None:
    before = files(paths.data)
    place, store = WindowPlace(paths.data), None
    if holder == "window":
        place.claim()
    else:  # as `moechat chat` and `moechat models` have it
        store = Store.open(paths.database)
    refused = moechat("--models", "--yes")
    place.release()
    if store is not None:
        store.close()
    assert refused.returncode == 2
    assert "moechat is running" in refused.stderr
    assert before <= files(paths.data)
    assert moechat("--yes").returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
@pytest.mark.parametrize(("answer", "code"), [("delete", 0), ("y", 2), ("", 2)])
def test_a_person_is_asked(paths: Paths, answer: str, code: int) -> None:
    master, slave = os.openpty()
    command = [sys.executable, "-m", "moechat", "delete-data"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave) as process:
        os.close(slave)
        os.write(master, f"{answer}\n".encode())
        said = b""
        while b"elete" not in said or b"deleted." not in said:
            said += os.read(master, 4096)
        assert process.wait(60) == code
    os.close(master)
    assert paths.database.exists() is (code == 2)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_not_when_it_was_started_before_the_answer(paths: Paths) -> None:
    master, slave = os.openpty()
    command = [sys.executable, "-m", "moechat", "delete-data"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave) as process:
        os.close(slave)
        said = b""
        while b"to go on" not in said:
            said += os.read(master, 4096)
        place = WindowPlace(paths.data)
        place.claim()
        os.write(master, b"delete\n")
        while b"running" not in said and b"was deleted" not in said:
            said += os.read(master, 4096)
        assert process.wait(60) == 2
        place.release()
    os.close(master)
    assert paths.database.exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_not_where_it_cannot_be_told(paths: Paths, unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "moechat", "--delete-data", "--yes"],
            stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120,
            check=False, env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("What there is to say cannot be written (")
    assert "Traceback" not in done.stderr
    assert paths.database.exists()


def test_there_may_be_nothing(moechat_home: Path) -> None:
    assert moechat("--models", "--yes").returncode == 0
    assert not moechat_home.exists()
