"""Files and folders dropped onto the window, as a desktop delivers them."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from moechat.hub.installed import InstallState
from moechat.services.shelf_model import ShelfModel
from moechat.ui.banner import Banner, NoticeArea
from moechat.ui.dropping import Dropping
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]
COPY, NO_KEYS = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Hand:
    """Drags with the mouse; what accepts is found as Qt does, from the widget below upwards."""

    def __init__(self, window: Running, *paths: Path) -> None:
        self.window, self.hint = window, window.contents.dropping.hint
        self.data = QMimeData()
        self.data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])

    def enter(self, widget: QWidget) -> bool:
        event = QDragEnterEvent(QPoint(5, 5), COPY, self.data, LEFT, NO_KEYS)
        while True:
            if widget.acceptDrops():
                QApplication.sendEvent(widget, event)
                if event.isAccepted():
                    return True
            parent = widget.parentWidget()
            if widget.isWindow() or parent is None:
                return False
            widget = parent

    def leave(self) -> None:
        QApplication.sendEvent(self.hint, QDragLeaveEvent())

    def drop(self) -> None:
        assert self.enter(self.window.shell)
        event = QDropEvent(QPointF(5, 5), COPY, self.data, LEFT, NO_KEYS)
        QApplication.sendEvent(self.hint, event)
        assert event.dropAction() is COPY  # what was dropped stays where it was


def press(window: Running, where: QWidget, text: str) -> None:
    (button,) = [b for b in where.findChildren(QPushButton) if b.text() == text and b.isVisible()]
    window.qtbot.mouseClick(button, LEFT)


def said(area: NoticeArea) -> str:
    """What the newest banner says."""
    banner = area.findChildren(Banner)[-1]
    return f"{banner.accessibleName()} {banner.accessibleDescription()}"


def here(window: Running) -> dict[str, ShelfModel]:
    shelf = window._program._shelf.shelf
    return {m.installed.folder: m for m in shelf.models if m.installed is not None}


def cached(root: Path, name: str) -> Path:
    """A snapshot as in a Hugging Face cache."""
    return make_model_folder(root / f"models--org--{name}" / "snapshots" / ("a" * 40))


def test_the_hint_covers_the_window_while_files_are_dragged(program: Make, tmp_path: Path) -> None:
    window = program()
    hand = Hand(window, tmp_path)
    assert hand.enter(window.shell.composer.edit.viewport())
    assert hand.hint.isVisible()
    assert hand.hint.size() == window.shell.size()
    assert "OpenVINO models" in hand.hint._wanted.text()
    hand.leave()
    assert not hand.hint.isVisible()
    hand.data = QMimeData()
    hand.data.setUrls([QUrl("https://example.org/model")])
    assert not hand.enter(window.shell)
    assert not hand.hint.isVisible()


def test_a_folder_is_used_where_it_is(program: Make, tmp_path: Path) -> None:
    window = program()
    folder = make_model_folder(tmp_path / "elsewhere" / "mine-int4-ov")
    Hand(window, folder / "openvino_model.xml").drop()  # a file of it says as much
    models = window.contents.models_page
    window.until(lambda: models.view is not None and models.view.notices.keys() == ["import"])
    assert models.view is not None
    press(window, models.view.notices, "Use it where it is")
    window.until(lambda: str(folder) in here(window))
    window.until(lambda: models.view is not None and models.view.notices.keys() == ["imported"])
    Hand(window, folder).drop()
    notices = models.view.notices
    window.until(lambda: "already on the list" in said(notices))
    press(window, notices, "Chat")
    assert not models.is_open
    window.until(lambda: window.engine.model_dir == folder)


def test_a_cache_is_copied_and_bears_the_names_of_its_models(program: Make, tmp_path: Path) -> None:
    window = program()
    cached(tmp_path / "cache", "One-int4-ov")
    second = cached(tmp_path / "other", "Two-int4-ov")
    Hand(window, tmp_path / "cache", second).drop()
    models = window.contents.models_page
    window.until(lambda: models.view is not None and models.view.notices.keys() == ["import"])
    assert models.view is not None
    assert "One, Two" in said(models.view.notices)
    press(window, models.view.notices, "Copy it")
    store = window._program._shelf.shelf.models_dir
    wanted = {str(store / "One-int4-ov"), str(store / "Two-int4-ov")}
    window.until(lambda: wanted <= set(here(window)))
    assert here(window)[str(store / "One-int4-ov")].installed.state is not InstallState.INCOMPLETE  # type: ignore[union-attr]
    assert second.is_dir()


def test_what_nobody_takes_is_refused_in_a_sentence(program: Make, tmp_path: Path) -> None:
    window = program()
    (tmp_path / "notes").mkdir()
    Hand(window, tmp_path / "notes").drop()
    window.until(lambda: window.shell.notices.keys() == ["drop"])
    told = said(window.shell.notices)
    assert told.startswith("moechat can do nothing with notes")
    assert "OpenVINO models" in told
    assert not window.contents.models_page.is_open


class Taker:
    """Takes files that end so."""

    def __init__(self, suffix: str) -> None:
        self.wanted = f"Files with {suffix}"
        self.suffix = suffix
        self.taken: list[Path] = []

    def takes(self, path: Path) -> bool:
        return path.suffix == self.suffix

    def take(self, paths: Sequence[Path]) -> None:
        self.taken += paths


@pytest.mark.parametrize("swapped", [False, True])
def test_each_kind_goes_to_its_handler(program: Make, swapped: bool) -> None:
    window = program()
    one, two, late = Taker(".one"), Taker(".two"), Taker(".one")
    handlers = [two, one, late] if swapped else [one, two, late]
    shell = window.shell
    dropping = Dropping(
        area=shell, theme=window.contents._theme, notices=shell.notices, handlers=handlers,
        parent=shell,
    )  # fmt: skip
    assert dropping.hint._wanted.text().splitlines() == [each.wanted for each in handlers]
    paths = [Path("/a.one"), Path("/b.two"), Path("/c.one"), Path("/d")]
    dropping.take(paths)
    window.until(lambda: shell.notices.keys() == ["drop"])
    assert (one.taken, two.taken, late.taken) == ([paths[0], paths[2]], [paths[1]], [])
