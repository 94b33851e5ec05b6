"""Titles by the model, with a scripted engine and a real store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.conversation import Conversation, TitledBy
from moechat.services.engine import EngineState
from moechat.services.reading_ahead import ReadingAhead
from moechat.services.settings import SettingsFile
from moechat.services.titling import TitleMaker, clean_title
from tests.unit.services.test_chat import Setup


class Titling(Setup):
    """A chat with titles, made as soon as it is still."""

    def __init__(self, qtbot: QtBot, home: Path, *script: str, idle_ms: int = 1) -> None:
        super().__init__(qtbot, home, *script)
        settings = SettingsFile(home / "settings.toml")
        settings.update(titles="always")
        self.chats: dict[str, Conversation] = {}
        self.chat.conversations_changed.connect(
            lambda chats: self.chats.update({chat.id: chat for chat in chats})
        )
        ahead = ReadingAhead(self.chat, self.engine, read_battery=lambda: False)
        self.maker = TitleMaker(
            self.chat,
            self.engine,
            settings,
            ahead,
            idle_ms=idle_ms,
            read_battery=lambda: False,
        )
        self.settings = settings
        self.states: list[EngineState] = []
        self.engine.state_changed.connect(self.states.append)

    @property
    def open(self) -> Conversation:
        return self.chats[self.chat.conversation_id]

    @property
    def titled_by(self) -> TitledBy | None:
        """Of the open chat, as far as the list knows it."""
        chat = self.chats.get(self.chat.conversation_id)
        return chat.titled_by if chat else None


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Titling]]:
    made: list[Titling] = []

    def build(*script: str, idle_ms: int = 1) -> Titling:
        made.append(Titling(qtbot, tmp_path, *script, idle_ms=idle_ms))
        return made[-1]

    yield build
    for setup in made:
        setup.close()


def test_a_chat_gets_a_title_while_nothing_else_is_wanted(make: Callable[..., Titling]) -> None:
    setup = make()
    setup.chat.send("first words")
    setup.answered()
    del setup.states[:]
    setup.until(lambda: setup.titled_by is TitledBy.MODEL)
    assert setup.open.title.startswith("A cache keeps copies")
    assert EngineState.GENERATING not in setup.states  # nobody sees it
    assert len(setup.heard.ended) == 1
    outline = setup.heard.opened[-1]
    assert outline is not None
    assert len(setup.stored()) == 2


def test_an_answer_comes_first_and_a_title_of_the_user_stays(make: Callable[..., Titling]) -> None:
    setup = make("--tokens", "40", "--rate", "40")  # a title takes half a second
    setup.chat.send("first words")
    setup.answered()
    setup.until(lambda: setup.engine._priming.is_open)
    setup.chat.rename(setup.chat.conversation_id, "Mine")
    setup.chat.send("and at once the next")
    setup.answered(2)
    setup.until(lambda: not setup.maker._timer.isActive() and not setup.engine._priming.is_open)
    setup.chat.refresh()
    setup.until(lambda: setup.titled_by is TitledBy.USER)
    assert setup.open.title == "Mine"
    assert not setup.heard.trouble


@pytest.mark.parametrize("choice", ["never", "resident"])
def test_no_title_where_it_is_not_wanted(make: Callable[..., Titling], choice: str) -> None:
    setup = make(idle_ms=0)
    setup.settings.update(titles=choice)
    setup.maker._read_battery = lambda: choice == "resident"
    setup.chat.send("first words")
    setup.answered()
    setup.until(lambda: not setup.maker._wanted)
    assert not setup.engine._priming.is_open
    setup.until(lambda: setup.titled_by is TitledBy.TEXT)


def test_a_temporary_chat_gets_none(make: Callable[..., Titling]) -> None:
    setup = make()
    setup.chat.new_chat(temporary=True)
    setup.chat.send("secret words")
    setup.answered()
    assert not setup.maker._wanted


@pytest.mark.parametrize(
    ("written", "title"),
    [
        (' "How caches work."', "How caches work"),
        ("Title: **Kochen**\nand more", "Kochen"),
        (" 「缓存」", "缓存"),
        ("<|channel|>analysis", ""),
        ("  \n ", ""),
    ],
)
def test_what_models_write_becomes_a_title(written: str, title: str) -> None:
    assert clean_title(written) == title
