"""Rates between two looks: what is not known stays unknown, and nothing is negative."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.engine_rates import EngineCounters, EngineRates, rates_between

COUNT = st.none() | st.integers(0, 2**50)
LOOK = st.builds(
    EngineCounters,
    at_s=st.floats(0, 1e6),
    read_bytes=COUNT,
    drive_read_bytes=COUNT,
    major_faults=COUNT,
    swap_in_bytes=COUNT,
    swap_out_bytes=COUNT,
    gpu=st.dictionaries(
        st.sampled_from(["a", "b"]), st.tuples(st.floats(0, 1e9), st.floats(0, 1e9)), max_size=2
    ),
    gpu_bytes=COUNT,
)


def test_per_second() -> None:
    before = EngineCounters(
        at_s=10, read_bytes=100, major_faults=5, gpu={"x": (4, 10), "y": (0, 10)}
    )
    after = EngineCounters(
        at_s=12, read_bytes=500, major_faults=5, gpu={"x": (5, 12), "y": (2, 12)},
        gpu_bytes=7,
    )  # fmt: skip
    assert rates_between(before, after) == EngineRates(
        seconds=2, read_bytes_s=200, major_faults_s=0, gpu_busy=1.0, gpu_bytes=7
    )


def test_another_process_tells_nothing() -> None:
    before = EngineCounters(at_s=1, read_bytes=1000, gpu={"x": (9, 10)})
    after = EngineCounters(at_s=2, read_bytes=10, gpu={"x": (1, 11)})
    assert rates_between(before, after) == EngineRates(seconds=1)


@given(before=LOOK, after=LOOK)
def test_rates_are_never_negative(before: EngineCounters, after: EngineCounters) -> None:
    rates = rates_between(before, after)
    known = [
        rates.read_bytes_s, rates.drive_read_bytes_s, rates.major_faults_s, rates.swap_in_bytes_s,
        rates.swap_out_bytes_s, rates.gpu_busy,
    ]  # fmt: skip
    assert all(value is None or value >= 0 for value in known)
    assert rates.gpu_busy is None or rates.gpu_busy <= 1
