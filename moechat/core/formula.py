"""What a formula costs to draw, and what of TeX is better not tried."""

import re

# Drawing takes about a millisecond for each unit, see `_cost`.
_MAX_COST = 1_500
_MAX_CHARS = 4_000
_TOKEN = re.compile(r"\\[a-zA-Z]+|\\.|\S", re.DOTALL)
_DEEPER = frozenset({"{", "\\left", "\\begin"})
_BACK = frozenset({"}", "\\right", "\\end"})
# Macros may expand without end; lengths and sizes may be anything.
_REFUSED = re.compile(
    r"\\(?:def|edef|gdef|let|(?:re)?newcommand|newenvironment|includegraphics|input|include|href"
    r"|url|rule|hspace|vspace|kern|mkern|raise|lower|hskip|vskip|mskip)(?![a-zA-Z])"
)
# The font has letters of Europe and signs, no others.
_WITHOUT_GLYPH = re.compile(
    "[\x00-\x08\u0530-\u1dff\u2e80-\ud7ff\uf900-\uffff\U00010000-\U0001d3ff\U0001d800-\U0010ffff]"
)
_NUMBERED = re.compile(r"\\(begin|end)\{(align|equation|gather|alignat|multline)\}")
_TAG = re.compile(r"\\tag\*?\{([^{}]*)\}")
_LABEL = re.compile(r"\\(?:label\{[^{}]*\}|nonumber|notag)(?![a-zA-Z])")


def drawable(tex: str) -> str | None:
    """TeX to be drawn for ``tex``; None if it would take too long or come out wrong."""
    if not tex.strip() or len(tex) > _MAX_CHARS:
        return None
    if _REFUSED.search(tex) or _WITHOUT_GLYPH.search(tex) or _cost(tex) > _MAX_COST:
        return None
    tex = _LABEL.sub("", tex)
    tex = _TAG.sub(r"\\qquad \\text{(\1)}", tex)
    return _NUMBERED.sub(r"\\\1{\2*}", tex)


def _cost(tex: str) -> int:
    """The characters and commands, each doubled with every group that it stands in."""
    depth = cost = 0
    for token in _TOKEN.findall(tex):
        if token in _DEEPER:
            depth += 1
        elif token in _BACK:
            depth = max(0, depth - 1)
        else:
            cost += 1 << min(depth, 20)
    return cost
