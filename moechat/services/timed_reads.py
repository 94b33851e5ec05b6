"""Reads of a file with a stop-watch, bounded by time and bytes."""

import random
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from moechat.services.direct_file import ALIGNMENT, ReadableFile
from moechat.services.probe_files import never

OpenFile = Callable[[Path, int], ReadableFile]


class ReadBounds:
    """When to stop: at ``deadline`` by ``clock``, after ``most_bytes``, or when cancelled."""

    def __init__(
        self,
        deadline: float,
        most_bytes: int,
        cancelled: Callable[[], bool] = never,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.deadline = deadline
        self.clock = clock
        self._left = most_bytes
        self._taken = 0
        self._cancelled = cancelled
        self._lock = threading.Lock()

    @property
    def taken_bytes(self) -> int:
        """What was read, or was about to be."""
        return self._taken

    def take(self, size: int) -> bool:
        """Whether ``size`` bytes more may be read now; on any thread."""
        if self._cancelled() or self.clock() >= self.deadline:
            return False
        with self._lock:
            if size > self._left:
                return False
            self._left -= size
            self._taken += size
        return True


def random_reads(
    file: ReadableFile, file_bytes: int, piece_bytes: int, bounds: ReadBounds, seed: int = 0
) -> list[float]:
    """Seconds of each read at a random place. Raises `OSError`."""
    places = (file_bytes - piece_bytes) // ALIGNMENT
    taken: list[float] = []
    if places < 1:
        return taken
    choose = random.Random(seed).randrange  # noqa: S311  # which pieces does not matter
    while bounds.take(piece_bytes):
        offset = choose(places) * ALIGNMENT
        began = bounds.clock()
        if file.read(offset) != piece_bytes:
            break
        taken.append(bounds.clock() - began)
    return taken


def reads_in_order(
    file: ReadableFile, file_bytes: int, piece_bytes: int, bounds: ReadBounds
) -> list[float]:
    """Seconds of each read from the beginning on, and again. Raises `OSError`."""
    pieces = file_bytes // piece_bytes
    taken: list[float] = []
    if pieces < 1:
        return taken
    while bounds.take(piece_bytes):
        offset = len(taken) % pieces * piece_bytes
        began = bounds.clock()
        if file.read(offset) != piece_bytes:
            break
        taken.append(bounds.clock() - began)
    return taken


def rate_at_once(
    open_file: OpenFile, path: Path, piece_bytes: int, bounds: ReadBounds, threads: int
) -> float | None:
    """MB/s of random reads, ``threads`` at a time; None from too few. Raises `OSError`."""
    file_bytes = path.stat().st_size
    counts = [0] * threads
    errors: list[OSError] = []
    with ExitStack() as opened:
        files = []
        for _ in range(threads):
            file = open_file(path, piece_bytes)
            opened.callback(file.close)
            files.append(file)

        def work(number: int) -> None:
            try:
                taken = random_reads(files[number], file_bytes, piece_bytes, bounds, number + 1)
                counts[number] = len(taken)
            except OSError as error:
                errors.append(error)

        workers = [
            threading.Thread(target=work, args=(number,), name="drive-reads", daemon=True)
            for number in range(threads)
        ]
        began = bounds.clock()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        seconds = bounds.clock() - began
    if errors:
        raise errors[0]
    reads = sum(counts)
    return reads * piece_bytes / seconds / 1e6 if reads >= threads and seconds > 0 else None
