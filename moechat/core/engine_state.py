"""Where the engine stands, what leads on from there, and when it may restart by itself."""

from collections import deque
from enum import StrEnum

from moechat.core.faults import Fault, FaultCode


class EngineState(StrEnum):
    """What the engine is doing; the window shows exactly one of these."""

    ABSENT = "absent"  # no process
    STARTING = "starting"  # process up, no Hello yet
    IDLE = "idle"  # ready to load
    LOADING = "loading"
    READY = "ready"  # a model answers
    GENERATING = "generating"
    STOPPING = "stopping"  # Cancel sent, the answer has not ended yet
    UNLOADING = "unloading"  # the process is being ended on purpose
    FAILED = "failed"  # the process died; a restart may be waiting


class EngineStep(StrEnum):
    """What moves the engine from one state to the next."""

    START = "start"
    HELLO = "hello"
    LOAD = "load"
    LOADED = "loaded"
    LOAD_FAILED = "load_failed"
    GENERATE = "generate"
    CANCEL = "cancel"
    ANSWER_ENDED = "answer_ended"
    END = "end"  # we end the process: unload, another model, cancelled load, forced stop
    GONE = "gone"  # the process we ended is gone
    DIED = "died"  # the process ended by itself


_NEXT: dict[tuple[EngineState, EngineStep], EngineState] = {
    (EngineState.ABSENT, EngineStep.START): EngineState.STARTING,
    (EngineState.FAILED, EngineStep.START): EngineState.STARTING,
    (EngineState.STARTING, EngineStep.HELLO): EngineState.IDLE,
    (EngineState.IDLE, EngineStep.LOAD): EngineState.LOADING,
    (EngineState.LOADING, EngineStep.LOADED): EngineState.READY,
    (EngineState.LOADING, EngineStep.LOAD_FAILED): EngineState.IDLE,
    (EngineState.READY, EngineStep.GENERATE): EngineState.GENERATING,
    (EngineState.GENERATING, EngineStep.CANCEL): EngineState.STOPPING,
    (EngineState.GENERATING, EngineStep.ANSWER_ENDED): EngineState.READY,
    (EngineState.STOPPING, EngineStep.ANSWER_ENDED): EngineState.READY,
    (EngineState.UNLOADING, EngineStep.GONE): EngineState.ABSENT,
}
for _state in set(EngineState) - {EngineState.ABSENT, EngineState.FAILED, EngineState.UNLOADING}:
    _NEXT[_state, EngineStep.END] = EngineState.UNLOADING
    _NEXT[_state, EngineStep.DIED] = EngineState.FAILED


class ForbiddenStepError(RuntimeError):
    """A step that makes no sense in this state: a bug of the caller."""


def next_state(state: EngineState, step: EngineStep) -> EngineState:
    """The state that ``step`` leads to; raises `ForbiddenStepError`."""
    try:
        return _NEXT[state, step]
    except KeyError:
        raise ForbiddenStepError(f"{step} while {state}") from None


# The same command would fail the same way: a restart needs a person.
_HOPELESS = frozenset({FaultCode.ENGINE_NOT_STARTED, FaultCode.ENGINE_VERSION})


class RestartPolicy:
    """Restart with back-off; give up after ``limit`` deaths within ``window_s`` seconds."""

    def __init__(
        self,
        delays_s: tuple[float, ...] = (0.5, 3.0),
        limit: int = 3,
        window_s: float = 300.0,
    ) -> None:
        self._delays_s = delays_s
        self._window_s = window_s
        self._limit = limit
        self._deaths: deque[float] = deque(maxlen=limit)

    def after_death(self, fault: Fault, now: float) -> tuple[Fault, float | None]:
        """What to tell about a death at ``now`` (monotonic seconds), and when to restart.

        The delay is in seconds; None = wait for a person. A death too many is told as
        ENGINE_CRASH_LOOP.
        """
        while self._deaths and now - self._deaths[0] > self._window_s:
            self._deaths.popleft()
        self._deaths.append(now)
        count = len(self._deaths)
        if count == self._limit:
            return self._crash_loop(fault), None
        if fault.code in _HOPELESS:
            return fault, None
        return fault, self._delays_s[min(count, len(self._delays_s)) - 1]

    def _crash_loop(self, last: Fault) -> Fault:
        values: dict[str, str | int | float] = {
            "count": self._limit,
            "minutes": round(self._window_s / 60),
            "last": last.code.value,
        }
        return Fault(FaultCode.ENGINE_CRASH_LOOP, values, last.detail)
