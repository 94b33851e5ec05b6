"""How late the window's thread is while four models are downloaded at once, its page open.

The whole program, with real workers and a hub on this computer that is as fast as a good line. The
delay is that of a timer of 5 ms: what other programs take of the processors is in it. It is not in
the processor time of the turns of the event loop.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt, QTimer

from benchmarks.download import hub
from benchmarks.gui_tasks import Turns, p99
from benchmarks.table import Row, show

_MODELS_MIB = (191, 192, 193, 194)
_RATE_MIB = 8  # a second, for each
_EVERY_MS = 5
_DELAY = "≤ 16"
_ROOT = Path(__file__).parents[1]


class _Lateness:
    """Of the window's thread, in ms of the clock on the wall."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self._due = time.perf_counter() + _EVERY_MS / 1000
        self._timer = QTimer(singleShot=True, interval=_EVERY_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    def _on_time(self) -> None:
        now = time.perf_counter()
        self.delays.append(max(0.0, now - self._due) * 1000)
        self._due = now + _EVERY_MS / 1000
        self._timer.start()


def _measured(endpoint: str, home: Path, explain: float | None) -> Iterator[Row]:
    from moechat.app import OpenedProgram, window_state
    from moechat.services.download_view import Limits
    from moechat.services.paths import Paths
    from moechat.services.settings import SettingsFile
    from moechat.ui.application import make_application
    from moechat.ui.main_window import MainWindow

    paths = Paths.under(home)
    SettingsFile(paths.settings).update(hub_endpoint=endpoint, hub_use_system_proxy=False)
    app = make_application(sys.argv[:1])
    window = MainWindow(window_state(paths))
    window.show()
    app.processEvents()
    opened = OpenedProgram(app, window, paths)
    downloads = opened.program._downloading.downloads  # noqa: SLF001 - nobody else needs it
    limits = Limits(0, parallel_files=4, parallel_models=len(_MODELS_MIB))
    downloads._limits = lambda: limits  # noqa: SLF001 - the program does one model at a time
    turns, page = Turns(explain), opened.program.contents.models_page
    ended, offered = list[object](), list[object]()
    opened.program.first_run.offered.connect(offered.append)
    most = 0

    def count() -> None:
        nonlocal most
        most = max(most, len(downloads.running))

    for signal in (downloads.finished, downloads.failed):
        signal.connect(ended.append)
    downloads.changed.connect(count)
    try:
        turns.during("", page.show, lambda: bool(offered and page.view and page.view.is_complete))
        name, late = "four downloads", _Lateness()

        def begin() -> None:
            for size in _MODELS_MIB:
                downloads.add(f"bench/{size}")

        used = turns.during(name, begin, lambda: len(ended) == len(_MODELS_MIB))
        if most != len(_MODELS_MIB) or any(d.fault for d in downloads.downloads):
            raise RuntimeError([(d.item.repo, d.state, d.fault) for d in downloads.downloads])
        delays = late.delays
        yield Row(f"{name}: delay, p99 of {len(delays)}", p99(delays), "ms", _DELAY)
        yield Row(f"{name}: longest delay", max(delays), "ms")
        yield from used
    finally:
        opened.close()


def rows() -> Iterator[Row]:
    """Measure in a process that has imported nothing yet."""
    with hub(*_MODELS_MIB, rate_mib=_RATE_MIB) as endpoint, tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "benchmarks.gui_downloads", endpoint, home, "--json"]
        done = subprocess.run(
            command,
            cwd=_ROOT,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            env={**os.environ, "MOECHAT_HOME": home},
        )
        for line in done.stdout.splitlines():
            yield Row(**json.loads(line))


def main() -> None:
    """Measure here."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gui_downloads", description=__doc__)
    parser.add_argument("endpoint")
    parser.add_argument("home", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--explain", type=float, metavar="MS")
    options = parser.parse_args()
    for row in _measured(options.endpoint, options.home, options.explain):
        if options.json:
            print(json.dumps(asdict(row)), flush=True)
        else:
            show([row])


if __name__ == "__main__":
    main()
