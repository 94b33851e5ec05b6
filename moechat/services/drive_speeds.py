"""The drives that models lie on; each is measured once while the program runs."""

import logging
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from moechat.core.machine import DriveFacts
from moechat.services.doctor import examine_drive
from moechat.services.model_places import existing, free_bytes
from moechat.services.probe_files import largest_weights
from moechat.services.slice_probe import SliceProbe

_log = logging.getLogger(__name__)

_SECONDS = 0.4  # of reading: tells a hard disk from an SSD, and hardly delays the first load
_SCRATCH_SECONDS = 1.5  # where a file has to be written first
_MOST_BYTES = 128 << 20  # to read, and before it perhaps to write


def measure_slices(folder: Path) -> float | None:
    """MB/s of random expert slices from the weights in ``folder``; None where it has none."""
    if largest_weights(folder) is None:
        return None
    speed = SliceProbe(_SECONDS).measure(folder)
    return round(speed.mb_s, 1) if speed else None


def measure_anyhow(folder: Path) -> float | None:
    """The same, with a file that is written for it and deleted, where there are no weights."""
    speed = SliceProbe(_SCRATCH_SECONDS, most_bytes=_MOST_BYTES).measure(folder)
    return round(speed.mb_s, 1) if speed else None


class DriveSpeeds:
    """May be asked on any thread. A drive that does not answer costs the patience of one asking."""

    def __init__(
        self,
        measure: Callable[[Path], float | None] = measure_slices,
        measure_anyhow: Callable[[Path], float | None] = measure_anyhow,
    ) -> None:
        self._measure = measure
        self._measure_anyhow = measure_anyhow
        self._lock = threading.Lock()
        self._speeds: dict[int, float | None] = {}  # by the number of the drive
        self._done: dict[int, threading.Event] = {}
        self._learned: set[int] = set()  # by a test that took its time

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

    def facts_of(
        self, folders: Iterable[Path], needed_bytes: int, wait_s: float
    ) -> dict[Path, DriveFacts]:
        """Of several folders, which need not exist; those with room are measured at once.

        Left out is what cannot be looked at.
        """
        until = time.monotonic() + wait_s
        measured: dict[Path, threading.Event] = {}
        found: dict[Path, DriveFacts] = {}
        for folder in folders:
            place = existing(folder)
            try:
                if place is not None and (free_bytes(place) or 0) >= needed_bytes:
                    measured[folder] = self._begin(place.stat().st_dev, place, self._measure_anyhow)
                if place is not None:
                    found[folder] = self.facts(place, None)
            except OSError as error:
                _log.info("the drive of %s: %s", folder, error)
        for folder, done in measured.items():
            done.wait(max(0.0, until - time.monotonic()))
            place = existing(folder)
            if folder in found and place is not None:
                with suppress(OSError):  # gone meanwhile
                    found[folder] = self.facts(place, None)
        return found

    def learn(self, folder: Path, slice_mb_s: float) -> None:
        """Take over what a longer test measured on the drive of ``folder``. Raises `OSError`."""
        drive = folder.stat().st_dev
        done = threading.Event()
        done.set()
        with self._lock:
            self._speeds[drive] = slice_mb_s
            self._learned.add(drive)
            self._done[drive] = done

    def _begin(
        self, drive: int, folder: Path, measure: Callable[[Path], float | None] | None = None
    ) -> threading.Event:
        with self._lock:
            done = self._done.get(drive)
            if done is None:
                done = self._done[drive] = threading.Event()
                # A thread of its own, as a read may never return.
                threading.Thread(
                    target=self._run,
                    args=(drive, folder, done, measure or self._measure),
                    name="drive-speed",
                    daemon=True,
                ).start()
            return done

    def _run(
        self,
        drive: int,
        folder: Path,
        done: threading.Event,
        measure: Callable[[Path], float | None],
    ) -> None:
        speed = None
        try:
            speed = measure(folder)
        except OSError as error:
            _log.info("speed of the drive of %s: %s", folder, error)
        with self._lock:
            if drive not in self._learned:
                self._speeds[drive] = speed
                if speed is None:
                    del self._done[drive]  # another model on it may have more to read
        done.set()
