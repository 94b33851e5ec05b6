"""Splitting an answer into reasoning and text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.reasoning import Piece, ReasoningSplitter

_ALPHABET = ["<think>", "</think>", "<", ">", "/", "think", "</thi", " ", "\n", "a", "é", "`", "'"]
_answers = st.lists(st.sampled_from(_ALPHABET), max_size=12).map("".join)
_starts = st.sampled_from([{}, {"prompt_opened": True}, {"continues_reasoning": True},
                           {"continues_text": True}])  # fmt: skip


def _split(*parts: str, **start: bool) -> tuple[str, str, int]:
    """Return (reasoning, text, number of retags) as a reader of the pieces would have them."""
    splitter = ReasoningSplitter(**start)
    pieces = [piece for part in parts for piece in splitter.feed(part)] + splitter.finish()
    reasoning = text = ""
    for piece in pieces:
        if piece.retag:
            reasoning, text = reasoning + text, ""
        if piece.reasoning:
            reasoning += piece.text
        else:
            text += piece.text
    return reasoning, text, sum(piece.retag for piece in pieces)


@pytest.mark.parametrize(
    ("answer", "reasoning", "text"),
    [
        ("Hello", "", "Hello"),
        ("<think>\nHm.\n</think>\n\nHello", "Hm.", "Hello"),
        ("\n<think>Hm.</think>Hello", "Hm.", "Hello"),
        ("<think>\n\n</think>\n\nHello", "", "Hello"),
        ("<think>not closed", "not closed", ""),
        ("<think>a </thin b</think>c", "a </thin b", "c"),
        ("  indented", "", "  indented"),
        ("<thinking> is a word", "", "<thinking> is a word"),
        ("Say <think>x</think>", "Say <think>x", ""),
        ("<think>a</think>b <think>c</think> d", "a", "b <think>c</think> d"),
        ("Use `</think>` at the end", "", "Use `</think>` at the end"),
        ("a < b and c </ d", "", "a < b and c </ d"),
        ("", "", ""),
        (" \n ", "", ""),
    ],
)
def test_a_fresh_answer(answer: str, reasoning: str, text: str) -> None:
    assert _split(answer)[:2] == (reasoning, text)


def test_the_prompt_opened_the_block() -> None:
    assert _split("Hm.\n</think>\n\nHello", prompt_opened=True) == ("Hm.", "Hello", 0)


def test_the_model_opens_again_what_the_prompt_opened() -> None:
    assert _split("\n<think>\nHm.</think>Hello", prompt_opened=True) == ("Hm.", "Hello", 0)


def test_a_lone_closing_tag_makes_reasoning_of_what_came_before() -> None:
    splitter = ReasoningSplitter()
    assert splitter.feed("Hm.") == [Piece(False, "Hm.")]
    assert splitter.feed("</think>\n\n") == [Piece(False, "", retag=True)]
    assert splitter.feed("Hello") == [Piece(False, "Hello")]


def test_going_on_inside_reasoning_keeps_white_space() -> None:
    assert _split(" more</think>x", continues_reasoning=True) == (" more", "x", 0)


def test_going_on_inside_text_takes_no_tag_for_one() -> None:
    assert _split(" <think>a</think>", continues_text=True) == ("", " <think>a</think>", 0)


@given(_answers, _starts, st.data())
def test_the_result_does_not_depend_on_how_the_answer_is_cut(
    answer: str, start: dict[str, bool], data: st.DataObject
) -> None:
    cuts = sorted(data.draw(st.sets(st.integers(0, len(answer)))))
    parts = [answer[a:b] for a, b in zip([0, *cuts], [*cuts, len(answer)], strict=True)]
    assert _split(*parts, **start) == _split(answer, **start)


@given(st.lists(st.sampled_from(["<think>", "</think>", " ", "\n", "a", "b", "`"])).map("".join))
def test_no_character_is_lost_but_tags_and_white_space(answer: str) -> None:
    reasoning, text, _ = _split(answer)
    assert _content(reasoning + text) == _content(answer)


def _content(text: str) -> str:
    return "".join(text.replace("<think>", "").replace("</think>", "").split())


@given(st.text(alphabet="ab <", max_size=30))
def test_plain_text_is_held_back_by_less_than_a_tag(answer: str) -> None:
    splitter = ReasoningSplitter()
    sent = "".join(piece.text for piece in splitter.feed("x" + answer))
    assert len("x" + answer) - len(sent) < len("</think>")
