"""Downloads from the hub's look-alike, with little patience, and what must hold after each."""

import random
from pathlib import Path

from moechat.core.faults import Fault
from moechat.core.repo_paths import PRIVATE_FOLDER, READY_MARKER
from moechat.core.retry import RetryPolicy
from moechat.hub.download import Download
from moechat.hub.model_folder import read_manifest
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import (
    DownloadEnd,
    DownloadEvent,
    DownloadState,
    Finished,
    Hub,
    Phase,
    StartDownload,
)
from moechat.protocol.messages import Failed
from tests.hub_server.repository import Repository
from tests.hub_server.server import FakeHub

REPO = "OpenVINO/tiny-moe-int4-ov"
QUICK = Timing(connect_s=5.0, silence_s=0.4, disk_poll_s=0.02)
EAGER = RetryPolicy(first_s=0.002, longest_s=0.01, attempts=8, stubborn_attempts=3)
NOT_WANTED = {"model.safetensors": b"weights of another runtime", ".gitattributes": b"*.bin lfs"}


def tiny_repository(repo: str = REPO, seed: int = 1, weights: int = 300_000) -> Repository:
    """A model of some ``weights`` bytes, with all kinds of files that a download meets."""
    chance = random.Random(seed)
    return Repository(
        repo,
        {
            "openvino_model.xml": chance.randbytes(20_000),
            "openvino_model.bin": chance.randbytes(weights),
            "openvino_tokenizer.xml": b"<net/>",
            "openvino_tokenizer.bin": chance.randbytes(min(weights // 3, 100_000)),
            "config.json": b'{"model_type": "tiny"}',
            "sub/empty.json": b"",
            "LICENSE": b"Apache-2.0",
        }
        | NOT_WANTED,
    )


def download(
    hub: FakeHub,
    folder: Path,
    *,
    policy: RetryPolicy = EAGER,
    timing: Timing = QUICK,
    settings: Hub | None = None,
    **options: object,
) -> tuple[DownloadEnd, list[DownloadEvent]]:
    """Run one download here; returns its end and what it told."""
    events: list[DownloadEvent] = []
    end = prepared(
        hub, folder, events, policy=policy, timing=timing, settings=settings, **options
    ).run()
    check_ready(end, folder, hub)
    return end, events


def prepared(
    hub: FakeHub,
    folder: Path,
    events: list[DownloadEvent],
    *,
    policy: RetryPolicy = EAGER,
    timing: Timing = QUICK,
    settings: Hub | None = None,
    **options: object,
) -> Download:
    """A download that can be run, paused and cancelled; it tells ``events``."""
    chosen = settings or Hub(endpoint=hub.url, use_system_proxy=False)
    values = {"id": 7, "repo": REPO, "folder": str(folder), "hub": chosen, "reserve_bytes": 0}
    request = StartDownload(**(values | options))  # type: ignore[arg-type]  # any of its fields
    return Download(request, events.append, timing, policy)


def check_ready(end: DownloadEnd, folder: Path, hub: FakeHub, repo: str = REPO) -> None:
    """Ready is told and marked just where every file is there, bit by bit, and nothing else."""
    assert (folder / READY_MARKER).exists() == isinstance(end, Finished), end
    if isinstance(end, Finished):
        check_exact(folder, hub.repositories[repo])


def check_exact(folder: Path, repository: Repository) -> None:
    """The folder holds the wanted files of ``repository``, bit by bit, and nothing else."""
    wanted = {p: d for p, d in repository.contents.items() if p not in NOT_WANTED}
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and PRIVATE_FOLDER not in path.parts
    }
    found.pop(READY_MARKER)
    assert found == wanted
    manifest = read_manifest(folder)
    assert manifest is not None
    assert manifest.commit == repository.commit
    assert {file.path: file.oid for file in manifest.files} == {
        path: repository.files[path].oid for path in wanted
    }
    assert not (folder / PRIVATE_FOLDER / "parts").exists()


def fault_of(end: DownloadEnd) -> Fault:
    """Why it failed."""
    assert isinstance(end, Failed), end
    return end.fault


def phases(events: list[DownloadEvent]) -> list[Phase]:
    """The phases that were told, in order."""
    return [event.phase for event in events if isinstance(event, DownloadState)]
