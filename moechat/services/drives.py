"""What kind of drive a folder lies on."""

import os
import re
import sys
from pathlib import Path
from typing import NamedTuple

from moechat.core.machine import DriveKind
from moechat.protocol.kernel_files import read_text

_NETWORK = re.compile(
    r"^(nfs\d?|cifs|smb\d?|smbfs|9p|ceph|afs|glusterfs|lustre|virtiofs|fuse\.(sshfs|rclone|s3fs))$"
)
_IN_MEMORY = frozenset({"tmpfs", "ramfs"})
_OCTAL = re.compile(r"\\([0-7]{3})")  # how mountinfo writes blanks
# Virtual machines say "rotating" of anything, and swap in RAM is no drive.
_NOT_TOLD = ("vd", "xvd", "loop", "zram")
_DEPTH = 6  # of mappers, loops and overlays on each other
_WINDOWS_BUSES = {7: DriveKind.USB, 17: DriveKind.NVME}  # STORAGE_BUS_TYPE
_WINDOWS_VIRTUAL = (14, 15)


class Mount(NamedTuple):
    """One line of mountinfo."""

    number: str = ""  # of the device, as major:minor
    file_system: str = ""
    source: str = ""
    options: str = ""  # of the file system


def mount_of(path: str, mountinfo: str) -> Mount:
    """The mount that holds ``path``, from mountinfo's text; empty where there is none."""
    best, found = "", Mount()
    for line in mountinfo.splitlines():
        fields, _, rest = line.partition(" - ")
        parts, kinds = fields.split(), rest.split()
        if len(parts) < 5 or len(kinds) < 2:
            continue
        point = unescaped(parts[4])
        inside = path == point or path.startswith(point.rstrip("/") + "/")
        # Of two on one point the later hides the earlier.
        if inside and len(point) >= len(best):
            best, found = point, Mount(parts[2], kinds[0], kinds[1], "".join(kinds[2:3]))
    return found


def unescaped(text: str) -> str:
    """A path as mountinfo writes it, with its blanks."""
    return _OCTAL.sub(lambda code: chr(int(code[1], 8)), text)


class LinuxPlace(NamedTuple):
    """Where a path lies: its mount, and the block device as a folder of /sys."""

    mount: Mount  # below all overlays
    device: Path | None
    file_system: str  # as the path itself has it


def linux_place(path: Path, root: Path = Path("/"), depth: int = _DEPTH) -> LinuxPlace:
    """The mount below ``path``, through overlays; ``root`` stands for / of /proc and /sys.

    Raises `OSError` where there is no /proc.
    """
    mountinfo = (root / "proc/self/mountinfo").read_text("utf-8", "replace")
    mount = mount_of(str(path), mountinfo)
    if mount.file_system == "overlay" and depth:
        for lower in _lower_folders(mount.options):
            # In a container these name folders of the host, which cannot be followed.
            if (root / lower.lstrip("/")).is_dir():
                found = linux_place(Path(lower), root, depth - 1)
                return found._replace(file_system=mount.file_system)
        return LinuxPlace(mount, None, mount.file_system)
    device = root / "sys/dev/block" / mount.number
    if not device.exists():  # btrfs and others have numbers of their own
        device = root / "sys/class/block" / Path(mount.source).name
    has_one = mount.source.startswith("/dev/") or not mount.number.startswith("0:")
    has_one = has_one and device.exists()
    return LinuxPlace(mount, device.resolve() if has_one else None, mount.file_system)


def _lower_folders(options: str) -> list[str]:
    """The folders that an overlay is made of; what is written goes to the first."""
    named = dict(option.partition("=")[::2] for option in options.split(","))
    folders = [named.get("upperdir", ""), *named.get("lowerdir", "").split(":")]
    return [unescaped(folder) for folder in folders if folder.startswith("/")]


def linux_drive_kind(path: Path, root: Path = Path("/"), depth: int = _DEPTH) -> DriveKind:
    """Kind of the drive behind ``path``; ``root`` as for `linux_place`."""
    try:
        mount, device, _ = linux_place(path, root)
        if mount.file_system in _IN_MEMORY:
            return DriveKind.MEMORY
        if _NETWORK.match(mount.file_system):
            return DriveKind.NETWORK
        return _block_kind(device, root, depth) if device else DriveKind.UNKNOWN
    except OSError:
        return DriveKind.UNKNOWN


def whole_disk(device: Path) -> Path:
    """The drive of a partition, as a folder under /sys as well."""
    return device.parent if (device / "partition").exists() else device


def below(device: Path) -> list[Path]:
    """The devices that a block device's folder under /sys is made of; [] for a real one."""
    return [slave.resolve() for slave in sorted((whole_disk(device) / "slaves").glob("*"))]


def backing_file(device: Path, root: Path) -> Path | None:
    """The file behind a loop device; in a container it may be one that cannot be seen."""
    name = (read_text(whole_disk(device) / "loop/backing_file") or "").rstrip("\n")
    return Path(name) if name and (root / name.lstrip("/")).exists() else None


def _block_kind(device: Path, root: Path, depth: int) -> DriveKind:
    """Of a block device's folder under /sys, through partitions, mappers and loops."""
    device = whole_disk(device)
    if depth and (lower := below(device)):
        kinds = {_block_kind(each, root, depth - 1) for each in lower}
        return kinds.pop() if len(kinds) == 1 else DriveKind.UNKNOWN
    if depth and (file := backing_file(device, root)):
        return linux_drive_kind(file, root, depth - 1)
    if device.name.startswith("nvme"):
        return DriveKind.NVME
    if any(part.startswith("usb") for part in device.parts):
        return DriveKind.USB
    if device.name.startswith(_NOT_TOLD):
        return DriveKind.UNKNOWN
    rotating = (device / "queue/rotational").read_text("ascii").strip()
    return DriveKind.ROTATING if rotating == "1" else DriveKind.SSD


def windows_drive_kind(bus: int, seeks: bool | None) -> DriveKind:
    """Kind by STORAGE_BUS_TYPE and whether seeking costs time; None = not told."""
    if bus in _WINDOWS_BUSES:
        return _WINDOWS_BUSES[bus]
    if bus in _WINDOWS_VIRTUAL or seeks is None:
        return DriveKind.UNKNOWN
    return DriveKind.ROTATING if seeks else DriveKind.SSD


if sys.platform == "win32":
    import ctypes
    import struct
    from ctypes import wintypes

    _REMOTE, _RAM_DISK = 4, 6  # GetDriveType
    _QUERY_PROPERTY = 0x2D1400  # IOCTL_STORAGE_QUERY_PROPERTY
    _DEVICE, _SEEK_PENALTY = 0, 7  # STORAGE_PROPERTY_ID
    _SHARE_READ_WRITE, _OPEN_EXISTING = 3, 3
    _INVALID = ctypes.c_void_p(-1).value

    def drive_kind(path: Path) -> DriveKind:
        """Kind of the drive that holds ``path``. Blocks, never raises."""
        kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
        volume = ctypes.create_unicode_buffer(1024)
        if not kernel32.GetVolumePathNameW(str(path), volume, len(volume)):
            return DriveKind.UNKNOWN
        kind = kernel32.GetDriveTypeW(volume)
        if kind == _REMOTE:
            return DriveKind.NETWORK
        if kind == _RAM_DISK:
            return DriveKind.MEMORY
        kernel32.CreateFileW.restype = wintypes.HANDLE
        name = "\\\\.\\" + volume.value.rstrip("\\")
        handle = kernel32.CreateFileW(name, 0, _SHARE_READ_WRITE, None, _OPEN_EXISTING, 0, None)
        if handle == _INVALID:
            return DriveKind.UNKNOWN
        try:
            told = _query(kernel32, handle, _DEVICE, 1024)
            bus = struct.unpack_from("<I", told, 28)[0] if len(told) >= 32 else -1
            told = _query(kernel32, handle, _SEEK_PENALTY, 12)
            return windows_drive_kind(bus, bool(told[8]) if len(told) >= 9 else None)
        finally:
            kernel32.CloseHandle(wintypes.HANDLE(handle))

    def _query(kernel32: ctypes.WinDLL, handle: int, what: int, size: int) -> bytes:
        """The answer to one STORAGE_PROPERTY_QUERY; empty where there is none."""
        query = struct.pack("<III", what, 0, 0)
        answer, length = ctypes.create_string_buffer(size), wintypes.DWORD()
        done = kernel32.DeviceIoControl(
            wintypes.HANDLE(handle), _QUERY_PROPERTY, query, len(query), answer, size,
            ctypes.byref(length), None,
        )  # fmt: skip
        return answer.raw[: length.value] if done else b""

else:

    def drive_kind(path: Path) -> DriveKind:
        """Kind of the drive that holds ``path``. Blocks, never raises."""
        return linux_drive_kind(Path(os.path.realpath(path)))
