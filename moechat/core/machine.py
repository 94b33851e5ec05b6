"""The machine as the planner sees it; `doctor --json` prints the same, and its findings."""

from enum import StrEnum

import msgspec


class DeviceKind(StrEnum):
    """What a device is."""

    INTEGRATED = "integrated"
    DISCRETE = "discrete"
    NPU = "npu"
    CPU = "cpu"


class BudgetSource(StrEnum):
    """Where a device's budget comes from."""

    DXGI = "dxgi"  # what Windows grants the engine's process
    PLUGIN_TOTAL = "plugin_total"  # the driver's limit; nobody tells what others use of it
    RAM = "ram"  # what is available of the computer's memory
    CGROUP = "cgroup"  # what is left of the limit of our control group
    UNKNOWN = ""


class DeviceFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One OpenVINO device, from the plugin's own answers."""

    id: str  # "CPU", "GPU", "GPU.1"
    name: str
    kind: DeviceKind
    xmx: bool = False
    architecture: str = ""
    total_bytes: int | None = None
    max_alloc_bytes: int | None = None
    budget_bytes: int | None = None  # what it may use now
    budget_source: BudgetSource = BudgetSource.UNKNOWN


class DriveKind(StrEnum):
    """Kind of the models' drive."""

    NVME = "nvme"
    SSD = "ssd"
    ROTATING = "rotating"
    USB = "usb"
    NETWORK = "network"
    MEMORY = "memory"
    UNKNOWN = "unknown"


class DriveFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The drive that holds the models."""

    path: str
    kind: DriveKind = DriveKind.UNKNOWN
    free_bytes: int | None = None
    slice_mb_s: float | None = None  # random reads of an expert slice, one at a time, uncached


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a plan depends on."""

    devices: list[DeviceFacts]
    ram_total_bytes: int
    ram_available_bytes: int
    memory_gb_s: float | None = None  # peak of the RAM as fitted, in 1e9 bytes a second
    drive: DriveFacts | None = None
    versions: dict[str, str] = {}
