"""The queue of downloads with real workers and the hub's look-alike."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from moechat.core.faults import FaultCode
from moechat.core.repo_paths import PRIVATE_FOLDER, READY_MARKER
from moechat.hub.model_folder import read_manifest
from moechat.protocol.download_messages import Phase
from moechat.services import waiting_room
from moechat.services.download_texts import state_text
from moechat.services.download_view import Download, Limits
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub, running
from tests.support.download_bench import DownloadBench, bench, repository

A, B, C = "org/model-a", "org/model-b", "org/model-c"
WEIGHTS = r"/cdn/.*model-a/openvino_model\.bin"
SLOWLY = Rule(Kind.THROTTLE, WEIGHTS, times=None, after=400_000)  # bytes a second


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running(*(repository(repo) for repo in (A, B, C))) as hub:
        hub.add(repository(A, weights=3_000_000))
        yield hub


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path, hub: FakeHub) -> Iterator[DownloadBench]:
    with bench(qtbot, tmp_path, hub.url) as made:
        yield made


def is_moving(made: DownloadBench, repo: str = A) -> bool:
    """Whether some of the weights are on the disk, and not all."""
    return any(
        d.item.repo == repo and d.progress is not None and d.progress.done_bytes > 100_000
        for d in made.service.running
    )


def is_exact(hub: FakeHub, folder: Path, repo: str) -> bool:
    manifest = read_manifest(folder)
    contents = hub.repositories[repo].contents
    return manifest is not None and all(
        (folder / path).read_bytes() == data for path, data in contents.items()
    )


def test_one_after_the_other(made: DownloadBench, hub: FakeHub) -> None:
    most = 0

    def count() -> None:
        nonlocal most
        most = max(most, sum(client.is_running for client in made.clients))

    made.service.changed.connect(count)
    made.service.progressed.connect(count)
    for repo in (A, B, C):
        made.add(repo)
    assert made.block.held == 1
    made.until(lambda: len(made.finished) == 3)
    assert [d.item.repo for d in made.finished] == [A, B, C]
    assert most == 1
    for download in made.finished:
        assert is_exact(hub, download.folder, download.item.repo)
        assert download.item.commit == hub.repositories[download.item.repo].commit
    assert made.block.held == 0
    assert made.stored() == [(A, "done"), (B, "done"), (C, "done")]
    assert made.told == []


def test_pause_resume_and_the_order(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    a, b, c = (made.add(repo) for repo in (A, B, C))
    made.until(lambda: is_moving(made) and bool(made.service.bytes_per_s))
    made.service.reorder([c.id, b.id])
    assert [d.id for d in made.service.downloads] == [c.id, b.id, a.id]
    made.service.pause(a.id)
    made.until(lambda: len(made.finished) == 2)
    assert [d.item.repo for d in made.finished] == [C, B]
    assert made.state(a) == "paused"
    assert made.stored() == [(C, "done"), (B, "done"), (A, "paused")]
    before = len(hub.ranges("openvino_model.bin"))
    hub.faults()
    made.service.resume(a.id)
    made.until(lambda: len(made.finished) == 3)
    assert is_exact(hub, a.folder, A)
    (again,) = hub.ranges("openvino_model.bin")[before:]
    assert again > 100_000


def test_paused_and_wanted_again_at_once(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    a = made.add(A)
    made.service.pause(a.id)  # before the worker has begun
    made.service.resume(a.id)
    made.until(lambda: is_moving(made))
    made.service.pause(a.id)  # while it works
    made.service.resume(a.id)
    hub.faults()
    made.until(lambda: len(made.finished) == 1)
    assert is_exact(hub, a.folder, A)


@pytest.mark.parametrize("keep_parts", [False, True])
def test_cancelled_stays_cancelled(
    qtbot: QtBot, tmp_path: Path, hub: FakeHub, keep_parts: bool
) -> None:
    hub.faults(SLOWLY)
    with bench(qtbot, tmp_path, hub.url) as made:
        a = made.add(A)
        made.until(lambda: is_moving(made))
        left: list[bool] = []  # what a look at the folders finds when told to look
        made.service.left.connect(lambda: left.append(a.folder.exists()))
        made.service.cancel(a.id, keep_parts=keep_parts)
        made.until(lambda: not any(client.is_running for client in made.clients))
        made.until(lambda: left[-1:] == [keep_parts])
        if not keep_parts:
            made.until(lambda: not a.folder.exists())
        assert made.stored() == []
    with bench(qtbot, tmp_path, hub.url) as made:
        assert made.service.downloads == []
        assert a.folder.exists() == keep_parts


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_cancelled_although_its_worker_hangs(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    a = made.add(A)
    made.until(lambda: is_moving(made))
    os.kill(made.clients[0].pid, signal.SIGSTOP)
    left: list[bool] = []
    made.service.left.connect(lambda: left.append(a.folder.exists()))
    made.service.cancel(a.id)
    made.until(lambda: left[-1:] == [False])
    assert made.stored() == []


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_what_was_cancelled_is_gone_although_all_were_killed(
    qtbot: QtBot, tmp_path: Path, hub: FakeHub
) -> None:
    hub.faults(SLOWLY)
    with bench(qtbot, tmp_path, hub.url) as made:
        a = made.add(A)
        made.until(lambda: is_moving(made))
        os.kill(made.clients[0].pid, signal.SIGSTOP)  # so that it deletes nothing
        made.service.cancel(a.id)
    assert (a.folder / PRIVATE_FOLDER / "parts").is_dir()
    with bench(qtbot, tmp_path, hub.url) as made:
        made.until(lambda: not a.folder.exists())
        assert made.service.downloads == []
        hub.faults()
        assert made.add(A).id != a.id
        made.until(lambda: len(made.finished) == 1)


def test_what_waits_is_cancelled_too(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    a = made.add(A)
    made.until(lambda: is_moving(made))
    made.service.pause(a.id)
    made.until(lambda: not any(client.is_running for client in made.clients))
    made.service.cancel(a.id)
    made.until(lambda: not a.folder.exists())
    assert made.service.downloads == []


def test_it_goes_on_after_the_program_ended(qtbot: QtBot, tmp_path: Path, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    with bench(qtbot, tmp_path, hub.url) as made:
        a, _, c = (made.add(repo) for repo in (A, B, C))
        made.service.pause(c.id)
        made.until(lambda: is_moving(made))
    assert not (a.folder / READY_MARKER).exists()
    hub.faults()
    with bench(qtbot, tmp_path, hub.url) as made:
        made.until(lambda: len(made.finished) == 2)
        assert [d.item.repo for d in made.finished] == [A, B]
        assert made.state(c) == "paused"
        assert is_exact(hub, a.folder, A)
        assert hub.ranges("model-a/openvino_model.bin")[-1] > 0


def test_two_programs(qtbot: QtBot, tmp_path: Path, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    with bench(qtbot, tmp_path, hub.url) as first, bench(qtbot, tmp_path, hub.url) as second:
        a = first.add(A)
        first.until(lambda: is_moving(first))
        second.start()
        assert [(d.id, d.item.elsewhere) for d in second.service.downloads] == [(a.id, True)]
        assert second.clients == []
        second.service.pause(a.id)
        first.until(lambda: not first.clients[0].is_running)
        assert first.state(a) == "paused"
        second.service.resume(a.id)
        hub.faults()
        second.until(lambda: len(second.finished) == 1)
        assert first.finished == []


def test_a_failure_and_another_try(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(Rule(Kind.STATUS, "/api/models/org/model-a", code=404, error_code="RepoNotFound"))
    a, _ = made.add(A), made.add(B)
    made.until(lambda: len(made.finished) == 1)
    (failed,) = made.failed
    assert failed.fault is not None
    assert (failed.id, failed.fault.code) == (a.id, FaultCode.REPO_MISSING)
    assert made.stored() == [(A, "failed"), (B, "done")]
    made.service.resume(a.id)
    made.until(lambda: len(made.finished) == 2)
    assert is_exact(hub, a.folder, A)


def test_the_network_is_back(made: DownloadBench, hub: FakeHub) -> None:
    there, made.settings = made.settings, replace(made.settings, hub_proxy="ftp://nonsense")
    a = made.add(A)
    made.until(lambda: len(made.failed) == 1)
    fault = made.failed[0].fault
    assert fault is not None
    assert fault.code is FaultCode.PROXY_FAILED
    hub.faults(Rule(Kind.STATUS, "/api/models/org/model-b", code=404, error_code="RepoNotFound"))
    made.settings = there
    b = made.add(B)
    made.until(lambda: len(made.failed) == 2)
    made.service.retry_unreachable()
    made.until(lambda: len(made.finished) == 1)
    assert (made.state(a), made.state(b)) == ("done", "failed")


def test_another_way_while_a_worker_waits_for_the_old_one(
    made: DownloadBench, hub: FakeHub
) -> None:
    there, made.settings = made.settings, replace(made.settings, hub_proxy="http://127.0.0.1:9")
    a = made.add(A)

    def waits() -> bool:
        found = made.service.get(a.id)
        return found is not None and found.phase is Phase.WAITING

    made.until(waits)
    made.settings = there
    made.service.retry_unreachable()
    made.until(lambda: len(made.finished) == 1)
    assert made.failed == []


def test_a_worker_that_dies(made: DownloadBench, hub: FakeHub) -> None:
    hub.faults(SLOWLY)
    a = made.add(A)
    made.until(lambda: is_moving(made))
    kill = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
    os.kill(made.clients[0].pid, kill)
    made.until(lambda: len(made.failed) == 1)
    fault = made.failed[0].fault
    assert fault is not None
    assert fault.code is FaultCode.DOWNLOAD_WORKER_DIED
    hub.faults()
    made.service.resume(a.id)
    made.until(lambda: len(made.finished) == 1)
    assert is_exact(hub, a.folder, A)


def test_a_metered_connection_waits_for_a_word(made: DownloadBench, hub: FakeHub) -> None:
    made.metered = True
    a = made.add(A)
    assert made.state(a) == "paused"
    assert a.fault is not None
    assert a.fault.code is FaultCode.DOWNLOAD_METERED
    assert hub.seen == []
    b = made.add(B, allow_metered=True)
    made.service.resume(a.id)
    made.until(lambda: len(made.finished) == 2)
    assert {d.id for d in made.finished} == {a.id, b.id}


def test_the_same_name_of_another_owner(made: DownloadBench, hub: FakeHub) -> None:
    hub.add(repository("other/model-b"))
    made.add(B)
    made.add("other/model-b")
    made.until(lambda: len(made.finished) == 2)
    assert [d.folder.name for d in made.finished] == ["model-b", "other__model-b"]
    again = made.add("other/model-b")
    assert again.folder.name == "other__model-b"


def test_an_update_asks_what_is_new(made: DownloadBench, hub: FakeHub) -> None:
    made.add(B)
    made.until(lambda: len(made.finished) == 1)
    new = hub.add(repository(B, config__json=b'{"new": 1}'))
    seen = len(hub.seen)
    made.add(B, replan=True)
    made.until(lambda: len(made.finished) == 2)
    manifest = read_manifest(made.models / "model-b")
    assert manifest is not None
    assert manifest.commit == new.commit
    assert is_exact(hub, made.models / "model-b", B)
    fetched = {s.path.rsplit("/", 1)[-1] for s in hub.seen[seen:] if "/resolve/" in s.path}
    assert fetched == {"config.json"}


def test_the_drive_is_too_small(qtbot: QtBot, hub: FakeHub, tmp_path: Path) -> None:
    limits = Limits(reserve_bytes=1 << 60)
    with bench(qtbot, tmp_path, hub.url, limits=limits) as full:
        a = full.add(A)

        def waits() -> bool:
            found = full.service.get(a.id)
            return found is not None and found.phase is Phase.DISK_FULL

        full.until(waits)
        found = full.service.get(a.id)
        assert found is not None
        assert found.missing_bytes > 1 << 50
        assert not hub.ranges("openvino_model.bin")


def test_the_token_goes_to_a_mirror_only_if_allowed(made: DownloadBench, hub: FakeHub) -> None:
    hub.repositories[B].gated = True
    made.secrets.put("hub-token", GOOD_TOKEN)
    b = made.add(B)
    made.until(lambda: len(made.failed) == 1)
    fault = made.failed[0].fault
    assert fault is not None
    assert fault.code is FaultCode.REPO_GATED
    assert {seen.authorization for seen in hub.seen} == {None}
    made.settings = replace(made.settings, hub_token_to_mirror=True)
    made.service.resume(b.id)
    made.until(lambda: len(made.finished) == 1)
    assert {seen.authorization for seen in hub.seen if seen.host == "files"} == {None}


def test_what_is_no_name_of_a_repository(made: DownloadBench, hub: FakeHub) -> None:
    for repo in ("model", "org/../x", "/etc/passwd", "a/b/c", "org/"):
        made.service.add(repo)
    assert [fault.code for fault in made.told] == [FaultCode.REPO_MISSING] * 5
    made.told.clear()
    made.service.add(A, revision="\udcff")  # as a terminal hands on what is no UTF-8
    made.service.add(A, folder=Path("/models/\udcff"))
    made.service.add(A, models_dir=Path("/models\udcff"))
    folders = [FaultCode.DOWNLOAD_FOLDER_NAME] * 2
    assert [fault.code for fault in made.told] == [FaultCode.REVISION_MISSING, *folders]
    assert made.stored() == []
    assert not (made.models / PRIVATE_FOLDER).exists()


def test_offline_by_the_environment(qtbot: QtBot, tmp_path: Path, hub: FakeHub) -> None:
    with bench(qtbot, tmp_path, hub.url, environment={"HF_HUB_OFFLINE": "1"}) as made:
        made.add(A)
        made.until(lambda: len(made.failed) == 1)
        fault = made.failed[0].fault
        assert fault is not None
        assert fault.code is FaultCode.HUB_OFFLINE
        assert hub.seen == []
    with bench(qtbot, tmp_path, hub.url, environment={"HF_HUB_OFFLINE": "1"}) as made:
        assert made.stored() == [(A, "failed")]  # as before, without another word
        assert not made.failed
    with bench(qtbot, tmp_path, hub.url) as made:  # without the variable it goes on by itself
        made.until(lambda: len(made.finished) == 1)


def test_who_waits_for_room_holds_up_nobody(
    made: DownloadBench, hub: FakeHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_full(download: Download) -> bool:
        found = made.service.get(download.id)
        return found is not None and found.phase is Phase.DISK_FULL

    made.limits = Limits(reserve_bytes=1 << 60)
    a = made.add(A)
    made.until(lambda: is_full(a))
    b = made.add(B)
    made.until(lambda: is_full(b))
    aside = made.service.get(a.id)
    assert aside is not None
    assert aside.fault is not None
    assert (aside.state, aside.fault.code) == ("queued", FaultCode.DOWNLOAD_DISK_FULL)
    assert state_text(aside) == "waiting for space on the drive"
    assert len(made.service.running) == 1
    made.limits = Limits(reserve_bytes=0)
    monkeypatch.setattr(waiting_room, "free_bytes", lambda _: 1 << 62)
    made.until(lambda: len(made.finished) == 2)
    assert [d.id for d in made.finished] == [a.id, b.id]
