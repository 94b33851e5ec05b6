"""How full the memory is, looked at once a second while somebody looks on."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from moechat.core.memory_split import MemorySplit, split_memory
from moechat.protocol.messages import Heartbeat
from moechat.protocol.system_memory import SystemMemory, read_system_memory

_INTERVAL_MS = 1000


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
