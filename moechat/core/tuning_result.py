"""What a tuning run found: points, the choice, and why; sentences are in services.tuning_texts."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise

import msgspec

from moechat.core.kv_cache import KvPrecision

NOISE = 0.10  # two runs of one setting differ by so much without any reason
UNSTEADY = 0.15  # more than this between two prompts, or between first and last, is said
_WIDEST_NOISE = 0.50

Values = dict[str, str | int | float]


class Rejection(StrEnum):
    """Why a point does not count."""

    DOES_NOT_FIT = "does_not_fit"  # memory ran out while loading or answering
    DIED = "died"  # the engine, or the GPU under it
    IGNORED = "ignored"  # the plugin did not stream, though told to
    REFUSED = "refused"  # the engine does not take the setting
    MEMORY_SHORT = "memory_short"  # hardly any RAM was left: it would page
    POWER_CHANGED = "power_changed"  # the cable was put in or pulled out
    TOO_SLOW = "too_slow"  # not even a few tokens came in time
    UNSTABLE = "unstable"  # it failed with a full context


class Stability(StrEnum):
    """Whether a full context was tried."""

    UNTRIED = "untried"
    PASSED = "passed"
    FAILED = "failed"


class MeasuredPoint(msgspec.Struct, frozen=True, kw_only=True):
    """One setting with its figures; ``expected_…`` is what the speed model said before."""

    device: str
    ratio: int
    slots: int
    experts: int
    prefill_chunk: int
    kv_precision: KvPrecision
    threads: int | None
    context_tokens: int
    needed_bytes: int
    budget_bytes: int
    expected_tokens_per_second: float
    tokens_per_second: float = 0.0  # median of the answers
    ttft_ms: float = 0.0  # median, for `prompt_tokens`
    prompt_tokens: int = 0
    answers: int = 0
    spread: float = 0.0  # of the answers, relative to the slowest
    hurried: bool = False  # so slow that its only answer was cut short
    rejected: Rejection | None = None

    @property
    def key(self) -> tuple[int, KvPrecision, int | None]:
        """Which setting it is, but for the prefill chunk."""
        return (self.slots, self.kv_precision, self.threads)

    @property
    def counts(self) -> bool:
        """Whether it may be chosen."""
        return self.rejected is None and self.tokens_per_second > 0


class VerdictCode(StrEnum):
    """Why the chosen setting won. The comment names the values beside ratio and tokens_s."""

    LOWEST_BEST = "lowest_best"  # free_bytes, other_ratio, other_tokens_s
    RESIDENT_BEST = "resident_best"  # the same: everything in memory
    HIGHER_FASTER = "higher_faster"  # lowest_ratio, lowest_tokens_s
    LOWER_FAILED = "lower_failed"  # failed_ratio
    ONLY_ONE = "only_one"  # free_bytes
    USUAL_BEST = "usual_best"  # count: of settings tried; tokens_s
    OTHER_FASTER = "other_faster"  # threads (0 = usual), kv_precision, usual_tokens_s
    NOTHING = "nothing"  # nothing was measured
    TOO_LITTLE_MEMORY = "too_little_memory"


class NoteCode(StrEnum):
    """What else is to be known. The comment names the values."""

    DRIFTED = "drifted"  # percent: the first point was so much slower or faster at the end
    UNSTEADY = "unsteady"  # percent, between the prompts of the chosen point
    CONTEXT_PASSED = "context_passed"  # tokens
    CONTEXT_FAILED = "context_failed"  # ratio
    CHUNK = "chunk"  # tokens, other_tokens, seconds, other_seconds: the first is faster
    TIME_WAS_SHORT = "time_was_short"  # count: of points left out
    STOPPED = "stopped"


class Note(msgspec.Struct, frozen=True):
    """One remark; the sentence is made by ``services.tuning_texts``."""

    code: NoteCode
    values: Values = {}


class Verdict(msgspec.Struct, frozen=True):
    """Why; the sentence is made by ``services.tuning_texts``."""

    code: VerdictCode
    values: Values = {}


class TuningResult(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a run, or where it stands."""

    chosen: MeasuredPoint | None
    verdict: Verdict
    points: list[MeasuredPoint]  # rejected ones too, in the order measured
    notes: list[Note] = []
    drift: float | None = None  # of the first point's speed; None = not measured again
    stability: Stability = Stability.UNTRIED
    complete: bool = True  # False = stopped before all was measured


def choose(points: Sequence[MeasuredPoint], drift: float = 0.0) -> MeasuredPoint | None:
    """The lowest ratio, or what was measured first, unless another is faster beyond noise."""
    usable = sorted((p for p in points if p.counts), key=lambda point: point.ratio)
    best = usable[0] if usable else None
    for point in usable[1:]:
        if best and point.tokens_per_second > best.tokens_per_second * (
            1.0 + _noise(best, point, drift)
        ):
            best = point
    return best


def verdict_on(points: Sequence[MeasuredPoint], chosen: MeasuredPoint | None) -> Verdict:
    """Why ``chosen`` is the choice among ``points``."""
    if chosen is None:
        return Verdict(VerdictCode.NOTHING)
    usable = [point for point in points if point.counts]
    others = [point for point in usable if point.key != chosen.key]
    if others and all(point.ratio == chosen.ratio for point in others):
        return _among_equals(usable, chosen)
    return _among_ratios(points, others, chosen)


def notes_on(
    points: Sequence[MeasuredPoint],
    chosen: MeasuredPoint | None,
    *,
    drift: float | None,
    stability: Stability,
    chunk_seconds: Mapping[int, float],
    left_out: int,
    cut: bool,
    stopped: bool,
) -> Iterator[Note]:
    """What else is to be known; ``left_out`` counts points, ``cut`` = the time was up."""
    if drift is not None and abs(drift) > UNSTEADY:
        yield Note(NoteCode.DRIFTED, {"percent": round(drift * 100)})
    if chosen is not None and chosen.spread > UNSTEADY:
        yield Note(NoteCode.UNSTEADY, {"percent": round(chosen.spread * 100)})
    if chosen is not None and stability is Stability.PASSED:
        yield Note(NoteCode.CONTEXT_PASSED, {"tokens": chosen.context_tokens})
    unstable = [point.ratio for point in points if point.rejected is Rejection.UNSTABLE]
    if unstable:
        yield Note(NoteCode.CONTEXT_FAILED, {"ratio": max(unstable)})
    by_seconds = sorted(chunk_seconds.items(), key=lambda item: item[1])
    if len(by_seconds) > 1:
        (chunk, fast), (other, slow) = by_seconds[0], by_seconds[-1]
        values = {"tokens": chunk, "other_tokens": other, "seconds": fast, "other_seconds": slow}
        yield Note(NoteCode.CHUNK, dict(values))
    if stopped:
        yield Note(NoteCode.STOPPED)
    elif chosen is not None and (left_out or cut):
        yield Note(NoteCode.TIME_WAS_SHORT, {"count": left_out})


def better_chunk(seconds: Mapping[int, float], planned: int) -> int:
    """The prefill chunk to use: the planned one, unless another reads a long prompt faster."""
    if planned not in seconds:
        return planned
    fastest = min(seconds, key=lambda chunk: seconds[chunk])
    return fastest if seconds[fastest] * (1.0 + NOISE) < seconds[planned] else planned


def spread_of(speeds: Sequence[float]) -> float:
    """The largest difference between neighbours in speed, relative to the slower.

    Of three answers one may be an outlier: then the two that agree count.
    """
    ordered = sorted(speed for speed in speeds if speed > 0)
    gaps = [faster / slower - 1.0 for slower, faster in pairwise(ordered)]
    return min(gaps, default=0.0)


def _noise(first: MeasuredPoint, second: MeasuredPoint, drift: float) -> float:
    return min(_WIDEST_NOISE, max(NOISE, first.spread, second.spread, abs(drift)))


def _among_equals(usable: Sequence[MeasuredPoint], chosen: MeasuredPoint) -> Verdict:
    """Of settings at one ratio: threads and precisions."""
    usual, values = usable[0], _values_of(chosen)
    if chosen.key == usual.key:
        return Verdict(VerdictCode.USUAL_BEST, {**values, "count": len(usable)})
    return Verdict(
        VerdictCode.OTHER_FASTER,
        {
            **values,
            "threads": chosen.threads or 0,
            "kv_precision": chosen.kv_precision.value,
            "usual_tokens_s": usual.tokens_per_second,
        },
    )


def _among_ratios(
    points: Sequence[MeasuredPoint], others: Sequence[MeasuredPoint], chosen: MeasuredPoint
) -> Verdict:
    values = _values_of(chosen)
    free = max(0, chosen.budget_bytes - chosen.needed_bytes)
    lowest = min(others, key=lambda point: point.ratio, default=chosen)
    failed = [p.ratio for p in points if p.rejected is not None and p.ratio < chosen.ratio]
    if lowest.ratio < chosen.ratio:
        code = VerdictCode.HIGHER_FASTER
        values |= {"lowest_ratio": lowest.ratio, "lowest_tokens_s": lowest.tokens_per_second}
    elif failed:
        code = VerdictCode.LOWER_FAILED
        values |= {"failed_ratio": max(failed)}
    elif not others:
        code = VerdictCode.ONLY_ONE
        values |= {"free_bytes": free}
    else:
        other = max(others, key=lambda point: point.tokens_per_second)
        resident = chosen.slots >= chosen.experts
        code = VerdictCode.RESIDENT_BEST if resident else VerdictCode.LOWEST_BEST
        values |= {
            "free_bytes": free,
            "other_ratio": other.ratio,
            "other_tokens_s": other.tokens_per_second,
        }
    return Verdict(code, values)


def _values_of(chosen: MeasuredPoint) -> Values:
    return {"ratio": chosen.ratio, "tokens_s": chosen.tokens_per_second}
