"""Decoding in batches, with a tokenizer whose tokens are single bytes."""

from hypothesis import given
from hypothesis import strategies as st

from moechat.engine.tokens import Detokeniser, decode_with_tags


def _decode(ids: list[int]) -> str:
    return bytes(ids).decode("utf-8", "replace")


def _feed(ids: list[int], sizes: list[int]) -> list[str]:
    detokeniser = Detokeniser(_decode)
    parts, start = [], 0
    for size in [*sizes, len(ids)]:
        if ids[start : start + size]:
            parts.append(detokeniser.feed(ids[start : start + size]))
        start += size
    return [*parts, detokeniser.finish()]


_sizes = st.lists(st.integers(1, 40), max_size=60)


@given(st.text(max_size=200), _sizes)
def test_any_batches_give_the_whole_text(text: str, sizes: list[int]) -> None:
    text = text.replace("\ufffd", "?").encode("utf-8", "replace").decode()
    assert "".join(_feed(list(text.encode()), sizes)) == text


@given(st.text(alphabet="aé😀你\u200d", max_size=80), _sizes)
def test_no_part_ever_has_half_a_character(text: str, sizes: list[int]) -> None:
    assert not any("\ufffd" in part for part in _feed(list(text.encode()), sizes))


def test_a_character_that_is_never_completed_comes_at_the_end() -> None:
    assert _feed([*b"ab", 0xF0, 0x9F], [1, 1, 1, 1]) == ["a", "b", "", "", "\ufffd"]


def test_endless_nonsense_does_not_hold_the_text_back() -> None:
    detokeniser = Detokeniser(_decode)
    assert any(detokeniser.feed([0xFF]) for _ in range(300))


def test_reasoning_tags_survive_where_they_are_special_tokens() -> None:
    tags = {1: "<think>", 2: "</think>"}
    assert decode_with_tags([1, *b"hm", 2, *b"yes"], tags, _decode) == "<think>hm</think>yes"
    assert decode_with_tags([*b"a", 1], tags, _decode) == "a<think>"


def test_a_long_answer_is_decoded_in_linear_time() -> None:
    decoded = 0

    def decode(ids: list[int]) -> str:
        nonlocal decoded
        decoded += len(ids)
        return _decode(ids)

    detokeniser = Detokeniser(decode)
    text = "".join(detokeniser.feed([97]) for _ in range(20_000))
    assert len(text) == 20_000
    assert decoded < 20_000 * 64
