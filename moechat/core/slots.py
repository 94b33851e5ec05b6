"""Offload ratios and the resident experts (slots) that they leave in every layer.

The plugin keeps ``max(1, floor(E * (100 - ratio) / 100))`` of E experts per layer in memory and
reads the others from the file as they are needed. 0 streams nothing; 100 is accepted by the
plugin and means 0, so it is never used here.
"""

from moechat.core.faults import FaultCode, UserError

RESIDENT = 0  # the ratio that streams nothing
MAX_RATIO = 99
_SLOTS_PER_TOP_K = 2  # with fewer, one token's experts push each other out


def check_ratio(ratio: int) -> None:
    """Refuse what the plugin would take for something else, or not at all.

    Raises:
        UserError: BAD_REQUEST, for anything but a whole number from 0 to 99.
    """
    if isinstance(ratio, bool) or not isinstance(ratio, int) or not 0 <= ratio <= MAX_RATIO:
        raise UserError(FaultCode.BAD_REQUEST, reason=f"offload ratio {ratio!r}")


def slots_at(experts: int, ratio: int) -> int:
    """Resident experts per layer at ``ratio``; 0 for a model without experts."""
    if ratio == RESIDENT or experts <= 0:
        return max(0, experts)
    return max(1, experts * (100 - ratio) // 100)


def ratio_of(experts: int, slots: int) -> int:
    """The canonical ratio of a slot count: the smallest that leaves no more than ``slots``.

    With fewer than 100 experts several ratios mean the same; with more, some slot counts have
    no ratio, and the next smaller count is meant (99 where there is none).
    """
    if slots >= experts:
        return RESIDENT
    # floor(E (100 - r) / 100) <= s  <=>  E (100 - r) < 100 (s + 1)
    smallest = 100 - (100 * (max(1, slots) + 1) - 1) // experts
    return min(MAX_RATIO, max(1, smallest))


def distinct_slots(experts: int) -> list[int]:
    """Every slot count that a ratio can leave, from all experts down to one."""
    if experts <= 0:
        return [0]
    return sorted({slots_at(experts, ratio) for ratio in range(MAX_RATIO + 1)}, reverse=True)


def comfortable_slots(top_k: int) -> int:
    """With fewer slots than this the pool can hardly keep the experts of one token."""
    return _SLOTS_PER_TOP_K * max(1, top_k)
