"""What the model reads of chats that have grown too long, with a scripted engine."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moechat.client.client import EngineClient
from moechat.client.launch import Launcher
from moechat.core.chat_template import Effort, TemplateChoice
from moechat.core.context_policy import AnswerContext, ContextPolicy
from moechat.core.conversation import FinishReason, Message, MessageState, Role
from moechat.core.faults import Fault, FaultCode
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import ChatMessage
from moechat.services.chat import ChatService
from moechat.services.engine import EngineService, EngineState
from moechat.services.history import read_history
from moechat.services.settings import SettingsFile
from moechat.services.tasks import TaskLane
from tests.support.fixed_load import FixedLoad
from tests.support.scripted_engine import command

_WAIT_MS = 20_000
_LONG = "word " * 1600  # 2,000 tokens, as the script counts


class Setup:
    """A chat, what was asked of the engine, and what was told of it."""

    def __init__(self, qtbot: QtBot, home: Path, *script: str) -> None:
        self.qtbot = qtbot
        self.engine = EngineService(EngineClient(Launcher(command(*script))))
        self.chat = ChatService(
            TaskLane("store"),
            home / "moechat.db",
            self.engine,
            SettingsFile(home / "settings.toml"),
        )
        self.asked: list[list[ChatMessage]] = []
        self.template = TemplateChoice()  # of the latest request
        self.contexts: list[AnswerContext | None] = []
        self.summaries: list[Message] = []
        self.answers: list[Message] = []
        self.questions: list[Message] = []
        generate = self.engine.generate

        def spy(messages: list[ChatMessage], **options: Any) -> int:
            self.asked.append(list(messages))
            self.template = options["template"]
            return generate(messages, **options)

        self.engine.generate = spy  # type: ignore[assignment,method-assign]
        self.chat.writer.context_told.connect(lambda _, context: self.contexts.append(context))
        self.chat.writer.summarising.connect(self.summaries.append)
        self.chat.message_added.connect(self.questions.append)
        self.chat.answer_ended.connect(self.answers.append)
        self.engine.load(FixedLoad(home, "CPU"))
        self.until(lambda: self.engine.state is EngineState.READY)
        self.chat.start()

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=_WAIT_MS)

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

    def build(*script: str) -> Setup:
        made.append(Setup(qtbot, tmp_path, *script))
        return made[-1]

    yield build
    for setup in made:
        setup.close()


def _choose(setup: Setup, policy: ContextPolicy, system: str | None = None) -> None:
    setup.chat.options.choose(AnswerOptions(policy=policy, system_prompt=system))


def test_nothing_is_left_out_unless_chosen(make: Callable[..., Setup]) -> None:
    setup = make()
    for number in range(4):
        setup.say(f"{number} {_LONG}")
    assert len(setup.asked[-1]) == 7
    assert setup.contexts == [None] * 4


def test_the_template_gets_what_was_chosen_for_the_chat(make: Callable[..., Setup]) -> None:
    setup = make()
    choice = TemplateChoice(thinking=False, effort=Effort.LOW)
    setup.chat.options.choose(AnswerOptions(template=choice))
    setup.say("Hi")
    assert setup.template == choice


def test_the_oldest_turns_are_left_out_and_stay_out(make: Callable[..., Setup]) -> None:
    setup = make()
    _choose(setup, ContextPolicy.DROP, "Be brief on {{date}}.")
    for number in range(4):
        setup.say(f"{number} {_LONG}")
    system, first, *_ = setup.asked[-1]
    begun = datetime.fromtimestamp(setup.questions[0].created_at)  # noqa: DTZ006
    # 6,144 tokens go to the prompt; a cut leaves 60 % of them.
    assert system == ChatMessage(Role.SYSTEM, f"Be brief on {begun:%Y-%m-%d}.")
    assert first.content.startswith("3 ")
    cut = setup.contexts[-1]
    assert cut == AnswerContext(first_kept=setup.questions[3].id, dropped=6)
    setup.say("And now something short")
    assert setup.asked[-1][:2] == [system, first], "the prefix cache has it"
    assert setup.contexts[-1] == cut
    setup.chat.continue_answer(setup.answers[-1].id)
    setup.until(lambda: len(setup.answers) == 6 and not setup.chat.answering)
    assert setup.asked[-1] == setup.asked[-2]


def test_a_summary_is_written_once_and_used(make: Callable[..., Setup]) -> None:
    setup = make()
    _choose(setup, ContextPolicy.SUMMARISE)
    for number in range(4):
        setup.say(f"{number} {_LONG}")
    assert len(setup.summaries) == 1
    *_, summary_request, answer_request = setup.asked
    assert [m.content[:2] for m in summary_request[:-1:2]] == ["0 ", "1 ", "2 "]
    assert summary_request[-1].content.startswith("Summarise")
    cut = setup.contexts[-1]
    assert cut is not None
    assert cut.summary
    assert answer_request[0].role is Role.SYSTEM
    assert cut.summary in answer_request[0].content
    assert answer_request[1].content.startswith("3 ")
    assert setup.answers[-1].state is MessageState.COMPLETE
    assert "Summar" not in setup.answers[-1].text
    setup.say("short")
    assert setup.asked[-1][:2] == answer_request[:2]
    assert len(setup.summaries) == 1


def test_stopping_a_summary_stops_the_answer(make: Callable[..., Setup]) -> None:
    setup = make("--rate", "40", "--tokens", "6")
    for number in range(3):
        setup.say(f"{number} {_LONG}")
    _choose(setup, ContextPolicy.SUMMARISE)
    setup.chat.writer.summarising.connect(lambda _: setup.chat.stop())
    ended = setup.say(f"3 {_LONG}")
    assert ended.finish_reason is FinishReason.CANCELLED
    assert ended.text == ""
    assert setup.contexts[3:] == []
    _choose(setup, ContextPolicy.DROP)
    assert setup.say("again").text, "the engine is free"


def test_what_the_engine_refuses_is_cut_once_more(make: Callable[..., Setup]) -> None:
    """While no model is loaded nothing can be counted: the answer itself loads it."""
    setup = make("--full-at", "7000")
    _choose(setup, ContextPolicy.DROP)
    for number in range(3):
        setup.say(f"{number} {_LONG}")
    setup.engine.unload()
    setup.until(lambda: setup.engine.model is None)
    ended = setup.say(f"3 {_LONG}")
    assert ended.state is MessageState.COMPLETE
    refused, taken = setup.asked[-2:]
    assert refused[0].content.startswith("0 ")
    assert taken[0].content.startswith(("2 ", "3 "))
    too_long = setup.say(_LONG * 4)
    assert too_long.state is MessageState.INTERRUPTED
    assert too_long.fault is not None
    assert too_long.fault.code is FaultCode.CONTEXT_FULL


def test_stop_holds_where_the_summary_was_finished_already(make: Callable[..., Setup]) -> None:
    setup = make("--ignore-cancel")
    _choose(setup, ContextPolicy.SUMMARISE)
    for number in range(3):
        setup.say(f"{number} {_LONG}")
    setup.chat.writer.summarising.connect(lambda _: setup.chat.stop())
    stopped = setup.say(f"3 {_LONG}")
    assert setup.summaries
    assert (stopped.finish_reason, stopped.text) == (FinishReason.CANCELLED, "")


def test_a_count_that_comes_late_is_not_for_the_next_question(make: Callable[..., Setup]) -> None:
    setup = make("--count-s", "0.3")
    _choose(setup, ContextPolicy.DROP)
    for number in range(3):
        setup.say(f"{number} {_LONG}")
    setup.chat.send(f"3 {_LONG}")
    setup.until(lambda: setup.chat.writer.current is not None)
    setup.chat.stop()
    setup.until(lambda: not setup.chat.answering)
    answer = setup.say(f"4 {_LONG}")
    assert answer.finish_reason is FinishReason.STOP
    assert setup.answers[-2].finish_reason is FinishReason.CANCELLED


def test_no_question_comes_between_a_summary_that_is_written_anew(
    make: Callable[..., Setup],
) -> None:
    setup = make("--tokens", "40", "--rate", "100")
    _choose(setup, ContextPolicy.SUMMARISE)
    for number in range(4):
        last = setup.say(f"{number} {_LONG}")
    chat, faults, endings = setup.chat, list[Fault](), list[object]()
    chat.trouble.connect(faults.append)
    chat.own_store.run(
        lambda store: read_history(store, last.conversation_id, last.id),
        lambda history: chat.writer.contexts.summarise_again(
            history, chat.options.value, endings.append
        ),
    )
    setup.until(lambda: chat.writer.contexts.is_busy)
    chat.send("too early")
    assert [fault.code for fault in faults] == [FaultCode.BUSY]
    setup.until(lambda: bool(endings))
    assert isinstance(endings[0], str)
    assert setup.say("now").state is MessageState.COMPLETE
