"""Every finding has its sentence, and a bad one what to do."""

import string
import sys

import pytest

from moechat.core.machine import BudgetSource, DeviceKind, DriveKind
from moechat.core.machine_findings import LEVELS, Finding, FindingCode, FindingLevel
from moechat.services.machine_texts import (
    _FINDINGS,
    budget_source_text,
    drive_text,
    finding_text,
    kind_text,
    level_text,
)

VALUES: dict[str, str | int | float] = {
    "device": "Arc 140V GPU", "adapter": "8086:64a0", "package": "intel-opencl-icd",
    "version": "22.43", "kernel": "6.18", "plugin": "GPU", "reason": "It broke.", "seconds": 10,
    "available_bytes": 3 << 30, "total_bytes": 16 << 30, "percent": 57, "share_bytes": 18 << 30,
    "driver": "xe",
    "openvino": "2026.4.1", "genai": "2026.4.0", "tokenizers": "2026.4.1", "drive": "nvme",
    "speed": 1234.0, "path": "/models", "free_bytes": 5 << 30,
}  # fmt: skip


@pytest.mark.parametrize("code", FindingCode)
def test_every_finding_has_a_sentence(code: FindingCode) -> None:
    text, action = _FINDINGS[code]
    used = {
        name
        for sentence in (text, action)
        for _, name, _, _ in string.Formatter().parse(str(sentence))
        if name
    }
    said = finding_text(Finding(code, {name: VALUES[name] for name in used}))
    assert said.text.endswith((".", "…"))
    assert "{" not in said.text + said.action
    if LEVELS[code] in (FindingLevel.WARNING, FindingLevel.PROBLEM):
        assert said.action.endswith(".")


def test_values_are_readable() -> None:
    said = finding_text(Finding(FindingCode.DRIVE_SLOW, {"drive": "rotating", "speed": 95.4}))
    assert "hard disk" in said.text
    assert "95 MB" in said.text
    said = finding_text(Finding(FindingCode.MEMORY_SHORT, VALUES))
    assert "3.0\N{NO-BREAK SPACE}GB of 16.0\N{NO-BREAK SPACE}GB" in said.text


def test_commands_are_told_where_versions_are_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    code = FindingCode
    bad = (code.VERSIONS_APART, code.VERSIONS_UNKNOWN)
    assert finding_text(Finding(code.VERSIONS_TOGETHER, VALUES)).action == ""
    for each in bad:
        assert "pip install --pre" in finding_text(Finding(each, VALUES)).action
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for each in (*bad, code.OFFLOAD_MISSING, code.VERSIONS_NIGHTLY):
        assert "pip" not in finding_text(Finding(each, VALUES)).action
    for each in (*bad, code.OFFLOAD_MISSING):
        assert "newer moechat" in finding_text(Finding(each, VALUES)).action


def test_windows_needs_no_package_name() -> None:
    values: dict[str, str | int | float] = {"adapter": "Arc 140V", "version": "27.20.100.9664"}
    said = finding_text(Finding(FindingCode.DRIVER_TOO_OLD, values))
    assert "Intel's graphics driver for Windows" in said.action


@pytest.mark.parametrize(
    ("text", "values"),
    [
        (level_text, FindingLevel),
        (kind_text, DeviceKind),
        (drive_text, DriveKind),
        (budget_source_text, BudgetSource),
    ],
)
def test_words(text, values) -> None:  # type: ignore[no-untyped-def]  # two of many types
    words = [text(value) for value in values]
    assert all(words)
    assert len(set(words)) == len(words)
