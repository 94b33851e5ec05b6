"""Windows: what the performance counters tell of one process and of its use of the GPU."""

import logging
import re
import sys
import time

from moechat.core.engine_rates import EngineCounters

_log = logging.getLogger(__name__)

_INSTANCE = re.compile(r"pid_(\d+)_.*?_engtype_(\w+)")


def engine_of(instance: str, pid: int) -> str | None:
    """Kind of GPU engine of ``pid_12_luid_0x0_0x1_phys_0_eng_3_engtype_Compute``; None = others."""
    found = _INSTANCE.search(instance)
    return found[2] if found and int(found[1]) == pid else None


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    import psutil

    # English names through PdhAddEnglishCounter: the names are translated with the system.
    _HARD_FAULTS = r"\Memory\Pages Input/sec"
    _PAGES_OUT = r"\Memory\Pages Output/sec"
    _GPU_TIME = r"\GPU Engine(*)\Running Time"
    _GPU_SHARED = r"\GPU Process Memory(*)\Shared Usage"
    _GPU_OWN = r"\GPU Process Memory(*)\Dedicated Usage"
    _PAGE = 4096
    _RUNNING_TIME_UNIT = 1e-7  # seconds
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

    class WindowsCounters:
        """Reads raw counters, which grow; where a counter does not exist, nothing is told."""

        def __init__(self) -> None:
            self._pdh = ctypes.WinDLL("pdh")
            self._query = wintypes.HANDLE()
            self._counters: dict[str, wintypes.HANDLE] = {}
            if self._pdh.PdhOpenQueryW(None, None, ctypes.byref(self._query)):
                _log.warning("performance counters are not available")
                return
            for path in (_HARD_FAULTS, _PAGES_OUT, _GPU_TIME, _GPU_SHARED, _GPU_OWN):
                handle = wintypes.HANDLE()
                add = self._pdh.PdhAddEnglishCounterW
                if not add(self._query, ctypes.c_wchar_p(path), None, ctypes.byref(handle)):
                    self._counters[path] = handle

        def look(self, pid: int) -> EngineCounters | None:
            """Counters of ``pid`` now; None if there is no such process."""
            try:
                io = psutil.Process(pid).io_counters()
            except psutil.Error:
                return None
            if self._counters:
                self._pdh.PdhCollectQueryData(self._query)
            now = time.monotonic()
            faults, out = self._sum(_HARD_FAULTS), self._sum(_PAGES_OUT)
            return EngineCounters(
                at_s=now,
                read_bytes=io.read_bytes,
                major_faults=faults,
                swap_in_bytes=None if faults is None else faults * _PAGE,
                swap_out_bytes=None if out is None else out * _PAGE,
                gpu=self._gpu(pid, now),
                gpu_bytes=self._gpu_bytes(pid),
            )

        def _gpu(self, pid: int, now: float) -> dict[str, tuple[float, float]]:
            engines: dict[str, tuple[float, float]] = {}
            for instance, value in self._raw(_GPU_TIME):
                kind = engine_of(instance, pid)
                if kind is not None:
                    busy = engines.get(kind, (0.0, now))[0] + value * _RUNNING_TIME_UNIT
                    engines[kind] = (busy, now)
            return engines

        def _gpu_bytes(self, pid: int) -> int | None:
            mine = [
                value
                for path in (_GPU_SHARED, _GPU_OWN)
                for instance, value in self._raw(path)
                if instance.startswith(f"pid_{pid}_")
            ]
            return sum(mine) if mine else None

        def _sum(self, path: str) -> int | None:
            values = [value for _, value in self._raw(path)]
            return sum(values) if values else None

        def _raw(self, path: str) -> list[tuple[str, int]]:
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
            return [(items[i].name or "", items[i].first) for i in range(count.value)]
