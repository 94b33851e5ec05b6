"""What the engine finds out about devices, with OpenVINO's real GPU plugin on stand-in GPUs."""

import time

import pytest

from moechat.core.graphics_driver import pci_address
from moechat.core.machine import DeviceKind
from moechat.protocol.messages import DeviceAnswers, Probe, Probed, ProbeStep
from tests.support.engine_client import running_engine
from tests.support.gpu_standin import PROFILES, GpuStandin

GIB = 1024**3
NAMES = {
    "tgl": "Iris", "mtl": "Arc", "arlh": "140T", "lnl": "140V", "ptl": "B390", "a770": "A770",
    "b580": "B580",
}  # fmt: skip


def probe(environment: dict[str, str] | None = None) -> list[ProbeStep]:
    with running_engine(env=environment) as engine:
        engine.send(Probe(id=7))
        steps, _ = engine.until(Probed)
    assert all(isinstance(step, ProbeStep) and step.id == 7 for step in steps)
    return [step for step in steps if isinstance(step, ProbeStep)]


def found(steps: list[ProbeStep]) -> dict[str, DeviceAnswers]:
    return {step.device.id: step.device for step in steps if step.device}


def gpus(steps: list[ProbeStep]) -> dict[str, DeviceAnswers]:
    return {name: device for name, device in found(steps).items() if name.startswith("GPU")}


def test_without_a_gpu_every_plugin_is_asked_and_the_processor_is_there() -> None:
    steps = probe()
    asked = [step.plugin for step in steps if step.device is None and not step.error]
    assert asked == ["CPU", "GPU", "NPU"]
    processor = found(steps)["CPU"]
    assert processor.kind is DeviceKind.CPU
    assert processor.name != "CPU"
    assert not processor.xmx


@pytest.mark.gpu_standin
@pytest.mark.parametrize("profile", PROFILES)
def test_every_kind_of_gpu(gpu_standin: GpuStandin, profile: str) -> None:
    devices = gpus(probe(gpu_standin.environment(profile)))
    assert list(devices) == ["GPU"]
    gpu = devices["GPU"]
    assert NAMES[profile] in gpu.name
    card = profile in ("a770", "b580")
    assert gpu.kind is (DeviceKind.DISCRETE if card else DeviceKind.INTEGRATED)
    assert gpu.xmx is (profile not in ("tgl", "mtl"))
    assert gpu.architecture.startswith("GPU: vendor=0x8086 arch=v")
    assert gpu.total_bytes is not None
    assert gpu.total_bytes > 10 * GIB
    assert gpu.max_alloc_bytes is not None
    assert 0 < gpu.max_alloc_bytes <= gpu.total_bytes


@pytest.mark.gpu_standin
def test_xmx_is_asked_and_not_told_from_the_name(gpu_standin: GpuStandin) -> None:
    swapped = {
        "lnl,dpas=0": False,
        "mtl,dpas=1,name=Intel(R) Iris(R) Xe Graphics": True,
    }
    for profile, xmx in swapped.items():
        assert gpus(probe(gpu_standin.environment(profile)))["GPU"].xmx is xmx


@pytest.mark.gpu_standin
def test_two_gpus(gpu_standin: GpuStandin) -> None:
    devices = gpus(probe(gpu_standin.environment("lnl,mem=17G;b580")))
    assert list(devices) == ["GPU.0", "GPU.1"]
    graphics, card = devices.values()
    assert (graphics.kind, card.kind) == (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
    assert graphics.total_bytes == 17 * GIB
    assert pci_address(graphics.pci) == "0000:00:02.0"
    assert pci_address(card.pci) not in ("", pci_address(graphics.pci))


@pytest.mark.gpu_standin
def test_opencl_without_a_gpu(gpu_standin: GpuStandin) -> None:
    assert gpus(probe(gpu_standin.environment("none"))) == {}


@pytest.mark.gpu_standin
def test_what_this_release_makes_of_the_ratio(gpu_standin: GpuStandin) -> None:
    offload = gpus(probe(gpu_standin.environment("mtl")))["GPU"].offload
    assert offload is not None
    assert offload.exists
    assert not offload.accepts_auto
    assert offload.accepts_100


@pytest.mark.gpu_standin
def test_a_hanging_driver_is_known_by_name_and_the_engine_lives(gpu_standin: GpuStandin) -> None:
    environment = gpu_standin.environment("lnl", HANG="3600")
    with running_engine(env=environment) as engine:
        engine.send(Probe(id=1))
        last = None
        while last is None or last.plugin != "GPU":
            last = engine.expect(ProbeStep)
        assert last.device is None
        assert not last.error
        assert engine.silent_for(1.0)
        began = time.monotonic()
        engine.kill()
        assert time.monotonic() - began < 5
