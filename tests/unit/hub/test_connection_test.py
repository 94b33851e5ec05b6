"""Each step on the way to a hub, failing."""

import socket
import threading
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode
from moechat.hub.connection import ConnectionTest, Step, StepResult
from moechat.hub.stopping import StopRequested
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import Hub
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub
from tests.support.proxies import HttpHandler, SocksHandler, running_proxy

TIMING = Timing(connect_s=5.0, silence_s=2.0)
PLAIN = [Step.NAME, Step.CONNECT, Step.API]


def outcome(url: str, **settings: object) -> list[StepResult]:
    hub = Hub(endpoint=url, **({"use_system_proxy": False} | settings))  # type: ignore[arg-type]
    told: list[StepResult] = []
    results = ConnectionTest(hub, TIMING).run(told.append)
    assert told == results
    assert all(result.fault is None for result in results[:-1])
    return results


def failing(results: list[StepResult]) -> tuple[Step, FaultCode]:
    fault = results[-1].fault
    assert fault is not None
    return results[-1].step, fault.code


def test_all_is_well(hub: FakeHub) -> None:
    results = outcome(hub.url)
    assert [result.step for result in results] == PLAIN
    assert results[-1].fault is None
    results = outcome(hub.url, token=GOOD_TOKEN)
    assert [result.step for result in results] == [*PLAIN, Step.LOGIN]
    assert (results[-1].fault, results[-1].user) == (None, "anna")


def test_the_token_is_only_shown_where_it_is_tested(hub: FakeHub) -> None:
    assert failing(outcome(hub.url, token="hf_expired")) == (Step.LOGIN, FaultCode.TOKEN_REFUSED)
    shown = {seen.path: seen.authorization for seen in hub.seen}
    assert shown == {"/api/models": None, "/api/whoami-v2": "Bearer hf_expired"}


def test_no_such_name() -> None:
    results = outcome("http://no-such-host.invalid")
    assert failing(results) == (Step.NAME, FaultCode.HUB_UNREACHABLE)


def test_nobody_listens() -> None:
    assert failing(outcome("http://127.0.0.1:9")) == (Step.CONNECT, FaultCode.HUB_UNREACHABLE)


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (Rule(Kind.STATUS, code=500), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, code=404), FaultCode.HUB_BROKEN),
        (Rule(Kind.PAGE), FaultCode.HUB_LOGIN_PAGE),
        (Rule(Kind.NONSENSE), FaultCode.HUB_BROKEN),
        (Rule(Kind.GARBAGE), FaultCode.HUB_BROKEN),
        (Rule(Kind.NO_ANSWER), FaultCode.HUB_UNREACHABLE),
        (Rule(Kind.SLOW, seconds=30), FaultCode.HUB_UNREACHABLE),
    ],
)
def test_what_is_no_hub(hub: FakeHub, rule: Rule, code: FaultCode) -> None:
    hub.faults(rule)
    assert failing(outcome(hub.url)) == (Step.API, code)


def test_a_certificate_that_nobody_knows(
    secure_hub: FakeHub, certificate: Path, tmp_path: Path
) -> None:
    assert failing(outcome(secure_hub.url)) == (Step.TLS, FaultCode.HUB_TLS)
    results = outcome(secure_hub.url, ca_file=str(certificate))
    assert [result.step for result in results] == [Step.NAME, Step.CONNECT, Step.TLS, Step.API]
    assert results[-1].fault is None
    missing = outcome(secure_hub.url, ca_file=str(tmp_path / "gone.pem"))
    assert failing(missing) == (Step.TLS, FaultCode.CA_FILE_UNREADABLE)


@pytest.mark.parametrize(("scheme", "handler"), [("http", HttpHandler), ("socks5", SocksHandler)])
def test_proxies(
    secure_hub: FakeHub, certificate: Path, scheme: str, handler: type[HttpHandler]
) -> None:
    with running_proxy(handler, "anna:secret") as proxy:
        ca = {"ca_file": str(certificate)}
        good = outcome(secure_hub.url, proxy=f"{scheme}://anna:secret@{proxy.address}", **ca)
        steps = [Step.NAME, Step.CONNECT, Step.PROXY, Step.TLS, Step.API]
        assert [result.step for result in good] == steps
        assert good[-1].fault is None
        bad = outcome(secure_hub.url, proxy=f"{scheme}://anna:wrong@{proxy.address}", **ca)
        assert failing(bad) == (Step.PROXY, FaultCode.PROXY_FAILED)
        assert bad[-1].fault is not None
        assert bad[-1].fault.values["reason"] == "login"
        # The proxy is not to blame for the certificate behind it.
        untrusted = outcome(secure_hub.url, proxy=f"{scheme}://anna:secret@{proxy.address}")
        assert failing(untrusted) == (Step.TLS, FaultCode.HUB_TLS)


def test_a_proxy_that_is_not_there(hub: FakeHub) -> None:
    results = outcome(hub.url, proxy="http://127.0.0.1:9")
    assert failing(results) == (Step.CONNECT, FaultCode.PROXY_FAILED)
    assert failing(outcome(hub.url, proxy="ftp://x")) == (Step.PROXY, FaultCode.PROXY_FAILED)


def test_it_can_be_stopped() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        hub = Hub(endpoint=f"http://127.0.0.1:{port}", use_system_proxy=False)
        test = ConnectionTest(hub, Timing(silence_s=60.0))

        def stop(result: StepResult) -> None:
            if result.step is Step.CONNECT:
                threading.Timer(0.1, test.stop).start()

        with pytest.raises(StopRequested):
            test.run(stop)
