"""Tuning runs with real engines: on the processor, and on graphics that stand in for Intel's.

How fast anything is means nothing here; what is loaded, asked, kept and concluded does.
"""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import enough_for
from moechat.core.plan import Remembered, Source, Wishes
from moechat.core.planner import make_plan
from moechat.core.remembering import Present, remember
from moechat.core.run_record import RunKind
from moechat.core.tuning_result import NoteCode, Rejection, Stability, VerdictCode
from moechat.core.tuning_steps import Purpose, StepKind
from moechat.protocol.system_memory import SystemMemory
from moechat.services.engine import EngineState
from moechat.services.inspection import inspect_folder
from moechat.services.load_planner import LoadWish, PlannedLoad
from moechat.services.tuner import TuneJob
from moechat.services.tuning_job import TrialLoad
from moechat.store.store import Store
from tests.support.gpu_standin import GpuStandin
from tests.support.plan_cases import LFM2_8B
from tests.support.tiny_moe import Shape, build_tiny_moe
from tests.support.tuning_bench import GIB, TunerBench, tuner_bench

pytestmark = pytest.mark.real_model

CPU = DeviceFacts(id="CPU", name="A processor", kind=DeviceKind.CPU)
SHORT = Wishes(context_tokens=1024, kv_precision=KvPrecision.U8)
LONG_S = 3600.0  # nothing is left out, however busy the machine is


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Callable[..., TunerBench]]:
    with ExitStack() as stack:
        yield lambda **options: stack.enter_context(tuner_bench(qtbot, **options))


def job_of(
    folder: Path, machine: Machine, wishes: Wishes, threads: tuple[int, ...] = ()
) -> TuneJob:
    facts = inspect_folder(folder) if folder.is_dir() else LFM2_8B
    return TuneJob(
        PlannedLoad(
            wish=LoadWish(folder, wishes),
            facts=facts,
            machine=machine,
            remembered=Remembered(),
            plan=make_plan(facts, machine, wishes),
            model_key="key",
        ),
        threads,
    )


def on_cpu(folder: Path, threads: tuple[int, ...] = ()) -> TuneJob:
    machine = Machine(devices=[CPU], ram_total_bytes=16 * GIB, ram_available_bytes=12 * GIB)
    return job_of(folder, machine, SHORT, threads)


def on_gpu(folder: Path) -> TuneJob:
    """Graphics that hold the model only with one expert in sixteen streamed."""
    facts = inspect_folder(folder)
    wishes = msgspec.structs.replace(
        SHORT, device="GPU", prefill_chunk=64, kv_precision=KvPrecision.U8
    )

    def with_memory(size: int) -> Machine:
        gpu = DeviceFacts(
            id="GPU", name="Intel Arc", kind=DeviceKind.INTEGRATED, xmx=True, total_bytes=size,
            architecture="GPU: vendor=0x8086 arch=v12.74.4",
        )  # fmt: skip
        return Machine(devices=[CPU, gpu], ram_total_bytes=16 * GIB, ram_available_bytes=12 * GIB)

    resident = make_plan(facts, with_memory(8 * GIB), wishes)
    assert (resident.ratio, resident.pool_tokens) == (0, 2 * resident.context_tokens)
    size = enough_for(resident.needed_bytes - resident.kv_bytes // 2)
    return job_of(folder, with_memory(size), wishes)


# ── on the processor ─────────────────────────────────────────────────────────


def test_a_whole_run_on_the_processor(tiny_moe: Path, bench: Callable[..., TunerBench]) -> None:
    b = bench()
    result = b.run(on_cpu(tiny_moe, threads=(1,)), LONG_S)
    assert [point.threads for point in result.points] == [None, 1]
    assert all(point.counts and point.answers >= 2 for point in result.points)
    assert all(300 <= point.prompt_tokens <= 500 for point in result.points)
    assert all(point.ttft_ms > 0 for point in result.points)
    assert result.chosen is not None
    assert result.stability is Stability.PASSED
    assert result.drift is not None
    assert result.complete
    purposes = [step.purpose for step in b.steps if step.kind is StepKind.LOAD]
    assert purposes[:3] == [Purpose.MEASURE, Purpose.MEASURE, Purpose.REPEAT]
    # Every answer wrote as much as was asked for, and is kept.
    answers = [step for step in b.steps if step.kind is not StepKind.LOAD]
    assert [record.new_tokens for record in b.kept.records] == [s.new_tokens for s in answers]
    assert {record.kind for record in b.kept.records} == {RunKind.TUNE}
    assert {record.slots for record in b.kept.records} == {16}
    full = b.kept.records[-1]
    assert 0.7 * 1024 < full.prompt_tokens < 1024  # nearly the whole context
    (tuned,) = b.kept.tuned
    assert (tuned.model_key, tuned.device, tuned.threads) == ("key", "CPU", result.chosen.threads)
    assert tuned.reason == result.verdict.code
    assert b.progress[-1][1] > b.progress[0][1]
    assert b.points[-1] == result.points
    assert b.awake.calls == ["take", "drop"]
    assert not b.tuner.is_running


def test_a_trial_is_loaded_as_it_is_planned(starter_model: Path) -> None:
    job = on_cpu(starter_model, threads=(3,))
    (candidate,) = job.space().other_threads()
    loads = []
    source = TrialLoad(job, candidate)
    source.prepare([], loads.append, pytest.fail)
    (load,) = loads
    plan = candidate.plan
    assert (load.model_dir, load.device, load.ratio) == (str(starter_model), "CPU", 0)
    assert (load.context_tokens, load.pool_tokens) == (1024, plan.pool_tokens)
    assert load.kv_precision is KvPrecision.U8
    assert load.properties == {"INFERENCE_NUM_THREADS": 3}
    assert not source.retries(Fault(FaultCode.OUT_OF_MEMORY))


def test_stopped_in_an_answer_it_keeps_what_it_has(
    starter_model: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench()
    b.tuner.prepare(on_cpu(starter_model), limit_s=LONG_S)
    b.tuner.start()
    deltas: list[object] = []
    b.engine.delta.connect(deltas.append)
    b.until(lambda: bool(deltas) and len(b.kept.records) == 1)
    b.tuner.stop()
    b.tuner.stop()  # twice is once
    result = b.result
    assert result.chosen is not None
    assert result.chosen.answers == 1
    assert result.verdict.code is VerdictCode.ONLY_ONE
    assert not result.complete
    assert not b.kept.tuned[0].complete
    assert b.awake.calls == ["take", "drop"]


def test_stopped_while_loading_nothing_is_measured(
    starter_model: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench()
    b.tuner.prepare(on_cpu(starter_model), limit_s=LONG_S)
    b.tuner.start()
    b.until(lambda: b.engine.state is EngineState.LOADING)
    b.tuner.stop()
    assert b.result.verdict.code is VerdictCode.NOTHING
    assert b.engine.model is None
    assert not b.kept.tuned


@pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")
def test_an_engine_that_is_killed_costs_one_point(
    starter_model: Path, tmp_path: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench(
        script=f"--tokens 200 --rate 300 --fault kill --at token:20 --once {tmp_path / 'died'}"
    )
    result = b.run(on_cpu(starter_model, threads=(1,)), LONG_S)
    killed, other = result.points
    assert killed.rejected in (Rejection.DIED, Rejection.DOES_NOT_FIT)  # by what the kernel tells
    assert other.rejected is None
    assert result.chosen is not None
    assert result.chosen.threads == 1
    faults = [record.fault for record in b.kept.records]
    assert faults[0] in (FaultCode.ENGINE_DIED, FaultCode.ENGINE_OUT_OF_MEMORY)
    assert not any(faults[1:])


def test_a_model_that_is_gone_is_a_fault(tmp_path: Path, bench: Callable[..., TunerBench]) -> None:
    b = bench()
    b.tuner.prepare(on_cpu(tmp_path / "gone"), limit_s=LONG_S)
    b.tuner.start()
    b.until(lambda: bool(b.faults))
    assert b.faults[0].code is FaultCode.MODEL_FOLDER_MISSING
    assert not b.results
    assert b.awake.calls == ["take", "drop"]


def test_on_battery_only_when_told(starter_model: Path, bench: Callable[..., TunerBench]) -> None:
    b = bench()
    b.battery = True
    b.tuner.prepare(on_cpu(starter_model), limit_s=LONG_S)
    with pytest.raises(UserError) as raised:
        b.tuner.start()
    assert raised.value.fault.code is FaultCode.ON_BATTERY
    assert not b.tuner.is_running
    assert not b.awake.calls
    b.tuner.start(allow_battery=True)
    assert b.tuner.is_running
    with pytest.raises(UserError) as raised:
        b.tuner.start(allow_battery=True)
    assert raised.value.fault.code is FaultCode.BUSY
    b.tuner.stop()
    assert b.result.verdict.code is VerdictCode.NOTHING


# ── with an engine that follows a script ─────────────────────────────────────


def test_an_answer_that_is_too_slow_is_cut_short_and_counts(
    starter_model: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench(script="--tokens 100000 --rate 12")
    result = b.run(on_cpu(starter_model), 6.0)
    assert result.chosen is not None
    assert result.chosen.hurried
    assert result.chosen.answers == 1
    assert result.chosen.tokens_per_second > 0
    # Whether time was left for another trial is the machine's affair; that it is said, is not.
    notes = {note.code for note in result.notes}
    assert result.complete == (NoteCode.TIME_WAS_SHORT not in notes)
    assert [record.cold for record in b.kept.records] == [True]


def test_an_engine_that_does_not_stop_is_ended(
    starter_model: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench(script="--tokens 100000 --rate 30 --ignore-cancel")
    b.tuner.prepare(on_cpu(starter_model), limit_s=LONG_S)
    b.tuner.start()
    b.until(lambda: any(step.kind is StepKind.ANSWER for step in b.steps))
    b.until(lambda: b.engine.state is EngineState.GENERATING)
    pid = b.client.pid
    b.tuner.stop()
    assert b.result.verdict.code is VerdictCode.NOTHING
    b.until(lambda: b.client.pid != pid)


def test_short_memory_rejects_what_is_measured_then(
    starter_model: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench(script="--tokens 200")
    b.free = SystemMemory(total=16 * GIB, available=GIB // 2)
    result = b.run(on_cpu(starter_model), LONG_S)
    assert {point.rejected for point in result.points} == {Rejection.MEMORY_SHORT}
    assert result.chosen is None
    assert not b.kept.tuned


# ── on graphics ──────────────────────────────────────────────────────────────


@pytest.mark.gpu_standin
def test_on_graphics_ratios_are_measured_and_the_next_plan_knows(
    tiny_moe: Path, gpu_standin: GpuStandin, tmp_path: Path, bench: Callable[..., TunerBench]
) -> None:
    b = bench(environment=gpu_standin.environment("arlh", NOOP="2"))
    job = on_gpu(tiny_moe)
    planned = job.planned
    lowest = planned.plan.ratio
    result = b.run(job, LONG_S)
    ratios = [point.ratio for point in result.points]
    assert ratios[:2] == [lowest, 25]  # 12 slots of 16 are three times the four of a token
    assert lowest > 0
    loads = [step.candidate.plan for step in b.steps if step.kind is StepKind.LOAD]
    assert [(one.ratio, one.prefill_chunk) for one in b.loaded] == [
        (plan.ratio, plan.prefill_chunk) for plan in loads
    ]
    assert loads[len(ratios)].ratio == lowest  # again, last
    assert result.chosen is not None
    assert result.stability is Stability.PASSED
    store = Store.open(tmp_path / "moechat.db")
    for record in b.kept.records:
        store.runs.add(record)
    store.runs.save_tuned(b.kept.tuned[0])
    remembered = remember(
        store.runs.latest("key"),
        store.runs.tuned("key"),
        model=planned.facts,
        machine=planned.machine,
        present=Present(now=time.time(), model_key="key", drivers={"GPU": ""}),
    )
    store.close()
    plan = make_plan(planned.facts, planned.machine, planned.wish.wishes, remembered)
    assert (plan.source, plan.ratio) == (Source.TUNED, result.chosen.ratio)
    assert {run.slots for run in remembered.learned["GPU"].runs} == {
        point.slots for point in result.points
    }


@pytest.mark.gpu_standin
def test_where_memory_runs_out_a_higher_ratio_is_measured(
    starter_model: Path,
    tmp_path: Path,
    gpu_standin: GpuStandin,
    bench: Callable[..., TunerBench],
) -> None:
    shape = Shape(hidden=512, layers=4, experts=64, expert_inner=512, group=128)
    folder = build_tiny_moe(tmp_path / "moe", starter_model, shape)
    job = on_gpu(folder)
    facts, lowest = job.planned.facts, job.planned.plan.ratio
    # The driver gives less than it says: enough for nine experts in ten, and some room to work.
    limit = facts.fixed_bytes + facts.routed_bytes * 9 // 10 + facts.routed_bytes // 20
    profile = f"arlh,mem={limit},enforce=1"
    b = bench(environment=gpu_standin.environment(profile, NOOP="2"))
    result = b.run(job, LONG_S)
    assert result.points[0].ratio == lowest
    assert result.points[0].rejected is Rejection.DOES_NOT_FIT
    assert result.points[1].ratio == lowest + 10
    assert any(point.counts for point in result.points)
    assert result.chosen is not None
    assert result.chosen.ratio > lowest
    failed = b.kept.records[0]
    assert (failed.ratio, failed.fault) == (lowest, FaultCode.OUT_OF_MEMORY)
    assert b.kept.tuned[0].ratio == result.chosen.ratio
