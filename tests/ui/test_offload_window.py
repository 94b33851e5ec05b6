"""A person at the window with a GPU of the stand-in: the ratio is picked, shown, and dragged."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from moechat.app import Program, window_state
from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.gpu_budget import Ram
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.plan import Source
from moechat.core.planner import make_plan
from moechat.services.engine import EngineState
from moechat.services.inspection import inspect_folder
from moechat.services.loads import LoadOutcome
from moechat.services.paths import Paths
from moechat.ui.main_window import MainWindow
from moechat.ui.offload.ratio_slider import RatioSlider
from tests.support.gpu_standin import GpuStandin

GIB = 1024**3
_WAIT_MS = 240_000

pytestmark = [pytest.mark.real_model, pytest.mark.gpu_standin]


class Visitor:
    """Somebody at a window whose engine sees the stand-in."""

    def __init__(self, qtbot: QtBot, home: Path, environment: dict[str, str], ram: Ram) -> None:
        self._qtbot = qtbot
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        paths = Paths.under(home)
        window = MainWindow(window_state(paths))
        window.resize(1280, 900)
        window.show()
        base = {key: value for key, value in environment.items() if key != "XDG_RUNTIME_DIR"}
        self.program = Program(app, window, paths, lambda: EngineClient(Launcher(base=base)))
        self.program.loads.planner._read_ram = lambda: ram
        self.outcomes: list[LoadOutcome] = []
        self.program.loads.loaded.connect(self.outcomes.append)
        self.faults: list[object] = []  # of loads, and of engines that died
        self.program.loads.failed.connect(self.faults.append)
        self.program.engine.died.connect(self.faults.append)
        self.panel = self.program.contents.shell.panel
        self.program.start()

    @property
    def slider(self) -> RatioSlider:
        return self.panel.streaming.slider

    def waits(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def loads(self, model: Path) -> LoadOutcome:
        self.program.contents._models.load(model)
        return self.hears_of_a_load(1)

    def hears_of_a_load(self, count: int) -> LoadOutcome:
        self.waits(lambda: len(self.outcomes) >= count or bool(self.faults))
        assert not self.faults
        self.waits(lambda: self.program.engine.state is EngineState.READY)
        return self.outcomes[-1]

    def asks(self, text: str) -> None:
        ended: list[object] = []
        self.program.chat.answer_ended.connect(ended.append)
        edit = self.program.contents.shell.composer.edit
        edit.insertPlainText(text)
        QTest.keyClick(edit, Qt.Key.Key_Return)
        self.waits(lambda: bool(ended) and not self.program.chat.answering)

    def drags_to(self, ratio: int) -> None:
        slider = self.slider
        here, there = (QPoint(round(slider._x(r)), 12) for r in (slider.value(), ratio))
        QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=here)
        QTest.mouseMove(slider, there)
        QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=there)

    def presses(self, text: str) -> None:
        buttons = self.program.window.findChildren(QPushButton)
        (button,) = [b for b in buttons if b.text() == text and b.isVisible()]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def reads(self, text: str) -> bool:
        labels = self.program.window.findChildren(type(self.panel.streaming._why))
        return any(text in label.text() for label in labels if label.isVisible())

    def chip(self) -> str:
        return self.panel.streaming._chip.text()

    def leaves(self) -> None:
        self.program.close()
        self.program.window.deleteLater()


Make = Callable[[dict[str, str], Ram], Visitor]


@pytest.fixture
def visitor(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    made: list[Visitor] = []

    def make(environment: dict[str, str], ram: Ram) -> Visitor:
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        made.append(Visitor(qtbot, home, environment, ram))
        return made[-1]

    yield make
    for each in made:
        each.leaves()


def short_of_memory(model: Path) -> Ram:
    """So much RAM that graphics have to stream about half of the experts."""
    facts = inspect_folder(model)
    for available in range(1 * GIB, 4 * GIB, GIB // 256):
        device = DeviceFacts(
            id="GPU", name="", kind=DeviceKind.INTEGRATED, xmx=True, total_bytes=16 * GIB
        )
        machine = Machine(devices=[device], ram_total_bytes=32 * GIB, ram_available_bytes=available)
        plan = make_plan(facts, machine)
        if plan.fits and 20 <= plan.ratio <= 70:
            return Ram(32 * GIB, available)
    raise AssertionError("no amount of memory makes this model stream")


def test_from_the_automatic_ratio_to_another_one(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin
) -> None:
    ram = short_of_memory(starter_moe)
    person = visitor(gpu_standin.environment("arlh", NOOP="2"), ram)
    person.program.settings.update(device="GPU", max_new_tokens=12)
    first = person.loads(starter_moe)
    plan = first.planned.plan
    assert 0 < plan.ratio < 100
    assert plan.source is Source.AUTOMATIC
    assert person.slider.value() == plan.ratio
    assert person.chip() == "Streaming active"
    person.asks("What is a cache?")
    person.program.contents.shell.composer.edit.insertPlainText("not sent yet")

    stops = person.panel.streaming._offload
    assert stops is not None
    wanted = stops.stops.points[-1].ratio
    person.drags_to(wanted)
    assert person.slider.value() == wanted
    second = person.hears_of_a_load(2)
    assert second.loaded.ratio == second.planned.plan.ratio == wanted
    assert second.planned.plan.source is Source.MANUAL
    assert first.loaded.memory is not None
    assert second.loaded.memory is not None
    freed = first.loaded.memory.total - second.loaded.memory.total
    pool = first.loaded.kv_bytes - second.loaded.kv_bytes
    fewer = plan.slots - second.planned.plan.slots
    assert freed - pool == fewer * first.planned.facts.slot_bytes
    experts = plan.resident_expert_bytes - second.planned.plan.resident_expert_bytes
    assert experts == fewer * first.planned.facts.slot_bytes
    assert person.chip() == "Streaming active"
    assert person.program.settings.value.ratios == {str(starter_moe): wanted}

    edit = person.program.contents.shell.composer.edit
    assert edit.toPlainText() == "not sent yet"
    assert person.reads("the model is loaded again")
    person.presses("Undo")
    third = person.hears_of_a_load(3)
    assert third.planned.plan.ratio == plan.ratio
    assert person.program.settings.value.ratios == {}
    edit.clear()
    person.asks("And a register?")
    assert len(person.outcomes) == 3


def test_several_changes_in_a_row_are_undone_at_once(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin
) -> None:
    person = visitor(gpu_standin.environment("arlh", NOOP="2"), short_of_memory(starter_moe))
    person.program.settings.update(device="GPU")
    first = person.loads(starter_moe)
    offload = person.panel.streaming._offload
    assert offload is not None
    others = [p.ratio for p in offload.stops.points if p.ratio != first.loaded.ratio]
    for ratio in others[-2:]:
        person.drags_to(ratio)
        kept = {str(starter_moe): ratio}
        person.waits(lambda kept=kept: person.program.settings.value.ratios == kept)
    assert person.reads(f"instead of {first.loaded.ratio} %: the model is loaded again")
    person.presses("Undo")
    second = person.hears_of_a_load(2)
    assert second.planned.plan.ratio == first.planned.plan.ratio
    assert second.planned.plan.source is not Source.MANUAL
    assert person.program.settings.value.ratios == {}

    psutil.Process(person.program.engine.pid).kill()
    person.waits(lambda: person.program.contents.shell.notices.keys() == ["engine"])
    assert person.chip() == "Not loaded"


def test_a_reload_that_fails_leaves_nothing_that_is_not_true(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin, tmp_path: Path
) -> None:
    folder = tmp_path / "model-ov"
    folder.mkdir()
    for file in starter_moe.iterdir():
        (folder / file.name).symlink_to(file)
    person = visitor(gpu_standin.environment("arlh", NOOP="2"), short_of_memory(starter_moe))
    person.program.settings.update(device="GPU")
    first = person.loads(folder)
    offload = person.panel.streaming._offload
    assert offload is not None
    (folder / "openvino_model.xml").unlink()
    others = [p.ratio for p in offload.stops.points if p.ratio != first.loaded.ratio]
    person.drags_to(others[-1])
    person.waits(lambda: person.program.contents.shell.notices.keys() == ["model"])
    assert person.chip() == "Not loaded"
    assert person.slider.value() == first.planned.plan.ratio
    assert person.panel.streaming._ratio.text() == f"{first.planned.plan.ratio} %"


def test_while_an_answer_is_written_it_asks_first(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin
) -> None:
    person = visitor(gpu_standin.environment("arlh", NOOP="2"), short_of_memory(starter_moe))
    person.program.settings.update(device="GPU", max_new_tokens=100_000)
    first = person.loads(starter_moe)
    edit = person.program.contents.shell.composer.edit
    edit.insertPlainText("Count.")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    person.waits(lambda: person.program.engine.state is EngineState.GENERATING)
    person.slider.setFocus()
    QTest.keyClick(person.slider, Qt.Key.Key_End)
    person.waits(lambda: person.reads("An answer is being written"))
    assert len(person.outcomes) == 1
    person.presses("Not now")
    assert person.slider.value() == first.planned.plan.ratio
    assert person.panel.streaming._ratio.text() == f"{first.planned.plan.ratio} %"
    assert person.program.chat.answering
    QTest.keyClick(person.slider, Qt.Key.Key_End)
    person.waits(lambda: person.reads("An answer is being written"))
    person.presses("Stop and load")
    second = person.hears_of_a_load(2)
    assert second.loaded.ratio == person.slider.value() > first.loaded.ratio


def test_without_xmx_the_slider_says_why_it_cannot_be_used(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin
) -> None:
    person = visitor(gpu_standin.environment("mtl", NOOP="2"), Ram(32 * GIB, 16 * GIB))
    outcome = person.loads(starter_moe)
    assert outcome.loaded.device == "CPU"
    assert outcome.loaded.ratio == 0
    assert not person.slider.isEnabled()
    assert person.chip() == "Not available"
    assert person.reads("no XMX")


def test_the_environment_is_untouched() -> None:
    assert "FAKEGPU" not in os.environ


def test_the_best_setting_is_found_shown_and_loaded(
    visitor: Make, starter_moe: Path, gpu_standin: GpuStandin
) -> None:
    person = visitor(gpu_standin.environment("arlh", NOOP="2"), short_of_memory(starter_moe))
    person.program.settings.update(device="GPU")
    person.loads(starter_moe)
    tuner = person.program.contents.loads.tuner
    person.program.contents.settings.tune_wanted.emit()
    person.waits(lambda: tuner._dialog is not None)
    person.presses("Not now")
    person.waits(lambda: tuner._dialog is None)
    person.presses("Find best setting…")
    person.waits(lambda: tuner._dialog is not None and tuner._dialog.isVisible())
    dialog = tuner._dialog
    assert dialog is not None
    person.presses("Start")
    person.waits(lambda: person.program.tuner.is_running)
    assert person.program.engine.model is None  # its memory is free
    person.waits(lambda: bool(dialog._table._lines))
    person.presses("Stop and keep what was measured")
    person.waits(lambda: not person.program.tuner.is_running)
    person.waits(lambda: dialog._apply.isVisible() or dialog._close.isVisible())
    person.waits(lambda: person.program.tuning_engine.pid == 0)
    if dialog._apply.isVisible():
        person.presses("Apply")
        outcome = person.hears_of_a_load(2)
        assert outcome.planned.plan.source is Source.TUNED
    else:
        person.presses("Close")
        person.waits(lambda: tuner._dialog is None)
