"""``moechat --self-test`` in a checkout; tests/packaging has it in a packaged program."""

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from moechat.resources_path import resource
from moechat.selftest.check import Check, Remarks, attempt
from moechat.selftest.engine import EngineChecks
from moechat.selftest.warming import file_cache
from moechat.selftest.window import window

SECONDS = 300


def test_every_part_works_and_nothing_is_left(moechat_home: Path, tmp_path: Path) -> None:
    log, scratch = tmp_path / "log", tmp_path / "scratch"
    scratch.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "moechat", "--self-test", "--log", log],
        env={**os.environ, "TMPDIR": str(scratch)},
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert [line for line in lines[:-1] if not line.startswith("ok  ")] == [], done.stderr
    assert lines[-1] == f"{len(lines) - 1} passed, 0 failed"
    assert done.returncode == 0
    assert log.read_text("utf-8") == done.stdout
    assert not moechat_home.exists()
    assert list(scratch.iterdir()) == []


BROKEN = """
from moechat.selftest import data, documents, downloads, engine, files, main, warming, window
from moechat.selftest.check import Check, CheckFailedError

def broken():
    raise CheckFailedError("it does not work")

def buggy():
    return 1 / 0

files.checks = lambda: [Check("one", lambda: "fine"), Check("two", broken), Check("three", buggy)]
data.checks = documents.checks = downloads.checks = warming.checks = lambda *_: []
window.checks = engine.EngineChecks.checks = lambda *_: []
raise SystemExit(main.run(["--json"]))
"""


def test_failures_are_told_and_the_others_still_run() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN], capture_output=True, encoding="utf-8", check=False
    )
    told = json.loads(done.stdout)
    assert (done.returncode, told["passed"], told["failed"]) == (1, 1, 2)
    passed = {check["name"]: check["passed"] for check in told["checks"]}
    assert passed == {"one": True, "two": False, "three": False}
    assert told["checks"][1]["detail"] == "it does not work"
    assert "ZeroDivisionError" in told["checks"][2]["detail"]


def test_a_model_without_weights_is_noticed(qapp: QCoreApplication, tmp_path: Path) -> None:
    whole = resource("selftest", "openvino_model.xml").parent
    for file in whole.iterdir():
        if file.name != "openvino_model.bin":
            (tmp_path / file.name).write_bytes(file.read_bytes())
    engine = EngineChecks(tmp_path)
    try:
        outcomes = [attempt(check, Remarks()) for check in engine.checks()]
    finally:
        engine.close()
    assert [outcome.passed for outcome in outcomes] == [True, True, False, False, False], outcomes
    assert "openvino_model.bin" in outcomes[2].detail
    assert "no model" in outcomes[4].detail


def test_a_file_that_cannot_be_read_is_noticed(qapp: QCoreApplication, tmp_path: Path) -> None:
    outcome = attempt(Check("file cache", lambda: file_cache(tmp_path)), Remarks())
    assert not outcome.passed
    assert "failed" in outcome.detail or "ended" in outcome.detail
    gc.collect()  # must not delete what Qt is about to delete
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("option", ["--version", "--self-test"])
def test_output_that_cannot_be_written_is_no_traceback(option: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "moechat", option],
            stdout=full, stderr=subprocess.PIPE, encoding="utf-8", timeout=SECONDS, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_log_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "moechat", "--self-test", "--log", tmp_path / "no" / "log"],
        capture_output=True, encoding="utf-8", timeout=SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "cannot be written: No such file" in done.stderr


def test_a_window_that_ends_is_noticed(tmp_path: Path) -> None:
    script = "import sys; sys.stderr.write('no screen'); sys.exit(134)"
    outcome = attempt(
        Check("window", lambda: window({}, (sys.executable, "-c", script))), Remarks()
    )
    assert not outcome.passed
    assert "134" in outcome.detail
    assert "no screen" in outcome.detail
