from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.services.models import FolderKind, ModelLibrary, look_at_folder
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane


@pytest.fixture
def lane(qtbot: QtBot) -> Iterator[TaskLane]:
    lane = TaskLane("files")
    yield lane
    lane.drain(10.0)


@pytest.fixture
def library(lane: TaskLane, tmp_path: Path) -> ModelLibrary:
    return ModelLibrary(SettingsFile(tmp_path / "settings.toml"), lane, tmp_path / "models")


def model_folder(path: Path, xml: str = "openvino_model.xml") -> Path:
    path.mkdir(parents=True)
    (path / xml).write_text("<net/>")
    return path


def names(library: ModelLibrary) -> list[str]:
    return [entry.name.name for entry in library.entries]


def test_a_cheap_look(tmp_path: Path) -> None:
    assert look_at_folder(model_folder(tmp_path / "llm")) is FolderKind.MODEL
    vlm = model_folder(tmp_path / "vlm", "openvino_language_model.xml")
    assert look_at_folder(vlm) is FolderKind.MODEL
    assert look_at_folder(tmp_path / "nothing") is FolderKind.MISSING
    assert look_at_folder(tmp_path / "llm" / "openvino_model.xml") is FolderKind.MISSING
    assert look_at_folder(tmp_path) is FolderKind.SOMETHING_ELSE


def test_the_latest_comes_first_and_only_once(library: ModelLibrary, tmp_path: Path) -> None:
    for name in ("a", "b", "a"):
        library.remember(tmp_path / name)
    assert names(library) == ["a", "b"]
    assert [entry.current for entry in library.entries] == [True, False]
    assert library.current is not None
    assert library.current.path == tmp_path / "a"


def test_the_list_does_not_grow_for_ever(library: ModelLibrary, tmp_path: Path) -> None:
    for number in range(50):
        library.remember(tmp_path / str(number))
    assert len(library.entries) == 30
    assert names(library)[0] == "49"


def test_what_is_added_takes_the_place_of_the_oldest(library: ModelLibrary, tmp_path: Path) -> None:
    for number in range(30):
        library.remember(tmp_path / f"m{number}")
    library.add(tmp_path / "more")
    assert names(library) == [*(f"m{number}" for number in range(29, 0, -1)), "more"]
    assert library.current is not None
    assert library.current.path == tmp_path / "m29"


def test_forgetting_leaves_the_files(library: ModelLibrary, tmp_path: Path) -> None:
    folder = model_folder(tmp_path / "m")
    library.remember(folder)
    library.forget(folder)
    assert library.entries == []
    assert library.current is None
    assert (folder / "openvino_model.xml").exists()


def test_what_is_remembered_is_there_after_a_restart(
    library: ModelLibrary, lane: TaskLane, tmp_path: Path
) -> None:
    library.remember(tmp_path / "Modèle 日本 int4")
    again = ModelLibrary(SettingsFile(tmp_path / "settings.toml"), lane, tmp_path / "models")
    assert [entry.path for entry in again.entries] == [tmp_path / "Modèle 日本 int4"]


def test_missing_folders_are_marked_and_come_back(
    qtbot: QtBot, library: ModelLibrary, tmp_path: Path
) -> None:
    library.remember(tmp_path / "m")
    qtbot.waitUntil(lambda: library.entries[0].missing)
    model_folder(tmp_path / "m")
    with qtbot.waitSignal(library.changed):
        library.look()
    assert not library.entries[0].missing


def test_looking_is_no_news_when_nothing_changed(
    qtbot: QtBot, library: ModelLibrary, lane: TaskLane, tmp_path: Path
) -> None:
    library.remember(model_folder(tmp_path / "m"))
    with qtbot.assertNotEmitted(library.changed, wait=0):
        library.look()
        lane.drain(10.0)


def test_the_starter_model_is_found_when_it_is_complete(
    qtbot: QtBot, library: ModelLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert library.starter is None
    monkeypatch.setattr("moechat.hub.starter.is_ready", lambda _folder: True)
    with qtbot.waitSignal(library.changed):
        library.look()
    assert library.starter is not None
    assert library.starter.parent == tmp_path / "models"


def test_a_folder_is_inspected_off_the_gui_thread(
    qtbot: QtBot, library: ModelLibrary, tmp_path: Path
) -> None:
    seen: list[FolderKind] = []
    library.inspect(model_folder(tmp_path / "m"), seen.append)
    assert seen == []
    qtbot.waitUntil(lambda: seen == [FolderKind.MODEL])
