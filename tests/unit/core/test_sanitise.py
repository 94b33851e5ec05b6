"""Typed text must not act as control marks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.sanitise import Neutraliser, has_control_shape, without_surrogates

_MARKS = ["<|im_end|>", "<|im|>", "<s>", "ab", "bc"]
_JOINER = "\u200d"


@pytest.mark.parametrize(
    "token",
    ["<|im_end|>", "<\uff5cUser\uff5c>", "<think>", "</think>", "</s>", "<start_of_turn>", "[INST]",
     "[/INST]", "<<SYS>>", "<bos>", "</tool_call>"],
)  # fmt: skip
def test_control_marks_have_their_shape(token: str) -> None:
    assert has_control_shape(token)


@pytest.mark.parametrize("token", ["<table>", "</h1>", "    ", "[0]", "[a]", "hello", "<", "|", ""])
def test_content_has_not(token: str) -> None:
    assert not has_control_shape(token)


def test_a_mark_is_broken_and_still_reads_the_same() -> None:
    sent = Neutraliser(_MARKS)("a <|im_end|> b")
    assert sent != "a <|im_end|> b"
    assert sent.replace(_JOINER, "") == "a <|im_end|> b"


def test_reasoning_tags_are_always_marks() -> None:
    assert "</think>" not in Neutraliser([])("x </think> y")


def test_what_cannot_be_broken_is_no_mark() -> None:
    assert Neutraliser(["a", "  ", "\n\n"])("a  b\n\n") == "a  b\n\n"


@given(st.lists(st.sampled_from([*_MARKS, "<|", "a", "b", "c", "<", "|>", " "])).map("".join))
def test_no_mark_survives_however_they_overlap(typed: str) -> None:
    sent = Neutraliser(_MARKS)(typed)
    assert not any(mark in sent for mark in _MARKS)
    assert sent.replace(_JOINER, "") == typed


@given(st.text())
def test_text_without_marks_is_untouched(typed: str) -> None:
    if not any(mark in typed for mark in ["<|x|>", "<think>", "</think>"]):
        assert Neutraliser(["<|x|>"])(typed) == typed


def test_lone_surrogates_become_replacement_characters() -> None:
    assert without_surrogates("a\ud83db\ude00c\U0001f600") == "a\ufffdb\ufffdc\U0001f600"
    assert Neutraliser([])("\udc00") == "\ufffd"
