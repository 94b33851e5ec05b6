"""The test of a drive against fio, on one file: ``python -m benchmarks --only drive``.

Both read in turns, so that what else the machine does meets both; where it does much, rounds are
added. Compared is the quietest round of each: what disturbs only ever makes reads slower.
"""

import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.table import Row
from moechat.core.drive_test import SLICE_BYTES, SMALL_BYTES
from moechat.services.direct_file import ALIGNMENT, DirectFile
from moechat.services.timed_reads import ReadBounds, random_reads

TOLERANCE = 0.15
_FILE_BYTES = 256 << 20
_PIECE = 16 << 20
_ROUND_S = 0.4
_FEWEST, _MOST = 5, 40  # rounds


@dataclass
class Comparison:
    """Seconds of a read in the middle of each round."""

    size: int
    ours: list[float] = field(default_factory=list)
    fio: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """Our rate over fio's, in the quietest round of each."""
        return min(self.fio) / min(self.ours)

    @property
    def median_ratio(self) -> float:
        """The same in the middle of all rounds: of use on an idle machine."""
        return statistics.median(self.fio) / statistics.median(self.ours)

    @property
    def scatter(self) -> float:
        """How far fio's own rounds lie apart; above the tolerance nothing can be told."""
        return statistics.median(self.fio) / min(self.fio) - 1

    @property
    def agrees(self) -> bool:
        """Whether the two are as near as they should be."""
        return abs(self.ratio - 1) <= TOLERANCE


def rows() -> Iterator[Row]:
    """One row for each size of reads, with the rates behind it."""
    with tempfile.TemporaryDirectory(dir=Path.cwd() / "build") as folder:
        path = noise(Path(folder) / "noise.bin", _FILE_BYTES)
        for size in (SMALL_BYTES, 512 << 10, SLICE_BYTES):
            found = compare(path, size)
            name = f"drive, random reads of {size >> 10} kB"
            yield Row(f"{name}: fio", size / min(found.fio) / 1e6, "MB/s")
            yield Row(f"{name}: ours", size / min(found.ours) / 1e6, "MB/s")
            yield Row(f"{name}: ours over fio, medians", found.median_ratio, "times")
            yield Row(f"{name}: apart", abs(found.ratio - 1), "", f"≤ {TOLERANCE}")


def compare(path: Path, size: int, most: int = _MOST) -> Comparison:
    """Read in turns until the two agree, or often enough to tell that they do not."""
    found = Comparison(size)
    while len(found.ours) < _FEWEST or (not found.agrees and len(found.ours) < most):
        found.ours.append(ours(path, size, seed=len(found.ours)))
        found.fio.append(fio(path, size))
    return found


def ours(path: Path, size: int, seed: int) -> float:
    """Seconds of a read in the middle of one round, as the test of a drive reads."""
    bounds = ReadBounds(time.perf_counter() + _ROUND_S, 1 << 40)
    file = DirectFile(path, size)
    try:
        return statistics.median(random_reads(file, path.stat().st_size, size, bounds, seed))
    finally:
        file.close()


def fio(path: Path, size: int) -> float:
    """The same by fio."""
    done = subprocess.run(
        [
            "fio", "--name=moechat", f"--filename={path}", "--readonly", "--rw=randread",
            f"--bs={size}", f"--blockalign={ALIGNMENT}", "--ioengine=psync", "--iodepth=1",
            "--direct=1", "--time_based", f"--runtime={round(_ROUND_S * 1000)}ms",
            "--randrepeat=0", "--lat_percentiles=1", "--output-format=json",
        ],
        capture_output=True, check=True, encoding="utf-8", timeout=60,
    )  # fmt: skip
    told = json.loads(done.stdout)["jobs"][0]["read"]["lat_ns"]["percentile"]
    return float(told["50.000000"]) / 1e9


def noise(path: Path, size: int) -> Path:
    """A file that no drive can compress, all of it on the drive."""
    with path.open("wb") as file:
        for _ in range(size // _PIECE):
            file.write(os.urandom(_PIECE))
        os.fsync(file.fileno())
    return path
