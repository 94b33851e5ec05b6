"""The engine's process from start to end, again and again, and what it says of its devices."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.client.client import EngineClient, EngineEnd
from moechat.core.engine_state import EngineState, EngineStep, RestartPolicy, next_state
from moechat.core.faults import Fault
from moechat.protocol.messages import Hello
from moechat.services.engine_devices import EngineDevices
from moechat.services.engine_watch import Pace

_log = logging.getLogger(__name__)


class EngineLife(QObject):
    """Keeps one engine running: one that was ended on purpose is followed by a fresh one."""

    state_changed = Signal(object)  # EngineState
    awake = Signal(list)  # list[DeviceAnswers]: a fresh engine is free for a load
    driver_hangs = Signal(object)  # Fault DRIVER_HANGS; a fresh engine is on its way
    unloaded = Signal()  # the process that held the model is gone
    fell = Signal(object)  # Fault: the process ended by itself; `restart` or `start` leads on

    def __init__(
        self,
        client: EngineClient,
        pace: Pace,
        restarts: RestartPolicy,
        clock: Callable[[], float],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._client = client
        self._pace = pace
        self._restarts = restarts
        self._clock = clock
        self.state = EngineState.ABSENT
        self.fault: Fault | None = None  # why the state is FAILED
        self.is_fresh = False  # this process was never asked to load
        self._is_shutting_down = False
        self._rests = False
        self._had_model = False
        self.devices = EngineDevices(client, pace.driver_s, self)
        self.devices.known.connect(self.awake)
        self.devices.hangs.connect(self._on_driver_hangs)
        self._restart_timer = QTimer(self, singleShot=True)
        self._restart_timer.timeout.connect(self._start_process)
        client.hello.connect(self._on_hello)
        client.ended.connect(self._on_ended)

    @property
    def is_free(self) -> bool:
        """Whether a load can be sent, or could if the process were fresh."""
        return self.state is EngineState.IDLE and not self.devices.is_asking

    def go(self, step: EngineStep) -> None:
        """Take a step; raises `ForbiddenStepError`."""
        state = next_state(self.state, step)
        _log.debug("%s: %s -> %s", step, self.state, state)
        self.state = state
        self.state_changed.emit(state)

    def start(self) -> None:
        """Start the engine, where none is there; also after the automatics gave up."""
        self._rests = False
        if self.state in (EngineState.ABSENT, EngineState.FAILED):
            self._start_process()

    def rest(self, *, had_model: bool = False) -> None:
        """End the engine, and have none until `start`."""
        self._restart_timer.stop()
        self._rests = True
        if self._client.is_running:
            self.end(at_once=True, had_model=had_model)

    def end(self, *, at_once: bool = False, had_model: bool = False) -> None:
        """End the engine; a fresh one follows."""
        if self.state is EngineState.UNLOADING:
            return
        self._had_model = had_model
        self.devices.forget_question()
        if at_once:
            self._client.kill()
        else:
            self._client.stop_process(round(self._pace.end_grace_s * 1000))
        self.go(EngineStep.END)

    def mourn(self, fault: Fault, *, restart: bool) -> Fault:
        """Note that the engine ended by itself, and what to tell of it.

        With ``restart`` a fresh one comes after a pause, unless it happened too often.
        """
        delay_s = None
        if restart:
            fault, delay_s = self._restarts.after_death(fault, self._clock())
        self.fault = fault
        self.go(EngineStep.DIED)
        if delay_s is not None and not self._is_shutting_down:
            self._restart_timer.start(round(delay_s * 1000))
        return fault

    def shutdown(self) -> None:
        """End the engine and wait for that, three seconds at most; for the end of the program."""
        self._is_shutting_down = True
        self._restart_timer.stop()
        if not self._client.is_running:
            return
        self.end()
        if not self._client.wait(round(self._pace.end_grace_s * 1000)):
            self._client.kill()
            if not self._client.wait(1000):
                _log.error("The engine does not end; a driver may hold it")

    @Slot()
    def _start_process(self) -> None:
        self._restart_timer.stop()
        self.is_fresh = True
        self.fault = None
        self.go(EngineStep.START)
        self._client.start()

    @Slot(object)
    def _on_hello(self, hello: Hello) -> None:
        _log.info("Engine %d: OpenVINO %s, GenAI %s", hello.pid, hello.openvino, hello.genai)
        if self.state is not EngineState.STARTING:
            return  # it is being ended already
        self.go(EngineStep.HELLO)
        if self.is_free:  # nobody has ended it meanwhile
            self.devices.ask()

    @Slot(object)
    def _on_driver_hangs(self, fault: Fault) -> None:
        self.end(at_once=True)  # it waits for the driver; the next one does not ask
        self.driver_hangs.emit(fault)

    @Slot(object)
    def _on_ended(self, end: EngineEnd) -> None:
        if self.state is EngineState.UNLOADING:
            self.go(EngineStep.GONE)
            if self._had_model:
                self.unloaded.emit()
            if not self._is_shutting_down and not self._rests:
                self.start()
            return
        self.devices.engine_died()
        self.fell.emit(end.fault)
