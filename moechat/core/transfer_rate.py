"""Rate of a transfer and the time it has left, for people: both move smoothly or not at all."""

import math

_MEMORY_S = 8.0  # time constant of the rate: a stall of a second barely shows
_SETTLING_S = 3.0  # before that nobody can tell
_TOLERANCE = 0.15  # of the time left: smaller news only lets the clock run on
_PULL_S = 6.0  # how fast the shown time moves to a better estimate
_LONGEST_S = 100 * 3600.0


class TransferRate:
    """Fed with the bytes transferred so far; times are seconds of any steady clock."""

    def __init__(self) -> None:
        self._began: float | None = None
        self._last_s = 0.0
        self._last_bytes = 0
        self._rate = 0.0
        self._weight = 0.0  # of what is known yet; removes the bias of the start from zero
        self._left_s: float | None = None

    @property
    def bytes_per_s(self) -> float:
        """Smoothed; 0.0 while nothing is known."""
        return self._rate / self._weight if self._weight else 0.0

    @property
    def left_s(self) -> float | None:
        """Seconds to the end; None while it cannot be told."""
        return self._left_s

    def update(self, now_s: float, transferred_bytes: int, left_bytes: int) -> None:
        """Note that ``transferred_bytes`` have come since the start and ``left_bytes`` have not.

        Bytes found on the disk are no transfer. A step back (a file is fetched again) counts
        as none.
        """
        if self._began is None:
            self._began, self._last_s, self._last_bytes = now_s, now_s, transferred_bytes
            return
        elapsed = now_s - self._last_s
        if elapsed <= 0:
            return
        gained = max(0, transferred_bytes - self._last_bytes)
        keep = math.exp(-elapsed / _MEMORY_S)
        self._rate = self._rate * keep + gained / elapsed * (1 - keep)
        self._weight = self._weight * keep + (1 - keep)
        self._last_s, self._last_bytes = now_s, transferred_bytes
        self._show(now_s - self._began, elapsed, left_bytes)

    def _show(self, known_s: float, elapsed: float, left_bytes: int) -> None:
        if left_bytes == 0:
            self._left_s = 0.0
            return
        rate = self.bytes_per_s
        estimate = left_bytes / rate if rate > 0 else math.inf
        if known_s < _SETTLING_S or estimate > _LONGEST_S:
            self._left_s = None
            return
        if self._left_s is None:
            self._left_s = estimate
            return
        running = max(0.0, self._left_s - elapsed)
        if abs(estimate - running) > _TOLERANCE * estimate:
            running += (estimate - running) * (1 - math.exp(-elapsed / _PULL_S))
        self._left_s = running
