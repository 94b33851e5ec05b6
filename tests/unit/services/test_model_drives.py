"""The drives that models may be put on."""

import os
from collections.abc import Iterable
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.core.drive_choice import ModelPlace, PlaceReason, Suggestion
from moechat.core.machine import DriveFacts, DriveKind
from moechat.services.drive_speeds import DriveSpeeds
from moechat.services.model_drives import ModelDrives, mounted, places
from moechat.services.place_texts import place_line, reason_text

GB = 10**9
SHM = Path("/dev/shm")  # another drive, as the system sees it


@pytest.mark.skipif(not os.access(SHM, os.W_OK), reason="where there is a second one")
def test_one_folder_for_each_drive(tmp_path: Path) -> None:
    models = tmp_path / "not yet" / "models"
    away = SHM / "a drive that is not there" / "models"
    found = places([models, tmp_path / "b"], [away, tmp_path], [SHM, tmp_path])
    assert found == [models, SHM / "moechat-models"]
    assert not models.parent.exists()
    assert not found[1].exists()
    assert places([models], [], [Path("/proc")]) == [models]  # nobody can write there


def test_what_nobody_may_look_at_is_left_out(tmp_path: Path) -> None:
    too_long = tmp_path / ("x" * 300)
    assert places([tmp_path], [too_long / "models"], [too_long]) == [tmp_path]
    assert DriveSpeeds(lambda _: None, lambda _: None).facts_of([too_long], 1, 60.0)  # above it


def test_where_drives_are_mounted_can_be_asked() -> None:
    assert all(place.is_dir() or place.exists() for place in mounted())


def test_speeds_are_measured_where_there_is_room(tmp_path: Path) -> None:
    asked: list[Path] = []

    def measure(folder: Path) -> float:
        asked.append(folder)
        return 1234.5

    speeds = DriveSpeeds(lambda _: None, measure)
    full = speeds.facts_of([tmp_path / "x"], 1 << 60, 60.0)
    assert (full[tmp_path / "x"].slice_mb_s, asked) == (None, [])
    found = speeds.facts_of([tmp_path / "x", tmp_path], 1, 60.0)
    assert [facts.slice_mb_s for facts in found.values()] == [1234.5, 1234.5]
    assert asked == [tmp_path]  # what is not there yet is measured above it, and once
    assert speeds.facts(tmp_path, 60.0).slice_mb_s == 1234.5


def test_the_better_one_of_two(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, other = tmp_path / "usual", tmp_path / "other"
    monkeypatch.setattr("moechat.services.model_drives.places", lambda *_: [usual, other])

    class Speeds(DriveSpeeds):
        def facts_of(
            self, folders: Iterable[Path], needed_bytes: int, wait_s: float
        ) -> dict[Path, DriveFacts]:
            assert needed_bytes == 12 * GB
            return {
                folder: DriveFacts(
                    path=str(folder), free_bytes=20 * GB, slice_mb_s=speed, kind=DriveKind.SSD
                )
                for folder, speed in zip(folders, (100.0, 550.0), strict=True)
            }

    drives = ModelDrives(Speeds(), own=lambda: [usual], reserve_bytes=lambda: 2 * GB)
    told: list[Suggestion | None] = []
    drives.look(10 * GB, told.append)
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    (found,) = told
    assert found is not None
    assert (found.best.folder, found.best.is_usual) == (str(other), False)
    assert [place.is_usual for place in found.places] == [False, True]
    assert "5.5 times as fast" in reason_text(found)
    line = place_line(found.best, 10 * GB)
    assert "SSD" in line
    assert "550" in line
    drives.close(10)


def test_every_reason_has_words() -> None:
    place = ModelPlace(folder="x", free_bytes=GB)
    said = {reason_text(Suggestion(places=(place,), reason=reason)) for reason in PlaceReason}
    assert len(said) == len(PlaceReason) - 1  # without a factor, faster is of a faster kind
    assert "speed not measured" in place_line(place, GB)


def test_nobody_tells_which_drives_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise FileNotFoundError("/proc/filesystems")

    monkeypatch.setattr(psutil, "disk_partitions", fail)
    assert mounted() == []
