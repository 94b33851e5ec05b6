"""What the operating system tells of a drive beside its kind; none of it needs a privilege."""

import os
import re
import sys
from pathlib import Path

from moechat.core.drive_test import DriveFeatures, Encryption, Layer, LinkSpeed
from moechat.core.machine import DriveKind
from moechat.protocol.kernel_files import read_number, read_text
from moechat.services.drives import (
    LinuxPlace,
    Mount,
    backing_file,
    below,
    linux_drive_kind,
    linux_place,
    whole_disk,
)

_DEPTH = 6  # of devices on devices
_LAYERED = frozenset({"ecryptfs", "fuse.gocryptfs", "fuse.encfs", "fuse.cryfs", "fuse.securefs"})
_COMPRESSED = frozenset({"squashfs", "erofs", "cramfs"})  # always, or as a rule
_NOT_TOLD = frozenset({"zfs", "bcachefs"})  # encrypt and compress by settings of their own
_OWN_READ_AHEAD = frozenset({"btrfs", "bcachefs"})  # whatever the device below has
_COMPRESS_OPTION = re.compile(r"(?:^|,)compress(?:-force)?=([^,]+)")
_LINK_SPEED = re.compile(r"^(\d+(?:\.\d+)?) GT/s")
_LANES = (1, 2, 4, 8, 16)
_CONTROLLER = re.compile(r"nvme\d+")

# Of a file, as lsattr shows them (linux/fs.h).
_GET_FLAGS = 0x80086601 if sys.maxsize > 2**32 else 0x80046601
_COMPRESSED_FLAG, _ENCRYPTED_FLAG = 0x4, 0x800


def linux_features(path: Path, root: Path = Path("/"), flags: int | None = None) -> DriveFeatures:
    """Of the drive behind the file or folder ``path``.

    ``root`` stands for / of /proc and /sys, ``flags`` are those of the file (`file_flags`).
    """
    kind = linux_drive_kind(path, root)
    try:
        place = linux_place(path, root)
    except OSError:
        return DriveFeatures(kind=kind)
    mount, device, file_system = place
    layers = _layers(device, root) if device else []
    return DriveFeatures(
        kind=kind,
        filesystem=file_system or None,
        device=device.name if device else None,
        readahead_kb=_read_ahead(place, layers, root),
        readahead_device=_adjustable(place),
        encryption=_encryption(mount, device, root, flags),
        compression=_compression(mount, device, kind, flags),
        link=_link(device, root) if device and kind is DriveKind.NVME else None,
        layers=layers,
    )


def file_flags(path: Path) -> int | None:
    """What lsattr would show of ``path``; None where the file system has no such thing."""
    if sys.platform == "win32":
        return None
    import fcntl  # noqa: PLC0415  # Windows has none

    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return None
    try:
        answer = fcntl.ioctl(descriptor, _GET_FLAGS, bytes(8))
        return int.from_bytes(answer[:4], sys.byteorder)
    except OSError:
        return None
    finally:
        os.close(descriptor)


# ── read-ahead ───────────────────────────────────────────────────────────────


def _read_ahead(place: LinuxPlace, layers: list[Layer], root: Path) -> int | None:
    """The value in force: that of the file system where it has one, else of the top device."""
    known = root / "sys/class/bdi"
    if place.mount.file_system in _OWN_READ_AHEAD:
        named = list(known.glob(f"{place.mount.file_system}-*"))
        return read_number(named[0] / "read_ahead_kb") if len(named) == 1 else None
    own = read_number(known / place.mount.number / "read_ahead_kb") if place.mount.number else None
    return own if own is not None or not layers else layers[0].readahead_kb


def _adjustable(place: LinuxPlace) -> str | None:
    """The device below /dev whose read-ahead is in force; None where it is nobody's."""
    if place.device is None or place.mount.file_system in _OWN_READ_AHEAD:
        return None
    disk = whole_disk(place.device)
    name = _text(disk / "dm/name")
    return f"mapper/{name}" if name else disk.name  # numbers of mappers change


def _layers(device: Path, root: Path, depth: int = _DEPTH) -> list[Layer]:
    """The device and those below it, through partitions, mappers, RAID and loops."""
    found = [
        Layer(
            name=device.name, readahead_kb=read_number(whole_disk(device) / "queue/read_ahead_kb")
        )
    ]
    if not depth:
        return found
    for each in _lower(device, root):
        found += [layer for layer in _layers(each, root, depth - 1) if layer not in found]
    return found


def _lower(device: Path, root: Path) -> list[Path]:
    """The devices right below, of a loop the one that its file lies on."""
    lower, file = below(device), backing_file(device, root)
    if lower or file is None:
        return lower
    try:
        under = linux_place(file, root).device
    except OSError:
        return []
    return [under] if under else []


# ── encryption and compression ───────────────────────────────────────────────


def _encryption(
    mount: Mount, device: Path | None, root: Path, flags: int | None
) -> Encryption | None:
    if mount.file_system in _LAYERED:
        return Encryption.LAYER
    if flags is not None and flags & _ENCRYPTED_FLAG:
        return Encryption.FSCRYPT
    if device is None or mount.file_system in _NOT_TOLD:
        return None
    return Encryption.DM_CRYPT if _is_crypt(device, root) else Encryption.NONE


def _is_crypt(device: Path, root: Path, depth: int = _DEPTH) -> bool:
    if _text(device / "dm/uuid").startswith("CRYPT-"):
        return True
    if not depth:
        return False
    return any(_is_crypt(each, root, depth - 1) for each in _lower(device, root))


def _compression(
    mount: Mount, device: Path | None, kind: DriveKind, flags: int | None
) -> str | None:
    if found := _COMPRESS_OPTION.search(mount.options):
        return None if found[1] == "no" else found[1]
    if mount.file_system in _COMPRESSED:
        return mount.file_system
    if flags is not None and flags & _COMPRESSED_FLAG:
        return mount.file_system
    if mount.file_system in _NOT_TOLD or (device is None and kind is not DriveKind.MEMORY):
        return None
    return "none"


# ── the link of an NVMe drive ────────────────────────────────────────────────


def _link(device: Path, root: Path, depth: int = _DEPTH) -> LinkSpeed | None:
    disk = whole_disk(device)
    if not disk.name.startswith("nvme"):
        found = [_link(each, root, depth - 1) for each in _lower(disk, root)] if depth else []
        return found[0] if len(found) == 1 else None
    # With several paths to a drive the disk hangs below none of its controllers.
    controller = _CONTROLLER.match(disk.name)
    named = root / "sys/class/nvme" / (controller[0] if controller else "") / "device"
    for place in (*disk.parents, named):
        if (place / "current_link_speed").is_file():
            return read_link(place)
    return None


def read_link(function: Path) -> LinkSpeed | None:
    """The link of a PCI function's folder under /sys; None where it does not say."""
    speed, lanes = _speed(function / "current_link_speed"), _lanes(function / "current_link_width")
    if speed is None or lanes is None:
        return None
    return LinkSpeed(
        gt_s=speed,
        lanes=lanes,
        most_gt_s=_speed(function / "max_link_speed"),
        most_lanes=_lanes(function / "max_link_width"),
    )


def _speed(path: Path) -> float | None:
    found = _LINK_SPEED.match(_text(path))
    return float(found[1]) if found else None


def _lanes(path: Path) -> int | None:
    number = read_number(path)
    return number if number in _LANES else None


def _text(path: Path) -> str:
    return (read_text(path) or "").strip()


if sys.platform == "win32":
    from moechat.services.windows_volume import windows_features

    def drive_features(path: Path) -> DriveFeatures:
        """Of the drive behind the file or folder ``path``. Blocks, never raises."""
        return windows_features(path)

else:

    def drive_features(path: Path) -> DriveFeatures:
        """Of the drive behind the file or folder ``path``. Blocks, never raises."""
        return linux_features(Path(os.path.realpath(path)), flags=file_flags(path))
