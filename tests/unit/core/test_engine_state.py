"""The transition rules and the restart policy."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.engine_state import (
    EngineState,
    EngineStep,
    ForbiddenStepError,
    RestartPolicy,
    next_state,
)
from moechat.core.faults import Fault, FaultCode

A = EngineState
ALLOWED = {
    A.ABSENT: {EngineStep.START: A.STARTING},
    A.STARTING: {EngineStep.HELLO: A.IDLE},
    A.IDLE: {EngineStep.LOAD: A.LOADING},
    A.LOADING: {EngineStep.LOADED: A.READY, EngineStep.LOAD_FAILED: A.IDLE},
    A.READY: {EngineStep.GENERATE: A.GENERATING},
    A.GENERATING: {EngineStep.CANCEL: A.STOPPING, EngineStep.ANSWER_ENDED: A.READY},
    A.STOPPING: {EngineStep.ANSWER_ENDED: A.READY},
    A.UNLOADING: {EngineStep.GONE: A.ABSENT},
    A.FAILED: {EngineStep.START: A.STARTING},
}
WITHOUT_PROCESS = (A.ABSENT, A.FAILED)
ENDS = {EngineStep.END: A.UNLOADING, EngineStep.DIED: A.FAILED}


@pytest.mark.parametrize("state", EngineState)
@pytest.mark.parametrize("step", EngineStep)
def test_transitions(state: EngineState, step: EngineStep) -> None:
    can_end = state not in (*WITHOUT_PROCESS, A.UNLOADING)
    allowed = ALLOWED[state] | (ENDS if can_end else {})
    if step in allowed:
        assert next_state(state, step) is allowed[step]
    else:
        with pytest.raises(ForbiddenStepError):
            next_state(state, step)


@given(st.lists(st.sampled_from(EngineStep)))
def test_a_model_is_only_reached_through_a_fresh_process(steps: list[EngineStep]) -> None:
    state, taken = A.ABSENT, list[EngineStep]()
    for step in steps:
        try:
            state = next_state(state, step)
        except ForbiddenStepError:
            continue
        taken = [step] if step is EngineStep.START else [*taken, step]
        if state is A.READY:
            assert taken[:2] == [EngineStep.START, EngineStep.HELLO]
            assert EngineStep.LOADED in taken
        assert (state not in WITHOUT_PROCESS) == (bool(taken) and _is_open(taken))


def _is_open(steps: list[EngineStep]) -> bool:
    return steps[-1] not in (EngineStep.GONE, EngineStep.DIED)


def test_restarts_come_later_each_time_and_then_not_at_all() -> None:
    policy = RestartPolicy(delays_s=(1.0, 5.0), limit=3, window_s=300.0)
    death = Fault(FaultCode.DRIVER_FAILED, {"device": "GPU"}, "the details")
    loop = Fault(
        FaultCode.ENGINE_CRASH_LOOP,
        {"count": 3, "minutes": 5, "last": "driver_failed"},
        "the details",
    )
    assert policy.after_death(death, 0.0) == (death, 1.0)
    assert policy.after_death(death, 100.0) == (death, 5.0)
    assert policy.after_death(death, 200.0) == (loop, None)
    assert policy.after_death(death, 250.0) == (loop, None), "within five minutes of the first two"
    assert policy.after_death(death, 501.0) == (death, 5.0), "the first three have grown old"


def test_deaths_far_apart_are_forgotten() -> None:
    policy = RestartPolicy()
    death = Fault(FaultCode.ENGINE_DIED)
    for hour in range(10):
        assert policy.after_death(death, hour * 3600.0) == (death, 0.5)


@pytest.mark.parametrize("code", [FaultCode.ENGINE_NOT_STARTED, FaultCode.ENGINE_VERSION])
def test_what_cannot_get_better_is_not_repeated(code: FaultCode) -> None:
    assert RestartPolicy().after_death(Fault(code), 0.0) == (Fault(code), None)
