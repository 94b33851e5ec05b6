"""Loading by the plan on a scripted engine: ladders, marks of dead programs, alarms, runs."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import FaultCode
from moechat.core.ladder import Trouble
from moechat.core.run_record import RunKind
from moechat.services.engine import EngineState, Pace
from moechat.services.load_marker import LoadMark, LoadMarker
from moechat.services.load_planner import LoadWish
from moechat.services.tasks import TaskLane
from tests.support.fixed_load import FixedLoad
from tests.support.load_bench import LoadBench, load_benches
from tests.ui.conftest import make_model_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., LoadBench]]:
    with load_benches(qtbot, tmp_path) as make:
        yield make


@pytest.fixture
def model(tmp_path: Path) -> Path:
    return make_model_folder(tmp_path / "m-int4-ov")


@pytest.mark.parametrize("how", ["--fault kill", "--fault oom", "--fault driver", "--fault fatal"])
def test_an_engine_that_a_load_kills_is_followed_by_a_step_down(
    bench: Callable[..., LoadBench], model: Path, tmp_path: Path, how: str
) -> None:
    b = bench(script=f"{how} --at load --once {tmp_path / 'once'}")
    b.load(model, wait=False)
    b.ask()
    b.until(lambda: bool(b.done) or bool(b.faults))
    assert not b.faults, "the message has waited for the second try"
    assert len(b.steps) == 1
    first, second = b.planned
    assert second.plan == b.steps[0].plan
    assert second.plan != first.plan
    b.until(lambda: not b.marks())
    kinds = [(run.kind, run.fault is None) for run in b.runs()]
    assert kinds == [(RunKind.LOAD, False), (RunKind.LOAD, True), (RunKind.CHAT, True)]


def test_a_ladder_ends_with_a_sentence(bench: Callable[..., LoadBench], model: Path) -> None:
    b = bench(script="--refuse out_of_memory")
    b.load(model, wait=False)
    b.ask()
    b.until(lambda: len(b.faults) == 2)
    assert [(name, fault.code) for name, fault in b.faults] == [
        ("failed", FaultCode.NOTHING_WORKED),
        ("generation_failed", FaultCode.NOTHING_WORKED),
    ]
    assert len(b.steps) <= 3
    assert len(b.planned) == len(b.steps) + 1
    needs = [planned.plan.needed_bytes for planned in b.planned if planned.plan.device == "GPU"]
    assert needs == sorted(needs, reverse=True)
    assert b.engine.state is EngineState.IDLE
    b.until(lambda: not b.marks())


def test_who_wants_to_be_asked_is_not_led_down(
    bench: Callable[..., LoadBench], model: Path
) -> None:
    b = bench(script="--refuse out_of_memory")
    b.may_step = False
    b.load(model)
    assert [fault.code for _, fault in b.faults] == [FaultCode.OUT_OF_MEMORY]
    assert not b.steps


def test_other_failures_are_told_as_they_are(bench: Callable[..., LoadBench], model: Path) -> None:
    b = bench(script="--refuse weights_damaged")
    b.load(model)
    assert [fault.code for _, fault in b.faults] == [FaultCode.WEIGHTS_DAMAGED]
    assert not b.steps
    run = b.runs()[0]
    assert (run.kind, run.fault) == (RunKind.LOAD, FaultCode.WEIGHTS_DAMAGED)


def test_a_device_that_is_not_there_is_named(bench: Callable[..., LoadBench], model: Path) -> None:
    b = bench(script="")
    b.load(model, device="GPU.7")
    assert [fault.code for _, fault in b.faults] == [FaultCode.DEVICE_MISSING]
    assert b.faults[0][1].values == {"device": "GPU.7", "available": "CPU, GPU"}


def test_files_that_change_are_read_again(bench: Callable[..., LoadBench], tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path / "a-ov")
    b = bench(script="")
    b.load(folder)
    (folder / "openvino_model.xml").write_text("<net/>")
    b.load(folder)
    assert [fault.code for _, fault in b.faults] == [FaultCode.MODEL_XML_DAMAGED]


def test_a_load_can_be_cancelled_at_any_stage(bench: Callable[..., LoadBench], model: Path) -> None:
    b = bench(script="--load-s 30")
    cancelled: list[int] = []
    b.engine.load_cancelled.connect(lambda: cancelled.append(1))
    b.load(model, wait=False)
    b.loads.cancel()
    assert len(cancelled) == 1
    b.load(model, wait=False)
    b.until_state(EngineState.LOADING)
    assert b.marks()
    b.loads.cancel()
    assert len(cancelled) == 2
    b.until(lambda: not b.marks())
    assert not b.faults


def test_a_program_that_is_closed_while_loading_leaves_no_mark(
    bench: Callable[..., LoadBench], model: Path
) -> None:
    b = bench(script="--load-s 30")
    b.load(model, wait=False)
    b.until_state(EngineState.LOADING)
    assert b.marks()
    b.close()
    assert not b.marks()


def test_a_store_in_trouble_does_not_keep_a_model_from_loading(
    bench: Callable[..., LoadBench], model: Path
) -> None:
    b = bench(script="")
    b.database.mkdir()
    b.load(model)
    assert not b.faults
    assert b.outcomes


# ── marks ────────────────────────────────────────────────────────────────────


def _leave_mark(home: Path, model: Path, *, pid: int, started: float) -> Path:
    mark = LoadMark(model_dir=str(model), device="GPU", ratio=0, pid=pid, started=started)
    path = home / f"loading-{pid}.json"
    path.write_bytes(msgspec.json.encode(mark))
    return path


def test_what_took_a_program_down_is_not_loaded_unasked(
    bench: Callable[..., LoadBench], model: Path, tmp_path: Path
) -> None:
    # The number lives, but it was another process that had it.
    mark = _leave_mark(tmp_path, model, pid=psutil.Process().ppid(), started=1.0)
    other = make_model_folder(tmp_path / "other-ov")
    b = bench(script="")
    b.loads.load(LoadWish(model), unasked=True)
    assert [fault.code for _, fault in b.faults] == [FaultCode.LOAD_TOOK_DOWN]
    assert not b.engine.has_model
    b.faults.clear()
    b.loads.load(LoadWish(other), unasked=True)
    b.until(lambda: bool(b.outcomes))
    assert mark.exists()
    b.loads.load(LoadWish(model))  # by hand
    b.until(lambda: len(b.outcomes) == 2)
    b.until(lambda: not mark.exists())
    b.loads.load(LoadWish(model), unasked=True)
    b.until(lambda: len(b.outcomes) == 3)
    assert not b.faults


def test_the_safer_way_is_a_step_below_the_plan(
    bench: Callable[..., LoadBench], model: Path, tmp_path: Path
) -> None:
    _leave_mark(tmp_path, model, pid=psutil.Process().ppid(), started=1.0)
    b = bench(script="")
    b.loads.load(LoadWish(model), unasked=True)
    b.loads.load_safer()
    b.until(lambda: bool(b.outcomes))
    assert len(b.steps) == 1
    assert b.outcomes[0].planned.plan == b.steps[0].plan


def test_the_mark_of_a_living_program_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    process = psutil.Process(psutil.Process().ppid())
    mark = _leave_mark(tmp_path, tmp_path, pid=process.pid, started=process.create_time())
    (tmp_path / "loading-0.json").write_text("{broken")
    lane = TaskLane("store")
    marker = LoadMarker(tmp_path, lane)
    assert marker.left_by(tmp_path) is None
    assert mark.exists()
    assert not (tmp_path / "loading-0.json").exists()
    lane.drain(5.0)


# ── while it runs ────────────────────────────────────────────────────────────


def test_memory_that_runs_out_in_an_answer_makes_the_next_load_smaller(
    bench: Callable[..., LoadBench], model: Path, tmp_path: Path
) -> None:
    b = bench(script=f"--rate 60 --tokens 40 --fault fatal --at token:8 --once {tmp_path / 'x'}")
    b.load(model)
    b.ask(1000)
    b.until(lambda: bool(b.faults))
    assert [(name, fault.code) for name, fault in b.faults] == [
        ("generation_failed", FaultCode.GPU_LOST)
    ]
    b.answer(1000)
    assert b.troubles == [Trouble.GENERATION]
    assert b.outcomes[1].planned.plan == b.steps[0].plan
    faults = [run.fault for run in b.runs() if run.kind is RunKind.CHAT]
    assert faults == [FaultCode.GPU_LOST, None]


def test_a_second_answer_that_hangs_is_told_and_can_be_ended_for_a_safer_load(
    bench: Callable[..., LoadBench], model: Path, tmp_path: Path
) -> None:
    b = bench(script="--rate 1 --tokens 100", pace=Pace(stall_s=0.3))
    stalled: list[object] = []
    b.engine.stalled.connect(stalled.append)
    b.load(model)
    b.ask(1000)
    b.until(lambda: bool(stalled))
    b.loads.load_safer()
    b.until(lambda: len(b.outcomes) == 2)
    assert [fault.code for _, fault in b.faults] == [FaultCode.FORCED_STOP]
    assert b.troubles == [Trouble.PAGING]
    runs = b.runs()
    assert [run.kind for run in runs] == [RunKind.LOAD, RunKind.CHAT, RunKind.LOAD]
    assert runs[1].fault is FaultCode.ENGINE_STALLED


def test_what_somebody_else_loads_is_not_taken_for_ours(
    bench: Callable[..., LoadBench], model: Path
) -> None:
    b = bench(script="")
    b.load(model)
    b.engine.load(FixedLoad(model, "CPU"))
    b.until_state(EngineState.READY)
    assert b.loads.outcome is None
    b.answer()
    assert [run.kind for run in b.runs()] == [RunKind.LOAD]
