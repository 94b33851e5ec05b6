"""A chat that outgrows the context of a real model: counted, left out, summarised, found again."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from moechat.app import Program, window_state
from moechat.client.client import EngineClient
from moechat.core.context_policy import ContextPolicy, Fullness
from moechat.core.conversation import Message, MessageState
from moechat.protocol.messages import Sampling
from moechat.services.engine import EngineState
from moechat.services.paths import Paths
from moechat.services.settings import SettingsFile
from moechat.ui.main_window import MainWindow

_WAIT_MS = 120_000
_STORY = "The quick brown fox jumps over the lazy dog near the old stone bridge. " * 6

pytestmark = pytest.mark.real_model


class Person:
    """Somebody at a window whose model keeps 512 tokens in mind."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self._qtbot = qtbot
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        paths = Paths.under(home)
        SettingsFile(paths.settings).update(
            context_tokens=512, max_new_tokens=24, sampling=Sampling(temperature=0)
        )
        window = MainWindow(window_state(paths))
        window.show()
        self.program = Program(app, window, paths, EngineClient)
        self.ended: list[Message] = []
        self.program.chat.answer_ended.connect(self.ended.append)
        self.shell = self.program.contents.shell
        self.composer = self.shell.composer
        self.program.start()

    def waits(self, condition: object) -> None:
        self._qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def types(self, text: str) -> None:
        self.composer.edit.insertPlainText(text)

    def sends(self) -> None:
        QTest.keyClick(self.composer.edit, Qt.Key.Key_Return)

    def hears(self, count: int) -> Message:
        self.waits(lambda: len(self.ended) == count and not self.program.chat.answering)
        return self.ended[-1]

    def used(self) -> int:
        """What the meter says, once it has counted."""
        shown: list[int] = []

        def settled() -> bool:
            tip = self.composer.meter.toolTip().split(" ", 1)[0].replace(",", "")
            shown.append(int(tip) if tip.isdigit() else -1)
            return not self.program.contents.context.meter._pause.isActive() and shown[-1] > 0

        self.waits(settled)
        return shown[-1]


def test_a_long_chat_with_a_small_model(qtbot: QtBot, tmp_path: Path, starter_model: Path) -> None:
    home = tmp_path / "Zuhause"
    home.mkdir()
    person = Person(qtbot, home)
    chat, transcript = person.program.chat, person.shell.transcript
    try:
        person.program.contents._models.load(starter_model)
        person.waits(lambda: person.program.engine.state is EngineState.READY)
        person.types(_STORY + "Which animal jumps?")
        person.waits(person.composer.meter.isVisible)
        before = person.used()
        person.sends()
        first = person.hears(1)
        assert first.metrics is not None
        assert abs(before - first.metrics.prompt_tokens) <= 3, "counted as the engine counts"
        for number in (2, 3):
            person.types(_STORY + f"Once more, number {number}?")
            person.sends()
            person.hears(number)
        person.types(_STORY * 2)
        person.waits(lambda: person.composer.meter.fullness is Fullness.OVER)
        person.sends()
        person.waits(person.composer.strip.isVisible)
        assert not chat.answering
        (summarise,) = (b for b in person.composer.strip.buttons if "Summarise" in b.text())
        QTest.mouseClick(summarise, Qt.MouseButton.LeftButton)
        answer = person.hears(4)
        assert answer.state is MessageState.COMPLETE, answer.fault
        assert answer.text
        assert chat.options.value.policy is ContextPolicy.SUMMARISE
        mark = transcript.mark
        assert mark is not None
        assert mark.summary
        assert mark.dropped >= 2
        chat_id = chat.conversation_id
        person.program.contents._chats.new_chat()
        person.waits(lambda: transcript.mark is None)
        person.program.contents._chats.open(chat_id)
        person.waits(lambda: transcript.mark == mark)
    finally:
        person.program.close()
        person.program.window.deleteLater()
        shutil.rmtree(home, ignore_errors=True)
