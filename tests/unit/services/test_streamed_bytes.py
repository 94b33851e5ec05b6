"""Two looks make the figures of an answer."""

import pytest

from moechat.core.engine_rates import EngineCounters
from moechat.services.streamed_bytes import StreamedBytes


def test_the_tokens_between_two_looks_share_the_bytes() -> None:
    seen = [
        EngineCounters(at_s=10.0, read_bytes=500, drive_read_bytes=100),
        EngineCounters(at_s=14.0, read_bytes=8500, drive_read_bytes=2100),
    ]
    streamed = StreamedBytes(lambda _pid: seen.pop(0))
    for tokens in (2, 3, 20):  # deltas
        streamed.begin(7, tokens)
    figures = streamed.end(7, 42)
    assert figures is not None
    assert figures.bytes_per_token == pytest.approx(200)
    assert figures.drive_bytes_per_token == pytest.approx(50)
    assert streamed.end(7, 42) is None


def test_nothing_is_said_of_what_nobody_counts() -> None:
    streamed = StreamedBytes(lambda _pid: EngineCounters(at_s=1.0))
    streamed.begin(7, 1)
    assert streamed.end(7, 9) is None
    gone = StreamedBytes(lambda _pid: None)
    gone.begin(7, 1)
    assert gone.end(7, 9) is None
