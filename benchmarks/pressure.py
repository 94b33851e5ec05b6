"""Memory pressure made on purpose: a group with a limit, swap space, and a program that wants more.

For root on Linux. Everything is undone at the end of its ``with`` block, whatever happened inside.
The other program is a child: ``python -m benchmarks.pressure BYTES``.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_CGROUPS = Path("/sys/fs/cgroup")
_CHUNK = 1 << 20
_PAGE = 4096
_PAUSE_S = 0.001  # after each chunk: it is to take memory, not the processor


class MemoryGroup:
    """A control group, version 1 or 2, for the memory of some processes; bytes throughout."""

    def __init__(self, path: Path, *, unified: bool) -> None:
        self.path = path
        self._unified = unified

    def child(self, name: str) -> "MemoryGroup":
        """A group in this one, which counts against its limit too."""
        path = self.path / name
        path.mkdir()
        return MemoryGroup(path, unified=self._unified)

    def add(self, pid: int) -> None:
        """Move a process here; what it takes from now on is counted."""
        (self.path / "cgroup.procs").write_text(str(pid))

    def limit(self, limit: int | None) -> None:
        """Set or lift the limit; what is above it is put out at once, as far as that goes."""
        name = "memory.max" if self._unified else "memory.limit_in_bytes"
        text = "max" if self._unified else "-1"
        for _ in range(20):  # version 1 gives up where it does not succeed quickly
            try:
                (self.path / name).write_text(text if limit is None else str(limit))
            except OSError:
                time.sleep(0.2)
            else:
                return
        raise RuntimeError(f"{self.path}: the limit of {limit} bytes was refused")

    def swappiness(self, value: int) -> None:
        """How readily private memory is put out; version 1 only."""
        with suppress(OSError):
            (self.path / "memory.swappiness").write_text(str(value))


@contextmanager
def memory_group() -> Iterator[MemoryGroup]:
    """A new group with two in it: ``engine`` and ``other``. Raises `OSError` without the right."""
    name = f"moechat-paging-{os.getpid()}"
    unified = "memory" in _words(_CGROUPS / "cgroup.controllers")
    if unified:
        path = _CGROUPS / name
    else:
        own = next(
            line.split(":", 2)[2]
            for line in Path("/proc/self/cgroup").read_text("ascii").splitlines()
            if "memory" in line.split(":", 2)[1].split(",")
        )
        path = _CGROUPS / "memory" / own.lstrip("/") / name
    path.mkdir()
    try:
        if unified:
            (path / "cgroup.subtree_control").write_text("+memory")
        yield MemoryGroup(path, unified=unified)
    finally:
        for inner in (*(each for each in path.iterdir() if each.is_dir()), path):
            _remove(inner)


@contextmanager
def swap_file(folder: Path, size: int) -> Iterator[None]:
    """Swap space of ``size`` bytes in a file, through a loop device and past the file cache."""
    path = folder / f"moechat-swap-{os.getpid()}"
    device = ""
    try:
        _run("fallocate", "-l", str(size), str(path))
        device = _run("losetup", "--direct-io=on", "--find", "--show", str(path)).strip()
        _run("mkswap", device)
        _run("swapon", device)
        yield
    finally:
        if device:
            with suppress(subprocess.CalledProcessError):
                _run("swapoff", device)
            with suppress(subprocess.CalledProcessError):
                _run("losetup", "-d", device)
        path.unlink(missing_ok=True)


@contextmanager
def zram(size: int) -> Iterator[None]:
    """Swap space of ``size`` bytes that is compressed memory. Raises `OSError` without zram."""
    control = Path("/sys/block/zram0")
    (control / "disksize").write_text(str(size))
    try:
        _run("mkswap", "/dev/zram0")
        _run("swapon", "/dev/zram0")
        yield
    finally:
        with suppress(subprocess.CalledProcessError):
            _run("swapoff", "/dev/zram0")
        (control / "reset").write_text("1")


class OtherProgram:
    """Takes memory and goes through it again and again, until it is told to be quiet."""

    def __init__(self, size: int, group: MemoryGroup) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.pressure", str(size)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        group.add(self._child.pid)
        self._said()  # that it waits, and has taken nothing yet
        self.passes()

    def passes(self) -> float:
        """How often it has gone through its memory; the first call waits until it has it all."""
        return float(self._ask("passes"))

    def quiet(self) -> None:
        """Keep the memory and leave it alone."""
        self._ask("quiet")

    def close(self) -> None:
        """End it."""
        self._child.kill()
        self._child.wait()

    def _ask(self, what: str) -> str:
        assert self._child.stdin
        print(what, file=self._child.stdin, flush=True)
        return self._said()

    def _said(self) -> str:
        assert self._child.stdout
        line = self._child.stdout.readline()
        if not line:
            raise RuntimeError("the other program was killed")
        return line


def _words(path: Path) -> list[str]:
    try:
        return path.read_text("ascii").split()
    except OSError:
        return []


def _remove(group: Path) -> None:
    for _ in range(50):  # its processes have ended, and are counted for a moment longer
        with suppress(OSError):
            group.rmdir()
            return
        time.sleep(0.1)


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def _be_the_other(size: int) -> None:
    print("waiting", flush=True)
    chunks: list[bytearray] = []
    passed = 0
    busy = True

    def go_through() -> None:
        nonlocal passed
        while busy:
            for chunk in chunks:
                chunk[::_PAGE] = bytes(_CHUNK // _PAGE)
                time.sleep(_PAUSE_S)
                passed += 1

    thread = threading.Thread(target=go_through, daemon=True)
    for line in sys.stdin:
        if not chunks:
            chunks.extend(bytearray(os.urandom(_CHUNK)) for _ in range(size // _CHUNK))
            thread.start()
        if line.strip() == "quiet":
            busy = False
            thread.join()
        print(passed / len(chunks), flush=True)


if __name__ == "__main__":
    _be_the_other(int(sys.argv[1]))
