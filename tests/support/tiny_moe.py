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

from moechat import __version__
from tests.support.expert_block import ExpertSizes, PackedWeights, expert_block, i64, scalar

TOKENIZER_FILES = (
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
    swish_factor: bool = False  # with it no plugin fuses the experts
    embedded: bool = False  # takes vectors instead of tokens


def build_tiny_moe(folder: Path, starter_model: Path, shape: Shape | None = None) -> Path:
    """Write a complete model folder into ``folder`` and return it."""
    shape = shape or Shape()
    folder.mkdir(parents=True, exist_ok=True)
    builder = _Builder(shape)  # has the weights, until they are written
    ov.save_model(builder.model(), folder / "openvino_model.xml", compress_to_fp16=False)
    _write_the_rest(folder, starter_model, _config(shape))
    return folder


def build_tiny_vlm(folder: Path, starter_model: Path) -> Path:
    """Write a multimodal folder, whose language model is a tiny MoE; it is blind."""
    shape = Shape(embedded=True)
    folder.mkdir(parents=True, exist_ok=True)
    builder = _Builder(shape)
    parts = {
        "language": builder.model(),
        "text_embeddings": builder.embedder(),
        "vision_embeddings": _blind_eye(shape),
    }
    for part, model in parts.items():
        ov.save_model(model, folder / f"openvino_{part}_model.xml", compress_to_fp16=False)
    (folder / "preprocessor_config.json").write_text("{}", "utf-8")
    _write_the_rest(folder, starter_model, _config(shape) | {"model_type": "llava"})
    return folder


def _blind_eye(shape: Shape) -> ov.Model:
    pixels = ops.parameter(ov.PartialShape([-1, 3, -1, -1]), np.float32, name="pixel_values")
    pixels.output(0).set_names({"pixel_values"})
    weight = ops.constant(np.zeros((3, shape.hidden), np.float32))
    seen = ops.matmul(ops.reshape(pixels, i64(1, -1, 3), False), weight, False, False)
    seen.output(0).set_names({"last_hidden_state"})
    return ov.Model([ops.result(seen)], [pixels], "blind_eye")


def _write_the_rest(folder: Path, starter_model: Path, config: dict[str, Any]) -> None:
    for name in TOKENIZER_FILES:
        shutil.copyfile(starter_model / name, folder / name)
    ids = json.loads((starter_model / "generation_config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | ids, indent=2), "utf-8")


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


def _looked_up(embedding: Any, ids: Any) -> Any:
    return ops.gather(embedding, ops.convert(ids, "i32"), scalar(0))


class _Builder:
    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self._random = np.random.default_rng(20)
        self._packing = PackedWeights()
        self._sinks: list[Any] = []

    def model(self) -> ov.Model:
        size = self.shape
        # A language model among the parts of a multimodal one is given what others embedded.
        tokens = (
            self._input("inputs_embeds", [-1, -1, size.hidden], np.float32)
            if size.embedded
            else self._input("input_ids", [-1, -1], np.int64)
        )
        self._extent = ops.shape_of(tokens)
        self._mask = self._input("attention_mask", [-1, -1], np.int64)
        self._positions = self._input("position_ids", [-1, -1], np.int64)
        self._beams = self._input("beam_idx", [-1], np.int32)
        self._batch = ops.gather(self._extent, i64(0), scalar(0))
        embedding = self._embedding()
        hidden = tokens if size.embedded else _looked_up(embedding, tokens)
        self._additive_mask = self._causal_mask()
        self._cos, self._sin = self._rotary()
        sizes = ExpertSizes(size.experts, size.active, size.hidden, size.expert_inner)
        for layer in range(size.layers):
            hidden = ops.add(hidden, self._attention(self._norm(hidden), layer))
            experts = expert_block(
                self._norm(hidden), layer, sizes, self._weights, swish_factor=size.swish_factor
            )
            hidden = ops.add(hidden, experts)
        logits = ops.matmul(self._norm(hidden), embedding, False, True)
        logits.output(0).set_names({"logits"})
        inputs = [tokens, self._mask, self._positions, self._beams]
        return ov.Model([ops.result(logits)], self._sinks, inputs, "tiny_moe")

    def embedder(self) -> ov.Model:
        """The part of a multimodal model that makes vectors of tokens."""
        ids = self._input("input", [-1, -1], np.int64)
        vectors = _looked_up(self._embedding(), ids)
        vectors.output(0).set_names({"inputs_embeds"})
        return ov.Model([ops.result(vectors)], [ids], "tiny_embedder")

    def _input(self, name: str, dims: list[int], dtype: Any) -> Any:
        node = ops.parameter(ov.PartialShape(dims), dtype, name=name)
        node.output(0).set_names({name})
        return node

    # ── weights ──────────────────────────────────────────────────────────────

    def _packed(self, shape: list[int]) -> Any:
        array = self._random.integers(0, 256, int(np.prod(shape)) // 2, dtype=np.uint8)
        return self._packing.four_bit(array, shape)

    def _weights(self, name: str, dims: tuple[int, ...]) -> Any:
        """4-bit weights, asymmetric in groups along the last dimension, as float32."""
        *outer, inner = dims
        groups = inner // self.shape.group
        values = self._packed([*outer, groups, self.shape.group])
        zero = self._packed([*outer, groups, 1])
        spread = self._random.random((*outer, groups, 1)) + 0.5
        scale = ops.constant((spread * 0.6 / np.sqrt(inner)).astype(np.float16))
        return self._packing.decompressed(name, values, zero, scale)

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
        square = ops.reduce_mean(ops.power(hidden, np.float32(2)), i64(-1), True)
        root = ops.sqrt(ops.add(square, np.float32(1e-6)))
        return ops.multiply(hidden, ops.divide(np.float32(1), root))

    def _causal_mask(self) -> Any:
        """0 where a query may look at a key, and a large negative number elsewhere."""
        total = ops.gather(ops.shape_of(self._mask), scalar(1), scalar(0))
        fresh = ops.gather(self._extent, scalar(1), scalar(0))
        past = ops.subtract(total, fresh)
        keys = ops.unsqueeze(ops.range(scalar(0), total, scalar(1), "i64"), i64(0, 1, 2))
        queries = ops.unsqueeze(ops.range(past, total, scalar(1), "i64"), i64(0, 1, 3))
        attended = ops.unsqueeze(ops.convert(self._mask, "boolean"), i64(1, 2))
        allowed = ops.logical_and(ops.less_equal(keys, queries), attended)
        return ops.select(allowed, np.float32(0), np.float32(-65504))

    def _rotary(self) -> tuple[Any, Any]:
        size = self.shape.head_dim
        inverse = (10000.0 ** (-np.arange(0, size, 2) / size)).astype(np.float32)
        positions = ops.convert(ops.unsqueeze(self._positions, scalar(1)), "f32")
        angles = ops.matmul(ops.constant(inverse.reshape(1, -1, 1)), positions, False, False)
        angles = ops.transpose(angles, i64(0, 2, 1))
        both = ops.concat([angles, angles], -1)
        one = scalar(1)
        return ops.unsqueeze(ops.cos(both), one), ops.unsqueeze(ops.sin(both), one)

    def _rotated(self, heads: Any) -> Any:
        half = self.shape.head_dim // 2
        end, step, axis = i64(2**63 - 1), i64(1), i64(3)
        second = ops.slice(heads, i64(half), end, step, axis)
        first = ops.slice(heads, i64(0), i64(half), step, axis)
        turned = ops.concat([ops.multiply(second, np.float32(-1)), first], -1)
        return ops.add(ops.multiply(heads, self._cos), ops.multiply(turned, self._sin))

    def _split_heads(self, hidden: Any, name: str, heads: int) -> Any:
        width = heads * self.shape.head_dim
        flat = ops.matmul(hidden, self._weights(name, (width, self.shape.hidden)), False, True)
        split = ops.reshape(flat, i64(0, 0, heads, self.shape.head_dim), True)
        return split if name.endswith("v_proj.weight") else self._norm(split)

    def _attention(self, hidden: Any, layer: int) -> Any:
        size, name = self.shape, f"self.model.layers.{layer}.self_attn."
        order = i64(0, 2, 1, 3)
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
        joined = ops.reshape(ops.transpose(seen, order), i64(0, 0, width), True)
        out = self._weights(f"{name}o_proj.weight", (size.hidden, width))
        return ops.matmul(joined, out, False, True)

    def _with_past(self, fresh: Any, layer: int, kind: str) -> Any:
        size = self.shape
        name = f"past_key_values.{layer}.{kind}present.{layer}.{kind}"
        empty = ops.concat([self._batch, i64(size.kv_heads, 0, size.head_dim)], 0)
        start = ops.broadcast(np.float32(0), empty)
        dims = ov.PartialShape([-1, size.kv_heads, -1, size.head_dim])
        past = ops.read_value(start, name, ov.Type.f32, dims)
        whole = ops.concat([ops.gather(past, self._beams, scalar(0)), fresh], -2)
        self._sinks.append(ops.assign(whole, name))
        return whole

    def _for_all_heads(self, cache: Any) -> Any:
        """Repeat each key or value head for the query heads that share it."""
        size = self.shape
        dims = ops.shape_of(cache)
        front, back = (ops.gather(dims, i64(*axes), scalar(0)) for axes in ((0, 1), (2, 3)))
        wide = ops.concat([front, i64(size.heads // size.kv_heads), back], 0)
        repeated = ops.broadcast(ops.unsqueeze(cache, scalar(2)), wide, "BIDIRECTIONAL")
        return ops.reshape(repeated, i64(0, size.heads, -1, size.head_dim), True)
