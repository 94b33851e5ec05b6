"""Whatever tomllib reads is written so that it reads back the same."""

import math
import tomllib
from datetime import date, datetime, time, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moechat.services.toml_writer import write_toml

_OFFSETS = st.integers(-23 * 60, 23 * 60).map(lambda m: timezone(timedelta(minutes=m)))
SCALARS = (
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text()
    | st.datetimes(min_value=datetime(1000, 1, 1), timezones=st.none() | _OFFSETS)  # noqa: DTZ001
    | st.dates(min_value=date(1000, 1, 1))
    | st.times()
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
DOCUMENTS = st.dictionaries(st.text(), VALUES, max_size=6)


@settings(max_examples=60, deadline=None)
@given(DOCUMENTS)
def test_round_trip(document: dict[str, object]) -> None:
    assert tomllib.loads(write_toml(document)) == document


def test_layout() -> None:
    document = {
        "scheme": "dark",
        "none": None,
        "sampling": {"temperature": 0.7, "none": None},
        "odd key": [1, {"a": [True, False]}],
        "empty": {},
        "deep": {"er": {"x": time(12, 30)}},
    }
    assert write_toml(document) == (
        'scheme = "dark"\n'
        '"odd key" = [1, {a = [true, false]}]\n'
        "\n[sampling]\n"
        "temperature = 0.7\n"
        "\n[empty]\n"
        "\n[deep.er]\n"
        "x = 12:30:00\n"
    )


def test_numbers_that_are_none() -> None:
    read = tomllib.loads(write_toml({"a": math.nan, "b": [math.inf, -math.inf]}))
    assert math.isnan(read["a"])
    assert read["b"] == [math.inf, -math.inf]


def test_lone_surrogates_are_replaced() -> None:
    assert tomllib.loads(write_toml({"k\ud800": "v\udfff"})) == {"k?": "v?"}


def test_other_types_are_refused() -> None:
    with pytest.raises(TypeError, match="object"):
        write_toml({"a": object()})
