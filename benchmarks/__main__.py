"""All measurements, one table: ``python -m benchmarks [MODEL] [--only NAME …]``.

MODEL is an OpenVINO model folder; without it, the starter model's. Exits with 1 where a limit is
missed. ``paging`` puts the whole machine under pressure and is measured only where it is named.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

# Figures of a window are taken without a screen, so that they are the same everywhere.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from benchmarks import (
    download,
    drive,
    engine,
    gui_downloads,
    gui_tasks,
    paging,
    store,
    transcript,
    window,
)
from benchmarks.table import show
from moechat.hub.starter import ensure_starter
from moechat.services.paths import Paths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.table import Row


def main() -> int:
    """Measure and print."""
    parts: dict[str, Callable[[Path], Iterator[Row]]] = {
        "engine": engine.rows,
        "window": window.rows,
        "gui": gui_tasks.rows,
        "gui-downloads": lambda _model: iter(gui_downloads.rows()),
        "transcript": lambda _model: iter(transcript.rows()),
        "store": lambda _model: iter(store.rows()),
        "download": lambda _model: iter(download.rows()),
        "paging": paging.rows,
        "drive": lambda _model: iter(drive.rows()),
    }
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("model", type=Path, nargs="?")
    parser.add_argument(
        "--only", nargs="+", choices=parts, default=[p for p in parts if p != "paging"]
    )
    options = parser.parse_args()
    model = options.model or ensure_starter(Paths.default(os.environ).models)
    app = QApplication(sys.argv[:1])  # for all parts: there can be only one
    missed = 0
    for name in options.only:
        for row in parts[name](model.absolute()):
            show([row])
            missed += not row.holds
    app.processEvents()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
