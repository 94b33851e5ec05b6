"""Reading ahead in engines that really run, and what else is wanted of them meanwhile."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.conversation import FinishReason, Role
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import MAX_LINE_BYTES, ChatMessage, Primed
from moechat.services.engine import EngineState, Pace
from moechat.services.priming import Ending
from tests.support.engine_bench import MODEL, Bench, benches
from tests.support.fixed_load import FixedLoad

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")

TURNS = [ChatMessage(Role.USER, "hello"), ChatMessage(Role.ASSISTANT, "Hello, you.")]
SLOW = "--prime-steps 4000 --prime-s 0.02"  # more than a minute


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    with benches(qtbot) as make:
        yield make


def _prime(b: Bench) -> list[Ending]:
    ends: list[Ending] = []
    assert b.service.prime(TURNS, ends.append)
    return ends


def test_it_ends_and_the_state_stays_ready(bench: Callable[..., Bench]) -> None:
    b = bench("--prime-steps 3")
    assert not b.service.prime(TURNS)
    b.load()
    prefill: list[object] = []
    b.service.prefill.connect(prefill.append)
    ends = _prime(b)
    assert not b.service.prime(TURNS), "one at a time"
    b.until(lambda: bool(ends))
    assert isinstance(ends[0], Primed)
    assert not ends[0].cancelled
    assert b.states[-1] is EngineState.READY
    assert EngineState.GENERATING not in b.states
    assert not prefill
    assert _prime(b) is not None


def test_an_answer_comes_first(bench: Callable[..., Bench]) -> None:
    b = bench(SLOW)
    b.load()
    ends = _prime(b)
    request_id = b.ask(tokens=9)
    assert b.service.state is EngineState.GENERATING
    assert not b.service.prime(TURNS)
    b.until(lambda: bool(b.done))
    assert b.done[0].id == request_id
    assert b.done[0].finish_reason is not FinishReason.CANCELLED
    assert b.text
    assert isinstance(ends[0], Primed)
    assert ends[0].cancelled
    assert b.service.state is EngineState.READY
    assert not b.faults


def test_an_answer_that_waits_for_it_can_be_stopped(bench: Callable[..., Bench]) -> None:
    b = bench(f"{SLOW} --ignore-cancel")
    b.load()
    ends = _prime(b)
    request_id = b.ask()
    b.service.stop()
    assert [done.id for done in b.done] == [request_id]
    assert b.service.state is EngineState.READY
    again = b.ask()
    b.service.force_stop()
    assert b.faults == [("generation_failed", FaultCode.FORCED_STOP)]
    b.until_state(EngineState.IDLE)
    assert not ends
    assert not b.text
    b.service.recover()
    b.until_state(EngineState.READY)
    assert again not in [done.id for done in b.done]


def test_stop_ends_it_where_nothing_is_answered(bench: Callable[..., Bench]) -> None:
    b = bench(SLOW)
    b.load()
    ends = _prime(b)
    b.service.stop()
    b.until(lambda: bool(ends))
    assert isinstance(ends[0], Primed)
    assert ends[0].cancelled


@pytest.mark.parametrize("what", ["unload", "load", "renew"])
def test_the_model_may_go_meanwhile(bench: Callable[..., Bench], what: str) -> None:
    b = bench(SLOW)
    b.load()
    ends = _prime(b)
    if what == "unload":
        b.service.unload()
        b.until_state(EngineState.IDLE)
    elif what == "load":
        b.service.load(FixedLoad(MODEL, "CPU"))
    else:
        b.service.renew()
    if what != "unload":
        b.until(lambda: b.counts["loaded"] == 2)
    assert not ends
    assert not b.faults
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))


def test_renewing_keeps_the_answer_that_waits(bench: Callable[..., Bench]) -> None:
    b = bench(f"{SLOW} --ignore-cancel")
    b.load()
    _prime(b)
    request_id = b.ask(tokens=9)
    b.service.renew()
    b.until(lambda: bool(b.done))
    assert b.done[0].id == request_id
    assert b.counts["loaded"] == 2
    assert not b.faults


def test_it_takes_its_time_without_a_stall(bench: Callable[..., Bench]) -> None:
    b = bench("--prime-s 1", pace=Pace(stall_s=0.2))
    b.load()
    ends = _prime(b)
    b.until(lambda: bool(ends))
    assert not b.faults


def test_a_model_that_only_reads_ahead_is_idle(bench: Callable[..., Bench]) -> None:
    now = [0.0]
    pace = Pace(idle_check_s=0.05)
    b = bench("", idle_unload_minutes=lambda: 1, clock=lambda: now[0], pace=pace)
    b.load()
    now[0] = 50.0
    ends = _prime(b)
    b.until(lambda: bool(ends))
    now[0] = 61.0
    b.until(lambda: b.counts["unloaded"] == 1)


def test_a_refusal_is_told_to_nobody_else(bench: Callable[..., Bench]) -> None:
    b = bench("--refuse-prime context_full")
    b.load()
    ends = _prime(b)
    b.until(lambda: bool(ends))
    assert isinstance(ends[0], Fault)
    assert ends[0].code is FaultCode.CONTEXT_FULL
    assert not b.faults
    assert b.service.state is EngineState.READY
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))


def test_what_no_line_can_carry_is_not_sent(bench: Callable[..., Bench]) -> None:
    b = bench()
    b.load()
    assert not b.service.prime([ChatMessage(Role.USER, "x" * MAX_LINE_BYTES)])
    assert b.service.prime([ChatMessage(Role.USER, "lone \ud83d surrogate")])


def test_a_gpu_lost_meanwhile_costs_a_load_and_no_answer(
    bench: Callable[..., Bench], tmp_path: Path
) -> None:
    b = bench(f"--fault fatal --at prime --once {tmp_path / 'lost'}")
    b.load()
    ends = _prime(b)
    request_id = b.ask(tokens=9)
    b.until(lambda: bool(b.done))
    assert isinstance(ends[0], Fault)
    assert b.done[0].id == request_id
    assert b.text
    assert not b.faults


def test_a_gpu_lost_with_nobody_waiting_gives_the_model_back(
    bench: Callable[..., Bench], tmp_path: Path
) -> None:
    b = bench(f"--fault fatal --at prime --once {tmp_path / 'lost'}")
    b.load()
    _prime(b)
    b.until_state(EngineState.IDLE)
    assert b.service.has_model
    assert b.counts["loaded"] == 1
    assert not b.faults


def test_a_death_meanwhile_is_a_death(bench: Callable[..., Bench], tmp_path: Path) -> None:
    b = bench(f"--fault abort --at prime --once {tmp_path / 'died'}")
    b.load()
    ends = _prime(b)
    b.until(lambda: bool(b.faults))
    assert b.faults == [("died", FaultCode.ENGINE_DIED)]
    assert not ends
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))
