"""A control group whose memory runs out: the warmer stops, and goes on when there is some again."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from moechat.protocol.warm_messages import WarmState
from tests.support.limited_memory import limited_memory
from tests.support.warming import MIB, Process, drop, order

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="control groups are Linux")

CGROUPS = Path("/sys/fs/cgroup")
LIMIT, FLOOR = 512 * MIB, 128 * MIB
TRIES = 3
# Takes memory step by step; tells when what is left of the limit has fallen below the floor.
HOG = """
import sys, time
need, step, held = int(sys.argv[1]), 8 << 20, []
input()
while len(held) * step < need:
    held.append(b"\\1" * step)
print(time.monotonic(), flush=True)
input()
"""


@pytest.fixture
def group() -> Iterator[Callable[[int], None]]:
    """Puts a process where memory is limited and, with version 1, its drive is slow."""
    with slow_drive() as slow, limited_memory(f"warmer-{os.getpid()}") as memory:
        memory.limit(LIMIT)

        def take(pid: int) -> None:
            memory.add(pid)
            if slow is not None:
                (slow / "cgroup.procs").write_text(str(pid))

        yield take


@contextmanager
def slow_drive() -> Iterator[Path | None]:
    """A control group that reads at 20 MiB/s at most; None where none can be made."""
    folder = CGROUPS / "blkio" / f"moechat-warmer-{os.getpid()}"
    try:
        folder.mkdir()
    except OSError:
        yield None
        return
    try:
        device = Path("/tmp").stat().st_dev
        rule = f"{os.major(device)}:{os.minor(device)} {20 * MIB}"
        (folder / "blkio.throttle.read_bps_device").write_text(rule)
        yield folder
    finally:
        folder.rmdir()


def test_it_stops_within_a_second_of_pressure_and_goes_on_afterwards(
    weights: Path, group: Callable[[int], None], processes: Callable[..., Process]
) -> None:
    taken = []
    for number in range(TRIES):
        warmer = processes()
        group(warmer.process.pid)
        hog = subprocess.Popen(
            [sys.executable, "-c", HOG, str(LIMIT - FLOOR)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        group(hog.pid)
        assert hog.stdin is not None
        assert hog.stdout is not None
        try:
            warmer.send(order(weights, floor_bytes=FLOOR, calm_s=0.3))
            warmer.until(lambda event: event.state in (WarmState.READING, WarmState.KEPT))
            hog.stdin.write(b"\n")
            hog.stdin.flush()
            since = float(hog.stdout.readline())
            pressed = warmer.until_state(WarmState.PRESSED)
            taken.append(pressed.at_s - since)
            read = read_bytes(warmer.process.pid)
            time.sleep(0.5)
            assert read_bytes(warmer.process.pid) == read
        finally:
            hog.kill()
            hog.communicate()
        if number == 0:  # the memory is free again
            warmer.until(lambda event: event.state in (WarmState.READING, WarmState.KEPT))
        warmer.end()
        drop(weights)
    print("seconds:", taken)
    # A machine that is busy with other things may be late, but not every time.
    assert min(taken) < 1.0


def read_bytes(pid: int) -> int:
    text = Path(f"/proc/{pid}/io").read_text()
    return int(text.rpartition("\nread_bytes:")[2].split()[0])
