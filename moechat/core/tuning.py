"""Finds the best setting by measuring: says what to do next, takes what came of it, concludes.

Pure: whoever drives it loads engines, asks them, and keeps the clock. Points in this order: the
smallest comfortable ratio, a far one, the middle only where the two contradict the model; then
the first again, last, which shows drift and tries another prefill chunk; then a full context with
the choice. What does not fit into the time is left out, the least telling first.
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from moechat.core.tuning_findings import Findings
from moechat.core.tuning_pace import Pace
from moechat.core.tuning_result import (
    MeasuredPoint,
    Rejection,
    Stability,
    TuningResult,
    Verdict,
    VerdictCode,
    notes_on,
    verdict_on,
)
from moechat.core.tuning_space import Candidate, TuningSpace
from moechat.core.tuning_steps import (
    LOW_RAM_SHARE,
    TOPICS,
    Purpose,
    Reading,
    Step,
    StepKind,
    Trial,
    Trouble,
    answer_step,
    context_step,
    load_step,
    prefill_step,
)

LIMIT_SECONDS = 360.0
_MAX_FILLINGS = 3  # full contexts, where the choice fails and the next is tried
_MAX_CLIMBS = 3  # steps up in ratio after loads that failed
_REJECTIONS = {
    Trouble.MEMORY: Rejection.DOES_NOT_FIT,
    Trouble.DIED: Rejection.DIED,
    Trouble.IGNORED: Rejection.IGNORED,
    Trouble.REFUSED: Rejection.REFUSED,
    Trouble.OTHER: Rejection.REFUSED,
    Trouble.TIME_UP: Rejection.TOO_SLOW,
}
_TOO_LARGE = (Rejection.DOES_NOT_FIT, Rejection.DIED, Rejection.MEMORY_SHORT, Rejection.TOO_SLOW)


class _Part(StrEnum):
    """What may be left out before a point is."""

    CHUNK = "chunk"
    REPEAT = "repeat"
    CONTEXT = "context"


_LEFT_OUT = (  # the least telling first
    frozenset[_Part](),
    frozenset({_Part.CHUNK}),
    frozenset({_Part.CHUNK, _Part.REPEAT}),
    frozenset({_Part.CONTEXT}),
    frozenset({_Part.CHUNK, _Part.CONTEXT}),
    frozenset(_Part),
)


class TuningSession:
    """One run. Seconds are counted from its start, by whoever drives it.

    Drive it so: do what `next_step` says, tell `done` or `failed`, until it says None. `stop`
    ends it at any time; `result` is valid at any time.
    """

    def __init__(self, space: TuningSpace, *, limit_s: float = LIMIT_SECONDS) -> None:
        self.space = space
        self.limit_s = limit_s
        self._pace = Pace(space)
        self._first: Candidate | None = space.base if space.base.plan.fits else None
        self._climbs = 0
        self._threads_settled: Candidate | None = None  # with the best number of them
        self._found = Findings()
        self._trial: Trial | None = None
        self._step: Step | None = None
        self._loaded: Candidate | None = None
        self._surprised = False  # the points contradict the model
        self._left_out = 0  # points
        self._battery: bool | None = None
        self._stability = Stability.UNTRIED
        self._fillings = 0
        self._ended = self._stopped = False
        self._cut = False  # by the clock, or by what no setting cures
        self.estimate_s = min(limit_s, self._seconds_of(self._agenda(0.0)))

    # ── driving ──────────────────────────────────────────────────────────────

    def next_step(self, elapsed_s: float) -> Step | None:
        """What to do now, or None at the end."""
        left = self.limit_s - elapsed_s
        self._cut = self._cut or (left <= 0 and not self._ended)
        while not self._ended and left > 0:
            if self._trial is None:
                self._trial = next(iter(self._agenda(elapsed_s)), None)
                if self._trial is None:
                    break
                self._found.add(self._trial)
                self._fillings += self._trial.purpose is Purpose.CONTEXT
            step = self._pending(self._trial, left)
            if step is not None:
                self._step = step
                return step
            self._trial = None
        self._ended = True
        self._step = None
        return None

    def done(self, reading: Reading) -> None:
        """The step that `next_step` gave last is done."""
        step, trial = self._take()
        self._pace.note(step, reading.seconds)
        trial.note(step, reading)
        if step.kind is StepKind.LOAD:
            self._loaded = step.candidate
        if step.kind is StepKind.CONTEXT:
            self._stability = Stability.PASSED
        if step.kind is StepKind.ANSWER and trial.disagrees and step.topic < TOPICS - 1:
            untimed = self.space.untimed_tokens(trial.candidate)
            trial.steps.appendleft(answer_step(trial.purpose, trial.candidate, TOPICS - 1, untimed))
        self._judge(trial, reading)
        if not trial.steps:
            self._close(trial)

    def failed(self, trouble: Trouble) -> None:
        """The step that `next_step` gave last failed; the engine is not to be used again."""
        _, trial = self._take()
        self._loaded = None
        if trouble is Trouble.OTHER:
            self._ended = self._cut = True
        if trouble is Trouble.TIME_UP and (trial.speeds or trial.purpose is Purpose.CONTEXT):
            trial.steps.clear()  # slow is not wrong
            self._close(trial)
            return
        if trial.purpose is Purpose.CONTEXT and trouble is not Trouble.OTHER:
            self._stability = Stability.FAILED
            self._found.reject(trial.candidate, Rejection.UNSTABLE)
        trial.reject(_REJECTIONS[trouble])
        self._close(trial)

    def stop(self) -> None:
        """End the run and keep what it has."""
        self._stopped = self._stopped or not self._ended
        self._ended = True

    # ── what came of it ──────────────────────────────────────────────────────

    @property
    def points(self) -> list[MeasuredPoint]:
        """What was measured so far, rejected points too, in the order measured."""
        return self._found.points

    def remaining_s(self, elapsed_s: float) -> float:
        """About how long it will go on; never beyond the limit."""
        if self._ended:
            return 0.0
        seconds = self._seconds_of(self._agenda(elapsed_s))
        if self._trial is not None:
            seconds += self._pace.seconds(self._trial.steps)
            seconds += self._step.estimated_s if self._step else 0.0
        return max(0.0, min(self.limit_s - elapsed_s, seconds))

    def result(self) -> TuningResult:
        """The choice and why, from what is known now."""
        points = self.points
        drift, chosen = self._found.drift, self._found.chosen
        notes = list(
            notes_on(
                points,
                chosen,
                drift=drift,
                stability=self._stability,
                chunk_seconds=self._found.chunk_seconds,
                left_out=self._left_out,
                cut=self._cut,
                stopped=self._stopped,
            )
        )
        if not self.space.base.plan.fits:
            verdict = Verdict(VerdictCode.TOO_LITTLE_MEMORY)
        else:
            verdict = verdict_on(points, chosen)
        return TuningResult(
            chosen=chosen,
            verdict=verdict,
            points=points,
            notes=notes,
            drift=drift,
            stability=self._stability,
            complete=self._ended and not self._stopped and not self._cut,
        )

    # ── what to do ───────────────────────────────────────────────────────────

    def _agenda(self, elapsed_s: float) -> list[Trial]:
        """The trials still to come, as many as fit into the time."""
        left = self.limit_s - elapsed_s
        if self._trial is not None:
            left -= self._pace.seconds(self._trial.steps)
        candidates = self._candidates_left()
        least = 0 if self._found.trials else 1  # the first point is always tried
        for dropped in _LEFT_OUT:
            agenda = self._trials_of(candidates, dropped)
            if self._seconds_of(agenda) <= left:
                break
        while len(candidates) > least and self._seconds_of(agenda) > left:
            candidates = candidates[:-1]
            agenda = self._trials_of(candidates, dropped)
        self._left_out = len(self._candidates_left()) - len(candidates)
        return agenda

    def _trials_of(self, candidates: Sequence[Candidate], dropped: frozenset[_Part]) -> list[Trial]:
        chunk = _Part.CHUNK not in dropped
        trials = [
            self._measuring(candidate, number + len(self._found.trials), chunk=chunk)
            for number, candidate in enumerate(candidates)
        ]
        if _Part.REPEAT not in dropped and (repeat := self._repeating(candidates, chunk=chunk)):
            trials.append(repeat)
        if _Part.CONTEXT not in dropped and (context := self._filling(candidates)):
            trials.append(context)
        return trials

    def _candidates_left(self) -> list[Candidate]:
        """Settings that are not measured yet, in order."""
        if self._first is None:
            return []
        wanted = [self._first]
        if self.space.streams:
            far = self.space.far_from(self.space.base)
            if far and far.plan.ratio > self._first.plan.ratio:
                wanted.append(far)
                middle = self.space.between(self._first, far) if self._surprised else None
                wanted += [middle] if middle else []
        else:
            wanted += self.space.other_threads()
            tried = {trial.candidate.threads for trial in self._found.trials}
            if self._trial is None and all(candidate.threads in tried for candidate in wanted):
                self._threads_settled = self._threads_settled or self._found.best
            # Before that which threads are best is not known, but how long it takes is.
            wanted += self.space.other_precisions(self._threads_settled or self._first)
        known = {trial.candidate.decode_key for trial in self._found.trials}
        return [candidate for candidate in wanted if candidate.decode_key not in known]

    def _measuring(self, candidate: Candidate, number: int, *, chunk: bool) -> Trial:
        untimed = self.space.untimed_tokens(candidate)
        order = (0, 1) if number % 2 == 0 else (1, 0)  # so that no text is always the colder
        steps = [load_step(Purpose.MEASURE, candidate)]
        steps += [answer_step(Purpose.MEASURE, candidate, topic, untimed) for topic in order]
        if chunk and number == 0 and self.space.other_chunk(candidate):
            steps.append(prefill_step(Purpose.MEASURE, candidate))
        return Trial(
            Purpose.MEASURE,
            candidate,
            steps,
            expected_tokens_per_second=1.0 / self._pace.token_seconds(candidate),
        )

    def _repeating(self, candidates: Sequence[Candidate], *, chunk: bool) -> Trial | None:
        """The first point again, with the other chunk where that is compared."""
        if self._found.repeat is not None:
            return None
        counting = self._found.counting
        first = next(iter((*counting, *candidates)), None)
        several = len(counting) + len(candidates) > 1
        if first is None:
            return None
        compared = chunk and (not counting or self._found.has_long_prompt)
        other = self.space.other_chunk(first) if compared else None
        if other is None and not several:
            return None
        candidate = other or first
        steps = [load_step(Purpose.REPEAT, candidate)]
        untimed = self.space.untimed_tokens(candidate)
        steps += [answer_step(Purpose.REPEAT, candidate, 0, untimed)]
        if other is not None:
            steps.append(prefill_step(Purpose.REPEAT, other))
        return Trial(Purpose.REPEAT, candidate, steps)

    def _filling(self, candidates: Sequence[Candidate]) -> Trial | None:
        """A full context with the choice, as it stands; once more where it failed."""
        if self._stability is Stability.PASSED or self._fillings >= _MAX_FILLINGS:
            return None
        chosen = self._found.best or next(iter(candidates), None)
        if chosen is None:
            return None
        steps = [context_step(chosen)]
        if not chosen.loads_like(self._loaded):
            steps.insert(0, load_step(Purpose.CONTEXT, chosen))
        return Trial(Purpose.CONTEXT, chosen, steps)

    def _pending(self, trial: Trial, left_s: float) -> Step | None:
        """The next step of ``trial`` that fits into the time; a trial's first ones always do."""
        while trial.steps:
            step = trial.steps.popleft()
            estimated = self._pace.step_seconds(step)
            must = trial.answers == 0 and step.kind in (StepKind.LOAD, StepKind.ANSWER)
            if must or estimated <= left_s:
                deadline = min(left_s, self._pace.patience(step))
                return msgspec.structs.replace(step, estimated_s=estimated, deadline_s=deadline)
        self._close(trial)
        return None

    # ── taking readings ──────────────────────────────────────────────────────

    def _take(self) -> tuple[Step, Trial]:
        step, trial = self._step, self._trial
        if step is None or trial is None:
            raise RuntimeError("No step is open")
        self._step = None
        return step, trial

    def _judge(self, trial: Trial, reading: Reading) -> None:
        if reading.on_battery is not None:
            if self._battery is None:
                self._battery = reading.on_battery
            if reading.on_battery is not self._battery:
                trial.reject(Rejection.POWER_CHANGED)
        share = reading.free_ram_share
        if share is not None and share < LOW_RAM_SHARE:
            if trial.purpose is Purpose.CONTEXT:
                self._stability = Stability.FAILED
                self._found.reject(trial.candidate, Rejection.UNSTABLE)
            trial.reject(Rejection.MEMORY_SHORT)

    def _close(self, trial: Trial) -> None:
        """Draw conclusions from a trial that is over; harmless a second time."""
        self._trial = None
        if trial.purpose is not Purpose.MEASURE:
            return
        point = trial.point()
        if point.counts:
            surprising = self._pace.learn(trial.candidate, 1.0 / point.tokens_per_second)
            self._surprised = self._surprised or surprising
        elif trial.candidate is self._first and trial.rejected in _TOO_LARGE:
            self._climb(trial.candidate)

    def _climb(self, failed: Candidate) -> None:
        """The first point did not fit after all: a higher ratio takes its place."""
        self._climbs += 1
        higher = self.space.above(failed) if self._climbs <= _MAX_CLIMBS else None
        if higher is not None:
            self._first = higher

    def _seconds_of(self, trials: Sequence[Trial]) -> float:
        return sum(self._pace.seconds(trial.steps) for trial in trials)
