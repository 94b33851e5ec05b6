"""Models and machines of published measurements, from the byte figures published with them."""

from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.model_facts import Answer, KvBytes, ModelFacts

GIB = 1024**3


def int4_bytes(layers: int, experts: int, hidden: int, intermediate: int) -> int:
    """Routed bytes in groups of 128: 4 bits, an f16 scale and a 4-bit zero point a group."""
    parameters = layers * experts * 3 * hidden * intermediate
    return parameters // 2 + parameters // 128 * 5 // 2


def int8_bytes(layers: int, experts: int, hidden: int, intermediate: int) -> int:
    """Routed bytes per channel: 8 bits, an f16 scale and an 8-bit zero point a channel."""
    parameters = layers * experts * 3 * hidden * intermediate
    return parameters + layers * experts * (2 * intermediate + hidden) * 3


def moe(
    name: str,
    *,
    layers: int,
    experts: int,
    top_k: int,
    routed: int,
    fixed: int,
    dense: float,
    kv: KvBytes,
    precision: str = "int4",
    max_context: int = 262_144,
    recurrent: int = 0,
    hybrid: bool = False,
    streamable: Answer = Answer.YES,
) -> ModelFacts:
    """Facts of a model; ``dense`` bytes of ``fixed`` are read for every token."""
    return ModelFacts(
        name=name,
        model_type="moe",
        pipeline="LLM",
        precision=precision,
        layers=layers,
        moe_layers=layers,
        experts=experts,
        top_k=top_k,
        routed_bytes=routed,
        fixed_bytes=fixed,
        slot_bytes=routed // experts,
        active_bytes_per_token=routed * top_k // experts + int(dense),
        kv_bytes_per_token=kv,
        recurrent_bytes=recurrent,
        max_context=max_context,
        hybrid=hybrid,
        streamable=streamable,
    )


# Totals as OpenVINO printed them for these exports.
QWEN3_30B = moe(
    "Qwen3-30B-A3B-int4-ov",
    layers=48,
    experts=128,
    top_k=8,
    routed=15_061_745_664,
    fixed=1_104_620_494,
    dense=0.79e9,
    kv=KvBytes(98_304, 56_064, 31_488),
    max_context=40_960,
)
QWEN3_30B_INT8 = moe(
    "Qwen3-30B-A3B-int8-ov",
    layers=48,
    experts=128,
    top_k=8,
    routed=29_057_089_536,
    fixed=1_543_418_830,
    dense=1.23e9,
    kv=KvBytes(98_304, 56_064, 31_488),
    precision="int8",
    max_context=40_960,
)
# A folder of 19.7 GB, vision included; 10 attention layers, 30 with a recurrent state.
QWEN36_35B = moe(
    "Qwen3.6-35B-A3B-int4-ov",
    layers=40,
    experts=256,
    top_k=8,
    routed=int4_bytes(40, 256, 2048, 512),
    fixed=int(2.8 * GIB),
    dense=1.2e9,
    kv=KvBytes(20_480, 11_600, 6_480),
    recurrent=66_846_720,
    hybrid=True,
)
GEMMA4_26B = moe(
    "gemma-4-26b-a4b-int4-ov",
    layers=30,
    experts=128,
    top_k=8,
    routed=int(11.05 * GIB),
    fixed=int(2.2 * GIB),
    dense=1.6e9,
    kv=KvBytes(81_920, 46_000, 26_000),
)
LFM2_8B = moe(
    "LFM2-8B-A1B-int4-ov",
    layers=22,
    experts=32,
    top_k=4,
    routed=int4_bytes(22, 32, 2048, 1792),
    fixed=int(0.35 * GIB),
    dense=0.376e9,
    kv=KvBytes(12_288, 7_000, 3_900),
    max_context=32_768,
)
CODER_NEXT = moe(
    "Qwen3-Coder-Next-int4-ov",
    layers=48,
    experts=512,
    top_k=10,
    routed=int4_bytes(48, 512, 2048, 512),
    fixed=int(1.8 * GIB),
    dense=1.0e9,
    kv=KvBytes(24_576, 13_900, 7_800),
    recurrent=80_000_000,
    hybrid=True,
)
GPT_OSS = moe(
    "gpt-oss-20b-int4-ov",
    layers=24,
    experts=32,
    top_k=4,
    routed=int(9.6 * GIB),
    fixed=int(1.5 * GIB),
    dense=0.88e9,
    kv=KvBytes(49_152, 28_000, 15_700),
    max_context=131_072,
    streamable=Answer.NO,
)


def gpu(
    total: float,
    *,
    xmx: bool = True,
    name: str = "Intel Arc 140V GPU",
    architecture: str = "GPU: vendor=0x8086 arch=v20.4.4",
    kind: DeviceKind = DeviceKind.INTEGRATED,
    device_id: str = "GPU",
) -> DeviceFacts:
    """Graphics that may take ``total`` GiB."""
    return DeviceFacts(
        id=device_id,
        name=name,
        kind=kind,
        xmx=xmx,
        architecture=architecture,
        total_bytes=int(total * GIB),
        max_alloc_bytes=4 * GIB,
    )


CPU = DeviceFacts(id="CPU", name="Intel Core Ultra", kind=DeviceKind.CPU)


def machine(
    ram: float, used: float, *graphics: DeviceFacts, memory_gb_s: float | None = None
) -> Machine:
    """A machine with ``ram`` GiB, of which other programs hold ``used``, and an NVMe drive."""
    return Machine(
        devices=[CPU, *graphics],
        ram_total_bytes=int(ram * GIB),
        ram_available_bytes=int((ram - used) * GIB),
        memory_gb_s=memory_gb_s,
        drive=DriveFacts(path="/models", kind=DriveKind.NVME),
    )


def lunar_lake(ram: float = 31.3, used: float = 10e9 / GIB, share: float = 0.57) -> Machine:
    """Arc 140V; Windows lets it take 57 % of RAM."""
    return machine(ram, used, gpu(ram * share))


def panther_lake_64() -> Machine:
    """Arc B390 with 64 GB."""
    graphics = gpu(62 * 0.57, name="Intel Arc B390 GPU", architecture="GPU: arch=v30.0.4")
    return machine(62.0, 8.0, graphics)


def desktop_285k(ram: float = 62.0, used: float = 8.0) -> Machine:
    """Core Ultra 9 285K: graphics without XMX."""
    graphics = gpu(ram * 0.57, xmx=False, name="Intel Graphics", architecture="GPU: arch=v12.70.4")
    return machine(ram, used, graphics)
