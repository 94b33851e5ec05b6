"""Drives that were tested, as an example."""

from collections.abc import Callable
from pathlib import Path

from moechat.core.drive_choice import ModelPlace
from moechat.core.drive_test import (
    DriveTest,
    Encryption,
    FileRead,
    LinkSpeed,
    Random4k,
    ReadAhead,
    SliceReads,
)
from moechat.core.machine import DriveKind
from moechat.services.drive_report import DriveReport, DriveReporter, conclude
from moechat.services.drive_test import Stage
from moechat.services.drive_tests import DriveTests, _Run
from tests.shots.examples import FACTS, FOLDER, GIB

NVME = DriveTest(
    random4k=Random4k(p50_us=71.3, p99_us=188.0, iops=13_200.0, mb_s=54.1),
    slice=SliceReads(bytes=524_288, qd1_mb_s=1_480.0, qd4_mb_s=4_210.0),
    sequential_mb_s=4_930.0,
    kind=DriveKind.NVME,
    filesystem="ext4",
    readahead_kb=128,
    readahead_device="nvme0n1",
    path=str(FOLDER.parent),
    device="nvme0n1p2",
    encryption=Encryption.NONE,
    compression="none",
    link=LinkSpeed(gt_s=16.0, lanes=4, most_gt_s=16.0, most_lanes=4),
    free_bytes=int(212.5 * GIB),
    read_ahead=ReadAhead(
        present_mb_s=785.0, doubled_mb_s=910.0, willneed_mb_s=1_150.0, readahead_mb_s=1_140.0,
        reads=120, better_kb=512,
    ),
    file=FileRead.MODEL,
    read_bytes=int(1.5 * GIB),
    seconds=6.4,
)  # fmt: skip
USB = DriveTest(
    random4k=Random4k(p50_us=612.0, p99_us=2_940.0, iops=1_480.0, mb_s=6.1),
    slice=SliceReads(bytes=524_288, qd1_mb_s=96.0, qd4_mb_s=118.0),
    sequential_mb_s=131.0,
    kind=DriveKind.USB,
    filesystem="exfat",
    readahead_kb=128,
    readahead_device="sda",
    path="/mnt/models",
    device="sda1",
    encryption=Encryption.NONE,
    compression="none",
    free_bytes=int(1_610 * GIB),
    file=FileRead.MODEL,
    read_bytes=int(0.6 * GIB),
    seconds=8.1,
)
PLACES = [
    ModelPlace(folder=NVME.path, kind=NVME.kind, free_bytes=NVME.free_bytes or 0, is_usual=True),
    ModelPlace(folder=USB.path, kind=USB.kind, free_bytes=USB.free_bytes or 0),
]


class ShownTests(DriveTests):
    """Tests nothing."""

    def __init__(self) -> None:
        super().__init__(DriveReporter.__new__(DriveReporter))

    def look(self, usual: Path) -> None:
        self.listed.emit(PLACES)

    def start(self, folder: Path, model_dir: Path | None = None) -> None: ...

    def show(self, *reports: DriveReport, stage: Stage | None = None) -> None:
        """What was found, or what goes on."""
        self.reports = {Path(report.test.path): report for report in reports}
        if stage is not None:
            self._run = _Run(Path(NVME.path))
            self._run.stage = stage
        self.changed.emit()


def report(test: DriveTest) -> DriveReport:
    """What follows from a test of one of them."""
    others = tuple(place for place in PLACES if place.folder != test.path)
    measured = {NVME.path: NVME.slice_mb_s, USB.path: USB.slice_mb_s}
    return conclude(
        test,
        FACTS,
        tuple(
            ModelPlace(
                folder=place.folder,
                kind=place.kind,
                free_bytes=place.free_bytes,
                slice_mb_s=measured[place.folder],
            )
            for place in others
        ),
    )


Show = Callable[[ShownTests], None]


def one(tests: ShownTests) -> None:
    """The drive of the models."""
    tests.show(report(NVME))


def compared(tests: ShownTests) -> None:
    """Two drives, the slower one shown."""
    tests.show(report(USB), report(NVME))


def going_on(tests: ShownTests) -> None:
    """A test under way."""
    tests.show(stage=Stage.AT_ONCE)
