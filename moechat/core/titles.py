"""A title for a chat, from the first words that were typed."""

import re
import unicodedata

_MAX_CHARS = 60
_LOOKED_AT = 1_000  # of the text; a title needs no more, and a paste may be megabytes

_FENCE = re.compile(r"(`{3,}|~{3,}).*")
_RULE = re.compile(r"([-*_=]\s*){3,}")
_BLOCK_MARK = re.compile(r"(#{1,6}\s+|>\s?|[-*+]\s+|\d{1,9}[.)]\s+|\[[ xX]\]\s+)")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_EMPHASIS = (
    re.compile(r"(\*{1,3}|~~|`+)(?=\S)(.+?)(?<=\S)\1"),
    re.compile(r"(?<!\w)(_{1,3})(?=\S)(.+?)(?<=\S)\1(?!\w|\.\w)"),  # no snake_case, __init__.py
)


def title_from(text: str, max_chars: int = _MAX_CHARS) -> str:
    """Return the first line that says something, without Markdown marks, on one line.

    Longer ones end at a word with "…". Returns an empty title where nothing was said.
    """
    for line in text.lstrip()[:_LOOKED_AT].splitlines():
        title = _printable(_without_marks(line.strip()))
        if title:
            return _shortened(title, max_chars)
    return ""


def _without_marks(line: str) -> str:
    if _FENCE.fullmatch(line) or _RULE.fullmatch(line):
        return ""
    while mark := _BLOCK_MARK.match(line):
        line = line[mark.end() :]
    line = _LINK.sub(r"\1", line)
    for emphasis in _EMPHASIS:
        line = emphasis.sub(r"\2", line)
    return line


def _printable(line: str) -> str:
    """Drop control characters and lone surrogates; any white space becomes one space."""
    kept = "".join(
        " " if character.isspace() else character
        for character in line
        if character.isspace() or unicodedata.category(character) not in ("Cc", "Cs")
    )
    return " ".join(kept.split())


def _shortened(title: str, max_chars: int) -> str:
    if len(title) <= max_chars:
        return title
    cut = title[: max_chars - 1]
    if not title[max_chars - 1].isspace():
        word_end = cut.rfind(" ")
        # Languages without spaces, and very long words, are cut where the space ends.
        if word_end >= max_chars // 2:
            cut = cut[:word_end]
        else:
            cut = _whole_characters(cut, title[len(cut) :])
    return cut.rstrip(" ,;:.-\u2013\u2014") + "…"


def _whole_characters(cut: str, rest: str) -> str:
    """Shorten ``cut`` until no accent, skin tone or joined emoji is torn from it."""
    while cut and rest and (_joins(rest[0]) or cut[-1] == "\u200d"):
        cut, rest = cut[:-1], cut[-1] + rest
    return cut


def _joins(character: str) -> bool:
    return (
        unicodedata.category(character) in ("Mn", "Mc", "Me")
        or character == "\u200d"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )
