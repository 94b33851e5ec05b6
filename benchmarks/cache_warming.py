"""Does warming the file cache win? ``python benchmarks/cache_warming.py [FOLDER] [--mb-s N …]``.

Slices of experts are read as the GPU plugin reads them (pread, one at a time, misses only) along a
simulated trace of routing: a first prompt that needs nearly every expert of each layer, then the
tokens of an answer, each after a pause for its computing. Every case begins with a cold file and
an empty pool; cases take turns, medians of the rounds are printed. ``--mb-s`` holds all reads of a
case to that rate through a control group (version 1, root only): what a slower drive is like.

The file has 16 layers of 128 experts with 1.5 MiB each, 3 GiB in all; it is made in FOLDER, which
must lie on a real drive, and deleted afterwards.
"""

import argparse
import itertools
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from moechat.client.launch import child_environment, warmer_command
from moechat.protocol.framing import encode, warm_event_decoder
from moechat.protocol.warm_messages import WarmPause, WarmStart, WarmState
from moechat.warmer.residency import cached_bytes

LAYERS, EXPERTS, TOP_K = 16, 128, 8
PARTS, PART_BYTES = 3, 512 * 1024  # gate, up, down
FILE_BYTES = LAYERS * PARTS * EXPERTS * PART_BYTES
PROMPT_EXPERTS = 110  # of each layer, that a prompt of some 300 tokens needs
TOKENS = 64
COMPUTE_S = 0.03  # of each token
_REPEATED = 0.46  # of the choices of a token stay for the next, as published traces have it
_GROUPS = Path("/sys/fs/cgroup/blkio")


@dataclass(frozen=True)
class Case:
    """One way to begin."""

    name: str
    warms: bool
    waits_s: float = 0.0  # between the load and the question
    yields: bool = False  # the warmer pauses while it is answered


CASES = (
    Case("asked at once, no warming", warms=False),
    Case("asked at once, warming goes on", warms=True),
    Case("asked at once, warming yields", warms=True, yields=True),
    Case("asked after 8 s, no warming", warms=False, waits_s=8),
    Case("asked after 8 s, warming before", warms=True, waits_s=8),
)


@dataclass(frozen=True)
class Outcome:
    """Seconds."""

    first: float
    early: float  # a token of the first quarter, on average
    late: float  # of the last half
    p99: float
    from_drive: float  # MB that the reader itself had to wait for; no other load changes them


def trace(seed: int) -> list[list[list[int]]]:
    """Experts of each layer for each token; the first entry is the prompt."""
    chosen = random.Random(seed)
    current = [chosen.sample(range(EXPERTS), TOP_K) for _ in range(LAYERS)]
    tokens = [[sorted(chosen.sample(range(EXPERTS), PROMPT_EXPERTS)) for _ in range(LAYERS)]]
    for _ in range(TOKENS):
        for layer, experts in enumerate(current):
            kept = [e for e in experts if chosen.random() < _REPEATED]
            others = [e for e in range(EXPERTS) if e not in kept]
            current[layer] = kept + chosen.sample(others, TOP_K - len(kept))
        tokens.append([list(experts) for experts in current])
    return tokens


class Plugin:
    """Reads what the pool of each layer lacks; least recently used goes."""

    def __init__(self, descriptor: int, slots: int) -> None:
        self._descriptor, self._slots = descriptor, slots
        self._pools: list[OrderedDict[int, None]] = [OrderedDict() for _ in range(LAYERS)]
        self._buffer = memoryview(bytearray(PART_BYTES))

    def step(self, layers: list[list[int]]) -> None:
        for layer, (pool, experts) in enumerate(zip(self._pools, layers, strict=True)):
            for expert in experts:
                if expert in pool:
                    pool.move_to_end(expert)
                    continue
                for part in range(PARTS):
                    place = ((layer * PARTS + part) * EXPERTS + expert) * PART_BYTES
                    os.preadv(self._descriptor, [self._buffer], place)
                pool[expert] = None
                if len(pool) > self._slots:
                    pool.popitem(last=False)


class Warmer:
    """The program's own process."""

    def __init__(self, path: Path) -> None:
        self._process = subprocess.Popen(
            warmer_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=child_environment(os.environ),
        )  # fmt: skip
        span = (0, FILE_BYTES)
        self._write(
            WarmStart(path=str(path), spans=(span,), limit_bytes=FILE_BYTES, floor_bytes=1 << 30)
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if warm_event_decoder.decode(line).state is WarmState.READING:
                break

    def _write(self, request: WarmStart | WarmPause) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(encode(request))
        self._process.stdin.flush()

    def pause(self) -> None:
        self._write(WarmPause(paused=True))

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


def drive_bytes() -> int:
    """Bytes that this process has read from drives."""
    text = Path("/proc/self/io").read_text("ascii")
    return int(text.rpartition("\nread_bytes:")[2].split()[0])


def play(path: Path, case: Case, slots: int, seed: int) -> Outcome:
    descriptor = os.open(path, os.O_RDONLY)
    warmer = None
    try:
        os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        left = cached_bytes(descriptor, [(0, FILE_BYTES)])
        assert not left, f"{left} bytes stayed in the cache"
        plugin, tokens = Plugin(descriptor, slots), trace(seed)
        warmer = Warmer(path) if case.warms else None
        time.sleep(case.waits_s)
        if warmer and case.yields:
            warmer.pause()
        taken = []
        before = drive_bytes()
        for number, layers in enumerate(tokens):
            began = time.perf_counter()
            plugin.step(layers)
            taken.append(time.perf_counter() - began + (COMPUTE_S if number else 0))
            time.sleep(COMPUTE_S)
        read = drive_bytes() - before  # now: a child that has ended is counted in
    finally:
        if warmer:
            warmer.end()
        os.close(descriptor)
    first, answer = taken[0], taken[1:]
    return Outcome(
        first,
        statistics.mean(answer[: TOKENS // 4]),
        statistics.mean(answer[TOKENS // 2 :]),
        sorted(answer)[int(len(answer) * 0.99)],
        read / 1e6,
    )


@contextmanager
def weights(folder: Path) -> Iterator[Path]:
    """A file of noise."""
    handle, name = tempfile.mkstemp(prefix="cache-warming-", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            for _ in range(FILE_BYTES >> 24):
                file.write(os.urandom(1 << 24))
            os.fsync(file.fileno())
        yield Path(name)
    finally:
        Path(name).unlink()


@contextmanager
def held_to(mb_s: float, path: Path) -> Iterator[None]:
    """Reads of this process and its children at ``mb_s`` at most; 0 = as they are."""
    if not mb_s:
        yield
        return
    device = path.stat().st_dev
    group = _GROUPS / f"cache-warming-{os.getpid()}"
    group.mkdir()
    try:
        rule = f"{os.major(device)}:{os.minor(device)} {round(mb_s * 1e6)}"
        (group / "blkio.throttle.read_bps_device").write_text(rule)
        (group / "cgroup.procs").write_text(str(os.getpid()))
        yield
    finally:
        (_GROUPS / "cgroup.procs").write_text(str(os.getpid()))
        time.sleep(0.5)
        group.rmdir()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path(tempfile.gettempdir()))
    parser.add_argument("--mb-s", type=float, nargs="+", default=[0.0])
    parser.add_argument("--slots", type=int, nargs="+", default=[64])
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    with weights(options.folder) as path:
        for mb_s, slots in itertools.product(options.mb_s, options.slots):
            found: dict[Case, list[Outcome]] = {case: [] for case in CASES}
            with held_to(mb_s, path):
                for seed in range(options.rounds):
                    for case in CASES:
                        found[case].append(play(path, case, slots, seed))
            drive = f"at most {mb_s:.0f} MB/s" if mb_s else "the drive as it is"
            print(f"{drive}, {slots} of {EXPERTS} experts resident: seconds to the first token, "
                  "ms a token early, late, and at p99, MB from the drive")  # fmt: skip
            for case, outcomes in found.items():
                first, *tokens, streamed = (
                    statistics.median(getattr(outcome, name) for outcome in outcomes)
                    for name in ("first", "early", "late", "p99", "from_drive")
                )
                figures = " ".join(f"{1000 * token:8.1f}" for token in tokens)
                print(f"  {case.name:<34} {first:7.2f} {figures} {streamed:8.0f}", flush=True)


if __name__ == "__main__":
    main()
