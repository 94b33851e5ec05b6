"""The process that warms the file cache: real files on a real disk, a real process."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from moechat.client.launch import child_environment
from moechat.protocol.warm_messages import WarmPause, WarmState, WarmTrouble
from tests.support.warming import LONG_S, MIB, SPANS, WANTED, Process, cached, order

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells of pages")


def test_the_spans_are_cached_and_nothing_much_beside_them(
    weights: Path, processes: Callable[..., Process]
) -> None:
    warmer = processes()
    warmer.send(order(weights))
    kept = warmer.until(lambda event: event.state is WarmState.KEPT and bool(event.cached_bytes))
    assert (kept.read_bytes, kept.wanted_bytes, kept.cached_bytes) == (WANTED, WANTED, WANTED)
    assert cached(weights, *SPANS) == WANTED
    assert (cached(weights) or 0) < WANTED + 2 * MIB
    assert 19 in niceness(warmer.process.pid)  # of the thread that reads
    assert warmer.process.stdin is not None
    warmer.process.stdin.close()  # the window is gone
    assert warmer.process.wait(LONG_S) == 0


def niceness(pid: int) -> set[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/stat")
    return {int(task.read_text().rpartition(")")[2].split()[16]) for task in tasks}


def test_never_more_than_the_limit(weights: Path, processes: Callable[..., Process]) -> None:
    warmer = processes()
    limit = 7 * MIB + 1
    warmer.send(order(weights, limit_bytes=limit))
    kept = warmer.until(lambda event: event.state is WarmState.KEPT and bool(event.cached_bytes))
    assert kept.read_bytes == kept.wanted_bytes == limit
    assert limit <= (cached(weights) or 0) < limit + MIB


def test_it_pauses_and_goes_on(weights: Path, processes: Callable[..., Process]) -> None:
    warmer = processes()
    warmer.send(order(weights, paused=True))
    warmer.until_state(WarmState.PAUSED)
    assert cached(weights) == 0
    warmer.send(WarmPause(paused=False))
    warmer.until_state(WarmState.KEPT)
    warmer.send(WarmPause(paused=True))
    warmer.until_state(WarmState.PAUSED)
    assert cached(weights, *SPANS) == WANTED


def test_files_that_cannot_be_had(weights: Path, processes: Callable[..., Process]) -> None:
    short = weights.with_name("short.bin")
    short.write_bytes(bytes(MIB))
    for path, trouble in (
        (weights.with_name("none.bin"), WarmTrouble.MISSING),
        (short, WarmTrouble.MISSING),
    ):
        warmer = processes()
        warmer.send(order(path))
        assert warmer.until_state(WarmState.FAILED).trouble is trouble
        assert warmer.process.poll() is None  # its end is the window's


def test_a_file_without_permission(weights: Path, processes: Callable[..., Process]) -> None:
    weights.chmod(0)
    script = (
        "import encodings.ascii, os\n"  # what is imported later cannot be read any more
        "from moechat.warmer import worker\n"
        "if not os.geteuid():\n"  # nothing is forbidden to root
        "    os.setuid(65534)\n"
        "worker.run()"
    )
    warmer = processes(sys.executable, "-c", script)
    warmer.send(order(weights))
    assert warmer.until_state(WarmState.FAILED).trouble is WarmTrouble.DENIED


def test_a_file_that_vanishes_or_shrinks_meanwhile(
    weights: Path, processes: Callable[..., Process]
) -> None:
    gone, shrunk = processes(), processes()
    gone.send(order(weights, paused=True))
    gone.until_state(WarmState.PAUSED)
    other = weights.with_name("other.bin")
    other.write_bytes(weights.read_bytes())
    shrunk.send(order(other, paused=True))
    shrunk.until_state(WarmState.PAUSED)
    weights.unlink()  # which is still open, and as good as before
    os.truncate(other, MIB)
    for each in (gone, shrunk):
        each.send(WarmPause(paused=False))
    assert gone.until_state(WarmState.KEPT).read_bytes == WANTED
    assert shrunk.until_state(WarmState.FAILED).trouble is WarmTrouble.MISSING


def test_it_dies_with_a_window_that_is_killed(tmp_path: Path) -> None:
    script = (
        "import subprocess, sys, time\n"
        "from moechat.client.launch import warmer_command\n"
        "child = subprocess.Popen(warmer_command(), stdin=subprocess.PIPE)\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    window = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, env=child_environment(os.environ)
    )
    assert window.stdout is not None
    child = int(window.stdout.readline())
    window.kill()
    window.communicate()
    deadline = time.monotonic() + LONG_S
    while is_alive(child):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
