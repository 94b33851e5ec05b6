"""Tries the way to a hub step by step, to find the one that fails."""

import json
import socket
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from http import HTTPStatus

import msgspec

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.hub.dialer import Dialer, Origin, Proxy
from moechat.hub.http_client import HttpClient
from moechat.hub.stopping import Stop
from moechat.hub.trouble import Timing, TransientError, check_passing
from moechat.protocol.download_messages import Hub

_MOST_BYTES = 1 << 20
_API = "api/models?limit=1"
_WHO = "api/whoami-v2"


class Step(StrEnum):
    """In this order; those that there are not are left out."""

    NAME = "name"  # of the hub, or of the proxy: its address is looked up
    CONNECT = "connect"
    PROXY = "proxy"  # it lets us through
    TLS = "tls"
    API = "api"  # it is a hub that answers
    LOGIN = "login"  # it accepts the token


class StepResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a step went; the first one with a fault is the last."""

    step: Step
    host: str  # that the step is about
    ms: float = 0.0
    fault: Fault | None = None
    user: str = ""  # of LOGIN: whose token it is


class ConnectionTest:
    """Blocks for as long as the network takes; `stop` from another thread ends it."""

    def __init__(self, hub: Hub, timing: Timing | None = None) -> None:
        self._hub = hub
        self._timing = timing or Timing(connect_s=10.0, silence_s=15.0)
        self._stop = Stop()
        self._origin = Origin.of(hub.endpoint)
        self._proxy: Proxy | None = None
        self._user = ""

    def stop(self) -> None:
        """End it."""
        self._stop.request()

    def run(self, on_step: Callable[[StepResult], None] = lambda _: None) -> list[StepResult]:
        """Try each step, until one fails. Raises `StopRequested`."""
        results: list[StepResult] = []
        steps = self._steps()
        if isinstance(steps, Fault):  # the settings themselves are wrong
            about_ca = steps.code is FaultCode.CA_FILE_UNREADABLE
            step = Step.TLS if about_ca else Step.PROXY
            results.append(StepResult(step=step, host=self._origin.host, fault=steps))
            on_step(results[-1])
            return results
        for step, host, work in steps:
            self._stop.check()
            began, fault = time.monotonic(), None
            try:
                work()
            except (TransientError, UserError) as error:
                fault = error.fault
            except (OSError, UnicodeError) as error:
                fault = self._fault(error, step, host)
            self._stop.check()
            results.append(
                StepResult(
                    step=step,
                    host=host,
                    ms=(time.monotonic() - began) * 1000,
                    fault=fault,
                    user=self._user if step is Step.LOGIN else "",
                )
            )
            on_step(results[-1])
            if fault is not None:
                break
        return results

    def _steps(self) -> list[tuple[Step, str, Callable[[], None]]] | Fault:
        try:
            dialer = Dialer(self._hub, self._timing)
            self._proxy = proxy = dialer.proxy_for(self._origin)
        except UserError as error:
            return error.fault
        origin, timing = self._origin, self._timing
        host, port = (proxy.host, proxy.port) if proxy else (origin.host, origin.port)

        def resolve() -> None:
            socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)

        def connect() -> None:
            socket.create_connection((host, port), timing.connect_s).close()

        def dial() -> None:
            dialer.dial(origin).close()

        def get_through() -> None:
            try:
                dial()
            except ssl.SSLError:
                pass  # it is through; what follows has a step of its own
            except UserError as error:
                if error.fault.code is not FaultCode.CA_FILE_UNREADABLE:
                    raise

        steps = [(Step.NAME, host, resolve), (Step.CONNECT, host, connect)]
        encrypted = origin.scheme == "https"
        if proxy is not None and (encrypted or proxy.scheme != "http"):
            steps.append((Step.PROXY, host, get_through))
        if encrypted:
            steps.append((Step.TLS, origin.host, dial))
        steps.append((Step.API, origin.host, lambda: self._ask_api(dialer)))
        if self._hub.token:
            steps.append((Step.LOGIN, origin.host, lambda: self._ask_who(dialer)))
        return steps

    def _fault(self, error: OSError | UnicodeError, step: Step, host: str) -> Fault:
        if isinstance(error, ssl.SSLError):
            return Fault(FaultCode.HUB_TLS, {"host": host}, repr(error))
        if self._proxy is not None and step in (Step.NAME, Step.CONNECT, Step.PROXY):
            values: dict[str, str | int | float] = {"host": host, "reason": "unreachable"}
            return Fault(FaultCode.PROXY_FAILED, values, repr(error))
        return Fault(FaultCode.HUB_UNREACHABLE, {"host": host}, repr(error))

    def _ask_api(self, dialer: Dialer) -> None:
        """Without the token: whether that is good is asked next."""
        body = self._get(dialer, _API, "")
        try:
            models = json.loads(body)
        except ValueError as error:
            raise self._broken(repr(error)) from error
        if not isinstance(models, list):
            raise self._broken("no list of models")

    def _ask_who(self, dialer: Dialer) -> None:
        body = self._get(dialer, _WHO, self._hub.token)
        with suppress(ValueError, AttributeError):
            self._user = str(json.loads(body).get("name", ""))[:100]

    def _get(self, dialer: Dialer, path: str, token: str) -> bytes:
        http = HttpClient(dialer, self._stop)
        try:
            with http.get(f"{self._hub.endpoint}/{path}", {}, token) as answer:
                check_passing(answer.status, answer.headers, answer.host)
                if answer.headers.get("Content-Type", "").startswith("text/html"):
                    raise TransientError(FaultCode.HUB_LOGIN_PAGE, host=answer.host)
                if token and answer.status in (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN):
                    raise UserError(FaultCode.TOKEN_REFUSED, host=self._origin.host)
                if answer.status != HTTPStatus.OK:
                    raise self._broken(f"status {answer.status}")
                return answer.read(_MOST_BYTES)
        finally:
            http.close()

    def _broken(self, detail: str) -> TransientError:
        return TransientError(FaultCode.HUB_BROKEN, host=self._origin.host, detail=detail)
