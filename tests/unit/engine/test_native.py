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
        ("CL_OUT_OF_RESOURCES", FaultCode.OUT_OF_MEMORY),
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


def test_the_property_is_named() -> None:
    fault = _load("NotFound: Unsupported property FOO by CPU plugin.")
    assert fault.values == {"property": "FOO", "device": "CPU"}


def test_a_pool_that_is_too_small_is_not_the_machines_memory() -> None:
    error = RuntimeError("Request 0 was dropped by the scheduler because ... (out of memory).")
    fault = generation_fault(error, device="CPU", needed_bytes=1, free_bytes=1)
    assert fault.code is FaultCode.GENERATION_FAILED


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
