"""The engine service with engines that really run: every death, stop and load."""

import gc
import itertools
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.protocol.messages import ChatMessage, Sampling, TextKind
from moechat.services.engine import EngineService, EngineState, Pace
from tests.support.engine_bench import BOUND_MS, MODEL, Bench, benches
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import TEXTS, tokens_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")

IMPATIENT = Pace(stall_s=0.5)


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    with benches(qtbot) as make:
        yield make


def test_from_start_to_answer(bench: Callable[..., Bench]) -> None:
    b = bench("--tokens 20000 --text mixed --think 16")
    kinds: list[TextKind] = []
    b.service.delta.connect(lambda delta: kinds.append(delta.kind))
    devices: list[str] = []
    b.service.devices.connect(lambda found: devices.extend(device.id for device in found))
    assert not b.service.has_model
    b.load()
    assert devices == ["CPU", "GPU"]
    assert b.service.model is not None
    assert b.service.model.name == "m"
    b.ask()
    b.until(lambda: bool(b.done))
    assert "".join(b.text) == "".join(itertools.islice(tokens_of(TEXTS["mixed"]), 20_016))
    assert kinds[:3] == [TextKind.REASONING, TextKind.REASONING, TextKind.TEXT]
    assert b.states == [
        EngineState.STARTING, EngineState.IDLE, EngineState.LOADING, EngineState.READY,
        EngineState.GENERATING, EngineState.READY,
    ]  # fmt: skip


def test_a_message_before_the_model_is_there_waits_for_it(bench: Callable[..., Bench]) -> None:
    b = bench("--load-s 0.3")
    b.service.load(FixedLoad(MODEL, "CPU"))
    request_id = b.ask()
    assert b.service.state is EngineState.STARTING
    b.until(lambda: bool(b.done))
    assert b.done[0].id == request_id
    assert b.text


def test_refusals(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 20 --tokens 1000")
    with pytest.raises(UserError) as caught:
        b.ask()
    assert caught.value.fault.code is FaultCode.NOTHING_LOADED
    with pytest.raises(UserError) as caught:
        b.service.reload()
    assert caught.value.fault.code is FaultCode.NOTHING_LOADED
    b.load()
    b.ask()
    for call in (b.ask, b.service.unload, lambda: b.service.load(FixedLoad(MODEL, "CPU"))):
        with pytest.raises(UserError) as caught:
            call()
        assert caught.value.fault.code is FaultCode.BUSY


def test_a_lone_surrogate_does_not_stop_a_message(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.load()
    turns = [ChatMessage(Role.USER, "broken \ud83d emoji")]
    b.service.generate(turns, max_new_tokens=9, seed=1, sampling=Sampling())
    b.until(lambda: bool(b.done))


def test_a_folder_name_that_no_line_can_carry(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.service.load(FixedLoad(Path("/models/caf\udce9"), "CPU"))
    b.until(lambda: bool(b.faults))
    assert b.faults == [("load_failed", FaultCode.MODEL_UNREADABLE)]
    assert b.service.state is EngineState.IDLE


def test_stop_keeps_what_was_written(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 60 --tokens 5000")
    b.load()
    b.ask()
    b.until(lambda: len(b.text) >= 3)
    b.service.stop()
    assert b.service.state is EngineState.STOPPING
    b.until(lambda: bool(b.done))
    assert b.done[0].finish_reason is FinishReason.CANCELLED
    assert b.service.state is EngineState.READY
    assert b.counts["stop_overdue"] == 0


def test_stop_while_the_model_loads(bench: Callable[..., Bench]) -> None:
    b = bench("--load-s 0.3")
    b.service.load(FixedLoad(MODEL, "CPU"))
    request_id = b.ask()
    b.service.stop()
    assert [done.id for done in b.done] == [request_id]
    assert b.done[0].finish_reason is FinishReason.CANCELLED
    b.until_state(EngineState.READY)
    assert not b.text


def test_an_engine_that_ignores_stop_can_be_forced(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 60 --tokens 5000 --ignore-cancel")
    b.load()
    b.ask()
    b.until(lambda: bool(b.text))
    b.service.stop()
    b.until(lambda: b.counts["stop_overdue"] == 1)
    pid = b.client.pid
    began = time.monotonic()
    b.service.force_stop()
    assert b.faults == [("generation_failed", FaultCode.FORCED_STOP)]
    b.until(lambda: b.counts["unloaded"] == 1)
    assert time.monotonic() - began < 1.0
    assert not psutil.pid_exists(pid)
    b.until_state(EngineState.IDLE)
    assert b.service.has_model
    said = len(b.text)
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))
    assert len(b.text) > said
    assert b.faults == [("generation_failed", FaultCode.FORCED_STOP)]


def test_a_forced_stop_works_on_a_paused_engine(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 60 --tokens 5000")
    b.load()
    b.ask()
    b.until(lambda: bool(b.text))
    os.kill(b.client.pid, signal.SIGSTOP)
    b.service.force_stop()
    b.until_state(EngineState.IDLE)
    assert b.faults == [("generation_failed", FaultCode.FORCED_STOP)]


def test_cancelling_a_load_leaves_a_fresh_engine(bench: Callable[..., Bench]) -> None:
    b = bench("--load-s 30")
    b.service.load(FixedLoad(MODEL, "CPU"))
    b.until_state(EngineState.LOADING)
    pid = b.client.pid
    b.service.cancel_load()
    assert b.counts["load_cancelled"] == 1
    assert not b.service.has_model
    b.until_state(EngineState.IDLE)
    assert not psutil.pid_exists(pid)
    assert b.counts == {"loaded": 0, "unloaded": 0, "load_cancelled": 1, "stop_overdue": 0}
    assert not b.faults


def test_the_latest_load_wins_and_models_never_meet(bench: Callable[..., Bench]) -> None:
    b = bench("--load-s 0.2")
    for name in ("a", "b", "c"):
        b.service.load(FixedLoad(Path("/models", name), "CPU"))
        assert _engines() <= 1
    b.until_state(EngineState.READY)
    assert b.service.model is not None
    assert b.service.model.name == "c"
    assert b.counts["loaded"] == 1
    b.service.load(FixedLoad(Path("/models/d"), "CPU"))
    assert b.service.model is None
    b.until(lambda: b.counts["loaded"] == 2)
    assert b.service.model.name == "d"
    assert b.counts["unloaded"] == 1


def _engines() -> int:
    return len(psutil.Process().children())


def test_a_refused_load_is_told_and_can_be_repeated(bench: Callable[..., Bench]) -> None:
    b = bench("--refuse weights_damaged")
    b.service.load(FixedLoad(MODEL, "CPU"))
    b.ask()
    b.until(lambda: len(b.faults) == 2)
    assert b.faults == [
        ("load_failed", FaultCode.WEIGHTS_DAMAGED),
        ("generation_failed", FaultCode.WEIGHTS_DAMAGED),
    ]
    assert b.service.state is EngineState.IDLE
    pid = b.client.pid
    b.service.reload()
    b.until(lambda: len(b.faults) == 3)
    assert b.client.pid != pid, "what a failed load left behind is gone"


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        ("abort", FaultCode.ENGINE_DIED),
        ("kill", FaultCode.ENGINE_DIED),
        ("oom", FaultCode.ENGINE_OUT_OF_MEMORY),
        ("driver", FaultCode.DRIVER_FAILED),
        ("pause", FaultCode.ENGINE_SILENT),
        ("garbage", FaultCode.ENGINE_GARBLED),
        ("close", FaultCode.ENGINE_SILENT),
    ],
)
def test_a_death_costs_one_answer_and_one_click(
    bench: Callable[..., Bench], tmp_path: Path, fault: str, code: FaultCode
) -> None:
    marker = tmp_path / "died"
    b = bench(f"--rate 60 --tokens 60 --fault {fault} --at token:20 --once {marker}")
    b.load()
    b.ask()
    b.until(lambda: bool(b.faults))
    assert b.faults == [("died", code)]
    assert b.service.model is None
    assert len(b.text) == 10
    b.until_state(EngineState.IDLE)  # restarted by itself, and the model only when it is needed
    assert b.service.has_model
    assert b.counts["loaded"] == 1
    b.ask()
    b.until(lambda: bool(b.done))
    assert b.counts["loaded"] == 2
    assert len(b.faults) == 1


@pytest.mark.parametrize(
    ("moment", "told"), [("load", "load_failed"), ("token:8", "generation_failed")]
)
def test_an_end_after_a_fatal_fault_is_no_death(
    bench: Callable[..., Bench], tmp_path: Path, moment: str, told: str
) -> None:
    b = bench(f"--fault fatal --at {moment} --once {tmp_path / 'lost'}")
    b.service.load(FixedLoad(MODEL, "CPU"))
    b.until(lambda: bool(b.client.pid))
    pid = b.client.pid
    b.until(lambda: b.service.state is EngineState.READY or bool(b.faults))
    if not b.faults:
        b.ask()
        b.until(lambda: bool(b.faults))
    assert b.service.model is None
    b.until_state(EngineState.IDLE)
    assert b.client.pid != pid
    b.ask()
    b.until(lambda: bool(b.done))
    assert b.faults == [(told, FaultCode.GPU_LOST)]


def test_a_slot_may_load_again_after_a_fatal_fault(
    bench: Callable[..., Bench], tmp_path: Path
) -> None:
    b = bench(f"--fault fatal --at load --once {tmp_path / 'lost'}")
    b.service.load_failed.connect(lambda _: b.service.load(FixedLoad(MODEL, "GPU")))
    b.load()
    assert b.faults == [("load_failed", FaultCode.GPU_LOST)]


def test_recover_loads_at_once(bench: Callable[..., Bench], tmp_path: Path) -> None:
    b = bench(f"--fault abort --at prefill --once {tmp_path / 'died'}")
    b.load()
    b.ask()
    b.until(lambda: bool(b.faults))
    b.service.recover()
    b.until_state(EngineState.READY)


def test_three_deaths_stop_the_automatics_but_not_the_button(bench: Callable[..., Bench]) -> None:
    b = bench("--fault abort --at idle")
    b.service.start()
    b.until(lambda: len(b.faults) == 3)
    assert [code for _, code in b.faults] == [
        FaultCode.ENGINE_DIED, FaultCode.ENGINE_DIED, FaultCode.ENGINE_CRASH_LOOP,
    ]  # fmt: skip
    assert b.service.state is EngineState.FAILED
    fault = b.service.fault
    assert fault is not None
    assert fault.values == {"count": 3, "minutes": 5, "last": "engine_died"}
    assert not b.client.is_running
    assert not b.service._life._restart_timer.isActive()
    b.service.recover()
    assert b.service.state is EngineState.STARTING
    b.until(lambda: len(b.faults) == 4)
    assert not b.service._life._restart_timer.isActive()


def test_an_engine_that_cannot_start_is_not_tried_again(
    bench: Callable[..., Bench], qtbot: QtBot, tmp_path: Path
) -> None:
    service = EngineService(EngineClient(Launcher([str(tmp_path / "absent")])))
    with qtbot.waitSignal(service.died, timeout=BOUND_MS) as blocker:
        service.start()
    fault: Fault = blocker.args[0]
    assert fault.code is FaultCode.ENGINE_NOT_STARTED
    assert not service._life._restart_timer.isActive()


def test_late_events_of_an_old_answer_are_dropped(bench: Callable[..., Bench]) -> None:
    b = bench("--late")
    b.load()
    for _ in range(3):
        b.ask()
        b.until(lambda: b.service.state is EngineState.READY)
    assert "late" not in b.text


def test_a_stall_is_told_and_nothing_is_ended(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 1 --tokens 3", pace=IMPATIENT)
    b.load()
    b.ask()
    b.until(lambda: bool(b.faults))
    assert b.faults == [("stalled", FaultCode.ENGINE_STALLED)]
    assert b.service.state is EngineState.GENERATING
    b.until(lambda: bool(b.done))


def test_a_long_prefill_is_no_stall(bench: Callable[..., Bench]) -> None:
    b = bench("--prefill-steps 6 --prefill-s 0.25 --tokens 4", pace=IMPATIENT)
    b.load()
    b.ask()
    b.until(lambda: bool(b.done))
    assert not b.faults


def test_idle_unload(bench: Callable[..., Bench]) -> None:
    now = 1000.0
    minutes = 30
    b = bench("--tokens 8", idle_unload_minutes=lambda: minutes, clock=lambda: now)
    b.load()
    now += 29 * 60
    b.service.touch()
    now += 29 * 60
    checks = b.service._watch._idle_timer
    seen = []
    checks.timeout.connect(lambda: seen.append(1))
    b.until(lambda: bool(seen))
    assert b.service.state is EngineState.READY
    now += 60
    b.until(lambda: b.counts["unloaded"] == 1)
    b.until_state(EngineState.IDLE)
    assert b.service.has_model
    b.ask()
    b.until(lambda: bool(b.done))


def test_zero_minutes_never_unload(bench: Callable[..., Bench]) -> None:
    now = 0.0
    b = bench(clock=lambda: now)
    b.load()
    now = 1e9
    seen = []
    b.service._watch._idle_timer.timeout.connect(lambda: seen.append(1))
    b.until(lambda: bool(seen))
    assert b.service.state is EngineState.READY


def test_shutdown_in_the_middle_of_an_answer(bench: Callable[..., Bench]) -> None:
    b = bench("--rate 20 --tokens 5000")
    b.load()
    b.ask()
    b.until(lambda: bool(b.text))
    pid = b.client.pid
    b.service.shutdown()
    assert not psutil.pid_exists(pid)
    assert b.service.state is EngineState.ABSENT
    assert not b.client.is_running


def test_shutdown_of_a_paused_engine(bench: Callable[..., Bench]) -> None:
    b = bench(pace=Pace(end_grace_s=0.2))
    b.load()
    pid = b.client.pid
    os.kill(pid, signal.SIGSTOP)
    b.service.shutdown()
    assert not psutil.pid_exists(pid)


def test_ten_rounds_leave_no_process_and_no_objects(bench: Callable[..., Bench]) -> None:
    b = bench("--tokens 400")
    sizes = []
    for _ in range(10):
        b.load()
        b.ask()
        b.until(lambda: b.service.state is EngineState.READY)
        b.service.unload()
        b.until_state(EngineState.IDLE)
        b.done.clear()
        b.text.clear()
        gc.collect()
        sizes.append(len(gc.get_objects()))
    assert b.counts["unloaded"] == 10
    assert _engines() == 1
    assert sizes[-1] - sizes[2] < 200
    b.service.shutdown()
    assert _engines() == 0
