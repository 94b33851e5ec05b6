"""Who holds the memory of this computer: one formula, so that nothing is counted twice."""

import msgspec


class MemorySplit(msgspec.Struct, frozen=True):
    """Bytes; the three parts are never negative and add up to ``total``."""

    total: int
    model: int
    other: int
    free: int

    @property
    def used(self) -> int:
        """What is not free, in bytes."""
        return self.total - self.free


def split_memory(
    *, total: int, available: int, engine_private: int = 0, engine_device: int = 0
) -> MemorySplit:
    """Divide ``total`` bytes among the model, other programs and what is free.

    other = total - available - (GPU memory by the plugin + private memory of the engine)

    *Private* leaves out the pages that the engine maps from the weights' file: the system counts
    them as available, as it can drop them at any time, so adding them would count them twice. On
    graphics that share the computer's memory what the plugin took is part of what is in use. The
    figures come from different moments and, with a graphics card of its own, from different
    memories; so each part is clamped: free first, then the model within what is in use, and what
    remains belongs to others.
    """
    total = max(0, total)
    free = min(max(0, available), total)
    model = min(max(0, engine_private) + max(0, engine_device), total - free)
    return MemorySplit(total=total, model=model, other=total - free - model, free=free)
