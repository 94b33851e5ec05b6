"""Counters of the drive, of pressure and of heat: made trees of the kernel, and real reads."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path, PureWindowsPath

import pytest

from moechat.core.engine_rates import EngineCounters, EngineRates, rates_between
from moechat.services.engine_meter import system_counters
from moechat.services.linux_disks import disk_activity, disks_under
from moechat.services.windows_counters import is_drive_of
from tests.unit.services.test_engine_meter import MIB, linux_only, read_once, reader

__all__ = ["reader"]

pytestmark = linux_only

CGROUP = "4:memory:/old/engine\n0::/user/engine\n"
MOUNTS = """\
1 0 254:2 / / rw - ext4 /dev/mapper/root rw
2 1 0:40 / /home rw - btrfs /dev/nvme1n1p3 rw
3 1 0:41 / /tmp rw - tmpfs tmpfs rw
4 1 7:0 / /loop rw - ext4 /dev/loop0 rw
5 1 0:42 / /net rw - nfs4 server:/models rw
"""
DISKSTATS = """\
 259       0 nvme0n1 10 0 2048 0 0 0 0 0 0 1500 0 0 0 0 0 0 0
 259       1 nvme0n1p2 9 0 1024 0 0 0 0 0 0 900 0 0 0 0 0 0 0
 259       2 nvme1n1 10 0 4096 0 0 0 0 0 0 250 0 0 0 0 0 0 0
"""


class Tree:
    """/proc and /sys of a machine with an encrypted volume on a partition, and btrfs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("proc/self/mountinfo", MOUNTS)
        self.write("proc/diskstats", DISKSTATS)
        self.write("proc/42/stat", "42 (x) S 1 " + " ".join(["0"] * 9 + ["150", "50"] + ["0"] * 30))
        self.write("proc/42/cgroup", CGROUP)
        disks = root / "sys/devices/pci"
        for disk, parts in (("nvme0n1", ("nvme0n1p2",)), ("nvme1n1", ("nvme1n1p3",))):
            for part in parts:
                self.write(f"sys/devices/pci/{disk}/{part}/partition", "1")
                self.link(f"sys/class/block/{part}", disks / disk / part)
        self.link("sys/dev/block/254:2", root / "sys/devices/virtual/dm-1")
        for upper, lower in (("dm-1", root / "sys/devices/virtual/dm-0"),
                             ("dm-0", disks / "nvme0n1/nvme0n1p2")):  # fmt: skip
            self.link(f"sys/devices/virtual/{upper}/slaves/{lower.name}", lower)
        self.write("sys/devices/virtual/loop0/loop/backing_file", "/home/image\n")
        self.write("home/image", "")
        self.link("sys/dev/block/7:0", root / "sys/devices/virtual/loop0")

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def link(self, path: str, target: Path) -> None:
        link = self.root / path
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(target)

    def counters(self) -> Callable[[], EngineCounters]:
        from moechat.services.linux_counters import LinuxCounters

        now: Iterator[float] = iter(range(100, 200))
        made = LinuxCounters(self.root, lambda: next(now))

        def look() -> EngineCounters:
            counters = made.look(42, Path("/models"))
            assert counters is not None
            return counters

        return look


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.mark.parametrize(
    ("folder", "disks"),
    [
        ("/models/m", {"nvme0n1"}),  # LUKS on LVM on a partition
        ("/home/me/m", {"nvme1n1"}),  # btrfs, by its source
        ("/loop/m", {"nvme1n1"}),  # a loop device over a file of btrfs
        ("/tmp/m", set()),
        ("/net/m", set()),
    ],
)
def test_the_drives_under_a_folder(tree: Tree, folder: str, disks: set[str]) -> None:
    assert disks_under(Path(folder), tree.root) == disks
    assert disks_under(Path(folder), tree.root / "nowhere") == set()


def test_what_a_drive_did(tree: Tree) -> None:
    both = frozenset({"nvme0n1", "nvme1n1", "sda"})
    assert disk_activity(DISKSTATS, both) == {"nvme0n1": (MIB, 1.5), "nvme1n1": (2 * MIB, 0.25)}
    look = tree.counters()
    before = look()
    tree.write("proc/diskstats", DISKSTATS.replace("2048", "6144").replace("1500", "2250"))
    rates = rates_between(before, look())
    assert rates.drive_bytes_s == 2 * MIB
    assert rates.drive_busy == 0.75


def test_processor_time(tree: Tree) -> None:
    look = tree.counters()
    before = look()
    assert before.cpu_s == 2.0
    tree.write("proc/42/stat", "42 (x) S 1 " + " ".join(["0"] * 9 + ["250", "100"] + ["0"] * 30))
    rates = rates_between(before, look())
    assert rates.cpu_cores == 1.5
    assert rates.cores == os.cpu_count()
    assert rates.cpu_share == min(1.0, 1.5 / (os.cpu_count() or 1))


def pressure_of(some: int, full: int) -> str:
    return (
        f"some avg10=1.00 avg60=0.00 avg300=0.00 total={some}\n"
        f"full avg10=0.50 avg60=0.00 avg300=0.00 total={full}\n"
    )


def test_pressure_is_of_the_group_where_there_is_one(tree: Tree) -> None:
    tree.write("proc/pressure/memory", pressure_of(9_000_000, 5_000_000))
    look = tree.counters()
    assert (look().pressure_some_s, look().pressure_full_s) == (9.0, 5.0)
    tree.write("sys/fs/cgroup/user/engine/memory.pressure", pressure_of(100_000, 0))
    before = look()
    tree.write("sys/fs/cgroup/user/engine/memory.pressure", pressure_of(600_000, 250_000))
    rates = rates_between(before, look())
    assert rates.pressure_some == pytest.approx(0.5)
    assert rates.pressure_full == pytest.approx(0.25)


def test_pressure_where_there_are_groups_of_both_versions(tree: Tree) -> None:
    tree.write("sys/fs/cgroup/unified/user/engine/memory.pressure", pressure_of(300_000, 0))
    assert tree.counters()().pressure_some_s == pytest.approx(0.3)


def test_hits_of_limits_of_the_group_and_those_above(tree: Tree) -> None:
    look = tree.counters()
    groups = "sys/fs/cgroup/user"
    tree.write(f"{groups}/engine/memory.max", "max\n")
    tree.write(f"{groups}/engine/memory.high", "max\n")
    tree.write(f"{groups}/engine/memory.events", "low 0\nhigh 9\nmax 9\n")
    tree.write("sys/fs/cgroup/memory/old/engine/memory.limit_in_bytes", "9223372036854771712")
    tree.write("sys/fs/cgroup/memory/old/engine/memory.failcnt", "900")
    assert look().limit_hits is None
    tree.write(f"{groups}/memory.max", "1000000\n")
    tree.write(f"{groups}/memory.events", "low 0\nhigh 1\nmax 2\noom 5\n")
    assert look().limit_hits == 3
    tree.write("sys/fs/cgroup/memory/old/engine/memory.limit_in_bytes", "1000000")
    assert look().limit_hits == 903


def test_the_processor_is_shared_with_other_programs(tree: Tree) -> None:
    tree.write("proc/stat", "cpu  100 0 50 800 40 5 5 0 70 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n")
    look = tree.counters()
    before = look()
    assert before.processor == (1.6, 10.0)
    # Of two seconds of two cores the host took one.
    tree.write("proc/stat", "cpu  200 60 70 900 60 5 5 100 170 0\n")
    assert rates_between(before, look()).cpu_busy == pytest.approx(1.8 / 4.0)


def test_heat(tree: Tree) -> None:
    assert tree.counters()().throttled_s is None
    assert tree.counters()().gpu_hot is None
    for cpu, package, throttled in ((0, 0, 1000), (1, 0, 1000), (2, 1, 7000)):
        folder = f"sys/devices/system/cpu/cpu{cpu}"
        tree.write(f"{folder}/thermal_throttle/package_throttle_total_time_ms", f"{throttled}\n")
        tree.write(f"{folder}/topology/physical_package_id", f"{package}\n")
    xe = "sys/class/drm/card0/device/tile0/gt0/freq0/throttle"
    tree.write(f"{xe}/reason_thermal", "0\n")
    tree.write(f"{xe}/reason_pl1", "1\n")  # power, not heat
    tree.write("sys/class/drm/card1/gt/gt0/throttle_reason_ratl", "0\n")
    look = tree.counters()
    assert look().throttled_s == 7.0
    assert look().gpu_hot is False
    tree.write("sys/class/drm/card1/gt/gt0/throttle_reason_ratl", "1\n")
    assert look().gpu_hot is True


def test_without_entries_nothing_is_known(tmp_path: Path) -> None:
    """A container, or a kernel without these: not available is no zero."""
    tree = Tree(tmp_path)
    for path in ("diskstats", "self/mountinfo", "42/cgroup"):
        (tmp_path / "proc" / path).unlink()
    look = tree.counters()
    rates = rates_between(look(), look())
    known = EngineRates(seconds=1.0, major_faults_s=0.0, cpu_cores=0.0, cores=os.cpu_count())
    assert rates == known


def test_windows_tells_which_disk_has_which_letters() -> None:
    folder = PureWindowsPath(r"d:\models\m")
    assert is_drive_of("1 C: D:", folder)
    assert not is_drive_of("0 E:", folder)
    assert not is_drive_of("_Total", folder)
    assert not is_drive_of("1 C: D:", PureWindowsPath(r"\\?\Volume{1}\m"))


def test_commit_charge() -> None:
    look = EngineCounters(at_s=1, committed_bytes=30, commit_limit_bytes=40)
    rates = rates_between(look, look)
    assert rates.commit_share == 0.75


@pytest.mark.skipif(sys.platform != "linux", reason="posix_fadvise")
def test_a_cold_file_comes_from_the_drive_and_a_warm_one_does_not(
    reader: subprocess.Popen[str], tmp_path: Path
) -> None:
    if not disks_under(tmp_path):
        pytest.skip("no drive under the temporary folder")
    data = tmp_path / "data"
    counters = system_counters()

    def read(*, cold: bool) -> EngineRates:
        if cold:
            with data.open("rb") as file:
                os.fsync(file.fileno())
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        before = counters.look(reader.pid, tmp_path)
        read_once(reader)
        after = counters.look(reader.pid, tmp_path)
        assert before is not None
        assert after is not None
        return rates_between(before, after)

    read_once(reader)  # the interpreter has started
    warm, cold = read(cold=False), read(cold=True)
    assert warm.drive_read_bytes_s == 0
    assert warm.read_bytes_s is not None
    assert warm.read_bytes_s * warm.seconds == pytest.approx(8 * MIB, rel=0.1)
    assert cold.drive_read_bytes_s is not None
    assert cold.drive_read_bytes_s * cold.seconds == pytest.approx(8 * MIB, rel=0.1)
    assert cold.drive_bytes_s is not None
    assert cold.drive_bytes_s * cold.seconds > 7.9 * MIB
