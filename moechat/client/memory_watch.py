"""Signs that memory ran out while the engine was running, gathered before and after its end."""

from pathlib import Path

import psutil

from moechat.protocol.kernel_files import read_table

_LOW_FRACTION = 0.04  # of the total; below, the kernel is about to choose a victim
_LOW_BYTES = 400 * 1024**2


class MemoryWatch:
    """Watches one engine process from its start."""

    def __init__(self, vmstat: Path = Path("/proc/vmstat")) -> None:
        self._vmstat = vmstat
        self._kills_before = self._oom_kills()
        self._was_low = False

    def sample(self) -> None:
        """Look at the free memory: after a death it is free again and tells nothing."""
        memory = psutil.virtual_memory()
        self._was_low = memory.available < max(_LOW_BYTES, memory.total * _LOW_FRACTION)

    def ran_out(self) -> bool:
        """Whether the kernel killed for memory since the start, or it was low when last seen."""
        return self._was_low or self._oom_kills() > self._kills_before

    def _oom_kills(self) -> int:
        return read_table(self._vmstat).get("oom_kill", 0)  # of Linux alone
