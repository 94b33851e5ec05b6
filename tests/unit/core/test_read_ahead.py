"""A larger read-ahead is recommended only where it wins."""

from moechat.core.read_ahead import Window, judge_read_ahead

SLICE = 512 * 1024
PRESENT, DOUBLED, WILLNEED, READAHEAD = Window


def taken(
    present: float, doubled: float, willneed: float, ahead: float
) -> dict[Window, list[float]]:
    return {
        window: [seconds] * 10
        for window, seconds in zip(Window, (present, doubled, willneed, ahead), strict=True)
    }


def test_a_slice_as_a_whole_wins() -> None:
    found = judge_read_ahead(taken(0.002, 0.0015, 0.001, 0.001), SLICE, 128)
    assert found is not None
    assert found.better_kb == 512
    assert found.present_mb_s == round(SLICE / 0.002 / 1e6, 1)
    assert found.willneed_mb_s == found.readahead_mb_s == round(SLICE / 0.001 / 1e6, 1)
    assert found.reads == 10


def test_twice_as_much_wins_alone() -> None:
    found = judge_read_ahead(taken(0.002, 0.001, 0.002, 0.002), SLICE, 128)
    assert found is not None
    assert found.better_kb == 256


def test_less_than_a_tenth_is_no_win() -> None:
    found = judge_read_ahead(taken(0.00108, 0.001, 0.001, 0.001), SLICE, 128)
    assert found is not None
    assert found.better_kb is None


def test_a_few_slow_reads_recommend_nothing() -> None:
    times = taken(0.001, 0.001, 0.001, 0.001)
    times[PRESENT][:3] = [0.1] * 3  # a hiccup of the drive: the middle says otherwise
    found = judge_read_ahead(times, SLICE, 128)
    assert found is not None
    assert found.better_kb is None
    times = taken(0.0012, 0.001, 0.001, 0.001)
    for window in (DOUBLED, WILLNEED, READAHEAD):
        times[window][0] = 0.1
    found = judge_read_ahead(times, SLICE, 128)
    assert found is not None
    assert found.better_kb is None


def test_never_less_than_there_is_and_never_zero() -> None:
    wins = taken(0.002, 0.001, 0.001, 0.001)
    for now, better in ((0, 512), (512, None), (8192, None), (None, None)):
        found = judge_read_ahead(wins, SLICE, now)
        assert found is not None
        assert found.better_kb == better
    found = judge_read_ahead(wins, 64 << 20, 128)
    assert found is not None
    assert found.better_kb == 4096


def test_too_few_reads() -> None:
    times = taken(0.002, 0.001, 0.001, 0.001)
    times[READAHEAD] = times[READAHEAD][:7]
    found = judge_read_ahead(times, SLICE, 128)
    assert found is not None
    assert found.readahead_mb_s is None
    times[PRESENT] = times[PRESENT][:7]
    assert judge_read_ahead(times, SLICE, 128) is None
    assert judge_read_ahead({}, SLICE, 128) is None
