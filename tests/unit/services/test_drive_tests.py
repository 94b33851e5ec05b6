"""Tests of drives as the window and the terminal start them: told, cancelled, given up."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.drive_choice import ModelPlace
from moechat.core.drive_test import DriveTest, FileRead, SliceReads
from moechat.core.faults import FaultCode, UserError
from moechat.core.machine import DriveKind
from moechat.services import drive_report, drive_test, probe_files
from moechat.services.drive_report import DriveReport, DriveReporter, conclude
from moechat.services.drive_speeds import DriveSpeeds
from moechat.services.drive_test import Stage
from moechat.services.drive_tests import DriveTests
from tests.unit.core.test_drive_test import model

TEST = DriveTest(
    slice=SliceReads(bytes=1 << 20, qd1_mb_s=500.0), path="/models", file=FileRead.MODEL
)
WAIT_MS = 30_000


class Reporter(DriveReporter):
    """Does what a test wants of it."""

    def __init__(self, work: Callable[..., DriveReport | None]) -> None:
        self.work = work

    def report(self, folder: Path, model_dir: Path | None = None, **options: object):  # type: ignore[no-untyped-def, override]
        return self.work(folder, **options)


def test_a_report_and_its_stages(qtbot: QtBot, tmp_path: Path) -> None:
    report = conclude(TEST, model())
    seen: list[Stage | None] = []

    def work(_: Path, *, progress: Callable[[Stage], None], **__: object) -> DriveReport:
        progress(Stage.SLICES)
        return report

    tests = DriveTests(Reporter(work))
    tests.changed.connect(lambda: seen.append(tests.stage))
    with qtbot.waitSignal(tests.finished, timeout=WAIT_MS) as told:
        tests.start(tmp_path)
        assert tests.folder == tmp_path
        tests.start(tmp_path / "another")  # one at a time
        assert tests.folder == tmp_path
    assert told.args == [report]
    qtbot.waitUntil(lambda: tests.folder is None, timeout=WAIT_MS)
    assert seen == [Stage.LOOKING, Stage.SLICES, None]
    assert tests.reports == {tmp_path: report}


def test_a_failure(qtbot: QtBot, tmp_path: Path) -> None:
    def work(folder: Path, **_: object) -> None:
        raise UserError(FaultCode.DRIVE_FOLDER_MISSING, path=str(folder))

    tests = DriveTests(Reporter(work))
    with qtbot.waitSignal(tests.failed, timeout=WAIT_MS) as told:
        tests.start(tmp_path)
    assert told.args[0].code is FaultCode.DRIVE_FOLDER_MISSING
    assert tests.folder is None


def test_a_drive_that_hangs_is_given_up(qtbot: QtBot, tmp_path: Path) -> None:
    answer = threading.Event()

    def work(_: Path, **__: object) -> DriveReport:
        assert answer.wait(60)
        return conclude(TEST, None)

    tests = DriveTests(Reporter(work), seconds=0.1, patience_s=0.1)
    with qtbot.waitSignal(tests.failed, timeout=WAIT_MS) as told:
        tests.start(tmp_path)
    assert told.args[0].code is FaultCode.DRIVE_SILENT
    assert tests.folder is None
    answer.set()  # what comes late is not told
    tests.close(20.0)
    qtbot.wait(0)
    assert tests.reports == {}


def test_cancelled_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    begun, ended = threading.Event(), threading.Event()

    def work(_: Path, *, cancelled: Callable[[], bool], **__: object) -> None:
        begun.set()
        while not cancelled():
            pass
        ended.set()

    tests = DriveTests(Reporter(work))
    tests.start(tmp_path)
    assert begun.wait(20)
    tests.cancel()
    assert tests.folder is None
    assert ended.wait(20)
    tests.close(20.0)
    assert tests.reports == {}


def test_a_real_report(tmp_path: Path, starter_moe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The model's slices are read, and every plan from now on reckons with what was measured."""
    monkeypatch.setattr(drive_test, "_SCRATCH_BYTES", 16 << 20)
    monkeypatch.setattr(probe_files, "_SMALLEST_FILE", 1 << 20)
    speeds = DriveSpeeds(lambda _: pytest.fail("it was measured already"))
    reporter = DriveReporter(speeds, mounts=tuple, graphics=lambda: False)
    report = reporter.report(tmp_path, starter_moe, seconds=3.0)
    assert report is not None
    assert report.model is not None
    assert not report.streams
    assert report.test.model == report.model.name == starter_moe.name
    assert not report.is_example
    assert report.allowed
    assert speeds.facts(tmp_path, 20.0).slice_mb_s == report.test.slice_mb_s
    found = drive_report.model_on(starter_moe)
    assert found is not None
    assert found.experts


def place(folder: str, kind: DriveKind, speed: float | None) -> ModelPlace:
    return ModelPlace(folder=folder, kind=kind, free_bytes=1 << 40, slice_mb_s=speed)


@pytest.mark.parametrize(
    ("kind", "others", "better"),
    [
        (DriveKind.SSD, [("/fast", DriveKind.NVME, 900.0)], "/fast"),
        (DriveKind.SSD, [("/like", DriveKind.NVME, 600.0)], None),
        (DriveKind.SSD, [("/memory", DriveKind.MEMORY, 5000.0)], None),
        (DriveKind.SSD, [("/unknown", DriveKind.NVME, None)], None),
        (DriveKind.MEMORY, [("/slow", DriveKind.SSD, 100.0)], "/slow"),
        (
            DriveKind.USB,
            [("/fast", DriveKind.SSD, 900.0), ("/faster", DriveKind.NVME, 2000.0)],
            "/faster",
        ),
    ],
)
def test_the_better_drive(
    kind: DriveKind, others: list[tuple[str, DriveKind, float | None]], better: str | None
) -> None:
    test = DriveTest(
        slice=SliceReads(bytes=1 << 20, qd1_mb_s=500.0),
        path="/models",
        file=FileRead.MODEL,
        kind=kind,
    )
    report = conclude(test, model(), tuple(place(*other) for other in others))
    assert (report.better.folder if report.better else None) == better


def test_an_example_where_there_is_no_model() -> None:
    report = conclude(TEST, None)
    assert report.is_example
    assert report.model is not None
    assert len(report.allowed) == 9


def test_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    """One that fails does not keep the rest from being tested."""
    asked: list[Path] = []

    def work(folder: Path, **_: object) -> DriveReport:
        asked.append(folder)
        if folder.name == "gone":
            raise UserError(FaultCode.DRIVE_FOLDER_MISSING, path=str(folder))
        return conclude(TEST, model())

    tests = DriveTests(Reporter(work))
    folders = [tmp_path / name for name in ("a", "gone", "b")]
    tests.compare(folders)
    qtbot.waitUntil(lambda: len(tests.reports) == 2 and tests.folder is None, timeout=WAIT_MS)
    assert asked == folders
    tests.compare(folders)
    tests.cancel()
    qtbot.wait(0)
    assert tests.folder is None
