"""What a running program has to do with the models, told to others by locked files.

The system frees a lock when its holder dies, so nobody has to clean up after ``kill -9``.
"""

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

from moechat.hub.folder_lock import is_locked, lock_new

_USED = ".in-use"  # among the models: a file for each one that is loaded
_REMOVED = ".removed"  # what can be brought back, in a folder for each program


class Presence:
    """This program among those that share models folders; make one, and `end` it.

    Every call blocks. Raises `OSError` where a method says so.
    """

    def __init__(self) -> None:
        self._token = secrets.token_hex(6)
        self._locks: dict[Path, int] = {}

    def end(self) -> None:
        """Give up everything."""
        for path in list(self._locks):
            self._unlock(path)

    # ── models that are loaded ───────────────────────────────────────────────

    def use(self, models: Path | None, model: Path | None) -> None:
        """Tell that ``model`` is loaded now, and no other; None = none is.

        Without a folder for ``models`` it lies elsewhere: it is not for us to delete, so nobody
        asks.
        """
        wanted = None
        if model is not None and models is not None:
            wanted = models / _USED / f"{_name(models, model)}.{self._token}"
        for path in [path for path in self._locks if path.parent.name == _USED]:
            if path != wanted:
                self._unlock(path)
        if wanted is not None and wanted not in self._locks:
            with suppress(OSError):  # where nothing can be written nothing can be deleted either
                self._lock(wanted)

    def used_by_another(self, models: Path, model: Path | None = None) -> bool:
        """Whether another program has ``model`` loaded, or any of ``models``."""
        name = "*" if model is None else _name(models, model)
        with suppress(OSError):
            for path in (models / _USED).glob(f"{name}.*"):
                if path not in self._locks and is_locked(path):
                    return True
        return False

    # ── models that were removed ─────────────────────────────────────────────

    def removed_place(self, models: Path) -> Path:
        """The folder for what this program takes away. Raises `OSError`."""
        place = models / _REMOVED / self._token
        place.mkdir(parents=True, exist_ok=True)
        lock = self._removed_lock(models)
        if lock not in self._locks:
            self._lock(lock)
        return place

    def left_removed(self, models: Path) -> list[Path]:
        """What programs that are no more have left in their folders."""
        left: list[Path] = []
        with suppress(OSError):
            for place in sorted(path for path in (models / _REMOVED).iterdir() if path.is_dir()):
                lock = place.with_name(f"{place.name}.lock")
                if lock not in self._locks and not is_locked(lock):
                    left += place.iterdir()
                    _remove_if_empty(place)
        return left

    def tidy_removed(self, models: Path) -> None:
        """Leave nothing of it that is empty."""
        lock = self._removed_lock(models)
        _remove_if_empty(models / _REMOVED / self._token)
        if lock in self._locks and not (models / _REMOVED / self._token).exists():
            self._unlock(lock)
        _remove_if_empty(models / _REMOVED)

    def _removed_lock(self, models: Path) -> Path:
        return models / _REMOVED / f"{self._token}.lock"

    # ── locks ────────────────────────────────────────────────────────────────

    def _lock(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._locks[path] = lock_new(path)

    def _unlock(self, path: Path) -> None:
        os.close(self._locks.pop(path))
        with suppress(OSError):
            path.unlink()
        _remove_if_empty(path.parent)


def is_kept_aside(models: Path, folder: Path) -> bool:
    """Whether ``folder`` was taken away from ``models``, and can be brought back."""
    return folder.is_relative_to(models / _REMOVED)


def _name(models: Path, model: Path) -> str:
    place = os.path.normcase(model.relative_to(models)) if model.is_relative_to(models) else model
    return hashlib.sha256(os.fsencode(place)).hexdigest()[:16]


def _remove_if_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()
