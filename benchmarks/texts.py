"""Texts such as models write them, for benchmarks of the transcript."""

import random

_WORDS = [
    "memory",
    "expert",
    "routing",
    "token",
    "ratio",
    "the",
    "a",
    "of",
    "pipeline",
    "device",
    "cache",
    "graph",
    "tensor",
    "throughput",
    "latency",
    "model",
    "layer",
    "weight",
    "kernel",
    "schedule",
    "page",
    "fault",
    "disk",
    "stream",
    "worker",
    "process",
    "signal",
]
_FORMULAS = [
    r"x_{%d} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}",
    r"\sum_{k=1}^{%d} k = \frac{n(n+1)}{2}",
    r"\int_0^{%d} e^{-x^2}\,dx",
    r"\operatorname{softmax}\left(\frac{QK^\top}{\sqrt{d_{%d}}}\right) V",
    r"\begin{pmatrix} %d & 2 \\ 3 & 4 \end{pmatrix}",
    r"\mathcal{L} = -\frac{1}{N}\sum_{i=1}^{%d} y_i \log \hat{y}_i",
    r"a_{%d}",
    r"n^{%d}",
]


def words(dice: random.Random, count: int) -> str:
    out = []
    for place in range(count):
        word = dice.choice(_WORDS)
        if place % 17 == 5:
            word = f"**{word}**"
        elif place % 23 == 7:
            word = f"`{word}`"
        elif place % 41 == 9:
            word = f"[{word}](https://example.org/{word})"
        out.append(word)
    return " ".join(out) + "."


def code(dice: random.Random, lines: int) -> str:
    body = [
        f"{'    ' * (line % 4)}value_{line} = compute('{dice.choice(_WORDS)}', {line}, key=None)"
        for line in range(lines)
    ]
    return "\n".join(["```python", *body, "```"])


def mixed_markdown(chars: int, seed: int = 1) -> str:
    """Headings, paragraphs, lists, tables and code."""
    dice, parts, length = random.Random(seed), [], 0
    while length < chars:
        table = "| a | b | c |\n|---|---|---|\n" + "\n".join(
            f"| {dice.choice(_WORDS)} | {dice.choice(_WORDS)} | {row} |" for row in range(5)
        )
        items = "\n".join(f"- {words(dice, 10)}" for _ in range(6))
        for part in (
            f"## {dice.choice(_WORDS)} heading",
            words(dice, 50),
            code(dice, 18),
            words(dice, 40),
            items,
            table,
        ):
            parts.append(part)
            length += len(part) + 2
    return "\n\n".join(parts)[:chars]


def maths_markdown(chars: int, seed: int = 1) -> str:
    """Paragraphs with formulas in them, formulas by themselves, and code; all are different."""
    dice, parts, length, number = random.Random(seed), [], 0, 0
    while length < chars:
        inline = []
        for _ in range(6):
            number += 1
            inline.append(f"{words(dice, 8)} ${dice.choice(_FORMULAS) % number}$")
        number += 1
        for part in (
            " ".join(inline),
            f"$$\n{dice.choice(_FORMULAS) % number}\n$$",
            words(dice, 30),
            code(dice, 10),
        ):
            parts.append(part)
            length += len(part) + 2
    return "\n\n".join(parts)[:chars]
