"""CPU time of the window's thread, turn by turn of its event loop, through everything it does.

The whole program on real engines: the starter model on the processor, and its sister with experts
on the stand-in GPU. ``python -m benchmarks.gui_tasks --explain 16`` tells which functions the turns
above 16 ms were spent in (and inflates the figures).
"""

import argparse
import cProfile
import json
import os
import pstats
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from benchmarks.table import Row, show

if TYPE_CHECKING:
    from moechat.ui.offload.tuner_dialog import TunerDialog

_WAIT_S = 120
_TRIALS = 4  # of the tuner, before it is stopped
_LOOK_MS = 100  # how often a condition is looked at
_IDLE_MS = 0.1  # turns below are not counted: they would only make the percentiles look better
_ROOT = Path(__file__).parents[1]
_TICKS = 240  # of the gauge: a minute of them
_A_SECOND = {"memory": 1, "activity": 1, "speed": 4}
_TURNS, _BLOCKING, _TICK = "≤ 16", "≤ 50", "≤ 4"


def p99(values: list[float]) -> float:
    """The hundredth part of ``values`` is above it; 0 where there are none."""
    return sorted(values)[min(len(values) - 1, int(0.99 * len(values)))] if values else 0.0


class Turns:
    """What every turn of this thread's event loop costs, in ms of CPU time."""

    def __init__(self, explain_ms: float | None = None) -> None:
        self.costs: list[float] = []
        self._explain_ms = explain_ms
        self._began = time.thread_time()
        self._profile: cProfile.Profile | None = None
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.awake.connect(self._on_awake)

    def _on_awake(self) -> None:
        if self._profile is not None:
            self._profile.disable()
        cost = (time.thread_time() - self._began) * 1000
        if cost >= _IDLE_MS:
            self.costs.append(cost)
        if self._explain_ms is not None:
            if self._profile is not None and cost >= self._explain_ms:
                print(f"── a turn of {cost:.1f} ms ──", file=sys.stderr)
                stats = pstats.Stats(self._profile, stream=sys.stderr)
                stats.sort_stats("cumulative").print_stats("moechat|import|method", 28)
            self._profile = cProfile.Profile(time.thread_time)
            self._profile.enable()
        self._began = time.thread_time()

    def during(self, name: str, act: Callable[[], object], until: Callable[[], bool]) -> list[Row]:
        """Do something, wait for its end, and tell what that cost."""
        self.costs.clear()
        self._began = time.thread_time()
        self._profile = None
        began, before = time.monotonic(), time.thread_time()
        loop, timer = QEventLoop(), QTimer(interval=_LOOK_MS)

        def look() -> None:
            if until():
                loop.quit()
            elif time.monotonic() - began > _WAIT_S:
                loop.exit(1)

        timer.timeout.connect(look)
        timer.start()
        QTimer.singleShot(0, act)
        if loop.exec():
            raise TimeoutError(f"{name}: no end after {_WAIT_S} s")
        timer.stop()
        share = (time.thread_time() - before) / (time.monotonic() - began) * 100
        costs = list(self.costs)
        return [
            Row(f"{name}: p99 of {len(costs)} turns", p99(costs), "ms", _TURNS),
            Row(f"{name}: longest turn", max(costs, default=0.0), "ms", _BLOCKING),
            Row(f"{name}: of a core", share, "%"),
        ]


class _Visit:
    """Somebody who does everything that there is to do in a window."""

    def __init__(self, home: Path, starter: Path, moe: Path | None, explain: float | None) -> None:
        from moechat.app import OpenedProgram, window_state
        from moechat.services.paths import Paths
        from moechat.ui.application import make_application
        from moechat.ui.main_window import MainWindow

        self._starter, self._moe = starter, moe
        self._app = make_application(sys.argv[:1])
        self.window = MainWindow(window_state(Paths.under(home)))
        self.window.show()
        self._app.processEvents()
        began = time.thread_time()
        self._opened = OpenedProgram(self._app, self.window, Paths.under(home))
        self.filling_ms = (time.thread_time() - began) * 1000
        self.program = self._opened.program
        self._turns = Turns(explain)
        self._failed: list[object] = []
        self.program.loads.failed.connect(self._failed.append)
        self._contents = self.program.contents
        self._engine = self.program.engine
        self._panel = self._contents.shell.panel

    def close(self) -> None:
        """End the program."""
        self._opened.close()

    def rows(self) -> Iterator[Row]:
        """All of it."""
        yield Row("start: services and contents, one turn", self.filling_ms, "ms")
        yield from self._first_page()
        yield from self._load("load on the processor", self._starter)
        yield from self._answer("answer, panel open", 400)
        yield from self._settings()
        if self._moe is not None:
            self.program.settings.update(device="GPU", ratios={str(self._moe): 30})
            yield from self._load("load with a ratio on the GPU", self._moe)
            yield from self._answer("answer with streamed experts", 60)
            yield from self._reload()
            yield from self._die()
            yield from self._load("load after that", self._moe)
            yield from self._alarm()
        yield from self._gauge()
        if self._moe is not None:
            yield from self._tune()

    # ── what is done ─────────────────────────────────────────────────────────

    def _first_page(self) -> list[Row]:
        offers: list[object] = []
        self.program.first_run.offered.connect(offers.append)
        return self._turns.during("first start", lambda: None, lambda: bool(offers))

    def _ready(self) -> bool:
        if self._failed:
            raise RuntimeError(self._failed)
        outcome = self.program.loads.outcome
        return outcome is not None and self._engine.state == "ready"

    def _load(self, name: str, folder: Path) -> list[Row]:
        def done() -> bool:
            return self._ready() and self._engine.model_dir == folder

        return self._turns.during(name, lambda: self._choose(folder), done)

    def _choose(self, folder: Path) -> None:
        self._contents.shell.top_bar.model_chosen.emit(folder)

    def _say(self, text: str) -> None:
        edit = self._contents.shell.composer.edit
        edit.insertPlainText(text)
        QTest.keyClick(edit, Qt.Key.Key_Return)

    def _answer(self, name: str, tokens: int) -> list[Row]:
        self.program.settings.update(max_new_tokens=tokens)
        ended: list[object] = []
        self.program.chat.answer_ended.connect(ended.append)
        return self._turns.during(
            name, lambda: self._say("Write a long story about a lighthouse."), lambda: bool(ended)
        )

    def _settings(self) -> Iterator[Row]:
        settings = self._contents.settings
        yield from self._shown("settings opened", settings.open)
        view = settings.view
        for info in view.infos if view is not None else ():
            yield from self._shown(f"settings, {info.key}", partial(settings.open, info.key))
        yield from self._shown("settings closed", settings.close)

    def _shown(self, name: str, act: Callable[[], object]) -> list[Row]:
        until = time.monotonic() + 0.6
        rows = self._turns.during(name, act, lambda: time.monotonic() > until)
        return [Row(f"{name}: longest turn", rows[1].value, "ms", _BLOCKING)]

    def _reload(self) -> Iterator[Row]:
        slider = self._panel.streaming.slider
        before = self.program.loads.outcome
        slider.setFocus()
        yield from self._turns.during(
            "reload by the slider",
            lambda: QTest.keyClick(slider, Qt.Key.Key_End),
            lambda: self.program.loads.outcome is not before and self._ready(),
        )
        buttons = self._panel.streaming.findChildren(QPushButton)
        (details,) = [button for button in buttons if button.text() == "Details"]
        yield from self._shown("details of the plan", details.click)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    def _die(self) -> list[Row]:
        self.program.settings.update(max_new_tokens=100_000)
        self._turns.during(
            "",
            lambda: self._say("Count."),
            lambda: self._engine.state == "generating",
        )
        died: list[object] = []
        self._engine.died.connect(died.append)
        return self._turns.during(
            "engine killed, and back",
            lambda: os.kill(self._engine.pid, signal.SIGKILL),
            lambda: bool(died) and self._engine.state == "idle",
        )

    def _alarm(self) -> list[Row]:
        from moechat.core.run_watch import Alarm, AlarmKind

        alarm = Alarm(
            kind=AlarmKind.PAGING,
            tokens_per_second=2.0,
            usual_tokens_per_second=20.0,
            major_faults_s=900.0,
            ram_available_bytes=2**29,
        )
        return self._shown("alarm about paging", lambda: self.program.loads.raise_alarm(alarm))

    def _tune(self) -> Iterator[Row]:
        tuner, ended = self.program.tuner, list[object]()
        tuner.finished.connect(ended.append)
        tuner.failed.connect(ended.append)
        yield from self._turns.during(
            "tuner asked", self._panel.streaming.tune_wanted.emit, lambda: bool(self._dialogs())
        )
        (dialog,) = self._dialogs()
        trials = list[object]()
        tuner.measured.connect(trials.append)
        yield from self._turns.during(
            "tuner", dialog.start_wanted.emit, lambda: bool(ended) or len(trials) >= _TRIALS
        )
        yield from self._turns.during("tuner stopped", dialog.stop_wanted.emit, lambda: bool(ended))
        yield from self._shown("tuner closed", dialog.close)

    def _dialogs(self) -> list["TunerDialog"]:
        from moechat.ui.offload.tuner_dialog import TunerDialog

        return [dialog for dialog in self.window.findChildren(TunerDialog) if dialog.isVisible()]

    # ── the gauge ────────────────────────────────────────────────────────────

    def _gauge(self) -> Iterator[Row]:
        """A minute's ticks with all figures changing, each with its layout and painting."""
        from moechat.core.engine_rates import EngineRates
        from moechat.protocol.messages import Heartbeat

        program, speed = self.program, self._panel.speed

        def look_at_memory(number: int) -> None:
            held = (number % 40) * 2**26
            program.memory.take_heartbeat(Heartbeat(rss_bytes=held, private_bytes=held))
            program.memory.set_watched(watched=True)  # looks at once

        def take_rates(number: int) -> None:
            program.meter.changed.emit(
                EngineRates(
                    read_bytes_s=1e9 + number * 1e7,
                    drive_read_bytes_s=1e8 + number * 1e7,
                    major_faults_s=number % 40,
                    swap_in_bytes_s=number * 1e5,
                    swap_out_bytes_s=0.0,
                    gpu_busy=number / _TICKS,
                    gpu_bytes=2**30 + number * 2**24,
                )
            )

        def sample_speed(number: int) -> None:
            speed.show_rate(number / 7)
            speed.show_history([(number + place) % 50 for place in range(_TICKS)])
            self._contents.shell.top_bar.show_figures(f"{number / 7:.1f} tok/s")

        kinds = {"memory": look_at_memory, "activity": take_rates, "speed": sample_speed}
        costs: dict[str, list[float]] = {kind: [] for kind in kinds}
        for number in range(_TICKS):
            for kind, act in kinds.items():
                program.memory.set_watched(watched=False)
                QCoreApplication.sendPostedEvents()
                began = time.thread_time()
                act(number)
                QCoreApplication.sendPostedEvents()  # layouts
                QCoreApplication.sendPostedEvents()  # and what they have painted
                costs[kind].append((time.thread_time() - began) * 1000)
        program.memory.set_watched(watched=True)
        for kind, each in costs.items():
            yield Row(f"gauge, {kind}: p99 of {len(each)} ticks, painted", p99(each), "ms", _TICK)
        together = [sum(ticks) for ticks in zip(*costs.values(), strict=True)]
        # Each has a timer of its own; now and then all are due in the same turn.
        yield Row("gauge, all of them in one turn: p99", p99(together), "ms", _TURNS)
        used = sum(statistics.mean(costs[kind]) * _A_SECOND[kind] for kind in kinds) / 10
        yield Row("gauge, all figures changing", used, "% of 1", "≤ 1")


def rows(starter: Path) -> Iterator[Row]:
    """Measure in a process that has imported nothing yet."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "benchmarks.gui_tasks", str(starter), "--json"]
        environment, moe = _with_standin({**os.environ, "MOECHAT_HOME": home}, starter)
        if moe is not None:
            command += ["--moe", str(moe)]
        done = subprocess.Popen(
            command, env=environment, cwd=_ROOT, stdout=subprocess.PIPE, text=True
        )
        assert done.stdout is not None
        for line in done.stdout:
            yield Row(**json.loads(line))
        if done.wait():
            raise subprocess.CalledProcessError(done.returncode, command)


def _with_standin(environment: dict[str, str], starter: Path) -> tuple[dict[str, str], Path | None]:
    """An environment with a GPU, and a model with experts for it; without, where it cannot be."""
    from tests.support.built import kept_starter_moe
    from tests.support.gpu_standin import StandinMissingError, prepare

    cache = _ROOT / "build"
    try:
        standin = prepare(cache / "standin")
    except StandinMissingError as missing:
        print(f"no stand-in GPU: {missing}", file=sys.stderr)
        return environment, None
    moe = kept_starter_moe(cache / "models", starter)
    return standin.environment("arlh", environment, NOOP="2"), moe


def main() -> None:
    """Measure here."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gui_tasks", description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--moe", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--explain", type=float, metavar="MS")
    options = parser.parse_args()
    visit = _Visit(Path(os.environ["MOECHAT_HOME"]), options.model, options.moe, options.explain)
    try:
        for row in visit.rows():
            if options.json:
                print(json.dumps(asdict(row)), flush=True)
            else:
                show([row])
    finally:
        visit.close()


if __name__ == "__main__":
    main()
