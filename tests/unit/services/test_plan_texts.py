"""Sentences of plans, read as a user would."""

import re

import pytest

from moechat.core.kv_cache import KvPrecision
from moechat.core.plan import Alternative, AlternativeCode, Plan, Reason, ReasonCode, Wishes
from moechat.core.planner import make_plan
from moechat.core.speed_learning import Basis
from moechat.services.plan_texts import alternative_text, basis_text, reason_text
from tests.support.plan_cases import GIB, QWEN3_30B, QWEN36_35B, desktop_285k, lunar_lake

# Every value that any reason carries.
VALUES: dict[str, str | int | float] = {
    "needed_bytes": 19 * GIB,
    "comfortable_bytes": 15 * GIB,
    "available_bytes": 16 * GIB,
    "used_bytes": 10 * GIB,
    "enough_bytes": 20 * GIB,
    "missing_bytes": 4 * GIB,
    "saved_bytes": 300 * 1024**2,
    "ratio": 24,
    "wanted_ratio": 10,
    "smaller_ratio": 20,
    "slots": 194,
    "experts": 256,
    "wanted_slots": 16,
    "top_k": 8,
    "ttft_ms": 21_121.0,
    "resident_ttft_ms": 2_220.0,
    "tokens": 2560,
    "context_tokens": 4096,
    "usual_tokens": 8192,
    "wanted_tokens": 100_000,
    "device": "Intel Graphics",
    "drive": "usb",
    "source": "tuned",
    "percent": 1.0,
}


def alternative(code: AlternativeCode, **values: float) -> Alternative:
    return Alternative(
        code=code,
        device="GPU",
        ratio=40,
        slots=76,
        context_tokens=8192,
        kv_precision=KvPrecision.U8,
        needed_bytes=8 * GIB,
        fits=True,
        tokens_per_second=15.04,
        ttft_ms=21_000.0,
        values=values,
    )


def texts(plan: Plan) -> str:
    return "\n".join([*map(reason_text, plan.reasons), *map(alternative_text, plan.alternatives)])


@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_is_a_sentence(code: ReasonCode) -> None:
    text = reason_text(Reason(code, VALUES))
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")
    assert not re.search(r"[{}]|_bytes|\d{7}", text)


@pytest.mark.parametrize("code", AlternativeCode)
@pytest.mark.parametrize("faster", [1.0, 9.5])
def test_every_alternative_is_a_sentence(code: AlternativeCode, faster: float) -> None:
    values = {"close_bytes": GIB, "freed_bytes": GIB, "percent": 74, "faster": faster}
    text = alternative_text(alternative(code, **values))
    assert text.endswith(".")
    assert not re.search(r"[{}]|_bytes|\d{7}", text)


def test_what_it_takes_to_stay_in_memory() -> None:
    offer = alternative(AlternativeCode.FREE_MEMORY, close_bytes=1.4 * GIB, faster=10.2)
    text = alternative_text(offer).replace("\N{NO-BREAK SPACE}", " ")
    assert text == ("Close 1.4 GB of programs: no streaming, first token about 10 times sooner.")


def test_nothing_is_to_be_closed_where_only_the_limit_is_low() -> None:
    offer = alternative(AlternativeCode.RAISE_GPU_LIMIT, percent=74, close_bytes=0, faster=9.5)
    assert "close" not in alternative_text(offer).lower()
    offer = alternative(AlternativeCode.RAISE_GPU_LIMIT, percent=74, close_bytes=GIB, faster=9.5)
    assert "close" in alternative_text(offer).lower()


def test_a_streamed_plan_explains_itself() -> None:
    text = texts(make_plan(QWEN36_35B, lunar_lake()))
    assert "194 of 256 experts stay in memory" in text
    assert "Let the graphics use 74 %" in text
    assert "instead of 2.2 s" in text


def test_missing_xmx_is_explained() -> None:
    text = texts(make_plan(QWEN3_30B, desktop_285k(), Wishes(ratio=50)))
    assert "Intel Graphics has no XMX units" in text
    assert "50 % (your choice) is not possible now" in text


@pytest.mark.parametrize(
    ("basis", "factor", "text"),
    [
        (Basis.MEASURED, 1.05, "measured"),
        (Basis.ESTIMATED, 1.4, "estimated, between 14.3 and 28.0"),
        (Basis.ESTIMATED, 1.1, "estimated, between 18.2 and 22.0"),
    ],
)
def test_how_sure_a_speed_is(basis: Basis, factor: float, text: str) -> None:
    assert basis_text(20.0, basis, factor) == text
