"""Hears of second starts once the window is filled."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Slot

from moechat.services.window_place import WindowPlace

if TYPE_CHECKING:
    from moechat.services.door import Door, Knock


class SecondStarts(QObject):
    """Opens a door in the next turn of the event loop, if the place is ours."""

    def __init__(
        self,
        place: WindowPlace | None,
        answer: Callable[["Knock"], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._answer = answer
        self._door: Door | None = None
        if place is not None and place.is_ours:
            self._data = place.data
            QTimer.singleShot(0, self, self._open)

    @Slot()
    def _open(self) -> None:
        # It needs Qt's network, which others load in a turn before this one.
        from moechat.services.door import Door  # noqa: PLC0415

        self._door = Door(self._data, self)
        self._door.knocked.connect(self._answer)
        self._door.open()

    def close(self) -> None:
        """Hear of none any more."""
        if self._door is not None:
            self._door.close()
