import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.faults import FaultCode, UserError
from moechat.core.slots import (
    check_ratio,
    comfortable_slots,
    distinct_slots,
    ratio_of,
    slots_at,
)

experts = st.integers(1, 600)


@pytest.mark.parametrize(
    ("count", "ratio", "slots"),
    [
        (128, 0, 128),
        (128, 20, 102),
        (128, 25, 96),
        (128, 30, 89),
        (128, 50, 64),
        (128, 90, 12),
        (128, 99, 1),
        (256, 20, 204),
        (256, 30, 179),
        (32, 90, 3),
        (512, 99, 5),
        (8, 99, 1),
        (0, 50, 0),
    ],
)
def test_slots_are_those_of_the_plugin(count: int, ratio: int, slots: int) -> None:
    assert slots_at(count, ratio) == slots


@given(experts, st.integers(0, 99))
def test_the_canonical_ratio_is_the_smallest_with_the_same_slots(count: int, ratio: int) -> None:
    slots = slots_at(count, ratio)
    assert ratio_of(count, slots) == min(r for r in range(100) if slots_at(count, r) == slots)


@given(experts, st.integers(1, 600))
def test_a_slot_count_never_gets_more_experts_than_asked_for(count: int, slots: int) -> None:
    ratio = ratio_of(count, slots)
    assert 0 <= ratio <= 99
    assert slots_at(count, ratio) <= slots or ratio == 99


@given(experts)
def test_distinct_slots_are_all_there_are(count: int) -> None:
    assert distinct_slots(count) == sorted(
        {slots_at(count, ratio) for ratio in range(100)}, reverse=True
    )


@pytest.mark.parametrize("ratio", [-1, 100, 101, True, "37", 37.5])
def test_what_the_plugin_would_misread_is_refused(ratio: object) -> None:
    with pytest.raises(UserError) as caught:
        check_ratio(ratio)  # type: ignore[arg-type]
    assert caught.value.fault.code is FaultCode.BAD_REQUEST


@pytest.mark.parametrize(("top_k", "slots"), [(8, 16), (4, 8), (0, 2)])
def test_two_tokens_worth_of_experts_are_comfortable(top_k: int, slots: int) -> None:
    assert comfortable_slots(top_k) == slots
