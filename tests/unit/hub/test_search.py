"""Searching a hub and describing its models."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from moechat.core.download_plan import RemoteFile
from moechat.core.faults import FaultCode, UserError
from moechat.core.hub_model import Gate, SearchQuery, SortOrder
from moechat.hub.file_cache import FileCache
from moechat.hub.search import HubReader
from moechat.hub.stopping import StopRequested
from moechat.protocol.download_messages import Hub
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, FakeHub
from tests.support.downloads import QUICK, REPO, tiny_repository


class Readers:
    """Makes readers, and closes them all."""

    def __init__(self) -> None:
        self.made: list[HubReader] = []

    def __call__(self, hub: FakeHub, folder: Path, token: str = "") -> HubReader:
        settings = Hub(endpoint=hub.url, use_system_proxy=False, token=token)
        self.made.append(HubReader(settings, FileCache(folder / "cache"), QUICK))
        return self.made[-1]


@pytest.fixture
def reader() -> Iterator[Readers]:
    readers = Readers()
    yield readers
    for made in readers.made:
        made.close()


def fill(hub: FakeHub, owner: str, count: int, **options: object) -> None:
    for number in range(count):
        repo = f"{owner}/m{number}"
        hub.add(Repository(repo, {}, downloads=100 - number, **options))  # type: ignore[arg-type]


def walk(asked: HubReader, query: SearchQuery) -> list[list[str]]:
    pages, place = [], ""
    while True:
        page = asked.search(query, place)
        pages.append([model.repo for model in page.models])
        place = page.next
        if not place:
            return pages


def test_those_of_openvino_come_first(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    fill(hub, "aaa", 5)
    fill(hub, "OpenVINO", 3)
    fill(hub, "torch", 2, tags=("pytorch",))
    pages = walk(reader(hub, tmp_path), SearchQuery(page_size=2))
    repos = [repo for page in pages for repo in page]
    assert repos == [*(f"OpenVINO/m{n}" for n in range(3)), REPO, *(f"aaa/m{n}" for n in range(5))]
    assert all(len(page) <= 4 for page in pages)


def test_words_author_and_order(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    fill(hub, "aaa", 2)
    fill(hub, "OpenVINO", 2)
    asked = reader(hub, tmp_path)
    assert walk(asked, SearchQuery(text=" M1 ")) == [["OpenVINO/m1", "aaa/m1"]]
    assert walk(asked, SearchQuery(text="aaa/")) == [["aaa/m0", "aaa/m1"]]
    assert walk(asked, SearchQuery(text="aaa/1")) == [["aaa/m1"]]
    assert walk(asked, SearchQuery(text="OpenVINO/m1")) == [["OpenVINO/m1"]]
    assert walk(asked, SearchQuery(text="nothing")) == [[]]
    # By the query as it was sent: the look-alike knows no other orders.
    hub.seen.clear()
    asked.search(SearchQuery(sort=SortOrder.UPDATED))
    assert {seen.query.get("sort", [""])[0] for seen in hub.seen} == {"lastModified"}
    assert {seen.query.get("filter", [""])[0] for seen in hub.seen} == {"openvino"}


def test_what_a_list_tells(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    hub.add(Repository("org/x", {}, gated=True, downloads=7, tags=("openvino", "license:mit")))
    (model,) = reader(hub, tmp_path).search(SearchQuery(text="org/x")).models
    assert (model.repo, model.gate, model.licence) == ("org/x", Gate.MANUAL, "mit")
    assert (model.downloads, model.likes, model.updated[:10]) == (7, 3, "2026-11-01")
    assert model.commit == hub.repositories["org/x"].commit


README = b"---\nlicense: mit\n---\n\n# Title\nWords."


def with_readme(hub: FakeHub, **options: bool) -> Repository:
    contents = tiny_repository().contents | {"README.md": README}
    return hub.add(Repository(REPO, contents, **options))


def test_details(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    repository = with_readme(hub)
    found = reader(hub, tmp_path).details(REPO)
    assert found.commit == repository.commit
    assert found.readme == "# Title\nWords."
    assert found.licence_link == "https://example.org/licence"
    assert (found.model.licence, found.languages) == ("apache-2.0", ("en", "de"))
    assert {file.path for file in found.plan.files} >= {"openvino_model.bin", "config.json"}
    assert "model.safetensors" not in {file.path for file in found.plan.files}
    assert not hub.ranges("openvino_model.bin")


def test_a_licence_that_only_its_card_names(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    card: dict[str, object] = {"license": "other", "license_name": "lfm1.0", "language": "ja"}
    files = tiny_repository().contents
    for tags in (("license:other",), ()):
        hub.add(Repository(REPO, files, tags=tags, card=card))
        found = reader(hub, tmp_path).details(REPO)
        assert (found.model.licence, found.languages) == ("lfm1.0", ("ja",))
    odd: dict[str, object] = {"license": 5, "license_link": [], "language": {"a": 1}}
    hub.add(Repository(REPO, files, tags=("license:other",), card=odd))
    found = reader(hub, tmp_path).details(REPO)
    assert (found.model.licence, found.licence_link, found.languages) == ("other", "", ())


def test_a_gated_model_is_described_all_the_same(
    hub: FakeHub, tmp_path: Path, reader: Readers
) -> None:
    with_readme(hub, gated=True)
    found = reader(hub, tmp_path).details(REPO)
    assert (found.model.gate, found.readme) == (Gate.MANUAL, "")
    assert found.plan.total_bytes > 300_000
    assert reader(hub, tmp_path, GOOD_TOKEN).details(REPO).readme == "# Title\nWords."


def file_of(hub: FakeHub, path: str) -> RemoteFile:
    stored = hub.repositories[REPO].files[path]
    return RemoteFile(path, len(stored.data), stored.blob, stored.sha256 if stored.large else "")


def test_a_file_is_fetched_once(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    file, commit = file_of(hub, "openvino_model.xml"), hub.repositories[REPO].commit
    right = hub.repositories[REPO].contents[file.path]
    assert reader(hub, tmp_path).file(REPO, commit, file, 1 << 20) == right
    hub.faults(Rule(Kind.STATUS, code=503, times=None))
    assert reader(hub, tmp_path).file(REPO, commit, file, 1 << 20) == right
    (kept,) = (tmp_path / "cache").iterdir()
    kept.write_bytes(b"something else")
    with pytest.raises(UserError) as caught:
        reader(hub, tmp_path).file(REPO, commit, file, 1 << 20)
    assert caught.value.fault.code is FaultCode.HUB_BROKEN


def test_a_wrong_file_is_not_kept(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    file, commit = file_of(hub, "openvino_model.xml"), hub.repositories[REPO].commit
    hub.faults(Rule(Kind.CORRUPT, r"openvino_model\.xml", after=5))
    with pytest.raises(UserError) as caught:
        reader(hub, tmp_path).file(REPO, commit, file, 1 << 20)
    assert caught.value.fault.code is FaultCode.DOWNLOAD_CORRUPT
    assert not (tmp_path / "cache").exists()
    with pytest.raises(UserError) as caught:
        reader(hub, tmp_path).file(REPO, commit, file, file.size - 1)
    assert caught.value.fault.code is FaultCode.HUB_BROKEN


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (Rule(Kind.STATUS, code=503), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, code=429), FaultCode.HUB_BUSY),
        (Rule(Kind.STATUS, code=401), FaultCode.REPO_MISSING),
        (Rule(Kind.PAGE), FaultCode.HUB_LOGIN_PAGE),
        (Rule(Kind.NONSENSE), FaultCode.HUB_BROKEN),
        (Rule(Kind.GARBAGE), FaultCode.HUB_BROKEN),
        (Rule(Kind.NO_ANSWER), FaultCode.HUB_UNREACHABLE),
        (Rule(Kind.SLOW, seconds=30), FaultCode.HUB_UNREACHABLE),
    ],
)
def test_faults(hub: FakeHub, tmp_path: Path, reader: Readers, rule: Rule, code: FaultCode) -> None:
    hub.faults(rule)
    with pytest.raises(UserError) as caught:
        reader(hub, tmp_path).search(SearchQuery())
    assert caught.value.fault.code is code


def test_nobody_there(tmp_path: Path) -> None:
    hub = Hub(endpoint="http://127.0.0.1:9", use_system_proxy=False)
    with pytest.raises(UserError) as caught:
        HubReader(hub, FileCache(tmp_path), QUICK).search(SearchQuery())
    assert caught.value.fault.code is FaultCode.HUB_UNREACHABLE


def test_it_can_be_stopped(hub: FakeHub, tmp_path: Path, reader: Readers) -> None:
    asked = reader(hub, tmp_path)
    asked.stop()
    with pytest.raises(StopRequested):
        asked.search(SearchQuery())


def test_the_cache_does_not_grow_for_ever(tmp_path: Path) -> None:
    cache = FileCache(tmp_path / "cache", most_bytes=250)
    oids = [f"{number:040x}" for number in range(4)]
    for oid in oids:
        cache.put(oid, b"x" * 100)
    assert [cache.get(oid) is not None for oid in oids] == [False, False, True, True]
    cache.put("../escape", b"x")
    assert not (tmp_path / "escape").exists()
