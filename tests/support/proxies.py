"""Small proxies, HTTP and SOCKS 5, that remember whom they connected."""

import base64
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Proxy:
    """A running proxy; ``login`` is "user:password", or empty if anybody may use it."""

    login: str
    address: str = ""  # host and port
    reached: list[tuple[str, int]] = field(default_factory=list)


class _Handler(socketserver.StreamRequestHandler):
    proxy: Proxy

    def handle(self) -> None:
        with ExitStack() as self.opened, suppress(OSError, ValueError):
            self.serve()

    def serve(self) -> None:
        raise NotImplementedError

    def connect(self, host: str, port: int) -> socket.socket:
        self.proxy.reached.append((host, port))
        return self.opened.enter_context(socket.create_connection((host, port), 10))

    def pump(self, upstream: socket.socket) -> None:
        """Pass bytes both ways until either side ends."""
        back = threading.Thread(target=_copy, args=(upstream, self.connection), daemon=True)
        back.start()
        while data := self.rfile.read1(65536):
            upstream.sendall(data)


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)


class HttpHandler(_Handler):
    """CONNECT for TLS, whole addresses for plain HTTP."""

    def serve(self) -> None:
        method, target, version = self.rfile.readline().decode().split()
        head = list(iter(self.rfile.readline, b"\r\n"))
        wanted = base64.b64encode(self.proxy.login.encode()).decode()
        if self.proxy.login and f"Proxy-Authorization: Basic {wanted}\r\n".encode() not in head:
            self.wfile.write(
                b"HTTP/1.1 407 Login\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
            return
        if method == "CONNECT":
            host, _, port = target.rpartition(":")
            upstream = self.connect(host.strip("[]"), int(port))
            self.wfile.write(b"HTTP/1.1 200 Connected\r\n\r\n")
        else:
            url = urlsplit(target)
            upstream = self.connect(url.hostname or "", url.port or 80)
            path = url.path + (f"?{url.query}" if url.query else "")
            kept = [line for line in head if not line.startswith((b"Proxy-", b"Connection"))]
            first = f"{method} {path} {version}\r\nConnection: close\r\n".encode()
            upstream.sendall(first + b"".join(kept) + b"\r\n")
        self.pump(upstream)


class SocksHandler(_Handler):
    """CONNECT by name or by IPv4 address."""

    def serve(self) -> None:
        methods = self.rfile.read(self.rfile.read(2)[1])
        if self.proxy.login:
            if 2 not in methods:
                self.wfile.write(b"\x05\xff")
                return
            self.wfile.write(b"\x05\x02")
            self.rfile.read(1)
            user = self.rfile.read(self.rfile.read(1)[0])
            password = self.rfile.read(self.rfile.read(1)[0])
            right = user + b":" + password == self.proxy.login.encode()
            self.wfile.write(b"\x01\x00" if right else b"\x01\x01")
            if not right:
                return
        else:
            self.wfile.write(b"\x05\x00")
        kind = self.rfile.read(4)[3]
        if kind == 1:
            host = socket.inet_ntoa(self.rfile.read(4))
        else:
            host = self.rfile.read(self.rfile.read(1)[0]).decode()
        port = int.from_bytes(self.rfile.read(2), "big")
        upstream = self.connect(host, port)
        self.wfile.write(b"\x05\x00\x00\x03\x04here\x00\x50")
        self.pump(upstream)


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Hanging up is no error."""


@contextmanager
def running_proxy(handler: type[_Handler], login: str = "") -> Iterator[Proxy]:
    """A proxy on a free port."""
    proxy = Proxy(login)
    server = _Server(("127.0.0.1", 0), type("Bound", (handler,), {"proxy": proxy}))
    proxy.address = f"127.0.0.1:{server.server_address[1]}"
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield proxy
    finally:
        server.shutdown()
        server.server_close()
