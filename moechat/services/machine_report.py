"""The machine and the findings on it as lines of text, for the terminal and for reports."""

from PySide6.QtCore import QCoreApplication

from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, Machine
from moechat.services.doctor import Examination
from moechat.services.joining import in_a_list
from moechat.services.machine_texts import (
    budget_source_text,
    drive_text,
    finding_text,
    kind_text,
    level_text,
)
from moechat.services.texts import format_bytes, format_count

_WIDTH = 18


def machine_rows(machine: Machine) -> list[tuple[str, str]]:
    """Name and facts of devices, memory, drive and versions; "" goes on with the one above."""
    translate = QCoreApplication.translate
    rows: list[tuple[str, str]] = []
    for device in machine.devices:
        rows += _device_rows(device)
    memory = translate("Machine", "{0} of {1} available").format(
        format_bytes(machine.ram_available_bytes), format_bytes(machine.ram_total_bytes)
    )
    rows.append((translate("Machine", "Memory"), memory))
    if machine.drive is not None:
        rows.append((translate("Machine", "Models' drive"), _drive(machine.drive)))
    versions = ", ".join(f"{name} {version}" for name, version in machine.versions.items())
    return [*rows, (translate("Machine", "Versions"), versions)]


def report_lines(examination: Examination) -> list[str]:
    """All of it, in two columns, then the findings with what to do."""
    lines = [f"{name:{_WIDTH}}{text}" for name, text in machine_rows(examination.machine)]
    for finding in examination.findings:
        said = finding_text(finding)
        lines += ["", f"{level_text(finding.level)}: {said.text}"]
        lines += [f"  → {said.action}"] if said.action else []
    return lines


def _device_rows(device: DeviceFacts) -> list[tuple[str, str]]:
    translate = QCoreApplication.translate
    about = [kind_text(device.kind)]
    if device.kind in (DeviceKind.INTEGRATED, DeviceKind.DISCRETE):
        xmx = translate("Machine", "XMX") if device.xmx else translate("Machine", "no XMX")
        about += [xmx, device.architecture]
    rows = [(device.id, device.name), ("", in_a_list(about))]
    sizes = (
        (device.total_bytes, translate("Machine", "{0} in all")),
        (device.max_alloc_bytes, translate("Machine", "{0} at once")),
    )
    told = [text.format(format_bytes(size)) for size, text in sizes if size is not None]
    if device.budget_bytes is not None:
        now = translate("Machine", "{0} now ({1})")
        source = budget_source_text(device.budget_source)
        told.append(now.format(format_bytes(device.budget_bytes), source))
    return rows + ([("", in_a_list(told))] if told else [])


def _drive(drive: DriveFacts) -> str:
    translate = QCoreApplication.translate
    parts = [drive_text(drive.kind)]
    if drive.free_bytes is not None:
        parts.append(translate("Machine", "{0} free").format(format_bytes(drive.free_bytes)))
    if drive.slice_mb_s is not None:
        speed = translate("Machine", "{0} MB/s in slices")
        parts.append(speed.format(format_count(round(drive.slice_mb_s))))
    return f"{in_a_list(parts)} ({drive.path})"
