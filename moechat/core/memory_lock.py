"""Keeping an engine's private memory out of the swap space: how much, in what order, why not all.

Only for models on the CPU, which computes from private copies of the weights. A GPU driver pins
what it needs by itself.
"""

from collections.abc import Iterable
from enum import StrEnum

import msgspec

from moechat.core.memory_plan import comfortable
from moechat.core.plan import Plan


class LockMode(StrEnum):
    """What the user wants."""

    OFF = "off"
    AUTOMATIC = "automatic"  # where the whole model fits comfortably
    ON = "on"  # as much as is comfortable


class LockLack(StrEnum):
    """Why not everything is locked."""

    NONE = "none"
    LIMIT = "limit"  # the system allows this program no more
    ROOM = "room"  # others would have too little
    REFUSED = "refused"  # the system gives no reason that we know


class MemoryLock(msgspec.Struct, frozen=True, kw_only=True):
    """What came of it; bytes of address space."""

    locked_bytes: int
    wanted_bytes: int
    lack: LockLack = LockLack.NONE
    limit_bytes: int | None = None  # what the system allows; None = anything


class Region(msgspec.Struct, frozen=True, kw_only=True):
    """A private, writable mapping; bytes."""

    start: int  # address
    size: int
    present: int  # of it in memory
    touched: int = 0  # of that, for one token; 0 where the system does not tell


def lock_budget(mode: LockMode, plan: Plan) -> int:
    """Most bytes that may be locked for a load by ``plan``; 0 = none.

    What is locked cannot be had by anybody else, so never more than the plan calls comfortable.
    """
    if mode is LockMode.OFF or plan.device.partition(".")[0] != "CPU":
        return 0
    if mode is LockMode.AUTOMATIC and not plan.fits:
        return 0
    return comfortable(plan.budget_bytes)


def lock_order(regions: Iterable[Region]) -> list[Region]:
    """What every token needs first: of routed experts one token touches a small part.

    Where touches are not known small regions come first: expert weights are the large ones.
    """
    return sorted(regions, key=lambda r: (-r.touched / max(1, r.present), r.size))


def worth_reading_back(absent: int, available: int) -> bool:
    """Whether to read ``absent`` bytes back from swap space before they are needed.

    Few are read as fast one by one, and where they do not fit they would push each other out.
    """
    return absent >= _WORTH_READING and absent <= comfortable(available)


_WORTH_READING = 32 * 1024**2
