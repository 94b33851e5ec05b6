"""Names of graphics from pci.ids, as distributions ship it."""

import sys
from pathlib import Path

import pytest

from moechat.services.display_adapters import read_graphics_stack
from moechat.services.pci_names import pci_name

LIST = """#\tSyntax:
# vendor  vendor_name
1028  Dell
\t64a0  Not this one
8086  Intel Corporation
\t0007  82379AB
\t643e  Lunar Lake NPU
\t64a0  Lunar Lake [Intel Arc Graphics 130V / 140V]
\t\t1028 0cba  A laptop
\t7d67  Arrow Lake-S [Intel Graphics]
8087  Intel Corp.
\t56c0  Not this one either
C 03  Display controller
\t00  VGA compatible controller
"""


@pytest.fixture(params=["usr/share/misc/pci.ids", "usr/share/hwdata/pci.ids"])
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / request.param
    file.parent.mkdir(parents=True)
    file.write_text(LIST, "utf-8", newline="\n")
    return tmp_path


@pytest.mark.parametrize(
    ("device", "name"),
    [
        (0x64A0, "Intel Arc Graphics 130V / 140V"),
        (0x643E, "Lunar Lake NPU"),
        (0x7D67, "Intel Graphics"),
        (0x56C0, ""),  # known, but of another vendor
        (0x0CBA, ""),
    ],
)
def test_what_the_list_says(root: Path, device: int, name: str) -> None:
    assert pci_name(0x8086, device, root) == name


def test_without_a_list_there_is_no_name(tmp_path: Path) -> None:
    assert pci_name(0x8086, 0x64A0, tmp_path) == ""
    (tmp_path / "usr/share/misc/pci.ids").mkdir(parents=True)
    assert pci_name(0x8086, 0x64A0, tmp_path) == ""


def test_a_damaged_list_is_no_fault(root: Path) -> None:
    for file in root.rglob("pci.ids"):
        file.write_bytes(b"8086\n\t64a0\n\t64a0 \xff\x00\x1b[31m")
    assert "\x1b" not in pci_name(0x8086, 0x64A0, root)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's files")
def test_adapters_have_their_names(root: Path) -> None:
    folder = root / "sys/bus/pci/devices/0000:00:02.0"
    folder.mkdir(parents=True)
    for name, value in (("class", "0x030000"), ("vendor", "0x8086"), ("device", "0x64a0")):
        (folder / name).write_text(f"{value}\n")
    (adapter,) = read_graphics_stack(root).adapters
    assert adapter.name == "Intel Arc Graphics 130V / 140V"
