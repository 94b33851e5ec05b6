"""Experts in the file cache, after a load with the real GPU plugin on a stand-in."""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.machine import DriveKind
from moechat.core.offload_proof import ProofState
from moechat.core.warming import Unsuited
from moechat.services.cache_warmer import CacheStatus, CacheWarmer, Warmth
from moechat.services.drives import drive_kind
from moechat.services.engine import EngineState
from moechat.services.power_watch import PowerWatch
from moechat.services.settings import SettingsFile
from moechat.warmer.residency import cached_bytes
from tests.support.gpu_standin import GpuStandin
from tests.support.load_bench import LoadBench, load_benches
from tests.support.tiny_moe import Shape, build_tiny_moe
from tests.support.warming import drop

pytestmark = [
    pytest.mark.real_model,
    pytest.mark.gpu_standin,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody tells of pages"),
]


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., LoadBench]]:
    with load_benches(qtbot, tmp_path) as make:
        yield make


def test_what_is_streamed_is_cached_and_let_go_with_the_model(
    bench: Callable[..., LoadBench],
    tmp_path: Path,
    starter_model: Path,
    gpu_standin: GpuStandin,
) -> None:
    if drive_kind(tmp_path) is DriveKind.MEMORY:
        pytest.skip("the folder for tests lies in memory")
    shape = Shape(hidden=512, layers=2, experts=64, expert_inner=512, group=128)
    model = build_tiny_moe(tmp_path / "moe", starter_model, shape)
    weights = model / "openvino_model.bin"
    drop(weights)
    b = bench(environment=gpu_standin.environment("arlh", NOOP="2"))
    settings = SettingsFile(tmp_path / "settings.toml")
    warmer = CacheWarmer(b.loads, settings, PowerWatch(read_battery=lambda: None))
    told: list[CacheStatus | None] = []
    warmer.changed.connect(told.append)
    try:
        b.load(model, device="GPU", ratio=50)
        assert not b.faults
        outcome = b.outcomes[0]
        assert outcome.proof.state is ProofState.ACTIVE
        facts = outcome.planned.facts
        b.until(lambda: warmer.status is not None and warmer.status.warmth is Warmth.KEPT)
        kept = warmer.status
        assert kept is not None
        assert facts.routed_bytes <= kept.total_bytes < facts.routed_bytes * 1.01
        assert kept.read_bytes == kept.total_bytes
        assert told_by_kernel(weights, facts.expert_spans) == kept.cached_bytes == kept.total_bytes
        b.answer()
        b.load(model, device="GPU", ratio=0)
        assert warmer.status == CacheStatus(Warmth.NONE, unsuited=Unsuited.NOT_STREAMED)
        assert None in told  # while it was loaded again
        b.engine.unload()
        b.until_state(EngineState.IDLE)
        assert warmer.status is None
    finally:
        warmer.close()


def told_by_kernel(path: Path, spans: tuple[tuple[int, int], ...]) -> int | None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return cached_bytes(descriptor, spans)
    finally:
        os.close(descriptor)
