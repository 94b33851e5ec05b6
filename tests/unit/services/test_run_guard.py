"""The watch beside a running model, and the inhibitor: real service, scripted engine."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.core.engine_rates import EngineRates
from moechat.core.run_watch import AlarmKind
from moechat.protocol.messages import TextDelta, TextKind
from moechat.protocol.system_memory import SystemMemory
from moechat.services.loads import PagingAlarm
from moechat.services.run_guard import RunGuard
from moechat.services.sleep_inhibitor import SleepInhibitor
from moechat.services.wakefulness import Wakefulness
from tests.support.load_bench import LoadBench, load_benches
from tests.ui.conftest import make_model_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")


class Meter(QObject):
    """Looks when the test says so."""

    changed = Signal(object)


class Block:
    """A system that only counts."""

    def __init__(self) -> None:
        self.taken = 0

    def take(self, why: str) -> None:
        assert why
        self.taken += 1

    def drop(self) -> None:
        self.taken -= 1


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., LoadBench]]:
    with load_benches(qtbot, tmp_path) as make:
        yield make


def test_a_speed_that_collapses_while_memory_is_read_back_is_an_alarm(
    bench: Callable[..., LoadBench], tmp_path: Path
) -> None:
    b = bench(script="--rate 30 --tokens 100000")
    now = 1000.0
    meter = Meter()
    alarms: list[PagingAlarm] = []

    def note(alarm: PagingAlarm) -> None:
        alarms.append(alarm)

    b.loads.alarm.connect(note)
    guard = RunGuard(
        b.loads,
        meter,  # type: ignore[arg-type]
        read_memory=lambda: SystemMemory(total=16 << 30, available=1 << 30),
        clock=lambda: now,
    )
    b.load(make_model_folder(tmp_path / "m-ov"))
    b.ask(100_000)
    b.until(lambda: guard._last_token is not None)
    tokens = 10_000

    def second(rate: int, **rates: float) -> None:
        nonlocal now, tokens
        now += 1.0
        tokens += rate
        b.engine.delta.emit(TextDelta(id=1, seq=0, kind=TextKind.TEXT, text="x", tokens=tokens))
        meter.changed.emit(EngineRates(**rates))

    for _ in range(60):
        second(40, major_faults_s=0.0)
    assert not alarms
    for _ in range(20):
        second(2, major_faults_s=5000.0)
    assert [alarm.alarm.kind for alarm in alarms] == [AlarmKind.PAGING]
    assert b.loads.current is not None
    assert alarms[0].running == b.loads.current.plan
    meter.changed.emit(None)  # the process is gone, which the meter may know before the engine does
    b.engine.force_stop()
    b.until(lambda: bool(b.faults))
    b.until(lambda: b.loads.outcome is None)


def test_the_computer_is_kept_awake_exactly_while_an_answer_is_written(
    bench: Callable[..., LoadBench], tmp_path: Path
) -> None:
    b = bench(script=f"--tokens 100000 --rate 60 --fault kill --at token:80 --once {tmp_path}/x")
    block = Block()
    wakefulness = Wakefulness(b.engine, SleepInhibitor(block))
    b.load(make_model_folder(tmp_path / "m-ov"))
    assert block.taken == 0
    b.ask(100_000)
    b.until(lambda: block.taken == 1)
    b.until(lambda: bool(b.faults))  # it died
    assert block.taken == 0
    b.ask(100_000)
    b.until(lambda: block.taken == 1)
    b.engine.stop()
    b.until(lambda: bool(b.done))
    assert block.taken == 0
    del wakefulness
