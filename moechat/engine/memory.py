"""How much memory this process uses, cheaply enough to ask every second."""

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import psutil

from moechat.protocol.messages import HEARTBEAT_SECONDS, Heartbeat


class MemorySampler:
    """Resident, private and device memory of this process in bytes."""

    def __init__(self) -> None:
        # Written by the thread that owns the pipeline: asking the driver may block.
        self.device_bytes: int | None = None
        if sys.platform == "linux":
            self._page = os.sysconf("SC_PAGE_SIZE")
            self._statm = os.open("/proc/self/statm", os.O_RDONLY)
        else:
            self._process = psutil.Process()

    def usage(self) -> tuple[int, int]:
        """Return (resident, private) bytes; private is neither shared nor file-backed."""
        if sys.platform == "linux":
            _, resident, shared, *_ = os.pread(self._statm, 256, 0).split()
            return int(resident) * self._page, (int(resident) - int(shared)) * self._page
        else:  # noqa: RET505 - an `else` is how mypy sees the other platform
            info = self._process.memory_info()
            return info.rss, getattr(info, "private", info.rss)

    def peak_rss(self) -> int:
        """Return the largest resident size so far in bytes."""
        if sys.platform == "linux":
            # Not ru_maxrss: that starts from the parent's size.
            for line in Path("/proc/self/status").read_text("ascii").splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
        else:
            info = self._process.memory_info()
            return int(getattr(info, "peak_wset", info.rss))
        return self.usage()[0]


class Pulse:
    """Send a `Heartbeat` every second, from a thread of its own and from whoever calls `beat`.

    A step of the pipeline holds Python's lock, so during a generation the thread comes late;
    the step loop calls `beat` between steps.
    """

    def __init__(self, sampler: MemorySampler, send: Callable[[Heartbeat], None]) -> None:
        self._sampler = sampler
        self._send = send
        self._lock = threading.Lock()
        self._due = 0.0

    def start(self) -> None:
        """Start the thread; the first heartbeat comes at once."""
        threading.Thread(target=self._run, name="pulse", daemon=True).start()

    def beat(self) -> None:
        """Send a heartbeat if one is due."""
        now = time.monotonic()
        with self._lock:
            if now < self._due:
                return
            self._due = now + HEARTBEAT_SECONDS
        resident, private = self._sampler.usage()
        self._send(
            Heartbeat(
                rss_bytes=resident,
                private_bytes=private,
                device_bytes=self._sampler.device_bytes,
            )
        )

    def _run(self) -> None:
        while True:
            self.beat()
            time.sleep(max(0.01, self._due - time.monotonic()))
