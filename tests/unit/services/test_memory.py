import sys
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.core.memory_split import MemorySplit
from moechat.protocol.messages import Heartbeat
from moechat.protocol.system_memory import SystemMemory, read_system_memory
from moechat.services.memory import MemoryMonitor

GIB = 1024**3
MIB = 1024**2

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="control groups are Linux")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "ascii")


@pytest.fixture
def trees(tmp_path: Path) -> tuple[Path, Path]:
    return tmp_path / "proc", tmp_path / "cgroup"


def test_without_groups_it_is_the_computer(trees: tuple[Path, Path]) -> None:
    memory = read_system_memory(*trees)
    assert memory.total == psutil.virtual_memory().total
    assert 0 < memory.available <= memory.total


@linux_only
def test_the_tightest_group_counts_and_its_file_cache_does_not(trees: tuple[Path, Path]) -> None:
    proc, groups = trees
    write(proc / "self" / "cgroup", "0::/user.slice/app.scope\n")
    write(groups / "user.slice" / "app.scope" / "memory.max", "max\n")
    write(groups / "user.slice" / "app.scope" / "memory.current", f"{30 * MIB}\n")
    write(groups / "user.slice" / "memory.max", f"{200 * MIB}\n")
    write(groups / "user.slice" / "memory.current", f"{150 * MIB}\n")
    write(groups / "user.slice" / "memory.stat", f"anon 5\ninactive_file {50 * MIB}\n")
    assert read_system_memory(proc, groups) == SystemMemory(total=200 * MIB, available=100 * MIB)


@linux_only
def test_a_container_sees_its_group_as_the_root(trees: tuple[Path, Path]) -> None:
    proc, groups = trees
    write(proc / "self" / "cgroup", "0::/docker/0123\n")
    write(groups / "memory.max", f"{64 * MIB}\n")
    write(groups / "memory.current", f"{80 * MIB}\n")  # above, for a moment
    assert read_system_memory(proc, groups) == SystemMemory(total=64 * MIB, available=0)


@linux_only
def test_groups_of_version_one(trees: tuple[Path, Path]) -> None:
    proc, groups = trees
    write(proc / "self" / "cgroup", "5:cpu:/x\n4:memory:/job\n1:name=systemd:/x\n")
    write(groups / "memory" / "job" / "memory.limit_in_bytes", f"{100 * MIB}")
    write(groups / "memory" / "job" / "memory.usage_in_bytes", f"{40 * MIB}")
    write(groups / "memory" / "job" / "memory.stat", f"total_inactive_file {10 * MIB}\n")
    write(groups / "memory" / "memory.limit_in_bytes", str(2**63 - 4096))  # none
    write(groups / "memory" / "memory.usage_in_bytes", "1")
    assert read_system_memory(proc, groups) == SystemMemory(total=100 * MIB, available=70 * MIB)


def test_heartbeats_become_the_models_part(qtbot: QtBot) -> None:
    monitor = MemoryMonitor(lambda: SystemMemory(total=32 * GIB, available=20 * GIB))
    monitor.take_heartbeat(Heartbeat(rss_bytes=9 * GIB, private_bytes=5 * GIB, device_bytes=GIB))
    with qtbot.waitSignal(monitor.changed) as caught:
        monitor.set_watched(True)
    assert caught.args == [MemorySplit(total=32 * GIB, model=6 * GIB, other=6 * GIB, free=20 * GIB)]
    assert monitor.split == caught.args[0]
    monitor.forget_engine()
    with qtbot.waitSignal(monitor.changed, timeout=3000) as caught:
        pass
    assert caught.args[0].model == 0
    monitor.set_watched(False)


def test_unwatched_it_reads_nothing(qtbot: QtBot) -> None:
    reads: list[int] = []

    def read() -> SystemMemory:
        reads.append(1)
        return SystemMemory(total=GIB, available=GIB)

    monitor = MemoryMonitor(read)
    monitor.set_watched(True)
    monitor.set_watched(False)
    assert len(reads) == 1
    assert not monitor._timer.isActive()


def test_what_the_system_does_not_tell_is_not_zero(qtbot: QtBot) -> None:
    def read() -> SystemMemory:
        raise OSError

    monitor = MemoryMonitor(read)
    with qtbot.waitSignal(monitor.changed) as caught:
        monitor.set_watched(True)
    monitor.set_watched(False)
    assert caught.args == [None]
