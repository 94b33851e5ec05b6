"""Tests of drives for the window and the terminal: one at a time, on a thread of its own."""

import logging
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services.drive_report import DriveReport, DriveReporter
from moechat.services.drive_test import SECONDS, Stage
from moechat.services.tasks import Inbox, TaskLane

_log = logging.getLogger(__name__)

_PATIENCE_S = 3.0  # beyond the bound of a test, for the last read and for tidying up


class DriveTests(QObject):
    """Keeps the latest report of each folder; a drive that never answers is given up."""

    changed = Signal()  # one has begun, come to another stage, or ended
    listed = Signal(object)  # list[ModelPlace]: what there is to test
    finished = Signal(object)  # DriveReport
    failed = Signal(object)  # Fault

    def __init__(
        self,
        reporter: DriveReporter,
        *,
        seconds: float = SECONDS,
        patience_s: float = _PATIENCE_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._reporter = reporter
        self._seconds = seconds
        self._inbox = Inbox(self)
        self._run: _Run | None = None
        self._threads: list[threading.Thread] = []
        self._watchdog = QTimer(
            self, singleShot=True, interval=round((seconds + patience_s) * 1000)
        )
        self._watchdog.timeout.connect(self._give_up)
        self._lane: TaskLane | None = None
        self._queue: list[Path] = []  # drives that are to be tested after this one
        self._model_dir: Path | None = None
        self.reports: dict[Path, DriveReport] = {}
        self.fault: Fault | None = None  # of the latest, if it failed

    @property
    def folder(self) -> Path | None:
        """What is being tested."""
        return self._run.folder if self._run else None

    @property
    def stage(self) -> Stage | None:
        """What the test is doing."""
        return self._run.stage if self._run else None

    def start(self, folder: Path, model_dir: Path | None = None) -> None:
        """Test the drive of ``folder``, unless a test goes on."""
        if self._run is not None:
            return
        run = self._run = _Run(folder)
        self.fault, self._model_dir = None, model_dir

        def work() -> None:
            call = self._work(run, model_dir)
            self._inbox.post(lambda: self._end(run, call))

        # Not on a lane: a read may never return, and a daemon keeps no program from ending.
        thread = threading.Thread(target=work, name="drive-test", daemon=True)
        self._threads = [each for each in self._threads if each.is_alive()] + [thread]
        self._watchdog.start()
        thread.start()
        self.changed.emit()

    def compare(self, folders: Iterable[Path], model_dir: Path | None = None) -> None:
        """Test one drive after the other; one that fails keeps none of the others from it."""
        if self._run is None:
            first, *self._queue = folders
            self.start(first, model_dir)

    def look(self, usual: Path) -> None:
        """Find out which drives there are; `listed` tells, ``usual``'s drive first."""
        if self._lane is None:
            # Of its own: a drive that does not answer holds up nothing else.
            self._lane = TaskLane("drive-list", self)
        self._lane.run(lambda: self._reporter.drives(usual), self.listed.emit)

    @Slot()
    def cancel(self) -> None:
        """End the test; it tidies up by itself."""
        self._queue.clear()
        if self._run is not None:
            self._run.stopping.set()
            self._forget()
            self.changed.emit()

    def close(self, timeout_s: float) -> None:
        """End for good; blocks until the last file is deleted, or for ``timeout_s``."""
        self.cancel()
        for thread in self._threads:
            thread.join(timeout_s)
        if self._lane is not None:
            self._lane.drain(timeout_s)

    # ── on its thread ────────────────────────────────────────────────────────

    def _work(self, run: "_Run", model_dir: Path | None) -> Callable[[], None]:
        """What is to be told; runs elsewhere."""

        def progress(stage: Stage) -> None:
            self._inbox.post(lambda: self._show(run, stage))

        try:
            report = self._reporter.report(
                run.folder,
                model_dir,
                cancelled=run.stopping.is_set,
                progress=progress,
                seconds=self._seconds,
            )
        except UserError as error:
            fault = error.fault
            return lambda: self._fail(fault)
        except Exception as error:  # noqa: BLE001 - whatever it is, it goes to its owner
            _log.error("test of %s", run.folder, exc_info=error)
            fault = Fault(FaultCode.UNEXPECTED, {"reason": type(error).__name__}, repr(error))
            return lambda: self._fail(fault)
        return lambda: self._take(run.folder, report)

    # ── here ─────────────────────────────────────────────────────────────────

    def _show(self, run: "_Run", stage: Stage) -> None:
        if run is self._run:
            run.stage = stage
            self.changed.emit()

    def _end(self, run: "_Run", tell: Callable[[], None]) -> None:
        if run is self._run:  # else it was cancelled or given up
            self._forget()
            tell()

    def _take(self, folder: Path, report: DriveReport | None) -> None:
        if report is not None:
            self.reports[folder] = report
            self.finished.emit(report)
        self._go_on()

    def _fail(self, fault: Fault) -> None:
        self.fault = fault
        self.failed.emit(fault)
        self._go_on()

    def _go_on(self) -> None:
        if self._queue:
            self.start(self._queue.pop(0), self._model_dir)
        else:
            self.changed.emit()

    def _forget(self) -> None:
        self._watchdog.stop()
        self._run = None

    @Slot()
    def _give_up(self) -> None:
        if self._run is None:
            return
        folder = self._run.folder
        self._run.stopping.set()
        self._forget()
        seconds = round(self._watchdog.interval() / 1000)
        self._fail(Fault(FaultCode.DRIVE_SILENT, {"path": str(folder), "seconds": seconds}))


class _Run:
    """One test under way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.stage = Stage.LOOKING
        self.stopping = threading.Event()
