"""Deleting, searching and temporary chats, with a real store and a scripted engine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.search_hits import Found, MessageHit, PlaceInChat
from moechat.services.chat import NEW_CHAT
from moechat.services.chat_search import ChatSearch
from moechat.services.organiser import Organiser, Shelves
from tests.unit.services.test_chat import Setup

_SECRET = "zugzwang"


class Organising(Setup):
    """The services about chats that are not open."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        super().__init__(qtbot, home)
        self.organiser, self.search = Organiser(self.chat), ChatSearch(self.chat)
        self.shelves = Shelves()
        self.found: list[Found] = []
        self.places: list[PlaceInChat] = []
        self.organiser.changed.connect(self._take)
        self.search.found.connect(self.found.append)
        self.search.found_in_chat.connect(lambda _, places: self.places.extend(places))
        self.chat.refresh()

    def _take(self, shelves: Shelves) -> None:
        self.shelves = shelves

    def say(self, text: str) -> str:
        self.heard.ended.clear()
        self.chat.send(text)
        self.answered()
        return self.chat.conversation_id

    def hits(self, typed: str) -> list[str]:
        self.found.clear()
        self.search.find(typed)
        self.until(lambda: bool(self.found))
        return [hit.message_id for hit in self.found[0].hits if isinstance(hit, MessageHit)]


@pytest.fixture
def setup(qtbot: QtBot, tmp_path: Path) -> Iterator[Organising]:
    setup = Organising(qtbot, tmp_path)
    yield setup
    setup.close()


def test_an_answered_question_is_found_at_once_and_opened(setup: Organising) -> None:
    chat = setup.say(f"About the {_SECRET}")
    question = setup.heard.added[-1].id
    assert question in setup.hits(_SECRET)
    setup.chat.new_chat()
    setup.chat.open_at(question, chat)
    setup.until(lambda: setup.chat.conversation_id == chat)
    assert setup.heard.opened[-1][1][0].id == question
    setup.search.find_in_chat("THE")
    setup.until(lambda: bool(setup.places))
    assert (setup.places[0].message_id, setup.places[0].in_text) == (question, 1)


def test_a_discarded_chat_comes_back_until_it_is_deleted_for_good(setup: Organising) -> None:
    chat = setup.say(_SECRET)
    setup.organiser.discard([chat])
    setup.until(lambda: bool(setup.shelves.discarded) and not setup.heard.titles)
    assert setup.chat.conversation_id == NEW_CHAT
    assert not setup.hits(_SECRET)
    setup.organiser.restore([chat])
    setup.until(lambda: setup.heard.titles == [_SECRET])
    assert setup.hits(_SECRET)
    setup.organiser.delete_for_good([chat])
    setup.until(lambda: not setup.heard.titles and not setup.shelves.discarded)
    assert not setup.hits(_SECRET)


def test_folders_hold_chats(setup: Organising) -> None:
    chat, made = setup.say("Hello"), []
    setup.organiser.folder_made.connect(made.append)
    setup.organiser.make_folder("Work", [chat])
    setup.until(lambda: bool(setup.shelves.folders) and bool(made))
    folder = setup.shelves.folders[0]
    assert (folder.name, folder.id) == ("Work", made[0])
    setup.organiser.rename_folder(folder.id, "Home")
    setup.until(lambda: setup.shelves.folders[0].name == "Home")
    setup.organiser.delete_folder(folder.id)
    setup.until(lambda: not setup.shelves.folders)
    assert setup.heard.titles == ["Hello"]


def test_nothing_of_a_temporary_chat_is_written(
    setup: Organising, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    setup.chat.new_chat(temporary=True)
    setup.chat.type_draft(f"draft {_SECRET}")
    chat = setup.say(f"about {_SECRET}")
    assert setup.chat.is_temporary
    setup.say("and another thing")
    setup.chat.want_bodies([setup.heard.added[0].id])
    setup.until(lambda: bool(setup.heard.bodies))
    assert setup.heard.bodies[0].text == f"about {_SECRET}"
    branched: list[str] = []
    last = setup.heard.added[0].id
    setup.chat.own_store.run(lambda store: store.branch_off(last, "{0}".format), branched.append)
    setup.until(lambda: bool(branched))
    setup.chat.open(branched[0])
    setup.until(lambda: setup.chat.conversation_id == branched[0])
    assert setup.chat.is_temporary
    setup.search.find_in_chat(_SECRET)
    setup.until(lambda: bool(setup.places))
    assert not setup.hits(_SECRET)
    assert not setup.heard.titles
    setup.chat.new_chat()
    kept = setup.say("kept words")
    assert not setup.chat.is_temporary
    setup.chat.open(chat)
    setup.until(lambda: setup.heard.opened[-1][0] == chat)
    assert setup.heard.opened[-1][1] == []  # it is gone
    setup.close()
    written = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    assert _SECRET.encode() not in written
    assert b"kept words" in written
    assert kept != chat
    assert _SECRET not in caplog.text
    assert not setup.heard.trouble


def test_leaving_a_temporary_chat_stops_its_answer(make_slow: Callable[[], Setup]) -> None:
    setup = make_slow()
    setup.chat.new_chat(temporary=True)
    setup.chat.send("first")
    setup.until(lambda: bool(setup.heard.text))
    setup.chat.new_chat()
    setup.until(lambda: not setup.chat.answering)
    setup.chat.new_chat(temporary=True)
    setup.chat.send("second")
    setup.chat.new_chat()  # before the store has answered
    setup.until(lambda: not setup.chat.answering)
    assert setup.chat.conversation_id == NEW_CHAT
    assert not setup.heard.trouble
    assert not setup.heard.titles


@pytest.fixture
def make_slow(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Setup]]:
    made: list[Setup] = []

    def make() -> Setup:
        made.append(Setup(qtbot, tmp_path, "--tokens", "100000", "--rate", "300"))
        return made[-1]

    yield make
    for setup in made:
        setup.close()
