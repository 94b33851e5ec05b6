"""Windows: the private memory of this process by VirtualQuery, VirtualLock and their like."""

import ctypes
import logging
from collections.abc import Callable
from ctypes import wintypes
from typing import Any

import psutil

from moechat.core.memory_lock import LockLack, Region

_log = logging.getLogger(__name__)

_LARGE = 64 * 1024
_COMMITTED, _PRIVATE, _READ_WRITE = 0x1000, 0x20000, 0x04
_SOFT_BOUNDS = 0x02 | 0x08  # QUOTA_LIMITS_HARDWS_MIN_DISABLE, …_MAX_DISABLE
_QUOTA = 1453  # ERROR_WORKING_SET_QUOTA
_BESIDES = 64 * 1024**2  # of working set for everything that is not locked


class _BasicInformation(ctypes.Structure):
    _fields_ = (
        ("BaseAddress", ctypes.c_void_p),
        ("AllocationBase", ctypes.c_void_p),
        ("AllocationProtect", wintypes.DWORD),
        ("PartitionId", wintypes.WORD),
        ("RegionSize", ctypes.c_size_t),
        ("State", wintypes.DWORD),
        ("Protect", wintypes.DWORD),
        ("Type", wintypes.DWORD),
    )


class _Range(ctypes.Structure):
    _fields_ = (("VirtualAddress", ctypes.c_void_p), ("NumberOfBytes", ctypes.c_size_t))


class WindowsMemory:
    """Takes the library, and what tells the last error's number."""

    def __init__(self, kernel32: Any, last_error: Callable[[], int]) -> None:
        self._kernel32, self._last_error = kernel32, last_error
        kernel32.VirtualQuery.restype = ctypes.c_size_t
        kernel32.GetCurrentProcess.restype = wintypes.HANDLE
        kernel32.SetProcessWorkingSetSizeEx.argtypes = (
            wintypes.HANDLE,
            ctypes.c_size_t,
            ctypes.c_size_t,
            wintypes.DWORD,
        )
        kernel32.PrefetchVirtualMemory.argtypes = (
            wintypes.HANDLE,
            ctypes.c_size_t,
            ctypes.c_void_p,
            wintypes.ULONG,
        )

    def forget_touches(self) -> None:
        """Windows does not tell them."""

    def regions(self) -> list[Region]:
        """Committed, private, writable pages."""
        found, address = [], 0
        info = _BasicInformation()
        while self._kernel32.VirtualQuery(
            ctypes.c_void_p(address), ctypes.byref(info), ctypes.c_size_t(ctypes.sizeof(info))
        ):
            size = int(info.RegionSize)
            kind = (info.State, info.Type, info.Protect)
            if kind == (_COMMITTED, _PRIVATE, _READ_WRITE) and size >= _LARGE:
                found.append(Region(start=address, size=size, present=size))
            address += size
        return found

    def lock_limit(self, wanted: int) -> int | None:
        """As much as the working set may be told to keep; asked for here."""
        size = wanted + _BESIDES
        process = self._kernel32.GetCurrentProcess()
        done = self._kernel32.SetProcessWorkingSetSizeEx(process, size, 2 * size, _SOFT_BOUNDS)
        if done:
            return None
        _log.info("a working set of %d bytes was refused: %d", size, self._last_error())
        return 0

    def lock(self, start: int, size: int) -> LockLack:
        """Lock a range, which also brings it into memory."""
        if self._kernel32.VirtualLock(ctypes.c_void_p(start), ctypes.c_size_t(size)):
            return LockLack.NONE
        error = self._last_error()
        _log.info("VirtualLock of %d bytes: %d", size, error)
        return LockLack.LIMIT if error == _QUOTA else LockLack.REFUSED

    def absent(self) -> int:
        """What is private and not in the working set."""
        info = psutil.Process().memory_info()
        return max(0, int(getattr(info, "private", info.rss)) - info.rss)

    def read_back(self, part: Region) -> None:
        """Have Windows read it with few large reads."""
        span = _Range(part.start, part.size)
        process = self._kernel32.GetCurrentProcess()
        if not self._kernel32.PrefetchVirtualMemory(process, 1, ctypes.byref(span), 0):
            _log.info("PrefetchVirtualMemory: %d", self._last_error())
