"""``moechat doctor``: what this machine can do, and what keeps it from more."""

import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer

from moechat.client.client import EngineClient
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, Machine
from moechat.core.machine_findings import FindingLevel
from moechat.services.device_probe import DevicesProbe
from moechat.services.doctor import Doctor, Examination
from moechat.services.machine_texts import (
    budget_source_text,
    drive_text,
    finding_text,
    kind_text,
    level_text,
)
from moechat.services.texts import format_bytes, format_count

_WIDTH = 18


def examine(app: QCoreApplication, models: Path) -> Examination:
    """Look the machine over, which takes up to 15 seconds; Ctrl+C ends it early."""
    client = EngineClient()
    doctor = Doctor(DevicesProbe(client), models)
    told: list[Examination] = []

    def take(examination: Examination) -> None:
        told.append(examination)
        app.quit()

    doctor.examined.connect(take)
    previous = signal.signal(signal.SIGINT, lambda *_: doctor.cancel())
    # Python handles signals between bytecodes only: give it some while Qt waits.
    pulse = QTimer(interval=100)
    pulse.timeout.connect(_nothing)
    pulse.start()
    QTimer.singleShot(0, doctor.start)
    app.exec()
    signal.signal(signal.SIGINT, previous)
    client.wait(1000)
    return told[0]


def run(app: QCoreApplication, models: Path, *, as_json: bool) -> int:
    """Print the findings; return 1 if one of them is a problem, 0 otherwise."""
    if not as_json and sys.stderr.isatty():
        print(_waiting(), file=sys.stderr, flush=True)
    examination = examine(app, models)
    print(to_json(examination) if as_json else _table(examination))
    bad = any(finding.level is FindingLevel.PROBLEM for finding in examination.findings)
    return 1 if bad else 0


def to_json(examination: Examination) -> str:
    """The machine and the findings as JSON, which `moechat plan --machine` takes."""
    built: dict[str, Any] = msgspec.to_builtins(examination.machine)
    built["findings"] = [
        {
            "level": finding.level.value,
            "text": finding_text(finding).text,
            "action": finding_text(finding).action,
            "code": finding.code.value,
            "values": finding.values,
        }
        for finding in examination.findings
    ]
    return msgspec.json.format(msgspec.json.encode(built), indent=2).decode()


def _nothing() -> None:
    pass


def _waiting() -> str:
    return QCoreApplication.translate("Machine", "Looking, which takes a few seconds…")


def _table(examination: Examination) -> str:
    machine = examination.machine
    lines: list[str] = []
    for device in machine.devices:
        lines += _device_lines(device)
    available = format_bytes(machine.ram_available_bytes)
    rows = [("Memory", f"{available} of {format_bytes(machine.ram_total_bytes)} available")]
    if machine.drive is not None:
        rows += [("Models' drive", _drive(machine.drive))]
    rows += [("Versions", _versions(machine))]
    lines += [_row(*row) for row in rows]
    for finding in examination.findings:
        said = finding_text(finding)
        lines += ["", f"{level_text(finding.level)}: {said.text}"]
        lines += [f"  → {said.action}"] if said.action else []
    return "\n".join(lines)


def _device_lines(device: DeviceFacts) -> list[str]:
    about = [kind_text(device.kind)]
    if device.kind in (DeviceKind.INTEGRATED, DeviceKind.DISCRETE):
        about += ["XMX" if device.xmx else "no XMX", device.architecture]
    rows = [_row(device.id, device.name), _row("", ", ".join(filter(None, about)))]
    sizes = ((device.total_bytes, "in all"), (device.max_alloc_bytes, "at once"))
    told = [f"{format_bytes(size)} {what}" for size, what in sizes if size is not None]
    if device.budget_bytes is not None:
        source = budget_source_text(device.budget_source)
        told += [f"{format_bytes(device.budget_bytes)} now ({source})"]
    return rows + ([_row("", ", ".join(told))] if told else [])


def _drive(drive: DriveFacts) -> str:
    parts = [drive_text(drive.kind)]
    if drive.free_bytes is not None:
        parts += [f"{format_bytes(drive.free_bytes)} free"]
    if drive.slice_mb_s is not None:
        parts += [f"{format_count(round(drive.slice_mb_s))} MB/s in slices"]
    return f"{', '.join(parts)} ({drive.path})"


def _versions(machine: Machine) -> str:
    return ", ".join(f"{name} {version}" for name, version in machine.versions.items())


def _row(name: str, text: str) -> str:
    return f"{name:{_WIDTH}}{text}"
