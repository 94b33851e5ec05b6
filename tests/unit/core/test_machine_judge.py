"""Verdicts on a machine."""

from typing import Any

import msgspec
import pytest

from moechat.core.gpu_budget import Ram
from moechat.core.graphics_driver import Access, GraphicsStack, PciDevice
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.machine_findings import LEVELS, Finding, FindingCode, FindingLevel
from moechat.core.machine_judge import Evidence, judge
from moechat.services.machine_texts import finding_text

GIB = 1024**3
RAM = Ram(32 * GIB, 20 * GIB)
CPU = DeviceFacts(id="CPU", name="Intel(R) Core(TM) Ultra 7 258V", kind=DeviceKind.CPU)
GPU = DeviceFacts(
    id="GPU", name="Intel(R) Arc(TM) 140V GPU (iGPU)", kind=DeviceKind.INTEGRATED, xmx=True,
    total_bytes=int(0.57 * 32 * GIB),
)  # fmt: skip
CARD = DeviceFacts(
    id="GPU.1", name="Intel(R) Arc(TM) B580 Graphics (dGPU)", kind=DeviceKind.DISCRETE, xmx=True,
    architecture="GPU: vendor=0x8086 arch=v20.1.4", total_bytes=12 * GIB,
)  # fmt: skip
ADAPTER = PciDevice(
    address="0000:00:02.0", class_code=0x030000, vendor=0x8086, device=0x64A0, kernel_driver="xe",
    access=Access.YES,
)  # fmt: skip
SEEN = frozenset({ADAPTER.address})
VERSIONS = {"openvino": "2026.4.1", "genai": "2026.4.1.0", "tokenizers": "2026.4.1.0"}


def linux(*adapters: PciDevice, runtime: str = "26.09.1") -> GraphicsStack:
    return GraphicsStack(
        system="linux", kernel="6.18", compute_runtime=runtime, adapters=list(adapters)
    )


def windows(*versions: str) -> GraphicsStack:
    adapters = [
        msgspec.structs.replace(
            ADAPTER, address="", name="Intel(R) Arc(TM) 140V GPU", kernel_driver="",
            driver_version=version, access=Access.UNKNOWN,
        )
        for version in versions
    ]  # fmt: skip
    return GraphicsStack(system="windows", adapters=adapters)


def evidence(*devices: DeviceFacts, **changes: Any) -> Evidence:
    ram = changes.pop("ram", RAM)
    machine = Machine(
        devices=[CPU, *devices],
        ram_total_bytes=ram.total_bytes,
        ram_available_bytes=ram.available_bytes,
        drive=changes.pop("drive", None),
        versions=changes.pop("versions", VERSIONS),
    )
    return Evidence(machine=machine, ram=ram, **{"stack": linux(), **changes})


def found(*devices: DeviceFacts, **changes: Any) -> dict[FindingCode, Finding]:
    findings = judge(evidence(*devices, **changes))
    for finding in findings:
        finding_text(finding)  # which needs all its values
    return {finding.code: finding for finding in findings}


def test_a_good_machine_has_nothing_bad() -> None:
    drive = DriveFacts(path="/m", kind=DriveKind.NVME, free_bytes=500 * GIB, slice_mb_s=2900.0)
    verdicts = found(GPU, stack=linux(ADAPTER), seen_addresses=SEEN, drive=drive)
    assert {finding.level for finding in verdicts.values()} == {FindingLevel.OK}
    assert verdicts[FindingCode.GPU_STREAMS].values == {"device": "Arc 140V GPU"}
    assert verdicts.keys() == {
        FindingCode.GPU_STREAMS, FindingCode.MEMORY_FREE, FindingCode.VERSIONS_TOGETHER,
        FindingCode.DRIVE_FAST,
    }  # fmt: skip


def test_every_code_has_a_level() -> None:
    assert LEVELS.keys() == set(FindingCode)


@pytest.mark.parametrize(
    ("adapter", "runtime", "code"),
    [
        ({}, "", FindingCode.DRIVER_MISSING),
        ({}, "22.43.24595", FindingCode.DRIVER_TOO_OLD),
        ({"access": Access.DENIED}, "26.09", FindingCode.NO_ACCESS),
        ({"access": Access.DENIED}, "", FindingCode.NO_ACCESS),
        ({"access": Access.NO_NODE}, "26.09", FindingCode.NO_DEVICE_FILE),
        ({"kernel_driver": ""}, "26.09", FindingCode.KERNEL_DRIVER_MISSING),
    ],
)
def test_graphics_that_the_plugin_does_not_list(
    adapter: dict[str, Any], runtime: str, code: FindingCode
) -> None:
    stack = linux(msgspec.structs.replace(ADAPTER, **adapter), runtime=runtime)
    verdicts = found(stack=stack)
    assert verdicts[code].level is FindingLevel.PROBLEM
    assert FindingCode.NO_GRAPHICS not in verdicts


def test_windows_without_a_driver_and_with_an_old_one() -> None:
    assert FindingCode.DRIVER_MISSING in found(stack=windows(""))
    old = found(stack=windows("27.20.100.9664"))
    assert old[FindingCode.DRIVER_TOO_OLD].values["version"] == "27.20.100.9664"


def test_a_second_card_that_is_not_listed_is_told_by_its_address() -> None:
    card = msgspec.structs.replace(ADAPTER, address="0000:03:00.0", device=0xE20B)
    verdicts = found(GPU, stack=linux(ADAPTER, card), seen_addresses=SEEN)
    assert verdicts[FindingCode.DRIVER_TOO_OLD].values["adapter"] == "8086:e20b"
    both = SEEN | {card.address}
    assert FindingCode.DRIVER_TOO_OLD not in found(
        GPU, CARD, stack=linux(ADAPTER, card), seen_addresses=both
    )


def test_where_addresses_are_not_told_one_listed_gpu_is_enough() -> None:
    assert FindingCode.DRIVER_TOO_OLD not in found(GPU, stack=windows("32.0.101.8991"))
    assert FindingCode.DRIVER_TOO_OLD not in found(GPU, stack=linux(ADAPTER))


def test_a_missing_loader_matters_only_with_graphics() -> None:
    errors = {"GPU": "Cannot load library libopenvino_intel_gpu_plugin.so: libOpenCL.so.1"}
    assert FindingCode.OPENCL_MISSING in found(stack=linux(ADAPTER), plugin_errors=errors)
    bare = found(plugin_errors=errors)
    assert not bare.keys() & {FindingCode.OPENCL_MISSING, FindingCode.PLUGIN_FAILED}


def test_a_plugin_that_fails_is_told_in_its_words() -> None:
    verdicts = found(plugin_errors={"GPU": "something else"})
    assert verdicts[FindingCode.PLUGIN_FAILED].values["reason"] == "something else"


def test_a_hanging_driver_is_one_finding_and_blames_nothing_else() -> None:
    verdicts = found(stack=linux(ADAPTER), hanging_plugin="GPU", waited_s=10.2, gpu_asked=False)
    assert verdicts[FindingCode.DRIVER_HANGS].values == {"plugin": "GPU", "seconds": 10}
    assert [f.code for f in verdicts.values() if f.level is FindingLevel.PROBLEM] == [
        FindingCode.DRIVER_HANGS
    ]


def test_known_faults_are_told_with_versions() -> None:
    cards = [
        msgspec.structs.replace(ADAPTER, address=f"0000:0{bus}:00.0", device=0xE20B)
        for bus in (3, 4)
    ]
    seen = frozenset(card.address for card in cards)
    other = msgspec.structs.replace(CARD, id="GPU.0")
    verdicts = found(other, CARD, stack=linux(*cards), seen_addresses=seen)
    assert verdicts[FindingCode.TWO_CARDS_XE].values == {"version": "26.09.1", "kernel": "6.18"}


def test_two_gpus_are_told_apart() -> None:
    verdicts = found(GPU, CARD)
    assert verdicts[FindingCode.GPU_STREAMS].values == {"device": "Arc 140V GPU (GPU)"}
    assert verdicts[FindingCode.CARD_STREAMS].values == {"device": "Arc B580 (GPU.1)"}


def test_without_xmx() -> None:
    meteor_lake = msgspec.structs.replace(GPU, xmx=False)
    assert FindingCode.GPU_WITHOUT_XMX in found(meteor_lake)


@pytest.mark.parametrize(
    ("driver", "share", "ram", "hint"),
    [
        ("32.0.101.8991", 0.57, RAM, True),
        ("32.0.101.8991", 0.87, RAM, False),  # raised already
        ("32.0.101.6900", 0.57, RAM, False),  # the driver cannot
        ("32.0.101.8991", 0.57, Ram(8 * 10**9, 10**9), False),
    ],
)
def test_the_share_that_windows_lets_graphics_take(
    driver: str, share: float, ram: Ram, hint: bool
) -> None:
    gpu = msgspec.structs.replace(GPU, total_bytes=int(share * ram.total_bytes))
    verdicts = found(gpu, stack=windows(driver), ram=ram)
    assert (FindingCode.GPU_SHARE in verdicts) is hint
    assert FindingCode.GPU_SHARE not in found(gpu, stack=linux(ADAPTER), ram=ram)


def test_memory() -> None:
    short = found(ram=Ram(16 * GIB, 3 * GIB))
    assert short[FindingCode.MEMORY_SHORT].level is FindingLevel.WARNING
    assert FindingCode.GROUP_LIMIT in found(ram=Ram(8 * GIB, 6 * GIB, in_group=True))


@pytest.mark.parametrize(
    ("versions", "code"),
    [
        ({**VERSIONS, "genai": "2026.3.1.0"}, FindingCode.VERSIONS_APART),
        ({"openvino": "2026.4.1"}, FindingCode.VERSIONS_UNKNOWN),
        (dict.fromkeys(VERSIONS, "2026.5.0.dev20261101"), FindingCode.VERSIONS_NIGHTLY),
    ],
)
def test_versions(versions: dict[str, str], code: FindingCode) -> None:
    assert code in found(versions=versions)


@pytest.mark.parametrize(
    ("drive", "codes"),
    [
        ({"kind": DriveKind.SSD, "slice_mb_s": 420.0}, {FindingCode.DRIVE_FAST}),
        ({"kind": DriveKind.NVME, "slice_mb_s": 120.0}, {FindingCode.DRIVE_SLOW}),
        ({"kind": DriveKind.USB}, {FindingCode.DRIVE_SLOW_KIND}),
        ({"kind": DriveKind.NVME}, {FindingCode.DRIVE_UNMEASURED}),
        (
            {"kind": DriveKind.NVME, "slice_mb_s": 2000.0, "free_bytes": GIB},
            {FindingCode.DRIVE_FAST, FindingCode.DRIVE_FULL},
        ),
    ],
)
def test_drive(drive: dict[str, Any], codes: set[FindingCode]) -> None:
    told = {code for code in found(drive=DriveFacts(path="/m", **drive)) if "drive_" in code}
    assert told == codes


def test_what_the_runtime_understands() -> None:
    assert FindingCode.OFFLOAD_MISSING in found(GPU, has_offload=False)
    assert FindingCode.OFFLOAD_AUTO in found(GPU, accepts_auto=True)
    assert not found(accepts_auto=True).keys() & {FindingCode.OFFLOAD_AUTO}


def test_npu() -> None:
    npu = msgspec.structs.replace(ADAPTER, class_code=0x120000, device=0x643E)
    verdicts = found(stack=linux(npu))
    assert FindingCode.NPU_UNUSED in verdicts
    assert FindingCode.NO_GRAPHICS in verdicts
