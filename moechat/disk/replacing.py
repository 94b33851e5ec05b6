"""Replace a file so that a crash or a power cut leaves either the old or the new one."""

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_ATTEMPTS = 5
_PAUSE_S = 0.05
_PREFIX = 60  # characters of a name that may be as long as names can be


def replace_file(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path``, making its folder where needed; raises `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with replacing(path) as unfinished:
        unfinished.write_bytes(data)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Give an empty file to write to, which takes the place of ``path`` at the end.

    Nobody else may read it. Where anything is raised it is gone and ``path`` as it was. Raises
    `OSError`.
    """
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name[:_PREFIX]}.", dir=path.parent)
    os.close(descriptor)
    unfinished = Path(name)
    try:
        yield unfinished
        with unfinished.open("rb+") as file:  # Windows flushes only what is open for writing
            os.fsync(file.fileno())
        rename(unfinished, path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
    sync_folder(path.parent)


def rename(
    source: Path, target: Path, *, attempts: int = _ATTEMPTS, pause_s: float = _PAUSE_S
) -> None:
    """Put ``source`` in the place of ``target``; raises `OSError`."""
    for attempt in range(attempts):
        try:
            source.replace(target)
        except PermissionError:
            # On Windows a virus scanner may hold either file for a moment.
            if os.name != "nt" or attempt == attempts - 1:
                raise
            time.sleep(pause_s)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Make names outlive a power cut; Windows cannot open folders and does it on its own."""
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
