"""A file on its way: appended to, hashed as it grows, and only ever shortened to begin again."""

import errno
import hashlib
import os
import sys
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import msgspec
import psutil

from moechat.core.download_plan import RemoteFile

# How much a power cut may cost of each file; a kill costs nothing.
_SYNC_BYTES = 128 << 20
_REREAD_BYTES = 4 << 20


class _Synced(msgspec.Struct):
    """What certainly outlives a power cut, and in which boot of the system that was written."""

    size: int
    boot: str


class PartFile:
    """The bytes of ``file`` so far, in ``path``; close it after use."""

    def __init__(self, path: Path, file: RemoteFile) -> None:
        self._file = file
        self._record = path.with_suffix(".synced")
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
        self._descriptor = os.open(path, flags, 0o644)
        self._hash = _new_hash(self._file)
        self.size = self._trusted_size()
        self._synced = self.size
        if self.size != os.fstat(self._descriptor).st_size:
            os.ftruncate(self._descriptor, self.size)

    @property
    def is_whole(self) -> bool:
        """Whether all bytes have come, right or wrong."""
        return self.size == self._file.size

    @property
    def is_right(self) -> bool:
        """Whether the content has the hash that the hub promised."""
        return self._hash.hexdigest() == self._file.oid

    def reread(self, on_bytes: Callable[[int], None]) -> None:
        """Hash what an earlier run left; ``on_bytes`` is told of each piece and may raise."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        with open(self._descriptor, "rb", buffering=0, closefd=False) as stream:
            _feed(self._hash, stream, self.size, on_bytes)

    def append(self, data: memoryview) -> None:
        """Add ``data``; raises `OSError`, and then the part holds what `size` says."""
        while data:
            count = os.write(self._descriptor, data)
            if not count:  # as some network drives say that they are full
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            self._hash.update(data[:count])
            self.size += count
            data = data[count:]
        if self.size - self._synced >= _SYNC_BYTES:
            self.sync()

    def sync(self) -> None:
        """Make all bytes so far outlive a power cut."""
        _sync_data(self._descriptor)
        self._record.write_bytes(msgspec.json.encode(_Synced(self.size, _boot())))
        self._synced = self.size

    def restart(self) -> None:
        """Forget all bytes."""
        os.ftruncate(self._descriptor, 0)
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        self._record.unlink(missing_ok=True)
        self._hash = _new_hash(self._file)
        self.size = self._synced = 0

    def sync_whole(self) -> None:
        """The part is verified: make it outlive a power cut; its record is needed no more."""
        _sync_data(self._descriptor)
        self._record.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)

    def _trusted_size(self) -> int:
        """Bytes to go on from: a system that went down in between may have lost what it held."""
        size = os.fstat(self._descriptor).st_size
        if size > self._file.size:
            return 0
        try:
            synced = msgspec.json.decode(self._record.read_bytes(), type=_Synced)
        except (OSError, msgspec.DecodeError):
            synced = None
        if synced is None:
            # Too young for a record. If it lies, the hash tells, and little is lost.
            return size
        return size if synced.boot == _boot() else min(size, synced.size)


def has_content(path: Path, file: RemoteFile, on_bytes: Callable[[int], None]) -> bool:
    """Whether ``path`` holds just what ``file`` should; ``on_bytes`` as in `PartFile.reread`."""
    if path.stat().st_size != file.size:
        return False
    content = _new_hash(file)
    with path.open("rb", buffering=0) as stream:
        _feed(content, stream, file.size, on_bytes)
    return content.hexdigest() == file.oid


def is_content(content: bytes, file: RemoteFile) -> bool:
    """Whether ``content`` is what ``file`` should hold."""
    if len(content) != file.size:
        return False
    expected = _new_hash(file)
    expected.update(content)
    return expected.hexdigest() == file.oid


def _new_hash(file: RemoteFile) -> "hashlib._Hash":
    if file.sha256:
        return hashlib.sha256()
    # Not for secrecy: it is how git names its blobs.
    return hashlib.sha1(b"blob %d\0" % file.size, usedforsecurity=False)


def _feed(
    content: "hashlib._Hash", stream: FileIO, size: int, on_bytes: Callable[[int], None]
) -> None:
    buffer = memoryview(bytearray(min(_REREAD_BYTES, max(1, size))))
    while size:
        count = stream.readinto(buffer[:size])
        if not count:
            raise OSError("a file became shorter while it was read")
        content.update(buffer[:count])
        size -= count
        on_bytes(count)


def _boot() -> str:
    """The same from the start of the system to its end, another one after."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text("ascii").strip()
    except OSError:
        return str(round(psutil.boot_time() / 60))


def _sync_data(descriptor: int) -> None:
    if sys.platform == "linux":
        os.fdatasync(descriptor)
    else:
        os.fsync(descriptor)
