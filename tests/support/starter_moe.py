"""The starter model with experts: a real conversation on a Mixture-of-Experts model.

In some layers the feed-forward block becomes one of experts that are all copies of it. The
router's shares sum to 1, so whatever it chooses the answer is that of the one block, but for what
rounding its weights to whole zero points costs.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import openvino as ov
from openvino import opset13 as ops

from tests.support.expert_block import ExpertSizes, PackedWeights, expert_block
from tests.support.tiny_moe import TOKENIZER_FILES

EXPERTS = 8
ACTIVE = 2  # a token
LAYERS = tuple(range(12, 16))  # in the middle, where rounding shows least
_GROUP = 32
_WIDENINGS = (1.0, 1.01, 1.02, 1.04, 1.06, 1.08, 1.1, 1.13)  # of the steps, to try in each group


def build_starter_moe(folder: Path, starter_model: Path) -> Path:
    """Write a complete model folder into ``folder`` and return it."""
    folder.mkdir(parents=True, exist_ok=True)
    model = ov.Core().read_model(starter_model / "openvino_model.xml")
    builder = _Builder()  # has the weights, until they are written
    for layer, block in enumerate(_feed_forward_blocks(model)):
        if layer in LAYERS:
            builder.replace(layer, *block)
    model.validate_nodes_and_infer_types()
    ov.save_model(model, folder / "openvino_model.xml", compress_to_fp16=False)
    for name in TOKENIZER_FILES:
        shutil.copyfile(starter_model / name, folder / name)
    config = json.loads((starter_model / "config.json").read_text("utf-8"))
    (folder / "config.json").write_text(json.dumps(config | _config(config), indent=2), "utf-8")
    return folder


def _config(dense: dict[str, Any]) -> dict[str, Any]:
    layers = range(dense["num_hidden_layers"])
    return {
        "architectures": ["Qwen3MoeForCausalLM"],
        "model_type": "qwen3_moe",
        "num_experts": EXPERTS,
        "num_experts_per_tok": ACTIVE,
        "moe_intermediate_size": dense["intermediate_size"],
        "mlp_only_layers": [layer for layer in layers if layer not in LAYERS],
    }


def _feed_forward_blocks(model: ov.Model) -> Iterator[tuple[Any, Any, Any]]:
    """Gate, up and down of every layer: the multiplications with weights."""
    for node in model.get_ordered_ops():
        if node.get_type_name() == "Swish":
            gate = node.input_value(0).get_node()
            (target,) = node.output(0).get_target_inputs()
            product = target.get_node()
            sources = [product.input_value(side).get_node() for side in (0, 1)]
            (up,) = (source for source in sources if source.get_type_name() == "MatMul")
            (target,) = product.output(0).get_target_inputs()
            yield gate, up, target.get_node()


class _Builder:
    def __init__(self) -> None:
        self._packing = PackedWeights()
        self._random = np.random.default_rng(21)

    def replace(self, layer: int, gate: Any, up: Any, down: Any) -> None:
        """Put experts in the place of one block."""
        inner, hidden = _dense(gate).shape
        copied = iter([gate, up, down])

        def weights(name: str, dims: tuple[int, ...]) -> Any:
            if len(dims) == 3:
                one = _dense(next(copied))
            else:  # of the router, which may choose as it likes
                one = self._random.standard_normal(dims, np.float32) / np.sqrt(dims[-1])
            return self._quantised(name, one, copies=dims[0] if len(dims) == 3 else 0)

        size = ExpertSizes(EXPERTS, ACTIVE, hidden, inner)
        block = expert_block(gate.input_value(0).get_node(), layer, size, weights)
        down.output(0).replace(block.output(0))

    def _quantised(self, name: str, matrix: np.ndarray, *, copies: int) -> Any:
        values, zero, scale = _rounded(matrix.reshape(matrix.shape[0], -1, _GROUP))
        if copies:
            values, zero, scale = (np.stack([part] * copies) for part in (values, zero, scale))
        four_bit = [
            self._packing.four_bit(_two_a_byte(part), list(part.shape)) for part in (values, zero)
        ]
        return self._packing.decompressed(name, *four_bit, ops.constant(scale))


def _dense(multiplication: Any) -> np.ndarray:
    """The weights of a MatMul as float32, from their 4-bit form."""
    scaled = multiplication.input_value(1).get_node()
    while scaled.get_type_name() != "Multiply":
        scaled = scaled.input_value(0).get_node()
    centred = scaled.input_value(0).get_node()
    values = centred.input_value(0).get_node().input_value(0).get_node()
    zero, scale = centred.input_value(1).get_node(), scaled.input_value(1).get_node()
    packed = np.array(values.data).reshape(-1).view(np.uint8)
    whole = np.stack([packed & 15, packed >> 4], -1).reshape(values.shape).astype(np.float32)
    matrix = (whole - zero.data.astype(np.float32)) * scale.data.astype(np.float32)
    return matrix.reshape(matrix.shape[0], -1)


def _rounded(groups: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Values and zero points of 4 bits and scales, as near as some tries come to ``groups``."""
    low = np.minimum(groups.min(-1, keepdims=True), 0)
    high = np.maximum(groups.max(-1, keepdims=True), 0)
    best: list[np.ndarray] = []
    for widening in _WIDENINGS:
        scale = np.maximum((high - low) / 15 * widening, 1e-6).astype(np.float16)
        step = scale.astype(np.float32)
        zero = np.clip(np.round(-low / step), 0, 15)
        values = np.clip(np.round(groups / step) + zero, 0, 15)
        wrong = (values - zero) * step - groups
        # An error that a whole group shares does not average out.
        error = (wrong**2).sum(-1, keepdims=True) + wrong.sum(-1, keepdims=True) ** 2 / 8
        found = [values.astype(np.uint8), zero.astype(np.uint8), scale, error]
        better = error < best[3] if best else np.ones_like(error, bool)
        best = [np.where(better, new, old) for new, old in zip(found, best or found, strict=True)]
    return best[0], best[1], best[2]


def _two_a_byte(values: np.ndarray) -> np.ndarray:
    pairs = values.reshape(-1, 2)
    return pairs[:, 0] | (pairs[:, 1] << 4)
