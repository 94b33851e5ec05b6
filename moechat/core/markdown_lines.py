"""What a line of Markdown may begin, go on with or end, by its look alone."""

import re

from moechat.core.markdown_math import opens_math

FENCE = re.compile(r"( {0,3})(`{3,}(?=[^`]*$)|~{3,})[ \t]*(.*)")
FENCE_END = re.compile(r" {0,3}(`{3,}|~{3,})[ \t]*$")
HEADING = re.compile(r" {0,3}#{1,6}(?:[ \t]|$)")
RULE = re.compile(r" {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$")
SETEXT = re.compile(r" {0,3}(?:=+|-+)[ \t]*$")
QUOTE = re.compile(r" {0,3}>")
_QUOTE_MARKS = re.compile(r"(?: {0,3}> ?)+")
ITEM = re.compile(r" {0,3}([-+*]|(\d{1,9})([.)]))(?:([ \t]+)(?=\S)|[ \t]*$)")
DELIMITER_ROW = re.compile(r" {0,3}[|:-][ \t|:-]*$")
DEFINITION = re.compile(r" {0,3}\[[^\]]+\]:", re.MULTILINE)
SPECIAL = frozenset("`~#*-_>+$\\0123456789")  # what a line that is not plain text begins with


def columns(line: str) -> int:
    """How far a line is indented; a tab reaches to the next multiple of four."""
    first = line[:1]
    if first not in (" ", "\t"):
        return 0
    blank = line[: len(line) - len(line.lstrip(" \t"))]
    return len(blank.expandtabs(4))


def marker_of(item: re.Match[str]) -> str:
    """What the items of one list have in common."""
    return str(item[3] or item[1])


def interrupts(line: str, *, paragraph: bool = False) -> bool:
    """Whether a line begins a block although no blank line stands before it.

    After a ``paragraph`` that is in no other block, a line of dashes makes a heading of it, and
    only items with content that are the first of their list begin one.
    """
    if columns(line) >= 4 or line.lstrip()[0] not in SPECIAL:
        return False
    if FENCE.match(line) or HEADING.match(line) or QUOTE.match(line) or opens_math(line):
        return True
    if RULE.match(line):
        return not (paragraph and SETEXT.match(line))
    item = ITEM.match(line)
    if item is None:
        return False
    return not paragraph or (item[4] is not None and item[2] in (None, "1"))


def closes(line: str, run: str) -> bool:
    """Whether a line ends the fence that began with ``run``."""
    end = FENCE_END.match(line.rstrip("\n"))
    return end is not None and end[1].startswith(run)


def open_fence(text: str) -> str:
    """The first line of a fence within a list or quote that is open where ``text`` ends, or ""."""
    opener, run = "", ""
    for line in text.split("\n"):
        inner = _QUOTE_MARKS.sub("", line, count=1).lstrip()
        if run:
            if closes(inner, run):
                opener = run = ""
            continue
        item = ITEM.match(inner)
        if item and item[4]:
            inner = inner[item.end() :]
        match = FENCE.match(inner)
        if match:
            opener, run = inner + "\n", match[2]
    return opener


def long_line_cut(text: str) -> int:
    """Where to cut a line of which ``text`` is the beginning: after a sentence, else a word."""
    for mark in (". ", "。", " "):
        end = text.rfind(mark)
        if end >= len(text) // 2:
            return end + len(mark)
    return len(text)


def dedented(source: str, width: int) -> str:
    """Lines without the first ``width`` columns of their indentation."""
    return "".join(
        line[min(width, len(line) - len(line.lstrip(" "))) :]
        for line in source.splitlines(keepends=True)
    )
