"""Zero points of weights that were converted from Q4_1."""

from pathlib import Path
from typing import Any

import numpy as np
import openvino as ov
import pytest
from openvino import opset13 as ops

from moechat.engine.gguf import Head, Tensor
from moechat.engine.q4_1 import restore_zero_points

_ROWS, _GROUPS = 4, 2
_BLOCK = np.dtype([("scale", "<f2"), ("offset", "<f2"), ("values", "u1", 16)])


@pytest.fixture
def blocks() -> np.ndarray:
    random = np.random.default_rng(1)
    made = np.zeros((_ROWS, _GROUPS), _BLOCK)
    made["scale"] = random.random((_ROWS, _GROUPS)) * 0.1 + 0.01
    made["offset"] = -made["scale"].astype(np.float32) * random.random((_ROWS, _GROUPS)) * 15
    made["values"] = random.integers(0, 256, made["values"].shape)
    return made


def written(folder: Path, blocks: np.ndarray) -> tuple[Path, Head]:
    file = folder / "weights.gguf"
    file.write_bytes(b"\0" * 32 + blocks.tobytes())
    return file, Head({}, [Tensor("w", (32 * _GROUPS, _ROWS), 3, 32)])


def converted(blocks: np.ndarray, order: list[int]) -> ov.Model:
    """What GenAI makes of them: rows in another order, zero points rounded."""
    rows = blocks[order]
    scale = rows["scale"][..., None]
    point = np.rint(-rows["offset"].astype(np.float32) / rows["scale"].astype(np.float32))
    low, high = rows["values"] & 15, rows["values"] >> 4
    values = np.concatenate([low, high], axis=-1)  # the first half of a group, then the second
    weights = packed(values.reshape(-1), [_ROWS, _GROUPS, 32])
    points = packed(point.astype(np.uint8).reshape(-1), [_ROWS, _GROUPS, 1])
    centred = ops.subtract(ops.convert(weights, "f16"), ops.convert(points, "f16"))
    product = ops.multiply(centred, ops.constant(np.ascontiguousarray(scale, np.float16)))
    full = ops.convert(ops.reshape(product, np.array([_ROWS, 64], np.int64), False), "f32")
    source = ops.parameter(ov.PartialShape([1, 64]), np.float32)
    return ov.Model([ops.matmul(source, full, False, True)], [source], "m")


_alive: list[np.ndarray] = []  # a tensor of 4-bit values does not keep its array


def packed(values: np.ndarray, shape: list[int]) -> Any:
    pairs = values.astype(np.uint8).reshape(-1, 2)
    _alive.append((pairs[:, 0] | pairs[:, 1] << 4).astype(np.uint8))
    return ops.constant(ov.Tensor(_alive[-1], ov.Shape(shape), ov.Type.u4))


def weights_of(model: ov.Model) -> np.ndarray:
    """All weights, [rows, columns], as the CPU computes with them."""
    compiled = ov.Core().compile_model(model, "CPU", {"INFERENCE_PRECISION_HINT": "f32"})
    columns = [compiled(row[None])[0][0] for row in np.eye(64, dtype=np.float32)]
    return np.stack(columns, axis=1)


def truth(blocks: np.ndarray, order: list[int]) -> np.ndarray:
    rows = blocks[order]
    values = np.concatenate([rows["values"] & 15, rows["values"] >> 4], axis=-1)
    scale, offset = (rows[name].astype(np.float32)[..., None] for name in ("scale", "offset"))
    return (values * scale + offset).reshape(_ROWS, 64)


def test_weights_become_what_the_file_says(blocks: np.ndarray, tmp_path: Path) -> None:
    order = [2, 0, 3, 1]
    model = converted(blocks, order)
    step = float(blocks["scale"].max())
    assert np.abs(weights_of(model) - truth(blocks, order)).max() > step / 8
    assert restore_zero_points(model, *written(tmp_path, blocks)) == 1
    assert np.abs(weights_of(model) - truth(blocks, order)).max() < step / 64


def test_rows_that_the_file_does_not_tell_apart_stay(blocks: np.ndarray, tmp_path: Path) -> None:
    blocks["scale"][1] = blocks["scale"][0]
    model = converted(blocks, [0, 1, 2, 3])
    assert restore_zero_points(model, *written(tmp_path, blocks)) == 0


def test_a_file_without_such_weights_changes_nothing(blocks: np.ndarray, tmp_path: Path) -> None:
    model = converted(blocks, [0, 1, 2, 3])
    file, _ = written(tmp_path, blocks)
    assert restore_zero_points(model, file, Head({}, [Tensor("w", (64, 4), 8, 32)])) == 0
