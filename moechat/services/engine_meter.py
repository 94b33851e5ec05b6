"""What the engine's process reads, faults and computes, looked at once a second."""

import sys
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from moechat.core.engine_rates import EngineCounters, rates_between
from moechat.services.tasks import TaskLane

_INTERVAL_MS = 1000


class Counters(Protocol):
    """Looks at one process; blocks for a few milliseconds at worst."""

    def look(self, pid: int, folder: Path | None) -> EngineCounters | None:
        """Counters of ``pid`` now, and of drives under ``folder``; None = no such process."""
        ...


def system_counters() -> Counters:
    """The counters of this operating system."""
    if sys.platform == "win32":
        from moechat.services.windows_counters import WindowsCounters  # noqa: PLC0415

        return WindowsCounters()
    else:  # noqa: RET505 - an `else` is how mypy sees the other platform
        from moechat.services.linux_counters import LinuxCounters  # noqa: PLC0415

        return LinuxCounters()


class EngineMeter(QObject):
    """Looks on a thread of its own while it is told a process; `changed` comes with every look."""

    changed = Signal(object)  # EngineRates, or None where there is no process

    def __init__(
        self, lane: TaskLane, counters: Counters | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._lane = lane
        self._counters = counters
        self._pid = 0
        self._folder: Path | None = None
        self._last: EngineCounters | None = None
        self._looking = False
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self._look)

    @Slot(int)
    def follow(self, pid: int) -> None:
        """Look at this process from now on; 0 = at none."""
        if pid == self._pid:
            return
        self._pid, self._last = pid, None
        if pid:
            self._timer.start()
        else:
            self._timer.stop()
            self.changed.emit(None)

    @Slot(object)
    def watch_drives(self, folder: Path | None) -> None:
        """Tell of the drives under this folder, too: the model's."""
        self._folder = folder

    @Slot()
    def _look(self) -> None:
        if self._looking:
            return  # the last look hangs: so does what it would tell
        pid, folder, self._looking = self._pid, self._folder, True

        def look() -> EngineCounters | None:
            if self._counters is None:
                self._counters = system_counters()
            return self._counters.look(pid, folder)

        self._lane.run(look, lambda counters: self._take(pid, counters), self._failed)

    def _take(self, pid: int, counters: EngineCounters | None) -> None:
        self._looking = False
        if pid != self._pid:
            return
        before, self._last = self._last, counters
        if before is not None and counters is not None:
            self.changed.emit(rates_between(before, counters))

    def _failed(self, _error: Exception) -> None:
        self._looking = False
        self._last = None
