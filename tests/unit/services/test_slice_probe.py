"""The slice-read probe: bounded, honest, and gone afterwards."""

import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from moechat.core.drive_test import SLICE_BYTES
from moechat.services import probe_files, slice_probe
from moechat.services.probe_files import largest_weights
from moechat.services.slice_probe import SliceProbe

MIB = 1 << 20


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slice_probe, "_SCRATCH_BYTES", 16 * MIB)
    monkeypatch.setattr(probe_files, "_SMALLEST_FILE", 8 * MIB)
    monkeypatch.setattr(slice_probe, "_MOST_BYTES", 64 * MIB)


def weights(path: Path, size: int = 12 * MIB) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(os.urandom(size))
    return path


def test_it_measures_and_leaves_nothing(tmp_path: Path) -> None:
    before = list(tmp_path.iterdir())
    speed = SliceProbe().measure(tmp_path / "models" / "not made yet")
    assert speed is not None
    assert speed.mb_s > 1
    assert speed.reads <= 64 * MIB // SLICE_BYTES + 1
    assert list(tmp_path.iterdir()) == before


def test_what_a_killed_program_left_goes(tmp_path: Path) -> None:
    left, at_work = (tmp_path / f".moechat-probe-{name}" for name in ("left", "at_work"))
    for path in (left, at_work):
        path.touch()
    os.utime(left, (0, 0))
    SliceProbe(0.0).measure(tmp_path)
    assert not left.exists()
    assert at_work.exists()
    left.touch()
    os.utime(left, (0, 0))
    model = weights(tmp_path / "model" / "openvino_model.bin").parent
    SliceProbe(0.0).measure(model)
    assert not left.exists()


def test_it_reads_the_models_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    weights(tmp_path / "a" / "openvino_model.bin")
    monkeypatch.setattr(os, "urandom", lambda _: pytest.fail("it wrote a file"))
    assert SliceProbe().measure(tmp_path) is not None


def test_the_largest_file_without_holes(tmp_path: Path) -> None:
    assert largest_weights(tmp_path) is None
    weights(tmp_path / "a" / "openvino_model.bin", 9 * MIB)
    best = weights(tmp_path / "b" / "openvino_model.bin", 12 * MIB)
    weights(tmp_path / "c" / "openvino_model.xml", 16 * MIB)
    weights(tmp_path / "c" / "small.bin", MIB)
    weights(tmp_path / "1" / "2" / "3" / "4" / "deep.bin", 16 * MIB)
    if sys.platform == "linux":
        with (tmp_path / "c" / "sparse.bin").open("wb") as file:
            file.truncate(64 * MIB)
    assert largest_weights(tmp_path) == best


def test_time_is_bounded_whatever_the_drive_does(tmp_path: Path) -> None:
    weights(tmp_path / "openvino_model.bin")
    now = [0.0]

    def clock() -> float:
        now[0] += 0.4  # every look at the clock, so every read takes 0.4 s
        return now[0]

    speed = SliceProbe(seconds=3.0, clock=clock).measure(tmp_path)
    assert now[0] < 4.5
    assert speed is None or speed.median_ms == pytest.approx(400)


def test_cancelled(tmp_path: Path) -> None:
    began = time.monotonic()
    assert SliceProbe(cancelled=lambda: True).measure(tmp_path) is None
    assert time.monotonic() - began < 2
    assert list(tmp_path.iterdir()) == []


def test_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=MIB))
    assert SliceProbe().measure(tmp_path) is None


def test_a_drive_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights(tmp_path / "openvino_model.bin")

    def fail(*_: object) -> None:
        raise OSError(22, "no direct reads here")

    monkeypatch.setattr(slice_probe, "DirectFile", fail)
    assert SliceProbe().measure(tmp_path) is None
