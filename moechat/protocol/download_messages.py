"""What the window and the download worker say to each other, in the engine's framing.

One worker process does one download at a time.
"""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from moechat.core.faults import Fault
from moechat.protocol.messages import Failed

DOWNLOAD_PROTOCOL_VERSION = 1
MAX_PROGRESS_PER_SECOND = 4


class _Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class Hub(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which hub is asked, and how it is reached."""

    endpoint: str = "https://huggingface.co"
    token: str = ""  # only ever sent to the endpoint's own host
    proxy: str = ""  # http:// or socks5://, with user:password@ where needed; empty = the system's
    use_system_proxy: bool = True  # and the environment's
    ca_file: str = ""  # certificates in PEM, trusted beside those of the system

    def __repr__(self) -> str:
        """Without the token and the proxy's password, which must not get into a log."""
        return f"Hub(endpoint={self.endpoint!r})"


# ── requests: window → worker ────────────────────────────────────────────────


class StartDownload(_Wire, frozen=True, kw_only=True, tag="start_download"):
    """Begin or go on; `DownloadState`, `DownloadProgress` and `FileDone`…, then one end.

    The end is `Finished`, `Stopped` or `Failed`. A plan that lies in the folder is followed,
    unless ``replan`` asks the hub what ``revision`` is now.
    """

    id: int
    repo: str
    folder: str  # of the model; absolute
    revision: str = "main"
    hub: Hub = Hub()
    replan: bool = False
    reserve_bytes: Annotated[int, Meta(ge=0)] = 2 * 1024**3  # to be left free on the drive
    parallel_files: Annotated[int, Meta(ge=1, le=8)] = 4


class PauseDownload(_Wire, frozen=True, kw_only=True, tag="pause_download"):
    """Stop now and keep what has come; ends with `Stopped`."""

    id: int


class CancelDownload(_Wire, frozen=True, kw_only=True, tag="cancel_download"):
    """Stop for good; ends with `Stopped`. Deleting leaves a model that was complete before."""

    id: int
    keep_parts: bool = False


DownloadRequest = StartDownload | PauseDownload | CancelDownload


# ── events: worker → window ──────────────────────────────────────────────────


class DownloadHello(_Wire, frozen=True, kw_only=True, tag="download_hello"):
    """The first line the worker writes."""

    protocol: int
    app: str
    pid: int


class Phase(StrEnum):
    """What a download is doing."""

    LISTING = "listing"  # the hub is asked which files there are
    CHECKING = "checking"  # what lies on the disk already is read again
    DOWNLOADING = "downloading"
    WAITING = "waiting"  # for the next try; the fault says why
    DISK_FULL = "disk_full"  # goes on by itself once `missing_bytes` are freed
    FINISHING = "finishing"  # the verified files are put in their places


class DownloadState(_Wire, frozen=True, kw_only=True, tag="download_state"):
    """A phase began."""

    id: int
    phase: Phase
    fault: Fault | None = None  # of WAITING and DISK_FULL
    retry_in_s: float = 0.0  # of WAITING
    missing_bytes: int = 0  # of DISK_FULL


class DownloadPlanned(_Wire, frozen=True, kw_only=True, tag="download_planned"):
    """What it will be, as soon as that is known."""

    id: int
    commit: str
    total_bytes: int
    files: int


class DownloadProgress(_Wire, frozen=True, kw_only=True, tag="download_progress"):
    """At most `MAX_PROGRESS_PER_SECOND` times; ``done_bytes`` may step back for a bad file."""

    id: int
    done_bytes: int  # on the disk, verified or not
    total_bytes: int
    checked_bytes: int = 0  # of what was on the disk before
    to_check_bytes: int = 0
    bytes_per_s: float = 0.0
    left_s: float | None = None


class FileDone(_Wire, frozen=True, kw_only=True, tag="file_done"):
    """One file is complete and its hash is right."""

    id: int
    path: str
    size: int


class Finished(_Wire, frozen=True, kw_only=True, tag="finished"):
    """Every file is in its place and the folder is marked ready."""

    id: int
    folder: str
    commit: str
    total_bytes: int


class Stopped(_Wire, frozen=True, kw_only=True, tag="stopped"):
    """Paused or cancelled, as was asked."""

    id: int
    parts_kept: bool


DownloadEvent = (
    DownloadHello
    | DownloadState
    | DownloadPlanned
    | DownloadProgress
    | FileDone
    | Finished
    | Stopped
    | Failed
)
DownloadEnd = Finished | Stopped | Failed
