"""What tells that others need the memory: the kernel's counters, or Windows' own notice."""

import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path

from moechat.core.warming import MemoryLook
from moechat.protocol.system_memory import (
    own_groups,
    read_number,
    read_system_memory,
    read_table,
)

_LOW_MEMORY = 0  # LowMemoryResourceNotification


class MemorySense:
    """Looks at the memory; each look costs a fraction of a millisecond."""

    def __init__(
        self,
        proc: Path = Path("/proc"),
        cgroups: Path = Path("/sys/fs/cgroup"),
        *,
        clock: Callable[[], float] = time.monotonic,
        told_low: Callable[[], bool] | None = None,
    ) -> None:
        self._proc, self._cgroups, self._clock = proc, cgroups, clock
        self._told_low = told_low or system_notice()

    def look(self) -> MemoryLook:
        """As it is now; never raises."""
        try:
            available: int | None = read_system_memory(self._proc, self._cgroups).available
        except OSError:
            available = None
        return MemoryLook(
            at_s=self._clock(),
            available_bytes=available,
            stalled_s=self._stalled_s(),
            limit_hits=self._limit_hits(),
            told_low=self._told_low(),
        )

    def _stalled_s(self) -> float | None:
        """Of our innermost group that has the counter, else of the system."""
        files = [d / "memory.pressure" for version, d in self._groups() if version == 2]
        for path in (*files, self._proc / "pressure" / "memory"):
            seconds = _some_stalled_s(path)
            if seconds is not None:
                return seconds
        return None

    def _limit_hits(self) -> int | None:
        hits = []
        for version, directory in self._groups():
            if version == 1:
                count = read_number(directory / "memory.failcnt")
                hits += [] if count is None else [count]
            else:
                events = read_table(directory / "memory.events")
                hits += [events[key] for key in ("high", "max", "oom") if key in events]
        return sum(hits) if hits else None

    def _groups(self) -> list[tuple[int, Path]]:
        if sys.platform != "linux":
            return []
        return list(own_groups(self._proc, self._cgroups))


def _some_stalled_s(path: Path) -> float | None:
    """The total of the line "some" of a file in the kernel's PSI format."""
    try:
        first = path.read_text("ascii").split("\n", 1)[0]
    except (OSError, ValueError):
        return None
    name, _, rest = first.partition(" ")
    total = rest.rpartition("total=")[2].strip()
    return int(total) / 1e6 if name == "some" and total.isdigit() else None


def windows_notice(kernel32: "ctypes.CDLL") -> Callable[[], bool]:
    """Whether Windows says that physical memory is low."""
    kernel32.CreateMemoryResourceNotification.restype = ctypes.c_void_p
    kernel32.QueryMemoryResourceNotification.argtypes = (
        ctypes.c_void_p,
        ctypes.POINTER(ctypes.c_int),
    )
    handle = kernel32.CreateMemoryResourceNotification(_LOW_MEMORY)

    def told_low() -> bool:
        low = ctypes.c_int()
        asked = handle and kernel32.QueryMemoryResourceNotification(handle, ctypes.byref(low))
        return bool(asked and low.value)

    return told_low


def system_notice() -> Callable[[], bool]:
    """What this system says in so many words."""
    if sys.platform == "win32":
        return windows_notice(ctypes.WinDLL("kernel32", use_last_error=True))
    return lambda: False
