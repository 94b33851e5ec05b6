"""From the log of runs to what the planner remembers: only runs that still tell something.

A run teaches if it is of this model, device, driver and runtime, and was a warm, undisturbed
answer of some length. Everything else is history.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from moechat.core.device_name import short_device_name
from moechat.core.estimator import cached_beside
from moechat.core.faults import FaultCode
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, Machine
from moechat.core.model_facts import ModelFacts
from moechat.core.offload_proof import ProofState
from moechat.core.plan import Learned, Remembered, Setting, Source
from moechat.core.rates import rates_of
from moechat.core.run_record import RunKind, RunRecord, TunedSetting
from moechat.core.slots import MAX_RATIO, RESIDENT
from moechat.core.speed_learning import WarmRun, prefill_factor, read_factor
from moechat.core.speed_model import FirstTokenTime, first_token_time

MIN_NEW_TOKENS = 32  # a shorter answer says little about the speed
_SLOWEST, _FASTEST = 1e-3, 1e5  # tokens a second; beyond, something else was measured
LONG_PROMPT_TOKENS = 200  # that no prefix cache covers
_RUNS_A_POINT = 5  # of one slot count the newest count: what they agree on is how it is now
_SECONDS_A_DAY = 86_400.0
_OTHER_POWER_DAYS = 1.0  # mains or battery then, the other now: as uncertain as a new day
_SAME_SPEED = ("openvino", "genai")  # other versions of these are another machine

# Troubles of a setting. What a person or another program did says nothing about it.
_SETTING_FAILED = frozenset(
    {
        FaultCode.OUT_OF_MEMORY,
        FaultCode.DRIVER_FAILED,
        FaultCode.GPU_LOST,
        FaultCode.LOAD_FAILED,
        FaultCode.GENERATION_FAILED,
        FaultCode.ENGINE_DIED,
        FaultCode.ENGINE_OUT_OF_MEMORY,
        FaultCode.ENGINE_SILENT,
        FaultCode.ENGINE_STALLED,
    }
)


class Present(msgspec.Struct, frozen=True, kw_only=True):
    """What runs are compared with."""

    now: float  # seconds since the epoch
    model_key: str
    drivers: Mapping[str, str] = {}  # by device id; a device without one has ""
    versions: Mapping[str, str] = {}
    on_battery: bool | None = None


def remember(
    runs: Iterable[RunRecord],
    tuned: TunedSetting | None,
    *,
    model: ModelFacts,
    machine: Machine,
    present: Present,
) -> Remembered:
    """What ``runs``, in any order, left for a plan of ``model`` on ``machine`` now."""
    newest = _newest_first(run for run in runs if run.model_key == present.model_key)
    learned = {
        device.id: _learn(newest, device, model, machine, present) for device in machine.devices
    }
    return Remembered(
        tuned=_tuned(tuned, present),
        last_good=last_good(newest),
        learned={id_: found for id_, found in learned.items() if found != Learned()},
    )


def last_good(runs: Iterable[RunRecord]) -> Setting | None:
    """The newest setting of one model that loaded or answered, and has not failed since.

    The tuner's measurements do not count: it tries what nobody chose.
    """
    failed: set[tuple[str, int]] = set()
    for run in _newest_first(runs):
        setting = (run.device, run.ratio)
        if run.paging or run.proof == ProofState.IGNORED or run.fault in _SETTING_FAILED:
            failed.add(setting)
        elif (
            run.fault is None
            and run.kind is not RunKind.TUNE
            and setting not in failed
            and RESIDENT <= run.ratio <= MAX_RATIO
        ):
            chunk = run.prefill_chunk if run.prefill_chunk > 0 else None
            return Setting(
                device=run.device,
                ratio=run.ratio,
                prefill_chunk=chunk,
                by_hand=run.source is Source.MANUAL,
            )
    return None


def teaches(run: RunRecord) -> bool:
    """Whether a run was undisturbed, warm and long enough to learn from."""
    return (
        run.fault is None
        and not run.paging
        and not run.cold
        and run.proof != ProofState.IGNORED
        and run.kind is not RunKind.LOAD
        and run.new_tokens >= MIN_NEW_TOKENS
        and _SLOWEST <= run.tokens_per_second <= _FASTEST
    )


def _newest_first(runs: Iterable[RunRecord]) -> list[RunRecord]:
    return sorted(runs, key=lambda run: run.at, reverse=True)


def _tuned(tuned: TunedSetting | None, present: Present) -> Setting | None:
    if tuned is None or tuned.model_key != present.model_key:
        return None
    if not RESIDENT <= tuned.ratio <= MAX_RATIO:
        return None
    known = tuned.kv_precision in set(KvPrecision)
    return Setting(
        device=tuned.device,
        ratio=tuned.ratio,
        prefill_chunk=tuned.prefill_chunk,
        kv_precision=KvPrecision(tuned.kv_precision) if known else None,
        threads=tuned.threads if tuned.threads and tuned.threads > 0 else None,
    )


def _learn(
    newest: Sequence[RunRecord],
    device: DeviceFacts,
    model: ModelFacts,
    machine: Machine,
    present: Present,
) -> Learned:
    usable = [run for run in newest if teaches(run) and _is_here(run, device, model, present)]
    points: Counter[int] = Counter()
    warm = []
    for run in usable:
        points[run.slots] += 1
        if points[run.slots] <= _RUNS_A_POINT:
            warm.append(_warm_run(run, present))
    long = [run for run in usable if _has_long_prompt(run)]
    prefill = _prefill_factor(long, device, model, machine)
    return Learned(
        runs=tuple(warm),
        prefill_factor=prefill,
        read_factor=_read_factor(long, device, model, machine, prefill or 1.0),
    )


def _is_here(run: RunRecord, device: DeviceFacts, model: ModelFacts, present: Present) -> bool:
    return (
        run.device == device.id
        and short_device_name(run.device_name) == short_device_name(device.name)
        and run.driver == present.drivers.get(device.id, "")
        and all(run.versions.get(v, "") == present.versions.get(v, "") for v in _SAME_SPEED)
        and run.experts == model.experts
        and 0 <= run.slots <= run.experts
    )


def _warm_run(run: RunRecord, present: Present) -> WarmRun:
    days = max(0.0, present.now - run.at) / _SECONDS_A_DAY
    if None not in (run.on_battery, present.on_battery) and run.on_battery != present.on_battery:
        days += _OTHER_POWER_DAYS
    return WarmRun(
        slots=run.slots,
        seconds_per_token=1.0 / run.tokens_per_second,
        cached_bytes=run.cached_bytes,
        age_days=days,
    )


# ── the first token ──────────────────────────────────────────────────────────


def _has_long_prompt(run: RunRecord) -> bool:
    new = run.new_prompt_tokens
    return new is not None and new >= LONG_PROMPT_TOKENS and 0 < run.ttft_ms < math.inf


def _prefill_factor(
    long: Sequence[RunRecord], device: DeviceFacts, model: ModelFacts, machine: Machine
) -> float | None:
    resident = next((run for run in long if run.slots >= run.experts), None)
    if resident is None:
        return None
    time = _predicted(resident, device, model, machine)
    return prefill_factor(measured=resident.ttft_ms / 1000, compute=time.compute)


def _read_factor(
    long: Sequence[RunRecord],
    device: DeviceFacts,
    model: ModelFacts,
    machine: Machine,
    prefill: float,
) -> float | None:
    streamed = next((run for run in long if run.slots < run.experts), None)
    if streamed is None:
        return None
    time = _predicted(streamed, device, model, machine)
    return read_factor(
        measured=streamed.ttft_ms / 1000, compute=time.compute / prefill, read=time.read
    )


def _predicted(
    run: RunRecord, device: DeviceFacts, model: ModelFacts, machine: Machine
) -> FirstTokenTime:
    cached = run.cached_bytes
    if cached is None:
        cached = cached_beside(model, device, machine, run.slots)
    new_tokens = run.new_prompt_tokens or 0
    return first_token_time(
        model,
        rates_of(device, machine),
        run.slots,
        new_tokens=new_tokens,
        chunk=run.prefill_chunk or new_tokens,
        cached_bytes=cached,
        warm=True,
    )
