"""Looks the machine over: devices in an engine process, the rest on a thread beside it."""

import logging
import platform
import shutil
import sys
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import psutil
from PySide6.QtCore import QObject, QTimer, Signal

import moechat
from moechat.core.gpu_budget import Ram, device_budget
from moechat.core.graphics_driver import GraphicsStack, pci_address
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, Machine
from moechat.core.machine_findings import Finding
from moechat.core.machine_judge import Evidence, judge
from moechat.core.smbios import memory_gb_s
from moechat.protocol.messages import DeviceAnswers
from moechat.protocol.system_memory import read_system_memory
from moechat.services.device_probe import DevicesProbe, ProbeOutcome
from moechat.services.display_adapters import read_graphics_stack
from moechat.services.drives import drive_kind
from moechat.services.firmware import smbios_tables
from moechat.services.joining import one_after_another
from moechat.services.slice_probe import SliceProbe
from moechat.services.tasks import TaskLane
from moechat.services.texts import describe

_log = logging.getLogger(__name__)

WHOLE_SECONDS = 14.0  # after that with what is known: 15 s are promised
_LANE_SECONDS = 0.2  # for a thread whose work is done
_DISTRIBUTIONS = {
    "openvino": "openvino",
    "genai": "openvino-genai",
    "tokenizers": "openvino-tokenizers",
}


@cache
def installed_versions() -> Mapping[str, str]:
    """Of OpenVINO's packages as they lie here; reads files, and takes 30 ms the first time."""
    return {name: _installed(package) for name, package in _DISTRIBUTIONS.items()}


def _installed(package: str) -> str:
    import importlib.metadata  # noqa: PLC0415 - brings much along, and a window can wait for it

    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""


@dataclass(frozen=True)
class Examination:
    """The machine and the verdicts on it."""

    machine: Machine
    findings: list[Finding]


@dataclass(frozen=True)
class Surroundings:
    """What the operating system tells; None where it did not in time."""

    ram: Ram
    stack: GraphicsStack
    memory_gb_s: float | None = None
    installed: Mapping[str, str] = field(default_factory=installed_versions)


class Doctor(QObject):
    """One examination; `examined` comes once, within `WHOLE_SECONDS` of `start`.

    `seen` comes before it where the drive takes longer than everything else.
    """

    seen = Signal(object)  # Examination, the drive not measured yet
    examined = Signal(object)  # Examination

    def __init__(
        self,
        devices: DevicesProbe,
        models: Path,
        *,
        measure_drive: bool = True,
        read_stack: Callable[[], GraphicsStack] = read_graphics_stack,
        whole_s: float = WHOLE_SECONDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._models = models
        self._measure_drive = measure_drive
        self._read_stack = read_stack
        self._stopping = threading.Event()
        self._outcome: ProbeOutcome | None = None
        self._surroundings: Surroundings | None = None
        self._drive: DriveFacts | None = None
        self._drive_done = False
        self._told = False
        self._devices = devices
        self._devices.finished.connect(self._take_devices)
        # Each on a thread of its own: a drive that does not answer must not hold up the rest.
        self._system_lane = TaskLane("doctor-system", self)
        self._drive_lane = TaskLane("doctor-drive", self)
        self._timer = QTimer(self, singleShot=True, interval=round(whole_s * 1000))
        self._timer.timeout.connect(self.cancel)

    def start(self) -> None:
        """Begin; the event loop has to run."""
        self._timer.start()
        self._devices.start()
        self._system_lane.run(lambda: read_surroundings(self._read_stack), self._take_surroundings)
        self._drive_lane.run(
            lambda: examine_drive(
                self._models, measure=self._measure_drive, cancelled=self._stopping.is_set
            ),
            self._take_drive,
            lambda error: self._take_drive(None, error),
        )

    def cancel(self) -> None:
        """Tell what is known so far."""
        self._devices.cancel()
        self._tell()

    @property
    def is_over(self) -> bool:
        """Whether the engine that was asked is gone too, some moments after `examined`."""
        return self._devices.is_over

    def wait(self, timeout_ms: int) -> bool:
        """Block until it is gone; for the end of the program only."""
        return self._devices.wait(timeout_ms)

    # ── parts ────────────────────────────────────────────────────────────────

    def _take_devices(self, outcome: ProbeOutcome) -> None:
        self._outcome = outcome
        self._tell_if_complete()

    def _take_surroundings(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings
        self._tell_if_complete()

    def _take_drive(self, drive: DriveFacts | None, error: Exception | None = None) -> None:
        if error is not None:
            _log.warning("drive of %s: %s", self._models, error)
        self._drive, self._drive_done = drive, True
        self._tell_if_complete()

    def _tell_if_complete(self) -> None:
        if self._outcome is None or self._surroundings is None or self._told:
            return
        if self._drive_done:
            self._tell()
        else:
            drive = DriveFacts(path=str(self._models))
            self.seen.emit(conclude(self._outcome, self._surroundings, drive))

    def _tell(self) -> None:
        if self._told:
            return
        self._told = True
        self._timer.stop()
        self._stopping.set()
        outcome = self._outcome or ProbeOutcome()
        surroundings = self._surroundings or Surroundings(
            read_ram(), GraphicsStack(system=_system())
        )
        drive = self._drive or DriveFacts(path=str(self._models))
        self._end_lanes()
        self.examined.emit(conclude(outcome, surroundings, drive))

    def _end_lanes(self) -> None:
        """End the threads that are done; one that still waits for a drive ends by itself."""
        if self._surroundings is not None:
            self._system_lane.drain(_LANE_SECONDS)
        if self._drive_done:
            self._drive_lane.drain(_LANE_SECONDS)


def read_surroundings(read_stack: Callable[[], GraphicsStack]) -> Surroundings:
    """Memory, adapters and drivers; blocks for up to a few seconds."""
    return Surroundings(read_ram(), read_stack(), memory_gb_s(smbios_tables()))


def examine_drive(folder: Path, *, measure: bool, cancelled: Callable[[], bool]) -> DriveFacts:
    """Kind, room and speed of the drive that holds ``folder``; blocks for three seconds."""
    place = next(path for path in (folder, *folder.parents) if path.is_dir())
    speed = SliceProbe(cancelled=cancelled).measure(folder) if measure else None
    return DriveFacts(
        path=str(folder),
        kind=drive_kind(place),
        free_bytes=shutil.disk_usage(place).free,
        slice_mb_s=round(speed.mb_s, 1) if speed else None,
    )


def conclude(outcome: ProbeOutcome, surroundings: Surroundings, drive: DriveFacts) -> Examination:
    """Put the parts together and judge them."""
    ram, stack = surroundings.ram, surroundings.stack
    devices = [_device(answers, ram) for answers in outcome.devices]
    if not any(device.kind is DeviceKind.CPU for device in devices):
        # OpenVINO always has one, and plans need it even when the engine did not come to say so.
        devices.insert(0, _device(_cpu(), ram))
    machine = Machine(
        devices=devices,
        ram_total_bytes=ram.total_bytes,
        ram_available_bytes=ram.available_bytes,
        memory_gb_s=surroundings.memory_gb_s,
        drive=drive,
        versions=_versions(outcome, surroundings),
    )
    offloads = [answers.offload for answers in outcome.devices if answers.offload]
    addresses = (pci_address(answers.pci) for answers in outcome.devices)
    evidence = Evidence(
        machine=machine,
        ram=ram,
        stack=stack,
        seen_addresses=frozenset(filter(None, addresses)),
        plugin_errors=outcome.errors,
        hanging_plugin=outcome.hanging,
        waited_s=outcome.waited_s,
        engine_failure=_failure(outcome),
        gpu_asked="GPU" in outcome.asked and outcome.hanging != "GPU" and outcome.fault is None,
        has_offload=all(offload.exists for offload in offloads),
        accepts_auto=any(offload.accepts_auto for offload in offloads),
    )
    return Examination(machine, judge(evidence))


def _device(answers: DeviceAnswers, ram: Ram) -> DeviceFacts:
    budget, source = device_budget(answers.kind, answers.total_bytes, answers.video, ram)
    on_ram = answers.kind in (DeviceKind.CPU, DeviceKind.NPU)
    return DeviceFacts(
        id=answers.id,
        name=answers.name,
        kind=answers.kind,
        xmx=answers.xmx,
        architecture=answers.architecture,
        total_bytes=ram.total_bytes if on_ram else answers.total_bytes,
        max_alloc_bytes=answers.max_alloc_bytes,
        budget_bytes=budget,
        budget_source=source,
    )


def _cpu() -> DeviceAnswers:
    return DeviceAnswers(
        id="CPU", name=platform.processor() or platform.machine(), kind=DeviceKind.CPU
    )


def _failure(outcome: ProbeOutcome) -> str:
    if outcome.fault is None:
        return ""
    said = describe(outcome.fault)
    return one_after_another((said.title, said.advice))


def _versions(outcome: ProbeOutcome, surroundings: Surroundings) -> dict[str, str]:
    """Of everything that a report of trouble should name; only what is known."""
    stack = surroundings.stack
    found = {**surroundings.installed, **outcome.versions}
    found |= {
        "moechat": moechat.__version__,
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.release()}",
        "graphics_driver": stack.display_driver or stack.compute_runtime,
        "kernel_driver": stack.kernel_driver,
    }
    return {name: version for name, version in found.items() if version}


def read_ram() -> Ram:
    """The computer's memory now, or what a control group leaves of it. Never raises."""
    fitted = psutil.virtual_memory()
    try:
        memory = read_system_memory()
    except OSError:
        return Ram(fitted.total, fitted.available)
    return Ram(memory.total, memory.available, in_group=memory.total < fitted.total)


def _system() -> str:
    return "windows" if sys.platform == "win32" else "linux"
