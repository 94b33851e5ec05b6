"""Stop strings in text that arrives in pieces."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.core.stop_strings import StopStrings, stops_from_lines, stops_to_lines


def cut(text: str, strings: list[str]) -> tuple[str, bool]:
    """The definition: up to the string that is complete first, its longest form."""
    for end in range(1, len(text) + 1):
        matches = [s for s in strings if s and text[:end].endswith(s)]
        if matches:
            return text[: end - len(max(matches, key=len))], True
    return text, False


def fed(pieces: list[str], strings: list[str]) -> tuple[str, bool]:
    stops = StopStrings(strings)
    said = "".join(map(stops.feed, pieces))
    return said + stops.finish(), stops.hit


def test_text_comes_through_as_soon_as_it_is_safe() -> None:
    stops = StopStrings(["END", ""])
    assert stops.feed("a cache E") == "a cache "
    assert stops.feed("N") == ""
    assert stops.feed("ough") == "ENough"
    assert not stops.hit
    assert stops.feed(" and END of it") == " and "
    assert stops.hit
    assert stops.feed("more") == ""
    assert stops.finish() == ""


def test_without_strings_nothing_is_held_back() -> None:
    assert StopStrings([]).feed("abc") == "abc"


@given(
    st.lists(st.text("ab", max_size=4), max_size=8),
    st.lists(st.text("ab", max_size=4), max_size=3),
)
def test_it_does_not_matter_how_the_text_is_cut(pieces: list[str], strings: list[str]) -> None:
    assert fed(pieces, strings) == cut("".join(pieces), strings)


@given(st.lists(st.text("ab\\\n\tnt ", min_size=1, max_size=6), unique=True))
def test_lines_to_edit_say_the_same(stops: list[str]) -> None:
    assert stops_from_lines(stops_to_lines(stops)) == tuple(stops)


def test_lines_as_people_write_them() -> None:
    assert stops_from_lines("END\n\n\\n\\nUser:\nEND\n") == ("END", "\n\nUser:")
