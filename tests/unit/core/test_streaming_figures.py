"""Bytes per token, where they came from, and the two kinds of hit rate."""

import pytest

from moechat.core.engine_rates import EngineRates
from moechat.core.streaming_figures import StreamingFigures, StreamingWatch

MB = 1e6
FULL = 400 * MB  # top-k experts in every layer


def rates(
    per_token: float, tokens: int, drive: float | None = 0.0, seconds: float = 2.0
) -> EngineRates:
    return EngineRates(
        seconds=seconds,
        read_bytes_s=per_token * tokens / seconds,
        drive_read_bytes_s=None if drive is None else drive * tokens / seconds,
    )


def run(watch: StreamingWatch, spans: int, per_token: float, drive: float | None = 0.0,
        *, start: int = 0) -> StreamingFigures:  # fmt: skip
    """Spans of two seconds with ten tokens each."""
    watch.feed(EngineRates(), start)
    figures = None
    for span in range(1, spans + 1):
        figures = watch.feed(rates(per_token, 10, drive), start + 10 * span)
    assert figures is not None
    return figures


def test_bytes_of_a_token_and_where_they_came_from() -> None:
    figures = run(StreamingWatch(FULL, 0), 6, 40 * MB, 10 * MB)
    assert figures.bytes_per_token == pytest.approx(40 * MB)
    assert figures.drive_bytes_per_token == pytest.approx(10 * MB)
    assert figures.cache_bytes_per_token == pytest.approx(30 * MB)
    assert figures.file_cache_share == pytest.approx(0.75)
    assert figures.hit_rate == pytest.approx(0.9)


def test_first_uses_count_since_the_load_and_not_among_the_warm() -> None:
    watch = StreamingWatch(FULL, 60)
    cold = run(watch, 5, 200 * MB)
    assert not cold.warm
    assert cold.hit_rate == pytest.approx(0.5)
    run(watch, 1, 200 * MB)  # fills the pool
    assert run(watch, 1, 20 * MB).hit_rate == pytest.approx(0.95)
    warm = run(watch, 13, 20 * MB)
    assert warm.warm
    assert warm.hit_rate == pytest.approx(0.95)
    assert warm.hit_rate_since_load == pytest.approx(1 - (60 * 200 + 140 * 20) / 200 / 400)


def test_a_prompt_shares_its_bytes_among_no_tokens() -> None:
    watch = StreamingWatch(FULL, 0)
    run(watch, 6, 20 * MB)
    figures = watch.feed(rates(10_000 * MB, 10), None)  # the prompt of the next answer
    assert figures is not None
    assert figures.bytes_per_token == pytest.approx(20 * MB)
    watch.feed(rates(10_000 * MB, 10), 1)  # its end, and the first token
    figures = watch.feed(rates(20 * MB, 10), 11)
    assert figures is not None
    assert figures.hit_rate_since_load == pytest.approx(0.95)


def test_a_new_answer_counts_from_its_own_tokens() -> None:
    watch = StreamingWatch(FULL, 0)
    run(watch, 6, 20 * MB)
    figures = watch.feed(rates(10_000 * MB, 10), 3)
    assert figures is not None
    assert figures.bytes_per_token == pytest.approx(20 * MB)


def test_what_is_over_goes_out_of_the_window() -> None:
    watch = StreamingWatch(FULL, 0)
    run(watch, 6, 200 * MB)
    figures = run(watch, 6, 20 * MB)
    assert figures.bytes_per_token == pytest.approx(20 * MB)
    assert figures.tokens == 50


def test_a_drive_that_reads_ahead_reads_no_more_than_was_asked() -> None:
    figures = run(StreamingWatch(FULL, 0), 6, 20 * MB, 25 * MB)
    assert figures.drive_bytes_per_token == pytest.approx(20 * MB)
    assert figures.file_cache_share == 0.0


def test_what_is_not_told_is_unknown() -> None:
    assert StreamingWatch(FULL, 0).feed(EngineRates(), 5) is None
    figures = run(StreamingWatch(0.0, 0), 6, 20 * MB, None)
    assert figures.hit_rate is None
    assert figures.hit_rate_since_load is None
    assert figures.drive_bytes_per_token is None
    assert figures.file_cache_share is None
    nothing = run(StreamingWatch(FULL, 0), 6, 0.0)
    assert nothing.file_cache_share is None
    assert nothing.hit_rate == 1.0
