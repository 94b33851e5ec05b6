"""Speed of single reads, from how long each took."""

import statistics
from collections.abc import Sequence

import msgspec

_WARM_UP = 1  # the first read wakes the drive
_FEWEST = 3


class ReadSpeed(msgspec.Struct, frozen=True, kw_only=True):
    """Random reads of one size, one at a time."""

    mb_s: float  # 1e6 bytes a second, over all reads: misses are paid on average
    median_ms: float
    slowest_ms: float  # 95 of 100 were faster
    reads: int


def read_speed(seconds: Sequence[float], read_bytes: int) -> ReadSpeed | None:
    """The speed of reads of ``read_bytes`` each; None from too few to tell."""
    counted = [max(taken, 1e-9) for taken in seconds[_WARM_UP:]]
    if len(counted) < _FEWEST:
        return None
    slowest = sorted(counted)[min(len(counted) - 1, int(len(counted) * 0.95))]
    return ReadSpeed(
        mb_s=len(counted) * read_bytes / sum(counted) / 1e6,
        median_ms=1000 * statistics.median(counted),
        slowest_ms=1000 * slowest,
        reads=len(counted),
    )
