"""The private memory of this process: lock it, or read it back from swap space at once.

What was put out comes back page by page as it is touched, a fault with a few pages each, which a
CPU model of a gigabyte needs many seconds for. Asked for as a whole it comes at the drive's speed.
"""

import ctypes
import logging
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Protocol

from moechat.core.memory_lock import (
    LockLack,
    MemoryLock,
    Region,
    lock_order,
    worth_reading_back,
)

_log = logging.getLogger(__name__)

_LARGE = 64 * 1024  # what is smaller is no weights
_SLICE = 64 * 1024**2  # is read back at once
_HEAD = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ (\d+) *(.*)")
_CAP_IPC_LOCK = 14
_LOCK_ON_FAULT = 1  # mlock2: what is reserved and not in use takes no memory by being locked
_WILL_NEED = 3


class PrivateMemory(Protocol):
    """What an operating system offers. Nothing raises."""

    def forget_touches(self) -> None:
        """From now on `regions` counts what is touched, where the system can."""
        ...

    def regions(self) -> list[Region]:
        """Private, writable mappings that are not small."""
        ...

    def lock_limit(self, wanted: int) -> int | None:
        """Bytes of ``wanted`` that the system lets us lock, having asked for it; None = all."""
        ...

    def lock(self, start: int, size: int) -> LockLack:
        """Lock a range; NONE = done."""
        ...

    def absent(self) -> int:
        """Bytes of this process in swap space."""
        ...

    def read_back(self, part: Region) -> None:
        """Begin to read what is absent of it."""
        ...


def lock_weights(
    memory: PrivateMemory, budget: int, one_token: Callable[[Callable[[], None]], None]
) -> MemoryLock:
    """Lock what a token needs, and then the rest, at most ``budget`` bytes.

    ``one_token`` decodes a token and calls what it is given right before.
    """
    one_token(memory.forget_touches)
    regions = lock_order(memory.regions())
    wanted = sum(region.size for region in regions)
    limit = memory.lock_limit(min(wanted, budget))
    left = budget if limit is None else min(budget, limit)
    lack = LockLack.NONE
    if left < wanted:
        lack = LockLack.LIMIT if limit is not None and limit < budget else LockLack.ROOM
    locked = 0
    page = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
    for region in regions:
        size = min(region.size, left - locked) // page * page
        if size <= 0:
            break
        refused = memory.lock(region.start, size)
        if refused is not LockLack.NONE:
            lack = refused
            break
        locked += size
    _log.info("locked %d of %d bytes (%s, limit %s)", locked, wanted, lack, limit)
    return MemoryLock(locked_bytes=locked, wanted_bytes=wanted, lack=lack, limit_bytes=limit)


def read_back(memory: PrivateMemory, available: int, between: Callable[[], bool]) -> int:
    """Read back what is in swap space, if it fits; bytes that were absent.

    ``between`` is called between slices, each a fraction of a second; True ends it.
    """
    absent = memory.absent()
    if not worth_reading_back(absent, available):
        return 0
    for part in _slices(memory.regions()):
        if between():
            return absent
        memory.read_back(part)
    _log.info("read %d bytes back from swap space", absent)
    return absent


def _slices(regions: Iterable[Region]) -> Iterator[Region]:
    for region in regions:
        for offset in range(0, region.size, _SLICE):
            size = min(_SLICE, region.size - offset)
            yield Region(start=region.start + offset, size=size, present=0)


def private_memory() -> PrivateMemory:
    """That of this operating system."""
    if sys.platform == "win32":
        from moechat.engine.windows_memory import WindowsMemory  # noqa: PLC0415

        return WindowsMemory(ctypes.WinDLL("kernel32", use_last_error=True), ctypes.get_last_error)
    else:  # noqa: RET505 - an `else` is how mypy sees the other platform
        return LinuxMemory()


class LinuxMemory:
    """By /proc/self, mlock2 and madvise."""

    def __init__(self, proc: Path = Path("/proc/self"), libc: Any = None) -> None:
        self._proc = proc
        self._libc = libc or ctypes.CDLL(None, use_errno=True)

    def forget_touches(self) -> None:
        """Clear the referenced bits of all pages."""
        try:
            (self._proc / "clear_refs").write_text("1", "ascii")
        except OSError as error:
            _log.info("touches are not told: %s", error)

    def regions(self) -> list[Region]:
        """Anonymous mappings, the heap among them."""
        return [region for region in self._mappings() if region.size >= _LARGE]

    def _mappings(self) -> Iterator[Region]:
        span: tuple[int, int] | None = None
        sizes: dict[str, int] = {}
        for line in [*self._lines("smaps"), "0-0 ---p 0 0 0"]:  # a last head ends the last mapping
            if head := _HEAD.match(line):
                if span is not None:
                    present, touched = sizes.get("Rss", 0), sizes.get("Referenced", 0)
                    yield Region(
                        start=span[0], size=span[1] - span[0], present=present, touched=touched
                    )
                sizes = {}
                start, end, rights, inode, name = head.groups()
                ours = rights == "rw-p" and inode == "0" and not name.startswith(("[stack", "[v"))
                span = (int(start, 16), int(end, 16)) if ours else None
            elif line.startswith(("Rss:", "Referenced:")):
                key, _, rest = line.partition(":")
                sizes[key] = int(rest.split()[0]) * 1024

    def lock_limit(self, wanted: int) -> int | None:
        """RLIMIT_MEMLOCK, raised as far as it may be; a privilege lifts it."""
        if sys.platform == "win32" or (self._number("status", "CapEff", 16) >> _CAP_IPC_LOCK) & 1:
            return None
        else:  # noqa: RET505 - an `else` is how mypy sees the other platform
            import resource  # noqa: PLC0415 - not on Windows

            soft, hard = resource.getrlimit(resource.RLIMIT_MEMLOCK)
            try:
                resource.setrlimit(resource.RLIMIT_MEMLOCK, (hard, hard))
                soft = hard
            except (OSError, ValueError) as error:
                _log.info("the limit for locked memory stays: %s", error)
            if soft == resource.RLIM_INFINITY:
                return None
            left = soft - self._number("status", "VmLck") * 1024
            return None if left >= wanted else max(0, left)

    def lock(self, start: int, size: int) -> LockLack:
        """Lock a range; what is not there yet is locked when it comes."""
        address, length = ctypes.c_void_p(start), ctypes.c_size_t(size)
        if not self._libc.mlock2(address, length, _LOCK_ON_FAULT):
            return LockLack.NONE
        error = ctypes.get_errno()
        _log.info("mlock2 of %d bytes: %s", size, os.strerror(error))
        return LockLack.REFUSED

    def absent(self) -> int:
        """VmSwap."""
        return self._number("status", "VmSwap") * 1024

    def read_back(self, part: Region) -> None:
        """madvise(MADV_WILLNEED): swap space is read in order, many pages at a time."""
        address, length = ctypes.c_void_p(part.start), ctypes.c_size_t(part.size)
        self._libc.madvise(address, length, _WILL_NEED)

    def _number(self, name: str, key: str, base: int = 10) -> int:
        for line in self._lines(name):
            if line.startswith(f"{key}:"):
                return int(line.split()[1], base)
        return 0

    def _lines(self, name: str) -> list[str]:
        try:
            return (self._proc / name).read_text("utf-8", "replace").splitlines()
        except OSError:
            return []
