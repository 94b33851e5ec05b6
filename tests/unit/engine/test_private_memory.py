"""Locking private memory and reading it back, on what each system tells."""

import ctypes
import mmap
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from moechat.core.memory_lock import LockLack, MemoryLock, Region
from moechat.engine.private_memory import LinuxMemory, lock_weights, read_back
from moechat.engine.windows_memory import WindowsMemory

MIB = 1024**2
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux")
SMAPS = """\
55d0c0000000-55d0c0100000 rw-p 00000000 00:00 0                          [heap]
Size:               1024 kB
Rss:                1000 kB
Referenced:          500 kB
VmFlags: rd wr mr mw me ac
7f0000000000-7f0000800000 rw-p 00000000 00:00 0
Rss:                8192 kB
Referenced:            0 kB
7f0001000000-7f0001004000 rw-p 00000000 00:00 0
Rss:                  16 kB
7f0002000000-7f0004000000 r--p 00000000 fe:00 123                        /models/a b/model.bin
Rss:               32768 kB
7f0005000000-7f0005200000 rw-p 00000000 fe:00 124                        /usr/lib/libc.so.6
Rss:                2048 kB
7ffd00000000-7ffd00100000 rw-p 00000000 00:00 0                          [stack]
Rss:                1024 kB
"""


class FakeMemory:
    """Three regions, the second of which a token touches most."""

    def __init__(self, limit: int | None = None, refused: int | None = None) -> None:
        self.limit, self.refused = limit, refused
        self.cleared = False
        self.locked: list[tuple[int, int]] = []
        self.swapped = 0
        self.more: list[Region] = []
        self.wanted_back: list[tuple[int, int]] = []

    def forget_touches(self) -> None:
        self.cleared = True

    def regions(self) -> list[Region]:
        touched = MIB if self.cleared else 0
        return [
            Region(start=1, size=4 * MIB, present=4 * MIB),
            Region(start=2, size=8 * MIB, present=8 * MIB, touched=touched),
            Region(start=3, size=16 * MIB, present=16 * MIB),
            *self.more,
        ]

    def lock_limit(self, wanted: int) -> int | None:
        return None if self.limit is None or self.limit >= wanted else self.limit

    def lock(self, start: int, size: int) -> LockLack:
        if start == self.refused:
            return LockLack.REFUSED
        self.locked.append((start, size))
        return LockLack.NONE

    def absent(self) -> int:
        return self.swapped

    def read_back(self, part: Region) -> None:
        self.wanted_back.append((part.start, part.size))


def _lock(memory: FakeMemory, budget: int) -> MemoryLock:
    def one_token(before: Callable[[], None]) -> None:
        before()

    return lock_weights(memory, budget, one_token)


def test_all_is_locked_where_there_is_room() -> None:
    memory = FakeMemory()
    lock = _lock(memory, 64 * MIB)
    assert memory.locked == [(2, 8 * MIB), (1, 4 * MIB), (3, 16 * MIB)]
    assert lock == MemoryLock(locked_bytes=28 * MIB, wanted_bytes=28 * MIB)


def test_a_small_limit_is_spent_on_what_tokens_touch() -> None:
    memory = FakeMemory(limit=10 * MIB + 123)
    lock = _lock(memory, 64 * MIB)
    assert memory.locked == [(2, 8 * MIB), (1, 2 * MIB)]
    assert lock.lack is LockLack.LIMIT
    assert lock.limit_bytes == 10 * MIB + 123
    assert lock.locked_bytes == 10 * MIB


def test_no_more_than_leaves_room_for_others() -> None:
    memory = FakeMemory(limit=27 * MIB)
    lock = _lock(memory, 20 * MIB)
    assert (lock.lack, lock.locked_bytes) == (LockLack.ROOM, 20 * MIB)


def test_a_refusal_ends_it() -> None:
    memory = FakeMemory(refused=1)
    lock = _lock(memory, 64 * MIB)
    assert memory.locked == [(2, 8 * MIB)]
    assert (lock.lack, lock.locked_bytes) == (LockLack.REFUSED, 8 * MIB)


def test_what_fits_is_read_back_in_slices() -> None:
    memory = FakeMemory()
    memory.more = [Region(start=7, size=150 * MIB, present=0)]

    def go_on() -> bool:
        return False

    assert read_back(memory, 1024 * MIB, go_on) == 0
    memory.swapped = 200 * MIB
    assert read_back(memory, 100 * MIB, go_on) == 0
    assert not memory.wanted_back
    assert read_back(memory, 1024 * MIB, go_on) == 200 * MIB
    small = [(region.start, region.size) for region in memory.regions()[:3]]
    slices = [(7, 64 * MIB), (7 + 64 * MIB, 64 * MIB), (7 + 128 * MIB, 22 * MIB)]
    assert memory.wanted_back == [*small, *slices]


def test_reading_back_ends_with_a_stop() -> None:
    memory = FakeMemory()
    memory.swapped = 200 * MIB
    read_back(memory, 1024 * MIB, lambda: len(memory.wanted_back) == 1)
    assert len(memory.wanted_back) == 1


class FakeLibrary:
    """Records calls as plain numbers; returns what it is told to."""

    def __init__(self, result: int = 0) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.result = result

    def mlock2(self, *values: Any) -> int:
        self.calls.append(("mlock2", *(getattr(value, "value", value) for value in values)))
        return self.result

    def madvise(self, *values: Any) -> int:
        self.calls.append(("madvise", *(getattr(value, "value", value) for value in values)))
        return self.result


@linux_only
def test_linux_tells_anonymous_mappings_and_what_was_touched(tmp_path: Path) -> None:
    (tmp_path / "smaps").write_text(SMAPS)
    (tmp_path / "status").write_text("Name:\tmoechat\nVmSwap:\t  2048 kB\n")
    memory = LinuxMemory(tmp_path, library := FakeLibrary())
    heap = Region(start=0x55D0C0000000, size=MIB, present=1000 * 1024, touched=500 * 1024)
    weights = Region(start=0x7F0000000000, size=8 * MIB, present=8 * MIB)
    assert memory.regions() == [heap, weights]
    assert memory.absent() == 2 * MIB
    assert memory.lock(heap.start, heap.size) is LockLack.NONE
    memory.read_back(weights)
    assert library.calls == [
        ("mlock2", heap.start, heap.size, 1),  # MLOCK_ONFAULT
        ("madvise", weights.start, weights.size, 3),  # MADV_WILLNEED
    ]
    library.result = -1
    assert memory.lock(heap.start, heap.size) is LockLack.REFUSED


@linux_only
def test_linux_without_these_files_tells_nothing(tmp_path: Path) -> None:
    memory = LinuxMemory(tmp_path / "none", FakeLibrary())
    memory.forget_touches()
    assert memory.regions() == []
    assert memory.absent() == 0


@linux_only
def test_linux_counts_what_this_very_process_touches() -> None:
    size = 4 * MIB
    with mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS) as block:
        block[::4096] = b"x" * (size // 4096)
        address = ctypes.addressof(ctypes.c_char.from_buffer(block))
        memory = LinuxMemory()
        memory.forget_touches()
        block[:MIB:4096] = b"y" * (MIB // 4096)
        region = next(r for r in memory.regions() if r.start <= address < r.start + r.size)
    assert region.present >= size
    assert MIB <= region.touched <= region.present - 2 * MIB


class FakeKernel:
    """Windows' functions over regions of (size, state, type, protection)."""

    REGIONS = (
        (MIB, 0x10000, 0, 0),  # free
        (8 * MIB, 0x1000, 0x20000, 0x04),  # committed, private, writable
        (MIB, 0x1000, 0x40000, 0x04),  # a mapped file
        (4096, 0x1000, 0x20000, 0x04),  # small
        (2 * MIB, 0x1000, 0x20000, 0x104),  # a guard
        (4 * MIB, 0x1000, 0x20000, 0x04),
    )

    def __init__(self) -> None:
        self.grants = True
        self.locked: list[tuple[int, int]] = []
        self.working_set = (0, 0, 0)
        self.ranges: list[tuple[int, int]] = []
        self.VirtualQuery = _Function(self._query)
        self.VirtualLock = _Function(self._lock)
        self.GetCurrentProcess = _Function(lambda: -1)
        self.SetProcessWorkingSetSizeEx = _Function(self._working_set)
        self.PrefetchVirtualMemory = _Function(self._prefetch)

    def _query(self, address: Any, out: Any, size: Any) -> int:
        base = 0
        for region in self.REGIONS:
            if (address.value or 0) < base + region[0]:
                info = out._obj
                info.BaseAddress = base
                info.RegionSize, info.State, info.Type, info.Protect = region
                return int(size.value)
            base += region[0]
        return 0

    def _lock(self, address: Any, size: Any) -> int:
        if self.grants:
            self.locked.append((address.value, size.value))
        return int(self.grants)

    def _working_set(self, _process: int, least: int, most: int, flags: int) -> int:
        self.working_set = (least, most, flags)
        return int(self.grants)

    def _prefetch(self, _process: int, count: int, array: Any, _flags: int) -> int:
        assert count == 1
        self.ranges.append((array._obj.VirtualAddress, array._obj.NumberOfBytes))
        return 1


class _Function:
    """May be given types, as one of ctypes."""

    restype: Any = None
    argtypes: Any = None

    def __init__(self, call: Callable[..., int]) -> None:
        self._call = call

    def __call__(self, *values: Any) -> int:
        return self._call(*values)


def test_windows_locks_within_a_working_set_that_was_asked_for() -> None:
    kernel = FakeKernel()
    memory = WindowsMemory(kernel, lambda: 1453)
    first, second = memory.regions()
    assert (first.start, first.size) == (MIB, 8 * MIB)
    assert second.size == 4 * MIB
    lock = lock_weights(memory, 64 * MIB, lambda before: before())
    assert lock == MemoryLock(locked_bytes=12 * MIB, wanted_bytes=12 * MIB)
    assert kernel.locked == [(second.start, second.size), (first.start, first.size)]
    least, most, flags = kernel.working_set
    assert 12 * MIB < least < most
    assert flags == 0x0A  # neither bound is hard
    memory.read_back(first)
    memory.read_back(second)
    assert kernel.ranges == [(first.start, first.size), (second.start, second.size)]


def test_windows_says_why_not() -> None:
    kernel = FakeKernel()
    kernel.grants = False
    memory = WindowsMemory(kernel, lambda: 1453)
    lock = lock_weights(memory, 64 * MIB, lambda before: before())
    assert (lock.locked_bytes, lock.lack) == (0, LockLack.LIMIT)
    assert memory.lock(0, 4096) is LockLack.LIMIT
    assert WindowsMemory(kernel, lambda: 5).lock(0, 4096) is LockLack.REFUSED
    assert WindowsMemory(kernel, lambda: 5).absent() >= 0
