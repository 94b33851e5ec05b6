"""What to load after a load that failed for memory, and instead of a model that pages.

Every step needs less memory than all that was tried before it, fits by its own plan, and keeps
less of the experts in memory; only the CPU, which comes last, is another matter. A ladder has
three steps at most: each costs a load of up to a minute.
"""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import budget_of, enough_for
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Plan, Remembered, Source, Wishes
from moechat.core.planner import make_plan, plan_within
from moechat.core.slots import comfortable_slots, distinct_slots, slots_at

MAX_STEPS = 3
_LEAST_PART = 10  # a step frees at least a tenth of the routed bytes; smaller ones help nobody


class Trouble(StrEnum):
    """What went wrong for want of memory."""

    LOAD = "load"
    WARM_UP = "warm_up"  # loaded, and failed at the first token
    GENERATION = "generation"
    PAGING = "paging"  # it runs, from the drive


class StepReason(StrEnum):
    """What a step gives up."""

    SMALLER_SHARE = "smaller_share"  # of the experts in memory
    SMALLER_CONTEXT = "smaller_context"  # nothing can be streamed
    LAST_GOOD = "last_good"  # the ratio that the user chose, for the one that went well
    CPU = "cpu"  # the graphics


class LadderStep(msgspec.Struct, frozen=True, kw_only=True):
    """The plan to try next."""

    plan: Plan
    number: int  # 1 to `MAX_STEPS`
    freed_bytes: int  # that it needs less than the failed one; 0 where it needs more (the CPU)
    reason: StepReason


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Nothing that is left would fit, or enough was tried."""

    device: str  # of the last try
    ratio: int  # of the last try
    steps: int  # that were taken
    needed_bytes: int  # at its highest, by the plan that needed the least
    available_bytes: int  # to the model, on that device now
    missing_bytes: int  # to be freed for another try of that plan
    enough_bytes: int  # available and missing


def next_step(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes,
    remembered: Remembered,
    failed: Plan,
    *,
    tried: Sequence[Plan],
    missing_bytes: int | None,
) -> LadderStep | Refusal:
    """The step after ``failed``, on ``machine`` as it is after the failed engine has ended.

    ``tried``: all plans that were loaded since the user asked, with or without ``failed``.
    ``missing_bytes``: how much more was asked of the device than it had, where that is known.

    Raises:
        UserError: BAD_REQUEST, when a remembered ratio is not 0 to 99.
    """
    loaded = [*(plan for plan in tried if plan != failed), failed]
    if len(loaded) <= MAX_STEPS:
        rung = _Rung(model, machine, wishes, remembered, tried=loaded, missing_bytes=missing_bytes)
        for reason, plan in (
            (StepReason.LAST_GOOD, rung.last_good()),
            (StepReason.SMALLER_SHARE, rung.smaller_share()),
            (StepReason.SMALLER_CONTEXT, rung.smaller_context()),
            (StepReason.CPU, rung.cpu()),
        ):
            if plan is not None:
                freed = max(0, failed.needed_bytes - plan.needed_bytes)
                number = len(loaded)
                return LadderStep(plan=plan, number=number, freed_bytes=freed, reason=reason)
    return _refusal(model, machine, wishes, loaded, missing_bytes)


def safer(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes,
    remembered: Remembered,
    running: Plan,
    *,
    missing_bytes: int | None = None,
) -> Plan | None:
    """What to load instead of ``running``, which pages; None where nothing smaller fits.

    ``machine`` is as it was before the load. The CPU is no remedy: it would page as well.
    """
    rung = _Rung(model, machine, wishes, remembered, tried=[running], missing_bytes=missing_bytes)
    return rung.smaller_share() or rung.smaller_context()


class _Rung:
    """What could be tried after one failed plan."""

    def __init__(
        self,
        model: ModelFacts,
        machine: Machine,
        wishes: Wishes,
        remembered: Remembered,
        *,
        tried: Sequence[Plan],
        missing_bytes: int | None,
    ) -> None:
        self._model = model
        self._machine = machine
        self._wishes = msgspec.structs.replace(wishes, ratio=None)
        self._remembered = remembered
        self._tried = tried
        self._failed = failed = tried[-1]
        self._missing = max(1, missing_bytes or 0)
        self._freed = _least_freed(model, failed, missing_bytes)

    def last_good(self) -> Plan | None:
        """Instead of the user's choice, what went well."""
        setting = self._remembered.last_good
        if setting is None or self._failed.source is not Source.MANUAL:
            return None
        if self._wishes.device not in (None, setting.device):
            return None
        slots = slots_at(self._model.experts, setting.ratio)
        if slots >= self._model.experts:  # it streamed nothing
            return None
        limit = self._limit(self._missing, streams=True)
        return self._plan(setting.device, [slots], limit, Source.LAST_GOOD)

    def smaller_share(self) -> Plan | None:
        """A larger ratio, on graphics that can stream."""
        shares = _smaller_shares(self._model, self._failed.slots, self._freed)
        limit = self._limit(self._freed, streams=True)
        plans = (self._plan(device, shares, limit) for device in self._graphics())
        return next((plan for plan in plans if plan is not None), None)

    def smaller_context(self) -> Plan | None:
        """The whole model again, with less beside it, where there are no experts to stream."""
        if self._model.experts:
            return None
        limit = self._limit(self._freed, streams=False)
        return self._plan(self._failed.device, [self._failed.slots], limit)

    def cpu(self) -> Plan | None:
        """The CPU, where it was not tried; also where the user wished for graphics."""
        device = next((d for d in self._machine.devices if d.kind is DeviceKind.CPU), None)
        if device is None or any(plan.device == device.id for plan in self._tried):
            return None
        wishes = msgspec.structs.replace(self._wishes, device=device.id)
        learned = Remembered(learned=self._remembered.learned)
        plan = make_plan(self._model, self._machine, wishes, learned)
        return plan if plan.fits else None

    def _graphics(self) -> list[str]:
        """Where to look for a larger ratio: the device itself, or graphics after the CPU."""
        device = _device(self._machine, self._failed.device)
        if device is None or device.kind is not DeviceKind.CPU:
            return [self._failed.device]
        wished = self._wishes.device
        return [d.id for d in self._machine.devices if d is not device and wished in (None, d.id)]

    def _limit(self, freed: int, *, streams: bool) -> int:
        """What the next plan may need at its highest: less than everything that was tried."""
        return min(_compared(plan, streams=streams) for plan in self._tried) - freed

    def _plan(
        self, device: str, slots: Sequence[int], limit: int, source: Source = Source.AUTOMATIC
    ) -> Plan | None:
        wishes = msgspec.structs.replace(self._wishes, device=device)
        return plan_within(
            self._model,
            self._machine,
            wishes,
            self._remembered,
            slots=slots,
            limit_bytes=limit,
            source=source,
        )


def _compared(plan: Plan, *, streams: bool) -> int:
    """Streaming has no peak while loading, so that it has to stay below what was in use."""
    return plan.needed_bytes if streams else max(plan.needed_bytes, plan.load_peak_bytes)


def _least_freed(model: ModelFacts, failed: Plan, missing_bytes: int | None) -> int:
    """What a step has to free: what was missing, and a part worth the load."""
    whole = model.routed_bytes if model.experts else failed.needed_bytes
    return max(1, missing_bytes or 0, whole // _LEAST_PART)


def _smaller_shares(model: ModelFacts, slots: int, freed: int) -> list[int]:
    """Slot counts to try instead of ``slots``, the best first.

    The most that free ``freed`` bytes by themselves; then, with less context or a smaller chunk
    beside them, the most that free a tenth of the routed bytes. Unusably few come last.
    """
    part = max(1, model.routed_bytes // _LEAST_PART)
    fewer = distinct_slots(model.experts)[1:]
    alone = [n for n in fewer if (slots - n) * model.slot_bytes >= freed]
    helped = [n for n in reversed(fewer) if part <= (slots - n) * model.slot_bytes < freed]
    return sorted([*alone, *helped], key=lambda n: n < comfortable_slots(model.top_k))


def _device(machine: Machine, name: str) -> DeviceFacts | None:
    return next((device for device in machine.devices if device.id == name), None)


def _refusal(
    model: ModelFacts,
    machine: Machine,
    wishes: Wishes,
    tried: Sequence[Plan],
    missing_bytes: int | None,
) -> Refusal:
    failed = tried[-1]
    device = _device(machine, failed.device)
    available = failed.budget_bytes
    if device is not None:
        available = budget_of(device, machine, wishes.reserve_bytes).available_bytes
    # What a plan needs may be available by all accounts, and still it failed.
    same = [plan for plan in tried if plan.device == failed.device]
    least = min(_compared(plan, streams=False) for plan in same)
    freed = _least_freed(model, failed, missing_bytes)
    missing = max(freed, enough_for(least) - available)
    return Refusal(
        device=failed.device,
        ratio=failed.ratio,
        steps=len(tried) - 1,
        needed_bytes=least,
        available_bytes=available,
        missing_bytes=missing,
        enough_bytes=available + missing,
    )
