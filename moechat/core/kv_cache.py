"""Size the pool of the KV cache from the model's layout, the wanted context and free memory."""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

SECOND_CHAT_TOKENS = 8192  # room beside the context, so that another chat keeps its prefix
DEFAULT_CONTEXT_TOKENS = 32768  # where a model allows more, it has to be asked for
MIN_CONTEXT_TOKENS = 1024
CPU_BLOCK_TOKENS = 32
GPU_BLOCK_TOKENS = 16
_MIN_CHECKPOINT_BLOCKS = 8  # of recurrent state: at most one every eight KV blocks

_STATE_NAME = re.compile(r"\.(key|value)(?:\.|present|$)")


class KvPrecision(StrEnum):
    """Values of KV_CACHE_PRECISION that are planned with."""

    U4 = "u4"
    U8 = "u8"
    F16 = "f16"
    BF16 = "bf16"
    F32 = "f32"


@dataclass(frozen=True)
class CacheLayout:
    """What one model keeps per token and per checkpoint."""

    key_heads: tuple[tuple[int, int], ...] = ()  # (heads, head size) of each attention layer
    value_heads: tuple[tuple[int, int], ...] = ()
    recurrent_bytes: int = 0  # of one checkpoint of all linear-attention layers; 0 = none

    @property
    def is_hybrid(self) -> bool:
        """Whether some layers keep a recurrent state instead of keys and values."""
        return self.recurrent_bytes > 0


def layout_from_states(states: Iterable[tuple[str, tuple[int | None, ...]]]) -> CacheLayout:
    """Read the layout off the state variables of an IR: (name, shape with None = dynamic).

    Keys and values are [batch, heads, tokens, head size] with batch and tokens dynamic; any
    other state has a fixed size and is recurrent (float32 in the paged pipeline).
    """
    keys: list[tuple[int, int]] = []
    values: list[tuple[int, int]] = []
    recurrent = 0
    for name, shape in states:
        kind = _STATE_NAME.search(name)
        if len(shape) == 4 and shape[2] is None and shape[1] and shape[3] and kind:
            heads = (shape[1], shape[3])
            (keys if kind[1] == "key" else values).append(heads)
        else:
            recurrent += 4 * math.prod(size for size in shape if size is not None)
    return CacheLayout(tuple(keys), tuple(values), recurrent)


def bytes_per_token(layout: CacheLayout, precision: KvPrecision, *, gpu: bool) -> float:
    """Return the size of one token's keys and values in bytes.

    Quantised keys carry a scale and a zero point per channel and block, quantised values one
    pair per token: in float32 on the CPU and in float16 on a GPU. Measured with u8 on both
    plugins (13,680 and 13,320 bytes for 30 layers of 3 heads of 64) and with u4 on the GPU.
    """
    element = {"u4": 0.5, "u8": 1, "f16": 2, "bf16": 2, "f32": 4}[precision]
    pair = 0 if element > 1 else (4 if gpu else 8)
    block = block_tokens(gpu=gpu)
    keys = sum(heads * size * (element + pair / block) for heads, size in layout.key_heads)
    values = sum(heads * (size * element + pair) for heads, size in layout.value_heads)
    return keys + values


def checkpoint_blocks(state_bytes: int, block_bytes: float) -> int:
    """KV blocks between two checkpoints of a recurrent state.

    A checkpoint costs about as much as the blocks of ``block_bytes`` between two of them.
    """
    return max(_MIN_CHECKPOINT_BLOCKS, math.ceil(state_bytes / max(block_bytes, 1)))


@dataclass(frozen=True)
class KvPlan:
    """The pool to ask for."""

    context_tokens: int
    blocks: int
    bytes: int


def plan_pool(
    layout: CacheLayout, precision: KvPrecision, *, wanted_tokens: int, budget_bytes: int, gpu: bool
) -> KvPlan:
    """Return the largest pool of at most ``budget_bytes`` that serves ``wanted_tokens``.

    Room for a second chat is given up first, then context, down to `MIN_CONTEXT_TOKENS` (which
    is planned even if it does not fit: compare ``bytes`` with the budget).
    """
    block = block_tokens(gpu=gpu)
    per_block = _bytes_per_block(layout, precision, gpu=gpu)
    context = -(-wanted_tokens // block)
    second = -(-min(wanted_tokens, SECOND_CHAT_TOKENS) // block)
    affordable = int(budget_bytes // per_block) if per_block else context + second
    least = min(context, MIN_CONTEXT_TOKENS // block)
    blocks = max(least, min(context + second, affordable))
    context = min(context, blocks)
    return KvPlan(min(wanted_tokens, context * block), blocks, int(blocks * per_block))


def pool_as_planned(
    layout: CacheLayout, precision: KvPrecision, *, pool_tokens: int, wanted_tokens: int, gpu: bool
) -> KvPlan:
    """Return the pool of ``pool_tokens``, whatever is free; it limits the context."""
    block = block_tokens(gpu=gpu)
    blocks = -(-pool_tokens // block)
    size = int(blocks * _bytes_per_block(layout, precision, gpu=gpu))
    return KvPlan(min(wanted_tokens, blocks * block), blocks, size)


def block_tokens(*, gpu: bool) -> int:
    """Tokens of one block of the pool."""
    return GPU_BLOCK_TOKENS if gpu else CPU_BLOCK_TOKENS


def _bytes_per_block(layout: CacheLayout, precision: KvPrecision, *, gpu: bool) -> float:
    block_bytes = bytes_per_token(layout, precision, gpu=gpu) * block_tokens(gpu=gpu)
    if not layout.is_hybrid:
        return block_bytes
    state = layout.recurrent_bytes
    return block_bytes + state / checkpoint_blocks(state, block_bytes)
