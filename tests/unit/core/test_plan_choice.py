"""Who chooses, what is given up first, and what is said about it."""

import msgspec
import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.model_facts import Answer
from moechat.core.plan import (
    AlternativeCode,
    Learned,
    Plan,
    ReasonCode,
    Remembered,
    Setting,
    Source,
    Wishes,
)
from moechat.core.planner import make_plan
from moechat.core.speed_learning import Basis, WarmRun
from tests.support.plan_cases import (
    GIB,
    QWEN3_30B,
    QWEN3_30B_INT8,
    QWEN36_35B,
    desktop_285k,
    gpu,
    lunar_lake,
    machine,
)


def with_memory(free: float) -> Machine:
    """A Lunar Lake whose graphics may take what is free: ``free`` GiB for the model."""
    return lunar_lake(ram=64, used=64 - free - 1, share=0.95)


def reason(plan: Plan, code: ReasonCode) -> dict[str, str | int | float]:
    (found,) = (r.values for r in plan.reasons if r.code is code)
    return found


def codes(plan: Plan) -> set[ReasonCode]:
    return {r.code for r in plan.reasons}


def offered(plan: Plan) -> set[AlternativeCode]:
    return {alternative.code for alternative in plan.alternatives}


# ── before anything is streamed ──────────────────────────────────────────────


def test_comfort_is_given_up_in_order() -> None:
    """The second chat, long contexts, precision, the usual context; experts last."""
    seen = []
    for step in range(300, 170, -1):
        plan = make_plan(QWEN3_30B, with_memory(step / 10))
        state = (plan.ratio > 0, plan.context_tokens, plan.pool_tokens, plan.kv_precision.value)
        if not seen or seen[-1] != state:
            seen.append(state)
    assert seen[0] == (False, 32768, 40960, "u8")
    assert (False, 32768, 32768, "u8") in seen
    assert (False, 16384, 24576, "u8") in seen
    assert (False, 8192, 8192, "u8") in seen
    last_resident = [state for state in seen if not state[0]][-1]
    assert last_resident[1:] in ((4096, 4096, "u4"), (4096, 4096, "u8"), (8192, 8192, "u4"))
    streamed = [state for state in seen if state[0]]
    assert streamed
    assert all(state[1:] == (8192, 8192, "u8") for state in streamed)


def test_a_lower_precision_comes_before_streaming() -> None:
    wishes = Wishes(context_tokens=40_960)
    at_8_bits = make_plan(QWEN3_30B, with_memory(22.5), wishes)
    assert (at_8_bits.ratio, at_8_bits.kv_precision) == (0, KvPrecision.U8)
    at_4_bits = make_plan(QWEN3_30B, with_memory(20.5), wishes)
    assert (at_4_bits.ratio, at_4_bits.kv_precision) == (0, KvPrecision.U4)
    saved = 40_960 * (56_064 - 31_488)
    assert reason(at_4_bits, ReasonCode.KV_LOWERED) == {"saved_bytes": saved}
    streamed = make_plan(QWEN3_30B, with_memory(18.5), wishes)
    assert streamed.ratio > 0
    assert AlternativeCode.SHORTER_CONTEXT in offered(
        make_plan(QWEN3_30B, with_memory(19.5), wishes)
    )


def test_a_wished_precision_is_kept() -> None:
    for free in (30, 20, 12):
        plan = make_plan(QWEN3_30B, with_memory(free), Wishes(kv_precision=KvPrecision.F16))
        assert plan.kv_precision is KvPrecision.F16
        assert plan.kv_bytes == plan.pool_tokens * 98_304


def test_a_context_beyond_the_model_is_cut() -> None:
    plan = make_plan(QWEN3_30B, with_memory(40), Wishes(context_tokens=100_000))
    assert plan.context_tokens == 40_960
    assert reason(plan, ReasonCode.CONTEXT_LIMITED)["wanted_tokens"] == 100_000


# ── streaming ────────────────────────────────────────────────────────────────


def test_a_streamed_prompt_is_read_in_large_steps() -> None:
    resident = make_plan(QWEN3_30B, with_memory(30))
    streamed = make_plan(QWEN3_30B, with_memory(12))
    assert resident.prefill_chunk <= 256
    assert streamed.prefill_chunk >= 2048
    assert streamed.working_bytes > resident.working_bytes


def test_the_chunk_shrinks_before_the_pool_gets_too_small() -> None:
    tight = next(
        plan
        for tenth in range(60, 20, -1)
        if (plan := make_plan(QWEN3_30B, with_memory(tenth / 10))).slots == 16
        and plan.prefill_chunk < 2048
    )
    assert tight.fits
    assert ReasonCode.FEW_SLOTS not in codes(tight)


def test_too_few_slots_are_warned_of() -> None:
    plan = make_plan(QWEN3_30B, with_memory(2.6))
    assert plan.fits
    assert plan.slots < 16
    assert reason(plan, ReasonCode.FEW_SLOTS) == {
        "slots": plan.slots,
        "wanted_slots": 16,
        "top_k": 8,
    }
    assert plan.error_factor == 2.0


def test_the_verdict_says_what_would_be_enough() -> None:
    plan = make_plan(QWEN3_30B, with_memory(1.0))
    assert not plan.fits
    assert plan.expected_tokens_per_second < 1
    verdict = reason(plan, ReasonCode.TOO_LITTLE_MEMORY)
    enough = make_plan(QWEN3_30B, with_memory(int(verdict["enough_bytes"]) / GIB + 0.001))
    assert enough.fits
    assert enough.slots >= 16
    assert verdict["missing_bytes"] == pytest.approx(int(verdict["enough_bytes"]) - GIB, abs=9)


def test_freeing_what_is_asked_for_ends_streaming() -> None:
    plan = make_plan(QWEN3_30B, with_memory(18.5))
    (offer,) = (a for a in plan.alternatives if a.code is AlternativeCode.FREE_MEMORY)
    assert plan.ratio > 0
    assert offer.values["faster"] > 5
    freed = make_plan(QWEN3_30B, with_memory(18.501 + offer.values["close_bytes"] / GIB))
    assert freed.ratio == 0
    assert freed.expected_ttft_ms == pytest.approx(offer.ttft_ms)


def test_a_larger_ratio_keeps_most_of_the_speed() -> None:
    plan = make_plan(QWEN36_35B, lunar_lake())
    (offer,) = (a for a in plan.alternatives if a.code is AlternativeCode.LARGER_RATIO)
    assert offer.ratio > plan.ratio
    assert offer.tokens_per_second >= 0.75 * plan.expected_tokens_per_second
    assert offer.values["freed_bytes"] == plan.needed_bytes - offer.needed_bytes


@pytest.mark.parametrize(
    ("answer", "code"),
    [(Answer.NO, ReasonCode.NOT_STREAMABLE), (Answer.UNPROVEN, ReasonCode.STREAMING_UNPROVEN)],
)
def test_streaming_needs_a_clear_yes(answer: Answer, code: ReasonCode) -> None:
    model = msgspec.structs.replace(QWEN3_30B, streamable=answer)
    plan = make_plan(model, with_memory(12))
    assert (plan.ratio, plan.fits) == (0, False)
    assert code in codes(plan)
    wished = make_plan(model, with_memory(30), Wishes(ratio=50))
    assert (wished.ratio, wished.fits) == (0, True)
    assert {code, ReasonCode.NOT_NOW} <= codes(wished)


def test_traps_of_streaming_are_named() -> None:
    computer = msgspec.structs.replace(
        with_memory(20), drive=DriveFacts(path="/mnt", kind=DriveKind.USB)
    )
    plan = make_plan(QWEN3_30B_INT8, computer)
    assert {ReasonCode.INT8_STREAMED, ReasonCode.SLOW_DRIVE} <= codes(plan)
    assert plan.expected_ttft_ms > 5 * make_plan(QWEN3_30B_INT8, with_memory(20)).expected_ttft_ms
    quick = msgspec.structs.replace(
        computer, drive=DriveFacts(path="/mnt", kind=DriveKind.USB, slice_mb_s=900.0)
    )
    assert ReasonCode.SLOW_DRIVE not in codes(make_plan(QWEN3_30B_INT8, quick))


# ── who chooses ──────────────────────────────────────────────────────────────


def earlier(source: Source, ratio: int, chunk: int | None = None) -> Remembered:
    setting = Setting(device="GPU", ratio=ratio, prefill_chunk=chunk)
    return Remembered(**{source.value: setting})


def test_manual_over_tuned_over_last_good_over_automatic() -> None:
    computer = with_memory(14)
    automatic = make_plan(QWEN3_30B, computer)
    assert (automatic.source, automatic.ratio) == (Source.AUTOMATIC, 27)
    last = Remembered(last_good=Setting(device="GPU", ratio=33))
    both = msgspec.structs.replace(last, tuned=Setting(device="GPU", ratio=60))
    for wishes, memory, source, ratio in (
        (Wishes(), last, Source.LAST_GOOD, 33),
        (Wishes(), both, Source.TUNED, 60),
        (Wishes(ratio=80), both, Source.MANUAL, 80),
    ):
        plan = make_plan(QWEN3_30B, computer, wishes, memory)
        assert (plan.source, plan.ratio, plan.fits) == (source, ratio, True)
        assert AlternativeCode.SMALLER_RATIO_NOW in offered(plan)


def test_a_ratio_set_by_hand_is_not_kept_by_the_next_automatic_plan() -> None:
    computer = with_memory(14)
    automatic = make_plan(QWEN3_30B, computer)
    last = Remembered(last_good=Setting(device="GPU", ratio=33, by_hand=True))
    assert make_plan(QWEN3_30B, computer, None, last).ratio == automatic.ratio
    assert make_plan(QWEN3_30B, computer, None, last).source is Source.AUTOMATIC


@pytest.mark.parametrize("source", [Source.TUNED, Source.LAST_GOOD])
def test_nothing_below_what_fits_now(source: Source) -> None:
    plan = make_plan(QWEN3_30B, with_memory(14), None, earlier(source, 10))
    assert (plan.source, plan.ratio) == (Source.AUTOMATIC, 27)
    assert reason(plan, ReasonCode.NOT_NOW) == {
        "source": source.value,
        "wanted_ratio": 10,
        "ratio": 27,
    }


def test_a_manual_ratio_that_does_not_fit_is_raised_just_enough() -> None:
    plan = make_plan(QWEN3_30B, with_memory(14), Wishes(ratio=10))
    assert (plan.source, plan.ratio, plan.fits) == (Source.AUTOMATIC, 27, True)
    assert reason(plan, ReasonCode.NOT_NOW)["source"] == "manual"


def test_a_manual_ratio_may_cost_precision_then_chunk_then_context() -> None:
    plans = [make_plan(QWEN3_30B, with_memory(14), Wishes(ratio=r)) for r in (27, 26, 25, 24)]
    assert [plan.ratio for plan in plans] == [27, 26, 25, 24]
    assert all(plan.fits for plan in plans)
    precisions = [plan.kv_precision for plan in plans]
    assert precisions[:2] == [KvPrecision.U8, KvPrecision.U4]
    assert plans[1].prefill_chunk >= 2048 > plans[2].prefill_chunk
    assert plans[3].context_tokens < plans[2].context_tokens == 8192


def test_a_tuned_setting_that_does_not_fit_leaves_the_word_to_the_last_good_one() -> None:
    memory = Remembered(
        tuned=Setting(device="GPU", ratio=10), last_good=Setting(device="GPU", ratio=31)
    )
    plan = make_plan(QWEN3_30B, with_memory(14), None, memory)
    assert (plan.source, plan.ratio) == (Source.LAST_GOOD, 31)
    assert reason(plan, ReasonCode.NOT_NOW)["source"] == "tuned"


def test_a_tuned_chunk_is_used() -> None:
    plan = make_plan(QWEN3_30B, with_memory(14), None, earlier(Source.TUNED, 50, 1024))
    assert (plan.ratio, plan.prefill_chunk) == (50, 1024)


def test_the_ratio_does_not_flip_between_starts() -> None:
    """Free memory goes up and down by half a gigabyte; the ratio rises once and stays."""
    ratio, seen = None, []
    for free in (14.0, 13.5, 14.0, 13.7, 14.2, 13.5, 14.4):
        last = None if ratio is None else earlier(Source.LAST_GOOD, ratio)
        plan = make_plan(QWEN3_30B, with_memory(free), None, last)
        ratio = plan.ratio
        seen.append(ratio)
    assert seen[0] < seen[1]
    assert set(seen[1:]) == {seen[1]}


def test_a_gigabyte_more_lets_the_ratio_fall() -> None:
    kept = make_plan(QWEN3_30B, with_memory(14.9), None, earlier(Source.LAST_GOOD, 28))
    assert kept.ratio == 28
    assert reason(kept, ReasonCode.KEPT_STEADY)["smaller_ratio"] < 28
    moved = make_plan(QWEN3_30B, with_memory(15.2), None, earlier(Source.LAST_GOOD, 28))
    assert (moved.source, moved.ratio) == (
        Source.AUTOMATIC,
        make_plan(QWEN3_30B, with_memory(15.2)).ratio,
    )


def test_it_goes_back_to_memory_when_there_is_a_gigabyte_to_spare() -> None:
    least = next(
        tenth
        for tenth in range(180, 240)
        if make_plan(QWEN3_30B, with_memory(tenth / 10)).ratio == 0
    )
    streamed = make_plan(QWEN3_30B, with_memory(least / 10 - 1)).ratio
    last = earlier(Source.LAST_GOOD, streamed)
    near = make_plan(QWEN3_30B, with_memory(least / 10), None, last)
    assert near.ratio == streamed > 0
    assert AlternativeCode.RESIDENT_NOW in offered(near)
    assert make_plan(QWEN3_30B, with_memory(least / 10 + 1.1), None, last).ratio == 0


# ── devices ──────────────────────────────────────────────────────────────────


def test_a_missing_device_is_said_and_replaced() -> None:
    plan = make_plan(QWEN3_30B, with_memory(30), Wishes(device="GPU.7"))
    assert (plan.device, plan.fits) == ("GPU", True)
    assert reason(plan, ReasonCode.DEVICE_MISSING) == {"device": "GPU.7"}


def test_a_wished_device_is_taken_even_if_another_is_faster() -> None:
    plan = make_plan(QWEN3_30B, lunar_lake(ram=125, used=10), Wishes(device="CPU"))
    assert (plan.device, plan.ratio, plan.fits) == ("CPU", 0, True)
    assert ReasonCode.CPU_INSTEAD not in codes(plan)


def test_a_cpu_tuned_for_is_not_excused() -> None:
    memory = Remembered(tuned=Setting(device="CPU", ratio=0))
    plan = make_plan(QWEN3_30B, lunar_lake(ram=125, used=10), None, memory)
    assert (plan.device, plan.source) == ("CPU", Source.TUNED)
    assert ReasonCode.CPU_INSTEAD not in codes(plan)


def test_the_cpu_is_no_remedy_where_memory_is_short() -> None:
    plan = make_plan(QWEN3_30B, desktop_285k(31.5, 10))
    assert not plan.fits
    assert AlternativeCode.USE_CPU not in offered(plan)


def test_integrated_graphics_stream_rather_than_a_card() -> None:
    card = gpu(8, kind=DeviceKind.DISCRETE, device_id="GPU.1")
    plan = make_plan(QWEN3_30B, machine(31.3, 10, gpu(17.8, device_id="GPU.0"), card))
    assert (plan.device, plan.fits) == ("GPU.0", True)
    assert plan.ratio > 0


def test_a_machine_without_devices_plans_for_its_processor() -> None:
    computer = msgspec.structs.replace(lunar_lake(ram=125, used=5), devices=[])
    plan = make_plan(QWEN3_30B, computer)
    assert (plan.device, plan.fits) == ("CPU", True)
    assert ReasonCode.NO_DEVICE in codes(plan)


# ── what was measured ────────────────────────────────────────────────────────


def test_measured_runs_replace_estimates() -> None:
    computer = with_memory(14)
    before = make_plan(QWEN3_30B, computer)
    run = WarmRun(slots=before.slots, seconds_per_token=1 / 12.0)
    memory = Remembered(learned={"GPU": Learned(runs=(run,))})
    after = make_plan(QWEN3_30B, computer, None, memory)
    assert after.ratio == before.ratio
    assert after.basis is Basis.MEASURED
    assert after.expected_tokens_per_second == pytest.approx(12.0)
    assert after.error_factor < 1.1
    near = next(point for point in after.curve if point.ratio == before.ratio + 10)
    assert near.basis is Basis.ESTIMATED
    assert near.error_factor <= 1.15
    assert near.tokens_per_second < 12.0
    far = next(point for point in after.curve if point.ratio == 85)
    assert far.error_factor > near.error_factor
    old = next(point for point in before.curve if point.ratio == before.ratio + 10)
    assert near.tokens_per_second < old.tokens_per_second


def test_a_measured_prompt_corrects_the_first_token() -> None:
    before = make_plan(QWEN3_30B, with_memory(14))
    memory = Remembered(learned={"GPU": Learned(read_factor=0.5)})
    after = make_plan(QWEN3_30B, with_memory(14), None, memory)
    assert after.expected_ttft_ms < 0.6 * before.expected_ttft_ms
    assert after.ttft_error_factor < before.ttft_error_factor == 2.0


def test_a_measured_prefill_sizes_the_chunk() -> None:
    memory = Remembered(learned={"GPU": Learned(prefill_factor=3.0)})
    before = make_plan(QWEN3_30B, with_memory(30))
    after = make_plan(QWEN3_30B, with_memory(30), None, memory)
    assert after.prefill_chunk == pytest.approx(3 * before.prefill_chunk, rel=0.1)
    assert after.expected_ttft_ms == pytest.approx(before.expected_ttft_ms / 3, rel=0.01)
