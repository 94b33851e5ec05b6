"""On the page of models the hub's own orders can be chosen."""

from collections.abc import Callable

from moechat.services.shelf_model import ShelfOrder
from tests.hub_server.server import FakeHub
from tests.ui.conftest import Running
from tests.ui.test_models_page import LARGE, OTHER, SMALL, Models, hub, repository, until, window

__all__ = ["hub", "window"]  # fixtures

Make = Callable[..., Running]


def test_the_hub_s_order_is_asked_for_and_shown(window: Make, hub: FakeHub) -> None:
    hub.add(repository(LARGE, downloads=70))
    hub.add(repository("org/found-int4-ov", downloads=90))
    program = window()
    models = Models(program)
    hub.seen.clear()
    models.view.order.choose(ShelfOrder.HUB_DOWNLOADS)  # of all it has: no words are needed
    until(program, lambda: models.has("org/found-int4-ov"))
    # Those of OpenVINO first, as in every search.
    assert models.order()[:3] == [OTHER.casefold(), "org/found-int4-ov", LARGE.casefold()]
    models.view.order.choose(ShelfOrder.HUB_UPDATED)
    asked = [seen for seen in hub.seen if seen.path == "/api/models"]
    until(program, lambda: any("lastModified" in seen.query.get("sort", []) for seen in hub.seen))
    assert all("downloads" in seen.query["sort"] for seen in asked)
    models.view.order.choose(ShelfOrder.NAME)
    until(program, lambda: not models.has("org/found-int4-ov"))  # nothing was searched for
    assert models.has(SMALL)
