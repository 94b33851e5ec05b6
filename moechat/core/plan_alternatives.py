"""What could be done instead of the plan, and what it would take."""

from collections.abc import Iterator, Mapping, Sequence

from moechat.core.arrangement import Setup
from moechat.core.machine import DeviceKind, Machine
from moechat.core.memory_plan import enough_for
from moechat.core.plan import Alternative, AlternativeCode, CurvePoint, Source
from moechat.core.plan_outcome import Outcome, Way
from moechat.core.slots import ratio_of

_SHORTER_CONTEXTS = (65536, 32768, 16384, 8192, 4096, 2048)
_KEPT_SPEED = 0.75  # of a larger ratio that is worth offering
_WORTH_FREEING = 0.5 * 1024**3
_LARGEST_GPU_SHARE = 90  # per cent of RAM; drivers allow hardly more
_CLOSABLE = 0.5  # of what other programs hold; the system itself stays


def alternatives_to(
    outcome: Outcome, machine: Machine, ways: Sequence[Way], curve: Sequence[CurvePoint]
) -> list[Alternative]:
    """Other arrangements worth showing, the most useful first."""
    return [
        *_now(outcome),
        *_resident_if(outcome, machine),
        *_shorter_context(outcome),
        *_larger_ratio(outcome, curve),
        *_other_devices(outcome, ways),
    ]


def _now(outcome: Outcome) -> Iterator[Alternative]:
    """A smaller ratio that fits now, where somebody's choice stands before it."""
    automatic = outcome.automatic
    if outcome.source is Source.AUTOMATIC or automatic is None:
        return
    if automatic.way is not outcome.way or automatic.setup.slots <= outcome.setup.slots:
        return
    code = AlternativeCode.SMALLER_RATIO_NOW if automatic.streams else AlternativeCode.RESIDENT_NOW
    values = {} if automatic.streams else _faster(outcome, automatic.way, automatic.setup)
    yield _alternative(code, automatic.way, automatic.setup, values)


def _resident_if(outcome: Outcome, machine: Machine) -> Iterator[Alternative]:
    """What memory it would take to stream nothing, in this machine."""
    options = outcome.way.options
    if options.device.kind is DeviceKind.DISCRETE or not (outcome.streams or not outcome.fits):
        return
    resident = options.least(options.all_slots)
    if resident.need.fits(options.budget):
        return
    enough = enough_for(resident.need.highest)
    close = max(0, enough - options.budget.ram_bytes)
    in_use = max(0, machine.ram_total_bytes - machine.ram_available_bytes)
    if close > _CLOSABLE * in_use:
        return
    faster = _faster(outcome, outcome.way, resident)
    limit = options.budget.limit_bytes
    if limit is None or enough <= limit:
        values = {"close_bytes": close, **faster}
        yield _alternative(AlternativeCode.FREE_MEMORY, outcome.way, resident, values)
        return
    percent = -(-enough * 100 // machine.ram_total_bytes)
    if percent <= _LARGEST_GPU_SHARE:
        values = {"percent": percent, "close_bytes": close, **faster}
        yield _alternative(AlternativeCode.RAISE_GPU_LIMIT, outcome.way, resident, values)


def _shorter_context(outcome: Outcome) -> Iterator[Alternative]:
    options = outcome.way.options
    if options.terms.context_tokens is None or not (outcome.streams or not outcome.fits):
        return
    for context in _SHORTER_CONTEXTS:
        if context >= outcome.setup.context_tokens:
            continue
        setup = options.for_context(context).arrange(options.all_slots)
        if setup is not None:
            values = _faster(outcome, outcome.way, setup)
            yield _alternative(AlternativeCode.SHORTER_CONTEXT, outcome.way, setup, values)
            return


def _larger_ratio(outcome: Outcome, curve: Sequence[CurvePoint]) -> Iterator[Alternative]:
    """The largest ratio that keeps most of the speed."""
    if not (outcome.streams and outcome.fits):
        return
    here = outcome.setup
    speed = {point.slots: point.tokens_per_second for point in curve}
    enough = speed[here.slots] * _KEPT_SPEED
    slower = (slots for slots in speed if slots < here.slots and speed[slots] >= enough)
    found = outcome.way.options.like(here, min(slower, default=here.slots))
    freed = here.need.total - found.need.total
    if freed >= _WORTH_FREEING:
        values = {"freed_bytes": freed}
        yield _alternative(AlternativeCode.LARGER_RATIO, outcome.way, found, values)


def _other_devices(outcome: Outcome, ways: Sequence[Way]) -> Iterator[Alternative]:
    for way in ways:
        if way is outcome.way or way.best is None:
            continue
        if way.options.device.kind is DeviceKind.CPU:
            if outcome.fits and not outcome.streams:
                continue
            yield _alternative(AlternativeCode.USE_CPU, way, way.best)
        elif way.best.slots < way.options.all_slots:
            yield _alternative(AlternativeCode.STREAM_ON_GPU, way, way.best)


def _faster(outcome: Outcome, way: Way, setup: Setup) -> dict[str, int | float]:
    """How many times sooner the first token comes."""
    before = outcome.way.estimator.estimate(outcome.setup).ttft_ms
    after = way.estimator.estimate(setup).ttft_ms
    return {"faster": round(before / after, 1)} if after > 0 and before > after else {}


def _alternative(
    code: AlternativeCode,
    way: Way,
    setup: Setup,
    values: Mapping[str, int | float] | None = None,
) -> Alternative:
    estimate = way.estimator.estimate(setup, if_it_fits=True)
    return Alternative(
        code=code,
        device=setup.device.id,
        ratio=ratio_of(way.options.all_slots, setup.slots),
        slots=setup.slots,
        context_tokens=setup.context_tokens,
        kv_precision=setup.kv_precision,
        needed_bytes=setup.need.total,
        fits=setup.need.fits(way.options.budget),
        tokens_per_second=estimate.tokens_per_second,
        ttft_ms=estimate.ttft_ms,
        values=dict(values or {}),
    )
