"""What the window costs: until it is shown, and while nothing happens."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from benchmarks.table import Row

_BARE = """
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
app.processEvents()
import time
print(time.process_time())
"""

_OURS = """
import os, sys, time
from moechat.app import OpenedProgram, window_state
from moechat.services.paths import Paths
from moechat.ui.application import make_application
from moechat.ui.main_window import MainWindow
paths = Paths.default(os.environ)
app = make_application(sys.argv)
window = MainWindow(window_state(paths))
window.show()
app.processEvents()
shown = time.process_time()
program = OpenedProgram(app, window, paths)
app.processEvents()
print(shown, time.process_time())
program.close()
"""


def _cpu_seconds(script: str, home: str) -> list[float]:
    environment = {**os.environ, "MOECHAT_HOME": home}
    # Without compiled modules Python would compile ours each time, and never Qt's.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
    )
    return [float(figure) for figure in done.stdout.split()]


def _shown() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as home:
        for script in (_BARE, _OURS):
            _cpu_seconds(script, home)  # fills the file cache and compiles
        rounds = [(*_cpu_seconds(_BARE, home), *_cpu_seconds(_OURS, home)) for _ in range(9)]
    shown = statistics.median(shown / bare for bare, shown, _ in rounds)
    filled = statistics.median(filled / bare for bare, _, filled in rounds)
    yield Row("window shown, CPU", statistics.median(r[1] for r in rounds) * 1000, "ms")
    yield Row("… of a bare window, median of 9 pairs", shown, "ratio", "≤ 1.6")
    yield Row("window filled and ready to type, of a bare window", filled, "ratio")


def _idle(model: Path) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as home:
        Path(home, "settings.toml").write_text(
            f"models = ['{model}']\nlast_model = '{model}'\n", encoding="utf-8"
        )
        window = subprocess.Popen(
            [sys.executable, "-m", "moechat"], env={**os.environ, "MOECHAT_HOME": home}
        )
        try:
            time.sleep(30)  # loaded, and quiet again
            processes = [psutil.Process(window.pid)]
            processes += processes[0].children(recursive=True)
            before = [sum(p.cpu_times()[:2]) for p in processes]
            time.sleep(30)
            after = [sum(p.cpu_times()[:2]) for p in processes]
        finally:
            window.kill()
            window.wait()
    used = (sum(after) - sum(before)) / 30 * 100
    yield Row(f"idle, {len(processes)} processes, panel open", used, "% of 1", "≤ 1")


def rows(model: Path) -> Iterator[Row]:
    """Measure on the platform that QT_QPA_PLATFORM names."""
    yield from _shown()
    yield from _idle(model)
