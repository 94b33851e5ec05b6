"""``moechat doctor``: what this machine can do, and what keeps it from more."""

import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer

from moechat.client.client import EngineClient
from moechat.core.machine_findings import FindingLevel
from moechat.services.device_probe import DevicesProbe
from moechat.services.doctor import Doctor, Examination
from moechat.services.machine_report import report_lines
from moechat.services.machine_texts import finding_text


def examine(app: QCoreApplication, models: Path) -> Examination:
    """Look the machine over, which takes up to 15 seconds; Ctrl+C ends it early."""
    client = EngineClient()
    doctor = Doctor(DevicesProbe(client), models)
    told: list[Examination] = []

    def take(examination: Examination) -> None:
        told.append(examination)
        app.quit()

    doctor.examined.connect(take)
    previous = signal.signal(signal.SIGINT, lambda *_: doctor.cancel())
    # Python handles signals between bytecodes only: give it some while Qt waits.
    pulse = QTimer(interval=100)
    pulse.timeout.connect(_nothing)
    pulse.start()
    QTimer.singleShot(0, doctor.start)
    app.exec()
    signal.signal(signal.SIGINT, previous)
    client.wait(1000)
    return told[0]


def run(app: QCoreApplication, models: Path, *, as_json: bool) -> int:
    """Print the findings; return 1 if one of them is a problem, 0 otherwise."""
    if not as_json and sys.stderr.isatty():
        print(_waiting(), file=sys.stderr, flush=True)
    examination = examine(app, models)
    print(to_json(examination) if as_json else "\n".join(report_lines(examination)))
    bad = any(finding.level is FindingLevel.PROBLEM for finding in examination.findings)
    return 1 if bad else 0


def to_json(examination: Examination) -> str:
    """The machine and the findings as JSON, which `moechat plan --machine` takes."""
    built: dict[str, Any] = msgspec.to_builtins(examination.machine)
    built["findings"] = [
        {
            "level": finding.level.value,
            "text": finding_text(finding).text,
            "action": finding_text(finding).action,
            "code": finding.code.value,
            "values": finding.values,
        }
        for finding in examination.findings
    ]
    return msgspec.json.format(msgspec.json.encode(built), indent=2).decode()


def _nothing() -> None:
    pass


def _waiting() -> str:
    return QCoreApplication.translate("Machine", "Looking, which takes a few seconds…")
