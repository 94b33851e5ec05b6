"""Any model, machine, wish and memory that a plan may be asked for."""

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.plan import Learned, Remembered, Setting, Wishes
from moechat.core.speed_learning import WarmRun
from tests.support.plan_cases import (
    CODER_NEXT,
    CPU,
    GEMMA4_26B,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN3_30B_INT8,
    QWEN36_35B,
)

# A deadline would only measure how busy the machine is.
thorough = settings(
    max_examples=int(os.environ.get("MOECHAT_PLAN_EXAMPLES", "60")),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)

PUBLISHED = [
    QWEN3_30B,
    QWEN3_30B_INT8,
    QWEN36_35B,
    GEMMA4_26B,
    LFM2_8B,
    CODER_NEXT,
    GPT_OSS,
]
NPU = DeviceFacts(id="NPU", name="Intel AI Boost", kind=DeviceKind.NPU)
GPUS = ("GPU.0", "GPU.1")


def up_to(gib: int) -> st.SearchStrategy[int]:
    """Bytes, spread evenly; plain integers would nearly always be tiny."""
    return st.builds(lambda steps, odd: steps * GIB // 8 + odd, st.integers(0, gib * 8), odd_bytes)


odd_bytes = st.sampled_from([0, 0, 1, 12_345_678])
sizes = up_to(96)
contexts = st.integers(0, 150).map(lambda steps: 2048 * steps + 1) | st.integers(1, 300_000)


@st.composite
def unheard_of_models(draw: st.DrawFn) -> ModelFacts:
    experts = draw(st.sampled_from([0, 1, 2, 8, 32, 60, 128, 256, 512]))
    top_k = draw(st.integers(0, 10)) if experts else 0
    routed = draw(up_to(40)) if experts else 0
    fixed = draw(up_to(6))
    f16 = draw(st.sampled_from([0, 20_480, 98_304, 200_001]))
    return ModelFacts(
        name="any",
        model_type="any",
        pipeline="LLM",
        precision=draw(st.sampled_from(["int4", "int8", "f16", "unheard-of"])),
        layers=draw(st.integers(1, 100)),
        moe_layers=draw(st.integers(0, 100)),
        experts=experts,
        top_k=top_k,
        routed_bytes=routed,
        fixed_bytes=fixed,
        other_parts_bytes=draw(st.sampled_from([0, 0, GIB])),
        slot_bytes=routed // max(1, experts),
        active_bytes_per_token=routed * min(top_k, experts) // max(1, experts) + fixed // 2,
        kv_bytes_per_token=KvBytes(f16, f16 * 57 // 100, f16 * draw(st.integers(30, 60)) // 100),
        recurrent_bytes=draw(st.sampled_from([0, 0, 66_000_000])),
        max_context=draw(st.sampled_from([0, 512, 4096, 40_960, 262_144])),
        hybrid=draw(st.booleans()),
        streamable=draw(st.sampled_from([Answer.YES] * 4 + [Answer.NO, Answer.UNPROVEN])),
        error=draw(st.sampled_from([0.0, 0.0, 0.01])),
    )


def models() -> st.SearchStrategy[ModelFacts]:
    return st.sampled_from(PUBLISHED) | unheard_of_models()


@st.composite
def machines(draw: st.DrawFn) -> Machine:
    total = draw(up_to(96)) + draw(st.sampled_from([0, 8, 32])) * GIB
    available = total * draw(st.integers(0, 100) | st.integers(50, 90)) // 100
    graphics = [
        DeviceFacts(
            id=GPUS[number],
            name=draw(st.sampled_from(["", "Intel Graphics"])),
            kind=draw(st.sampled_from([DeviceKind.INTEGRATED] * 2 + [DeviceKind.DISCRETE])),
            xmx=draw(st.sampled_from([True, True, False])),
            architecture=draw(st.sampled_from(["", "arch=v20.4.4", "arch=v12.55.8", "?.?"])),
            total_bytes=draw(st.none() | up_to(64)),
            budget_bytes=draw(st.none() | st.just(total * 57 // 100) | up_to(64)),
        )
        for number in range(draw(st.sampled_from([1, 1, 1, 2, 0])))
    ]
    others = draw(st.sampled_from([[CPU], [CPU], [CPU], [CPU, NPU], []]))
    return Machine(
        devices=[*others, *graphics],
        ram_total_bytes=total,
        ram_available_bytes=available,
        memory_gb_s=draw(st.none() | st.floats(10, 500)),
        drive=draw(
            st.none()
            | st.builds(
                DriveFacts,
                path=st.just("/"),
                kind=st.sampled_from(list(DriveKind)),
                slice_mb_s=st.none() | st.floats(0, 8000),
            )
        ),
    )


ratios = st.integers(0, 99)
ids = st.sampled_from([GPUS[0], GPUS[0], GPUS[1], "CPU", "NPU"])
settings_kept = st.none() | st.builds(
    Setting, device=ids, ratio=ratios, prefill_chunk=st.none() | st.integers(1, 9000)
)
runs = st.builds(
    WarmRun,
    slots=st.integers(0, 512),
    seconds_per_token=st.floats(0, 10),
    cached_bytes=st.none() | sizes,
    age_days=st.floats(0, 1000),
)
learned = st.builds(
    Learned,
    runs=st.lists(runs, max_size=3).map(tuple),
    read_factor=st.none() | st.floats(0, 20),
    prefill_factor=st.none() | st.floats(0, 20),
)
all_wishes = st.builds(
    Wishes,
    device=st.sampled_from([None] * 6 + [*GPUS, "CPU", "NPU"]),
    ratio=st.none() | st.none() | ratios,
    context_tokens=st.none() | contexts,
    kv_precision=st.none() | st.sampled_from(list(KvPrecision)),
    prefill_chunk=st.none() | st.integers(1, 9000),
    reserve_bytes=st.sampled_from([0] * 6 + [GIB, 100 * GIB]),
)
all_memories = st.builds(
    Remembered,
    tuned=settings_kept,
    last_good=settings_kept,
    learned=st.dictionaries(ids, learned, max_size=2),
)
