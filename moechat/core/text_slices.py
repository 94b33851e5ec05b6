"""Cut very long texts cheaply, without understanding more of them than must be."""

from collections.abc import Iterator
from dataclasses import dataclass

SLICE_CHARS = 16_000  # what may be scanned for blocks in one go: about 2 ms
_PLAIN_CHARS = 2_000
_PLAIN_LINES = 60


@dataclass(frozen=True, slots=True)
class FenceSpan:
    """A code fence in a text: from its first line to the end of its last."""

    begin: int
    end: int
    opener: str  # the first line


@dataclass(frozen=True, slots=True)
class TextSlice:
    """A stretch of a text, with the fences that are open where it begins and where it ends."""

    text: str
    start: int = 0
    opened: FenceSpan | None = None
    left_open: FenceSpan | None = None


def plain_slices(text: str, chars: int = _PLAIN_CHARS, lines: int = _PLAIN_LINES) -> Iterator[str]:
    """Stretches of at most so many characters and lines that end at a line or word if they can.

    A line end at which the text was cut belongs to no stretch.
    """
    start, size = 0, len(text)
    while True:
        window = text[start : start + chars]
        parts = window.split("\n", lines)
        if start + len(window) == size and len(parts) <= lines:
            break
        if len(parts) > lines:
            end = len(window) - len(parts[-1]) - 1
        else:
            end = max(window.rfind("\n"), 0)
            if end < chars // 2:
                end = window.rfind(" ") + 1
            if end < chars // 2:
                end = len(window)
        yield window[:end]
        start += end + (1 if text[start + end : start + end + 1] == "\n" else 0)
    yield text[start:]


def coarse_slices(text: str, chars: int = SLICE_CHARS) -> Iterator[TextSlice]:
    """Stretches of Markdown of about ``chars`` characters, between blocks or within a fence."""
    fences = _fences(text)
    nothing = FenceSpan(len(text), len(text), "")
    fence = next(fences, nothing)
    start, opened = 0, None
    while len(text) - start > chars:
        end = start + chars
        while fence.end <= end and fence is not nothing:
            fence = next(fences, nothing)
        if fence.begin < end:  # within a fence: before it if that is not far, else between lines
            near = fence.begin - start > chars // 2
            cut = fence.begin if near else text.rfind("\n", start, end) + 1
        else:
            cut = _between_blocks(text, start, end)
        if cut <= start:
            cut = end
        left_open = fence if fence.begin < cut < fence.end else None
        yield TextSlice(text[start:cut], start, opened, left_open)
        start, opened = cut, left_open
    yield TextSlice(text[start:], start, opened)


def _between_blocks(text: str, start: int, end: int) -> int:
    """The end of the last blank line that surely stands between two blocks."""
    at = text.rfind("\n\n", start, end)
    while at > start:
        if text[at + 2 : at + 3].isalpha():
            return at + 2
        at = text.rfind("\n\n", start, at)
    return text.rfind("\n", start, end) + 1


def _fences(text: str) -> Iterator[FenceSpan]:
    """Each fence that begins in the first column."""
    at, ticks, tildes = 0, -1, -1
    while True:
        ticks = _line_start(text, "```", at) if ticks < at else ticks
        tildes = _line_start(text, "~~~", at) if tildes < at else tildes
        begin = min(ticks, tildes)
        if begin == len(text):
            return
        line = text[begin : _line_end(text, begin)]
        run = line[: len(line) - len(line.lstrip(line[0]))]
        at = begin + len(run)
        if line[0] == "`" and "`" in line[len(run) :]:
            continue  # a code span, no fence
        at = _line_end(text, _line_start(text, run, at))
        yield FenceSpan(begin, at, line)


def _line_start(text: str, mark: str, start: int) -> int:
    """Where the next line begins that begins with ``mark``; the end of the text if none does."""
    if start == 0 and text.startswith(mark):
        return 0
    found = text.find("\n" + mark, max(start - 1, 0))
    return found + 1 if found >= 0 else len(text)


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return end if end >= 0 else len(text)
