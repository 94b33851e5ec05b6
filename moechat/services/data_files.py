"""Which files on the drive are moechat's own, by kinds, and how they are deleted.

By name: a folder of data may be one that holds other things, too. Links are deleted, never
followed. Every call blocks.
"""

import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import StrEnum
from itertools import chain
from pathlib import Path

from moechat.hub.file_cache import is_cached_name
from moechat.hub.folder_lock import is_locked
from moechat.services.load_marker import marks
from moechat.services.logs import log_files
from moechat.services.paths import APP_FOLDER, Paths
from moechat.services.program_updates import STATE_FILE
from moechat.services.window_place import DOOR_PREFIX, LOCK_NAME

_log = logging.getLogger(__name__)


class DataKind(StrEnum):
    """What something is."""

    CHATS = "chats"
    SETTINGS = "settings"
    LOGS = "logs"  # and what can be fetched again
    ACCESS = "access"  # token and password, in the keyring
    MODELS = "models"


def own_files(kind: DataKind, paths: Paths) -> list[Path]:
    """Files of a kind that are there; none of ACCESS and MODELS, which are no loose files."""
    return [file for file in _candidates(kind, paths) if os.path.lexists(file)]


def _candidates(kind: DataKind, paths: Paths) -> Iterable[Path]:
    match kind:
        case DataKind.CHATS:
            return chain(_siblings(paths.database), marks(paths.data), _doors(paths.data))
        case DataKind.SETTINGS:
            return chain(_siblings(paths.settings), [paths.window_state])
        case DataKind.LOGS:
            return chain(log_files(paths.logs), cache_files(paths))
        case _:
            return ()


def _doors(data: Path) -> Iterable[Path]:
    """Sockets of windows that were killed."""
    return data.glob(DOOR_PREFIX + 24 * "[0-9a-f]")


def cache_files(paths: Paths) -> Iterator[Path]:
    """What can be fetched again."""
    yield from (paths.download_rate, paths.cache / STATE_FILE)
    with suppress(OSError):
        yield from (file for file in paths.hub_cache.iterdir() if is_cached_name(file.name))


def _siblings(file: Path) -> Iterator[Path]:
    """The file and all whose names begin with its own: journals, copies, locks."""
    with suppress(OSError):
        yield from sorted(file.parent.glob(f"{file.name}*"))


def size_of(files: Iterable[Path]) -> int:
    """Bytes of files, links as the little that they are."""
    total = 0
    for file in files:
        with suppress(OSError):  # gone meanwhile
            total += file.lstat().st_size
    return total


def delete(files: Iterable[Path]) -> list[OSError]:
    """Delete files; what went wrong with those that are still there."""
    failed = []
    for file in files:
        try:
            file.unlink(missing_ok=True)
        except NotADirectoryError:
            continue  # nothing can be below a file
        except OSError as error:
            _log.warning("%s cannot be deleted: %s", file.name, error)
            failed.append(error)
    return failed


def is_in_use(paths: Paths) -> bool:
    """Whether a program works with this data now: it has the window, or the database open."""
    locks = (paths.data / LOCK_NAME, *paths.database.parent.glob(f"{paths.database.name}.*.lock"))
    return any(map(is_locked, locks))


def remove_empty_folders(paths: Paths) -> None:
    """Remove what is left of the folders, where nothing else is in them."""
    folders = (paths.hub_cache, paths.cache, paths.logs, paths.models, paths.settings.parent)
    for folder in (*folders, paths.data):
        with suppress(OSError):
            folder.rmdir()
        if folder.parent.name == APP_FOLDER:  # as around the logs
            with suppress(OSError):
                folder.parent.rmdir()
