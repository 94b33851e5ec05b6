"""A tuner over a real engine, and everything that it says."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.engine_state import RestartPolicy
from moechat.core.run_record import RunRecord, TunedSetting
from moechat.core.tuning_result import MeasuredPoint, TuningResult
from moechat.protocol.system_memory import SystemMemory
from moechat.services.engine import EngineService
from moechat.services.sleep_inhibitor import SleepInhibitor
from moechat.services.tuner import TuneJob, Tuner
from tests.support.scripted_engine import command

if TYPE_CHECKING:
    from moechat.core.faults import Fault
    from moechat.core.tuning_steps import Step
    from moechat.protocol.messages import Loaded

GIB = 1024**3
RUN_MS = 240_000


class Kept:
    """The log of a run."""

    def __init__(self) -> None:
        self.records: list[RunRecord] = []
        self.tuned: list[TunedSetting] = []

    def add(self, record: RunRecord) -> None:
        self.records.append(record)

    def save_tuned(self, tuned: TunedSetting) -> None:
        self.tuned.append(tuned)


class Awake:
    """Stands for the system that is kept awake."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def take(self, why: str) -> None:
        assert why
        self.calls.append("take")

    def drop(self) -> None:
        self.calls.append("drop")


class TunerBench:
    """A tuner with its engine, whose GPU may be a stand-in."""

    def __init__(
        self, qtbot: QtBot, environment: Mapping[str, str] | None, script: str | None
    ) -> None:
        self._qtbot = qtbot
        base = {k: v for k, v in (environment or os.environ).items() if k != "XDG_RUNTIME_DIR"}
        engine = None if script is None else command(*script.split())
        self.client = EngineClient(Launcher(engine, base=base))
        self.engine = EngineService(
            self.client, restarts=RestartPolicy(delays_s=(0.05, 0.1), limit=99)
        )
        self.kept, self.awake = Kept(), Awake()
        self.free = SystemMemory(total=16 * GIB, available=8 * GIB)
        self.battery: bool | None = False
        self.tuner = Tuner(
            self.engine,
            self.kept,
            SleepInhibitor(self.awake),
            read_memory=lambda: self.free,
            on_battery=lambda: self.battery,
        )
        self.steps: list[Step] = []
        self.loaded: list[Loaded] = []
        self.points: list[list[MeasuredPoint]] = []
        self.progress: list[tuple[float, float]] = []
        self.results: list[TuningResult] = []
        self.faults: list[Fault] = []
        self.engine.loaded.connect(self.loaded.append)
        self.tuner.step.connect(self.steps.append)
        self.tuner.measured.connect(self.points.append)
        self.tuner.progress.connect(lambda left, done: self.progress.append((left, done)))
        self.tuner.finished.connect(self.results.append)
        self.tuner.failed.connect(self.faults.append)

    @property
    def result(self) -> TuningResult:
        self.until(lambda: bool(self.results or self.faults))
        assert not self.faults
        assert len(self.results) == 1
        return self.results[0]

    def run(self, job: TuneJob, limit_s: float) -> TuningResult:
        self.tuner.prepare(job, limit_s=limit_s)
        self.tuner.start()
        return self.result

    def until(self, condition, timeout_ms: int = RUN_MS) -> None:  # type: ignore[no-untyped-def]
        self._qtbot.waitUntil(condition, timeout=timeout_ms)


@contextmanager
def tuner_bench(
    qtbot: QtBot, *, environment: Mapping[str, str] | None = None, script: str | None = None
) -> Iterator[TunerBench]:
    """A bench that leaves no process behind."""
    bench = TunerBench(qtbot, environment, script)
    yield bench
    bench.engine.shutdown()
    assert not bench.client.is_running
