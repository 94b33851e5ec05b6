"""The folder of models, moved from the settings."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton

from moechat.services.engine import EngineState
from moechat.ui.buttons import Button
from tests.ui.conftest import make_model_folder
from tests.ui.settings.conftest import Desk, Key

Desks = Callable[..., Desk]


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """What the user will choose."""

    def choose(folder: Path) -> None:
        monkeypatch.setattr(QFileDialog, "open", lambda self: self.fileSelected.emit(str(folder)))

    return choose


def move(at: Desk) -> QPushButton:
    page = at.view.show_page("models")
    name = "Move the folder of models"
    return next(b for b in page.findChildren(QPushButton) if b.accessibleName() == name)


def refused(at: Desk, reason: str) -> None:
    row = at.row("models", "models_dir")
    at.window.until(lambda: reason in row.error)


def test_all_models_go_to_another_folder(
    desk: Desks, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    model = make_model_folder(tmp_path / "models" / "some-int4-ov")
    at = desk(load_at_start=False, models=(str(model),))
    new = tmp_path / "elsewhere"
    choose(new)
    at.press(move(at), Key.Key_Space)
    at.window.until(lambda: at.row("models", "models_dir").note == str(new))
    at.window.until((new / model.name / "openvino_model.xml").exists)
    at.window.until(lambda: not model.exists())
    stored = at.stored().value
    assert stored.models_folder == str(new)
    assert stored.models == (str(new / model.name),)


def test_a_folder_within_is_refused(
    desk: Desks, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    make_model_folder(tmp_path / "models" / "some-int4-ov")
    at = desk(load_at_start=False)
    choose(tmp_path / "models" / "deeper")
    move(at).click()
    refused(at, "deeper")
    assert at.row("models", "models_dir").note == str(tmp_path / "models")


def test_not_while_one_is_loaded(
    desk: Desks, tmp_path: Path, choose: Callable[[Path], None]
) -> None:
    model = make_model_folder(tmp_path / "models" / "some-int4-ov")
    at = desk(models=(str(model),), last_model=str(model))
    at.window.until(lambda: at.window.engine.state is EngineState.READY)
    choose(tmp_path / "elsewhere")
    move(at).click()
    refused(at, "is loaded at the moment")
    assert at.window.contents.settings._folder.moving is None
    assert model.exists()


def test_other_folders_are_listed_and_can_be_dropped(desk: Desks, tmp_path: Path) -> None:
    model = make_model_folder(tmp_path / "other drive" / "models" / "some-int4-ov")
    gone = tmp_path / "unplugged"
    at = desk(load_at_start=False, more_models_folders=(str(model.parent), str(gone)))
    manager = at.window._program._shelf.manager
    found: list[list[str]] = []
    manager.changed.connect(lambda all_: found.append([each.model.folder for each in all_]))
    manager.refresh()
    at.window.until(lambda: found[-1:] == [[str(model)]])

    def drop(folder: Path) -> QPushButton:
        name = f"Look for models in {folder} no more"
        page = at.view.show_page("models")
        (button,) = [b for b in page.findChildren(QPushButton) if b.accessibleName() == name]
        return button

    at.press(drop(model.parent), Key.Key_Space)
    assert at.stored().value.more_models_folders == (str(gone),)
    at.window.until(lambda: found[-1] == [])
    assert model.exists()
    drop(gone).click()
    assert at.stored().value.more_models_folders == ()
    assert "another drive" in at.row("models", "more_models_folders").note


def test_the_buttons_of_all_rows_have_one_size(desk: Desks) -> None:
    at = desk()
    heights, of_words = set[int](), dict[str, set[int]]()
    for key in at.view._plans:
        for row in at.view.show_page(key).rows.values():
            for button in row.findChildren(Button):
                if button.text():
                    heights.add(button.sizeHint().height())
                    of_words.setdefault(button.text(), set()).add(button.sizeHint().width())
    assert len(heights) == 1
    assert [text for text, widths in of_words.items() if len(widths) > 1] == []
    assert {"Open folder", "Export…", "Test"} <= of_words.keys()
