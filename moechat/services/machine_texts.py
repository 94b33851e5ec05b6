"""Findings about the machine in plain words: what it is, and when bad, what to do."""

import sys
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from moechat.core.machine import BudgetSource, DeviceKind, DriveKind
from moechat.core.machine_findings import Finding, FindingCode, FindingLevel
from moechat.services.joining import one_after_another
from moechat.services.texts import format_bytes, format_count

_CONTEXT = "Machine"


@dataclass(frozen=True)
class FindingText:
    """A verdict as people read it; ``action`` is empty where there is nothing to do."""

    text: str
    action: str


# Text and action. The stubs call what QT_TRANSLATE_NOOP returns an object.
_FINDINGS: dict[FindingCode, tuple[object, object]] = {
    FindingCode.GPU_STREAMS: (
        QT_TRANSLATE_NOOP("Machine", "{device} has XMX units: it can stream experts."),
        "",
    ),
    FindingCode.CARD_STREAMS: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "{device} has XMX units. Models that fit in its memory are fast; streamed experts "
            "stay in the computer's memory in this release, which is slow.",
        ),
        "",
    ),
    FindingCode.GPU_WITHOUT_XMX: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "{device} has no XMX units. It computes, but it cannot stream experts from the drive.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine", "Choose models that fit in memory as a whole, or use the processor."
        ),
    ),
    FindingCode.NO_GRAPHICS: (
        QT_TRANSLATE_NOOP(
            "Machine", "There is no Intel graphics in this computer; models run on the processor."
        ),
        "",
    ),
    FindingCode.DRIVER_MISSING: (
        QT_TRANSLATE_NOOP(
            "Machine", "Intel graphics ({adapter}) is present, but its driver is missing."
        ),
        QT_TRANSLATE_NOOP("Machine", "Install {package}, then run this again."),
    ),
    FindingCode.DRIVER_TOO_OLD: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Intel graphics ({adapter}) is present, but its driver {version} does not offer it: "
            "it is older than the graphics, or damaged.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine", "Install a newer {package}; Intel's own packages are ahead of many systems."
        ),
    ),
    FindingCode.KERNEL_DRIVER_MISSING: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Intel graphics ({adapter}) is present, but Linux {kernel} has no driver for it.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine", "Install a newer kernel, with the driver xe or i915, and its firmware."
        ),
    ),
    FindingCode.NO_DEVICE_FILE: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Intel graphics ({adapter}) is present and held by the driver {driver}, but its file "
            "in /dev/dri is not here.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "In a container, pass the folder /dev/dri on. If a virtual machine holds the "
            "graphics, end that.",
        ),
    ),
    FindingCode.NO_ACCESS: (
        QT_TRANSLATE_NOOP(
            "Machine", "Intel graphics ({adapter}) is present, but you may not use it."
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Join the group render: sudo usermod -aG render $USER, then log out and in again.",
        ),
    ),
    FindingCode.OPENCL_MISSING: (
        QT_TRANSLATE_NOOP(
            "Machine", "Intel graphics is present, but the OpenCL loader libOpenCL.so.1 is missing."
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Install ocl-icd-libopencl1 (elsewhere called ocl-icd), and Intel's driver "
            "intel-opencl-icd.",
        ),
    ),
    FindingCode.PLUGIN_FAILED: (
        QT_TRANSLATE_NOOP("Machine", "OpenVINO cannot use its part for {plugin}: {reason}"),
        QT_TRANSLATE_NOOP("Machine", "Install the newest graphics driver, then run this again."),
    ),
    FindingCode.DRIVER_HANGS: (
        QT_TRANSLATE_NOOP(
            "Machine", "The driver for {plugin} did not answer within {seconds} seconds."
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Restart the computer. If that does not help, install another version of the driver.",
        ),
    ),
    FindingCode.ENGINE_FAILED: (
        QT_TRANSLATE_NOOP("Machine", "The devices could not be asked. {reason}"),
        QT_TRANSLATE_NOOP(
            "Machine", "Compare the versions below first; then install moechat again."
        ),
    ),
    FindingCode.SECOND_CARD_WINDOWS: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "With the graphics driver {version}, a card beside other graphics failed with memory "
            "errors (drivers from 32.0.101.8131 on).",
        ),
        QT_TRANSLATE_NOOP(
            "Machine", "If models fail on the card, install an older driver or a newer OpenVINO."
        ),
    ),
    FindingCode.TWO_CARDS_XE: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Two cards with driver {version} meet a fault of the xe driver in Linux {kernel}.",
        ),
        QT_TRANSLATE_NOOP("Machine", "Use Linux 7.1 or newer."),
    ),
    FindingCode.ALCHEMIST_I915: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Cards of the A series on the driver i915 have hung when a step took longer than 20 "
            "seconds.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine", "If answers stop for good, use the kernel driver xe or smaller prompts."
        ),
    ),
    FindingCode.NPU_UNUSED: (
        QT_TRANSLATE_NOOP("Machine", "There is an NPU; it does not run Mixture-of-Experts models."),
        "",
    ),
    FindingCode.OFFLOAD_MISSING: (
        QT_TRANSLATE_NOOP(
            "Machine", "OpenVINO {version} cannot stream experts: it has no OFFLOAD_RATIO."
        ),
        QT_TRANSLATE_NOOP("Machine", "Install OpenVINO 2026.4.1 or newer."),
    ),
    FindingCode.OFFLOAD_AUTO: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "This OpenVINO can choose the ratio of streamed experts itself. moechat goes on "
            "choosing it, because it also counts the conversation's memory.",
        ),
        "",
    ),
    FindingCode.MEMORY_FREE: (
        QT_TRANSLATE_NOOP("Machine", "{available_bytes} of {total_bytes} memory are available."),
        "",
    ),
    FindingCode.MEMORY_SHORT: (
        QT_TRANSLATE_NOOP(
            "Machine", "Only {available_bytes} of {total_bytes} memory are available."
        ),
        QT_TRANSLATE_NOOP("Machine", "Close other programs before you load a model."),
    ),
    FindingCode.GROUP_LIMIT: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "A limit of this container or session keeps memory at {total_bytes}; the computer "
            "has more.",
        ),
        QT_TRANSLATE_NOOP("Machine", "Raise the limit if larger models shall fit."),
    ),
    FindingCode.GPU_SHARE: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Windows lets {device} use {percent} % of the memory, {share_bytes}.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "For larger models raise “Shared GPU Memory Override” in Intel Graphics Software, "
            "then restart the computer.",
        ),
    ),
    FindingCode.VERSIONS_TOGETHER: (
        QT_TRANSLATE_NOOP(
            "Machine", "OpenVINO, GenAI and the tokenizers are of one release, {version}."
        ),
        "",
    ),
    FindingCode.VERSIONS_NIGHTLY: (
        QT_TRANSLATE_NOOP(
            "Machine", "OpenVINO, GenAI and the tokenizers are of one nightly build, {version}."
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "If something fails, try the release first: pip install --upgrade "
            "--force-reinstall openvino openvino-genai openvino-tokenizers.",
        ),
    ),
    FindingCode.VERSIONS_APART: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "OpenVINO {openvino}, GenAI {genai} and the tokenizers {tokenizers} do not belong "
            "together.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Install one release of the three: pip install --upgrade openvino openvino-genai "
            "openvino-tokenizers.",
        ),
    ),
    FindingCode.VERSIONS_UNKNOWN: (
        QT_TRANSLATE_NOOP(
            "Machine", "Which versions of OpenVINO, GenAI and the tokenizers run is not known."
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Install one release of the three: pip install --upgrade openvino openvino-genai "
            "openvino-tokenizers.",
        ),
    ),
    FindingCode.DRIVE_FAST: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "Experts can be read from the models' drive ({drive}) at {speed} MB a second.",
        ),
        "",
    ),
    FindingCode.DRIVE_SLOW: (
        QT_TRANSLATE_NOOP(
            "Machine",
            "The models' drive ({drive}) reads experts at only {speed} MB a second: streamed "
            "models will be slow.",
        ),
        QT_TRANSLATE_NOOP(
            "Machine",
            "Move the models to a faster drive, best an NVMe drive inside the computer. Encryption "
            "and virus scanners slow reading too.",
        ),
    ),
    FindingCode.DRIVE_SLOW_KIND: (
        QT_TRANSLATE_NOOP(
            "Machine", "The models lie on {drive}, which is slow to read experts from."
        ),
        QT_TRANSLATE_NOOP("Machine", "Move the models to a drive inside the computer."),
    ),
    FindingCode.DRIVE_UNMEASURED: (
        QT_TRANSLATE_NOOP("Machine", "How fast the models' drive reads could not be measured."),
        QT_TRANSLATE_NOOP("Machine", "See that {path} can be written to, or holds a model."),
    ),
    FindingCode.DRIVE_FULL: (
        QT_TRANSLATE_NOOP("Machine", "The models' drive has only {free_bytes} left."),
        QT_TRANSLATE_NOOP(
            "Machine", "Make room, or keep models elsewhere: {path} is where they are looked for."
        ),
    ),
}


_NIGHTLY = QT_TRANSLATE_NOOP(
    "Machine",
    "Or a nightly build: pip install --pre --upgrade openvino openvino-genai openvino-tokenizers "
    "--extra-index-url INDEX, with the nightly index that OpenVINO's installation guide names.",
)
_NEWER = QT_TRANSLATE_NOOP("Machine", "Install a newer moechat: it brings OpenVINO with it.")
_BAD_VERSIONS = (FindingCode.VERSIONS_APART, FindingCode.VERSIONS_UNKNOWN)


def finding_text(finding: Finding) -> FindingText:
    """``finding`` in plain words; a packaged program has no packages to install."""
    text, action = _FINDINGS[finding.code]
    packaged = getattr(sys, "frozen", False)
    if packaged and finding.code is FindingCode.VERSIONS_NIGHTLY:
        action = ""
    elif packaged and finding.code in (*_BAD_VERSIONS, FindingCode.OFFLOAD_MISSING):
        action = _NEWER
    values = {name: _readable(name, value) for name, value in finding.values.items()}
    values.setdefault("package", _windows_driver())
    done = _filled(action, values)
    if finding.code in _BAD_VERSIONS and not packaged:
        done = one_after_another((done, _filled(_NIGHTLY, values)))
    return FindingText(_filled(text, values), done)


def level_text(level: FindingLevel) -> str:
    """The verdict as a word."""
    translate = QCoreApplication.translate
    return {
        FindingLevel.OK: translate("Machine", "good"),
        FindingLevel.INFO: translate("Machine", "note"),
        FindingLevel.WARNING: translate("Machine", "attention"),
        FindingLevel.PROBLEM: translate("Machine", "problem"),
    }[level]


def kind_text(kind: DeviceKind) -> str:
    """What a device is."""
    translate = QCoreApplication.translate
    return {
        DeviceKind.INTEGRATED: translate("Machine", "integrated graphics"),
        DeviceKind.DISCRETE: translate("Machine", "graphics card"),
        DeviceKind.NPU: translate("Machine", "NPU"),
        DeviceKind.CPU: translate("Machine", "processor"),
    }[kind]


def budget_source_text(source: BudgetSource) -> str:
    """Who says how much memory a device may use."""
    translate = QCoreApplication.translate
    return {
        BudgetSource.DXGI: translate("Machine", "granted by Windows now"),
        BudgetSource.PLUGIN_TOTAL: translate("Machine", "the driver's limit"),
        BudgetSource.RAM: translate("Machine", "available memory"),
        BudgetSource.CGROUP: translate("Machine", "left of the container's limit"),
        BudgetSource.UNKNOWN: translate("Machine", "not told"),
    }[source]


def drive_text(kind: DriveKind) -> str:
    """What kind of drive it is."""
    translate = QCoreApplication.translate
    return {
        DriveKind.NVME: translate("Machine", "NVMe drive"),
        DriveKind.SSD: translate("Machine", "SSD"),
        DriveKind.ROTATING: translate("Machine", "hard disk"),
        DriveKind.USB: translate("Machine", "USB drive"),
        DriveKind.NETWORK: translate("Machine", "network drive"),
        DriveKind.MEMORY: translate("Machine", "in memory"),
        DriveKind.UNKNOWN: translate("Machine", "unknown kind"),
    }[kind]


def _windows_driver() -> str:
    return QCoreApplication.translate("Machine", "Intel's graphics driver for Windows")


def _filled(sentence: object, values: dict[str, str]) -> str:
    if not sentence:
        return ""
    return QCoreApplication.translate(_CONTEXT, str(sentence)).format_map(values)


def _readable(name: str, value: str | float) -> str:
    if name == "drive":
        return drive_text(DriveKind(str(value)))
    if isinstance(value, str):
        return value
    return format_bytes(int(value)) if name.endswith("_bytes") else format_count(round(value))
