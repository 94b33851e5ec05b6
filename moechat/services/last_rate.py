"""How fast the last download was, kept for the next start: it tells how long another one takes."""

import logging
import math
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from moechat.disk.replacing import replace_file
from moechat.services.downloads import DownloadService
from moechat.services.tasks import TaskLane

_log = logging.getLogger(__name__)


class LastRate(QObject):
    """Bytes a second in a file of their own; one that cannot be read or written does not matter."""

    def __init__(
        self,
        downloads: DownloadService,
        path: Path,
        lane: TaskLane,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._downloads, self._path, self._lane = downloads, path, lane
        downloads.finished.connect(self._keep)

    def start(self) -> None:
        """Read what the program before has left."""
        self._lane.run(lambda: _read(self._path), self._take)

    def _take(self, rate: float | None) -> None:
        if self._downloads.bytes_per_s is None:
            self._downloads.bytes_per_s = rate

    @Slot()
    def _keep(self) -> None:
        rate = self._downloads.bytes_per_s
        if rate is not None:
            self._lane.run(lambda: _write(self._path, rate))


def _read(path: Path) -> float | None:
    try:
        rate = float(path.read_text("ascii"))
    except (OSError, ValueError):
        return None
    return rate if math.isfinite(rate) and rate > 0 else None


def _write(path: Path, rate: float) -> None:
    try:
        replace_file(path, f"{rate:.0f}\n".encode())
    except OSError as error:
        _log.info("the last rate was not kept: %s", error)
