"""Lists, descriptions and verdicts from the hub's look-alike, with the files of a real export."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from moechat.core.download_verdict import Circumstances, DownloadVerdict
from moechat.core.faults import Fault, FaultCode
from moechat.core.hub_model import SearchPage, SearchQuery
from moechat.hub.file_cache import FileCache
from moechat.services.hub_access import HubAccess
from moechat.services.hub_search import Described, HubSearch
from moechat.services.inspection import inspect_folder
from moechat.services.secrets import Secrets
from moechat.services.settings import Settings
from moechat.services.tasks import TaskLane
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.plan_cases import lunar_lake

REPO = "OpenVINO/tiny-moe-int4-ov"
BOUND_MS = 60_000


@pytest.fixture
def hub(tiny_moe: Path) -> Iterator[FakeHub]:
    contents = {path.name: path.read_bytes() for path in tiny_moe.iterdir() if path.is_file()}
    with running(Repository(REPO, contents)) as hub:
        for number in range(3):
            hub.add(Repository(f"aaa/m{number}", contents, downloads=9 - number))
        yield hub


class Bench:
    def __init__(self, qtbot: QtBot, url: str, cache: Path) -> None:
        self._qtbot = qtbot
        self.here: Circumstances | None = Circumstances(machine=lunar_lake(), free_bytes=10**12)
        self.settings = Settings(hub_endpoint=url, hub_use_system_proxy=False)
        self.lane = TaskLane("hub")
        access = HubAccess(lambda: self.settings, Secrets(), self.lane, {})
        self.search = HubSearch(access, FileCache(cache), lambda: self.here)
        self.pages: list[SearchPage] = []
        self.judged: list[tuple[str, DownloadVerdict]] = []
        self.described: list[Described] = []
        self.faults: list[Fault] = []
        self.search.found.connect(self.pages.append)
        self.search.judged.connect(lambda repo, verdict: self.judged.append((repo, verdict)))
        self.search.described.connect(self.described.append)
        self.search.failed.connect(self.faults.append)

    def describe(self) -> Described:
        with self._qtbot.waitSignal(self.search.described, timeout=BOUND_MS):
            self.search.describe(REPO)
        return self.described[-1]


@pytest.fixture
def bench(qtbot: QtBot, hub: FakeHub, tmp_path: Path) -> Iterator[Bench]:
    made = Bench(qtbot, hub.url, tmp_path / "cache")
    yield made
    made.search.close(10)
    made.lane.drain(10)


def test_a_list_is_judged_from_small_files(qtbot: QtBot, hub: FakeHub, bench: Bench) -> None:
    bench.search.search(SearchQuery(page_size=2))
    qtbot.waitUntil(lambda: len(bench.judged) == 3, timeout=BOUND_MS)
    assert [m.repo for m in bench.pages[0].models] == [REPO, "aaa/m0", "aaa/m1"]
    assert bench.search.has_more
    bench.search.more()
    qtbot.waitUntil(lambda: len(bench.judged) == 4, timeout=BOUND_MS)
    assert not bench.search.has_more
    assert [repo for repo, _ in bench.judged] == [REPO, "aaa/m0", "aaa/m1", "aaa/m2"]
    assert all(not verdict.exact for _, verdict in bench.judged)
    total = sum(map(len, hub.repositories[REPO].contents.values()))
    assert bench.judged[0][1].download_bytes == total
    fetched = {seen.path.rsplit("/", 1)[-1] for seen in hub.seen if "/resolve/" in seen.path}
    assert fetched == {"config.json"}
    assert bench.faults == []


def test_the_next_page_does_not_cost_the_verdicts_of_the_first(
    qtbot: QtBot, hub: FakeHub, bench: Bench
) -> None:
    bench.search.search(SearchQuery(page_size=2))
    qtbot.waitUntil(lambda: len(bench.pages) == 1, timeout=BOUND_MS)
    bench.search.more()  # while they are judged
    qtbot.waitUntil(lambda: len(bench.judged) == 4, timeout=BOUND_MS)
    assert [repo for repo, _ in bench.judged] == [REPO, "aaa/m0", "aaa/m1", "aaa/m2"]


def test_a_model_is_counted_from_its_graph_alone(
    hub: FakeHub, bench: Bench, tiny_moe: Path
) -> None:
    described = bench.describe()
    expected = inspect_folder(tiny_moe)
    assert described.facts is not None
    assert replace(described.facts, name="") == replace(expected, name="")
    assert described.verdict is not None
    assert described.verdict.exact
    assert described.verdict.download_bytes == described.details.plan.total_bytes
    assert not hub.ranges("openvino_model.bin")
    # A second look needs no files any more.
    hub.faults(Rule(Kind.STATUS, "/resolve/", code=500, times=None))
    assert bench.describe().facts == described.facts


def test_behind_a_gate_it_is_not_counted(hub: FakeHub, bench: Bench) -> None:
    hub.repositories[REPO].gated = True
    described = bench.describe()
    assert (described.facts, described.verdict) == (None, None)
    assert described.fault is not None
    assert described.fault.code is FaultCode.REPO_GATED
    assert described.details.plan.total_bytes > 0


def test_a_graph_that_is_none_is_estimated(hub: FakeHub, bench: Bench) -> None:
    contents = hub.repositories[REPO].contents | {"openvino_model.xml": b"<no>graph"}
    hub.add(Repository(REPO, contents))
    described = bench.describe()
    assert described.verdict is not None
    assert not described.verdict.exact


def test_nothing_is_judged_before_the_machine_is_known(bench: Bench) -> None:
    bench.here = None
    described = bench.describe()
    assert described.facts is not None
    assert described.verdict is None


def test_a_new_search_ends_the_one_before(qtbot: QtBot, hub: FakeHub, bench: Bench) -> None:
    hub.faults(Rule(Kind.SLOW, r"GET /api/models$", seconds=30))
    bench.search.search(SearchQuery(text="m0"))
    qtbot.waitUntil(lambda: bool(hub.seen), timeout=BOUND_MS)
    bench.search.search(SearchQuery(text="m1"))
    qtbot.waitUntil(lambda: len(bench.judged) == 1, timeout=10_000)
    assert [[m.repo for m in page.models] for page in bench.pages] == [["aaa/m1"]]
    assert bench.faults == []


def test_an_answer_that_came_too_late_is_not_told(qtbot: QtBot, hub: FakeHub, bench: Bench) -> None:
    bench.search.search(SearchQuery(text="m0"))
    turns = bench.search._list
    qtbot.waitUntil(lambda: turns.reader is not None, timeout=BOUND_MS)
    with turns.lane._changed:  # the answer is here, and nobody has heard of it yet
        assert turns.lane._changed.wait_for(lambda: turns.lane._unfinished == 0, 30)
    told = len(bench.pages)  # 0, but for a hub that was as fast as the wait above
    bench.search.search(SearchQuery(text="m1"))
    qtbot.waitUntil(lambda: len(bench.pages) > told, timeout=BOUND_MS)
    assert [[m.repo for m in page.models] for page in bench.pages[told:]] == [["aaa/m1"]]


def test_offline(qtbot: QtBot, bench: Bench) -> None:
    bench.settings = replace(bench.settings, hub_endpoint="http://127.0.0.1:9")
    bench.search.search(SearchQuery())
    qtbot.waitUntil(lambda: bool(bench.faults), timeout=BOUND_MS)
    assert bench.faults[0].code is FaultCode.HUB_UNREACHABLE
    bench.settings = replace(bench.settings, hub_endpoint="nowhere")
    bench.search.describe(REPO)
    qtbot.waitUntil(lambda: len(bench.faults) == 2, timeout=BOUND_MS)
    assert bench.faults[1].code is FaultCode.HUB_ADDRESS
