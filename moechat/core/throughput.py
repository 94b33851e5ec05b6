"""Tokens a second, as they come."""

from collections import deque

_WINDOW_SECONDS = 2.0  # of the figure: short enough to be "now", long enough to hold still
SAMPLE_SECONDS = 0.25
HISTORY_SECONDS = 60.0


class SpeedMeter:
    """Decode speed of the running answer, and of the last minute of answering.

    Times are seconds of one monotonic clock. ``history`` counts only time in which an answer was
    written; ``None`` parts two answers.
    """

    def __init__(self) -> None:
        self._points: deque[tuple[float, int]] = deque()  # (time, tokens so far)
        self.history: deque[float | None] = deque(maxlen=int(HISTORY_SECONDS / SAMPLE_SECONDS))

    def begin(self) -> None:
        """A new answer: its tokens count from zero again."""
        self._points.clear()
        if self.history and self.history[-1] is not None:
            self.history.append(None)

    def count(self, tokens: int, now: float) -> None:
        """``tokens`` have been sampled so far in this answer."""
        self._points.append((now, tokens))
        # One point before the window stays, so that slow models have a speed, too.
        while len(self._points) > 2 and self._points[1][0] < now - _WINDOW_SECONDS:
            self._points.popleft()

    def rate(self, now: float) -> float | None:
        """Tokens a second over the last two seconds; ``None`` before two tokens are known."""
        if len(self._points) < 2:
            return None
        (since, first), (last, tokens) = self._points[0], self._points[-1]
        # A stalled answer slows down as time goes by, but a pause between two tokens does not.
        until = now if now - last > _WINDOW_SECONDS else last
        return (tokens - first) / (until - since) if until > since else None

    def sample(self, now: float) -> float | None:
        """Note the present speed in ``history``; to be called every `SAMPLE_SECONDS`."""
        rate = self.rate(now)
        if rate is not None:
            self.history.append(rate)
        return rate
