"""The examination as a whole, with scripted engines and bounded in time."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.faults import FaultCode
from moechat.core.graphics_driver import Access, GraphicsStack, PciDevice
from moechat.core.machine import BudgetSource, DeviceKind
from moechat.core.machine_findings import FindingCode
from moechat.services import device_probe, doctor
from moechat.services.device_probe import DevicesProbe, ProbeOutcome
from moechat.services.doctor import Doctor, Examination
from tests.support.scripted_engine import command

ADAPTER = PciDevice(
    address="0000:00:02.0", class_code=0x030000, vendor=0x8086, device=0x64A0, kernel_driver="xe",
    access=Access.YES,
)  # fmt: skip
STACK = GraphicsStack(system="linux", kernel="6.18", compute_runtime="26.09.1", adapters=[ADAPTER])

Clients = Callable[..., EngineClient]


@pytest.fixture
def engine(qtbot: QtBot) -> Iterator[Clients]:
    made: list[EngineClient] = []

    def make(*options: str) -> EngineClient:
        client = EngineClient(Launcher(command(*options)))
        made.append(client)
        return client

    yield make
    for client in made:
        client.kill()
        qtbot.waitUntil(lambda client=client: not client.is_running, timeout=5000)


def examine(qtbot: QtBot, subject: Doctor) -> Examination:
    with qtbot.waitSignal(subject.examined, timeout=20_000) as told:
        subject.start()
    return told.args[0]


def codes(examination: Examination) -> set[FindingCode]:
    return {finding.code for finding in examination.findings}


def probe(qtbot: QtBot, subject: DevicesProbe) -> ProbeOutcome:
    with qtbot.waitSignal(subject.finished, timeout=20_000) as told:
        subject.start()
    return told.args[0]


def test_everything_answers(qtbot: QtBot, engine: Clients, tmp_path: Path) -> None:
    subject = Doctor(
        DevicesProbe(engine()), tmp_path / "models", measure_drive=False, read_stack=lambda: STACK
    )
    examination = examine(qtbot, subject)
    machine = examination.machine
    assert [device.id for device in machine.devices] == ["CPU", "GPU"]
    assert [device.kind for device in machine.devices] == [DeviceKind.CPU, DeviceKind.INTEGRATED]
    processor = machine.devices[0]
    assert processor.budget_source in (BudgetSource.RAM, BudgetSource.CGROUP)
    assert processor.budget_bytes == machine.ram_available_bytes
    assert machine.drive is not None
    assert machine.drive.path == str(tmp_path / "models")
    assert machine.drive.free_bytes
    assert machine.versions["openvino"] == "0"
    assert machine.versions["graphics_driver"] == "26.09.1"
    assert machine.versions["kernel_driver"] == "xe"
    assert FindingCode.GPU_WITHOUT_XMX in codes(examination)
    assert FindingCode.DRIVER_TOO_OLD not in codes(examination)


def test_a_hanging_driver_costs_a_sentence(qtbot: QtBot, engine: Clients, tmp_path: Path) -> None:
    client = engine("--fault", "hang", "--at", "probe:GPU")
    devices = DevicesProbe(client, driver_s=0.5)
    subject = Doctor(devices, tmp_path, measure_drive=False, read_stack=lambda: STACK)
    examination = examine(qtbot, subject)
    assert FindingCode.DRIVER_HANGS in codes(examination)
    hang = next(f for f in examination.findings if f.code is FindingCode.DRIVER_HANGS)
    assert hang.values["plugin"] == "GPU"
    assert FindingCode.DRIVER_TOO_OLD not in codes(examination)
    assert [device.id for device in examination.machine.devices] == ["CPU"]
    qtbot.waitUntil(lambda: not client.is_running, timeout=5000)


def test_the_limits_keep_the_promise() -> None:
    assert device_probe.ENGINE_SECONDS < doctor.WHOLE_SECONDS < 15
    assert device_probe.DRIVER_SECONDS <= 10


@pytest.mark.parametrize("fault", ["abort", "exit", "kill"])
def test_an_engine_that_dies(qtbot: QtBot, engine: Clients, tmp_path: Path, fault: str) -> None:
    client = engine("--fault", fault, "--at", "probe:GPU")
    examination = examine(
        qtbot, Doctor(DevicesProbe(client), tmp_path, measure_drive=False, read_stack=lambda: STACK)
    )
    assert FindingCode.ENGINE_FAILED in codes(examination)
    assert FindingCode.DRIVER_TOO_OLD not in codes(examination)
    assert [device.id for device in examination.machine.devices] == ["CPU"]


def test_no_engine_at_all(qtbot: QtBot, tmp_path: Path) -> None:
    client = EngineClient(Launcher([str(tmp_path / "nothing")]))
    examination = examine(
        qtbot, Doctor(DevicesProbe(client), tmp_path, measure_drive=False, read_stack=lambda: STACK)
    )
    assert FindingCode.ENGINE_FAILED in codes(examination)
    # The installed versions are what one compares first.
    assert examination.machine.versions["openvino"].startswith("20")


def test_an_engine_that_never_says_hello(qtbot: QtBot, engine: Clients) -> None:
    client = engine("--fault", "pause", "--at", "start")
    outcome = probe(qtbot, DevicesProbe(client, engine_s=0.5))
    assert outcome.fault is not None
    assert outcome.fault.code is FaultCode.ENGINE_NOT_STARTED
    assert outcome.hanging == ""
    assert outcome.devices == []


def test_a_drive_that_never_answers_does_not_hold_up_the_rest(
    qtbot: QtBot, engine: Clients, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released = threading.Event()
    monkeypatch.setattr(doctor, "examine_drive", lambda *_, **__: released.wait(30))
    subject = Doctor(DevicesProbe(engine()), tmp_path, read_stack=lambda: STACK, whole_s=3.0)
    began = time.monotonic()
    examination = examine(qtbot, subject)
    assert time.monotonic() - began < 10
    released.set()
    assert [device.id for device in examination.machine.devices] == ["CPU", "GPU"]
    assert FindingCode.DRIVE_UNMEASURED in codes(examination)


def test_a_failing_reader_is_no_end(
    qtbot: QtBot, engine: Clients, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(5, "broken drive")

    monkeypatch.setattr(doctor, "examine_drive", fail)
    examination = examine(qtbot, Doctor(DevicesProbe(engine()), tmp_path, read_stack=lambda: STACK))
    assert FindingCode.DRIVE_UNMEASURED in codes(examination)


def test_cancel_tells_what_is_known_once(qtbot: QtBot, engine: Clients, tmp_path: Path) -> None:
    subject = Doctor(DevicesProbe(engine()), tmp_path, read_stack=lambda: STACK)
    spy = QSignalSpy(subject.examined)
    subject.start()
    subject.cancel()
    subject.cancel()
    qtbot.waitUntil(lambda: spy.count() > 0)
    assert spy.count() == 1
    assert [device.id for device in spy.at(0)[0].machine.devices] == ["CPU"]


def test_failed_probe(qtbot: QtBot, engine: Clients) -> None:
    outcome = probe(qtbot, DevicesProbe(engine("--fault", "garbage", "--at", "probe:GPU")))
    assert outcome.fault is not None
    assert outcome.fault.code is FaultCode.ENGINE_GARBLED
