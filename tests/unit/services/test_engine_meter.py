"""The kernel's counters of a process: real ones of a real process, and made ones of a GPU."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.engine_rates import EngineCounters, rates_between
from moechat.services.engine_meter import EngineMeter, system_counters
from moechat.services.tasks import TaskLane
from moechat.services.windows_counters import engine_of

MIB = 1024**2
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux")

READER = """
import sys
for line in sys.stdin:
    with open(sys.argv[1], "rb") as file:
        file.read()
    print("read", flush=True)
"""


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    data = tmp_path / "data"
    data.write_bytes(b"x" * 8 * MIB)
    process = subprocess.Popen(
        [sys.executable, "-c", READER, str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield process
    process.kill()
    process.communicate()


def read_once(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    assert process.stdout.readline() == "read\n"


def test_what_a_process_reads_is_counted(reader: subprocess.Popen[str]) -> None:
    counters = system_counters()
    read_once(reader)  # the interpreter has started
    before = counters.look(reader.pid, None)
    read_once(reader)
    after = counters.look(reader.pid, None)
    assert before is not None
    assert after is not None
    rates = rates_between(before, after)
    seconds = after.at_s - before.at_s
    assert rates.read_bytes_s is not None
    assert 8 * MIB <= rates.read_bytes_s * seconds < 9 * MIB


def test_no_such_process() -> None:
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    assert system_counters().look(process.pid, None) is None


XE = """\
drm-driver:	xe
drm-client-id:	{client}
drm-pdev:	0000:00:02.0
drm-total-gtt:	9 GiB
drm-resident-gtt:	2 GiB
drm-resident-system:	512 KiB
drm-cycles-ccs:	{cycles}
drm-total-cycles-ccs:	{total}
drm-cycles-rcs:	0
drm-total-cycles-rcs:	{total}
"""
I915 = """\
drm-driver:	i915
drm-client-id:	7
drm-pdev:	0000:00:02.0
drm-engine-render:	{busy} ns
drm-engine-capacity-video:	2
drm-resident-system0:	64 MiB
"""


class Process:
    """A made ``/proc`` of one process with graphics open."""

    def __init__(self, root: Path) -> None:
        self.root = root / "proc"
        self.at_s = 100.0
        here = self.root / "42"
        (here / "fd").mkdir(parents=True)
        (here / "fdinfo").mkdir()
        (here / "stat").write_text("42 (a) b) S 1 " + " ".join(["0"] * 40))
        (self.root / "vmstat").write_text("pgfault 5\npswpin 3\npswpout 4\n")

    def open(self, descriptor: int, target: str, info: str) -> None:
        link = self.root / "42" / "fd" / str(descriptor)
        if not link.is_symlink():
            link.symlink_to(target)
        (self.root / "42" / "fdinfo" / str(descriptor)).write_text(info)

    def look(self) -> EngineCounters:
        from moechat.services.linux_counters import LinuxCounters

        counters = LinuxCounters(self.root.parent, lambda: self.at_s).look(42)
        assert counters is not None
        return counters


@linux_only
def test_a_client_with_two_descriptors_counts_once(tmp_path: Path) -> None:
    process = Process(tmp_path)
    for descriptor in (3, 4):
        info = XE.format(client=1, cycles=1000, total=10_000)
        process.open(descriptor, "/dev/dri/renderD128", info)
    process.open(5, "/dev/null", "pos:\t0\n")
    before = process.look()
    assert before.gpu_bytes == 2 * 1024 * MIB + 512 * 1024
    process.at_s += 1
    for descriptor in (3, 4):
        info = XE.format(client=1, cycles=1750, total=11_000)
        process.open(descriptor, "/dev/dri/renderD128", info)
    assert rates_between(before, process.look()).gpu_busy == pytest.approx(0.75)


@linux_only
def test_i915_tells_nanoseconds(tmp_path: Path) -> None:
    process = Process(tmp_path)
    process.open(3, "/dev/dri/card0", I915.format(busy=10**9))
    before = process.look()
    process.at_s += 2
    process.open(3, "/dev/dri/card0", I915.format(busy=2 * 10**9))
    rates = rates_between(before, process.look())
    assert rates.gpu_busy == pytest.approx(0.5)
    assert rates.gpu_bytes == 64 * MIB


@linux_only
def test_swap_is_told_in_bytes_and_what_is_missing_is_unknown(tmp_path: Path) -> None:
    look = Process(tmp_path).look()
    page = os.sysconf("SC_PAGE_SIZE")
    assert (look.swap_in_bytes, look.swap_out_bytes) == (3 * page, 4 * page)
    assert look.read_bytes is None
    assert look.gpu_bytes is None
    assert look.gpu == {}


def test_instances_of_windows_are_told_apart() -> None:
    name = "pid_{}_luid_0x00000000_0x0000E4B7_phys_0_eng_3_engtype_Compute"
    assert engine_of(name.format(12), 12) == "Compute"
    assert engine_of(name.format(112), 12) is None
    assert engine_of("_Total", 12) is None


class Steps:
    """Counters that grow by a step with every look."""

    def __init__(self) -> None:
        self.looks = 0

    def look(self, pid: int, folder: Path | None) -> EngineCounters:
        self.looks += 1
        drives = {str(folder): (1000 * self.looks, 0.25 * self.looks)} if folder else {}
        return EngineCounters(at_s=self.looks, read_bytes=pid * self.looks, drives=drives)


def test_the_meter_tells_rates_until_the_process_is_gone(qtbot: QtBot) -> None:
    lane = TaskLane("meter")
    meter = EngineMeter(lane, Steps())
    meter.watch_drives(Path("model"))
    with qtbot.waitSignal(meter.changed, timeout=10_000) as told:
        meter.follow(7)
    assert told.args[0].read_bytes_s == 7
    assert (told.args[0].drive_bytes_s, told.args[0].drive_busy) == (1000, 0.25)
    with qtbot.waitSignal(meter.changed, timeout=10_000) as told:
        meter.follow(0)
    assert told.args == [None]
    lane.drain(5.0)
