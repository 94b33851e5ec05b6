"""Which devices the engine of the moment has; a driver that hangs costs one engine, and is told."""

import logging

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.client import EngineClient
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import DeviceAnswers, Event, Failed, Probe, Probed, ProbeStep

_log = logging.getLogger(__name__)


class EngineDevices(QObject):
    """Asks each new engine; after a driver hung or crashed, the next ones go without.

    Asking again would cost the same time, and a model on another device can do without the
    answer.
    """

    known = Signal(list)  # list[DeviceAnswers]; also when nothing was asked
    hangs = Signal(object)  # Fault DRIVER_HANGS: the engine has to be ended

    def __init__(self, client: EngineClient, driver_s: float, parent: QObject) -> None:
        super().__init__(parent)
        self._client = client
        self._seconds = driver_s
        self._request: int | None = None  # asked, and not answered yet
        self._plugin = ""  # that is being asked
        self._coming: list[DeviceAnswers] = []
        self._answers: list[DeviceAnswers] = []
        self._hanging = ""
        self._timer = QTimer(self, singleShot=True, interval=round(driver_s * 1000))
        self._timer.timeout.connect(self._on_time_up)

    @property
    def answers(self) -> list[DeviceAnswers]:
        """What the last engine that was asked has told."""
        return list(self._answers)

    @property
    def is_asking(self) -> bool:
        """Whether the engine has not told everything yet."""
        return self._request is not None

    def fault_of(self, device: str) -> Fault | None:
        """Why ``device`` cannot be used: its driver did not answer."""
        hangs = bool(self._hanging) and device.partition(".")[0] == self._hanging
        return self._fault() if hangs else None

    def _fault(self) -> Fault:
        values: dict[str, str | int | float] = {
            "device": self._hanging,
            "seconds": round(self._seconds),
        }
        return Fault(FaultCode.DRIVER_HANGS, values)

    def ask(self) -> None:
        """Ask the engine, which has just said hello."""
        if self._hanging:
            self.known.emit(self.answers)
            return
        self._coming, self._plugin = [], ""
        self._request = self._client.next_id()
        self._timer.start()
        self._client.send(Probe(id=self._request))

    def ask_all_again(self) -> None:
        """Forget that a driver hung: a person wants another try."""
        self._hanging = ""

    def forget_question(self) -> None:
        """The engine is gone, or about to be."""
        self._request = None
        self._timer.stop()

    def engine_died(self) -> None:
        """It ended by itself; a plugin that was being asked is not asked again."""
        if self._request is not None and self._plugin:
            _log.error("The engine died of asking %s", self._plugin)
            self._give_up_on_plugin()
        self.forget_question()

    def take(self, event: Event) -> bool:
        """Take an answer; False where ``event`` is something else."""
        match event:
            case ProbeStep():
                if event.id == self._request:
                    self._on_step(event)
            case Probed():
                if event.id == self._request:
                    self._finish()
            case Failed(id=request_id) if request_id == self._request:
                _log.warning("Devices: %s %s", event.fault.code, event.fault.detail)
                self._finish()
            case _:
                return False
        return True

    def _on_step(self, step: ProbeStep) -> None:
        if step.device is not None:
            self._coming.append(step.device)
        elif not step.error:
            self._plugin = step.plugin
            self._timer.start()

    def _finish(self) -> None:
        self.forget_question()
        self._answers = self._coming
        self.known.emit(self.answers)

    def _give_up_on_plugin(self) -> None:
        self._hanging = self._plugin
        self._answers = self._coming

    @Slot()
    def _on_time_up(self) -> None:
        if self._request is None:
            return
        _log.error("%s does not answer", self._plugin or "The engine")
        self._plugin = self._plugin or "GPU"  # nothing came at all: the CPU can be tried
        self._give_up_on_plugin()
        self.forget_question()
        self.hangs.emit(self._fault())
