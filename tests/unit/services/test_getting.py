"""From the wish for a model to its download."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from moechat.core.download_plan import DownloadPlan
from moechat.core.download_queue import QueuedDownload
from moechat.core.drive_choice import LARGE_BYTES, ModelPlace, PlaceReason, Suggestion
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import Gate, HubModel, ModelDetails, SearchPage
from moechat.services.download_view import Download
from moechat.services.getting import GettingModels, PlaceQuestion
from moechat.services.hub_search import Described

A, B = "o/a", "o/b"


class Hub(QObject):
    """Writes down what it is asked, for downloads and descriptions."""

    described = Signal(object)
    failed = Signal(object)
    found = Signal(object)
    finished = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.added: list[tuple[str, str]] = []
        self.places: list[Path | None] = []
        self.looked: list[Callable[[Suggestion | None], None]] = []

    def describe(self, repo: str) -> None:
        self.asked.append(repo)

    def add(self, repo: str, *, revision: str, models_dir: Path | None, **_: Any) -> None:
        self.added.append((repo, revision))
        self.places.append(models_dir)

    def look(self, size: int, then: Callable[[Suggestion | None], None]) -> None:
        assert size >= LARGE_BYTES
        self.looked.append(then)

    def tell(self, repo: str, gate: Gate) -> None:
        model = HubModel(repo=repo, gate=gate)
        details = ModelDetails(model=model, commit="c", plan=DownloadPlan(repo, "c", ()))
        self.described.emit(Described(details=details))


@pytest.fixture
def hub() -> Hub:
    return Hub()


@pytest.fixture
def getting(qapp: object, hub: Hub) -> GettingModels:
    made = GettingModels(cast("Any", hub), cast("Any", hub))
    made.told = []  # type: ignore[attr-defined]
    made.terms.connect(lambda model: made.told.append(model.repo))  # type: ignore[attr-defined]
    return made


def test_what_is_open_is_downloaded_when_the_hub_says_so(getting: GettingModels, hub: Hub) -> None:
    getting.get(A, revision="r")
    assert (hub.asked, hub.added, getting.asked) == ([A], [], A)
    hub.tell(B, Gate.OPEN)  # of another
    assert hub.added == []
    hub.tell(A, Gate.OPEN)
    assert (hub.added, getting.asked) == ([(A, "r")], "")
    getting.get(B)  # known by now
    assert hub.added == [(A, "r"), (B, "main")]
    assert hub.asked == [A]


@pytest.mark.parametrize("gate", [Gate.AUTOMATIC, Gate.MANUAL])
def test_terms_are_told_and_then_it_is_up_to_the_user(
    getting: GettingModels, hub: Hub, gate: Gate
) -> None:
    getting.get(A)
    hub.tell(A, gate)
    assert (getting.told, hub.added) == ([A], [])  # type: ignore[attr-defined]
    getting._timer.timeout.emit()
    assert hub.added == []
    getting.accept(A)
    assert hub.added == [(A, "main")]


def test_a_hub_that_does_not_say_is_asked_by_the_download(getting: GettingModels, hub: Hub) -> None:
    getting.get(A)
    assert getting._timer.isActive()
    getting._timer.timeout.emit()
    getting.get(B)
    hub.failed.emit(Fault(FaultCode.HUB_UNREACHABLE, {"host": "h"}))
    assert hub.added == [(A, "main"), (B, "main")]
    assert not getting._timer.isActive()


def test_of_two_wishes_at_once_both_count(getting: GettingModels, hub: Hub) -> None:
    getting.get(A)
    getting.get(B)
    hub.tell(B, Gate.OPEN)
    assert hub.added == [(A, "main"), (B, "main")]


def test_a_list_tells_which_are_open(getting: GettingModels, hub: Hub) -> None:
    gated = HubModel(repo=B, gate=Gate.AUTOMATIC)
    hub.found.emit(SearchPage((HubModel(repo=A), gated)))
    getting.get(A)
    getting.get(B)
    assert (hub.added, hub.asked) == ([(A, "main")], [B])


def test_what_was_wanted_to_chat_is_told_once(getting: GettingModels, hub: Hub) -> None:
    ready: list[Path] = []
    getting.ready_to_chat.connect(ready.append)
    getting.get(A, to_chat=True)
    done = Download(QueuedDownload(id="1", repo=A, folder="/models/a"))
    hub.finished.emit(done)
    hub.finished.emit(done)
    hub.finished.emit(Download(QueuedDownload(id="2", repo=B, folder="/models/b")))
    assert ready == [Path("/models/a")]


def test_of_a_large_model_it_asks_where_to(
    hub: Hub, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Path] = []
    service = cast("Any", hub)
    sizes = {A: LARGE_BYTES, B: LARGE_BYTES - 1}
    getting = GettingModels(service, service, service, size_of=sizes.get, keep_place=kept.append)
    asked: list[PlaceQuestion] = []
    getting.place_wanted.connect(asked.append)
    getting.accept(B)
    assert (hub.added, hub.places, hub.looked) == ([(B, "main")], [None], [])
    fast = Path("/fast/models")
    place = ModelPlace(folder=str(fast), free_bytes=10**12)
    found = Suggestion(places=(place,), reason=PlaceReason.ROOM)
    getting.accept(A)
    assert len(hub.added) == 1
    hub.looked.pop()(found)
    assert [(q.repo, q.download_bytes, q.suggestion) for q in asked] == [(A, LARGE_BYTES, found)]
    getting.put(A, fast)
    getting.put(A, fast)  # twice is once
    assert (hub.added[1:], hub.places[1:], kept) == ([(A, "main")], [fast], [fast])
    getting.get(A)
    hub.looked.pop()(found)
    getting.get(A)  # while the question is there
    assert hub.looked == []
    getting.give_up(A)
    assert len(hub.added) == 2
    getting.get(A)
    late = hub.looked.pop()
    getting.give_up(A)
    getting.get(A)
    late(None)  # is no answer any more
    assert len(hub.added) == 2
    hub.looked.pop()(None)  # there is no choice
    assert (hub.added[2:], hub.places[2:]) == ([(A, "main")], [None])
    monkeypatch.setattr("moechat.services.getting._DRIVES_MS", 0)
    getting.get(A)  # and no drive answers
    qtbot.waitUntil(lambda: len(hub.added) == 4, timeout=20_000)
    hub.looked.pop()(found)
    assert (len(asked), len(hub.added)) == (2, 4)
