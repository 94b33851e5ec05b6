"""Turn the exceptions of OpenVINO and GenAI into faults.

Nearly all arrive as `RuntimeError`, with paths of the machine that built the library. What a
person sees is a fault code and at most one line of the text; all of it goes into the detail.
"""

import re

from moechat.core.faults import Fault, FaultCode

_OUT_OF_MEMORY = re.compile(
    r"out of memory|bad[_ ]alloc|can ?not allocate|could not allocate|failed to allocate"
    r"|not enough memory|insufficient memory|OUT_OF_HOST_MEMORY|OUT_OF_RESOURCES"
    r"|MEM_OBJECT_ALLOCATION_FAILURE|Exceeded max size of memory",
    re.IGNORECASE,
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
    if isinstance(error, MemoryError) or _OUT_OF_MEMORY.search(text):
        return _out_of_memory(text, needed_bytes, free_bytes)
    code, values = _classify_load(error, text, name, weights, device)
    return Fault(code, values, text)


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


def generation_fault(
    error: BaseException, *, device: str, needed_bytes: int, free_bytes: int
) -> Fault:
    """Classify what a step of the pipeline raised; the sizes are for running out of memory."""
    text = str(error)
    # A pool that is too small also says "out of memory", but nothing was allocated.
    if "dropped by the scheduler" in text:
        return Fault(FaultCode.GENERATION_FAILED, {"reason": "KV cache pool exhausted"}, text)
    if isinstance(error, MemoryError) or _OUT_OF_MEMORY.search(text):
        return _out_of_memory(text, needed_bytes, free_bytes)
    if _DRIVER.search(text):
        return Fault(FaultCode.DRIVER_FAILED, {"device": device}, text)
    return Fault(FaultCode.GENERATION_FAILED, {"reason": summary(error)}, text)


def _out_of_memory(text: str, needed_bytes: int, free_bytes: int) -> Fault:
    values: dict[str, str | int | float] = {
        "needed_bytes": needed_bytes,
        "free_bytes": free_bytes,
    }
    return Fault(FaultCode.OUT_OF_MEMORY, values, text)
