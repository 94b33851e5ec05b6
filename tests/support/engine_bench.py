"""An engine service over a scripted engine, and everything that it says."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient, Patience
from moechat.client.launch import Launcher
from moechat.core.conversation import Role
from moechat.core.engine_state import RestartPolicy
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.messages import ChatMessage, Done, Sampling
from moechat.services.engine import EngineService, EngineState, Pace
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command

BOUND_MS = 20_000
MODEL = Path("/models/m")
PACE = Pace(stop_overdue_s=0.3, idle_check_s=0.05)
PATIENCE = Patience(hello_s=20.0, silence_s=1.0, busy_silence_s=10.0)


class Bench:
    """A service with its engine, and everything it said."""

    def __init__(self, qtbot: QtBot, options: str, **arguments: object) -> None:
        base = {key: value for key, value in os.environ.items() if key != "XDG_RUNTIME_DIR"}
        self._qtbot = qtbot
        self.client = EngineClient(Launcher(command(*options.split()), base=base), PATIENCE)
        arguments.setdefault("pace", PACE)
        arguments.setdefault("restarts", RestartPolicy(delays_s=(0.05, 0.1)))
        self.service = EngineService(self.client, **arguments)  # type: ignore[arg-type]
        self.text: list[str] = []
        self.faults: list[tuple[str, FaultCode]] = []
        self.done: list[Done] = []
        self.states: list[EngineState] = []
        self.counts = {"loaded": 0, "unloaded": 0, "load_cancelled": 0, "stop_overdue": 0}
        service = self.service
        service.delta.connect(lambda delta: self.text.append(delta.text))
        service.done.connect(self.done.append)
        service.state_changed.connect(self.states.append)
        for name in ("load_failed", "generation_failed", "died", "stalled"):
            getattr(service, name).connect(lambda fault, name=name: self._note(name, fault))
        for name in self.counts:
            getattr(service, name).connect(lambda *_, name=name: self._count(name))

    def _note(self, name: str, fault: Fault) -> None:
        code: FaultCode = fault.code
        self.faults.append((name, code))

    def _count(self, name: str) -> None:
        self.counts[name] += 1

    def until(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=BOUND_MS)

    def until_state(self, state: EngineState) -> None:
        self.until(lambda: self.service.state is state)

    def load(self, model: Path = MODEL) -> None:
        self.service.load(FixedLoad(model, "CPU"))
        self.until_state(EngineState.READY)

    def ask(self, tokens: int = 100_000) -> int:
        turns = [ChatMessage(Role.USER, "hello")]
        return self.service.generate(turns, max_new_tokens=tokens, seed=1, sampling=Sampling())


@contextmanager
def benches(qtbot: QtBot) -> Iterator[Callable[..., Bench]]:
    """Make benches that leave no process behind."""
    made: list[Bench] = []

    def make(options: str = "", **arguments: object) -> Bench:
        made.append(Bench(qtbot, options, **arguments))
        return made[-1]

    yield make
    for each in made:
        each.service.shutdown()
        assert not each.client.is_running
