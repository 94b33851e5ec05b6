"""How fast a machine reads: what the speed model needs to know of it, before anything is measured.

These are priors for estimates, never for what a device can do: that is asked of the plugin.
"""

import re

import msgspec

from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine

CACHE_GB_S = 2.5  # a miss that the file cache serves: copying and repacking on the CPU included
DRIVE_GB_S = 0.85  # a miss that an NVMe drive serves
_DRIVE_GB_S = {  # a miss that the drive serves, from slice-sized reads, one at a time
    DriveKind.NVME: DRIVE_GB_S,
    DriveKind.SSD: 0.42,
    DriveKind.ROTATING: 0.10,
    DriveKind.USB: 0.10,
    DriveKind.NETWORK: 0.10,
    DriveKind.MEMORY: CACHE_GB_S,
    DriveKind.UNKNOWN: DRIVE_GB_S,
}
_SLOWEST_DRIVE_GB_S = 0.001  # a reading below this says that the measurement failed

_LUNAR_LAKE_GB_S = 136.5  # LPDDR5X-8533 on the package, never anything else
_PANTHER_LAKE_GB_S = 153.6  # LPDDR5X-9600; slower memory is sold as well
_TWO_CHANNELS_GB_S = 89.6  # DDR5-5600, where nothing better is known
_CARD_GB_S = {12: 512.0, 20: 456.0}  # Arc A770, Arc B580, by architecture
_CARD_POOL_GB_S = 10.0  # the slots of a streamed model lie in RAM: 9 tokens/s published
_CPU_GB_S = _TWO_CHANNELS_GB_S  # faster memory than this does not make cores faster

# Prompt tokens a second with 3 billion active parameters. Only the first is backed by a published
# row (Arc 140V); all are replaced by the first measurement.
_PREFILL_XMX = 450.0
_PREFILL_CARD = 1800.0
_PREFILL_NO_XMX = 150.0
_PREFILL_CPU = 75.0


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """Speeds of one device in one machine; GB = 1e9 bytes."""

    memory_gb_s: float
    memory_known: bool  # False = a guess from the architecture
    prefill_tokens_s: float  # at 3 billion active parameters
    drive_gb_s: float  # of a miss, repacking included
    cache_gb_s: float = CACHE_GB_S
    pool_gb_s: float | None = (
        None  # of reading resident experts while streaming; None = memory_gb_s
    )


def rates_of(device: DeviceFacts, machine: Machine) -> Rates:
    """The prior for ``device``."""
    drive = _drive(machine)
    if device.kind is DeviceKind.DISCRETE:
        return Rates(
            memory_gb_s=_CARD_GB_S.get(_architecture(device)[0], 400.0),
            memory_known=False,
            prefill_tokens_s=_PREFILL_CARD,
            drive_gb_s=drive,
            pool_gb_s=_CARD_POOL_GB_S,
        )
    memory, known = _system_memory(machine)
    if device.kind is DeviceKind.CPU:
        return Rates(
            memory_gb_s=min(memory, _CPU_GB_S),
            memory_known=known and memory <= _CPU_GB_S,
            prefill_tokens_s=_PREFILL_CPU,
            drive_gb_s=drive,
        )
    return Rates(
        memory_gb_s=memory,
        memory_known=known,
        prefill_tokens_s=_PREFILL_XMX if device.xmx else _PREFILL_NO_XMX,
        drive_gb_s=drive,
    )


def drive_rate(uncached_gb_s: float) -> float:
    """GB/s of misses on a drive that reads slices, one at a time, at ``uncached_gb_s``."""
    return 1.0 / (1.0 / uncached_gb_s + 1.0 / CACHE_GB_S)


def _drive(machine: Machine) -> float:
    if machine.drive is None:
        return _DRIVE_GB_S[DriveKind.UNKNOWN]
    if machine.drive.slice_mb_s is not None:
        return drive_rate(max(_SLOWEST_DRIVE_GB_S, machine.drive.slice_mb_s / 1000))
    return _DRIVE_GB_S[machine.drive.kind]


def _system_memory(machine: Machine) -> tuple[float, bool]:
    if machine.memory_gb_s and machine.memory_gb_s > 0:
        return machine.memory_gb_s, True
    for device in machine.devices:
        if device.kind is DeviceKind.INTEGRATED:
            major, minor = _architecture(device)
            if (major, minor) == (20, 4):
                return _LUNAR_LAKE_GB_S, True
            if major == 30:
                return _PANTHER_LAKE_GB_S, False
    return _TWO_CHANNELS_GB_S, False


def _architecture(device: DeviceFacts) -> tuple[int, int]:
    """``GPU: vendor=0x8086 arch=v20.4.4`` → (20, 4); (0, 0) where it cannot be read."""
    found = re.search(r"\bv?(\d{1,3})\.(\d{1,3})", device.architecture)
    return (int(found[1]), int(found[2])) if found else (0, 0)
