"""What the engine's process does a second, from two looks at the system's counters."""

import msgspec


class EngineCounters(msgspec.Struct, frozen=True, kw_only=True):
    """One look; counters only grow. None = not available here."""

    at_s: float  # of a monotonic clock
    read_bytes: int | None = None  # by the process, from the file cache or the drive
    drive_read_bytes: int | None = None  # of those, from the drive
    major_faults: int | None = None  # of the process: pages that had to come from a drive
    swap_in_bytes: int | None = None  # of the whole system
    swap_out_bytes: int | None = None
    # Of the process, by engine of the GPU: (busy, elapsed), in the driver's own unit.
    gpu: dict[str, tuple[float, float]] = {}
    gpu_bytes: int | None = None  # memory of the process on the GPU, by the kernel's driver


class EngineRates(msgspec.Struct, frozen=True, kw_only=True):
    """Per second between two looks. None = not available here, or not told yet."""

    read_bytes_s: float | None = None
    drive_read_bytes_s: float | None = None
    major_faults_s: float | None = None
    swap_in_bytes_s: float | None = None
    swap_out_bytes_s: float | None = None
    gpu_busy: float | None = None  # 0 to 1, of the engine of the GPU that is used most
    gpu_bytes: int | None = None


def rates_between(before: EngineCounters, after: EngineCounters) -> EngineRates:
    """Rates from ``before`` to ``after``; a counter that shrank belongs to another process."""
    seconds = after.at_s - before.at_s

    def rate(old: float | None, new: float | None) -> float | None:
        if old is None or new is None or seconds <= 0 or new < old:
            return None
        return (new - old) / seconds

    return EngineRates(
        read_bytes_s=rate(before.read_bytes, after.read_bytes),
        drive_read_bytes_s=rate(before.drive_read_bytes, after.drive_read_bytes),
        major_faults_s=rate(before.major_faults, after.major_faults),
        swap_in_bytes_s=rate(before.swap_in_bytes, after.swap_in_bytes),
        swap_out_bytes_s=rate(before.swap_out_bytes, after.swap_out_bytes),
        gpu_busy=_busiest(before, after),
        gpu_bytes=after.gpu_bytes,
    )


def _busiest(before: EngineCounters, after: EngineCounters) -> float | None:
    shares = []
    for engine, (busy, elapsed) in after.gpu.items():
        old_busy, old_elapsed = before.gpu.get(engine, (busy, elapsed))
        if elapsed > old_elapsed and busy >= old_busy:
            shares.append((busy - old_busy) / (elapsed - old_elapsed))
    return min(1.0, max(shares)) if shares else None
