"""From the remains of an engine process to one fault that a person can understand."""

import re
import signal
from dataclasses import dataclass
from enum import StrEnum

from moechat.core.faults import Fault, FaultCode


class Ending(StrEnum):
    """How the process ended, as far as Qt can tell."""

    NOT_STARTED = "not_started"  # the executable cannot be run
    EXITED = "exited"  # with a code
    CRASHED = "crashed"  # by a signal, or an exception on Windows
    SILENT = "silent"  # ended by us: it sent nothing any more
    GARBLED = "garbled"  # ended by us: stdout was not ours
    CLOSED_PIPE = "closed_pipe"  # ended by us: it no longer reads
    OLD_PROTOCOL = "old_protocol"  # ended by us


class Stage(StrEnum):
    """What the engine was doing last."""

    STARTING = "starting"
    IDLE = "idle"
    LOADING = "loading"
    PREFILL = "prefill"
    DECODE = "decode"
    PRIMING = "priming"  # a prefill that nobody waits for


@dataclass(frozen=True)
class Remains:
    """What is known about a process that ended without being asked to."""

    ending: Ending
    code: int = 0  # exit code, signal number or NTSTATUS
    stage: Stage = Stage.STARTING
    stderr_tail: str = ""
    memory_ran_out: bool = False
    device: str = ""  # of the last load
    model_dir: str = ""  # of the last load
    silent_s: float = 0.0
    paused: bool = False  # stopped by a signal or a debugger
    engine_protocol: int = 0
    app_protocol: int = 0


_MEMORY_SIGNS = re.compile(
    r"out of memory|bad_alloc|MemoryError|cannot allocate memory|not enough memory"
    r"|CL_OUT_OF_HOST_MEMORY|CL_MEM_OBJECT_ALLOCATION_FAILURE|OUT_OF_(?:DEVICE|HOST)_MEMORY"
    r"|exceeded max size of memory",
    re.IGNORECASE,
)
_DRIVER_SIGNS = re.compile(
    r"device[_ ]lost|DEVICE_REMOVED|DEVICE_NOT_AVAILABLE|GPU HANG|CL_OUT_OF_RESOURCES"
    r"|clFinish|clFlush|clWaitForEvents|clEnqueue\w+|EXEC_STATUS_ERROR_FOR_EVENTS"
    r"|ZE_RESULT_ERROR|libigdrcl|libze_intel|igd\w*64\.dll|\[GPU\].*(?:error|fail)",
    re.IGNORECASE,
)

_SIGKILL = 9  # Windows has no such name
_SIGBUS = getattr(signal, "SIGBUS", None)
_NT_IN_PAGE_ERROR = 0xC0000006
_NT_NO_MEMORY = {0xC0000017, 0xC000009A, 0xC000012D}  # no memory, resources, commit limit
_NT_DLL_MISSING = {0xC0000135, 0xC0000139, 0xC0000142}


def judge(remains: Remains) -> Fault:
    """The fault that explains this death; ``detail`` holds the technical side."""
    code, values = _verdict(remains)
    if remains.stage is not Stage.STARTING:
        values["stage"] = remains.stage.value
    return Fault(code, values, _detail(remains))


def _verdict(remains: Remains) -> tuple[FaultCode, dict[str, str | int | float]]:  # noqa: PLR0911  # one way out for each cause
    ending, status = remains.ending, remains.code & 0xFFFFFFFF
    if ending is Ending.NOT_STARTED:
        return FaultCode.ENGINE_NOT_STARTED, {"reason": "missing"}
    if ending is Ending.OLD_PROTOCOL:
        return FaultCode.ENGINE_VERSION, {
            "engine_protocol": remains.engine_protocol,
            "app_protocol": remains.app_protocol,
        }
    if ending is Ending.GARBLED:
        return FaultCode.ENGINE_GARBLED, {}
    if ending is Ending.SILENT and remains.stage is not Stage.STARTING:
        return FaultCode.ENGINE_SILENT, {
            "seconds": round(remains.silent_s),
            "paused": int(remains.paused),
        }
    crashed = ending is Ending.CRASHED
    if crashed and remains.model_dir and (status in {_SIGBUS, _NT_IN_PAGE_ERROR}):
        # A mapped weights file became shorter, or its drive is gone.
        return FaultCode.MODEL_CHANGED, {"path": remains.model_dir}
    killed_for_memory = crashed and status == _SIGKILL and remains.memory_ran_out
    if killed_for_memory or status in _NT_NO_MEMORY or _MEMORY_SIGNS.search(remains.stderr_tail):
        return FaultCode.ENGINE_OUT_OF_MEMORY, {}
    if _DRIVER_SIGNS.search(remains.stderr_tail):
        return FaultCode.DRIVER_FAILED, {"device": remains.device or "GPU"}
    if remains.stage is Stage.STARTING or status in _NT_DLL_MISSING:
        reason = "silent" if ending is Ending.SILENT else "ended"
        return FaultCode.ENGINE_NOT_STARTED, {"reason": reason}
    return FaultCode.ENGINE_DIED, {"cause": _cause(ending, status)}


def _cause(ending: Ending, status: int) -> str:
    if ending is Ending.CRASHED:
        return "killed" if status == _SIGKILL else "crashed"
    return ending.value


def _detail(remains: Remains) -> str:
    head = f"{remains.ending}"
    if remains.ending is Ending.CRASHED:
        head += f" ({_signal_name(remains.code)})"
    elif remains.ending is Ending.EXITED:
        head += f" (exit code {remains.code})"
    head += f", last stage: {remains.stage}"
    return f"{head}\n{remains.stderr_tail}".rstrip()


def _signal_name(code: int) -> str:
    try:
        return signal.Signals(code).name
    except ValueError:
        return f"0x{code & 0xFFFFFFFF:08X}"
