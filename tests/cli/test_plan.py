"""``moechat plan``, as a person and as a program reads it."""

import json

import pytest

from moechat.cli import plan
from moechat.core.memory_plan import GIB
from tests.support.plan_cases import GPT_OSS, LFM2_8B, QWEN3_30B, QWEN36_35B, lunar_lake

KEYS = {
    "device",
    "ratio",
    "slots",
    "experts",
    "fits",
    "needed_bytes",
    "fixed_bytes",
    "resident_expert_bytes",
    "kv_bytes",
    "kv_precision",
    "recurrent_bytes",
    "working_bytes",
    "load_peak_bytes",
    "budget_bytes",
    "prefill_chunk",
    "expected_tokens_per_second",
    "expected_ttft_ms",
    "basis",
    "reasons",
    "curve",
    "alternatives",
}
CURVE_KEYS = {"ratio", "slots", "needed_bytes", "fits", "tokens_per_second", "ttft_ms", "basis"}

Captured = pytest.CaptureFixture[str]


def test_json_has_every_key(capsys: Captured) -> None:
    assert plan.run(QWEN36_35B, lunar_lake(), as_json=True) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown.keys() >= KEYS
    assert all(point.keys() >= CURVE_KEYS for point in shown["curve"])
    assert len(shown["curve"]) == 100
    assert all(reason["text"] for reason in shown["reasons"])
    assert all(alternative["text"] for alternative in shown["alternatives"])
    assert shown["basis"] == "estimated"


def test_context_and_reserve_count(capsys: Captured) -> None:
    def ratio(**options: int) -> int:
        plan.run(QWEN3_30B, lunar_lake(), as_json=True, **options)
        return int(json.loads(capsys.readouterr().out)["ratio"])

    assert ratio(reserve=12 * GIB) > ratio(reserve=8 * GIB) > ratio()
    assert ratio(context=40_960, reserve=8 * GIB) > ratio(context=1024, reserve=8 * GIB)


def test_the_table_shows_memory_speed_and_why(capsys: Captured) -> None:
    assert plan.run(QWEN36_35B, lunar_lake()) == 0
    shown = capsys.readouterr().out
    assert "194 of 256 per layer in memory, OFFLOAD_RATIO 24" in shown
    assert "Instead:" in shown
    assert "<- planned" in shown
    assert max(map(len, shown.splitlines()[-12:])) <= 80


def test_a_model_in_memory_names_no_ratio(capsys: Captured) -> None:
    assert plan.run(LFM2_8B, lunar_lake()) == 0
    assert "OFFLOAD_RATIO" not in capsys.readouterr().out


def test_too_little_memory_fails(capsys: Captured) -> None:
    assert plan.run(GPT_OSS, lunar_lake(ram=15.6, used=8)) == 1
    assert "! There is too little memory" in capsys.readouterr().out
