r"""TeX in Markdown: ``$…$``, ``$$…$$``, ``\(…\)`` and ``\[…\]`` as tokens of markdown-it.

A line that begins with ``$$`` or ``\[`` begins a block, which ends with the line that closes it or
before an empty one. That is decided without looking ahead, so that a text in the making is cut as
the whole of it will be. Within a line a dollar is one of a price more often than not: the rule is
strict there.
"""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline

MATH = "math"  # type of the tokens; their content is the TeX
SOURCE, DISPLAY, OPEN = "source", "display", "open"  # keys of a token's meta

_OPENER = re.compile(r" {0,3}(?:(\$\$)(?!\$)|\\\[)")
_CLOSERS = {"$$": re.compile(r"(?<!\\)\$\$"), "\\[": re.compile(r"(?<!\\)\\\]")}
_LINE_END = re.compile(r"[.,;:]?[ \t]*$")  # what may follow the end of a formula in its line
_MAX_INLINE = 2_000
_COMMAND = re.compile(r"\\[a-zA-Z]+\*?(?:\s*\{[^{}]*\})?")
_PROSE = re.compile(r"(?<![a-zA-Z])[a-zA-Z]{2,}[,.;:]? +[a-zA-Z]{2,}(?![a-zA-Z])")
_AMOUNT = re.compile(r"\d[\d.,]*[kKmMbB]?[,.;:]? +[a-zA-Z]{2,}")


def opens_math(line: str) -> str:
    """The mark with which a line begins a block of TeX, or ""."""
    match = _OPENER.match(line)
    if match is None:
        return ""
    mark = match[1] or "\\["
    end = _CLOSERS[mark].search(line, match.end())
    return mark if end is None or _LINE_END.match(line, end.end()) else ""


def is_whole(line: str, mark: str) -> bool:
    """Whether the line that begins a block with ``mark`` ends it too."""
    return closes_math(line.lstrip()[len(mark) :], mark)


def closes_math(line: str, mark: str) -> bool:
    """Whether a line, not the first one, ends the block that ``mark`` began."""
    return _CLOSERS[mark].search(line) is not None


def add_math(markdown: "MarkdownIt") -> None:
    """Have a parser know TeX."""
    markdown.block.ruler.before(
        "table", "math_block", _block, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )
    markdown.inline.ruler.before("escape", "math_bracket", _bracket)
    markdown.inline.ruler.before("escape", "math_dollar", _dollar)


# ── blocks ───────────────────────────────────────────────────────────────────


def _block(state: "StateBlock", start: int, end: int, silent: bool) -> bool:
    if state.is_code_block(start):
        return False
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    mark = opens_math(line)
    if not mark or silent:
        return bool(mark)
    lines, after = [line[2:]], start + 1
    close = _CLOSERS[mark].search(lines[0])
    while close is None and after < end and not _ends(state, after):
        lines.append(state.getLines(after, after + 1, state.blkIndent, False))
        close = _CLOSERS[mark].search(lines[-1])
        after += 1
    state.line = after
    rest = ""
    if close is not None:
        rest = lines[-1][close.end() :].strip()
        lines[-1] = lines[-1][: close.start()]
    sign = rest[:1] if rest and _LINE_END.match(rest) else ""
    body = "\n".join(lines)
    token = state.push(MATH, "math", 0)
    token.block, token.map = True, [start, after]
    token.content = body.strip() + sign
    closer = "" if close is None else close[0]
    token.meta = {
        SOURCE: f"{mark}{body}{closer}{sign}",
        DISPLAY: True,
        OPEN: close is None,
    }
    if rest and not sign:
        _paragraph(state, rest, after)
    return True


def _ends(state: "StateBlock", line: int) -> bool:
    """Whether a line is no part of the block: an empty one, or one outside of the list or quote."""
    return state.isEmpty(line) or state.sCount[line] < state.blkIndent


def _paragraph(state: "StateBlock", text: str, after: int) -> None:
    state.push("paragraph_open", "p", 1).map = [after - 1, after]
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children = text, [after - 1, after], []
    state.push("paragraph_close", "p", -1)


# ── within a line ────────────────────────────────────────────────────────────


def _bracket(state: "StateInline", silent: bool) -> bool:
    opener = state.src[state.pos : state.pos + 2]
    if opener not in ("\\(", "\\["):
        return False
    begin = state.pos + 2
    limit = min(state.posMax, begin + _MAX_INLINE + 2)
    end = state.src.find("\\)" if opener == "\\(" else "\\]", begin, limit)
    while end > begin and state.src[end - 1] == "\\":  # a line break of TeX, then a bracket
        end = state.src.find(state.src[end : end + 2], end + 1, limit)
    return _push(state, begin, end, 2, display=opener == "\\[", silent=silent)


def _dollar(state: "StateInline", silent: bool) -> bool:
    text, start = state.src, state.pos
    if text[start] != "$" or text[start - 1 : start] == "$":
        return False
    if text.startswith("$$$", start):
        return False
    if text.startswith("$$", start):
        limit = min(state.posMax, start + _MAX_INLINE + 4)
        close = _CLOSERS["$$"].search(text, start + 2, limit)
        end = -1 if close is None else close.start()
        return _push(state, start + 2, end, 2, display=True, silent=silent)
    end = _closing_dollar(text, start, min(state.posMax, start + _MAX_INLINE + 2))
    return _push(state, start + 1, end, 1, display=False, silent=silent)


def _closing_dollar(text: str, start: int, limit: int) -> int:
    """Where the formula ends that would begin with the dollar at ``start``; -1 = it is none."""
    first = text[start + 1 : start + 2]
    if not first.strip() or text[start - 1 : start].isalnum():
        return -1
    end = start + 1
    while end < limit and text[end] != "$":
        end += 2 if text[end] == "\\" else 1
    behind = text[end + 1 : end + 2]
    if end >= limit or text[end - 1].isspace() or behind.isdigit() or behind.isupper():
        return -1
    body = _COMMAND.sub(" ", text[start + 1 : end])
    return -1 if behind == "$" or _AMOUNT.match(body) or _PROSE.search(body) else end


def _push(
    state: "StateInline", begin: int, end: int, width: int, *, display: bool, silent: bool
) -> bool:
    """Make a token of what stands between two marks that are so many characters wide."""
    body = state.src[begin : max(end, begin)]
    if not body.strip() or len(body) > _MAX_INLINE or "`" in body:
        return False
    if not silent:
        token = state.push(MATH, "math", 0)
        token.content = body.strip()
        source = state.src[begin - width : end + width]
        token.meta = {SOURCE: source, DISPLAY: display, OPEN: False}
    state.pos = end + width
    return True
