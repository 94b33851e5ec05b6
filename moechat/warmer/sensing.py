"""What tells that others need the memory: the kernel's counters, or Windows' own notice."""

import ctypes
import sys
import time
from collections.abc import Callable
from pathlib import Path

from moechat.core.warming import MemoryLook
from moechat.protocol.control_groups import CGROUPS, limit_hits, memory_groups, pressure
from moechat.protocol.system_memory import read_system_memory

_LOW_MEMORY = 0  # LowMemoryResourceNotification


class MemorySense:
    """Looks at the memory; each look costs a fraction of a millisecond."""

    def __init__(
        self,
        proc: Path = Path("/proc"),
        cgroups: Path = CGROUPS,
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
        groups = list(memory_groups(self._proc / "self", self._cgroups))
        stalled_s, _ = pressure(groups, self._proc)
        return MemoryLook(
            at_s=self._clock(),
            available_bytes=available,
            stalled_s=stalled_s,
            limit_hits=limit_hits(groups),
            told_low=self._told_low(),
        )


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
