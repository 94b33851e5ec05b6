"""What a first look at the machine tells, in four rows with verdicts."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from moechat.core.device_name import short_device_name
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine
from moechat.core.machine_findings import Finding, FindingCode, FindingLevel
from moechat.services.doctor import Examination
from moechat.services.joining import in_a_list
from moechat.services.machine_texts import drive_text, finding_text
from moechat.services.texts import format_bytes, format_count

_GRAPHICS = (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
_SEVERITY = (FindingLevel.PROBLEM, FindingLevel.WARNING, FindingLevel.OK, FindingLevel.INFO)
_BAD = (FindingLevel.PROBLEM, FindingLevel.WARNING)
_C = FindingCode
_GROUPS: tuple[frozenset[FindingCode], ...] = (
    frozenset(
        {
            _C.GPU_STREAMS, _C.CARD_STREAMS, _C.GPU_WITHOUT_XMX, _C.NO_GRAPHICS, _C.DRIVER_MISSING,
            _C.DRIVER_TOO_OLD, _C.KERNEL_DRIVER_MISSING, _C.NO_DEVICE_FILE, _C.NO_ACCESS,
            _C.OPENCL_MISSING, _C.PLUGIN_FAILED, _C.DRIVER_HANGS, _C.ENGINE_FAILED,
            _C.SECOND_CARD_WINDOWS, _C.TWO_CARDS_XE, _C.ALCHEMIST_I915, _C.NPU_UNUSED,
        }
    ),
    frozenset({_C.MEMORY_FREE, _C.MEMORY_SHORT, _C.GROUP_LIMIT, _C.GPU_SHARE}),
    frozenset(
        {_C.DRIVE_FAST, _C.DRIVE_SLOW, _C.DRIVE_SLOW_KIND, _C.DRIVE_UNMEASURED, _C.DRIVE_FULL}
    ),
    frozenset(
        {
            _C.VERSIONS_TOGETHER, _C.VERSIONS_NIGHTLY, _C.VERSIONS_APART, _C.VERSIONS_UNKNOWN,
            _C.OFFLOAD_MISSING, _C.OFFLOAD_AUTO,
        }
    ),
)  # fmt: skip


@dataclass(frozen=True)
class LookRow:
    """One part of the machine; ``action`` is empty where there is nothing to do."""

    name: str
    value: str
    level: FindingLevel
    verdict: str
    action: str = ""


@dataclass(frozen=True)
class FirstLook:
    """A headline and the rows below it."""

    headline: str
    rows: tuple[LookRow, ...]


def first_look(examination: Examination) -> FirstLook:
    """Put an examination into words: the weightiest finding of each part."""
    machine, translate = examination.machine, QCoreApplication.translate
    graphics = _best_graphics(machine)
    names = (
        translate("FirstLook", "Graphics") if graphics else translate("FirstLook", "Processor"),
        translate("FirstLook", "Memory"),
        translate("FirstLook", "Model drive"),
        translate("FirstLook", "Software"),
    )
    values = (_graphics(machine, graphics), _memory(machine), _drive(machine), _software(machine))
    rows = []
    for name, value, codes in zip(names, values, _GROUPS, strict=True):
        found = _weightiest([f for f in examination.findings if f.code in codes])
        said = finding_text(found) if found else None
        rows.append(
            LookRow(
                name=name,
                value=value,
                level=found.level if found else FindingLevel.INFO,
                verdict=said.text if said else "",
                action=said.action if found and said and found.level in _BAD else "",
            )
        )
    if graphics is not None and graphics.xmx:
        headline = translate("FirstLook", "This PC can run models larger than its memory")
    elif any(row.level is FindingLevel.PROBLEM for row in rows):
        headline = translate("FirstLook", "This PC can chat, and could do better")
    else:
        headline = translate("FirstLook", "This PC can run models that fit in its memory")
    return FirstLook(headline, tuple(rows))


def _weightiest(findings: Sequence[Finding]) -> Finding | None:
    """The most severe one; of equals the first."""
    return min(findings, key=lambda finding: _SEVERITY.index(finding.level), default=None)


def _best_graphics(machine: Machine) -> DeviceFacts | None:
    gpus = [device for device in machine.devices if device.kind in _GRAPHICS]
    return max(gpus, key=lambda gpu: (gpu.xmx, gpu.budget_bytes or 0), default=None)


def _graphics(machine: Machine, graphics: DeviceFacts | None) -> str:
    if graphics is not None:
        return short_device_name(graphics.name)
    cpu = next((d for d in machine.devices if d.kind is DeviceKind.CPU), None)
    return short_device_name(cpu.name) if cpu else ""


def _memory(machine: Machine) -> str:
    return QCoreApplication.translate("FirstLook", "{total}, {free} free").format(
        total=format_bytes(machine.ram_total_bytes), free=format_bytes(machine.ram_available_bytes)
    )


def _drive(machine: Machine) -> str:
    drive = machine.drive
    if drive is None:
        return ""
    parts = [drive_text(drive.kind)] if drive.kind is not DriveKind.UNKNOWN else []
    if drive.slice_mb_s is not None:
        speed = QCoreApplication.translate("FirstLook", "{speed} MB/s in slices")
        parts.append(speed.format(speed=format_count(round(drive.slice_mb_s))))
    return in_a_list(parts)


def _software(machine: Machine) -> str:
    version = machine.versions.get("openvino", "").partition("-")[0]
    return f"OpenVINO {version}".strip()
