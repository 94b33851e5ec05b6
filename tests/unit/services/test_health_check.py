"""After a sleep: models that are still there, and every way in which they are not."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Role
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import ChatMessage, Failed
from moechat.services.engine import EngineState
from moechat.services.health_check import HealthCheck
from moechat.services.planned_source import is_want_of_memory
from moechat.services.power_watch import Clocks, PowerWatch
from moechat.services.texts import describe
from tests.support.engine_bench import MODEL, Bench, benches
from tests.support.fixed_load import FixedLoad

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")


class Sleeper:
    """An engine with a model, on a computer that sleeps when the test says so."""

    def __init__(self, bench: Bench, *, device: str = "GPU", patience_s: float = 20.0) -> None:
        self.bench = bench
        self._asleep = 0.0
        clocks = Clocks(lambda: self._asleep, lambda: 0.0, slack_s=1.0)
        self.power = PowerWatch(clocks, read_battery=lambda: None)
        self.health = HealthCheck(bench.service, self.power, patience_s=patience_s)
        self.lost: list[Fault] = []
        self.health.lost.connect(self.lost.append)
        self.primes = 0
        prime = bench.service.prime

        def spy(*arguments: object) -> bool:
            began = prime(*arguments)  # type: ignore[arg-type]
            self.primes += began
            return began

        bench.service.prime = spy  # type: ignore[method-assign]
        bench.service.load(FixedLoad(MODEL, device))
        bench.until_state(EngineState.READY)

    def sleep(self) -> None:
        self._asleep += 3600.0
        self.power.look()

    def is_well(self) -> bool:
        """The check came to its end, and nothing was found."""
        return not self.health._device and not self.health._again.isActive()


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    with benches(qtbot) as make:
        yield make


def test_a_model_that_is_still_there_is_left_alone(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench())
    for count in (1, 2):
        sleeper.sleep()
        assert sleeper.primes == count
        sleeper.bench.until(sleeper.is_well)
    assert not sleeper.lost
    assert sleeper.bench.counts["loaded"] == 1
    assert not sleeper.bench.faults


@pytest.mark.parametrize(
    "script",
    [
        "--fault fatal --at prime",  # the engine tells it
        "--fault driver --at prime",  # it dies of it
        "--fault abort --at prime",
        "--fault kill --at prime",
        "--fault pause --at prime",  # it says nothing any more, and is ended for that
    ],
)
def test_a_lost_model_is_loaded_again_and_said(
    bench: Callable[..., Bench], tmp_path: Path, script: str
) -> None:
    sleeper = Sleeper(bench(f"{script} --once {tmp_path / 'lost'}"))
    b = sleeper.bench
    sleeper.sleep()
    b.until(lambda: b.counts["loaded"] == 2)
    assert [fault.code for fault in sleeper.lost] == [FaultCode.GPU_LOST_ASLEEP]
    assert "loads the model again by itself" in describe(sleeper.lost[0]).advice
    b.until_state(EngineState.READY)
    b.ask(tokens=9)
    b.until(lambda: bool(b.done))
    assert len(sleeper.lost) == 1


@pytest.mark.parametrize(
    ("code", "stage", "smaller"),
    [
        (FaultCode.DRIVER_FAILED, "priming", False),
        (FaultCode.GPU_LOST, "idle", False),
        (FaultCode.DRIVER_FAILED, "decode", True),
        (FaultCode.GPU_LOST, "prefill", True),
        (FaultCode.ENGINE_OUT_OF_MEMORY, "priming", True),
    ],
)
def test_a_sleep_does_not_make_the_model_smaller(
    code: FaultCode, stage: str, smaller: bool
) -> None:
    assert is_want_of_memory(Fault(code, {"stage": stage})) is smaller


def test_a_driver_that_only_fails_is_replaced_too(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--refuse-prime driver_failed"))
    sleeper.sleep()
    sleeper.bench.until(lambda: sleeper.bench.counts["loaded"] == 2)
    assert len(sleeper.lost) == 1


def test_an_engine_that_gives_itself_up_is_replaced(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--prime-s 3600"))
    b = sleeper.bench
    sleeper.sleep()
    fault = Fault(FaultCode.OUT_OF_MEMORY, fatal=True)
    b.client.received.emit(Failed(id=b.service._priming._id or 0, fault=fault))
    b.until(lambda: b.counts["loaded"] == 2)
    assert len(sleeper.lost) == 1


def test_no_answer_in_time(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--prime-s 3600"), patience_s=0.3)
    b = sleeper.bench
    sleeper.sleep()
    request_id = b.ask(tokens=9)  # it waits for the check, then for the model
    b.until(lambda: bool(b.done))
    assert b.done[0].id == request_id
    assert b.counts["loaded"] == 2
    assert len(sleeper.lost) == 1
    assert not b.faults


def test_other_refusals_are_no_loss(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--refuse-prime context_full"))
    sleeper.sleep()
    sleeper.bench.until(sleeper.is_well)
    assert not sleeper.lost
    assert sleeper.bench.counts["loaded"] == 1


def test_it_waits_for_a_chat_that_is_being_read(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--prime-s 0.2"))
    sleeper.bench.service.prime([ChatMessage(Role.USER, "a long chat")])
    sleeper.sleep()
    sleeper.bench.until(lambda: sleeper.primes == 2)
    sleeper.bench.until(sleeper.is_well)


def test_a_processor_needs_no_check(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench(), device="CPU")
    sleeper.sleep()
    assert sleeper.primes == 0
    assert sleeper.is_well()


def test_an_answer_is_a_check_of_its_own(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--rate 60 --tokens 5000"))
    b = sleeper.bench
    b.ask()
    b.until(lambda: bool(b.text))
    sleeper.sleep()
    assert sleeper.primes == 0
    b.service.stop()
    b.until(lambda: bool(b.done))


def test_the_third_death_is_left_to_a_person(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--fault abort --at prime"))
    b = sleeper.bench
    for loads in (1, 2, 3):
        b.until(lambda loads=loads: b.counts["loaded"] == loads)  # type: ignore[misc]
        b.until_state(EngineState.READY)
        sleeper.sleep()
        b.until(lambda loads=loads: len(b.faults) == loads)  # type: ignore[misc]
    assert b.faults[-1] == ("died", FaultCode.ENGINE_CRASH_LOOP)
    assert len(sleeper.lost) == 2
    assert b.service.state is EngineState.FAILED


def test_an_unload_ends_it(bench: Callable[..., Bench]) -> None:
    sleeper = Sleeper(bench("--prime-s 3600"))
    sleeper.sleep()
    sleeper.bench.service.unload()
    sleeper.bench.until_state(EngineState.IDLE)
    assert sleeper.is_well()
    assert not sleeper.health._deadline.isActive()
    assert not sleeper.lost
