"""Slices through an emptied file cache: from the drive, or nothing is said at all."""

import os
import sys
import time
from pathlib import Path

import pytest

from moechat.core.machine import DriveKind
from moechat.core.read_ahead import Window
from moechat.services import cold_reads as module
from moechat.services.cold_reads import cold_reads
from moechat.services.drives import drive_kind
from moechat.services.timed_reads import ReadBounds

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux's file cache")
SLICE = 256 * 1024


def written(folder: Path) -> Path:
    path = folder / "noise.bin"
    with path.open("wb") as file:
        file.write(os.urandom(32 << 20))
        os.fsync(file.fileno())
    return path


def bounds(reads: int) -> ReadBounds:
    return ReadBounds(time.perf_counter() + 60, reads * SLICE)


def test_each_window_in_turn(tmp_path: Path) -> None:
    if drive_kind(tmp_path) is DriveKind.MEMORY:
        pytest.skip("temporary files lie in memory here")
    found = cold_reads(written(tmp_path), SLICE, bounds(22))
    assert found is not None
    assert [len(found[window]) for window in Window] == [6, 6, 5, 5]
    assert all(seconds > 0 for taken in found.values() for seconds in taken)


def test_a_cache_that_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came from the cache says nothing about reading ahead."""
    path = written(tmp_path)
    path.read_bytes()
    monkeypatch.setattr(os, "posix_fadvise", lambda *_: None)
    assert cold_reads(path, SLICE, bounds(22)) is None


def test_nobody_counts_what_came_from_the_drive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_IO", tmp_path / "missing")
    assert cold_reads(written(tmp_path), SLICE, bounds(8)) is not None
