"""Where a large model goes is asked before its download, and it is at home there."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moechat.core.drive_choice import ModelPlace
from moechat.core.machine import DriveKind
from moechat.core.repo_paths import READY_MARKER
from moechat.services.engine import EngineState
from moechat.services.shelf_model import ShelfState
from moechat.ui.models.acts import Act, more_acts
from tests.ui.conftest import Running
from tests.ui.test_models_page import LARGE, Models, hub, until, window

__all__ = ["hub", "window"]  # fixtures

Make = Callable[..., Running]


@pytest.fixture
def gate() -> threading.Event:
    """Until it is set the drives do not answer."""
    return threading.Event()


@pytest.fixture
def other(tmp_path: Path, gate: threading.Event, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on a faster drive; everything is large."""
    other = tmp_path / "fast drive" / "moechat-models"

    def look_at(folders: list[Path], *_: Any) -> list[ModelPlace]:
        assert gate.wait(60)
        usual = ModelPlace(
            folder=str(folders[0]), kind=DriveKind.ROTATING, free_bytes=10**13, slice_mb_s=90.0,
            is_usual=True,
        )  # fmt: skip
        fast = ModelPlace(
            folder=str(other), kind=DriveKind.NVME, free_bytes=10**13, slice_mb_s=3000.0
        )
        return [usual, fast]

    monkeypatch.setattr("moechat.core.drive_choice.LARGE_BYTES", 1)
    monkeypatch.setattr("moechat.services.model_drives.look_at", look_at)
    return other


def test_a_large_model_goes_where_it_is_told(
    window: Make, other: Path, gate: threading.Event
) -> None:
    program = window()
    models, prompt = Models(program), program.contents.models.place_prompt
    queue = program._program._downloading.downloads
    models.press(models.row(LARGE), "Download")
    until(program, lambda: "place" in models.notices())
    gate.set()
    until(program, prompt.isVisible)
    assert models.notices() == []
    assert queue.downloads == []
    best, usual = prompt._lines
    assert (best.folder, usual.folder) == (other, models.presenter._shelf.models_dir)
    assert best.button.hasFocus()
    assert "fast" in best.button.accessibleName()
    for stop in (usual.button, prompt._other, prompt._cancel, best.button):
        QTest.keyClick(program.window.focusWidget(), Qt.Key.Key_Tab)
        assert stop.hasFocus()
    QTest.keyClick(best.button, Qt.Key.Key_Escape)
    assert not prompt.isVisible()
    assert queue.downloads == []
    models.press(models.row(LARGE), "Download")
    until(program, prompt.isVisible)
    QTest.keyClick(prompt._lines[0].button, Qt.Key.Key_Space)
    models.until_state(LARGE, ShelfState.HERE)
    folder = other / LARGE.rpartition("/")[2]
    assert models.model(LARGE).folder == folder
    assert (folder / READY_MARKER).exists()
    assert program.settings.value.more_models_folders == (str(other),)
    assert Act.DELETE in more_acts(models.model(LARGE))
    program.library.forget(folder)  # it is found without being remembered
    models.presenter._shelf.refresh()
    until(program, lambda: models.model(LARGE).state is ShelfState.HERE)
    models.presenter._act(LARGE.casefold(), Act.DELETE)
    models.until_state(LARGE, ShelfState.OFFERED)
    assert not folder.exists()
    models.press(models.view.notices, "Undo")
    models.until_state(LARGE, ShelfState.HERE)
    assert (folder / READY_MARKER).exists()


def test_at_the_first_start_it_is_asked_too(
    window: Make, other: Path, gate: threading.Event
) -> None:
    program = window()
    page, prompt = program.shell.first_start, program.contents.models.place_prompt
    button = page._offer._button
    until(program, button.isVisible)
    program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    until(program, lambda: "drives" in page._offer._more.text())
    gate.set()
    until(program, prompt.isVisible)
    QTest.keyClick(prompt._lines[0].button, Qt.Key.Key_Escape)
    assert not page._offer._more.isVisible()
    program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    until(program, prompt.isVisible)
    QTest.keyClick(prompt._lines[0].button, Qt.Key.Key_Space)
    until(program, lambda: program.engine.state is EngineState.READY)
    assert program.engine.model_dir == other / LARGE.rpartition("/")[2]
