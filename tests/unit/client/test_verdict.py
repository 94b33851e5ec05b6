"""From what is left of a process to a fault."""

import signal
from dataclasses import replace

import pytest

from moechat.client.verdict import Ending, Remains, Stage, judge
from moechat.core.faults import FaultCode

CRASH = Remains(Ending.CRASHED, code=signal.SIGSEGV, stage=Stage.DECODE, device="GPU")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({}, FaultCode.ENGINE_DIED),
        ({"memory_ran_out": True}, FaultCode.ENGINE_DIED),  # a plain crash is no kill
        ({"code": 9}, FaultCode.ENGINE_DIED),
        ({"code": 9, "memory_ran_out": True}, FaultCode.ENGINE_OUT_OF_MEMORY),
        ({"stderr_tail": "what():  std::bad_alloc"}, FaultCode.ENGINE_OUT_OF_MEMORY),
        ({"stderr_tail": "CL_OUT_OF_HOST_MEMORY"}, FaultCode.ENGINE_OUT_OF_MEMORY),
        ({"stderr_tail": "ZE_RESULT_ERROR_DEVICE_LOST"}, FaultCode.DRIVER_FAILED),
        ({"stderr_tail": "[GPU] clWaitForEvents, error code: -14"}, FaultCode.DRIVER_FAILED),
        ({"stderr_tail": "in libigdrcl.so"}, FaultCode.DRIVER_FAILED),
        ({"stage": Stage.STARTING}, FaultCode.ENGINE_NOT_STARTED),
        ({"code": 0xC0000005 - 2**32}, FaultCode.ENGINE_DIED),  # Windows: Qt's int is signed
        ({"code": 0xC0000017 - 2**32}, FaultCode.ENGINE_OUT_OF_MEMORY),
        ({"code": 0xC0000135 - 2**32, "stage": Stage.STARTING}, FaultCode.ENGINE_NOT_STARTED),
        ({"code": 0xC0000006 - 2**32, "model_dir": "D:/m"}, FaultCode.MODEL_CHANGED),
        ({"ending": Ending.SILENT}, FaultCode.ENGINE_SILENT),
        ({"ending": Ending.SILENT, "stage": Stage.STARTING}, FaultCode.ENGINE_NOT_STARTED),
        ({"ending": Ending.GARBLED}, FaultCode.ENGINE_GARBLED),
        ({"ending": Ending.OLD_PROTOCOL}, FaultCode.ENGINE_VERSION),
    ],
)
def test_causes(changes: dict[str, object], code: FaultCode) -> None:
    assert judge(replace(CRASH, **changes)).code is code  # type: ignore[arg-type]


def test_the_technical_side_is_in_the_detail_only() -> None:
    fault = judge(replace(CRASH, stderr_tail="src/plugin.cpp:12 gave up"))
    assert "SIGSEGV" in fault.detail
    assert "decode" in fault.detail
    assert "plugin.cpp" in fault.detail
    assert fault.values == {"cause": "crashed", "stage": "decode"}


def test_a_code_of_windows_is_named_in_hexadecimal() -> None:
    assert "0xC0000005" in judge(replace(CRASH, code=0xC0000005 - 2**32)).detail
