"""Parts of the composition root that look at this computer: see `moechat.app`."""

from typing import TYPE_CHECKING

from moechat.services.paths import Paths
from moechat.wiring import doctor_of, models_roots

if TYPE_CHECKING:
    from collections.abc import Callable

    from moechat.client.client import EngineClient
    from moechat.core.machine import Machine
    from moechat.services.diagnostics import Diagnostics
    from moechat.services.drive_speeds import DriveSpeeds
    from moechat.services.drive_tests import DriveTests
    from moechat.services.loads import LoadService
    from moechat.services.settings import SettingsFile
    from moechat.services.tasks import TaskLane

# As in `moechat.app`, what a part needs is imported there.


def diagnostics_of(
    paths: Paths,
    settings: "SettingsFile",
    loads: "LoadService",
    drives: "DriveSpeeds",
    files: "TaskLane",
    *,
    make_client: "Callable[[], EngineClient]",
) -> "Diagnostics":
    """The doctor, with an engine of its own: a driver that hangs must cost no other one."""
    from moechat.services.diagnostics import Diagnostics
    from moechat.services.examinations import Examinations
    from moechat.services.report import Reports

    examinations = Examinations(lambda: doctor_of(make_client(), paths))

    def machine() -> "Machine | None":
        """As it was planned for or looked over last."""
        if loads.current is not None:
            return loads.current.machine
        return examinations.latest.machine if examinations.latest is not None else None

    return Diagnostics(
        examinations=examinations,
        drives=drive_tests_of(drives, paths, settings, machine),
        reports=Reports(settings, paths.logs, files),
    )


def drive_tests_of(
    speeds: "DriveSpeeds",
    paths: Paths,
    settings: "SettingsFile",
    machine: "Callable[[], Machine | None]" = lambda: None,
) -> "DriveTests":
    """Tests of drives; what they measure, plans reckon with from then on."""
    from moechat.services.drive_report import DriveReporter
    from moechat.services.drive_tests import DriveTests

    return DriveTests(
        DriveReporter(speeds, known=lambda: models_roots(paths, settings.value), machine=machine)
    )
