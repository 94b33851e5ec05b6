"""Verdicts on what was found in a machine; pure."""

from collections.abc import Iterator, Mapping

import msgspec

from moechat.core.device_name import short_device_name
from moechat.core.gpu_budget import Ram
from moechat.core.graphics_driver import (
    Access,
    GraphicsStack,
    KnownTrouble,
    PciDevice,
    known_trouble,
    version_of,
)
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.machine_findings import Finding, FindingCode
from moechat.core.memory_plan import GIB
from moechat.core.runtime_versions import Kinship, has_nightly, kinship

_LITTLE_MEMORY = 4 * GIB  # available: below it hardly a model of any use loads
_LITTLE_SPACE = 20 * GIB  # free on the drive: one model
_SLOW_MB_S = 300.0  # of slices: a quarter of what streaming was measured with
_SLOW_DRIVES = (DriveKind.ROTATING, DriveKind.USB, DriveKind.NETWORK)
# The Shared GPU Memory Override: from this driver and this much memory on, up to some 90 %.
_OVERRIDE_DRIVER = (32, 0, 101, 6974)
_OVERRIDE_RAM = 10 * 10**9
_OVERRIDE_WORTHWHILE = 0.75
_TROUBLES = {
    KnownTrouble.SECOND_CARD_WINDOWS: FindingCode.SECOND_CARD_WINDOWS,
    KnownTrouble.TWO_CARDS_XE: FindingCode.TWO_CARDS_XE,
    KnownTrouble.ALCHEMIST_I915: FindingCode.ALCHEMIST_I915,
}
LINUX_DRIVER_PACKAGE = "intel-opencl-icd"


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was asked, and who did not answer."""

    machine: Machine
    ram: Ram
    stack: GraphicsStack
    seen_addresses: frozenset[str] = frozenset()  # PCI addresses of the plugin's GPUs
    plugin_errors: Mapping[str, str] = {}  # plugin → reason
    hanging_plugin: str = ""  # the one asked when the time was up
    waited_s: float = 0.0
    engine_failure: str = ""  # a sentence, where the engine did not come to ask
    gpu_asked: bool = True
    has_offload: bool = True  # where there is a GPU
    accepts_auto: bool = False


def judge(evidence: Evidence) -> list[Finding]:
    """All verdicts: graphics, memory, versions, drive; the worst first within each."""
    parts = (_engine(evidence), _graphics(evidence), _runtime(evidence), _memory(evidence))
    found = [finding for part in parts for finding in part]
    found += _versions(evidence.machine.versions)
    if evidence.machine.drive is not None:
        found += _drive(evidence.machine.drive)
    return found


def _engine(evidence: Evidence) -> Iterator[Finding]:
    if evidence.hanging_plugin:
        values: dict[str, str | int | float] = {
            "plugin": evidence.hanging_plugin,
            "seconds": round(evidence.waited_s),
        }
        yield Finding(FindingCode.DRIVER_HANGS, values)
    elif evidence.engine_failure:
        yield Finding(FindingCode.ENGINE_FAILED, {"reason": evidence.engine_failure})


# ── graphics ─────────────────────────────────────────────────────────────────


def _graphics(evidence: Evidence) -> Iterator[Finding]:
    gpus = _gpus(evidence.machine)
    adapters = [a for a in evidence.stack.adapters if a.is_intel_graphics]
    if evidence.gpu_asked:
        yield from _unseen(evidence, gpus, adapters)
    for gpu in gpus:
        name = short_device_name(gpu.name)
        yield Finding(_streaming(gpu), {"device": f"{name} ({gpu.id})" if len(gpus) > 1 else name})
    if not gpus and not adapters and not evidence.hanging_plugin:
        yield Finding(FindingCode.NO_GRAPHICS)
    yield from _known_bad(evidence.stack, gpus)
    has_npu = any(device.kind is DeviceKind.NPU for device in evidence.machine.devices)
    if has_npu or any(adapter.is_npu for adapter in evidence.stack.adapters):
        yield Finding(FindingCode.NPU_UNUSED)


def _streaming(gpu: DeviceFacts) -> FindingCode:
    if not gpu.xmx:
        return FindingCode.GPU_WITHOUT_XMX
    card = gpu.kind is DeviceKind.DISCRETE
    return FindingCode.CARD_STREAMS if card else FindingCode.GPU_STREAMS


def _gpus(machine: Machine) -> list[DeviceFacts]:
    kinds = (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
    return [device for device in machine.devices if device.kind in kinds]


def _unseen(
    evidence: Evidence, gpus: list[DeviceFacts], adapters: list[PciDevice]
) -> Iterator[Finding]:
    """Adapters that the plugin does not list, and why that may be."""
    error = evidence.plugin_errors.get("GPU", "")
    # By address where both tell one; where they do not, all or nothing.
    seen = evidence.seen_addresses
    if gpus and not (seen and all(adapter.address for adapter in adapters)):
        unseen = []
    else:
        unseen = [adapter for adapter in adapters if adapter.address not in seen]
    if unseen and "libOpenCL" in error:
        yield Finding(FindingCode.OPENCL_MISSING)
        return
    yield from (_why_unseen(adapter, evidence.stack) for adapter in unseen)
    if error and not unseen and "libOpenCL" not in error:
        yield Finding(FindingCode.PLUGIN_FAILED, {"plugin": "GPU", "reason": error})


def _why_unseen(adapter: PciDevice, stack: GraphicsStack) -> Finding:
    name = adapter.name or f"{adapter.vendor:04x}:{adapter.device:04x}"
    values: dict[str, str | int | float] = {"adapter": short_device_name(name)}
    if stack.system == "windows":
        values |= {"version": adapter.driver_version}
        missing = not adapter.driver_version
        return Finding(
            FindingCode.DRIVER_MISSING if missing else FindingCode.DRIVER_TOO_OLD, values
        )
    if not adapter.kernel_driver:
        return Finding(FindingCode.KERNEL_DRIVER_MISSING, {**values, "kernel": stack.kernel})
    if adapter.access is Access.NO_NODE:
        return Finding(FindingCode.NO_DEVICE_FILE, {**values, "driver": adapter.kernel_driver})
    if adapter.access is Access.DENIED:
        return Finding(FindingCode.NO_ACCESS, values)
    values |= {"package": LINUX_DRIVER_PACKAGE}
    if not stack.compute_runtime:
        return Finding(FindingCode.DRIVER_MISSING, values)
    return Finding(FindingCode.DRIVER_TOO_OLD, {**values, "version": stack.compute_runtime})


def _known_bad(stack: GraphicsStack, gpus: list[DeviceFacts]) -> Iterator[Finding]:
    cards = [gpu.architecture for gpu in gpus if gpu.kind is DeviceKind.DISCRETE]
    version = stack.display_driver or stack.compute_runtime
    for trouble in known_trouble(stack, cards, len(gpus)):
        yield Finding(_TROUBLES[trouble], {"version": version, "kernel": stack.kernel})


def _runtime(evidence: Evidence) -> Iterator[Finding]:
    if not _gpus(evidence.machine):
        return
    if not evidence.has_offload:
        version = evidence.machine.versions.get("openvino", "")
        yield Finding(FindingCode.OFFLOAD_MISSING, {"version": version})
    elif evidence.accepts_auto:
        yield Finding(FindingCode.OFFLOAD_AUTO)


# ── memory ───────────────────────────────────────────────────────────────────


def _memory(evidence: Evidence) -> Iterator[Finding]:
    ram = evidence.ram
    short = ram.available_bytes < _LITTLE_MEMORY
    yield Finding(
        FindingCode.MEMORY_SHORT if short else FindingCode.MEMORY_FREE,
        {"available_bytes": ram.available_bytes, "total_bytes": ram.total_bytes},
    )
    if ram.in_group:
        yield Finding(FindingCode.GROUP_LIMIT, {"total_bytes": ram.total_bytes})
    for gpu in _gpus(evidence.machine):
        if share := _raisable_share(gpu, evidence):
            yield Finding(
                FindingCode.GPU_SHARE,
                {
                    "device": short_device_name(gpu.name),
                    "percent": round(100 * share),
                    "share_bytes": gpu.total_bytes or 0,
                },
            )


def _raisable_share(gpu: DeviceFacts, evidence: Evidence) -> float | None:
    """The share of RAM that Windows lets graphics take, where the override could raise it."""
    stack, ram = evidence.stack, evidence.ram.total_bytes
    if stack.system != "windows" or gpu.kind is not DeviceKind.INTEGRATED or not gpu.total_bytes:
        return None
    # It came with Core Ultra Series 2, all of whose graphics but Arrow Lake-S and -U have XMX;
    # on those two the hint is left out rather than wrong elsewhere.
    able = gpu.xmx and version_of(stack.display_driver) >= _OVERRIDE_DRIVER
    share = gpu.total_bytes / ram if ram else 1.0
    return share if able and ram >= _OVERRIDE_RAM and share < _OVERRIDE_WORTHWHILE else None


# ── versions and drive ───────────────────────────────────────────────────────


def _versions(versions: Mapping[str, str]) -> Iterator[Finding]:
    openvino = versions.get("openvino", "")
    match kinship(versions):
        case Kinship.UNKNOWN:
            yield Finding(FindingCode.VERSIONS_UNKNOWN)
        case Kinship.APART:
            values: dict[str, str | int | float] = {
                name: versions[name] for name in ("openvino", "genai", "tokenizers")
            }
            yield Finding(FindingCode.VERSIONS_APART, values)
        case Kinship.TOGETHER:
            nightly = has_nightly(versions)
            code = FindingCode.VERSIONS_NIGHTLY if nightly else FindingCode.VERSIONS_TOGETHER
            yield Finding(code, {"version": openvino})


def _drive(drive: DriveFacts) -> Iterator[Finding]:
    speed = drive.slice_mb_s
    if speed is None:
        slow = drive.kind in _SLOW_DRIVES
        values: dict[str, str | int | float] = {"path": drive.path, "drive": drive.kind.value}
        yield Finding(FindingCode.DRIVE_SLOW_KIND if slow else FindingCode.DRIVE_UNMEASURED, values)
    else:
        code = FindingCode.DRIVE_SLOW if speed < _SLOW_MB_S else FindingCode.DRIVE_FAST
        yield Finding(code, {"drive": drive.kind.value, "speed": round(speed)})
    if drive.free_bytes is not None and drive.free_bytes < _LITTLE_SPACE:
        yield Finding(FindingCode.DRIVE_FULL, {"path": drive.path, "free_bytes": drive.free_bytes})
