"""Which window is the one that a second start goes to: one for each folder of data.

Nothing here imports more than it must: it runs before the window is shown.
"""

import os
from pathlib import Path

from moechat.disk.file_lock import lock_file

LOCK_NAME = "window.lock"
DOOR_PREFIX = "moechat-"  # of the socket that second starts knock at: then a hash


class WindowPlace:
    """The place of the first window, held by a lock that the system frees when its holder dies.

    Where there can be no lock, as on a drive that cannot be written, nobody holds the place, and
    every start opens a window of its own: the store is safe with several.
    """

    def __init__(self, data: Path) -> None:
        self.data = data
        self._path = data / LOCK_NAME
        self._descriptor: int | None = None
        self.is_taken = False  # by another program

    @property
    def is_ours(self) -> bool:
        """Whether this program holds the place."""
        return self._descriptor is not None

    def claim(self) -> None:
        """Take the place if it is free."""
        if self.is_ours:
            return
        self.is_taken = False
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            _warn(error)
            return
        try:
            lock_file(descriptor)
        except (BlockingIOError, PermissionError):  # held: POSIX and Windows
            self.is_taken = True
        except OSError as error:
            _warn(error)
        else:
            self._descriptor = descriptor
            return
        os.close(descriptor)

    def release(self) -> None:
        """Give the place up; safe to call twice. The file stays: who deletes it may be late."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _warn(error: OSError) -> None:
    import logging  # noqa: PLC0415 - which takes longer than all else here

    logging.getLogger(__name__).warning("no lock for the window: %s", error)
