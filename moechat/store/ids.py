"""Sortable identifiers: ULIDs, 48 bits of milliseconds and 80 bits of chance."""

import os
import time
from collections.abc import Callable

from moechat.core.ulid import OTHER_BITS, ulid_text


class IdMaker:
    """Makes ids that sort in the order in which they were made, also within a millisecond."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._last = 0

    def new(self) -> str:
        """Return a new id of 26 characters."""
        fresh = int(self._now() * 1000) << OTHER_BITS | int.from_bytes(os.urandom(10), "big")
        # The clock may stand still or be set back: then count up from the last one.
        self._last = fresh if fresh > self._last else self._last + 1
        return ulid_text(self._last)
