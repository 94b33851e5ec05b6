"""Give 4-bit weights that came from GGUF's Q4_1 their exact zero points.

Q4_1 stores 32 weights as ``q·d + m``. GenAI turns the offset ``m`` into the zero point ``-m/d``
rounded to a whole number, up to half a step beside the truth, and a small model then babbles.
With a zero point in float16 a weight is what the file says, to some 1/256 of a step; speed and
memory stay.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import openvino as ov
from openvino import opset13 as ops

from moechat.engine.gguf import Head

_Q4_1 = 3  # ggml's number of the type
_GROUP = 32
_BLOCK = np.dtype([("scale", "<f2"), ("offset", "<f2"), ("values", "u1", _GROUP // 2)])

_Row = npt.NDArray[np.float16]


def restore_zero_points(model: ov.Model, source: Path, head: Head) -> int:
    """Replace the rounded zero points of ``model``, converted from ``source``; return how many.

    The converter permutes rows and renames tensors, so a row is known by its scales, which it
    keeps bit for bit. A weight with an unknown or ambiguous row is left as it is.
    """
    offsets = _offsets_by_scales(source, head)
    replaced = 0
    for subtract, scales in _decompressions(model):
        points = _zero_points(scales, offsets)
        if points is not None:
            subtract.input(1).replace_source_output(ops.constant(points).output(0))
            replaced += 1
    return replaced


def _offsets_by_scales(source: Path, head: Head) -> dict[bytes, _Row | None]:
    """The offsets of every row of every Q4_1 tensor; None where two rows differ in them alone."""
    found: dict[bytes, _Row | None] = {}
    for tensor in head.tensors:
        if tensor.kind != _Q4_1:
            continue
        columns, *rows = tensor.dims
        shape = (int(np.prod(rows)), columns // _GROUP)
        blocks = np.memmap(source, _BLOCK, "r", tensor.offset, shape)
        for row in blocks:
            key, offset = row["scale"].tobytes(), row["offset"].copy()
            known = found.get(key, offset)
            found[key] = offset if known is not None and np.array_equal(known, offset) else None
    return found


def _decompressions(model: ov.Model) -> Iterator[tuple[Any, npt.NDArray[np.float16]]]:
    """Each ``(values - zero point) · scale`` of 4-bit values: the subtraction and the scales."""
    for node in model.get_ordered_ops():
        if node.get_type_name() != "Constant" or node.get_element_type() != ov.Type.u4:
            continue
        if node.get_output_shape(0)[-1] != _GROUP:
            continue  # the zero points themselves
        subtract = _consumer(_consumer(node))
        scales = _consumer(subtract).input_value(1).get_node()
        if scales.get_type_name() == "Constant":
            yield subtract, scales.get_data().astype(np.float16)


def _consumer(node: Any) -> Any:
    (target, *_) = node.output(0).get_target_inputs()
    return target.get_node()


def _zero_points(
    scales: npt.NDArray[np.float16], offsets: dict[bytes, _Row | None]
) -> npt.NDArray[np.float16] | None:
    points = np.zeros(scales.shape, np.float16)
    for index, row in enumerate(scales[..., 0]):
        offset = offsets.get(row.tobytes())
        if offset is None:
            return None
        used = row != 0  # a group of equal weights has no step, and its offset cannot be said
        points[index, used, 0] = -offset[used].astype(np.float32) / row[used].astype(np.float32)
    return points
