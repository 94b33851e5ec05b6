"""What a few letters mean in the command palette."""

import pytest

from moechat.core.palette_match import Match, Query


@pytest.mark.parametrize(
    ("typed", "text", "match"),
    [
        ("", "anything", Match.BEGINS),
        ("New C", "new chat", Match.BEGINS),
        ("chat new", "new chat", Match.WORDS),
        ("int4 qwen", "qwen3-30b-a3b int4", Match.WORDS),
        ("sett", "reset the settings", Match.WORDS),
        ("set", "reset", Match.WITHIN),
        ("詞", "日本語の助詞について", Match.WITHIN),
        ("nch", "new chat", Match.LETTERS),
        ("ew ch", "new chat", Match.WITHIN),
        ("wc", "new chat", None),  # letters begin where a word does
        ("chat x", "new chat", None),
        ("a.c", "abc", None),  # nobody types patterns
        ("(", "c (draft)", Match.WITHIN),
    ],
)
def test_matches(typed: str, text: str, match: Match | None) -> None:
    assert Query(typed).match(text) == match


def test_letters_that_repeat_take_no_time() -> None:
    assert Query("a" * 40 + "b").match("a" * 200) is None
    assert Query("ha" * 20).match("h-a-" * 20) is Match.LETTERS
