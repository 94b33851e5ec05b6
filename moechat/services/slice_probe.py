"""How fast a drive reads expert slices: a few seconds of random reads, one at a time, uncached."""

import logging
import time
from collections.abc import Callable
from pathlib import Path

from moechat.core.drive_test import SLICE_BYTES
from moechat.core.read_speed import ReadSpeed, read_speed
from moechat.services.direct_file import DirectFile
from moechat.services.model_places import existing
from moechat.services.probe_files import clean_up, largest_weights, never, scratch_file
from moechat.services.timed_reads import ReadBounds, random_reads

_log = logging.getLogger(__name__)

SECONDS = 3.0
_MOST_BYTES = 1 << 30  # read in all; fast drives need no more to be told apart
_SCRATCH_BYTES = 128 << 20
_SCRATCH_SHARE = 0.4  # of the time may go into writing


class SliceProbe:
    """Reads for at most ``seconds`` in all, preparing included, and leaves nothing behind."""

    def __init__(
        self,
        seconds: float = SECONDS,
        cancelled: Callable[[], bool] = never,
        clock: Callable[[], float] = time.perf_counter,
        *,
        most_bytes: int | None = None,
    ) -> None:
        self._seconds = seconds
        self._cancelled = cancelled
        self._clock = clock
        self._most_bytes = _MOST_BYTES if most_bytes is None else most_bytes

    def measure(self, folder: Path) -> ReadSpeed | None:
        """Speed of the drive that holds ``folder``.

        None where it cannot be told: no file and no room for one, a file system without direct
        reads, or cancelled too soon.
        """
        began = self._clock()
        deadline = began + self._seconds
        try:
            place = existing(folder)  # a first run has no models folder yet
            if place is None:
                return None
            clean_up(place)
            found = largest_weights(folder)
            if found is not None:
                return self._read(found, deadline)
            with scratch_file(
                place,
                min(_SCRATCH_BYTES, self._most_bytes),
                began + self._seconds * _SCRATCH_SHARE,
                cancelled=self._cancelled,
                clock=self._clock,
            ) as path:
                return self._read(path, deadline) if path else None
        except OSError as error:
            _log.info("slice probe in %s: %s", folder, error)
            return None

    def _read(self, path: Path, deadline: float) -> ReadSpeed | None:
        bounds = ReadBounds(deadline, self._most_bytes, self._cancelled, self._clock)
        file = DirectFile(path, SLICE_BYTES)
        try:
            taken = random_reads(file, path.stat().st_size, SLICE_BYTES, bounds)
        finally:
            file.close()
        return read_speed(taken, SLICE_BYTES)
