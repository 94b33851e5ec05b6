"""What the search over chats finds in a text."""

import pytest

from moechat.core.search_words import Literally, Words, snippet, spaced


def marked(text: str, typed: str) -> list[str]:
    return [text[a:b] for a, b in Words(typed).spans(text)]


@pytest.mark.parametrize(
    ("typed", "text", "found"),
    [
        ("cach", "Cache and caches, not pocache", ["Cach", "cach"]),
        ("MÜNCHEN", "In München, munchen", ["München", "munchen"]),
        ("strasse", "Die Straße", ["Straße"]),
        ("foo_bar", "call foo_bar() or foo.bar", ["foo_bar", "foo.bar"]),
        ('"the end"', "the end, not the ending", ["the end"]),
        ("世界", "你好世界。世 界", ["世界", "世 界"]),
        ("gpt世", "用gpt世代", ["gpt世"]),
        ("c++", "C++ code", ["C"]),
        ("++", "a ++ b", []),
        ("e\u0301te", "l'été", ["été"]),
        ("ete", "l'e\u0301te\u0301 fini", ["e\u0301te\u0301"]),
    ],
)
def test_words_are_found_where_they_begin(typed: str, text: str, found: list[str]) -> None:
    assert marked(text, typed) == found


def test_the_query_names_every_word() -> None:
    assert Words('Mixture "of experts" 世界').query() == '"mixture"* "of experts" "世 界"'
    assert not Words(' ++ "" ')
    assert not Words("\0")


def test_every_word_must_be_in_a_title() -> None:
    assert Words("cpu wor").are_in("How a CPU cache works")
    assert not Words("cpu gpu").are_in("How a CPU cache works")


def test_what_has_no_spaces_is_taken_apart() -> None:
    assert spaced("a世界b").split() == ["a", "世", "界", "b"]
    assert spaced("a\0b\ud800") == "a b\ufffd"


def test_a_snippet_is_one_line_with_marks_in_it() -> None:
    text = "x " * 200 + "before\n\n  the  Needle " + "y " * 200
    line = snippet(text, Words("needle"), 60)
    assert [line.text[a:b] for a, b in line.marks] == ["Needle"]
    assert line.text.startswith("…")
    assert line.text.endswith("…")
    assert "\n" not in line.text
    assert "  " not in line.text
    assert len(line.text) <= 62


def test_a_snippet_of_one_endless_word() -> None:
    line = snippet("a" * 5000, Words("a" * 300), 60)
    assert [len(line.text[a:b]) for a, b in line.marks] == [60]


@pytest.mark.parametrize(
    ("typed", "text", "found"),
    [
        ("AN", "Banana an", ["an", "an", "an"]),
        ("straße", "STRASSE", ["STRASSE"]),
        ("**b", "a **bold**", ["**b"]),
        ("界", "世界", ["界"]),
        ("", "abc", []),
        ("İ", "aİb i", ["İ", "i"]),
    ],
)
def test_letters_are_found_anywhere(typed: str, text: str, found: list[str]) -> None:
    wanted = Literally(typed)
    assert [text[a:b] for a, b in wanted.spans(text)] == found
    assert wanted.count(text) == len(found)


def test_of_a_pasted_text_the_first_words_are_looked_for() -> None:
    pasted = Words(" ".join(["again"] * 100 + [f"w{number}" for number in range(3_000)]))
    assert pasted.query().split(" ")[:2] == ['"again"*', '"w0"*']
    assert len(pasted.query().split(" ")) == 32
    assert len(Words('"' + "a " * 10_000 + '"').query()) < 1_000
