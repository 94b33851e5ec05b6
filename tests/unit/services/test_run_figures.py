"""Figures of the running model: real services, scripted engine, a meter that looks when told."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.core.bottleneck import Cause
from moechat.core.engine_rates import EngineRates
from moechat.protocol.messages import TextDelta, TextKind
from moechat.services.run_figures import RunFigures, RunLook
from tests.support.load_bench import LoadBench, load_benches
from tests.ui.conftest import make_model_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")


class Meter(QObject):
    """Looks when the test says so."""

    changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.folder: Path | None = None

    def watch_drives(self, folder: Path | None) -> None:
        self.folder = folder


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., LoadBench]]:
    with load_benches(qtbot, tmp_path) as make:
        yield make


def test_an_answer_is_followed_to_its_end(bench: Callable[..., LoadBench], tmp_path: Path) -> None:
    b = bench(script="--rate 30 --tokens 100000")
    meter, now, tokens = Meter(), 1000.0, 10_000
    paging = False
    looks: list[RunLook] = []
    figures = RunFigures(
        b.loads,
        meter,  # type: ignore[arg-type]
        is_paging=lambda: paging,
        clock=lambda: now,
    )
    figures.changed.connect(looks.append)

    def second(rate: int, **rates: float) -> RunLook:
        nonlocal now, tokens
        now += 1.0
        tokens += rate
        if rate:
            delta = TextDelta(id=1, seq=0, kind=TextKind.TEXT, text="x", tokens=tokens)
            b.engine.delta.emit(delta)
        meter.changed.emit(EngineRates(seconds=1.0, cores=16, **rates))
        return looks[-1]

    assert second(0, cpu_cores=1.0).bottleneck.cause is Cause.IDLE  # nothing is loaded
    folder = make_model_folder(tmp_path / "m-ov")
    b.load(folder, device="CPU")
    assert meter.folder == folder
    assert second(0, cpu_cores=1.0).bottleneck.cause is Cause.IDLE
    b.ask(100_000)
    b.until(lambda: figures._tokens is not None)
    for _ in range(30):
        look = second(40, cpu_cores=8.0, read_bytes_s=4e6, drive_read_bytes_s=1e6)
    assert (look.bottleneck.cause, look.now) == (Cause.COMPUTE, True)
    assert look.streaming is not None
    # The scripted engine adds tokens of its own between two looks.
    assert look.streaming.file_cache_share == pytest.approx(0.75)
    assert look.streaming.hit_rate is None  # nothing is streamed
    for _ in range(8):
        look = second(5, cpu_cores=1.4, cpu_busy=0.99)
    assert look.bottleneck.cause is Cause.CROWDED  # the model is on the processor
    paging = True
    assert second(2, cpu_cores=8.0).bottleneck.cause is Cause.PAGING
    paging = False
    b.engine.stop()
    b.until(lambda: bool(b.done))
    look = second(0, cpu_cores=0.0)
    assert (look.bottleneck.cause, look.now) == (Cause.PAGING, False)  # of the last answer
    assert look.streaming is not None
    meter.changed.emit(None)
    assert looks[-1] == RunLook()
