"""The open chat is read again after a load: with a scripted engine, and with a real model."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.conversation import Message, Role
from moechat.protocol.messages import ChatMessage, Sampling
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.engine import EngineService, EngineState
from moechat.services.reading_ahead import ReadingAhead
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command

_WAIT_MS = 120_000


class Setup:
    """A chat with everything below it, and what was read ahead."""

    def __init__(
        self, qtbot: QtBot, home: Path, model: Path, client: EngineClient, *, battery: bool | None
    ) -> None:
        self.qtbot = qtbot
        self.model = model
        self.engine = EngineService(client)
        settings = SettingsFile(home / "settings.toml")
        settings.update(sampling=Sampling(temperature=0), max_new_tokens=24)
        self.chat = ChatService(TaskLane("store"), home / "moechat.db", self.engine, settings)
        self.reading = ReadingAhead(self.chat, self.engine, read_battery=lambda: battery)
        self.read: list[list[ChatMessage]] = []
        self.ended = 0
        prime = self.engine.prime

        def spy(turns: list[ChatMessage], on_end: object = None, **options: Any) -> bool:
            began = prime(turns, lambda _: setattr(self, "ended", self.ended + 1), **options)
            if began:
                self.read.append(turns)
            return began

        self.engine.prime = spy  # type: ignore[assignment,method-assign]
        self.answers: list[Message] = []
        self.chat.answer_ended.connect(self.answers.append)
        self.chat.start()
        self.load()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def load(self) -> None:
        self.engine.load(FixedLoad(self.model, "CPU"))
        self.until(lambda: self.engine.state is EngineState.READY)

    def settle(self) -> None:
        """Let the store come to the end of what it was asked."""
        seen: list[None] = []
        self.chat.store.run(lambda _: None, seen.append)
        self.until(lambda: bool(seen))

    def say(self, text: str) -> Message:
        count = len(self.answers)
        self.chat.send(text)
        self.until(lambda: len(self.answers) > count and not self.chat.answering)
        return self.answers[-1]

    def close(self) -> None:
        self.engine.shutdown()
        self.chat.shut_down(10.0)


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Setup]]:
    made: list[Setup] = []

    def build(*script: str, battery: bool | None = None) -> Setup:
        client = EngineClient(Launcher(command(*script)))
        made.append(Setup(qtbot, tmp_path, tmp_path, client, battery=battery))
        return made[-1]

    yield build
    for setup in made:
        setup.close()


def test_the_open_chat_is_read_after_a_reload(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "6")
    assert setup.chat.conversation_id == NEW_CHAT
    setup.settle()
    assert not setup.read, "an empty chat"
    answer = setup.say("hello")
    setup.load()
    setup.until(lambda: setup.ended == 1)
    assert setup.read == [
        [ChatMessage(Role.USER, "hello"), ChatMessage(Role.ASSISTANT, answer.text)]
    ]


def test_not_on_battery(make: Callable[..., Setup]) -> None:
    setup = make(battery=True)
    setup.say("hello")
    setup.load()
    setup.settle()
    assert not setup.read


def test_not_where_an_answer_is_wanted(make: Callable[..., Setup]) -> None:
    setup = make("--load-s", "2")  # longer than a message takes to the disk
    setup.say("hello")
    setup.engine.load(FixedLoad(setup.model, "CPU"))
    setup.say("and again")
    setup.settle()
    assert not setup.read


def test_not_where_a_message_is_on_its_way(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.say("hello")
    setup.engine.loaded.connect(lambda _: setup.chat.send("and again"))
    setup.load()
    setup.until(lambda: len(setup.answers) == 2)
    assert not setup.read


def test_not_a_chat_that_was_left(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.say("hello")
    setup.engine.loaded.connect(lambda _: setup.chat.new_chat())
    setup.load()
    setup.settle()
    assert not setup.read


def test_not_what_can_never_fit(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.say("hello " * 20_000)
    setup.load()
    setup.settle()
    assert not setup.read


@pytest.mark.real_model
def test_a_real_model_answers_the_same_and_reads_less(
    qtbot: QtBot, tmp_path: Path, starter_model: Path
) -> None:
    def second_answer(name: str, *, ahead: bool) -> Message:
        home = tmp_path / name
        home.mkdir()
        setup = Setup(qtbot, home, starter_model, EngineClient(), battery=not ahead)
        try:
            setup.say("Tell me about foxes. " + "The quick brown fox jumps. " * 40)
            setup.load()
            if ahead:
                setup.until(lambda: setup.ended == 1)
            answer = setup.say("Which animal jumps?")
            if ahead:  # and an answer that comes in between
                assert setup.engine.prime(
                    [ChatMessage(Role.USER, "Another chat. " + "It is very long. " * 500)]
                )
                assert setup.say("And which one is lazy?").text
                assert setup.ended == 2
            return answer
        finally:
            setup.close()

    plain, ahead = second_answer("plain", ahead=False), second_answer("ahead", ahead=True)
    assert plain.metrics is not None
    assert ahead.metrics is not None
    assert ahead.text == plain.text
    assert (plain.metrics.reused_tokens or 0) < 64
    assert (ahead.metrics.reused_tokens or 0) > ahead.metrics.prompt_tokens - 96
