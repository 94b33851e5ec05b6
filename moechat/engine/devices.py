"""The devices that OpenVINO sees, what they understand and what memory they have."""

import openvino as ov

from moechat.core.faults import FaultCode, UserError
from moechat.protocol.messages import Device

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

    def memory_in_use(self, device: str) -> int | None:
        """Return the GPU memory that this process holds in bytes, None without a GPU."""
        gpus = [name for name in _real_devices(device) if is_gpu(name)]
        try:
            statistics = [self._core.get_property(gpu, "GPU_MEMORY_STATISTICS") for gpu in gpus]
        except RuntimeError:
            return None
        return sum(sum(kinds.values()) for kinds in statistics) if gpus else None

    def own_memory(self, device: str) -> int | None:
        """Return the total memory of a discrete GPU in bytes; None where it is the machine's."""
        gpus = [name for name in _real_devices(device) if is_gpu(name)]
        try:
            if not gpus or "DISCRETE" not in str(self._core.get_property(gpus[0], "DEVICE_TYPE")):
                return None
            return int(self._core.get_property(gpus[0], "GPU_DEVICE_TOTAL_MEM_SIZE"))
        except RuntimeError:
            return None


def is_gpu(device: str) -> bool:
    """Tell whether the name stands for a GPU, or for several devices with a GPU among them."""
    return any(name.split(".")[0] == "GPU" for name in _real_devices(device))


def _real_devices(device: str) -> list[str]:
    """``HETERO:GPU.1,CPU`` → GPU.1 and CPU; a bare AUTO names none."""
    kind, _, listed = device.partition(":")
    if kind in _VIRTUAL:
        return [name.strip().partition("(")[0] for name in listed.split(",") if name.strip()]
    return [device]
