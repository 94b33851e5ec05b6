"""What the window says after a sleep, and when the plug is pulled."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from moechat.services.engine import EngineState
from moechat.services.power_watch import PowerWatch
from tests.support.fixed_load import FixedLoad
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
GB = 1 << 30


def _power(window: Running) -> PowerWatch:
    return window._program.health.power


def _plug(window: Running, *, on_battery: bool) -> None:
    power = _power(window)
    power._read_battery = lambda: on_battery
    power.look()


def _notices(window: Running) -> str:
    area = window.shell.notices
    return "\n".join(label.text() for label in area.findChildren(QLabel) if label.isVisible())


def _keys(window: Running) -> list[str]:
    return window.shell.notices.keys()


def _press(window: Running, text: str) -> None:
    buttons = window.shell.notices.findChildren(QPushButton)
    next(b for b in buttons if b.text() == text).click()


def _load(window: Running, folder: Path) -> None:
    window.contents._models.load(make_model_folder(folder))
    window.until(lambda: window.engine.state is EngineState.READY)


def test_pulling_the_plug_is_worth_a_word_where_a_setting_waits(
    program: Make, tmp_path: Path
) -> None:
    window = program(battery_reserve_bytes=2 * GB)
    _plug(window, on_battery=True)
    assert "battery" not in _keys(window), "no model"
    _plug(window, on_battery=False)
    _load(window, tmp_path / "m-int4-ov")
    pid = window.engine.pid
    _plug(window, on_battery=True)
    assert "leave 2.0\u00a0GB more memory free on battery" in _notices(window)
    assert window.engine.pid == pid, "nothing is done unasked"
    window.shell.notices.dismiss("battery")
    _power(window).look()
    assert "battery" not in _keys(window), "once"
    _plug(window, on_battery=False)
    _plug(window, on_battery=True)
    loaded: list[object] = []
    window.engine.loaded.connect(loaded.append)
    _press(window, "Load the model again")
    window.until(lambda: bool(loaded))
    assert "battery" not in _keys(window)
    # It was loaded on battery now, so it knows.
    _power(window).on_battery = False
    _power(window).look()
    assert "battery" not in _keys(window)


def test_the_plug_takes_the_word_back(program: Make, tmp_path: Path) -> None:
    window = program(battery_reserve_bytes=2 * GB)
    _load(window, tmp_path / "m-int4-ov")
    _plug(window, on_battery=True)
    assert "battery" in _keys(window)
    _plug(window, on_battery=False)
    assert "battery" not in _keys(window)


def test_nothing_is_said_where_nothing_can_be_changed(program: Make, tmp_path: Path) -> None:
    window = program()
    _load(window, tmp_path / "m-int4-ov")
    _plug(window, on_battery=True)
    assert not _keys(window)


@pytest.mark.skipif(sys.platform == "win32", reason="the scripted deaths are signals")
@pytest.mark.parametrize("fault", ["fatal", "abort"])
def test_a_model_lost_in_a_sleep_comes_back_and_is_explained(
    program: Make, tmp_path: Path, fault: str
) -> None:
    window = program("--fault", fault, "--at", "prime", "--once", str(tmp_path / "lost"))
    window.engine.load(FixedLoad(make_model_folder(tmp_path / "m-int4-ov"), "GPU"))
    window.until(lambda: window.engine.state is EngineState.READY)
    loaded: list[object] = []
    window.engine.loaded.connect(loaded.append)
    _power(window).resumed.emit(3600.0)
    window.until(lambda: bool(loaded))
    assert _keys(window) == ["asleep"], "the death is not said beside it"
    assert "lost the model while the computer slept" in _notices(window)
