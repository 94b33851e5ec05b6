"""What tests of the cache's warmer share: its process, and files of which nothing is cached."""

import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from moechat.client.launch import child_environment, warmer_command
from moechat.protocol.framing import encode, warm_event_decoder
from moechat.protocol.warm_messages import WarmPause, WarmProgress, WarmStart, WarmState
from moechat.warmer.residency import cached_bytes

MIB = 1024**2
SIZE = 48 * MIB
SPANS = ((5000, 20 * MIB), (30 * MIB, 10 * MIB + 3))
WANTED = sum(size for _, size in SPANS)
LONG_S = 60


class Process:
    """Talks to one."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(
            command or warmer_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=child_environment(os.environ),
        )  # fmt: skip
        self._events: queue.Queue[WarmProgress] = queue.Queue()
        self._listener = threading.Thread(target=self._listen)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._events.put(warm_event_decoder.decode(line))

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._listener.join()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()

    def send(self, request: WarmStart | WarmPause) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(encode(request))
        self.process.stdin.flush()

    def until(self, fits: Callable[[WarmProgress], bool]) -> WarmProgress:
        deadline = time.monotonic() + LONG_S
        while True:
            event = self._events.get(timeout=max(0.0, deadline - time.monotonic()))
            if fits(event):
                return event

    def until_state(self, state: WarmState) -> WarmProgress:
        return self.until(lambda event: event.state is state)


def drop(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    os.fsync(descriptor)
    os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    os.close(descriptor)


def cached(path: Path, *spans: tuple[int, int]) -> int | None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        return cached_bytes(descriptor, spans or ((0, SIZE),))
    finally:
        os.close(descriptor)


def order(path: Path, **changes: Any) -> WarmStart:
    values: dict[str, Any] = {"spans": SPANS, "limit_bytes": SIZE, "floor_bytes": MIB} | changes
    return WarmStart(path=str(path), **values)
