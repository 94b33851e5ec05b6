"""Run all checks and tell how they went."""

import argparse
import json
import logging
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from PySide6.QtCore import QCoreApplication

from moechat import __version__
from moechat.cli.streams import until_written
from moechat.resources_path import resource
from moechat.selftest import data, documents, downloads, files, warming, window
from moechat.selftest.check import Outcome, Remarks, attempt
from moechat.selftest.engine import EngineChecks
from moechat.services.paths import HOME_VARIABLE

# Where Qt and libraries would keep something; all of it goes into the temporary folder.
_KEPT_ELSEWHERE = (
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "HF_HOME",
)


def run(arguments: Sequence[str]) -> int:
    """Check everything; 0 if all of it works, else 1. Nothing of the user's is touched."""
    parser = argparse.ArgumentParser(
        prog="moechat --self-test",
        description="Try every part of this installation, without the network and without "
        "touching chats, settings or models.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write the same into a file, too")
    options = parser.parse_args(arguments)
    with ExitStack() as stack:
        outputs: list[IO[str]] = [sys.stdout]
        if options.log is not None:
            try:
                outputs.append(stack.enter_context(options.log.open("w", encoding="utf-8")))
            except OSError as error:
                parser.error(f"{options.log} cannot be written: {error.strerror}")
        home = stack.enter_context(
            tempfile.TemporaryDirectory(prefix="moechat-self-test-", ignore_cleanup_errors=True)
        )
        return until_written(lambda: _checked(Path(home), outputs, as_json=options.json))


def _checked(home: Path, outputs: list[IO[str]], *, as_json: bool) -> int:
    os.environ[HOME_VARIABLE] = str(home / "home")
    os.environ.update({name: str(home / "elsewhere") for name in _KEPT_ELSEWHERE})
    app = QCoreApplication([sys.argv[0]])
    remarks = Remarks()
    logging.getLogger().addHandler(remarks)
    model = resource("selftest", "openvino_model.xml").parent
    engine = EngineChecks(model)
    checks = [
        *files.checks(),
        *data.checks(home),
        *engine.checks(),
        *downloads.checks(home, model),
        *documents.checks(home),
        *warming.checks(model),
        *window.checks(),
    ]
    outcomes = []
    try:
        for check in checks:
            outcomes.append(outcome := attempt(check, remarks))
            if not as_json:
                _write(outputs, _line(outcome))
    finally:
        engine.close()
        logging.getLogger().removeHandler(remarks)
        app.shutdown()
    _write(outputs, _as_json(outcomes) if as_json else _summary(outcomes))
    return int(not all(outcome.passed for outcome in outcomes))


def _line(outcome: Outcome) -> str:
    mark = "ok  " if outcome.passed else "FAIL"
    detail = outcome.detail.replace("\n", "\n      ")
    return f"{mark}  {outcome.name}: {detail} [{outcome.seconds:.1f} s]"


def _summary(outcomes: Sequence[Outcome]) -> str:
    passed = sum(outcome.passed for outcome in outcomes)
    return f"{passed} passed, {len(outcomes) - passed} failed"


def _as_json(outcomes: Sequence[Outcome]) -> str:
    passed = sum(outcome.passed for outcome in outcomes)
    told = {
        "version": __version__,
        "passed": passed,
        "failed": len(outcomes) - passed,
        "checks": [
            {
                "name": outcome.name,
                "passed": outcome.passed,
                "detail": outcome.detail,
                "seconds": round(outcome.seconds, 2),
            }
            for outcome in outcomes
        ],
    }
    return json.dumps(told, indent=2)


def _write(outputs: Sequence[IO[str]], text: str) -> None:
    for output in outputs:
        output.write(text + "\n")
        output.flush()
