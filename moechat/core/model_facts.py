"""A model as the planner sees it; `inspect --json` prints the same."""

from enum import StrEnum

import msgspec


class Answer(StrEnum):
    """Yes, no, or not shown by anything we know."""

    YES = "yes"
    NO = "no"
    UNPROVEN = "unproven"


class Reason(StrEnum):
    """Why a question about a model is answered as it is. The comment names the values."""

    # Is the architecture supported by this GenAI?
    ARCHITECTURE_LISTED = "architecture_listed"  # model_type
    ARCHITECTURE_UNLISTED = "architecture_unlisted"  # model_type
    VISION_UNLISTED = "vision_unlisted"  # model_type: GenAI refuses it
    ARCHITECTURE_UNKNOWN = "architecture_unknown"  # config.json does not say

    # Is the precision usable?
    PRECISION_COMMON = "precision_common"  # precision
    PRECISION_RARE = "precision_rare"  # precision
    PRECISION_UNKNOWN = "precision_unknown"
    INT8_LONG_PROMPTS = "int8_long_prompts"  # streamed int8: prompts above 15,000 tokens failed

    # Can its experts be streamed?
    NO_EXPERTS = "no_experts"
    GATED_EXPERTS = "gated_experts"  # gate, up and down on their own, with zero points
    FAMILY_MEASURED = "family_measured"  # model_type: not counted, but others streamed it
    EXPERTS_WITH_BIAS = "experts_with_bias"  # gate and up in one, as in gpt-oss
    EXPERTS_UNCOMPRESSED = "experts_uncompressed"  # precision
    SHARED_EXPERTS = "shared_experts"  # count: the kernel takes one
    SHARED_EXPERT_SIZE = "shared_expert_size"  # shared, routed: sizes that should be equal
    ACTIVATION_UNFUSED = "activation_unfused"  # a Swish with a factor
    EXPERTS_SYMMETRIC = "experts_symmetric"
    EXPERTS_ONE_BY_ONE = "experts_one_by_one"  # 2-D weights for each expert
    LAYOUT_UNKNOWN = "layout_unknown"
    FAMILY_UNPROVEN = "family_unproven"  # model_type

    # What else a reader should know
    CONFIG_MISSING = "config_missing"
    WEIGHTS_MISSING = "weights_missing"  # file
    WEIGHTS_ARE_POINTER = "weights_are_pointer"  # file
    WEIGHTS_SHORT = "weights_short"  # file, bytes, needed_bytes
    ESTIMATED = "estimated"  # percent
    COUNTS_DISAGREE = "counts_disagree"  # counted, by_shape
    THINKING_SWITCH = "thinking_switch"  # of the chat template
    REASONING_EFFORT = "reasoning_effort"  # of the chat template


class ModelReason(msgspec.Struct, frozen=True):
    """One reason with its values; services make the sentence."""

    code: Reason
    values: dict[str, str | int | float] = {}


class KvBytes(msgspec.Struct, frozen=True):
    """Bytes of KV cache a token takes on a GPU, at each precision, scales included."""

    f16: int
    u8: int
    u4: int


class ModelFacts(msgspec.Struct, frozen=True, kw_only=True):
    """Counted from the IR (``error`` 0), or estimated from config.json (``error`` > 0)."""

    name: str
    model_type: str
    pipeline: str  # "LLM" or "VLM"
    precision: str  # "int4", "int8", "f16", …; of the experts where there are any
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
    max_context: int  # tokens; 0 = config.json does not say
    hybrid: bool = False
    architecture_supported: Answer = Answer.UNPROVEN
    precision_usable: Answer = Answer.UNPROVEN
    streamable: Answer = Answer.UNPROVEN  # on a device that can: see core.model_answers
    reasons: list[ModelReason] = []
    made_with: dict[str, str] = {}
    error: float = 0.0  # bound of |routed_bytes - true| / true; fixed_bytes is what it leaves
    # (offset, size) of stacked experts in the language model's .bin, in its order; () = not known
    expert_spans: tuple[tuple[int, int], ...] = ()
