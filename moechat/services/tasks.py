"""Blocking work off the GUI thread, in order, with the results back on it."""

import logging
import sys
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

logger = logging.getLogger(__name__)

T = TypeVar("T")


class LaneClosedError(RuntimeError):
    """Work was given to a lane that has been shut down."""


class Inbox(QObject):
    """Calls handed over to the thread that made this object, kept in order."""

    _arrived = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._arrived.connect(self.run_next, Qt.ConnectionType.QueuedConnection)

    def post(self, call: Callable[[], None]) -> None:
        """Have ``call`` run by the event loop of the other thread; callable from any."""
        self._calls.put(call)
        try:
            self._arrived.emit()
        except RuntimeError:  # Qt's half is gone: the program is ending
            logger.debug("nobody is left to take a result")

    @Slot()
    def run_next(self) -> bool:
        """Run the oldest call; False if there was none. Only on the thread of this object."""
        try:
            call = self._calls.get_nowait()
        except Empty:
            return False
        try:
            call()
        except Exception:  # noqa: BLE001 - one failing call must not cost the others theirs
            sys.excepthook(*sys.exc_info())
        return True


class TaskLane(QObject):
    """One thread that works through what it is given, first come, first served.

    Make it on the GUI thread: all callbacks run there, in the order of the tasks. What fails
    without an ``on_error`` is logged.
    """

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._inbox = Inbox(self)
        self._tasks: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._closed = False
        self._changed = threading.Condition()
        self._unfinished = 0
        # A daemon: a task that hangs must not keep the program from ending.
        self._thread = threading.Thread(target=self._work, name=f"lane-{name}", daemon=True)
        self._thread.start()

    def run(
        self,
        fn: Callable[[], T],
        on_done: Callable[[T], None] | None = None,
        on_error: Callable[[Exception], None] | None = None,
    ) -> None:
        """Run ``fn`` on the lane, then ``on_done`` or ``on_error`` on the GUI thread.

        A lane that was drained gives `LaneClosedError` to ``on_error`` instead.
        """
        if self._closed:
            self._report(LaneClosedError(f"the lane {self._name} is closed"), on_error)
            return

        def task() -> None:
            try:
                result = fn()
            except Exception as error:  # noqa: BLE001 - whatever it is, it goes to its owner
                self._report(error, on_error)
            else:
                if on_done is not None:
                    self._inbox.post(lambda: on_done(result))

        with self._changed:
            self._unfinished += 1
        self._tasks.put(task)

    def drain(self, timeout_s: float) -> bool:
        """Finish what was given, callbacks and what they add included, and close the lane.

        Blocks the GUI thread, for at most ``timeout_s``; False if something was left undone.
        Only on the GUI thread; the lane takes no more work afterwards.
        """
        deadline = time.monotonic() + timeout_s
        done = delivered = True
        while done and delivered:  # a callback may have given the lane more to do
            done = self._wait(deadline) and time.monotonic() < deadline
            delivered = False
            while self._inbox.run_next():
                delivered = True
        self._closed = True
        self._tasks.put(None)
        if done:
            self._thread.join(max(0.0, deadline - time.monotonic()))
        else:
            logger.error("lane %s: %d tasks left undone", self._name, self._unfinished)
        return done

    def _wait(self, deadline: float) -> bool:
        with self._changed:
            return self._changed.wait_for(
                lambda: self._unfinished == 0, max(0.0, deadline - time.monotonic())
            )

    def _work(self) -> None:
        while (task := self._tasks.get()) is not None:
            try:
                task()
            finally:
                with self._changed:
                    self._unfinished -= 1
                    self._changed.notify_all()

    def _report(self, error: Exception, on_error: Callable[[Exception], Any] | None) -> None:
        if on_error is not None:
            self._inbox.post(lambda: on_error(error))
        elif isinstance(error, LaneClosedError):
            logger.info("%s", error)
        else:
            logger.error("lane %s", self._name, exc_info=error)
