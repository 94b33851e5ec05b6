"""Linux: the kernel's counters of one process, without any privilege for one of our own."""

import mmap
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from moechat.core.engine_rates import EngineCounters
from moechat.protocol.control_groups import limit_hits, memory_groups, pressure
from moechat.protocol.kernel_files import read_table, read_text
from moechat.services.linux_disks import disk_activity, disks_under
from moechat.services.linux_heat import Heat

_DRIVERS = ("xe", "i915")
_UNITS = {"": 1, "KiB": 1024, "MiB": 1024**2, "GiB": 1024**3}
_TICKS = 100  # a second, in /proc, whatever the kernel's own are
_MAJOR_FAULTS, _USER, _SYSTEM = 9, 11, 12  # fields of stat after the name
_NANOSECOND = 1e-9
_CPU_BUSY, _CPU_TIMES = (0, 1, 2, 5, 6), 8  # columns of stat; idle, waiting and a host's are not


class LinuxCounters:
    """Reads ``/proc`` and ``/sys``; each look costs a millisecond, more with many open files."""

    def __init__(self, root: Path = Path("/"), clock: Callable[[], float] = time.monotonic) -> None:
        """``root`` stands for / of /proc and /sys."""
        self._root = root
        self._proc = root / "proc"
        self._clock = clock
        self._heat = Heat(root)
        self._folder: Path | None = None
        self._disks: frozenset[str] = frozenset()  # under the folder

    def look(self, pid: int, folder: Path | None = None) -> EngineCounters | None:
        """Counters of ``pid`` now, and of the drives under ``folder``; None = no such process."""
        process = self._proc / str(pid)
        stat = read_text(process / "stat")
        if stat is None:
            return None
        # The name may hold anything, parentheses too.
        fields = stat.rpartition(")")[2].split()
        io, swap = read_table(process / "io"), read_table(self._proc / "vmstat")
        now = self._clock()
        gpu, gpu_bytes = _graphics(process, now)
        pages_in, pages_out = swap.get("pswpin"), swap.get("pswpout")
        groups = list(memory_groups(process, self._root / "sys/fs/cgroup"))
        some, full = pressure(groups, self._proc)
        return EngineCounters(
            at_s=now,
            read_bytes=io.get("rchar"),
            drive_read_bytes=io.get("read_bytes"),
            major_faults=int(fields[_MAJOR_FAULTS]),
            cpu_s=(int(fields[_USER]) + int(fields[_SYSTEM])) / _TICKS,
            cores=os.cpu_count(),
            processor=_processor(read_text(self._proc / "stat") or ""),
            swap_in_bytes=None if pages_in is None else pages_in * mmap.PAGESIZE,
            swap_out_bytes=None if pages_out is None else pages_out * mmap.PAGESIZE,
            gpu=gpu,
            gpu_bytes=gpu_bytes,
            drives=self._drives(folder),
            pressure_some_s=some,
            pressure_full_s=full,
            limit_hits=limit_hits(groups),
            throttled_s=self._heat.throttled_s(),
            gpu_hot=self._heat.gpu_hot(),
        )

    def _drives(self, folder: Path | None) -> dict[str, tuple[int, float]]:
        if folder != self._folder:
            self._folder = folder
            real = None if folder is None else Path(os.path.realpath(folder))
            self._disks = disks_under(real, self._root) if real else frozenset()
        if not self._disks:
            return {}
        return disk_activity(read_text(self._proc / "diskstats") or "", self._disks)


def _processor(stat: str) -> tuple[float, float] | None:
    """Busy and elapsed seconds of all cores, from ``/proc/stat``."""
    name, _, columns = stat.partition("\n")[0].partition(" ")
    ticks = [int(each) for each in columns.split()[:_CPU_TIMES]]
    if name != "cpu" or len(ticks) < _CPU_TIMES:
        return None
    return sum(ticks[at] for at in _CPU_BUSY) / _TICKS, sum(ticks) / _TICKS


def _graphics(process: Path, now: float) -> tuple[dict[str, tuple[float, float]], int | None]:
    """Busy and elapsed time of every engine, and bytes; several descriptors may be one client.

    Source: the kernel's drm-usage-stats. i915 tells nanoseconds, xe cycles of the process beside
    the total that passed.
    """
    engines: dict[str, tuple[float, float]] = {}
    total_bytes, seen = None, set()
    for info in _drm_infos(process):
        client = (info.get("drm-pdev", ""), info.get("drm-client-id", ""))
        if info.get("drm-driver") not in _DRIVERS or client in seen:
            continue
        seen.add(client)
        for engine, busy, elapsed in _busy(info, now):
            engines[engine] = (engines.get(engine, (0.0, 0.0))[0] + busy, elapsed)
        sizes = [_size(v) for key, v in info.items() if key.startswith("drm-resident-")]
        total_bytes = (total_bytes or 0) + sum(sizes)
    return engines, total_bytes


def _busy(info: dict[str, str], now: float) -> Iterator[tuple[str, float, float]]:
    gpu = info.get("drm-pdev", "")
    for key, value in info.items():
        if key.startswith("drm-engine-") and not key.startswith("drm-engine-capacity-"):
            yield gpu + key, int(value.split()[0]) * _NANOSECOND, now
        elif key.startswith("drm-cycles-"):
            passed = info.get(f"drm-total-cycles-{key.removeprefix('drm-cycles-')}")
            if passed is not None:
                yield gpu + key, float(value), float(passed)


def _drm_infos(process: Path) -> Iterator[dict[str, str]]:
    try:
        descriptors = list((process / "fd").iterdir())
    except OSError:
        return
    for descriptor in descriptors:
        try:
            target = str(descriptor.readlink())
        except OSError:
            continue  # closed meanwhile
        if target.startswith("/dev/dri/"):
            text = read_text(process / "fdinfo" / descriptor.name) or ""
            pairs = (line.split(":", 1) for line in text.splitlines() if ":" in line)
            yield {key.strip(): value.strip() for key, value in pairs}


def _size(text: str) -> int:
    number, _, unit = text.partition(" ")
    return int(number) * _UNITS.get(unit, 1)
