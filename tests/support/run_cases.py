"""A run as tests need it, and its circumstances."""

from typing import Any

from moechat.core.machine import DeviceFacts, Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.remembering import Present
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.core.slots import slots_at
from tests.support.plan_cases import QWEN3_30B, lunar_lake

NOW = 1_796_200_000.0
KEY = "0123456789abcdef0123456789abcdef"
DRIVER = "32.0.101.8247"
VERSIONS = {"openvino": "2026.4.0", "genai": "2026.4.0.0"}
MODEL: ModelFacts = QWEN3_30B
MACHINE: Machine = lunar_lake()
GPU: DeviceFacts = MACHINE.devices[1]
PRESENT = Present(now=NOW, model_key=KEY, drivers={"GPU": DRIVER}, versions=VERSIONS)


def run(**changed: Any) -> RunRecord:
    """A good warm answer on the GPU an hour ago; ``slots`` follow the ratio."""
    ratio = changed.get("ratio", 50)
    values: dict[str, Any] = {
        "at": NOW - 3600,
        "model": MODEL.name,
        "model_key": KEY,
        "device": GPU.id,
        "device_name": GPU.name,
        "driver": DRIVER,
        "versions": VERSIONS,
        "ratio": ratio,
        "slots": slots_at(MODEL.experts, ratio) if 0 <= ratio <= 99 else 0,
        "experts": MODEL.experts,
        "prefill_chunk": 2048,
        "context_tokens": 16_384,
        "kv_precision": "u8",
        "kind": RunKind.CHAT,
        "prompt_tokens": 100,
        "new_tokens": 200,
        "reused_tokens": 0,
        "ttft_ms": 5000.0,
        "tokens_per_second": 15.0,
        "proof": "active",
    }
    return RunRecord(**values | changed)


def tuned(**changed: Any) -> TunedSetting:
    """The tuner's choice of yesterday."""
    values: dict[str, Any] = {
        "at": NOW - 86_400,
        "model": MODEL.name,
        "model_key": KEY,
        "device": GPU.id,
        "context_tokens": 16_384,
        "ratio": 20,
        "slots": slots_at(MODEL.experts, 20),
        "experts": MODEL.experts,
        "prefill_chunk": 1024,
    }
    return TunedSetting(**values | changed)
