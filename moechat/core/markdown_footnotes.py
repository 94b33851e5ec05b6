"""Footnotes in Markdown: ``[^1]`` in the text, ``[^1]: …`` somewhere below it.

They are shown where they stand. Only what is defined is a reference: ``[^a]`` is more often a
class of a regular expression. So the definitions are to be parsed first, into the environment.
"""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_inline import StateInline

REFERENCE, LABEL = "footnote_reference", "footnote_label"  # types of tokens; content = the label

_DEFINITION = re.compile(r"\[\^([^\s\]^]{1,40})\]:[ \t]*(?=\S)")
_REFERENCE = re.compile(r"\[\^([^\s\]^]{1,40})\](?!:)")
_LABELS = "footnotes"  # key of the environment


def add_footnotes(markdown: "MarkdownIt") -> None:
    """Have a parser know footnotes."""
    markdown.block.ruler.before(
        "reference", "footnote", _definition, {"alt": ["paragraph", "reference"]}
    )
    markdown.inline.ruler.before("link", "footnote", _reference)


def _definition(state: "StateBlock", start: int, end: int, silent: bool) -> bool:
    """A definition is a paragraph that begins with its label."""
    if state.is_code_block(start):
        return False
    begin = state.bMarks[start] + state.tShift[start]
    match = _DEFINITION.match(state.src[begin : state.eMarks[start]])
    if match is None or silent:
        return match is not None
    after = start + 1
    stops = state.md.block.ruler.getRules("paragraph")
    while after < end and not state.isEmpty(after):
        within = state.sCount[after] >= state.blkIndent and not state.is_code_block(after)
        if within and any(stop(state, after, end, True) for stop in stops):
            break
        after += 1
    state.env.setdefault(_LABELS, set()).add(match[1])
    text = state.getLines(start, after, state.blkIndent, False).strip()
    state.line = after
    state.push("paragraph_open", "p", 1).map = [start, after]
    label = state.push(LABEL, "", 0)
    label.content = match[1]
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children = text[match.end() :], [start, after], []
    state.push("paragraph_close", "p", -1)
    return True


def _reference(state: "StateInline", silent: bool) -> bool:
    labels = state.env.get(_LABELS, ())
    match = _REFERENCE.match(state.src, state.pos, state.posMax) if labels else None
    if match is None or match[1] not in labels:
        return False
    if not silent:
        state.push(REFERENCE, "sup", 0).content = match[1]
    state.pos = match.end()
    return True
