"""How much memory the system has left, as the window and its child processes ask."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil

from moechat.protocol.control_groups import CGROUPS, memory_groups
from moechat.protocol.kernel_files import read_number, read_table

# By the version of control groups: limits, use, and what of it is files that can be dropped. Those
# that were read twice count too, as experts are.
_FILES = {
    1: (
        ("memory.limit_in_bytes",),
        "memory.usage_in_bytes",
        ("total_inactive_file", "total_active_file"),
    ),
    2: (("memory.max", "memory.high"), "memory.current", ("inactive_file", "active_file")),
}


class SystemMemory(msgspec.Struct, frozen=True):
    """Bytes that this computer, or the container we are in, has and could still give."""

    total: int
    available: int


def read_system_memory(proc: Path = Path("/proc"), cgroups: Path = CGROUPS) -> SystemMemory:
    """Memory of the computer, or of the tightest control group on Linux. Raises `OSError`."""
    memory = psutil.virtual_memory()
    total, available = memory.total, memory.available
    if sys.platform == "linux":
        for limit, used in _group_limits(proc, cgroups, below=memory.total):
            total = min(total, limit)
            available = min(available, max(0, limit - used))
    return SystemMemory(total=total, available=available)


def _group_limits(proc: Path, cgroups: Path, *, below: int) -> Iterator[tuple[int, int]]:
    """Limit and use in bytes of each limited group that we are in."""
    for version, directory in memory_groups(proc / "self", cgroups):
        limits, used, cached = _FILES[version]
        set_to = [number for name in limits if (number := read_number(directory / name))]
        in_use = read_number(directory / used)
        if not set_to or min(set_to) >= below or in_use is None:
            continue  # none, or "max"
        # The group's use counts files in the cache, which the kernel drops before anything fails.
        table = read_table(directory / "memory.stat")
        yield min(set_to), in_use - sum(table.get(key, 0) for key in cached)
