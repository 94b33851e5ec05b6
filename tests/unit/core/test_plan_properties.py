"""What holds of every plan, for any model and any machine."""

import math
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceKind, Machine
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.plan import Plan, Remembered, Setting, Wishes
from moechat.core.planner import HYSTERESIS_BYTES, make_plan
from moechat.core.slots import ratio_of, slots_at
from tests.support.plan_cases import GIB, QWEN3_30B, lunar_lake
from tests.support.plan_strategies import (
    all_memories,
    all_wishes,
    contexts,
    machines,
    models,
    ratios,
    sizes,
    thorough,
)
from tests.support.plan_truth import Case, is_true


@thorough
@given(models(), machines(), all_wishes, all_memories)
def test_every_plan_adds_up(
    model: ModelFacts, machine: Machine, wishes: Wishes, memory: Remembered
) -> None:
    plan = make_plan(model, machine, wishes, memory)
    assert plan.needed_bytes == (
        plan.fixed_bytes
        + plan.resident_expert_bytes
        + plan.kv_bytes
        + plan.recurrent_bytes
        + plan.working_bytes
    )
    assert plan.load_peak_bytes >= plan.needed_bytes
    assert 0 <= plan.ratio <= 99
    assert plan.experts == model.experts
    assert plan.slots == slots_at(model.experts, plan.ratio)
    assert 1 <= plan.prefill_chunk <= plan.context_tokens <= plan.pool_tokens
    if model.max_context:
        assert plan.context_tokens <= model.max_context
    if wishes.context_tokens is not None:
        assert plan.context_tokens <= wishes.context_tokens
    for figure in _figures(msgspec.to_builtins(plan)):
        assert math.isfinite(figure)
        assert figure >= 0
    msgspec.json.decode(msgspec.json.encode(plan), type=Plan)


@thorough
@given(models(), machines(), all_wishes, all_memories)
def test_no_plan_is_over_budget(
    model: ModelFacts, machine: Machine, wishes: Wishes, memory: Remembered
) -> None:
    plan = make_plan(model, machine, wishes, memory)
    device = next((d for d in machine.devices if d.id == plan.device), None)
    known = (
        [s for s in (device.budget_bytes, device.total_bytes) if s is not None] if device else []
    )
    if known:
        assert plan.budget_bytes <= min(known)
    if device is None or device.kind is not DeviceKind.DISCRETE:
        assert plan.budget_bytes <= max(0, machine.ram_available_bytes - wishes.reserve_bytes)
    if plan.fits:
        assert max(plan.needed_bytes, plan.load_peak_bytes) <= comfortable(plan.budget_bytes)


@thorough
@given(models(), machines(), all_wishes, all_memories)
def test_only_what_can_be_streamed_is_streamed(
    model: ModelFacts, machine: Machine, wishes: Wishes, memory: Remembered
) -> None:
    plan = make_plan(model, machine, wishes, memory)
    xmx = {d.id for d in machine.devices if d.xmx and d.kind in ("integrated", "discrete")}
    able = model.streamable is Answer.YES and model.experts > 1
    if plan.ratio:
        assert able
        assert plan.device in xmx
    for other in plan.alternatives:
        assert not other.ratio or (able and other.device in xmx)
    assert [point.ratio for point in plan.curve] == sorted({p.ratio for p in plan.curve})
    assert len({point.slots for point in plan.curve}) == len(plan.curve)
    assert plan.slots in {point.slots for point in plan.curve}


@thorough
@given(models(), machines(), all_wishes, all_memories)
def test_every_reason_is_true(
    model: ModelFacts, machine: Machine, wishes: Wishes, memory: Remembered
) -> None:
    plan = make_plan(model, machine, wishes, memory)
    assert plan.reasons
    for reason in plan.reasons:
        case = Case(reason.values, plan, model, machine, wishes, memory)
        assert is_true(reason.code, case), reason


@thorough
@given(models(), machines(), sizes, sizes, sizes)
def test_more_memory_never_raises_the_ratio(
    model: ModelFacts, machine: Machine, available: int, total: int, more: int
) -> None:
    rich = msgspec.structs.replace(
        machine,
        devices=[
            msgspec.structs.replace(
                device,
                total_bytes=None if device.total_bytes is None else device.total_bytes + more,
                budget_bytes=None if device.budget_bytes is None else device.budget_bytes + more,
            )
            for device in machine.devices
        ],
        ram_total_bytes=machine.ram_total_bytes + available + total,
        ram_available_bytes=machine.ram_available_bytes + available,
    )
    assert make_plan(model, rich).ratio <= make_plan(model, machine).ratio


@thorough
@given(models(), machines(), contexts, contexts, st.none() | st.sampled_from(list(KvPrecision)))
def test_a_longer_context_never_lowers_the_ratio(
    model: ModelFacts, machine: Machine, one: int, other: int, precision: KvPrecision | None
) -> None:
    shorter, longer = (
        make_plan(model, machine, Wishes(context_tokens=tokens, kv_precision=precision))
        for tokens in sorted((one, other))
    )
    assert shorter.ratio <= longer.ratio


@thorough
@given(models(), machines(), all_wishes)
def test_a_plan_asked_for_again_stays(model: ModelFacts, machine: Machine, wishes: Wishes) -> None:
    """As the last good one, as a manual one on its device, and as it is."""
    plan = make_plan(model, machine, wishes)
    assert make_plan(model, machine, wishes) == plan
    last = Setting(device=plan.device, ratio=plan.ratio)
    again = make_plan(model, machine, wishes, Remembered(last_good=last))
    assert _choice(again) == _choice(plan)
    assume(plan.device in {device.id for device in machine.devices})
    manual = msgspec.structs.replace(wishes, device=plan.device, ratio=plan.ratio)
    assert _choice(make_plan(model, machine, manual)) == _choice(plan)


@thorough
@given(models(), machines())
def test_the_automatic_ratio_is_the_smallest_that_fits(model: ModelFacts, machine: Machine) -> None:
    assume(model.routed_bytes > GIB)  # else a prefill chunk outweighs a slot
    plan = make_plan(model, machine)
    if plan.fits:
        assert plan.ratio == min(point.ratio for point in plan.curve if point.fits)
        assert plan.ratio == ratio_of(model.experts, plan.slots)
    else:
        assert not any(point.fits for point in plan.curve)


@thorough
@given(models(), machines(), ratios)
def test_the_last_good_ratio_holds_within_a_gigabyte(
    model: ModelFacts, machine: Machine, ratio: int
) -> None:
    computer = _with_less(machine, 0)
    now = make_plan(model, computer)
    assume(now.fits and model.experts > 1)
    last = Remembered(last_good=Setting(device=now.device, ratio=ratio))
    plan = make_plan(model, computer, None, last)
    assert plan.slots <= now.slots  # never more than fits
    less = make_plan(model, _with_less(computer, HYSTERESIS_BYTES))
    if now.slots >= slots_at(model.experts, ratio) >= less.slots and less.device == now.device:
        assert plan.slots == slots_at(model.experts, ratio)
    elif less.fits and less.device == now.device:
        assert plan.ratio == now.ratio


def _with_less(machine: Machine, size: int) -> Machine:
    """``machine`` with one device that lives on RAM, and ``size`` bytes less of it."""
    devices = []
    for device in (d for d in machine.devices[-1:] if d.kind is not DeviceKind.DISCRETE):
        known = min(s for s in (device.budget_bytes, device.total_bytes, 99 * GIB) if s is not None)
        devices.append(msgspec.structs.replace(device, budget_bytes=max(0, known - size)))
    available = max(0, machine.ram_available_bytes - size)
    return msgspec.structs.replace(machine, devices=devices, ram_available_bytes=available)


def _choice(plan: Plan) -> tuple[Any, ...]:
    return (
        plan.device,
        plan.ratio,
        plan.slots,
        plan.fits,
        plan.needed_bytes,
        plan.kv_precision,
        plan.context_tokens,
        plan.prefill_chunk,
    )


def _figures(value: Any) -> list[float]:
    if isinstance(value, dict):
        return [figure for item in value.values() for figure in _figures(item)]
    if isinstance(value, list):
        return [figure for item in value for figure in _figures(item)]
    return [value] if isinstance(value, int | float) else []


@pytest.mark.parametrize("ratio", [-1, 100, 101])
@pytest.mark.parametrize("remembered", [False, True])
def test_ratios_that_mean_something_else_are_refused(ratio: int, remembered: bool) -> None:
    wishes = Wishes(ratio=None if remembered else ratio)
    setting = Setting(device="GPU", ratio=ratio)
    memory = Remembered(tuned=setting) if remembered else Remembered()
    with pytest.raises(UserError) as caught:
        make_plan(QWEN3_30B, lunar_lake(), wishes, memory)
    assert caught.value.fault.code is FaultCode.BAD_REQUEST
