"""When models were used last, whether their files are verified, and the drive they lie on."""

from dataclasses import replace
from datetime import date, datetime

import msgspec
import pytest
from PySide6.QtCore import QDate

from moechat.core.download_verdict import Circumstances
from moechat.core.machine import DriveFacts, DriveKind
from moechat.core.model_name import ModelName
from moechat.hub.installed import InstalledModel, InstallState
from moechat.services.shelf_model import ShelfFilter, ShelfModel, ShelfOrder, arranged
from moechat.services.shelf_texts import kept_text, machine_line, used_text
from moechat.services.texts import format_day
from tests.support.run_cases import MACHINE

NOON = datetime(2026, 11, 29, 12)  # noqa: DTZ001 - as the calendar on the wall


def model(name: str, state: InstallState = InstallState.VERIFIED, **more: object) -> ShelfModel:
    installed = InstalledModel(
        folder=f"/models/{name}", name=name, state=state, repo="o/r", commit="3a4443474bd304c5",
        size_bytes=5,
    )  # fmt: skip
    row = ShelfModel(name, ModelName(name), installed=installed)
    return replace(row, **more)  # type: ignore[arg-type]  # fields of it


def test_a_use_is_told_by_the_day() -> None:
    def said(days: int) -> str:
        return used_text(model("a", last_used=NOON.timestamp() - days * 86_400), NOON.date())

    assert [said(0), said(1)] == ["used today", "used yesterday"]
    assert said(40) == f"used {format_day(QDate(2026, 10, 20))}"


def test_what_was_never_used_or_is_in_use() -> None:
    today = date(2026, 11, 29)
    assert used_text(model("a"), today) == "not used yet"
    assert used_text(model("a", in_use=True), today) == ""
    assert used_text(ShelfModel("a", ModelName("a")), today) == ""


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (InstallState.VERIFIED, "verified · 3a44434"),
        (InstallState.UNVERIFIED, "not verified · 3a44434"),
        (InstallState.CHANGED, "changed · 3a44434"),
        (InstallState.DAMAGED, "3a44434"),  # damaged stands beside it
        (InstallState.INCOMPLETE, "incomplete"),
    ],
)
def test_files_are_verified_or_not(state: InstallState, said: str) -> None:
    assert kept_text(model("a", state)) == said


def test_what_is_not_complete_says_so() -> None:
    half = InstalledModel(
        folder="/models/a", name="a", state=InstallState.INCOMPLETE, size_bytes=5, part_bytes=5,
        planned_bytes=10,
    )  # fmt: skip
    assert kept_text(ShelfModel("a", ModelName("a"), installed=half)) == "incomplete · 50 %"


def test_sorted_by_the_last_use() -> None:
    rows = [
        ShelfModel("offered", ModelName("offered")),
        model("never"),
        model("older", last_used=5.0),
        model("newer", last_used=9.0),
        model("used", in_use=True, last_used=1.0),
    ]
    listed = arranged(rows, ShelfFilter.ALL, ShelfOrder.USED)
    assert [row.key for row in listed] == ["used", "newer", "older", "never", "offered"]


def test_an_unknown_kind_of_drive_is_not_told() -> None:
    drive = DriveFacts(path="/models", kind=DriveKind.UNKNOWN, free_bytes=5 << 30)
    here = Circumstances(machine=msgspec.structs.replace(MACHINE, drive=drive))
    assert machine_line(here).endswith("GB free on the drive")
    assert "unknown" not in machine_line(here)
    nvme = msgspec.structs.replace(drive, kind=DriveKind.NVME)
    here = Circumstances(machine=msgspec.structs.replace(MACHINE, drive=nvme))
    assert machine_line(here).endswith("NVMe drive, 5.0\N{NO-BREAK SPACE}GB free")
