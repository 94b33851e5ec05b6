"""Whatever happens to the engine, the window lives, nothing is lost, and one click goes on."""

import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from moechat.client.client import Patience
from moechat.core.conversation import Message, MessageState
from moechat.core.faults import Fault, FaultCode
from moechat.services.engine import EngineState
from tests.ui.conftest import Running, make_model_folder

Make = Callable[..., Running]

# What nobody should have to read: causes are said in words.
_TECHNICAL = re.compile(r"[Ss]ignal|[Ee]xit code|SIG[A-Z]|errno|Traceback|\.cpp|\.py|-9\b")
_IMPATIENT = Patience(hello_s=60.0, silence_s=2.0, busy_silence_s=2.0)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripted deaths are signals")


def _texts(widget: QWidget) -> str:
    labels = [w.text() for w in widget.findChildren(QLabel) if w.isVisible()]
    buttons = [w.text() for w in widget.findChildren(QPushButton) if w.isVisible()]
    return "\n".join(labels + buttons)


def _load(window: Running, folder: Path) -> None:
    window.contents._models.load(make_model_folder(folder))
    window.until(lambda: window.engine.state is EngineState.READY)


def _ends(window: Running) -> list[Message]:
    ended: list[Message] = []
    window.chat.answer_ended.connect(ended.append)
    return ended


@pytest.mark.parametrize(
    "fault", ["abort", "kill", "exit", "garbage", "close", "pause", "hang", "oom", "driver", "lost"]
)
def test_in_the_middle_of_an_answer(program: Make, tmp_path: Path, fault: str) -> None:
    window = program(
        "--tokens", "90", "--rate", "300", "--fault", fault, "--at", "token:50",
        "--once", str(tmp_path / "died"), "--heartbeat-s", "0.3", patience=_IMPATIENT,
    )  # fmt: skip
    _load(window, tmp_path / "m-int4-ov")
    ended = _ends(window)
    window.chat.send("question")
    window.until(lambda: len(ended) == 1)
    broken = ended[0]
    assert broken.state is MessageState.INTERRUPTED
    assert broken.text
    # It is said where it happened, in words, and a click goes on.
    transcript = window.shell.transcript
    window.until(lambda: "Continue the answer" in _texts(transcript))
    said = _texts(transcript)
    assert not _TECHNICAL.search(said), said
    button = next(
        b for b in transcript.findChildren(QPushButton) if b.text() == "Continue the answer"
    )
    button.click()
    window.until(lambda: len(ended) == 2)
    assert ended[1].id == broken.id
    assert ended[1].state is MessageState.COMPLETE
    assert ended[1].text.startswith(broken.text)
    assert window.window.isVisible()


@pytest.mark.parametrize("name", ["SIGABRT", "SIGKILL", "SIGSEGV", "SIGSTOP"])
def test_while_nothing_happens(program: Make, tmp_path: Path, name: str) -> None:
    window = program("--heartbeat-s", "0.3", patience=_IMPATIENT)
    _load(window, tmp_path / "m-int4-ov")
    psutil.Process(window.engine.pid).send_signal(getattr(signal, name))
    window.until(lambda: window.shell.notices.keys() == ["engine"])
    assert not _TECHNICAL.search(_texts(window.shell.notices))
    ended = _ends(window)
    window.chat.send("question")  # loads the model again by itself
    window.until(lambda: len(ended) == 1)
    assert ended[0].state is MessageState.COMPLETE
    assert window.shell.notices.keys() == []


def test_an_engine_that_never_speaks_our_protocol(program: Make) -> None:
    window = program("--protocol", "999")
    window.until(lambda: window.shell.notices.keys() == ["engine"])
    said = _texts(window.shell.notices)
    assert "version" in said
    assert not _TECHNICAL.search(said)
    assert window.engine.state is EngineState.FAILED


def test_a_crash_loop_ends_in_a_sentence_and_a_button(program: Make, tmp_path: Path) -> None:
    window = program("--fault", "abort", "--at", "idle")
    window.until(lambda: "Restart the engine" in _texts(window.shell.notices))
    assert window.engine.state is EngineState.FAILED
    assert not _TECHNICAL.search(_texts(window.shell.notices))


def test_a_forced_stop_takes_less_than_a_second(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "100000", "--rate", "200", "--ignore-cancel")
    _load(window, tmp_path / "m-int4-ov")
    ended = _ends(window)
    window.chat.send("question")
    window.until(lambda: "Stop" in _texts(window.shell.composer))
    window.until(lambda: window.engine.state is EngineState.GENERATING)
    window.chat.stop()
    window.until(lambda: "Force stop" in _texts(window.shell.composer))
    pid = window.engine.pid
    next(b for b in window.shell.composer.findChildren(QPushButton) if "orce" in b.text()).click()
    window.qtbot.waitUntil(lambda: not psutil.pid_exists(pid), timeout=1000)
    assert ended[0].state is MessageState.INTERRUPTED


def test_an_answer_that_was_stopped_hangs_no_more(program: Make, tmp_path: Path) -> None:
    window = program("--tokens", "100", "--rate", "1")
    _load(window, tmp_path / "m-int4-ov")
    window.chat.send("question")
    window.until(lambda: window.engine.state is EngineState.GENERATING)
    window.engine.stalled.emit(Fault(FaultCode.ENGINE_STALLED, {"seconds": 90}))
    assert "stalled" in window.shell.notices.keys()  # noqa: SIM118  # a method of the area
    window.chat.force_stop()
    assert "stalled" not in window.shell.notices.keys()  # noqa: SIM118  # as above
