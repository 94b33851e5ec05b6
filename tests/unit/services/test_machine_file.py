"""What doctor printed, read again."""

from pathlib import Path

import msgspec
import pytest

from moechat.cli.doctor import to_json
from moechat.core.faults import FaultCode, UserError
from moechat.core.machine import BudgetSource, DriveFacts, DriveKind
from moechat.core.machine_findings import Finding, FindingCode
from moechat.services.doctor import Examination
from moechat.services.machine_file import read_machine
from tests.support.plan_cases import gpu, machine


def test_what_doctor_prints_is_understood(tmp_path: Path) -> None:
    fitted = machine(31.3, 10, gpu(17.8), memory_gb_s=136.5)
    drive = DriveFacts(path="/m", kind=DriveKind.NVME, free_bytes=1, slice_mb_s=850.5)
    graphics = msgspec.structs.replace(
        fitted.devices[1], budget_bytes=16 << 30, budget_source=BudgetSource.DXGI
    )
    wanted = msgspec.structs.replace(
        fitted, devices=[fitted.devices[0], graphics], drive=drive, versions={"openvino": "2026"}
    )
    file = tmp_path / "machine.json"
    findings = [Finding(FindingCode.NO_GRAPHICS)]
    file.write_text(to_json(Examination(wanted, findings)), "utf-8")
    assert read_machine(file) == wanted


def test_keys_that_are_promised_and_no_others_are_needed(tmp_path: Path) -> None:
    file = tmp_path / "machine.json"
    file.write_text(
        '{"devices": [], "ram_total_bytes": 1, "ram_available_bytes": 1, "findings": '
        '[{"level": "ok", "text": "x", "action": ""}], "of_a_newer_version": [1]}'
    )
    assert read_machine(file).devices == []


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "[]", "null", '{"devices": 1}', "{" * 2000, "\xff",
        '{"devices": [], "ram_total_bytes": NaN, "ram_available_bytes": 1}',
        '{"devices": [{"id": "GPU", "name": "", "kind": "what"}], "ram_total_bytes": 1}',
        '{"devices": [{"id": 5}], "ram_total_bytes": 1, "ram_available_bytes": 1}',
    ],
)  # fmt: skip
def test_damaged(tmp_path: Path, text: str) -> None:
    file = tmp_path / "machine.json"
    file.write_text(text, "latin-1")
    with pytest.raises(UserError) as caught:
        read_machine(file)
    assert caught.value.fault.code is FaultCode.MACHINE_FILE_DAMAGED


@pytest.mark.parametrize("name", [".", "missing.json"])
def test_unreadable(tmp_path: Path, name: str) -> None:
    with pytest.raises(UserError) as caught:
        read_machine(tmp_path / name)
    assert caught.value.fault.code is FaultCode.MACHINE_FILE_UNREADABLE
