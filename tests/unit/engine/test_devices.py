import openvino as ov
import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.engine.devices import Devices


@pytest.mark.parametrize("device", ["HETERO:", "HETERO", "MULTI:CPU", "BATCH:CPU", "NOSUCH", ""])
def test_what_cannot_run_a_pipeline_is_missing(device: str) -> None:
    with pytest.raises(UserError) as caught:
        Devices(ov.Core()).require(device)
    assert caught.value.fault.code is FaultCode.DEVICE_MISSING


@pytest.mark.parametrize("device", ["CPU", "AUTO", "AUTO:CPU", "HETERO:CPU"])
def test_what_can_is_not(device: str) -> None:
    Devices(ov.Core()).require(device)
