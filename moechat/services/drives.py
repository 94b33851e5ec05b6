"""What kind of drive a folder lies on."""

import os
import re
import sys
from pathlib import Path

from moechat.core.machine import DriveKind

_NETWORK = re.compile(
    r"^(nfs\d?|cifs|smb\d?|smbfs|9p|ceph|afs|glusterfs|lustre|virtiofs|fuse\.(sshfs|rclone|s3fs))$"
)
_IN_MEMORY = frozenset({"tmpfs", "ramfs"})
_OCTAL = re.compile(r"\\([0-7]{3})")  # how mountinfo writes blanks
# Virtual machines say "rotating" of anything, and swap in RAM is no drive.
_NOT_TOLD = ("vd", "xvd", "loop", "zram")
_DEPTH = 6  # of mappers on mappers
_WINDOWS_BUSES = {7: DriveKind.USB, 17: DriveKind.NVME}  # STORAGE_BUS_TYPE
_WINDOWS_VIRTUAL = (14, 15)


def mount_of(path: str, mountinfo: str) -> tuple[str, str, str]:
    """Device number, type and source of the mount that holds ``path``, from mountinfo's text."""
    best, found = "", ("", "", "")
    for line in mountinfo.splitlines():
        fields, _, rest = line.partition(" - ")
        parts, kinds = fields.split(), rest.split()
        if len(parts) < 5 or len(kinds) < 2:
            continue
        point = _OCTAL.sub(lambda code: chr(int(code[1], 8)), parts[4])
        inside = path == point or path.startswith(point.rstrip("/") + "/")
        # Of two on one point the later hides the earlier.
        if inside and len(point) >= len(best):
            best, found = point, (parts[2], kinds[0], kinds[1])
    return found


def linux_drive_kind(path: Path, root: Path = Path("/")) -> DriveKind:
    """Kind of the drive behind ``path``; ``root`` stands for / of /proc and /sys."""
    try:
        mountinfo = (root / "proc/self/mountinfo").read_text("utf-8", "replace")
        number, file_system, source = mount_of(str(path), mountinfo)
        if file_system in _IN_MEMORY:
            return DriveKind.MEMORY
        if _NETWORK.match(file_system):
            return DriveKind.NETWORK
        device = root / "sys/dev/block" / number
        if not device.exists():  # btrfs and others have numbers of their own
            device = root / "sys/class/block" / Path(source).name
        return _block_kind(device.resolve(strict=True))
    except OSError:
        return DriveKind.UNKNOWN


def _block_kind(device: Path, depth: int = _DEPTH) -> DriveKind:
    """Of a block device's folder under /sys, through partitions and mappers."""
    if (device / "partition").exists():
        device = device.parent
    if depth and (below := sorted((device / "slaves").glob("*"))):
        kinds = {_block_kind(slave.resolve(), depth - 1) for slave in below}
        return kinds.pop() if len(kinds) == 1 else DriveKind.UNKNOWN
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
