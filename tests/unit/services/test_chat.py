"""The chat service with a real store, a real lane, and a scripted engine process."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.conversation import FinishReason, Message, MessageState, Outline, Role
from moechat.core.faults import Fault, FaultCode, UserError
from moechat.services.chat import NEW_CHAT, ChatService
from moechat.services.engine import EngineService, EngineState
from moechat.services.organiser import Organiser
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from moechat.store.store import Store
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command

_WAIT_MS = 20_000


class Recorder:
    """What the window would have heard."""

    def __init__(self, chat: ChatService) -> None:
        self.opened: list[tuple[str, list[Outline]]] = []
        self.added: list[Message] = []
        self.begun: list[Message] = []
        self.ended: list[Message] = []
        self.bodies: list[Message] = []
        self.composer: list[str] = []
        self.titles: list[str] = []
        self.trouble: list[Fault] = []
        self.text = ""
        chat.opened.connect(lambda id_, outline: self.opened.append((id_, outline)))
        chat.message_added.connect(self.added.append)
        chat.answer_begun.connect(self.begun.append)
        chat.answer_ended.connect(self.ended.append)
        chat.bodies.connect(self.bodies.extend)
        chat.composer_text.connect(self.composer.append)
        chat.trouble.connect(self.trouble.append)
        chat.answer_delta.connect(lambda _, delta: self._add(delta.text))
        chat.conversations_changed.connect(self._take_titles)

    def _add(self, text: str) -> None:
        self.text += text

    def _take_titles(self, conversations: list) -> None:
        self.titles = [c.title for c in conversations]


class Setup:
    """Everything below the window, for one test."""

    def __init__(self, qtbot: QtBot, home: Path, *script: str, load: bool = True) -> None:
        self.qtbot = qtbot
        self.database = home / "moechat.db"
        self.engine = EngineService(EngineClient(Launcher(command(*script))))
        self.lane = TaskLane("store")
        settings = SettingsFile(home / "settings.toml")
        self.chat = ChatService(self.lane, self.database, self.engine, settings)
        self.heard = Recorder(self.chat)
        if load:
            self.engine.load(FixedLoad(home, "CPU"))
            self.until(lambda: self.engine.state is EngineState.READY)
        self.chat.start()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=_WAIT_MS)

    def answered(self, count: int = 1) -> Message:
        self.until(lambda: len(self.heard.ended) >= count and not self.chat.answering)
        return self.heard.ended[-1]

    def close(self) -> None:
        self.engine.shutdown()
        self.chat.shut_down(10.0)

    def stored(self) -> list[Message]:
        """All messages of the first chat, read by a second store after this one is closed."""
        self.close()
        store = Store.open(self.database)
        try:
            chat = store.conversations()[0]
            return store.messages([row.id for row in store.outline(chat.id)])
        finally:
            store.close()


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Setup]]:
    made: list[Setup] = []

    def build(*script: str, load: bool = True) -> Setup:
        made.append(Setup(qtbot, tmp_path, *script, load=load))
        return made[-1]

    yield build
    for setup in made:
        setup.close()


def test_an_answer_is_shown_and_stored(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "40", "--think", "5")
    setup.chat.send("What is a cache? Tell me.")
    ended = setup.answered()
    assert ended.state is MessageState.COMPLETE
    assert ended.finish_reason is FinishReason.STOP
    assert ended.reasoning + ended.text == setup.heard.text
    assert ended.metrics is not None
    assert ended.metrics.new_tokens == 45
    assert setup.heard.added[0].text == "What is a cache? Tell me."
    assert setup.heard.titles == ["What is a cache? Tell me."]
    user, answer = setup.stored()
    assert (user.role, answer.role) == (Role.USER, Role.ASSISTANT)
    assert answer == ended
    assert answer.seed


def test_every_answer_has_a_seed_of_its_own(make: Callable[..., Setup]) -> None:
    setup = make()
    for count, text in enumerate(("one", "two", "three"), 1):
        setup.chat.send(text)
        setup.answered(count)
    seeds = [m.seed for m in setup.stored() if m.role is Role.ASSISTANT]
    assert len(set(seeds)) == 3


def test_stop_keeps_what_was_written(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "200")
    setup.chat.send("long")
    setup.until(lambda: len(setup.heard.text) > 100)
    setup.chat.stop()
    ended = setup.answered()
    assert ended.finish_reason is FinishReason.CANCELLED
    assert ended.text == setup.heard.text
    assert setup.stored()[1].text == ended.text


def test_stop_right_after_send(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "200")
    setup.chat.send("long")
    setup.chat.stop()
    ended = setup.answered()
    assert ended.finish_reason is FinishReason.CANCELLED
    assert [m.text for m in setup.stored()] == ["long", ended.text]


def test_nothing_is_sent_while_an_answer_is_written(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "200")
    setup.chat.send("long")
    setup.chat.send("impatient")
    assert [f.code for f in setup.heard.trouble] == [FaultCode.BUSY]
    setup.until(lambda: bool(setup.heard.text))
    setup.chat.stop()
    setup.answered()
    assert [m.text for m in setup.heard.added] == ["long"]


def test_without_a_model_the_text_stays_typed(make: Callable[..., Setup]) -> None:
    setup = make(load=False)
    setup.chat.send("hello")
    assert [f.code for f in setup.heard.trouble] == [FaultCode.NOTHING_LOADED]
    assert not setup.heard.added


def test_a_message_sent_while_loading_is_answered_afterwards(make: Callable[..., Setup]) -> None:
    setup = make("--load-s", "0.5", load=False)
    setup.engine.load(FixedLoad(Path("model"), "CPU"))
    setup.chat.send("early")
    setup.until(lambda: bool(setup.heard.begun))
    assert setup.engine.state is not EngineState.READY
    assert setup.answered().text


def test_a_refused_load_ends_the_waiting_answer(make: Callable[..., Setup]) -> None:
    setup = make("--load-s", "0.3", "--refuse", "weights_missing", load=False)
    setup.engine.load(FixedLoad(Path("model"), "CPU"))
    setup.chat.send("early")
    ended = setup.answered()
    assert ended.state is MessageState.INTERRUPTED
    assert ended.fault is not None
    assert ended.fault.code is FaultCode.WEIGHTS_MISSING


def test_an_answer_goes_on_after_the_engine_died(
    make: Callable[..., Setup], tmp_path: Path
) -> None:
    once = ("--once", str(tmp_path / "died"))
    setup = make("--tokens", "80", "--rate", "300", "--fault", "kill", "--at", "token:40", *once)
    setup.chat.send("story")
    broken = setup.answered()
    assert broken.state is MessageState.INTERRUPTED
    assert broken.fault is not None
    assert broken.text == setup.heard.text != ""
    setup.chat.continue_answer(broken.id)
    whole = setup.answered(2)
    assert whole.id == broken.id
    assert whole.state is MessageState.COMPLETE
    assert whole.fault is None
    assert whole.text.startswith(broken.text)
    assert len(whole.text) > len(broken.text)
    assert setup.stored()[1].text == whole.text


def test_a_chat_opens_with_its_running_answer(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "300")
    setup.chat.send("first")
    setup.until(lambda: bool(setup.heard.text))
    first = setup.chat.conversation_id
    setup.chat.new_chat()
    assert setup.chat.conversation_id == NEW_CHAT
    heard = setup.heard.text
    setup.chat.open(first)
    setup.until(lambda: setup.heard.opened[-1][0] == first and len(setup.heard.begun) == 2)
    assert len(setup.heard.begun[-1].text) >= len(heard)
    setup.heard.bodies.clear()
    setup.chat.want_bodies([setup.heard.begun[-1].id])
    setup.until(lambda: bool(setup.heard.bodies))
    assert len(setup.heard.bodies[0].text) >= len(heard)  # not the store's older draft
    setup.chat.stop()
    setup.answered()


def test_the_last_wish_for_a_chat_wins(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.chat.send("hello")
    setup.answered()
    first = setup.chat.conversation_id
    setup.chat.new_chat()
    setup.heard.opened.clear()
    setup.chat.open(first)
    setup.chat.new_chat()  # before the store has answered
    answered: list[object] = []
    setup.lane.run(lambda: None, answered.append)
    setup.until(lambda: bool(answered))
    assert [id_ for id_, _ in setup.heard.opened] == [NEW_CHAT]
    assert setup.chat.conversation_id == NEW_CHAT


def test_what_is_typed_comes_back_with_its_chat(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.chat.send("hello")
    setup.answered()
    first = setup.chat.conversation_id
    setup.chat.type_draft("half a thought")
    setup.chat.new_chat()
    setup.chat.open(first)
    setup.until(lambda: bool(setup.heard.composer) and setup.heard.composer[-1] != "")
    assert setup.heard.composer[-1] == "half a thought"
    setup.chat.send("half a thought")
    setup.answered(2)
    setup.chat.new_chat()
    setup.chat.open(first)
    count = len(setup.heard.opened)
    setup.until(lambda: len(setup.heard.opened) > count - 1 and not setup.heard.composer[-1])


def test_what_could_not_be_sent_is_kept(
    make: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise UserError(FaultCode.DISK_FULL, path="moechat.db")

    setup = make()
    with monkeypatch.context() as patch:
        patch.setattr(Store, "begin_chat", fails)
        setup.chat.send("long and dear")
        setup.until(lambda: bool(setup.heard.trouble) and not setup.chat.answering)
    setup.chat.new_chat()
    setup.until(lambda: bool(setup.heard.composer) and setup.heard.composer[-1] != "")
    assert setup.heard.composer[-1] == "long and dear"
    assert [fault.code for fault in setup.heard.trouble] == [FaultCode.DISK_FULL]


def test_deleting_the_open_chat_stops_its_answer(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "300")
    setup.chat.send("first")
    setup.until(lambda: bool(setup.heard.text))
    Organiser(setup.chat).discard([setup.chat.conversation_id])
    setup.until(lambda: not setup.chat.answering and not setup.heard.titles)
    assert setup.chat.conversation_id == NEW_CHAT
    setup.chat.send("second")
    setup.until(lambda: setup.heard.titles == ["second"])
    setup.chat.stop()
    setup.until(lambda: not setup.chat.answering)


def test_closing_in_the_middle_keeps_the_answer(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "300")
    setup.chat.send("first")
    setup.until(lambda: len(setup.heard.text) > 50)
    written = setup.heard.text
    answer = setup.stored()[1]
    assert answer.state is MessageState.INTERRUPTED
    assert answer.text.startswith(written)


def test_a_store_that_cannot_open_is_a_fault(
    qtbot: QtBot, make: Callable[..., Setup], tmp_path: Path
) -> None:
    (tmp_path / "moechat.db").write_bytes(b"this is no database" * 100)
    setup = make()
    setup.until(lambda: bool(setup.heard.trouble))
    assert setup.heard.trouble[0].code is FaultCode.STORE_DAMAGED
    setup.chat.send("hello")
    setup.until(lambda: not setup.chat.answering)
    assert not setup.heard.added
    setup.chat.begin_afresh()
    setup.until(lambda: len(setup.heard.opened) == 2)
    setup.chat.send("hello again")
    assert setup.answered().text
    assert (tmp_path / "moechat.db.damaged-1").read_bytes().startswith(b"this is no database")


def test_what_can_be_read_of_a_damaged_store_is_there_again(
    make: Callable[..., Setup], tmp_path: Path
) -> None:
    store = Store.open(tmp_path / "moechat.db")
    for number in range(40):
        store.begin_chat(f"Chat {number}", "word " * 2_000, seed=1, model="m")
    store.close()
    with (tmp_path / "moechat.db").open("r+b") as file:
        file.seek(-20 * 4096, 2)
        file.write(b"\xa5" * 4096)
    setup = make()
    setup.until(lambda: bool(setup.heard.trouble))
    assert setup.heard.trouble[0].code is FaultCode.STORE_DAMAGED
    setup.chat.begin_afresh()
    setup.until(lambda: setup.heard.trouble[-1].code is FaultCode.STORE_SALVAGED)
    setup.until(lambda: len(setup.heard.titles) >= 38)
    fault = setup.heard.trouble[-1]
    assert fault.values["path"] == str(tmp_path / "moechat.db.damaged-1")
    assert int(fault.values["messages"]) >= 76


def test_a_chat_deleted_right_after_send_gets_no_answer(make: Callable[..., Setup]) -> None:
    setup = make("--tokens", "100000", "--rate", "300")
    setup.chat.send("first")
    setup.until(lambda: bool(setup.heard.text))
    setup.chat.stop()
    setup.answered()
    setup.chat.send("second")
    Organiser(setup.chat).discard([setup.chat.conversation_id])  # before the store has answered
    setup.until(lambda: not setup.chat.answering and not setup.heard.titles)
    assert setup.engine.state is EngineState.READY


def test_closing_right_after_sending(
    make: Callable[..., Setup], caplog: pytest.LogCaptureFixture
) -> None:
    setup = make()
    setup.chat.send("last words")
    setup.close()
    assert [message.text for message in setup.stored()] == ["last words", ""]
    assert not setup.heard.trouble
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_drafts_that_cannot_be_saved_are_told_once(
    make: Callable[..., Setup], tmp_path: Path
) -> None:
    setup = make("--tokens", "100000", "--rate", "300")
    setup.chat.send("first")
    setup.until(lambda: len(setup.heard.text) > 50)
    setup.database.unlink()  # the store notices at its next write
    for count in range(3):
        setup.chat.type_draft(f"draft {count}")
    setup.until(lambda: bool(setup.heard.trouble))
    written = len(setup.heard.text)
    setup.until(lambda: len(setup.heard.text) > written + 1000)  # some more drafts of the answer
    assert len(setup.heard.trouble) == 1
    setup.chat.stop()
    setup.answered()
