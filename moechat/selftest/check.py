"""One check, its outcome, and how checks wait."""

import logging
import time
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEventLoop, QTimer

_PULSE_MS = 20
_REMARKS = 8  # of the log, with a failure


class CheckFailedError(Exception):
    """Something does not work; the text says what."""


@dataclass(frozen=True)
class Check:
    """``run`` returns what is worth knowing, in a line, or raises."""

    name: str
    run: Callable[[], str]


@dataclass(frozen=True)
class Outcome:
    """How a check went."""

    name: str
    passed: bool
    detail: str
    seconds: float


class Remarks(logging.Handler):
    """The last warnings of the log, which may explain a failure."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[str] = deque(maxlen=_REMARKS)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.lines.append(f"{record.name}: {record.getMessage()}")


def attempt(check: Check, remarks: Remarks) -> Outcome:
    """Run a check; whatever it raises is a failure."""
    remarks.lines.clear()
    began = time.monotonic()
    try:
        passed, detail = True, check.run()
    except CheckFailedError as error:
        passed, detail = False, "\n".join([str(error), *remarks.lines])
    except Exception:  # noqa: BLE001 - what a broken installation raises is anybody's guess
        passed, detail = False, "\n".join([traceback.format_exc().rstrip(), *remarks.lines])
    return Outcome(check.name, passed, detail, time.monotonic() - began)


def wait_until(condition: Callable[[], bool], seconds: float, what: str) -> None:
    """Let Qt work until ``condition`` holds; raises `CheckFailedError` where it never does."""
    deadline = time.monotonic() + seconds
    pulse = QTimer(interval=_PULSE_MS)  # so that the condition is looked at without events, too
    pulse.start()
    loop = QEventLoop()
    while not condition():
        if time.monotonic() > deadline:
            raise CheckFailedError(f"{what} did not come within {seconds:.0f} s")
        loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    pulse.stop()
