"""Clocks beside the engine: a stop that is overdue, an answer that stands still, a model unused."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.engine_state import EngineState
from moechat.core.faults import Fault, FaultCode

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pace:
    """How long things may take, in seconds."""

    stop_overdue_s: float = 3.0  # from Cancel to the end of the answer
    stall_s: float = 90.0  # without a token or a step of the prefill
    idle_check_s: float = 30.0
    driver_s: float = 10.0  # for one plugin to say which devices it has
    end_grace_s: float = 2.0  # for the engine to end by itself, before it is killed


class EngineWatch(QObject):
    """Runs a timer only while there is something to wait for."""

    stop_overdue = Signal()
    stalled = Signal(object)  # Fault ENGINE_STALLED
    idle = Signal()  # ready, and unused for as long as the user allows

    def __init__(
        self,
        pace: Pace,
        idle_minutes: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pace = pace
        self._idle_minutes = idle_minutes
        self._clock = clock
        self._last_use = 0.0
        self._overdue_timer = QTimer(self, singleShot=True, interval=_ms(pace.stop_overdue_s))
        self._overdue_timer.timeout.connect(self.stop_overdue)
        self._stall_timer = QTimer(self, singleShot=True, interval=_ms(pace.stall_s))
        self._stall_timer.timeout.connect(self._on_stalled)
        self._idle_timer = QTimer(self, interval=_ms(pace.idle_check_s))
        self._idle_timer.timeout.connect(self._check_idle)

    def answer_moves(self) -> None:
        """An answer began, or came a step further."""
        self._stall_timer.start()

    def stop_was_asked(self) -> None:
        """Cancel was sent."""
        self._overdue_timer.start()

    def answer_is_over(self) -> None:
        """It ended, in whichever way."""
        self._overdue_timer.stop()
        self._stall_timer.stop()

    @Slot(object)
    def follow(self, state: EngineState) -> None:
        """Count the time while a model is loaded and does nothing."""
        if state is EngineState.READY:
            self.touch()
            self._idle_timer.start()
        else:
            self._idle_timer.stop()

    def touch(self) -> None:
        """The model is in use, or about to be."""
        self._last_use = self._clock()

    @Slot()
    def _on_stalled(self) -> None:
        self.stalled.emit(Fault(FaultCode.ENGINE_STALLED, {"seconds": round(self._pace.stall_s)}))

    @Slot()
    def _check_idle(self) -> None:
        minutes = self._idle_minutes()
        if minutes > 0 and self._clock() - self._last_use >= minutes * 60:
            _log.info("The model was not used for long")
            self.idle.emit()


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
