"""Loading by the plan with the memory that a test gives: planner, marker, engine and run log."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import msgspec
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient, Patience
from moechat.client.launch import Launcher
from moechat.core.conversation import Role
from moechat.core.faults import Fault
from moechat.core.gpu_budget import Ram
from moechat.core.graphics_driver import GraphicsStack
from moechat.core.ladder import LadderStep, Trouble
from moechat.core.plan import Wishes
from moechat.core.run_record import RunRecord
from moechat.protocol.messages import ChatMessage, DeviceAnswers, Done, Sampling
from moechat.services.engine import EngineService, EngineState, Pace
from moechat.services.load_marker import LoadMarker
from moechat.services.load_planner import LoadPlanner, LoadWish, PlannedLoad
from moechat.services.loads import LoadOutcome, LoadService
from moechat.services.run_recorder import RunRecorder
from moechat.services.store_access import StoreAccess
from moechat.services.tasks import TaskLane
from moechat.store.store import Store
from tests.support.scripted_engine import command

GIB = 1024**3
MACHINE_RAM = 32 * GIB
BOUND_MS = 240_000  # a busy machine loads slowly; nothing here measures time


class _Planner(LoadPlanner):
    """Believes of the GPUs what the test says, in place of what they say themselves."""

    def __init__(self, boast: Mapping[str, object], *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self._boast = dict(boast)

    def plan(
        self,
        wish: LoadWish,
        devices: list[DeviceAnswers],
        on_planned: Callable[[PlannedLoad], None],
        on_fault: Callable[[Fault], None],
    ) -> None:
        believed = [
            msgspec.structs.replace(d, **self._boast) if d.id.startswith("GPU") else d
            for d in devices
        ]
        super().plan(wish, believed, on_planned, on_fault)


class LoadBench:
    """Everything below the window that a load goes through, and what it said."""

    def __init__(
        self,
        qtbot: QtBot,
        home: Path,
        *,
        script: str | None = None,
        environment: Mapping[str, str] | None = None,
        available: float = 16.0,
        boast: Mapping[str, object] | None = None,
        patience: Patience | None = None,
        pace: Pace | None = None,
        idle_unload_minutes: Callable[[], int] = lambda: 0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._qtbot = qtbot
        self.database = home / "moechat.db"
        self.available = available  # GiB
        self.client = EngineClient(_launcher(script, environment), patience)
        more = {"clock": clock} if clock else {}
        self.engine = EngineService(
            self.client, pace=pace, idle_unload_minutes=idle_unload_minutes, **more
        )
        self._lane, self._store_lane = TaskLane("plan"), TaskLane("store")
        self.told: list[Fault] = []  # by the store
        self.store = StoreAccess(self._store_lane, self.database, self.told.append)
        planner = _Planner(
            boast or {},
            self._lane,
            self.store,
            read_ram=self._ram,
            read_stack=lambda: GraphicsStack(system="linux"),
        )
        self.marker = LoadMarker(home, self._store_lane)
        self.may_step = True
        self.loads = LoadService(self.engine, planner, self.marker, may_step=lambda: self.may_step)
        self.recorder = RunRecorder(self.loads, self.store, read_ram=self._ram)
        self.planned: list[PlannedLoad] = []
        self.steps: list[LadderStep] = []
        self.troubles: list[Trouble] = []  # why each of them is taken
        self.outcomes: list[LoadOutcome] = []
        self.faults: list[tuple[str, Fault]] = []
        self.done: list[Done] = []
        self.loads.planned.connect(self.planned.append)
        self.loads.stepping.connect(self._step)
        self.loads.loaded.connect(self.outcomes.append)
        self.engine.done.connect(self.done.append)
        self.loads.failed.connect(lambda fault: self._note("failed", fault))
        for name in ("died", "generation_failed"):
            getattr(self.engine, name).connect(lambda fault, name=name: self._note(name, fault))

    def _step(self, step: LadderStep) -> None:
        self.steps.append(step)
        self.troubles.append(self.loads.trouble)

    def _note(self, name: str, fault: Fault) -> None:
        self.faults.append((name, fault))

    def _ram(self) -> Ram:
        return Ram(MACHINE_RAM, round(self.available * GIB))

    def until(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=BOUND_MS)

    def load(self, model: Path, *, wait: bool = True, **wishes: object) -> None:
        known = len(self.outcomes)
        self.loads.load(LoadWish(model, Wishes(**wishes)))  # type: ignore[arg-type]
        if wait:
            self.until(lambda: len(self.outcomes) > known or bool(self.faults))

    def ask(self, tokens: int = 8) -> None:
        self.engine.generate(
            [ChatMessage(Role.USER, "Count from one to ten.")],
            max_new_tokens=tokens,
            seed=7,
            sampling=Sampling(temperature=0.0),
        )

    def answer(self, tokens: int = 8) -> Done:
        known = len(self.done)
        self.ask(tokens)
        self.until(lambda: len(self.done) > known)
        return self.done[-1]

    def until_state(self, state: EngineState) -> None:
        self.until(lambda: self.engine.state is state)

    def marks(self) -> list[str]:
        return [path.name for path in self.database.parent.glob("loading-*.json")]

    def close(self) -> None:
        self.loads.shut_down()
        self.engine.shutdown()
        self._lane.drain(10.0)
        self.store.close(10.0)
        assert not self.client.is_running

    def runs(self) -> list[RunRecord]:
        """What is on disk, read by a store of its own after this bench is closed; oldest first."""
        self.close()
        store = Store.open(self.database)
        try:
            return store.runs.all()[::-1]
        finally:
            store.close()


def _launcher(script: str | None, environment: Mapping[str, str] | None) -> Launcher:
    base = dict(os.environ if environment is None else environment)
    base.pop("XDG_RUNTIME_DIR", None)
    return Launcher(command(*script.split()) if script is not None else None, base=base)


@contextmanager
def load_benches(qtbot: QtBot, home: Path) -> Iterator[Callable[..., LoadBench]]:
    """Make benches that leave no process behind."""
    made: list[LoadBench] = []

    def make(**options: object) -> LoadBench:
        made.append(LoadBench(qtbot, home, **options))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for each in made:
        each.close()
