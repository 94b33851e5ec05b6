"""Ctrl+C in a program whose main thread waits inside Qt."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer

_PULSE_MS = 100


@contextmanager
def interrupts(handle: Callable[[], None]) -> Iterator[None]:
    """Within it Ctrl+C calls ``handle`` from the event loop; afterwards it does nothing.

    What is pressed before the loop runs is handled as soon as it does: to leave a loop that has
    not begun would be forgotten.
    """
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, handle))
    # Python handles signals between bytecodes only: give it some while Qt waits.
    pulse = QTimer(interval=_PULSE_MS)
    pulse.timeout.connect(_nothing)
    pulse.start()
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is ending already
        pulse.stop()


def _nothing() -> None:
    pass
