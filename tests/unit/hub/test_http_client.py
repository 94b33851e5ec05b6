"""Connections are kept, and one that was closed meanwhile is nobody's fault."""

from pathlib import Path

import pytest

from moechat.hub.dialer import Dialer, Origin
from moechat.hub.http_client import HttpClient
from moechat.hub.stopping import Stop, StopRequested
from moechat.hub.trouble import Timing, TransientError
from moechat.protocol.download_messages import Hub
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub
from tests.support.downloads import REPO, download


@pytest.fixture
def dialled(monkeypatch: pytest.MonkeyPatch) -> list[Origin]:
    """Where connections were opened to."""
    opened: list[Origin] = []
    dial = Dialer.dial

    def counted(self: Dialer, origin: Origin):  # as the original
        opened.append(origin)
        return dial(self, origin)

    monkeypatch.setattr(Dialer, "dial", counted)
    return opened


def _client(stop: Stop | None = None) -> HttpClient:
    return HttpClient(Dialer(Hub(use_system_proxy=False), Timing()), stop or Stop())


def _config(hub: FakeHub, client: HttpClient) -> bytes:
    commit = hub.repositories[REPO].commit
    with client.get(f"{hub.url}/{REPO}/resolve/{commit}/config.json", {}) as answer:
        assert answer.status == 200
        return answer.read(1000)


def test_one_connection_for_each_host_and_thread(
    hub: FakeHub, tmp_path: Path, dialled: list[Origin]
) -> None:
    download(hub, tmp_path / "m", parallel_files=1)
    assert len(dialled) == 3  # the listing; then the hub, and the host of the large files


def test_an_idle_connection_that_the_server_closed(hub: FakeHub, dialled: list[Origin]) -> None:
    client = _client()
    first = _config(hub, client)
    hub.hang_up()
    assert _config(hub, client) == first
    assert len(dialled) == 2
    client.close()


def test_a_body_that_was_not_read_to_its_end_ends_its_connection(
    hub: FakeHub, dialled: list[Origin]
) -> None:
    client = _client()
    url = f"{hub.url}/{REPO}/resolve/main/openvino_model.xml"
    with client.get(url, {}) as answer:
        answer.read_into(memoryview(bytearray(10)))
    assert not client._idle  # else its rest would be taken for the next answer
    _config(hub, client)
    assert len(dialled) == 2
    client.close()


def test_limits_and_stops(hub: FakeHub) -> None:
    stop = Stop()
    client = _client(stop)
    url = f"{hub.url}/{REPO}/resolve/main/openvino_model.xml"
    with client.get(url, {}) as answer, pytest.raises(TransientError):
        answer.read(10)
    hub.faults(Rule(Kind.NO_ANSWER, times=None))
    with pytest.raises(TransientError):
        client.get(url, {})
    stop.request()
    with pytest.raises(StopRequested):
        client.get(url, {})
    client.close()
