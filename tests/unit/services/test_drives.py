"""What kind of drive a folder lies on, from recorded /proc and /sys trees."""

import sys
from pathlib import Path

import pytest

from moechat.core.machine import DriveKind
from moechat.services.drives import drive_kind, linux_drive_kind, mount_of, windows_drive_kind

MOUNTINFO = """\
27 1 259:2 / / rw,relatime shared:1 - ext4 /dev/nvme0n1p2 rw
40 27 0:35 / /tmp rw - tmpfs tmpfs rw
41 27 8:1 / /data rw - ext4 /dev/sda1 rw
42 27 8:17 / /media/My\\040Disk rw - exfat /dev/sdb1 rw
43 27 0:50 / /srv/nas rw - nfs4 nas:/models rw
44 27 0:60 /home /home rw - btrfs /dev/mapper/luks rw
45 27 254:0 / /virtual rw - ext4 /dev/vda rw
46 41 0:70 / /data/cloud rw - fuse.rclone remote: rw
47 27 253:1 / /pool rw - xfs /dev/dm-1 rw
"""
DISKS = {
    "pci0000:00/0000:01:00.0/nvme/nvme0/nvme0n1": ("259:0", "0"),
    "pci0000:00/0000:00:17.0/ata1/host0/target0/0:0:0:0/block/sda": ("8:0", "1"),
    "pci0000:00/0000:00:14.0/usb2/2-1/host1/block/sdb": ("8:16", "0"),
    "virtual/vda": ("254:0", "1"),
    "virtual/block/dm-0": ("253:0", "0"),
    "virtual/block/dm-1": ("253:1", "0"),
}
PARTITIONS = {"nvme0n1": ("nvme0n1p2", "259:2"), "sda": ("sda1", "8:1"), "sdb": ("sdb1", "8:17")}
SLAVES = {"dm-0": ["nvme0n1p2"], "dm-1": ["sda1", "nvme0n1p2"]}

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="symbolic links as in /sys")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "proc/self").mkdir(parents=True)
    (tmp_path / "proc/self/mountinfo").write_text(MOUNTINFO)
    numbers, blocks = tmp_path / "sys/dev/block", tmp_path / "sys/class/block"
    numbers.mkdir(parents=True)
    blocks.mkdir(parents=True)
    places = {}
    for where, (number, rotational) in DISKS.items():
        disk = tmp_path / "sys/devices" / where
        (disk / "queue").mkdir(parents=True)
        (disk / "queue/rotational").write_text(f"{rotational}\n")
        places[disk.name] = (disk, number)
        if disk.name in PARTITIONS:
            name, part_number = PARTITIONS[disk.name]
            (disk / name).mkdir()
            (disk / name / "partition").write_text("1\n")
            places[name] = (disk / name, part_number)
    for name, (place, number) in places.items():
        (numbers / number).symlink_to(place)
        (blocks / name).symlink_to(place)
    (blocks / "luks").symlink_to(places["dm-0"][0])  # as /dev/mapper has it
    for name, below in SLAVES.items():
        (places[name][0] / "slaves").mkdir()
        for slave in below:
            (places[name][0] / "slaves" / slave).symlink_to(places[slave][0])
    return tmp_path


@on_linux
@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/usr/models", DriveKind.NVME),
        ("/tmp", DriveKind.MEMORY),
        ("/tmpfoo", DriveKind.NVME),  # not below /tmp
        ("/data/models", DriveKind.ROTATING),
        ("/data/cloud/models", DriveKind.NETWORK),
        ("/media/My Disk/m", DriveKind.USB),
        ("/srv/nas/m", DriveKind.NETWORK),
        ("/home/me/models", DriveKind.NVME),  # btrfs on an encrypted NVMe partition
        ("/virtual", DriveKind.UNKNOWN),  # virtual drives call themselves rotating
        ("/pool", DriveKind.UNKNOWN),  # two kinds in one
    ],
)
def test_kinds(root: Path, path: str, kind: DriveKind) -> None:
    assert linux_drive_kind(Path(path), root) is kind


@on_linux
def test_an_ssd(root: Path) -> None:
    sda = next(root.rglob("sda/queue/rotational"))
    sda.write_text("0\n")
    assert linux_drive_kind(Path("/data"), root) is DriveKind.SSD


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert linux_drive_kind(Path("/x"), tmp_path) is DriveKind.UNKNOWN
    assert mount_of("/x", "damaged line\n - \n") == ("", "", "", "")


def test_a_mount_hides_an_earlier_one() -> None:
    twice = MOUNTINFO + "60 27 0:99 / /data rw - tmpfs tmpfs rw\n"
    assert mount_of("/data/x", twice).file_system == "tmpfs"


@pytest.mark.parametrize(
    ("bus", "seeks", "kind"),
    [
        (17, None, DriveKind.NVME),
        (7, False, DriveKind.USB),
        (11, False, DriveKind.SSD),
        (11, True, DriveKind.ROTATING),
        (8, None, DriveKind.UNKNOWN),
        (15, False, DriveKind.UNKNOWN),
        (-1, None, DriveKind.UNKNOWN),
    ],
)
def test_windows(bus: int, seeks: bool | None, kind: DriveKind) -> None:
    assert windows_drive_kind(bus, seeks) is kind


def test_here(tmp_path: Path) -> None:
    assert drive_kind(tmp_path) in DriveKind
