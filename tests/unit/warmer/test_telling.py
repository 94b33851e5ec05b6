"""What the system tells of memory and of cached pages: recorded files, simulated Windows."""

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from moechat.core.warming import PressureWatch
from moechat.warmer import residency
from moechat.warmer.sensing import MemorySense, windows_notice
from tests.support.warming import MIB, SIZE, SPANS, WANTED, Process, cached, drop, order

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="these files are Linux")

_PRESSURE = "some avg10=1.53 avg60=0.20 avg300=0.00 total={0}\nfull avg10=0.0 total=7\n"


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "ascii")


@linux_only
def test_our_own_group_is_asked_before_the_system(tmp_path: Path) -> None:
    proc, groups = tmp_path / "proc", tmp_path / "cgroup"
    sense = MemorySense(proc, groups)
    nothing = sense.look()
    assert (nothing.stalled_s, nothing.limit_hits, nothing.told_low) == (None, None, False)
    write(proc / "pressure" / "memory", _PRESSURE.format(4_000_000))
    write(proc / "self" / "cgroup", "0::/user.slice/app.scope\n")
    assert sense.look().stalled_s == 4.0
    group = groups / "user.slice" / "app.scope"
    write(group / "memory.pressure", _PRESSURE.format(2_500_000))
    write(group / "memory.events", "low 9\nhigh 3\nmax 4\noom 0\noom_kill 0\n")
    write(groups / "user.slice" / "memory.events", "high 10\n")
    write(groups / "user.slice" / "memory.high", f"{950 * MIB}\n")
    write(group / "memory.max", "max\n")
    write(group / "memory.high", f"{900 * MIB}\n")
    write(group / "memory.current", f"{800 * MIB}\n")
    write(group / "memory.stat", f"inactive_file {200 * MIB}\nactive_file {50 * MIB}\nanon 1\n")
    look = sense.look()
    assert (look.stalled_s, look.limit_hits) == (2.5, 17)
    assert look.available_bytes == 350 * MIB  # experts that were read twice can be dropped too


@linux_only
def test_groups_of_version_one_count_how_often_they_met_their_limit(tmp_path: Path) -> None:
    write(tmp_path / "proc" / "self" / "cgroup", "4:memory:/job\n")
    job = tmp_path / "cgroup" / "memory" / "job"
    write(job / "memory.limit_in_bytes", f"{900 * MIB}\n")
    write(job / "memory.failcnt", "12\n")
    sense = MemorySense(tmp_path / "proc", tmp_path / "cgroup")
    watch = PressureWatch(1 << 50, calm_s=0)
    assert sense.look().limit_hits == 12
    assert watch.feed(sense.look())  # nobody has as much


class _Kernel32:
    """Windows' notice of low memory."""

    def __init__(self, handle: int | None = 5) -> None:
        self.low, self.handle = 0, handle
        self.CreateMemoryResourceNotification = self._Create(self)
        self.QueryMemoryResourceNotification = self._Query(self)

    class _Create:
        restype: Any = None

        def __init__(self, system: "_Kernel32") -> None:
            self._system = system

        def __call__(self, kind: int) -> int | None:
            assert kind == 0  # low
            return self._system.handle

    class _Query:
        argtypes: Any = None

        def __init__(self, system: "_Kernel32") -> None:
            self._system = system

        def __call__(self, handle: int, answer: Any) -> int:
            assert handle == self._system.handle
            answer._obj.value = self._system.low
            return 1


def test_windows_says_so_itself() -> None:
    system: Any = _Kernel32()
    sense = MemorySense(told_low=windows_notice(system))
    assert not sense.look().told_low
    system.low = 1
    assert sense.look().told_low
    mute: Any = _Kernel32(handle=None)
    assert not windows_notice(mute)()
    assert ctypes.sizeof(ctypes.c_int) == 4  # a BOOL


@linux_only
def test_both_ways_count_the_same_pages(weights: Path) -> None:
    descriptor = os.open(weights, os.O_RDONLY)
    try:
        os.pread(descriptor, MIB, 3 * MIB)
        whole = residency.by_mincore(descriptor, 0, SIZE)
        assert MIB <= whole < SIZE
        for offset, size in ((0, SIZE), (3 * MIB + 5, 100), (2 * MIB, 3 * MIB), (40 * MIB, MIB)):
            counted = residency.by_mincore(descriptor, offset, size)
            if residency.find_way(descriptor) is residency.by_cachestat:
                assert residency.by_cachestat(descriptor, offset, size) == counted
    finally:
        os.close(descriptor)
    assert cached(weights, (3 * MIB + 5, 100)) == 100  # not the page around them


@linux_only
def test_where_nothing_tells_nothing_is_claimed(
    weights: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(residency, "_WAYS", ())
    assert cached(weights) is None
    monkeypatch.undo()
    # Of files of others the kernel says that every page is there.
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    monkeypatch.setattr(os, "access", lambda *_: False)
    descriptor = os.open(weights, os.O_RDONLY)
    try:
        with pytest.raises(PermissionError):
            residency.by_mincore(descriptor, 0, SIZE)
    finally:
        os.close(descriptor)


@linux_only
def test_what_was_lost_is_read_again(weights: Path, processes: Callable[..., Process]) -> None:
    script = (
        "from moechat.warmer import worker\n"
        "worker._FIRST_REST_S = worker._COUNT_S = worker._KEPT_S = 0.05\n"
        "worker.run()\n"
    )

    warmer = processes(sys.executable, "-c", script)
    warmer.send(order(weights))
    warmer.until(lambda event: event.cached_bytes == WANTED)
    drop(weights)
    warmer.until(lambda event: event.cached_bytes != WANTED)
    warmer.until(lambda event: event.cached_bytes == WANTED)


@linux_only
def test_a_file_system_that_is_asked_in_vain_is_read(
    weights: Path, processes: Callable[..., Process]
) -> None:
    script = (
        "import os\n"
        "os.posix_fadvise = lambda *_: None\n"
        "from moechat.warmer import worker\n"
        "worker.run()\n"
    )

    warmer = processes(sys.executable, "-c", script)
    warmer.send(order(weights))
    warmer.until(lambda event: event.cached_bytes == WANTED)
    assert cached(weights, *SPANS) == WANTED
