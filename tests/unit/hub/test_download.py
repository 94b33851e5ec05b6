"""A whole download, and each way in which a hub can spoil it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode
from moechat.core.repo_paths import READY_MARKER
from moechat.core.retry import RetryPolicy
from moechat.hub import model_folder
from moechat.hub.model_folder import read_unfinished
from moechat.protocol.download_messages import (
    DownloadPlanned,
    DownloadProgress,
    DownloadState,
    FileDone,
    Finished,
    Hub,
    Phase,
)
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import GOOD_TOKEN, OTHER_TOKEN, FakeHub
from tests.support.downloads import (
    NOT_WANTED,
    REPO,
    check_exact,
    download,
    fault_of,
    phases,
    prepared,
    tiny_repository,
)

WEIGHTS = r"/cdn/.*openvino_model\.bin"
SMALL = r"/resolve/.*openvino_model\.xml"
INFO = r"/api/models/.*/revision/"
TREE = r"/api/models/.*/tree/"


def test_a_download(hub: FakeHub, tmp_path: Path) -> None:
    end, events = download(hub, tmp_path / "model")
    repository = hub.repositories[REPO]
    total = sum(len(data) for path, data in repository.contents.items() if path not in NOT_WANTED)
    assert end == Finished(
        id=7, folder=str(tmp_path / "model"), commit=repository.commit, total_bytes=total
    )
    assert phases(events)[0] is Phase.LISTING
    assert phases(events)[-1] is Phase.FINISHING
    assert DownloadPlanned(id=7, commit=repository.commit, total_bytes=total, files=7) in events
    assert len({event.path for event in events if isinstance(event, FileDone)}) == 7
    last = [event for event in events if isinstance(event, DownloadProgress)][-1]
    assert last.done_bytes == last.total_bytes == total
    asked = {seen.path.rsplit("/", 1)[-1] for seen in hub.seen if "/resolve/" in seen.path}
    assert asked == {path for path in repository.contents
                     if path not in NOT_WANTED and path != "sub/empty.json"}  # fmt: skip
    assert all(hub.ranges(path) == [0] for path in asked)


@pytest.mark.parametrize(
    "rule",
    [
        Rule(Kind.RESET, WEIGHTS, after=100_000),
        Rule(Kind.RESET, WEIGHTS, after=100_000, times=5),
        Rule(Kind.RESET, WEIGHTS, after=0, times=3),
        Rule(Kind.HANG_UP, WEIGHTS, after=100_000, times=4),
        Rule(Kind.HANG_UP, SMALL, after=10),
        Rule(Kind.NO_ANSWER, WEIGHTS, times=3),
        Rule(Kind.NO_ANSWER, INFO, times=3),
        Rule(Kind.NO_ANSWER, TREE, times=3),
        Rule(Kind.GARBAGE, WEIGHTS),
        Rule(Kind.GARBAGE, INFO),
        Rule(Kind.TRUNCATE, WEIGHTS, after=90_000, times=2),
        Rule(Kind.CORRUPT, WEIGHTS, after=123_456),
        Rule(Kind.CORRUPT, SMALL, after=5),
        Rule(Kind.SLOW, WEIGHTS, seconds=0.6),
        Rule(Kind.SLOW, INFO, seconds=0.6),
        Rule(Kind.SLOW, TREE, seconds=0.6),
        Rule(Kind.STALL, WEIGHTS, after=50_000, seconds=0.6),
        Rule(Kind.NO_RANGE, WEIGHTS, times=None),
        Rule(Kind.WRONG_RANGE, WEIGHTS),
        Rule(Kind.CHUNKED, WEIGHTS, times=None),
        Rule(Kind.EXTRA, WEIGHTS, times=None),
        Rule(Kind.PAGE, WEIGHTS),
        Rule(Kind.PAGE, SMALL),
        Rule(Kind.PAGE, INFO),
        Rule(Kind.PAGE, TREE),
        Rule(Kind.NONSENSE, INFO),
        Rule(Kind.NONSENSE, TREE),
        Rule(Kind.REDIRECT, WEIGHTS),
        Rule(Kind.REDIRECT, SMALL, target="file:///etc/passwd"),
        Rule(Kind.REDIRECT, SMALL, target="http://127.0.0.1:1/x"),
        *(Rule(Kind.STATUS, WEIGHTS, code=code) for code in (403, 404, 408, 416, 418, 425, 429)),
        *(Rule(Kind.STATUS, where, code=code, times=3) for code in (500, 502, 503, 504)
          for where in (WEIGHTS, SMALL, INFO, TREE)),
    ],
    ids=lambda rule: f"{rule.kind}-{rule.match[-8:]}-{rule.code}-{rule.after}-{rule.times}",
)  # fmt: skip
def test_a_passing_fault_is_overcome(hub: FakeHub, tmp_path: Path, rule: Rule) -> None:
    hub.faults(rule)
    end, _ = download(hub, tmp_path / "model")
    assert isinstance(end, Finished), end


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (Rule(Kind.STATUS, "", code=503), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, WEIGHTS, code=503), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, WEIGHTS, code=429), FaultCode.HUB_BUSY),
        (Rule(Kind.STATUS, WEIGHTS, code=403), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, WEIGHTS, code=416), FaultCode.HUB_BROKEN),
        (Rule(Kind.STATUS, SMALL, code=404), FaultCode.REPO_MISSING),
        (Rule(Kind.NO_ANSWER, ""), FaultCode.HUB_UNREACHABLE),
        (Rule(Kind.RESET, WEIGHTS, after=0), FaultCode.HUB_UNREACHABLE),
        (Rule(Kind.GARBAGE, ""), FaultCode.HUB_BROKEN),
        (Rule(Kind.TRUNCATE, WEIGHTS, after=0), FaultCode.HUB_BROKEN),
        (Rule(Kind.WRONG_RANGE, WEIGHTS), FaultCode.HUB_BROKEN),
        (Rule(Kind.CORRUPT, WEIGHTS, after=200_000), FaultCode.DOWNLOAD_CORRUPT),
        (Rule(Kind.CORRUPT, SMALL, after=0), FaultCode.DOWNLOAD_CORRUPT),
        (Rule(Kind.PAGE, ""), FaultCode.HUB_LOGIN_PAGE),
        (Rule(Kind.PAGE, WEIGHTS), FaultCode.HUB_LOGIN_PAGE),
        (Rule(Kind.NONSENSE, INFO), FaultCode.HUB_BROKEN),
        (Rule(Kind.NONSENSE, TREE), FaultCode.HUB_BROKEN),
        (Rule(Kind.REDIRECT, WEIGHTS), FaultCode.HUB_BROKEN),
    ],
    ids=lambda value: f"{value.kind}-{value.match[-8:]}" if isinstance(value, Rule) else "",
)
def test_a_lasting_fault_is_told_and_the_next_try_goes_on(
    hub: FakeHub, tmp_path: Path, rule: Rule, code: FaultCode
) -> None:
    rule.times = None
    hub.faults(rule)
    end, _ = download(hub, tmp_path / "model")
    assert fault_of(end).code is code
    hub.faults()
    end, _ = download(hub, tmp_path / "model")
    assert isinstance(end, Finished)


def test_only_the_corrupt_file_is_fetched_again_and_from_its_start(
    hub: FakeHub, tmp_path: Path
) -> None:
    hub.faults(Rule(Kind.CORRUPT, WEIGHTS, after=299_999))
    download(hub, tmp_path / "model")
    assert hub.ranges("openvino_model.bin") == [0, 0]
    assert hub.ranges("openvino_tokenizer.bin") == [0]
    assert hub.ranges("openvino_model.xml") == [0]


def test_a_reset_costs_no_byte(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.HANG_UP, WEIGHTS, after=70_000, times=4))
    download(hub, tmp_path / "model")
    assert hub.ranges("openvino_model.bin") == [0, 70_000, 140_000, 210_000, 280_000]


def test_a_server_that_ignores_ranges_is_skipped_through(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(
        Rule(Kind.HANG_UP, WEIGHTS, after=70_000),
        Rule(Kind.NO_RANGE, WEIGHTS, skip=1, times=None),
    )
    download(hub, tmp_path / "model")
    assert hub.ranges("openvino_model.bin") == [0, 70_000]


def test_what_is_unfinished_can_be_listed(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    assert read_unfinished(folder) is None
    hub.faults(
        Rule(Kind.HANG_UP, WEIGHTS, after=70_000),
        Rule(Kind.STATUS, WEIGHTS, code=403, skip=1, times=None),
    )
    download(hub, folder)
    left = read_unfinished(folder)
    assert left is not None
    assert (left.repo, left.revision, left.commit) == (REPO, "main", hub.repositories[REPO].commit)
    assert 70_000 <= left.present_bytes < left.total_bytes
    hub.faults()
    download(hub, folder)
    assert read_unfinished(folder) is None


def test_the_wait_is_told_with_its_reason(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.STATUS, INFO, code=429, seconds=1, times=1))
    _, events = download(hub, tmp_path / "model")
    waits = [e for e in events if isinstance(e, DownloadState) and e.phase is Phase.WAITING]
    assert [wait.fault.code for wait in waits if wait.fault] == [FaultCode.HUB_BUSY]
    assert waits[0].retry_in_s >= 1.0


def test_nobody_there(hub: FakeHub, tmp_path: Path) -> None:
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint="http://127.0.0.1:1"))
    assert fault_of(end).code is FaultCode.HUB_UNREACHABLE
    assert fault_of(end).values == {"host": "127.0.0.1"}
    assert not (tmp_path / "m").exists()


# ── who may ──────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("token", "kind", "expected"),
    [
        ("", "gated", (FaultCode.REPO_GATED, "login")),
        (OTHER_TOKEN, "gated", (FaultCode.REPO_GATED, "terms")),
        ("hf_wrong", "open", (FaultCode.TOKEN_REFUSED, None)),
        ("", "private", (FaultCode.REPO_MISSING, None)),
        (OTHER_TOKEN, "private", (FaultCode.REPO_MISSING, None)),
    ],
)
def test_refusals(
    hub: FakeHub, tmp_path: Path, token: str, kind: str, expected: tuple[FaultCode, str | None]
) -> None:
    repository = hub.repositories[REPO]
    repository.gated, repository.private = kind == "gated", kind == "private"
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint=hub.url, token=token))
    assert (fault_of(end).code, fault_of(end).values.get("reason")) == expected
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint=hub.url, token=GOOD_TOKEN))
    assert isinstance(end, Finished)


def test_the_token_goes_to_the_hub_and_to_nobody_else(hub: FakeHub, tmp_path: Path) -> None:
    hub.repositories[REPO].gated = True
    download(hub, tmp_path / "m", settings=Hub(endpoint=hub.url, token=GOOD_TOKEN))
    sent = {seen.authorization for seen in hub.seen if seen.host == "hub"}
    assert sent == {f"Bearer {GOOD_TOKEN}"}
    assert {seen.authorization for seen in hub.seen if seen.host == "files"} == {None}


def test_no_token_of_the_environment_is_used(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_TOKEN", GOOD_TOKEN)
    download(hub, tmp_path / "m")
    assert {seen.authorization for seen in hub.seen} == {None}


def test_what_does_not_exist(hub: FakeHub, tmp_path: Path) -> None:
    for repo in ("OpenVINO/nothing", "no such name/at all", "../../etc"):
        end, _ = download(hub, tmp_path / "m", repo=repo)
        assert fault_of(end).code is FaultCode.REPO_MISSING
    end, _ = download(hub, tmp_path / "m", revision="v9")
    assert fault_of(end).code is FaultCode.REVISION_MISSING
    assert not (tmp_path / "m").exists()


def test_a_long_listing_comes_in_pages(hub: FakeHub, tmp_path: Path) -> None:
    hub.page = 2
    end, _ = download(hub, tmp_path / "m")
    assert isinstance(end, Finished)


# ── an update ────────────────────────────────────────────────────────────────


def test_an_update_fetches_what_changed_and_drops_what_is_gone(
    hub: FakeHub, tmp_path: Path
) -> None:
    folder = tmp_path / "m"
    download(hub, folder)
    (folder / "notes.txt").write_text("mine")
    newer = tiny_repository()
    newer.contents["config.json"] = b'{"model_type": "newer"}'
    del newer.contents["LICENSE"]
    newer.__post_init__()
    hub.add(newer)
    hub.seen.clear()
    hub.faults(Rule(Kind.STATUS, "config.json", code=404, times=1))
    end, _ = download_update(hub, folder)
    assert fault_of(end).code is FaultCode.REPO_MISSING
    assert (folder / READY_MARKER).exists()  # the old model is still whole
    assert (folder / "LICENSE").exists()
    end, _ = download_update(hub, folder)
    assert isinstance(end, Finished)
    assert {seen.path.split("/")[-1] for seen in hub.seen if "resolve" in seen.path} == {
        "config.json"
    }
    assert (folder / "notes.txt").read_text() == "mine"
    (folder / "notes.txt").unlink()
    check_exact(folder, newer)


def download_update(hub: FakeHub, folder: Path):  # as `download`
    """As `download`, but the folder may be ready before the end."""
    events = []
    return prepared(hub, folder, events).run(), events


@pytest.mark.parametrize("survivors", range(4))
def test_a_power_cut_between_the_files_of_an_update(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, survivors: int
) -> None:
    folder = tmp_path / "m"
    download(hub, folder)
    hub.add(tiny_repository(seed=2))
    replace, left = model_folder._replace, [survivors]

    def cut(source: Path, target: Path) -> None:
        if source.suffix == ".done":
            if not left[0]:
                raise RuntimeError("power cut")
            left[0] -= 1
        replace(source, target)

    monkeypatch.setattr(model_folder, "_replace", cut)
    with pytest.raises(RuntimeError):
        download_update(hub, folder)
    assert not (folder / READY_MARKER).exists()  # neither the old model nor the new one
    monkeypatch.setattr(model_folder, "_replace", replace)
    hub.seen.clear()
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert not hub.seen  # everything was there


def test_nothing_new_fetches_nothing(hub: FakeHub, tmp_path: Path) -> None:
    download(hub, tmp_path / "m")
    hub.seen.clear()
    download(hub, tmp_path / "m")
    assert not [seen for seen in hub.seen if "resolve" in seen.path]


def test_a_damaged_file_in_its_place_is_replaced(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    download(hub, folder)
    weights = folder / "openvino_model.bin"
    weights.write_bytes(b"x" * weights.stat().st_size)
    download(hub, folder)


def test_the_patience_is_that_of_the_policy(hub: FakeHub, tmp_path: Path) -> None:
    hub.faults(Rule(Kind.STATUS, INFO, code=503, times=3))
    impatient = RetryPolicy(first_s=0.001, attempts=2)
    end, _ = download(hub, tmp_path / "m", policy=impatient)
    assert fault_of(end).code is FaultCode.HUB_BROKEN


def test_nobody_but_the_hub_is_asked(tmp_path: Path) -> None:
    """The library asks its maker about this program, once in each process."""
    code = (
        "import sys; from pathlib import Path; from tests.hub_server.server import running; "
        "from tests.support.downloads import *; "
        "from moechat.hub.dialer import Dialer; reached = set(); dial = Dialer.dial; "
        "Dialer.dial = lambda self, origin: (reached.add(origin.host), dial(self, origin))[1]\n"
        "with running(tiny_repository()) as hub: end, _ = download(hub, Path(sys.argv[1]))\n"
        "print(type(end).__name__, sorted(reached), [s for s in hub.seen if 'agent' in s.path])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "m")],
        check=True, capture_output=True, text=True, cwd=Path(__file__).parents[3],
        env={**os.environ, "HF_HOME": str(tmp_path / "home")},
    )  # fmt: skip
    assert done.stdout == "Finished ['127.0.0.1'] []\n"
