"""Which running program writes a draft: a lock file that the system frees when it dies.

Process numbers are used again and mean nothing across containers; a lock that the kernel holds
for an open file does neither, and needs no cleaning up after ``kill -9``.
"""

import logging
import os
from contextlib import suppress
from pathlib import Path

from moechat.disk.file_lock import lock_file

logger = logging.getLogger(__name__)


class Owner:
    """This program, among all that have the same database open.

    `claim` and `living` must run inside a write transaction of that database: it keeps another
    program from looking at a lock file between its creation and its locking.
    """

    def __init__(self, database: Path, token: str) -> None:
        self.token = token
        self._folder = database.parent
        self._prefix = f"{database.name}."
        self._path = self._path_of(token)
        self._descriptor: int | None = None

    def claim(self) -> None:
        """Make the lock file and lock it; raises `OSError` if it cannot be made."""
        self._descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_file(self._descriptor)
        except OSError as error:  # a file system without locks: one program at a time is safe
            logger.warning("no locks on %s: %s", self._folder, error)

    def living(self) -> list[str]:
        """Return the tokens of all running programs, this one's too; forget the dead."""
        tokens = [
            path.name.removeprefix(self._prefix).removesuffix(".lock")
            for path in self._folder.iterdir()
            if path.name.startswith(self._prefix) and path.name.endswith(".lock")
        ]
        return [token for token in tokens if token == self.token or self._is_alive(token)]

    def release(self) -> None:
        """Give the lock up; safe to call twice."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
            with suppress(OSError):
                self._path.unlink()

    def _is_alive(self, token: str) -> bool:
        path = self._path_of(token)
        try:
            descriptor = os.open(path, os.O_RDWR)
        except OSError:
            return False
        try:
            lock_file(descriptor)
        except (BlockingIOError, PermissionError):  # held: POSIX and Windows
            return True
        except OSError:
            return False
        finally:
            os.close(descriptor)
        with suppress(OSError):
            path.unlink()
        return False

    def _path_of(self, token: str) -> Path:
        return self._folder / f"{self._prefix}{token}.lock"
