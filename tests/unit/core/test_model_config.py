"""config.json under all the names that models use, and with all that can be wrong in it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import CacheLayout
from moechat.core.model_config import ModelConfig, parse_config, read_config

BASE: dict[str, Any] = {
    "model_type": "qwen3_moe", "num_hidden_layers": 48, "hidden_size": 2048,
    "num_attention_heads": 32, "num_key_value_heads": 4, "head_dim": 128, "num_experts": 128,
    "num_experts_per_tok": 8, "moe_intermediate_size": 768, "intermediate_size": 6144,
    "vocab_size": 151936, "max_position_embeddings": 40960, "tie_word_embeddings": False,
}  # fmt: skip


def read(**changes: Any) -> ModelConfig:
    merged = {**BASE, **changes}
    return read_config({name: value for name, value in merged.items() if value != "ABSENT"})


def refuse(raw: bytes) -> tuple[Any, str]:
    with pytest.raises(UserError) as caught:
        parse_config(raw)
    fault = caught.value.fault
    assert fault.code is FaultCode.CONFIG_DAMAGED
    assert fault.values["file"] == "config.json"
    return fault.values["field"], fault.detail


def test_qwen3_moe() -> None:
    config = read()
    assert (config.experts, config.top_k, config.moe_layers, config.expert_inner) == (
        128,
        8,
        48,
        768,
    )
    assert (config.layers, config.max_context, config.shared_experts) == (48, 40960, 0)
    assert config.cache == CacheLayout(((4, 128),) * 48, ((4, 128),) * 48, 0)


@pytest.mark.parametrize(
    ("changes", "experts", "top_k", "inner"),
    [
        ({"num_experts": None, "num_local_experts": 8, "moe_intermediate_size": None}, 8, 8, 6144),
        ({"num_experts": None, "n_routed_experts": 64, "num_experts_per_tok": 6}, 64, 6, 768),
        ({"num_experts_per_tok": None, "top_k_experts": 4, "enable_moe_block": True}, 128, 4, 768),
        ({"num_experts": None, "moe_num_experts": 16, "moe_k": 2}, 16, 8, 768),
        ({"enable_moe_block": False}, 0, 0, None),
        ({"num_experts": 0}, 0, 0, None),
        ({"num_experts": 1, "num_experts_per_tok": 1}, 0, 0, None),
    ],
)
def test_experts_under_other_names(
    changes: dict[str, Any], experts: int, top_k: int, inner: int | None
) -> None:
    config = read(**changes)
    assert (config.experts, config.top_k, config.expert_inner) == (experts, top_k, inner)


@pytest.mark.parametrize(
    ("changes", "moe_layers"),
    [
        ({"first_k_dense_replace": 1}, 47),
        ({"num_dense_layers": 2}, 46),
        ({"mlp_only_layers": [0, 5, 99]}, 46),
        ({"decoder_sparse_step": 2}, 24),
        ({"interleave_moe_layer_step": 4}, 12),
        ({"first_k_dense_replace": 99}, 0),
    ],
)
def test_some_layers_are_dense(changes: dict[str, Any], moe_layers: int) -> None:
    config = read(**changes)
    assert (config.moe_layers, config.dense_layers) == (moe_layers, 48 - moe_layers)


@pytest.mark.parametrize(
    ("changes", "count", "inner"),
    [
        ({"shared_expert_intermediate_size": 512}, 1, 512),
        ({"n_shared_experts": 2}, 2, 1536),
        ({"shared_expert_intermediate_size": 0}, 0, None),
        ({"n_shared_experts": 1, "num_experts": None}, 0, None),
    ],
)
def test_shared_experts(changes: dict[str, Any], count: int, inner: int | None) -> None:
    config = read(**changes)
    assert (config.shared_experts, config.shared_inner) == (count, inner)


def test_a_hybrid_vision_model() -> None:
    text = {
        "model_type": "qwen3_5_moe_text", "num_hidden_layers": 40, "num_key_value_heads": 2,
        "head_dim": 256, "linear_num_key_heads": 16, "linear_key_head_dim": 128,
        "linear_num_value_heads": 32, "linear_value_head_dim": 128, "linear_conv_kernel_dim": 4,
        "max_position_embeddings": 262144,
    }  # fmt: skip
    by_interval = read(
        model_type="qwen3_5_moe",
        vision_config={},
        text_config={**text, "full_attention_interval": 4},
    )
    types = ["full_attention" if i % 4 == 3 else "linear_attention" for i in range(40)]
    by_types = read(
        model_type="qwen3_5_moe", vision_config={}, text_config={**text, "layer_types": types}
    )
    assert by_interval == by_types
    assert by_types.model_type == "qwen3_5_moe"
    assert by_types.vision
    assert by_types.max_context == 262144
    state = 4 * (32 * 128 * 128 + 4 * (2 * 16 * 128 + 32 * 128))
    assert by_types.cache == CacheLayout(((2, 256),) * 10, ((2, 256),) * 10, 30 * state)


def test_other_kinds_of_attention() -> None:
    sliding = read(
        num_hidden_layers=2, layer_types=["sliding_attention", "full_attention"], sliding_window=128
    )
    assert sliding.sliding_window == 128
    assert sliding.cache == CacheLayout(((4, 128),) * 2, ((4, 128),) * 2)
    gemma = read(
        num_hidden_layers=3, layer_types=["sliding_attention"] * 2 + ["full_attention"],
        global_head_dim=512, num_global_key_value_heads=2, attention_k_eq_v=True,
    )  # fmt: skip
    assert gemma.cache == CacheLayout(
        ((4, 128), (4, 128), (2, 512)), ((4, 128), (4, 128), (2, 512))
    )
    latent = read(num_hidden_layers=1, kv_lora_rank=512, qk_rope_head_dim=64, qk_nope_head_dim=128,
                  v_head_dim=128)  # fmt: skip
    assert latent.cache == CacheLayout(((32, 192),), ((32, 128),))
    plain = read(num_hidden_layers=1, num_key_value_heads=None, head_dim=None)
    assert plain.cache == CacheLayout(((32, 64),), ((32, 64),))
    short = read(num_hidden_layers=2, layer_types=["conv", "full_attention"], conv_L_cache=3)
    assert short.cache == CacheLayout(((4, 128),), ((4, 128),), 4 * 3 * 2048)
    reused = read(num_hidden_layers=4, num_kv_shared_layers=3)
    assert reused.cache == CacheLayout(((4, 128),), ((4, 128),))


def test_what_is_missing_is_a_fault_only_for_those_who_need_it() -> None:
    config = read_config({})
    assert config == ModelConfig()
    with pytest.raises(UserError) as caught:
        config.need("hidden")
    assert caught.value.fault.values == {"file": "config.json", "field": "hidden"}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("num_hidden_layers", "48"), ("num_hidden_layers", 0), ("num_hidden_layers", -1),
        ("num_hidden_layers", True), ("num_hidden_layers", [48]), ("hidden_size", 1.5),
        ("hidden_size", {}), ("max_position_embeddings", 10**30), ("num_attention_heads", 0),
        ("head_dim", -8), ("num_experts", "many"), ("num_experts_per_tok", 200),
        ("model_type", 5), ("text_config", []), ("layer_types", "full"), ("layer_types", [1] * 48),
        ("layer_types", ["full_attention"]), ("mlp_only_layers", "none"),
        ("mlp_only_layers", [1.5]), ("tie_word_embeddings", "yes"), ("sliding_window", "4k"),
    ],
)  # fmt: skip
def test_wrong_types_name_their_field(field: str, value: object) -> None:
    named, detail = refuse(json.dumps({**BASE, field: value}).encode())
    assert named == field
    assert len(detail) < 200


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"null", b"[]", b"{", b'{"num_hidden_layers": NaN}', b"\xff\xfe", b"[" * 100_000,
        b'{"a": ' * 100_000, b"version https://git-lfs.github.com/spec/v1\n",
    ],
)  # fmt: skip
def test_what_is_no_object_is_refused(raw: bytes) -> None:
    assert refuse(raw)[0] == ""


def test_a_mark_of_byte_order_is_let_pass() -> None:
    assert parse_config(b"\xef\xbb\xbf" + json.dumps(BASE).encode()) == read()


def test_names_are_fit_for_a_terminal() -> None:
    assert read(model_type="\x1b[2Jqwen\u202e3\n" + "x" * 500).model_type == "[2Jqwen3" + "x" * 92


_TEXTS = st.sampled_from(["", "x", "48", "full_attention", "conv", *BASE])
_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | _TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_TEXTS, inner, max_size=3),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*BASE, "text_config", "layer_types"]), _JSON))
def test_any_json_is_read_or_refused(changes: dict[str, Any]) -> None:
    try:
        config = read_config({**BASE, **changes})
    except UserError:
        pass
    else:
        assert 0 <= config.top_k <= config.experts
        assert 0 <= config.moe_layers <= (config.layers or 0)
