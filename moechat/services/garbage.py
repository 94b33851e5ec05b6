"""When Python's garbage is collected, and in which thread."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_LOOK_MS = 1000
# New containers since the last collection, and collections of a generation before one of the next.
_YOUNG, _MIDDLE, _OLD = 10_000, 20, 100


class GarbageCollector(QObject):
    """Collects in the GUI thread alone, from when the window is filled.

    Python would collect in whichever thread makes the next object, and free there what Qt allows
    to be freed in the GUI thread only. A full collection holds the window up for 50 ms and more:
    what lives until the end is left out of it, and it comes rarely.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    @Slot()
    def look(self) -> None:
        """Collect if it is worth it."""
        young, middle, old = gc.get_count()
        if young >= _YOUNG:
            gc.collect(2 if old >= _OLD else 1 if middle >= _MIDDLE else 0)
