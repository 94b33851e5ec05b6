"""The test of a drive: bounded, honest, cancellable, and gone afterwards."""

import errno
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.core.drive_test import SLICE_BYTES, DriveFeatures, DriveTest, FileRead
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.machine import DriveKind
from moechat.services import direct_file, drive_test, probe_files
from moechat.services.drive_test import DriveTester, Stage
from tests.unit.core.test_drive_test import model

MIB = 1 << 20


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive_test, "_SCRATCH_BYTES", 16 * MIB)
    monkeypatch.setattr(probe_files, "_SMALLEST_FILE", 8 * MIB)


def measured(folder: Path, **options: object) -> DriveTest:
    options = {"seconds": 5.0, "most_bytes": 160 * MIB, **options}
    found = DriveTester(**options).run(folder)  # type: ignore[arg-type]
    assert found is not None
    return found


def weights(folder: Path, size: int = 24 * MIB) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "openvino_model.bin"
    path.write_bytes(os.urandom(size))
    return path


def test_everything_is_measured_and_nothing_left(tmp_path: Path) -> None:
    stages: list[Stage] = []
    before = time.monotonic()
    found = measured(tmp_path, progress=stages.append, seconds=10.0)
    assert time.monotonic() - before < 60  # its own bound is tried with a clock of its own
    assert found.random4k is not None
    assert 0 < found.random4k.p50_us <= found.random4k.p99_us
    assert found.slice.bytes == SLICE_BYTES
    assert found.slice.qd1_mb_s is not None
    assert found.slice.qd4_mb_s is not None
    assert found.sequential_mb_s is not None
    assert found.file is FileRead.TEMPORARY
    assert 0 < found.written_bytes <= 16 * MIB
    assert found.read_bytes + found.written_bytes <= 160 * MIB
    assert found.free_bytes
    assert stages == [stage for stage in Stage if stage is not Stage.OTHERS][: len(stages)]
    assert list(tmp_path.iterdir()) == []


def test_weights_that_may_not_be_read_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = weights(tmp_path / "a")
    allowed = os.access
    monkeypatch.setattr(os, "access", lambda asked, mode: asked != path and allowed(asked, mode))
    assert measured(tmp_path).file is FileRead.TEMPORARY


def test_the_models_own_weights_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights(tmp_path / "a")
    monkeypatch.setattr(os, "urandom", lambda _: pytest.fail("it wrote a file"))
    found = DriveTester(seconds=3.0, most_bytes=160 * MIB).run(tmp_path, model())
    assert found is not None
    assert (found.file, found.written_bytes) == (FileRead.MODEL, 0)
    assert found.slice.bytes == 2048 * 768 // 2
    assert found.model == "Qwen3-30B-A3B"


def test_time_is_bounded_whatever_the_drive_does(tmp_path: Path) -> None:
    weights(tmp_path)
    now = [0.0]
    lock = threading.Lock()

    def clock() -> float:
        with lock:
            now[0] += 0.05  # every look at the clock, so every read takes as long
            return now[0]

    found = DriveTester(clock=clock).run(tmp_path)
    assert found is not None
    assert found.seconds <= 11.0
    assert found.random4k is not None
    assert found.random4k.p50_us == pytest.approx(50_000, rel=0.1)


def test_a_drive_too_slow_for_single_slices(tmp_path: Path) -> None:
    """What no time was left for is None, and nothing divides by zero."""
    weights(tmp_path)
    now = [0.0]
    lock = threading.Lock()

    def clock() -> float:
        with lock:
            now[0] += 4.0
            return now[0]

    found = DriveTester(clock=clock).run(tmp_path)
    assert found is not None
    assert found.random4k is None
    assert (found.slice.qd1_mb_s, found.slice.qd4_mb_s, found.sequential_mb_s) == (None,) * 3


@pytest.mark.parametrize("stage", [Stage.WRITING, Stage.SMALL, Stage.AT_ONCE, Stage.READ_AHEAD])
def test_cancelled(tmp_path: Path, stage: Stage) -> None:
    stopping = threading.Event()
    reads_after = []

    def progress(now: Stage) -> None:
        if stopping.is_set():
            reads_after.append(now)
        if now is stage:
            stopping.set()

    tester = DriveTester(most_bytes=160 * MIB, cancelled=stopping.is_set, progress=progress)
    assert tester.run(tmp_path) is None or sys.platform == "win32"
    assert list(tmp_path.iterdir()) == []


def refused(folder: Path) -> Fault:
    with pytest.raises(UserError) as caught:
        DriveTester(seconds=1.0).run(folder)
    return caught.value.fault


def test_folders_that_are_none(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone").code is FaultCode.DRIVE_FOLDER_MISSING
    file = tmp_path / "file"
    file.touch()
    assert refused(file).code is FaultCode.DRIVE_NOT_A_FOLDER


def test_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=MIB))
    assert refused(tmp_path).code is FaultCode.DRIVE_TEST_NO_ROOM


def test_a_drive_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights(tmp_path)
    monkeypatch.setattr(drive_test, "DirectFile", _failing(errno.EIO))
    fault = refused(tmp_path)
    assert fault.code is FaultCode.DRIVE_TEST_FAILED
    assert fault.values["reason"] == os.strerror(errno.EIO)


def test_no_reads_past_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights(tmp_path)
    monkeypatch.setattr(drive_test, "DirectFile", _failing(errno.EINVAL))
    dropped: list[bool] = []

    class Watched(direct_file.CachedFile):
        def __init__(self, path: Path, piece_bytes: int, *, drop: bool) -> None:
            super().__init__(path, piece_bytes, drop=drop)
            dropped.append(drop)

    monkeypatch.setattr(drive_test, "CachedFile", Watched)
    found = measured(tmp_path, features=lambda _: DriveFeatures(kind=DriveKind.SSD))
    assert not found.direct
    assert found.slice.qd1_mb_s is not None
    assert all(dropped)
    dropped.clear()
    found = measured(tmp_path, features=lambda _: DriveFeatures(kind=DriveKind.MEMORY))
    assert found.read_ahead is None
    assert dropped
    assert not any(dropped)


def _failing(number: int) -> Callable[..., None]:
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail
