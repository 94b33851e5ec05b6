"""Small files of repositories, kept by what they contain, so that they are never out of date."""

import os
import re
from contextlib import suppress
from pathlib import Path

_OID = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")
_KEPT_NAME = re.compile(rf"(?:{_OID.pattern})(?:\.\d+\.new)?")
_MOST_BYTES = 256 << 20


def is_cached_name(name: str) -> bool:
    """Whether a file in the folder is of a cache, by its name."""
    return _KEPT_NAME.fullmatch(name) is not None


class FileCache:
    """What cannot be kept is fetched again: nothing here raises. Contents must be checked."""

    def __init__(self, folder: Path, most_bytes: int = _MOST_BYTES) -> None:
        self._folder = folder
        self._most_bytes = most_bytes

    def get(self, oid: str) -> bytes | None:
        """What was kept as ``oid``, whatever became of it since."""
        path = self._path(oid)
        if path is None:
            return None
        try:
            content = path.read_bytes()
        except OSError:
            return None
        with suppress(OSError):
            os.utime(path)  # used: it goes last
        return content

    def put(self, oid: str, content: bytes) -> None:
        """Keep ``content``, and forget what was used longest ago where it becomes too much."""
        path = self._path(oid)
        if path is None:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
            unfinished.write_bytes(content)
            unfinished.replace(path)
            self._make_room()

    def _make_room(self) -> None:
        found = [(path, path.stat()) for path in self._folder.iterdir()]
        total = sum(status.st_size for _, status in found)
        for path, status in sorted(found, key=lambda each: each[1].st_mtime_ns):
            if total <= self._most_bytes:
                return
            path.unlink(missing_ok=True)
            total -= status.st_size

    def _path(self, oid: str) -> Path | None:
        return self._folder / oid if _OID.fullmatch(oid) else None
