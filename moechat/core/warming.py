"""Streamed experts kept in the file cache: which bytes, how many, and when others need the memory.

A miss that the file cache answers costs a third of one from the drive, and reading in the order of
the file is several times faster than the misses themselves. Cached pages can be dropped at any
time, but something has to be dropped for them: the cache may grow into what the plan leaves free,

    limit = min(left by the plan, available now) - floor        bytes

and nothing is read while less than the floor is available.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from moechat.core.inspect_model import LANGUAGE_MODEL, WHOLE_MODEL
from moechat.core.ir_graph import Span
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine
from moechat.core.memory_plan import GIB, engine_bytes
from moechat.core.model_facts import ModelFacts
from moechat.core.offload_proof import ProofState
from moechat.core.plan import Plan

CHUNK_BYTES = 4 << 20  # asked of the drive at once; several of them are less than a second
Choice = Literal["automatic", "on", "off"]

_FLOOR_PERCENT = 8  # of RAM: the published machines paged where less was available
_FLOOR_BYTES = GIB
# Where two readers cost more than one after the other. On a drive without seeking, a warmer that
# yielded to the answer made it slower rather than faster (docs/paging.md).
_SEEKING = frozenset({DriveKind.ROTATING, DriveKind.USB, DriveKind.NETWORK})
_LEAST_BYTES = 64 << 20  # less is not worth a process

# Pressure, where the kernel tells of it: the share of time in which something waited for memory.
_WINDOW_S = 0.5
_STALLED_SHARE = 0.10
_TIGHT_FACTOR = 2  # waiting counts where less than so many floors are available
_CALM_FACTOR = 1.25  # floors that must be available again
CALM_S = 10.0  # and for so long


class Unsuited(StrEnum):
    """Why nothing is warmed."""

    OFF = "off"  # by the settings
    NOT_STREAMED = "not_streamed"  # everything is in memory, or the plugin does not stream
    IN_MEMORY = "in_memory"  # the model's files lie there already
    BATTERY = "battery"
    NO_ROOM = "no_room"  # the plan leaves too little free


@dataclass(frozen=True)
class Order:
    """What to keep in the cache."""

    file: str  # of the model's folder
    spans: tuple[Span, ...]
    limit_bytes: int
    floor_bytes: int
    yields: bool = False  # nothing is read while an answer is written

    @property
    def total_bytes(self) -> int:
        """Of all experts, whether they fit or not."""
        return sum(span.size for span in self.spans)


def order_for(
    facts: ModelFacts,
    plan: Plan,
    device: DeviceFacts,
    machine: Machine,
    *,
    proof: ProofState,
    choice: Choice,
    on_battery: bool,
    reserve_bytes: int,
    available_bytes: int,
) -> Order | Unsuited:
    """What to warm after a load; ``available_bytes`` as they are with the model loaded.

    ``choice`` "automatic" saves the battery, "on" does not. ``reserve_bytes`` is what the user
    leaves to other programs.
    """
    if choice == "off":
        return Unsuited.OFF
    # An unclear proof is no reason: what is read then was read by the plugin as well.
    if plan.slots >= plan.experts or proof is ProofState.IGNORED or not facts.expert_spans:
        return Unsuited.NOT_STREAMED
    if machine.drive is not None and machine.drive.kind is DriveKind.MEMORY:
        return Unsuited.IN_MEMORY
    if on_battery and choice == "automatic":
        return Unsuited.BATTERY
    floor = floor_bytes(machine.ram_total_bytes, reserve_bytes)
    limit = min(left_by(plan, device, machine), available_bytes) - floor
    if limit < _LEAST_BYTES and limit < facts.routed_bytes:
        return Unsuited.NO_ROOM
    stem = LANGUAGE_MODEL if facts.pipeline == "VLM" else WHOLE_MODEL
    spans = tuple(Span(*span) for span in facts.expert_spans)
    seeks = machine.drive is not None and machine.drive.kind in _SEEKING
    return Order(f"{stem}.bin", spans, limit, floor, yields=seeks)


def floor_bytes(total_bytes: int, reserve_bytes: int) -> int:
    """Of RAM, what has to stay available for nothing but the needs of others."""
    return max(_FLOOR_BYTES, total_bytes * _FLOOR_PERCENT // 100) + max(0, reserve_bytes)


def left_by(plan: Plan, device: DeviceFacts, machine: Machine) -> int:
    """RAM that a load by ``plan`` leaves available, in bytes."""
    outside = (
        plan.resident_expert_bytes if device.kind is DeviceKind.DISCRETE else plan.needed_bytes
    )
    return machine.ram_available_bytes - engine_bytes(device.kind) - outside


def chunks(spans: Iterable[Span], size: int = CHUNK_BYTES) -> Iterator[Span]:
    """``spans`` in pieces of ``size`` bytes at most."""
    for span in spans:
        for start in range(0, span.size, size):
            yield Span(span.offset + start, min(size, span.size - start))


def clipped(spans: Iterable[Span], file_bytes: int) -> tuple[Span, ...]:
    """What of ``spans`` lies inside a file of ``file_bytes``."""
    cut = (Span(each.offset, min(each.size, file_bytes - each.offset)) for each in spans)
    return tuple(span for span in cut if span.size > 0)


@dataclass(frozen=True)
class MemoryLook:
    """One look at the memory. None = not available here; counters only grow."""

    at_s: float  # of a monotonic clock
    available_bytes: int | None
    stalled_s: float | None = None  # in which something waited for memory
    limit_hits: int | None = None  # how often our control group ran into its limit
    told_low: bool = False  # the system says in so many words that memory is low


class PressureWatch:
    """Whether others need the memory: at once where they do, and for a while after it."""

    def __init__(self, floor_bytes: int, calm_s: float = CALM_S) -> None:
        self._floor = floor_bytes
        self._calm_s = calm_s
        self._looks: deque[MemoryLook] = deque()
        self._calm_since: float | None = None
        self.under_pressure = False

    def feed(self, look: MemoryLook) -> bool:
        """Judge one look; several a second."""
        strained = self._strained(look)
        left = look.available_bytes
        low = look.told_low or (left is not None and left < self._floor)
        tight = left is None or left < self._floor * _TIGHT_FACTOR
        if low or (strained and tight):
            self.under_pressure, self._calm_since = True, None
        elif self.under_pressure:
            self._calm_down(look, strained=strained)
        return self.under_pressure

    def _calm_down(self, look: MemoryLook, *, strained: bool) -> None:
        left = look.available_bytes
        if strained or (left is not None and left < self._floor * _CALM_FACTOR):
            self._calm_since = None
        elif self._calm_since is None:
            self._calm_since = look.at_s
        elif look.at_s - self._calm_since >= self._calm_s:
            self.under_pressure = False

    def _strained(self, look: MemoryLook) -> bool:
        """Whether something waited for memory, or the group met its limit, in the last moment."""
        looks = self._looks
        looks.append(look)
        while len(looks) > 2 and looks[1].at_s <= look.at_s - _WINDOW_S:
            looks.popleft()
        first = looks[0]
        passed = look.at_s - first.at_s
        if passed <= 0:
            return False
        hits = (look.limit_hits or 0) - (first.limit_hits or 0)
        if look.stalled_s is None or first.stalled_s is None:
            return hits > 0
        return hits > 0 or look.stalled_s - first.stalled_s >= _STALLED_SHARE * passed
