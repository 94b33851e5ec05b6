"""How fast a drive reads expert slices: a few seconds of random reads, one at a time, uncached."""

import logging
import os
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from moechat.core.read_speed import ReadSpeed, read_speed
from moechat.services.direct_file import ALIGNMENT, DirectFile

_log = logging.getLogger(__name__)

SLICE_BYTES = 1536 * 1024  # an expert of one layer and projection set; the plugin reads such
SECONDS = 3.0
_MOST_BYTES = 1 << 30  # read in all; fast drives need no more to be told apart
_SMALLEST_FILE = 64 << 20
_SCRATCH_BYTES = 128 << 20
_SCRATCH_SHARE = 0.4  # of the time may go into writing
_WRITE_BYTES = 4 << 20
_SCRATCH_NAME = ".moechat-probe-"
_LEFT_S = 600.0  # no probe takes nearly as long: its program was killed
_DEEPEST = 3  # levels of folders that are searched
_MOST_FILES = 2000  # that are looked at
_SOLID = 0.95  # of a file must be on the drive: holes read at the speed of memory


def never() -> bool:
    """Nobody cancels."""
    return False


class SliceProbe:
    """Reads for at most ``seconds`` in all, preparing included, and leaves nothing behind."""

    def __init__(
        self,
        seconds: float = SECONDS,
        cancelled: Callable[[], bool] = never,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._seconds = seconds
        self._cancelled = cancelled
        self._clock = clock
        self._random = random.Random(0)  # noqa: S311  # which slices does not matter

    def measure(self, folder: Path) -> ReadSpeed | None:
        """Speed of the drive that holds ``folder``.

        None where it cannot be told: no file and no room for one, a file system without direct
        reads, or cancelled too soon.
        """
        deadline = self._clock() + self._seconds
        try:
            _clean_up(_existing(folder))
            found = largest_weights(folder)
            if found is not None:
                return self._read(found, deadline)
            with self._scratch(folder, deadline) as path:
                return self._read(path, deadline) if path else None
        except OSError as error:
            _log.info("slice probe in %s: %s", folder, error)
            return None

    def _read(self, path: Path, deadline: float) -> ReadSpeed | None:
        slices = (path.stat().st_size - SLICE_BYTES) // ALIGNMENT
        if slices < 1:
            return None
        taken: list[float] = []
        file = DirectFile(path, SLICE_BYTES)
        try:
            while len(taken) * SLICE_BYTES < _MOST_BYTES and not self._cancelled():
                offset = self._random.randrange(slices) * ALIGNMENT
                began = self._clock()
                if began >= deadline or file.read(offset) != SLICE_BYTES:
                    break
                taken.append(self._clock() - began)
        finally:
            file.close()
        return read_speed(taken, SLICE_BYTES)

    @contextmanager
    def _scratch(self, folder: Path, deadline: float) -> Iterator[Path | None]:
        """A file of noise beside the models, as large as time and room allow."""
        place = _existing(folder)
        room = shutil.disk_usage(place).free // 4
        size = min(_SCRATCH_BYTES, room)
        if size < _WRITE_BYTES * 2:
            yield None
            return
        until = deadline - self._seconds * (1 - _SCRATCH_SHARE)
        descriptor, name = tempfile.mkstemp(prefix=_SCRATCH_NAME, dir=place)
        try:
            with os.fdopen(descriptor, "wb", buffering=0) as file:
                for _ in range(size // _WRITE_BYTES):
                    if self._cancelled() or self._clock() >= until:
                        break
                    file.write(os.urandom(_WRITE_BYTES))  # drives compress anything simpler
                os.fsync(file.fileno())
            yield Path(name)
        finally:
            Path(name).unlink(missing_ok=True)


def _clean_up(place: Path) -> None:
    """Delete what programs that were killed left in ``place``, or beside it if it is a model."""
    for folder in (place, place.parent):
        for left in folder.glob(f"{_SCRATCH_NAME}*"):
            try:
                if time.time() - left.stat().st_mtime > _LEFT_S:
                    left.unlink()
            except OSError as error:
                _log.info("%s stays: %s", left, error)


def largest_weights(folder: Path) -> Path | None:
    """The largest ``.bin`` in ``folder`` that is large enough and has no holes."""
    best: tuple[int, Path] | None = None
    for path in _weights(folder):
        try:
            found = path.stat()
        except OSError:
            continue
        if found.st_size < _SMALLEST_FILE or (best and found.st_size <= best[0]):
            continue
        blocks = getattr(found, "st_blocks", None)  # Windows does not tell
        if blocks is None or blocks * 512 >= _SOLID * found.st_size:
            best = found.st_size, path
    return best[1] if best else None


def _weights(folder: Path) -> Iterator[Path]:
    seen = 0
    for place, folders, files in os.walk(folder):
        if len(Path(place).relative_to(folder).parts) >= _DEEPEST:
            folders.clear()
        for name in files:
            seen += 1
            if seen > _MOST_FILES:
                return
            if name.endswith(".bin"):
                yield Path(place, name)


def _existing(folder: Path) -> Path:
    """The folder, or its nearest parent that exists: a first run has no models folder yet."""
    return next(path for path in (folder, *folder.parents) if path.is_dir())
