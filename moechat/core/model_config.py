"""Read config.json of a model: sizes of layers, experts, attention and context.

Models name the same thing differently; the first name that is there counts. A field that is
missing is None and only a fault for those who need it; one of a wrong type always is a fault.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import CacheLayout

CONFIG_FILE = "config.json"
MAX_CONFIG_BYTES = 32 << 20
_LARGEST = 1 << 40
_LONGEST_TEXT = 100
_STATE_BYTES = 4  # recurrent states are float32 in the paged pipeline
_STATEFUL = frozenset({"linear_attention", "mamba", "mamba2", "conv", "short_conv", "recurrent"})
_DEFAULT_INTERVAL = 4  # of full attention, where Qwen3-Next and Qwen3.5 do not say

_EXPERTS = ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts")
_TOP_K = (
    "num_experts_per_tok", "num_experts_per_token", "top_k_experts", "moe_topk", "moe_k",
    "experts_per_token",
)  # fmt: skip
_EXPERT_INNER = ("moe_intermediate_size", "expert_intermediate_size", "intermediate_size")
_SHARED = ("n_shared_experts", "num_shared_experts", "moe_num_shared_experts")
_SHARED_INNER = ("shared_expert_intermediate_size", "shared_intermediate_size")
_CONTEXT = (
    "max_position_embeddings", "n_positions", "max_sequence_length", "seq_length", "max_seq_len",
)  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class LinearAttention:
    """The gated delta rule of Qwen3-Next and Qwen3.5: heads, their sizes, the convolution."""

    key_heads: int
    key_dim: int
    value_heads: int
    value_dim: int
    kernel: int

    @property
    def channels(self) -> int:
        """Of the convolution over queries, keys and values."""
        return 2 * self.key_heads * self.key_dim + self.value_heads * self.value_dim

    @property
    def state_bytes(self) -> int:
        """Of one layer's state, in bytes."""
        states = self.value_heads * self.key_dim * self.value_dim
        return _STATE_BYTES * (states + self.channels * self.kernel)


@dataclass(frozen=True, kw_only=True)
class ModelConfig:
    """What config.json says; None where it says nothing."""

    model_type: str = ""
    vision: bool = False
    layers: int | None = None
    hidden: int | None = None
    vocabulary: int | None = None
    tied_embeddings: bool = False
    max_context: int | None = None
    dense_inner: int | None = None
    experts: int = 0
    top_k: int = 0
    moe_layers: int = 0
    dense_layers: int = 0  # with a feed-forward block of the usual kind, beside experts or not
    expert_inner: int | None = None
    shared_experts: int = 0
    shared_inner: int | None = None  # of all shared experts together
    heads: int | None = None
    sliding_window: int | None = None
    cache: CacheLayout | None = None  # None where attention is not described
    linear: LinearAttention | None = None

    def need(self, field: str) -> int:
        """Return a size that an estimate cannot do without; raises CONFIG_DAMAGED."""
        value = getattr(self, field)
        if not value:
            _refuse(field, "missing")
        return int(value)


def parse_config(raw: bytes) -> ModelConfig:
    """Parse the text of config.json. Raises `UserError`: CONFIG_DAMAGED, which names the field."""
    if len(raw) > MAX_CONFIG_BYTES:
        _refuse("", f"longer than {MAX_CONFIG_BYTES} bytes")
    try:
        value = msgspec.json.decode(raw.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        _refuse("", str(error))
    if not isinstance(value, dict):
        _refuse("", "no object")
    return read_config(value)


def read_config(config: Mapping[str, Any]) -> ModelConfig:
    """Read a decoded config.json. Raises `UserError`: CONFIG_DAMAGED, which names the field."""
    outer = _Fields(config)
    inner = next((found for key in ("text_config", "llm_config") if (found := outer.part(key))), {})
    fields = _Fields({**config, **inner})
    layers = fields.integer("num_hidden_layers", "n_layer", "num_layers", "n_layers", low=1)
    experts = _experts(fields)
    moe_layers = _moe_layers(fields, layers or 0) if experts else 0
    shared_experts, shared_inner = _shared(fields) if experts else (0, None)
    linear = _linear_attention(fields)
    return ModelConfig(
        model_type=outer.text("model_type"),
        vision=outer.part("vision_config") is not None,
        layers=layers,
        hidden=fields.integer("hidden_size", "n_embd", "d_model", low=1),
        vocabulary=fields.integer("vocab_size", "padded_vocab_size", low=1),
        tied_embeddings=fields.flag("tie_word_embeddings", default=False),
        max_context=fields.integer(*_CONTEXT, low=1),
        dense_inner=fields.integer("intermediate_size", "n_inner", "ffn_hidden_size", low=1),
        experts=experts,
        top_k=_top_k(fields, experts),
        moe_layers=moe_layers,
        # Gemma 4 has both in every layer.
        dense_layers=(layers or 0) - (0 if fields.has("enable_moe_block") else moe_layers),
        expert_inner=fields.integer(*_EXPERT_INNER, low=1) if experts else None,
        shared_experts=shared_experts,
        shared_inner=shared_inner,
        heads=fields.integer("num_attention_heads", "n_head", "n_heads", low=1),
        sliding_window=fields.integer("sliding_window", low=0) or None,
        cache=_cache(fields, layers, linear),
        linear=linear,
    )


def printable(text: str) -> str:
    """Cut what a file says about itself to what a terminal or a label can bear."""
    return "".join(filter(str.isprintable, text))[:_LONGEST_TEXT]


def _refuse(field: str, detail: str) -> NoReturn:
    raise UserError(FaultCode.CONFIG_DAMAGED, detail=detail, file=CONFIG_FILE, field=field)


class _Fields:
    """Typed access to an object of JSON; null counts as missing."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    def has(self, name: str) -> bool:
        return self._values.get(name) is not None

    def integer(self, *names: str, low: int = 0) -> int | None:
        for name in names:
            value = self._values.get(name)
            if value is None:
                continue
            if isinstance(value, float) and value.is_integer():
                value = int(value)
            if not isinstance(value, int) or isinstance(value, bool):
                _refuse(name, f"{name} is {value!r:.60}, not a whole number")
            if not low <= value <= _LARGEST:
                _refuse(name, f"{name} is {value}")
            return value
        return None

    def text(self, name: str) -> str:
        value = self._values.get(name)
        if value is not None and not isinstance(value, str):
            _refuse(name, f"{name} is {value!r:.60}, not a text")
        return printable(value or "")

    def flag(self, name: str, *, default: bool) -> bool:
        value = self._values.get(name)
        if value is not None and not isinstance(value, bool):
            _refuse(name, f"{name} is {value!r:.60}, not true or false")
        return default if value is None else value

    def part(self, name: str) -> Mapping[str, Any] | None:
        value = self._values.get(name)
        if value is not None and not isinstance(value, dict):
            _refuse(name, f"{name} is {value!r:.60}, not an object")
        return value

    def texts(self, name: str) -> list[str] | None:
        value = self._values.get(name)
        if value is not None and not (
            isinstance(value, list) and all(isinstance(item, str) for item in value)
        ):
            _refuse(name, f"{name} is {value!r:.60}, not a list of texts")
        return value

    def integers(self, name: str) -> list[int]:
        value = self._values.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            _refuse(name, f"{name} is {value!r:.60}, not a list of whole numbers")
        return value


# ── experts ──────────────────────────────────────────────────────────────────


def _experts(fields: _Fields) -> int:
    if not fields.flag("enable_moe_block", default=True):  # Gemma 4 without experts
        return 0
    experts = fields.integer(*_EXPERTS) or 0
    return experts if experts > 1 else 0


def _top_k(fields: _Fields, experts: int) -> int:
    top_k = fields.integer(*_TOP_K) or 0
    if experts and top_k > experts:
        _refuse(_TOP_K[0], f"{top_k} experts a token of {experts}")
    return top_k if experts else 0


def _shared(fields: _Fields) -> tuple[int, int | None]:
    """Return the number of shared experts and the inner size of all of them together."""
    inner = fields.integer(*_SHARED_INNER)
    count = fields.integer(*_SHARED)
    if count is None:
        count = 1 if inner else 0
    if count and not inner:
        one = fields.integer(*_EXPERT_INNER, low=1)
        inner = one and one * count
    return count, inner if count else None


def _moe_layers(fields: _Fields, layers: int) -> int:
    """Count the layers with experts; the others are dense."""
    first = fields.integer("first_k_dense_replace", "num_dense_layers", "moe_layer_start_index")
    first = min(first or 0, layers)
    every = fields.integer(
        "decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval", low=1
    )
    dense = set(fields.integers("mlp_only_layers"))
    every = every or 1
    return sum(i not in dense and (i + 1) % every == 0 for i in range(first, min(layers, 10_000)))


# ── attention ────────────────────────────────────────────────────────────────


def _layer_types(fields: _Fields, layers: int) -> list[str]:
    types = fields.texts("layer_types") or fields.texts("layers_block_type")
    if types:
        if len(types) != layers:
            _refuse("layer_types", f"{len(types)} types for {layers} layers")
        return types
    interval = fields.integer("full_attention_interval", low=1)
    if interval is None and fields.integer("linear_num_value_heads"):
        interval = _DEFAULT_INTERVAL
    every = interval or 1
    return ["linear_attention" if (i + 1) % every else "full_attention" for i in range(layers)]


def _linear_attention(fields: _Fields) -> LinearAttention | None:
    values = [
        fields.integer(name, low=1)
        for name in (
            "linear_num_key_heads", "linear_key_head_dim",
            "linear_num_value_heads", "linear_value_head_dim",
        )
    ]  # fmt: skip
    if None in values:
        return None
    key_heads, key_dim, value_heads, value_dim = (value or 0 for value in values)
    return LinearAttention(
        key_heads=key_heads,
        key_dim=key_dim,
        value_heads=value_heads,
        value_dim=value_dim,
        kernel=fields.integer("linear_conv_kernel_dim", low=1) or 4,
    )


def _cache(
    fields: _Fields, layers: int | None, linear: LinearAttention | None
) -> CacheLayout | None:
    """Describe keys, values and states; sliding windows keep as many blocks as the others."""
    if not layers or layers > 10_000:
        return None
    keys: list[tuple[int, int]] = []
    values: list[tuple[int, int]] = []
    stateful = 0
    types = _layer_types(fields, layers)
    shared = fields.integer("num_kv_shared_layers") or 0  # the last ones look at earlier keys
    for kind in types[: max(layers - shared, 0)]:
        if kind in _STATEFUL:
            stateful += 1
            continue
        heads = _head_sizes(fields, kind)
        if heads is None:
            return None
        keys.append(heads[0])
        values.append(heads[1])
    state = linear.state_bytes if linear else _conv_state_bytes(fields)
    return CacheLayout(tuple(keys), tuple(values), stateful * state)


def _conv_state_bytes(fields: _Fields) -> int:
    """Return the state of a short convolution (LFM2) or of Mamba 2 (Granite 4), in bytes."""
    if fields.integer("mamba_n_heads"):
        heads = (fields.integer("mamba_n_heads") or 0) * (fields.integer("mamba_d_head") or 0)
        size = fields.integer("mamba_d_state") or 0
        channels = heads + 2 * (fields.integer("mamba_n_groups") or 1) * size
        return _STATE_BYTES * (heads * size + channels * (fields.integer("mamba_d_conv") or 4))
    hidden = fields.integer("hidden_size") or 0
    return _STATE_BYTES * hidden * (fields.integer("conv_L_cache") or 0)


def _head_sizes(fields: _Fields, kind: str) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """Return (heads, head size) of keys and of values in a layer of this kind."""
    heads = fields.integer("num_attention_heads", "n_head", "n_heads", low=1)
    if not heads:
        return None
    rope = fields.integer("qk_rope_head_dim")
    if rope and fields.integer("kv_lora_rank"):  # exported with its latent keys spread out
        nope = fields.integer("qk_nope_head_dim") or 0
        return (heads, nope + rope), (heads, fields.integer("v_head_dim") or nope)
    kv_heads = fields.integer("num_key_value_heads", "multi_query_group_num", "n_head_kv", low=1)
    size = fields.integer("head_dim", "kv_channels", low=1)
    if kind == "full_attention" and fields.integer("global_head_dim"):  # Gemma 4
        size = fields.integer("global_head_dim")
        if fields.flag("attention_k_eq_v", default=False):
            kv_heads = fields.integer("num_global_key_value_heads", low=1) or kv_heads
    if size is None:
        hidden = fields.integer("hidden_size", "n_embd", "d_model", low=1)
        if not hidden:
            return None
        size = hidden // heads
    pair = (kv_heads or heads, size)
    return pair, pair
