"""Loading by the plan as the window shows it: refusals, steps down, and who chooses the device."""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from moechat.services.engine import EngineState
from moechat.services.load_marker import LoadMark
from moechat.ui.offload.tuner_dialog import TunerDialog
from tests.ui.conftest import Running, make_model_folder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script uses POSIX signals")

Make = Callable[..., Running]


def test_a_model_that_took_the_program_down_waits_for_a_click(
    program: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    model = make_model_folder(tmp_path / "m-ov")
    mark = LoadMark(
        model_dir=str(model), device="GPU", ratio=0, pid=psutil.Process().ppid(), started=1.0
    )
    (tmp_path / "loading-1.json").write_bytes(msgspec.json.encode(mark))
    window = program(models=(str(model),), last_model=str(model))
    notices = window.shell.notices
    window.until(lambda: notices.keys() == ["model"])
    assert window.engine.model is None
    buttons = [b for b in notices.findChildren(QPushButton) if "less in memory" in b.text()]
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    window.until(lambda: window.engine.state is EngineState.READY)
    assert "step" in notices.keys()  # noqa: SIM118  # a method of the area
    assert not (tmp_path / "loading-1.json").exists()


def test_a_step_down_is_announced_and_the_model_answers(program: Make, tmp_path: Path) -> None:
    window = program("--fault", "oom", "--at", "load", "--once", str(tmp_path / "once"))
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)
    assert window.shell.notices.keys() == ["step"]
    assert window.loads.outcome is not None


def test_a_step_down_is_no_news_where_that_died_too(program: Make, tmp_path: Path) -> None:
    window = program("--fault", "oom", "--at", "load", "--once", str(tmp_path / "once"))
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)
    assert window.shell.notices.keys() == ["step"]
    psutil.Process(window.engine.pid).kill()
    window.until(lambda: window.shell.notices.keys() == ["engine"])


def test_the_device_is_the_plan_s_until_somebody_chooses(program: Make, tmp_path: Path) -> None:
    window = program()
    bar = window.shell.top_bar
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.READY)
    assert window.settings.value.device == ""
    assert bar._device_button.text() == "Automatic"
    bar.device_chosen.emit("CPU")
    window.until(lambda: window.engine.model is not None and window.engine.model.device == "CPU")
    assert bar._device_button.text() == "Scripted CPU · CPU"
    bar.device_chosen.emit("")
    window.until(lambda: window.engine.model is not None and window.engine.model.device == "GPU")


def test_the_tuner_waits_for_a_load_and_can_be_left_before_it_begins(
    program: Make, tmp_path: Path
) -> None:
    window = program("--load-s", "0.5")
    tuner = window.contents.loads.tuner
    window.contents._models.load(make_model_folder(tmp_path / "m-ov"))
    window.until(lambda: window.engine.state is EngineState.LOADING)
    tuner.ask()
    tuner.ask()
    window.until(lambda: tuner._dialog is not None)
    dialog = tuner._dialog
    assert dialog is not None
    dialog.start_wanted.emit()
    assert not window.tuner.is_running

    def stop(state: EngineState) -> None:
        if state is EngineState.UNLOADING and tuner._dialog is dialog:
            dialog.stop_wanted.emit()

    window.engine.state_changed.connect(stop)
    window.until(lambda: tuner._dialog is None)
    window.until(lambda: window.engine.state is EngineState.IDLE)
    assert not window.tuner.is_running
    assert len(window.window.findChildren(TunerDialog)) <= 1
