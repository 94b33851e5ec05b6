"""Speed of any arrangement on one device: the model's formulas, corrected by what was measured."""

from statistics import median

from moechat.core.arrangement import Setup
from moechat.core.machine import DeviceFacts, DeviceKind, Machine
from moechat.core.memory_plan import Budget, engine_bytes, pages
from moechat.core.model_facts import ModelFacts
from moechat.core.plan import Estimate, Learned
from moechat.core.rates import rates_of
from moechat.core.slots import ratio_of
from moechat.core.speed_learning import (
    LEARNED_FIRST_TOKEN_ERROR,
    PRIOR_FIRST_TOKEN_ERROR,
    Basis,
    WarmRun,
    learn,
    learned_error,
    measured_error,
    prior_error,
)
from moechat.core.speed_model import (
    TokenTime,
    first_token_time,
    has_few_slots,
    prefill_rate,
    token_time,
)

EXPECTED_PROMPT_TOKENS = 1000  # new ones: a question with a page of text


def cached_beside(model: ModelFacts, device: DeviceFacts, machine: Machine, slots: int) -> int:
    """RAM that a run with ``slots`` leaves for the file cache, were memory as it is now."""
    weights = model.fixed_bytes + slots * model.slot_bytes
    return machine.ram_available_bytes - engine_bytes(device.kind) - weights


class Estimator:
    """Estimates for one model on one device."""

    def __init__(
        self,
        model: ModelFacts,
        device: DeviceFacts,
        machine: Machine,
        budget: Budget,
        learned: Learned,
    ) -> None:
        self._model = model
        self._device = device
        self._machine = machine
        self._budget = budget
        self._learned = learned
        self._rates = rates_of(device, machine)
        factor = learned.prefill_factor
        self._prefill_factor = factor if factor and factor > 0 else 1.0
        factor = learned.read_factor
        self._read_factor = factor if factor and factor > 0 else 1.0
        self._runs = [run for run in learned.runs if run.seconds_per_token > 0]
        self._fit = learn([(self._time_of(run), run) for run in self._runs])

    @property
    def prefill_tokens_s(self) -> float:
        """Prompt tokens a second without streaming."""
        return prefill_rate(self._model, self._rates) * self._prefill_factor

    def estimate(self, setup: Setup, *, if_it_fits: bool = False) -> Estimate:
        """Speed of ``setup`` as memory is now, or with ``if_it_fits`` were there enough of it."""
        cached = self._cached_bytes(setup)
        paging = not if_it_fits and pages(setup.need, self._budget, self._device.kind)
        time = token_time(self._model, self._rates, setup.slots, cached, paging=paging)
        seconds, basis, error = self._seconds(setup.slots, time)
        return Estimate(
            tokens_per_second=round(1.0 / seconds, 3) if seconds > 0 else 0.0,
            ttft_ms=round(self._first_token_seconds(setup, cached) * 1000, 1),
            basis=basis,
            error_factor=round(error, 3),
            ttft_error_factor=(
                PRIOR_FIRST_TOKEN_ERROR
                if self._first_token_factor(setup) is None
                else LEARNED_FIRST_TOKEN_ERROR
            ),
        )

    def _seconds(self, slots: int, time: TokenTime) -> tuple[float, Basis, float]:
        here = [run for run in self._runs if run.slots == slots]
        if here:
            seconds = median(run.seconds_per_token for run in here)
            return seconds, Basis.MEASURED, measured_error(here)
        seconds = self._fit.seconds(time)
        if self._runs and not time.paging:
            experts = self._model.experts
            error = learned_error(
                self._fit,
                time,
                ratio_of(experts, slots),
                [ratio_of(experts, run.slots) for run in self._runs],
            )
        else:
            error = prior_error(
                few_slots=has_few_slots(self._model, slots),
                vague=self._model.hybrid or not self._rates.memory_known,
                outside=time.paging or self._device.kind is DeviceKind.DISCRETE,
            )
        return seconds, Basis.ESTIMATED, error

    def _time_of(self, run: WarmRun) -> TokenTime:
        cached = run.cached_bytes
        if cached is None:
            cached = cached_beside(self._model, self._device, self._machine, run.slots)
        return token_time(self._model, self._rates, run.slots, cached)

    def _first_token_seconds(self, setup: Setup, cached: int) -> float:
        time = first_token_time(
            self._model,
            self._rates,
            setup.slots,
            new_tokens=min(EXPECTED_PROMPT_TOKENS, setup.context_tokens),
            chunk=setup.prefill_chunk,
            cached_bytes=cached,
        )
        return time.compute / self._prefill_factor + time.read * self._read_factor

    def _first_token_factor(self, setup: Setup) -> float | None:
        """The measured correction that matters for ``setup``."""
        streaming = setup.slots < self._model.experts
        return self._learned.read_factor if streaming else self._learned.prefill_factor

    def _cached_bytes(self, setup: Setup) -> int:
        """RAM that stays free for the file cache."""
        if self._device.kind is DeviceKind.DISCRETE:
            return self._machine.ram_available_bytes - setup.need.outside
        engine = engine_bytes(self._device.kind)
        return self._machine.ram_available_bytes - engine - setup.need.total
