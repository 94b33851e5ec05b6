"""What the window and the process that warms the file cache say to each other."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta

from moechat.core.warming import CALM_S


class _Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


_Bytes = Annotated[int, Meta(ge=0)]


class WarmState(StrEnum):
    """What the process does."""

    READING = "reading"
    KEPT = "kept"  # everything that may be was read; looked at again from time to time
    PAUSED = "paused"  # as it was told
    PRESSED = "pressed"  # others need the memory; goes on when that is over
    FAILED = "failed"  # for good


class WarmTrouble(StrEnum):
    """Why it failed."""

    MISSING = "missing"  # the file is gone, or shorter than the model
    DENIED = "denied"
    UNREADABLE = "unreadable"  # the drive does not give it


# ── requests ─────────────────────────────────────────────────────────────────


class WarmStart(_Wire, frozen=True, kw_only=True, tag="start"):
    """Keep ``spans`` (offset, size) of a file in the cache, in their order. Comes once."""

    path: str
    spans: tuple[tuple[_Bytes, _Bytes], ...]
    limit_bytes: _Bytes  # of all spans together
    floor_bytes: _Bytes  # nothing is read while less memory is available
    calm_s: Annotated[float, Meta(ge=0)] = CALM_S  # without pressure before it goes on
    paused: bool = False


class WarmPause(_Wire, frozen=True, kw_only=True, tag="pause"):
    """Read nothing for now, or go on. The end of the requests ends the process."""

    paused: bool


# ── events ───────────────────────────────────────────────────────────────────


class WarmProgress(_Wire, frozen=True, kw_only=True, tag="progress"):
    """Comes with every change of the state, and at most twice a second while reading."""

    state: WarmState
    read_bytes: int  # in this round, or found in the cache
    wanted_bytes: int  # of the spans, as far as the limit allows
    cached_bytes: int | None = None  # of all spans; None = not available here
    trouble: WarmTrouble | None = None
    at_s: float  # of the monotonic clock, which all processes share on Linux


WarmRequest = WarmStart | WarmPause
WarmEvent = WarmProgress
