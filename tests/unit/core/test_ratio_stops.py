"""A slider stands on ratios that mean something, and on nothing between."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.plan import CurvePoint
from moechat.core.ratio_stops import COARSE_STEP, RatioStops
from moechat.core.slots import distinct_slots, ratio_of, slots_at
from moechat.core.speed_learning import Basis


def stops(experts: int, *, fits_from: int = 0, measured: tuple[int, ...] = ()) -> RatioStops:
    ratios = [ratio_of(experts, slots) for slots in distinct_slots(experts)]
    return RatioStops.of(
        [
            CurvePoint(
                ratio=ratio,
                slots=slots_at(experts, ratio),
                needed_bytes=1000 - ratio,
                fits=ratio >= fits_from,
                tokens_per_second=10.0,
                ttft_ms=100.0,
                basis=Basis.MEASURED if ratio in measured else Basis.ESTIMATED,
                error_factor=1.4,
            )
            for ratio in ratios
        ]
    )


@given(experts=st.integers(2, 512), ratio=st.integers(-10, 120))
def test_the_nearest_stop_is_a_stop(experts: int, ratio: int) -> None:
    made = stops(experts)
    nearest = made.nearest(ratio)
    assert nearest in made.points
    assert all(abs(nearest.ratio - ratio) <= abs(p.ratio - ratio) for p in made.points)


@given(experts=st.integers(2, 512), ratio=st.integers(0, 99), up=st.booleans())
def test_a_key_moves_by_at_least_one_stop(experts: int, ratio: int, up: bool) -> None:
    made = stops(experts)
    here = made.nearest(ratio).ratio
    for there in (
        made.moved(here, COARSE_STEP if up else -COARSE_STEP).ratio,
        made.stepped(here, 1 if up else -1).ratio,
    ):
        at_the_end = here == (made.most if up else made.points[0].ratio)
        assert at_the_end or (there > here if up else there < here)


def test_a_coarse_step_is_five_points_where_stops_are_dense() -> None:
    assert stops(512).moved(30, COARSE_STEP).ratio == 35
    assert stops(512).stepped(30, 1).ratio == 31


def test_few_experts_make_few_stops() -> None:
    made = stops(8)
    assert [point.slots for point in made.points] == [8, 7, 6, 5, 4, 3, 2, 1]
    assert made.nearest(30).slots == slots_at(8, 26)


def test_marks() -> None:
    made = stops(128, fits_from=18, measured=(30, 50))
    assert made.first_that_fits == 18
    assert made.measured == (30, 50)
    assert stops(16, fits_from=200).first_that_fits is None


def test_an_empty_curve_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        RatioStops.of([])
