"""Loading by the plan with the real engine: a real processor, and GPUs of the stand-in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import FaultCode
from moechat.core.offload_proof import ProofCause, ProofState
from moechat.core.plan import Source
from moechat.core.run_record import RunKind
from moechat.services.engine import EngineState
from tests.support.gpu_standin import GpuStandin
from tests.support.load_bench import LoadBench, load_benches

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
    assert not b.marks()
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
    fewer = tiny_moe_slots(short) * short.planned.facts.slot_bytes
    assert roomy.loaded.memory.total - short.loaded.memory.total >= fewer * 0.5
    runs = b.runs()
    assert [run.kind for run in runs] == [
        RunKind.LOAD, RunKind.CHAT, RunKind.LOAD, RunKind.CHAT,
    ]  # fmt: skip
    assert [run.ratio for run in runs] == [short.loaded.ratio] * 2 + [0] * 2
    assert [run.cold for run in runs] == [False, True, False, False]


def tiny_moe_slots(outcome: object) -> int:
    plan = outcome.planned.plan  # type: ignore[attr-defined]
    return int(plan.experts - plan.slots)


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
