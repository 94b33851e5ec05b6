"""The way to the hub: proxies, certificates, environment."""

import threading
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode
from moechat.hub.dialer import Dialer, Origin
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import (
    DownloadEnd,
    DownloadEvent,
    Finished,
    Hub,
    Stopped,
)
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub
from tests.support.downloads import download, fault_of, prepared
from tests.support.proxies import HttpHandler, SocksHandler, running_proxy

KINDS = {"http": HttpHandler, "socks5": SocksHandler}


@pytest.fixture(autouse=True)
def no_proxy_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy", "ssl_cert_file"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("login", ["", "ann:p@ss/wörd"])
def test_everything_goes_through_the_proxy(
    hub: FakeHub, tmp_path: Path, kind: str, login: str
) -> None:
    with running_proxy(KINDS[kind], login) as proxy:
        user = "ann:p%40ss%2Fw%C3%B6rd@" if login else ""
        settings = Hub(endpoint=hub.url, proxy=f"{kind}://{user}{proxy.address}")
        end, _ = download(hub, tmp_path / "m", settings=settings)
        assert isinstance(end, Finished), end
        ports = {port for _, port in proxy.reached}
    assert ports == {Origin.of(hub.url).port, Origin.of(hub.files_url).port}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("user", ["", "ann:wrong@"])
def test_a_proxy_that_wants_another_login(
    hub: FakeHub, tmp_path: Path, kind: str, user: str
) -> None:
    with running_proxy(KINDS[kind], "ann:right") as proxy:
        settings = Hub(endpoint=hub.url, proxy=f"{kind}://{user}{proxy.address}")
        end, _ = download(hub, tmp_path / "m", settings=settings)
    assert (fault_of(end).code, fault_of(end).values["reason"]) == (FaultCode.PROXY_FAILED, "login")
    assert not hub.seen


@pytest.mark.parametrize("kind", KINDS)
def test_a_proxy_that_is_not_there(hub: FakeHub, tmp_path: Path, kind: str) -> None:
    settings = Hub(endpoint=hub.url, proxy=f"{kind}://127.0.0.1:1")
    end, _ = download(hub, tmp_path / "m", settings=settings)
    assert fault_of(end).code is FaultCode.PROXY_FAILED
    assert fault_of(end).values == {"host": "127.0.0.1:1", "reason": "unreachable"}


@pytest.mark.parametrize(
    "address", ["ftp://proxy:1", "http://", "http://host:port", "socks4://x:1"]
)
def test_no_address_of_a_proxy(hub: FakeHub, tmp_path: Path, address: str) -> None:
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint=hub.url, proxy=address))
    assert fault_of(end).code is FaultCode.PROXY_FAILED
    assert fault_of(end).values == {"reason": "address"}


def test_the_proxy_of_the_environment(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_proxy(SocksHandler) as proxy:
        monkeypatch.setenv("ALL_PROXY", f"socks5h://{proxy.address}")
        download(hub, tmp_path / "a", settings=Hub(endpoint=hub.url, use_system_proxy=False))
        assert not proxy.reached
        download(hub, tmp_path / "b", settings=Hub(endpoint=hub.url))
        assert proxy.reached
        proxy.reached.clear()
        monkeypatch.setenv("NO_PROXY", "127.0.0.1")
        download(hub, tmp_path / "c", settings=Hub(endpoint=hub.url))
        assert not proxy.reached


def test_an_unknown_certificate_is_refused_and_its_file_helps(
    secure_hub: FakeHub, certificate: Path, tmp_path: Path
) -> None:
    end, _ = download(secure_hub, tmp_path / "m", settings=Hub(endpoint=secure_hub.url))
    assert fault_of(end).code is FaultCode.HUB_TLS
    assert not secure_hub.seen
    settings = Hub(endpoint=secure_hub.url, ca_file=str(certificate.with_suffix(".crt")))
    end, _ = download(secure_hub, tmp_path / "m", settings=settings)
    assert isinstance(end, Finished), end


@pytest.mark.parametrize("kind", KINDS)
def test_tls_through_a_proxy(
    secure_hub: FakeHub, certificate: Path, tmp_path: Path, kind: str
) -> None:
    with running_proxy(KINDS[kind], "ann:right") as proxy:
        settings = Hub(
            endpoint=secure_hub.url,
            proxy=f"{kind}://ann:right@{proxy.address}",
            ca_file=str(certificate.with_suffix(".crt")),
        )
        end, _ = download(secure_hub, tmp_path / "m", settings=settings)
        assert isinstance(end, Finished), end
        assert proxy.reached
        wrong = f"{kind}://ann:wrong@{proxy.address}"
        settings = Hub(endpoint=secure_hub.url, proxy=wrong)
        end, _ = download(secure_hub, tmp_path / "n", settings=settings)
    assert fault_of(end).values["reason"] == "login"


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_certificate_file_that_is_none(hub: FakeHub, tmp_path: Path, content: str | None) -> None:
    path = tmp_path / "ca.pem"
    if content is not None:
        path.write_text(content)
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint=hub.url, ca_file=str(path)))
    assert fault_of(end).code is FaultCode.CA_FILE_UNREADABLE


def test_a_pause_cuts_a_silent_tls_connection(
    secure_hub: FakeHub, certificate: Path, tmp_path: Path
) -> None:
    secure_hub.faults(Rule(Kind.STALL, "/cdn/", after=10_000, seconds=60.0, times=None))
    settings = Hub(endpoint=secure_hub.url, ca_file=str(certificate.with_suffix(".crt")))
    events: list[DownloadEvent] = []
    paused = prepared(secure_hub, tmp_path / "m", events, settings=settings, timing=Timing())
    timer = threading.Timer(0.1, paused.pause)
    end: list[DownloadEnd] = []
    runner = threading.Thread(target=lambda: end.append(paused.run()), daemon=True)
    runner.start()
    timer.start()
    runner.join(15)  # its own limit for silence is twice that
    assert isinstance(end[0], Stopped)
    secure_hub.faults()
    assert isinstance(download(secure_hub, tmp_path / "m", settings=settings)[0], Finished)


def test_a_secure_hub_never_leads_to_a_plain_address(
    secure_hub: FakeHub, certificate: Path, tmp_path: Path
) -> None:
    secure_hub.files_url = secure_hub.files_url.replace("https", "http")
    settings = Hub(endpoint=secure_hub.url, ca_file=str(certificate.with_suffix(".crt")))
    end, _ = download(secure_hub, tmp_path / "m", settings=settings)
    assert fault_of(end).code is FaultCode.HUB_BROKEN


def test_origins() -> None:
    assert Origin.of("https://Hub.example/a") == ("https", "hub.example", 443)
    assert Origin.of("http://[::1]:8080/a").netloc == "[::1]:8080"
    assert Origin.of("http://a:80").netloc == "a"
    for bad in ("ftp://a", "file:///etc", "a", "http://"):
        with pytest.raises(ValueError, match="no web address"):
            Origin.of(bad)


def test_a_name_that_nobody_knows(hub: FakeHub, tmp_path: Path) -> None:
    settings = Hub(endpoint="http://no-such-host.invalid", use_system_proxy=False)
    end, _ = download(hub, tmp_path / "m", settings=settings)
    assert fault_of(end).code is FaultCode.HUB_UNREACHABLE
    assert fault_of(end).values == {"host": "no-such-host.invalid"}


def test_no_proxy_without_a_setting() -> None:
    assert Dialer(Hub(), Timing()).proxy_for(Origin.of("https://huggingface.co")) is None
