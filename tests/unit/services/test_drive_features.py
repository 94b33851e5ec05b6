"""What the system tells of a drive, from recorded /proc and /sys trees and Windows' answers."""

import struct
import sys
from pathlib import Path

import pytest

from moechat.core.drive_test import DriveFeatures, Encryption, LinkSpeed
from moechat.core.machine import DriveKind
from moechat.services.drive_features import drive_features, file_flags, linux_features
from moechat.services.windows_volume import compression_of, encryption_of, physical_drive

MOUNTINFO = """\
27 1 253:1 / / rw,relatime shared:1 - ext4 /dev/mapper/vg-root rw
41 27 8:1 / /data rw - xfs /dev/sda1 rw
42 27 0:45 / /home rw - btrfs /dev/nvme0n1p3 rw,compress=zstd:3,ssd,subvolid=256
43 27 7:0 / /image rw - ext4 /dev/loop0 rw
44 27 0:60 / /merged rw - overlay overlay rw,lowerdir=/data/lower,upperdir=/data/upper,workdir=/w
45 27 0:61 / /container rw - overlay overlay rw,lowerdir=/host/a:/host/b,upperdir=/host/up
46 27 0:62 / /secret rw - fuse.gocryptfs /data/cipher rw
47 27 0:63 / /srv rw - nfs4 nas:/models rw
48 27 9:0 / /raid rw - ext4 /dev/md0 rw
49 27 0:64 / /pool rw - zfs tank/models rw
50 27 7:1 / /snap/x ro - squashfs /dev/loop1 ro
51 27 0:65 / /memory rw - tmpfs tmpfs rw
"""
NVME = "pci0000:00/0000:00:06.0/0000:01:00.0/nvme/nvme0/nvme0n1"
SATA = "pci0000:00/0000:00:17.0/ata1/host0/target0/0:0:0:0/block/sda"
DISKS = {  # number, read-ahead, other files
    NVME: ("259:0", "128", {}),
    SATA: ("8:0", "256", {"queue/rotational": "1"}),
    "virtual/block/dm-0": ("253:0", "512", {"dm/uuid": "CRYPT-LUKS2-0123-luks", "dm/name": "luks"}),
    "virtual/block/dm-1": ("253:1", "1024", {"dm/uuid": "LVM-abc", "dm/name": "vg-root"}),
    "virtual/block/md0": ("9:0", "4096", {}),
    "virtual/block/loop0": ("7:0", "128", {"loop/backing_file": "/data/disk image.img"}),
    "virtual/block/loop1": ("7:1", "128", {"loop/backing_file": "/gone (deleted)"}),
}
PARTITIONS = {
    "nvme0n1": [("nvme0n1p2", "259:2"), ("nvme0n1p3", "259:3")],
    "sda": [("sda1", "8:1")],
}
SLAVES = {"dm-0": ["nvme0n1p2"], "dm-1": ["dm-0"], "md0": ["sda1", "nvme0n1p3"]}

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="symbolic links as in /sys")


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{text}\n")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    put(tmp_path / "proc/self/mountinfo", MOUNTINFO)
    places: dict[str, tuple[Path, str]] = {}
    for where, (number, ahead, files) in DISKS.items():
        disk = tmp_path / "sys/devices" / where
        put(disk / "queue/read_ahead_kb", ahead)
        put(disk / "queue/rotational", "0")
        for name, text in files.items():
            put(disk / name, text)
        places[disk.name] = (disk, number)
        for name, number_of_part in PARTITIONS.get(disk.name, []):
            put(disk / name / "partition", "1")
            places[name] = (disk / name, number_of_part)
    for name, (place, number) in places.items():
        for link in (tmp_path / "sys/dev/block" / number, tmp_path / "sys/class/block" / name):
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(place)
    for name, lower in SLAVES.items():
        for each in lower:
            (places[name][0] / "slaves").mkdir(exist_ok=True)
            (places[name][0] / "slaves" / each).symlink_to(places[each][0])
    for name, text in (("current_link_speed", "8.0 GT/s PCIe"), ("current_link_width", "4"),
                       ("max_link_speed", "16.0 GT/s PCIe"), ("max_link_width", "4")):  # fmt: skip
        put(tmp_path / "sys/devices/pci0000:00/0000:00:06.0/0000:01:00.0" / name, text)
    put(tmp_path / "sys/class/bdi/btrfs-1/read_ahead_kb", "4096")
    put(tmp_path / "sys/class/bdi/0:63/read_ahead_kb", "15360")
    put(tmp_path / "data/disk image.img", "")
    for folder in ("data/upper", "data/lower"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


@on_linux
def test_lvm_on_luks_on_nvme(root: Path) -> None:
    found = linux_features(Path("/models"), root)
    assert found.kind is DriveKind.NVME
    assert (found.filesystem, found.device) == ("ext4", "dm-1")
    assert (found.readahead_kb, found.readahead_device) == (1024, "mapper/vg-root")
    layers = [(layer.name, layer.readahead_kb) for layer in found.layers]
    assert layers == [("dm-1", 1024), ("dm-0", 512), ("nvme0n1p2", 128)]
    assert found.encryption is Encryption.DM_CRYPT
    assert found.compression == "none"
    assert found.link == LinkSpeed(gt_s=8.0, lanes=4, most_gt_s=16.0, most_lanes=4)
    assert found.link.is_reduced


@on_linux
def test_a_partition_of_a_hard_disk(root: Path) -> None:
    found = linux_features(Path("/data/x"), root)
    assert found.kind is DriveKind.ROTATING
    assert (found.device, found.readahead_kb, found.readahead_device) == ("sda1", 256, "sda")
    assert found.encryption is Encryption.NONE
    assert found.link is None
    assert linux_features(Path("/data/x"), root, flags=0x800).encryption is Encryption.FSCRYPT
    assert linux_features(Path("/data/x"), root, flags=0x4).compression == "xfs"


@on_linux
def test_btrfs_has_a_read_ahead_of_its_own(root: Path) -> None:
    found = linux_features(Path("/home/me"), root)
    assert (found.kind, found.compression) == (DriveKind.NVME, "zstd:3")
    assert (found.readahead_kb, found.readahead_device) == (4096, None)
    put(root / "sys/class/bdi/btrfs-2/read_ahead_kb", "8192")  # which of the two is not told
    assert linux_features(Path("/home/me"), root).readahead_kb is None


@on_linux
def test_loops_and_raid(root: Path) -> None:
    found = linux_features(Path("/image/m"), root)
    assert found.kind is DriveKind.ROTATING  # the drive of its file
    assert (found.readahead_kb, found.readahead_device) == (128, "loop0")
    assert [layer.name for layer in found.layers] == ["loop0", "sda1"]
    found = linux_features(Path("/raid"), root)
    assert found.kind is DriveKind.UNKNOWN  # two kinds in one
    assert found.readahead_kb == 4096
    assert {layer.name for layer in found.layers} == {"md0", "sda1", "nvme0n1p3"}
    found = linux_features(Path("/snap/x/y"), root)
    assert (found.kind, found.compression) == (DriveKind.UNKNOWN, "squashfs")


@on_linux
def test_overlays(root: Path) -> None:
    found = linux_features(Path("/merged/m"), root)
    assert (found.filesystem, found.device, found.kind) == ("overlay", "sda1", DriveKind.ROTATING)
    assert found.readahead_kb == 256
    # In a container the folders below are the host's.
    hidden = linux_features(Path("/container/m"), root)
    assert hidden == DriveFeatures(kind=DriveKind.UNKNOWN, filesystem="overlay")


@on_linux
def test_what_has_no_device(root: Path) -> None:
    network = linux_features(Path("/srv/m"), root)
    assert (network.kind, network.readahead_kb) == (DriveKind.NETWORK, 15360)
    assert (network.encryption, network.compression, network.readahead_device) == (None,) * 3
    assert linux_features(Path("/secret/m"), root).encryption is Encryption.LAYER
    pool = linux_features(Path("/pool/m"), root)
    assert (pool.encryption, pool.compression) == (None, None)
    memory = linux_features(Path("/memory"), root)
    assert memory.in_memory
    assert (memory.filesystem, memory.readahead_kb) == ("tmpfs", None)


@on_linux
def test_links_that_say_nothing(root: Path) -> None:
    function = root / "sys/devices/pci0000:00/0000:00:06.0/0000:01:00.0"
    put(function / "max_link_speed", "Unknown")
    found = linux_features(Path("/models"), root).link
    assert found == LinkSpeed(gt_s=8.0, lanes=4, most_lanes=4)
    put(function / "current_link_width", "255")
    assert linux_features(Path("/models"), root).link is None


def test_nothing_to_read(tmp_path: Path) -> None:
    assert linux_features(Path("/models"), tmp_path) == DriveFeatures()
    put(tmp_path / "proc/self/mountinfo", MOUNTINFO)  # but no /sys
    found = linux_features(Path("/models"), tmp_path)
    assert found == DriveFeatures(filesystem="ext4")


def test_here(tmp_path: Path) -> None:
    assert drive_features(tmp_path).kind in DriveKind
    assert file_flags(tmp_path / "missing") is None


def test_windows_answers() -> None:
    archived, compressed, encrypted = 0x20, 0x820, 0x4020
    assert compression_of(compressed, "NTFS") == "ntfs"
    assert compression_of(archived, "NTFS") == "none"
    assert compression_of(None, "NTFS") is None
    assert encryption_of(encrypted, 2) is Encryption.EFS
    assert encryption_of(archived, 1) is Encryption.BITLOCKER
    assert encryption_of(archived, 5) is Encryption.BITLOCKER  # suspended
    assert encryption_of(archived, 2) is Encryption.NONE
    assert encryption_of(archived, 0) is None
    assert encryption_of(None, None) is None
    assert physical_drive(struct.pack("<IIi", 7, 1, 3)) == "PhysicalDrive1"
    assert physical_drive(struct.pack("<IIi", 7, 0xFFFFFFFF, -1)) is None
    assert physical_drive(b"\0" * 4) is None
