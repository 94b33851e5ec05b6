"""GET over HTTP/1.1 for large bodies: into our own buffer, with few calls for each megabyte.

``httpx2`` would do, but hands out small pieces and takes several times the processor.
"""

import http.client
import socket
import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from email.message import Message
from typing import Self
from urllib.parse import urljoin, urlsplit

from moechat import __version__
from moechat.core.faults import FaultCode
from moechat.hub.dialer import Dialer, Origin
from moechat.hub.stopping import Stop
from moechat.hub.trouble import TransientError

_MOST_REDIRECTS = 8
_REDIRECTS = frozenset({301, 302, 303, 307, 308})
_PROXY_LOGIN = 407
_READ_BYTES = 1 << 20


class Response:
    """The head of an answer, and its body to be read; close it, or use it in a ``with``."""

    def __init__(
        self, link: "_Link", reply: http.client.HTTPResponse, stop: Stop, *, foreign: bool
    ) -> None:
        self.host = link.origin.host
        self.status = reply.status
        self.headers: Message = reply.headers
        self.length = reply.length  # bytes of the body; None where nobody says
        self.foreign = foreign  # it came from another origin than the one that was asked
        self.first_headers = Message()  # of the first answer, if it was a redirect
        self._link = link
        self._reply = reply
        self._stop = stop
        self._left = reply.length

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Be done with it: the connection serves again if the body was read to its end."""
        whole = self._left == 0 and not self._reply.will_close
        self._reply.close()
        self._link.give_back(reusable=whole)

    def read_into(self, buffer: memoryview) -> int:
        """Read what has come, at most the buffer; 0 at the end. Raises `TransientError`."""
        if self._left == 0:
            return 0
        with _translated(self.host, self._stop):
            if self._left is None:  # in chunks, or up to the end of the connection
                piece = self._reply.read1(len(buffer))
                buffer[: len(piece)] = piece
                return len(piece)
            # Straight into the buffer; HTTPResponse.readinto would wait until that is full.
            count = self._reply.fp.readinto1(buffer[: self._left])
            if not count:
                raise http.client.IncompleteRead(b"", self._left)
            self._left -= count
            return count

    def read(self, limit: int) -> bytes:
        """All of a short body; raises `TransientError` if it has more than ``limit`` bytes."""
        body = bytearray()
        buffer = memoryview(bytearray(min(limit + 1, _READ_BYTES)))
        while count := self.read_into(buffer):
            body += buffer[:count]
            if len(body) > limit:
                raise TransientError(FaultCode.HUB_BROKEN, host=self.host, detail="too long")
        return bytes(body)


class HttpClient:
    """Sends requests one after the other and keeps connections open; one for each thread."""

    def __init__(self, dialer: Dialer, stop: Stop) -> None:
        self._dialer = dialer
        self._stop = stop
        self._idle: dict[Origin, _Link] = {}

    def close(self) -> None:
        """Close what is open; the client can still be used."""
        while self._idle:
            self._idle.popitem()[1].close()

    def get(self, url: str, headers: Mapping[str, str], token: str = "") -> Response:
        """Ask for ``url`` and follow redirects; ``token`` goes to the origin of ``url`` only.

        Any status may come back. Raises `TransientError`, `UserError`, `StopRequested`.
        """
        first = Origin.of(url)
        first_headers = Message()
        for _ in range(_MOST_REDIRECTS):
            origin = _next_origin(url, first)
            sent = dict(headers)
            if token and origin == first:
                sent["Authorization"] = f"Bearer {token}"
            response = self._send(origin, url, sent, foreign=origin != first)
            response.first_headers = first_headers
            location = response.headers.get("Location")
            if response.status not in _REDIRECTS or not location:
                return response
            first_headers = first_headers if len(first_headers) else response.headers
            with response:
                response.read(_READ_BYTES)
            url = urljoin(url, location)
        raise _broken(first, "redirected without an end")

    def _send(
        self, origin: Origin, url: str, headers: dict[str, str], *, foreign: bool
    ) -> Response:
        while True:
            link = self._idle.pop(origin, None)
            fresh = link is None
            try:
                with _translated(origin.host, self._stop):
                    self._stop.check()
                    if link is None:
                        link = _Link(origin, self._dialer.dial(origin), self._stop, self._idle)
                    reply = self._exchange(link.connection, origin, url, headers)
            except BaseException as error:
                if link is not None:
                    link.close()
                if fresh or not isinstance(error, TransientError):
                    raise
                continue  # the server had closed it meanwhile, which says nothing
            if reply.status == _PROXY_LOGIN:
                link.close()
                raise TransientError(FaultCode.PROXY_FAILED, host=origin.host, reason="login")
            return Response(link, reply, self._stop, foreign=foreign)

    def _exchange(
        self,
        connection: http.client.HTTPConnection,
        origin: Origin,
        url: str,
        headers: dict[str, str],
    ) -> http.client.HTTPResponse:
        parts = urlsplit(url)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        sent = {"Host": origin.netloc, "User-Agent": f"moechat/{__version__}"}
        proxy = self._dialer.proxy_for(origin)
        if proxy is not None and proxy.scheme == "http" and origin.scheme == "http":
            target = f"http://{origin.netloc}{target}"
            if proxy.authorization:
                sent["Proxy-Authorization"] = proxy.authorization
        connection.request("GET", target, headers=sent | headers)
        return connection.getresponse()


class _Link:
    """One connection, from when it is opened until it is closed or kept for the next request."""

    def __init__(
        self, origin: Origin, opened: socket.socket, stop: Stop, idle: dict[Origin, "_Link"]
    ) -> None:
        self.origin = origin
        self.connection = http.client.HTTPConnection(origin.host, origin.port)
        self.connection.sock = opened
        self._opened = opened
        self._stop = stop
        self._idle = idle
        try:
            stop.watch(opened)
        except BaseException:
            self.close()
            raise

    def give_back(self, *, reusable: bool) -> None:
        if reusable and self.origin not in self._idle:
            self._idle[self.origin] = self
        else:
            self.close()

    def close(self) -> None:
        self._stop.forget(self._opened)
        self.connection.close()
        self._opened.close()


def _next_origin(url: str, first: Origin) -> Origin:
    try:
        origin = Origin.of(url)
    except ValueError as error:
        raise _broken(first, "redirected to no web address") from error
    if first.scheme == "https" and origin.scheme == "http":
        raise _broken(first, "redirected to a plain http address")
    return origin


def _broken(origin: Origin, detail: str) -> TransientError:
    return TransientError(FaultCode.HUB_BROKEN, host=origin.host, detail=detail)


@contextmanager
def _translated(host: str, stop: Stop) -> Iterator[None]:
    """Make ours of what sockets, TLS and http.client raise."""
    try:
        yield
    except ssl.SSLCertVerificationError as error:
        stop.check()
        raise TransientError(FaultCode.HUB_TLS, host=host, detail=repr(error)) from error
    except (OSError, UnicodeError) as error:
        stop.check()
        raise TransientError(FaultCode.HUB_UNREACHABLE, host=host, detail=repr(error)) from error
    except http.client.HTTPException as error:
        stop.check()
        cut = isinstance(error, http.client.IncompleteRead | http.client.RemoteDisconnected)
        code = FaultCode.HUB_UNREACHABLE if cut else FaultCode.HUB_BROKEN
        raise TransientError(code, host=host, detail=repr(error)) from error
