"""Plans for machines and models that people published figures of."""

import time

import pytest

from moechat.core.machine import DeviceKind, Machine
from moechat.core.memory_plan import Bound
from moechat.core.plan import AlternativeCode, Plan, ReasonCode, Wishes
from moechat.core.planner import make_plan
from moechat.core.speed_learning import Basis
from tests.support.plan_cases import (
    CODER_NEXT,
    GEMMA4_26B,
    GIB,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    QWEN36_35B,
    desktop_285k,
    gpu,
    lunar_lake,
    machine,
    panther_lake_64,
)


def codes(plan: Plan) -> set[ReasonCode]:
    return {reason.code for reason in plan.reasons}


@pytest.mark.parametrize(
    "computer",
    [
        lunar_lake(),
        lunar_lake(used=10.0),
        lunar_lake(ram=32.0, used=10.0),
        lunar_lake(ram=31.3, used=8.9),
    ],
    ids=["10 GB used", "10 GiB used", "32 GiB", "8.9 GiB used"],
)
def test_qwen36_on_a_32_gb_lunar_lake_streams_a_little(computer: Machine) -> None:
    """20 was the fastest published there; 0 paged at 1.4 tokens a second."""
    plan = make_plan(QWEN36_35B, computer)
    assert plan.device == "GPU"
    assert 15 <= plan.ratio <= 30
    assert plan.fits
    assert plan.budget_bound is Bound.GPU_LIMIT
    assert plan.expected_tokens_per_second == pytest.approx(20.5, rel=0.1)
    assert plan.expected_ttft_ms == pytest.approx(22_000, rel=0.1)
    assert plan.prefill_chunk >= 2048
    resident = plan.curve[0]
    assert not resident.fits
    assert resident.tokens_per_second < 2


def test_what_would_keep_qwen36_resident_there() -> None:
    plan = make_plan(QWEN36_35B, lunar_lake())
    raise_limit = next(a for a in plan.alternatives if a.code is AlternativeCode.RAISE_GPU_LIMIT)
    percent, close = raise_limit.values["percent"], raise_limit.values["close_bytes"]
    assert raise_limit.ratio == 0
    assert raise_limit.values["faster"] > 5
    done = make_plan(
        QWEN36_35B, lunar_lake(used=10e9 / GIB - close / GIB, share=percent / 100 + 0.001)
    )
    assert done.ratio == 0
    assert done.fits


def test_qwen3_on_64_gb_stays_resident() -> None:
    plan = make_plan(QWEN3_30B, panther_lake_64())
    assert (plan.device, plan.ratio, plan.slots, plan.fits) == ("GPU", 0, 128, True)
    assert plan.expected_tokens_per_second == pytest.approx(52.7, rel=0.25)
    assert plan.prefill_chunk <= 256
    assert codes(plan) == {ReasonCode.RESIDENT}


@pytest.mark.parametrize("used", [4.5, 6.0, 7.5])
def test_qwen3_on_a_16_gb_lunar_lake_fits_only_streamed(used: float) -> None:
    plan = make_plan(QWEN3_30B, lunar_lake(ram=15.6, used=used))
    assert plan.fits
    assert plan.ratio >= 50
    assert plan.slots >= 16
    assert not plan.curve[0].fits
    assert ReasonCode.STREAMED in codes(plan)
    assert make_plan(QWEN3_30B, lunar_lake(ram=15.6, used=used), Wishes(ratio=0)).ratio >= 50


@pytest.mark.parametrize(("ram", "used"), [(31.5, 8), (62, 8), (62, 40), (125, 20)])
@pytest.mark.parametrize("ratio", [None, 30, 90])
@pytest.mark.parametrize("device", [None, "GPU", "CPU"])
def test_a_285k_is_never_told_to_stream(
    ram: float, used: float, ratio: int | None, device: str | None
) -> None:
    plan = make_plan(QWEN3_30B, desktop_285k(ram, used), Wishes(ratio=ratio, device=device))
    assert plan.ratio == 0
    assert all(point.ratio == 0 for point in plan.curve)
    assert all(alternative.ratio == 0 for alternative in plan.alternatives)
    assert ReasonCode.NO_XMX in codes(plan)


def test_a_285k_with_memory_computes_on_its_cpu() -> None:
    plan = make_plan(QWEN3_30B, desktop_285k(62, 8))
    assert (plan.device, plan.fits) == ("CPU", True)
    assert plan.expected_tokens_per_second == pytest.approx(23.7, rel=0.25)


def test_staging_does_not_fit_graphics_without_xmx() -> None:
    """Loading such a model there took 47 GB and more."""
    plan = make_plan(QWEN3_30B, desktop_285k(62, 8), Wishes(device="GPU"))
    assert not plan.fits
    assert plan.load_peak_bytes > 45 * GIB


def test_gemma_on_a_lunar_lake_stays_resident() -> None:
    plan = make_plan(GEMMA4_26B, lunar_lake())
    assert (plan.ratio, plan.fits) == (0, True)
    assert plan.expected_tokens_per_second == pytest.approx(26.6, rel=0.2)


def test_lfm2_needs_no_more_than_it_took() -> None:
    plan = make_plan(LFM2_8B, lunar_lake())
    assert plan.ratio == 0
    assert (plan.fixed_bytes + plan.resident_expert_bytes) / GIB == pytest.approx(4.10, abs=0.02)


def test_gpt_oss_is_not_streamed_however_short_memory_is() -> None:
    plan = make_plan(GPT_OSS, lunar_lake(ram=15.6, used=6))
    assert (plan.ratio, plan.fits) == (0, False)
    assert ReasonCode.NOT_STREAMABLE in codes(plan)
    (verdict,) = (r for r in plan.reasons if r.code is ReasonCode.TOO_LITTLE_RESIDENT)
    free = verdict.values["enough_bytes"] / GIB
    assert make_plan(GPT_OSS, lunar_lake(ram=64, used=64 - free - 1.01, share=0.9)).fits


def test_coder_next_streams_on_64_gb() -> None:
    plan = make_plan(CODER_NEXT, panther_lake_64())
    assert plan.fits
    assert 0 < plan.ratio < 50


def test_a_card_lives_on_its_own_memory() -> None:
    card = gpu(24, kind=DeviceKind.DISCRETE, name="Arc Pro B60", architecture="arch=v20.1.0")
    plan = make_plan(QWEN3_30B, machine(16, 13, card))
    assert (plan.device, plan.ratio, plan.fits) == ("GPU", 0, True)
    assert plan.budget_bytes == 24 * GIB


def test_a_card_too_small_gives_way_to_a_roomy_cpu() -> None:
    """Published: 9 tokens a second streamed to a card, 24 on a desktop CPU."""
    card = gpu(12, kind=DeviceKind.DISCRETE, name="Arc B580", architecture="arch=v20.1.0")
    roomy = make_plan(QWEN3_30B, machine(62, 8, card))
    assert (roomy.device, roomy.ratio) == ("CPU", 0)
    assert ReasonCode.CPU_INSTEAD in codes(roomy)
    streamed = next(a for a in roomy.alternatives if a.code is AlternativeCode.STREAM_ON_GPU)
    assert streamed.tokens_per_second < roomy.expected_tokens_per_second
    tight = make_plan(QWEN3_30B, machine(31, 8, card))
    assert tight.device == "GPU"
    assert tight.ratio > 0
    assert ReasonCode.CARD_STREAMS_SLOWLY in codes(tight)


def test_speeds_say_what_they_are() -> None:
    plan = make_plan(QWEN3_30B, lunar_lake(ram=64))
    assert (plan.basis, plan.error_factor) == (Basis.ESTIMATED, 1.4)
    hybrid = make_plan(QWEN36_35B, lunar_lake(ram=64))
    assert hybrid.error_factor == 1.6


def test_planning_is_quick() -> None:
    computer = lunar_lake()
    fastest = min(_seconds(computer) for _ in range(10))
    assert fastest < 0.010


def _seconds(computer: Machine) -> float:
    began = time.process_time()
    make_plan(QWEN36_35B, computer)
    return time.process_time() - began
