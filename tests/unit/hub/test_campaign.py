"""Hundreds of downloads from a hub that fails in every way at random, alone and combined.

Each ends with a folder that is right to the bit and marked ready, or with a clear fault or pause
after which the next one goes on. Between them the parts suffer what a power cut does to files.
"""

import random
import threading
from pathlib import Path

import pytest

from moechat.core.faults import FaultCode
from moechat.core.repo_paths import READY_MARKER
from moechat.core.retry import RetryPolicy
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import DownloadEvent, DownloadProgress, Finished, Stopped
from moechat.protocol.messages import Failed
from tests.hub_server.rules import Kind, Rule
from tests.hub_server.server import FakeHub, running
from tests.support.downloads import check_ready, prepared, tiny_repository

RUNS = 520
BATCHES = 8
WEIGHTS = 60_000
WHERE = [r"/cdn/", r"/cdn/.*model\.bin", r"/resolve/", r"config\.json", r"\.xml", r"/tree/",
         r"/revision/", r"/api/", r""]  # fmt: skip
STATUSES = [403, 404, 408, 416, 425, 429, 500, 502, 503, 504]
SLOW_KINDS = {Kind.SLOW, Kind.STALL, Kind.THROTTLE}
# What may end a download that met these faults. REPO_MISSING comes of a 404 by the hub itself.
CLEAR = {
    FaultCode.HUB_UNREACHABLE, FaultCode.HUB_BUSY, FaultCode.HUB_BROKEN, FaultCode.HUB_LOGIN_PAGE,
    FaultCode.DOWNLOAD_CORRUPT, FaultCode.REPO_MISSING,
}  # fmt: skip
HASTY = RetryPolicy(first_s=0.0005, longest_s=0.002, attempts=6, stubborn_attempts=2)
SHORT = Timing(connect_s=2.0, silence_s=0.15, disk_poll_s=0.01)
PATIENT = Timing(connect_s=10.0, silence_s=10.0, disk_poll_s=0.01)  # however busy the machine is


def _rule(chance: random.Random) -> Rule:
    kinds = [kind for kind in Kind if kind not in SLOW_KINDS or chance.random() < 0.1]
    return Rule(
        chance.choice(kinds),
        chance.choice(WHERE),
        times=chance.choice([1, 1, 2, 3, 5, None]),
        skip=chance.choice([0, 0, 0, 1, 2]),
        after=chance.randrange(WEIGHTS),
        seconds=0.25,
        code=chance.choice(STATUSES),
        target=chance.choice(["", "ftp://x/", "http://127.0.0.1:1/", "//", "/elsewhere"]),
    )


def _rules(chance: random.Random) -> list[Rule]:
    rules = [_rule(chance) for _ in range(chance.choice([0, 1, 1, 2, 3, 4]))]
    for rule in rules:
        if rule.kind is Kind.STATUS:
            rule.seconds = 0.0  # nobody waits for a Retry-After here
        if rule.kind is Kind.THROTTLE:
            rule.after = 2_000_000
    return rules


def _damage(chance: random.Random, folder: Path) -> None:
    """What may have become of a part that was being written when the power went."""
    for part in sorted((folder / ".moechat" / "parts").glob("*.part")):
        data = bytearray(part.read_bytes())
        match chance.randrange(6):
            case 0:
                part.write_bytes(data[: len(data) // 2])
            case 1 if data:
                begin = chance.randrange(len(data))
                part.write_bytes(data[:begin] + bytes(len(data) - begin))
            case 2:
                part.write_bytes(data + b"more than it should have been")
            case 3:
                part.with_suffix(".synced").write_bytes(b'{"size": 10, "boot": "another"}')
            case 4:
                part.with_suffix(".synced").write_bytes(b"\0\0\0")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_never_a_wrong_file_and_never_a_false_ready(batch: int, tmp_path: Path) -> None:
    chance = random.Random(batch)
    finished = failed = stopped = 0
    with running() as hub:
        for number in range(RUNS // BATCHES):
            if number % 4 == 0:  # else go on with what is left of the last one
                folder = tmp_path / f"m{number}"
                hub.add(tiny_repository(seed=batch * 1000 + number, weights=WEIGHTS))
            hub.faults(*_rules(chance))
            end = _run(hub, folder, chance)
            check_ready(end, folder, hub)
            match end:
                case Finished():
                    finished += 1
                    (folder / READY_MARKER).unlink()
                case Failed():
                    failed += 1
                    assert end.fault.code in CLEAR, end
                    _damage(chance, folder)
                case Stopped():
                    stopped += 1
                    _damage(chance, folder)
            if number % 4 == 3:
                hub.faults()
                end = prepared(hub, folder, [], policy=HASTY, timing=PATIENT).run()
                assert isinstance(end, Finished), end
                check_ready(end, folder, hub)
    # Whether a pause comes in time is the machine's affair: of either kind there are many.
    assert finished
    assert failed + stopped


def _run(hub: FakeHub, folder: Path, chance: random.Random) -> Finished | Stopped | Failed:
    """One download; some are paused or cancelled in the middle."""
    events: list[DownloadEvent] = []
    download = prepared(hub, folder, events, policy=HASTY, timing=SHORT,
                        parallel_files=chance.choice([1, 2, 4]))  # fmt: skip
    timer: threading.Timer | None = None
    if chance.random() < 0.25:
        act = chance.choice([download.pause, lambda: download.cancel(keep_parts=False)])
        timer = threading.Timer(chance.random() * 0.03, act)
        timer.start()
    end = download.run()
    if timer is not None:
        timer.cancel()
        timer.join()
    for event in events:
        if isinstance(event, DownloadProgress):
            assert 0 <= event.done_bytes <= event.total_bytes
    return end
