"""A model as the planner sees it; `inspect --json` prints the same."""

from enum import StrEnum

import msgspec


class Answer(StrEnum):
    """Yes, no, or not shown by anything we know."""

    YES = "yes"
    NO = "no"
    UNPROVEN = "unproven"


class KvBytes(msgspec.Struct, frozen=True):
    """Bytes of KV cache a token takes, at each precision, scales included."""

    f16: int
    u8: int
    u4: int


class ModelFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Counted from the IR (``error`` 0), or estimated from config.json (``error`` > 0)."""

    name: str
    model_type: str
    pipeline: str  # "LLM" or "VLM"
    precision: str  # "int4", "int8", "f16", …
    layers: int
    moe_layers: int
    experts: int  # 0 = dense
    top_k: int
    shared_experts: int = 0
    group_size: int | None = None
    routed_bytes: int
    fixed_bytes: int  # everything else in the language model's .bin
    other_parts_bytes: int = 0  # vision, embeddings and so on in files of their own
    slot_bytes: int  # of one slot in every MoE layer together: routed_bytes / experts
    active_bytes_per_token: int  # read per token: top-k experts plus what every token reads
    kv_bytes_per_token: KvBytes
    recurrent_bytes: int = 0  # linear-attention state, whatever the context
    max_context: int
    hybrid: bool = False
    architecture_supported: Answer = Answer.UNPROVEN
    precision_usable: Answer = Answer.UNPROVEN
    streamable: Answer = Answer.UNPROVEN
    reasons: list[str] = []
    made_with: dict[str, str] = {}
    error: float = 0.0  # relative, of routed_bytes and fixed_bytes
