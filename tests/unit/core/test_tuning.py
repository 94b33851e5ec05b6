"""Tuning runs on machines whose speeds were published, and on machines that misbehave."""

import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Learned, Wishes
from moechat.core.speed_learning import WarmRun
from moechat.core.tuning import TuningSession
from moechat.core.tuning_result import NoteCode, Rejection, Stability, TuningResult, VerdictCode
from moechat.core.tuning_space import TuningSpace
from moechat.core.tuning_steps import Purpose, Step, StepKind, Trouble
from tests.support.plan_cases import (
    CODER_NEXT,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN36_35B,
    desktop_285k,
    gpu,
    lunar_lake,
    machine,
    panther_lake_64,
)
from tests.support.tuning_machine import Simulated, Speed, along

QWEN36_140V = along({20: 21.4, 25: 20.3, 30: 18.6, 50: 15.0, 70: 10.9})


def tune(
    speed: Speed,
    model: ModelFacts = QWEN36_35B,
    computer: Machine | None = None,
    *,
    limit_s: float = 360.0,
    stop_after: int | None = None,
    **odd: object,
) -> tuple[Simulated, TuningResult]:
    space = TuningSpace(model, computer or lunar_lake(), threads=(8, 16))
    session = TuningSession(space, limit_s=limit_s)
    simulated = Simulated(speed, **odd)  # type: ignore[arg-type]  # by name
    simulated.run(session, stop_after=stop_after)
    assert simulated.elapsed_s <= limit_s + 1e-6
    return simulated, session.result()


def notes(result: TuningResult) -> dict[NoteCode, dict[str, str | int | float]]:
    return {note.code: note.values for note in result.notes}


# ── what is measured ─────────────────────────────────────────────────────────


def test_the_smallest_comfortable_ratio_and_one_40_points_higher() -> None:
    simulated, result = tune(QWEN36_140V)
    assert [point.ratio for point in result.points] == [24, 64]
    assert simulated.ratios == [24, 64, 24]  # the first again, last
    assert result.complete


def test_every_point_discards_until_the_pool_is_full_and_times_64_tokens_of_two_texts() -> None:
    simulated, _ = tune(QWEN36_140V)
    first, far = (
        [s for s in simulated.steps if s.kind is StepKind.ANSWER and s.candidate.plan.ratio == r][
            :2
        ]
        for r in (24, 64)
    )
    assert [step.topic for step in first] == [0, 1]
    assert [step.topic for step in far] == [1, 0]  # alternating
    assert all(300 <= step.prompt_tokens <= 500 for step in first + far)
    assert all(step.new_tokens == step.untimed_tokens + 64 for step in first + far)
    assert {step.untimed_tokens for step in first} == {256}  # of E=256 with little streamed
    assert 64 <= far[0].untimed_tokens < 256


def test_the_far_point_keeps_enough_slots() -> None:
    simulated, _ = tune(along({0: 20.0, 99: 5.0}), LFM2_8B, lunar_lake(ram=7.0, used=3.5))
    assert max(simulated.ratios) <= 80
    slots = [step.candidate.plan.slots for step in simulated.loads]
    assert slots == sorted(slots, reverse=True) or slots[-1] == slots[0]
    assert min(slots) >= 3 * LFM2_8B.top_k


def test_the_middle_only_where_the_points_contradict_the_model() -> None:
    agreeing, _ = tune(along({24: 20.0, 64: 12.5}))
    assert 44 not in agreeing.ratios
    odd, result = tune(along({24: 10.0, 64: 14.0}))
    assert 44 in odd.ratios
    assert [point.ratio for point in result.points] == [24, 64, 44]


def test_what_earlier_runs_taught_is_no_surprise() -> None:
    flat = along({24: 3.7, 90: 3.7})
    runs = tuple(WarmRun(slots=slots, seconds_per_token=1 / 3.7) for slots in (194, 92) * 3)
    space = TuningSpace(QWEN36_35B, lunar_lake(), learned={"GPU": Learned(runs=runs)})
    session = TuningSession(space)
    simulated = Simulated(flat)
    simulated.run(session)
    assert 44 not in simulated.ratios
    assert session.points[0].expected_tokens_per_second == pytest.approx(3.7, rel=0.1)


def test_a_resident_model_is_measured_resident_and_streamed() -> None:
    speeds = along({0: 52.7, 30: 25.0, 40: 22.0, 90: 5.1})
    simulated, result = tune(speeds, QWEN3_30B, panther_lake_64())
    assert [point.ratio for point in result.points] == [0, 40]
    assert result.chosen is not None
    assert result.chosen.ratio == 0
    assert result.verdict.code is VerdictCode.RESIDENT_BEST
    # Without streaming the engine sizes its steps by the clock.
    assert not any(step.kind is StepKind.PREFILL for step in simulated.steps)


def test_a_full_context_is_tried_with_the_choice() -> None:
    simulated, result = tune(QWEN36_140V)
    last = simulated.steps[-1]
    assert last.kind is StepKind.CONTEXT
    assert last.candidate.plan.ratio == 24
    plan = last.candidate.plan
    assert plan.context_tokens * 0.85 < last.prompt_tokens < plan.context_tokens - 64
    assert result.stability is Stability.PASSED
    assert notes(result)[NoteCode.CONTEXT_PASSED] == {"tokens": plan.context_tokens}
    # The repeated point was loaded that way already.
    assert sum(step.purpose is Purpose.CONTEXT for step in simulated.steps) == 1


def test_without_streaming_threads_and_kv_precision_are_measured() -> None:
    def speed(candidate) -> float:  # type: ignore[no-untyped-def]  # a candidate
        faster = {None: 1.0, 8: 1.3, 16: 0.9}[candidate.threads]
        return 15 * faster * (1.02 if candidate.plan.kv_precision is KvPrecision.U4 else 1.0)

    simulated, result = tune(speed, QWEN3_30B, desktop_285k(), limit_s=900)
    assert {point.device for point in result.points} == {"CPU"}
    assert [point.threads for point in result.points] == [None, 8, 16, 8, 8]
    assert {p.kv_precision for p in result.points[3:]} == {KvPrecision.BF16, KvPrecision.U4}
    assert result.chosen is not None
    assert (result.chosen.threads, result.chosen.kv_precision) == (8, KvPrecision.U8)
    assert result.verdict.code is VerdictCode.OTHER_FASTER
    assert result.verdict.values["threads"] == 8
    assert not any(step.kind is StepKind.PREFILL for step in simulated.steps)


def test_precisions_are_tried_once_even_if_the_best_threads_change_their_mind() -> None:
    threads = [15.0] * 2 + [20.0] * 2 + [14.0] * 2  # as usual, 8, 16
    drifted = 40.0  # so far that 20 might as well be chance
    later = iter([*threads, *[20.0] * 4, drifted, *[15.0] * 40])
    simulated, result = tune(
        lambda _: next(later), QWEN3_30B, desktop_285k(), limit_s=3000, topics=(1.0,) * 4
    )
    precisions = [point.kv_precision for point in result.points[3:]]
    assert sorted(precisions) == [KvPrecision.BF16, KvPrecision.U4]
    assert {point.threads for point in result.points[3:]} == {8}
    assert len(simulated.loads) == 5 + 1  # again; a full context without another load


def test_a_gpu_that_cannot_stream_varies_the_precision() -> None:
    computer = machine(62.0, 8.0, gpu(48.0))
    _, result = tune(lambda _: 25.0, GPT_OSS, computer)
    assert {point.device for point in result.points} == {"GPU"}
    assert {point.ratio for point in result.points} == {0}
    assert len({point.kv_precision for point in result.points}) == 3
    assert result.verdict.code is VerdictCode.USUAL_BEST


def test_too_little_memory_measures_nothing() -> None:
    simulated, result = tune(lambda _: 1.0, GPT_OSS, lunar_lake(ram=15.6, used=12))
    assert not simulated.steps
    assert result.verdict.code is VerdictCode.TOO_LITTLE_MEMORY


def test_a_reserve_and_a_device_are_kept_to() -> None:
    space = TuningSpace(QWEN3_30B, panther_lake_64(), Wishes(reserve_bytes=36 * GIB))
    assert space.base.plan.ratio > 0
    on_cpu = TuningSpace(QWEN3_30B, panther_lake_64(), Wishes(device="CPU"))
    assert on_cpu.base.plan.device == "CPU"
    assert not on_cpu.streams


def test_what_the_user_has_settled_is_not_varied() -> None:
    computer = machine(62.0, 8.0, gpu(48.0))
    wishes = Wishes(kv_precision=KvPrecision.U4, prefill_chunk=128)
    session = TuningSession(TuningSpace(GPT_OSS, computer, wishes))
    simulated = Simulated(lambda _: 25.0)
    simulated.run(session)
    plans = [step.candidate.plan for step in simulated.steps]
    assert {(plan.kv_precision, plan.prefill_chunk) for plan in plans} == {(KvPrecision.U4, 128)}


# ── the choice ───────────────────────────────────────────────────────────────


def test_the_lowest_ratio_wins_where_it_is_fastest() -> None:
    _, result = tune(QWEN36_140V)
    assert result.chosen is not None
    assert result.chosen.ratio == 24
    assert result.chosen.tokens_per_second == pytest.approx(20.5, rel=0.03)
    assert result.verdict.code is VerdictCode.LOWEST_BEST
    assert result.verdict.values["other_ratio"] == 64


def test_a_flat_machine_keeps_the_lowest() -> None:
    """Coder-Next int8 on the 128 GB laptop: 3.7 at 30, 60 and 90."""
    computer = machine(32.0, 6.0, gpu(24.0), memory_gb_s=89.6)
    _, result = tune(lambda _: 3.7, CODER_NEXT, computer)
    assert result.chosen is not None
    assert result.chosen.ratio == min(point.ratio for point in result.points)


def test_a_higher_ratio_wins_where_the_lowest_pages() -> None:
    """0 paged at 1.44 tokens a second there, and 20 gave 21.4."""
    _, result = tune(along({23: 1.44, 30: 1.44, 40: 17.0, 64: 12.0}))
    assert result.chosen is not None
    assert result.chosen.ratio > 24
    assert result.verdict.code is VerdictCode.HIGHER_FASTER
    assert result.verdict.values["lowest_ratio"] == 24


def test_noise_does_not_move_the_choice() -> None:
    _, result = tune(along({24: 20.0, 64: 21.5}))
    assert result.chosen is not None
    assert result.chosen.ratio == 24


def test_texts_that_disagree_get_a_third() -> None:
    simulated, result = tune(QWEN36_140V, topics=(1.0, 0.6, 0.97, 1.0))
    third = [step for step in simulated.steps if step.kind is StepKind.ANSWER and step.topic == 2]
    assert {step.candidate.plan.ratio for step in third} == {24, 64}
    assert result.chosen is not None
    assert result.chosen.tokens_per_second == pytest.approx(20.5 * 0.97, rel=0.02)  # the median
    assert NoteCode.UNSTEADY not in notes(result)  # two of three agree
    _, unsteady = tune(QWEN36_140V, topics=(1.0, 0.6, 0.78, 1.0))
    assert notes(unsteady)[NoteCode.UNSTEADY]["percent"] == 28


def test_drift_is_told_and_widens_the_noise() -> None:
    simulated, result = tune(along({24: 20.0, 64: 26.0}), slowing=0.9)
    assert result.drift is not None
    assert result.drift == pytest.approx(0.9 ** (len(simulated.loads) - 1) - 1, abs=0.03)
    assert notes(result)[NoteCode.DRIFTED]["percent"] == round(result.drift * 100) < -15
    _, steady = tune(QWEN36_140V)
    assert NoteCode.DRIFTED not in notes(steady)


def test_two_chunks_are_timed_on_one_long_prompt_and_the_faster_is_kept() -> None:
    def reading_all_again(step: Step) -> float:
        chunks = -(-step.prompt_tokens // step.candidate.plan.prefill_chunk)
        return step.prompt_tokens / 400 + 9.0 * chunks

    simulated, result = tune(QWEN36_140V, limit_s=900, first_token_s=reading_all_again)
    long = [step for step in simulated.steps if step.kind is StepKind.PREFILL]
    assert [step.candidate.plan.prefill_chunk for step in long] == [2560, 512]
    assert {(step.candidate.plan.ratio, step.topic) for step in long} == {(24, 3)}
    assert long[0].prompt_tokens > 512
    assert result.chosen is not None
    assert result.chosen.prefill_chunk == 2560
    assert notes(result)[NoteCode.CHUNK]["other_tokens"] == 512

    def by_step(step: Step) -> float:
        return 9.0 if step.candidate.plan.prefill_chunk > 1024 else 5.0

    simulated, result = tune(QWEN36_140V, limit_s=900, first_token_s=by_step)
    assert result.chosen is not None
    assert result.chosen.prefill_chunk == 512
    assert simulated.steps[-1].candidate.plan.prefill_chunk == 512  # stability of the choice


# ── trouble ──────────────────────────────────────────────────────────────────


def failing_at(ratio: int, trouble: Trouble, kind: StepKind = StepKind.LOAD):  # type: ignore[no-untyped-def]
    return lambda step: (
        trouble if step.candidate.plan.ratio == ratio and step.kind is kind else None
    )


@pytest.mark.parametrize("kind", [StepKind.LOAD, StepKind.ANSWER])
def test_a_point_that_does_not_fit_is_skipped(kind: StepKind) -> None:
    simulated, result = tune(QWEN36_140V, trouble=failing_at(24, Trouble.MEMORY, kind))
    assert result.points[0].rejected is Rejection.DOES_NOT_FIT
    assert simulated.ratios[:2] == [24, 34]
    assert result.chosen is not None
    assert result.chosen.ratio == 34
    assert result.verdict.code is VerdictCode.LOWER_FAILED
    assert result.verdict.values["failed_ratio"] == 24


def test_a_far_point_that_fails_costs_only_itself() -> None:
    _, result = tune(QWEN36_140V, trouble=failing_at(64, Trouble.DIED))
    assert [point.rejected for point in result.points] == [None, Rejection.DIED]
    assert result.chosen is not None
    assert result.chosen.ratio == 24


def test_nothing_that_loads_ends_soon() -> None:
    simulated, result = tune(QWEN36_140V, trouble=lambda _: Trouble.MEMORY)
    assert len(simulated.loads) <= 6
    assert result.chosen is None
    assert result.verdict.code is VerdictCode.NOTHING


def test_what_no_setting_cures_ends_the_run() -> None:
    simulated, result = tune(QWEN36_140V, trouble=lambda _: Trouble.OTHER)
    assert len(simulated.steps) == 1
    assert not result.complete


def test_hardly_any_free_memory_rejects_a_point() -> None:
    def free(step: Step) -> float:
        return 0.05 if step.candidate.plan.ratio == 24 else 0.2

    _, result = tune(QWEN36_140V, free_ram=free)
    assert result.points[0].rejected is Rejection.MEMORY_SHORT
    assert result.chosen is not None
    assert result.chosen.ratio == 34


def test_a_change_of_power_rejects_a_point() -> None:
    _, result = tune(QWEN36_140V, on_battery=lambda step: step.candidate.plan.ratio == 64)
    assert [p.rejected for p in result.points] == [None, Rejection.POWER_CHANGED]


def test_a_choice_that_fails_with_a_full_context_is_replaced() -> None:
    simulated, result = tune(
        QWEN36_140V, trouble=failing_at(24, Trouble.MEMORY, StepKind.CONTEXT), limit_s=600
    )
    assert result.points[0].rejected is Rejection.UNSTABLE
    assert result.chosen is not None
    assert result.chosen.ratio > 24
    assert result.stability is Stability.PASSED  # of the other
    assert notes(result)[NoteCode.CONTEXT_FAILED] == {"ratio": 24}
    assert simulated.steps[-1].candidate.plan.ratio == result.chosen.ratio


# ── time ─────────────────────────────────────────────────────────────────────


def test_the_estimate_is_known_before_and_keeps_within_the_limit() -> None:
    session = TuningSession(TuningSpace(QWEN36_35B, lunar_lake()))
    assert 120 < session.estimate_s <= 360
    assert session.remaining_s(0.0) <= 360


def test_with_little_time_the_least_telling_goes_first() -> None:
    def asked(limit_s: float) -> set[tuple[Purpose, int]]:
        simulated, _ = tune(QWEN36_140V, limit_s=limit_s)
        return {(step.purpose, step.candidate.plan.ratio) for step in simulated.steps}

    whole, short = asked(360), asked(115)
    assert (Purpose.REPEAT, 24) in whole
    assert short == {(Purpose.MEASURE, 24), (Purpose.MEASURE, 64)}
    assert asked(60) == {(Purpose.MEASURE, 24)}
    assert asked(600) == whole


def test_what_would_not_be_finished_is_not_begun() -> None:
    simulated, result = tune(QWEN36_140V, limit_s=50)
    assert [step.kind for step in simulated.steps] == [StepKind.LOAD, StepKind.ANSWER]
    assert simulated.elapsed_s < 45
    assert result.chosen is not None
    assert not result.chosen.hurried
    assert NoteCode.TIME_WAS_SHORT in notes(result)


def test_a_slow_machine_tells_what_it_has_when_the_time_is_up() -> None:
    simulated, result = tune(lambda _: 0.9, first_token_s=lambda _: 20.0)
    assert simulated.elapsed_s <= 360
    assert NoteCode.TIME_WAS_SHORT in notes(result)


@pytest.mark.parametrize("steps", range(9))
def test_stopped_at_any_time_it_keeps_what_it_has(steps: int) -> None:
    _, result = tune(QWEN36_140V, stop_after=steps)
    assert not result.complete
    assert NoteCode.STOPPED in notes(result)
    if steps < 2:
        assert result.verdict.code is VerdictCode.NOTHING
    else:
        assert result.chosen is not None
        assert result.chosen.ratio == 24
        assert result.verdict.code is (
            VerdictCode.ONLY_ONE if steps < 5 else VerdictCode.LOWEST_BEST
        )
