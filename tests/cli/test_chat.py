"""``moechat chat`` as a person at a terminal uses it, with the real engine and model."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

_TIMEOUT_S = 120
_JSON_KEYS = {
    "text", "reasoning", "finish_reason", "prompt_tokens", "new_tokens", "ttft_ms",
    "tokens_per_second", "load_ms", "device", "peak_rss_bytes", "plan", "proof",
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
    assert answer["plan"]["device"] == "CPU"
    assert answer["plan"]["fits"]
    assert answer["proof"]["state"] == "not_applicable"
    for key in ("prompt_tokens", "ttft_ms", "tokens_per_second", "load_ms", "peak_rss_bytes"):
        assert answer[key] > 0


@pytest.mark.real_model
def test_a_conversation_over_stdin(starter_model: Path) -> None:
    arguments = ("chat", str(starter_model), "--max-tokens", "8", "--ratio", "50")
    code, out, err = _run(*arguments, stdin="Say hello.\n\nAnd goodbye.\n")
    assert code == 0
    assert len(out.strip().splitlines()) >= 2
    assert len(_tokens(err)) == 2  # the empty line asks nothing
    assert "50 % (your choice) is not possible now; it is 0 %." in err  # a CPU streams nothing


def _tokens(err: str) -> list[int]:
    """Of every answer that was summed up; one of a single token has no speed."""
    return [int(count) for count in re.findall(r"^(\d+) tokens?\b", err, re.MULTILINE)]


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
        tokens = _tokens(err)
        assert len(tokens) == 2
        assert tokens[0] < 1000
        assert out.strip()
    finally:
        process.kill()
        process.wait()


@pytest.mark.real_model
@pytest.mark.skipif(sys.platform == "win32", reason="a terminal of POSIX")
def test_a_terminal_is_told_each_stage_once(starter_model: Path) -> None:
    ours, its = os.openpty()
    command = [sys.executable, "-m", "moechat", "chat", str(starter_model), "--max-tokens", "2"]
    try:
        subprocess.run(
            [*command, "-p", "Hello"],
            stdout=subprocess.DEVNULL,
            stderr=its,
            timeout=_TIMEOUT_S,
            check=True,
        )
        lines = os.read(ours, 4096).decode().splitlines()
    finally:
        os.close(its)
        os.close(ours)
    assert len(lines) > 3
    assert len(set(lines)) == len(lines)


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


@pytest.mark.real_model
@pytest.mark.skipif(sys.platform == "win32", reason="a console event reaches the tests as well")
def test_ctrl_c_between_two_answers_ends_the_program(starter_model: Path) -> None:
    process = _start("chat", str(starter_model), "--max-tokens", "2")
    assert process.stdin
    assert process.stderr
    try:
        process.stdin.write("Hello\n")
        process.stdin.flush()
        assert "memory" in process.stderr.readline()  # what was picked
        assert "token" in process.stderr.readline()
        # It waits for a line on a thread of its own now, or will in a moment.
        process.send_signal(signal.SIGINT)
        assert process.wait(_TIMEOUT_S) == 0  # while stdin is open still
        assert process.stderr.read() == ""
    finally:
        process.kill()
        process.communicate()


@pytest.mark.real_model
@pytest.mark.skipif(sys.platform == "win32", reason="a shell of POSIX")
@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        ("| head -c 1 >&2", 0, ""),  # it has read enough
        (">/dev/full", 1, "cannot be written"),
        ("2>/dev/full", 0, ""),
        ("<&-", 0, ""),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_streams_that_fail(
    starter_model: Path, redirected: str, code: int, said: str, *, as_json: bool
) -> None:
    line = [sys.executable, "-m", "moechat", "chat", str(starter_model), "--max-tokens", "8"]
    line += ["--json"] if as_json else []
    line += [] if "<&-" in redirected else ["-p", "Hello"]
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", f"{shlex.join(line)} {redirected}"],
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_S,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


@pytest.mark.real_model
def test_streams_of_another_encoding(starter_model: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii:strict")
    code, out, err = _run(
        "chat", str(starter_model), "--max-tokens", "12", stdin="Repeat: é 日本 😀 é 日本 😀\n"
    )
    assert code == 0
    assert out.isascii()
    assert out.strip()
    assert "Traceback" not in err
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8:strict")
    command = [sys.executable, "-m", "moechat", "chat", str(starter_model), "--max-tokens", "2"]
    done = subprocess.run(
        command, input=b"caf\xe9\n", capture_output=True, timeout=_TIMEOUT_S, check=False
    )
    assert done.returncode == 0
    assert done.stdout.strip()


@pytest.mark.skipif(sys.platform == "win32", reason="a console event reaches the tests as well")
@pytest.mark.parametrize("delay_s", [0.1, 0.2, 0.4])
@pytest.mark.parametrize("command", ["chat", "tune", "plan"])
def test_ctrl_c_while_the_program_starts(tmp_path: Path, command: str, delay_s: float) -> None:
    # A pipe that nobody writes to keeps what is begun too late from ending by itself.
    script = (
        "import threading, time, os, signal, sys\n"
        "from moechat.__main__ import main\n"
        f"timer = threading.Timer({delay_s}, os.kill, (os.getpid(), signal.SIGINT))\n"
        "timer.daemon = True\n"
        "timer.start()\n"
        f"sys.exit(main([{command!r}, {str(tmp_path / 'model')!r}]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=_TIMEOUT_S,
        check=False,
    )
    assert done.returncode == 130
    assert "Traceback" not in done.stderr
    assert "Fatal" not in done.stderr


def test_a_log_that_cannot_be_written_is_no_concern_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("MOECHAT_HOME", str(file))
    code, out, err = _run("chat", str(tmp_path / "nothing"), "-p", "hi")
    assert (code, out) == (1, "")
    assert len(err.strip().splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="locales of POSIX")
def test_the_c_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    code, _, err = _run("chat", str(tmp_path / "nothing"), "-p", "hi")
    assert code == 1
    assert len(err.strip().splitlines()) == 1


def test_no_number(tmp_path: Path) -> None:
    code, _, err = _run("chat", str(tmp_path), "--max-tokens", "many")
    assert code == 2
    assert "'many' is not a whole number" in err


def test_version() -> None:
    code, out, _ = _run("--version")
    assert code == 0
    assert out.startswith("moechat ")


@pytest.mark.parametrize("ratio", ["100", "-1", "half", "37.5"])
def test_a_ratio_that_means_nothing_is_refused_before_anything_starts(
    starter_model: Path, ratio: str
) -> None:
    code, out, err = _run("chat", str(starter_model), "-p", "Hi", f"--ratio={ratio}")
    assert (code, out) == (2, "")
    assert "--ratio" in err
    assert "Traceback" not in err
