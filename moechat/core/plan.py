"""The plan: how to load a model on this machine, what to expect, and why."""

from enum import StrEnum

import msgspec

from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_plan import Bound
from moechat.core.speed_learning import Basis, WarmRun


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What the user asks for; ``None`` leaves it to the plan."""

    device: str | None = None  # OpenVINO's id
    ratio: int | None = None
    context_tokens: int | None = None
    kv_precision: KvPrecision | None = None
    prefill_chunk: int | None = None
    reserve_bytes: int = 0  # left to other programs, on top of the comfortable share


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """A setting that worked before."""

    device: str
    ratio: int
    prefill_chunk: int | None = None
    kv_precision: KvPrecision | None = None  # only where it was chosen by measuring
    threads: int | None = None  # on a CPU, likewise
    by_hand: bool = False  # the user's own ratio: a place to fall back to, but no plan's choice


class Learned(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured with this model on one device, driver and runtime."""

    runs: tuple[WarmRun, ...] = ()
    read_factor: float | None = None  # of reading in the first token's time, measured / predicted
    prefill_factor: float | None = None  # of the prefill's speed, measured / predicted


class Remembered(msgspec.Struct, frozen=True, kw_only=True):
    """What earlier runs of this model left."""

    tuned: Setting | None = None
    last_good: Setting | None = None
    learned: dict[str, Learned] = {}  # by device id


class Source(StrEnum):
    """Who chose the ratio."""

    AUTOMATIC = "automatic"
    LAST_GOOD = "last_good"
    TUNED = "tuned"
    MANUAL = "manual"


class ReasonCode(StrEnum):
    """Why the plan is what it is. The comment names the values it carries."""

    RESIDENT = "resident"  # needed_bytes, comfortable_bytes
    STREAMED = "streamed"  # ratio, slots, experts, needed_bytes (resident), comfortable_bytes
    BOUND_BY_RAM = "bound_by_ram"  # available_bytes, used_bytes
    BOUND_BY_GPU_LIMIT = "bound_by_gpu_limit"  # available_bytes
    BOUND_BY_CARD = "bound_by_card"  # available_bytes
    LATE_START = "late_start"  # of answers, by streaming: ttft_ms, resident_ttft_ms
    LARGE_CHUNK = "large_chunk"  # tokens
    SMALL_CHUNK = "small_chunk"  # tokens, wanted_tokens
    KV_LOWERED = "kv_lowered"  # saved_bytes
    CONTEXT_SHORTENED = "context_shortened"  # context_tokens, usual_tokens
    CONTEXT_LIMITED = "context_limited"  # context_tokens, wanted_tokens
    FEW_SLOTS = "few_slots"  # slots, wanted_slots, top_k
    TOO_LITTLE_MEMORY = "too_little_memory"  # needed_, available_, enough_, missing_bytes
    TOO_LITTLE_RESIDENT = "too_little_resident"  # the same, where nothing can be streamed
    NO_XMX = "no_xmx"  # device
    NOT_STREAMABLE = "not_streamable"
    STREAMING_UNPROVEN = "streaming_unproven"
    CPU_INSTEAD = "cpu_instead"  # needed_bytes
    CARD_STREAMS_SLOWLY = "card_streams_slowly"
    SLOW_DRIVE = "slow_drive"  # drive
    INT8_STREAMED = "int8_streamed"
    MANUAL = "manual"  # ratio
    TUNED = "tuned"  # ratio
    LAST_GOOD = "last_good"  # ratio
    KEPT_STEADY = "kept_steady"  # ratio, smaller_ratio
    NOT_NOW = "not_now"  # source, wanted_ratio, ratio
    SIZES_ESTIMATED = "sizes_estimated"  # percent
    DEVICE_MISSING = "device_missing"  # device
    NO_DEVICE = "no_device"


WARNINGS = frozenset(
    {
        ReasonCode.SMALL_CHUNK,
        ReasonCode.FEW_SLOTS,
        ReasonCode.TOO_LITTLE_MEMORY,
        ReasonCode.TOO_LITTLE_RESIDENT,
        ReasonCode.CARD_STREAMS_SLOWLY,
        ReasonCode.SLOW_DRIVE,
        ReasonCode.INT8_STREAMED,
        ReasonCode.NOT_NOW,
        ReasonCode.DEVICE_MISSING,
        ReasonCode.NO_DEVICE,
    }
)


class Reason(msgspec.Struct, frozen=True):
    """One reason; the sentence is made by ``services.plan_texts``."""

    code: ReasonCode
    values: dict[str, str | int | float] = {}

    @property
    def is_warning(self) -> bool:
        """Whether the user should look twice."""
        return self.code in WARNINGS


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """Speed of one arrangement; errors are factors: 1.4 = between a 1.4th and 1.4 times."""

    tokens_per_second: float  # decoding, warm
    ttft_ms: float  # for a prompt of `EXPECTED_PROMPT_TOKENS` that no prefix cache covers
    basis: Basis  # of tokens_per_second
    error_factor: float
    ttft_error_factor: float


class CurvePoint(msgspec.Struct, frozen=True, kw_only=True):
    """The plan at another ratio: same device, context and KV precision."""

    ratio: int
    slots: int
    needed_bytes: int
    fits: bool
    tokens_per_second: float
    ttft_ms: float
    basis: Basis
    error_factor: float


class AlternativeCode(StrEnum):
    """What could be done instead. The comment names the values it carries."""

    FREE_MEMORY = "free_memory"  # close_bytes, faster (of the first token): no streaming then
    RAISE_GPU_LIMIT = "raise_gpu_limit"  # percent of RAM, close_bytes (may be 0), faster
    SHORTER_CONTEXT = "shorter_context"  # faster: no streaming then
    RESIDENT_NOW = "resident_now"  # faster: fits now, but another ratio was kept or chosen
    SMALLER_RATIO_NOW = "smaller_ratio_now"
    LARGER_RATIO = "larger_ratio"  # freed_bytes: most of the speed for less memory
    USE_CPU = "use_cpu"
    STREAM_ON_GPU = "stream_on_gpu"


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """Another arrangement; ``fits`` = without doing anything else first."""

    code: AlternativeCode
    device: str
    ratio: int
    slots: int
    context_tokens: int
    kv_precision: KvPrecision
    needed_bytes: int
    fits: bool
    tokens_per_second: float
    ttft_ms: float
    values: dict[str, int | float] = {}


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How to load a model. Memory in bytes; ``needed_bytes`` is the sum of the five parts.

    With ``fits`` both ``needed_bytes`` and ``load_peak_bytes`` (the whole at its highest while
    loading) stay within 85 % of ``budget_bytes``; without, this is the arrangement that needs
    the least, and must not be loaded.
    """

    device: str
    ratio: int
    slots: int
    experts: int
    fits: bool
    needed_bytes: int
    fixed_bytes: int
    resident_expert_bytes: int
    kv_bytes: int
    kv_precision: KvPrecision
    recurrent_bytes: int
    working_bytes: int
    load_peak_bytes: int
    budget_bytes: int  # really available to the model on this device now
    budget_bound: Bound
    context_tokens: int
    pool_tokens: int  # of the KV pool
    prefill_chunk: int
    threads: int | None = None  # on a CPU; None = as many as OpenVINO takes by itself
    expected_tokens_per_second: float
    expected_ttft_ms: float
    basis: Basis
    error_factor: float
    ttft_error_factor: float
    source: Source
    reasons: list[Reason]
    curve: list[CurvePoint]
    alternatives: list[Alternative]
