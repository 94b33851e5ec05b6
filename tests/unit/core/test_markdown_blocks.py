"""The block scanner against markdown-it, which parses the whole text at once."""

import time
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moechat.core.markdown_blocks import Block, BlockKind, fenced_code, plain_growth
from moechat.core.markdown_dialect import parser
from moechat.core.markdown_scanner import BlockScanner, split_blocks

_MD = parser()

_LINES = st.sampled_from(
    [
        "", "", "", "text", "more text here", "# Heading", "#not one", "###", "---", "***",
        "- - -",
        "===", "- item", "- ", "* star", "+ plus", "1. one", "2. two", "7) seven", "10. ten",
        "  indented by two", "   - nested", "    code", "        deep", "\ttab", "> quote",
        ">",
        "> - x",
        ">> two", "> ```", "```", "```py", "````", "~~~", "   ```", "- ```", "  ```", "`` ` ``",
        "| a | b |", "|---|---|", "| 1 | 2 |", "a | b", "--- | :-:", "|---|", "---|", "* * *",
        "- [ ] task", "-     five", "**bold", "<div>", "</div>", "&amp;", "1986\\. A year",
        "  3. c",
        "$$", "$$x$$", "x = y $$", "$$ a", "text $$", "\\[", "\\]", "\\[a\\], b", "  $$x$$.",
        "> $$", "- $$", "   $$", "\\[ | a",
        "\u2028 separator", "a\u0085b", "مرحبا", "你好。", "👩‍👩‍👧",
    ]
)  # fmt: skip
_TEXTS = st.one_of(
    st.lists(_LINES, max_size=24).map("\n".join),
    st.text(alphabet=" \n\t`~#*-+>|:1.a[]()\\_<", max_size=120),
)


def _shape(markdown: str) -> list[tuple[str, str, int, str, str]]:
    return [(t.type, t.tag, t.level, t.content, t.info) for t in _MD.parse(markdown)]


def _pieces(text: str, cuts: list[int]) -> list[str]:
    edges = [0, *sorted(cut % (len(text) + 1) for cut in cuts), len(text)]
    return [text[a:b] for a, b in pairwise(edges)]


def _joined_lists(blocks: list[Block]) -> list[str]:
    """The sources, with the items of a list put together again."""
    sources: list[str] = []
    for block in blocks:
        if block.continued:
            sources[-1] += block.source
        else:
            sources.append(block.source)
    return sources


@given(_TEXTS)
@settings(max_examples=1000, deadline=None)
def test_blocks_parse_to_what_the_whole_text_parses_to(text: str) -> None:
    blocks = split_blocks(text)
    assert "".join(block.source for block in blocks) == text
    assert [entry for part in _joined_lists(blocks) for entry in _shape(part)] == _shape(text)


@given(_TEXTS)
@settings(max_examples=500, deadline=None)
def test_each_block_of_a_list_is_one_item(text: str) -> None:
    for block in split_blocks(text):
        if block.kind is BlockKind.LIST:
            tokens = _MD.parse(block.source)
            assert sum(t.type == "list_item_open" and t.level == 1 for t in tokens) == 1


def _runs(block: Block) -> list[tuple[str, str]]:
    """The text with its formats, as it is shown: neighbours of one format are joined."""
    runs: list[tuple[str, str]] = []
    for token in _MD.parse(block.source):
        formats: list[str] = []
        for child in token.children or ():
            if child.nesting == 1:
                formats.append(child.type)
            elif child.nesting == -1:
                formats.pop()
            else:
                look = "|".join([*formats, "" if child.type == "softbreak" else child.type])
                text = " " if child.type == "softbreak" else child.content
                if child.type in ("text", "softbreak"):
                    look = "|".join([*formats, "text"])
                if runs and runs[-1][0] == look:
                    runs[-1] = (look, runs[-1][1] + text)
                else:
                    runs.append((look, text))
        if token.type.endswith("_open"):
            runs.append((token.type, ""))
    return runs


@given(
    st.text(alphabet="ab 1-*_`#>[]().!~|:\n\\&<", max_size=30),
    st.text(alphabet="abc d-1.()!:", min_size=1, max_size=12),
)
@settings(max_examples=3000, deadline=None)
def test_plain_growth_shows_what_parsing_shows(before: str, more: str) -> None:
    scanner = BlockScanner()
    scanner.feed(before)
    old = scanner.tail
    scanner.feed(more)
    new = scanner.tail
    growth = plain_growth(old, new) if old and new else None
    if growth is None:
        return
    expected = _runs(old)
    look, text = expected[-1]
    expected[-1] = (look, text + growth)
    assert _runs(new) == expected


def test_plain_words_are_growth() -> None:
    old = Block(BlockKind.PARAGRAPH, "Some **bold** text and mo")
    assert plain_growth(old, Block(BlockKind.PARAGRAPH, old.source + "re of it ")) == "re of it"
    assert plain_growth(old, Block(BlockKind.PARAGRAPH, old.source + "re `of")) is None


@given(_TEXTS, st.lists(st.integers(0, 10_000), max_size=12))
@settings(max_examples=500, deadline=None)
def test_any_chunking_ends_in_the_same_blocks(text: str, cuts: list[int]) -> None:
    scanner = BlockScanner()
    blocks: list[Block] = []
    for piece in _pieces(text, cuts):
        blocks += scanner.feed(piece)
        tail = scanner.tail.source if scanner.tail else ""
        assert text.startswith("".join(block.source for block in blocks) + tail)
    assert blocks + scanner.close() == split_blocks(text)


@given(
    st.lists(st.sampled_from(["word ", "Sentence. ", "\n", "\n\n", "x" * 500, "- item\n", "> q\n",
                              "| a | b |\n", "|---|---|\n", "```\n", "  more\n", "1. n\n"]),
             min_size=200, max_size=900),
    st.lists(st.integers(0, 100_000), max_size=20),
)  # fmt: skip
@settings(max_examples=60, deadline=None)
def test_long_texts_are_cut_alike_however_they_come(words: list[str], cuts: list[int]) -> None:
    text = "".join(words)
    scanner = BlockScanner()
    blocks = [block for piece in _pieces(text, cuts) for block in scanner.feed(piece)]
    blocks += scanner.close()
    assert blocks == split_blocks(text)
    assert "".join(block.source for block in blocks) == text
    assert max(len(block.source) for block in blocks) <= 6_000
    assert max(block.source.count("\n") for block in blocks) <= 100


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_line_ends_become_newlines(newline: str) -> None:
    text = "# a\n\ntext\nmore\n\n```\ncode\n```\n"
    scanner = BlockScanner()
    blocks = [block for char in text.replace("\n", newline) for block in scanner.feed(char)]
    assert blocks + scanner.close() == split_blocks(text)


def _joined(blocks: list[Block]) -> str:
    return "".join(fenced_code(block).code for block in blocks)


def test_a_giant_fence_is_cut_between_lines_and_keeps_language_and_code() -> None:
    code = "".join(f"line {i}\n" for i in range(3_000))
    blocks = split_blocks(f"```python title\n{code}```\n\nafter")
    pieces = [block for block in blocks if block.kind is BlockKind.FENCE]
    assert len(pieces) > 20
    assert _joined(pieces) == code
    assert {fenced_code(block).language for block in pieces} == {"python"}
    assert [block.closed for block in pieces] == [False] * (len(pieces) - 1) + [True]
    assert blocks[-1].source == "\nafter"


def test_an_indented_fence_loses_its_indentation() -> None:
    (block,) = split_blocks("  ```\n  a\n    b\n c\n  ```\n")
    assert fenced_code(block).code == "a\n  b\nc\n"


def test_a_giant_paragraph_is_cut_after_a_sentence() -> None:
    blocks = split_blocks("This is a sentence of some length. " * 400)
    assert len(blocks) > 5
    assert all(block.source.endswith(". ") for block in blocks)
    assert [block.continued for block in blocks] == [False] + [True] * (len(blocks) - 1)


def test_a_giant_table_repeats_its_head() -> None:
    blocks = split_blocks("| a | b |\n|---|---|\n" + "| cell | another cell |\n" * 500)
    assert len(blocks) > 3
    for block in blocks[1:]:
        assert _MD.parse(block.lead + block.source)[0].type == "table_open"


def test_a_giant_numbered_list_goes_on_counting() -> None:
    blocks = split_blocks("\n".join(f"1. item {i} of a list that is long" for i in range(200)))
    assert len(blocks) > 3
    assert all(block.kind is BlockKind.LIST for block in blocks)
    items = 0
    for block in blocks:
        assert block.number in (None, items + 1)
        items += block.source.count("1. ")
    assert items == 200


def test_code_within_a_giant_item_stays_code() -> None:
    code = "".join(f"   value_{i} = {i}\n" for i in range(600))
    blocks = split_blocks("1. Do this:\n   ```python\n" + code + "   ```\n2. Then that\n")
    assert len(blocks) > 2
    assert {block.lead for block in blocks[1:-1]} == {"```python\n"}
    assert {block.dedent for block in blocks[1:-1]} == {3}


def test_definitions_are_collected() -> None:
    scanner = BlockScanner()
    scanner.feed("See [the site][1].\n\n[1]: https://example.org\n\nmore")
    assert scanner.definitions.strip() == "[1]: https://example.org"


def test_the_cost_of_a_character_does_not_grow_with_the_text() -> None:
    text = ("A paragraph of text.\n\n- a\n- b\n\n```c\nint x;\n```\n\n" * 2_000)[:80_000]
    scanner = BlockScanner()

    def cost(part: str) -> float:
        began = time.thread_time()
        for start in range(0, len(part), 4):
            scanner.feed(part[start : start + 4])
        return time.thread_time() - began

    quarters = [cost(text[i : i + 20_000]) for i in range(0, 80_000, 20_000)]
    assert quarters[3] < 3 * quarters[0] + 0.01
