"""Linux: whether heat holds the processors or the graphics back."""

from collections.abc import Iterable
from pathlib import Path

from moechat.protocol.kernel_files import read_number

_MILLISECOND = 1e-3
_HOT = ("thermal", "prochot", "ratl", "vr_thermalert")  # a power limit is no heat


class Heat:
    """The kernel's counters of thermal throttling; which there are is looked up once."""

    def __init__(self, root: Path = Path("/")) -> None:
        self._packages = _one_each(sorted((root / "sys/devices/system/cpu").glob("cpu[0-9]*")))
        cards = root / "sys/class/drm"
        self._reasons = [
            path
            for reason in _HOT
            for pattern in (
                f"card*/gt/gt*/throttle_reason_{reason}",  # i915
                f"card*/device/tile*/gt*/freq*/throttle/reason_{reason}",  # xe
            )
            for path in cards.glob(pattern)
        ]

    def throttled_s(self) -> float | None:
        """Seconds since the start of the system in which a processor was held back."""
        told = [read_number(path) for path in self._packages]
        known = [number for number in told if number is not None]
        return max(known) * _MILLISECOND if known else None

    def gpu_hot(self) -> bool | None:
        """Whether a GPU is held back for its heat now."""
        told = [read_number(path) for path in self._reasons]
        known = [number for number in told if number is not None]
        return any(known) if known else None


def _one_each(processors: Iterable[Path]) -> list[Path]:
    """The counter of each package: all its processors tell the same."""
    files: dict[int | None, Path] = {}
    for processor in processors:
        file = processor / "thermal_throttle/package_throttle_total_time_ms"
        if file.exists():
            files.setdefault(read_number(processor / "topology/physical_package_id"), file)
    return list(files.values())
