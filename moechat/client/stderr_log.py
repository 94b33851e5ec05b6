"""What a child says on stderr: into the log line by line, and a bounded tail for a verdict."""

import logging
import time
from collections import deque
from collections.abc import Callable

_MAX_LINE_BYTES = 2000
_TAIL_LINES = 60
_MAX_LINES_A_SECOND = 200


class StderrLog:
    """Takes pieces of bytes; native libraries may print anything, and much of it."""

    def __init__(self, name: str = "engine", clock: Callable[[], float] = time.monotonic) -> None:
        self._log = logging.getLogger(f"moechat.{name}")
        self._clock = clock
        self._rest = b""
        self._tail: deque[str] = deque(maxlen=_TAIL_LINES)
        self._second = 0.0
        self._logged = 0
        self._left_out = 0

    def feed(self, data: bytes) -> None:
        """Log the lines that ``data`` completes."""
        *ended, rest = (self._rest + data).split(b"\n")
        for line in ended:
            self._take(line)
        # A line without an end must not grow; its head is what matters.
        self._rest = rest[:_MAX_LINE_BYTES]

    def close(self) -> None:
        """Log what is left without a line feed."""
        self._take(self._rest)
        self._rest = b""
        self._report_left_out()

    def tail(self) -> str:
        """The last lines, oldest first."""
        return "\n".join(self._tail)

    def _take(self, line: bytes) -> None:
        text = line[:_MAX_LINE_BYTES].decode("utf-8", "replace").rstrip()
        if not text:
            return
        self._tail.append(text)
        now = self._clock()
        if now - self._second >= 1.0:
            self._report_left_out()
            self._second, self._logged = now, 0
        if self._logged < _MAX_LINES_A_SECOND:
            self._logged += 1
            self._log.info("%s", text)
        else:
            self._left_out += 1

    def _report_left_out(self) -> None:
        if self._left_out:
            self._log.warning("%d more lines left out", self._left_out)
            self._left_out = 0
