"""Linux: the control groups for memory that a process is in, and how memory presses there."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from moechat.protocol.kernel_files import read_number, read_table, read_text

_TOTAL = re.compile(r"^(some|full) .*total=(\d+)", re.MULTILINE)
_MICROSECOND = 1e-6
_NO_LIMIT = 1 << 62  # of version 1, where no limit is a very large number

CGROUPS = Path("/sys/fs/cgroup")


class Group(NamedTuple):
    """One control group."""

    version: int  # 1 or 2
    directory: Path


def memory_groups(process: Path, cgroups: Path = CGROUPS) -> Iterator[Group]:
    """The groups of ``process``, a folder of /proc, inner ones first."""
    for line in (read_text(process / "cgroup") or "").splitlines():
        _, controllers, path = line.split(":", 2)
        if controllers == "":  # version 2, one tree for everything
            beside = cgroups / "unified"  # where version 1 has the memory
            version, root = 2, beside if beside.is_dir() else cgroups
        elif "memory" in controllers.split(","):
            version, root = 1, cgroups / "memory"
        else:
            continue
        group = root / path.lstrip("/")
        # A container may see its own group as the root, whatever its path is outside.
        for directory in (group, *group.parents):
            yield Group(version, directory)
            if directory == root:
                break


def pressure(groups: Iterable[Group], proc: Path) -> tuple[float | None, float | None]:
    """Seconds in which something, and in which everything, waited for memory; None = not told.

    Of the innermost group that has the counter, which holds what its limits do, too; else of the
    whole system.
    """
    files = [group.directory / "memory.pressure" for group in groups if group.version == 2]
    for file in (*files, proc / "pressure/memory"):
        told = {
            kind: int(total) * _MICROSECOND for kind, total in _TOTAL.findall(read_text(file) or "")
        }
        if told:
            return told.get("some"), told.get("full")
    return None, None


def limit_hits(groups: Iterable[Group]) -> int | None:
    """How often memory was taken back at a limit of these groups; None without a limit."""
    hits = [_hits(group) for group in groups]
    limited = [number for number in hits if number is not None]
    return sum(limited) if limited else None


def _hits(group: Group) -> int | None:
    if group.version == 1:
        limit = read_number(group.directory / "memory.limit_in_bytes")
        if limit is None or limit >= _NO_LIMIT:
            return None
        return read_number(group.directory / "memory.failcnt")
    limits = (read_number(group.directory / name) for name in ("memory.max", "memory.high"))
    if all(limit is None for limit in limits):
        return None
    events = read_table(group.directory / "memory.events")
    return events.get("max", 0) + events.get("high", 0)
