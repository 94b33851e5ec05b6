"""Alarms of the run watch, on traces as a gauge would record them."""

import math
from collections.abc import Iterable, Iterator
from itertools import count

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.run_watch import Alarm, AlarmKind, RunWatch, Sample
from tests.support.plan_strategies import thorough

MIB = 1024**2
GIB = 1024**3


class Trace:
    """Samples a second apart."""

    def __init__(self, watch: RunWatch) -> None:
        self.watch = watch
        self.alarms: list[tuple[float, Alarm]] = []
        self._seconds = count(1)

    def run(
        self,
        seconds: int,
        rate: float | None,
        *,
        faults: float | None = 0.0,
        swap_in: float | None = 0.0,
        swap_out: float | None = 0.0,
        available: int = 6 * GIB,
        silent: float | None = None,
    ) -> "Trace":
        for passed in range(seconds):
            now = float(next(self._seconds))
            alarm = self.watch.feed(
                Sample(
                    at_s=now,
                    tokens_per_second=rate,
                    major_faults_s=faults,
                    swap_in_bytes_s=swap_in,
                    swap_out_bytes_s=swap_out,
                    ram_available_bytes=available,
                    ram_total_bytes=32 * GIB,
                    silent_s=None if silent is None else silent + passed,
                )
            )
            if alarm is not None:
                self.alarms.append((now, alarm))
        return self

    @property
    def kinds(self) -> list[AlarmKind]:
        return [alarm.kind for _, alarm in self.alarms]


def trace(expected: float | None = 21.0, error: float = 1.4) -> Trace:
    return Trace(RunWatch(expected, error))


# ── alarms ───────────────────────────────────────────────────────────────────


def test_paging_from_the_first_answer_on() -> None:
    """The published ratio 0 on the 140V: 1.44 tokens a second where 21 were expected."""
    run = trace().run(20, None).run(30, 1.44, faults=2000, swap_in=80 * MIB, available=GIB)
    assert run.kinds == [AlarmKind.PAGING]
    when, alarm = run.alarms[0]
    assert when <= 27
    assert alarm.tokens_per_second == 1.44
    assert alarm.usual_tokens_per_second == pytest.approx(15.0)
    assert alarm.major_faults_s == 2000
    assert alarm.swap_in_bytes_s == 80 * MIB
    assert alarm.ram_available_bytes == GIB


def test_paging_in_the_middle_of_an_answer() -> None:
    run = trace().run(60, 19.0).run(20, 3.0, swap_in=30 * MIB, swap_out=20 * MIB)
    assert run.kinds == [AlarmKind.PAGING]
    assert run.alarms[0][0] <= 69
    assert run.alarms[0][1].usual_tokens_per_second == 19.0


def test_paging_is_measured_against_this_run_where_nothing_was_expected() -> None:
    run = trace(None).run(60, 8.0).run(20, 2.0, faults=500, swap_in=None, swap_out=None)
    assert run.kinds == [AlarmKind.PAGING]
    assert trace(None).run(80, 2.0, faults=500).kinds == []


def test_memory_alone_is_evidence_where_nobody_counts() -> None:
    nothing = {"faults": None, "swap_in": None, "swap_out": None}
    run = trace().run(60, 19.0, **nothing).run(20, 3.0, available=GIB, **nothing)
    assert run.kinds == [AlarmKind.PAGING]
    assert run.alarms[0][1].swap_in_bytes_s is None
    counted = trace().run(60, 19.0).run(20, 3.0, available=GIB)
    assert counted.kinds == []


def test_slow_without_paging() -> None:
    run = trace().run(60, 4.0)
    assert run.kinds == [AlarmKind.SLOW]
    assert run.alarms[0][1].usual_tokens_per_second == pytest.approx(15.0)


def test_a_stall() -> None:
    run = trace().run(30, 19.0).run(60, 1.0, silent=1.0)
    assert run.kinds == [AlarmKind.STALLED]
    assert run.alarms[0][1].silent_s == 30.0
    assert run.alarms[0][1].tokens_per_second == 0.0
    assert trace().run(30, 19.0).run(60, 0.0).kinds == [AlarmKind.STALLED]


def test_a_slow_model_may_be_silent_for_longer() -> None:
    assert trace(0.2, 2.0).run(60, 0.1, silent=200.0).kinds == []


# ── one alarm an episode ─────────────────────────────────────────────────────


def test_one_alarm_an_episode() -> None:
    run = trace().run(60, 19.0)
    for _ in range(10):
        run.run(8, 2.0, swap_in=30 * MIB).run(5, None).run(4, 18.0).run(3, None)
    assert run.kinds == [AlarmKind.PAGING]
    assert run.watch.alarm is not None


def test_another_alarm_after_a_recovery() -> None:
    run = trace().run(60, 19.0).run(20, 2.0, swap_in=30 * MIB).run(30, 18.0)
    assert run.watch.alarm is None
    run.run(20, 2.0, swap_in=30 * MIB)
    assert run.kinds == [AlarmKind.PAGING, AlarmKind.PAGING]


def test_a_graver_alarm_follows_at_once() -> None:
    paging = {"swap_in": 30 * MIB}
    run = trace().run(60, 4.0).run(20, 0.5, **paging).run(60, 0.1, silent=1.0, **paging)
    assert run.kinds == [AlarmKind.SLOW, AlarmKind.PAGING, AlarmKind.STALLED]


def test_idle_is_no_recovery() -> None:
    run = trace().run(60, 19.0).run(20, 2.0, swap_in=30 * MIB).run(600, None)
    run.run(30, 2.0, swap_in=30 * MIB)
    assert run.kinds == [AlarmKind.PAGING]


# ── false alarms ─────────────────────────────────────────────────────────────


def test_an_empty_pool_is_slow() -> None:
    """64 tokens after a load, while what the load pushed out is still being written."""
    run = trace().run(3, 3.0, swap_out=60 * MIB, swap_in=6 * MIB, faults=150)
    assert (
        run.run(10, 5.0, swap_out=20 * MIB, swap_in=6 * MIB, faults=150).run(60, 19.0).kinds == []
    )


def test_a_pool_that_a_prompt_has_swept_is_slow() -> None:
    run = trace().run(60, 19.0)
    assert run.run(40, None).run(5, 3.0, faults=150).run(20, 18.0).kinds == []


def test_a_long_prompt_is_no_stall() -> None:
    assert trace().run(30, 19.0).run(300, None, faults=20, silent=1.0).run(30, 18.0).kinds == []


def test_other_programs_may_page() -> None:
    run = trace().run(60, 19.0).run(120, 17.0, swap_in=90 * MIB, swap_out=90 * MIB, faults=300)
    assert run.kinds == []


def test_paging_that_was_there_before_is_no_reason() -> None:
    steady = {"swap_in": 20 * MIB, "swap_out": 5 * MIB}
    run = trace().run(120, 19.0, **steady).run(20, 5.0, **steady)
    assert AlarmKind.PAGING not in run.kinds
    assert run.run(20, 5.0, swap_in=60 * MIB).kinds == [AlarmKind.PAGING]


def test_idle_machines_may_page() -> None:
    assert trace().run(600, None, faults=5000, swap_in=200 * MIB, available=0).kinds == []


def test_a_hiccup_is_no_collapse() -> None:
    run = trace().run(60, 19.0)
    for _ in range(5):
        run.run(2, 1.0, swap_in=50 * MIB).run(20, 19.0)
    assert run.kinds == []


def test_a_long_conversation_slows_down() -> None:
    run = trace()
    for rate in range(20, 7, -1):
        run.run(30, float(rate))
    assert run.kinds == []


def test_what_a_load_pushed_out_is_no_paging() -> None:
    assert trace().run(12, 1.0, swap_out=60 * MIB).kinds == []


def test_the_machine_slept() -> None:
    """Seconds before and after a sleep do not make a collapse together."""
    watch = RunWatch(21.0, 1.4)
    for at in range(1, 61):
        assert watch.feed(Sample(at_s=at, tokens_per_second=19.0, swap_in_bytes_s=0.0)) is None
    for at in range(10_000, 10_004):
        assert watch.feed(Sample(at_s=at, tokens_per_second=0.1, swap_in_bytes_s=1e9)) is None


# ── anything at all ──────────────────────────────────────────────────────────

rates = st.none() | st.sampled_from([0.0, 0.1, 1.4, 5.0, 20.0, math.nan, -1.0, math.inf])
counters = st.none() | st.sampled_from([0.0, 50.0, 1e3, 1e6, 1e8, math.nan, -5.0])
samples = st.builds(
    Sample,
    at_s=st.just(0.0),
    tokens_per_second=rates,
    major_faults_s=counters,
    swap_in_bytes_s=counters,
    swap_out_bytes_s=counters,
    ram_available_bytes=st.sampled_from([-1, 0, GIB, 16 * GIB]),
    ram_total_bytes=st.sampled_from([0, 32 * GIB]),
    silent_s=st.none() | st.sampled_from([0.0, 5.0, 200.0, math.nan]),
)
# Stretches of the same, so that something happens.
traces = st.lists(st.tuples(samples, st.integers(1, 40)), max_size=12)
steps = st.sampled_from([0.25, 1.0, 7.0, 40.0, -3.0])


def fed(watch: RunWatch, parts: Iterable[tuple[Sample, int]], step: float) -> Iterator[Alarm]:
    at = 0.0
    for part, times in parts:
        for _ in range(times):
            at += step
            alarm = watch.feed(msgspec.structs.replace(part, at_s=at))
            if alarm is not None:
                yield alarm


@thorough
@given(traces, steps, counters, st.sampled_from([0.0, 1.0, 1.4, math.nan]))
def test_no_alarm_without_evidence(
    parts: list[tuple[Sample, int]], step: float, expected: float | None, error: float
) -> None:
    for alarm in fed(RunWatch(expected, error), parts, step):
        assert math.isfinite(alarm.tokens_per_second)
        assert math.isfinite(alarm.usual_tokens_per_second)
        if alarm.kind is AlarmKind.STALLED:
            assert alarm.silent_s >= 30
            continue
        assert alarm.tokens_per_second < alarm.usual_tokens_per_second / 2
        if alarm.kind is AlarmKind.PAGING:
            known = [alarm.major_faults_s, alarm.swap_in_bytes_s]
            assert (
                (alarm.major_faults_s or 0) >= 100
                or (alarm.swap_in_bytes_s or 0) >= 4 * MIB
                or (alarm.swap_out_bytes_s or 0) >= 4 * MIB
                or (known == [None, None] and alarm.ram_available_bytes < 0.08 * 32 * GIB)
            )


@thorough
@given(traces, steps, counters)
def test_calm_machines_never_page(
    parts: list[tuple[Sample, int]], step: float, expected: float | None
) -> None:
    calm = {"major_faults_s": 10.0, "swap_in_bytes_s": 1000.0, "swap_out_bytes_s": 0.0}
    quiet = [(msgspec.structs.replace(part, **calm), times) for part, times in parts]
    kinds = [alarm.kind for alarm in fed(RunWatch(expected, 1.4), quiet, step)]
    assert AlarmKind.PAGING not in kinds


@thorough
@given(traces, steps)
def test_alarms_do_not_repeat_without_a_recovery(
    parts: list[tuple[Sample, int]], step: float
) -> None:
    bad = [
        (part, times) for part, times in parts if (part.tokens_per_second or 0.0) < 5.0
    ]  # against 40 expected nothing of this is a recovery
    kinds = [alarm.kind for alarm in fed(RunWatch(40.0), bad, step)]
    assert len(kinds) == len(set(kinds))
