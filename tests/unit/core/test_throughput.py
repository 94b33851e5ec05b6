import pytest

from moechat.core.throughput import HISTORY_SECONDS, SAMPLE_SECONDS, SpeedMeter


def test_a_steady_speed_is_measured() -> None:
    meter = SpeedMeter()
    assert meter.rate(0.0) is None
    for tenth in range(100):
        meter.count(tenth * 2, tenth / 10)
    assert meter.rate(9.9) == pytest.approx(20)


def test_the_figure_follows_within_the_window() -> None:
    meter = SpeedMeter()
    meter.count(0, 0.0)
    meter.count(1000, 10.0)  # fast once
    for second in range(11, 20):
        meter.count(1000 + second, float(second))
    assert meter.rate(19.0) == pytest.approx(1.0)


def test_slow_models_have_a_speed_too() -> None:
    meter = SpeedMeter()
    for minute in range(3):
        meter.count(minute, minute * 60.0)
    assert meter.rate(120.0) == pytest.approx(1 / 60)


def test_a_stall_is_seen() -> None:
    meter = SpeedMeter()
    for tenth in range(20):
        meter.count(tenth, tenth / 10)
    steady = meter.rate(2.0)
    assert steady == pytest.approx(10)
    stalled = meter.rate(30.0)
    assert stalled is not None
    assert stalled < 1.0


def test_one_event_is_no_speed() -> None:
    meter = SpeedMeter()
    meter.count(5, 1.0)
    assert meter.sample(1.0) is None
    assert list(meter.history) == []


def test_history_keeps_a_minute_and_parts_answers() -> None:
    meter = SpeedMeter()
    for answer in range(2):
        meter.begin()
        for step in range(8):
            meter.count(step, answer * 100 + step / 4)
            meter.sample(answer * 100 + step / 4)
    assert list(meter.history).count(None) == 1
    for step in range(10_000):
        meter.count(step, 300 + step / 4)
        meter.sample(300 + step / 4)
    assert len(meter.history) * SAMPLE_SECONDS == HISTORY_SECONDS
