"""What the trials of a tuning run have shown so far."""

import msgspec

from moechat.core.tuning_result import MeasuredPoint, Rejection, better_chunk, choose
from moechat.core.tuning_space import Candidate
from moechat.core.tuning_steps import Purpose, Trial


class Findings:
    """All trials so far, and the choice among them."""

    def __init__(self) -> None:
        self.trials: list[Trial] = []  # of Purpose.MEASURE, in order
        self.repeat: Trial | None = None  # of the first of them that counted

    def add(self, trial: Trial) -> None:
        """A trial begins."""
        if trial.purpose is Purpose.MEASURE:
            self.trials.append(trial)
        elif trial.purpose is Purpose.REPEAT:
            self.repeat = trial

    def reject(self, candidate: Candidate, reason: Rejection) -> None:
        """What was measured of ``candidate`` does not count any more."""
        for trial in self.trials:
            if trial.candidate.decode_key == candidate.decode_key:
                trial.reject(reason)

    @property
    def counting(self) -> list[Candidate]:
        """Candidates that were measured and count."""
        return [trial.candidate for trial in self.trials if trial.speeds and not trial.rejected]

    @property
    def points(self) -> list[MeasuredPoint]:
        """What was measured, rejected points too, in the order measured."""
        found = []
        for number, trial in enumerate(self.trials):
            repeat = self.repeat if number == self._repeated else None
            found.append(trial.point(repeat.speeds if repeat and not repeat.rejected else ()))
        return [point for point in found if point.answers or point.rejected]

    @property
    def drift(self) -> float | None:
        """Change of the first point's speed until the end; None = not measured again."""
        number = self._repeated
        if number is None or self.repeat is None or self.repeat.rejected is not None:
            return None
        first = self.trials[number].point().tokens_per_second
        return self.repeat.speeds[-1] / first - 1.0 if first and self.repeat.speeds else None

    @property
    def has_long_prompt(self) -> bool:
        """Whether the long prompt was timed at the first point."""
        return any(trial.long_ttft_ms is not None for trial in self.trials)

    @property
    def chunk_seconds(self) -> dict[int, float]:
        """Seconds to read the long prompt by prefill chunk, at one setting."""
        trials = [*self.trials, *([self.repeat] if self.repeat else [])]
        return {
            trial.candidate.plan.prefill_chunk: trial.long_ttft_ms / 1000
            for trial in trials
            if trial.long_ttft_ms
        }

    @property
    def chosen(self) -> MeasuredPoint | None:
        """The choice as it stands, with the better chunk."""
        point = choose(self.points, self.drift or 0.0)
        if point is None:
            return None
        chunk = better_chunk(self.chunk_seconds, point.prefill_chunk)
        return msgspec.structs.replace(point, prefill_chunk=chunk)

    @property
    def best(self) -> Candidate | None:
        """How to load the choice."""
        chosen = self.chosen
        if chosen is None:
            return None
        known = [trial.candidate for trial in self.trials]
        known += [self.repeat.candidate] if self.repeat else []
        fitting = [candidate for candidate in known if candidate.decode_key == chosen.key]
        same = [c for c in fitting if c.plan.prefill_chunk == chosen.prefill_chunk]
        return next(iter((*same, *fitting)), None)

    @property
    def _repeated(self) -> int | None:
        """Which of the trials was measured again."""
        if self.repeat is None:
            return None
        key = self.repeat.candidate.decode_key
        numbers = (n for n, trial in enumerate(self.trials) if trial.candidate.decode_key == key)
        return next(numbers, None)
