"""How long the steps of a tuning run take: the speed model, corrected by every step done."""

import math
from collections.abc import Iterable

from moechat.core.speed_learning import WarmRun, learn
from moechat.core.tuning_space import Candidate, TuningSpace
from moechat.core.tuning_steps import ANSWER_SECONDS, Step, StepKind

_SURPRISING_SIGMAS = 2.0
_NOISE = 0.05  # of one measured point
_SCALE = (0.02, 50.0)  # of measured to estimated: a clock that jumped must not end the run
_FIRST_TOKEN_PATIENCE = 2.0  # of what is expected
_LEAST_SECONDS = 1e-6


class Pace:
    """Expectations of one run."""

    def __init__(self, space: TuningSpace) -> None:
        self._space = space
        self._runs = space.learned_runs()
        self._fit = learn(self._runs)
        self._last: dict[StepKind, tuple[Step, float]] = {}  # with the seconds it took

    def token_seconds(self, candidate: Candidate) -> float:
        """Expected seconds per token, warm."""
        return max(_LEAST_SECONDS, self._fit.seconds(self._space.token_time(candidate)))

    def seconds(self, steps: Iterable[Step]) -> float:
        """Expected duration of ``steps``."""
        return sum(self.step_seconds(step) for step in steps)

    def step_seconds(self, step: Step) -> float:
        """Expected duration of one step."""
        seconds = self._guess(step) * self._scale(step.kind)
        return min(seconds, self.patience(step))

    def patience(self, step: Step) -> float:
        """How long to wait for a step: a point that pages must not take the time of the others."""
        if step.kind is not StepKind.ANSWER:
            return math.inf
        first = self._space.first_token_seconds(step.candidate, step.prompt_tokens)
        return ANSWER_SECONDS + _FIRST_TOKEN_PATIENCE * first

    def note(self, step: Step, seconds: float) -> None:
        """A step took ``seconds``; the next of its kind will be as far off."""
        self._last[step.kind] = step, seconds

    def learn(self, candidate: Candidate, seconds_per_token: float) -> bool:
        """Take a measured point; True where it contradicts what was expected of it."""
        time = self._space.token_time(candidate)
        expected = self._fit.seconds(time)
        surprising = False
        if expected > 0 and seconds_per_token > 0:
            sigma = math.hypot(self._fit.sigma(time), _NOISE)
            off = abs(math.log(seconds_per_token / expected))
            surprising = off > _SURPRISING_SIGMAS * sigma
        run = WarmRun(
            slots=candidate.plan.slots,
            seconds_per_token=seconds_per_token,
            cached_bytes=self._space.cached_bytes(candidate),
        )
        self._runs.append((time, run))
        self._fit = learn(self._runs)
        return surprising

    def _guess(self, step: Step) -> float:
        if step.kind is StepKind.LOAD:
            return self._space.load_seconds(step.candidate)
        first = self._space.first_token_seconds(step.candidate, step.prompt_tokens)
        return first + step.new_tokens * self.token_seconds(step.candidate)

    def _scale(self, kind: StepKind) -> float:
        # Long prompts are off as far as short ones are, as far as is known.
        known = kind if kind is StepKind.LOAD or kind in self._last else StepKind.ANSWER
        if known not in self._last:
            return 1.0
        step, seconds = self._last[known]
        lowest, highest = _SCALE
        return min(highest, max(lowest, seconds / max(_LEAST_SECONDS, self._guess(step))))
