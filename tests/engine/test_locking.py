"""A model on the CPU that is locked in memory, and one that was put out of it."""

import sys
from pathlib import Path

import psutil
import pytest

from moechat.core.memory_lock import LockLack
from moechat.protocol.messages import Loaded
from tests.support.engine_client import running_engine

pytestmark = [
    pytest.mark.real_model,
    pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc"),
]
GIB = 1024**3
# An engine that believes to be in swap space, which not every machine has, and tells of it.
SWAPPED = """
import sys
from moechat.core.memory_lock import Region
from moechat.engine.private_memory import LinuxMemory
LinuxMemory.absent = lambda self: 64 * 1024**2
LinuxMemory.regions = lambda self: [Region(start=0, size=4096, present=0)]
LinuxMemory.read_back = lambda self, part: print("READ BACK", part.size, file=sys.stderr)
from moechat.engine.main import run
run()
"""


def _locked_bytes(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmLck:"))


def test_as_much_is_locked_as_is_said_and_none_without_the_wish(tiny_moe: Path) -> None:
    with running_engine() as engine:
        loaded = engine.load(tiny_moe, lock_bytes=4 * GIB)
        assert isinstance(loaded, Loaded), loaded
        lock = loaded.lock
        assert lock is not None
        assert 0 < lock.locked_bytes <= lock.wanted_bytes
        assert _locked_bytes(engine.process.pid) == lock.locked_bytes
        if lock.locked_bytes < lock.wanted_bytes:
            assert lock.lack is LockLack.LIMIT
            assert lock.limit_bytes is not None
        assert engine.answer("Hello").done.metrics.new_tokens
    with running_engine() as engine:
        loaded = engine.load(tiny_moe)
        assert isinstance(loaded, Loaded), loaded
        assert loaded.lock is None
        assert _locked_bytes(engine.process.pid) == 0


@pytest.mark.skipif(psutil.virtual_memory().available < GIB, reason="would not fit")
def test_a_model_in_swap_space_is_read_back_before_an_answer(tiny_moe: Path) -> None:
    with running_engine(command=(sys.executable, "-c", SWAPPED)) as engine:
        assert isinstance(engine.load(tiny_moe), Loaded)
        assert b"READ BACK" not in engine.log
        assert engine.answer("Hello").done.metrics.new_tokens
        engine.close()
        assert engine.log.count(b"READ BACK") == 1
