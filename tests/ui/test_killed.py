"""kill -9 of the window at any moment loses at most the last second."""

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from moechat.core.conversation import MessageState
from moechat.core.faults import FaultCode
from moechat.store.store import Store
from tests.ui.conftest import make_model_folder


@pytest.mark.parametrize("seconds", [0.2, 1.3, 2.6])
def test_kill_9_in_the_middle_of_an_answer(tmp_path: Path, seconds: float) -> None:
    home = tmp_path / "hôme of 日本"
    home.mkdir()
    model = make_model_folder(tmp_path / "m-ov")
    window = subprocess.Popen(
        [
            *(sys.executable, "-m", "tests.support.killed_window", str(home), str(model)),
            *("--tokens", "100000", "--rate", "200"),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert window.stdout
    seen = [window.stdout.readline()]  # the answer has begun
    time.sleep(seconds)  # the moment of the kill, not a synchronisation
    children = psutil.Process(window.pid).children(recursive=True)
    window.kill()
    killed = time.monotonic()
    window.wait()
    seen += window.stdout.read().splitlines()
    window.stdout.close()
    shown = [(float(at), int(chars)) for at, chars in (line.split() for line in seen)]
    _, alive = psutil.wait_procs(children, timeout=10)
    assert not alive, "the engine outlived the window"

    store = Store.open(home / "moechat.db")
    (chat,) = store.conversations()
    user, answer = store.messages([row.id for row in store.outline(chat.id)])
    typed = store.composer(chat.id) or store.composer("")
    store.close()
    assert user.text == "a question that must not be lost"
    assert answer.state is MessageState.INTERRUPTED
    assert answer.fault is not None
    assert answer.fault.code is FaultCode.APP_CLOSED
    a_second_before = max((chars for at, chars in shown if at <= killed - 1.0), default=0)
    assert len(answer.text) >= a_second_before
    if seconds > 1.0:
        assert answer.text
        assert typed == "half a thought"
