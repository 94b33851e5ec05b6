"""One request to the hub."""

import json
import re
import socket
import struct
import time
from contextlib import suppress
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit

from tests.hub_server.repository import Repository, StoredFile
from tests.hub_server.rules import Kind, Rule

if TYPE_CHECKING:
    from tests.hub_server.server import FakeHub

_STEP = 1 << 20
_PAGE = b"<html><body>Welcome to the hotel. Please sign in.</body></html>"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = 0
    hub: "FakeHub"
    host: str

    def setup(self) -> None:
        super().setup()
        self.hub.connections.add(self.connection)

    def finish(self) -> None:
        self.hub.connections.discard(self.connection)
        super().finish()

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_HEAD(self) -> None:
        """Only asked by huggingface_hub itself, in a benchmark."""
        self.do_GET()

    def do_GET(self) -> None:
        from tests.hub_server.server import Seen

        url = urlsplit(self.path)
        path = unquote(url.path)
        self.query = parse_qs(url.query)
        login = self.headers.get("Authorization")
        self.token = (login or "").removeprefix("Bearer ")
        self.seen = Seen(self.host, path, self.headers.get("Range"), login)
        self.seen.query = self.query
        self.hub.seen.append(self.seen)
        self.faults = self.hub.rules.firing(f"{self.command} {path}")
        with suppress(OSError):
            if not self._fail_at_once():
                self._route(path)
            return
        self.close_connection = True

    def _fail_at_once(self) -> bool:
        if slow := self.faults.get(Kind.SLOW):
            self.hub.closing.wait(slow.seconds)
        if Kind.NO_ANSWER in self.faults:
            self._cut()
        elif Kind.GARBAGE in self.faults:
            self.wfile.write(b"SSH-2.0-OpenSSH_9.6\r\n\r\n")
            self.close_connection = True
        elif redirect := self.faults.get(Kind.REDIRECT):
            self._reply(302, b"", {"Location": redirect.target or self.path})
        elif status := self.faults.get(Kind.STATUS):
            headers = {"X-Error-Code": status.error_code} if status.error_code else {}
            if status.seconds:
                headers["Retry-After"] = f"{status.seconds:.0f}"
            self._reply(status.code, b"{}", headers)
        elif Kind.PAGE in self.faults:
            self._reply(200, _PAGE, {"Content-Type": "text/html"})
        elif Kind.NONSENSE in self.faults:
            self._json({"hello": [1, 2]})
        else:
            return False
        return True

    # ── routes ───────────────────────────────────────────────────────────────

    def _route(self, path: str) -> None:
        parts = path.strip("/").split("/")
        if parts[0] == "cdn" and self.host == "files":
            file = self._repository_file("/".join(parts[2:4]), "/".join(parts[4:]))
            if file is None or file.sha256 != parts[1] or "Signature" not in self.query:
                self._reply(403, b"AccessDenied")
            else:
                self._send_file(file, {"ETag": '"elsewhere"'})
        elif parts == ["api", "models"]:
            self._list()
        elif parts == ["api", "whoami-v2"]:
            self._who_am_i()
        elif parts[:2] == ["api", "models"]:
            self._api("/".join(parts[2:4]), parts[4:])
        elif parts[2:3] == ["resolve"]:
            self._resolve("/".join(parts[:2]), parts[3], path.split("/", 5)[5])
        else:
            self._reply(404)

    def _repository_file(self, repo: str, path: str) -> StoredFile | None:
        repository = self.hub.repositories.get(repo)
        return repository.files.get(path) if repository else None

    def _repository(self, repo: str, revision: str, *, content: bool) -> Repository | None:
        """The repository, if the asker may see it; else the refusal is sent."""
        from tests.hub_server.server import GOOD_TOKEN, OTHER_TOKEN

        repository = self.hub.repositories.get(repo)
        if self.token and self.token not in (GOOD_TOKEN, OTHER_TOKEN):
            self._reply(401, b"{}", {"X-Error-Message": "Invalid credentials"})
        elif repository is None or (repository.private and self.token != GOOD_TOKEN):
            self._reply(404 if self.token else 401, b"{}", {"X-Error-Code": "RepoNotFound"})
        elif content and repository.gated and self.token != GOOD_TOKEN:
            self._reply(403 if self.token else 401, b"{}", {"X-Error-Code": "GatedRepo"})
        elif revision not in ("main", repository.commit):
            self._reply(404, b"{}", {"X-Error-Code": "RevisionNotFound"})
        else:
            return repository
        return None

    def _list(self) -> None:
        words = {name: values[0] for name, values in self.query.items()}
        found = [
            repository.info()
            for repository in self.hub.repositories.values()
            if words.get("search", "").lower() in repository.id.lower()
            and words.get("author", repository.id.split("/")[0]) == repository.id.split("/")[0]
            and words.get("filter", "openvino") in repository.tags
            and (not repository.private or self.token)
        ]
        found.sort(key=lambda info: str(info["id"]))
        found.sort(key=lambda info: info.get(words.get("sort", "downloads"), 0), reverse=True)  # type: ignore[arg-type,return-value]
        at, limit = int(words.get("cursor", "0")), int(words.get("limit", "50"))
        headers = {}
        if at + limit < len(found):
            rest = urlencode(self.query | {"cursor": [str(at + limit)]}, doseq=True)
            # As a mirror passes it on: with the address of the hub behind it.
            headers["Link"] = f'<https://huggingface.co/api/models?{rest}>; rel="next"'
        self._json(found[at : at + limit], headers)

    def _who_am_i(self) -> None:
        from tests.hub_server.server import GOOD_TOKEN, OTHER_TOKEN

        if self.token in (GOOD_TOKEN, OTHER_TOKEN):
            self._json({"name": "anna", "type": "user"})
        else:
            self._reply(401, b"{}", {"X-Error-Message": "Invalid credentials"})

    def _api(self, repo: str, rest: list[str]) -> None:
        revision = rest[1] if len(rest) > 1 else "main"
        repository = self._repository(repo, revision, content=False)
        if repository is None:
            return
        if rest[:1] != ["tree"]:
            self._json(repository.info())
            return
        entries = [file.listed(path) for path, file in repository.files.items()]
        at = int(self.query.get("cursor", ["0"])[0])
        headers = {}
        if at + self.hub.page < len(entries):
            address = f"{self.hub.url}{urlsplit(self.path).path}"
            cursor = at + self.hub.page
            headers["Link"] = f'<{address}?recursive=True&cursor={cursor}>; rel="next"'
        self._json(entries[at : at + self.hub.page], headers)

    def _resolve(self, repo: str, revision: str, path: str) -> None:
        repository = self._repository(repo, revision, content=True)
        if repository is None:
            return
        file = repository.files.get(path)
        headers = {"X-Repo-Commit": repository.commit, "Accept-Ranges": "bytes"}
        if file is None:
            self._reply(404, b"{}", headers | {"X-Error-Code": "EntryNotFound"})
        elif not file.large:
            self._send_file(file, headers | {"ETag": f'"{file.oid}"'})
        else:
            address = f"{self.hub.files_url}/cdn/{file.sha256}/{repo}/{quote(path)}"
            headers["X-Linked-Etag"] = f'"{file.sha256}"'
            headers["X-Linked-Size"] = str(len(file.data))
            headers["Location"] = f"{address}?Expires={time.time() + 3600:.0f}&Signature=test"
            self._reply(302, b"Found", headers)

    # ── answers ──────────────────────────────────────────────────────────────

    def _json(self, value: object, headers: dict[str, str] | None = None) -> None:
        kind = {"Content-Type": "application/json"}
        self._reply(200, json.dumps(value).encode(), kind | (headers or {}))

    def _reply(self, code: int, body: bytes = b"", headers: dict[str, str] | None = None) -> None:
        self._head(code, {"Content-Length": str(len(body))} | (headers or {}))
        if self.command != "HEAD":
            self.wfile.write(body)

    def _head(self, code: int, headers: dict[str, str]) -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def _send_file(self, file: StoredFile, headers: dict[str, str]) -> None:
        faults, size = self.faults, len(file.data)
        code, start, end = 200, 0, size
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if asked and Kind.NO_RANGE not in faults:
            code, start = 206, int(asked[1])
            if start >= size:
                self._reply(416, headers={"Content-Range": f"bytes */{size}"})
                return
            if Kind.WRONG_RANGE in faults:
                start = start // 2 if start else min(1, size - 1)
        body = memoryview(file.data)[start:end]
        if cut := faults.get(Kind.TRUNCATE):
            body = body[: cut.after]
        if code == 206:
            last = start + len(body) - 1
            headers = headers | {"Content-Range": f"bytes {start}-{last}/{size}"}
        if flip := faults.get(Kind.CORRUPT):
            body = _flipped(body, flip.after - start)
        if Kind.EXTRA in faults:
            body = memoryview(bytes(body) + b"and then some more")
        chunked = Kind.CHUNKED in faults or Kind.EXTRA in faults
        length = {"Transfer-Encoding": "chunked"} if chunked else {"Content-Length": f"{len(body)}"}
        headers = {"Content-Type": "application/octet-stream"} | headers | length
        self._head(code, headers)
        if self.command != "HEAD":
            self._send_body(body, chunked=chunked)

    def _send_body(self, body: memoryview, *, chunked: bool) -> None:
        cuts = [self.faults[k] for k in (Kind.RESET, Kind.HANG_UP, Kind.STALL) if k in self.faults]
        cut: Rule | None = min(cuts, key=lambda rule: rule.after, default=None)
        if cut is not None:
            body = body[: cut.after]
        throttle = self.faults.get(Kind.THROTTLE)
        step = max(1, throttle.after // 50) if throttle else _STEP
        for at in range(0, len(body), step):
            piece = body[at : at + step]
            if chunked:
                self.wfile.write(b"%x\r\n" % len(piece))
            self.wfile.write(piece)
            if chunked:
                self.wfile.write(b"\r\n")
            self.seen.sent += len(piece)
            if throttle and self.hub.closing.wait(0.02):
                break
        if cut is not None:
            if cut.kind is Kind.STALL:
                self.hub.closing.wait(cut.seconds)
            self._cut(orderly=cut.kind is Kind.HANG_UP)
        elif chunked:
            self.wfile.write(b"0\r\n\r\n")

    def _cut(self, *, orderly: bool = False) -> None:
        self.close_connection = True
        if not orderly:
            linger = struct.pack("hh" if hasattr(socket, "WSAIoctl") else "ii", 1, 0)
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        self.connection.close()


def _flipped(body: memoryview, at: int) -> memoryview:
    if not 0 <= at < len(body):
        return body
    changed = bytearray(body)
    changed[at] ^= 0xFF
    return memoryview(changed)
