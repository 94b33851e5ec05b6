"""After the computer slept: whether the graphics processor still has the model."""

import logging

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.conversation import Role
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import ChatMessage
from moechat.services.engine import EngineService, EngineState
from moechat.services.power_watch import PowerWatch
from moechat.services.priming import Ending

_log = logging.getLogger(__name__)

_ASK = (ChatMessage(Role.USER, "Hi"),)  # what every chat begins with is read, and little more
_AGAIN_MS = 1000
_LOST = frozenset({FaultCode.GPU_LOST, FaultCode.DRIVER_FAILED})


class HealthCheck(QObject):
    """Has a model on a GPU read a few tokens; one that cannot is loaded again by itself.

    Where an answer is wanted meanwhile, that is the check: it tells by itself what goes wrong.
    """

    lost = Signal(object)  # Fault GPU_LOST_ASLEEP; the model is on its way already

    def __init__(
        self,
        engine: EngineService,
        power: PowerWatch,
        *,
        patience_s: float = 45.0,  # experts may have to come from the drive again
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.power = power
        self._engine = engine
        self._device = ""  # that is being checked; "" = none
        self._deadline = QTimer(self, singleShot=True, interval=round(patience_s * 1000))
        self._deadline.timeout.connect(self._on_silence)
        self._again = QTimer(self, singleShot=True, interval=_AGAIN_MS)
        self._again.timeout.connect(self.check)
        power.resumed.connect(self.check)
        engine.died.connect(self._on_died)
        engine.unloaded.connect(self._forget)

    @Slot()
    def check(self) -> None:
        """Check now, or as soon as nothing else is read; nothing without a model on a GPU."""
        model, is_ready = self._engine.model, self._engine.state is EngineState.READY
        if self._device or not is_ready or model is None or not model.device.startswith("GPU"):
            return
        if self._engine.prime(_ASK, self._on_end):
            self._device = model.device
            self._deadline.start()
        else:  # a chat is being read ahead
            self._again.start()

    def _on_end(self, ending: Ending) -> None:
        device = self._forget()
        if not isinstance(ending, Fault):
            _log.info("The %s is well after the sleep", device)
        elif ending.fatal or ending.code in _LOST:
            self._replace(ending.detail)

    @Slot()
    def _on_silence(self) -> None:
        self._forget()
        self._replace("no answer in time")

    @Slot(object)
    def _on_died(self, fault: Fault) -> None:
        device = self._forget()
        if not device or fault.code is FaultCode.ENGINE_CRASH_LOOP:
            return
        # Everybody else is to hear of the death first.
        QTimer.singleShot(0, self, lambda: self._replace(fault.detail))

    def _replace(self, why: str) -> None:
        self._engine.renew()
        self.lost.emit(Fault(FaultCode.GPU_LOST_ASLEEP, detail=why))

    @Slot()
    def _forget(self) -> str:
        device, self._device = self._device, ""
        self._deadline.stop()
        return device
