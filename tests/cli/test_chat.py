"""``moechat chat`` as a person at a terminal uses it, with the real engine and model."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

_TIMEOUT_S = 120
_JSON_KEYS = {
    "text", "reasoning", "finish_reason", "prompt_tokens", "new_tokens", "ttft_ms",
    "tokens_per_second", "load_ms", "device", "peak_rss_bytes",
}  # fmt: skip


def _start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "moechat", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def _run(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
    process = _start(*arguments)
    try:
        out, err = process.communicate(stdin, timeout=_TIMEOUT_S)
    finally:
        process.kill()
    return process.returncode, out, err


@pytest.mark.real_model
def test_one_answer_as_json(starter_model: Path) -> None:
    code, out, err = _run(
        "chat", str(starter_model), "-p", "Count to five.", "--max-tokens", "12", "--json"
    )
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert set(answer) == _JSON_KEYS
    assert answer["text"]
    assert 0 < answer["new_tokens"] <= 12
    assert answer["finish_reason"] in ("stop", "length")
    assert answer["device"] == "CPU"
    for key in ("prompt_tokens", "ttft_ms", "tokens_per_second", "load_ms", "peak_rss_bytes"):
        assert answer[key] > 0


@pytest.mark.real_model
def test_a_conversation_over_stdin(starter_model: Path) -> None:
    code, out, err = _run(
        "chat", str(starter_model), "--max-tokens", "8", stdin="Say hello.\n\nAnd goodbye.\n"
    )
    assert code == 0
    assert len(out.strip().splitlines()) >= 2
    assert err.count("tok/s") == 2  # the empty line asks nothing


@pytest.mark.real_model
@pytest.mark.skipif(sys.platform == "win32", reason="a console event reaches the tests as well")
def test_ctrl_c_stops_the_answer_and_not_the_program(starter_model: Path) -> None:
    process = _start("chat", str(starter_model), "--max-tokens", "4000")
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write("Write a very long story about the sea, with many chapters.\n")
        process.stdin.flush()
        assert process.stdout.read(1)  # the answer has begun
        process.send_signal(signal.SIGINT)
        out, err = process.communicate("Say hello.\n", timeout=_TIMEOUT_S)
        assert process.returncode == 0
        tokens = [int(line.split()[0]) for line in err.splitlines() if "tok/s" in line]
        assert len(tokens) == 2
        assert tokens[0] < 1000
        assert out.strip()
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize(
    "arguments",
    [
        ("chat",),
        ("chat", "folder", "-p", " "),
        ("chat", "folder", "--max-tokens", "0"),
        ("chat", "folder", "--wrong"),
        ("wrong",),
    ],
)
def test_wrong_usage_exits_with_2(arguments: tuple[str, ...]) -> None:
    code, out, err = _run(*arguments)
    assert code == 2
    assert out == ""
    assert "usage:" in err


def test_a_missing_model_is_one_sentence_and_1(tmp_path: Path) -> None:
    code, out, err = _run("chat", str(tmp_path / "niçht da"), "-p", "hi")
    assert code == 1
    assert out == ""
    assert "niçht da" in err
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == 1


def test_version() -> None:
    code, out, _ = _run("--version")
    assert code == 0
    assert out.startswith("moechat ")
