"""Verdicts on a machine, as codes and values; the sentences are in ``services.machine_texts``."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec


class FindingLevel(StrEnum):
    """How much a finding matters."""

    OK = "ok"
    INFO = "info"
    WARNING = "warning"
    PROBLEM = "problem"


class FindingCode(StrEnum):
    """Every verdict. The comment names the values it carries."""

    # Graphics
    GPU_STREAMS = "gpu_streams"  # device
    CARD_STREAMS = "card_streams"  # device
    GPU_WITHOUT_XMX = "gpu_without_xmx"  # device
    NO_GRAPHICS = "no_graphics"
    DRIVER_MISSING = "driver_missing"  # adapter, package
    DRIVER_TOO_OLD = "driver_too_old"  # adapter, package, version
    KERNEL_DRIVER_MISSING = "kernel_driver_missing"  # adapter, kernel
    NO_DEVICE_FILE = "no_device_file"  # adapter, driver
    NO_ACCESS = "no_access"  # adapter
    OPENCL_MISSING = "opencl_missing"
    PLUGIN_FAILED = "plugin_failed"  # plugin, reason
    DRIVER_HANGS = "driver_hangs"  # plugin, seconds
    ENGINE_FAILED = "engine_failed"  # reason
    SECOND_CARD_WINDOWS = "second_card_windows"  # version
    TWO_CARDS_XE = "two_cards_xe"  # version, kernel
    ALCHEMIST_I915 = "alchemist_i915"
    NPU_UNUSED = "npu_unused"
    # What the runtime understands
    OFFLOAD_MISSING = "offload_missing"  # version
    OFFLOAD_AUTO = "offload_auto"
    # Memory
    MEMORY_FREE = "memory_free"  # available_bytes, total_bytes
    MEMORY_SHORT = "memory_short"  # available_bytes, total_bytes
    GROUP_LIMIT = "group_limit"  # total_bytes
    GPU_SHARE = "gpu_share"  # device, percent, share_bytes
    # Versions
    VERSIONS_TOGETHER = "versions_together"  # version
    VERSIONS_NIGHTLY = "versions_nightly"  # version
    VERSIONS_APART = "versions_apart"  # openvino, genai, tokenizers
    VERSIONS_UNKNOWN = "versions_unknown"
    # The models' drive
    DRIVE_FAST = "drive_fast"  # drive, speed (MB/s)
    DRIVE_SLOW = "drive_slow"  # drive, speed
    DRIVE_SLOW_KIND = "drive_slow_kind"  # drive; not measured
    DRIVE_UNMEASURED = "drive_unmeasured"  # path
    DRIVE_FULL = "drive_full"  # path, free_bytes


_C, _L = FindingCode, FindingLevel
LEVELS: Mapping[FindingCode, FindingLevel] = {
    _C.GPU_STREAMS: _L.OK,
    _C.CARD_STREAMS: _L.OK,
    _C.GPU_WITHOUT_XMX: _L.INFO,
    _C.NO_GRAPHICS: _L.INFO,
    _C.DRIVER_MISSING: _L.PROBLEM,
    _C.DRIVER_TOO_OLD: _L.PROBLEM,
    _C.KERNEL_DRIVER_MISSING: _L.PROBLEM,
    _C.NO_DEVICE_FILE: _L.PROBLEM,
    _C.NO_ACCESS: _L.PROBLEM,
    _C.OPENCL_MISSING: _L.PROBLEM,
    _C.PLUGIN_FAILED: _L.PROBLEM,
    _C.DRIVER_HANGS: _L.PROBLEM,
    _C.ENGINE_FAILED: _L.PROBLEM,
    _C.SECOND_CARD_WINDOWS: _L.WARNING,
    _C.TWO_CARDS_XE: _L.WARNING,
    _C.ALCHEMIST_I915: _L.WARNING,
    _C.NPU_UNUSED: _L.INFO,
    _C.OFFLOAD_MISSING: _L.WARNING,
    _C.OFFLOAD_AUTO: _L.INFO,
    _C.MEMORY_FREE: _L.OK,
    _C.MEMORY_SHORT: _L.WARNING,
    _C.GROUP_LIMIT: _L.INFO,
    _C.GPU_SHARE: _L.INFO,
    _C.VERSIONS_TOGETHER: _L.OK,
    _C.VERSIONS_NIGHTLY: _L.INFO,
    _C.VERSIONS_APART: _L.PROBLEM,
    _C.VERSIONS_UNKNOWN: _L.WARNING,
    _C.DRIVE_FAST: _L.OK,
    _C.DRIVE_SLOW: _L.WARNING,
    _C.DRIVE_SLOW_KIND: _L.WARNING,
    _C.DRIVE_UNMEASURED: _L.INFO,
    _C.DRIVE_FULL: _L.WARNING,
}


class Finding(msgspec.Struct, frozen=True):
    """One verdict."""

    code: FindingCode
    values: dict[str, str | int | float] = {}

    @property
    def level(self) -> FindingLevel:
        """How much it matters."""
        return LEVELS[self.code]
