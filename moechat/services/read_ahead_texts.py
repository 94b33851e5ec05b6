"""What was found out about a drive's read-ahead, in plain words; the system is never changed."""

from PySide6.QtCore import QCoreApplication

from moechat.core.drive_test import DriveTest, ReadAhead
from moechat.services.texts import format_count

_SECTOR_KB = 2  # sectors of 512 bytes in a kilobyte: what blockdev counts in
_RULES = "/etc/udev/rules.d/60-moechat-readahead.rules"


def read_ahead_lines(test: DriveTest) -> list[str]:
    """What read-ahead does here, and the lines that change it where that wins."""
    translate = QCoreApplication.translate
    measured = test.read_ahead
    if measured is None or test.readahead_kb is None:
        return []
    rates = translate(
        "Drive",
        "Read-ahead is {kb} kB here. Through an emptied file cache, as OpenVINO reads, slices "
        "come at {present} MB/s; with {tried}.",
    ).format(
        kb=format_count(test.readahead_kb),
        present=format_count(round(measured.present_mb_s)),
        tried=_tried(measured),
    )
    if test.readahead_kb * 1024 >= test.slice.bytes:
        covered = translate(
            "Drive",
            "It covers a whole slice already, so leave it as it is: a larger one has nothing to "
            "win, and what differs here is the drive's own unsteadiness. Never set it to 0.",
        )
        return [rates, covered]
    if measured.better_kb is None or test.readahead_device is None:
        keep = translate(
            "Drive",
            "No larger value wins a tenth, so leave it as it is. Never set it to 0: slices are "
            "read in large pieces, which only read-ahead keeps together.",
        )
        return [rates, keep]
    advice = translate(
        "Drive",
        "{better} kB would win on this drive, which was tried by reading ahead of single slices; "
        "nothing of the system was changed. To try it until the next start, and to keep it:",
    ).format(better=format_count(measured.better_kb))
    return [rates, advice, *read_ahead_commands(test.readahead_device, measured.better_kb)]


def read_ahead_commands(device: str, kilobytes: int) -> list[str]:
    """What sets the read-ahead of ``device`` below /dev: at once, and at every start."""
    name = device.removeprefix("mapper/")
    key = f'ENV{{DM_NAME}}=="{name}"' if device.startswith("mapper/") else f'KERNEL=="{name}"'
    rule = f'ACTION=="add|change", {key}, ATTR{{queue/read_ahead_kb}}="{kilobytes}"'
    return [
        f"sudo blockdev --setra {kilobytes * _SECTOR_KB} /dev/{device}",
        f"echo '{rule}' | sudo tee {_RULES}",
    ]


def _tried(measured: ReadAhead) -> str:
    translate = QCoreApplication.translate
    found = [
        (translate("Drive", "twice of it {0}"), measured.doubled_mb_s),
        (translate("Drive", "the whole slice advised {0}"), measured.willneed_mb_s),
        (translate("Drive", "the whole slice read ahead {0}"), measured.readahead_mb_s),
    ]
    parts = [text.format(format_count(round(rate))) for text, rate in found if rate is not None]
    return translate("Drive", "; ").join(parts)
