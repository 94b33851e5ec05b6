"""What is seen of one step of a tuning run while it goes on."""

from moechat.core.tuning_steps import LEAST_TOKENS, Reading, Step
from moechat.protocol.messages import Done, TextDelta
from moechat.protocol.system_memory import SystemMemory


class StepWatch:
    """One step. Times are seconds of the clock of whoever drives the run."""

    def __init__(self, step: Step, began: float, asked_chars: int = 0) -> None:
        self.step = step
        self.cut = False  # its deadline has passed
        self.asked_chars = asked_chars  # of its prompt
        self._began = began
        self._first: tuple[float, int] | None = None  # when the first text came, tokens by then
        self._last: tuple[float, int] | None = None
        self._free_share: float | None = None

    def take_memory(self, memory: SystemMemory) -> None:
        """Note how much is free; the least counts."""
        if memory.total > 0:
            share = memory.available / memory.total
            self._free_share = share if self._free_share is None else min(share, self._free_share)

    def take_delta(self, delta: TextDelta, now: float) -> None:
        """Note how far the answer is."""
        self._last = now, delta.tokens
        self._first = self._first or self._last

    def reading(self, now: float, on_battery: bool | None, done: Done | None = None) -> Reading:
        """The step went to its end."""
        metrics = done.metrics if done else None
        return Reading(
            seconds=now - self._began,
            tokens_per_second=metrics.tokens_per_second if metrics else 0.0,
            ttft_ms=metrics.ttft_ms if metrics else 0.0,
            prompt_tokens=metrics.prompt_tokens if metrics else 0,
            free_ram_share=self._free_share,
            on_battery=on_battery,
        )

    def rough_speed(self) -> float | None:
        """Tokens a second of an answer that was cut short; None where too few came to tell."""
        if self._first is None or self._last is None:
            return None
        (since, first), (until, tokens) = self._first, self._last
        if tokens - first < LEAST_TOKENS or until <= since:
            return None
        return (tokens - first) / (until - since)
