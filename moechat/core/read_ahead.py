"""Whether a larger read-ahead of a drive is worth setting, from slices read with and without."""

import statistics
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from enum import StrEnum

from moechat.core.drive_test import ReadAhead

_WORTH = 1.10  # times faster; less is not worth a change of the system
_FEWEST = 8  # reads of each kind
_MOST_KB = 4096  # windows beyond it cost memory and win nothing
_LEAST_KB = 128


class Window(StrEnum):
    """How much is read ahead, and by whom."""

    PRESENT = "present"  # the drive's own value
    DOUBLED = "doubled"  # posix_fadvise(SEQUENTIAL)
    WILLNEED = "willneed"  # posix_fadvise(WILLNEED) of the slice
    READAHEAD = "readahead"  # readahead(2) of the slice


def judge_read_ahead(
    taken: Mapping[Window, Sequence[float]], slice_bytes: int, readahead_kb: int | None
) -> ReadAhead | None:
    """The rates, and a value where it wins by more than a tenth; None from too few reads.

    ``taken`` has the seconds of each read. A change has to win on average and in the middle:
    one slow read must not recommend anything.
    """
    present = taken.get(Window.PRESENT, ())
    if len(present) < _FEWEST:
        return None
    rates = {
        window: slice_bytes * len(seconds) / sum(seconds) / 1e6
        for window, seconds in taken.items()
        if len(seconds) >= _FEWEST and sum(seconds) > 0
    }
    tried = [window for window in rates if window is not Window.PRESENT]
    winning = {window for window in tried if _wins(taken[window], present)}

    def rate(window: Window) -> float | None:
        return round(rates[window], 1) if window in rates else None

    return ReadAhead(
        present_mb_s=rate(Window.PRESENT) or 0.0,
        doubled_mb_s=rate(Window.DOUBLED),
        willneed_mb_s=rate(Window.WILLNEED),
        readahead_mb_s=rate(Window.READAHEAD),
        reads=len(present),
        better_kb=_better(winning, slice_bytes, readahead_kb),
    )


def _wins(seconds: Sequence[float], present: Sequence[float]) -> bool:
    middle = statistics.median(present) / max(statistics.median(seconds), 1e-9)
    mean = statistics.fmean(present) / max(statistics.fmean(seconds), 1e-9)
    return min(middle, mean) > _WORTH


def _better(winning: AbstractSet[Window], slice_bytes: int, readahead_kb: int | None) -> int | None:
    """What was tried and won, as a value of the drive; None where there is no such thing.

    Reading ahead of a whole slice stands for the power of two that covers one.
    """
    if readahead_kb is None or not winning:
        return None
    wanted = _LEAST_KB
    while wanted * 1024 < slice_bytes and wanted < _MOST_KB:
        wanted *= 2
    if winning == {Window.DOUBLED}:
        wanted = min(wanted, readahead_kb * 2)
    return wanted if wanted > readahead_kb else None
