"""What is streamed for each token, from where, and how often an expert was there already.

Only the engine's own counters count. Who else reads the same file, to fill the file cache or for
any other reason, changes where the engine's bytes come from, never how many they are.
"""

from collections import deque

import msgspec

from moechat.core.engine_rates import EngineRates

_WINDOW_TOKENS = 32.0  # of "now": enough for what single tokens differ by
_WINDOW_S = 10.0
_OWN_BYTES = 1e3  # a token: what the engine reads of itself, as of /proc


class StreamingFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Over some tokens. None = not available here, or not told yet."""

    tokens: float
    bytes_per_token: float
    drive_bytes_per_token: float | None = None  # at most all of them
    warm: bool = False  # the pool had filled before these tokens
    hit_rate: float | None = None  # of experts in the pool: 1 - bytes / bytes with an empty pool
    hit_rate_since_load: float | None = None  # with the first uses, which no pool can spare

    @property
    def streams(self) -> bool:
        """Whether more was read than what the engine reads anyway."""
        return self.bytes_per_token >= _OWN_BYTES

    @property
    def cache_bytes_per_token(self) -> float | None:
        """What the file cache answered."""
        drive = self.drive_bytes_per_token
        return None if drive is None else self.bytes_per_token - drive

    @property
    def file_cache_share(self) -> float | None:
        """Of the bytes that were read, 0 to 1; None where nothing was."""
        cached = self.cache_bytes_per_token
        return (
            cached / self.bytes_per_token if cached is not None and self.bytes_per_token else None
        )


class _Span(msgspec.Struct, frozen=True):
    seconds: float
    tokens: float
    read_bytes: float
    drive_bytes: float | None
    warm: bool  # the pool had filled before


class StreamingWatch:
    """Follows one loaded model; feed it every look of the meter.

    ``full_bytes`` are those of the experts that one token uses (top-k in every layer); 0 = no
    experts are streamed. ``warm_tokens`` after the load have filled the pool.
    """

    def __init__(self, full_bytes: float, warm_tokens: int) -> None:
        self._full_bytes = full_bytes
        self._warm_tokens = warm_tokens
        self._window: deque[_Span] = deque()
        self._tokens_before: int | None = None  # of the answer, at the last look
        self._tokens = self._read_bytes = 0.0  # since the load

    def feed(self, rates: EngineRates, answer_tokens: int | None) -> StreamingFigures | None:
        """Take what was read since the last look, up to ``answer_tokens`` of this answer.

        None = no answer is being written, or its prompt is read: such a span has no tokens to
        share its bytes among. The figures of the last tokens stay until there are newer ones.
        """
        before, self._tokens_before = self._tokens_before, answer_tokens
        read = rates.read_bytes_s
        if before is None or answer_tokens is None or read is None or answer_tokens < before:
            return self._figures()
        drive = rates.drive_read_bytes_s
        span = _Span(
            rates.seconds,
            answer_tokens - before,
            read * rates.seconds,
            None if drive is None else drive * rates.seconds,
            self._tokens >= self._warm_tokens,
        )
        self._tokens += span.tokens
        self._read_bytes += span.read_bytes
        self._window.append(span)
        while self._window[0].warm is not span.warm:
            self._window.popleft()  # what the first uses cost is none of the later
        while len(self._window) > 1 and self._is_enough_without_first():
            self._window.popleft()
        return self._figures()

    def _is_enough_without_first(self) -> bool:
        rest = list(self._window)[1:]
        return (
            sum(span.tokens for span in rest) >= _WINDOW_TOKENS
            and sum(span.seconds for span in rest) >= _WINDOW_S
        )

    def _figures(self) -> StreamingFigures | None:
        tokens = sum(span.tokens for span in self._window)
        if not tokens:
            return None
        read = sum(span.read_bytes for span in self._window)
        told = [span.drive_bytes for span in self._window if span.drive_bytes is not None]
        drive = sum(told) if len(told) == len(self._window) else None
        return StreamingFigures(
            tokens=tokens,
            bytes_per_token=read / tokens,
            drive_bytes_per_token=None if drive is None else min(read, drive) / tokens,
            warm=self._window[-1].warm,
            hit_rate=self._hit_rate(read / tokens),
            hit_rate_since_load=self._hit_rate(self._read_bytes / self._tokens),
        )

    def _hit_rate(self, bytes_per_token: float) -> float | None:
        if self._full_bytes <= 0:
            return None
        return min(1.0, max(0.0, 1.0 - bytes_per_token / self._full_bytes))
