"""A tiny Mixture-of-Experts folder, built with numpy and OpenVINO's operations alone.

It has what real exports have and code looks at: the inputs and the KV state of a causal
language model, 4-bit weights in groups with zero points and scales, the experts of a layer in
one constant a projection, and the operations around them in the order that the GPU plugin
fuses. The weights are random with a fixed seed, so it answers with nonsense.
"""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import openvino as ov
from openvino import opset13 as ops
from openvino.utils.node_factory import NodeFactory

from moechat import __version__

_TOKENIZER_FILES = (
    "openvino_tokenizer.xml",
    "openvino_tokenizer.bin",
    "openvino_detokenizer.xml",
    "openvino_detokenizer.bin",
    "tokenizer_config.json",
    "chat_template.jinja",
    "generation_config.json",
)


@dataclass(frozen=True)
class Shape:
    """The sizes of the model; ``hidden`` and ``expert_inner`` are multiples of ``group``."""

    vocab: int = 49152  # the starter model's, whose tokenizer is used
    hidden: int = 64
    layers: int = 2
    heads: int = 4
    kv_heads: int = 2
    head_dim: int = 32
    experts: int = 16
    active: int = 4  # experts a token
    expert_inner: int = 64
    group: int = 32
    context: int = 8192


def build_tiny_moe(folder: Path, starter_model: Path, shape: Shape | None = None) -> Path:
    """Write a complete model folder into ``folder`` and return it."""
    shape = shape or Shape()
    folder.mkdir(parents=True, exist_ok=True)
    ov.save_model(_Builder(shape).model(), folder / "openvino_model.xml", compress_to_fp16=False)
    for name in _TOKENIZER_FILES:
        shutil.copyfile(starter_model / name, folder / name)
    ids = json.loads((starter_model / "generation_config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(_config(shape) | ids, indent=2), "utf-8")
    return folder


def _config(shape: Shape) -> dict[str, Any]:
    return {
        "architectures": ["Qwen3MoeForCausalLM"],
        "model_type": "qwen3_moe",
        "hidden_size": shape.hidden,
        "num_hidden_layers": shape.layers,
        "num_attention_heads": shape.heads,
        "num_key_value_heads": shape.kv_heads,
        "head_dim": shape.head_dim,
        "num_experts": shape.experts,
        "num_experts_per_tok": shape.active,
        "moe_intermediate_size": shape.expert_inner,
        "max_position_embeddings": shape.context,
        "vocab_size": shape.vocab,
        "rope_theta": 10000.0,
        "tie_word_embeddings": True,
        "moechat_test_model": __version__,
    }


def _i64(*values: int) -> Any:
    return ops.constant(np.array(values, np.int64))


def _scalar(value: int) -> Any:
    return ops.constant(np.array(value, np.int64))


def _swish(node: Any) -> Any:
    """Without the factor that ``ops.swish`` adds: plugins look for the exported form."""
    return NodeFactory("opset4").create("Swish", [node.output(0)], {})


class _Builder:
    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self._random = np.random.default_rng(20)
        # A tensor of 4-bit values shares an array's memory without keeping the array alive.
        self._arrays: list[np.ndarray] = []
        self._sinks: list[Any] = []

    def model(self) -> ov.Model:
        size = self.shape
        self._ids = self._input("input_ids", [-1, -1], np.int64)
        self._mask = self._input("attention_mask", [-1, -1], np.int64)
        self._positions = self._input("position_ids", [-1, -1], np.int64)
        self._beams = self._input("beam_idx", [-1], np.int32)
        self._batch = ops.gather(ops.shape_of(self._ids), _i64(0), _scalar(0))
        embedding = self._embedding()
        hidden = ops.gather(embedding, ops.convert(self._ids, "i32"), _scalar(0))
        self._additive_mask = self._causal_mask()
        self._cos, self._sin = self._rotary()
        for layer in range(size.layers):
            hidden = ops.add(hidden, self._attention(self._norm(hidden), layer))
            hidden = ops.add(hidden, self._experts(self._norm(hidden), layer))
        logits = ops.matmul(self._norm(hidden), embedding, False, True)
        logits.output(0).set_names({"logits"})
        inputs = [self._ids, self._mask, self._positions, self._beams]
        return ov.Model([ops.result(logits)], self._sinks, inputs, "tiny_moe")

    def _input(self, name: str, dims: list[int], dtype: Any) -> Any:
        node = ops.parameter(ov.PartialShape(dims), dtype, name=name)
        node.output(0).set_names({name})
        return node

    # ── weights ──────────────────────────────────────────────────────────────

    def _packed(self, shape: list[int]) -> Any:
        array = self._random.integers(0, 256, int(np.prod(shape)) // 2, dtype=np.uint8)
        self._arrays.append(array)
        return ops.constant(ov.Tensor(array, ov.Shape(shape), ov.Type.u4))

    def _weights(self, name: str, *dims: int) -> Any:
        """4-bit weights, asymmetric in groups along the last dimension, as float32."""
        *outer, inner = dims
        groups = inner // self.shape.group
        values = self._packed([*outer, groups, self.shape.group])
        zero = self._packed([*outer, groups, 1])
        spread = self._random.random((*outer, groups, 1)) + 0.5
        scale = ops.constant((spread * 0.6 / np.sqrt(inner)).astype(np.float16))
        values.set_friendly_name(name)
        zero.set_friendly_name(f"{name}/zero_point")
        scale.set_friendly_name(f"{name}/scale")
        centred = ops.subtract(ops.convert(values, "f16"), ops.convert(zero, "f16"))
        return ops.convert(ops.reshape(ops.multiply(centred, scale), _i64(*dims), False), "f32")

    def _embedding(self) -> Any:
        rows, columns = self.shape.vocab, self.shape.hidden
        values = ops.constant(self._random.integers(0, 256, (rows, columns), dtype=np.uint8))
        values.set_friendly_name("self.model.embed_tokens.weight")
        zero = ops.constant(np.full((rows, 1), 128, np.uint8))
        scale = ops.constant(np.full((rows, 1), 1 / 128, np.float16))
        centred = ops.subtract(ops.convert(values, "f16"), ops.convert(zero, "f16"))
        return ops.convert(ops.multiply(centred, scale), "f32")

    # ── attention ────────────────────────────────────────────────────────────

    def _norm(self, hidden: Any) -> Any:
        square = ops.reduce_mean(ops.power(hidden, np.float32(2)), _i64(-1), True)
        root = ops.sqrt(ops.add(square, np.float32(1e-6)))
        return ops.multiply(hidden, ops.divide(np.float32(1), root))

    def _causal_mask(self) -> Any:
        """0 where a query may look at a key, and a large negative number elsewhere."""
        total = ops.gather(ops.shape_of(self._mask), _scalar(1), _scalar(0))
        fresh = ops.gather(ops.shape_of(self._ids), _scalar(1), _scalar(0))
        past = ops.subtract(total, fresh)
        keys = ops.unsqueeze(ops.range(_scalar(0), total, _scalar(1), "i64"), _i64(0, 1, 2))
        queries = ops.unsqueeze(ops.range(past, total, _scalar(1), "i64"), _i64(0, 1, 3))
        attended = ops.unsqueeze(ops.convert(self._mask, "boolean"), _i64(1, 2))
        allowed = ops.logical_and(ops.less_equal(keys, queries), attended)
        return ops.select(allowed, np.float32(0), np.float32(-65504))

    def _rotary(self) -> tuple[Any, Any]:
        size = self.shape.head_dim
        inverse = (10000.0 ** (-np.arange(0, size, 2) / size)).astype(np.float32)
        positions = ops.convert(ops.unsqueeze(self._positions, _scalar(1)), "f32")
        angles = ops.matmul(ops.constant(inverse.reshape(1, -1, 1)), positions, False, False)
        angles = ops.transpose(angles, _i64(0, 2, 1))
        both = ops.concat([angles, angles], -1)
        one = _scalar(1)
        return ops.unsqueeze(ops.cos(both), one), ops.unsqueeze(ops.sin(both), one)

    def _rotated(self, heads: Any) -> Any:
        half = self.shape.head_dim // 2
        end, step, axis = _i64(2**63 - 1), _i64(1), _i64(3)
        second = ops.slice(heads, _i64(half), end, step, axis)
        first = ops.slice(heads, _i64(0), _i64(half), step, axis)
        turned = ops.concat([ops.multiply(second, np.float32(-1)), first], -1)
        return ops.add(ops.multiply(heads, self._cos), ops.multiply(turned, self._sin))

    def _split_heads(self, hidden: Any, name: str, heads: int) -> Any:
        width = heads * self.shape.head_dim
        flat = ops.matmul(hidden, self._weights(name, width, self.shape.hidden), False, True)
        split = ops.reshape(flat, _i64(0, 0, heads, self.shape.head_dim), True)
        return split if name.endswith("v_proj.weight") else self._norm(split)

    def _attention(self, hidden: Any, layer: int) -> Any:
        size, name = self.shape, f"self.model.layers.{layer}.self_attn."
        order = _i64(0, 2, 1, 3)
        query, key, value = (
            ops.transpose(self._split_heads(hidden, f"{name}{kind}_proj.weight", heads), order)
            for kind, heads in (("q", size.heads), ("k", size.kv_heads), ("v", size.kv_heads))
        )
        key = self._for_all_heads(self._with_past(self._rotated(key), layer, "key"))
        value = self._for_all_heads(self._with_past(value, layer, "value"))
        seen = ops.scaled_dot_product_attention(
            self._rotated(query), key, value, self._additive_mask,
            ops.constant(np.float32(size.head_dim**-0.5)),
        )  # fmt: skip
        width = size.heads * size.head_dim
        joined = ops.reshape(ops.transpose(seen, order), _i64(0, 0, width), True)
        out = self._weights(f"{name}o_proj.weight", size.hidden, width)
        return ops.matmul(joined, out, False, True)

    def _with_past(self, fresh: Any, layer: int, kind: str) -> Any:
        size = self.shape
        name = f"past_key_values.{layer}.{kind}present.{layer}.{kind}"
        empty = ops.concat([self._batch, _i64(size.kv_heads, 0, size.head_dim)], 0)
        start = ops.broadcast(np.float32(0), empty)
        dims = ov.PartialShape([-1, size.kv_heads, -1, size.head_dim])
        past = ops.read_value(start, name, ov.Type.f32, dims)
        whole = ops.concat([ops.gather(past, self._beams, _scalar(0)), fresh], -2)
        self._sinks.append(ops.assign(whole, name))
        return whole

    def _for_all_heads(self, cache: Any) -> Any:
        """Repeat each key or value head for the query heads that share it."""
        size = self.shape
        dims = ops.shape_of(cache)
        front, back = (ops.gather(dims, _i64(*axes), _scalar(0)) for axes in ((0, 1), (2, 3)))
        wide = ops.concat([front, _i64(size.heads // size.kv_heads), back], 0)
        repeated = ops.broadcast(ops.unsqueeze(cache, _scalar(2)), wide, "BIDIRECTIONAL")
        return ops.reshape(repeated, _i64(0, size.heads, -1, size.head_dim), True)

    # ── experts ──────────────────────────────────────────────────────────────

    def _experts(self, hidden: Any, layer: int) -> Any:
        size = self.shape
        name = f"__module.model.layers.{layer}.mlp.experts/"
        flat = ops.reshape(hidden, _i64(-1, size.hidden), False)
        tiled = ops.tile(flat, _i64(size.experts, 1))
        every = ops.reshape(tiled, _i64(size.experts, -1, size.hidden), False)
        projections = {
            kind: self._weights(f"{name}prim::ListUnpack/VariadicSplit.{index}",
                                size.experts, size.expert_inner, size.hidden)
            for index, kind in enumerate(("gate", "up"))
        }  # fmt: skip
        gate = ops.matmul(every, projections["gate"], False, True)
        up = ops.matmul(every, projections["up"], False, True)
        inner = ops.multiply(_swish(gate), up)
        down_name = f"self.model.layers.{layer}.mlp.experts.down_proj"
        down = self._weights(down_name, size.experts, size.hidden, size.expert_inner)
        out = ops.matmul(inner, down, False, True)
        for node, suffix in ((gate, ""), (up, "_1"), (out, "_2")):
            node.set_friendly_name(f"{name}aten::bmm/MatMul{suffix}")
        out = ops.reshape(out, _i64(size.experts, 0, size.hidden), True)
        weighted = ops.multiply(out, self._routing(flat, layer))
        summed = ops.reduce_sum(weighted, _i64(0), False)
        return ops.reshape(summed, ops.shape_of(hidden), False)

    def _routing(self, flat: Any, layer: int) -> Any:
        """Each expert's share in each token, [experts, tokens, 1]; zero where it is not used."""
        size = self.shape
        gate = self._weights(
            f"self.model.layers.{layer}.mlp.gate.weight", size.experts, size.hidden
        )
        odds = ops.softmax(ops.matmul(flat, gate, False, True), -1)
        best = ops.topk(odds, np.int64(size.active), -1, "max", "value", index_element_type="i64")
        shares = ops.divide(best.output(0), ops.reduce_sum(best.output(0), _i64(-1), True))
        chosen = ops.convert(best.output(1), "i32")
        tokens = ops.gather(ops.shape_of(chosen), _i64(0), _scalar(0))
        none = ops.broadcast(np.float32(0), ops.concat([tokens, _i64(size.experts)], 0))
        zeros = ops.constant(np.zeros(2, np.int32))
        ones = ops.constant(np.ones(2, np.int32))
        used = ops.slice(shares, zeros, ops.shape_of(chosen, "i32"), ones, _i64(0, 1))
        dense = ops.scatter_elements_update(none, chosen, used, np.int64(1))
        by_expert = ops.reshape(ops.transpose(dense, _i64(1, 0)), _i64(size.experts, 0), True)
        return ops.unsqueeze(by_expert, _scalar(2))
