"""Documents from the file to the prompt, with a real reader and store and a scripted engine."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.attachments import Attachment, AttachmentKind, DocumentUse, PassageMethod
from moechat.core.conversation import FinishReason, Message
from moechat.core.faults import FaultCode
from moechat.core.png import write_png
from moechat.protocol.messages import ChatMessage
from moechat.services.attaching import ItemState
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService, EngineState
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command

_WAIT_MS = 30_000


class Setup:
    """A chat with attachments, and what was asked of the engine."""

    def __init__(self, qtbot: QtBot, home: Path) -> None:
        self.qtbot = qtbot
        self.engine = EngineService(EngineClient(Launcher(command("--tokens", "3"))))
        self.chat = ChatService(
            TaskLane("store"), home / "m.db", self.engine, SettingsFile(home / "s.toml")
        )
        self.attaching = self.chat.attaching
        self.asked = list[list[ChatMessage]]()
        self.answers, self.questions = list[Message](), list[Message]()
        self.faults = list[Any]()
        generate = self.engine.generate

        def spy(messages: list[ChatMessage], **options: Any) -> int:
            self.asked.append(list(messages))
            return generate(messages, **options)

        self.engine.generate = spy  # type: ignore[assignment,method-assign]
        self.chat.message_added.connect(self.questions.append)
        self.chat.answer_ended.connect(self.answers.append)
        self.chat.trouble.connect(self.faults.append)
        self.engine.load(FixedLoad(home, "CPU"))
        self.until(lambda: self.engine.state is EngineState.READY)
        self.chat.start()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def attach(self, *paths: Path) -> None:
        self.attaching.add_documents(paths)
        self.until(lambda: self.attaching.unsettled(ItemState.READING) is None)

    def say(self, text: str) -> Message:
        count = len(self.answers)
        self.chat.send(text)
        self.until(lambda: len(self.answers) > count and not self.chat.answering)
        return self.answers[-1]

    def stored(self, message: Message) -> tuple[Attachment, ...]:
        found = list[Message]()
        self.chat.own_store.run(lambda store: store.messages([message.id]), found.extend)
        self.until(lambda: bool(found))
        return found[0].attachments

    def close(self) -> None:
        self.engine.shutdown()
        self.chat.shut_down(10.0)


@pytest.fixture
def setup(qtbot: QtBot, tmp_path: Path) -> Iterator[Setup]:
    made = Setup(qtbot, tmp_path)
    yield made
    made.close()


def write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_a_short_document_is_read_whole_and_stays_the_same(setup: Setup, tmp_path: Path) -> None:
    setup.attach(write(tmp_path / "notes.md", "The code word is quince."))
    (item,) = setup.attaching.items
    assert (item.state, item.name) == (ItemState.READY, "notes.md")
    setup.until(lambda: bool(item.tokens) and item.tokens_exact)
    setup.say("What is the code word?")
    assert setup.attaching.items == []
    (first,) = setup.asked[0]
    assert first.content == (
        '<document name="notes.md">\nThe code word is quince.\n</document>\n\n'
        "What is the code word?"
    )
    (attached,) = setup.stored(setup.questions[0])
    assert attached.about.use is DocumentUse.WHOLE
    setup.say("And now?")
    assert setup.asked[1][0] == first  # the prefix cache has it
    assert setup.asked[1][2].content == "And now?"


def test_of_a_long_document_every_question_gets_its_passages(setup: Setup, tmp_path: Path) -> None:
    filler = "\n\n".join(f"Section {n} tells of rivers and mountains. " * 12 for n in range(120))
    half = len(filler) // 2
    parts = ("Lighthouses were built of stone.", filler[:half], "The quince is ripe.")
    text = "\n\n".join([*parts, filler[half:]])
    setup.attach(write(tmp_path / "long.txt", text))
    setup.say("What of the quince?")
    (asked,) = setup.asked[0]
    assert "The quince is ripe." in asked.content
    assert asked.content.endswith("What of the quince?")
    assert len(asked.content) < 6_000
    document, passages = setup.stored(setup.questions[0])
    assert document.about.use is DocumentUse.PASSAGES
    assert (passages.kind, passages.about.method) == (
        AttachmentKind.PASSAGES,
        PassageMethod.WORDS,
    )
    assert "The quince is ripe." in passages.text
    count = len(setup.answers)
    setup.chat.continue_answer(setup.answers[0].id)
    setup.until(lambda: len(setup.answers) > count and not setup.chat.answering)
    assert setup.asked.pop() == [asked]  # what was chosen once stays
    assert len(setup.stored(setup.questions[0])) == 2
    setup.say("Who built lighthouses?")
    assert setup.asked[1][0] == asked
    assert "Lighthouses were built of stone." in setup.asked[1][2].content
    assert "quince" not in setup.asked[1][2].content


def test_stop_ends_the_search_for_passages(setup: Setup, tmp_path: Path) -> None:
    setup.attach(write(tmp_path / "long.txt", "Rivers and mountains. " * 150_000))
    setup.chat.send("What of the rivers?")
    setup.until(lambda: setup.chat.writer.current is not None)
    setup.chat.stop()
    setup.until(lambda: bool(setup.answers))
    assert setup.answers[0].finish_reason is FinishReason.CANCELLED
    assert setup.asked == []
    setup.say("And the mountains?")
    assert "Rivers and mountains." in setup.asked[0][-1].content


def test_what_is_removed_is_not_read_on(setup: Setup, tmp_path: Path) -> None:
    paths = [write(tmp_path / f"{n}.txt", "Words.") for n in range(3)]
    setup.attaching.add_documents(paths)
    first, second, _ = setup.attaching.items
    setup.attaching.remove(second.key)
    setup.attaching.remove(first.key)
    setup.until(lambda: setup.attaching.unsettled(ItemState.READING) is None)
    assert [item.name for item in setup.attaching.items] == ["2.txt"]
    setup.say("What?")
    assert setup.asked[0][0].content.count("<document") == 1


def test_what_cannot_be_read_says_so_and_can_be_removed(setup: Setup, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_bytes(bytes(range(256)) * 9)
    setup.attach(tmp_path / "bad.txt", write(tmp_path / "good.txt", "Words."))
    bad, good = setup.attaching.items
    assert bad.fault is not None
    assert (bad.state, bad.fault.code) == (ItemState.FAILED, FaultCode.DOCUMENT_FORMAT)
    assert good.state is ItemState.READY
    setup.attaching.remove(bad.key)
    setup.attaching.remove(good.key)
    setup.say("Hi")
    assert setup.asked[0][0].content == "Hi"


def test_a_draft_keeps_its_attachments_by_its_chat(setup: Setup, tmp_path: Path) -> None:
    setup.say("Hi")
    chat = setup.chat.conversation_id
    setup.attach(write(tmp_path / "a.txt", "In the chat."))
    setup.chat.new_chat()
    assert setup.attaching.items == []
    setup.chat.open(chat)
    setup.until(lambda: [item.name for item in setup.attaching.items] == ["a.txt"])
    setup.say("What does it say?")
    assert "In the chat." in setup.asked[1][2].content


def test_deleting_everything_takes_drafts_too(setup: Setup, tmp_path: Path) -> None:
    setup.attach(write(tmp_path / "a.txt", "Words."))
    setup.attaching.add_documents([write(tmp_path / "b.txt", "Words that are being read.")])
    deleted = list[bool]()
    setup.chat.delete_all(lambda: deleted.append(True))
    setup.until(lambda: bool(deleted))
    assert setup.attaching.items == []
    setup.say("Hi")
    assert setup.asked[0][0].content == "Hi"


def test_images_are_refused_for_a_model_that_reads_text(setup: Setup) -> None:
    setup.attaching.add_image("a.png", lambda: pytest.fail("it need not be read"))
    (item,) = setup.attaching.items
    assert item.fault is not None
    assert item.fault.code is FaultCode.IMAGES_UNSUPPORTED
    setup.attaching.remove(item.key)
    image = Attachment(name="b.png", kind=AttachmentKind.IMAGE, data=write_png(1, 1, b"123"))
    setup.chat.own_store.run(lambda store: store.attachments.add("", image))
    answer = setup.say("What is it?")  # attached while another model was there
    assert answer.fault is not None
    assert answer.fault.code is FaultCode.IMAGES_UNSUPPORTED
    assert setup.asked == []


def test_an_image_of_another_program_does_not_block_its_chat(setup: Setup) -> None:
    image = Attachment(name="b.jpg", kind=AttachmentKind.IMAGE, data=b"\xff\xd8\xff")
    setup.chat.own_store.run(lambda store: store.attachments.add("", image))
    assert setup.say("What is it?").fault is None
    assert setup.asked[0][0].images == ()
