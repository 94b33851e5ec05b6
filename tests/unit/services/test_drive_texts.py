"""What is said of a drive: figures, verdicts, and lines for the terminal."""

import msgspec
import pytest

from moechat.core.cells import cells
from moechat.core.drive_choice import ModelPlace
from moechat.core.drive_test import (
    DriveTest,
    Encryption,
    FileRead,
    LinkSpeed,
    Random4k,
    ReadAhead,
    SliceReads,
)
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine
from moechat.services.drive_report import conclude
from moechat.services.drive_texts import drive_rows, report_text, verdict
from moechat.services.read_ahead_texts import read_ahead_lines
from tests.unit.core.test_drive_test import model

TEST = DriveTest(
    random4k=Random4k(p50_us=82.4, p99_us=310.0, iops=11_800.0, mb_s=48.3),
    slice=SliceReads(bytes=786_432, qd1_mb_s=1500.0, qd4_mb_s=3100.0),
    sequential_mb_s=3400.0,
    kind=DriveKind.NVME,
    filesystem="ext4",
    readahead_kb=128,
    readahead_device="nvme0n1",
    path="/models",
    device="nvme0n1p2",
    encryption=Encryption.NONE,
    compression="none",
    file=FileRead.MODEL,
    read_bytes=1 << 30,
    seconds=6.2,
)


def said(**changes: object) -> str:
    report = conclude(msgspec.structs.replace(TEST, **changes), model())
    return "\n".join([*verdict(report), *read_ahead_lines(report.test)])


def test_rows() -> None:
    rows = dict(drive_rows(TEST))
    assert "NVMe drive, ext4, nvme0n1p2" in rows["Drive"]
    assert "82.4 µs" in rows["4 kB, random"]
    assert "11,800" in rows["4 kB, random"]
    assert rows["Slices of 768 kB"] == "1,500 MB/s, one at a time, 3,100 MB/s, four at a time"
    assert rows["In order"] == "3,400 MB/s"
    assert rows["Read-ahead"] == "128 kB"


def test_what_is_not_available_is_said() -> None:
    bare = DriveTest(slice=SliceReads(bytes=4096), path="/x", file=FileRead.TEMPORARY)
    rows = dict(drive_rows(bare))
    for name in ("4 kB, random", "Slices of 4 kB", "In order", "Read-ahead", "Encryption",
                 "Compression"):  # fmt: skip
        assert rows[name] == "not available here"
    assert "Link" not in rows
    assert "too slow to be measured" in "\n".join(verdict(conclude(bare, model())))


def test_verdicts() -> None:
    fast = said()
    assert "fast enough to stream from" in fast
    assert "one after the other" in fast
    assert "not the one on the label" not in said(
        slice=SliceReads(bytes=786_432, qd1_mb_s=1500.0, qd4_mb_s=1600.0)
    )
    assert "if not fast" in said(slice=SliceReads(bytes=786_432, qd1_mb_s=500.0))
    assert "slow to stream from" in said(slice=SliceReads(bytes=786_432, qd1_mb_s=60.0))


def test_what_streams_nothing_is_not_called_fast() -> None:
    cpu = DeviceFacts(id="CPU", name="", kind=DeviceKind.CPU)
    machine = Machine(devices=[cpu], ram_total_bytes=0, ram_available_bytes=0)
    first = verdict(conclude(TEST, model(), machine=machine))[0]
    assert first.startswith("This PC has no graphics that can stream.")
    assert "fast enough" not in first
    dense = msgspec.structs.replace(model(), experts=0)
    assert verdict(conclude(TEST, dense, machine=machine)) == [
        f"{dense.name} streams nothing; the drive matters only while it loads."
    ]


def test_memory_is_no_drive() -> None:
    report = conclude(msgspec.structs.replace(TEST, kind=DriveKind.MEMORY), model())
    lines = report_text(report)
    assert any("This is memory, not a drive" in line for line in lines)
    assert not report.allowed
    assert "stream from" not in "\n".join(lines)


def test_notes() -> None:
    link = LinkSpeed(gt_s=8.0, lanes=2, most_gt_s=16.0, most_lanes=4)
    assert "8 GT/s on 2 lanes, the drive could do 16 GT/s on 4 lanes" in said(link=link)
    assert "connected by less" not in said(link=msgspec.structs.replace(link, gt_s=16.0, lanes=4))
    assert "encrypted" in said(encryption=Encryption.DM_CRYPT)
    assert "encrypted" not in said(encryption=None)
    assert "compressed (zstd:3)" in said(compression="zstd:3")
    assert "past the file cache" in said(direct=False)


def test_read_ahead() -> None:
    measured = ReadAhead(
        present_mb_s=785.0, doubled_mb_s=840.0, willneed_mb_s=1210.0, readahead_mb_s=1190.0,
        reads=40, better_kb=1024,
    )  # fmt: skip
    wins = said(read_ahead=measured)
    assert "785 MB/s" in wins
    assert "the whole slice advised 1,210" in wins
    assert "sudo blockdev --setra 2048 /dev/nvme0n1\n" in wins
    rule = 'ACTION=="add|change", KERNEL=="nvme0n1", ATTR{queue/read_ahead_kb}="1024"'
    assert rule in wins
    mapped = said(read_ahead=measured, readahead_device="mapper/vg-root")
    assert "--setra 2048 /dev/mapper/vg-root\n" in mapped
    assert 'ENV{DM_NAME}=="vg-root"' in mapped
    for none in (
        said(read_ahead=msgspec.structs.replace(measured, better_kb=None)),
        said(read_ahead=measured, readahead_device=None),
    ):
        assert "setra" not in none
        assert "leave it as it is" in none
    large = said(read_ahead=msgspec.structs.replace(measured, better_kb=None), readahead_kb=8192)
    assert "covers a whole slice already" in large
    assert "setra" not in large
    assert "Read-ahead is" not in said(read_ahead=None)


def test_the_better_drive_is_named() -> None:
    other = ModelPlace(folder="/fast", kind=DriveKind.NVME, free_bytes=1 << 40, slice_mb_s=5000.0)
    text = "\n".join(verdict(conclude(TEST, model(), (other,))))
    assert "/fast (NVMe drive) reads slices at 5,000 MB/s" in text


def test_wide_letters_keep_the_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [("ドライブ", "one"), ("Read-ahead", "two")]
    monkeypatch.setattr("moechat.services.drive_texts.drive_rows", lambda _: rows)
    first, second = report_text(conclude(TEST, None))[:2]
    assert cells(first[: first.index("one")]) == second.index("two")


def test_a_table_of_ratios() -> None:
    lines = report_text(conclude(TEST, model()))
    table = lines[lines.index(next(line for line in lines if "Streamed" in line)) :]
    assert len(table) == 10
    assert table[1].split()[0] == "10"
    assert len({len(line) for line in table}) == 1
    example = "\n".join(report_text(conclude(TEST, None)))
    assert "there is no such model here" in example
