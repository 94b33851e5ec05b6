"""How many threads are worth trying on this processor."""

import sys
from pathlib import Path

import psutil

_PERFORMANCE_CORES = Path("/sys/devices/cpu_core/cpus")  # of hybrid processors, on Linux


def thread_choices(performance_cores: Path = _PERFORMANCE_CORES) -> tuple[int, ...]:
    """Physical cores, performance cores where they are known, and all logical ones; ascending."""
    counts = {psutil.cpu_count(logical=False), psutil.cpu_count(logical=True)}
    if sys.platform == "linux":
        counts.add(_listed(performance_cores))
    return tuple(sorted(count for count in counts if count))


def _listed(path: Path) -> int | None:
    """How many processors ``0-3,8`` names; each performance core counts twice where it has two."""
    try:
        parts = path.read_text("ascii").strip().split(",")
        ranges = [[int(number) for number in part.split("-")] for part in parts if part]
    except (OSError, ValueError):
        return None
    return sum(numbers[-1] - numbers[0] + 1 for numbers in ranges)
