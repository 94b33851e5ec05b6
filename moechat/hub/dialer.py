"""Connections to a hub: straight, or through a proxy; with TLS where the address says so."""

import base64
import ipaddress
import socket
import ssl
import threading
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from moechat.core.faults import FaultCode, UserError
from moechat.hub.trouble import Timing, TransientError
from moechat.protocol.download_messages import Hub

_DEFAULT_PORTS = {"http": 80, "https": 443}
_PROXY_PORTS = {"http": 8080, "socks5": 1080, "socks5h": 1080}
_MOST_ANSWER_BYTES = 65536  # of a proxy to CONNECT


class Origin(NamedTuple):
    """Where requests go; a token belongs to exactly one."""

    scheme: str
    host: str
    port: int

    @classmethod
    def of(cls, url: str) -> "Origin":
        """The origin of ``url``; raises `ValueError` for anything but http and https."""
        parts = urlsplit(url)
        if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
            raise ValueError(f"no web address: {url!r}")
        return cls(parts.scheme, parts.hostname, parts.port or _DEFAULT_PORTS[parts.scheme])

    @property
    def netloc(self) -> str:
        """Host and port as the Host header has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


class Proxy(NamedTuple):
    """A proxy as the user or the system names it."""

    scheme: str  # "http", "socks5", "socks5h"
    host: str
    port: int
    user: str
    password: str

    @classmethod
    def parse(cls, address: str) -> "Proxy":
        """Raises `UserError` PROXY_FAILED if this is no address of a proxy we can use."""
        try:
            parts = urlsplit(address if "://" in address else f"http://{address}")
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in _PROXY_PORTS or not parts.hostname:
            raise UserError(FaultCode.PROXY_FAILED, reason="address")
        return cls(
            parts.scheme,
            parts.hostname,
            port or _PROXY_PORTS[parts.scheme],
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )

    @property
    def authorization(self) -> str:
        """The value of Proxy-Authorization; empty without a user."""
        if not self.user:
            return ""
        login = base64.b64encode(f"{self.user}:{self.password}".encode())
        return f"Basic {login.decode()}"


class Dialer:
    """Opens sockets as the settings say. Safe to use from several threads."""

    def __init__(self, hub: Hub, timing: Timing) -> None:
        self._hub = hub
        self._timing = timing
        self._proxy = Proxy.parse(hub.proxy) if hub.proxy else None
        self._lock = threading.Lock()
        # Reading all certificates of the system takes a tenth of a second: when they are needed.
        self._tls = tls_context(hub.ca_file) if hub.ca_file else None

    def proxy_for(self, origin: Origin) -> Proxy | None:
        """Which proxy leads to ``origin``, if any."""
        if self._proxy is not None or not self._hub.use_system_proxy:
            return self._proxy
        import urllib.request  # noqa: PLC0415 - takes 30 ms, which the window does not have

        if urllib.request.proxy_bypass(origin.host):
            return None
        known = urllib.request.getproxies()
        address = known.get(origin.scheme) or known.get("all")
        return Proxy.parse(address) if address else None

    def dial(self, origin: Origin) -> socket.socket:
        """Connect to ``origin``; raises `TransientError`, `UserError` and what sockets raise.

        Through an HTTP proxy, a connection to a plain http origin ends at the proxy: requests
        on it must name the whole address.
        """
        proxy = self.proxy_for(origin)
        if proxy is None:
            connection = self._connect(origin.host, origin.port)
        else:
            connection = self._connect_to_proxy(proxy)
        try:
            if proxy is not None and proxy.scheme != "http":
                _socks_connect(connection, proxy, origin)
            elif proxy is not None and origin.scheme == "https":
                _http_connect(connection, proxy, origin)
            if origin.scheme == "https":
                return self._trusted().wrap_socket(connection, server_hostname=origin.host)
        except BaseException:
            connection.close()
            raise
        return connection

    def _trusted(self) -> ssl.SSLContext:
        with self._lock:
            if self._tls is None:
                self._tls = tls_context(self._hub.ca_file)
            return self._tls

    def _connect(self, host: str, port: int) -> socket.socket:
        connection = socket.create_connection((host, port), self._timing.connect_s)
        connection.settimeout(self._timing.silence_s)
        return connection

    def _connect_to_proxy(self, proxy: Proxy) -> socket.socket:
        try:
            return self._connect(proxy.host, proxy.port)
        except OSError as error:
            raise _proxy_failed(proxy, "unreachable", repr(error)) from error


def tls_context(ca_file: str) -> ssl.SSLContext:
    # The store of the system, as httpx2 finds it: on Linux the usual files, elsewhere truststore;
    # SSL_CERT_FILE goes before. Imported here because it takes a moment.
    import httpx2  # noqa: PLC0415

    context = httpx2.create_ssl_context()
    if ca_file:
        _trust(context, ca_file)
    return context


def check_ca_file(path: str) -> None:
    """Read a file of certificates. Blocks; raises `UserError` CA_FILE_UNREADABLE."""
    _trust(ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT), path)


def _trust(context: ssl.SSLContext, ca_file: str) -> None:
    try:
        context.load_verify_locations(cafile=ca_file)
    except OSError as error:  # ssl.SSLError is one
        raise UserError(FaultCode.CA_FILE_UNREADABLE, path=ca_file, detail=repr(error)) from error


def _proxy_failed(proxy: Proxy, reason: str, detail: str = "") -> TransientError:
    host = f"{proxy.host}:{proxy.port}"
    return TransientError(FaultCode.PROXY_FAILED, host=host, reason=reason, detail=detail)


def _http_connect(connection: socket.socket, proxy: Proxy, origin: Origin) -> None:
    target = f"[{origin.host}]" if ":" in origin.host else origin.host
    target = f"{target}:{origin.port}"
    lines = [f"CONNECT {target} HTTP/1.1", f"Host: {target}"]
    if proxy.authorization:
        lines.append(f"Proxy-Authorization: {proxy.authorization}")
    connection.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        byte = connection.recv(1)  # not one more: what follows belongs to TLS
        answer += byte
        if not byte or len(answer) > _MOST_ANSWER_BYTES:
            raise _proxy_failed(proxy, "refused", "it hung up")
    status = answer.split(b"\r\n", 1)[0].decode("latin-1")
    code = status.split(" ")[1:2]
    if code == ["407"]:
        raise _proxy_failed(proxy, "login", status)
    if code != ["200"]:
        raise _proxy_failed(proxy, "refused", status)


# ── SOCKS 5: RFC 1928 and, for the login, RFC 1929 ───────────────────────────

_NO_LOGIN, _PASSWORD = 0, 2
_IPV4, _NAME, _IPV6 = 1, 3, 4


def _socks_connect(connection: socket.socket, proxy: Proxy, origin: Origin) -> None:
    methods = bytes([_NO_LOGIN, _PASSWORD] if proxy.user else [_NO_LOGIN])
    connection.sendall(bytes([5, len(methods)]) + methods)
    version, method = _exactly(connection, proxy, 2)
    if version != 5:
        raise _proxy_failed(proxy, "refused", "it is no SOCKS 5 proxy")
    if method == _PASSWORD and proxy.user:
        user, password = proxy.user.encode()[:255], proxy.password.encode()[:255]
        connection.sendall(bytes([1, len(user)]) + user + bytes([len(password)]) + password)
        if _exactly(connection, proxy, 2)[1] != 0:
            raise _proxy_failed(proxy, "login", "wrong user or password")
    elif method != _NO_LOGIN:
        raise _proxy_failed(proxy, "login", f"it wants login method {method}")
    connection.sendall(b"\x05\x01\x00" + _address(origin.host) + origin.port.to_bytes(2, "big"))
    _, status, _, kind = _exactly(connection, proxy, 4)
    if status != 0:
        raise _proxy_failed(proxy, "refused", f"SOCKS status {status}")
    size = {_IPV4: 4, _IPV6: 16}.get(kind) or _exactly(connection, proxy, 1)[0]
    _exactly(connection, proxy, size + 2)  # where it connected from; nobody needs it


def _address(host: str) -> bytes:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a name is left to the proxy, which may be the only one to know it
        name = host.encode("idna")[:255]
        return bytes([_NAME, len(name)]) + name
    return bytes([_IPV4 if address.version == 4 else _IPV6]) + address.packed


def _exactly(connection: socket.socket, proxy: Proxy, count: int) -> bytes:
    data = b""
    while len(data) < count:
        piece = connection.recv(count - len(data))
        if not piece:
            raise _proxy_failed(proxy, "refused", "it hung up")
        data += piece
    return data
