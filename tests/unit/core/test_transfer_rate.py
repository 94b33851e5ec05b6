"""Rate and time left, as people see them."""

import itertools
import random

import pytest

from moechat.core.transfer_rate import TransferRate

MB = 1_000_000
TICK = 0.25


def _run(
    rate: TransferRate,
    seconds: float,
    speed: float,
    total: int,
    *,
    begin: float = 0.0,
    done: float = 0.0,
) -> tuple[float, float, list[float | None]]:
    """Feed ``seconds`` at ``speed`` bytes/s; returns the time, the bytes, and what was shown."""
    shown = []
    now = begin
    for _ in range(round(seconds / TICK)):
        now += TICK
        done += speed * TICK
        rate.update(now, round(done), round(max(0, total - done)))
        shown.append(rate.left_s)
    return now, done, shown


def test_nothing_is_said_before_it_can_be_known() -> None:
    rate = TransferRate()
    assert (rate.bytes_per_s, rate.left_s) == (0.0, None)
    rate.update(5.0, 0, 100 * MB)
    rate.update(5.5, 5 * MB, 95 * MB)
    assert rate.left_s is None
    assert rate.bytes_per_s == pytest.approx(10 * MB)  # not biased to the zero of the start


def test_a_steady_transfer_is_told_exactly() -> None:
    rate = TransferRate()
    rate.update(0.0, 0, 1000 * MB)
    now, done, _ = _run(rate, 30, 10 * MB, 1000 * MB)
    assert rate.bytes_per_s == pytest.approx(10 * MB, rel=0.01)
    assert rate.left_s == pytest.approx((1000 * MB - done) / (10 * MB), rel=0.05)
    assert now == 30


def test_an_uneven_line_does_not_make_the_time_jump() -> None:
    chance = random.Random(1)
    rate = TransferRate()
    total = 20_000 * MB
    now = done = 0.0
    shown: list[float | None] = []
    rate.update(0.0, 0, total)
    for _ in range(120):
        speed = chance.choice([0.0, 5.0, 10.0, 20.0, 40.0]) * MB
        now, done, some = _run(rate, 1, speed, total, begin=now, done=done)
        shown += some
    known = [left for left in shown if left is not None][round(15 / TICK) :]
    steps = [abs(b - a) / a for a, b in itertools.pairwise(known)]
    assert max(steps) < 0.05


def test_a_stall_ends_in_silence_and_a_new_speed_is_believed() -> None:
    rate = TransferRate()
    rate.update(0.0, 0, 1000 * MB)
    now, done, _ = _run(rate, 20, 10 * MB, 1000 * MB)
    now, done, _ = _run(rate, 200, 0, 1000 * MB, begin=now, done=done)
    assert rate.left_s is None
    now, done, _ = _run(rate, 60, 2 * MB, 1000 * MB, begin=now, done=done)
    assert rate.left_s == pytest.approx((1000 * MB - done) / (2 * MB), rel=0.2)


def test_the_end_is_the_end_and_a_step_back_is_no_transfer() -> None:
    rate = TransferRate()
    rate.update(0.0, 0, 10 * MB)
    rate.update(1.0, 10 * MB, 0)
    assert rate.left_s == 0.0
    rate.update(2.0, 5 * MB, 5 * MB)
    assert rate.bytes_per_s >= 0
