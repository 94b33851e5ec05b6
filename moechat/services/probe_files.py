"""What a drive is measured with: the largest weights on it, or a file that is written for it."""

import logging
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

_log = logging.getLogger(__name__)

_SMALLEST_FILE = 64 << 20
_SCRATCH_NAME = ".moechat-probe-"
_LEFT_S = 600.0  # no probe takes nearly as long: its program was killed
_LEAST_WRITE, _LARGEST_WRITE = 1 << 20, 16 << 20
_QUICK_S = 0.1  # of a write: the next may be larger
_LEAST_SCRATCH = 8 << 20
_DEEPEST = 3  # levels of folders that are searched
_MOST_FILES = 2000  # that are looked at
_SOLID = 0.95  # of a file must be on the drive: holes read at the speed of memory


def never() -> bool:
    """Nobody cancels."""
    return False


@contextmanager
def scratch_file(
    folder: Path,
    most_bytes: int,
    until: float,
    *,
    cancelled: Callable[[], bool] = never,
    clock: Callable[[], float] = time.perf_counter,
) -> Iterator[Path | None]:
    """A file of noise in ``folder``, as large as time and room allow; None where there is none.

    Every piece is on the drive before the next is written, so ``until`` holds on slow drives too.
    """
    size = min(most_bytes, shutil.disk_usage(folder).free // 4)
    if size < _LEAST_SCRATCH:
        yield None
        return
    descriptor, name = tempfile.mkstemp(prefix=_SCRATCH_NAME, dir=folder)
    try:
        with os.fdopen(descriptor, "wb", buffering=0) as file:
            written, piece = 0, _LEAST_WRITE
            while written < size and not cancelled():
                began = clock()
                if began >= until:
                    break
                # Drives compress anything simpler.
                written += file.write(os.urandom(min(piece, size - written)))
                os.fsync(file.fileno())
                if clock() - began < _QUICK_S:
                    piece = min(_LARGEST_WRITE, piece * 2)
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def clean_up(place: Path) -> None:
    """Delete what programs that were killed left in ``place``, or beside it if it is a model."""
    for folder in (place, place.parent):
        for left in folder.glob(f"{_SCRATCH_NAME}*"):
            try:
                if time.time() - left.stat().st_mtime > _LEFT_S:
                    left.unlink()
            except OSError as error:
                _log.info("%s stays: %s", left, error)


def largest_weights(folder: Path) -> Path | None:
    """The largest ``.bin`` in ``folder`` that can be read, is large enough and has no holes."""
    best: tuple[int, Path] | None = None
    for path in _weights(folder):
        try:
            found = path.stat()
        except OSError:
            continue
        if found.st_size < _SMALLEST_FILE or (best and found.st_size <= best[0]):
            continue
        blocks = getattr(found, "st_blocks", None)  # Windows does not tell
        whole = blocks is None or blocks * 512 >= _SOLID * found.st_size
        if whole and os.access(path, os.R_OK):
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
