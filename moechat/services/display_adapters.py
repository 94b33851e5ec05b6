"""Display adapters, NPUs and their drivers as the operating system lists them."""

import logging
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from moechat.core.graphics_driver import (
    Access,
    GraphicsStack,
    PciDevice,
    dpkg_version,
    pacman_version,
)
from moechat.services.pci_names import pci_name

if sys.platform == "win32":
    from moechat.services.windows_devices import present_devices

_log = logging.getLogger(__name__)

_DEB = ("intel-opencl-icd", "libze-intel-gpu1")
_RPM = ("intel-compute-runtime", "intel-opencl")
_PACMAN = "intel-compute-runtime"
_RPM_SECONDS = 2.0


def read_graphics_stack(root: Path = Path("/")) -> GraphicsStack:
    """What the system knows of graphics; ``root`` stands for / on Linux. Blocks, never raises."""
    if sys.platform == "win32":
        return GraphicsStack(system="windows", adapters=present_devices())
    return GraphicsStack(
        system="linux",
        kernel=platform.release(),
        compute_runtime=_compute_runtime(root),
        adapters=_pci_devices(root),
    )


def may_have_intel_graphics(root: Path = Path("/")) -> bool:
    """Whether there may be any, as far as the system tells; quick."""
    if sys.platform == "win32":
        adapters = present_devices()
        return not adapters or any(adapter.is_intel_graphics for adapter in adapters)
    if (root / "dev/dxg").exists():  # Linux inside Windows, which passes graphics on without PCI
        return True
    return any(adapter.is_intel_graphics for adapter in _pci_devices(root))


def _pci_devices(root: Path) -> list[PciDevice]:
    devices = []
    try:
        folders = sorted((root / "sys/bus/pci/devices").iterdir())
    except OSError:
        return []
    for folder in folders:
        class_code, vendor = _hex(folder / "class"), _hex(folder / "vendor")
        device = PciDevice(
            address=folder.name, class_code=class_code, vendor=vendor,
            device=_hex(folder / "device"),
        )  # fmt: skip
        if device.is_intel_graphics or device.is_npu:
            devices.append(_with_driver(device, folder, root))
    return devices


def _with_driver(device: PciDevice, folder: Path, root: Path) -> PciDevice:
    driver = folder / "driver"
    return PciDevice(
        address=device.address,
        class_code=device.class_code,
        vendor=device.vendor,
        device=device.device,
        name=pci_name(device.vendor, device.device, root),
        kernel_driver=driver.resolve().name if driver.exists() else "",
        access=_access(folder, root),
    )


def _access(folder: Path, root: Path) -> Access:
    """Of the render nodes that the kernel made for a PCI device."""
    nodes = [root / "dev/dri" / node.name for node in folder.glob("drm/renderD*")]
    there = [node for node in nodes if node.exists()]
    if not there:
        return Access.NO_NODE
    return (
        Access.YES if any(os.access(node, os.R_OK | os.W_OK) for node in there) else Access.DENIED
    )


def _hex(path: Path) -> int:
    try:
        return int(path.read_text("ascii"), 16)
    except (OSError, ValueError):
        return 0


def _compute_runtime(root: Path) -> str:
    """Version of Intel's OpenCL driver by the package manager; empty where none tells."""
    try:
        status = (root / "var/lib/dpkg/status").read_text("utf-8", "replace")
    except OSError:
        status = ""
    versions = [dpkg_version(status, package) for package in _DEB]
    if not any(versions):
        versions = [pacman_version(_names(root / "var/lib/pacman/local"), _PACMAN)]
    if not any(versions) and (root / "var/lib/rpm").exists():
        versions = [_rpm_version(package) for package in _RPM]
    return next(filter(None, versions), "")


def _names(folder: Path) -> list[str]:
    try:
        return [entry.name for entry in folder.iterdir()]
    except OSError:
        return []


def _rpm_version(package: str) -> str:
    rpm = shutil.which("rpm")
    if rpm is None:
        return ""
    try:
        done = subprocess.run(
            [rpm, "-q", "--qf", "%{VERSION}", package],
            capture_output=True,
            check=False,
            text=True,
            timeout=_RPM_SECONDS,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        _log.info("rpm: %s", error)
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
