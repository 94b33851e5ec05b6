"""Asks an engine process for the devices, and ends it when a driver does not answer."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.client import EngineClient, EngineEnd
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import DeviceAnswers, Event, Failed, Hello, Probe, Probed, ProbeStep

ENGINE_SECONDS = 12.0  # from the start; Python and OpenVINO take two or three of it
DRIVER_SECONDS = 10.0  # from the first question


@dataclass
class ProbeOutcome:
    """What the engine told, and what became of it."""

    devices: list[DeviceAnswers] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)  # plugins, in order
    errors: dict[str, str] = field(default_factory=dict)  # plugin → reason
    versions: dict[str, str] = field(default_factory=dict)
    hanging: str = ""  # the plugin that was asked when the time was up
    waited_s: float = 0.0
    fault: Fault | None = None  # the engine failed, died, or did not come to ask


class DevicesProbe(QObject):
    """One question, one process; `finished` comes once, within `ENGINE_SECONDS` of `start`."""

    finished = Signal(object)  # ProbeOutcome

    def __init__(
        self,
        client: EngineClient,
        *,
        engine_s: float = ENGINE_SECONDS,
        driver_s: float = DRIVER_SECONDS,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._clock = clock
        self._outcome = ProbeOutcome()
        self._began = 0.0
        self._open = True
        # Two clocks: the process as a whole, and the driver once it is asked.
        self._engine_timer = self._timer(engine_s)
        self._driver_timer = self._timer(driver_s)
        client.hello.connect(self._on_hello)
        client.received.connect(self._on_received)
        client.ended.connect(self._on_ended)

    def start(self) -> None:
        """Start the engine and ask."""
        self._began = self._clock()
        self._engine_timer.start()
        self._client.start()
        self._client.send(Probe(id=self._client.next_id()))

    def cancel(self) -> None:
        """Finish now, with what is known."""
        self._finish()

    @property
    def is_over(self) -> bool:
        """Whether the engine's process is gone; before that nothing here may be thrown away."""
        return not self._client.is_running

    def wait(self, timeout_ms: int) -> bool:
        """Block until the process is gone; for the end of the program only."""
        return self._client.wait(timeout_ms)

    def _timer(self, seconds: float) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=round(seconds * 1000))
        timer.timeout.connect(self._on_time_up)
        return timer

    @Slot(object)
    def _on_hello(self, hello: Hello) -> None:
        self._outcome.versions = {
            "openvino": hello.openvino,
            "genai": hello.genai,
            "tokenizers": hello.tokenizers,
        }

    @Slot(object)
    def _on_received(self, event: Event) -> None:
        match event:
            case ProbeStep():
                self._on_step(event)
            case Probed():
                self._finish()
            case Failed():
                self._outcome.fault = event.fault
                self._finish()

    def _on_step(self, step: ProbeStep) -> None:
        outcome = self._outcome
        if step.device is not None:
            outcome.devices.append(step.device)
        elif step.error:
            outcome.errors[step.plugin] = step.error
        else:
            outcome.asked.append(step.plugin)
            self._began = self._clock()
            self._driver_timer.start()

    @Slot()
    def _on_time_up(self) -> None:
        outcome = self._outcome
        if outcome.asked:
            outcome.hanging = outcome.asked[-1]
            outcome.waited_s = self._clock() - self._began
        else:
            outcome.fault = Fault(FaultCode.ENGINE_NOT_STARTED, {"reason": "silent"})
        self._finish()

    @Slot(object)
    def _on_ended(self, end: EngineEnd) -> None:
        if not end.expected:
            self._outcome.fault = end.fault
        self._finish()

    def _finish(self) -> None:
        if not self._open:
            return
        self._open = False
        self._engine_timer.stop()
        self._driver_timer.stop()
        # A driver that hangs does not listen, and nothing in this process needs saving.
        self._client.kill()
        self.finished.emit(self._outcome)
