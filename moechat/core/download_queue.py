"""A download that is waiting, under way or over, as it outlives the program."""

from enum import StrEnum

import msgspec

from moechat.core.faults import Fault, FaultCode


class QueueState(StrEnum):
    """How far a download is."""

    QUEUED = "queued"  # its turn will come
    RUNNING = "running"
    PAUSED = "paused"  # until somebody wants it again
    FAILED = "failed"  # the fault says why
    DONE = "done"


WANTED = frozenset({QueueState.QUEUED, QueueState.RUNNING})


# What may be over when the network or the settings of the hub are others.
FAULTS_OF_THE_WAY = frozenset(
    {
        FaultCode.HUB_UNREACHABLE,
        FaultCode.HUB_ADDRESS,
        FaultCode.HUB_LOGIN_PAGE,
        FaultCode.HUB_TLS,
        FaultCode.CA_FILE_UNREADABLE,
        FaultCode.PROXY_FAILED,
    }
)
# What may be over when the program starts again: the environment may be another, too.
FAULTS_OF_LAST_TIME = FAULTS_OF_THE_WAY | {FaultCode.HUB_OFFLINE}


class QueuedDownload(msgspec.Struct, frozen=True, kw_only=True):
    """One model on its way to one folder."""

    id: str
    repo: str
    folder: str  # of the model; absolute. No two downloads have the same.
    revision: str = "main"  # that was asked for
    commit: str = ""  # that it was when the download began; empty before
    state: QueueState = QueueState.QUEUED
    replan: bool = False  # ask what the revision is now, although the folder has a plan
    done_bytes: int = 0  # as it was told last
    total_bytes: int = 0  # 0 = not known yet
    created_at: float = 0.0  # seconds since the epoch
    fault: Fault | None = None  # of FAILED, or why it is PAUSED
    elsewhere: bool = False  # another running program takes care of it
