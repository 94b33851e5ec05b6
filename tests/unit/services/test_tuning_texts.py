"""What a tuning run says, and the texts that it has models read."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.tuning_result import (
    MeasuredPoint,
    Note,
    NoteCode,
    Rejection,
    Verdict,
    VerdictCode,
)
from moechat.core.tuning_space import TuningSpace
from moechat.core.tuning_steps import TOPICS, Purpose, Step, StepKind
from moechat.services.processors import thread_choices
from moechat.services.tuning_prompts import prompt
from moechat.services.tuning_texts import (
    estimate_text,
    note_text,
    point_text,
    rejection_text,
    setting_text,
    step_text,
    verdict_text,
)
from tests.support.plan_cases import GIB, QWEN36_35B, lunar_lake

VALUES: dict[str, str | int | float] = {
    "ratio": 24,
    "tokens_s": 20.52,
    "free_bytes": 3 * GIB,
    "other_ratio": 64,
    "other_tokens_s": 12.0,
    "lowest_ratio": 20,
    "lowest_tokens_s": 1.44,
    "failed_ratio": 20,
    "count": 4,
    "threads": 8,
    "kv_precision": "u4",
    "usual_tokens_s": 15.0,
    "percent": -20,
    "tokens": 2560,
    "other_tokens": 512,
    "seconds": 21.0,
    "other_seconds": 36.2,
}
UNFILLED = re.compile(r"[{}]")


def point(**changes: object) -> MeasuredPoint:
    values: dict[str, object] = {
        "device": "GPU", "ratio": 24, "slots": 194, "experts": 256, "prefill_chunk": 2560,
        "kv_precision": KvPrecision.U8, "threads": None, "context_tokens": 8192,
        "needed_bytes": 14 * GIB, "budget_bytes": 17 * GIB, "expected_tokens_per_second": 20.1,
        "tokens_per_second": 20.52, "ttft_ms": 21_900.0, "answers": 2,
    }  # fmt: skip
    return MeasuredPoint(**(values | changes))  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize("code", VerdictCode)
def test_every_verdict_is_a_sentence(code: VerdictCode) -> None:
    text = verdict_text(Verdict(code, VALUES))
    assert text.endswith(".")
    assert not UNFILLED.search(text)


@pytest.mark.parametrize("code", NoteCode)
def test_every_note_is_a_sentence(code: NoteCode) -> None:
    text = note_text(Note(code, VALUES))
    assert text.endswith(".")
    assert not UNFILLED.search(text)


def test_verdicts_say_what_was_chosen_and_against_what() -> None:
    lowest = verdict_text(Verdict(VerdictCode.LOWEST_BEST, VALUES))
    assert lowest.replace("\N{NO-BREAK SPACE}", " ") == (
        "Best is 24 % streamed: 20.5 tokens a second with 3.0 GB to spare, against 12.0 at 64 %."
    )
    faster = verdict_text(Verdict(VerdictCode.OTHER_FASTER, VALUES))
    assert faster == (
        "Best is 8 threads, 4-bit KV cache: 20.5 tokens a second, against 15.0 as usual."
    )
    alone = verdict_text(Verdict(VerdictCode.ONLY_ONE, VALUES | {"ratio": 0}))
    assert alone.startswith("Everything in memory gives 20.5 tokens a second")
    assert "20 % slower" in note_text(Note(NoteCode.DRIFTED, {"percent": -20}))
    assert "20 % faster" in note_text(Note(NoteCode.DRIFTED, {"percent": 20}))


def test_points_and_steps_name_their_setting() -> None:
    assert point_text(point()) == "24 % streamed: 20.5 tokens a second, first token 21.9 s"
    failed = point(rejected=Rejection.DOES_NOT_FIT, ratio=20)
    assert point_text(failed) == "20 % streamed: memory ran out"
    assert all(rejection_text(rejection) for rejection in Rejection)
    resident = point(ratio=0, slots=0, experts=0, threads=8, kv_precision=KvPrecision.BF16)
    assert setting_text(resident) == "all in memory, 8 threads, bf16 KV cache"
    candidate = TuningSpace(QWEN36_35B, lunar_lake()).base
    for kind in StepKind:
        step = Step(kind=kind, purpose=Purpose.MEASURE, candidate=candidate)
        assert "24 % streamed" in step_text(step)


def test_the_time_is_told_in_words() -> None:
    assert estimate_text(280, 360) == "Measuring takes about 4.7 minutes, 6.0 minutes at most."
    assert estimate_text(45, 60) == "Measuring takes about 45 seconds, 60 seconds at most."
    assert estimate_text(0.6, 1.2) == "Measuring takes about a second, a second at most."


# ── prompts ──────────────────────────────────────────────────────────────────


def test_prompts_are_long_enough_and_begin_differently() -> None:
    texts = [prompt(topic, 400) for topic in range(TOPICS + 1)]
    assert all(300 * 4.3 < len(text) < 500 * 4.3 for text in texts)
    assert len({text[:20] for text in texts}) == len(texts)  # no prefix is in the cache already
    words = [set(re.findall(r"[a-z]{5,}", text.lower())) for text in texts[:TOPICS]]
    assert all(len(a & b) < len(a | b) / 5 for a, b in combinations(words, 2))


def test_a_prompt_is_as_long_as_asked_by_the_tokenizer_of_the_model() -> None:
    for tokens in (1, 60, 1024, 30_000):
        for chars in (2.0, 4.3, 6.0):
            text = prompt(TOPICS, tokens, chars)
            assert abs(len(text) - tokens * chars) < 20 or tokens * chars < 100


# ── threads ──────────────────────────────────────────────────────────────────


def test_performance_cores_are_counted_where_linux_names_them(tmp_path: Path) -> None:
    listed = tmp_path / "cpus"
    listed.write_text("0-10,99\n", "ascii")
    assert 12 in thread_choices(listed)
    listed.write_text("x", "ascii")
    without = thread_choices(listed)
    assert without == thread_choices(tmp_path / "absent")
    assert without
    assert list(without) == sorted(set(without))
