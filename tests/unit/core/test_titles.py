"""Titles of chats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moechat.core.titles import title_from


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("", ""),
        (" \n\t\n", ""),
        ("Why is the sky blue?", "Why is the sky blue?"),
        ("\n\n  First line \n second", "First line"),
        ("two  spaces\tand a tab", "two spaces and a tab"),
        ("# Heading", "Heading"),
        ("#hashtag", "#hashtag"),
        ("> - [ ] **Buy** _milk_ and `eggs`", "Buy milk and eggs"),
        ("1. first", "first"),
        ("3.5 is a number", "3.5 is a number"),
        ("***\nafter a rule", "after a rule"),
        ("```python\nprint(1)\n```", "print(1)"),
        ("See [the docs](https://example.org/a_b) ![logo](x.png)", "See the docs logo"),
        ("rename snake_case_name to __init__.py", "rename snake_case_name to __init__.py"),
        ("what is 2 * 3 * 4", "what is 2 * 3 * 4"),
        ("nul\0 bell\a lone \ud800 end", "nul bell lone end"),
        ("你好,世界", "你好,世界"),
    ],
)
def test_titles(text: str, title: str) -> None:
    assert title_from(text) == title


def test_long_titles_end_at_a_word() -> None:
    text = "Please explain to me how the tides of the sea depend on the moon and the sun"
    assert title_from(text) == "Please explain to me how the tides of the sea depend on the…"
    assert title_from("word, " * 20, max_chars=12) == "word, word…"
    assert title_from("abcdefghijk lmnop", max_chars=12) == "abcdefghijk…"
    assert title_from("exactly ten", max_chars=11) == "exactly ten"


def test_text_without_spaces_is_cut_where_the_room_ends() -> None:
    title = title_from("天" * 100)
    assert title == "天" * 59 + "…"


@pytest.mark.parametrize("whole", ["e\u0301", "👍🏽", "👩\u200d👩\u200d👧"])
def test_no_character_is_torn(whole: str) -> None:
    for width in range(2, 30):
        title = title_from(whole * 20, max_chars=width)
        assert title.removesuffix("…") in {whole * count for count in range(20)}


def test_megabytes_are_not_looked_at() -> None:
    assert title_from("x" * 5_000_000) == "x" * 59 + "…"
    assert title_from("*" * 5_000_000 + " a") == ""


@given(st.text(st.characters(exclude_categories=[])))
def test_any_text_gives_a_clean_line(text: str) -> None:
    title = title_from(text)
    assert len(title) <= 60
    assert title == title.strip()
    assert len(title.splitlines()) <= 1
    title.encode()
