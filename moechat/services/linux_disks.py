"""Linux: which drives a folder lies on, through partitions and mappers, and what they did."""

from pathlib import Path

from moechat.services.drives import backing_file, below, linux_place, whole_disk

_DEPTH = 8  # of mappers on mappers
_SECTOR = 512  # bytes, of the kernel's counters, whatever the drive has
_READ_SECTORS, _BUSY_MS = 5, 12  # fields of diskstats
_MILLISECOND = 1e-3


def disks_under(folder: Path, root: Path = Path("/")) -> frozenset[str]:
    """Names of the drives as diskstats has them; none for memory, networks and the unknown.

    ``root`` stands for / of /proc and /sys. LVM, LUKS, md, overlays and loop devices are
    followed down.
    """
    return frozenset(_under(folder, root, _DEPTH))


def _under(path: Path, root: Path, depth: int) -> set[str]:
    try:
        device = linux_place(path, root).device
    except OSError:
        return set()
    return _physical(device, root, depth) if device is not None else set()


def _physical(device: Path, root: Path, depth: int) -> set[str]:
    device = whole_disk(device)
    if depth and (lower := below(device)):
        return {name for each in lower for name in _physical(each, root, depth - 1)}
    if depth and (file := backing_file(device, root)) is not None:
        return _under(file, root, depth - 1) or {device.name}
    return {device.name}


def disk_activity(diskstats: str, names: frozenset[str]) -> dict[str, tuple[int, float]]:
    """Bytes read and seconds busy since the start of the system, of each of these drives."""
    found = {}
    for line in diskstats.splitlines():
        fields = line.split()
        if len(fields) > _BUSY_MS and fields[2] in names:
            read = int(fields[_READ_SECTORS]) * _SECTOR
            found[fields[2]] = (read, int(fields[_BUSY_MS]) * _MILLISECOND)
    return found
