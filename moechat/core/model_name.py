"""What the name of a model folder tells."""

import re
from pathlib import PurePath

import msgspec

_PRECISION = re.compile(
    r"(?:^|[-_.])"
    r"(int[48](?:[-_]?a?sym)?|u?int4|nf4|mxfp[48]|fp8|fp16|bf16|fp32|q[2-8](?:_[01k](?:_[sml])?)?)"
    r"(?=$|[-_.])",
    re.IGNORECASE,
)
_CACHED = re.compile(r"models--[^/]+?--([^/]+)")  # of a hub cache, above snapshots/COMMIT
_SUFFIX = re.compile(r"[-_](?:ov|openvino)$", re.IGNORECASE)


class ModelName(msgspec.Struct, frozen=True):
    """A model's name for people; ``precision`` is empty where the folder does not tell it."""

    name: str
    precision: str = ""


def read_model_name(folder: str) -> ModelName:
    """Split a folder's name: ``OpenVINO__Qwen3-8B-int4-ov`` is ``Qwen3-8B``, ``int4``."""
    name = folder.rsplit("__", 1)[-1]
    without_suffix = _SUFFIX.sub("", name)
    found = _PRECISION.search(without_suffix)
    if not found or found.start() == 0:
        return ModelName(without_suffix or folder)
    rest = without_suffix[: found.start()] + without_suffix[found.end() :]
    return ModelName(rest, found.group(1))


def folder_model_name(folder: PurePath) -> ModelName:
    """The name of the model in ``folder``; a snapshot in a hub cache is named by what is above."""
    cached = _CACHED.fullmatch(folder.parent.parent.name)
    if folder.parent.name == "snapshots" and cached is not None:
        return read_model_name(cached[1])
    return read_model_name(folder.name)
