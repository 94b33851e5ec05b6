"""The formulas against published speeds; factors are those that the estimates themselves claim."""

import math

import pytest

from moechat.core.model_facts import ModelFacts
from moechat.core.rates import Rates
from moechat.core.slots import slots_at
from moechat.core.speed_learning import (
    Fit,
    WarmRun,
    learn,
    learned_error,
    measured_error,
    prior_error,
    read_factor,
)
from moechat.core.speed_model import (
    TokenTime,
    distinct_experts,
    first_token_time,
    miss_rate,
    token_time,
    warmup_tokens,
)
from tests.support.plan_cases import (
    CODER_NEXT,
    GEMMA4_26B,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN36_35B,
)


def rates(memory_gb_s: float) -> Rates:
    return Rates(
        memory_gb_s=memory_gb_s, memory_known=True, prefill_tokens_s=450.0, drive_gb_s=0.85
    )


LUNAR_LAKE, PANTHER_LAKE, ARROW_LAKE_H = rates(136.5), rates(153.6), rates(89.6)
# Memory in use on the 32 GB Lunar Lake while it measured Qwen3.6, in GiB by ratio.
COMMITTED = {20: 25.65, 25: 24.91, 30: 24.15, 50: 20.88}
QWEN36_SPEEDS = {20: 21.4, 25: 20.3, 30: 18.6, 50: 15.0}
QWEN3_SPEEDS = {30: 25.3, 50: 22.1, 90: 5.1}


def qwen36_time(ratio: int) -> TokenTime:
    cached = int((31.3 - COMMITTED[ratio]) * GIB)
    return token_time(QWEN36_35B, LUNAR_LAKE, slots_at(256, ratio), cached)


def qwen3_time(ratio: int) -> TokenTime:
    slots = slots_at(128, ratio)
    used = 8.9 + (QWEN3_30B.fixed_bytes + slots * QWEN3_30B.slot_bytes) / GIB + 1.55
    return token_time(QWEN3_30B, LUNAR_LAKE, slots, int((31.3 - used) * GIB))


@pytest.mark.parametrize(
    ("model", "machine", "published"),
    [
        (QWEN3_30B, PANTHER_LAKE, 52.7),
        (QWEN3_30B, ARROW_LAKE_H, 26.8),
        (GPT_OSS, ARROW_LAKE_H, 21.4),
        (GPT_OSS, LUNAR_LAKE, 27.0),
        (GEMMA4_26B, ARROW_LAKE_H, 15.6),
        (GEMMA4_26B, LUNAR_LAKE, 26.6),
        (LFM2_8B, LUNAR_LAKE, 86.8),
        (QWEN36_35B, PANTHER_LAKE, 31.3),
        (CODER_NEXT, ARROW_LAKE_H, 18.8),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_resident_speeds(model: ModelFacts, machine: Rates, published: float) -> None:
    predicted = 1 / token_time(model, machine, model.experts, 0).total
    assert predicted == pytest.approx(published, rel=0.25)


@pytest.mark.parametrize("ratio", QWEN36_SPEEDS)
def test_streamed_speeds_the_model_was_fitted_to(ratio: int) -> None:
    assert 1 / qwen36_time(ratio).total == pytest.approx(QWEN36_SPEEDS[ratio], rel=0.05)


@pytest.mark.parametrize("ratio", QWEN3_SPEEDS)
def test_streamed_speeds_of_another_model(ratio: int) -> None:
    factor = 1 / qwen3_time(ratio).total / QWEN3_SPEEDS[ratio]
    bound = prior_error(few_slots=ratio == 90, vague=False, outside=False)
    assert 1 / bound <= factor * 1.04
    assert factor <= bound


def test_paging_is_told_from_streaming() -> None:
    paging = token_time(QWEN36_35B, LUNAR_LAKE, 256, 0, paging=True)
    assert 1 / paging.total == pytest.approx(1.44, rel=0.1)
    assert paging.paging


def test_a_card_reads_streamed_slots_from_ram() -> None:
    card = Rates(
        memory_gb_s=456,
        memory_known=False,
        prefill_tokens_s=1800,
        drive_gb_s=0.85,
        pool_gb_s=10.0,
    )
    streamed = token_time(QWEN3_30B, card, slots_at(128, 20), 100 * GIB)
    assert 1 / streamed.total == pytest.approx(9.01, rel=0.1)


@pytest.mark.parametrize("ratio", [20, 25, 30, 50])
def test_the_first_token_waits_for_the_drive_whatever_the_ratio(ratio: int) -> None:
    time = first_token_time(
        QWEN36_35B,
        LUNAR_LAKE,
        slots_at(256, ratio),
        new_tokens=1000,
        chunk=2048,
        cached_bytes=int((31.3 - COMMITTED[ratio]) * GIB),
    )
    assert time.compute + time.read == pytest.approx(22.5, rel=0.1)


def test_the_first_token_without_streaming() -> None:
    time = first_token_time(QWEN36_35B, LUNAR_LAKE, 256, new_tokens=1000, chunk=224, cached_bytes=0)
    assert time.compute == pytest.approx(2.1, rel=0.1)
    assert time.read == 0


@pytest.mark.parametrize(("chunk", "seconds"), [(4000, 29), (2048, 48), (512, 145), (256, 223)])
def test_every_chunk_reads_the_experts_again(chunk: int, seconds: float) -> None:
    time = first_token_time(
        QWEN36_35B, LUNAR_LAKE, 179, new_tokens=4000, chunk=chunk, cached_bytes=0
    )
    assert time.compute + time.read == pytest.approx(seconds, rel=0.05)


def test_a_follow_up_reads_only_what_the_pool_lacks() -> None:
    cold, warm = (
        first_token_time(
            QWEN3_30B,
            LUNAR_LAKE,
            89,
            new_tokens=30,
            chunk=2048,
            cached_bytes=20 * GIB,
            warm=warm,
        )
        for warm in (False, True)
    )
    assert warm.read < 0.5 * cold.read


def test_the_miss_rate_falls_with_every_slot() -> None:
    misses = [miss_rate(slots, 128, 8) for slots in range(1, 129)]
    assert misses == sorted(misses, reverse=True)
    assert misses[0] > 0.98
    assert misses[-1] == 0


@pytest.mark.parametrize(
    ("count", "top_k", "slots", "published"),
    [(128, 8, 8, 0.634), (128, 8, 24, 0.27), (512, 10, 124, 0.211), (128, 8, 81, 0.038)],
)
def test_miss_rates_counted_elsewhere(count: int, top_k: int, slots: int, published: float) -> None:
    assert miss_rate(slots, count, top_k) == pytest.approx(published, abs=0.03)


def test_a_long_prompt_touches_nearly_every_expert() -> None:
    assert distinct_experts(1000, 256, 8) == pytest.approx(246, abs=2)
    assert distinct_experts(0, 256, 8) == 0


@pytest.mark.parametrize(
    ("model", "slots", "tokens"),
    [(QWEN3_30B, 64, 64), (QWEN3_30B, 102, 183), (QWEN36_35B, 128, 112), (CODER_NEXT, 256, 178)],
)
def test_tokens_to_discard_fill_the_pool(model: ModelFacts, slots: int, tokens: int) -> None:
    assert warmup_tokens(model, slots) == pytest.approx(tokens, abs=2)


# ── learning ─────────────────────────────────────────────────────────────────


def fit_of(times: dict[int, TokenTime], speeds: dict[int, float], *known: int) -> Fit:
    return learn(
        [
            (times[ratio], WarmRun(slots=ratio, seconds_per_token=1 / speeds[ratio]))
            for ratio in known
        ]
    )


QWEN36_TIMES = {ratio: qwen36_time(ratio) for ratio in QWEN36_SPEEDS}
QWEN3_TIMES = {ratio: qwen3_time(ratio) for ratio in QWEN3_SPEEDS}


def test_nothing_measured_changes_nothing() -> None:
    fit = learn([])
    assert (fit.a, fit.b) == (0, 0)
    assert fit.sigma(TokenTime(0.03, 0.0)) == pytest.approx(0.20)
    assert fit.sigma(TokenTime(0.0, 0.03)) == pytest.approx(0.50)


@pytest.mark.parametrize("known", QWEN36_SPEEDS)
@pytest.mark.parametrize("asked", QWEN36_SPEEDS)
def test_one_run_foresees_its_neighbours(known: int, asked: int) -> None:
    fit = fit_of(QWEN36_TIMES, QWEN36_SPEEDS, known)
    speed = 1 / fit.seconds(QWEN36_TIMES[asked])
    bound = learned_error(fit, QWEN36_TIMES[asked], asked, [known])
    assert 1 / bound <= speed / QWEN36_SPEEDS[asked] <= bound
    if abs(known - asked) <= 25:
        assert bound <= 1.15
        assert speed == pytest.approx(QWEN36_SPEEDS[asked], rel=0.10)


def test_two_runs_are_told_apart() -> None:
    """Runs with a slow base and dear misses give back just that."""
    times = {20: TokenTime(0.030, 0.008), 80: TokenTime(0.030, 0.080)}
    speeds = {r: 1 / (1.2 * t.base + 0.7 * t.miss) for r, t in times.items()}
    fit = fit_of(times, speeds, 20, 80)
    assert math.exp(fit.a) == pytest.approx(1.2, rel=0.05)
    assert math.exp(fit.b) == pytest.approx(0.7, rel=0.08)
    assert fit.var_a < 0.2**2
    assert fit.var_b < 0.5**2
    assert fit.cov_ab < 0  # what one explains, the other need not


def test_far_from_the_runs_the_error_grows() -> None:
    fit = fit_of(QWEN3_TIMES, QWEN3_SPEEDS, 30)
    assert learned_error(fit, QWEN3_TIMES[50], 50, [30]) < learned_error(
        fit, QWEN3_TIMES[90], 90, [30]
    )
    speed = 1 / fit.seconds(QWEN3_TIMES[90])
    assert speed / QWEN3_SPEEDS[90] <= learned_error(fit, QWEN3_TIMES[90], 90, [30])


def test_old_runs_count_less() -> None:
    time = TokenTime(0.030, 0.010)
    fresh, old = (WarmRun(slots=64, seconds_per_token=0.08, age_days=days) for days in (0.0, 14.0))
    assert learn([(time, old)]).seconds(time) < learn([(time, fresh)]).seconds(time)
    assert measured_error([old]) > measured_error([fresh])
    assert measured_error([old, fresh]) == measured_error([fresh])


def test_runs_of_no_duration_are_left_out() -> None:
    run = WarmRun(slots=64, seconds_per_token=0.0)
    assert learn([(TokenTime(0.03, 0.01), run)]) == Fit()


@pytest.mark.parametrize(
    ("measured", "factor"), [(22.0, 1.0), (12.0, 0.5), (1.0, 0.1), (900.0, 10.0)]
)
def test_the_read_factor_stays_believable(measured: float, factor: float) -> None:
    assert read_factor(measured=measured, compute=2.0, read=20.0) == pytest.approx(factor)
    assert read_factor(measured=measured, compute=2.0, read=0.0) == 1.0
