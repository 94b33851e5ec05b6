"""Adapters and drivers from /sys and the package manager, on recorded trees."""

import sys
from pathlib import Path

import pytest

from moechat.core.graphics_driver import Access, PciDevice
from moechat.services.display_adapters import may_have_intel_graphics, read_graphics_stack
from moechat.services.windows_devices import parse_instance, split_list

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux's files")

# address: class, vendor, device, driver, render node
LUNAR_LAKE = {
    "0000:00:00.0": ("0x060000", "0x8086", "0x6400", "", ""),
    "0000:00:02.0": ("0x030000", "0x8086", "0x64a0", "xe", "renderD128"),
    "0000:00:0b.0": ("0x120000", "0x8086", "0x643e", "intel_vpu", ""),
}
DESKTOP = {
    "0000:00:02.0": ("0x030000", "0x8086", "0x7d67", "i915", "renderD129"),
    "0000:03:00.0": ("0x030000", "0x8086", "0xe20b", "xe", "renderD128"),
    "0000:04:00.0": ("0x030000", "0x10de", "0x2684", "nvidia", ""),
    "0000:05:00.0": ("0x038000", "0x8086", "0x56c0", "", ""),
}
STATUS = "Package: intel-opencl-icd\nStatus: install ok installed\nVersion: 26.09.37435.1-1\n"


def tree(root: Path, devices: dict[str, tuple[str, str, str, str, str]]) -> Path:
    for address, (class_code, vendor, device, driver, node) in devices.items():
        folder = root / "sys/bus/pci/devices" / address
        folder.mkdir(parents=True)
        for name, value in (("class", class_code), ("vendor", vendor), ("device", device)):
            (folder / name).write_text(f"{value}\n")
        if driver:
            target = root / "sys/bus/pci/drivers" / driver
            target.mkdir(parents=True, exist_ok=True)
            (folder / "driver").symlink_to(target)
        if node:
            (folder / "drm" / node).mkdir(parents=True)
            (root / "dev/dri").mkdir(parents=True, exist_ok=True)
            (root / "dev/dri" / node).touch()
    return root


def adapters(root: Path) -> dict[str, PciDevice]:
    return {device.address: device for device in read_graphics_stack(root).adapters}


def test_a_laptop(tmp_path: Path) -> None:
    found = adapters(tree(tmp_path, LUNAR_LAKE))
    assert may_have_intel_graphics(tmp_path)
    assert list(found) == ["0000:00:02.0", "0000:00:0b.0"]
    graphics, npu = found.values()
    assert graphics.is_intel_graphics
    assert graphics.kernel_driver == "xe"
    assert graphics.device == 0x64A0
    assert graphics.access is Access.YES
    assert npu.is_npu
    assert not npu.is_intel_graphics


def test_linux_inside_windows_may_have_graphics(tmp_path: Path) -> None:
    assert not may_have_intel_graphics(tmp_path)
    (tmp_path / "dev").mkdir()
    (tmp_path / "dev/dxg").touch()
    assert may_have_intel_graphics(tmp_path)


def test_a_desktop_with_cards(tmp_path: Path) -> None:
    found = adapters(tree(tmp_path, DESKTOP))
    assert list(found) == ["0000:00:02.0", "0000:03:00.0", "0000:05:00.0"]
    assert [device.kernel_driver for device in found.values()] == ["i915", "xe", ""]
    assert found["0000:05:00.0"].access is Access.NO_NODE


def test_a_container_without_its_device_files(tmp_path: Path) -> None:
    root = tree(tmp_path, LUNAR_LAKE)
    (root / "dev/dri/renderD128").unlink()
    assert adapters(root)["0000:00:02.0"].access is Access.NO_NODE


def test_a_user_outside_the_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tree(tmp_path, LUNAR_LAKE)
    # Root may open anything, so the refusal is played.
    monkeypatch.setattr("os.access", lambda path, mode: "renderD" not in str(path))
    assert adapters(root)["0000:00:02.0"].access is Access.DENIED


def test_the_compute_runtime(tmp_path: Path) -> None:
    assert read_graphics_stack(tmp_path).compute_runtime == ""
    folder = tmp_path / "var/lib/pacman/local/intel-compute-runtime-26.09.37435.1-1"
    folder.mkdir(parents=True)
    assert read_graphics_stack(tmp_path).compute_runtime == "26.09.37435.1-1"
    status = tmp_path / "var/lib/dpkg/status"
    status.parent.mkdir(parents=True)
    status.write_text(STATUS)
    assert read_graphics_stack(tmp_path).compute_runtime == "26.09.37435.1-1"


def test_nothing_to_read(tmp_path: Path) -> None:
    assert read_graphics_stack(tmp_path / "nowhere").adapters == []


def test_damaged_entries_are_passed_over(tmp_path: Path) -> None:
    folder = tree(tmp_path, LUNAR_LAKE) / "sys/bus/pci/devices/0000:00:02.0"
    (folder / "vendor").write_text("what?")
    assert "0000:00:02.0" not in adapters(tmp_path)


def test_windows_names() -> None:
    instance = r"PCI\VEN_8086&DEV_64A0&SUBSYS_10001D05&REV_04\3&11583659&0&10"
    assert parse_instance(instance) == (0x8086, 0x64A0)
    assert parse_instance(r"ROOT\BasicDisplay\0000") is None
    assert split_list("a\0b\0\0") == ["a", "b"]
    assert split_list("\0") == []
