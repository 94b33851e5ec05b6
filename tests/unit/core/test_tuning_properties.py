"""What holds of every tuning run, whatever the machine does."""

import math
import os

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from moechat.core.machine import Machine
from moechat.core.memory_plan import comfortable
from moechat.core.model_facts import ModelFacts
from moechat.core.slots import slots_at
from moechat.core.tuning import TuningSession
from moechat.core.tuning_result import TuningResult, VerdictCode
from moechat.core.tuning_space import TuningSpace
from moechat.core.tuning_steps import Reading, Step, StepKind, Trouble
from tests.support.plan_cases import QWEN3_30B, QWEN36_35B, desktop_285k, lunar_lake
from tests.unit.core.test_plan_properties import machines, models

thorough = settings(
    max_examples=int(os.environ.get("MOECHAT_PLAN_EXAMPLES", "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
_MOST_STEPS = 120

usual = st.sampled_from(
    [(QWEN36_35B, lunar_lake()), (QWEN3_30B, lunar_lake()), (QWEN3_30B, desktop_285k())]
)
durations = st.sampled_from([0.0, 0.01, 1.0, 5.0, 20.0, 60.0, 400.0]) | st.floats(0, 1000)
speeds = st.sampled_from([0.0, 0.5, 5.0, 20.0, 1000.0]) | st.floats(0, 1e6)


def play(session: TuningSession, data: st.DataObject) -> tuple[list[Step], float]:
    """Answer every step at random, as a driver would that keeps the clock."""
    elapsed, steps = 0.0, []
    stop_at = data.draw(st.none() | st.integers(0, 12), "stop")
    while (step := session.next_step(elapsed)) is not None:
        assert step.deadline_s <= session.limit_s - elapsed
        assert 0 <= session.remaining_s(elapsed) <= session.limit_s - elapsed
        steps.append(step)
        assert len(steps) <= _MOST_STEPS
        if len(steps) == stop_at:
            session.stop()
            assert session.next_step(elapsed) is None
            break
        seconds = data.draw(durations, "seconds")
        elapsed += min(seconds, step.deadline_s)
        if seconds > step.deadline_s:
            session.failed(Trouble.TIME_UP)
        elif (
            trouble := data.draw(st.sampled_from([None] * 6 + [*Trouble]), "trouble")
        ) is not None:
            session.failed(trouble)
        else:
            session.done(
                Reading(
                    seconds=seconds,
                    tokens_per_second=data.draw(speeds, "speed"),
                    ttft_ms=seconds * 500,
                    prompt_tokens=step.prompt_tokens,
                    free_ram_share=data.draw(st.sampled_from([None, 0.5, 0.5, 0.01])),
                    on_battery=data.draw(st.sampled_from([None, False, False, True])),
                    hurried=data.draw(st.sampled_from([False, False, True])),
                )
            )
        check(session.result())
    return steps, elapsed


def check(result: TuningResult) -> None:
    """A result is one, wherever the run stands."""
    counting = [point for point in result.points if point.counts]
    assert (result.chosen is None) == (not counting)
    nothing = result.verdict.code in (VerdictCode.NOTHING, VerdictCode.TOO_LITTLE_MEMORY)
    assert nothing == (not counting)
    if result.chosen is not None:
        assert result.chosen.key in {point.key for point in counting}
        assert result.chosen.tokens_per_second > 0
    for point in result.points:
        assert math.isfinite(point.tokens_per_second)
        assert math.isfinite(point.spread)


@thorough
@given(
    st.tuples(models(), machines()) | usual,
    st.sampled_from([0.0, 30.0, 360.0, 3600.0]),
    st.sampled_from([(), (4,), (4, 8, 16)]),
    st.data(),
)
def test_it_ends_in_time_and_proposes_only_what_fits(
    case: tuple[ModelFacts, Machine], limit_s: float, threads: tuple[int, ...], data: st.DataObject
) -> None:
    model, machine = case
    space = TuningSpace(model, machine, threads=threads)
    session = TuningSession(space, limit_s=limit_s)
    assert 0 <= session.estimate_s <= limit_s
    check(session.result())
    steps, elapsed = play(session, data)
    assert elapsed <= limit_s + 1e-6
    assert session.remaining_s(elapsed) == 0.0
    base = space.base.plan
    if not base.fits:
        assert not steps
    for step in steps:
        plan = step.candidate.plan
        assert plan.fits
        assert max(plan.needed_bytes, plan.load_peak_bytes) <= comfortable(plan.budget_bytes)
        assert base.ratio <= plan.ratio <= 99
        assert plan.device == base.device
    far = {step.candidate.plan.ratio for step in steps} - {base.ratio}
    assert all(slots_at(model.experts, ratio) >= 2 * model.top_k for ratio in far)


@thorough
@given(models(), machines(), st.data())
def test_a_load_comes_before_what_is_asked_of_it(
    model: ModelFacts, machine: Machine, data: st.DataObject
) -> None:
    session = TuningSession(TuningSpace(model, machine))
    assume(session.space.base.plan.fits)
    loaded, failed = None, False
    for _ in range(_MOST_STEPS):
        step = session.next_step(0.0)
        if step is None:
            break
        if step.kind is StepKind.LOAD:
            loaded, failed = step.candidate, False
        else:
            assert not failed
            assert step.candidate.loads_like(loaded)
        if data.draw(st.sampled_from([False] * 5 + [True])):
            session.failed(Trouble.MEMORY)
            failed = True
        else:
            session.done(Reading(seconds=1.0, tokens_per_second=data.draw(st.floats(1, 99))))
    else:
        pytest.fail("it does not end")


def test_no_text_is_asked_twice_of_one_engine() -> None:
    session = TuningSession(TuningSpace(QWEN36_35B, lunar_lake()))
    asked: set[int] = set()
    speeds = iter([20.0, 12.0, 15.0] * 20)  # so different that a third text is wanted
    while (step := session.next_step(0.0)) is not None:
        if step.kind is StepKind.LOAD:
            asked.clear()
        elif step.kind is StepKind.ANSWER:
            assert step.topic not in asked
            asked.add(step.topic)
        session.done(Reading(seconds=1.0, tokens_per_second=next(speeds), prompt_tokens=400))
