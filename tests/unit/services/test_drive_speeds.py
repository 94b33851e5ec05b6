"""Drives are measured once, and one that does not answer keeps nobody waiting."""

import threading
from pathlib import Path

from moechat.services.drive_speeds import DriveSpeeds


def test_a_drive_is_measured_once(tmp_path: Path) -> None:
    asked: list[Path] = []

    def measure(folder: Path) -> float:
        asked.append(folder)
        return 1234.5

    speeds = DriveSpeeds(measure)
    (tmp_path / "a").mkdir()
    first = speeds.facts(tmp_path / "a", 60.0)
    assert first.slice_mb_s == 1234.5
    assert first.free_bytes
    assert speeds.facts(tmp_path, 60.0).slice_mb_s == 1234.5
    assert asked == [tmp_path / "a"]


def test_what_could_not_be_measured_is_tried_with_another_folder(tmp_path: Path) -> None:
    found = iter([None, 900.0])
    speeds = DriveSpeeds(lambda _: next(found))
    assert speeds.facts(tmp_path, 60.0).slice_mb_s is None
    assert speeds.facts(tmp_path, 60.0).slice_mb_s == 900.0


def test_a_drive_that_hangs_costs_only_the_patience(tmp_path: Path) -> None:
    answer = threading.Event()

    def measure(_: Path) -> float:
        assert answer.wait(60)
        return 800.0

    speeds = DriveSpeeds(measure)
    assert speeds.facts(tmp_path, 0.01).slice_mb_s is None
    assert speeds.facts(tmp_path, None).slice_mb_s is None
    answer.set()
    assert speeds.facts(tmp_path, 60.0).slice_mb_s == 800.0


def test_nothing_is_measured_where_nobody_waits(tmp_path: Path) -> None:
    asked: list[Path] = []

    def measure(folder: Path) -> None:
        asked.append(folder)

    assert DriveSpeeds(measure).facts(tmp_path, None).slice_mb_s is None
    assert not asked


def test_a_longer_test_has_the_last_word(tmp_path: Path) -> None:
    begun, answer = threading.Event(), threading.Event()

    def measure(_: Path) -> float:
        begun.set()
        assert answer.wait(60)
        return 800.0

    speeds = DriveSpeeds(measure)
    assert speeds.facts(tmp_path, 0.01).slice_mb_s is None
    assert begun.wait(20)
    short = next(each for each in threading.enumerate() if each.name == "drive-speed")
    speeds.learn(tmp_path, 1200.0)
    answer.set()
    short.join(20)
    assert speeds.facts(tmp_path, 20.0).slice_mb_s == 1200.0
