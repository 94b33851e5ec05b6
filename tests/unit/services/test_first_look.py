"""The first look: every finding has its place, and the weightiest is the one that is told."""

import pytest

from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.machine_findings import Finding, FindingCode, FindingLevel
from moechat.services.doctor import Examination
from moechat.services.first_look import _GROUPS, first_look

GIB = 1024**3


def machine(*, xmx: bool, gpu: bool = True) -> Machine:
    devices = [DeviceFacts(id="CPU", name="Intel(R) Core(TM) Ultra 7 155H", kind=DeviceKind.CPU)]
    if gpu:
        devices.append(
            DeviceFacts(
                id="GPU", name="Intel(R) Arc(TM) 140V GPU (iGPU)", kind=DeviceKind.INTEGRATED,
                xmx=xmx,
            )
        )  # fmt: skip
    return Machine(
        devices=devices,
        ram_total_bytes=32 * GIB,
        ram_available_bytes=21 * GIB,
        drive=DriveFacts(path="/m", kind=DriveKind.NVME, slice_mb_s=3100.0),
        versions={"openvino": "2026.4.1-22982-e213a147257"},
    )


@pytest.mark.parametrize("code", FindingCode)
def test_every_finding_belongs_to_one_row(code: FindingCode) -> None:
    assert sum(code in group for group in _GROUPS) == 1


def test_a_good_machine() -> None:
    findings = [
        Finding(FindingCode.NPU_UNUSED),
        Finding(FindingCode.GPU_STREAMS, {"device": "Arc 140V"}),
        Finding(FindingCode.VERSIONS_TOGETHER, {"version": "2026.4.1"}),
    ]
    look = first_look(Examination(machine(xmx=True), findings))
    assert "larger than its memory" in look.headline
    graphics, memory, drive, software = look.rows
    assert graphics.name == "Graphics"
    assert (graphics.value, graphics.level) == ("Arc 140V GPU", FindingLevel.OK)
    assert "XMX" in graphics.verdict
    assert "32.0\u00a0GB" in memory.value or "32 GB" in memory.value.replace("\u00a0", " ")
    assert "3,100 MB/s" in drive.value.replace("\u00a0", " ")
    assert software.value == "OpenVINO 2026.4.1"


def test_the_weightiest_finding_is_told_with_what_to_do() -> None:
    findings = [
        Finding(FindingCode.NO_GRAPHICS),
        Finding(FindingCode.DRIVER_MISSING, {"adapter": "Arc", "package": "intel-opencl-icd"}),
    ]
    look = first_look(Examination(machine(xmx=False, gpu=False), findings))
    assert look.rows[0].level is FindingLevel.PROBLEM
    assert "intel-opencl-icd" in look.rows[0].action
    assert (look.rows[0].name, look.rows[0].value) == ("Processor", "Core Ultra 7 155H")
    assert "better" in look.headline


def test_without_any_finding_nothing_is_claimed() -> None:
    bare = Machine(devices=[], ram_total_bytes=8 * GIB, ram_available_bytes=4 * GIB)
    look = first_look(Examination(bare, []))
    assert [row.verdict for row in look.rows] == ["", "", "", ""]
    assert "fit in its memory" in look.headline
