"""What the test of a drive says, fio says too, of the same file at the same time."""

import shutil
import sys
from pathlib import Path

import pytest

from benchmarks.drive import TOLERANCE, compare, noise
from moechat.core.drive_test import SMALL_BYTES
from moechat.core.machine import DriveKind
from moechat.services.drives import drive_kind

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="fio as Debian has it"),
    pytest.mark.skipif(not shutil.which("fio"), reason="fio is not installed"),
]
_ROUNDS = 12
_WIDE = 0.6  # where fio does not agree with itself: still no cache, no wrong unit or depth


@pytest.mark.parametrize("size", [SMALL_BYTES, 512 << 10])
def test_it_agrees_with_fio(tmp_path: Path, size: int) -> None:
    """Within 15 %, unless the machine is so busy that fio differs by more from itself.

    `python -m benchmarks --only drive` is the strict one, for an idle machine.
    """
    if drive_kind(tmp_path) is DriveKind.MEMORY:
        pytest.skip("temporary files lie in memory here")
    found = compare(noise(tmp_path / "noise.bin", 64 << 20), size, _ROUNDS)
    bound = TOLERANCE if found.scatter <= TOLERANCE else _WIDE
    assert found.ratio == pytest.approx(1.0, abs=bound), found
