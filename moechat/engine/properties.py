"""What a plugin is given for one load: nothing that it does not know or would not act upon."""

from collections.abc import Mapping
from typing import Any

from moechat.core.faults import FaultCode, UserError
from moechat.core.kv_cache import KvPrecision
from moechat.core.slots import RESIDENT, check_ratio
from moechat.engine.devices import Devices
from moechat.engine.preflight import ModelFolder
from moechat.protocol.messages import Load

KV_CACHE_PRECISION = "KV_CACHE_PRECISION"
OFFLOAD_RATIO = "OFFLOAD_RATIO"
WEIGHTS_PATH = "WEIGHTS_PATH"
# Blobs carry weights and do not tell ratios apart: one that was written with all experts resident
# is taken for every ratio, without a word. On a CPU there is nothing to gain.
CACHE_DIR = "CACHE_DIR"
MODEL_PROPERTIES = "MODEL_PROPERTIES"
_LANGUAGE_MODEL = "language_model"  # the role that it has among the parts of a VLM folder

_OWN_FIELDS = {
    OFFLOAD_RATIO: "ratio",
    WEIGHTS_PATH: "model_dir",
    KV_CACHE_PRECISION: "kv_precision",
}


def check_request(request: Load) -> None:
    """Refuse what no device could be given, before anything is read.

    Raises:
        UserError: BAD_REQUEST, for a ratio beyond 0 to 99, a pool or a chunk of no token, and a
            property that has a field of its own.
    """
    check_ratio(request.ratio)
    for name in ("context_tokens", "pool_tokens", "prefill_chunk"):
        size = getattr(request, name)
        if size is not None and size < 1:
            raise UserError(FaultCode.BAD_REQUEST, reason=f"{name} {size}")
    for name in request.properties.keys() & _OWN_FIELDS:
        raise UserError(FaultCode.BAD_REQUEST, reason=f"{name} is the field {_OWN_FIELDS[name]}")


def effective_ratio(request: Load, devices: Devices) -> int:
    """The ratio that the device can act upon: without XMX no plugin streams, whatever it says."""
    streams = request.device.partition(".")[0] == "GPU" and devices.has_xmx(request.device)
    return request.ratio if streams else RESIDENT


def plugin_properties(folder: ModelFolder, request: Load, devices: Devices) -> dict[str, Any]:
    """The properties for the pipeline, `effective_ratio` among them.

    Raises:
        UserError: PROPERTY_UNSUPPORTED, for one that the device does not know.
    """
    device = request.device
    wanted = {name: value for name, value in request.properties.items() if name != CACHE_DIR}
    precision = request.kv_precision
    if precision is not None or devices.supports(device, KV_CACHE_PRECISION):
        wanted[KV_CACHE_PRECISION] = (precision or KvPrecision.U8).value
    ratio = effective_ratio(request, devices)
    if ratio != RESIDENT:  # a CPU refuses the name, with any value
        wanted[OFFLOAD_RATIO] = ratio
    for name in wanted:
        if not devices.supports(device, name):
            raise UserError(FaultCode.PROPERTY_UNSUPPORTED, property=name, device=device)
    if ratio == RESIDENT:
        return wanted
    streaming = {OFFLOAD_RATIO: wanted.pop(OFFLOAD_RATIO), WEIGHTS_PATH: str(folder.weights)}
    if folder.kind == "VLM":  # its other parts have weights of their own
        return {**wanted, MODEL_PROPERTIES: {_LANGUAGE_MODEL: streaming}}
    return wanted | streaming


def kv_precision_of(properties: Mapping[str, Any]) -> str:
    """The KV cache's precision among ``properties``; empty where the plugin decides."""
    return str(properties.get(KV_CACHE_PRECISION, ""))
