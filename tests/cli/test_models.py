"""``moechat models`` as a program, against the hub's look-alike."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from moechat.core.download_queue import QueueState
from moechat.core.faults import FaultCode
from moechat.hub.presence import Presence
from moechat.store.store import Store
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub, running
from tests.support.download_bench import repository
from tests.support.downloads import NOT_WANTED, REPO, check_exact, tiny_repository

NAME = REPO.split("/")[1]
BOUND_S = 60
SLOWLY = Rule(Kind.THROTTLE, r"/cdn/.*openvino_model\.bin", times=None, after=50_000)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    for name in ("HF_TOKEN", "HF_HUB_OFFLINE", "HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    # A session without a keyring, whatever the one of these tests has.
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    with running(tiny_repository(), repository("aaa/other")) as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        yield hub


@pytest.fixture
def models(moechat_home: Path) -> Path:
    """The models folder, with room for a reserve that no test machine may have."""
    moechat_home.mkdir(parents=True)
    (moechat_home / "settings.toml").write_text("download_reserve_bytes = 0\n")
    return moechat_home / "models"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "moechat", "models", *arguments]


def run(*arguments: str) -> tuple[int, str, str]:
    done = subprocess.run(
        command(*arguments),
        capture_output=True,
        check=False,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=BOUND_S,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def told(*arguments: str) -> Any:
    code, out, err = run(*arguments, "--json")
    assert code == 0, err
    return json.loads(out)


def until(condition: Any) -> None:
    end = time.monotonic() + BOUND_S
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def states(models: Path) -> list[tuple[str, QueueState]]:
    store = Store.open(models.parent / "moechat.db")
    try:
        return [(d.repo, d.state) for d in store.downloads.all()]
    finally:
        store.close()


def test_search(hub: FakeHub, models: Path) -> None:
    found = told("search")
    assert [model["repo"] for model in found] == [REPO, "aaa/other"]
    assert found[0]["licence"] == "apache-2.0"
    assert [model["repo"] for model in told("search", "other", "--limit", "1")] == ["aaa/other"]
    code, out, _ = run("search", "tiny")
    assert code == 0
    assert out.startswith(REPO)


def test_nobody_there(hub: FakeHub, models: Path) -> None:
    code, out, err = run("search", "--endpoint", "http://127.0.0.1:9")
    assert (code, out) == (1, "")
    assert "127.0.0.1 cannot be reached" in err
    code, _, err = run("search", "--endpoint", "nonsense")
    assert code == 1
    assert "not the address of a hub" in err


def test_from_the_hub_to_the_trash(hub: FakeHub, models: Path) -> None:
    repository = hub.repositories[REPO]
    total = sum(len(d) for path, d in repository.contents.items() if path not in NOT_WANTED)
    assert told("list") == {"models": [], "downloads": []}
    assert told("download", REPO) == {
        "repo": REPO,
        "folder": str(models / NAME),
        "commit": repository.commit,
        "total_bytes": total,
    }
    check_exact(models / NAME, repository)
    (model,) = told("list")["models"]
    assert (model["repo"], model["state"], model["size_bytes"]) == (REPO, "verified", total)
    assert told("where", REPO) == {"folder": str(models / NAME)}
    assert run("where")[1] == f"{models}\n"
    assert [model["state"] for model in told("verify")] == ["verified"]

    weights = models / NAME / "openvino_model.bin"
    weights.write_bytes(b"x" + weights.read_bytes()[1:])
    code, out, _ = run("verify", NAME)
    assert code == 1
    assert "damaged" in out
    assert "openvino_model.bin" in out

    new = hub.add(type(repository)(REPO, repository.contents | {"config.json": b'{"new": 1}'}))
    assert told("update", NAME)["commit"] == new.commit
    check_exact(models / NAME, new)

    code, _, err = run("remove", "nothing")
    assert code == 1
    assert "no model called nothing" in err
    assert told("remove", REPO, "--permanently") == {"folder": str(models / NAME)}
    assert not (models / NAME).exists()
    assert told("list") == {"models": [], "downloads": []}


def test_a_refusal(hub: FakeHub, models: Path) -> None:
    hub.repositories[REPO].gated = True
    code, out, err = run("download", REPO)
    assert (code, out) == (1, "")
    assert err.count("only for people who are signed in") == 1
    code, out, err = run("download", REPO, "--json")  # a program reads one value then, too
    told_error = json.loads(out)["error"]
    assert (code, told_error["code"]) == (1, FaultCode.REPO_GATED)
    assert told_error["message"] in err
    assert json.loads(run("where", "nothing", "--json")[1])["error"]["code"] == (
        FaultCode.MODEL_NOT_INSTALLED
    )
    assert states(models) == [(REPO, QueueState.FAILED)]
    (queued,) = told("list")["downloads"]
    assert queued["fault"]["code"] == FaultCode.REPO_GATED


def test_the_token_is_seen_by_nobody(
    hub: FakeHub, models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither another process nor the log learns it, and it goes to the hub alone."""
    hub.repositories[REPO].gated = True
    monkeypatch.setenv("HF_TOKEN", GOOD_TOKEN)
    settings = models.parent / "settings.toml"
    code, _, _ = run("download", REPO)
    assert code == 1  # the look-alike is a mirror, which gets no token
    assert {seen.authorization for seen in hub.seen} == {None}
    settings.write_text("hub_token_to_mirror = true\ndownload_reserve_bytes = 0\n")
    assert told("download", REPO)["repo"] == REPO
    assert {seen.authorization for seen in hub.seen if seen.host == "files"} == {None}
    kept = [path for path in models.parent.rglob("*") if path.is_file()]
    assert not [path for path in kept if GOOD_TOKEN.encode() in path.read_bytes()]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C goes to a whole console there")
def test_ctrl_c_pauses_and_the_same_command_goes_on(hub: FakeHub, models: Path) -> None:
    hub.faults(SLOWLY)
    process = subprocess.Popen(
        command("download", REPO), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    until(lambda: any(seen.sent > 100_000 for seen in hub.seen))
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=BOUND_S)[1]
    assert process.returncode == 130
    assert "The same command goes on" in said
    assert states(models) == [(REPO, QueueState.PAUSED)]
    (model,) = told("list")["models"]
    assert model["state"] == "incomplete"
    hub.faults()
    assert told("download", REPO)["folder"] == str(models / NAME)
    check_exact(models / NAME, hub.repositories[REPO])
    assert hub.ranges("openvino_model.bin")[-1] > 50_000


def test_downloaded_to_a_folder_elsewhere(hub: FakeHub, models: Path, tmp_path: Path) -> None:
    folder = tmp_path / "fast drive" / "my model"
    assert told("download", REPO, "--to", str(folder))["folder"] == str(folder)
    check_exact(folder, hub.repositories[REPO])
    (model,) = told("list")["models"]
    assert (model["folder"], model["state"]) == (str(folder), "verified")
    assert told("where", REPO)["folder"] == str(folder)


def test_paused_from_another_terminal(hub: FakeHub, models: Path) -> None:
    hub.faults(Rule(Kind.THROTTLE, SLOWLY.match, times=None, after=4_000))  # while two others run
    process = subprocess.Popen(command("download", REPO), stdout=subprocess.PIPE)
    until(lambda: any(seen.sent > 4_000 for seen in hub.seen))
    # A second program with the same model leaves it to the first.
    code, _, err = run("download", REPO)
    assert code == 1
    assert "Another program is downloading" in err
    assert told("pause") == [REPO]
    assert process.wait(BOUND_S) == 1
    process.communicate()
    assert states(models) == [(REPO, QueueState.PAUSED)]


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_killed(hub: FakeHub, models: Path) -> None:
    hub.faults(SLOWLY)
    process = subprocess.Popen(command("download", REPO), stdout=subprocess.PIPE)
    until(lambda: any(seen.sent > 100_000 for seen in hub.seen))
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    hub.faults()
    # Another model does not start it again, and does not lose it.
    assert told("download", "aaa/other")["repo"] == "aaa/other"
    assert (REPO, QueueState.RUNNING) in states(models)
    told("download", REPO)
    check_exact(models / NAME, hub.repositories[REPO])


def test_import(hub: FakeHub, models: Path, tmp_path: Path) -> None:
    folder = tmp_path / "other place" / "my model"
    folder.mkdir(parents=True)
    for name in ("openvino_model.xml", "openvino_model.bin"):
        (folder / name).write_bytes(name.encode())
    assert told("import", str(tmp_path / "other place"))[0]["folder"] == str(folder)
    (model,) = told("list")["models"]
    assert (model["folder"], model["state"]) == (str(folder), "unverified")
    (copied,) = told("import", str(folder), "--copy")
    assert copied["folder"] == str(models / "my model")
    assert [model["folder"] for model in told("list")["models"]] == [
        str(models / "my model"), str(folder),
    ]  # fmt: skip
    code, _, err = run("import", str(models.parent))
    assert code == 0, err
    code, _, err = run("import", str(tmp_path / "nothing"))
    assert code == 1
    assert "no OpenVINO model" in err
    told("remove", str(folder))  # it is not ours to delete
    assert (folder / "openvino_model.bin").exists()
    assert [model["folder"] for model in told("list")["models"]] == [str(models / "my model")]
    other = Presence()
    other.use(models, models / "my model")
    code, _, err = run("remove", "my model", "--permanently")
    assert code == 1
    assert "in use elsewhere" in err
    assert "another window" in err
    other.end()
    told("remove", "my model", "--permanently")
    assert told("list")["models"] == []


def test_what_a_terminal_chats_with_stays(models: Path, starter_model: Path) -> None:
    folder = models / "starter"
    shutil.copytree(starter_model, folder)
    chat = [sys.executable, "-m", "moechat", "chat", str(folder)]
    with subprocess.Popen(chat, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        until(lambda: Presence().used_by_another(models, folder))
        code, _, err = run("remove", "starter")
        assert (code, "in use elsewhere" in err) == (1, True)
        process.communicate()  # the end of its input ends it
    assert not Presence().used_by_another(models)
    assert sorted(path.name for path in models.iterdir()) == ["starter"]


def test_offline(hub: FakeHub, models: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told("download", REPO)
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    hub.seen.clear()
    code, _, err = run("search")
    assert code == 1
    assert "stay offline" in err
    assert len(told("list")["models"]) == 1
    assert told("verify")[0]["state"] == "verified"
    assert hub.seen == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_names_that_are_no_text(hub: FakeHub, models: Path, tmp_path: Path) -> None:
    odd = os.fsdecode(b"odd\xff")
    folder = tmp_path / "from elsewhere" / odd
    folder.mkdir(parents=True)
    for name, data in repository("aaa/other").contents.items():
        (folder / name).write_bytes(data)
    (model,) = told("import", str(folder.parent), "--copy")
    assert model["folder"] == str(models / odd)
    assert told("list")["models"] == [model | {"last_used": None}]
    assert told("where", odd) == {"folder": str(models / odd)}
    assert told("search", odd) == []
    for arguments in (("where", f"no {odd}"), ("download", REPO, "--to", str(tmp_path / odd))):
        code, out, _ = run(*arguments, "--json")
        assert code == 1
        assert json.loads(out)["error"]["message"]
