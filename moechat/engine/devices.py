"""The devices that OpenVINO sees, what they understand and what memory they have."""

import openvino as ov

from moechat.core.faults import FaultCode, UserError
from moechat.protocol.messages import Device, DeviceMemory
from moechat.protocol.system_memory import read_system_memory

XMX = "GPU_HW_MATMUL"  # the capability
_VIRTUAL = ("AUTO", "HETERO", "MULTI", "BATCH")  # they pass work on to real devices
_WITHOUT_PAGED_ATTENTION = frozenset({"MULTI", "BATCH"})


class Devices:
    """Questions to one `openvino.Core`."""

    def __init__(self, core: ov.Core) -> None:
        self._core = core

    def list(self) -> list[Device]:
        """Return the real devices with their full names."""
        return [Device(name, self.full_name(name)) for name in self._core.available_devices]

    def full_name(self, device: str) -> str:
        """Return what the maker calls it, or its id where that cannot be told."""
        try:
            return str(self._core.get_property(device, "FULL_DEVICE_NAME")).strip()
        except RuntimeError:
            return device

    def require(self, device: str) -> None:
        """Raise `UserError` DEVICE_MISSING unless every device that is named exists."""
        if device == "CPU":
            return  # there always is one, and asking all could wait for another's driver
        available = self._core.available_devices
        names = _real_devices(device)
        if device != "AUTO" and (not names or device.partition(":")[0] in _WITHOUT_PAGED_ATTENTION):
            names = [device]  # none of these can run a pipeline
        for name in names:
            # "GPU" means "GPU.0" where there are several.
            if name not in available and f"{name}.0" not in available:
                listed = ", ".join(available)
                raise UserError(FaultCode.DEVICE_MISSING, device=name, available=listed)

    def supports(self, device: str, name: str) -> bool:
        """Tell whether ``device`` knows the property; asking first, as plugins throw late."""
        try:
            return name in self._core.get_property(device, "SUPPORTED_PROPERTIES")
        except RuntimeError:
            return False

    def has_xmx(self, device: str) -> bool:
        """Tell whether the GPU has matrix units, without which no expert is ever streamed."""
        try:
            return XMX in self._core.get_property(device, "OPTIMIZATION_CAPABILITIES")
        except RuntimeError:
            return False

    def memory(self, device: str) -> DeviceMemory | None:
        """Return the GPU memory that this process holds, None without a GPU."""
        gpus = _gpus(device)
        try:
            statistics = [self._core.get_property(gpu, "GPU_MEMORY_STATISTICS") for gpu in gpus]
        except RuntimeError:
            return None
        if not gpus:
            return None
        sums = dict.fromkeys(DeviceMemory.__struct_fields__, 0)
        for kind, size in (item for kinds in statistics for item in kinds.items()):
            sums[kind if kind in sums else "unknown"] += size
        return DeviceMemory(**sums)

    def memory_in_use(self, device: str) -> int | None:
        """Return the GPU memory that this process holds in bytes, None without a GPU."""
        memory = self.memory(device)
        return None if memory is None else memory.total

    def free_memory(self, device: str) -> int:
        """Return how many bytes a model may take: of a card's memory, or of the machine's.

        Of the machine's memory a control group may have a part only, and integrated graphics
        likewise: the driver sets a limit.
        """
        free = read_system_memory().available
        for gpu in _gpus(device)[:1]:
            try:
                total = int(self._core.get_property(gpu, "GPU_DEVICE_TOTAL_MEM_SIZE"))
                discrete = "DISCRETE" in str(self._core.get_property(gpu, "DEVICE_TYPE"))
            except RuntimeError:
                break
            own = max(0, total - (self.memory_in_use(gpu) or 0))
            free = own if discrete else min(free, own)
        return free


def is_gpu(device: str) -> bool:
    """Tell whether the name stands for a GPU, or for several devices with a GPU among them."""
    return any(name.split(".")[0] == "GPU" for name in _real_devices(device))


def _gpus(device: str) -> list[str]:
    return [name for name in _real_devices(device) if is_gpu(name)]


def _real_devices(device: str) -> list[str]:
    """``HETERO:GPU.1,CPU`` → GPU.1 and CPU; a bare AUTO names none."""
    kind, _, listed = device.partition(":")
    if kind in _VIRTUAL:
        return [name.strip().partition("(")[0] for name in listed.split(",") if name.strip()]
    return [device]
