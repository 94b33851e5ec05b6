"""A queued download as it is shown: what the store knows of it, and what its worker tells."""

from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from moechat.core.download_queue import FAULTS_OF_THE_WAY, QueuedDownload, QueueState
from moechat.core.faults import Fault
from moechat.protocol.download_messages import (
    DownloadEvent,
    DownloadPlanned,
    DownloadProgress,
    DownloadState,
    Phase,
)


@dataclass(frozen=True)
class Limits:
    """What a download may take."""

    reserve_bytes: int = 2 * 1024**3  # to be left free on the drive
    parallel_files: int = 4
    parallel_models: int = 1


@dataclass(frozen=True)
class Download:
    """A queued download, and what it is doing while it runs."""

    item: QueuedDownload
    phase: Phase | None = None
    fault: Fault | None = None  # why it waits, failed or is paused
    retry_in_s: float = 0.0  # while it waits for the next try
    missing_bytes: int = 0  # while the drive is full
    progress: DownloadProgress | None = None

    @property
    def id(self) -> str:
        """Of the queue."""
        return self.item.id

    @property
    def state(self) -> QueueState:
        """Of the queue."""
        return self.item.state

    @property
    def folder(self) -> Path:
        """Of the model."""
        return Path(self.item.folder)

    @property
    def lacks_way(self) -> bool:
        """Whether it failed, or waits, for want of a network or a way to the hub."""
        waits = self.state is QueueState.FAILED or self.phase is Phase.WAITING
        return waits and self.fault is not None and self.fault.code in FAULTS_OF_THE_WAY

    def moved(self, state: QueueState, fault: Fault | None = None) -> "Download":
        """The same in another state."""
        item = msgspec.structs.replace(self.item, state=state, fault=fault, elsewhere=False)
        return Download(item, fault=fault, progress=self.progress)

    def told(self, event: DownloadEvent) -> "Download":
        """The same after its worker has said this."""
        match event:
            case DownloadProgress(done_bytes=done, total_bytes=total):
                item = msgspec.structs.replace(self.item, done_bytes=done, total_bytes=total)
                return replace(self, item=item, progress=event)
            case DownloadState():
                return Download(
                    self.item,
                    phase=event.phase,
                    fault=event.fault,
                    retry_in_s=event.retry_in_s,
                    missing_bytes=event.missing_bytes,
                    progress=self.progress,
                )
            case DownloadPlanned(commit=commit, total_bytes=total):
                item = msgspec.structs.replace(
                    self.item, commit=commit, total_bytes=total, replan=False
                )
                return replace(self, item=item)
            case _:
                return self
