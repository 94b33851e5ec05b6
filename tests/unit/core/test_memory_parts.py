"""The bar's parts add up, whatever is measured and planned."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.memory_parts import PlannedParts, memory_parts
from moechat.core.memory_split import MemorySplit, split_memory

GIB = 1024**3
SIZES = st.integers(-GIB, 64 * GIB)


@given(total=SIZES, available=SIZES, private=SIZES, parts=st.tuples(SIZES, SIZES, SIZES, SIZES))
def test_parts_add_up(
    total: int, available: int, private: int, parts: tuple[int, int, int, int]
) -> None:
    split = split_memory(total=total, available=available, engine_private=private)
    fixed, experts, context, working = parts
    planned = PlannedParts(fixed=fixed, experts=experts, context=context, working=working)
    made = memory_parts(split, planned)
    sizes = (made.other, made.fixed, made.experts, made.context, made.working, made.free)
    assert min(sizes) >= 0
    assert sum(sizes) == made.total == split.total
    assert made.model == split.model


def test_a_load_fills_the_parts_in_order() -> None:
    planned = PlannedParts(fixed=3 * GIB, experts=11 * GIB, context=GIB, working=GIB)
    at = [
        memory_parts(MemorySplit(32 * GIB, size * GIB, 8 * GIB, (24 - size) * GIB), planned)
        for size in (0, 2, 10, 16)
    ]
    assert [(p.fixed // GIB, p.experts // GIB, p.context // GIB, p.working // GIB) for p in at] == [
        (0, 0, 0, 0),
        (2, 0, 0, 0),
        (3, 7, 0, 0),
        (3, 11, 1, 1),
    ]
    assert {p.planned_end for p in at} == {24 * GIB}


def test_the_comfortable_end_is_below_the_device_limit() -> None:
    split = MemorySplit(32 * GIB, 0, 8 * GIB, 24 * GIB)
    planned = PlannedParts(fixed=0, experts=0, context=0, working=0, limit=10 * GIB)
    end = memory_parts(split, planned).comfortable_end
    assert end is not None
    assert abs(end - (8 + 8.5) * GIB) < 10


def test_without_a_plan_the_model_is_one_part() -> None:
    made = memory_parts(MemorySplit(32 * GIB, 5 * GIB, 8 * GIB, 19 * GIB), None)
    assert made.working == made.model == 5 * GIB
    assert made.planned_end is None
