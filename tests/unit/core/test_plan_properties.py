"""What holds of every plan, for any model and any machine."""

import math
import os
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.plan import Learned, Plan, Remembered, Setting, Wishes
from moechat.core.planner import HYSTERESIS_BYTES, make_plan
from moechat.core.slots import ratio_of, slots_at
from moechat.core.speed_learning import WarmRun
from tests.support.plan_cases import (
    CODER_NEXT,
    CPU,
    GEMMA4_26B,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN3_30B_INT8,
    QWEN36_35B,
    lunar_lake,
)
from tests.support.plan_truth import Case, is_true

# A deadline would only measure how busy the machine is.
thorough = settings(
    max_examples=int(os.environ.get("MOECHAT_PLAN_EXAMPLES", "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

PUBLISHED = [
    QWEN3_30B,
    QWEN3_30B_INT8,
    QWEN36_35B,
    GEMMA4_26B,
    LFM2_8B,
    CODER_NEXT,
    GPT_OSS,
]
NPU = DeviceFacts(id="NPU", name="Intel AI Boost", kind=DeviceKind.NPU)
GPUS = ("GPU.0", "GPU.1")


def up_to(gib: int) -> st.SearchStrategy[int]:
    """Bytes, spread evenly; plain integers would nearly always be tiny."""
    return st.builds(lambda steps, odd: steps * GIB // 8 + odd, st.integers(0, gib * 8), odd_bytes)


odd_bytes = st.sampled_from([0, 0, 1, 12_345_678])
sizes = up_to(96)
contexts = st.integers(0, 150).map(lambda steps: 2048 * steps + 1) | st.integers(1, 300_000)


@st.composite
def unheard_of_models(draw: st.DrawFn) -> ModelFacts:
    experts = draw(st.sampled_from([0, 1, 2, 8, 32, 60, 128, 256, 512]))
    top_k = draw(st.integers(0, 10)) if experts else 0
    routed = draw(up_to(40)) if experts else 0
    fixed = draw(up_to(6))
    f16 = draw(st.sampled_from([0, 20_480, 98_304, 200_001]))
    return ModelFacts(
        name="any",
        model_type="any",
        pipeline="LLM",
        precision=draw(st.sampled_from(["int4", "int8", "f16", "unheard-of"])),
        layers=draw(st.integers(1, 100)),
        moe_layers=draw(st.integers(0, 100)),
        experts=experts,
        top_k=top_k,
        routed_bytes=routed,
        fixed_bytes=fixed,
        other_parts_bytes=draw(st.sampled_from([0, 0, GIB])),
        slot_bytes=routed // max(1, experts),
        active_bytes_per_token=routed * min(top_k, experts) // max(1, experts) + fixed // 2,
        kv_bytes_per_token=KvBytes(f16, f16 * 57 // 100, f16 * draw(st.integers(30, 60)) // 100),
        recurrent_bytes=draw(st.sampled_from([0, 0, 66_000_000])),
        max_context=draw(st.sampled_from([0, 512, 4096, 40_960, 262_144])),
        hybrid=draw(st.booleans()),
        streamable=draw(st.sampled_from([Answer.YES] * 4 + [Answer.NO, Answer.UNPROVEN])),
        error=draw(st.sampled_from([0.0, 0.0, 0.01])),
    )


def models() -> st.SearchStrategy[ModelFacts]:
    return st.sampled_from(PUBLISHED) | unheard_of_models()


@st.composite
def machines(draw: st.DrawFn) -> Machine:
    total = draw(up_to(96)) + draw(st.sampled_from([0, 8, 32])) * GIB
    available = total * draw(st.integers(0, 100) | st.integers(50, 90)) // 100
    graphics = [
        DeviceFacts(
            id=GPUS[number],
            name=draw(st.sampled_from(["", "Intel Graphics"])),
            kind=draw(st.sampled_from([DeviceKind.INTEGRATED] * 2 + [DeviceKind.DISCRETE])),
            xmx=draw(st.sampled_from([True, True, False])),
            architecture=draw(st.sampled_from(["", "arch=v20.4.4", "arch=v12.55.8", "?.?"])),
            total_bytes=draw(st.none() | up_to(64)),
            budget_bytes=draw(st.none() | st.just(total * 57 // 100) | up_to(64)),
        )
        for number in range(draw(st.sampled_from([1, 1, 1, 2, 0])))
    ]
    others = draw(st.sampled_from([[CPU], [CPU], [CPU], [CPU, NPU], []]))
    return Machine(
        devices=[*others, *graphics],
        ram_total_bytes=total,
        ram_available_bytes=available,
        memory_gb_s=draw(st.none() | st.floats(10, 500)),
        drive=draw(
            st.none()
            | st.builds(
                DriveFacts,
                path=st.just("/"),
                kind=st.sampled_from(list(DriveKind)),
                slice_mb_s=st.none() | st.floats(0, 8000),
            )
        ),
    )


ratios = st.integers(0, 99)
ids = st.sampled_from([GPUS[0], GPUS[0], GPUS[1], "CPU", "NPU"])
settings_kept = st.none() | st.builds(
    Setting, device=ids, ratio=ratios, prefill_chunk=st.none() | st.integers(1, 9000)
)
runs = st.builds(
    WarmRun,
    slots=st.integers(0, 512),
    seconds_per_token=st.floats(0, 10),
    cached_bytes=st.none() | sizes,
    age_days=st.floats(0, 1000),
)
learned = st.builds(
    Learned,
    runs=st.lists(runs, max_size=3).map(tuple),
    read_factor=st.none() | st.floats(0, 20),
    prefill_factor=st.none() | st.floats(0, 20),
)
all_wishes = st.builds(
    Wishes,
    device=st.sampled_from([None] * 6 + [*GPUS, "CPU", "NPU"]),
    ratio=st.none() | st.none() | ratios,
    context_tokens=st.none() | contexts,
    kv_precision=st.none() | st.sampled_from(list(KvPrecision)),
    prefill_chunk=st.none() | st.integers(1, 9000),
    reserve_bytes=st.sampled_from([0] * 6 + [GIB, 100 * GIB]),
)
all_memories = st.builds(
    Remembered,
    tuned=settings_kept,
    last_good=settings_kept,
    learned=st.dictionaries(ids, learned, max_size=2),
)


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
