"""Versions of drivers, and the ones with known faults."""

import pytest

from moechat.core.graphics_driver import (
    GraphicsStack,
    KnownTrouble,
    PciDevice,
    dpkg_version,
    known_trouble,
    pacman_version,
    pci_address,
    version_of,
)

B580 = "GPU: vendor=0x8086 arch=v20.1.4"
A770 = "GPU: vendor=0x8086 arch=v12.55.8"

DPKG = """\
Package: intel-media-va-driver
Status: install ok installed
Version: 23.1.1+dfsg1-1
Description: VAAPI driver for the Intel GEN8+ Graphics family
 Package: intel-opencl-icd

Package: intel-opencl-icd
Status: {status}
Architecture: amd64
Version: 22.43.24595.41-1
Description: Intel graphics compute runtime for OpenCL
 Version: 99
"""


def adapter(**changes: object) -> PciDevice:
    fields = {
        "address": "0000:03:00.0", "class_code": 0x030000, "vendor": 0x8086, "device": 0xE20B,
        **changes,
    }  # fmt: skip
    return PciDevice(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("32.0.101.8991", (32, 0, 101, 8991)),
        ("6.18.44-fc-v782", (6, 18, 44)),
        ("7.1.0-rc1", (7, 1, 0)),
        ("1:26.09.37435.1-0ubuntu1", (26, 9, 37435, 1)),
        ("", ()),
        ("unknown", ()),
    ],
)
def test_version(text: str, version: tuple[int, ...]) -> None:
    assert version_of(text) == version


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("{domain: 0 bus: 0 device: 0x2 function: 0}", "0000:00:02.0"),
        ("{domain: 1 bus: 17 device: 0x1f function: 3}", "0001:11:1f.3"),
        ("", ""),
        ("0000:00:02.0", ""),
    ],
)
def test_pci_address(text: str, address: str) -> None:
    assert pci_address(text) == address


def test_dpkg() -> None:
    installed = DPKG.format(status="install ok installed")
    assert dpkg_version(installed, "intel-opencl-icd") == "22.43.24595.41-1"
    removed = DPKG.format(status="deinstall ok config-files")
    assert dpkg_version(removed, "intel-opencl-icd") == ""
    assert dpkg_version("", "intel-opencl-icd") == ""


def test_pacman() -> None:
    folders = [
        "intel-compute-runtime-26.09.37435.1-1",
        "intel-compute-runtime-docs-1-1",
        "zlib-1-2",
    ]
    assert pacman_version(folders, "intel-compute-runtime") == "26.09.37435.1-1"
    assert pacman_version([], "intel-compute-runtime") == ""


@pytest.mark.parametrize(
    ("driver", "gpus", "found"),
    [
        ("32.0.101.8131", 2, [KnownTrouble.SECOND_CARD_WINDOWS]),
        ("32.0.101.8130", 2, []),
        ("32.0.101.8991", 1, []),
        ("", 2, []),
    ],
)
def test_a_second_card_on_windows(driver: str, gpus: int, found: list[KnownTrouble]) -> None:
    stack = GraphicsStack(system="windows", adapters=[adapter(driver_version=driver)])
    assert known_trouble(stack, [B580], gpus) == found
    assert known_trouble(stack, [], gpus) == []


@pytest.mark.parametrize(
    ("kernel", "runtime", "driver", "cards", "trouble"),
    [
        ("6.18.1", "26.09.37435.1", "xe", 2, True),
        ("7.0.3", "26.22", "xe", 2, True),
        ("7.1.0-rc1", "26.09.37435.1", "xe", 2, False),
        ("6.18.1", "25.48.1", "xe", 2, False),
        ("6.18.1", "26.09.37435.1", "i915", 2, False),
        ("6.18.1", "26.09.37435.1", "xe", 1, False),
        ("", "26.09.37435.1", "xe", 2, False),
    ],
)
def test_two_cards_on_xe(kernel: str, runtime: str, driver: str, cards: int, trouble: bool) -> None:
    stack = GraphicsStack(
        system="linux",
        kernel=kernel,
        compute_runtime=runtime,
        adapters=[adapter(kernel_driver=driver)],
    )
    expected = [KnownTrouble.TWO_CARDS_XE] if trouble else []
    assert known_trouble(stack, [B580] * cards, cards) == expected


def test_the_a_series_on_i915() -> None:
    stack = GraphicsStack(system="linux", adapters=[adapter(kernel_driver="i915")])
    assert known_trouble(stack, [A770], 1) == [KnownTrouble.ALCHEMIST_I915]
    assert known_trouble(stack, [B580], 1) == []
    xe = GraphicsStack(system="linux", adapters=[adapter(kernel_driver="xe")])
    assert known_trouble(xe, [A770], 1) == []
