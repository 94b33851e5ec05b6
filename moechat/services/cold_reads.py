"""Slices read through an emptied file cache, with the drive's read-ahead and with more of it.

Linux alone. Nothing of the system is changed: what a larger read-ahead of the drive would do is
tried by reading ahead of single slices, which asks for no privilege.
"""

import ctypes
import mmap
import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from moechat.core.read_ahead import Window
from moechat.protocol.kernel_files import read_table
from moechat.services.direct_file import ALIGNMENT
from moechat.services.timed_reads import ReadBounds

_FOLIO_BYTES = 2 << 20  # the cache gives up whole folios, which are no larger
_COLD = 0.8  # of what was read must have come from the drive
_IO = Path("/proc/self/io")

Times = dict[Window, list[float]]


def _from_drive() -> int | None:
    """Bytes that this process has had read from drives; None where nobody counts."""
    return read_table(_IO).get("read_bytes")


if sys.platform == "win32":

    def cold_reads(path: Path, slice_bytes: int, bounds: ReadBounds) -> Times | None:  # noqa: ARG001  # as elsewhere
        """None: the cache cannot be told to forget."""
        return None

else:

    def cold_reads(path: Path, slice_bytes: int, bounds: ReadBounds) -> Times | None:
        """Seconds of each read, one window after the other, over and over.

        None where there is no such thing: on Windows, and where the cache keeps what it has.
        Raises `OSError`.
        """
        before = _from_drive()
        reader = _Reader(path, slice_bytes, bounds.clock)
        try:
            taken = reader.run(bounds)
        finally:
            reader.close()
        after = _from_drive()
        read = sum(map(len, taken.values())) * slice_bytes
        if before is not None and after is not None and after - before < _COLD * read:
            return None
        return taken

    class _Reader:
        """The file once for each window, as advice belongs to an open file."""

        def __init__(self, path: Path, slice_bytes: int, clock: Callable[[], float]) -> None:
            self._bytes = slice_bytes
            self._clock = clock
            self._places = max(1, (path.stat().st_size - slice_bytes) // ALIGNMENT)
            self._buffer = mmap.mmap(-1, slice_bytes)
            self._ahead = _readahead()
            windows = [window for window in Window if window is not Window.READAHEAD or self._ahead]
            self._files = {window: os.open(path, os.O_RDONLY) for window in windows}
            os.posix_fadvise(self._files[Window.DOUBLED], 0, 0, os.POSIX_FADV_SEQUENTIAL)

        def run(self, bounds: ReadBounds) -> Times:
            taken: Times = {window: [] for window in self._files}
            choose = random.Random(1).randrange  # noqa: S311  # which slices does not matter
            while True:
                # In turn, so that what else the drive does at the moment meets all alike.
                for window, file in self._files.items():
                    if not bounds.take(self._bytes):
                        return taken
                    seconds = self._read(window, file, choose(self._places) * ALIGNMENT)
                    if seconds is None:
                        return taken
                    taken[window].append(seconds)

        def close(self) -> None:
            for file in self._files.values():
                os.close(file)
            self._buffer.close()

        def _read(self, window: Window, file: int, offset: int) -> float | None:
            first = max(0, offset - _FOLIO_BYTES)
            length = self._bytes + 2 * _FOLIO_BYTES
            os.posix_fadvise(file, first, length, os.POSIX_FADV_DONTNEED)
            began = self._clock()
            if window is Window.WILLNEED:
                os.posix_fadvise(file, offset, self._bytes, os.POSIX_FADV_WILLNEED)
            elif window is Window.READAHEAD and self._ahead is not None:
                self._ahead(file, offset, self._bytes)
            done = 0
            while done < self._bytes:  # a read may be cut short anywhere
                came = os.preadv(file, [memoryview(self._buffer)[done:]], offset + done)
                if came <= 0:
                    return None
                done += came
            return self._clock() - began

    def _readahead() -> Callable[[int, int, int], int] | None:
        """readahead(2), which Python does not have."""
        try:
            function = ctypes.CDLL(None).readahead
        except (OSError, AttributeError):
            return None
        function.argtypes = (ctypes.c_int, ctypes.c_int64, ctypes.c_size_t)
        function.restype = ctypes.c_ssize_t
        call: Callable[[int, int, int], int] = function
        return call
