"""Something that takes a while: off the GUI thread, with progress, one at a time."""

import threading
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject

from moechat.core.faults import FaultCode, UserError
from moechat.services.tasks import Inbox, TaskLane

_TELL_EVERY = 64 << 20  # bytes between two signals of progress


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """Something that takes a while; one at a time."""

    kind: str  # "verify", "import", "move"
    name: str  # of the model, or the folder
    done_bytes: int = 0
    total_bytes: int = 0


class TaskCancelledError(Exception):
    """The user has thought better of it."""


class TaskProgress:
    """Of a task, on the thread that works at it."""

    def __init__(self, task: Task, cancel: threading.Event, tell: Callable[[Task], None]) -> None:
        self._task, self._cancel, self._tell = task, cancel, tell
        self._told = 0

    def expect(self, total_bytes: int) -> None:
        """So much will be read."""
        self._task = msgspec.structs.replace(self._task, total_bytes=total_bytes)
        self._tell(self._task)

    def on_bytes(self, count: int) -> None:
        """So much more was; raises `TaskCancelledError` if the user wants it no more."""
        if self._cancel.is_set():
            raise TaskCancelledError
        done = self._task.done_bytes + count
        self._task = msgspec.structs.replace(self._task, done_bytes=done)
        if done - self._told >= _TELL_EVERY:
            self._told = done
            self._tell(self._task)


class LongTasks(QObject):
    """Has a lane of its own; ``tell`` learns of the task as it goes, and of None at its end."""

    def __init__(self, tell: Callable[[Task | None], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell_others = tell
        self._lane = TaskLane("models", self)
        self._inbox = Inbox(self)
        self._cancel = threading.Event()
        self.task: Task | None = None  # what takes a while now

    def begin(
        self,
        task: Task,
        work: Callable[[TaskProgress], object],
        done: Callable[..., None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Do ``work``; ``failed`` with `UserError` BUSY where something else is not over yet."""
        if self.task is not None:
            failed(UserError(FaultCode.BUSY))
            return
        self._cancel.clear()
        self._tell(task)
        progress = TaskProgress(
            task, self._cancel, lambda now: self._inbox.post(lambda: self._tell(now))
        )

        def then(result: object) -> None:
            self._tell(None)
            done(result)

        def broken(error: Exception) -> None:
            self._tell(None)
            failed(error)

        self._lane.run(lambda: work(progress), then, broken)

    def cancel(self) -> None:
        """End it; nothing is half done."""
        self._cancel.set()

    def drain(self, timeout_s: float) -> None:
        """The program ends. Blocks for at most ``timeout_s``."""
        self.cancel()
        self._lane.drain(timeout_s)

    def _tell(self, task: Task | None) -> None:
        self.task = task
        self._tell_others(task)
