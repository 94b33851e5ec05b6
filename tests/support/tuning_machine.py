"""A machine that answers the tuner from a table of speeds instead of from an engine."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from msgspec.structs import replace

from moechat.core.tuning import TuningSession
from moechat.core.tuning_space import Candidate
from moechat.core.tuning_steps import LEAST_TOKENS, Reading, Step, StepKind, Trouble

Speed = Callable[[Candidate], float]  # tokens a second


def along(speeds: Mapping[int, float]) -> Speed:
    """Between published ratios by straight lines, beyond them flat."""
    known = sorted(speeds.items())

    def at(candidate: Candidate) -> float:
        ratio = candidate.plan.ratio
        for (low, slow), (high, fast) in pairwise(known):
            if low <= ratio <= high:
                return slow + (fast - slow) * (ratio - low) / (high - low)
        return known[0][1] if ratio < known[0][0] else known[-1][1]

    return at


class Simulated:
    """Does the steps of a session; a subclass or an argument makes it misbehave."""

    def __init__(
        self,
        speed: Speed,
        *,
        load_s: float = 20.0,
        first_token_s: Callable[[Step], float] = lambda step: step.prompt_tokens / 400,
        topics: tuple[float, ...] = (1.0, 0.97, 1.0, 1.0),  # texts differ a little
        free_ram: Callable[[Step], float] = lambda _: 0.3,
        trouble: Callable[[Step], Trouble | None] = lambda _: None,
        on_battery: Callable[[Step], bool | None] = lambda _: False,
        slowing: float = 1.0,  # of everything, with every load
    ) -> None:
        self._speed = speed
        self._load_s = load_s
        self._first_token_s = first_token_s
        self._topics = topics
        self._free_ram = free_ram
        self._trouble = trouble
        self._on_battery = on_battery
        self._slowing = slowing
        self._loads = 0
        self.steps: list[Step] = []
        self.elapsed_s = 0.0

    @property
    def loads(self) -> list[Step]:
        return [step for step in self.steps if step.kind is StepKind.LOAD]

    @property
    def ratios(self) -> list[int]:
        return [step.candidate.plan.ratio for step in self.loads]

    def run(self, session: TuningSession, *, stop_after: int | None = None) -> None:
        while (step := session.next_step(self.elapsed_s)) is not None:
            if stop_after is not None and len(self.steps) >= stop_after:
                session.stop()
                return
            self.steps.append(step)
            self._do(session, step)

    def _do(self, session: TuningSession, step: Step) -> None:
        reading = self._reading(step)
        trouble = self._trouble(step)
        if reading.seconds > step.deadline_s:
            self.elapsed_s += step.deadline_s
            came = (step.deadline_s - reading.ttft_ms / 1000) * reading.tokens_per_second
            if trouble is None and step.kind is StepKind.ANSWER and came >= LEAST_TOKENS:
                session.done(replace(reading, seconds=step.deadline_s, hurried=True))
            else:
                session.failed(trouble or Trouble.TIME_UP)
            return
        self.elapsed_s += reading.seconds
        if trouble is not None:
            session.failed(trouble)
        else:
            session.done(reading)

    def _reading(self, step: Step) -> Reading:
        if step.kind is StepKind.LOAD:
            self._loads += 1
            return Reading(
                seconds=self._load_s,
                free_ram_share=self._free_ram(step),
                on_battery=self._on_battery(step),
            )
        first = self._first_token_s(step)
        speed = self._speed(step.candidate) * self._topics[step.topic]
        speed *= self._slowing ** (self._loads - 1)
        return Reading(
            seconds=first + step.new_tokens / speed,
            tokens_per_second=speed,
            ttft_ms=first * 1000,
            prompt_tokens=step.prompt_tokens,
            free_ram_share=self._free_ram(step),
            on_battery=self._on_battery(step),
        )
