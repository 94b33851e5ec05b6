"""The steps of a tuning run, and one trial: a load and what is measured on it."""

from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from statistics import median

import msgspec

from moechat.core.tuning_result import UNSTEADY, MeasuredPoint, Rejection, spread_of
from moechat.core.tuning_space import Candidate

PROMPT_TOKENS = 400  # of a measured prompt: 300 to 500, by tokenizer
LONG_PROMPT_TOKENS = 1024  # to compare prefill chunks
TIMED_TOKENS = 64
_CONTEXT_ANSWER_TOKENS = 16
ANSWER_SECONDS = 45.0  # after its first token an answer that is slower than this is cut short
LEAST_TOKENS = 16  # that tell a speed, if they must
_CONTEXT_PERCENT = 90  # of the context, as prompts are sized before they are tokenised
TOPICS = 3  # two are measured; the third decides where they disagree
LOW_RAM_SHARE = 0.08  # of RAM free: below it memory pages, or is about to


class StepKind(StrEnum):
    """What the driver is to do."""

    LOAD = "load"  # a fresh engine with the candidate in it
    ANSWER = "answer"  # a prompt, tokens to discard, tokens to time
    PREFILL = "prefill"  # a long prompt and one token
    CONTEXT = "context"  # as much as the context holds, and a few tokens


class Purpose(StrEnum):
    """What a trial is for."""

    MEASURE = "measure"
    REPEAT = "repeat"  # the first point again: drift, and the other chunk
    CONTEXT = "context"  # stability of the choice


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do; ``deadline_s`` from now it is cut short, or given up."""

    kind: StepKind
    purpose: Purpose
    candidate: Candidate
    topic: int = 0  # which of the texts, 0 to TOPICS; the last is for long prompts
    prompt_tokens: int = 0
    untimed_tokens: int = 0
    new_tokens: int = 0
    estimated_s: float = 0.0
    deadline_s: float = 0.0


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished step told; loads leave the speeds at 0."""

    seconds: float
    tokens_per_second: float = 0.0  # over the timed tokens
    ttft_ms: float = 0.0
    prompt_tokens: int = 0
    free_ram_share: float | None = None  # the least seen during the step, of all RAM
    on_battery: bool | None = None
    hurried: bool = False  # cut short: the speed is of the `LEAST_TOKENS` and more that there were


class Trouble(StrEnum):
    """How a step can fail."""

    MEMORY = "memory"
    DIED = "died"
    IGNORED = "ignored"  # the plugin does not stream, though told to
    REFUSED = "refused"  # the engine does not take this setting
    TIME_UP = "time_up"  # `Step.deadline_s` has passed, and there is nothing to tell
    OTHER = "other"  # something that no other setting would cure


def load_step(purpose: Purpose, candidate: Candidate) -> Step:
    """Load ``candidate``."""
    return Step(kind=StepKind.LOAD, purpose=purpose, candidate=candidate)


def answer_step(purpose: Purpose, candidate: Candidate, topic: int, untimed: int) -> Step:
    """Measure one answer. Never twice on one text: its experts may all be in the pool still."""
    return Step(
        kind=StepKind.ANSWER,
        purpose=purpose,
        candidate=candidate,
        topic=topic,
        prompt_tokens=min(PROMPT_TOKENS, candidate.plan.context_tokens // 2),
        untimed_tokens=untimed,
        new_tokens=untimed + TIMED_TOKENS,
    )


def prefill_step(purpose: Purpose, candidate: Candidate) -> Step:
    """Time the first token of a long prompt."""
    return Step(
        kind=StepKind.PREFILL,
        purpose=purpose,
        candidate=candidate,
        topic=TOPICS,
        prompt_tokens=min(LONG_PROMPT_TOKENS, candidate.plan.context_tokens // 2),
        new_tokens=1,
    )


def context_step(candidate: Candidate) -> Step:
    """Fill the context."""
    return Step(
        kind=StepKind.CONTEXT,
        purpose=Purpose.CONTEXT,
        candidate=candidate,
        topic=TOPICS,
        prompt_tokens=max(1, candidate.plan.context_tokens * _CONTEXT_PERCENT // 100),
        new_tokens=_CONTEXT_ANSWER_TOKENS,
    )


class Trial:
    """One load, the steps left on it, and what they told."""

    def __init__(
        self,
        purpose: Purpose,
        candidate: Candidate,
        steps: Iterable[Step],
        *,
        expected_tokens_per_second: float = 0.0,
    ) -> None:
        self.purpose = purpose
        self.candidate = candidate
        self.expected = expected_tokens_per_second
        self.steps = deque(steps)
        self.speeds: list[float] = []
        self.long_ttft_ms: float | None = None
        self.rejected: Rejection | None = None
        self.hurried = False
        self._first_tokens: list[float] = []
        self._prompts: list[int] = []

    @property
    def answers(self) -> int:
        """How many were measured."""
        return len(self.speeds)

    @property
    def disagrees(self) -> bool:
        """Whether two prompts differ by more than noise."""
        return self.answers == TOPICS - 1 and spread_of(self.speeds) > UNSTEADY

    def note(self, step: Step, reading: Reading) -> None:
        """Take what ``step`` told."""
        if step.kind is StepKind.ANSWER and reading.tokens_per_second > 0:
            self.speeds.append(reading.tokens_per_second)
            self._first_tokens.append(reading.ttft_ms)
            self._prompts.append(reading.prompt_tokens)
            self.hurried = reading.hurried
            if self.hurried:  # another one would take as long
                self.steps.clear()
        elif step.kind is StepKind.PREFILL:
            self.long_ttft_ms = reading.ttft_ms

    def reject(self, reason: Rejection) -> None:
        """Do not count this trial, and do nothing more for it; the first reason stays."""
        self.rejected = self.rejected or reason
        self.steps.clear()

    def point(self, repeated: Iterable[float] = ()) -> MeasuredPoint:
        """The figures, together with speeds ``repeated`` later."""
        plan = self.candidate.plan
        speeds = [*self.speeds, *repeated]
        return MeasuredPoint(
            device=plan.device,
            ratio=plan.ratio,
            slots=plan.slots,
            experts=plan.experts,
            prefill_chunk=plan.prefill_chunk,
            kv_precision=plan.kv_precision,
            threads=self.candidate.threads,
            context_tokens=plan.context_tokens,
            needed_bytes=plan.needed_bytes,
            budget_bytes=plan.budget_bytes,
            expected_tokens_per_second=self.expected,
            tokens_per_second=median(speeds) if speeds else 0.0,
            ttft_ms=median(self._first_tokens) if self._first_tokens else 0.0,
            prompt_tokens=round(median(self._prompts)) if self._prompts else 0,
            answers=len(speeds),
            spread=spread_of(self.speeds),
            hurried=self.hurried,
            rejected=self.rejected,
        )
