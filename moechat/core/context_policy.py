"""Which messages of a chat the model reads when not all of them fit any more."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

# A cut goes further than it must: the next one is some turns away, and until then the prefix
# cache holds what was read.
_ROOM_AFTER_CUT = 0.4  # of the budget
MIN_ANSWER_TOKENS = 16  # a prompt that leaves less room is refused
# What is left to the answer, where the limit of answers is larger.
_LARGEST_ANSWER_SHARE = 0.25  # of the context
_LONGEST_SUMMARY = 512  # tokens
_LARGEST_SUMMARY_SHARE = 0.125  # of the context
_NEARLY_FULL = 0.85  # of the context


class ContextPolicy(StrEnum):
    """What happens when a chat no longer fits."""

    STOP = "stop"  # nothing is sent; the user decides
    DROP = "drop"  # the oldest turns are left out
    SUMMARISE = "summarise"  # a summary takes the place of the oldest turns


class Fullness(StrEnum):
    """How a prompt stands to the context."""

    FINE = "fine"
    NEARLY = "nearly"  # the answer may find too little room
    OVER = "over"  # it does not fit


class AnswerContext(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer saw of its chat, where that was not all."""

    first_kept: str  # the id of the first message that was read
    dropped: int = 0  # messages before it
    summary: str = ""  # that stood in their place
    edited: bool = False  # the summary, by the user


class MessageCost(msgspec.Struct, frozen=True):
    """A message as the rule sees it."""

    is_user: bool
    tokens: int  # with what the template puts around it


def prompt_budget(context_tokens: int, max_new_tokens: int) -> int:
    """How many tokens a prompt may take, so that there is room for an answer."""
    share = int(context_tokens * _LARGEST_ANSWER_SHARE)
    return max(0, context_tokens - min(max_new_tokens, share))


def summary_limit(context_tokens: int) -> int:
    """How many tokens a summary may have."""
    return min(_LONGEST_SUMMARY, int(context_tokens * _LARGEST_SUMMARY_SHARE))


def fullness(used: int, total: int) -> Fullness:
    """How a prompt of ``used`` tokens stands to a context of ``total``."""
    if used + MIN_ANSWER_TOKENS > total:
        return Fullness.OVER
    return Fullness.NEARLY if used > _NEARLY_FULL * total else Fullness.FINE


def first_read(
    messages: Sequence[MessageCost], *, fixed: int, budget: int, before: int = 0
) -> int | None:
    """The index of the first message to read; ``None`` where not even the last question fits.

    ``fixed`` tokens are always read: the system prompt, and a summary. The messages begin at
    ``before`` already, where an earlier answer of the chat had to leave out what stands before.
    A question is never parted from its answers, and the last question is always read.
    """
    starts = [at for at, message in enumerate(messages) if message.is_user]
    if not starts:
        return 0
    starts[0] = 0  # whatever stands before the first question belongs to it
    rest = _sums_from(messages)
    goal = fixed + int((budget - fixed) * (1 - _ROOM_AFTER_CUT))
    if fixed + rest[0] <= (budget if before == 0 else goal):
        return 0  # all, also where a cut was needed once: the context has grown
    if before in starts and before > 0 and fixed + rest[before] <= budget:
        return before
    for start in starts:
        if start >= before and fixed + rest[start] <= goal:
            return start
    return starts[-1] if fixed + rest[starts[-1]] <= budget else None


def _sums_from(messages: Sequence[MessageCost]) -> list[int]:
    """Tokens from each message to the last."""
    sums, total = [0] * len(messages), 0
    for at in range(len(messages) - 1, -1, -1):
        total += messages[at].tokens
        sums[at] = total
    return sums
