"""Repositories, hubs and folders that mean harm: nothing is ever written outside the folder."""

import hashlib
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode
from moechat.core.retry import RetryPolicy
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import Finished, Hub
from tests.hub_server.repository import Repository
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub
from tests.support.downloads import REPO, download, fault_of, tiny_repository

HARMLESS = {"openvino_model.xml": b"<net/>", "openvino_model.bin": b"weights"}
HOSTILE = [
    "../evil.json",
    "sub/../../evil.json",
    "/tmp/evil.json",
    "C:\\evil.json",
    "C:/evil.json",
    "..\\evil.json",
    "CON",
    "nul.json",
    "sub/LPT1.txt",
    "config.json.",
    "config.json ",
    "config.json:hidden",
    "new\nline.json",
    "x" * 256,
    "ready",
    ".moechat/plan.json",
    "OPENVINO_model.xml",
    "openvino_model.xml/inside.json",
]


def _everything(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name)[:24])
def test_a_hostile_name_leaves_no_trace(hub: FakeHub, tmp_path: Path, name: str) -> None:
    hub.add(Repository(REPO, HARMLESS | {name: b"evil"}))
    end, _ = download(hub, tmp_path / "models" / "m")
    assert fault_of(end).code is FaultCode.REPO_UNSAFE
    assert _everything(tmp_path) <= {"models"}
    assert not [seen for seen in hub.seen if "/resolve/" in seen.path]


def test_the_longest_name_and_empty_files(hub: FakeHub, tmp_path: Path) -> None:
    longest = "n" * 250 + ".json"
    hub.add(Repository(REPO, HARMLESS | {longest: b"{}", "empty.txt": b"", "empty.bin": b"",
                                         "empty.xml": b""}))  # fmt: skip
    end, _ = download(hub, tmp_path / "m")
    assert isinstance(end, Finished)


def test_a_hundred_thousand_files(hub: FakeHub, tmp_path: Path) -> None:
    hub.add(Repository(REPO, HARMLESS | {f"{n}.json": b"" for n in range(100_000)}))
    hub.page = 1000
    end, _ = download(hub, tmp_path / "m", timing=Timing())  # pages of this size take their time
    assert fault_of(end).code is FaultCode.REPO_TOO_MANY_FILES
    assert not (tmp_path / "m").exists()
    assert len(hub.seen) < 20  # it did not read on for nothing


def test_a_listing_without_an_end(hub: FakeHub, tmp_path: Path) -> None:
    hub.page = 0  # each page is empty and names the next one
    once = RetryPolicy(first_s=0.001, attempts=0)
    end, _ = download(hub, tmp_path / "m", policy=once)
    assert fault_of(end).code is FaultCode.HUB_BROKEN


@pytest.mark.parametrize("endpoint", ["", "hub", "ftp://hub", "https://", "file:///etc"])
def test_no_address_of_a_hub(hub: FakeHub, tmp_path: Path, endpoint: str) -> None:
    end, _ = download(hub, tmp_path / "m", settings=Hub(endpoint=endpoint))
    assert fault_of(end).code is FaultCode.HUB_BROKEN
    assert not (tmp_path / "m").exists()


def test_a_commit_that_is_none(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Repository, "commit", "../../../api/secrets")
    end, _ = download(hub, tmp_path / "m")
    assert fault_of(end).code is FaultCode.HUB_BROKEN
    assert not [seen for seen in hub.seen if "secrets" in seen.path]


def test_a_redirect_to_a_stranger_is_no_way_to_the_token_or_to_wrong_bytes(
    hub: FakeHub, tmp_path: Path
) -> None:
    target = f"{hub.files_url}/cdn/stolen"
    hub.faults(Rule(Kind.REDIRECT, "config.json", target=target, times=None))
    end, _ = download(hub, tmp_path / "m")
    assert fault_of(end).code is FaultCode.HUB_BROKEN
    stolen = [seen for seen in hub.seen if seen.path == "/cdn/stolen"]
    assert stolen
    assert {seen.authorization for seen in stolen} == {None}


def test_a_stored_plan_that_somebody_changed_is_not_followed(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "models" / "m"
    hub.faults(Rule(Kind.STATUS, "/cdn/", code=404, times=None))
    download(hub, folder)
    plan = folder / ".moechat" / "plan.json"
    plan.write_bytes(plan.read_bytes().replace(b'"config.json"', b'"../evil.json"'))
    hub.faults()
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert not (tmp_path / "models" / "evil.json").exists()


@pytest.mark.parametrize("where", ["sub", ".moechat", ".moechat/parts"])
def test_a_link_in_the_folder_leads_nowhere(hub: FakeHub, tmp_path: Path, where: str) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "m"
    outside.mkdir()
    link = folder / where
    link.parent.mkdir(parents=True)
    link.symlink_to(outside, target_is_directory=True)
    end, _ = download(hub, folder)
    assert fault_of(end).code is FaultCode.DOWNLOAD_FOLDER_LINK
    assert not list(outside.iterdir())


def test_a_link_in_the_place_of_a_file_is_replaced_not_followed(
    hub: FakeHub, tmp_path: Path
) -> None:
    outside, folder = tmp_path / "outside.json", tmp_path / "m"
    outside.write_bytes(b"precious")
    folder.mkdir()
    (folder / "config.json").symlink_to(outside)
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert outside.read_bytes() == b"precious"
    assert not (folder / "config.json").is_symlink()


def test_a_link_in_the_place_of_a_part_is_not_followed(hub: FakeHub, tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "m"
    outside.write_bytes(b"precious")
    hub.faults(
        Rule(Kind.RESET, "/cdn/", after=1000, times=2),
        Rule(Kind.STATUS, "/cdn/", code=403, times=None, skip=2),
    )
    download(hub, folder)
    parts = list((folder / ".moechat" / "parts").glob("*.part"))
    assert parts
    for part in parts:
        part.unlink()
        part.symlink_to(outside)
        part.with_suffix(".done").symlink_to(outside)
    hub.faults()
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert outside.read_bytes() == b"precious"


def test_a_folder_with_something_else_in_it_is_left_alone(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    folder.mkdir()
    (folder / "thesis.txt").write_text("years of work")
    end, _ = download(hub, folder)
    assert fault_of(end).code is FaultCode.DOWNLOAD_FOLDER_OTHER
    assert [path.name for path in folder.iterdir()] == ["thesis.txt"]
    assert (folder / "thesis.txt").read_text() == "years of work"


def test_files_that_were_put_there_by_hand_are_checked_and_used(
    hub: FakeHub, tmp_path: Path
) -> None:
    folder = tmp_path / "m"
    folder.mkdir()
    contents = tiny_repository().contents
    (folder / "openvino_model.bin").write_bytes(contents["openvino_model.bin"])
    (folder / "openvino_tokenizer.bin").write_bytes(contents["openvino_tokenizer.bin"][::-1])
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert not hub.ranges("openvino_model.bin")
    assert hub.ranges("openvino_tokenizer.bin") == [0]


def test_a_part_with_other_bytes_is_noticed(hub: FakeHub, tmp_path: Path) -> None:
    folder = tmp_path / "m"
    hub.faults(Rule(Kind.STATUS, "/cdn/", code=403, times=None))
    download(hub, folder)
    parts = folder / ".moechat" / "parts"
    file = hub.repositories[REPO].files["openvino_model.bin"]
    name = hashlib.sha256(f"{file.oid} openvino_model.bin".encode()).hexdigest()[:24]
    (parts / f"{name}.part").write_bytes(b"\0" * 200_000)
    hub.faults()
    end, _ = download(hub, folder)
    assert isinstance(end, Finished)
    assert hub.ranges("openvino_model.bin") == [200_000, 0]
