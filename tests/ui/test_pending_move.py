"""A move of the models folder that was killed is told in the next window."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from moechat.hub.model_move import ModelMove, pending_target
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]


def press(window: Running, text: str) -> None:
    buttons = window.shell.notices.findChildren(QPushButton)
    (button,) = [button for button in buttons if button.text() == text]
    window.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def is_told(window: Running) -> bool:
    keys = window.shell.notices.keys()
    return "move" in keys


@pytest.mark.parametrize("goes_on", [True, False])
def test_it_goes_on_or_back(
    program: Make, tmp_path: Path, moechat_home: Path, goes_on: bool
) -> None:
    old, new = moechat_home / "models", tmp_path / "elsewhere"
    make_model_folder(old / "some-model")
    move = ModelMove(old, new)
    move.copy()  # and then the end came
    window = program(models_folder=str(old))
    window.until(lambda: is_told(window))
    manager = window._program._shelf.manager
    press(window, "Go on moving" if goes_on else "Leave them here")
    window.until(lambda: pending_target(old) is None)
    there = new if goes_on else old
    assert manager.models_dir == there
    assert (there / "some-model" / "openvino_model.xml").exists()
    assert not ((old if goes_on else new) / "some-model").exists()
    if goes_on:
        window.until(lambda: is_told(window))
        assert Path(window.settings.value.models_folder) == new
    else:
        assert not is_told(window)
