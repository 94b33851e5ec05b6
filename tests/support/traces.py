"""Traces of what the meter saw, a look a line: see tests/data/traces/README.md."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from moechat.core.bottleneck import Bottleneck, BottleneckWatch, Look
from moechat.core.engine_rates import EngineCounters, rates_between
from moechat.core.rates import Rates

FOLDER = Path(__file__).parents[1] / "data" / "traces"


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a trace."""

    about: str
    source: str  # "recorded", or "derived" from published or made figures
    cause: str
    streams: bool = False
    cache_gb_s: float | None = None  # of the same reads, flat out; None = the usual
    drive_gb_s: float | None = None

    @property
    def speeds(self) -> Rates | None:
        if self.cache_gb_s is None or self.drive_gb_s is None:
            return None
        return Rates(
            memory_gb_s=89.6, memory_known=False, prefill_tokens_s=75.0,
            drive_gb_s=self.drive_gb_s, cache_gb_s=self.cache_gb_s,
        )  # fmt: skip


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One look."""

    counters: EngineCounters
    tokens: int = 0  # of the answer so far
    active: bool = True


class Trace(msgspec.Struct, frozen=True):
    heading: Heading
    lines: list[Line]

    def verdicts(self, *, paging_alarm: bool = False) -> Iterator[Bottleneck]:
        """What is said after each look but the first."""
        watch = BottleneckWatch(self.heading.speeds)
        for before, after in zip(self.lines, self.lines[1:], strict=False):
            yield watch.feed(
                Look(
                    at_s=after.counters.at_s,
                    active=after.active,
                    rates=rates_between(before.counters, after.counters),
                    streams=self.heading.streams,
                    paging_alarm=paging_alarm,
                )
            )


def read_trace(path: Path) -> Trace:
    first, *rest = path.read_bytes().splitlines()
    lines = [msgspec.json.decode(line, type=Line) for line in rest]
    return Trace(msgspec.json.decode(first, type=Heading), lines)


def write_trace(path: Path, heading: Heading, lines: Sequence[Line]) -> None:
    """One object a line, without what was not available."""
    told = [msgspec.to_builtins(each) for each in (heading, *lines)]
    for line in told[1:]:
        known = line["counters"].items()
        line["counters"] = {name: value for name, value in known if value not in (None, {})}
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in told))
