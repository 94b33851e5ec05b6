"""The size of the KV cache."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.kv_cache import (
    CPU_BLOCK_TOKENS,
    MIN_CONTEXT_TOKENS,
    SECOND_CHAT_TOKENS,
    CacheLayout,
    KvPrecision,
    bytes_per_token,
    layout_from_states,
    plan_pool,
)

_SMOLLM2 = CacheLayout(((3, 64),) * 30, ((3, 64),) * 30)
_GIB = 1 << 30


@pytest.mark.parametrize(
    ("precision", "gpu", "measured"),
    [
        (KvPrecision.U8, False, 13_680),
        (KvPrecision.U8, True, 13_320),
        (KvPrecision.U4, True, 7_560),
        (KvPrecision.F16, True, 23_040),
        (KvPrecision.F32, False, 46_080),
    ],
)
def test_bytes_per_token_as_measured(precision: KvPrecision, gpu: bool, measured: int) -> None:
    assert bytes_per_token(_SMOLLM2, precision, gpu=gpu) == measured


def test_the_layout_of_a_dense_model() -> None:
    layout = layout_from_states(
        [
            ("past_key_values.0.keypresent.0.key", (None, 3, None, 64)),
            ("past_key_values.0.valuepresent.0.value", (None, 3, None, 48)),
        ]
    )
    assert layout == CacheLayout(((3, 64),), ((3, 48),))
    assert not layout.is_hybrid


def test_the_layout_of_a_hybrid_model() -> None:
    layout = layout_from_states(
        [
            ("cache_params.past.conv.0cache_params.present.conv.0", (None, 256, 4)),
            ("cache_params.past.ssm.0cache_params.present.ssm.0", (None, 4, 32, 32)),
            ("cache_params.past.key.0cache_params.present.key.0", (None, 2, None, 32)),
            ("cache_params.past.value.0cache_params.present.value.0", (None, 2, None, 32)),
        ]
    )
    assert layout == CacheLayout(((2, 32),), ((2, 32),), 4 * (256 * 4 + 4 * 32 * 32))
    assert layout.is_hybrid


def _plan(wanted: int, budget: int, layout: CacheLayout = _SMOLLM2):
    return plan_pool(layout, KvPrecision.U8, wanted_tokens=wanted, budget_bytes=budget, gpu=False)


def test_with_memory_to_spare_a_second_chat_has_room() -> None:
    plan = _plan(8192, 100 * _GIB)
    assert plan.context_tokens == 8192
    assert plan.blocks == 2 * 8192 // CPU_BLOCK_TOKENS
    assert plan.bytes == 2 * 8192 * 13_680


def test_the_second_chat_has_no_more_than_its_share() -> None:
    assert _plan(32768, 100 * _GIB).blocks == (32768 + SECOND_CHAT_TOKENS) // CPU_BLOCK_TOKENS


def test_short_memory_takes_the_second_chat_first() -> None:
    plan = _plan(8192, 8192 * 13_680)
    assert plan.context_tokens == 8192
    assert plan.blocks == 8192 // CPU_BLOCK_TOKENS


def test_then_the_context() -> None:
    assert _plan(8192, 4096 * 13_680).context_tokens == 4096


def test_but_never_below_the_least() -> None:
    assert _plan(8192, 0).context_tokens == MIN_CONTEXT_TOKENS
    assert _plan(100, 0).context_tokens == 100


def test_recurrent_state_counts() -> None:
    block = _plan(8192, 100 * _GIB)
    hybrid = CacheLayout(_SMOLLM2.key_heads, _SMOLLM2.value_heads, recurrent_bytes=60 << 20)
    # One checkpoint costs about what the blocks between two of them cost.
    assert _plan(8192, 100 * _GIB, hybrid).bytes == pytest.approx(2 * block.bytes, rel=0.02)


def test_a_model_without_states_needs_no_pool_memory() -> None:
    assert _plan(8192, 0, CacheLayout()).bytes == 0


@given(st.integers(1, 300_000), st.integers(0, 64 * _GIB))
def test_a_plan_holds_its_context_within_its_budget(wanted: int, budget: int) -> None:
    plan = _plan(wanted, budget)
    assert 0 < plan.context_tokens <= wanted
    assert plan.blocks * CPU_BLOCK_TOKENS >= plan.context_tokens
    assert plan.bytes <= budget or plan.context_tokens <= max(MIN_CONTEXT_TOKENS, 1)
