"""``moechat doctor --drive`` as a program: keys, exit codes, Ctrl+C."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_reports import run

KEYS = {"random4k", "slice", "sequential_mb_s", "kind", "filesystem", "readahead_kb"}


def test_json(tmp_path: Path, starter_moe: Path, moechat_home: Path) -> None:
    code, out, err = run("doctor", "--drive", str(tmp_path), "--model", str(starter_moe), "--json")
    assert (code, err) == (0, "")
    told = json.loads(out, parse_constant=pytest.fail)
    assert list(told)[: len(KEYS)] == [
        "random4k", "slice", "sequential_mb_s", "kind", "filesystem", "readahead_kb",
    ]  # fmt: skip
    assert told["random4k"].keys() == {"p50_us", "p99_us", "iops", "mb_s"}
    assert told["slice"].keys() == {"bytes", "qd1_mb_s", "qd4_mb_s"}
    assert told["slice"]["qd1_mb_s"] > 0
    assert told["path"] == str(tmp_path)
    assert told["model"] == starter_moe.name
    assert told["read_bytes"] + told["written_bytes"] <= 2 << 30
    assert told["verdict"]
    assert list(tmp_path.glob(".moechat-probe*")) == []


def test_for_people(starter_model: Path, moechat_home: Path) -> None:
    code, out, _ = run("doctor", "--drive", str(starter_model))
    assert code == 0
    assert "MB/s, one at a time" in out
    assert "the largest weights there" in out
    assert not list(starter_model.glob(".moechat-probe*"))


def test_folders_that_are_none(tmp_path: Path) -> None:
    code, out, err = run("doctor", "--drive", str(tmp_path / "gone"))
    assert (code, out) == (1, "")
    assert err.startswith("There is no such folder.")
    assert str(tmp_path / "gone") in err
    code, out, err = run("doctor", "--drive", str(tmp_path), "--model", str(tmp_path), "--json")
    assert code == 1
    assert json.loads(out)["error"]["code"] == "model_xml_missing"
    code, out, err = run("doctor", "--drive", str(tmp_path / ("x" * 300)))
    assert (code, out) == (1, "")
    assert err.startswith("The drive could not be tested.")  # and not: a mistake of ours
    code, _, err = run("doctor", "--model", str(tmp_path))
    assert code == 2
    assert "--model goes with --drive" in err


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_interrupted(tmp_path: Path, moechat_home: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "moechat", "doctor", "--drive", str(tmp_path)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
        encoding="utf-8", env=os.environ,
    ) as process:  # fmt: skip
        until = time.monotonic() + 60
        while not list(tmp_path.glob(".moechat-probe*")) and process.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert (out, err.strip()) == ("", "Cancelled.")
    assert list(tmp_path.glob(".moechat-probe*")) == []
