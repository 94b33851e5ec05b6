from hypothesis import given
from hypothesis import strategies as st

from moechat.core.memory_split import split_memory

GIB = 1024**3
figures = st.integers(min_value=-GIB, max_value=2**50)


@given(total=figures, available=figures, private=figures, device=figures)
def test_parts_are_never_negative_and_add_up(
    total: int, available: int, private: int, device: int
) -> None:
    split = split_memory(
        total=total, available=available, engine_private=private, engine_device=device
    )
    assert min(split.total, split.model, split.other, split.free) >= 0
    assert split.model + split.other + split.free == split.total == max(0, total)
    assert split.used == split.model + split.other


@given(
    total=st.integers(0, 2**45),
    other=st.integers(0, 2**43),
    private=st.integers(0, 2**43),
    device=st.integers(0, 2**43),
)
def test_consistent_figures_come_back(total: int, other: int, private: int, device: int) -> None:
    total += other + private + device
    available = total - other - private - device
    split = split_memory(
        total=total, available=available, engine_private=private, engine_device=device
    )
    assert (split.other, split.model, split.free) == (other, private + device, available)


def test_memory_of_a_graphics_card_does_not_eat_the_others_part_below_zero() -> None:
    split = split_memory(total=16 * GIB, available=12 * GIB, engine_device=8 * GIB)
    assert (split.other, split.model, split.free) == (0, 4 * GIB, 12 * GIB)
