"""The machine as a model that is loaded next would find it."""

from collections.abc import Callable
from pathlib import Path

from moechat.core.graphics_driver import GraphicsStack
from moechat.core.machine import DriveFacts, Machine
from moechat.protocol.messages import DeviceAnswers
from moechat.services.device_probe import ProbeOutcome
from moechat.services.display_adapters import read_graphics_stack
from moechat.services.doctor import Surroundings, conclude, examine_drive, read_surroundings


class MachineNow:
    """Call it on any one thread; it may take seconds the first time."""

    def __init__(
        self,
        planned: Callable[[], Machine | None],
        devices: Callable[[], list[DeviceAnswers]],
        models_dir: Callable[[], Path],
        read_stack: Callable[[], GraphicsStack] = read_graphics_stack,
    ) -> None:
        """``planned`` is the machine of the latest load, looked at before it took any memory."""
        self._planned = planned
        self._devices = devices
        self._models_dir = models_dir
        self._read_stack = read_stack
        self._surroundings: Surroundings | None = None

    def __call__(self) -> Machine | None:
        """The machine; None while its devices are not known."""
        if (planned := self._planned()) is not None:
            return planned
        devices = self._devices()
        if not devices:
            return None
        if self._surroundings is None:
            self._surroundings = read_surroundings(self._read_stack)
        models = self._models_dir()
        try:
            drive = examine_drive(models, measure=False, cancelled=lambda: False)
        except (OSError, StopIteration):
            drive = DriveFacts(path=str(models))
        return conclude(ProbeOutcome(devices=devices), self._surroundings, drive).machine
