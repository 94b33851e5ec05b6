"""Does the plugin stream the experts? What it allocated, set against the plan.

It accepts an offload ratio also where it does nothing with it, and says nothing. But a streamed
model leaves the share ``(E - slots) / E`` of the routed bytes out of memory, exact to the byte;
everything else it allocates is the same at every ratio. So one load decides: its memory is near
what the plan says with streaming, or near (or far above) what it says without.
"""

from enum import StrEnum

import msgspec

from moechat.core.machine import DeviceFacts, DeviceKind
from moechat.core.memory_plan import Pool, need_of
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.slots import MAX_RATIO, RESIDENT, slots_at

# Beside the plan every pipeline has a constant of about 2 MB.
_CONSTANT_BYTES = 4 * 1024**2
_TOTAL_ERROR = 0.01  # of the plan's total
# The way from the streamed to the resident prediction: the first third is streamed, the last
# third is not.
_CLEAR_PART = 3
_UNFUSED_FACTOR = 1.5  # experts that the GPU does not fuse take about 3 times their size


class ProofState(StrEnum):
    """Whether the experts are streamed."""

    ACTIVE = "active"
    IGNORED = "ignored"  # a ratio was sent, and all experts are in memory
    NOT_APPLICABLE = "not_applicable"  # nothing to prove, or nothing to prove it with
    UNCLEAR = "unclear"  # the memory in use fits neither, or both


class ProofCause(StrEnum):
    """Why the state is what it is; of an ignored ratio the likely cause."""

    NONE = "none"  # active
    # The ratio was ignored
    NO_XMX = "no_xmx"
    NOT_FUSED = "not_fused"  # the layout of the experts is unknown to the plugin
    CACHED_BLOB = "cached_blob"  # compiled earlier at another ratio
    UNKNOWN = "unknown"
    # Not applicable
    CPU = "cpu"  # no graphics device
    RESIDENT = "resident"  # no ratio was sent
    DENSE = "dense"  # no experts
    NO_STATISTICS = "no_statistics"  # the plugin did not tell
    # Unclear
    TOO_CLOSE = "too_close"  # the two predictions hardly differ
    BETWEEN = "between"  # the memory in use is like neither of them


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What was found; bytes of GPU memory of the whole pipeline."""

    state: ProofState
    cause: ProofCause
    predicted_bytes: int  # by the plan, at the ratio that was sent
    measured_bytes: int  # 0 = not known
    resident_bytes: int  # what it would be without streaming


def prove(
    facts: ModelFacts,
    device: DeviceFacts,
    *,
    ratio: int,
    kv_bytes: int,
    before_total: int | None,
    after_total: int | None,
    after_host: int | None = None,
    cache_dir: bool = False,
) -> Proof:
    """Judge one load at ``ratio`` from its own figures alone; never raises.

    ``before_total`` and ``after_total`` are sums of GPU_MEMORY_STATISTICS in bytes before the load
    and after the first token, ``after_host`` is the part usm_host, where this release keeps the
    resident experts of a streamed model. ``kv_bytes`` is the pool that was asked for, recurrent
    states included. ``cache_dir``: whether the plugin was given a folder for compiled models.
    """
    sent = ratio if RESIDENT < ratio <= MAX_RATIO else RESIDENT
    predicted, share = _predict(facts, device, sent, kv_bytes)
    resident, _ = _predict(facts, device, RESIDENT, kv_bytes)
    measured = max(0, (after_total or 0) - max(0, before_total or 0))
    cause = _nothing_to_prove(facts, device, sent, measured)
    if cause is not None:
        state = ProofState.NOT_APPLICABLE
    else:
        state, cause = _judge(measured, predicted, resident, share, after_host)
    if state is ProofState.IGNORED:
        unfused = measured > resident * _UNFUSED_FACTOR
        cause = _likely_cause(facts, device, unfused=unfused, cache_dir=cache_dir)
    return Proof(
        state=state,
        cause=cause,
        predicted_bytes=predicted,
        measured_bytes=measured,
        resident_bytes=resident,
    )


def _predict(facts: ModelFacts, device: DeviceFacts, ratio: int, kv_bytes: int) -> tuple[int, int]:
    """Bytes of the whole pipeline after one token, and of the resident experts among them."""
    slots = slots_at(facts.experts, ratio)
    need = need_of(facts, device, slots=slots, pool=Pool(max(0, kv_bytes), 0), chunk=0)
    return need.total, need.resident_experts


def _nothing_to_prove(
    facts: ModelFacts, device: DeviceFacts, ratio: int, measured: int
) -> ProofCause | None:
    if device.kind not in (DeviceKind.INTEGRATED, DeviceKind.DISCRETE):
        return ProofCause.CPU
    if facts.experts <= 0:
        return ProofCause.DENSE
    if ratio == RESIDENT:
        return ProofCause.RESIDENT
    return None if measured else ProofCause.NO_STATISTICS


def _judge(
    measured: int, predicted: int, resident: int, share: int, host: int | None
) -> tuple[ProofState, ProofCause]:
    gap = resident - predicted
    if gap <= _CONSTANT_BYTES + predicted * _TOTAL_ERROR:
        # All experts in memory more than once is plain also where the two can hardly be told.
        if measured > resident * _UNFUSED_FACTOR + _CONSTANT_BYTES:
            return ProofState.IGNORED, ProofCause.UNKNOWN
        return ProofState.UNCLEAR, ProofCause.TOO_CLOSE
    if measured + _CONSTANT_BYTES >= share:  # else it is less than the experts alone
        if (measured - predicted) * _CLEAR_PART <= gap:
            return ProofState.ACTIVE, ProofCause.NONE
        elsewhere = host is not None and host < share
        if elsewhere or (resident - measured) * _CLEAR_PART <= gap:
            return ProofState.IGNORED, ProofCause.UNKNOWN
    return ProofState.UNCLEAR, ProofCause.BETWEEN


def _likely_cause(
    facts: ModelFacts, device: DeviceFacts, *, unfused: bool, cache_dir: bool
) -> ProofCause:
    if not device.xmx:
        return ProofCause.NO_XMX
    if unfused or facts.streamable is not Answer.YES:
        return ProofCause.NOT_FUSED
    return ProofCause.CACHED_BLOB if cache_dir else ProofCause.UNKNOWN
