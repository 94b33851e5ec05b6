"""Where loads come from: devices that answer or do not, and sources that try again."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import DeviceAnswers, Load
from moechat.services.engine import EngineState, Pace
from tests.support.engine_bench import MODEL, Bench, benches
from tests.support.fixed_load import FixedLoad

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    with benches(qtbot) as make:
        yield make


def test_a_driver_that_hangs_costs_a_sentence_and_the_cpu_still_answers(
    bench: Callable[..., Bench],
) -> None:
    b = bench("--fault hang --at probe:GPU", pace=Pace(driver_s=0.3))
    faults: list[Fault] = []
    b.service.driver_hangs.connect(faults.append)
    b.load()
    assert [fault.code for fault in faults] == [FaultCode.DRIVER_HANGS]
    assert faults[0].values == {"device": "GPU", "seconds": 0}
    assert [device.id for device in b.service.known_devices] == ["CPU"]
    assert not b.faults
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))
    b.service.load(FixedLoad(MODEL, "GPU.0"))
    b.until(lambda: bool(b.faults))
    assert b.faults == [("load_failed", FaultCode.DRIVER_HANGS)]


def test_a_driver_that_crashes_is_not_asked_a_second_time(bench: Callable[..., Bench]) -> None:
    b = bench("--fault abort --at probe:GPU")
    b.service.start()
    b.until(lambda: bool(b.faults))
    assert b.faults == [("died", FaultCode.ENGINE_DIED)]
    b.load()
    assert len(b.faults) == 1
    assert [device.id for device in b.service.known_devices] == ["CPU"]


class Stubborn:
    """A source that tries again, and prepares when it is told to."""

    model_dir = MODEL

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.ready: list[Callable[[Load], None]] = []

    def prepare(
        self,
        devices: list[DeviceAnswers],
        ready: Callable[[Load], None],
        failed: Callable[[Fault], None],
    ) -> None:
        assert [device.id for device in devices] == ["CPU", "GPU"]
        self.ready.append(ready)

    def retries(self, fault: Fault) -> bool:
        self.tries -= 1
        return self.tries > 0

    def answer(self) -> None:
        self.ready[-1](Load(id=0, model_dir=str(MODEL)))


@pytest.mark.parametrize("how", ["--fault kill --at load", "--refuse out_of_memory"])
def test_a_source_may_try_again_in_a_fresh_engine(bench: Callable[..., Bench], how: str) -> None:
    b = bench(how)
    source = Stubborn(tries=3)
    b.service.load(source)
    b.ask()
    pids = set()
    for count in (1, 2, 3):
        b.until(lambda count=count: len(source.ready) == count)
        assert not b.faults, "the waiting answer waits on"
        pids.add(b.client.pid)
        source.answer()
    b.until(lambda: bool(b.faults))
    assert len(pids) == 3
    code = FaultCode.ENGINE_DIED if "kill" in how else FaultCode.OUT_OF_MEMORY
    assert ("died" if "kill" in how else "load_failed", code) in b.faults
    assert source.tries == 0


def test_what_was_prepared_for_another_load_is_dropped(bench: Callable[..., Bench]) -> None:
    b = bench()
    source = Stubborn(tries=0)
    b.service.load(source)
    b.until(lambda: bool(source.ready))
    b.service.cancel_load()
    assert b.counts["load_cancelled"] == 1
    source.answer()
    assert b.service.state is EngineState.IDLE
    b.load(Path("/models/n"))
    assert b.service.model is not None
    assert b.service.model.name == "n"
