"""The drives that models lie on; each is measured once while the program runs."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path

from moechat.core.machine import DriveFacts
from moechat.services.doctor import examine_drive
from moechat.services.slice_probe import SliceProbe, largest_weights

_log = logging.getLogger(__name__)

_SECONDS = 0.4  # of reading: tells a hard disk from an SSD, and hardly delays the first load


def measure_slices(folder: Path) -> float | None:
    """MB/s of random expert slices from the weights in ``folder``; None where it has none."""
    if largest_weights(folder) is None:
        return None
    speed = SliceProbe(_SECONDS).measure(folder)
    return round(speed.mb_s, 1) if speed else None


class DriveSpeeds:
    """May be asked on any thread. A drive that does not answer costs the patience of one asking."""

    def __init__(self, measure: Callable[[Path], float | None] = measure_slices) -> None:
        self._measure = measure
        self._lock = threading.Lock()
        self._speeds: dict[int, float | None] = {}  # by the number of the drive
        self._done: dict[int, threading.Event] = {}

    def facts(self, folder: Path, wait_s: float | None) -> DriveFacts:
        """Kind, room and speed; the speed is None while it is not known after ``wait_s``.

        Without ``wait_s`` nothing is measured. Raises `OSError`.
        """
        drive = folder.stat().st_dev
        if wait_s is not None:
            self._begin(drive, folder).wait(wait_s)
        facts = examine_drive(folder, measure=False, cancelled=lambda: False)
        with self._lock:
            speed = self._speeds.get(drive)
        return DriveFacts(
            path=facts.path, kind=facts.kind, free_bytes=facts.free_bytes, slice_mb_s=speed
        )

    def _begin(self, drive: int, folder: Path) -> threading.Event:
        with self._lock:
            done = self._done.get(drive)
            if done is None:
                done = self._done[drive] = threading.Event()
                # A thread of its own, as a read may never return.
                threading.Thread(
                    target=self._run, args=(drive, folder, done), name="drive-speed", daemon=True
                ).start()
            return done

    def _run(self, drive: int, folder: Path, done: threading.Event) -> None:
        speed = None
        try:
            speed = self._measure(folder)
        except OSError as error:
            _log.info("speed of the drive of %s: %s", folder, error)
        with self._lock:
            self._speeds[drive] = speed
            if speed is None:
                del self._done[drive]  # another model on it may have more to read
        done.set()
