"""Turn the exceptions of OpenVINO and GenAI into faults.

Nearly all arrive as `RuntimeError`, with paths of the machine that built the library. What a
person sees is a fault code and at most one line of the text; all of it goes into the detail.
"""

import re

import msgspec

from moechat.core.faults import Fault, FaultCode
from moechat.engine.devices import is_gpu

# What could not be had. The GPU plugin's long text on CL_OUT_OF_RESOURCES speaks of insufficient
# memory too, but that is a guess of it.
_OUT_OF_MEMORY = re.compile(
    r"out of memory|bad[_ ]alloc|can ?not allocate|could not allocate|failed to allocate"
    r"|not enough memory|OUT_OF_HOST_MEMORY|MEM_OBJECT_ALLOCATION_FAILURE"
    r"|Exceeded max size of memory|(?:more memory|larger) than available"
    r"|(?:error code|error occurred): -[46]\b",
    re.IGNORECASE,
)
_OVER_LIMIT = re.compile(
    r"Required (\d+) bytes, already occupied ?: (\d+) bytes, but available memory size is (\d+)"
)
# After these nothing that the engine has on the GPU can be used, or given back, any more. By
# number: resources, device gone, failed wait, invalid context, queue, wait list and event.
_GPU_LOST = re.compile(
    r"CL_OUT_OF_RESOURCES|CL_DEVICE_NOT_AVAILABLE|CL_EXEC_STATUS_ERROR|CL_INVALID_CONTEXT"
    r"|CL_INVALID_COMMAND_QUEUE|CL_INVALID_EVENT|device[_ ]lost|DEVICE_REMOVED|GPU HANG"
    r"|(?:error code|error occurred): -(?:2|5|14|34|36|57|58)\b",
    re.IGNORECASE,
)
# What may have come from the GPU itself.
_OF_A_GPU = frozenset(
    {
        FaultCode.OUT_OF_MEMORY,
        FaultCode.GPU_LOST,
        FaultCode.DRIVER_FAILED,
        FaultCode.LOAD_FAILED,
        FaultCode.GENERATION_FAILED,
    }
)
_UNSUPPORTED_PROPERTY = re.compile(r"Unsupported property (\w+) by (\w+)")
_BAD_PROPERTY = re.compile(r"(?:for|set unknown) property:? (?:key )?(\w+)")
_DRIVER = re.compile(
    r"OpenCL error|\bCL_[A-Z_]{4,}|device lost|GPU HANG|no supported devices", re.IGNORECASE
)
_DAMAGED_WEIGHTS = re.compile(r"Incorrect weights in bin file|Empty weights data in bin file")
_DAMAGED_XML = re.compile(r"Unable to read the model|tags mismatch|doesn't contain the operation")
_UNSUPPORTED_MODEL = re.compile(
    r"Unsupported .{0,80}model|architecture .{0,40}not supported", re.IGNORECASE
)
_TEMPLATE_REASON = re.compile(r"(?:^|Minja's error: )([^\n]*?) at row \d+, column \d+")
_SOURCE_LINE = re.compile(r"^Exception from |^Check '|\b(?:src|home)/\S+:\d+|^\[?GENAI")


def summary(error: BaseException) -> str:
    """Return the last line of an error's text that is not about source code."""
    lines = [line.strip() for line in str(error).splitlines()]
    said = [line for line in lines if line and not _SOURCE_LINE.search(line)]
    return said[-1][:300] if said else type(error).__name__


def template_fault(error: RuntimeError) -> Fault:
    """Say what a chat template objects to, without the template that follows in the text."""
    match = _TEMPLATE_REASON.search(str(error))
    reason = match[1].strip() if match else summary(error)
    return Fault(FaultCode.CHAT_TEMPLATE_FAILED, {"reason": reason[:300]}, str(error))


def load_fault(
    error: BaseException,
    *,
    name: str,
    weights: str,
    device: str,
    needed_bytes: int,
    free_bytes: int,
) -> Fault:
    """Classify what building a pipeline raised; the sizes are for running out of memory."""
    text = str(error)
    sizes = {"needed_bytes": needed_bytes, "free_bytes": free_bytes}
    fault = _device_fault(error, text, device, sizes)
    if fault is None:
        code, values = _classify_load(error, text, name, weights, device)
        fault = Fault(code, values, text)
    return _judged(fault, device)


def _classify_load(
    error: BaseException, text: str, name: str, weights: str, device: str
) -> tuple[FaultCode, dict[str, str | int | float]]:
    if match := _UNSUPPORTED_PROPERTY.search(text):
        found = FaultCode.PROPERTY_UNSUPPORTED, {"property": match[1], "device": match[2]}
    elif match := _BAD_PROPERTY.search(text):
        found = FaultCode.PROPERTY_UNSUPPORTED, {"property": match[1], "device": device}
    elif _DAMAGED_WEIGHTS.search(text):
        found = FaultCode.WEIGHTS_DAMAGED, {"file": weights}
    elif _DAMAGED_XML.search(text):
        found = FaultCode.MODEL_XML_DAMAGED, {"file": weights.removesuffix(".bin") + ".xml"}
    elif _UNSUPPORTED_MODEL.search(text):
        found = FaultCode.MODEL_UNSUPPORTED, {"name": name, "reason": summary(error)}
    elif _DRIVER.search(text):
        found = FaultCode.DRIVER_FAILED, {"device": device}
    else:
        found = FaultCode.LOAD_FAILED, {"reason": summary(error)}
    return found[0], dict(found[1])


def generation_fault(error: BaseException, *, device: str) -> Fault:
    """Classify what a step of the pipeline raised."""
    text = str(error)
    # A pool that is too small also says "out of memory", but nothing was allocated.
    if "dropped by the scheduler" in text:
        return Fault(FaultCode.GENERATION_FAILED, {"reason": "KV cache pool exhausted"}, text)
    fault = _device_fault(error, text, device, {})
    if fault is None and _DRIVER.search(text):
        fault = Fault(FaultCode.DRIVER_FAILED, {"device": device}, text)
    return _judged(
        fault or Fault(FaultCode.GENERATION_FAILED, {"reason": summary(error)}, text), device
    )


def _device_fault(
    error: BaseException, text: str, device: str, sizes: dict[str, int]
) -> Fault | None:
    if isinstance(error, MemoryError) or _OUT_OF_MEMORY.search(text):
        values: dict[str, str | int | float] = {**sizes}
        # A refused buffer's own size is no measure of what is missing.
        if match := _OVER_LIMIT.search(text):
            required, occupied, available = map(int, match.groups())
            values["missing_bytes"] = max(0, required + occupied - available)
        return Fault(FaultCode.OUT_OF_MEMORY, values, text)
    if is_gpu(device) and _GPU_LOST.search(text):
        return Fault(FaultCode.GPU_LOST, {"device": device}, text)
    return None


def _judged(fault: Fault, device: str) -> Fault:
    """Mark what leaves a GPU in a state that nobody knows as the engine's end."""
    fatal = is_gpu(device) and fault.code in _OF_A_GPU
    return msgspec.structs.replace(fault, fatal=fatal)
