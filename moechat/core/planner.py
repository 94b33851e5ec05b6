"""Chooses device, ratio, context, KV precision and prefill chunk; pure, and a millisecond's work.

Who wins: manual > tuned > last good > automatic, and none of them below what fits now. Devices in
this order: everything resident on a card, on integrated graphics, on the CPU; then streaming with
the smallest ratio. The CPU comes before streaming because it computes from memory: its first
token does not wait for the drive, and a card's streamed experts sit in RAM in this release.
"""

from collections.abc import Sequence

import msgspec

from moechat.core.arrangement import DeviceOptions, Setup, Terms
from moechat.core.estimator import Estimator
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import GIB, budget_of, enough_for
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import (
    CurvePoint,
    Learned,
    Plan,
    Remembered,
    Setting,
    Source,
    Wishes,
)
from moechat.core.plan_alternatives import alternatives_to
from moechat.core.plan_outcome import Outcome, Way
from moechat.core.plan_reasons import reasons_for
from moechat.core.slots import RESIDENT, check_ratio, distinct_slots, ratio_of, slots_at

HYSTERESIS_BYTES = GIB  # a start with a little more free memory keeps the last good ratio
_ORDER = {DeviceKind.DISCRETE: 0, DeviceKind.INTEGRATED: 1, DeviceKind.CPU: 2}
_CPU = DeviceFacts(id="CPU", name="", kind=DeviceKind.CPU)  # OpenVINO always has one


def make_plan(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes | None = None,
    remembered: Remembered | None = None,
) -> Plan:
    """The plan for ``model`` on ``machine`` as it is now.

    Raises:
        UserError: BAD_REQUEST, when a wished or remembered ratio is not 0 to 99.
    """
    wishes, remembered = wishes or Wishes(), remembered or Remembered()
    for ratio in (wishes.ratio, *(s.ratio for s in (remembered.tuned, remembered.last_good) if s)):
        if ratio is not None:
            check_ratio(ratio)
    ways = [
        _way(model, device, machine, wishes, remembered)
        for device in _usable(model, machine, wishes)
    ]
    outcome = _outcome(ways, wishes, remembered)
    return _plan(model, machine, wishes, outcome, _others(model, machine, wishes, remembered, ways))


def plan_within(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes,
    remembered: Remembered,
    *,
    slots: Sequence[int],
    limit_bytes: int,
    source: Source = Source.AUTOMATIC,
) -> Plan | None:
    """A plan on the wished device that never needs more than ``limit_bytes``.

    It has the first of ``slots`` with which one fits comfortably; None where there is none, or no
    such device.
    """
    device = next((d for d in machine.devices if d.id == wishes.device), None)
    if device is None or device.kind not in _ORDER:
        return None
    way = _way(model, device, machine, wishes, remembered)
    options = way.options.within(way.options.budget.at_most(limit_bytes))
    setup = next((setup for n in slots if (setup := options.arrange(n)) is not None), None)
    if setup is None:
        return None
    ratio = ratio_of(options.all_slots, setup.slots)
    outcome = Outcome(way=way, setup=setup, ratio=ratio, source=source)
    others = _others(model, machine, wishes, remembered, [way])
    return _plan(model, machine, wishes, outcome, others)


def _plan(
    model: ModelFacts, machine: Machine, wishes: Wishes, outcome: Outcome, others: Sequence[Way]
) -> Plan:
    setup, way = outcome.setup, outcome.way
    need = setup.need
    estimate = way.estimator.estimate(setup)
    curve = _curve(model, outcome)
    return Plan(
        device=setup.device.id,
        ratio=outcome.ratio,
        slots=setup.slots,
        experts=way.options.all_slots,
        fits=outcome.fits,
        needed_bytes=need.total,
        fixed_bytes=need.fixed,
        resident_expert_bytes=need.resident_experts,
        kv_bytes=need.kv,
        kv_precision=setup.kv_precision,
        recurrent_bytes=need.recurrent,
        working_bytes=need.working,
        load_peak_bytes=need.load_peak,
        budget_bytes=way.options.budget.available_bytes,
        budget_bound=way.options.budget.bound_by,
        context_tokens=setup.context_tokens,
        pool_tokens=setup.pool_tokens,
        prefill_chunk=setup.prefill_chunk,
        threads=outcome.threads,
        expected_tokens_per_second=estimate.tokens_per_second,
        expected_ttft_ms=estimate.ttft_ms,
        basis=estimate.basis,
        error_factor=estimate.error_factor,
        ttft_error_factor=estimate.ttft_error_factor,
        source=outcome.source,
        reasons=reasons_for(model, machine, wishes, outcome),
        curve=curve,
        alternatives=alternatives_to(outcome, machine, others, curve),
    )


def _curve(model: ModelFacts, outcome: Outcome) -> list[CurvePoint]:
    """Every ratio that means something different, as far as the device can stream."""
    way = outcome.way
    every = distinct_slots(model.experts) if way.options.can_stream else [way.options.all_slots]
    points = []
    for slots in every:
        setup = way.options.like(outcome.setup, slots)
        estimate = way.estimator.estimate(setup)
        points.append(
            CurvePoint(
                # The ratio in force may be another name of the same slot count.
                ratio=outcome.ratio if slots == outcome.setup.slots else ratio_of(every[0], slots),
                slots=slots,
                needed_bytes=setup.need.total,
                fits=setup.need.fits(way.options.budget),
                tokens_per_second=estimate.tokens_per_second,
                ttft_ms=estimate.ttft_ms,
                basis=estimate.basis,
                error_factor=estimate.error_factor,
            )
        )
    return points


# ── devices ──────────────────────────────────────────────────────────────────


def _usable(model: ModelFacts, machine: Machine, wishes: Wishes) -> list[DeviceFacts]:
    """Devices to choose from, the fastest first; at least one."""
    known = sorted(
        (device for device in machine.devices if device.kind in _ORDER),
        key=lambda device: _ORDER[device.kind],
    )
    wished = [device for device in known if device.id == wishes.device]
    if wished:
        return wished[:1]
    # Without XMX the plugin does not fuse experts: they are staged as plain constants, which
    # takes several times the model's size.
    fused = [d for d in known if d.kind is DeviceKind.CPU or d.xmx or not model.experts]
    return fused or known or [_CPU]


def _way(
    model: ModelFacts,
    device: DeviceFacts,
    machine: Machine,
    wishes: Wishes,
    remembered: Remembered,
) -> Way:
    budget = budget_of(device, machine, wishes.reserve_bytes)
    learned = remembered.learned.get(device.id, Learned())
    estimator = Estimator(model, device, machine, budget, learned)
    terms = Terms(
        context_tokens=wishes.context_tokens,
        kv_precision=wishes.kv_precision,
        prefill_chunk=wishes.prefill_chunk,
    )
    options = DeviceOptions(model, device, budget, terms, estimator.prefill_tokens_s)
    return Way(options=options, estimator=estimator, best=options.best())


def _others(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes,
    remembered: Remembered,
    ways: Sequence[Way],
) -> list[Way]:
    """All ways, those included that a wished device ruled out."""
    if wishes.device is None:
        return list(ways)
    free = msgspec.structs.replace(wishes, device=None)
    known = {way.options.device.id for way in ways}
    return list(ways) + [
        _way(model, device, machine, wishes, remembered)
        for device in _usable(model, machine, free)
        if device.id not in known
    ]


# ── the winner ───────────────────────────────────────────────────────────────


def _outcome(ways: Sequence[Way], wishes: Wishes, remembered: Remembered) -> Outcome:
    automatic = _automatic(ways)
    if not automatic.fits:
        return automatic
    if wishes.ratio is not None:
        return _manual(ways, wishes.ratio, automatic)
    refused = None
    for setting, source in (
        (remembered.tuned, Source.TUNED),
        (remembered.last_good, Source.LAST_GOOD),
    ):
        if setting is None:
            continue
        earlier = _earlier(ways, setting, source, automatic)
        if earlier is None:
            continue
        if earlier.refused is None:
            return msgspec.structs.replace(earlier, refused=refused)
        refused = refused or earlier.refused
    return msgspec.structs.replace(automatic, refused=refused)


def _automatic(ways: Sequence[Way]) -> Outcome:
    fitting = [(way, way.best) for way in ways if way.best is not None]
    for way, setup in fitting:
        if setup.slots >= way.options.all_slots:
            return Outcome(way=way, setup=setup, ratio=RESIDENT)
    if fitting:
        # Of two, integrated graphics: streaming to a card is slow in this release.
        way, setup = max(fitting, key=lambda item: (item[1].slots, _ORDER[item[1].device.kind]))
        return Outcome(way=way, setup=setup, ratio=ratio_of(way.options.all_slots, setup.slots))
    return _closest(ways)


def _closest(ways: Sequence[Way]) -> Outcome:
    """Nothing fits: what misses least, streamed where any device can."""
    streaming = [way for way in ways if way.options.can_stream]
    least = [(way, way.options.least(way.options.fewest_slots)) for way in streaming or ways]
    way, setup = min(least, key=lambda item: missing_bytes(*item))
    ratio = ratio_of(way.options.all_slots, setup.slots)
    return Outcome(way=way, setup=setup, ratio=ratio, fits=False)


def missing_bytes(way: Way, setup: Setup) -> int:
    """What the device's memory lacks for ``setup``."""
    return enough_for(setup.need.highest) - way.options.budget.available_bytes


def _manual(ways: Sequence[Way], ratio: int, automatic: Outcome) -> Outcome:
    streaming = sorted(
        (way for way in ways if way.options.can_stream),
        key=lambda way: -_ORDER[way.options.device.kind],
    )
    if ratio == RESIDENT:
        if automatic.ratio == RESIDENT:
            return msgspec.structs.replace(automatic, source=Source.MANUAL)
    else:
        for way in streaming:
            setup = way.options.arrange(slots_at(way.options.all_slots, ratio))
            if setup is not None:
                return Outcome(
                    way=way, setup=setup, ratio=ratio, source=Source.MANUAL, automatic=automatic
                )
        if any(way.best for way in streaming):
            automatic = _automatic(streaming)
    return msgspec.structs.replace(automatic, refused=(Source.MANUAL, ratio))


def _earlier(
    ways: Sequence[Way], setting: Setting, source: Source, automatic: Outcome
) -> Outcome | None:
    """``setting`` if it still holds, `automatic` with ``refused`` if it does not fit now.

    None where it says nothing about the present choice.
    """
    way = next((way for way in ways if way.options.device.id == setting.device), None)
    if setting.by_hand or way is None or way.best is None:
        return None
    slots = slots_at(way.options.all_slots, setting.ratio)
    if slots < way.options.all_slots and not way.options.can_stream:
        return None
    if slots > way.best.slots:
        return msgspec.structs.replace(automatic, refused=(source, setting.ratio))
    if source is Source.LAST_GOOD and not _steady(way, slots, automatic):
        return None
    setup = _arranged(way, slots, setting)
    if setup is None:
        return None
    return Outcome(
        way=way,
        setup=setup,
        ratio=setting.ratio if slots < way.options.all_slots else RESIDENT,
        source=source,
        automatic=automatic,
        threads=setting.threads if setup.device.kind is DeviceKind.CPU else None,
    )


def _steady(way: Way, slots: int, automatic: Outcome) -> bool:
    """Whether the last good ratio would be chosen with a little less memory than there is."""
    if automatic.way is not way:
        return False
    pessimistic = way.options.within(way.options.budget.with_less(HYSTERESIS_BYTES)).best()
    return pessimistic is None or slots >= pessimistic.slots


def _arranged(way: Way, slots: int, setting: Setting) -> Setup | None:
    chunk = setting.prefill_chunk
    setup = way.options.arrange(slots)
    measured = way.options.with_precision(setting.kv_precision).arrange(slots)
    if setup and measured and measured.context_tokens >= setup.context_tokens:
        setup = measured  # a shorter context would be too dear
    if setup is None or chunk is None or slots >= way.options.all_slots:
        return setup
    shorter = min(chunk, setup.prefill_chunk)
    if shorter < 1:
        return setup
    return way.options.setup(slots, setup.context_tokens, setup.kv_precision, shorter)
