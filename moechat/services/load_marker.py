"""A file that stands while a model is being loaded: who finds it left over knows how that ended.

A load may take the program down, or the whole machine. Each process has a file of its own, so
that two programs do not take each other for dead.
"""

import logging
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec
import psutil
from PySide6.QtCore import QObject

from moechat.disk.replacing import replace_file
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)

_PATTERN = "loading-*.json"
_SAME_START_S = 2.0  # clocks of the system and of the process differ a little


class LoadMark(msgspec.Struct, frozen=True, kw_only=True):
    """What was being loaded, and by whom."""

    model_dir: str
    device: str
    ratio: int
    pid: int
    started: float  # when the process was, in seconds since the epoch


class LoadMarker(QObject):
    """Writes and removes the mark on a lane; what others left is read when it is made."""

    def __init__(self, folder: Path, lane: TaskLane, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lane = lane
        self._path = folder / f"loading-{os.getpid()}.json"
        self._left = _left_over(folder)

    def left_by(self, model_dir: Path) -> LoadMark | None:
        """The mark of a load of this model that ended with its program."""
        found = (mark for mark, _ in self._left if mark.model_dir == str(model_dir))
        return next(found, None)

    def forget(self, model_dir: Path) -> None:
        """The user knows: remove what was left of this model's loads."""
        gone = [path for mark, path in self._left if mark.model_dir == str(model_dir)]
        self._left = [(mark, path) for mark, path in self._left if path not in gone]
        if gone:
            self._lane.run(lambda: _remove(gone))

    def put(self, model_dir: Path, device: str, ratio: int, then: Callable[[], None]) -> None:
        """Write the mark, then call ``then``; also where it cannot be written."""
        mark = LoadMark(
            model_dir=str(model_dir),
            device=device,
            ratio=ratio,
            pid=os.getpid(),
            started=psutil.Process().create_time(),
        )
        data = msgspec.json.encode(_writable(mark))

        def failed(error: Exception) -> None:
            _log.warning("Loading without a mark: %s", error)
            then()

        self._lane.run(lambda: replace_file(self._path, data), lambda _: then(), failed)

    def remove(self) -> None:
        """The load has ended in a way that the program saw."""
        self._lane.run(lambda: _remove([self._path]))


def _writable(mark: LoadMark) -> LoadMark:
    folder = mark.model_dir.encode("utf-8", "replace").decode()
    return msgspec.structs.replace(mark, model_dir=folder)


def marks(folder: Path) -> Iterable[Path]:
    """The files in ``folder`` that tell of loads; blocks."""
    return folder.glob(_PATTERN)


def remove_marks(folder: Path) -> None:
    """Forget what was being loaded when programs died; blocks."""
    _remove(marks(folder))


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink()


def _left_over(folder: Path) -> list[tuple[LoadMark, Path]]:
    """Marks of processes that are no more; what cannot be read is taken away."""
    left = []
    for path in folder.glob(_PATTERN):
        try:
            mark = msgspec.json.decode(path.read_bytes(), type=LoadMark)
        except (OSError, msgspec.DecodeError) as error:
            _log.warning("%s: %s", path.name, error)
            _remove([path])
            continue
        if not _is_alive(mark):
            left.append((mark, path))
    return left


def _is_alive(mark: LoadMark) -> bool:
    """Whether the very process lives; numbers are given out again, also after a restart."""
    try:
        process = psutil.Process(mark.pid)
        if process.status() == psutil.STATUS_ZOMBIE:
            return False
        return abs(process.create_time() - mark.started) < _SAME_START_S
    except psutil.Error:
        return False
