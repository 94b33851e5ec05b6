"""``moechat doctor``, ``inspect`` and ``plan`` as programs: keys, exit codes, faults."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.gpu_standin import GpuStandin

GIB = 1024**3
KEYS = {
    "devices", "ram_total_bytes", "ram_available_bytes", "drive", "versions", "findings",
}  # fmt: skip
DEVICE_KEYS = {
    "id", "name", "kind", "xmx", "architecture", "total_bytes", "max_alloc_bytes", "budget_bytes",
    "budget_source",
}  # fmt: skip


def run(*arguments: str, env: dict[str, str] | None = None) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "moechat", *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=env,
        stdin=subprocess.DEVNULL,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


def doctor(env: dict[str, str] | None = None) -> dict[str, Any]:
    code, out, err = run("doctor", "--json", env=env)
    assert err == ""
    told = json.loads(out, parse_constant=pytest.fail)
    assert isinstance(told, dict)
    bad = any(finding["level"] == "problem" for finding in told["findings"])
    assert code == (1 if bad else 0)
    return told


def test_doctor_without_a_gpu(moechat_home: Path) -> None:
    told = doctor()
    assert told.keys() >= KEYS
    assert all(device.keys() == DEVICE_KEYS for device in told["devices"])
    assert told["devices"][0]["id"] == "CPU"
    assert told["drive"].keys() == {"path", "kind", "free_bytes", "slice_mb_s"}
    assert told["drive"]["path"] == str(moechat_home / "models")
    assert told["drive"]["slice_mb_s"] > 1
    assert {"openvino", "genai", "tokenizers"} <= told["versions"].keys()
    assert all({"level", "text", "action"} <= finding.keys() for finding in told["findings"])
    assert not list(moechat_home.parent.rglob(".moechat-probe*"))


def test_doctor_for_people(moechat_home: Path, tmp_path: Path) -> None:
    moechat_home.mkdir(exist_ok=True)
    (moechat_home / "settings.toml").write_text(f'models_folder = "{tmp_path}"\n', "utf-8")
    code, out, _ = run("doctor")
    assert code in (0, 1)
    assert "OpenVINO, GenAI and the tokenizers are of one release" in out
    assert "MB/s" in out
    assert str(tmp_path) in out  # where the models lie by the settings


@pytest.mark.gpu_standin
def test_doctor_with_two_gpus_and_a_plan_from_it(
    gpu_standin: GpuStandin, tmp_path: Path, tiny_moe: Path
) -> None:
    told = doctor(gpu_standin.environment("lnl,mem=17G;b580"))
    devices = {device["id"]: device for device in told["devices"]}
    assert list(devices) == ["CPU", "GPU.0", "GPU.1"]
    assert devices["GPU.0"]["kind"] == "integrated"
    assert devices["GPU.0"]["xmx"]
    assert devices["GPU.0"]["total_bytes"] == 17 * GIB
    assert devices["GPU.0"]["budget_bytes"] <= 17 * GIB
    assert devices["GPU.1"]["budget_source"] == "plugin_total"
    file = tmp_path / "machine.json"
    file.write_text(json.dumps(told), "utf-8")
    code, out, err = run("plan", str(tiny_moe), "--machine", str(file), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["device"] in devices


@pytest.mark.gpu_standin
def test_a_hanging_driver_costs_a_sentence_and_fifteen_seconds(gpu_standin: GpuStandin) -> None:
    began = time.monotonic()
    told = doctor(gpu_standin.environment("lnl", HANG="3600"))
    assert time.monotonic() - began < 18  # 15, and a busy machine
    hang = next(finding for finding in told["findings"] if finding["code"] == "driver_hangs")
    assert "GPU" in hang["text"]
    assert hang["action"]
    assert [device["id"] for device in told["devices"]] == ["CPU"]


def test_inspect_and_plan_here(tiny_moe: Path) -> None:
    code, out, err = run("inspect", str(tiny_moe), "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["experts"] > 0
    code, out, err = run("plan", str(tiny_moe), "--context", "1024", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["context_tokens"] == 1024


@pytest.mark.parametrize("command", ["inspect", "plan"])
def test_a_fault_is_a_sentence_on_stderr(command: str, tmp_path: Path) -> None:
    code, out, err = run(command, str(tmp_path / "missing"))
    assert (code, out) == (1, "")
    assert "The model folder is gone." in err
    code, out, err = run(command, str(tmp_path / "missing"), "--json")
    assert code == 1
    assert json.loads(out)["error"]["code"] == "model_folder_missing"
    assert "The model folder is gone." in err
    assert "Traceback" not in err


def test_a_machine_file_that_is_none(tiny_moe: Path, tmp_path: Path) -> None:
    file = tmp_path / "machine.json"
    file.write_text("{}")
    code, out, err = run("plan", str(tiny_moe), "--machine", str(file))
    assert (code, out) == (1, "")
    assert "This file describes no machine." in err


@pytest.mark.parametrize(
    "arguments",
    [
        ("plan",),
        ("inspect",),
        ("plan", "x", "--context", "0"),
        ("plan", "x", "--reserve", "-1"),
        ("plan", "x", "--context", str(10**26)),
        ("plan", "x", "--reserve", str(10**26)),
        ("plan", "x", "--reserve", "1e9"),
        ("doctor", "x"),
        ("fly",),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "usage:" in err
    assert "_" not in err  # no name out of the source


def test_the_reports_load_no_widgets() -> None:
    script = (
        "import sys\nfrom moechat.app import main\n"
        "main(['inspect', 'nowhere'])\n"
        "assert not any('QtWidgets' in name for name in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=False, text=True,
        env={**os.environ}, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_no_screen_for_a_window(tmp_path: Path) -> None:
    wrong = {"QT_QPA_PLATFORM": "none-such", "MOECHAT_HOME": str(tmp_path)}
    code, out, err = run(env={**os.environ, **wrong})
    assert (code, out) == (1, "")
    assert "there is no screen that it can reach" in err
    assert "Fatal Python error" not in err
