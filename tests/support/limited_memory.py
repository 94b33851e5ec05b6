"""A control group that limits the memory of a process, and swap space on a loop device."""

import errno
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

_GROUPS = Path("/sys/fs/cgroup")
_SWAP_SECONDS = 60
_ATTEMPTS = 50
_PAUSE = 0.1  # seconds


@contextmanager
def limited_memory(name: str) -> Iterator["LimitedMemory"]:
    """A group of its own, version 2 or 1; skips the test where none can be made."""
    for parent in (_GROUPS, _GROUPS / "unified", _GROUPS / "memory"):
        group = parent / f"moechat-{name}"
        if not (parent / "cgroup.procs").exists():
            continue
        try:
            group.mkdir()
        except OSError:
            continue
        made = LimitedMemory(group)
        try:
            if made.can_limit:
                yield made
                return
        finally:
            made.remove()
    pytest.skip("no control group can be made here")


class LimitedMemory:
    """One group; every process in it is moved out at the end."""

    def __init__(self, group: Path) -> None:
        self._group = group
        self._homes: dict[int, Path] = {}

    @property
    def can_limit(self) -> bool:
        return self._file is not None

    @property
    def _file(self) -> Path | None:
        files = (self._group / name for name in ("memory.max", "memory.limit_in_bytes"))
        return next((file for file in files if file.exists()), None)

    def add(self, pid: int) -> None:
        """Let the process and its threads be counted here from now on."""
        (self._group / "cgroup.procs").write_text(str(pid))

    def limit(self, memory_bytes: int | None) -> None:
        """At most so many bytes from now on, which is reached by and by; None = no limit."""
        assert self._file is not None
        none = "max" if self._file.name == "memory.max" else "-1"
        for attempt in range(_ATTEMPTS):
            try:
                self._file.write_text(none if memory_bytes is None else str(memory_bytes))
            except OSError as error:
                # Version 1 takes a limit only once what is in use is below it.
                if error.errno != errno.EBUSY or attempt == _ATTEMPTS - 1:
                    raise
            else:
                return

    def used(self) -> int:
        """Bytes of the processes here, with what the file cache holds for them."""
        for name in ("memory.current", "memory.usage_in_bytes"):
            if (self._group / name).exists():
                return int((self._group / name).read_text())
        raise AssertionError("no figure of use")

    def remove(self) -> None:
        """End what is left in it, and take it away."""
        for line in (self._group / "cgroup.procs").read_text().split():
            process = psutil.Process(int(line))
            process.kill()
            process.wait(timeout=20)
        for attempt in range(_ATTEMPTS):
            try:
                self._group.rmdir()
            except OSError:  # the last process is still on its way out
                if attempt == _ATTEMPTS - 1:
                    raise
                time.sleep(_PAUSE)
            else:
                return


@contextmanager
def swap_space(folder: Path, size: int) -> Iterator[None]:
    """Swap space in a file on a loop device; skips the test where that is not allowed."""
    file = folder / "swap"
    file.write_bytes(b"")
    device = ""
    try:
        _run("fallocate", "-l", str(size), str(file))
        file.chmod(0o600)
        device = _run("losetup", "--find", "--show", str(file)).strip()
        _run("mkswap", device)
        _run("swapon", device)
    except (OSError, subprocess.SubprocessError) as error:
        if device:
            _run("losetup", "--detach", device)
        pytest.skip(f"no swap space can be made here: {error}")
    try:
        yield
    finally:
        _run("swapoff", device)
        _run("losetup", "--detach", device)
        file.unlink()


def _run(*command: str) -> str:
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, timeout=_SWAP_SECONDS
    )
    return done.stdout
