"""The rate of the last download outlives the program."""

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.services.last_rate import LastRate
from moechat.services.tasks import TaskLane


class Downloads(QObject):
    finished = Signal(object)
    bytes_per_s: float | None = None


def started(qtbot: QtBot, path: Path, known: float | None = None) -> tuple[Downloads, TaskLane]:
    downloads, lane = Downloads(), TaskLane("files")
    downloads.bytes_per_s = known
    rate = LastRate(cast("Any", downloads), path, lane, downloads)
    rate.start()
    done: list[None] = []
    lane.run(lambda: None, done.append)
    qtbot.waitUntil(lambda: bool(done), timeout=20_000)
    return downloads, lane


def test_it_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "cache" / "rate"
    first, lane = started(qtbot, path)
    assert first.bytes_per_s is None
    first.bytes_per_s = 12_345_678.9
    first.finished.emit(None)
    assert lane.drain(10)
    assert started(qtbot, path)[0].bytes_per_s == 12_345_679
    assert started(qtbot, path, 5.0)[0].bytes_per_s == 5.0  # a newer one counts


@pytest.mark.parametrize("text", ["", "fast", "nan", "-1", "inf", "0", "ÿ"])
def test_what_makes_no_sense_is_nothing(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    (tmp_path / "rate").write_text(text, "utf-8")
    assert started(qtbot, tmp_path / "rate")[0].bytes_per_s is None
