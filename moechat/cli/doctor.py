"""``moechat doctor``: what this machine can do, and what keeps it from more."""

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QTimer

from moechat.cli.interrupts import interrupts
from moechat.client.client import EngineClient
from moechat.core.machine_findings import FindingLevel
from moechat.services.device_probe import DevicesProbe
from moechat.services.doctor import Doctor, Examination
from moechat.services.machine_report import report_lines
from moechat.services.machine_texts import finding_text


def examine(app: QCoreApplication, models: Path, *, partly: bool = False) -> Examination:
    """Look the machine over, which takes up to 15 seconds.

    Ctrl+C ends the look early if ``partly`` will do, and the program otherwise.
    """
    client = EngineClient()
    doctor = Doctor(DevicesProbe(client), models)
    told: list[Examination] = []

    def take(examination: Examination) -> None:
        told.append(examination)
        app.quit()

    doctor.examined.connect(take)
    with interrupts(doctor.cancel if partly else _leave):
        QTimer.singleShot(0, doctor.start)
        app.exec()
    client.wait(1000)
    return told[0]


def run(app: QCoreApplication, models: Path, *, as_json: bool) -> int:
    """Print the findings; return 1 if one of them is a problem, 0 otherwise."""
    if not as_json and sys.stderr.isatty():
        print(_waiting(), file=sys.stderr, flush=True)
    examination = examine(app, models, partly=True)
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


def _leave() -> None:
    os._exit(1)  # the engine ends with the program; nothing is left to be put away


def _waiting() -> str:
    return QCoreApplication.translate("Machine", "Looking, which takes a few seconds…")
