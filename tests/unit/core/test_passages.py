"""Passages: nothing is left out, everything is deterministic, what was asked for is found."""

import itertools

import hypothesis.strategies as st
from hypothesis import given

from moechat.core.attachments import PassageMethod
from moechat.core.passages import Passage, select, split
from moechat.core.search_words import ranking_words

_PIECES = st.sampled_from(
    ["word ", "A sentence. ", "\n", "\n\n", "日本の首都。", "x" * 700, "\t", "é", "\U0001f600"]
)
TEXTS = st.lists(_PIECES, max_size=400).map("".join)


@given(TEXTS)
def test_passages_cover_the_text_and_overlap(text: str) -> None:
    passages = split(text)
    assert passages == split(text)
    covered = 0
    for before, after in itertools.pairwise(passages):
        assert before.start < after.start <= before.end < after.end
    for passage in passages:
        assert passage.start <= covered
        assert passage.end - passage.start <= 1_200
        covered = passage.end
    assert not text[covered:].strip()


@given(TEXTS, TEXTS, st.integers(1, 5_000))
def test_a_selection_keeps_to_its_room(text: str, other: str, budget: int) -> None:
    found = select([text, other], "a sentence 首都", [budget, budget])
    assert found == select([text, other], "a sentence 首都", [budget, budget])
    chosen = found.passages
    assert bool(chosen) == bool(text.strip() or other.strip())
    if len(chosen) > 1:
        assert sum(one.end - one.start for one in chosen) <= budget
    for one, next_one in itertools.pairwise(chosen):
        assert (one.source, one.end) < (next_one.source, next_one.start)


def filler(topic: str) -> str:
    return "\n\n".join(
        f"Paragraph {n} is about {topic}, as are its neighbours." * 8 for n in range(60)
    )


def test_what_has_the_words_of_the_question_is_chosen() -> None:
    needle = "The lighthouse of Skerry was built by Ada Thornton in 1871."
    text = f"{filler('ships')}\n\n{needle}\n\n{filler('weather')}"
    found = select([filler("birds"), text], "Who built the lighthouse of Skerry?", [3_000, 3_000])
    assert found.method is PassageMethod.WORDS
    assert {one.source for one in found.passages} == {1}
    (best,) = (one for one in found.passages if needle in text[one.start : one.end])
    assert best.end - best.start <= 2_400  # and not the whole text


def test_scripts_without_spaces_are_searched_by_pairs() -> None:
    assert ranking_words("東京都 ABC 1") == ["東京", "京都", "abc", "1"]
    text = "犬が走る。" * 400 + "富士山の高さは三千七百七十六米である。" + "猫が眠る。" * 400
    found = select([text], "富士山の高さ", [500])
    (only,) = found.passages
    assert "富士山の高さ" in text[only.start : only.end]


def test_without_a_word_in_common_it_is_the_beginning() -> None:
    found = select([filler("ships")], "xyzzy", [2_000])
    assert found.method is PassageMethod.BEGINNING
    assert found.passages == (Passage(0, 0, found.passages[0].end),)
    assert 1_000 < found.passages[0].end <= 2_000
