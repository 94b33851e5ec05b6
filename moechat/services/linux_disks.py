"""Linux: which drives a folder lies on, through partitions and mappers, and what they did."""

from pathlib import Path

from moechat.services.drives import mount_of

_DEPTH = 8  # of mappers on mappers
_SECTOR = 512  # bytes, of the kernel's counters, whatever the drive has
_READ_SECTORS, _BUSY_MS = 5, 12  # fields of diskstats
_MILLISECOND = 1e-3


def disks_under(folder: Path, root: Path = Path("/")) -> frozenset[str]:
    """Names of the drives as diskstats has them; none for memory, networks and the unknown.

    ``root`` stands for / of /proc and /sys. LVM, LUKS, md and loop devices are followed down.
    """
    try:
        mountinfo = (root / "proc/self/mountinfo").read_text("utf-8", "replace")
        number, _, source = mount_of(str(folder), mountinfo)
        device = root / "sys/dev/block" / number
        if not number or not device.exists():  # btrfs and others have numbers of their own
            device = root / "sys/class/block" / (Path(source).name or "-")
        return frozenset(_physical(device.resolve(strict=True), root, _DEPTH))
    except OSError:
        return frozenset()


def _physical(device: Path, root: Path, depth: int) -> set[str]:
    if (device / "partition").exists():
        device = device.parent
    below = list((device / "slaves").glob("*"))
    if depth and below:
        return {name for each in below for name in _physical(each.resolve(), root, depth - 1)}
    file = device / "loop/backing_file"
    if depth and file.exists():
        inside = disks_under(Path(file.read_text("utf-8", "replace").strip()).parent, root)
        return set(inside) or {device.name}
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
