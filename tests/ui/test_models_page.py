"""The page of models in the whole program: real downloads from the hub's look-alike."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from moechat.core.catalogue import Catalogue, CatalogueEntry, Shape
from moechat.core.repo_paths import READY_MARKER
from moechat.hub.installed import InstallState
from moechat.hub.presence import Presence
from moechat.services import first_run, model_shelf
from moechat.services.engine import EngineState
from moechat.services.shelf_model import ShelfFilter, ShelfModel, ShelfOrder, ShelfState
from moechat.ui.models.acts import Act
from moechat.ui.models.row import ModelRow
from moechat.ui.shell import Page
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.download_bench import BOUND_MS
from tests.support.ir_text import IrText
from tests.ui.conftest import Running, make_model_folder

if TYPE_CHECKING:
    from moechat.ui.models.page import ModelsView

SMALL, LARGE, GATED = "org/small-int4-ov", "org/large-int4-ov", "org/gated-int4-ov"
OTHER = "OpenVINO/Other-1B-int4-ov"
SLOWLY = Rule(Kind.THROTTLE, r"/cdn/.*openvino_model\.bin", times=None, after=300_000)
Make = Callable[..., Running]


def entry(repo: str, tier: int, hidden: int) -> CatalogueEntry:
    name = repo.rpartition("/")[2].removesuffix("-int4-ov")
    return CatalogueEntry(
        id=name, name=name, repository=repo, model_type="qwen3", precision="int4", tier=tier,
        total_parameters_b=1.0, licence="Apache-2.0",
        shape=Shape(layers=4, hidden=hidden, vocabulary=32_000),
    )  # fmt: skip


def repository(repo: str, weights: int = 200_000, **options: Any) -> Repository:
    """A model that the planner can read and the scripted engine loads."""
    model = IrText()
    model.op("Result", [model.weight((64, 64))])
    chance = random.Random(repo)
    files = {
        "openvino_model.xml": model.xml(),
        "openvino_model.bin": chance.randbytes(weights),
        "openvino_tokenizer.xml": b"<net/>",
        "openvino_tokenizer.bin": chance.randbytes(1000),
        "config.json": b'{"model_type": "qwen3"}',
        "README.md": b"---\nlicense: mit\n---\n# Read me\nWritten for the test.",
    }
    return Repository(repo, files, **options)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    catalogue = Catalogue(models=[entry(SMALL, 1, 512), entry(LARGE, 2, 1024)])
    for module in (first_run, model_shelf):
        monkeypatch.setattr(module, "read_catalogue", lambda: catalogue)
    repositories = (repository(SMALL), repository(LARGE, 1_200_000), repository(OTHER))
    with running(*repositories, repository(GATED, gated=True)) as hub:
        yield hub


@pytest.fixture
def window(program: Make, hub: FakeHub) -> Callable[..., Running]:
    def make(*script: str, **settings: Any) -> Running:
        wanted = {
            "hub_endpoint": hub.url,
            "hub_use_system_proxy": False,
            "download_reserve_bytes": 0,
        }
        return program(*script, **(wanted | settings))

    return make


def until(window: Running, condition: Callable[[], bool]) -> None:
    """Wait; workers start slowly on a busy machine."""
    window.qtbot.waitUntil(condition, timeout=BOUND_MS)


class Models:
    """Somebody on the page of models."""

    def __init__(self, window: Running) -> None:
        self.window = window
        QTest.keyClick(window.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
        self.presenter = window.contents.models_page
        until(window, lambda: self.presenter.is_open)
        view = self.presenter.view
        assert view is not None
        self.view: ModelsView = view
        until(window, lambda: self.has(SMALL) and self.has(LARGE))
        until(window, lambda: self.model(SMALL).verdict is not None)

    def has(self, repo: str) -> bool:
        return any(row.model.key == repo.casefold() for row in self.view.list.rows)

    def row(self, repo: str) -> ModelRow:
        return next(row for row in self.view.list.rows if row.model.key == repo.casefold())

    def model(self, repo: str) -> ShelfModel:
        return self.row(repo).model

    def state(self, repo: str) -> ShelfState:
        return self.model(repo).state

    def order(self) -> list[str]:
        return [row.model.key for row in self.view.list.rows]

    def press(self, where: QWidget, text: str) -> None:
        found = [b for b in where.findChildren(QPushButton) if b.text() == text]
        (button,) = [b for b in found if b.isVisibleTo(self.window.window)]
        self.window.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def until_state(self, repo: str, state: ShelfState) -> None:
        until(self.window, lambda: self.state(repo) is state)

    def notices(self) -> list[str]:
        return self.view.notices.keys()

    def download(self, repo: str) -> None:
        self.press(self.row(repo), "Download")
        self.until_state(repo, ShelfState.HERE)


def is_moving(models: Models, repo: str) -> bool:
    download = models.window._program._downloading.downloads
    return any(
        d.item.repo == repo and d.progress is not None and d.progress.done_bytes > 50_000
        for d in download.running
    )


def test_downloaded_shown_and_chatted_with(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    hub.faults(SLOWLY)
    row = models.row(LARGE)
    models.press(row, "Download")
    bar = program.shell.download_bar
    until(program, lambda: is_moving(models, LARGE))
    until(program, lambda: " of " in bar._text.text() and "/s" in bar._text.text())
    assert bar.isVisible()
    assert "large" in bar._text.text()
    transfer = row.actions_area._transfer
    assert transfer is not None
    assert " of " in transfer._line.text()
    assert 0 < transfer._bar.value() < transfer._bar.maximum()
    hub.faults()
    until(program, lambda: models.state(LARGE) is ShelfState.HERE)
    assert models.row(LARGE) is row  # the same widget all the time
    until(program, lambda: not bar.isVisible())
    models.press(row, "Chat")
    assert not models.presenter.is_open
    until(program, lambda: program.engine.state is EngineState.READY)
    folder = models.model(LARGE).folder
    assert program.engine.model_dir == folder
    assert program.shell.composer.edit.hasFocus()
    Models(program)
    models.until_state(LARGE, ShelfState.IN_USE)


def test_paused_resumed_and_cancelled(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    hub.faults(SLOWLY)
    models.press(models.row(LARGE), "Download")
    until(program, lambda: is_moving(models, LARGE))
    models.press(models.row(LARGE), "Pause")
    models.until_state(LARGE, ShelfState.HELD)
    until(program, lambda: not program.shell.download_bar.isVisible())
    models.press(models.row(LARGE), "Resume")
    models.until_state(LARGE, ShelfState.WANTED)
    folder = models.model(LARGE).folder
    assert folder is not None
    until(program, lambda: is_moving(models, LARGE))
    models.press(models.row(LARGE), "Cancel")
    models.until_state(LARGE, ShelfState.OFFERED)
    until(program, lambda: not folder.exists())
    assert program._program._downloading.downloads.downloads == []


def test_cancelled_below_what_has_come_is_kept(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    hub.faults(SLOWLY)
    models.press(models.row(LARGE), "Download")
    until(program, lambda: is_moving(models, LARGE))
    models.press(program.shell.download_bar, "Cancel")
    models.until_state(LARGE, ShelfState.INCOMPLETE)
    folder = models.model(LARGE).folder
    assert folder is not None
    models.presenter._act(LARGE, Act.CLEAN_UP)
    models.until_state(LARGE, ShelfState.OFFERED)
    assert not folder.exists()


def test_deleted_and_brought_back(window: Make, tmp_path: Path) -> None:
    program = window()
    models = Models(program)
    models.download(SMALL)
    folder = models.model(SMALL).folder
    assert folder is not None
    models.row(SMALL).setFocus()
    QTest.keyClick(models.row(SMALL), Qt.Key.Key_Delete)
    models.until_state(SMALL, ShelfState.OFFERED)
    assert not folder.exists()
    models.press(models.view.notices, "Undo")
    models.until_state(SMALL, ShelfState.HERE)
    assert (folder / READY_MARKER).exists()
    assert "removed" not in models.notices()
    models.presenter._act(SMALL, Act.DELETE)
    models.until_state(SMALL, ShelfState.OFFERED)
    models.download(SMALL)  # once more, and from the hub


def test_what_is_loaded_is_not_deleted_without_a_question(window: Make) -> None:
    program = window()
    models = Models(program)
    models.download(SMALL)
    models.press(models.row(SMALL), "Chat")
    until(program, lambda: program.engine.state is EngineState.READY)
    Models(program)
    models.until_state(SMALL, ShelfState.IN_USE)
    models_dir, folder = models.presenter._shelf.models_dir, models.model(SMALL).folder
    assert Presence().used_by_another(models_dir, folder)
    models.presenter._act(SMALL, Act.DELETE)
    assert models.notices() == ["delete"]
    assert models.state(SMALL) is ShelfState.IN_USE
    models.press(models.view.notices, "Unload and delete")
    models.until_state(SMALL, ShelfState.OFFERED)
    assert program.engine.state is not EngineState.READY


def test_damaged_files_are_found_and_fetched_again(window: Make) -> None:
    program = window()
    models = Models(program)
    models.download(SMALL)
    folder = models.model(SMALL).folder
    assert folder is not None
    right = (folder / "openvino_model.bin").read_bytes()
    (folder / "openvino_model.bin").write_bytes(bytes(len(right)))
    models.presenter._act(SMALL, Act.VERIFY)
    models.until_state(SMALL, ShelfState.DAMAGED)
    until(program, lambda: "verified" in models.notices())
    models.press(models.row(SMALL), "Repair")
    models.until_state(SMALL, ShelfState.HERE)
    installed = models.model(SMALL).installed
    assert installed is not None
    assert installed.state is InstallState.VERIFIED
    assert (folder / "openvino_model.bin").read_bytes() == right


def test_what_runs_well_comes_first_and_filters_hide(window: Make) -> None:
    program = window()
    models = Models(program)
    assert models.order() == [LARGE, SMALL]  # both run well: what can do more comes first
    models.view.order.choose(ShelfOrder.SIZE)
    assert models.order() == [SMALL, LARGE]
    models.view.filter.choose(ShelfFilter.HERE)
    assert models.order() == []
    assert "No model is on this PC yet" in models.view.status.text()
    models.view.filter.choose(ShelfFilter.RUNS_WELL)
    models.view.search.setText("large")
    until(program, lambda: models.order() == [LARGE])
    assert "Fits in memory" in models.row(LARGE).accessibleName()


def test_the_hub_is_searched_and_told_when_it_is_away(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    models.view.search.setText("Other")
    until(program, lambda: models.has(OTHER))
    models.view.search.setText("nothing like it")
    until(program, lambda: "has no OpenVINO model" in models.view.status.text())
    hub.faults(Rule(Kind.STATUS, r"/api/models", times=None, code=500))
    models.view.search.setText("small")
    until(program, lambda: "known without it" in models.view.status.text())
    assert models.order() == [SMALL]


def test_details_tell_all_and_go_with_escape(window: Make, qtbot: QtBot) -> None:
    program = window()
    models = Models(program)
    row = models.row(SMALL)
    row.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(row, Qt.Key.Key_Return)
    details = models.view.details
    until(program, lambda: "Written for the test" in details._readme.text())
    assert details._title.text() == "small int4"
    assert "openvino_model.bin" in details._files.text()
    assert "Licence: apache-2.0" in details._licence.text()
    assert str(models.view.details._models_dir) in details._place.text()
    assert [q._answer.text() for q in details._questions if q.isVisible()]
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert not details.isVisible()
    assert models.presenter.is_open
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    assert not models.presenter.is_open


def test_terms_are_told_before_the_download(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    models.view.search.setText("gated")
    until(program, lambda: models.has(GATED))
    models.press(models.row(GATED), "Download")
    until(program, lambda: models.notices() == ["terms"])
    assert program._program._downloading.downloads.downloads == []
    models.press(models.view.notices, "I have accepted them")
    models.until_state(GATED, ShelfState.HELD)  # the hub has the last word: there is no token
    assert "token" in models.row(GATED).accessibleName()


def test_the_first_start_downloads_loads_and_chats(window: Make, hub: FakeHub) -> None:
    program = window()
    page = program.shell.first_start
    offered = program.contents.models.first_run
    until(program, lambda: offered._found.entry is not None)
    entry = offered._found.entry
    assert entry is not None
    assert entry.repository == LARGE
    hub.faults(SLOWLY)
    button = page._offer._button
    until(program, button.isVisible)
    program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    until(program, lambda: " of " in page._offer._more.text())
    assert button.text() == "Pause"
    hub.faults()
    until(program, lambda: program.engine.state is EngineState.READY)
    assert program.shell.page is Page.EMPTY
    assert program.shell.notices.keys() == []
    assert program.engine.model_dir == program._program._shelf.shelf.models_dir / "large-int4-ov"
    assert program.shell.composer.edit.hasFocus()


def test_whoever_is_elsewhere_is_told_when_a_model_is_ready(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    hub.faults(SLOWLY)
    models.press(models.row(LARGE), "Download")
    until(program, lambda: is_moving(models, LARGE))
    QTest.keyClick(program.window, Qt.Key.Key_Escape)
    hub.faults()
    until(program, lambda: program.shell.notices.keys() == ["download"])
    (chat,) = [b for b in program.shell.notices.findChildren(QPushButton) if b.text() == "Chat"]
    program.qtbot.mouseClick(chat, Qt.MouseButton.LeftButton)
    until(program, lambda: program.engine.state is EngineState.READY)
    assert program.shell.notices.keys() == []


def test_another_model_is_chosen_on_the_page(window: Make) -> None:
    program = window()
    until(program, program.shell.first_start._choose.isVisible)
    program.qtbot.mouseClick(program.shell.first_start._choose, Qt.MouseButton.LeftButton)
    assert program.contents.models_page.is_open


def test_a_download_goes_on_in_the_next_window(window: Make, hub: FakeHub) -> None:
    program = window()
    models = Models(program)
    hub.faults(SLOWLY)
    models.press(models.row(LARGE), "Download")
    until(program, lambda: is_moving(models, LARGE))
    program.close()
    hub.faults()
    again = window()
    models = Models(again)
    models.until_state(LARGE, ShelfState.HERE)
    assert len(hub.ranges("openvino_model.bin")) >= 2


def test_a_folder_elsewhere_is_only_taken_off_the_list(window: Make, tmp_path: Path) -> None:
    folder = make_model_folder(tmp_path / "elsewhere" / "mine-int4-ov")
    program = window(models=(str(folder),))
    models = Models(program)
    key = str(folder)
    until(program, lambda: key in models.order())
    row = next(row for row in models.view.list.rows if row.model.key == key)
    menu = row.actions_area.menu()
    assert [action.text() for action in menu.actions()] == [
        "Show its folder",
        "Remove from the list",
    ]
    menu.actions()[-1].trigger()
    until(program, lambda: key not in models.order())
    assert folder.is_dir()


def test_every_control_has_a_name_and_a_place_in_the_order(window: Make) -> None:
    program = window()
    models = Models(program)
    models.view.order.choose(ShelfOrder.SIZE)  # not the order in which the rows were made
    assert models.order() == [SMALL, LARGE]
    models.view.open_details(SMALL)
    wanted = [w for w in models.view.findChildren(QWidget) if w.isVisible()]
    wanted = [w for w in wanted if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isEnabled()]
    reached, widget = [], models.view.search
    for _ in range(400):
        reached.append(widget)
        widget = widget.nextInFocusChain()  # type: ignore[assignment]
    assert [w for w in wanted if w not in reached] == []
    named = [w for w in wanted if isinstance(w, (QPushButton, ModelRow))]
    assert all(w.accessibleName() or w.text() for w in named)  # type: ignore[union-attr]
    first = models.view.list.rows[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert models.view.list.rows[1].hasFocus()
    buttons = [row.actions_area._main for row in models.view.list.rows]
    in_list = [w for w in reached if isinstance(w, ModelRow) or w in buttons][:4]
    assert in_list == [
        models.view.list.rows[0],
        buttons[0],
        models.view.list.rows[1],
        buttons[1],
    ]
