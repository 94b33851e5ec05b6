"""A GPU that fails while a model is loaded: what was built must not be freed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import openvino_genai as genai
import pytest

from moechat.core.faults import FaultCode, UserError
from moechat.engine.pipeline import Loader
from moechat.engine.preflight import inspect_folder
from moechat.protocol.messages import Load

if TYPE_CHECKING:
    from moechat.engine.devices import Devices

pytestmark = pytest.mark.real_model


class _Devices:
    def supports(self, *_: str) -> bool:
        return True

    def has_xmx(self, _: str) -> bool:
        return True

    def free_memory(self, _: str) -> int:
        return 1 << 40

    def memory(self, _: str) -> None:
        return None


class _Pipeline:
    """Is built, and fails at the warm-up."""

    def __init__(self, error: str, freed: list[bool]) -> None:
        self._error = error
        self._freed = freed

    def __del__(self) -> None:
        self._freed.append(True)

    def get_config(self) -> Any:
        return genai.GenerationConfig()

    def add_request(self, *_: object) -> object:
        return object()

    def step(self) -> None:
        raise RuntimeError(self._error)


@pytest.mark.parametrize(
    ("device", "error", "code"),
    [
        ("GPU", "[GPU] CL_OUT_OF_RESOURCES exception.", FaultCode.GPU_LOST),
        ("GPU", "[CL ext] Can not allocate 9 bytes", FaultCode.OUT_OF_MEMORY),
        ("CPU", "std::bad_alloc", FaultCode.OUT_OF_MEMORY),
    ],
)
def test_the_pipeline_lives_as_long_as_the_error_on_a_gpu(
    tiny_moe: Path, monkeypatch: pytest.MonkeyPatch, device: str, error: str, code: FaultCode
) -> None:
    given: dict[str, Any] = {}
    freed: list[bool] = []

    def build(*_: object, **properties: Any) -> _Pipeline:
        given.update(properties)
        return _Pipeline(error, freed)

    monkeypatch.setattr(genai, "ContinuousBatchingPipeline", build)
    request = Load(id=1, model_dir=str(tiny_moe), device=device, ratio=30)
    with pytest.raises(UserError) as caught:
        Loader(cast("Devices", _Devices())).load(
            inspect_folder(tiny_moe), request, building=lambda _: None, warming_up=lambda: None
        )
    on_gpu = device == "GPU"
    assert caught.value.fault.code is code
    assert caught.value.fault.fatal is on_gpu
    assert bool(freed) is not on_gpu
    assert ("OFFLOAD_RATIO" in given) is on_gpu
