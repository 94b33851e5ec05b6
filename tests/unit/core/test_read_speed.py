"""Statistics of single reads."""

import pytest

from moechat.core.read_speed import read_speed


def test_mean_speed_counts_slow_reads() -> None:
    speed = read_speed([9.0, *[0.001] * 98, 0.101, 0.101], 1_500_000)
    assert speed is not None
    assert speed.reads == 100
    assert speed.mb_s == pytest.approx(100 * 1.5 / 0.3)
    assert speed.median_ms == pytest.approx(1.0)
    assert speed.slowest_ms == pytest.approx(1.0)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_too_few_say_nothing(count: int) -> None:
    assert read_speed([0.001] * count, 1_500_000) is None


def test_a_clock_that_does_not_move() -> None:
    speed = read_speed([0.0] * 10, 1_500_000)
    assert speed is not None
    assert 0 < speed.mb_s < float("inf")
