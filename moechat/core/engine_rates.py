"""What the engine's process does a second, from two looks at the system's counters."""

from collections.abc import Callable

import msgspec


class EngineCounters(msgspec.Struct, frozen=True, kw_only=True):
    """One look; counters only grow. None, or nothing in a dict = not available here."""

    at_s: float  # of a monotonic clock
    read_bytes: int | None = None  # by the process, from the file cache or the drive
    drive_read_bytes: int | None = None  # of those, from the drive; Windows cannot tell
    major_faults: int | None = None  # of the process: pages that had to come from a drive
    cpu_s: float | None = None  # of the process, all threads together
    cores: int | None = None  # processors of the system, as it counts them
    # Of all programs and cores: (busy, elapsed), in seconds.
    processor: tuple[float, float] | None = None
    swap_in_bytes: int | None = None  # of the whole system
    swap_out_bytes: int | None = None
    # Of the process, by engine of the GPU: (busy, elapsed), in the driver's own unit.
    gpu: dict[str, tuple[float, float]] = {}
    gpu_bytes: int | None = None  # memory of the process on the GPU, by the kernel's driver
    # Of all programs, by drive under the model's folder: (bytes read, seconds busy).
    drives: dict[str, tuple[int, float]] = {}
    pressure_some_s: float | None = None  # in which something waited for memory
    pressure_full_s: float | None = None  # in which nothing ran because of it
    limit_hits: int | None = None  # of the memory limit of the engine's control group
    committed_bytes: int | None = None  # promised to all programs; Windows
    commit_limit_bytes: int | None = None
    throttled_s: float | None = None  # in which the processor was held back for its heat
    speed_limit: float | None = None  # 0 to 1: the speed that the processor is held to; Windows
    gpu_hot: bool | None = None  # whether the GPU is held back for its heat now


class EngineRates(msgspec.Struct, frozen=True, kw_only=True):
    """Per second between two looks. None = not available here, or not told yet."""

    seconds: float = 0.0  # between the looks
    read_bytes_s: float | None = None
    drive_read_bytes_s: float | None = None
    major_faults_s: float | None = None
    cpu_cores: float | None = None  # seconds of processor time a second
    cores: int | None = None
    cpu_busy: float | None = None  # 0 to 1, of all processors, by all programs
    swap_in_bytes_s: float | None = None
    swap_out_bytes_s: float | None = None
    gpu_busy: float | None = None  # 0 to 1, of the engine of the GPU that is used most
    gpu_bytes: int | None = None
    drive_bytes_s: float | None = None  # by all programs
    drive_busy: float | None = None  # 0 to 1, of the drive that is used most
    pressure_some: float | None = None  # 0 to 1, of the time
    pressure_full: float | None = None
    limit_hits_s: float | None = None
    commit_share: float | None = None  # of the limit
    throttled: float | None = None  # 0 to 1, of the time
    speed_limit: float | None = None
    gpu_hot: bool | None = None

    @property
    def cpu_share(self) -> float | None:
        """Of all processors, 0 to 1."""
        if self.cpu_cores is None or not self.cores:
            return None
        return min(1.0, self.cpu_cores / self.cores)


def rates_between(before: EngineCounters, after: EngineCounters) -> EngineRates:
    """Rates from ``before`` to ``after``; a counter that shrank belongs to another process."""
    seconds = after.at_s - before.at_s

    def rate(old: float | None, new: float | None) -> float | None:
        if old is None or new is None or seconds <= 0 or new < old:
            return None
        return (new - old) / seconds

    drives = [(before.drives[name], now) for name, now in after.drives.items()
              if name in before.drives]  # fmt: skip
    return EngineRates(
        seconds=max(0.0, seconds),
        read_bytes_s=rate(before.read_bytes, after.read_bytes),
        drive_read_bytes_s=rate(before.drive_read_bytes, after.drive_read_bytes),
        major_faults_s=rate(before.major_faults, after.major_faults),
        cpu_cores=rate(before.cpu_s, after.cpu_s),
        cores=after.cores,
        cpu_busy=_busy(before.processor, after.processor),
        swap_in_bytes_s=rate(before.swap_in_bytes, after.swap_in_bytes),
        swap_out_bytes_s=rate(before.swap_out_bytes, after.swap_out_bytes),
        gpu_busy=_busiest(before, after),
        gpu_bytes=after.gpu_bytes,
        drive_bytes_s=_over(sum, [rate(old[0], new[0]) for old, new in drives]),
        drive_busy=_share(_over(max, [rate(old[1], new[1]) for old, new in drives])),
        pressure_some=_share(rate(before.pressure_some_s, after.pressure_some_s)),
        pressure_full=_share(rate(before.pressure_full_s, after.pressure_full_s)),
        limit_hits_s=rate(before.limit_hits, after.limit_hits),
        commit_share=_part(after.committed_bytes, after.commit_limit_bytes),
        throttled=_share(rate(before.throttled_s, after.throttled_s)),
        speed_limit=after.speed_limit,
        gpu_hot=after.gpu_hot,
    )


def _busiest(before: EngineCounters, after: EngineCounters) -> float | None:
    shares = [_busy(before.gpu.get(engine), now) for engine, now in after.gpu.items()]
    return _over(max, shares)


def _busy(before: tuple[float, float] | None, after: tuple[float, float] | None) -> float | None:
    if before is None or after is None:
        return None
    busy, elapsed = after[0] - before[0], after[1] - before[1]
    return min(1.0, busy / elapsed) if elapsed > 0 and busy >= 0 else None


def _over(combine: Callable[[list[float]], float], rates: list[float | None]) -> float | None:
    known = [rate for rate in rates if rate is not None]
    return combine(known) if known else None


def _share(rate: float | None) -> float | None:
    """Seconds a second; clocks differ a little."""
    return None if rate is None else min(1.0, rate)


def _part(part: int | None, whole: int | None) -> float | None:
    return part / whole if part is not None and whole else None
