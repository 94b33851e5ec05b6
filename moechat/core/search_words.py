"""Words to search chats with: what the index is asked, and where they stand in a text."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

import msgspec

from moechat.core.sanitise import without_surrogates

Span = tuple[int, int]

# Scripts that put no spaces between words; there every character is found by itself.
_SPACELESS = (
    "\u0e00-\u0eff"  # Thai, Lao
    "\u1000-\u109f"  # Burmese
    "\u1780-\u17ff"  # Khmer
    "\u3040-\u30ff"  # kana
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han
    "\uac00-\ud7af"  # Hangul: endings hang on its words
    "\U00020000-\U0003ffff"
)
_SINGLE = re.compile(f"[{_SPACELESS}]")
_TOKEN = re.compile(f"[{_SPACELESS}]|(?:(?![{_SPACELESS}_])\\w)+")
_RANKED = re.compile(f"[{_SPACELESS}]+|(?:(?![{_SPACELESS}_])\\w)+")
_QUOTED = re.compile(r'"([^"]*)"|(\S+)')
_BETWEEN = r"[\W_]*"
_MOST_PHRASES = 32  # those after them are not looked for: somebody has pasted a text
_LONGEST_PHRASE = 64  # tokens


class Snippet(msgspec.Struct, frozen=True):
    """A line out of a text, and what was searched for in it."""

    text: str
    marks: tuple[Span, ...] = ()


class Folding(dict[int, str]):
    """A table for `str.translate`: no case, no accents; filled as characters are met."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_character(chr(code))
        return folded


_FOLDING = Folding()


def _fold_character(character: str) -> str:
    if character.isascii() or _SINGLE.match(character):
        return character.lower()
    parts = unicodedata.normalize("NFD", character)
    return "".join(part for part in parts if not unicodedata.combining(part)).casefold()


def fold(text: str) -> str:
    """Return ``text`` without case and accents."""
    return text.lower() if text.isascii() else text.translate(_FOLDING)


def is_spaceless(character: str) -> bool:
    """Whether a character is of a script that puts no spaces between words."""
    return _SINGLE.match(character) is not None


def ranking_words(text: str) -> list[str]:
    """The words of a text, folded; of scripts without spaces every two neighbours are one."""
    words: list[str] = []
    for run in _RANKED.findall(fold(text)):
        if len(run) > 1 and is_spaceless(run[0]):
            words += map("".join, pairwise(run))
        else:
            words.append(run)
    return words


class Folded:
    """A text without case and accents that knows where its characters came from."""

    def __init__(self, text: str) -> None:
        self.text = fold(text)
        self._starts: list[int] | None = None
        if not text.isascii():
            self._starts = [
                at for at, character in enumerate(text) for _ in _FOLDING[ord(character)]
            ]
        self._end = len(text)

    def origin(self, start: int, end: int) -> Span:
        """Return where a stretch of the folded text, never an empty one, stands in the original."""
        starts = self._starts
        if starts is None:
            return start, end
        # Accents that follow as characters of their own belong to the last one.
        return starts[start], starts[end] if end < len(starts) else self._end


class Words:
    """What was typed into the search over all chats: every word must be there.

    A word finds those that begin with it, a single letter only itself; words in quotes are found
    as they follow one another.
    """

    def __init__(self, typed: str) -> None:
        clean = without_surrogates(typed).replace("\0", " ")
        self._phrases = list(islice(_phrases(clean), _MOST_PHRASES))
        self._patterns = [_pattern(tokens, begins=begins) for tokens, begins in self._phrases]

    def __bool__(self) -> bool:
        return bool(self._phrases)

    def query(self) -> str:
        """Return the expression for the index, which was given `spaced` texts."""
        return " ".join(
            f'"{" ".join(tokens)}"' + ("*" if begins and not _SINGLE.match(tokens[-1]) else "")
            for tokens, begins in self._phrases
        )

    def are_in(self, text: str) -> bool:
        """Whether every word is in a short text, as a title."""
        folded = fold(text)
        return all(pattern.search(folded) for pattern in self._patterns)

    def first(self, text: str) -> Span | None:
        """Return the first place that has one of the words."""
        folded = fold(text)
        found = [match.span() for each in self._patterns if (match := each.search(folded))]
        if not found or text.isascii():
            return min(found, default=None)
        return Folded(text).origin(*min(found))

    def spans(self, text: str) -> list[Span]:
        """Return where the words stand, in order, none overlapping another."""
        folded = Folded(text)
        found = sorted(
            folded.origin(*match.span())
            for pattern in self._patterns
            for match in pattern.finditer(folded.text)
        )
        return list(_apart(found))


class Literally:
    """What was typed to be found in one chat, letter by letter, whatever the case and accents."""

    def __init__(self, typed: str) -> None:
        self._wanted = fold(typed)

    def __bool__(self) -> bool:
        return bool(self._wanted.strip())

    def count(self, text: str) -> int:
        """How often it stands in a text."""
        return fold(text).count(self._wanted) if self._wanted else 0

    def spans(self, text: str) -> list[Span]:
        """Return where it stands, in order."""
        if not self._wanted:
            return []
        folded, spans = Folded(text), []
        at = folded.text.find(self._wanted)
        while at >= 0:
            end = at + len(self._wanted)
            spans.append(folded.origin(at, end))
            at = folded.text.find(self._wanted, end)
        return spans


Wanted = Words | Literally


def _phrases(typed: str) -> Iterator[tuple[list[str], bool]]:
    """Tokens that follow one another, and whether the last is a beginning; each phrase once."""
    seen: set[tuple[str, ...]] = set()
    for match in _QUOTED.finditer(typed):
        quoted, word = match.groups(default="")
        tokens = _TOKEN.findall(fold(quoted or word))
        begins = bool(word) and bool(tokens) and len(tokens[-1]) > 1
        if len(tokens) > _LONGEST_PHRASE:
            tokens, begins = tokens[:_LONGEST_PHRASE], False
        known = (*tokens, "*" if begins else "")
        if tokens and known not in seen:
            seen.add(known)
            yield tokens, begins


def spaced(text: str) -> str:
    """Return a text as the index takes it: characters that are words by themselves stand alone."""
    clean = without_surrogates(text).replace("\0", " ")
    return clean if clean.isascii() else _SINGLE.sub(r" \g<0> ", clean)


def snippet(text: str, words: Words, length: int = 140) -> Snippet:
    """Return one line around the first place of ``text`` that has the words, at most so long."""
    place = words.first(text)
    if place is None:
        return Snippet(" ".join(text[:length].split()))
    first = place[0]
    start = max(0, first - length // 4)
    if start:
        space = text.find(" ", start, first)
        start = space + 1 if space >= 0 else start
    end = min(len(text), start + length)
    near = [(start + a, start + b) for a, b in words.spans(text[start:end])]
    # The first one may be longer than the line.
    return _one_line(text, start, end, near or [(first, end)])


def _one_line(text: str, start: int, end: int, spans: Sequence[Span]) -> Snippet:
    """Make one line of a stretch; the marks move with the white space that goes."""
    kept: list[str] = ["…"] if start else []
    place: dict[int, int] = {}
    for at in range(start, end):
        place[at] = len(kept)
        character = text[at]
        if not character.isspace():
            kept.append(character)
        elif kept and kept[-1] != " ":
            kept.append(" ")
    place[end] = len(kept)
    marks = tuple((place[a], place[b]) for a, b in spans)
    return Snippet("".join(kept).rstrip() + ("…" if end < len(text) else ""), marks)


def _pattern(tokens: Sequence[str], *, begins: bool) -> re.Pattern[str]:
    parts = [re.escape(tokens[0])]
    for before, token in pairwise(tokens):
        alone = _SINGLE.match(before) or _SINGLE.match(token)
        parts += [_BETWEEN if alone else r"[\W_]+", re.escape(token)]
    start = "" if _SINGLE.match(tokens[0]) else f"(?<![^\\W_{_SPACELESS}])"
    whole = begins or _SINGLE.match(tokens[-1])
    return re.compile(start + "".join(parts) + ("" if whole else r"(?![^\W_])"))


def _apart(spans: Sequence[Span]) -> Iterator[Span]:
    end = -1
    for span in spans:
        if span[0] >= end:
            yield span
            end = span[1]
