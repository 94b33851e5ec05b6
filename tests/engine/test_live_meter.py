"""The meter on real engines: bytes of the GPU plugin, file cache or drive, memory cut off."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from moechat.core.bottleneck import Bottleneck, BottleneckWatch, Cause, Look
from moechat.core.engine_rates import EngineCounters, rates_between
from moechat.core.run_watch import FAULTS_S
from moechat.core.slots import slots_at
from moechat.protocol.messages import Cancel, Loaded
from moechat.services.engine_meter import system_counters
from moechat.services.inspection import inspect_folder
from tests.support.engine_client import EngineClient, running_engine
from tests.support.gpu_standin import GpuStandin
from tests.support.limited_memory import limited_memory, swap_space
from tests.support.tiny_moe import Shape, build_tiny_moe

pytestmark = [
    pytest.mark.real_model,
    pytest.mark.skipif(sys.platform != "linux", reason="Linux counts these"),
]

MIB = 1 << 20
POOL = 1024  # tokens
SWAP = 1024 * MIB
PATIENCE_S = 120.0
_LOOK_S = 1.0
CONTEXT = 8192


@pytest.fixture(scope="module")
def moe(starter_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    shape = Shape(hidden=512, layers=4, experts=16, expert_inner=2048, group=128)
    return build_tiny_moe(tmp_path_factory.mktemp("meter") / "moe", starter_model, shape)


def look(engine: EngineClient, folder: Path) -> EngineCounters:
    seen = system_counters().look(engine.process.pid, folder)
    assert seen is not None
    return seen


def drop_from_cache(folder: Path) -> None:
    for path in folder.glob("*.bin"):
        with path.open("rb") as file:
            os.fsync(file.fileno())
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


@pytest.mark.gpu_standin
def test_streamed_bytes_are_those_of_the_plan(gpu_standin: GpuStandin, moe: Path) -> None:
    """There every token wants expert 0 of each layer: one slot is read, and then none."""
    environment = gpu_standin.environment("arlh", NOOP="2")
    facts = inspect_folder(moe)
    read: dict[str, int] = {}
    drive: dict[str, int] = {}
    for ratio, name in ((0, "resident"), (50, "warm"), (50, "cold")):
        if name == "cold":
            drop_from_cache(moe)
        with running_engine(env=environment) as engine:
            before = look(engine, moe)
            loaded = engine.load(
                moe, device="GPU", ratio=ratio, pool_tokens=POOL, context_tokens=POOL
            )
            assert isinstance(loaded, Loaded), loaded
            after = look(engine, moe)
            assert engine.answer("Hello", max_new_tokens=8).done.metrics.new_tokens
            end = look(engine, moe)
        assert after.read_bytes is not None
        assert before.read_bytes is not None
        assert end.read_bytes is not None
        assert after.drive_read_bytes is not None
        assert before.drive_read_bytes is not None
        read[name] = after.read_bytes - before.read_bytes
        drive[name] = after.drive_read_bytes - before.drive_read_bytes
        assert end.read_bytes - after.read_bytes < 100_000  # the pool has what is wanted
    assert slots_at(facts.experts, 50) < facts.experts
    # An engine reads of itself, too, the longer the more.
    for name in ("warm", "cold"):
        assert read[name] - read["resident"] == pytest.approx(facts.slot_bytes, rel=0.05)
    # The weights are mapped, so that dropped ones come from the drive too, and not among the reads.
    assert drive["cold"] - drive["warm"] >= facts.slot_bytes


class Watched:
    """An engine that writes an endless answer, and what is said of it once a second."""

    def __init__(self, engine: EngineClient, folder: Path) -> None:
        self._engine, self._folder = engine, folder
        self._watch = BottleneckWatch()

    def until(self, done: Callable[[Bottleneck], bool]) -> Bottleneck:
        """The first verdict that satisfies; the last one where the time is up."""
        before = look(self._engine, self._folder)
        end = time.monotonic() + PATIENCE_S
        while True:
            with suppress(subprocess.TimeoutExpired):
                self._engine.process.wait(_LOOK_S)
                raise AssertionError("the engine ended")
            now = look(self._engine, self._folder)
            rates = rates_between(before, now)
            verdict = self._watch.feed(Look(at_s=now.at_s, active=True, on_cpu=True, rates=rates))
            before = now
            if done(verdict) or time.monotonic() > end:
                return verdict


@pytest.fixture
def swap(tmp_path: Path) -> Iterator[None]:
    with swap_space(tmp_path, SWAP):
        yield


def test_half_the_need_is_paging_or_swap_and_all_of_it_is_computing(
    starter_model: Path, swap: None
) -> None:
    with limited_memory(f"meter-{os.getpid()}") as group, running_engine() as engine:
        group.add(engine.process.pid)
        loaded = engine.load(starter_model, pool_tokens=CONTEXT, context_tokens=CONTEXT)
        assert isinstance(loaded, Loaded), loaded

        def begin() -> int:
            return engine.ask(
                "Write a very long story about the sea.", max_new_tokens=CONTEXT - 100
            )

        request = begin()
        # Other programs may keep the processor busy meanwhile.
        computes = (Cause.COMPUTE, Cause.CROWDED)
        seen = Watched(engine, starter_model).until(lambda seen: seen.cause in computes)
        assert seen.cause in computes, seen
        engine.send(Cancel(id=request))
        engine.collect(request)
        # An answer touches about half of what a load leaves: a quarter is half of its need.
        group.limit(group.used() // 4)
        begin()
        short = (Cause.PAGING, Cause.SWAP)
        seen = Watched(engine, starter_model).until(lambda seen: seen.cause in short)
        assert seen.cause in short, seen
        assert (seen.evidence.major_faults_s or 0) >= FAULTS_S
        assert seen.evidence.limit_hits_s
