"""Wishes for loading, from the settings."""

from pathlib import Path

from moechat.core.kv_cache import KvPrecision
from moechat.core.plan import Wishes
from moechat.services.settings import Settings
from moechat.services.wishes import wishes_for


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
