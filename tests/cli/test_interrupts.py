"""Ctrl+C while Qt waits, and before it does."""

import os
import signal
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from moechat.cli.interrupts import interrupts

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")

_TOO_LONG_MS = 30_000


@pytest.fixture(autouse=True)
def usual_handler() -> Iterator[None]:
    usual = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, usual)


def _press() -> None:
    os.kill(os.getpid(), signal.SIGINT)


@pytest.fixture
def loop(qapp: QCoreApplication) -> QEventLoop:
    """Not the application's own: once that was left, no other loop would run in this process."""
    return QEventLoop(qapp)


def test_before_the_loop_runs_it_is_not_forgotten(loop: QEventLoop) -> None:
    with interrupts(lambda: loop.exit(7)):
        _press()
        QTimer.singleShot(_TOO_LONG_MS, loop.quit)
        assert loop.exec() == 7


def test_in_the_loop(loop: QEventLoop) -> None:
    with interrupts(lambda: loop.exit(7)):
        QTimer.singleShot(0, _press)
        QTimer.singleShot(_TOO_LONG_MS, loop.quit)
        assert loop.exec() == 7


def test_afterwards_it_does_nothing() -> None:
    pressed: list[str] = []
    with interrupts(lambda: pressed.append("x")):
        pass
    _press()
    assert pressed == []
