"""From the wish for a model to its download."""

from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject, Signal

from moechat.core.download_plan import DownloadPlan
from moechat.core.download_queue import QueuedDownload
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import Gate, HubModel, ModelDetails, SearchPage
from moechat.services.download_view import Download
from moechat.services.getting import GettingModels
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

    def describe(self, repo: str) -> None:
        self.asked.append(repo)

    def add(self, repo: str, *, revision: str, **_: Any) -> None:
        self.added.append((repo, revision))

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
