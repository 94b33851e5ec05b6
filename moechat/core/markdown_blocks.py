"""Blocks of Markdown: stretches of the source that can be shown one by one."""

import re
from dataclasses import dataclass
from enum import StrEnum

from moechat.core.markdown_lines import FENCE, closes, columns


class BlockKind(StrEnum):
    """What a block begins as."""

    PARAGRAPH = "paragraph"
    HEADING = "heading"
    RULE = "rule"
    FENCE = "fence"
    MATH = "math"
    INDENTED = "indented"
    QUOTE = "quote"
    LIST = "list"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class Block:
    """A stretch of the source; the sources of all blocks together are the whole text."""

    kind: BlockKind
    source: str
    continued: bool = False  # goes on from the block before, which was too long
    lead: str = ""  # what must be parsed before the source: a table's head, a fence's first line
    dedent: int = 0  # columns of indentation to take off: it goes on within an item of a list
    number: int | None = None  # of the first item, where a numbered list goes on
    closed: bool = True  # a fence has its last line


@dataclass(frozen=True, slots=True)
class FencedCode:
    """What is within a fence."""

    language: str  # first word of the info string, as written
    code: str


def fenced_code(block: Block) -> FencedCode:
    """The language and the code of a `FENCE` block, or of a piece of one."""
    lines = block.source.split("\n")
    opener = block.lead
    if not block.continued:
        while lines and not lines[0].strip():
            del lines[0]
        opener = lines.pop(0) if lines else ""
    match = FENCE.match(opener.rstrip("\n"))
    if match is None:
        return FencedCode("", "\n".join(lines))
    end = len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    if block.closed and end and closes(lines[end - 1], match[2]):
        lines[end - 1 :] = [""]
    indent = len(match[1])
    if indent:
        lines = [line[min(indent, columns(line)) :] for line in lines]
    words = match[3].split(maxsplit=1)
    return FencedCode(words[0] if words else "", "\n".join(lines))


# What may make of earlier characters something else than they were, or begin a link.
_MARKUP = re.compile(r"[\\`*_\[\]<>!|~&$\n\r\t]|://|www\.|@")
_DISPLAY_MATH = re.compile(r"\$\$|\\\[")  # it may be open: what is in it is no Markdown
_GROWING = frozenset({BlockKind.PARAGRAPH, BlockKind.LIST, BlockKind.QUOTE})


def plain_growth(old: Block, new: Block) -> str | None:
    """What to append to the shown ``old`` for it to show ``new``; None = parse ``new``.

    The answer is sure: the last word so far and all that follows it are plain text, in a line
    that can become no other kind of block.
    """
    if (
        old.kind is not new.kind
        or old.kind not in _GROWING
        or not new.source.startswith(old.source)
    ):
        return None
    shown = old.source.rstrip()
    line = shown[shown.rfind("\n") + 1 :]
    last_word = line[line.rfind(" ") + 1 :]
    growth = new.source[len(shown) :]
    if old.source[len(shown) :].strip(" ") or _MARKUP.search(last_word + growth):
        return None
    if _DISPLAY_MATH.search(shown):
        return None
    if not any(char.isalpha() for char in last_word):
        return None
    return growth.rstrip(" ")
