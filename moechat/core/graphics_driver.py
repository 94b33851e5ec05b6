"""Graphics adapters and drivers as the operating system tells of them, and known trouble."""

import re
from enum import StrEnum

import msgspec

INTEL = 0x8086
_DISPLAY, _ACCELERATOR = 0x03, 0x12  # base classes of PCI; an NPU is an accelerator


class Access(StrEnum):
    """Whether this user may compute on an adapter."""

    YES = "yes"
    DENIED = "denied"  # its device file belongs to a group that we are not in
    NO_NODE = "no_node"  # no device file: no kernel driver holds it
    UNKNOWN = "unknown"  # Windows does not ask


class PciDevice(msgspec.Struct, frozen=True, kw_only=True):
    """One device on the PCI bus."""

    address: str  # "0000:00:02.0"; empty where the system does not tell
    class_code: int  # 24 bits
    vendor: int
    device: int
    name: str = ""  # empty where the system has no list of names
    kernel_driver: str = ""  # "xe", "i915"; empty = none holds it
    driver_version: str = ""  # Windows: of the display driver
    access: Access = Access.UNKNOWN

    @property
    def is_intel_graphics(self) -> bool:
        """Whether OpenVINO should see it as a GPU."""
        return self.vendor == INTEL and self.class_code >> 16 == _DISPLAY

    @property
    def is_npu(self) -> bool:
        """Whether it is an Intel NPU."""
        return self.vendor == INTEL and self.class_code >> 16 == _ACCELERATOR


class GraphicsStack(msgspec.Struct, frozen=True, kw_only=True):
    """What drives the graphics."""

    system: str  # "linux", "windows"
    kernel: str = ""  # release of the Linux kernel
    compute_runtime: str = ""  # Linux: version of Intel's OpenCL driver; empty = not found
    adapters: list[PciDevice] = []

    @property
    def display_driver(self) -> str:
        """Windows: version of the first Intel display driver."""
        versions = (a.driver_version for a in self.adapters if a.is_intel_graphics)
        return next(filter(None, versions), "")

    @property
    def kernel_driver(self) -> str:
        """Linux: the module behind the first Intel graphics."""
        names = (a.kernel_driver for a in self.adapters if a.is_intel_graphics)
        return next(filter(None, names), "")


class KnownTrouble(StrEnum):
    """Versions with faults that were reported and reproduced."""

    SECOND_CARD_WINDOWS = "second_card_windows"  # openvino 33012
    TWO_CARDS_XE = "two_cards_xe"  # compute-runtime 916
    ALCHEMIST_I915 = "alchemist_i915"  # compute-runtime 904


def known_trouble(
    stack: GraphicsStack, card_architectures: list[str], gpu_count: int
) -> list[KnownTrouble]:
    """What is known of these versions; ``card_architectures`` are those of discrete GPUs."""
    cards = len(card_architectures)
    found = []
    if stack.system == "windows":
        driver = version_of(stack.display_driver)
        if cards and gpu_count > 1 and driver >= (32, 0, 101, 8131):
            found.append(KnownTrouble.SECOND_CARD_WINDOWS)
        return found
    if (
        cards > 1
        and stack.kernel_driver == "xe"
        and version_of(stack.compute_runtime) >= (26, 9)
        and () < version_of(stack.kernel) < (7, 1)
    ):
        found.append(KnownTrouble.TWO_CARDS_XE)
    on_i915 = any(a.is_intel_graphics and a.kernel_driver == "i915" for a in stack.adapters)
    if on_i915 and any(re.search(r"\bv?12\.5[5-7]\b", text) for text in card_architectures):
        found.append(KnownTrouble.ALCHEMIST_I915)
    return found


def version_of(text: str) -> tuple[int, ...]:
    """The leading numbers of a version: ``6.18.44-generic`` is (6, 18, 44); () for none."""
    found = re.match(r"\s*(?:\d+:)?(\d+(?:\.\d+)*)", text)
    return tuple(int(part) for part in found[1].split(".")) if found else ()


def pci_address(text: str) -> str:
    """OpenVINO's ``{domain: 0 bus: 5 device: 0x0 function: 0}`` as ``0000:05:00.0``."""
    found = re.search(r"domain: (\d+) bus: (\d+) device: 0x([0-9a-f]+) function: (\d+)", text)
    if not found:
        return ""
    domain, bus, device, function = int(found[1]), int(found[2]), int(found[3], 16), int(found[4])
    return f"{domain:04x}:{bus:02x}:{device:02x}.{function}"


def dpkg_version(status: str, package: str) -> str:
    """Version of an installed package in the text of dpkg's status file; empty for none."""
    for stanza in re.split(r"\n\n+", status):
        fields = dict(
            line.split(": ", 1)
            for line in stanza.splitlines()
            if ": " in line and not line.startswith(" ")
        )
        if fields.get("Package") == package and fields.get("Status", "").endswith(" installed"):
            return fields.get("Version", "")
    return ""


def pacman_version(folders: list[str], package: str) -> str:
    """The same from the names of pacman's folders, which end in version and release."""
    for folder in folders:
        found = re.fullmatch(re.escape(package) + r"-([^-]+-[^-]+)", folder)
        if found:
            return found[1]
    return ""
