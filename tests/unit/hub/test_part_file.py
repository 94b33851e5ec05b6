"""Parts: what counts after a kill and after a power cut."""

import errno
import hashlib
import os
import threading
from pathlib import Path

import pytest

from moechat.core.download_plan import RemoteFile
from moechat.hub import part_file
from moechat.hub.part_file import PartFile, has_content
from moechat.hub.trouble import Timing
from moechat.protocol.download_messages import DownloadEvent, Finished, Phase
from tests.hub_server.server import FakeHub
from tests.support.downloads import REPO, check_exact, phases, prepared

PATIENT = Timing(disk_poll_s=0.01)

DATA = bytes(range(256)) * 40
LARGE = RemoteFile("w.bin", len(DATA), "0" * 40, sha256=hashlib.sha256(DATA).hexdigest())
SMALL = RemoteFile(
    "c.json", len(DATA), hashlib.sha1(b"blob %d\0" % len(DATA) + DATA).hexdigest()
)  # as git names it


def _ignore(_: int) -> None:
    pass


def _append(path: Path, data: bytes, *, sync: bool = False) -> None:
    part = PartFile(path, LARGE)
    part.append(memoryview(data))
    if sync:
        part.sync()
    part.close()


@pytest.mark.parametrize("file", [LARGE, SMALL], ids=["sha256", "git"])
def test_a_part_goes_on_and_knows_when_it_is_right(tmp_path: Path, file: RemoteFile) -> None:
    path = tmp_path / "x.part"
    first = PartFile(path, file)
    first.append(memoryview(DATA)[:5000])
    assert not first.is_whole
    first.close()
    second = PartFile(path, file)
    read: list[int] = []
    second.reread(read.append)
    assert second.size == sum(read) == 5000
    second.append(memoryview(DATA)[5000:])
    assert second.is_whole
    assert second.is_right
    second.restart()
    second.append(memoryview(DATA[::-1]))
    assert second.is_whole
    assert not second.is_right
    second.close()
    assert path.read_bytes() == DATA[::-1]


def test_after_a_kill_every_byte_counts(tmp_path: Path) -> None:
    path = tmp_path / "x.part"
    _append(path, DATA[:3000], sync=True)
    with path.open("ab") as stream:  # the record is older than the last bytes
        stream.write(DATA[3000:5000])
    assert PartFile(path, LARGE).size == 5000


def test_after_a_power_cut_only_what_was_certain_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.part"
    _append(path, DATA[:3000], sync=True)
    with path.open("ab") as stream:
        stream.write(bytes(2000))  # what some file systems show instead of the lost bytes
    monkeypatch.setattr(part_file, "_boot", lambda: "the next one")
    part = PartFile(path, LARGE)
    assert part.size == path.stat().st_size == 3000
    part.reread(_ignore)
    part.append(memoryview(DATA)[3000:])
    assert part.is_right
    part.close()


def test_points_of_safety_come_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(part_file, "_SYNC_BYTES", 1000)
    synced: list[int] = []
    monkeypatch.setattr(part_file, "_sync_data", lambda fd: synced.append(os.fstat(fd).st_size))
    part = PartFile(tmp_path / "x.part", LARGE)
    for at in range(0, 3200, 400):
        part.append(memoryview(DATA)[at : at + 400])
    part.close()
    assert synced == [1200, 2400]


def test_a_part_longer_than_its_file_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "x.part"
    path.write_bytes(DATA + b"more")
    part = PartFile(path, LARGE)
    assert part.size == path.stat().st_size == 0
    part.close()


@pytest.mark.parametrize("tells", [True, False], ids=["error", "writes nothing"])
def test_a_full_drive_leaves_size_and_hash_in_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tells: bool
) -> None:
    part = PartFile(tmp_path / "x.part", LARGE)
    room = [4096]
    write = os.write

    def limited(descriptor: int, data: memoryview) -> int:
        if not room[0] and tells:
            raise OSError(errno.ENOSPC, "full")
        count = write(descriptor, data[: room[0]])
        room[0] -= count
        return count

    monkeypatch.setattr(part_file.os, "write", limited)
    with pytest.raises(OSError) as caught:  # noqa: PT011  # its number is looked at
        part.append(memoryview(DATA))
    assert caught.value.errno == errno.ENOSPC
    assert part.size == 4096
    room[0] = len(DATA)
    part.append(memoryview(DATA)[4096:])
    assert part.is_right
    part.close()


def test_a_download_waits_for_room_and_goes_on_without_asking_again(
    hub: FakeHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, refused = [150_000], [0]
    counting = threading.Lock()  # several files are written at once
    write = os.write

    def limited(descriptor: int, data: memoryview) -> int:
        with counting:
            if not room[0]:
                refused[0] += 1
                if refused[0] % 8 == 0:  # somebody makes room, whichever file waits for it
                    room[0] += 100_000
                raise OSError(errno.EDQUOT, "full")  # of which the free space tells nothing
            count = write(descriptor, data[: room[0]])
            room[0] -= count
        return count

    monkeypatch.setattr(part_file.os, "write", limited)
    events: list[DownloadEvent] = []
    end = prepared(hub, tmp_path / "m", events, timing=PATIENT).run()
    assert isinstance(end, Finished)
    check_exact(tmp_path / "m", hub.repositories[REPO])
    assert refused[0] >= 16
    assert Phase.DISK_FULL in phases(events)
    assert hub.ranges("openvino_model.bin") == [0]


def test_has_content(tmp_path: Path) -> None:
    path = tmp_path / "w.bin"
    path.write_bytes(DATA)
    assert has_content(path, LARGE, _ignore)
    path.write_bytes(DATA[::-1])
    assert not has_content(path, LARGE, _ignore)
    path.write_bytes(DATA[:-1])
    assert not has_content(path, LARGE, _ignore)
