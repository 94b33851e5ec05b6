"""A hub with one model, on this computer alone, for the check of downloads."""

import hashlib
import json
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self
from urllib.parse import unquote, urlsplit

COMMIT = "5e1f7e57" * 5  # the name that hubs give to a state of the files


class LoopbackHub:
    """Serves ``files`` as the repository ``repo`` while it is entered."""

    def __init__(self, repo: str, files: Mapping[str, bytes]) -> None:
        handler = type("Handler", (_Handler,), {"repo": repo, "files": dict(files)})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        """The endpoint."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(BaseHTTPRequestHandler):
    repo: str
    files: Mapping[str, bytes]

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        about = f"/api/models/{self.repo}"
        content = f"/{self.repo}/resolve/{COMMIT}/"
        if path.startswith(f"{about}/tree/"):
            self._json([_listed(name, data) for name, data in self.files.items()])
        elif path == about or path.startswith(f"{about}/"):
            self._json({"id": self.repo, "sha": COMMIT, "private": False, "gated": False})
        elif path.startswith(content) and path.removeprefix(content) in self.files:
            self._send(self.files[path.removeprefix(content)], "application/octet-stream")
        else:
            self.send_error(404)

    def _json(self, value: object) -> None:
        self._send(json.dumps(value).encode(), "application/json")

    def _send(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _listed(name: str, data: bytes) -> dict[str, object]:
    """An entry of the listing, with the hash that git gives to a file's content."""
    blob = hashlib.sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()
    return {"type": "file", "path": name, "size": len(data), "oid": blob}
