"""Numbers as they are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.number_rules import (
    NumberProblem,
    NumberRefusal,
    NumberRule,
    read_number,
    rule_of,
)
from moechat.protocol.messages import Sampling
from moechat.services.settings import Settings

ANY = NumberRule()
WHOLE = NumberRule(whole=True)


@pytest.mark.parametrize(
    ("text", "rule", "value"),
    [
        ("0.7", ANY, 0.7),
        ("0,7", ANY, 0.7),
        (" 12 ", ANY, 12.0),
        ("32768", WHOLE, 32768),
        ("32,768", WHOLE, 32768),
        ("32.768", WHOLE, 32768),
        ("1\u202f048\u202f576", WHOLE, 1048576),
        ("9'007", WHOLE, 9007),
        ("9223372036854775807", WHOLE, 2**63 - 1),
        ("4.0", WHOLE, 4),
        ("1e3", WHOLE, 1000),
        ("", NumberRule(optional=True), None),
    ],
)
def test_what_is_read(text: str, rule: NumberRule, value: float | None) -> None:
    found = read_number(text, rule)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "rule", "problem", "limit"),
    [
        ("", ANY, NumberProblem.MISSING, None),
        ("warm", ANY, NumberProblem.NOT_A_NUMBER, None),
        ("nan", ANY, NumberProblem.NOT_A_NUMBER, None),
        ("inf", ANY, NumberProblem.NOT_A_NUMBER, None),
        ("1,2,3", ANY, NumberProblem.NOT_A_NUMBER, None),
        ("9" * 50, WHOLE, NumberProblem.NOT_A_NUMBER, None),
        ("1.5", WHOLE, NumberProblem.NOT_WHOLE, None),
        ("-1", NumberRule(least=0), NumberProblem.TOO_SMALL, 0),
        ("11", NumberRule(most=10), NumberProblem.TOO_LARGE, 10),
        ("0", NumberRule(above=0), NumberProblem.NOT_ABOVE, 0),
        ("1", NumberRule(below=1), NumberProblem.NOT_BELOW, 1),
    ],
)
def test_what_is_refused(
    text: str, rule: NumberRule, problem: NumberProblem, limit: float | None
) -> None:
    assert read_number(text, rule) == NumberRefusal(problem, limit)


def test_ranges_are_those_of_the_fields() -> None:
    assert rule_of(Sampling, "top_p") == NumberRule(above=0, most=1, optional=True)
    assert rule_of(Sampling, "top_k") == NumberRule(
        least=0, most=1_000_000, whole=True, optional=True
    )
    assert rule_of(Settings, "max_new_tokens").optional is False
    with pytest.raises(LookupError):
        rule_of(Settings, "scheme")


def test_a_range_in_other_units() -> None:
    assert NumberRule(least=0, most=2048, whole=True).in_units_of(1024) == NumberRule(
        least=0, most=2
    )


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    found = read_number(text, NumberRule(least=0, most=5))
    assert isinstance(found, NumberRefusal) or (found is not None and 0 <= found <= 5)
