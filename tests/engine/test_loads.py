"""Loading by the plan with the real engine: a real processor, and GPUs of the stand-in."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import FaultCode
from moechat.core.offload_proof import ProofCause, ProofState
from moechat.core.plan import Source
from moechat.core.run_record import RunKind
from moechat.services.engine import EngineState
from moechat.services.inspection import inspect_folder
from moechat.services.load_planner import LoadWish
from tests.support.gpu_standin import GpuStandin
from tests.support.load_bench import GIB, LoadBench, load_benches
from tests.support.tiny_moe import Shape, build_tiny_moe

pytestmark = pytest.mark.real_model

SHORT = 1.2  # GiB: too little for all experts of the tiny model, enough for half of them


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., LoadBench]]:
    with load_benches(qtbot, tmp_path) as make:
        yield make


@pytest.fixture
def arrow_lake(gpu_standin: GpuStandin) -> dict[str, str]:
    return gpu_standin.environment("arlh", NOOP="2")


def test_a_dense_model_goes_the_same_way_to_the_processor(
    bench: Callable[..., LoadBench], starter_model: Path
) -> None:
    b = bench()
    b.load(starter_model)
    assert not b.faults
    outcome = b.outcomes[0]
    assert outcome.loaded.device == "CPU"
    assert outcome.loaded.ratio == 0
    assert outcome.planned.plan.device == "CPU"
    assert outcome.loaded.context_tokens == outcome.planned.plan.context_tokens
    assert outcome.proof.cause is ProofCause.CPU
    assert b.loads.outcome is outcome
    b.until(lambda: not b.marks())
    done = b.answer()
    first, second = b.runs()
    assert (first.kind, second.kind) == (RunKind.LOAD, RunKind.CHAT)
    assert first.model_key == second.model_key != ""
    assert first.fault is None
    assert first.load_ms > 0
    assert second.new_tokens == done.metrics.new_tokens > 0
    assert second.proof == ProofState.NOT_APPLICABLE
    assert second.context_tokens == outcome.loaded.context_tokens
    assert not second.cold
    assert b.told == []


@pytest.mark.gpu_standin
def test_experts_are_streamed_where_memory_is_short_and_not_where_it_is_not(
    bench: Callable[..., LoadBench], tiny_moe: Path, arrow_lake: dict[str, str]
) -> None:
    b = bench(environment=arrow_lake, available=SHORT)
    b.load(tiny_moe, device="GPU")
    assert not b.faults
    short = b.outcomes[0]
    assert 0 < short.planned.plan.ratio < 100
    assert short.loaded.ratio == short.planned.plan.ratio
    assert short.planned.plan.source is Source.AUTOMATIC
    assert short.loaded.memory is not None
    b.answer()
    b.available = 16.0
    b.engine.unload()
    b.until_state(EngineState.IDLE)
    b.answer()  # loads the model again, by a plan for the memory that there is now
    roomy = b.outcomes[1]
    assert roomy.loaded.ratio == 0
    assert roomy.loaded.memory is not None
    plan = short.planned.plan
    experts = (plan.experts - plan.slots) * short.planned.facts.slot_bytes
    pools = roomy.loaded.kv_bytes - short.loaded.kv_bytes
    assert roomy.loaded.memory.total - short.loaded.memory.total == experts + pools
    runs = b.runs()
    assert [run.kind for run in runs] == [
        RunKind.LOAD, RunKind.CHAT, RunKind.LOAD, RunKind.CHAT,
    ]  # fmt: skip
    assert [run.ratio for run in runs] == [short.loaded.ratio] * 2 + [0] * 2
    assert [run.cold for run in runs] == [False, True, False, False]


@pytest.mark.gpu_standin
def test_what_does_not_fit_is_refused_in_words_and_loaded_anyway_on_demand(
    bench: Callable[..., LoadBench], tiny_moe: Path
) -> None:
    b = bench(available=0.05)
    b.load(tiny_moe)
    assert [(name, fault.code) for name, fault in b.faults] == [
        ("failed", FaultCode.TOO_LITTLE_MEMORY)
    ]
    values = b.faults[0][1].values
    assert values["name"] == tiny_moe.name
    assert int(values["enough_bytes"]) > int(values["available_bytes"])
    b.faults.clear()
    b.loads.load_anyway()
    b.until(lambda: bool(b.outcomes) or bool(b.faults))
    assert b.outcomes
    assert b.answer().metrics.new_tokens


@pytest.fixture(scope="module")
def moe(starter_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Large enough for one step down to matter."""
    shape = Shape(hidden=512, layers=4, experts=64, expert_inner=512, group=128)
    return build_tiny_moe(tmp_path_factory.mktemp("loads") / "moe", starter_model, shape)


@pytest.mark.gpu_standin
def test_a_load_that_runs_out_of_memory_goes_a_step_down_and_is_streamed(
    bench: Callable[..., LoadBench], moe: Path, gpu_standin: GpuStandin
) -> None:
    facts = inspect_folder(moe)
    # Half of the experts fit; the planner is told that there is room for all.
    limit = facts.fixed_bytes + facts.routed_bytes // 2 + 48 * 1024**2
    environment = gpu_standin.environment(f"arlh,mem={limit},enforce=1", NOOP="2")
    b = bench(environment=environment, boast={"total_bytes": 16 * GIB})
    b.load(moe, device="GPU", context_tokens=1024)
    assert not b.faults
    assert 1 <= len(b.steps) <= 3
    assert b.steps[0].number == 1
    assert b.steps[0].freed_bytes >= facts.routed_bytes // 10
    outcome = b.outcomes[0]
    assert outcome.planned.plan == b.steps[-1].plan
    assert outcome.loaded.ratio > 0
    assert outcome.loaded.device == "GPU"
    assert outcome.proof.state is ProofState.ACTIVE
    assert len({planned.plan.ratio for planned in b.planned}) == len(b.steps) + 1
    assert b.loads.last_good is not None
    assert b.loads.last_good.ratio == outcome.loaded.ratio
    b.answer()
    # What failed once is not tried again as long as memory is no more than it was.
    steps = len(b.steps)
    b.engine.unload()
    b.until_state(EngineState.IDLE)
    b.answer()
    assert b.outcomes[1].loaded.ratio == outcome.loaded.ratio
    assert len(b.planned) == steps + 2
    runs = b.runs()
    failed = [run for run in runs if run.fault is not None]
    assert [run.ratio for run in failed] == [p.plan.ratio for p in b.planned[:steps]]
    assert {run.fault for run in failed} == {FaultCode.OUT_OF_MEMORY}


@pytest.mark.gpu_standin
def test_a_ratio_that_the_plugin_ignores_is_found_out(
    bench: Callable[..., LoadBench], moe: Path, gpu_standin: GpuStandin
) -> None:
    environment = gpu_standin.environment("mtl", NOOP="2")
    b = bench(environment=environment, boast={"xmx": True})
    b.load(moe, device="GPU", ratio=50)
    assert not b.faults
    outcome = b.outcomes[0]
    assert outcome.planned.plan.ratio == 50
    assert outcome.proof.state is ProofState.IGNORED
    run = b.runs()[0]
    assert run.proof == ProofState.IGNORED
    assert run.ratio == 50


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_a_program_killed_while_it_loads_is_remembered_by_the_next(
    bench: Callable[..., LoadBench], starter_model: Path, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "moechat", "chat", str(starter_model), "-p", "Hi"]
    environment = {**os.environ, "MOECHAT_HOME": str(tmp_path)}
    program = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        deadline = time.monotonic() + 120
        while not list(tmp_path.glob("loading-*.json")):
            assert program.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.01)  # another process's file: there is nothing to wait for
        program.kill()
    finally:
        program.kill()
        program.wait()
    b = bench()
    b.loads.load(LoadWish(starter_model), unasked=True)
    assert [fault.code for _, fault in b.faults] == [FaultCode.LOAD_TOOK_DOWN]
    assert b.faults[0][1].values == {"name": starter_model.name}
    b.faults.clear()
    b.load(starter_model)
    assert not b.faults
    b.until(lambda: not b.marks())
