"""Verdicts on models before their download, on the machines of the plan's cases."""

import pytest
from msgspec.structs import replace

from moechat.core.download_verdict import Circumstances, DownloadVerdict, Suitability, judge
from moechat.core.machine import Machine
from moechat.core.model_facts import Answer, ModelFacts
from moechat.core.planner import make_plan
from tests.support.plan_cases import (
    CODER_NEXT,
    GPT_OSS,
    LFM2_8B,
    QWEN3_30B,
    desktop_285k,
    lunar_lake,
    panther_lake_64,
)

GB = 10**9
UNSUPPORTED = replace(LFM2_8B, architecture_supported=Answer.NO)
STUCK = replace(CODER_NEXT, streamable=Answer.NO)


def verdict(facts: ModelFacts, machine: Machine, **more: float) -> DownloadVerdict:
    here = Circumstances(machine=machine, **more)  # type: ignore[arg-type]
    return judge(facts, here, download_bytes=facts.routed_bytes + facts.fixed_bytes)


@pytest.mark.parametrize(
    ("facts", "machine", "expected"),
    [
        (LFM2_8B, lunar_lake(), Suitability.RESIDENT),
        (QWEN3_30B, lunar_lake(), Suitability.STREAMED),
        (QWEN3_30B, panther_lake_64(), Suitability.RESIDENT),
        (QWEN3_30B, lunar_lake(ram=15.5, used=12.0), Suitability.SLOW),
        (QWEN3_30B, lunar_lake(ram=15.5, used=14.0), Suitability.TOO_LARGE),
        (STUCK, lunar_lake(), Suitability.NOT_STREAMABLE),
        (GPT_OSS, panther_lake_64(), Suitability.RESIDENT),
        (UNSUPPORTED, panther_lake_64(), Suitability.UNSUPPORTED),
        (replace(LFM2_8B, precision_usable=Answer.NO), lunar_lake(), Suitability.UNSUPPORTED),
    ],
)
def test_suitability(facts: ModelFacts, machine: Machine, expected: Suitability) -> None:
    assert verdict(facts, machine).suitability is expected


def test_the_figures_are_those_of_the_plan() -> None:
    machine = lunar_lake()
    plan = make_plan(QWEN3_30B, machine)
    found = verdict(QWEN3_30B, machine)
    assert found.plan == plan
    assert (found.ratio, found.device) == (plan.ratio, plan.device)
    assert 0 < found.ratio < 100
    assert (found.needed_bytes, found.available_bytes) == (plan.needed_bytes, plan.budget_bytes)
    assert found.tokens_per_second == plan.expected_tokens_per_second
    assert (found.basis, found.error_factor) == (plan.basis, plan.error_factor)
    assert found.exact == (QWEN3_30B.error == 0)
    assert not verdict(replace(QWEN3_30B, error=0.01), machine).exact


def test_what_does_not_fit_has_no_speed() -> None:
    for found in (verdict(STUCK, lunar_lake()), verdict(UNSUPPORTED, lunar_lake())):
        assert (found.tokens_per_second, found.first_token_ms, found.basis) == (None, None, None)
    assert verdict(STUCK, lunar_lake()).needed_bytes is not None
    assert verdict(UNSUPPORTED, lunar_lake()).needed_bytes is None


def test_slow_is_said() -> None:
    machine = desktop_285k()
    plan = make_plan(QWEN3_30B, machine)
    slow = replace(machine, memory_gb_s=4.0)
    assert plan.fits
    assert verdict(QWEN3_30B, slow).suitability is Suitability.SLOW


def test_time_and_room() -> None:
    size = QWEN3_30B.routed_bytes + QWEN3_30B.fixed_bytes
    found = verdict(QWEN3_30B, lunar_lake())
    assert (found.download_s, found.free_after_bytes, found.has_room) == (None, None, True)
    found = verdict(
        QWEN3_30B, lunar_lake(), bytes_per_s=1e6, free_bytes=size + 3 * GB, reserve_bytes=2 * GB
    )
    assert found.download_bytes == size
    assert found.download_s == pytest.approx(size / 1e6)
    assert (found.free_after_bytes, found.has_room) == (GB, True)
    found = verdict(QWEN3_30B, lunar_lake(), free_bytes=size, reserve_bytes=1)
    assert (found.free_after_bytes, found.has_room) == (-1, False)


def test_gpt_oss_is_not_streamed() -> None:
    found = verdict(GPT_OSS, lunar_lake(ram=15.5, used=9.0))
    assert found.suitability is Suitability.NOT_STREAMABLE
