"""The page of models where the hub wants something first, and where it has something newer."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from moechat.core.catalogue import Catalogue
from moechat.services import first_run, keyrings, model_shelf
from moechat.services.shelf_model import ShelfState
from moechat.ui.banner import Banner
from moechat.ui.models.acts import Act
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub, running
from tests.ui.conftest import Running
from tests.ui.test_models_page import GATED, LARGE, SMALL, Models, entry, repository, until

Make = Callable[..., Running]


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    catalogue = Catalogue(models=[entry(SMALL, 1, 512), entry(LARGE, 2, 1024)])
    for module in (first_run, model_shelf):
        monkeypatch.setattr(module, "read_catalogue", lambda: catalogue)
    monkeypatch.setattr(keyrings, "find_keyring", lambda: None)
    monkeypatch.delenv("HF_TOKEN", raising=False)
    with running(repository(SMALL), repository(GATED, gated=True)) as hub:
        yield hub


@pytest.fixture
def models(program: Make, hub: FakeHub) -> Models:
    settings: dict[str, Any] = {
        "hub_endpoint": hub.url,
        "hub_use_system_proxy": False,
        "hub_token_to_mirror": True,
        "download_reserve_bytes": 0,
    }
    return Models(program(**settings))


def said(models: Models) -> str:
    """By the newest banner of the page."""
    banner = models.view.notices.findChildren(Banner)[-1]
    return f"{banner.accessibleName()} {banner.accessibleDescription()}"


def buttons(models: Models) -> list[str]:
    banner = models.view.notices.findChildren(Banner)[-1]
    return [button.text() for button in banner.findChildren(QPushButton) if button.text()]


def test_past_a_gate_with_acceptance_and_token(models: Models) -> None:
    window = models.window
    models.view.search.setText("gated")
    until(window, lambda: models.has(GATED))
    models.press(models.row(GATED), "Download")
    until(window, lambda: models.notices() == ["terms"])
    assert "Licence: " in said(models)
    models.press(models.view.notices, "Open its page…")
    prompt = window.shell.link_prompt
    assert prompt.isVisible()  # nothing is opened unasked
    assert GATED in prompt._address.accessibleName()
    prompt.dismiss()
    models.press(models.view.notices, "I have accepted them")
    models.until_state(GATED, ShelfState.HELD)
    until(window, lambda: models.notices() == ["terms"])
    assert "signed in" in said(models)
    assert buttons(models) == ["Open its page…", "Enter a token…", "Try again"]
    models.press(models.view.notices, "Enter a token…")
    settings = window.contents.settings
    assert settings.is_open
    token = window._program._downloading.access_settings.token
    token.put(GOOD_TOKEN)
    QTest.keyClick(window.window, Qt.Key.Key_Escape)
    assert models.presenter.is_open
    models.press(models.view.notices, "Try again")
    models.until_state(GATED, ShelfState.HERE)
    assert models.notices() == []


def test_a_newer_revision_is_looked_for_on_demand(models: Models, hub: FakeHub) -> None:
    window = models.window
    models.download(SMALL)
    before = repository(SMALL)
    hub.add(
        Repository(SMALL, before.contents | {"config.json": b'{"model_type": "qwen3", "n": 2}'})
    )
    asked = len(hub.seen)
    models.presenter._shelf.refresh()
    until(window, models.view.updates.isVisible)
    assert len(hub.seen) == asked  # nobody wanted to know
    models.press(models.view, "Look for updates")
    until(window, lambda: "has something newer" in said(models))
    assert "changed files: 1" in said(models)
    assert "update available" in models.row(SMALL).accessibleName()
    menu = models.row(SMALL).actions_area.menu()
    assert "Update" in [action.text() for action in menu.actions()]
    models.view.open_details(SMALL)
    details = models.view.details
    until(window, lambda: all(block.isVisible() for block in details._blocks))
    assert "something newer" in details._update.text()
    weights = len(hub.ranges("openvino_model.bin"))
    models.press(models.view.notices, "Update")
    until(window, lambda: models.model(SMALL).update is None)
    models.until_state(SMALL, ShelfState.HERE)
    assert len(hub.ranges("openvino_model.bin")) == weights  # what has not changed is not fetched
    assert "update available" not in models.row(SMALL).accessibleName()
    models.presenter._act(SMALL, Act.CHECK)
    until(window, lambda: "as new as the hub's" in said(models))
    hub.faults(Rule(Kind.STATUS, r"/api/models", times=None, code=500))
    models.press(models.view, "Look for updates")
    until(window, lambda: "Try again" in buttons(models))
