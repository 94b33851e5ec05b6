"""Sleep and battery, with clocks and a battery of the test's own."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from moechat.services.power_watch import Clocks, PowerWatch, wall_clocks, windows_clocks


class Computer:
    """Two clocks and a plug."""

    def __init__(self) -> None:
        self.always = 1000.0
        self.awake = 400.0
        self.battery: bool | None = False
        self.heard: list[tuple[str, object]] = []
        clocks = Clocks(lambda: self.always, lambda: self.awake, slack_s=1.0)
        self.watch = PowerWatch(clocks, read_battery=lambda: self.battery)
        self.watch.resumed.connect(lambda seconds: self.heard.append(("resumed", seconds)))
        self.watch.battery_changed.connect(lambda now: self.heard.append(("battery", now)))

    def work(self, seconds: float) -> None:
        self.always += seconds
        self.awake += seconds
        self.watch.look()

    def sleep(self, seconds: float) -> None:
        self.always += seconds


@pytest.fixture
def computer(qapp: QApplication) -> Computer:
    return Computer()


def test_a_sleep_is_told_once(computer: Computer) -> None:
    computer.work(5.0)
    assert not computer.heard
    computer.sleep(3600.0)
    computer.work(5.0)
    assert computer.heard == [("resumed", 3600.0)]
    computer.work(3600.0)  # a look that comes late is no sleep
    assert len(computer.heard) == 1


def test_clocks_that_drift_are_no_sleep(computer: Computer) -> None:
    for _ in range(10):
        computer.sleep(0.5)
        computer.work(5.0)
    computer.sleep(-7200.0)  # somebody set the wall clock back
    computer.work(5.0)
    assert not computer.heard


def test_what_was_before_the_start_does_not_count(computer: Computer) -> None:
    computer.sleep(3600.0)
    computer.watch.start()
    computer.work(5.0)
    assert not computer.heard


def test_each_change_of_the_battery_is_told_once(computer: Computer) -> None:
    computer.work(5.0)
    states: tuple[bool | None, ...] = (True, True, False, None)
    for computer.battery in states:
        computer.work(5.0)
    assert computer.heard == [("battery", True), ("battery", False), ("battery", None)]
    assert computer.watch.on_battery is None


def test_the_clocks_of_windows() -> None:
    ticks, unbiased = [7_200_000], [36_000_000_000]
    clocks = windows_clocks(lambda: ticks[0], lambda: unbiased[0])
    assert (clocks.always(), clocks.awake()) == (7200.0, 3600.0)
    # Steps of 16 ms must never be taken for a sleep.
    assert clocks.slack_s > 0.1
    unknown = windows_clocks(lambda: ticks[0], lambda: None)
    assert unknown.always() == unknown.awake()


def _this_system() -> Clocks:
    from moechat.services.power_watch import _clocks_of_this_system

    return _clocks_of_this_system()


@pytest.mark.parametrize("make", [_this_system, wall_clocks])
def test_the_clocks_here_run_together(make: Callable[[], Clocks]) -> None:
    clocks = make()
    before = clocks.always() - clocks.awake()
    assert clocks.always() - clocks.awake() - before < clocks.slack_s


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_clock_that_goes_on_is_the_uptime() -> None:
    uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
    assert _this_system().always() - uptime < 60.0
