"""Which settings of a model on a machine the tuner may load, and what to expect of each.

Where experts can be streamed, the settings are ratios: the smallest that fits comfortably, one
40 points higher, and the middle. Two neighbours teach little: the far point shows the cost of
misses. Anywhere else they are threads and precisions of the KV cache. Every setting is a plan
that fits comfortably; nothing below the smallest comfortable ratio is ever proposed.
"""

from collections.abc import Mapping, Sequence

import msgspec

from moechat.core.arrangement import can_stream
from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import engine_bytes
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Learned, Plan, Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.core.rates import rates_of
from moechat.core.slots import MAX_RATIO, RESIDENT, comfortable_slots, slots_at
from moechat.core.speed_learning import WarmRun
from moechat.core.speed_model import TokenTime, first_token_time, token_time, warmup_tokens

FAR_POINTS = 40  # of the ratio, from the first point to the second
_HIGHEST_RATIO = 80
_FAR_SLOTS_PER_TOP_K = 3
_APART_POINTS = 10  # nearer points teach nothing, and a step up frees less than is worth a load
_OTHER_CHUNK = 512  # every chunk reads nearly all streamed experts again: is that so here?

# Before anything was loaded: engine, plugin and kernels, and weights as a plain drive reads them.
_START_SECONDS = 12.0
_WEIGHTS_GB_S = 0.8

_CPU = DeviceFacts(id="CPU", name="", kind=DeviceKind.CPU)


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """One setting to load and measure; its plan fits comfortably."""

    plan: Plan
    threads: int | None = None  # on a CPU; None = as many as OpenVINO takes by itself

    @property
    def decode_key(self) -> tuple[int, KvPrecision, int | None]:
        """Equal for settings that decode equally fast: the chunk counts for prompts only."""
        return (self.plan.slots, self.plan.kv_precision, self.threads)

    def loads_like(self, other: "Candidate | None") -> bool:
        """Whether an engine with ``other`` in it would be loaded the same way."""
        return (
            other is not None
            and self.decode_key == other.decode_key
            and self.plan.prefill_chunk == other.plan.prefill_chunk
        )


class TuningSpace:
    """The candidates of one model on the device that its automatic plan chooses, or a wished one.

    ``threads`` are the counts worth trying on this CPU, besides OpenVINO's own choice.
    """

    def __init__(
        self,
        model: ModelFacts,
        machine: Machine,
        wishes: Wishes | None = None,
        learned: Mapping[str, Learned] | None = None,
        threads: Sequence[int] = (),
    ) -> None:
        self.model = model
        self._machine = machine
        self._remembered = Remembered(learned=dict(learned or {}))
        wishes = msgspec.structs.replace(wishes or Wishes(), ratio=None)
        plan = make_plan(model, machine, wishes, self._remembered)
        self.base = Candidate(plan=plan)
        # What the user has settled is not varied.
        self._free_precision = wishes.kv_precision is None
        self._free_chunk = wishes.prefill_chunk is None
        self.device = next((d for d in machine.devices if d.id == plan.device), _CPU)
        self.streams = can_stream(model, self.device)
        self._plans: dict[Wishes, Plan] = {}  # asked for again at every step
        self._threads = threads if self.device.kind is DeviceKind.CPU else ()
        self._rates = rates_of(self.device, machine)
        # The other candidates differ from the first in one thing at a time.
        self._wishes = msgspec.structs.replace(
            wishes,
            device=plan.device,
            context_tokens=plan.context_tokens,
            kv_precision=plan.kv_precision,
            prefill_chunk=plan.prefill_chunk if plan.ratio != RESIDENT else wishes.prefill_chunk,
        )

    # ── ratios ───────────────────────────────────────────────────────────────

    def at_ratio(self, ratio: int) -> Candidate | None:
        """The candidate at ``ratio``, or None where that does not fit or cannot be streamed."""
        return self._planned(msgspec.structs.replace(self._wishes, ratio=ratio))

    def far_from(self, first: Candidate) -> Candidate | None:
        """The second point to measure, or None where there is no room for one."""
        ratio = min(_HIGHEST_RATIO, first.plan.ratio + FAR_POINTS)
        least = _FAR_SLOTS_PER_TOP_K * max(1, self.model.top_k)
        while ratio > first.plan.ratio and slots_at(self.model.experts, ratio) < least:
            ratio -= 1
        if not self.streams or ratio < first.plan.ratio + _APART_POINTS:
            return None
        return self.at_ratio(ratio)

    def between(self, first: Candidate, far: Candidate) -> Candidate | None:
        """The middle of two points, or None where they are near each other."""
        if far.plan.ratio - first.plan.ratio < 2 * _APART_POINTS:
            return None
        return self.at_ratio((first.plan.ratio + far.plan.ratio) // 2)

    def above(self, failed: Candidate) -> Candidate | None:
        """The next candidate after one that did not fit after all: a step up in ratio."""
        ratio = failed.plan.ratio + _APART_POINTS
        enough = comfortable_slots(self.model.top_k)
        if not self.streams or ratio > MAX_RATIO:
            return None
        if slots_at(self.model.experts, ratio) < enough:
            return None
        return self.at_ratio(ratio)

    # ── everything else ──────────────────────────────────────────────────────

    def other_threads(self) -> Sequence[Candidate]:
        """The first candidate with other numbers of threads."""
        return [msgspec.structs.replace(self.base, threads=count) for count in self._threads]

    def other_precisions(self, best: Candidate) -> Sequence[Candidate]:
        """``best`` with other precisions of the KV cache, as far as they fit."""
        if not self._free_precision:
            return []
        plan = best.plan
        wishes = msgspec.structs.replace(self._wishes, ratio=plan.ratio)
        others = (KvPrecision.U8, KvPrecision.F16, KvPrecision.U4)
        if self.device.kind is DeviceKind.CPU:
            others = (KvPrecision.U8, KvPrecision.BF16, KvPrecision.U4)
        found = [
            self._planned(msgspec.structs.replace(wishes, kv_precision=other))
            for other in others
            if other is not plan.kv_precision
        ]
        return [msgspec.structs.replace(c, threads=best.threads) for c in found if c is not None]

    def other_chunk(self, first: Candidate) -> Candidate | None:
        """``first`` with another prefill chunk; None without streaming: the engine chooses."""
        if first.plan.ratio == RESIDENT or not self._free_chunk:
            return None
        chunk = first.plan.prefill_chunk
        if chunk <= _OTHER_CHUNK:
            return None
        wishes = msgspec.structs.replace(
            self._wishes, ratio=first.plan.ratio, prefill_chunk=_OTHER_CHUNK
        )
        found = self._planned(wishes)
        return found if found and found.plan.prefill_chunk != chunk else None

    def _planned(self, wishes: Wishes) -> Candidate | None:
        plan = self._plans.get(wishes)
        if plan is None:
            plan = make_plan(self.model, self._machine, wishes, self._remembered)
            self._plans[wishes] = plan
        same = plan.device == self.base.plan.device and plan.ratio == wishes.ratio
        # Never below what fits: the planner gives a manual ratio its way only as far as it fits.
        return Candidate(plan=plan) if plan.fits and same else None

    # ── expectations, in seconds ─────────────────────────────────────────────

    def token_time(self, candidate: Candidate) -> TokenTime:
        """Seconds per token by the model, before any correction."""
        cached = self.cached_bytes(candidate)
        return token_time(self.model, self._rates, candidate.plan.slots, cached)

    def learned_runs(self) -> list[tuple[TokenTime, WarmRun]]:
        """Earlier measurements on this device, each with the model's uncorrected prediction."""
        runs = self._remembered.learned.get(self.device.id, Learned()).runs
        return [(self._time_of(run), run) for run in runs if run.seconds_per_token > 0]

    def _time_of(self, run: WarmRun) -> TokenTime:
        cached = run.cached_bytes
        if cached is None:
            cached = self.cached_bytes(self.base)
        return token_time(self.model, self._rates, run.slots, cached)

    def first_token_seconds(self, candidate: Candidate, prompt_tokens: int) -> float:
        """Seconds to the first token of a new prompt."""
        time = first_token_time(
            self.model,
            self._rates,
            candidate.plan.slots,
            new_tokens=prompt_tokens,
            chunk=candidate.plan.prefill_chunk,
            cached_bytes=self.cached_bytes(candidate),
        )
        return time.compute + time.read

    def load_seconds(self, candidate: Candidate) -> float:
        """Seconds from the start of an engine to its being ready."""
        weights = candidate.plan.fixed_bytes + candidate.plan.resident_expert_bytes
        return _START_SECONDS + weights / (_WEIGHTS_GB_S * 1e9)

    def untimed_tokens(self, candidate: Candidate) -> int:
        """Tokens to discard until the pool has filled."""
        return warmup_tokens(self.model, candidate.plan.slots)

    def cached_bytes(self, candidate: Candidate) -> int:
        """RAM that stays free for the file cache."""
        plan, kind = candidate.plan, self.device.kind
        # A card's streamed pool lies in RAM, the rest of the model in its own memory.
        streaming = plan.slots < self.model.experts
        if kind is DeviceKind.DISCRETE:
            taken = plan.resident_expert_bytes if streaming else 0
        else:
            taken = plan.needed_bytes
        return self._machine.ram_available_bytes - engine_bytes(kind) - taken
