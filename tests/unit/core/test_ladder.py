"""What is tried after a load that failed for memory, on published and on unheard-of machines."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.ladder import (
    MAX_STEPS,
    LadderStep,
    Refusal,
    StepReason,
    next_step,
    safer,
)
from moechat.core.machine import DeviceKind, Machine
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.plan import Plan, Remembered, Setting, Source, Wishes
from moechat.core.planner import make_plan
from tests.support.plan_cases import (
    CPU,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN36_35B,
    desktop_285k,
    gpu,
    lunar_lake,
    machine,
    moe,
    panther_lake_64,
)
from tests.support.plan_strategies import all_memories, all_wishes, machines, models, thorough
from tests.support.plan_truth import Case, is_true

missing = st.none() | st.sampled_from([-1, 0, 3_538_944, GIB, 5 * GIB, 200 * GIB])
NOTHING = Remembered()
DENSE = msgspec.structs.replace(
    moe(
        "dense-8b",
        layers=36,
        experts=1,
        top_k=1,
        routed=0,
        fixed=5 * GIB,
        dense=4.5e9,
        kv=KvBytes(147_456, 84_000, 47_000),
    ),
    experts=0,
    moe_layers=0,
    streamable=Answer.NO,
)


def climb(
    model: ModelFacts,
    computer: Machine,
    wishes: Wishes,
    memory: Remembered,
    lacking: int | None = None,
) -> tuple[list[Plan], list[LadderStep], Refusal | None]:
    """Everything that is tried, when every load fails."""
    plans = [make_plan(model, computer, wishes, memory)]
    steps: list[LadderStep] = []
    while len(plans) < 10:
        step = next_step(
            model, computer, wishes, memory, plans[-1], tried=plans, missing_bytes=lacking
        )
        if isinstance(step, Refusal):
            return plans, steps, step
        steps.append(step)
        plans.append(step.plan)
    return plans, steps, None


@thorough
@given(models(), machines(), all_wishes, all_memories, missing)
def test_every_ladder_ends(
    model: ModelFacts, computer: Machine, wishes: Wishes, memory: Remembered, lacking: int | None
) -> None:
    plans, steps, refusal = climb(model, computer, wishes, memory, lacking)
    assert refusal is not None
    assert len(steps) <= MAX_STEPS
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert refusal.steps == len(steps)
    assert refusal.missing_bytes > 0
    assert refusal.enough_bytes == refusal.available_bytes + refusal.missing_bytes
    assert refusal.needed_bytes <= comfortable(refusal.enough_bytes)
    keys = [(p.device, p.slots, p.pool_tokens, p.prefill_chunk, p.kv_precision) for p in plans]
    assert len(set(keys)) == len(keys)


@thorough
@given(models(), machines(), all_wishes, all_memories, missing)
def test_every_step_needs_less(
    model: ModelFacts, computer: Machine, wishes: Wishes, memory: Remembered, lacking: int | None
) -> None:
    plans, steps, _ = climb(model, computer, wishes, memory, lacking)
    for tried, step in enumerate(steps, 1):
        if step.reason is StepReason.CPU:
            continue
        least = min(plan.needed_bytes for plan in plans[:tried])
        assert step.plan.needed_bytes <= least - max(1, lacking or 0)
        assert step.freed_bytes == plans[tried - 1].needed_bytes - step.plan.needed_bytes
        if step.reason is StepReason.SMALLER_SHARE:
            assert step.plan.slots < plans[tried - 1].slots
            assert step.freed_bytes >= model.routed_bytes // 10


@thorough
@given(models(), machines(), all_wishes, all_memories, missing)
def test_every_step_fits_and_can_be_loaded(
    model: ModelFacts, computer: Machine, wishes: Wishes, memory: Remembered, lacking: int | None
) -> None:
    xmx = {d.id for d in computer.devices if d.xmx and d.kind in ("integrated", "discrete")}
    _, steps, _ = climb(model, computer, wishes, memory, lacking)
    for plan in (step.plan for step in steps):
        assert plan.fits
        assert max(plan.needed_bytes, plan.load_peak_bytes) <= comfortable(plan.budget_bytes)
        assert 0 <= plan.ratio <= 99
        assert not plan.ratio or (plan.device in xmx and model.streamable is Answer.YES)
        asked = msgspec.structs.replace(wishes, device=plan.device, ratio=None)
        for reason in plan.reasons:
            case = Case(reason.values, plan, model, computer, asked, memory)
            assert is_true(reason.code, case), reason


@thorough
@given(models(), machines(), all_wishes, all_memories, missing)
def test_a_safer_choice_is_the_next_step(
    model: ModelFacts, computer: Machine, wishes: Wishes, memory: Remembered, lacking: int | None
) -> None:
    running = make_plan(model, computer, wishes, memory)
    choice = safer(model, computer, wishes, memory, running, missing_bytes=lacking)
    if choice is not None:
        assert choice.fits
        assert choice.needed_bytes < running.needed_bytes
        assert choice.slots < running.slots or not model.experts
        kinds = {device.id: device.kind for device in computer.devices}
        if kinds.get(running.device) is not DeviceKind.CPU:
            assert choice.device == running.device


def test_a_streamed_model_steps_by_a_tenth() -> None:
    plans, steps, _ = climb(QWEN36_35B, lunar_lake(), Wishes(), NOTHING)
    assert [plan.ratio for plan in plans] == [24, 34, 45, 56]
    assert {step.reason for step in steps} == {StepReason.SMALLER_SHARE}
    assert all(step.plan.context_tokens == plans[0].context_tokens for step in steps)


def test_a_step_frees_what_was_missing() -> None:
    _, steps, _ = climb(QWEN3_30B, lunar_lake(), Wishes(), NOTHING, 3 * GIB)
    assert [round(step.freed_bytes / GIB, 1) for step in steps] == [3.0, 3.0, 3.0]


def test_a_smaller_chunk_is_better_than_unusably_few_slots() -> None:
    failed = make_plan(QWEN3_30B, lunar_lake(), Wishes(ratio=70))
    step = next_step(
        QWEN3_30B,
        lunar_lake(),
        Wishes(),
        NOTHING,
        failed,
        tried=[failed],
        missing_bytes=int(3.2 * GIB),
    )
    assert isinstance(step, LadderStep)
    assert step.plan.slots == 16
    assert step.plan.prefill_chunk < failed.prefill_chunk
    assert step.freed_bytes >= int(3.2 * GIB)


def test_a_resident_model_steps_into_streaming() -> None:
    plans, steps, _ = climb(QWEN3_30B, panther_lake_64(), Wishes(), NOTHING)
    assert plans[0].ratio == 0
    assert plans[1].device == plans[0].device
    assert plans[1].ratio == 10
    assert steps[0].freed_bytes > 1.4 * GIB


def test_a_manual_ratio_falls_back_to_the_last_good_one() -> None:
    memory = Remembered(last_good=Setting(device="GPU", ratio=40))
    _, steps, _ = climb(QWEN3_30B, lunar_lake(), Wishes(ratio=20), memory)
    assert steps[0].reason is StepReason.LAST_GOOD
    assert steps[0].plan.ratio == 40
    assert steps[0].plan.source is Source.LAST_GOOD
    assert steps[1].reason is StepReason.SMALLER_SHARE
    assert steps[1].plan.ratio > 49


def test_a_last_good_ratio_that_needs_more_is_no_way_back() -> None:
    memory = Remembered(last_good=Setting(device="GPU", ratio=10))
    _, steps, _ = climb(QWEN3_30B, lunar_lake(), Wishes(ratio=20), memory)
    assert steps[0].reason is StepReason.SMALLER_SHARE
    assert steps[0].plan.ratio == 30


def test_an_automatic_ratio_does_not_fall_back() -> None:
    memory = Remembered(last_good=Setting(device="GPU", ratio=60))
    plan = make_plan(QWEN3_30B, lunar_lake())
    step = next_step(
        QWEN3_30B, lunar_lake(), Wishes(), memory, plan, tried=[plan], missing_bytes=None
    )
    assert isinstance(step, LadderStep)
    assert step.reason is StepReason.SMALLER_SHARE


def test_the_cpu_comes_last_and_only_where_it_fits() -> None:
    _, steps, _ = climb(GPT_OSS, panther_lake_64(), Wishes(), NOTHING)
    assert [step.reason for step in steps] == [StepReason.CPU]
    assert steps[0].freed_bytes == 0
    plans, steps, refusal = climb(GPT_OSS, lunar_lake(31.3, 12), Wishes(device="GPU"), NOTHING)
    assert plans[0].fits
    assert plans[0].device == "GPU"
    assert not steps
    assert refusal is not None
    assert refusal.needed_bytes == plans[0].load_peak_bytes


def test_without_xmx_nothing_is_streamed() -> None:
    for wishes in (Wishes(), Wishes(device="GPU")):
        plans, _, _ = climb(LFM2_8B, desktop_285k(), wishes, NOTHING)
        assert not any(plan.ratio for plan in plans)


def test_after_the_cpu_graphics_stream() -> None:
    """The CPU comes before streaming in a plan, and takes more memory."""
    computer = machine(62.0, 8.0, gpu(12.0))
    plans, steps, _ = climb(QWEN3_30B, computer, Wishes(), NOTHING)
    assert plans[0].device == CPU.id
    assert steps[0].plan.device == "GPU"
    assert steps[0].plan.ratio > 0
    _, steps, _ = climb(QWEN3_30B, computer, Wishes(device="CPU"), NOTHING)
    assert not steps


def test_a_dense_model_gives_up_context() -> None:
    plans, steps, _ = climb(DENSE, machine(31.3, 10, gpu(18.0)), Wishes(), NOTHING)
    assert steps[0].reason is StepReason.SMALLER_CONTEXT
    assert steps[0].plan.device == plans[0].device
    assert steps[0].plan.pool_tokens < plans[0].pool_tokens


def test_other_programs_took_memory_meanwhile() -> None:
    """The step fits what is there when the failed engine has ended."""
    failed = make_plan(QWEN3_30B, panther_lake_64())
    now = lunar_lake()
    step = next_step(QWEN3_30B, now, Wishes(), NOTHING, failed, tried=[failed], missing_bytes=None)
    assert isinstance(step, LadderStep)
    assert step.plan.ratio >= make_plan(QWEN3_30B, now).ratio
    assert step.plan.needed_bytes <= comfortable(step.plan.budget_bytes)
