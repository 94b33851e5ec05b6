"""Does the running model page, stand still, or run far below its speed?

Paging shows as a collapse of the decode speed *while* memory is read back from the drive. Neither
alone is an alarm: streamed experts are read, not paged, so that they are no major faults; other
programs may page as they like while the speed holds; and the first tokens after a load or a long
prompt are slow because the pool of experts fills again.
"""

import math
from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from statistics import median

import msgspec

_WINDOW_S = 5.0  # that a collapse has to last
_WINDOW_SAMPLES = 4
_PAUSE_S = 30.0  # without samples: asleep, or nobody looked
_COLLAPSE = 3.0  # times slower than this run was before
_COLLAPSE_EXPECTED = 2.5  # times slower than the slowest that the estimate allows for
_COLLAPSE_COLD = 10.0  # times slower than expected, with an empty pool: 6 times is usual
_OWN_SAMPLES = 10  # that make up this run's own speed
_KEPT_SAMPLES = 300
_SLOW_S = 30.0
_RECOVERED_S = 10.0
_RECOVERED = 2.0  # times slower than before counts as recovered
_SILENT_S = 30.0
_SILENT_TOKENS = 30.0  # a token's usual time, so often, is silence

WARM_TOKENS = 64  # after a load; the speed model knows better for each model
_WARM_TOKENS_IN_ANSWER = 16  # a prompt has swept the pool

# Rates that explain a collapse, if they are sustained.
FAULTS_S = 100.0
SWAP_BYTES_S = 4.0 * 1024**2
_RISE = 2.0  # times what it was while the speed was right
_LOW_RAM = 0.08  # of all: published machines paged with less available


class AlarmKind(StrEnum):
    """What is wrong, the gravest last."""

    SLOW = "slow"  # far below the expected speed, and memory is not why
    PAGING = "paging"
    STALLED = "stalled"  # no token at all


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """One look at the engine and the machine; ``None`` = not known, or not there."""

    at_s: float  # of a monotonic clock
    tokens_per_second: float | None  # of decoding now; None = idle, or reading a prompt
    major_faults_s: float | None = None  # of the engine
    swap_in_bytes_s: float | None = None  # of the machine
    swap_out_bytes_s: float | None = None
    ram_available_bytes: int = 0
    ram_total_bytes: int = 0
    silent_s: float | None = None  # since the last token of the answer being written


class Alarm(msgspec.Struct, frozen=True, kw_only=True):
    """What was seen: medians over some seconds."""

    kind: AlarmKind
    tokens_per_second: float
    usual_tokens_per_second: float  # of this run before, or expected; 0 = not known
    major_faults_s: float | None = None
    swap_in_bytes_s: float | None = None
    swap_out_bytes_s: float | None = None
    ram_available_bytes: int = 0
    silent_s: float = 0.0


_GRAVITY = {kind: number for number, kind in enumerate(AlarmKind, 1)}


class RunWatch:
    """Watches one loaded model; feed it a sample every quarter of a second to every few seconds.

    ``expected`` tokens a second are the plan's, within ``error_factor``. An alarm is given once;
    only a graver one follows it until the speed has been right again for ten seconds.
    """

    def __init__(
        self,
        expected: float | None,
        error_factor: float = 1.0,
        warm_tokens: int = WARM_TOKENS,
    ) -> None:
        self._expected = _known(expected) or 0.0
        self._least = self._expected / max(1.0, _known(error_factor) or 1.0)
        self._warm_tokens = warm_tokens
        self._window: deque[Sample] = deque()
        self._before: deque[Sample] = deque(maxlen=_KEPT_SAMPLES)  # while the speed was right
        self._last_s: float | None = None
        self._tokens = self._tokens_in_answer = 0.0
        self._slow_s = self._good_s = self._zero_s = 0.0
        self._alarm: Alarm | None = None

    @property
    def alarm(self) -> Alarm | None:
        """The one that is going on."""
        return self._alarm

    def feed(self, sample: Sample) -> Alarm | None:
        """Take ``sample``; the alarm that begins with it, if one does."""
        sample = _cleaned(sample)
        passed = self._passed(sample.at_s)
        if passed is None:
            return None
        rate = sample.tokens_per_second
        if rate is None or passed > _PAUSE_S:
            self._window.clear()
            self._tokens_in_answer = self._zero_s = 0.0
            return None
        cold = not self._is_warm()
        self._tokens += rate * passed
        self._tokens_in_answer += rate * passed
        if cold and self._is_warm():
            self._window.clear()  # each is judged by a measure of its own
        self._zero_s = self._zero_s + passed if rate == 0 else 0.0
        self._window.append(sample)
        while len(self._window) > _WINDOW_SAMPLES and self._window[1].at_s <= (
            sample.at_s - _WINDOW_S
        ):
            self._window.popleft()
        return self._raised(self._judge(sample, passed))

    def _passed(self, now: float) -> float | None:
        """Seconds since the sample before; None for a clock that does not go on."""
        last = self._last_s
        if not math.isfinite(now) or (last is not None and now <= last):
            return None
        self._last_s = now
        return 0.0 if last is None else now - last

    def _judge(self, sample: Sample, passed: float) -> Alarm | None:
        silent = max(self._zero_s, sample.silent_s or 0.0)
        usual = self._usual()
        if silent >= max(_SILENT_S, _SILENT_TOKENS / usual if usual else 0.0):
            return self._seen(AlarmKind.STALLED, usual, silent)
        if self._window[-1].at_s - self._window[0].at_s < _WINDOW_S:
            return None
        speed = median(_rates(self._window))
        warm = self._is_warm()
        pressed = self._is_pressed(warm=warm)
        collapsed = speed < self._floor(warm=warm)
        if warm and not (collapsed and pressed):
            self._remember(sample)
        slow = warm and not pressed and speed * _COLLAPSE_EXPECTED < self._least
        self._slow_s = self._slow_s + passed if slow else 0.0
        self._recover(speed, passed, pressed=pressed)
        if collapsed and pressed:
            return self._seen(AlarmKind.PAGING, usual)
        if self._slow_s >= _SLOW_S:
            return self._seen(AlarmKind.SLOW, self._least)
        return None

    def _usual(self) -> float:
        """Tokens a second when all is well; 0 where nobody knows."""
        own = len(self._before) >= _OWN_SAMPLES
        return median(_rates(self._before)) if own else self._least

    def _floor(self, *, warm: bool) -> float:
        """The speed below which it has collapsed."""
        if not warm:
            return self._expected / _COLLAPSE_COLD
        if len(self._before) >= _OWN_SAMPLES:
            return self._usual() / _COLLAPSE
        return self._least / _COLLAPSE_EXPECTED

    def _is_warm(self) -> bool:
        in_answer = self._tokens_in_answer >= _WARM_TOKENS_IN_ANSWER
        return in_answer and self._tokens >= self._warm_tokens

    def _is_pressed(self, *, warm: bool) -> bool:
        """Whether memory is read back from the drive, more than while the speed was right."""
        evidence = [
            (_faults(self._window), _faults(self._before), FAULTS_S),
            (_swapped_in(self._window), _swapped_in(self._before), SWAP_BYTES_S),
        ]
        if all(now is None for now, _, _ in evidence):
            # Nobody counts: low memory has to do.
            last = self._window[-1]
            return last.ram_total_bytes * _LOW_RAM > 0 and (
                last.ram_available_bytes < last.ram_total_bytes * _LOW_RAM
            )
        if warm:  # a load pushes others out, and is over then
            out = (_swapped_out(self._window), _swapped_out(self._before), SWAP_BYTES_S)
            evidence.append(out)
        return any(
            now is not None and now >= enough and now >= _RISE * (before or 0.0)
            for now, before, enough in evidence
        )

    def _remember(self, sample: Sample) -> None:
        """At most one a second, so that the own speed is that of minutes."""
        if not self._before or sample.at_s - self._before[-1].at_s >= 1.0:
            self._before.append(sample)

    def _recover(self, speed: float, passed: float, *, pressed: bool) -> None:
        if self._alarm is None:
            return
        good = not pressed and speed * _RECOVERED >= self._alarm.usual_tokens_per_second
        self._good_s = self._good_s + passed if good and speed > 0 else 0.0
        if self._good_s >= _RECOVERED_S:
            self._alarm = None

    def _raised(self, alarm: Alarm | None) -> Alarm | None:
        if alarm is None:
            return None
        if self._alarm is not None and _GRAVITY[alarm.kind] <= _GRAVITY[self._alarm.kind]:
            return None
        self._alarm, self._good_s = alarm, 0.0
        return alarm

    def _seen(self, kind: AlarmKind, usual: float, silent: float = 0.0) -> Alarm:
        stalled = kind is AlarmKind.STALLED
        return Alarm(
            kind=kind,
            tokens_per_second=0.0 if stalled else median(_rates(self._window)),
            usual_tokens_per_second=usual,
            major_faults_s=_faults(self._window),
            swap_in_bytes_s=_swapped_in(self._window),
            swap_out_bytes_s=_swapped_out(self._window),
            ram_available_bytes=self._window[-1].ram_available_bytes,
            silent_s=silent,
        )


def _cleaned(sample: Sample) -> Sample:
    return msgspec.structs.replace(
        sample,
        tokens_per_second=_known(sample.tokens_per_second),
        major_faults_s=_known(sample.major_faults_s),
        swap_in_bytes_s=_known(sample.swap_in_bytes_s),
        swap_out_bytes_s=_known(sample.swap_out_bytes_s),
        silent_s=_known(sample.silent_s),
    )


def _known(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) and value >= 0 else None


def _rates(samples: Iterable[Sample]) -> list[float]:
    return [sample.tokens_per_second or 0.0 for sample in samples]


def _faults(samples: Iterable[Sample]) -> float | None:
    return _middle(sample.major_faults_s for sample in samples)


def _swapped_in(samples: Iterable[Sample]) -> float | None:
    return _middle(sample.swap_in_bytes_s for sample in samples)


def _swapped_out(samples: Iterable[Sample]) -> float | None:
    return _middle(sample.swap_out_bytes_s for sample in samples)


def _middle(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return median(known) if known else None
