"""Windows: what the performance counters tell of one process and of its use of the GPU."""

import logging
import re
import sys
import time
from pathlib import Path, PureWindowsPath

from moechat.core.engine_rates import EngineCounters

_log = logging.getLogger(__name__)

_INSTANCE = re.compile(r"pid_(\d+)_.*?_engtype_(\w+)")


def engine_of(instance: str, pid: int) -> str | None:
    """Kind of GPU engine of ``pid_12_luid_0x0_0x1_phys_0_eng_3_engtype_Compute``; None = others."""
    found = _INSTANCE.search(instance)
    return found[2] if found and int(found[1]) == pid else None


def is_drive_of(instance: str, folder: PureWindowsPath) -> bool:
    """Whether the disk ``0 C: D:`` holds ``folder``; a volume without a letter is nobody's."""
    letter = folder.drive.upper()
    return len(letter) == 2 and letter in instance.upper().split()[1:]


if sys.platform == "win32":
    import ctypes
    import os
    from ctypes import wintypes

    import psutil

    # English names through PdhAddEnglishCounter: the names are translated with the system.
    _HARD_FAULTS = r"\Memory\Pages Input/sec"
    _PAGES_OUT = r"\Memory\Pages Output/sec"
    _GPU_TIME = r"\GPU Engine(*)\Running Time"
    _GPU_SHARED = r"\GPU Process Memory(*)\Shared Usage"
    _GPU_OWN = r"\GPU Process Memory(*)\Dedicated Usage"
    _DISK_BYTES = r"\PhysicalDisk(*)\Disk Read Bytes/sec"
    _DISK_IDLE = r"\PhysicalDisk(*)\% Idle Time"
    _SPEED_LIMIT = r"\Processor Information(_Total)\% Performance Limit"
    _PAGE = 4096
    _TIME_UNIT = 1e-7  # seconds
    _MORE_DATA = 0x800007D2

    class _RawItem(ctypes.Structure):
        _fields_ = (
            ("name", wintypes.LPWSTR),
            ("status", wintypes.DWORD),
            ("stamp", wintypes.FILETIME),
            ("first", ctypes.c_longlong),
            ("second", ctypes.c_longlong),
            ("count", wintypes.DWORD),
        )

    class _Performance(ctypes.Structure):  # PERFORMANCE_INFORMATION; pages
        _fields_ = (
            ("size", wintypes.DWORD),
            ("commit_total", ctypes.c_size_t),
            ("commit_limit", ctypes.c_size_t),
            ("commit_peak", ctypes.c_size_t),
            ("physical_total", ctypes.c_size_t),
            ("physical_available", ctypes.c_size_t),
            ("system_cache", ctypes.c_size_t),
            ("kernel_total", ctypes.c_size_t),
            ("kernel_paged", ctypes.c_size_t),
            ("kernel_nonpaged", ctypes.c_size_t),
            ("page_size", ctypes.c_size_t),
            ("handles", wintypes.DWORD),
            ("processes", wintypes.DWORD),
            ("threads", wintypes.DWORD),
        )

    class WindowsCounters:
        """Reads raw counters, which grow; where a counter does not exist, nothing is told.

        A process's reads cannot be split between file cache and drive here, and pages that come
        from the page file cannot be told from those of other files: both are faults.
        """

        def __init__(self) -> None:
            self._pdh = ctypes.WinDLL("pdh")
            self._query = wintypes.HANDLE()
            self._counters: dict[str, wintypes.HANDLE] = {}
            if self._pdh.PdhOpenQueryW(None, None, ctypes.byref(self._query)):
                _log.warning("performance counters are not available")
                return
            for path in (
                _HARD_FAULTS, _PAGES_OUT, _GPU_TIME, _GPU_SHARED, _GPU_OWN, _DISK_BYTES,
                _DISK_IDLE, _SPEED_LIMIT,
            ):  # fmt: skip
                handle = wintypes.HANDLE()
                add = self._pdh.PdhAddEnglishCounterW
                if not add(self._query, ctypes.c_wchar_p(path), None, ctypes.byref(handle)):
                    self._counters[path] = handle

        def look(self, pid: int, folder: Path | None = None) -> EngineCounters | None:
            """Counters of ``pid`` now, and of the drive of ``folder``; None = no such process."""
            try:
                process = psutil.Process(pid)
                io, cpu = process.io_counters(), process.cpu_times()
            except psutil.Error:
                return None
            if self._counters:
                self._pdh.PdhCollectQueryData(self._query)
            now = time.monotonic()
            faults, out = self._sum(_HARD_FAULTS), self._sum(_PAGES_OUT)
            committed, limit = _commit()
            return EngineCounters(
                at_s=now,
                read_bytes=io.read_bytes,
                major_faults=faults,
                cpu_s=cpu.user + cpu.system,
                cores=os.cpu_count(),
                processor=_processor(),
                swap_out_bytes=None if out is None else out * _PAGE,
                gpu=self._gpu(pid, now),
                gpu_bytes=self._gpu_bytes(pid),
                drives=self._drives(folder),
                committed_bytes=committed,
                commit_limit_bytes=limit,
                speed_limit=self._speed_limit(),
            )

        def _drives(self, folder: Path | None) -> dict[str, tuple[int, float]]:
            if folder is None:
                return {}
            place = PureWindowsPath(os.path.realpath(folder))
            idle = {name: (first, second) for name, first, second in self._raw(_DISK_IDLE)}
            return {
                name: (read, (idle[name][1] - idle[name][0]) * _TIME_UNIT)
                for name, read, _ in self._raw(_DISK_BYTES)
                if name in idle and is_drive_of(name, place)
            }

        def _speed_limit(self) -> float | None:
            percent = self._sum(_SPEED_LIMIT)
            return None if percent is None else min(1.0, percent / 100)

        def _gpu(self, pid: int, now: float) -> dict[str, tuple[float, float]]:
            engines: dict[str, tuple[float, float]] = {}
            for instance, value, _ in self._raw(_GPU_TIME):
                kind = engine_of(instance, pid)
                if kind is not None:
                    busy = engines.get(kind, (0.0, now))[0] + value * _TIME_UNIT
                    engines[kind] = (busy, now)
            return engines

        def _gpu_bytes(self, pid: int) -> int | None:
            mine = [
                value
                for path in (_GPU_SHARED, _GPU_OWN)
                for instance, value, _ in self._raw(path)
                if instance.startswith(f"pid_{pid}_")
            ]
            return sum(mine) if mine else None

        def _sum(self, path: str) -> int | None:
            values = [value for _, value, _ in self._raw(path)]
            return sum(values) if values else None

        def _raw(self, path: str) -> list[tuple[str, int, int]]:
            """Instances with the first and second value of each."""
            handle = self._counters.get(path)
            if handle is None:
                return []
            size, count = wintypes.DWORD(0), wintypes.DWORD(0)
            read = self._pdh.PdhGetRawCounterArrayW
            status = read(handle, ctypes.byref(size), ctypes.byref(count), None)
            if status & 0xFFFFFFFF != _MORE_DATA:
                return []
            buffer = ctypes.create_string_buffer(size.value)
            if read(handle, ctypes.byref(size), ctypes.byref(count), buffer):
                return []
            items = ctypes.cast(buffer, ctypes.POINTER(_RawItem))
            return [
                (items[i].name or "", items[i].first, items[i].second) for i in range(count.value)
            ]

    def _processor() -> tuple[float, float]:
        """Busy and elapsed seconds of all cores, by GetSystemTimes."""
        times = psutil.cpu_times()
        busy = times.user + times.system
        return busy, busy + times.idle

    def _commit() -> tuple[int | None, int | None]:
        """Bytes promised to all programs, and the most that can be."""
        told = _Performance(size=ctypes.sizeof(_Performance))
        if not ctypes.WinDLL("psapi").GetPerformanceInfo(ctypes.byref(told), told.size):
            return None, None
        return told.commit_total * told.page_size, told.commit_limit * told.page_size
