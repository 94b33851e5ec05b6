"""What measured runs teach about this machine and model, and how sure an estimate is.

Two factors are learned, as logarithms: ``a`` on the base time (bandwidth, kernels, power limit)
and ``b`` on the cost of misses (file cache, drive, kind of text).
"""

import math
from collections.abc import Sequence
from enum import StrEnum

import msgspec

from moechat.core.speed_model import TokenTime

_PRIOR_BASE, _PRIOR_MISS = 0.20, 0.50  # sigma of a and b before any run
_NOISE = 0.05  # sigma of one warm run
_AGE_PER_DAY = 1.5  # growth of a run's variance: new day, new power mode
_OLDEST_DAYS = 14.0  # by then a run says less than the prior
_SHAPE = 0.25  # error of the miss curve's shape, per e-fold away from a measured ratio
_NO_MISS = 1e-4  # seconds: stands for "no misses" in logarithms
_ITERATIONS, _LARGEST_STEP, _PRECISE = 60, 0.3, 1e-9

# Factors (1.4 means between a 1.4th and 1.4 times), from replaying the published rows.
PRIOR_ERROR = 1.4
_PRIOR_ERROR_VAGUE = 1.6  # linear attention, or the memory's speed is a guess
PRIOR_ERROR_WIDE = 2.0  # few slots, paging, graphics cards: outside what was fitted
NEAR_ERROR = 1.10
_NEAR_POINTS = 25  # of the ratio
_WIDEST_ERROR = 4.0
_ONE_FAR, _TWO_NEAR, _TWO_FAR = 1.7, 1.15, 1.5
PRIOR_FIRST_TOKEN_ERROR = 2.0
LEARNED_FIRST_TOKEN_ERROR = 1.3
_FACTORS = (0.1, 10.0)  # what a measured first token may claim


class Basis(StrEnum):
    """Where a figure comes from."""

    MEASURED = "measured"  # at exactly this number of slots
    ESTIMATED = "estimated"


class WarmRun(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement of decoding with a warm pool, on this device with this model."""

    slots: int  # resident experts per layer
    seconds_per_token: float
    cached_bytes: int | None = None  # RAM left for the file cache then; None = as now
    age_days: float = 0.0


class Fit(msgspec.Struct, frozen=True):
    """The two factors with their covariance, and the miss times they were learned at."""

    a: float = 0.0
    b: float = 0.0
    var_a: float = _PRIOR_BASE**2
    var_b: float = _PRIOR_MISS**2
    cov_ab: float = 0.0
    seen_miss: tuple[float, ...] = ()

    def seconds(self, time: TokenTime) -> float:
        """The corrected time per token."""
        return time.base * math.exp(self.a) + time.miss * math.exp(self.b)

    def sigma(self, time: TokenTime) -> float:
        """Relative error (one sigma) of `seconds`; grows away from the measured ratios."""
        total = self.seconds(time)
        if total <= 0:
            return 0.0
        base, miss = time.base * math.exp(self.a) / total, time.miss * math.exp(self.b) / total
        known = base * base * self.var_a + 2 * base * miss * self.cov_ab + miss * miss * self.var_b
        far = min((abs(_log_miss(time.miss) - _log_miss(m)) for m in self.seen_miss), default=0.0)
        return math.sqrt(max(0.0, known) + (_SHAPE * far * miss) ** 2)


def learn(runs: Sequence[tuple[TokenTime, WarmRun]]) -> Fit:
    """Posterior of the two factors: damped Gauss-Newton on the logarithm of the time.

    Every run comes with its uncorrected prediction. Runs of no duration are left out.
    """
    usable = [(t, run) for t, run in runs if run.seconds_per_token > 0 and t.total > 0]
    a = b = 0.0
    prior_a, prior_b = _PRIOR_BASE**-2, _PRIOR_MISS**-2
    h_aa, h_bb, h_ab = prior_a, prior_b, 0.0
    for _ in range(_ITERATIONS if usable else 0):
        g_a, g_b = prior_a * a, prior_b * b
        h_aa, h_bb, h_ab = prior_a, prior_b, 0.0
        for time, run in usable:
            base, miss = time.base * math.exp(a), time.miss * math.exp(b)
            total = base + miss
            j_a, j_b = base / total, miss / total
            weight = 1.0 / _variance(run)
            error = math.log(total / run.seconds_per_token) * weight
            g_a, g_b = g_a + j_a * error, g_b + j_b * error
            h_aa, h_bb = h_aa + j_a * j_a * weight, h_bb + j_b * j_b * weight
            h_ab += j_a * j_b * weight
        determinant = h_aa * h_bb - h_ab * h_ab
        step_a = (h_bb * g_a - h_ab * g_b) / determinant
        step_b = (h_aa * g_b - h_ab * g_a) / determinant
        a, b = a - _damped(step_a), b - _damped(step_b)
        if max(abs(step_a), abs(step_b)) < _PRECISE:
            break
    determinant = h_aa * h_bb - h_ab * h_ab
    return Fit(
        a=a,
        b=b,
        var_a=h_bb / determinant,
        var_b=h_aa / determinant,
        cov_ab=-h_ab / determinant,
        seen_miss=tuple(time.miss for time, _ in usable),
    )


def read_factor(*, measured: float, compute: float, read: float) -> float:
    """Correction of the read part of the first token's time, from the last long prompt.

    Seconds: what was measured, and the two predicted parts. 1 where nothing was read.
    """
    return _believable((measured - compute) / read) if read > 0 else 1.0


def prefill_factor(*, measured: float, compute: float) -> float:
    """Correction of the prefill's speed, from the last long prompt without streaming.

    Seconds: what was measured and what was predicted.
    """
    return _believable(compute / measured) if measured > 0 else 1.0


def prior_error(*, few_slots: bool, vague: bool, outside: bool) -> float:
    """Error factor before any run. ``vague``: linear attention or unknown memory speed."""
    if few_slots or outside:
        return PRIOR_ERROR_WIDE
    return _PRIOR_ERROR_VAGUE if vague else PRIOR_ERROR


def learned_error(fit: Fit, time: TokenTime, ratio: int, measured: Sequence[int]) -> float:
    """Error factor at ``ratio`` with runs at the ratios ``measured`` (at least one)."""
    distance = min(abs(ratio - m) for m in measured)
    if len(set(measured)) == 1:
        known = NEAR_ERROR if distance <= _NEAR_POINTS else _ONE_FAR
    elif min(measured) <= ratio <= max(measured):
        known = NEAR_ERROR
    else:
        known = _TWO_NEAR if distance <= _NEAR_POINTS else _TWO_FAR
    return min(_WIDEST_ERROR, max(known, math.exp(fit.sigma(time))))


def measured_error(runs: Sequence[WarmRun]) -> float:
    """Error factor of a figure measured by ``runs``; the youngest counts."""
    return min(PRIOR_ERROR, math.exp(math.sqrt(min(_variance(run) for run in runs))))


def _variance(run: WarmRun) -> float:
    days = min(_OLDEST_DAYS, max(0.0, run.age_days))
    return _NOISE**2 * float(_AGE_PER_DAY**days)


def _believable(factor: float) -> float:
    lowest, highest = _FACTORS
    return min(highest, max(lowest, factor))


def _log_miss(seconds: float) -> float:
    return math.log(max(seconds, _NO_MISS))


def _damped(step: float) -> float:
    return max(-_LARGEST_STEP, min(_LARGEST_STEP, step))
