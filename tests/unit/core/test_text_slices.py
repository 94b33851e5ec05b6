"""Cutting very long texts."""

import time

from hypothesis import given, settings
from hypothesis import strategies as st

from moechat.core.markdown_blocks import BlockKind, fenced_code
from moechat.core.markdown_scanner import BlockScanner
from moechat.core.text_slices import coarse_slices, plain_slices


@given(st.text(alphabet="ab \n", max_size=600), st.integers(5, 60), st.integers(1, 8))
@settings(deadline=None)
def test_plain_slices_lose_nothing_but_the_line_ends_between_them(
    text: str, chars: int, lines: int
) -> None:
    slices = list(plain_slices(text, chars, lines))
    assert all(len(piece) <= chars and piece.count("\n") < lines + 1 for piece in slices)
    rest = text
    for place, piece in enumerate(slices):
        assert rest.startswith(piece)
        rest = rest[len(piece) :]
        if rest.startswith("\n") and place < len(slices) - 1:
            rest = rest[1:]
    assert rest == ""


def test_a_slice_does_not_cut_words_or_lines() -> None:
    text = "\n".join(f"line {number} of the log" for number in range(1_000))
    assert "\n".join(plain_slices(text)) == text
    assert all(piece.startswith("line") for piece in plain_slices(text))


@given(
    st.lists(
        st.sampled_from(
            ["text\n", "\n", "```\n", "```py\n", "~~~\n", "`` ` ``\n", "- a\n", "  b\n"]
        ),
        max_size=300,
    ),
    st.integers(20, 200),
)
@settings(deadline=None)
def test_coarse_slices_are_the_whole_text(lines: list[str], chars: int) -> None:
    text = "".join(lines)
    assert "".join(piece.text for piece in coarse_slices(text, chars)) == text


def test_a_fence_goes_on_in_the_next_slice() -> None:
    code = "".join(f"value_{i} = {i}\n" for i in range(5_000))
    text = f"Before.\n\n```python\n{code}```\n\nAfter.\n"
    found = ""
    for piece in coarse_slices(text, 8_000):
        scanner = BlockScanner(fence=piece.opened.opener if piece.opened else "")
        for block in scanner.feed(piece.text) + scanner.close():
            if block.kind is BlockKind.FENCE:
                assert fenced_code(block).language == "python"
                found += fenced_code(block).code
    assert found == code


def test_five_megabytes_are_cut_quickly() -> None:
    text = ("A line of text.\n" * 40 + "\n```py\nx = 1\n```\n\n") * 7_500
    began = time.thread_time()
    assert sum(len(piece.text) for piece in coarse_slices(text)) == len(text)
    assert sum(1 for _ in plain_slices(text, 16_000, 1_000)) > 100
    assert time.thread_time() - began < 1.0
