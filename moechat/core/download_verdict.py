"""Whether a model is worth its download on this machine, and what it would be like.

It advises and never forbids: people know what they want a model for.
"""

from enum import StrEnum

import msgspec

from moechat.core.machine import Machine
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import Answer, ModelFacts, ModelReason
from moechat.core.plan import Plan, Remembered
from moechat.core.planner import make_plan
from moechat.core.recommendation import runs_well
from moechat.core.slots import RESIDENT
from moechat.core.speed_learning import Basis


class Suitability(StrEnum):
    """The best first."""

    RESIDENT = "resident"  # fits whole
    STREAMED = "streamed"  # fits with a share of its experts streamed
    SLOW = "slow"  # fits, and is no pleasure
    TOO_LARGE = "too_large"
    NOT_STREAMABLE = "not_streamable"  # too large, and its experts cannot be streamed
    UNSUPPORTED = "unsupported"  # this GenAI does not know it, or cannot use its precision


class DownloadVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be expected; figures of the plan are None where there can be none."""

    suitability: Suitability
    exact: bool  # counted from the model's graph, not estimated
    ratio: int = RESIDENT  # percent of the experts to be streamed
    device: str = ""
    needed_bytes: int | None = None  # of memory
    available_bytes: int | None = None
    tokens_per_second: float | None = None
    first_token_ms: float | None = None
    basis: Basis | None = None  # of the speed
    error_factor: float | None = None  # of the speed: between a 1.4th and 1.4 times
    download_bytes: int
    download_s: float | None = None  # at the measured rate; None while none was measured
    free_after_bytes: int | None = None  # on the drive, beyond the reserve; negative = missing
    reasons: tuple[ModelReason, ...] = ()  # about the model
    plan: Plan | None = None

    @property
    def usable_bytes(self) -> int | None:
        """Of ``available_bytes``, what the model may take: what it needs is held against this."""
        return None if self.available_bytes is None else comfortable(self.available_bytes)

    @property
    def has_room(self) -> bool:
        """Whether the drive takes it, as far as that is known."""
        return self.free_after_bytes is None or self.free_after_bytes >= 0


class Circumstances(msgspec.Struct, frozen=True, kw_only=True):
    """What a verdict depends on besides the model."""

    machine: Machine
    bytes_per_s: float | None = None  # of the last download
    free_bytes: int | None = None  # on the drive for models
    reserve_bytes: int = 0  # to be left free on it


def judge(
    facts: ModelFacts,
    here: Circumstances,
    *,
    download_bytes: int,
    remembered: Remembered | None = None,
) -> DownloadVerdict:
    """The verdict on a model; some milliseconds, so not on the window's thread.

    ``remembered`` is what earlier runs left of a model that is here already.
    """
    rate, free = here.bytes_per_s, here.free_bytes
    plan = None
    suitability = Suitability.UNSUPPORTED
    if Answer.NO not in (facts.architecture_supported, facts.precision_usable):
        plan = make_plan(facts, here.machine, remembered=remembered)
        suitability = _suitability(facts, plan)
    return DownloadVerdict(
        suitability=suitability,
        exact=facts.error == 0,
        ratio=plan.ratio if plan else RESIDENT,
        device=plan.device if plan else "",
        needed_bytes=plan.needed_bytes if plan else None,
        available_bytes=plan.budget_bytes if plan else None,
        tokens_per_second=plan.expected_tokens_per_second if plan and plan.fits else None,
        first_token_ms=plan.expected_ttft_ms if plan and plan.fits else None,
        basis=plan.basis if plan and plan.fits else None,
        error_factor=plan.error_factor if plan and plan.fits else None,
        download_bytes=download_bytes,
        download_s=download_bytes / rate if rate else None,
        free_after_bytes=None if free is None else free - here.reserve_bytes - download_bytes,
        reasons=tuple(facts.reasons),
        plan=plan,
    )


def _suitability(facts: ModelFacts, plan: Plan) -> Suitability:
    if not plan.fits:
        stuck = facts.experts and facts.streamable is Answer.NO
        return Suitability.NOT_STREAMABLE if stuck else Suitability.TOO_LARGE
    if not runs_well(facts, plan):
        return Suitability.SLOW
    return Suitability.STREAMED if plan.ratio else Suitability.RESIDENT
