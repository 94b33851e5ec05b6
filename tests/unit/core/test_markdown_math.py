"""What is TeX in a text, and what is a price."""

import time
from typing import Any

import pytest

from moechat.core.formula import drawable
from moechat.core.markdown_blocks import BlockKind
from moechat.core.markdown_dialect import parser
from moechat.core.markdown_math import DISPLAY, MATH, OPEN, SOURCE
from moechat.core.markdown_scanner import split_blocks


def _formulas(text: str) -> list[tuple[str, bool, bool, str]]:
    found: list[tuple[str, bool, bool, str]] = []
    for token in parser().parse(text):
        for each in (token, *(token.children or ())):
            if each.type == MATH:
                meta: dict[str, Any] = each.meta
                found.append((each.content, meta[DISPLAY], meta[OPEN], meta[SOURCE]))
    return found


@pytest.mark.parametrize(
    ("text", "tex", "display"),
    [
        ("with $x^2$ in it", "x^2", False),
        ("the $n$th of them", "n", False),
        ("($a_1 + b_2$)", "a_1 + b_2", False),
        (r"$\text{if } x > 5$", r"\text{if } x > 5", False),
        (r"with \(x\) in it", "x", False),
        ("so: $$x$$ and", "x", True),
        (r"so: \[ x \] and", "x", True),
        ("$$\na\n= b\n- c\n$$", "a\n= b\n- c", True),
        ("\\[\nx \\\\[2pt]\n\\]", "x \\\\[2pt]", True),
        ("text\n$$\nx\n$$\ntext", "x", True),
        ("- item\n  $$\n  x\n  $$", "x", True),
        ("> $$x$$", "x", True),
        ("| $x$ |\n|---|", "x", False),
    ],
)
def test_formulas(text: str, tex: str, display: bool) -> None:
    ((content, is_display, is_open, source),) = _formulas(text)
    assert (content, is_display, is_open) == (tex, display, False)
    assert tex in source
    assert source in text or "\n  " in text


@pytest.mark.parametrize(
    "text",
    [
        "from $5 to $6",
        "$5, or 6$ with tax",
        "$1,000 and then another 2,000$",
        "US$5 and AU$6",
        "`$x$` and `$$`",
        "costs $5 `b$`",
        r"\$x\$",
        "a $ b $ c",
        "$x",
        "$$$",
        "$HOME/bin:$PATH",
        "```\n$x$\n```",
        "    $$x$$",
        "$ x$",
        r"\(",
        "$$$x$$$",
    ],
)
def test_prices_and_code_are_none(text: str) -> None:
    assert _formulas(text) == []


def test_what_stands_behind_a_formula_is_kept() -> None:
    assert _formulas("$$\nx\n$$.") == [("x.", True, False, "$$\nx\n$$.")]
    tokens = parser().parse("$$\nx\n$$ where *y*")
    assert [token.type for token in tokens][1:] == ["paragraph_open", "inline", "paragraph_close"]
    assert tokens[2].content == "where *y*"


def test_an_open_formula_ends_at_an_empty_line() -> None:
    first, second = split_blocks("$$ x\n- y\n\n- z")
    assert (first.kind, second.kind) == (BlockKind.MATH, BlockKind.LIST)
    assert _formulas(first.source) == [("x\n- y", True, True, "$$ x\n- y")]


def test_an_endless_formula_is_cut() -> None:
    blocks = split_blocks("$$\n" + "x + y\n" * 5_000)
    assert max(len(block.source) for block in blocks) < 5_000
    assert blocks[-1].kind is BlockKind.PARAGRAPH


@pytest.mark.parametrize("text", ["$" * 20_000, "$a " * 10_000, r"\(" * 10_000, "$$a " * 5_000])
def test_marks_without_end_cost_little(text: str) -> None:
    began = time.process_time()
    for block in split_blocks(text):
        parser().parse(block.source)
    parser().parse(text * 10)
    assert time.process_time() - began < 30.0  # a search without bounds takes minutes


# ── footnotes ────────────────────────────────────────────────────────────────


def _kinds(text: str) -> list[tuple[str, str]]:
    return [
        (each.type, each.content)
        for token in parser().parse(text)
        for each in (token, *(token.children or ()))
        if each.type.startswith("footnote")
    ]


def test_footnotes_are_those_that_are_defined() -> None:
    assert _kinds("[^1]: the note\n\nword[^1], `[^1]` and [^a-z]") == [
        ("footnote_label", "1"),
        ("footnote_reference", "1"),
    ]


# ── what is drawn ────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "tex",
    [
        "x" * 5_000,
        "x^2+" * 900,
        "x" + "^{x" * 20 + "}" * 20,
        r"\frac{1}{1+" * 12 + "x" + "}" * 12,
        r"\left(" * 12 + "x" + r"\right)" * 12,
        r"\def\x{\x\x}\x",
        r"\newcommand{\x}{\x}\x",
        r"\includegraphics{/etc/passwd}",
        r"\hspace{9999999cm}x",
        r"\rule{9999cm}{9999cm}",
        r"\text{速度}",
        "😀",
        " ",
    ],
)
def test_hostile_and_hopeless_ones_are_not_tried(tex: str) -> None:
    assert drawable(tex) is None


def test_numbers_of_equations_are_left_out_and_tags_are_kept() -> None:
    assert drawable(r"\begin{align}a\label{x}\end{align}") == r"\begin{align*}a\end{align*}"
    assert drawable(r"a\tag{1}") == r"a\qquad \text{(1)}"
