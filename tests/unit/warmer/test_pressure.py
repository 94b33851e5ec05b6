"""A control group whose memory runs out: the warmer stops, and goes on when there is some again."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moechat.protocol.warm_messages import WarmState
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


class Group:
    """A control group of version 1 or 2 with a limit."""

    def __init__(self) -> None:
        self.folders: list[Path] = []
        name = f"moechat-test-{os.getpid()}"
        try:
            if (CGROUPS / "memory" / "memory.limit_in_bytes").exists():
                self._make(CGROUPS / "memory" / name, "memory.limit_in_bytes", str(LIMIT))
                device = Path("/tmp").stat().st_dev
                rule = f"{os.major(device)}:{os.minor(device)} {20 * MIB}"
                self._make(CGROUPS / "blkio" / name, "blkio.throttle.read_bps_device", rule)
            elif "memory" in (CGROUPS / "cgroup.subtree_control").read_text().split():
                self._make(CGROUPS / name, "memory.max", str(LIMIT))
            else:
                pytest.skip("no control group for memory can be made here")
        except OSError as error:
            self.remove()
            pytest.skip(f"no control group can be made: {error}")

    def _make(self, folder: Path, key: str, value: str) -> None:
        folder.mkdir()
        self.folders.append(folder)
        (folder / key).write_text(value)

    def take(self, pid: int) -> None:
        for folder in self.folders:
            (folder / "cgroup.procs").write_text(str(pid))

    def remove(self) -> None:
        deadline = time.monotonic() + 20
        for folder in self.folders:
            while folder.exists():
                try:
                    folder.rmdir()
                except OSError:  # the last process is still on its way out
                    assert time.monotonic() < deadline
                    time.sleep(0.02)


@pytest.fixture
def group() -> Iterator[Group]:
    made = Group()
    yield made
    made.remove()


def test_it_stops_within_a_second_of_pressure_and_goes_on_afterwards(
    weights: Path, group: Group, processes: Callable[..., Process]
) -> None:
    taken = []
    for number in range(TRIES):
        warmer = processes()
        group.take(warmer.process.pid)
        hog = subprocess.Popen(
            [sys.executable, "-c", HOG, str(LIMIT - FLOOR)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        group.take(hog.pid)
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
