"""What holds the running model back, from some seconds of samples.

`RunWatch` alone raises alarms, of a speed that collapsed; this names the cause of whatever speed
there is. Both take the same rates for paging, and while there is an alarm of paging no other cause
is named. Paging is one only where something waits for it: a busy system moves pages without harm.
The kernel's pressure alone does not tell: an engine that a control group held at a quarter of its
need wrote nothing at 2 to 10 % of pressure. That it hardly computes meanwhile does.
"""

from collections import deque
from collections.abc import Callable, Iterable
from enum import StrEnum
from statistics import median

import msgspec

from moechat.core.engine_rates import EngineRates
from moechat.core.rates import CACHE_GB_S, DRIVE_GB_S, Rates
from moechat.core.run_watch import FAULTS_S, SWAP_BYTES_S

_WINDOW_S = 5.0
_SETTLED_S = 3.0  # before the first verdict
_HOLD_S = 3.0  # that another verdict has to last
_PAUSE_S = 30.0  # without samples

_WAITING = 0.15  # of the time, for memory
_READING = 0.35  # of a token's time: where reading is the lever
_STREAMED_BYTES_S = 20e6  # less is no stream of experts
_DRIVE_BUSY = 0.7
_MOSTLY = 0.5
_HOT = 0.1  # of the time
_HELD_TO = 0.9  # of the full speed
_COMPUTING_CPU = 0.2  # of all cores: a model that runs on them uses the fast ones at least
_COMPUTING_GPU = 0.3
_FULL_CPU = 0.85  # of all cores, by all programs
_BUSY_CPU = 0.25  # of all cores: pages that come meanwhile hold nobody up
_BUSY_GPU = 0.5


class Cause(StrEnum):
    """What a token waits for."""

    UNKNOWN = "unknown"  # nothing is counted, or not for long enough
    UNCLEAR = "unclear"  # what is counted does not explain it
    IDLE = "idle"  # no answer is written, no prompt read
    COMPUTE = "compute"
    CROWDED = "crowded"  # other programs keep the processor busy
    CACHE = "cache"  # experts come from the file cache
    DRIVE = "drive"  # experts come from the drive
    HEAT = "heat"
    PAGING = "paging"  # the engine's pages come back from files
    SWAP = "swap"  # … from the swap space


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """One sample."""

    at_s: float  # of a monotonic clock
    active: bool  # an answer is being written, or a prompt read
    rates: EngineRates
    streams: bool = False  # experts are streamed
    on_cpu: bool = False  # the model computes on the processor
    paging_alarm: bool = False  # of `RunWatch`


class Bottleneck(msgspec.Struct, frozen=True):
    """A cause, and medians of what was seen."""

    cause: Cause = Cause.IDLE
    evidence: EngineRates = EngineRates()
    reading: float | None = None  # estimated share of the time that goes into reading


class BottleneckWatch:
    """Watches one loaded model; feed it a sample about once a second."""

    def __init__(self, speeds: Rates | None = None) -> None:
        """``speeds`` of this machine; without them the usual ones."""
        self._cache_bytes_s = (speeds.cache_gb_s if speeds else CACHE_GB_S) * 1e9
        self._drive_bytes_s = (speeds.drive_gb_s if speeds else DRIVE_GB_S) * 1e9
        self._window: deque[Look] = deque()
        self._verdict = Bottleneck()
        self._other: tuple[Cause, float] | None = None  # what it has been instead, since when

    def feed(self, look: Look) -> Bottleneck:
        """Take ``look``; the verdict now, with evidence of the last seconds."""
        if self._window and not 0 < look.at_s - self._window[-1].at_s <= _PAUSE_S:
            self._window.clear()
        if not look.active:
            self._window.clear()
            self._other = None
            self._verdict = Bottleneck()
            return self._verdict
        self._window.append(look)
        while len(self._window) > 2 and self._window[1].at_s <= look.at_s - _WINDOW_S:
            self._window.popleft()
        evidence = medians(each.rates for each in self._window)
        reading = self._reading(evidence) if look.streams else None
        cause = self._settled(self._judge(look, evidence, reading), look)
        self._verdict = Bottleneck(cause, evidence, reading)
        return self._verdict

    def _settled(self, seen: Cause, look: Look) -> Cause:
        """``seen``, once it has lasted."""
        now, before = look.at_s, self._verdict.cause
        if seen is before:
            self._other = None
            return seen
        if look.paging_alarm:
            return seen  # which waited long enough
        if before in (Cause.IDLE, Cause.UNKNOWN):
            settled = now - self._window[0].at_s >= _SETTLED_S
            return seen if settled else Cause.UNKNOWN
        if self._other is None or self._other[0] is not seen:
            self._other = (seen, now)
        if now - self._other[1] < _HOLD_S:
            return before
        self._other = None
        return seen

    def _judge(self, look: Look, seen: EngineRates, reading: float | None) -> Cause:
        if (memory := _memory(seen, alarm=look.paging_alarm)) is not None:
            return memory
        streaming = reading is not None and reading >= _READING
        if look.streams and (self._waits_for_drive(seen) or (streaming and self._is_drive(seen))):
            return Cause.DRIVE
        if _is_hot(seen):
            return Cause.HEAT
        if streaming:
            return Cause.CACHE
        return _computing(seen, on_cpu=look.on_cpu)

    # ── streaming ────────────────────────────────────────────────────────────

    def _reading(self, seen: EngineRates) -> float | None:
        """Share of the time that reading takes: bytes by what each source gives a second.

        Where the GPU tells how long it worked, the rest went into what it waited for.
        """
        if seen.read_bytes_s is None:
            return None
        cached, drive = self._times(seen)
        idle = 0.0
        if seen.gpu_busy is not None and seen.read_bytes_s >= _STREAMED_BYTES_S:
            idle = 1.0 - seen.gpu_busy
        return min(1.0, max(cached + drive, idle))

    def _times(self, seen: EngineRates) -> tuple[float, float]:
        """Seconds a second of reading from the file cache, and from the drive."""
        read, drive = seen.read_bytes_s or 0.0, _from_drive(seen) or 0.0
        return max(0.0, read - drive) / self._cache_bytes_s, drive / self._drive_bytes_s

    def _is_drive(self, seen: EngineRates) -> bool:
        cached, drive = self._times(seen)
        return drive > cached

    def _waits_for_drive(self, seen: EngineRates) -> bool:
        """The drive has no time left, and most of what it reads is the engine's."""
        own = _from_drive(seen)
        if own is None or own < _STREAMED_BYTES_S or (seen.drive_busy or 0.0) < _DRIVE_BUSY:
            return False
        return own >= _MOSTLY * (seen.drive_bytes_s or 0.0)


def _memory(seen: EngineRates, *, alarm: bool) -> Cause | None:
    """Paging or swap, of the engine itself; None where nothing waits for it."""
    faults = (seen.major_faults_s or 0.0) >= FAULTS_S
    swaps = _own_swap(seen) >= SWAP_BYTES_S
    mostly_swap = _own_swap(seen) >= _MOSTLY * (seen.drive_read_bytes_s or 0.0)
    if alarm:
        swaps = swaps or (seen.swap_out_bytes_s or 0.0) >= SWAP_BYTES_S
        return Cause.SWAP if swaps and mostly_swap else Cause.PAGING
    if _is_busy(seen) and (seen.pressure_some or 0.0) < _WAITING:
        return None
    if swaps and mostly_swap and (faults or seen.drive_read_bytes_s is not None):
        return Cause.SWAP
    return Cause.PAGING if faults else None


def _is_busy(seen: EngineRates) -> bool:
    return (seen.cpu_share or 0.0) >= _BUSY_CPU or (seen.gpu_busy or 0.0) >= _BUSY_GPU


def _own_swap(seen: EngineRates) -> float:
    """Bytes a second that come back from the swap space for the engine, at most.

    The figure is of the whole system. What the kernel reads for a process, swapped pages too, is
    among the process's reads from the drive.
    """
    swapped = seen.swap_in_bytes_s or 0.0
    own = seen.drive_read_bytes_s
    return swapped if own is None else min(swapped, own)


def _from_drive(seen: EngineRates) -> float | None:
    """Of the engine's reads; where nobody tells, at most what the drive read for all."""
    if seen.drive_read_bytes_s is not None:
        return seen.drive_read_bytes_s
    if seen.drive_bytes_s is None or seen.read_bytes_s is None:
        return None
    return min(seen.read_bytes_s, seen.drive_bytes_s)


def _computing(seen: EngineRates, *, on_cpu: bool) -> Cause:
    """Whether computing is what takes the time, or what can be said where it does not."""
    own, gpu = seen.cpu_share, seen.gpu_busy
    if gpu is not None and gpu >= _COMPUTING_GPU:
        return Cause.COMPUTE
    if own is None:
        return Cause.UNKNOWN if gpu is None else Cause.UNCLEAR
    total = seen.cpu_busy or 0.0
    if on_cpu and total >= _FULL_CPU and total - own >= _MOSTLY:
        return Cause.CROWDED
    return Cause.COMPUTE if own >= _COMPUTING_CPU else Cause.UNCLEAR


def _is_hot(seen: EngineRates) -> bool:
    held = seen.speed_limit is not None and seen.speed_limit < _HELD_TO
    return held or seen.gpu_hot is True or (seen.throttled or 0.0) >= _HOT


def medians(samples: Iterable[EngineRates]) -> EngineRates:
    """Of each figure, over the samples that know it."""
    known = list(samples)

    def middle(figure: Callable[[EngineRates], float | None]) -> float | None:
        values = [value for each in known if (value := figure(each)) is not None]
        return median(values) if values else None

    last = known[-1] if known else EngineRates()
    hot = [each.gpu_hot for each in known if each.gpu_hot is not None]
    return EngineRates(
        seconds=sum(each.seconds for each in known),
        read_bytes_s=middle(lambda r: r.read_bytes_s),
        drive_read_bytes_s=middle(lambda r: r.drive_read_bytes_s),
        major_faults_s=middle(lambda r: r.major_faults_s),
        cpu_cores=middle(lambda r: r.cpu_cores),
        cores=last.cores,
        cpu_busy=middle(lambda r: r.cpu_busy),
        swap_in_bytes_s=middle(lambda r: r.swap_in_bytes_s),
        swap_out_bytes_s=middle(lambda r: r.swap_out_bytes_s),
        gpu_busy=middle(lambda r: r.gpu_busy),
        gpu_bytes=last.gpu_bytes,
        drive_bytes_s=middle(lambda r: r.drive_bytes_s),
        drive_busy=middle(lambda r: r.drive_busy),
        pressure_some=middle(lambda r: r.pressure_some),
        pressure_full=middle(lambda r: r.pressure_full),
        limit_hits_s=middle(lambda r: r.limit_hits_s),
        commit_share=last.commit_share,
        throttled=middle(lambda r: r.throttled),
        speed_limit=middle(lambda r: r.speed_limit),
        gpu_hot=sum(hot) * 2 > len(hot) if hot else None,
    )
