"""Replace a file so that a crash or a power cut leaves either the old or the new one."""

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

_ATTEMPTS = 5
_PAUSE_S = 0.05


def replace_file(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path``, making its folder where needed; raises `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    unfinished = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _rename(unfinished, path)
    except BaseException:
        with suppress(OSError):
            unfinished.unlink()
        raise
    _sync_folder(path.parent)


def _rename(source: Path, target: Path) -> None:
    for attempt in range(_ATTEMPTS):
        try:
            source.replace(target)
        except PermissionError:
            # On Windows a virus scanner may hold the old file for a moment.
            if os.name != "nt" or attempt == _ATTEMPTS - 1:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name itself last; Windows cannot open folders and does it on its own."""
    if os.name == "nt":
        return
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
