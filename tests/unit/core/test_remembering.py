"""What the planner remembers of earlier runs, and what it does not."""

import math
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.arrangement import Setup
from moechat.core.estimator import Estimator
from moechat.core.faults import FaultCode
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import Machine
from moechat.core.memory_plan import budget_of, need_of, pool_of
from moechat.core.plan import Estimate, Learned, Remembered, Setting, Source
from moechat.core.planner import make_plan
from moechat.core.rates import rates_of
from moechat.core.remembering import (
    LONG_PROMPT_TOKENS,
    MIN_NEW_TOKENS,
    Present,
    last_good,
    remember,
)
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.core.slots import slots_at
from moechat.core.speed_learning import PRIOR_ERROR, Basis, WarmRun
from moechat.core.speed_model import first_token_time
from tests.support.run_cases import DRIVER, GPU, MACHINE, MODEL, NOW, PRESENT, run, tuned

DAY = 86_400.0


def remembered(
    *runs: RunRecord,
    tuned: TunedSetting | None = None,
    machine: Machine = MACHINE,
    present: Present = PRESENT,
) -> Remembered:
    return remember(runs, tuned, model=MODEL, machine=machine, present=present)


def learned(*runs: RunRecord, present: Present = PRESENT) -> Learned:
    return remembered(*runs, present=present).learned.get("GPU", Learned())


def estimate(memory: Remembered, ratio: int, chunk: int = 2048) -> Estimate:
    budget = budget_of(GPU, MACHINE, 0)
    slots = slots_at(MODEL.experts, ratio)
    pool = pool_of(MODEL, GPU.kind, 16_384, KvPrecision.U8)
    setup = Setup(
        device=GPU,
        slots=slots,
        context_tokens=16_384,
        pool_tokens=16_384,
        kv_precision=KvPrecision.U8,
        prefill_chunk=chunk,
        need=need_of(MODEL, GPU, slots=slots, pool=pool, chunk=chunk),
    )
    estimator = Estimator(MODEL, GPU, MACHINE, budget, memory.learned.get("GPU", Learned()))
    return estimator.estimate(setup, if_it_fits=True)


def test_nothing_was_run() -> None:
    assert remembered() == Remembered()


def test_a_warm_run_is_learned_with_its_age() -> None:
    memory = remembered(run(at=NOW - 3 * DAY, tokens_per_second=16.0, cached_bytes=4_000))
    assert memory.learned == {
        "GPU": Learned(
            runs=(WarmRun(slots=64, seconds_per_token=1 / 16, cached_bytes=4_000, age_days=3.0),)
        )
    }
    assert memory.last_good == Setting(device="GPU", ratio=50, prefill_chunk=2048)
    found = estimate(memory, 50)
    assert (found.tokens_per_second, found.basis) == (16.0, Basis.MEASURED)


@pytest.mark.parametrize(
    "changed",
    [
        {"driver": "32.0.101.6987"},
        {"driver": ""},
        {"versions": {"openvino": "2026.3.0", "genai": "2026.4.0.0"}},
        {"versions": {"openvino": "2026.4.0", "genai": "2026.3.0.0"}},
        {"versions": {}},
        {"model_key": "f" * 32},
        {"device": "GPU.1"},
        {"device_name": "Intel Arc B390 GPU"},
        {"paging": True},
        {"proof": "ignored"},
        {"fault": FaultCode.GENERATION_FAILED},
        {"fault": FaultCode.FORCED_STOP},
        {"new_tokens": MIN_NEW_TOKENS - 1},
        {"cold": True},
        {"kind": RunKind.LOAD},
        {"experts": 64},
        {"slots": 129},
        {"slots": -1},
        {"tokens_per_second": 0.0},
        {"tokens_per_second": 5e-324},
        {"tokens_per_second": 1e300},
        {"tokens_per_second": -1.0},
        {"tokens_per_second": math.inf},
        {"tokens_per_second": math.nan},
    ],
)
def test_what_teaches_nothing(changed: dict[str, Any]) -> None:
    long = {"prompt_tokens": 4000, "ttft_ms": 60_000.0}
    assert learned(run(**long)).read_factor is not None
    assert learned(run(**long | changed)) == Learned()


@pytest.mark.parametrize(
    "changed",
    [
        {"kind": RunKind.TUNE},
        {"new_tokens": MIN_NEW_TOKENS},
        {"device_name": "Intel(R) Arc(TM) 140V GPU (iGPU)"},
        {"versions": {"openvino": "2026.4.0", "genai": "2026.4.0.0", "moechat": "9"}},
        {"proof": None},
        {"model": "under another name"},
    ],
)
def test_what_does_not_matter(changed: dict[str, Any]) -> None:
    assert len(learned(run(**changed)).runs) == 1


def test_the_newest_runs_of_each_slot_count_are_enough() -> None:
    runs = [run(at=NOW - n * DAY, tokens_per_second=10.0 + n) for n in range(40)]
    found = learned(*runs[::-1], run(ratio=30, at=NOW - 50 * DAY))
    assert [r.age_days for r in found.runs] == [0.0, 1.0, 2.0, 3.0, 4.0, 50.0]


def test_a_clock_that_was_set_back() -> None:
    assert learned(run(at=NOW + 5 * DAY)).runs[0].age_days == 0.0


@pytest.mark.parametrize(
    ("then", "now", "days"),
    [(True, True, 1.0), (True, False, 2.0), (False, True, 2.0), (None, True, 1.0)],
)
def test_another_power_mode_is_as_uncertain_as_another_day(
    then: bool | None, now: bool, days: float
) -> None:
    present = msgspec.structs.replace(PRESENT, on_battery=now)
    (found,) = learned(run(at=NOW - DAY, on_battery=then), present=present).runs
    assert found.age_days == days


def test_each_device_learns_its_own() -> None:
    cpu = run(device="CPU", device_name="Intel Core Ultra", driver="", ratio=0)
    memory = remembered(run(), cpu)
    assert {id_: [r.slots for r in found.runs] for id_, found in memory.learned.items()} == {
        "CPU": [128],
        "GPU": [64],
    }


# ── the last good setting ────────────────────────────────────────────────────

BAD: list[dict[str, Any]] = [
    {"paging": True},
    {"proof": "ignored"},
    {"fault": FaultCode.OUT_OF_MEMORY, "kind": RunKind.LOAD},
    {"fault": FaultCode.ENGINE_STALLED},
    {"fault": FaultCode.GPU_LOST},
]


@pytest.mark.parametrize("bad", BAD)
def test_a_setting_that_failed_since_is_not_good(bad: dict[str, Any]) -> None:
    good = [run(ratio=40, at=1.0), run(ratio=20, at=2.0), run(ratio=20, at=3.0)]
    failed = run(ratio=20, at=4.0, **bad)
    assert last_good([failed, *good]) == Setting(device="GPU", ratio=40, prefill_chunk=2048)
    assert last_good([failed]) is None
    again = run(ratio=20, at=5.0)  # it went well later
    assert last_good([*good, failed, again]) == Setting(device="GPU", ratio=20, prefill_chunk=2048)
    elsewhere = msgspec.structs.replace(failed, device="CPU")
    found = last_good([*good, elsewhere])
    assert found is not None
    assert (found.device, found.ratio) == ("GPU", 20)


@pytest.mark.parametrize("fault", [FaultCode.FORCED_STOP, FaultCode.CONTEXT_FULL])
def test_what_a_person_did_says_nothing_of_the_setting(fault: FaultCode) -> None:
    runs = [run(ratio=40, at=1.0), run(ratio=20, at=2.0), run(ratio=20, at=3.0, fault=fault)]
    found = last_good(runs)
    assert found is not None
    assert found.ratio == 20
    assert last_good(runs[2:]) is None


def test_a_load_is_good_and_what_the_tuner_tried_is_not() -> None:
    load = run(ratio=30, at=1.0, kind=RunKind.LOAD, new_tokens=1, cold=True, prefill_chunk=0)
    tried = run(ratio=70, at=2.0, kind=RunKind.TUNE)
    assert last_good([load, tried]) == Setting(device="GPU", ratio=30)


def test_a_ratio_set_by_hand_is_known_as_such() -> None:
    found = last_good([run(ratio=40, at=1.0), run(ratio=20, at=2.0, source=Source.MANUAL)])
    assert found is not None
    assert (found.ratio, found.by_hand) == (20, True)


@pytest.mark.parametrize("ratio", [100, -1])
def test_ratios_that_no_plan_takes_are_forgotten(ratio: int) -> None:
    memory = remembered(run(ratio=ratio), tuned=tuned(ratio=ratio))
    assert (memory.last_good, memory.tuned) == (None, None)
    make_plan(MODEL, MACHINE, None, memory)


def test_the_tuned_setting() -> None:
    expected = Setting(device="GPU", ratio=20, prefill_chunk=1024)
    assert remembered(tuned=tuned()).tuned == expected
    assert remembered(tuned=tuned(driver="another")).tuned == expected
    assert remembered(tuned=tuned(model_key="f" * 32)).tuned is None


# ── the first token ──────────────────────────────────────────────────────────


def first_token_ms(
    ratio: int, tokens: int, *, prefill: float = 1.0, read: float = 1.0, cached: int = 0
) -> float:
    time = first_token_time(
        MODEL,
        rates_of(GPU, MACHINE),
        slots_at(MODEL.experts, ratio),
        new_tokens=tokens,
        chunk=2048,
        cached_bytes=cached,
        warm=True,
    )
    return 1000 * (time.compute / prefill + time.read * read)


def long_prompt(ratio: int, tokens: int, factors: dict[str, float], **changed: Any) -> RunRecord:
    ttft = first_token_ms(ratio, tokens, **factors)
    values = {"prompt_tokens": tokens, "ttft_ms": ttft, "cached_bytes": 0}
    return run(ratio=ratio, **values | changed)


factors = st.floats(0.15, 9.0)


@given(factors, factors, st.integers(LONG_PROMPT_TOKENS, 16_000), st.integers(1, 99))
def test_the_factors_are_found_again(prefill: float, read: float, tokens: int, ratio: int) -> None:
    resident = long_prompt(0, tokens, {"prefill": prefill})
    streamed = long_prompt(ratio, tokens, {"prefill": prefill, "read": read})
    found = learned(resident, streamed)
    assert found.prefill_factor == pytest.approx(prefill)
    assert found.read_factor == pytest.approx(read)


def test_the_estimate_is_what_was_measured() -> None:
    memory = remembered(
        long_prompt(0, 1000, {"prefill": 0.5}), long_prompt(50, 1000, {"prefill": 0.5, "read": 3})
    )
    assert estimate(memory, 50).ttft_ms == pytest.approx(
        first_token_ms(50, 1000, prefill=0.5, read=3), rel=1e-3
    )
    assert estimate(memory, 0).ttft_ms == pytest.approx(
        first_token_ms(0, 1000, prefill=0.5), rel=1e-3
    )


def test_where_nobody_noted_the_file_cache_it_is_taken_as_now() -> None:
    plenty = msgspec.structs.replace(
        MACHINE, ram_total_bytes=10**12, ram_available_bytes=MODEL.routed_bytes * 9
    )
    unknown = long_prompt(50, 1000, {"cached": 10**12}, cached_bytes=None)
    found = remembered(unknown, machine=plenty).learned["GPU"]
    assert found.read_factor == pytest.approx(1.0)
    assert learned(unknown).read_factor != pytest.approx(1.0, rel=0.1)


def test_the_last_long_prompt_counts() -> None:
    older = long_prompt(50, 1000, {"read": 2.0}, at=NOW - 9000)
    newer = long_prompt(30, 3000, {"read": 0.5}, at=NOW - 8000)
    assert learned(older, newer).read_factor == pytest.approx(0.5)


@pytest.mark.parametrize(
    "changed",
    [
        {"prompt_tokens": LONG_PROMPT_TOKENS - 1},
        {"reused_tokens": 1000 - LONG_PROMPT_TOKENS + 1},
        {"reused_tokens": None},
        {"ttft_ms": 0.0},
        {"ttft_ms": math.inf},
    ],
)
def test_short_prompts_say_nothing_of_the_first_token(changed: dict[str, Any]) -> None:
    for ratio in (0, 50):
        found = learned(run(**{"ratio": ratio, "prompt_tokens": 1000} | changed))
        assert (found.read_factor, found.prefill_factor) == (None, None)
        assert len(found.runs) == 1


def test_what_the_prefix_cache_covers_does_not_count() -> None:
    reused = long_prompt(50, 1000, {"read": 2.0}, prompt_tokens=5000, reused_tokens=4000)
    assert learned(reused).read_factor == pytest.approx(2.0)


# ── whatever the log holds ───────────────────────────────────────────────────

numbers = st.floats(0, 1e12)
any_run = st.builds(
    run,
    at=st.floats(-1e12, 1e12),
    ratio=st.integers(-5, 105),
    slots=st.integers(-5, 200),
    experts=st.sampled_from([128, 128, 128, 0, 64]),
    device=st.sampled_from(["GPU", "GPU", "CPU", "NPU"]),
    driver=st.sampled_from([DRIVER, DRIVER, "other"]),
    kind=st.sampled_from(list(RunKind)),
    prompt_tokens=st.integers(-10, 20_000),
    reused_tokens=st.none() | st.integers(-10, 20_000),
    new_tokens=st.integers(-1, 500),
    prefill_chunk=st.integers(-1, 4096),
    ttft_ms=numbers,
    tokens_per_second=numbers,
    cached_bytes=st.none() | st.integers(-(10**12), 10**12),
    cold=st.booleans(),
    on_battery=st.none() | st.booleans(),
    paging=st.booleans(),
    proof=st.sampled_from([None, "active", "ignored", "no such state"]),
    fault=st.none() | st.sampled_from(list(FaultCode)),
)


@given(st.lists(any_run, max_size=8), st.booleans(), st.randoms(use_true_random=False))
def test_any_log_makes_a_plan(runs: list[RunRecord], with_tuned: bool, chance: Any) -> None:
    kept = tuned() if with_tuned else None
    memory = remembered(*runs, tuned=kept)
    plan = make_plan(MODEL, MACHINE, None, memory)
    assert math.isfinite(plan.expected_tokens_per_second)
    assert math.isfinite(plan.expected_ttft_ms)
    if len({r.at for r in runs}) == len(runs):
        shuffled = list(runs)
        chance.shuffle(shuffled)
        assert remembered(*shuffled, tuned=kept) == memory
    of_others = [msgspec.structs.replace(r, model_key="f" * 32) for r in runs]
    assert remembered(*runs, *of_others, tuned=kept) == memory


RATIOS = (0, 10, 20, 35, 50, 75, 90, 95)


def at_ratio(ratio: int, speeds: list[float]) -> Remembered:
    """The memory of runs of these speeds, the newest first."""
    runs = [
        run(ratio=ratio, at=NOW - 60 * n, tokens_per_second=speed) for n, speed in enumerate(speeds)
    ]
    return remembered(*runs)


def with_one_faster(speeds: list[float], faster: float, at: int) -> list[float]:
    return [speed * (faster if n == at else 1.0) for n, speed in enumerate(speeds)]


@given(
    st.lists(st.floats(0.1, 1000), min_size=1, max_size=7),
    st.floats(1.0, 100.0),
    st.integers(0, 6),
    st.sampled_from(RATIOS),
)
def test_a_faster_run_never_lowers_the_measured_speed(
    speeds: list[float], faster: float, at: int, ratio: int
) -> None:
    before = estimate(at_ratio(ratio, speeds), ratio)
    after = estimate(at_ratio(ratio, with_one_faster(speeds, faster, at)), ratio)
    assert after.tokens_per_second >= before.tokens_per_second


@given(
    st.lists(st.floats(1 / PRIOR_ERROR, PRIOR_ERROR), min_size=1, max_size=7),
    st.floats(1.0, PRIOR_ERROR),
    st.integers(0, 6),
    st.sampled_from(RATIOS),
)
def test_a_faster_run_never_lowers_an_estimate(
    relative: list[float], faster: float, at: int, measured: int
) -> None:
    """For runs within the error that the prediction states, all at one ratio.

    Twice as slow a run speaks for dearer misses rather than for a slower base, so that a less
    slow one may lower what is expected without misses. At several ratios, likewise.
    """
    predicted = estimate(Remembered(), measured).tokens_per_second
    speeds = [predicted * factor for factor in relative]
    before = at_ratio(measured, speeds)
    after = at_ratio(measured, with_one_faster(speeds, faster, at))
    for ratio in RATIOS:
        slower, quicker = estimate(before, ratio), estimate(after, ratio)
        assert quicker.tokens_per_second >= slower.tokens_per_second - 0.002


@given(st.floats(1_000, 1e5), st.floats(1.0, 3.0), st.sampled_from([0, 50, 90]))
def test_a_faster_first_token_never_raises_its_estimate(
    ttft_ms: float, faster: float, measured: int
) -> None:
    slow = remembered(run(ratio=measured, prompt_tokens=1500, ttft_ms=ttft_ms))
    quick = remembered(run(ratio=measured, prompt_tokens=1500, ttft_ms=ttft_ms / faster))
    for ratio in (0, 20, 50, 90):
        assert estimate(quick, ratio).ttft_ms <= estimate(slow, ratio).ttft_ms + 0.2
