"""Why a plan is what it is: codes with values, each of them true of the plan it comes with."""

from collections.abc import Iterator

from moechat.core.arrangement import STREAMING_CHUNK, USUAL_CONTEXT
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind, DriveKind, Machine
from moechat.core.memory_plan import Bound, comfortable, enough_for, pool_of
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.plan import Reason, ReasonCode, Source, Wishes
from moechat.core.plan_outcome import Outcome
from moechat.core.slots import RESIDENT, comfortable_slots
from moechat.core.speed_model import has_few_slots

_SLOW_DRIVES = frozenset({DriveKind.ROTATING, DriveKind.USB, DriveKind.NETWORK})
_SLOW_DRIVE_MB_S = 200
_SOURCES = {
    Source.MANUAL: ReasonCode.MANUAL,
    Source.TUNED: ReasonCode.TUNED,
    Source.LAST_GOOD: ReasonCode.LAST_GOOD,
}


def reasons_for(
    model: ModelFacts, machine: Machine, wishes: Wishes, outcome: Outcome
) -> list[Reason]:
    """All reasons, the weightiest first."""
    return [
        *_devices(machine, wishes, outcome),
        *(
            _memory(model, machine, wishes, outcome)
            if outcome.fits
            else _too_little(machine, outcome)
        ),
        *_who(outcome),
        *_streaming_refused(model, machine, outcome),
        *_streaming(model, machine, outcome),
        *_conversation(model, wishes, outcome),
        *_sizes(model),
    ]


def _devices(machine: Machine, wishes: Wishes, outcome: Outcome) -> Iterator[Reason]:
    if wishes.device is not None and wishes.device != outcome.setup.device.id:
        yield Reason(ReasonCode.DEVICE_MISSING, {"device": wishes.device})
    if not machine.devices:
        yield Reason(ReasonCode.NO_DEVICE)


def _memory(
    model: ModelFacts, machine: Machine, wishes: Wishes, outcome: Outcome
) -> Iterator[Reason]:
    setup, budget = outcome.setup, outcome.way.options.budget
    if not outcome.streams:
        yield Reason(
            ReasonCode.RESIDENT,
            {"needed_bytes": setup.need.highest, "comfortable_bytes": budget.comfortable_bytes},
        )
        able = any(device.xmx or not model.experts for device in _graphics(machine))
        automatic = (outcome.automatic or outcome).setup.device
        if able and automatic.kind is DeviceKind.CPU and automatic.id != wishes.device:
            yield Reason(ReasonCode.CPU_INSTEAD, {"needed_bytes": setup.need.highest})
        return
    resident = outcome.way.options.least(outcome.way.options.all_slots)
    if not resident.need.fits(budget):
        yield Reason(
            ReasonCode.STREAMED,
            {
                "ratio": outcome.ratio,
                "slots": setup.slots,
                "experts": outcome.way.options.all_slots,
                "needed_bytes": resident.need.highest,
                "comfortable_bytes": budget.comfortable_bytes,
            },
        )
        yield _bound(machine, outcome)


def _too_little(machine: Machine, outcome: Outcome) -> Iterator[Reason]:
    """What would be enough, for a usable speed where experts can be streamed."""
    options = outcome.way.options
    budget, need = options.budget, options.least(options.usable_slots).need
    needed, available = need.highest, budget.available_bytes
    if needed <= comfortable(available):  # a card with room, in a computer without
        needed, available = need.outside, budget.ram_bytes
    enough = enough_for(needed)
    code = ReasonCode.TOO_LITTLE_MEMORY if options.can_stream else ReasonCode.TOO_LITTLE_RESIDENT
    yield Reason(
        code,
        {
            "needed_bytes": needed,
            "available_bytes": available,
            "enough_bytes": enough,
            "missing_bytes": enough - available,
        },
    )
    yield _bound(machine, outcome)


def _bound(machine: Machine, outcome: Outcome) -> Reason:
    budget = outcome.way.options.budget
    available = {"available_bytes": budget.available_bytes}
    if budget.bound_by is Bound.GPU_LIMIT:
        return Reason(ReasonCode.BOUND_BY_GPU_LIMIT, dict(available))
    if budget.bound_by is Bound.CARD:
        return Reason(ReasonCode.BOUND_BY_CARD, dict(available))
    used = max(0, machine.ram_total_bytes - machine.ram_available_bytes)
    return Reason(ReasonCode.BOUND_BY_RAM, {**available, "used_bytes": used})


def _who(outcome: Outcome) -> Iterator[Reason]:
    if outcome.refused is not None:
        source, wanted = outcome.refused
        yield Reason(
            ReasonCode.NOT_NOW,
            {"source": source.value, "wanted_ratio": wanted, "ratio": outcome.ratio},
        )
    if outcome.source in _SOURCES:
        yield Reason(_SOURCES[outcome.source], {"ratio": outcome.ratio})
    automatic = outcome.automatic
    if (
        outcome.source is Source.LAST_GOOD
        and automatic is not None
        and automatic.setup.slots > outcome.setup.slots
    ):
        yield Reason(
            ReasonCode.KEPT_STEADY, {"ratio": outcome.ratio, "smaller_ratio": automatic.ratio}
        )


def _streaming_refused(model: ModelFacts, machine: Machine, outcome: Outcome) -> Iterator[Reason]:
    """Why nothing is streamed, where that would have been another choice."""
    graphics = _graphics(machine)
    if model.experts <= 1 or outcome.streams or not graphics:
        return
    wanted = outcome.refused is not None and outcome.refused[1] != RESIDENT
    on_graphics = outcome.fits and outcome.setup.device.kind is not DeviceKind.CPU
    if not any(device.xmx for device in graphics):
        yield Reason(ReasonCode.NO_XMX, {"device": graphics[0].name or graphics[0].id})
    elif on_graphics and not wanted:
        return
    elif model.streamable is Answer.NO:
        yield Reason(ReasonCode.NOT_STREAMABLE)
    elif model.streamable is Answer.UNPROVEN:
        yield Reason(ReasonCode.STREAMING_UNPROVEN)


def _streaming(model: ModelFacts, machine: Machine, outcome: Outcome) -> Iterator[Reason]:
    if not (outcome.streams and outcome.fits):
        return
    setup, way = outcome.setup, outcome.way
    resident = way.estimator.estimate(way.options.least(way.options.all_slots))
    slow = way.estimator.estimate(setup).ttft_ms
    if slow > resident.ttft_ms:
        yield Reason(ReasonCode.LATE_START, {"ttft_ms": slow, "resident_ttft_ms": resident.ttft_ms})
    wanted = min(STREAMING_CHUNK, setup.context_tokens)
    if setup.prefill_chunk >= wanted:
        yield Reason(ReasonCode.LARGE_CHUNK, {"tokens": setup.prefill_chunk})
    else:
        yield Reason(
            ReasonCode.SMALL_CHUNK, {"tokens": setup.prefill_chunk, "wanted_tokens": wanted}
        )
    if has_few_slots(model, setup.slots):
        usual = comfortable_slots(model.top_k)
        yield Reason(
            ReasonCode.FEW_SLOTS,
            {"slots": setup.slots, "wanted_slots": usual, "top_k": model.top_k},
        )
    if setup.device.kind is DeviceKind.DISCRETE:
        yield Reason(ReasonCode.CARD_STREAMS_SLOWLY)
    if model.precision == "int8":
        yield Reason(ReasonCode.INT8_STREAMED)
    drive = machine.drive
    if drive is not None and (
        drive.slice_mb_s < _SLOW_DRIVE_MB_S
        if drive.slice_mb_s is not None
        else drive.kind in _SLOW_DRIVES
    ):
        yield Reason(ReasonCode.SLOW_DRIVE, {"drive": drive.kind.value})


def _conversation(model: ModelFacts, wishes: Wishes, outcome: Outcome) -> Iterator[Reason]:
    if not outcome.fits:
        return
    context = outcome.setup.context_tokens
    if wishes.context_tokens is not None and context < wishes.context_tokens:
        yield Reason(
            ReasonCode.CONTEXT_LIMITED,
            {"context_tokens": context, "wanted_tokens": wishes.context_tokens},
        )
    usual = min(USUAL_CONTEXT, model.max_context) if model.max_context > 0 else USUAL_CONTEXT
    if wishes.context_tokens is None and context < usual:
        yield Reason(
            ReasonCode.CONTEXT_SHORTENED, {"context_tokens": context, "usual_tokens": usual}
        )
    if wishes.kv_precision is None and outcome.setup.kv_precision is KvPrecision.U4:
        usual_pool = pool_of(model, outcome.setup.device.kind, context, KvPrecision.U8)
        saved = usual_pool.kv - outcome.setup.need.kv
        yield Reason(ReasonCode.KV_LOWERED, {"saved_bytes": saved})


def _sizes(model: ModelFacts) -> Iterator[Reason]:
    if model.error > 0:
        yield Reason(ReasonCode.SIZES_ESTIMATED, {"percent": round(model.error * 100, 1)})


def _graphics(machine: Machine) -> list[DeviceFacts]:
    kinds = (DeviceKind.INTEGRATED, DeviceKind.DISCRETE)
    return [device for device in machine.devices if device.kind in kinds]
