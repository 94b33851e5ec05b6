"""One program at a time: a lock on a file that the system frees when its holder dies."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from moechat.core.faults import FaultCode, UserError
from moechat.disk.file_lock import lock_file

_ATTEMPTS = 5


@contextmanager
def locked(path: Path, folder: Path) -> Iterator[None]:
    """Hold the lock at ``path``; raises `UserError` DOWNLOAD_FOLDER_IN_USE for ``folder``."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _is_ours(descriptor, path):
            raise UserError(FaultCode.DOWNLOAD_FOLDER_IN_USE, path=str(folder))
        yield
    finally:
        os.close(descriptor)


def lock_new(path: Path) -> int:
    """Make the file at ``path`` and lock it; the lock ends when the descriptor is closed.

    Raises `OSError`.
    """
    for _ in range(_ATTEMPTS):
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if _is_ours(descriptor, path):
            return descriptor
        os.close(descriptor)  # somebody took it for one that was left, and deleted it
    raise BlockingIOError(f"{path} is locked")


def is_locked(path: Path) -> bool:
    """Whether a running program holds the lock at ``path``; one that nobody holds is deleted."""
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        lock_file(descriptor)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:
        return False
    else:
        if os.name != "nt":  # elsewhere an open file cannot be deleted
            path.unlink(missing_ok=True)
    finally:
        os.close(descriptor)
    with suppress(OSError):
        path.unlink(missing_ok=True)
    return False


def _is_ours(descriptor: int, path: Path) -> bool:
    try:
        lock_file(descriptor)
    except (BlockingIOError, PermissionError):  # held: POSIX and Windows
        return False
    except OSError:
        return True  # a file system without locks: one program at a time is safe
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False  # its holder was just deleting it
