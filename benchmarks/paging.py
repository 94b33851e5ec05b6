"""Levers against paging, each beside doing nothing, under memory pressure made on purpose.

A CPU computes from private copies of the weights, so what is measured is private memory that goes
to swap space. Three cases: a limit below what the engine needs; another program that uses as much
memory in the same group; and coming back to a chat whose model was put out meanwhile. Needs root
on Linux and two gigabytes of disk; swap space, groups and system values are put back at the end.

Not measured unless asked for: ``python -m benchmarks MODEL --only paging``.
"""

import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from benchmarks.pressure import MemoryGroup, OtherProgram, memory_group, swap_file, zram
from benchmarks.table import Row

_SWAP_BYTES = 2 << 30
_ROUNDS = 3
_TOKENS = 16
_PROMPTS = (
    "Tell me about the sea and its tides.",
    "How is bread made, and what does it need?",
    "What is a bicycle good for in a city?",
    "Name the planets and say what they are like.",
)
_CLUSTER = Path("/proc/sys/vm/page-cluster")


class Engine:
    """The child that holds the model."""

    def __init__(self, model: Path, group: MemoryGroup | None = None) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.paging_child", str(model)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if group is not None:
            group.add(self._child.pid)
        self._prompt = 0
        self.loaded = self._said()

    def ask(self, what: str, **values: Any) -> dict[str, Any]:
        """Have the child do something."""
        assert self._child.stdin
        print(json.dumps({"do": what, **values}), file=self._child.stdin, flush=True)
        return self._said()

    def answer(self, tokens: int = _TOKENS) -> dict[str, Any]:
        """One answer to the next question, with the times of its steps."""
        self._prompt += 1  # no prompt is in the prefix cache but for its beginning
        prompt = f"{self._prompt}. {_PROMPTS[self._prompt % len(_PROMPTS)]}"
        return self.ask("generate", prompt=prompt, tokens=tokens)

    def close(self) -> None:
        """End it."""
        self._child.kill()
        self._child.wait()

    def _said(self) -> dict[str, Any]:
        assert self._child.stdout
        line = self._child.stdout.readline()
        if not line:
            raise RuntimeError("the engine was killed")
        return json.loads(line)


@dataclass
class Stage:
    """One engine in a group, room for another program beside it, and what the model needs."""

    engine: Engine
    group: MemoryGroup  # of both
    inner: MemoryGroup  # the engine's
    others: MemoryGroup
    need: int  # bytes of private memory
    ranges: list[Any]  # that every token needs


@dataclass
class Tally:
    """What one lever did in one case, over all rounds."""

    first_s: list[float] = field(default_factory=list)
    steps_s: list[float] = field(default_factory=list)
    faults: int = 0
    tokens: int = 0
    passes: list[float] = field(default_factory=list)  # of the other program, a second

    def take(self, answer: dict[str, Any], before_s: float = 0.0) -> None:
        """Add an answer; ``before_s`` were spent on the lever before its first step."""
        self.first_s.append(answer["first_s"] + before_s)
        self.steps_s += answer["steps_s"]
        self.faults += answer["major_faults"]
        self.tokens += len(answer["steps_s"]) + 1

    def rows(self, name: str) -> Iterator[Row]:
        """The figures of `docs/paging.md`."""
        steps = sorted(self.steps_s)
        yield Row(f"{name}: first token", statistics.median(self.first_s), "s")
        yield Row(f"{name}: decode", len(steps) / sum(steps), "tok/s")
        yield Row(f"{name}: slowest token of 100", 1e3 * steps[len(steps) * 99 // 100], "ms")
        yield Row(f"{name}: major faults", self.faults / self.tokens, "a token")
        if self.passes:
            yield Row(f"{name}: the other program", statistics.median(self.passes), "passes/s")


def rows(model: Path) -> Iterator[Row]:
    """Measure all cases; nothing where this is not Linux, or not root."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        print("paging: needs root on Linux; left out")
        return
    signal.signal(signal.SIGTERM, _stop)  # so that swap space and groups are put back
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="moechat-paging-")))
        stack.enter_context(swap_file(folder, _SWAP_BYTES))
        group = stack.enter_context(memory_group())
        inner, others = group.child("engine"), group.child("other")
        yield from _without_pressure(model)
        engine = Engine(model, inner)
        stack.callback(engine.close)
        found = engine.ask("used", prompt=_PROMPTS[0], tokens=4)
        need = engine.loaded["private"]
        yield Row("private memory of the loaded model", need / 2**20, "MiB")
        yield Row("… that every token needs", found["always"] / 2**20, "MiB")
        engine.ask("advise", how="willneed")
        stage = Stage(engine, group, inner, others, need, found["ranges"])
        yield from _coming_back(stage)
        yield from _beside_another(stage)
        yield from _own_limit(stage)
    with ExitStack() as stack:
        group = stack.enter_context(memory_group())
        try:
            stack.enter_context(zram(_SWAP_BYTES))
        except OSError:
            return
        inner, others = group.child("engine"), group.child("other")
        engine = Engine(model, inner)
        stack.callback(engine.close)
        yield from _coming_back(Stage(engine, group, inner, others, need, []), swap="zram")


def _without_pressure(model: Path) -> Iterator[Row]:
    """What locking and huge pages cost or give where there is memory enough."""
    plain, huge = Engine(model), Engine(model)
    try:
        collapsed = huge.ask("advise", how="collapse")
        locked = plain.ask("lock", budget=None)
        yield Row("locking all: time", locked["seconds"], "s")
        yield Row("huge pages (MADV_COLLAPSE): time", collapsed["seconds"], "s")
        tallies = {name: Tally() for name in ("nothing", "all locked", "huge pages")}
        for _ in range(_ROUNDS):
            plain.ask("unlock")
            tallies["nothing"].take(plain.answer())
            plain.ask("lock", budget=None)
            tallies["all locked"].take(plain.answer())
            tallies["huge pages"].take(huge.answer())
        for name, tally in tallies.items():
            yield from tally.rows(f"no pressure, {name}")
    finally:
        plain.close()
        huge.close()


def _coming_back(stage: Stage, swap: str = "") -> Iterator[Row]:
    """Another program came, took most of the memory, and left; then somebody asks something."""
    levers: dict[str, Callable[[], float]] = {
        "nothing": lambda: 0.0,
        "all locked": lambda: 0.0,
        "always-used locked": lambda: 0.0,
        "read back before": lambda: stage.engine.ask("advise", how="willneed")["seconds"],
    }
    if swap:
        del levers["always-used locked"], levers["all locked"]
    else:
        for value in (0, 5):
            levers[f"page-cluster {value}"] = lambda: 0.0
    tallies = {name: Tally() for name in levers}
    for _ in range(_ROUNDS):
        for name, lever in levers.items():
            _lock(stage.engine, name, stage.ranges)
            stage.group.limit(stage.need * 3 // 2)
            OtherProgram(stage.need * 5 // 4, stage.others).close()
            stage.group.limit(None)
            cluster = int(name.split()[1]) if name.startswith("page-cluster") else None
            with nullcontext() if cluster is None else _page_cluster(cluster):
                before_s = lever()
                tallies[name].take(stage.engine.answer(), before_s)
    for name, tally in tallies.items():
        yield from tally.rows(f"coming back{', ' + swap if swap else ''}, {name}")
    stage.engine.ask("unlock")


def _beside_another(stage: Stage) -> Iterator[Row]:
    """Another program keeps using as much as the model needs, and half of that is missing."""
    levers = ["nothing", "all locked", "always-used locked", "swappiness 10"]
    tallies = {name: Tally() for name in levers}
    for _ in range(_ROUNDS):
        for name in levers:
            _lock(stage.engine, name, stage.ranges)
            stage.inner.swappiness(10 if name.startswith("swappiness") else 60)
            stage.group.limit(stage.need * 3 // 2)
            other = OtherProgram(stage.need, stage.others)
            try:
                stage.engine.answer(4)
                before = other.passes()
                answer = stage.engine.answer()
                seconds = answer["seconds"]
                tallies[name].take(answer)
                tallies[name].passes.append((other.passes() - before) / seconds)
            finally:
                other.close()
                stage.group.limit(None)
                stage.inner.swappiness(60)
            stage.engine.ask("unlock")
            stage.engine.ask("advise", how="willneed")
    for name, tally in tallies.items():
        yield from tally.rows(f"beside another program, {name}")


def _own_limit(stage: Stage) -> Iterator[Row]:
    """The engine's own group has less than it needs: nothing but what it uses can be put out."""
    for percent, tokens in ((90, _TOKENS), (75, 8), (50, 4)):
        limit = stage.need * percent // 100
        tallies = {name: Tally() for name in ("nothing", "always-used locked", "60 % of it locked")}
        for _ in range(2):
            for name, tally in tallies.items():
                _lock(stage.engine, name, stage.ranges, budget=limit * 6 // 10)
                stage.inner.limit(limit)
                tally.take(stage.engine.answer(tokens))
                stage.inner.limit(None)
        for name, tally in tallies.items():
            yield from tally.rows(f"own limit of {percent} %, {name}")
    stage.engine.ask("unlock")


def _lock(engine: Engine, lever: str, ranges: list[Any], budget: int | None = None) -> None:
    engine.ask("unlock")
    if lever.startswith("always"):
        engine.ask("lock_ranges", ranges=ranges)
    elif lever.endswith("locked"):
        engine.ask("lock", budget=budget)


@contextmanager
def _page_cluster(value: int) -> Iterator[None]:
    """Of how many pages, as a power of two, a fault reads in from swap space."""
    before = _CLUSTER.read_text("ascii")
    _CLUSTER.write_text(str(value))
    try:
        yield
    finally:
        _CLUSTER.write_text(before)


def _stop(*_: object) -> NoReturn:
    raise SystemExit(1)
