"""A look-alike of the model hub with two hosts: the hub itself, and one with the large files.

It serves what a download needs: the description and the listing of a repository, and files with
ranges, redirects, gates and tokens. What it does wrong is in `rules`, what it saw in `seen`.
"""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import ThreadingHTTPServer

from tests.hub_server.handler import Handler
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Rule, Rules

GOOD_TOKEN = "hf_good"  # has accepted all terms
OTHER_TOKEN = "hf_other"  # known, but has accepted none


@dataclass
class Seen:
    """One request."""

    host: str  # "hub" or "files"
    path: str
    range: str | None
    authorization: str | None
    sent: int = 0  # bytes of the body
    query: dict[str, list[str]] = field(default_factory=dict)


@dataclass
class FakeHub:
    """Use `running`; the addresses are those of the two hosts."""

    repositories: dict[str, Repository] = field(default_factory=dict)
    page: int = 100  # entries in one answer of a listing
    rules: Rules = field(default_factory=Rules)
    seen: list[Seen] = field(default_factory=list)
    connections: set[socket.socket] = field(default_factory=set)
    closing: threading.Event = field(default_factory=threading.Event)
    url: str = ""
    files_url: str = ""

    def add(self, repository: Repository) -> Repository:
        self.repositories[repository.id] = repository
        return repository

    def faults(self, *rules: Rule) -> None:
        """Replace all rules."""
        self.rules.set(*rules)

    def hang_up(self) -> None:
        """Cut every connection, as a server does with those that sleep."""
        for connection in list(self.connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def ranges(self, path: str) -> list[int]:
        """Where the requests for the bytes of ``path`` began, in order."""
        return [
            int((seen.range or "bytes=0-").removeprefix("bytes=").split("-")[0])
            for seen in self.seen
            if seen.path.endswith(f"/{path}") and seen.sent
        ]


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """Clients that hang up are part of every test."""

    def process_request(self, request: socket.socket, client_address: object) -> None:  # type: ignore[override]
        request.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        super().process_request(request, client_address)


@contextmanager
def running(*repositories: Repository, tls: ssl.SSLContext | None = None) -> Iterator[FakeHub]:
    """A hub with ``repositories`` on two free ports; https with ``tls``."""
    hub = FakeHub()
    for repository in repositories:
        hub.add(repository)
    servers = []
    for name in ("hub", "files"):
        handler = type("BoundHandler", (Handler,), {"hub": hub, "host": name})
        server = _Server(("127.0.0.1", 0), handler)
        if tls is not None:
            server.socket = tls.wrap_socket(
                server.socket, server_side=True, do_handshake_on_connect=False
            )
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        servers.append(server)
    scheme = "http" if tls is None else "https"
    hub.url, hub.files_url = (f"{scheme}://127.0.0.1:{s.server_address[1]}" for s in servers)
    try:
        yield hub
    finally:
        hub.closing.set()
        for server in servers:
            server.shutdown()
            server.server_close()
