"""Linux: how memory presses on a process, and whether heat holds the processors back."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from moechat.services.small_files import read_number, read_text

_TOTAL = re.compile(r"^(some|full) .*total=(\d+)", re.MULTILINE)
_MICROSECOND, _MILLISECOND = 1e-6, 1e-3
_HOT = ("thermal", "prochot", "ratl", "vr_thermalert")  # a power limit is no heat


def pressure(text: str) -> tuple[float | None, float | None]:
    """Seconds of "some" and "full" in a pressure file of the kernel; None where it says none."""
    told = {kind: int(total) * _MICROSECOND for kind, total in _TOTAL.findall(text)}
    return told.get("some"), told.get("full")


class MemoryGroups:
    """The control groups that a process is in: what their pressure and their limits are.

    Where the process has a group of its own (version 2), its pressure is told rather than that of
    the whole system: it holds what limits of the group do, too.
    """

    def __init__(self, root: Path = Path("/")) -> None:
        self._root = root
        self._unified, self._memory = _mounts(read_text(root / "proc/self/mountinfo") or "")

    def pressure(self, pid: int) -> tuple[float | None, float | None]:
        """Seconds of "some" and "full"."""
        group = next(self._groups(pid, "", self._unified), None)
        text = read_text(group / "memory.pressure") if group is not None else None
        return pressure(text or read_text(self._root / "proc/pressure/memory") or "")

    def limit_hits(self, pid: int) -> int | None:
        """How often memory was taken back at a limit of these groups; None without a limit."""
        hits = [_hits(group) for group in self._groups(pid, "", self._unified)]
        hits += [_old_hits(group) for group in self._groups(pid, "memory", self._memory)]
        limited = [number for number in hits if number is not None]
        return sum(limited) if limited else None

    def _groups(self, pid: int, controller: str, mount: str) -> Iterator[Path]:
        """The group of the process and those above it, without the topmost."""
        if not mount:
            return
        for line in (read_text(self._root / f"proc/{pid}/cgroup") or "").splitlines():
            _, controllers, path = line.split(":", 2)
            if controller in controllers.split(","):
                top = self._root / mount.lstrip("/")
                group = top / path.lstrip("/")
                while group != top and top in group.parents:
                    yield group
                    group = group.parent


def _mounts(mountinfo: str) -> tuple[str, str]:
    """Where the unified groups and those of memory are; empty = nowhere."""
    unified = memory = ""
    for line in mountinfo.splitlines():
        fields, _, rest = line.partition(" - ")
        parts, kind = fields.split(), rest.split()
        if len(parts) < 5 or len(kind) < 3:
            continue
        if kind[0] == "cgroup2":
            unified = unified or parts[4]
        elif kind[0] == "cgroup" and "memory" in kind[2].split(","):
            memory = memory or parts[4]
    return unified, memory


def _hits(group: Path) -> int | None:
    limits = [read_text(group / name) for name in ("memory.max", "memory.high")]
    if all(limit is None or limit.strip() == "max" for limit in limits):
        return None
    events = (line.split() for line in (read_text(group / "memory.events") or "").splitlines())
    return sum(int(number) for name, number in events if name in ("max", "high"))


def _old_hits(group: Path) -> int | None:
    limit = read_number(group / "memory.limit_in_bytes")
    if limit is None or limit >= 1 << 62:  # no limit is a very large number
        return None
    return read_number(group / "memory.failcnt")


class Heat:
    """The kernel's counters of thermal throttling; which there are is looked up once."""

    def __init__(self, root: Path = Path("/")) -> None:
        self._packages = _one_each(sorted((root / "sys/devices/system/cpu").glob("cpu[0-9]*")))
        cards = root / "sys/class/drm"
        self._reasons = [
            path
            for reason in _HOT
            for pattern in (
                f"card*/gt/gt*/throttle_reason_{reason}",  # i915
                f"card*/device/tile*/gt*/freq*/throttle/reason_{reason}",  # xe
            )
            for path in cards.glob(pattern)
        ]

    def throttled_s(self) -> float | None:
        """Seconds since the start of the system in which a processor was held back."""
        told = [read_number(path) for path in self._packages]
        known = [number for number in told if number is not None]
        return max(known) * _MILLISECOND if known else None

    def gpu_hot(self) -> bool | None:
        """Whether a GPU is held back for its heat now."""
        told = [read_number(path) for path in self._reasons]
        known = [number for number in told if number is not None]
        return any(known) if known else None


def _one_each(processors: Iterable[Path]) -> list[Path]:
    """The counter of each package: all its processors tell the same."""
    files: dict[int | None, Path] = {}
    for processor in processors:
        file = processor / "thermal_throttle/package_throttle_total_time_ms"
        if file.exists():
            files.setdefault(read_number(processor / "topology/physical_package_id"), file)
    return list(files.values())
