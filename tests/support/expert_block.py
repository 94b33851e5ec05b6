"""The feed-forward block of a Mixture-of-Experts model, as exporters write it.

The experts of a layer are in one constant a projection, in 4 bits with scales and zero points, and
the operations around them come in the order that the GPU plugin fuses.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import openvino as ov
from openvino import opset13 as ops
from openvino.utils.node_factory import NodeFactory


@dataclass(frozen=True)
class ExpertSizes:
    """Of one block."""

    experts: int
    active: int  # experts a token
    hidden: int
    inner: int


class PackedWeights:
    """Constants of 4-bit values in groups along the last dimension."""

    def __init__(self) -> None:
        # A tensor of 4-bit values shares an array's memory without keeping the array alive.
        self._arrays: list[np.ndarray] = []

    def four_bit(self, packed: np.ndarray, shape: list[int]) -> Any:
        """A constant of bytes with two values each."""
        self._arrays.append(packed)
        return ops.constant(ov.Tensor(packed, ov.Shape(shape), ov.Type.u4))

    def decompressed(self, name: str, values: Any, zero: Any, scale: Any) -> Any:
        """``(values - zero) * scale`` as float32, without the dimension of the groups."""
        values.set_friendly_name(name)
        zero.set_friendly_name(f"{name}/zero_point")
        scale.set_friendly_name(f"{name}/scale")
        *outer, groups, group = values.shape
        centred = ops.subtract(ops.convert(values, "f16"), ops.convert(zero, "f16"))
        flat = ops.reshape(ops.multiply(centred, scale), i64(*outer, groups * group), False)
        return ops.convert(flat, "f32")


def i64(*values: int) -> Any:
    return ops.constant(np.array(values, np.int64))


def scalar(value: int) -> Any:
    return ops.constant(np.array(value, np.int64))


def expert_block(
    hidden: Any,
    layer: int,
    size: ExpertSizes,
    weights: Callable[[str, tuple[int, ...]], Any],
    *,
    swish_factor: bool = False,
) -> Any:
    """What replaces the feed-forward block whose input is ``hidden``, [batch, tokens, hidden].

    ``weights`` makes the matrix of a name and of dimensions; a ``swish_factor`` is what plugins
    do not look for: with it nothing is fused.
    """
    name = f"__module.model.layers.{layer}.mlp.experts/"
    flat = ops.reshape(hidden, i64(-1, size.hidden), False)
    tiled = ops.tile(flat, i64(size.experts, 1))
    every = ops.reshape(tiled, i64(size.experts, -1, size.hidden), False)
    wide = (size.experts, size.inner, size.hidden)
    split = f"{name}prim::ListUnpack/VariadicSplit"
    gate_weights, up_weights = (weights(f"{split}.{index}", wide) for index in (0, 1))
    gate = ops.matmul(every, gate_weights, False, True)
    up = ops.matmul(every, up_weights, False, True)
    inner = ops.multiply(_swish(gate, factor=swish_factor), up)
    down_name = f"self.model.layers.{layer}.mlp.experts.down_proj"
    down = weights(down_name, (size.experts, size.hidden, size.inner))
    out = ops.matmul(inner, down, False, True)
    for node, suffix in ((gate, ""), (up, "_1"), (out, "_2")):
        node.set_friendly_name(f"{name}aten::bmm/MatMul{suffix}")
    out = ops.reshape(out, i64(size.experts, 0, size.hidden), True)
    router = weights(f"self.model.layers.{layer}.mlp.gate.weight", (size.experts, size.hidden))
    weighted = ops.multiply(out, _routing(flat, router, size))
    summed = ops.reduce_sum(weighted, i64(0), False)
    return ops.reshape(summed, ops.shape_of(hidden), False)


def _swish(node: Any, *, factor: bool) -> Any:
    """Without the factor that ``ops.swish`` adds: plugins look for the exported form."""
    further = [ops.constant(np.float32(1)).output(0)] if factor else []
    return NodeFactory("opset4").create("Swish", [node.output(0), *further], {})


def _routing(flat: Any, router: Any, size: ExpertSizes) -> Any:
    """Each expert's share in each token, [experts, tokens, 1]; zero where it is not used."""
    odds = ops.softmax(ops.matmul(flat, router, False, True), -1)
    best = ops.topk(odds, np.int64(size.active), -1, "max", "value", index_element_type="i64")
    shares = ops.divide(best.output(0), ops.reduce_sum(best.output(0), i64(-1), True))
    chosen = ops.convert(best.output(1), "i32")
    tokens = ops.gather(ops.shape_of(chosen), i64(0), scalar(0))
    none = ops.broadcast(np.float32(0), ops.concat([tokens, i64(size.experts)], 0))
    zeros = ops.constant(np.zeros(2, np.int32))
    ones = ops.constant(np.ones(2, np.int32))
    used = ops.slice(shares, zeros, ops.shape_of(chosen, "i32"), ones, i64(0, 1))
    dense = ops.scatter_elements_update(none, chosen, used, np.int64(1))
    by_expert = ops.reshape(ops.transpose(dense, i64(1, 0)), i64(size.experts, 0), True)
    return ops.unsqueeze(by_expert, scalar(2))
