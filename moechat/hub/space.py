"""A drive that is full: wait until somebody makes room, then go on."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from moechat.core.faults import Fault, FaultCode
from moechat.hub.progress import Progress
from moechat.hub.stopping import Stop
from moechat.protocol.download_messages import Phase

T = TypeVar("T")
_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})


class SpaceGate:
    """Lets pass while the drive of ``folder`` has room for what is left and ``reserve_bytes``."""

    def __init__(
        self, folder: Path, reserve_bytes: int, poll_s: float, progress: Progress, stop: Stop
    ) -> None:
        self._folder = folder
        self._reserve = reserve_bytes
        self._poll_s = poll_s
        self._progress = progress
        self._stop = stop

    def check(self) -> None:
        """Wait until the whole set fits; raises `StopRequested`."""
        if self._missing_bytes():
            self._wait()

    def retrying(self, work: Callable[[], T]) -> T:
        """Do ``work``, again and again for as long as the drive is full; raises what it raises."""
        while True:
            try:
                return work()
            except OSError as error:
                if error.errno not in _FULL:
                    raise
                # At least once, whatever the drive says of itself: quotas do not show in that.
                self._wait()

    def _wait(self) -> None:
        while True:
            missing = self._missing_bytes()
            values: dict[str, str | int | float] = {"path": str(self._folder)}
            if missing:
                values["missing_bytes"] = missing
            fault = Fault(FaultCode.DOWNLOAD_DISK_FULL, values)
            self._progress.doing(Phase.DISK_FULL, fault, missing_bytes=missing)
            self._stop.sleep(self._poll_s)
            if not self._missing_bytes():
                self._progress.doing(Phase.DOWNLOADING)
                return

    def _missing_bytes(self) -> int:
        free = shutil.disk_usage(self._folder).free
        return max(0, self._progress.left_bytes() + self._reserve - free)
