"""The whole program with the real engine and the starter model, as a person uses it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.app import Program, window_state
from moechat.client.client import EngineClient
from moechat.core.conversation import FinishReason, Message, MessageState
from moechat.services.engine import EngineState
from moechat.services.paths import Paths
from moechat.ui.main_window import MainWindow

_WAIT_MS = 120_000

pytestmark = pytest.mark.real_model


class Person:
    """Somebody at the window."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self._qtbot = qtbot
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        paths = Paths.under(home)
        window = MainWindow(window_state(paths))
        window.show()
        self.program = Program(app, window, paths, EngineClient)
        self.ended: list[Message] = []
        self.seen = ""
        self.program.chat.answer_ended.connect(self.ended.append)
        self.program.chat.answer_delta.connect(lambda _, delta: self._see(delta.text))
        self.program.start()

    def _see(self, text: str) -> None:
        self.seen += text

    def waits(self, condition: object) -> None:
        self._qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def loads(self, model: Path) -> None:
        self.program.contents._models.load(model)
        self.waits_until_ready()

    def waits_until_ready(self) -> None:
        self.waits(lambda: self.program.engine.state is EngineState.READY)

    def says(self, text: str) -> None:
        edit = self.program.contents.shell.composer.edit
        edit.insertPlainText(text)
        QTest.keyClick(edit, Qt.Key.Key_Return)

    def hears(self, count: int) -> Message:
        self.waits(lambda: len(self.ended) == count and not self.program.chat.answering)
        return self.ended[-1]

    def leaves(self) -> None:
        self.program.close()
        self.program.window.deleteLater()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "Zuhause 家 with spaces"
    home.mkdir()
    yield home
    shutil.rmtree(home, ignore_errors=True)


def test_chat_stop_close_and_find_every_word(qtbot: QtBot, home: Path, starter_model: Path) -> None:
    person = Person(qtbot, home)
    try:
        person.loads(starter_model)
        person.says("What is the capital of France? 🥖 パリ مرحبا")
        answer = person.hears(1)
        assert answer.state is MessageState.COMPLETE
        assert answer.text == person.seen != ""
        assert answer.metrics is not None
        assert answer.metrics.tokens_per_second > 0
        assert person.program.contents.shell.panel.speed._figure.text()

        person.seen = ""
        person.says("Now write a very long story about the sea.")
        person.waits(lambda: len(person.seen) > 40)
        person.program.contents.shell.composer.stop()
        stopped = person.hears(2)
        assert stopped.finish_reason is FinishReason.CANCELLED
        assert stopped.text == person.seen
        person.program.contents.shell.composer.edit.insertPlainText("not sent yet")
    finally:
        person.leaves()

    again = Person(qtbot, home)
    try:
        chats: list[object] = []
        again.program.chat.conversations_changed.connect(chats.extend)
        again.waits(lambda: bool(chats))
        bodies: dict[str, Message] = {}
        again.program.chat.bodies.connect(lambda found: bodies.update({m.id: m for m in found}))
        again.program.contents._chats.open(chats[0].id)
        again.waits(lambda: {answer.id, stopped.id} <= bodies.keys())
        assert bodies[answer.id] == answer
        assert bodies[stopped.id] == stopped
        composer = again.program.contents.shell.composer
        again.waits(lambda: composer.text() == "not sent yet")
        # The model of last time is loaded by itself, and the chat goes on.
        again.waits_until_ready()
        composer.edit.clear()
        again.says("Thank you.")
        assert again.hears(1).state is MessageState.COMPLETE
    finally:
        again.leaves()


def test_a_model_that_changes_on_disk_is_a_sentence(
    qtbot: QtBot, home: Path, starter_model: Path, tmp_path: Path
) -> None:
    model = shutil.copytree(starter_model, tmp_path / "copy-int4-ov")
    person = Person(qtbot, home)
    try:
        person.loads(model)
        # Replaced, not written over: a mapped file that shrinks ends the process, which the
        # other tests look at.
        weights = model / "openvino_model.bin"
        weights.rename(model / "old.bin")
        weights.write_bytes(b"something else")
        person.says("Hello?")
        broken = person.hears(1)
        assert broken.state is MessageState.INTERRUPTED
        assert broken.fault is not None
        assert broken.fault.code in ("model_changed", "weights_damaged")
        shutil.rmtree(model)
        person.says("And now?")
        gone = person.hears(2)
        assert gone.state is MessageState.INTERRUPTED
        assert gone.fault is not None
        assert gone.fault.code in ("model_changed", "model_folder_missing")
    finally:
        person.leaves()


def test_fifty_turns(qtbot: QtBot, home: Path, starter_model: Path) -> None:
    person = Person(qtbot, home)
    try:
        person.program.settings.update(max_new_tokens=6)
        person.loads(starter_model)
        first_tokens = []
        for turn in range(1, 51):
            person.says(f"Turn {turn}: say a word. 😀 語 שלום")
            answer = person.hears(turn)
            assert answer.state is MessageState.COMPLETE
            assert answer.metrics is not None
            first_tokens.append(answer.metrics)
        # The chat grows all the time, and its beginning is never read again.
        assert first_tokens[-1].prompt_tokens > 30 * first_tokens[0].prompt_tokens // 2
        reused = first_tokens[-1].reused_tokens
        assert reused is not None
        assert reused > 0.8 * first_tokens[-1].prompt_tokens
        assert not person.program.contents.shell.notices.keys()
    finally:
        person.leaves()
