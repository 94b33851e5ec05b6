"""The window's program finds, downloads and moves models; its engine is scripted."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moechat.core.download_queue import QueueState
from moechat.core.hub_model import SearchQuery
from moechat.hub.installed import InstallState
from moechat.services.engine import EngineState
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.download_bench import repository
from tests.ui.conftest import Running

if TYPE_CHECKING:
    from moechat.core.offers import Offer
    from moechat.services.model_manager import ManagedModel

REPO = "org/model-a"
Make = Callable[..., Running]


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeHub]:
    # A session without a keyring, whatever the one of these tests has.
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    for name in ("HF_TOKEN", "HF_ENDPOINT", "HF_HUB_OFFLINE"):
        monkeypatch.delenv(name, raising=False)
    with running(repository(REPO, weights=2_000_000)) as hub:
        yield hub


def opened(program: Make, hub: FakeHub, **more: object) -> Running:
    return program(
        **{
            "hub_endpoint": hub.url,
            "hub_use_system_proxy": False,
            "download_reserve_bytes": 0,
        }
        | more
    )


def test_a_download_outlives_the_window(program: Make, hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.THROTTLE, r"/cdn/", times=None, after=200_000))
    first = opened(program, hub)
    first.models.downloads.add(REPO, allow_metered=True)
    first.until(lambda: any(seen.sent > 100_000 for seen in hub.seen))
    first.close()
    hub.faults()
    second = opened(program, hub)
    downloads = second.models.downloads
    second.until(lambda: [d.state for d in downloads.downloads] == [QueueState.DONE])
    folder = downloads.downloads[0].folder
    assert (folder / "ready").exists()
    assert hub.ranges("openvino_model.bin")[-1] > 0

    lists: list[list[ManagedModel]] = []
    second.models.manager.changed.connect(lists.append)
    second.models.manager.refresh()
    second.until(lambda: bool(lists))
    assert [m.model.state for m in lists[-1]] == [InstallState.VERIFIED]

    new = tmp_path / "elsewhere"
    second.settings.update(models=(str(folder),), last_model=str(folder))
    second.models.manager.move_all(new)
    second.until(lambda: not folder.exists())
    assert second.settings.value.models_folder == str(new)
    assert second.settings.value.models == (str(new / "model-a"),)
    assert second.settings.value.last_model == str(new / "model-a")
    second.until(lambda: lists[-1][0].model.folder == str(new / "model-a"))


def test_the_hub_is_judged_for_this_machine(program: Make, hub: FakeHub) -> None:
    window = opened(program, hub)
    window.until(lambda: window.engine.state is EngineState.IDLE)
    pages: list[object] = []
    offers: list[list[Offer]] = []
    window.models.search.found.connect(pages.append)
    window.models.search.offered.connect(offers.append)
    window.models.search.search(SearchQuery())
    window.until(lambda: len(pages) == 1)
    window.models.search.offer()
    window.until(lambda: len(offers) == 1)
    assert offers[0][0].verdict is not None
