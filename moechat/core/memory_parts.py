"""What the model's memory consists of, for a bar: measured as a whole, divided by the plan."""

import msgspec

from moechat.core.memory_plan import comfortable
from moechat.core.memory_split import MemorySplit


class PlannedParts(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes that a loaded or loading model takes by its plan."""

    fixed: int  # weights that are always in memory
    experts: int  # routed experts that stay in memory
    context: int  # KV pool and recurrent states
    working: int
    limit: int | None = None  # of the device, whatever is free

    @property
    def total(self) -> int:
        """Bytes of all parts."""
        return self.fixed + self.experts + self.context + self.working


class MemoryParts(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes; the six parts are never negative and add up to ``total``.

    Without a plan all of the model's memory is ``working``. ``planned_end`` and
    ``comfortable_end`` are places on the bar, counted from its beginning.
    """

    total: int
    other: int
    fixed: int = 0
    experts: int = 0
    context: int = 0
    working: int = 0
    free: int
    planned_end: int | None = None
    comfortable_end: int | None = None

    @property
    def model(self) -> int:
        """Bytes of the model."""
        return self.fixed + self.experts + self.context + self.working


def memory_parts(split: MemorySplit, planned: PlannedParts | None) -> MemoryParts:
    """Fill the planned parts with what the engine is measured to hold, in the order of loading.

    Weights come before the pool, and what is beyond all of them is working memory. While a model
    is being loaded the parts fill one after the other.
    """
    if planned is None:
        return MemoryParts(
            total=split.total, other=split.other, working=split.model, free=split.free
        )
    rest = split.model
    sizes = []
    for size in (planned.fixed, planned.experts, planned.context):
        sizes.append(min(max(0, size), rest))
        rest -= sizes[-1]
    room = split.free + split.model
    if planned.limit is not None:
        room = min(room, max(0, planned.limit))
    return MemoryParts(
        total=split.total,
        other=split.other,
        fixed=sizes[0],
        experts=sizes[1],
        context=sizes[2],
        working=rest,
        free=split.free,
        planned_end=min(split.total, split.other + planned.total),
        comfortable_end=min(split.total, split.other + comfortable(room)),
    )
