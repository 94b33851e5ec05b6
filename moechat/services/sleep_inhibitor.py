"""Keeps the computer from falling asleep by itself while it works for the user."""

import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject

_log = logging.getLogger(__name__)

# SetThreadExecutionState
_ES_CONTINUOUS = 0x80000000
_ES_SYSTEM_REQUIRED = 0x00000001


class SleepBlock(Protocol):
    """One system's way to stay awake. Neither blocks nor raises; both on the GUI thread."""

    def take(self, why: str) -> None:
        """Ask the system to stay awake; ``why`` is shown where it lists who asked."""

    def drop(self) -> None:
        """Let it sleep again."""


class WindowsBlock:
    """The execution state of the GUI thread, which lives as long as the program.

    Windows keeps it for each thread and forgets it with the thread.
    """

    def __init__(self, set_state: Callable[[int], int]) -> None:
        self._set_state = set_state

    def take(self, why: str) -> None:  # noqa: ARG002 - Windows does not ask
        """Stay awake; the screen may go dark."""
        if not self._set_state(_ES_CONTINUOUS | _ES_SYSTEM_REQUIRED):
            _log.info("Windows does not let us keep it awake")

    def drop(self) -> None:
        """Let it sleep again."""
        self._set_state(_ES_CONTINUOUS)


if sys.platform == "win32":
    import ctypes

    def _block_of_this_system(_parent: QObject) -> SleepBlock:
        set_state = ctypes.WinDLL("kernel32").SetThreadExecutionState
        set_state.argtypes, set_state.restype = (ctypes.c_uint32,), ctypes.c_uint32
        return WindowsBlock(set_state)

else:
    from moechat.services.linux_sleep import LinuxBlock

    def _block_of_this_system(parent: QObject) -> SleepBlock:
        return LinuxBlock(parent)


class SleepInhibitor(QObject):
    """Counts who needs the computer awake; asks the system with the first, frees it with the last.

    Only for the GUI thread. Where the system offers no way, nothing happens. Whatever is held
    ends with the process, however that ends.
    """

    def __init__(self, block: SleepBlock | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._block = block
        self._holds: Counter[str] = Counter()

    @property
    def reasons(self) -> frozenset[str]:
        """For what the computer is held awake now."""
        return frozenset(self._holds)

    def hold(self, reason: str) -> None:
        """Stay awake until `release` was called as often with ``reason``, a key of the caller's."""
        first = not self._holds
        self._holds[reason] += 1
        if not first:
            return
        if self._block is None:  # D-Bus and kernel32 are not looked for before
            self._block = _block_of_this_system(self)
        self._block.take(
            QCoreApplication.translate("Sleep", "A model is answering, measured or downloaded.")
        )

    def release(self, reason: str) -> None:
        """End one `hold`; without one, nothing happens."""
        if reason not in self._holds:
            return
        self._holds[reason] -= 1
        if not self._holds[reason]:
            del self._holds[reason]
        if not self._holds and self._block is not None:
            self._block.drop()

    def release_all(self) -> None:
        """End every hold: the program is closing."""
        for reason, count in list(self._holds.items()):
            for _ in range(count):
                self.release(reason)
