"""How full the memory is, looked at once a second while somebody looks on."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import psutil
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from moechat.core.memory_split import MemorySplit, split_memory
from moechat.protocol.messages import Heartbeat

_INTERVAL_MS = 1000


class SystemMemory(msgspec.Struct, frozen=True):
    """Bytes that this computer, or the container we are in, has and could still give."""

    total: int
    available: int


def read_system_memory(
    proc: Path = Path("/proc"), cgroups: Path = Path("/sys/fs/cgroup")
) -> SystemMemory:
    """Memory of the computer, or of the tightest control group on Linux. Raises `OSError`."""
    memory = psutil.virtual_memory()
    total, available = memory.total, memory.available
    if sys.platform == "linux":
        for limit, used in _group_limits(proc, cgroups, below=memory.total):
            total = min(total, limit)
            available = min(available, max(0, limit - used))
    return SystemMemory(total=total, available=available)


def _group_limits(proc: Path, cgroups: Path, *, below: int) -> Iterator[tuple[int, int]]:
    """Limit and use in bytes of each limited group that we are in, inner groups first."""
    for line in (_read(proc / "self" / "cgroup") or "").splitlines():
        _, controllers, path = line.split(":", 2)
        if controllers == "":  # version 2, one tree for everything
            root, names = cgroups, ("memory.max", "memory.current", "inactive_file")
        elif "memory" in controllers.split(","):
            root = cgroups / "memory"
            names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
        else:
            continue
        group = root / path.lstrip("/")
        # A container may see its own group as the root, whatever its path is outside.
        for directory in (group, *group.parents):
            if found := _group_limit(directory, *names, below=below):
                yield found
            if directory == root:
                break


def _group_limit(
    directory: Path, limit_name: str, used_name: str, cache_key: str, *, below: int
) -> tuple[int, int] | None:
    limit = _read(directory / limit_name)
    if limit is None or not limit.strip().isdigit() or int(limit) >= below:  # none, or "max"
        return None
    used = _read(directory / used_name)
    if used is None:
        return None
    # The group's use counts files in the cache, which the kernel drops before anything fails.
    droppable = 0
    for line in (_read(directory / "memory.stat") or "").splitlines():
        key, _, value = line.partition(" ")
        if key == cache_key:
            droppable = int(value)
    return int(limit), int(used) - droppable


def _read(path: Path) -> str | None:
    try:
        return path.read_text("ascii")
    except (OSError, ValueError):
        return None


class MemoryMonitor(QObject):
    """Combines what the system says with the engine's heartbeats.

    It runs only while watched, so that an unseen window costs nothing.
    """

    changed = Signal(object)  # MemorySplit, or None where the system does not tell

    def __init__(
        self,
        read: Callable[[], SystemMemory] = read_system_memory,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._engine: Heartbeat | None = None
        self._split: MemorySplit | None = None
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self._look)

    @property
    def split(self) -> MemorySplit | None:
        """The last figures."""
        return self._split

    def set_watched(self, watched: bool) -> None:
        """Whether anything shows the figures."""
        if watched and not self._timer.isActive():
            self._timer.start()
            self._look()
        elif not watched:
            self._timer.stop()

    @Slot(object)
    def take_heartbeat(self, heartbeat: Heartbeat) -> None:
        """Remember what the engine holds; shown with the next look."""
        self._engine = heartbeat

    @Slot()
    def forget_engine(self) -> None:
        """The engine's process is gone, and its memory with it."""
        self._engine = None

    @Slot()
    def _look(self) -> None:
        try:
            memory = self._read()
        except OSError:
            split = None
        else:
            engine = self._engine
            split = split_memory(
                total=memory.total,
                available=memory.available,
                engine_private=engine.private_bytes if engine else 0,
                engine_device=(engine.device_bytes or 0) if engine else 0,
            )
        if split != self._split or split is None:
            self._split = split
            self.changed.emit(split)
