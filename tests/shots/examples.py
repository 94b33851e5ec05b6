"""A model, machines and plans for pictures; the figures are examples, their sums are the core's."""

import atexit
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

from msgspec.structs import replace as changed

from moechat.core.engine_rates import EngineRates
from moechat.core.gpu_budget import Ram, device_budget
from moechat.core.graphics_driver import Access, GraphicsStack, PciDevice
from moechat.core.machine import DeviceFacts, DeviceKind, DriveFacts, DriveKind, Machine
from moechat.core.machine_judge import Evidence, judge
from moechat.core.memory_parts import PlannedParts
from moechat.core.memory_split import MemorySplit
from moechat.core.model_facts import Answer, KvBytes, ModelFacts
from moechat.core.plan import Learned, Plan, Remembered, Setting, Wishes
from moechat.core.planner import make_plan
from moechat.core.speed_learning import WarmRun
from moechat.core.streaming_figures import StreamingFigures
from moechat.services.doctor import Examination
from moechat.services.load_planner import LoadWish, PlannedLoad


def scratch_folder() -> Path:
    """An empty folder until the end of the process."""
    folder = tempfile.mkdtemp(prefix="moechat-shots-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


GIB = 1024**3
FOLDER = Path("/home/user/.local/share/moechat/models/Qwen3.6-35B-A3B-int4-ov")
CONTEXT = 32_768
FACTS = ModelFacts(
    name=FOLDER.name,
    model_type="qwen3_6_moe",
    pipeline="LLM",
    precision="int4",
    layers=40,
    moe_layers=40,
    experts=256,
    top_k=8,
    routed_bytes=int(16.9 * GIB),
    fixed_bytes=int(2.8 * GIB),
    slot_bytes=int(16.9 * GIB) // 256,
    active_bytes_per_token=int(2.1 * GIB),
    kv_bytes_per_token=KvBytes(f16=20_480, u8=10_880, u4=5_760),
    max_context=262_144,
    streamable=Answer.YES,
)

# ── machines ─────────────────────────────────────────────────────────────────

_VERSIONS = {"openvino": "2026.4.1", "genai": "2026.4.1.0", "tokenizers": "2026.4.1.0"}
_NVME = DriveFacts(
    path=str(FOLDER.parent), kind=DriveKind.NVME, free_bytes=412 * GIB, slice_mb_s=3100.0
)
_ADAPTER = PciDevice(
    address="0000:00:02.0", class_code=0x030000, vendor=0x8086, device=0x64A0, kernel_driver="xe",
    access=Access.YES,
)  # fmt: skip
_ARC_140V = DeviceFacts(
    id="GPU", name="Intel(R) Arc(TM) 140V GPU (16GB) (iGPU)", kind=DeviceKind.INTEGRATED, xmx=True,
    architecture="v20.4.4", total_bytes=int(17.8 * GIB),
)  # fmt: skip
_ARC_METEOR = DeviceFacts(
    id="GPU", name="Intel(R) Arc(TM) Graphics (iGPU)", kind=DeviceKind.INTEGRATED,
    architecture="v12.71.4", total_bytes=int(17.8 * GIB),
)  # fmt: skip
_ARC_B580 = DeviceFacts(
    id="GPU", name="Intel(R) Arc(TM) B580 Graphics (dGPU)", kind=DeviceKind.DISCRETE, xmx=True,
    architecture="v20.1.4", total_bytes=int(11.9 * GIB),
)  # fmt: skip


def _examine(
    cpu: str,
    gpu: DeviceFacts | None,
    *,
    ram: Ram,
    drive: DriveFacts = _NVME,
    driver: str = "26.31.1",
    memory_gb_s: float = 136.5,
) -> Examination:
    """What the doctor would say of these parts."""
    devices = [DeviceFacts(id="CPU", name=cpu, kind=DeviceKind.CPU, total_bytes=ram.total_bytes)]
    if gpu is not None:
        devices.append(gpu)
    budgets = [device_budget(each.kind, each.total_bytes, None, ram) for each in devices]
    devices = [
        changed(each, budget_bytes=left, budget_source=source)
        for each, (left, source) in zip(devices, budgets, strict=True)
    ]
    machine = Machine(
        devices=devices,
        ram_total_bytes=ram.total_bytes,
        ram_available_bytes=ram.available_bytes,
        memory_gb_s=memory_gb_s,
        drive=drive,
        versions=_VERSIONS | ({"graphics_driver": driver} if driver else {}),
    )
    evidence = Evidence(
        machine=machine,
        ram=ram,
        stack=GraphicsStack(
            system="linux", kernel="6.18", compute_runtime=driver, adapters=[_ADAPTER]
        ),
        seen_addresses=frozenset({_ADAPTER.address} if gpu else ()),
    )
    return Examination(machine, judge(evidence))


_RAM = Ram(int(31.3 * GIB), int(21.1 * GIB))
PROFILES = {
    "xmx": _examine("Intel(R) Core(TM) Ultra 7 258V", _ARC_140V, ram=_RAM),
    "no-xmx": _examine(
        "Intel(R) Core(TM) Ultra 7 155H",
        _ARC_METEOR,
        ram=Ram(int(62.6 * GIB), int(51.3 * GIB)),
        memory_gb_s=89.6,
    ),
    "card": _examine(
        "Intel(R) Core(TM) i7-14700K",
        _ARC_B580,
        ram=Ram(int(62.5 * GIB), int(49.8 * GIB)),
        drive=changed(_NVME, slice_mb_s=1900.0),
        memory_gb_s=89.6,
    ),
    "no-driver": _examine(
        "Intel(R) Core(TM) Ultra 5 226V",
        None,
        ram=Ram(int(15.4 * GIB), int(8.2 * GIB)),
        drive=changed(_NVME, kind=DriveKind.SSD, free_bytes=31 * GIB, slice_mb_s=240.0),
        driver="",
    ),
}  # fmt: skip
MACHINE = PROFILES["xmx"].machine

# ── plans ────────────────────────────────────────────────────────────────────

_BEFORE = Remembered(
    last_good=Setting(device="GPU", ratio=30),
    learned={
        "GPU": Learned(
            runs=(WarmRun(slots=179, seconds_per_token=1 / 18.6),
                  WarmRun(slots=128, seconds_per_token=1 / 14.9)),
        )
    },
)  # fmt: skip


def planned(
    ratio: int | None = None,
    *,
    device: str | None = "GPU",
    machine: Machine = MACHINE,
    remembered: Remembered = _BEFORE,
) -> PlannedLoad:
    """The model as it would be loaded."""
    wishes = Wishes(device=device, ratio=ratio, context_tokens=CONTEXT)
    plan = make_plan(FACTS, machine, wishes, remembered)
    return PlannedLoad(LoadWish(FOLDER, wishes), FACTS, machine, remembered, plan)


def with_plan(load: PlannedLoad, plan: Plan) -> PlannedLoad:
    """The same wish, loaded in another way."""
    return replace(load, plan=plan)


def planned_parts(plan: Plan, machine: Machine = MACHINE) -> PlannedParts:
    """For the bar of memory."""
    device = next(each for each in machine.devices if each.id == plan.device)
    return PlannedParts(
        fixed=plan.fixed_bytes,
        experts=plan.resident_expert_bytes,
        context=plan.kv_bytes + plan.recurrent_bytes,
        working=plan.working_bytes,
        limit=device.total_bytes,
    )


def memory_at(
    plan: Plan, share: float = 1.0, *, squeezed: int = 0, machine: Machine = MACHINE
) -> MemorySplit:
    """The computer's memory with this part of the model in it; ``squeezed`` = others grew."""
    total = machine.ram_total_bytes
    other = total - machine.ram_available_bytes + squeezed
    model = min(round(plan.needed_bytes * share), total - other)
    return MemorySplit(total=total, model=model, other=other, free=total - other - model)


RATES = EngineRates(
    read_bytes_s=334e6, drive_read_bytes_s=87e6, major_faults_s=0, swap_in_bytes_s=0,
    swap_out_bytes_s=0, gpu_busy=0.83, gpu_bytes=round(13.8e9), cpu_cores=0.9, cores=8,
    drive_bytes_s=91e6, drive_busy=0.14, pressure_some=0.0,
)  # fmt: skip
STREAMING = StreamingFigures(
    tokens=190, bytes_per_token=18e6, drive_bytes_per_token=4.7e6, warm=True, hit_rate=0.97,
    hit_rate_since_load=0.94,
)  # fmt: skip
PAGING_RATES = EngineRates(
    read_bytes_s=121e6, drive_read_bytes_s=118e6, major_faults_s=2140, swap_in_bytes_s=96e6,
    swap_out_bytes_s=71e6, gpu_busy=0.09, gpu_bytes=round(13.8e9), cpu_cores=0.16, cores=8,
    drive_bytes_s=120e6, drive_busy=1.0, pressure_some=0.82,
)  # fmt: skip
