"""What a device may use now, and who says so."""

import msgspec

from moechat.core.machine import BudgetSource, DeviceKind


class VideoMemory(msgspec.Struct, frozen=True):
    """What Windows grants this process of an adapter's memory, in bytes."""

    budget_bytes: int
    used_bytes: int  # by this process


class Ram(msgspec.Struct, frozen=True):
    """The computer's memory in bytes; with a control group's limit where that is tighter."""

    total_bytes: int
    available_bytes: int
    in_group: bool = False  # the limit of a control group counts, not what is fitted

    @property
    def source(self) -> BudgetSource:
        """Who limits it."""
        return BudgetSource.CGROUP if self.in_group else BudgetSource.RAM


def device_budget(
    kind: DeviceKind, total_bytes: int | None, video: VideoMemory | None, ram: Ram
) -> tuple[int | None, BudgetSource]:
    """Bytes that a device of ``kind`` may use now.

    ``total_bytes`` is the plugin's answer: for integrated graphics the share of RAM that the
    driver allows, for a card its own memory. ``video`` exists on Windows only.
    """
    if kind in (DeviceKind.CPU, DeviceKind.NPU):
        return ram.available_bytes, ram.source
    if video is not None:
        left = max(0, video.budget_bytes - video.used_bytes)
        if total_bytes is None or left <= total_bytes:
            return left, BudgetSource.DXGI
        return total_bytes, BudgetSource.PLUGIN_TOTAL
    if total_bytes is None:
        return None, BudgetSource.UNKNOWN
    if kind is DeviceKind.DISCRETE or total_bytes <= ram.available_bytes:
        return total_bytes, BudgetSource.PLUGIN_TOTAL
    return ram.available_bytes, ram.source
