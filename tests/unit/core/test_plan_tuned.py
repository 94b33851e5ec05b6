"""A measured setting in the next plan: threads and KV precision, beside the ratio."""

import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.machine import Machine
from moechat.core.plan import Plan, Remembered, Setting, Source, Wishes
from moechat.core.planner import make_plan
from moechat.core.remembering import Present, remember
from tests.support.plan_cases import QWEN3_30B, desktop_285k, lunar_lake
from tests.support.run_cases import tuned

ROOMY = desktop_285k()


def planned(setting: Setting, computer: Machine = ROOMY, wishes: Wishes | None = None) -> Plan:
    return make_plan(QWEN3_30B, computer, wishes, Remembered(tuned=setting))


def test_threads_and_precision_of_a_cpu() -> None:
    setting = Setting(device="CPU", ratio=0, threads=8, kv_precision=KvPrecision.BF16)
    plan = planned(setting)
    assert (plan.source, plan.threads) == (Source.TUNED, 8)
    assert plan.kv_precision is KvPrecision.BF16
    assert plan.fits
    assert make_plan(QWEN3_30B, ROOMY).threads is None


def test_graphics_have_no_threads() -> None:
    setting = Setting(device="GPU", ratio=60, threads=8, kv_precision=KvPrecision.U4)
    plan = planned(setting, lunar_lake())
    assert (plan.source, plan.ratio, plan.threads) == (Source.TUNED, 60, None)
    assert plan.kv_precision is KvPrecision.U4


def test_a_wished_precision_beats_a_measured_one() -> None:
    setting = Setting(device="CPU", ratio=0, kv_precision=KvPrecision.BF16)
    plan = planned(setting, wishes=Wishes(kv_precision=KvPrecision.U4))
    assert (plan.source, plan.kv_precision) == (Source.TUNED, KvPrecision.U4)


def test_a_precision_that_does_not_fit_now_is_left() -> None:
    lowest = make_plan(QWEN3_30B, lunar_lake())
    setting = Setting(device="GPU", ratio=lowest.ratio, kv_precision=KvPrecision.F32)
    plan = planned(setting, lunar_lake())
    assert plan.fits
    assert (plan.source, plan.ratio) == (Source.TUNED, lowest.ratio)
    assert plan.kv_precision is not KvPrecision.F32


@pytest.mark.parametrize(
    ("kept", "known"), [("bf16", KvPrecision.BF16), ("", None), ("unheard-of", None)]
)
def test_what_the_store_kept_is_remembered(kept: str, known: KvPrecision | None) -> None:
    found = tuned(device="CPU", ratio=0, kv_precision=kept, threads=6)
    memory = remember(
        [],
        found,
        model=QWEN3_30B,
        machine=ROOMY,
        present=Present(now=0.0, model_key=found.model_key),
    )
    assert memory.tuned is not None
    assert (memory.tuned.kv_precision, memory.tuned.threads) == (known, 6)
