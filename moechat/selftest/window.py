"""The check of the window, in a process of its own: Qt ends one that finds no screen."""

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence

from moechat.client.launch import child_environment, window_check_command
from moechat.selftest.check import Check, CheckFailedError

_PATIENCE_SECONDS = 180.0
_TOLD_CHARACTERS = 3000
if sys.platform == "win32":
    _NO_CONSOLE = subprocess.CREATE_NO_WINDOW
else:
    _NO_CONSOLE = 0


def checks() -> list[Check]:
    """One: it takes the longest."""
    return [Check("window", lambda: window(os.environ, window_check_command()))]


def window(environment: Mapping[str, str], command: Sequence[str]) -> str:
    """The whole program opens its window and starts its engine."""
    child = child_environment(environment)
    has_screen = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if sys.platform == "linux" and not has_screen:
        child.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
            env=child,
            creationflags=_NO_CONSOLE,
        )
        began = time.monotonic()
        patience = threading.Timer(_PATIENCE_SECONDS, process.kill)
        patience.start()
        try:
            answer, shown = _answer(process, began)
        finally:
            patience.cancel()
            process.kill()
            process.wait()
        said.seek(0)
        remarks = said.read().decode("utf-8", "replace")[-_TOLD_CHARACTERS:]
    if answer is None or "failure" in answer:
        reason = answer["failure"] if answer else f"it ended with {process.returncode}"
        raise CheckFailedError("\n".join(filter(None, (str(reason), remarks.strip()))))
    return f"{answer['width']} x {answer['height']} on {answer['platform']}, after {shown:.2f} s"


def _answer(
    process: "subprocess.Popen[bytes]", began: float
) -> tuple[dict[str, str | int] | None, float]:
    """What the process says last, and when it said that the window is there."""
    if process.stdout is None:
        raise AssertionError(process.args)
    answer, shown = None, 0.0
    with process.stdout as lines:
        for line in lines:
            told = json.loads(line)
            if told == "shown":
                shown = time.monotonic() - began
            else:
                answer = told
    process.wait()
    return answer, shown
