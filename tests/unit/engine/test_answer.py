"""From tokens to text events."""

from moechat.core.reasoning import ReasoningSplitter
from moechat.core.stop_strings import StopStrings
from moechat.engine.answer import AnswerStream
from moechat.engine.tokens import Detokeniser
from moechat.protocol.messages import MAX_TEXT_EVENTS_PER_SECOND, TextDelta, TextKind


class _Run:
    """An answer whose tokens are bytes, on a clock that only moves when told."""

    def __init__(self, *stops: str, **start: bool) -> None:
        self.now = 100.0
        self.sent: list[tuple[float, TextDelta]] = []
        self.stream = AnswerStream(
            7,
            Detokeniser(lambda ids: bytes(ids).decode("utf-8", "replace")),
            ReasoningSplitter(**start),
            lambda delta: self.sent.append((self.now, delta)),
            stops=StopStrings(stops),
            clock=lambda: self.now,
        )

    def say(self, text: str, seconds_per_token: float = 0.0) -> None:
        for byte in text.encode():
            self.now += seconds_per_token
            self.stream.add([byte])

    def texts(self) -> list[tuple[TextKind, str]]:
        return [(delta.kind, delta.text) for _, delta in self.sent]


def test_the_first_token_is_sent_at_once_and_the_rest_in_batches() -> None:
    run = _Run()
    run.say("x" * 1000, 0.001)
    run.stream.finish()
    assert run.sent[0][1].text == "x"
    assert "".join(text for _, text in run.texts()) == "x" * 1000
    assert len(run.sent) <= MAX_TEXT_EVENTS_PER_SECOND + 2
    assert [delta.seq for _, delta in run.sent] == list(range(len(run.sent)))
    assert run.sent[-1][1].tokens == 1000


def test_slow_tokens_are_sent_one_by_one() -> None:
    run = _Run()
    run.say("abc", 0.1)
    assert [text for _, text in run.texts()] == ["a", "b", "c"]


def test_reasoning_and_text_in_one_batch_are_two_events() -> None:
    run = _Run()
    run.say("<think>a</think>b")
    run.stream.finish()
    assert run.texts() == [(TextKind.REASONING, "a"), (TextKind.TEXT, "b")]


def test_the_time_of_reasoning() -> None:
    run = _Run(prompt_opened=True)
    run.say("hm" + "</think>", 0.1)
    run.say("answer", 0.1)
    run.stream.finish()
    assert 800 <= run.stream.reasoning_ms <= 1100


def test_a_retag_counts_the_time_from_the_first_token() -> None:
    run = _Run()
    run.say("hm</think>yes", 0.1)
    run.stream.finish()
    retags = [delta for _, delta in run.sent if delta.retag]
    assert len(retags) == 1
    assert retags[0].kind is TextKind.TEXT
    assert 800 <= run.stream.reasoning_ms <= 1100


def test_an_answer_without_tokens_sends_nothing() -> None:
    run = _Run()
    run.stream.finish()
    assert run.sent == []
    assert run.stream.reasoning_ms == 0


def test_a_stop_string_ends_the_text_but_not_the_reasoning() -> None:
    run = _Run("END", prompt_opened=True)
    run.say("no END yet</think>an EN", 0.1)
    assert not run.stream.stopped
    run.say("D and more", 0.1)
    assert run.stream.stopped
    run.stream.finish()
    said = [(kind, "".join(t for k, t in run.texts() if k is kind)) for kind in TextKind]
    assert said == [(TextKind.TEXT, "an "), (TextKind.REASONING, "no END yet")]


def test_the_beginning_of_a_stop_string_is_text_after_all() -> None:
    run = _Run("END")
    run.say("to the EN", 0.1)
    assert "".join(text for _, text in run.texts()) == "to the "
    run.stream.finish()
    assert "".join(text for _, text in run.texts()) == "to the EN"
    assert not run.stream.stopped
    assert [delta.seq for _, delta in run.sent] == list(range(len(run.sent)))
