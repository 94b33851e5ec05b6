"""How far a prompt has been read, and how long the rest will take."""

import time
from collections.abc import Callable

_MIN_SECONDS = 1.0  # of observation before anything is foretold


class Prefill:
    """Progress of one prefill, in tokens."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: tuple[float, int] | None = None
        self.done = self.total = 0
        self.seconds_left: float | None = None

    def update(self, done: int, total: int) -> None:
        """So many tokens have been read by now; those of the first call may come from a cache."""
        now = self._clock()
        self.done, self.total = done, total
        if self._began is None or done < self._began[1]:
            self._began = (now, done)
        began, first = self._began
        if now - began >= _MIN_SECONDS and done > first:
            self.seconds_left = (now - began) / (done - first) * (total - done)
