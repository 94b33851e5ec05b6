"""What looks at this computer for the page of diagnostics."""

from dataclasses import dataclass

from moechat.services.drive_tests import DriveTests
from moechat.services.examinations import Examinations
from moechat.services.report import Reports


@dataclass(frozen=True)
class Diagnostics:
    """The doctor, tests of drives, and reports to copy."""

    examinations: Examinations
    drives: DriveTests
    reports: Reports

    def close(self, timeout_s: float) -> None:
        """End what goes on: for the end of the program; blocks."""
        self.examinations.close()
        self.drives.close(timeout_s)
