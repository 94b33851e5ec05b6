"""Wishes for loading, from the settings."""

from pathlib import Path

from moechat.core.kv_cache import KvPrecision
from moechat.core.memory_lock import LockMode
from moechat.core.memory_plan import comfortable
from moechat.core.plan import Remembered, Wishes
from moechat.core.planner import make_plan
from moechat.services.load_planner import PlannedLoad
from moechat.services.planned_source import load_of
from moechat.services.settings import Settings
from moechat.services.wishes import load_wish, wishes_for
from tests.support.plan_cases import QWEN3_30B, machine


def test_all_wishes_come_from_the_settings() -> None:
    folder = Path("/models/qwen")
    settings = Settings(
        device="GPU",
        ratios={str(folder): 30},
        context_tokens=8192,
        kv_precision=KvPrecision.U4,
        prefill_chunk=512,
        reserve_bytes=5,
        battery_reserve_bytes=7,
    )
    wishes = wishes_for(settings, folder)
    assert wishes == Wishes(
        device="GPU",
        ratio=30,
        context_tokens=8192,
        kv_precision=KvPrecision.U4,
        prefill_chunk=512,
        reserve_bytes=5,
    )
    assert wishes_for(settings, folder, on_battery=True).reserve_bytes == 12
    assert wishes_for(settings, Path("/models/other")).ratio is None


def test_a_wish_to_lock_reaches_the_engine_with_what_is_comfortable() -> None:
    plan = make_plan(QWEN3_30B, machine(64, 8), Wishes(device="CPU"))
    asked = []
    for mode in LockMode:
        wish = load_wish(Settings(memory_lock=mode), Path("/models/qwen"))
        planned = PlannedLoad(wish, QWEN3_30B, machine(64, 8), Remembered(), plan)
        asked.append(load_of(planned).lock_bytes)
    assert asked == [0, comfortable(plan.budget_bytes), comfortable(plan.budget_bytes)]
