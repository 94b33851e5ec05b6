"""Whether a reason is true of a plan, judged without the planner's own arithmetic."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from moechat.core.machine import DeviceFacts, Machine
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.plan import Plan, ReasonCode, Remembered, Wishes
from moechat.core.planner import make_plan

_GRAPHICS = ("integrated", "discrete")
Values = Mapping[str, str | int | float]


class Case(NamedTuple):
    """Everything a reason may speak of."""

    values: Values
    plan: Plan
    model: ModelFacts
    machine: Machine
    wishes: Wishes
    memory: Remembered

    @property
    def device(self) -> DeviceFacts | None:
        return next((d for d in self.machine.devices if d.id == self.plan.device), None)

    @property
    def graphics(self) -> list[DeviceFacts]:
        return [d for d in self.machine.devices if d.kind in _GRAPHICS]


def is_true(code: ReasonCode, case: Case) -> bool:
    """Whether the reason holds whose values ``case`` carries."""
    return _CHECKS[code](case)


def _comfortable(plan: Plan) -> int:
    return plan.budget_bytes * 85 // 100


def _resident(case: Case) -> bool:
    plan, values = case.plan, case.values
    return (
        plan.fits
        and plan.slots == plan.experts
        and values["needed_bytes"] == plan.load_peak_bytes
        and values["comfortable_bytes"] == _comfortable(plan)
        and values["needed_bytes"] <= values["comfortable_bytes"]
    )


def _streamed(case: Case) -> bool:
    plan, values = case.plan, case.values
    shown = (values["ratio"], values["slots"], values["experts"])
    return (
        plan.fits
        and plan.ratio > 0
        and shown == (plan.ratio, plan.slots, plan.experts)
        and values["needed_bytes"] > values["comfortable_bytes"] == _comfortable(plan)
        and values["needed_bytes"] >= case.model.routed_bytes + case.model.fixed_bytes
        and not plan.curve[0].fits
    )


def _bound(kind: str) -> Callable[[Case], bool]:
    def check(case: Case) -> bool:
        plan = case.plan
        used = max(0, case.machine.ram_total_bytes - case.machine.ram_available_bytes)
        return (
            plan.budget_bound.value == kind
            and case.values["available_bytes"] == plan.budget_bytes
            and case.values.get("used_bytes", used) == used
            and (plan.ratio > 0 or not plan.fits)
        )

    return check


def _too_little(case: Case) -> bool:
    plan, values = case.plan, case.values
    return (
        not plan.fits
        and values["missing_bytes"] == values["enough_bytes"] - values["available_bytes"] > 0
        and values["enough_bytes"] * 85 // 100 >= values["needed_bytes"]
    )


def _late_start(case: Case) -> bool:
    plan, values = case.plan, case.values
    return (
        plan.ratio > 0 and values["ttft_ms"] == plan.expected_ttft_ms > values["resident_ttft_ms"]
    )


def _kv_lowered(case: Case) -> bool:
    plan = case.plan
    saved = plan.context_tokens * case.model.kv_bytes_per_token.u8 - plan.kv_bytes
    return (
        plan.kv_precision == "u4"
        and case.wishes.kv_precision is None
        and (case.values["saved_bytes"] == saved)
    )


def _no_xmx(case: Case) -> bool:
    names = {device.name or device.id for device in case.graphics}
    return (
        case.values["device"] in names
        and case.model.experts > 1
        and not any(device.xmx for device in case.graphics)
        and case.plan.ratio == 0
    )


def _unstreamed(answer: Answer) -> Callable[[Case], bool]:
    return lambda case: (
        case.model.streamable is answer and case.model.experts > 1 and case.plan.ratio == 0
    )


def _cpu_instead(case: Case) -> bool:
    """Every graphics device alone would have to stream, or does not fit."""
    if case.device is not None and case.device.kind != "cpu":
        return False
    for device in case.graphics:
        wishes = Wishes(
            device=device.id,
            context_tokens=case.wishes.context_tokens,
            kv_precision=case.wishes.kv_precision,
            prefill_chunk=case.wishes.prefill_chunk,
            reserve_bytes=case.wishes.reserve_bytes,
        )
        plan = make_plan(case.model, case.machine, wishes)
        if plan.fits and plan.ratio == 0 and (device.xmx or not case.model.experts):
            return False
    return case.plan.fits and case.plan.ratio == 0


def _chosen(source: str) -> Callable[[Case], bool]:
    def check(case: Case) -> bool:
        wanted = {
            "manual": case.wishes.ratio,
            "tuned": case.memory.tuned and case.memory.tuned.ratio,
            "last_good": case.memory.last_good and case.memory.last_good.ratio,
        }[source]
        same = wanted == case.plan.ratio or not case.model.experts or case.model.experts == 1
        return case.plan.source.value == source and case.values["ratio"] == case.plan.ratio and same

    return check


def _not_now(case: Case) -> bool:
    values = case.values
    wanted = {
        "manual": case.wishes.ratio,
        "tuned": case.memory.tuned and case.memory.tuned.ratio,
        "last_good": case.memory.last_good and case.memory.last_good.ratio,
    }[str(values["source"])]
    return (
        values["wanted_ratio"] == wanted
        and values["ratio"] == case.plan.ratio
        and case.plan.source.value != values["source"]
    )


def _kept_steady(case: Case) -> bool:
    smaller = case.values["smaller_ratio"]
    without = make_plan(
        case.model,
        case.machine,
        case.wishes,
        Remembered(learned=case.memory.learned),
    )
    return (
        case.plan.source == "last_good"
        and case.values["ratio"] == case.plan.ratio > smaller
        and smaller == without.ratio
    )


def _slow_drive(case: Case) -> bool:
    drive = case.machine.drive
    return (
        drive is not None
        and case.plan.ratio > 0
        and case.values["drive"] == drive.kind
        and (
            drive.slice_mb_s < 200
            if drive.slice_mb_s is not None
            else drive.kind in ("rotating", "usb", "network")
        )
    )


_CHECKS: dict[ReasonCode, Callable[[Case], bool]] = {
    ReasonCode.RESIDENT: _resident,
    ReasonCode.STREAMED: _streamed,
    ReasonCode.BOUND_BY_RAM: _bound("ram"),
    ReasonCode.BOUND_BY_GPU_LIMIT: _bound("gpu_limit"),
    ReasonCode.BOUND_BY_CARD: _bound("card"),
    ReasonCode.LATE_START: _late_start,
    ReasonCode.LARGE_CHUNK: lambda c: (
        c.plan.ratio > 0
        and c.values["tokens"] == c.plan.prefill_chunk >= min(2048, c.plan.context_tokens)
    ),
    ReasonCode.SMALL_CHUNK: lambda c: (
        c.plan.ratio > 0
        and c.values["tokens"] == c.plan.prefill_chunk < c.values["wanted_tokens"] <= 2048
    ),
    ReasonCode.KV_LOWERED: _kv_lowered,
    ReasonCode.CONTEXT_SHORTENED: lambda c: (
        c.wishes.context_tokens is None
        and c.values["context_tokens"] == c.plan.context_tokens < c.values["usual_tokens"]
        and c.values["usual_tokens"] <= (c.model.max_context or 10**9)
    ),
    ReasonCode.CONTEXT_LIMITED: lambda c: (
        c.values["context_tokens"] == c.plan.context_tokens == c.model.max_context
        and c.values["wanted_tokens"] == c.wishes.context_tokens
    ),
    ReasonCode.FEW_SLOTS: lambda c: (
        c.values["slots"] == c.plan.slots < c.values["wanted_slots"] == 2 * max(1, c.model.top_k)
    ),
    ReasonCode.TOO_LITTLE_MEMORY: lambda c: _too_little(c) and c.plan.ratio > 0,
    ReasonCode.TOO_LITTLE_RESIDENT: lambda c: _too_little(c) and c.plan.ratio == 0,
    ReasonCode.NO_XMX: _no_xmx,
    ReasonCode.NOT_STREAMABLE: _unstreamed(Answer.NO),
    ReasonCode.STREAMING_UNPROVEN: _unstreamed(Answer.UNPROVEN),
    ReasonCode.CPU_INSTEAD: _cpu_instead,
    ReasonCode.CARD_STREAMS_SLOWLY: lambda c: (
        c.plan.ratio > 0 and c.device is not None and c.device.kind == "discrete"
    ),
    ReasonCode.SLOW_DRIVE: _slow_drive,
    ReasonCode.INT8_STREAMED: lambda c: c.plan.ratio > 0 and c.model.precision == "int8",
    ReasonCode.MANUAL: _chosen("manual"),
    ReasonCode.TUNED: _chosen("tuned"),
    ReasonCode.LAST_GOOD: _chosen("last_good"),
    ReasonCode.KEPT_STEADY: _kept_steady,
    ReasonCode.NOT_NOW: _not_now,
    ReasonCode.SIZES_ESTIMATED: lambda c: (
        c.values["percent"] == round(c.model.error * 100, 1) and c.model.error > 0
    ),
    ReasonCode.DEVICE_MISSING: lambda c: (
        c.values["device"] == c.wishes.device != c.plan.device
        and c.wishes.device not in {d.id for d in c.machine.devices if d.kind != "npu"}
    ),
    ReasonCode.NO_DEVICE: lambda c: not c.machine.devices and c.plan.device == "CPU",
}
