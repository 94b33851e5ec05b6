"""What a download tells about itself while several threads work at it."""

import threading
import time
from collections.abc import Callable

import msgspec

from moechat.core.faults import Fault
from moechat.core.transfer_rate import TransferRate
from moechat.protocol.download_messages import (
    MAX_PROGRESS_PER_SECOND,
    DownloadEvent,
    DownloadProgress,
    DownloadState,
    Phase,
)

# What the whole is doing when its threads do different things: the first of these.
_ORDER = (Phase.DISK_FULL, Phase.DOWNLOADING, Phase.CHECKING, Phase.WAITING)


class _Doing(msgspec.Struct, frozen=True):
    phase: Phase
    fault: Fault | None = None
    retry_in_s: float = 0.0
    missing_bytes: int = 0


class Progress:
    """Collects from all threads; sends states as they come and figures a few times a second."""

    def __init__(self, download_id: int, send: Callable[[DownloadEvent], None]) -> None:
        self._id = download_id
        self._send = send
        self._lock = threading.Lock()
        self._doing: dict[int, _Doing] = {}  # by thread
        self._shown: _Doing | None = None
        self._total = 0
        self._present: dict[str, int] = {}  # bytes on the disk of each file
        self._transferred = 0
        self._checked = 0
        self._to_check = 0
        self._rate = TransferRate()
        self._over = threading.Event()
        self._ticker = threading.Thread(target=self._tick, name="progress", daemon=True)

    # ── figures ──────────────────────────────────────────────────────────────

    def begin(self, total_bytes: int) -> None:
        """The size of the whole is known; `end` must follow."""
        self._total = total_bytes
        self._ticker.start()

    def end(self) -> None:
        """Send the last figures and no more."""
        if self._ticker.is_alive():
            self._over.set()
            self._ticker.join()
            self._send(self._figures())

    def found(self, path: str, size: int) -> None:
        """So much of a file is on the disk now."""
        with self._lock:
            self._present[path] = size

    def received(self, path: str, count: int) -> None:
        """``count`` bytes more were written."""
        with self._lock:
            self._present[path] += count
            self._transferred += count

    def to_check(self, count: int) -> None:
        """So many bytes will be read again."""
        with self._lock:
            self._to_check += count

    def checked(self, count: int) -> None:
        """So many were."""
        with self._lock:
            self._checked += count

    def left_bytes(self) -> int:
        """What is still to be written."""
        with self._lock:
            return max(0, self._total - sum(self._present.values()))

    def _figures(self) -> DownloadProgress:
        with self._lock:
            done = min(self._total, sum(self._present.values()))
            self._rate.update(time.monotonic(), self._transferred, self._total - done)
            return DownloadProgress(
                id=self._id,
                done_bytes=done,
                total_bytes=self._total,
                checked_bytes=self._checked,
                to_check_bytes=self._to_check,
                bytes_per_s=self._rate.bytes_per_s,
                left_s=self._rate.left_s,
            )

    def _tick(self) -> None:
        while not self._over.wait(1 / MAX_PROGRESS_PER_SECOND):
            self._send(self._figures())

    # ── states ───────────────────────────────────────────────────────────────

    def doing(
        self,
        phase: Phase,
        fault: Fault | None = None,
        *,
        retry_in_s: float = 0.0,
        missing_bytes: int = 0,
    ) -> None:
        """The calling thread does this from now on."""
        self._note(_Doing(phase, fault, retry_in_s, missing_bytes))

    def idle(self) -> None:
        """The calling thread has nothing more to do."""
        self._note(None)

    def _note(self, doing: _Doing | None) -> None:
        with self._lock:
            thread = threading.get_ident()
            self._doing.pop(thread, None)
            if doing is not None:
                self._doing[thread] = doing
            shown = next(
                (at for phase in _ORDER for at in self._doing.values() if at.phase is phase),
                doing,
            )
            if shown is None or shown == self._shown:
                return
            self._shown = shown
            self._send(DownloadState(id=self._id, **msgspec.structs.asdict(shown)))
