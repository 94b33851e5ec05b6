"""What one answer streamed, for those who do not look on all the time."""

from collections.abc import Callable

from moechat.core.engine_rates import EngineCounters, rates_between
from moechat.core.streaming_figures import StreamingFigures, StreamingWatch
from moechat.services.engine_meter import system_counters


class StreamedBytes:
    """Two looks at the engine's counters: at the first token of an answer, and at its end."""

    def __init__(self, look: Callable[[int], EngineCounters | None] | None = None) -> None:
        self._look = look
        self._first: tuple[EngineCounters, int] | None = None

    def begin(self, pid: int, tokens: int) -> None:
        """So many tokens are there; call it with each delta, the first one counts."""
        if self._first is None and (seen := self._seen(pid)) is not None:
            self._first = seen, tokens

    def end(self, pid: int, tokens: int) -> StreamingFigures | None:
        """Of the tokens since; None where there were none, or nobody counts."""
        first, self._first = self._first, None
        last = self._seen(pid) if first is not None else None
        if first is None or last is None:
            return None
        watch = StreamingWatch(0.0, 0)
        rates = rates_between(first[0], last)
        watch.feed(rates, first[1])
        return watch.feed(rates, tokens)

    def _seen(self, pid: int) -> EngineCounters | None:
        if self._look is None:
            counters = system_counters()
            self._look = lambda pid: counters.look(pid, None)
        return self._look(pid)
