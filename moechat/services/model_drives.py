"""The drives of this computer that a large model may be put on, and which of them is the best."""

import logging
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import psutil
from PySide6.QtCore import QObject

from moechat.core.drive_choice import ModelPlace, Suggestion, suggest
from moechat.disk.looking import is_folder
from moechat.services.drive_speeds import DriveSpeeds
from moechat.services.model_places import existing
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)

_FOLDER = "moechat-models"  # on a drive that has no folder for models yet
_WAIT_S = 3.0  # for the speeds of all drives, which are measured at once
# Files of large models do not fit on the first of these, and nothing can be kept on the others.
_UNFIT = frozenset({"vfat", "msdos", "fat", "fat32", "squashfs", "iso9660", "udf", "cdfs"})
_NOT_OURS = ("/boot", "/snap", "/var", "/proc", "/sys", "/dev", "/etc", "/tmp")  # noqa: S108  # nothing is put there


class ModelDrives(QObject):
    """Looks on a lane of its own: a drive that does not answer holds up nothing else."""

    def __init__(
        self,
        speeds: DriveSpeeds,
        *,
        own: Callable[[], Sequence[Path]],
        known: Callable[[], Iterable[Path]] = tuple,
        reserve_bytes: Callable[[], int] = lambda: 0,
        mounts: Callable[[], Iterable[Path]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``own`` are the usual folder for models and that of the beginning, ``known`` others.

        ``mounts`` is where drives can be entered.
        """
        super().__init__(parent)
        self._speeds = speeds
        self._own, self._known = own, known
        self._reserve_bytes = reserve_bytes
        self._mounts = mounts or mounted
        self._lane = TaskLane("drives", self)

    def look(self, download_bytes: int, then: Callable[[Suggestion | None], None]) -> None:
        """Which places have room for so much, the best first; None = there is no choice."""
        own, known = tuple(self._own()), tuple(self._known())
        needed = download_bytes + self._reserve_bytes()

        def work() -> Suggestion | None:
            folders = places(own, known, self._mounts())
            return suggest(look_at(folders, self._speeds, needed), needed)

        def failed(error: Exception) -> None:
            _log.error("looking at the drives", exc_info=error)
            then(None)

        self._lane.run(work, then, failed)

    def close(self, timeout_s: float) -> None:
        """End for good; blocks for a moment."""
        self._lane.drain(timeout_s)


def places(own: Iterable[Path], known: Iterable[Path], mounts: Iterable[Path]) -> list[Path]:
    """A folder for models on each drive that can be written to, in this order. Blocks."""
    found: dict[int, Path] = {}
    # What is known but away is on a drive that is not there now.
    here = [folder for folder in known if is_folder(folder)]
    for folder in (*own, *here, *(mount / _FOLDER for mount in mounts)):
        place = existing(folder)
        try:
            drive = place.stat().st_dev if place else None
            if place is None or drive is None or drive in found:
                continue
            with tempfile.TemporaryFile(dir=place):  # access rights alone do not tell everywhere
                found[drive] = folder
        except OSError as error:
            _log.info("%s is not for models: %s", folder, error)
    return list(found.values())


def look_at(folders: list[Path], speeds: DriveSpeeds, needed_bytes: int) -> list[ModelPlace]:
    """Facts of each; the first is the usual one. Only what has room is measured. Blocks."""
    looked = speeds.facts_of(folders, needed_bytes, _WAIT_S)
    return [
        ModelPlace(
            folder=str(folder),
            kind=facts.kind,
            free_bytes=facts.free_bytes or 0,
            slice_mb_s=facts.slice_mb_s,
            is_usual=folder == folders[0],
        )
        for folder, facts in looked.items()
    ]


def mounted() -> list[Path]:
    """Where the drives of this computer can be entered; none where nobody tells. Blocks."""
    found = []
    try:
        partitions = psutil.disk_partitions(all=False)
    except OSError as error:  # without /proc
        _log.info("no list of drives: %s", error)
        return []
    for each in partitions:
        options = each.opts.split(",")
        system = any(Path(each.mountpoint).is_relative_to(place) for place in _NOT_OURS)
        if "rw" in options and each.fstype.lower() not in _UNFIT and not system:
            found.append(Path(each.mountpoint))
    return found
