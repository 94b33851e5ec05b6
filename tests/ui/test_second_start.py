"""A second start on the same data goes to the window that is there, in real processes."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from moechat.services.door import Door, Knock, door_name, knock_at
from moechat.services.window_place import WindowPlace
from moechat.ui.second_start import ask_for_another, hand_over
from tests.ui.conftest import Running, make_model_folder

WAIT_S = 60


class Started:
    """One program; its lines can be waited for."""

    def __init__(self, home: Path, *arguments: str, cwd: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.second_start", *arguments],
            stdout=subprocess.PIPE,
            text=True,
            cwd=cwd,
            env={
                **os.environ,
                "QT_QPA_PLATFORM": "offscreen",
                "MOECHAT_HOME": str(home),
                "PYTHONPATH": str(Path.cwd()),
            },
        )
        self._lines: Queue[str] = Queue()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))

    def line(self) -> str:
        return self._lines.get(timeout=WAIT_S)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stdout
        self.process.stdout.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[object]:
    made: list[Started] = []

    def make(home: Path, *arguments: str) -> Started:
        made.append(Started(home, *arguments, cwd=tmp_path))
        return made[-1]

    yield make
    for each in made:
        each.end()


def test_the_window_that_is_there_comes_to_the_front(start: object, tmp_path: Path) -> None:
    assert callable(start)
    home = tmp_path / "hôme of 日本"
    first = start(home)
    assert first.line() == "shown"
    second = start(home)
    assert first.line() == "front"
    assert second.process.wait(WAIT_S) == 0
    # A folder and a file go there too, wherever they were named from.
    make_model_folder(tmp_path / "Qwen3-8B int4-ov")
    (tmp_path / "châts.json").write_text("{}")
    assert start(home, "Qwen3-8B int4-ov").process.wait(WAIT_S) == 0
    assert [first.line(), first.line()] == ["front", f"loads {tmp_path / 'Qwen3-8B int4-ov'}"]
    assert start(home, "châts.json").process.wait(WAIT_S) == 0
    assert [first.line(), first.line()] == ["front", f"opens {tmp_path / 'châts.json'}"]
    # Other data, another window, which opens what it is given by itself.
    other = start(tmp_path / "other", str(tmp_path / "Qwen3-8B int4-ov"))
    assert {other.line(), other.line()} == {"shown", f"loads {tmp_path / 'Qwen3-8B int4-ov'}"}
    # The dead leave a socket and a lock file behind; neither holds the next one up.
    first.process.kill()
    first.process.wait()
    assert start(home).line() == "shown"


def test_a_given_file_goes_to_who_would_take_it_dropped(
    program: Callable[..., Running], tmp_path: Path
) -> None:
    window = program()
    window.contents.settings.open()
    odd = tmp_path / "odd.bin"
    odd.write_bytes(b"\0" * 9)
    window.contents.given.answer(Knock(os.fsencode(odd)))
    assert window.shell.cover is None
    chips = window.shell.composer.attached
    window.until(lambda: any("odd.bin" in chip.accessibleName() for chip in chips.chips))


def test_what_does_not_exist_is_said(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "moechat", "no such thing"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "neither a command nor a file or folder" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that stops a program")
def test_a_window_that_hangs_is_asked_about(start: object, tmp_path: Path) -> None:
    assert callable(start)
    first = start(tmp_path)
    assert first.line() == "shown"
    first.process.send_signal(signal.SIGSTOP)
    asked: list[bool] = []

    def ask() -> bool:
        asked.append(True)
        return len(asked) == 2

    place = WindowPlace(tmp_path)
    place.claim()
    assert place.is_taken
    assert hand_over(place, Knock(), patience_s=0.5, ask=ask)  # closed
    assert not hand_over(place, Knock(), patience_s=0.5, ask=ask)  # another window
    assert len(asked) == 2
    assert not place.is_ours


def test_a_window_that_ends_meanwhile_leaves_its_place(qapp: QApplication, tmp_path: Path) -> None:
    ending, place = WindowPlace(tmp_path), WindowPlace(tmp_path)
    ending.claim()
    place.claim()
    assert (ending.is_ours, place.is_taken) == (True, True)
    timer = threading.Timer(0.2, ending.release)  # it listens no longer
    timer.start()
    assert not hand_over(place, Knock(), patience_s=WAIT_S, ask=lambda: pytest.fail("asked"))
    timer.join()
    assert place.is_ours
    place.release()


@pytest.mark.parametrize(("button", "wanted"), [("Open another window", True), ("Close", False)])
def test_the_question_has_two_answers(qapp: QApplication, button: str, wanted: bool) -> None:
    def press() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(10, press)
            return
        assert "does not answer" in box.text()
        next(each for each in box.buttons() if each.text() == button).click()

    QTimer.singleShot(0, press)
    assert ask_for_another() is wanted


def test_without_a_lock_every_start_has_its_window(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    place = WindowPlace(tmp_path / "file")  # no folder
    place.claim()
    assert (place.is_ours, place.is_taken) == (False, False)


def test_on_windows_a_pipe_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    names = []
    for user in ("anna", "bert"):  # pipes are everybody's
        monkeypatch.setenv("USERNAME", user)
        names.append(door_name(tmp_path))
    assert names[0] != names[1]
    assert not any("/" in name or "\\" in name for name in names)


def test_nonsense_at_the_door_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    name = door_name(tmp_path)
    assert name != door_name(tmp_path / "other")
    assert not knock_at(tmp_path, Knock(), 0.2)  # nobody listens
    if sys.platform != "win32":
        Path(tempfile.gettempdir(), name).write_text("")  # left behind
    door = Door(tmp_path)
    assert door.open()
    heard: list[Knock] = []
    door.knocked.connect(heard.append)
    for words in (b"not json\n", b'{"path": 3}\n', b"x" * 100_000):
        socket = QLocalSocket()
        with qtbot.waitSignal(socket.disconnected, timeout=20_000):
            socket.connectToServer(name)
            socket.write(words)
    assert heard == []
    # Names that are no text in any encoding arrive as they are.
    odd = tmp_path / (os.fsdecode(b"od\xff d\n") if sys.platform == "linux" else "odd")
    odd.mkdir()
    script = (
        "import sys; from pathlib import Path\n"
        "from moechat.services.door import knock_at, knock_for\n"
        "sys.exit(not knock_at(Path(sys.argv[1]), knock_for(Path(sys.argv[2])), 60))\n"
    )
    knocking = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path), odd.name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    qtbot.waitUntil(lambda: knocking.poll() is not None, timeout=WAIT_S * 1000)
    assert knocking.returncode == 0
    assert [(each.given, each.is_folder) for each in heard] == [(odd, True)]
    door.close()
    QLocalServer.removeServer(name)
