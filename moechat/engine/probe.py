"""Ask each plugin what it has, one after the other: a driver that hangs is then known by name."""

import logging
from collections.abc import Callable

import openvino as ov

from moechat.core.gpu_budget import VideoMemory
from moechat.core.machine import DeviceKind
from moechat.engine.devices import XMX
from moechat.engine.native import summary
from moechat.engine.properties import OFFLOAD_RATIO
from moechat.engine.video_memory import video_memory
from moechat.protocol.messages import DeviceAnswers, OffloadAnswers, Probed, ProbeStep

_log = logging.getLogger(__name__)

_PLUGINS = ("CPU", "GPU", "NPU")


class DeviceProbe:
    """Questions to a runtime of its own, so that no trial stays behind as a setting."""

    def __init__(self, send: Callable[[ProbeStep], None]) -> None:
        self._send = send
        self._core = ov.Core()

    def run(self, request_id: int) -> Probed:
        """Send what is found as it is found."""
        for plugin in _PLUGINS:
            self._send(ProbeStep(id=request_id, plugin=plugin))
            try:
                for device in self._devices(plugin):
                    self._send(ProbeStep(id=request_id, plugin=plugin, device=device))
            except RuntimeError as error:
                _log.info("%s: %s", plugin, error)
                self._send(ProbeStep(id=request_id, plugin=plugin, error=summary(error)))
        return Probed(id=request_id)

    def _devices(self, plugin: str) -> list[DeviceAnswers]:
        """Raises `RuntimeError` where the plugin cannot be used at all."""
        numbers = self._core.get_property(plugin, "AVAILABLE_DEVICES")
        # The numbers say nothing of a single device; OpenVINO leaves them out too.
        ids = [plugin] if len(numbers) == 1 else [f"{plugin}.{number}" for number in numbers]
        offload = self._offload(ids[0]) if ids and plugin == "GPU" else None
        return [self._ask(device, plugin, offload) for device in ids]

    def _ask(self, device: str, plugin: str, offload: OffloadAnswers | None) -> DeviceAnswers:
        name = self._text(device, "FULL_DEVICE_NAME") or device
        if plugin != "GPU":
            kind = DeviceKind.CPU if plugin == "CPU" else DeviceKind.NPU
            architecture = self._text(device, "DEVICE_ARCHITECTURE")
            return DeviceAnswers(id=device, name=name, kind=kind, architecture=architecture)
        discrete = "DISCRETE" in self._text(device, "DEVICE_TYPE")
        capabilities = self._get(device, "OPTIMIZATION_CAPABILITIES")
        return DeviceAnswers(
            id=device,
            name=name,
            kind=DeviceKind.DISCRETE if discrete else DeviceKind.INTEGRATED,
            xmx=isinstance(capabilities, list) and XMX in capabilities,
            architecture=self._architecture(device),
            total_bytes=self._size(device, "GPU_DEVICE_TOTAL_MEM_SIZE"),
            max_alloc_bytes=self._size(device, "GPU_DEVICE_MAX_ALLOC_MEM_SIZE"),
            video=self._video(device),
            pci=self._text(device, "DEVICE_PCI_INFO"),
            offload=offload,
        )

    def _architecture(self, device: str) -> str:
        told = self._text(device, "DEVICE_ARCHITECTURE")
        version = self._text(device, "GPU_UARCH_VERSION")
        return told or (f"GPU: arch=v{version}" if version else "")

    def _video(self, device: str) -> VideoMemory | None:
        try:
            luid = bytes.fromhex(self._text(device, "DEVICE_LUID"))
        except ValueError:
            return None
        return video_memory(luid)

    def _offload(self, device: str) -> OffloadAnswers:
        names = self._get(device, "SUPPORTED_PROPERTIES")
        if not isinstance(names, dict | list) or OFFLOAD_RATIO not in names:
            return OffloadAnswers(exists=False)
        answers = OffloadAnswers(
            exists=True,
            accepts_auto=self._accepts(device, "AUTO"),
            accepts_100=self._accepts(device, 100),
        )
        _log.info("%s of %s: %s", OFFLOAD_RATIO, device, answers)  # for reports of trouble
        return answers

    def _accepts(self, device: str, ratio: str | int) -> bool:
        try:
            self._core.set_property(device, {OFFLOAD_RATIO: ratio})
        except RuntimeError:
            return False
        return True

    # ── single answers ───────────────────────────────────────────────────────

    def _get(self, device: str, name: str) -> object:
        """None where the device does not tell."""
        try:
            return self._core.get_property(device, name)
        except RuntimeError as error:
            _log.info("%s %s: %s", device, name, summary(error))
            return None

    def _text(self, device: str, name: str) -> str:
        value = self._get(device, name)
        return "" if value is None else str(value).strip()

    def _size(self, device: str, name: str) -> int | None:
        value = self._get(device, name)
        return value if isinstance(value, int) and value > 0 else None
