"""The download worker as the window's services see it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.client.download_client import DownloadClient
from moechat.client.launch import download_command
from moechat.core.faults import FaultCode
from moechat.protocol.download_messages import (
    DownloadPlanned,
    DownloadProgress,
    FileDone,
    Finished,
    Hub,
    StartDownload,
    Stopped,
)
from moechat.protocol.messages import Failed
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.downloads import REPO, check_exact, tiny_repository

PATIENCE_MS = 60_000
NO_ANSWER = "import sys; sys.stdin.read(); import time; time.sleep(600)"


@pytest.fixture
def hub() -> Iterator[FakeHub]:
    with running(tiny_repository(weights=3_000_000)) as hub:
        yield hub


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[DownloadClient]:
    client = DownloadClient()
    yield client
    client.kill()
    client.wait(10_000)


def _request(hub: FakeHub, folder: Path) -> StartDownload:
    settings = Hub(endpoint=hub.url, use_system_proxy=False)
    return StartDownload(id=0, repo=REPO, folder=str(folder), hub=settings, reserve_bytes=0)


def _is_progress(event: object) -> bool:
    return isinstance(event, DownloadProgress)


def test_a_download(qtbot: QtBot, client: DownloadClient, hub: FakeHub, tmp_path: Path) -> None:
    events: list[object] = []
    client.received.connect(events.append)
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.start(_request(hub, tmp_path / "m"))
        with pytest.raises(RuntimeError):
            client.start(_request(hub, tmp_path / "m"))
    assert isinstance(ended.args[0], Finished)
    assert not client.is_running
    check_exact(tmp_path / "m", hub.repositories[REPO])
    assert {type(event) for event in events} >= {DownloadPlanned, DownloadProgress, FileDone}


def test_pause_and_go_on(
    qtbot: QtBot, client: DownloadClient, hub: FakeHub, tmp_path: Path
) -> None:
    hub.faults(Rule(Kind.THROTTLE, "/cdn/", times=None, after=1_000_000))
    with qtbot.waitSignal(client.received, timeout=PATIENCE_MS, check_params_cb=_is_progress):
        client.start(_request(hub, tmp_path / "m"))
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.pause()
    assert isinstance(ended.args[0], Stopped)
    assert ended.args[0].parts_kept
    hub.faults()
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.start(_request(hub, tmp_path / "m"))
    assert isinstance(ended.args[0], Finished)


def test_cancel_deletes(qtbot: QtBot, client: DownloadClient, hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.THROTTLE, "/cdn/", times=None, after=1_000_000))
    with qtbot.waitSignal(client.received, timeout=PATIENCE_MS, check_params_cb=_is_progress):
        client.start(_request(hub, tmp_path / "m"))
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.cancel()
    assert ended.args[0].parts_kept is False
    assert not (tmp_path / "m").exists()


def test_a_killed_worker_is_a_fault_that_can_be_gone_on_from(
    qtbot: QtBot, client: DownloadClient, hub: FakeHub, tmp_path: Path
) -> None:
    hub.faults(Rule(Kind.THROTTLE, "/cdn/", times=None, after=1_000_000))
    with qtbot.waitSignal(client.received, timeout=PATIENCE_MS):
        client.start(_request(hub, tmp_path / "m"))
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        psutil.Process(client.pid).kill()
    end = ended.args[0]
    assert isinstance(end, Failed)
    assert end.fault.code is FaultCode.DOWNLOAD_WORKER_DIED


def test_a_worker_that_does_not_listen_is_killed(
    qtbot: QtBot, hub: FakeHub, tmp_path: Path
) -> None:
    client = DownloadClient(command=(sys.executable, "-c", NO_ANSWER))
    client.start(_request(hub, tmp_path / "m"))
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.cancel()
    assert ended.args[0].parts_kept  # nobody was there to delete them
    assert not client.is_running


def test_no_worker_at_all(qtbot: QtBot, hub: FakeHub, tmp_path: Path) -> None:
    client = DownloadClient(command=(str(tmp_path / "missing"),))
    with qtbot.waitSignal(client.ended, timeout=PATIENCE_MS) as ended:
        client.start(_request(hub, tmp_path / "m"))
    assert ended.args[0].fault.code is FaultCode.DOWNLOAD_WORKER_DIED
    assert ended.args[0].fault.values == {"reason": "missing"}


def test_the_command_is_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert download_command() == (sys.executable, "-m", "moechat", "--download-worker")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert download_command() == (sys.executable, "--download-worker")
