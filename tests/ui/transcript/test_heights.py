"""Prefix sums of heights."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.ui.transcript.heights import HeightIndex

_HEIGHTS = st.lists(st.integers(0, 500), max_size=60)


@given(_HEIGHTS, st.lists(st.tuples(st.integers(0, 59), st.integers(0, 500))), _HEIGHTS)
def test_sums_are_those_of_a_list(
    heights: list[int], changes: list[tuple[int, int]], more: list[int]
) -> None:
    index = HeightIndex(heights)
    for height in more:
        index.append(height)
    heights = heights + more
    for row, height in changes:
        if row < len(heights):
            index[row] = heights[row] = height
    assert index.total == sum(heights)
    assert [index.top(row) for row in range(len(heights) + 1)] == [
        sum(heights[:row]) for row in range(len(heights) + 1)
    ]


@given(st.lists(st.integers(1, 50), min_size=1, max_size=60))
def test_every_pixel_belongs_to_its_row(heights: list[int]) -> None:
    index = HeightIndex(heights)
    expected = [row for row, height in enumerate(heights) for _ in range(height)]
    assert [index.find(y) for y in range(index.total)] == expected
    assert index.find(index.total + 100) == len(heights) - 1
