"""Keeps the computer awake while an answer is written."""

from PySide6.QtCore import QObject, Slot

from moechat.core.engine_state import EngineState
from moechat.services.engine import EngineService
from moechat.services.sleep_inhibitor import SleepInhibitor

_REASON = "answer"


class Wakefulness(QObject):
    """Holds the inhibitor from the first step of an answer to its last."""

    def __init__(
        self, engine: EngineService, inhibitor: SleepInhibitor, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._inhibitor = inhibitor
        self._holds = False
        engine.state_changed.connect(self._on_state)

    @Slot(object)
    def _on_state(self, state: EngineState) -> None:
        answering = state in (EngineState.GENERATING, EngineState.STOPPING)
        if answering and not self._holds:
            self._inhibitor.hold(_REASON)
        elif self._holds and not answering:
            self._inhibitor.release(_REASON)
        self._holds = answering
