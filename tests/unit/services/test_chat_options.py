"""Options of the open chat on their way to the engine and the store."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from moechat.core.conversation import MessageState
from moechat.protocol.answer_options import AnswerOptions
from moechat.protocol.messages import Sampling
from tests.unit.services.test_chat import Setup

OWN = AnswerOptions(sampling=Sampling(temperature=0.1), max_new_tokens=9000, seed=3, stop=("END",))


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Setup]]:
    made: list[Setup] = []

    def build(*script: str) -> Setup:
        made.append(Setup(qtbot, tmp_path, *script))
        return made[-1]

    yield build
    for setup in made:
        setup.close()


def requests_of(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    asked: list[dict[str, Any]] = []
    generate = setup.engine.generate

    def spy(turns: object, **options: Any) -> int:
        asked.append(options)
        return generate(turns, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(setup.engine, "generate", spy)
    return asked


def test_options_of_a_chat_go_with_each_of_its_answers(
    make: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = make()
    asked = requests_of(setup, monkeypatch)
    setup.chat.options.choose(OWN)
    for count, text in enumerate(("one", "two"), 1):
        setup.chat.send(text)
        assert setup.answered(count).seed == 3
    for options in asked:
        assert options["sampling"] == OWN.sampling
        assert (options["max_new_tokens"], options["stop"]) == (9000, ("END",))
    setup.chat.new_chat()
    setup.chat.send("elsewhere")
    assert setup.answered(3).seed != 3
    assert asked[-1]["sampling"] == Sampling()


def test_a_continued_answer_is_drawn_as_its_chat_says(
    make: Callable[..., Setup], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    once = ("--once", str(tmp_path / "died"))
    setup = make("--tokens", "80", "--rate", "300", "--fault", "kill", "--at", "token:40", *once)
    asked = requests_of(setup, monkeypatch)
    setup.chat.options.choose(OWN)
    setup.chat.send("one")
    broken = setup.answered()
    assert broken.state is MessageState.INTERRUPTED
    setup.chat.new_chat()
    setup.chat.continue_answer(broken.id)
    setup.until(lambda: len(asked) == 2 and not setup.chat.answering)
    assert asked[-1]["sampling"] == OWN.sampling
    assert asked[-1]["seed"] == 3


def test_options_are_there_when_the_chat_is_opened_again(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.chat.options.choose(OWN)
    setup.chat.send("one")
    setup.answered()
    first = setup.chat.conversation_id
    setup.chat.new_chat()
    assert setup.chat.options.value == AnswerOptions()
    setup.chat.open(first)
    setup.until(lambda: setup.chat.options.value == OWN)


def test_what_is_chosen_meanwhile_is_not_undone(make: Callable[..., Setup]) -> None:
    setup = make()
    setup.chat.options.choose(OWN)
    setup.chat.send("one")
    setup.answered()
    first = setup.chat.conversation_id
    newer = AnswerOptions(seed=9)
    setup.chat.options.show(first)  # the store has not answered yet
    setup.chat.options.choose(newer)
    done: list[None] = []
    setup.lane.run(lambda: None, done.append)
    setup.until(lambda: bool(done))
    assert setup.chat.options.value == newer
