"""What is named as the bottleneck: of every trace, and at the edges of the rules."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from moechat.core.bottleneck import Bottleneck, BottleneckWatch, Cause, Look
from moechat.core.engine_rates import EngineRates
from tests.support.traces import FOLDER, read_trace

MB = 1e6
TRACES = sorted(FOLDER.glob("*.jsonl"))
COMPUTE = EngineRates(
    seconds=1.0, read_bytes_s=2e3, drive_read_bytes_s=0, major_faults_s=0, cpu_cores=8.0, cores=16,
    swap_in_bytes_s=0, swap_out_bytes_s=0, drive_bytes_s=0, drive_busy=0.01, pressure_some=0,
)  # fmt: skip


def but(rates: EngineRates, **changes: float | bool | None) -> EngineRates:
    return msgspec.structs.replace(rates, **changes)


STREAMING = but(COMPUTE, cpu_cores=1.0, gpu_busy=0.4)
CACHE = but(STREAMING, read_bytes_s=1500 * MB)
DRIVE = but(CACHE, drive_read_bytes_s=700 * MB, drive_bytes_s=710 * MB, drive_busy=0.8)
PAGING = but(COMPUTE, cpu_cores=0.3, major_faults_s=5100, drive_read_bytes_s=90 * MB,
             drive_bytes_s=95 * MB, drive_busy=1.0)  # fmt: skip
SWAP = but(PAGING, swap_in_bytes_s=90 * MB)


class Watched:
    """A watch that is fed once a second."""

    def __init__(self, *, streams: bool = False, on_cpu: bool = False) -> None:
        self.watch = BottleneckWatch()
        self.streams, self.on_cpu = streams, on_cpu
        self.now = 0.0

    def run(self, samples: Iterable[EngineRates], *, active: bool = True, alarm: bool = False
            ) -> list[Cause]:  # fmt: skip
        return [self.feed(rates, active=active, alarm=alarm).cause for rates in samples]

    def feed(self, rates: EngineRates, *, active: bool = True, alarm: bool = False) -> Bottleneck:
        self.now += 1.0
        return self.watch.feed(
            Look(at_s=self.now, active=active, rates=rates, streams=self.streams,
                 on_cpu=self.on_cpu, paging_alarm=alarm)
        )  # fmt: skip


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_every_trace_gives_its_verdict(path: Path) -> None:
    trace = read_trace(path)
    said = [verdict.cause for verdict in trace.verdicts()]
    assert said[-1] == trace.heading.cause
    assert set(said) <= {Cause.UNKNOWN, said[-1]}, "it flaps"


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_an_alarm_of_paging_is_never_contradicted(path: Path) -> None:
    for verdict in read_trace(path).verdicts(paging_alarm=True):
        assert verdict.cause in (Cause.PAGING, Cause.SWAP)


@pytest.mark.parametrize(
    ("rates", "streams", "cause"),
    [
        (COMPUTE, False, Cause.COMPUTE),
        (COMPUTE, True, Cause.COMPUTE),
        (but(COMPUTE, cpu_cores=0.2, gpu_busy=0.97), True, Cause.COMPUTE),
        (CACHE, True, Cause.CACHE),
        (CACHE, False, Cause.COMPUTE),  # nothing is streamed: another reason to read
        (but(CACHE, gpu_busy=None), True, Cause.CACHE),
        (DRIVE, True, Cause.DRIVE),
        # Windows: the split is not told, the drive's own counters are.
        (but(DRIVE, drive_read_bytes_s=None), True, Cause.DRIVE),
        (but(CACHE, drive_read_bytes_s=None), True, Cause.CACHE),
        # A slow drive: few bytes, but it has no time left for more.
        (but(STREAMING, gpu_busy=None, read_bytes_s=60 * MB, drive_read_bytes_s=60 * MB,
             drive_bytes_s=62 * MB, drive_busy=0.99), True, Cause.DRIVE),
        # … and busy for somebody else.
        (but(STREAMING, gpu_busy=0.9, read_bytes_s=60 * MB, drive_read_bytes_s=30 * MB,
             drive_bytes_s=400 * MB, drive_busy=0.99), True, Cause.COMPUTE),
        (PAGING, False, Cause.PAGING),
        (PAGING, True, Cause.PAGING),
        (SWAP, False, Cause.SWAP),
        # Windows: faults of the system alone.
        (EngineRates(major_faults_s=5100, cpu_cores=0.3, cores=16), False, Cause.PAGING),
        (but(PAGING, cpu_cores=8.0), False, Cause.COMPUTE),  # nobody waits for these pages
        (but(PAGING, cpu_cores=8.0, pressure_some=0.4), False, Cause.PAGING),
        # Others are swapped in.
        (but(COMPUTE, cpu_cores=1.0, gpu_busy=0.4, swap_in_bytes_s=90 * MB), False, Cause.COMPUTE),
        (but(COMPUTE, throttled=0.4), False, Cause.HEAT),
        (but(COMPUTE, speed_limit=0.6), False, Cause.HEAT),
        (but(COMPUTE, gpu_hot=True), False, Cause.HEAT),
        (but(CACHE, gpu_hot=True), True, Cause.HEAT),
        (but(DRIVE, gpu_hot=True), True, Cause.DRIVE),
        (EngineRates(), True, Cause.UNKNOWN),
        # Little computing, and no GPU at work.
        (but(COMPUTE, cpu_cores=0.1), False, Cause.UNCLEAR),
        (but(COMPUTE, cpu_cores=1.4, gpu_busy=0.02), False, Cause.UNCLEAR),
    ],
)  # fmt: skip
def test_what_is_seen_has_a_cause(rates: EngineRates, streams: bool, cause: Cause) -> None:
    assert Watched(streams=streams).run([rates] * 8)[-1] is cause


@pytest.mark.parametrize(
    ("rates", "on_cpu", "cause"),
    [
        (EngineRates(cpu_cores=0.18, cores=2, cpu_busy=0.98), True, Cause.CROWDED),
        (EngineRates(cpu_cores=0.18, cores=2, cpu_busy=0.98), False, Cause.UNCLEAR),
        (EngineRates(cpu_cores=0.18, cores=2, cpu_busy=0.3), True, Cause.UNCLEAR),
        (EngineRates(cpu_cores=0.18, cores=2), True, Cause.UNCLEAR),
        (EngineRates(cpu_cores=0.7, cores=2, cpu_busy=1.0), True, Cause.CROWDED),
        (EngineRates(cpu_cores=1.8, cores=2, cpu_busy=1.0), True, Cause.COMPUTE),
    ],
)
def test_other_programs_on_the_processor(rates: EngineRates, on_cpu: bool, cause: Cause) -> None:
    assert Watched(on_cpu=on_cpu).run([rates] * 8)[-1] is cause


def test_nothing_is_said_before_it_has_lasted() -> None:
    watched = Watched()
    assert watched.run([COMPUTE] * 4) == [Cause.UNKNOWN] * 3 + [Cause.COMPUTE]
    assert watched.feed(COMPUTE, active=False).cause is Cause.IDLE
    assert watched.feed(PAGING).cause is Cause.UNKNOWN


def test_it_does_not_flap() -> None:
    watched = Watched(streams=True)
    watched.run([CACHE] * 6)
    assert set(watched.run(([DRIVE] * 4 + [CACHE] * 5) * 5)) == {Cause.CACHE}
    assert set(watched.run([DRIVE, CACHE] * 20)) == {Cause.CACHE}
    assert watched.run([DRIVE] * 12)[-1] is Cause.DRIVE


def test_the_evidence_is_of_the_middle() -> None:
    watched = Watched()
    for faults in (5000, 5100, 90_000, 5200, 4900):
        verdict = watched.feed(but(PAGING, major_faults_s=faults))
    assert verdict.evidence.major_faults_s == 5100
    assert verdict.evidence.cpu_share == pytest.approx(0.3 / 16)


def test_sleep_parts_what_was_before() -> None:
    watched = Watched()
    watched.run([PAGING] * 6)
    watched.now += 100
    assert watched.feed(COMPUTE).evidence.major_faults_s == 0


def test_an_alarm_of_paging_names_it_at_once() -> None:
    watched = Watched()
    watched.run([COMPUTE] * 6)
    assert watched.feed(COMPUTE, alarm=True).cause is Cause.PAGING
    watched = Watched()
    assert watched.feed(SWAP, alarm=True).cause is Cause.SWAP
