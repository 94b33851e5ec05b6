"""Notices that the computer slept, and that it went on or off its battery."""

import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from moechat.services.power import on_battery

_log = logging.getLogger(__name__)

_INTERVAL_MS = 5000


@dataclass(frozen=True)
class Clocks:
    """Two clocks in seconds: one goes on while the computer sleeps, the other stands still."""

    always: Callable[[], float]
    awake: Callable[[], float]
    slack_s: float  # by how much they drift apart without any sleep


def windows_clocks(
    tick_count_ms: Callable[[], int], unbiased_100ns: Callable[[], int | None]
) -> Clocks:
    """GetTickCount64, which has steps of 16 ms, and QueryUnbiasedInterruptTime.

    Where the second fails (None), both are the first: no sleep is noticed then.
    """

    def always() -> float:
        return tick_count_ms() / 1e3

    def awake() -> float:
        told = unbiased_100ns()
        return always() if told is None else told / 1e7

    return Clocks(always, awake, slack_s=1.0)


def wall_clocks() -> Clocks:
    """Where the system has no such pair: the time of day, which people may set as well."""
    return Clocks(time.time, time.monotonic, slack_s=30.0)


if sys.platform == "win32":
    import ctypes

    def _clocks_of_this_system() -> Clocks:
        kernel = ctypes.WinDLL("kernel32")
        count, unbiased = kernel.GetTickCount64, kernel.QueryUnbiasedInterruptTime
        count.argtypes, count.restype = (), ctypes.c_uint64
        unbiased.argtypes = (ctypes.POINTER(ctypes.c_uint64),)
        unbiased.restype = ctypes.c_int

        def unbiased_100ns() -> int | None:
            told = ctypes.c_uint64()
            return told.value if unbiased(ctypes.byref(told)) else None

        return windows_clocks(count, unbiased_100ns)

elif sys.platform == "linux":

    def _clocks_of_this_system() -> Clocks:
        return Clocks(
            lambda: time.clock_gettime(time.CLOCK_BOOTTIME),
            lambda: time.clock_gettime(time.CLOCK_MONOTONIC),
            slack_s=1.0,
        )

else:

    def _clocks_of_this_system() -> Clocks:
        return wall_clocks()


class PowerWatch(QObject):
    """Looks every five seconds, which costs next to nothing."""

    resumed = Signal(float)  # seconds that the computer slept
    battery_changed = Signal(object)  # bool: on battery; None: nothing tells any more

    def __init__(
        self,
        clocks: Clocks | None = None,
        *,
        read_battery: Callable[[], bool | None] = on_battery,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._clocks = clocks or _clocks_of_this_system()
        self._read_battery = read_battery
        self._offset = self._read_offset()
        self.on_battery = read_battery()  # None = no battery, or nothing tells
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        """Look from now on."""
        self._offset = self._read_offset()
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Compare with the last look, and tell."""
        before, self._offset = self._offset, self._read_offset()
        asleep_s = self._offset - before
        if asleep_s > self._clocks.slack_s:
            _log.info("The computer slept for %.0f s", asleep_s)
            self.resumed.emit(asleep_s)
        battery = self._read_battery()
        if battery is not self.on_battery:
            self.on_battery = battery
            self.battery_changed.emit(battery)

    def _read_offset(self) -> float:
        return self._clocks.always() - self._clocks.awake()
