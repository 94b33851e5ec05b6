"""What native errors mean."""

import pytest

from moechat.core.faults import Fault, FaultCode
from moechat.engine.native import generation_fault, load_fault, summary, template_fault

_PREFIX = "Exception from /home/jenkins/agent/workspace/src/inference/src/cpp/core.cpp:135:\n"


def _load(text: str) -> Fault:
    return load_fault(
        RuntimeError(_PREFIX + text),
        name="Qwen",
        weights="openvino_model.bin",
        device="GPU",
        needed_bytes=10,
        free_bytes=5,
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[CL ext] Can not allocate 3538944 bytes for USM Device. ptr: 0, error: -4",
         FaultCode.OUT_OF_MEMORY),
        ("std::bad_alloc", FaultCode.OUT_OF_MEMORY),
        ("[GPU] Exceeded max size of memory allocation: Required 9 bytes", FaultCode.OUT_OF_MEMORY),
        ("[CL ext] Can not allocate 3538944 bytes for USM Host. ptr: 0, error: -5",
         FaultCode.OUT_OF_MEMORY),
        ("[GPU] ProgramBuilder build failed! An OpenCL error occurred: -4",
         FaultCode.OUT_OF_MEMORY),
        ("Requested cache blocks require more memory than available on the system.",
         FaultCode.OUT_OF_MEMORY),
        ("Requested KV-cache size is larger than available memory size on the system.",
         FaultCode.OUT_OF_MEMORY),
        ("[GPU] CL_OUT_OF_RESOURCES exception.\n\t1. Insufficient memory for the inference.",
         FaultCode.GPU_LOST),
        ("[GPU] clWaitForEvents failed with CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST error",
         FaultCode.GPU_LOST),
        ("[GPU] clWaitForEvents, error code: -14", FaultCode.GPU_LOST),
        ("[GPU] clFinish, error code: -58 CL_INVALID_EVENT", FaultCode.GPU_LOST),
        ("NotFound: Unsupported property FOO by CPU plugin.", FaultCode.PROPERTY_UNSUPPORTED),
        ("Invalid value: 101 for property: OFFLOAD_RATIO\nProperty description: x",
         FaultCode.PROPERTY_UNSUPPORTED),
        ("Wrong value q3 for property key KV_CACHE_PRECISION. Supported values: u8",
         FaultCode.PROPERTY_UNSUPPORTED),
        ("Incorrect weights in bin file!", FaultCode.WEIGHTS_DAMAGED),
        ("Empty weights data in bin file or bin file cannot be found!", FaultCode.WEIGHTS_DAMAGED),
        ("Unable to read the model: x. Please check", FaultCode.MODEL_XML_DAMAGED),
        ("Start-end tags mismatch at offset 12", FaultCode.MODEL_XML_DAMAGED),
        ("Unsupported 'foo' VLM model type", FaultCode.MODEL_UNSUPPORTED),
        ("[GPU] ProgramBuilder build failed! An OpenCL error occurred: -42",
         FaultCode.DRIVER_FAILED),
        ("something new", FaultCode.LOAD_FAILED),
    ],
)  # fmt: skip
def test_load_errors(text: str, code: FaultCode) -> None:
    fault = _load(text)
    assert fault.code is code
    assert text in fault.detail
    assert not any("jenkins" in str(value) for value in fault.values.values())


def test_what_is_missing_is_told_only_where_it_is_known() -> None:
    fault = _load(
        "[GPU] Exceeded max size of memory allocation: Required 900 bytes, already occupied : 300 "
        "bytes, but available memory size is 1000 bytes"
    )
    assert fault.values == {"needed_bytes": 10, "free_bytes": 5, "missing_bytes": 200}
    fault = _load("[CL ext] Can not allocate 900 bytes for USM Host. ptr: 0, error: -4")
    assert "missing_bytes" not in fault.values


def test_after_a_gpus_error_the_engine_ends() -> None:
    assert _load("CL_OUT_OF_RESOURCES").fatal
    assert _load("something new").fatal
    assert not _load("Incorrect weights in bin file!").fatal
    assert not _load("Unsupported property FOO by GPU plugin.").fatal
    lost = RuntimeError("CL_OUT_OF_RESOURCES")
    assert generation_fault(lost, device="GPU.1").code is FaultCode.GPU_LOST
    assert generation_fault(lost, device="GPU.1").fatal
    assert generation_fault(lost, device="NPU").code is FaultCode.DRIVER_FAILED
    assert not generation_fault(lost, device="NPU").fatal
    assert not generation_fault(MemoryError(), device="CPU").fatal


def test_the_property_is_named() -> None:
    fault = _load("NotFound: Unsupported property FOO by CPU plugin.")
    assert fault.values == {"property": "FOO", "device": "CPU"}


def test_a_pool_that_is_too_small_is_not_the_machines_memory() -> None:
    error = RuntimeError("Request 0 was dropped by the scheduler because ... (out of memory).")
    fault = generation_fault(error, device="GPU")
    assert fault.code is FaultCode.GENERATION_FAILED
    assert not fault.fatal


def test_templates_say_what_they_object_to() -> None:
    text = "Minja failed.\n* x\nMinja's error: roles must alternate at row 2, column 21:\na\n ^\n"
    fault = template_fault(RuntimeError(_PREFIX + text + " at row 1, column 1:\na\n^\n"))
    assert fault.values == {"reason": "roles must alternate"}
    broken = template_fault(RuntimeError("Expected value at row 1, column 6:\n{% if\n     ^\n"))
    assert broken.values == {"reason": "Expected value"}


def test_summaries_have_no_paths_of_other_machines() -> None:
    assert summary(RuntimeError(_PREFIX + "Check 'x' failed at src/a.cpp:9:\nIt broke.\n\n")) == (
        "It broke."
    )
    assert summary(RuntimeError(_PREFIX)) == "RuntimeError"
