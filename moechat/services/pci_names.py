"""Names of PCI devices from the list that most Linux systems carry."""

import re
from pathlib import Path

_LISTS = ("usr/share/misc/pci.ids", "usr/share/hwdata/pci.ids", "usr/share/pci.ids")
_MOST_BYTES = 16 << 20  # it has 1.5 million
_LONGEST_NAME = 100


def pci_name(vendor: int, device: int, root: Path = Path("/")) -> str:
    """``Intel Arc Graphics 130V / 140V`` of 8086:64a0; empty where no list knows it.

    Reads a file of 1.5 MB. Blocks, never raises.
    """
    for name in _LISTS:
        try:
            with (root / name).open("rb") as file:
                text = file.read(_MOST_BYTES)
        except OSError:
            continue
        if found := _look_up(text, vendor, device):
            return found
    return ""


def _look_up(text: bytes, vendor: int, device: int) -> str:
    """The trade name in brackets where there is one, else the whole name."""
    start = re.search(rb"^%04x\s" % vendor, text, re.MULTILINE)
    if start is None:
        return ""
    end = re.compile(rb"^[0-9a-fA-F]", re.MULTILINE).search(text, start.end())
    devices = text[start.end() : end.start() if end else len(text)]
    line = re.search(rb"^\t%04x\s+(.*)$" % device, devices, re.MULTILINE)
    if line is None:
        return ""
    name = line[1].decode("utf-8", "replace")
    trade = re.search(r"\[(.+)\]", name)
    plain = trade[1] if trade else name
    return "".join(filter(str.isprintable, plain)).strip()[:_LONGEST_NAME]
