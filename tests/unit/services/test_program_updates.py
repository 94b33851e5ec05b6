"""Newer versions of moechat, asked of a server on this machine."""

import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.build_stamp import BuildStamp
from moechat.hub.latest_release import question_address
from moechat.services import project_address
from moechat.services.hub_access import PROXY_PASSWORD, TOKEN, HubAccess
from moechat.services.program_update_texts import news_text, what_is_sent
from moechat.services.program_updates import News, ProgramNews, ProgramUpdates
from moechat.services.project_address import checked_repository, known_repository
from moechat.services.secrets import Secrets
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane

REPOSITORY = "https://git.example/somebody/moechat"
DAY = 24 * 3600.0


class Releases(ThreadingHTTPServer):
    """Answers as it is told, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status, self.body = 200, json.dumps({"tag_name": "v0.2.0"}).encode()
        self.location = ""
        self.drips = threading.Event()  # the answer comes byte by byte, until this is cleared
        self.asked: list[dict[str, str]] = []
        self.address = f"http://127.0.0.1:{self.server_address[1]}/repos/o/n/releases/latest"


class _Handler(BaseHTTPRequestHandler):
    server: Releases

    def do_GET(self) -> None:
        self.server.asked.append(dict(self.headers.items()))
        leads_away = self.server.location and self.headers["Host"].startswith("127.")
        self.send_response(302 if leads_away else self.server.status)
        if leads_away:
            self.send_header("Location", self.server.location)
        self.send_header("Content-Length", str(len(self.server.body)))
        self.end_headers()
        with suppress(OSError):  # whoever asked has gone
            while self.server.drips.is_set():
                self.wfile.write(b" ")
                threading.Event().wait(0.05)
            self.wfile.write(self.server.body)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def releases() -> Iterator[Releases]:
    server = Releases()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield server
    server.drips.clear()
    server.shutdown()
    thread.join()
    server.server_close()


class Bench:
    """A program with its settings, which can be started again and again."""

    def __init__(self, qtbot: QtBot, home: Path, question: str) -> None:
        self.qtbot, self.home, self.question = qtbot, home, question
        self.now = 1_800_000_000.0
        self.longest_s = 60.0
        self.env: dict[str, str] = {}
        self.settings = SettingsFile(home / "settings.toml")
        self.settings.update(hub_use_system_proxy=False)
        self.secrets = Secrets()
        self.secrets.put(TOKEN, "hf_secret")
        self.lane = TaskLane("bench")
        self.running: list[ProgramUpdates] = []
        self.found: list[str] = []

    def start(self, version: str = "0.1.0", repository: str = REPOSITORY) -> ProgramUpdates:
        access = HubAccess(lambda: self.settings.value, self.secrets, self.lane, self.env)
        updates = ProgramUpdates(
            self.settings,
            access,
            self.home / "cache",
            repository=repository,
            question=self.question if repository else "",
            version=version,
            clock=lambda: self.now,
            longest_s=self.longest_s,
        )
        updates.found.connect(self.found.append)
        self.running.append(updates)
        updates.start()
        return updates

    def ask(self, updates: ProgramUpdates) -> ProgramNews:
        updates.ask()
        assert updates.is_asking
        self.qtbot.waitUntil(lambda: not updates.is_asking, timeout=20_000)
        assert updates.news is not None
        return updates.news

    def settle(self, updates: ProgramUpdates) -> None:
        """All that was begun unasked is over."""
        if updates._lane is not None:
            for _ in range(2):  # an answer, and what it leads to
                over: list[None] = []
                updates._lane.run(lambda: None, over.append)
                self.qtbot.waitUntil(lambda over=over: bool(over), timeout=20_000)  # type: ignore[misc]


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path, releases: Releases) -> Iterator[Bench]:
    made = Bench(qtbot, tmp_path, releases.address)
    yield made
    for updates in made.running:
        updates.close(5)
    made.lane.drain(5)


def test_nothing_is_asked_unless_somebody_wants_it(bench: Bench, releases: Releases) -> None:
    updates = bench.start()
    bench.settle(updates)
    assert (releases.asked, updates.news) == ([], None)
    assert bench.ask(updates) == ProgramNews(News.NEWER, "v0.2.0")
    assert len(releases.asked) == 1
    (sent,) = releases.asked
    assert set(sent) <= {"Host", "User-Agent", "Accept", "Accept-Encoding"}
    assert "hf_secret" not in str(sent)
    assert bench.found == []  # who asks sees it without a banner
    assert news_text(updates.news, REPOSITORY) == "Version 0.2.0 is there."  # type: ignore[arg-type]


def test_it_is_asked_once_a_day(bench: Bench, releases: Releases) -> None:
    bench.settings.update(check_for_updates=True)
    bench.settle(bench.start())
    assert (len(releases.asked), bench.found) == (1, ["v0.2.0"])
    bench.now += DAY - 60
    again = bench.start()
    bench.settle(again)
    assert len(releases.asked) == 1  # remembered, and not told of twice
    assert again.news == ProgramNews(News.NEWER, "v0.2.0")
    assert bench.found == ["v0.2.0"]
    bench.now += 61
    releases.body = json.dumps({"tag_name": "v0.3.0"}).encode()
    again._look()  # a window that stays open for days
    bench.settle(again)
    assert (len(releases.asked), bench.found) == (2, ["v0.2.0", "v0.3.0"])
    bench.settings.update(check_for_updates=False)
    assert not again._timer.isActive()
    updated = bench.start(version="0.3.0")
    bench.settings.update(check_for_updates=True)  # takes effect at once
    bench.settle(updated)
    assert (len(releases.asked), updated.news) == (2, None)


@pytest.mark.parametrize(
    ("status", "body", "news"),
    [
        (200, {"tag_name": "v0.1.0-rc.1"}, News.CURRENT),
        (200, {"tag_name": "0.1.0"}, News.CURRENT),
        (200, {"tag_name": "latest and <b>greatest</b>"}, News.ODD),
        (200, {"name": "v9"}, News.ODD),
        (200, [1], News.ODD),
        (404, {"message": "Not Found"}, News.NONE_YET),
        (403, {"message": "API rate limit exceeded"}, News.BUSY),
        (429, {}, News.BUSY),
        (502, {}, News.ODD),
    ],
)
def test_every_answer_is_a_sentence_for_who_asked(
    bench: Bench, releases: Releases, status: int, body: object, news: News
) -> None:
    releases.status, releases.body = status, json.dumps(body).encode()
    bench.settings.update(check_for_updates=True)
    updates = bench.start()
    bench.settle(updates)
    assert (updates.news, bench.found) == (None, [])  # in the background there is nothing to tell
    answer = bench.ask(updates)
    assert answer.news is news
    said = news_text(answer, REPOSITORY)
    assert said.endswith(".")
    assert "{" not in said
    assert "<b>" not in said


def test_without_a_network_it_is_said_only_to_who_asked(bench: Bench, releases: Releases) -> None:
    bench.question = "http://127.0.0.1:9/repos/o/n/releases/latest"
    bench.settings.update(check_for_updates=True)
    updates = bench.start()
    bench.settle(updates)
    assert updates.news is None
    assert bench.ask(updates).news is News.UNREACHABLE
    bench.env["HF_HUB_OFFLINE"] = "1"
    assert bench.ask(updates).news is News.FORBIDDEN
    assert releases.asked == []


def test_a_server_that_never_comes_to_an_end_is_given_up(bench: Bench, releases: Releases) -> None:
    releases.drips.set()
    releases.body = b" " * 100_000  # so many are promised
    bench.longest_s = 0.5
    updates = bench.start()
    assert bench.ask(updates).news is News.UNREACHABLE
    releases.drips.clear()
    releases.body = json.dumps({"tag_name": "v0.2.0"}).encode()
    bench.longest_s = 60.0
    assert bench.ask(bench.start()).news is News.NEWER


def test_json_without_a_bottom_is_no_answer(
    bench: Bench, releases: Releases, caplog: pytest.LogCaptureFixture
) -> None:
    deep = b'{"a":' + 100_000 * b"["
    remembered = bench.home / "cache" / "program-update.json"
    remembered.parent.mkdir()
    remembered.write_bytes(deep)
    assert bench.ask(bench.start()).news is News.NEWER
    releases.body = deep
    assert bench.ask(bench.start()).news is News.ODD
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_it_goes_through_the_proxy_of_the_settings(bench: Bench, releases: Releases) -> None:
    bench.question = "http://api.git.example/repos/o/n/releases/latest"
    proxy = releases.address.split("/repos")[0].replace("http://", "http://ada@")
    bench.settings.update(hub_proxy=proxy)
    bench.secrets.put(PROXY_PASSWORD, "pw")
    assert bench.ask(bench.start()).news is News.NEWER
    assert releases.asked[0]["Host"] == "api.git.example"
    assert releases.asked[0]["Proxy-Authorization"].startswith("Basic ")


def test_another_server_is_not_believed(bench: Bench, releases: Releases) -> None:
    releases.location = releases.address.replace("127.0.0.1", "localhost")
    assert bench.ask(bench.start()).news is News.ODD
    assert len(releases.asked) == 2


def test_where_no_address_is_known_nobody_is_asked(bench: Bench, releases: Releases) -> None:
    bench.settings.update(check_for_updates=True)
    updates = bench.start(repository="")
    updates.ask()
    assert not updates.is_asking
    assert (updates._lane, updates.page, releases.asked) == (None, "", [])
    assert "does not know" in what_is_sent("")
    assert "api.github.com" in what_is_sent("https://github.com/o/n")


def test_where_releases_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert known_repository() == ""  # a checkout
    for told, known in (
        ("", ""),
        ("not an address", ""),
        ("https://github.com/o/n.git", "https://github.com/o/n"),
    ):
        stamp = BuildStamp("c", "2026-11-30", told)
        monkeypatch.setattr(project_address, "build_stamp", lambda stamp=stamp: stamp)
        assert known_repository() == known
    for wrong in ("http://github.com/o/n", "https://o/n", "https://a@b.c/o/n", "https://h/o/n?q"):
        assert checked_repository(wrong) == ""
    address = question_address("https://github.com/o/n")
    assert address == "https://api.github.com/repos/o/n/releases/latest"
    assert question_address(REPOSITORY).startswith("https://git.example/api/v3/repos/somebody/")
