"""``moechat tune`` in a terminal, with the real engine."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from moechat.core.plan import Source
from moechat.services.model_identity import read_model_key
from moechat.services.paths import Paths
from moechat.store.store import Store
from tests.support.gpu_standin import GpuStandin

_TIMEOUT_S = 300
KEYS = {
    "model", "device", "estimate_s", "limit_s", "seconds", "verdict", "chosen", "points", "notes",
    "drift", "stability", "complete",
}  # fmt: skip
POINT_KEYS = {
    "device", "ratio", "slots", "experts", "prefill_chunk", "kv_precision", "threads",
    "context_tokens", "needed_bytes", "budget_bytes", "expected_tokens_per_second",
    "tokens_per_second", "ttft_ms", "prompt_tokens", "answers", "spread", "hurried", "rejected",
}  # fmt: skip

pytestmark = pytest.mark.real_model


def start(*arguments: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "moechat", "tune", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**(env or os.environ), "PYTHONUNBUFFERED": "1"},
    )


def run(*arguments: str, env: dict[str, str] | None = None) -> tuple[int, str, str]:
    process = start(*arguments, env=env)
    try:
        out, err = process.communicate(timeout=_TIMEOUT_S)
    finally:
        process.kill()
    return process.returncode, out, err


def test_the_table_and_the_sentence(tiny_moe: Path, moechat_home: Path) -> None:
    code, out, err = run(str(tiny_moe), "--context", "1024", "--device", "CPU", "--on-battery")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("Measuring takes about ")
    assert lines[0].endswith("6.0 minutes at most.")
    assert any("tokens a second, first token" in line for line in lines)
    assert sum(line.endswith("<- best") for line in lines) == 1
    assert any("The usual setting is best" in line or "Best is" in line for line in lines)
    store = Store.open(Paths.under(moechat_home).database)
    key = read_model_key(tiny_moe)
    tuned = store.runs.tuned(key)
    assert tuned is not None
    assert (tuned.device, tuned.complete) == ("CPU", True)
    assert len(store.runs.latest(key)) >= 4
    store.close()


def test_json_of_a_short_run(starter_model: Path) -> None:
    code, out, err = run(str(starter_model), "--minutes", "0.5", "--json", "--on-battery")
    assert err == ""
    told = json.loads(out)
    assert set(told) == KEYS
    assert (told["model"], told["device"], told["limit_s"]) == (starter_model.name, "CPU", 30)
    assert all(set(point) == POINT_KEYS for point in told["points"])
    assert told["verdict"]["text"]
    assert all(note["text"] for note in told["notes"])
    assert code == (0 if told["chosen"] else 1)  # on a busy machine loading alone may take so long


@pytest.mark.skipif(sys.platform == "win32", reason="sends SIGINT")
def test_ctrl_c_prints_what_it_has(starter_model: Path) -> None:
    process = start(str(starter_model), "--minutes", "60", "--on-battery")
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if "tokens a second, first token" in line:  # the first point has been measured
                break
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=_TIMEOUT_S)
    finally:
        process.kill()
    assert (process.returncode, err) == (0, "")
    assert "<- best" in out
    assert "It was stopped early" in out


def test_a_folder_without_a_model(tmp_path: Path) -> None:
    code, out, err = run(str(tmp_path / "none"), "--on-battery")
    assert (code, out) == (1, "")
    assert str(tmp_path / "none") in err
    assert "Traceback" not in err


@pytest.mark.parametrize("minutes", ["0", "-1", "x", "nan", "1e9"])
def test_minutes_that_make_no_sense(minutes: str) -> None:
    code, _, err = run("m", "--minutes", minutes)
    assert code == 2
    assert "--minutes" in err


@pytest.mark.gpu_standin
def test_on_graphics_the_next_plan_is_the_tuned_one(
    tiny_moe: Path, gpu_standin: GpuStandin
) -> None:
    env = gpu_standin.environment("arlh", NOOP="2")
    code, out, err = run(
        str(tiny_moe), "--context", "1024", "--device", "GPU", "--json", "--on-battery", env=env
    )
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["device"] == "GPU"
    assert {point["ratio"] for point in told["points"]} >= {0, 25}
    plan = subprocess.run(
        [sys.executable, "-m", "moechat", "plan", str(tiny_moe), "--context", "1024", "--json"],
        check=False, capture_output=True, encoding="utf-8", env=env, timeout=_TIMEOUT_S,
    )  # fmt: skip
    planned = json.loads(plan.stdout)
    assert planned["source"] == Source.TUNED
    assert (planned["device"], planned["ratio"]) == ("GPU", told["chosen"]["ratio"])
