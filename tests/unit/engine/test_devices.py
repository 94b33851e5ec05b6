import openvino as ov
import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.engine import devices
from moechat.engine.devices import Devices
from moechat.protocol.system_memory import SystemMemory

GIB = 1024**3


@pytest.mark.parametrize("device", ["HETERO:", "HETERO", "MULTI:CPU", "BATCH:CPU", "NOSUCH", ""])
def test_what_cannot_run_a_pipeline_is_missing(device: str) -> None:
    with pytest.raises(UserError) as caught:
        Devices(ov.Core()).require(device)
    assert caught.value.fault.code is FaultCode.DEVICE_MISSING


@pytest.mark.parametrize("device", ["CPU", "AUTO", "AUTO:CPU", "HETERO:CPU"])
def test_what_can_is_not(device: str) -> None:
    Devices(ov.Core()).require(device)


def test_a_control_group_limits_what_a_model_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    left = SystemMemory(total=3 * GIB, available=2 * GIB)
    monkeypatch.setattr(devices, "read_system_memory", lambda: left)
    assert Devices(ov.Core()).free_memory("CPU") == left.available
