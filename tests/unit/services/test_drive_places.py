"""The test of a drive on what a drive may be: a loop device with ext4, memory, an overlay."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from moechat.core.drive_test import DriveTest
from moechat.core.machine import DriveKind
from moechat.services.drive_features import drive_features
from moechat.services.drive_report import conclude
from moechat.services.drive_test import DriveTester
from moechat.services.drive_texts import verdict
from moechat.services.drives import drive_kind

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or os.geteuid() != 0, reason="mounting is root's, on Linux"
)
MIB = 1 << 20


@pytest.fixture
def mounts() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@contextmanager
def mounted(point: Path, *arguments: str) -> Iterator[Path]:
    """Something at ``point``; skips where nothing can be mounted, as in containers."""
    point.mkdir()
    try:
        run("mount", *arguments, str(point))
    except (subprocess.CalledProcessError, FileNotFoundError):
        pytest.skip("nothing can be mounted here")
    try:
        yield point
    finally:
        run("umount", str(point))


def run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def measure(folder: Path) -> DriveTest:
    found = DriveTester(seconds=4.0, most_bytes=128 * MIB).run(folder)
    assert found is not None
    assert found.random4k is not None
    assert found.slice.qd1_mb_s is not None
    assert not list(folder.glob(".moechat-probe*"))
    return found


def test_a_loop_device_with_ext4(tmp_path: Path, mounts: ExitStack) -> None:
    image = tmp_path / "image"
    with image.open("wb") as file:
        file.truncate(160 * MIB)
    try:
        run("mkfs.ext4", "-q", "-F", str(image))
    except FileNotFoundError:
        pytest.skip("no mkfs.ext4 here")
    folder = mounts.enter_context(mounted(tmp_path / "mount", "-o", "loop", str(image)))
    found = measure(folder)
    assert found.filesystem == "ext4"
    assert found.device is not None
    assert found.device.startswith("loop")
    assert found.kind is drive_kind(tmp_path)  # the drive that the image lies on
    queue = Path("/sys/class/block", found.device, "queue/read_ahead_kb")
    assert found.readahead_kb == int(queue.read_text())
    assert found.readahead_device == found.layers[0].name == found.device
    assert found.direct


def test_memory(tmp_path: Path, mounts: ExitStack) -> None:
    folder = mounts.enter_context(
        mounted(tmp_path / "mount", "-t", "tmpfs", "-o", "size=160m", "tmpfs")
    )
    found = measure(folder)
    assert (found.kind, found.filesystem) == (DriveKind.MEMORY, "tmpfs")
    assert found.free_bytes == 160 * MIB  # without what is gone by now
    assert found.readahead_kb is None
    assert found.read_ahead is None
    assert "This is memory, not a drive" in verdict(conclude(found, None))[0]


def test_an_overlay(tmp_path: Path, mounts: ExitStack) -> None:
    folders = [tmp_path / name for name in ("lower", "upper", "work")]
    for folder in folders:
        folder.mkdir()
    lower, upper, work = folders
    options = f"lowerdir={lower},upperdir={upper},workdir={work}"
    folder = mounts.enter_context(
        mounted(tmp_path / "mount", "-t", "overlay", "-o", options, "overlay")
    )
    found = measure(folder)
    assert found.filesystem == "overlay"
    assert found.kind is drive_kind(upper)
    assert found.device == drive_features(upper).device
