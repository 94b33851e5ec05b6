"""``moechat doctor --drive``: how fast a drive is, and what that means for a streamed model."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer

from moechat.cli.interrupts import interrupts
from moechat.cli.json_text import json_text
from moechat.core.faults import Fault, UserError
from moechat.services.drive_report import DriveReport
from moechat.services.drive_tests import DriveTests
from moechat.services.drive_texts import report_text, stage_text, verdict
from moechat.services.read_ahead_texts import read_ahead_lines

_TIDY_SECONDS = 2.0  # for the last read, and for deleting what was written
_CANCELLED = 130  # as shells have it


class DriveCommand:
    """Tests one drive and prints what was found."""

    def __init__(self, app: QCoreApplication, tests: DriveTests, *, as_json: bool) -> None:
        self._app = app
        self._tests = tests
        self._as_json = as_json
        self._shows = not as_json and sys.stderr.isatty()
        self._report: DriveReport | None = None
        self._fault: Fault | None = None
        self._shown = ""
        tests.changed.connect(self._show_stage)
        tests.finished.connect(self._take)
        tests.failed.connect(self._fail)

    def run(self, folder: Path, model: Path | None) -> int:
        """Print the report and return 0; 130 when it was cancelled. Raises `UserError`."""
        with interrupts(self._cancel):
            QTimer.singleShot(0, lambda: self._tests.start(folder, model))
            self._app.exec()
        self._tests.close(_TIDY_SECONDS)
        self._show("")
        if self._fault is not None:
            raise UserError(self._fault.code, detail=self._fault.detail, **self._fault.values)
        if self._report is None:
            print(QCoreApplication.translate("Drive", "Cancelled."), file=sys.stderr, flush=True)
            return _CANCELLED
        print(to_json(self._report) if self._as_json else "\n".join(report_text(self._report)))
        return 0

    def _take(self, report: DriveReport) -> None:
        self._report = report
        self._app.quit()

    def _fail(self, fault: Fault) -> None:
        self._fault = fault
        self._app.quit()

    def _cancel(self) -> None:
        self._tests.cancel()
        self._app.quit()

    def _show_stage(self) -> None:
        stage = self._tests.stage
        if stage is not None:
            self._show(stage_text(stage))

    def _show(self, text: str) -> None:
        """One line that the next one overwrites."""
        if not self._shows or text == self._shown:
            return
        print(f"\r{text:{len(self._shown)}}\r{text}", end="", file=sys.stderr, flush=True)
        self._shown = text


def to_json(report: DriveReport) -> str:
    """The test as JSON, with what it means: sentences, speeds at each ratio, other drives."""
    built: dict[str, Any] = msgspec.to_builtins(report.test)
    built["verdict"] = [*verdict(report), *read_ahead_lines(report.test)]
    built["allowed_model"] = report.model.name if report.model else None
    built["allowed_is_example"] = report.is_example
    built["allowed"] = msgspec.to_builtins(report.allowed)
    built["others"] = msgspec.to_builtins(report.others)
    built["better"] = report.better.folder if report.better else None
    return json_text(built)
