"""Speed of a model at an offload ratio, from the bytes that a token touches.

    time per token = base + misses
      base    = active bytes / (efficiency * bandwidth)  [+ MoE layers * sync while streaming]
      misses  = routed bytes per token * miss rate / read rate
    first token    = new tokens / prefill rate
                     [+ for every prefill chunk: bytes of the distinct experts / read rate]

The constants were fitted to published measurements: resident rows come out within 15 % rms and
streaming rows within 18 %, on the machines they were fitted to. `speed_learning` corrects both
terms by what is measured on this one. All times are seconds; GB is 1e9 bytes.
"""

import math

import msgspec

from moechat.core.model_facts import ModelFacts
from moechat.core.rates import Rates
from moechat.core.slots import comfortable_slots

_GB = 1e9
_LOCALITY = 2.6  # how much a router repeats itself; 0 would be independent draws
_CLIFF_SCALE, _CLIFF_POWER = 1.14, 2.6  # loss of hits when the slots come near top-k
_EFFICIENCY = 0.50  # share of the memory's peak that decoding reaches
_EFFICIENCY_HYBRID = 0.37  # with linear attention
_SYNC_SECONDS = 0.10e-3  # per MoE layer and token while streaming
_DISTINCT_SCALE, _DISTINCT_POWER = 0.29, 0.70  # distinct experts that n tokens touch
_WARMUP_TOKENS = (64, 256)

# What `Rates.prefill_tokens_s` refers to: 3 billion active parameters, in bytes at 4 bits.
_PREFILL_ACTIVE_INT4_BYTES = 1.73e9
_BYTES_RELATIVE_TO_INT4 = {"int4": 1.0, "int8": 2.0, "f16": 4.0, "bf16": 4.0, "f32": 8.0}


class TokenTime(msgspec.Struct, frozen=True):
    """Seconds per token, warm: always there, and what misses cost."""

    base: float
    miss: float
    paging: bool = False  # memory is so short that the weights themselves come from the drive

    @property
    def total(self) -> float:
        """Seconds per token."""
        return self.base + self.miss


class FirstTokenTime(msgspec.Struct, frozen=True):
    """Seconds before the first token: computing, and reading streamed experts."""

    compute: float
    read: float


def miss_rate(slots: float, experts: int, top_k: int) -> float:
    """Share of expert requests that miss: warm decode, least recently used goes, per layer."""
    if slots >= experts:
        return 0.0
    resident = slots / experts
    hit = 1.0 - (1.0 - resident) * math.exp(-_LOCALITY * math.sqrt(resident))
    room = 1.0 - math.exp(-_CLIFF_SCALE * (slots / max(1, top_k)) ** _CLIFF_POWER)
    return 1.0 - hit * room


def distinct_experts(tokens: float, experts: int, top_k: int) -> float:
    """How many experts of a layer ``tokens`` consecutive tokens use, on average."""
    if tokens <= 0 or experts <= 0:
        return 0.0
    draws = tokens * max(1, top_k) / experts
    return experts * (1.0 - math.exp(-_DISTINCT_SCALE * math.pow(draws, _DISTINCT_POWER)))


def token_time(
    model: ModelFacts, rates: Rates, slots: int, cached_bytes: int, *, paging: bool = False
) -> TokenTime:
    """Seconds per token with ``slots`` resident experts per layer.

    ``cached_bytes`` of RAM are left for the file cache, which serves misses faster than the drive.
    """
    efficiency = _EFFICIENCY_HYBRID if model.hybrid else _EFFICIENCY
    base = max(0, model.active_bytes_per_token) / (efficiency * rates.memory_gb_s * _GB)
    if paging:
        touched = routed_per_token(model) if model.experts else model.active_bytes_per_token
        return TokenTime(base, touched / (rates.drive_gb_s * _GB), paging=True)
    if slots >= model.experts:
        return TokenTime(base, 0.0)
    missed = routed_per_token(model) * miss_rate(slots, model.experts, model.top_k)
    share = min(1.0, max(0, cached_bytes) / max(1, model.routed_bytes))
    base += model.moe_layers * _SYNC_SECONDS
    if rates.pool_gb_s is not None:
        base += routed_per_token(model) / (rates.pool_gb_s * _GB)
    return TokenTime(base, missed / (_read_rate(rates, share) * _GB))


def warmup_tokens(model: ModelFacts, slots: int) -> int:
    """Tokens of new text to discard before timing: until the pool can have filled."""
    lowest, highest = _WARMUP_TOKENS
    if model.experts <= 0 or slots >= model.experts:
        return lowest
    resident = min(0.95, slots / model.experts)
    draws = math.pow(-math.log(1.0 - resident) / _DISTINCT_SCALE, 1.0 / _DISTINCT_POWER)
    return min(highest, max(lowest, math.ceil(draws * model.experts / max(1, model.top_k))))


def first_token_time(
    model: ModelFacts,
    rates: Rates,
    slots: int,
    *,
    new_tokens: int,
    chunk: int,
    cached_bytes: int,
    warm: bool = False,
) -> FirstTokenTime:
    """Seconds to the first token for ``new_tokens`` that no prefix cache covers.

    While streaming, a chunk that touches more experts than there are slots reads every one of
    them: a scan longer than the pool leaves no hits, so the ratio hardly matters and the number
    of chunks does. A short follow-up that fits in the (``warm``) pool reads only what is missing.
    """
    compute = new_tokens / prefill_rate(model, rates)
    if slots >= model.experts:
        return FirstTokenTime(compute, 0.0)
    rate = _read_rate(rates, float(cached_bytes >= model.routed_bytes)) * _GB
    chunk = max(1, min(chunk, new_tokens))
    read = 0.0  # slots
    for start in range(0, new_tokens, chunk):
        touched = distinct_experts(min(chunk, new_tokens - start), model.experts, model.top_k)
        in_pool = (warm or start > 0) and touched <= slots
        read += touched * (1.0 - slots / model.experts) if in_pool else touched
    return FirstTokenTime(compute, read * model.slot_bytes / rate)


def prefill_rate(model: ModelFacts, rates: Rates) -> float:
    """Prompt tokens a second, everything resident."""
    parameters = model.active_bytes_per_token / _BYTES_RELATIVE_TO_INT4.get(model.precision, 1.0)
    return rates.prefill_tokens_s * _PREFILL_ACTIVE_INT4_BYTES / max(1e6, parameters)


def has_few_slots(model: ModelFacts, slots: int) -> bool:
    """Whether streaming leaves so few slots that the speed is hard to foresee."""
    return slots < model.experts and slots < comfortable_slots(model.top_k)


def routed_per_token(model: ModelFacts) -> float:
    """Bytes of the routed experts that one token uses, in memory or not."""
    return model.routed_bytes * min(model.top_k, model.experts) / max(1, model.experts)


def _read_rate(rates: Rates, cached: float) -> float:
    """GB/s when the share ``cached`` of the reads is served by the file cache."""
    return 1.0 / (cached / rates.cache_gb_s + (1.0 - cached) / rates.drive_gb_s)
