"""What a model needs of memory in one arrangement, and what a device has to give.

needed = fixed + resident experts + KV pool + recurrent state + working memory, all in bytes. An
arrangement fits *comfortably* when both this and the peak of loading stay within 85 % of what is
really available.
"""

from enum import StrEnum

import msgspec

from moechat.core.kv_cache import (
    CPU_BLOCK_TOKENS,
    GPU_BLOCK_TOKENS,
    KvPrecision,
    checkpoint_blocks,
)
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.model_facts import ModelFacts

GIB = 1024**3

COMFORT_PERCENT = 85  # of what is available: 82 % ran well, 95 % paged
_PAGING_PERCENT = 92  # above it the published machines paged

# The engine beside the model: runtime, compiled kernels, driver. With the working memory of a
# long prompt it makes up the 1.25 GiB seen around the published streaming rows.
_ENGINE_BYTES_GPU = GIB
_ENGINE_BYTES_CPU = GIB // 4
_WORKING_BYTES_PER_TOKEN = 128 * 1024  # of a prefill chunk: activations, gathered experts

# Peaks of loading, relative to the weights.
_GPU_LOAD_EXTRA = 0.06  # 1.1 GiB at 18.4 GiB, seen only with everything resident
_UNFUSED_LOAD_EXTRA = 2.0  # experts that the GPU does not fuse are staged as plain constants
_CPU_COPY = 1.6  # the CPU computes from private, repacked copies
_CPU_LOAD_PEAK = 2.4


class Bound(StrEnum):
    """What limits a device's memory."""

    RAM = "ram"  # what other programs leave
    GPU_LIMIT = "gpu_limit"  # the share of RAM that integrated graphics may take
    CARD = "card"  # a discrete card's own memory


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes that the model may count on now, before the comfortable share is taken."""

    available_bytes: int
    bound_by: Bound
    ram_bytes: int  # RAM that is free for `Need.outside`
    limit_bytes: int | None = None  # integrated graphics: its share of RAM, whatever is free

    @property
    def comfortable_bytes(self) -> int:
        """What a plan may use."""
        return comfortable(self.available_bytes)

    def with_less(self, size: int) -> "Budget":
        """The same with ``size`` bytes less of everything."""
        return msgspec.structs.replace(
            self,
            available_bytes=max(0, self.available_bytes - size),
            ram_bytes=max(0, self.ram_bytes - size),
        )

    def at_most(self, size: int) -> "Budget":
        """The same, of which a plan may use ``size`` bytes at most."""
        most = max(0, size) * 100 // COMFORT_PERCENT
        return msgspec.structs.replace(self, available_bytes=min(self.available_bytes, most))


class Need(msgspec.Struct, frozen=True, kw_only=True):
    """Bytes of one arrangement; ``load_peak`` is the whole at its highest while loading."""

    fixed: int
    resident_experts: int
    kv: int
    recurrent: int
    working: int
    load_peak: int
    outside: int = 0  # RAM that a discrete card's model takes beside the card's memory

    @property
    def total(self) -> int:
        """Bytes in use once the first token is out."""
        return self.fixed + self.resident_experts + self.kv + self.recurrent + self.working

    @property
    def highest(self) -> int:
        """The larger of `total` and the load's peak."""
        return max(self.total, self.load_peak)

    def fits(self, budget: Budget) -> bool:
        """Whether it fits comfortably."""
        return self.highest <= budget.comfortable_bytes and self.outside <= comfortable(
            budget.ram_bytes
        )


def comfortable(available: int) -> int:
    """Of ``available`` bytes, what may be used."""
    return max(0, available) * COMFORT_PERCENT // 100


def enough_for(size: int) -> int:
    """Available bytes with which ``size`` bytes fit comfortably."""
    return -(-size * 100 // COMFORT_PERCENT)


def engine_bytes(kind: DeviceKind) -> int:
    """Memory of the engine process beside the model."""
    return _ENGINE_BYTES_CPU if kind is DeviceKind.CPU else _ENGINE_BYTES_GPU


def budget_of(device: DeviceFacts, machine: Machine, reserve: int) -> Budget:
    """What ``device`` can give now; ``reserve`` bytes are left to other programs.

    Integrated graphics and the CPU live on RAM that is available now, graphics within their
    share; a card lives on its own memory, and the engine around it on RAM.
    """
    free = min(machine.ram_available_bytes, machine.ram_total_bytes) - max(0, reserve)
    known = [size for size in (device.budget_bytes, device.total_bytes) if size is not None]
    if device.kind is DeviceKind.DISCRETE:
        own = max(0, min(known, default=0) - max(0, reserve))
        return Budget(available_bytes=own, bound_by=Bound.CARD, ram_bytes=max(0, free))
    ram = max(0, free - engine_bytes(device.kind))
    if device.kind is DeviceKind.CPU:
        return Budget(available_bytes=ram, bound_by=Bound.RAM, ram_bytes=ram)
    # Without an answer of the plugin, half of RAM: the oldest rule in use.
    limit = max(0, min(known, default=machine.ram_total_bytes // 2))
    # The budget changes with what other programs hold; the share is what the driver allows.
    share = limit if device.total_bytes is None else max(0, device.total_bytes)
    return Budget(
        available_bytes=min(limit, ram),
        bound_by=Bound.GPU_LIMIT if limit < ram else Bound.RAM,
        ram_bytes=ram,
        limit_bytes=share,
    )


class Pool(msgspec.Struct, frozen=True):
    """Bytes of what a conversation leaves in memory: KV blocks and recurrent states."""

    kv: int
    recurrent: int

    @property
    def total(self) -> int:
        """Bytes of both."""
        return self.kv + self.recurrent


def pool_of(model: ModelFacts, kind: DeviceKind, tokens: int, precision: KvPrecision) -> Pool:
    """The pool that holds ``tokens``.

    Beside the state in use, a model with linear attention keeps checkpoints for prefix caching,
    so far apart that they cost about as much as the KV blocks between them.
    """
    per_token = _kv_bytes_per_token(model, precision)
    tokens, state = max(0, tokens), max(0, model.recurrent_bytes)
    if not state:
        return Pool(per_token * tokens, 0)
    block = CPU_BLOCK_TOKENS if kind is DeviceKind.CPU else GPU_BLOCK_TOKENS
    apart = checkpoint_blocks(state, per_token * block)
    return Pool(per_token * tokens, state + state * tokens // (apart * block))


def _kv_bytes_per_token(model: ModelFacts, precision: KvPrecision) -> int:
    sizes = model.kv_bytes_per_token
    if precision is KvPrecision.U4:
        return max(0, sizes.u4)
    if precision is KvPrecision.U8:
        return max(0, sizes.u8)
    return max(0, sizes.f16) * (2 if precision is KvPrecision.F32 else 1)


def working_bytes(chunk: int) -> int:
    """Memory of one prefill step of ``chunk`` tokens."""
    return chunk * _WORKING_BYTES_PER_TOKEN


def tokens_in(size: int) -> int:
    """The longest prefill chunk that ``size`` bytes of working memory allow."""
    return max(0, size) // _WORKING_BYTES_PER_TOKEN


def need_of(model: ModelFacts, device: DeviceFacts, *, slots: int, pool: Pool, chunk: int) -> Need:
    """What ``model`` takes on ``device`` with ``slots`` resident experts per layer.

    Before the download a part of the routed bytes may turn out to be fixed; what is streamed of
    that part counts as fixed.
    """
    routed = max(0, model.routed_bytes)
    experts = routed * slots // model.experts if model.experts else routed
    fixed = max(0, model.fixed_bytes + model.other_parts_bytes)
    fixed += int((routed - experts) * max(0.0, model.error))
    working = working_bytes(chunk)
    if device.kind is DeviceKind.CPU:
        copies, experts_copy = int(fixed * _CPU_COPY), int(experts * _CPU_COPY)
        total = copies + experts_copy + pool.total + working
        peak = int((fixed + experts) * _CPU_LOAD_PEAK) + working
        return Need(
            fixed=copies,
            resident_experts=experts_copy,
            kv=pool.kv,
            recurrent=pool.recurrent,
            working=working,
            load_peak=max(total, peak),
        )
    total = fixed + experts + pool.total + working
    streaming = slots < model.experts
    return Need(
        fixed=fixed,
        resident_experts=experts,
        kv=pool.kv,
        recurrent=pool.recurrent,
        working=working,
        load_peak=total + int((fixed + experts) * _load_extra(model, device, streaming=streaming)),
        outside=_outside(device, experts if streaming else 0),
    )


def pages(need: Need, budget: Budget, kind: DeviceKind) -> bool:
    """Whether memory would be so short that the weights themselves come from the drive."""
    if kind is DeviceKind.DISCRETE:
        return need.total > budget.available_bytes
    if budget.limit_bytes is not None and need.total > budget.limit_bytes:
        return True
    # Graphics did page after a load that had only just gone well; the CPU's peak is file cache.
    size = need.total if kind is DeviceKind.CPU else need.highest
    return size * 100 > budget.ram_bytes * _PAGING_PERCENT


def _load_extra(model: ModelFacts, device: DeviceFacts, *, streaming: bool) -> float:
    if model.experts and not device.xmx:
        return _UNFUSED_LOAD_EXTRA
    return 0.0 if streaming else _GPU_LOAD_EXTRA


def _outside(device: DeviceFacts, streamed_pool: int) -> int:
    """The engine and, in this release, the resident experts of a streamed model."""
    if device.kind is not DeviceKind.DISCRETE:
        return 0
    return engine_bytes(device.kind) + streamed_pool
