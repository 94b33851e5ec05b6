"""Find the passages of long documents that suit a question, by BM25."""

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from moechat.core.attachments import PassageMethod
from moechat.core.search_words import is_spaceless, ranking_words

# Characters of a passage, and of what neighbours share. Scripts without spaces say as much in
# a third of the characters.
_SIZE, _OVERLAP = 1_200, 180
_DENSE_SIZE, _DENSE_OVERLAP = 450, 70
_DENSE_SHARE = 0.25  # of the characters that are looked at
_LOOKED_AT = 20_000
# BM25's usual parameters (Robertson and Zaragoza, 2009).
_K1, _B = 1.5, 0.75

_LEAST_SHARE = 0.3  # of the best score; what has less has small words only

_BREAKS = (  # where a passage had better end, the best first
    re.compile(r"\n\s*\n"),
    re.compile(r"\n"),
    re.compile("[.!?\u2026][\"'\u201d\u2019)\\]]*\\s+|[\u3002\uff01\uff1f]"),
    re.compile(r"\s+"),
)


@dataclass(frozen=True)
class Passage:
    """A stretch of one of several texts."""

    source: int
    start: int
    end: int


@dataclass(frozen=True)
class Selection:
    """Passages in the order of their texts, none overlapping another, and how they were found."""

    passages: tuple[Passage, ...]
    method: PassageMethod


def split(text: str, source: int = 0) -> list[Passage]:
    """Cut a text into overlapping passages that cover it, at paragraphs or sentences if it can."""
    size, overlap = _sizes(text)
    passages: list[Passage] = []
    start = 0
    while len(text) - start > size:
        end = _last_break(text, start + size // 2, start + size)
        passages.append(Passage(source, start, end))
        start = _first_break(text, end - overlap, end)
    if text[start:].strip():
        passages.append(Passage(source, start, len(text)))
    return passages


def select(
    texts: Sequence[str],
    question: str,
    budgets: Sequence[int],
    check: Callable[[], None] = lambda: None,
) -> Selection:
    """Choose the passages of ``texts`` for a question; the best comes first into the budget.

    ``budgets`` has for each text how many of its characters would fill the room that all share.
    At least one passage is chosen where there is any. ``check`` is called now and then, and may
    raise to end it.
    """
    passages = [passage for n, text in enumerate(texts) for passage in split(text, n)]
    scores = _scores(texts, passages, set(ranking_words(question)), check)
    order = sorted(range(len(passages)), key=lambda n: (-scores[n], n))
    least = _LEAST_SHARE * max(scores, default=0.0)
    best = [passages[n] for n in order if scores[n] > 0 and scores[n] >= least]
    method = PassageMethod.WORDS if best else PassageMethod.BEGINNING
    chosen: list[Passage] = []
    room = 1.0
    for passage in best or passages:
        cost = (passage.end - passage.start) / max(1, budgets[passage.source])
        if chosen and cost > room:
            break
        room -= cost
        chosen.append(passage)
    return Selection(tuple(_merged(chosen)), method)


def _scores(
    texts: Sequence[str], passages: list[Passage], wanted: set[str], check: Callable[[], None]
) -> list[float]:
    counts: list[Counter[str]] = []
    lengths: list[int] = []
    for passage in passages:
        check()
        words = ranking_words(texts[passage.source][passage.start : passage.end])
        lengths.append(len(words))
        counts.append(Counter(word for word in words if word in wanted))
    mean = sum(lengths) / len(lengths) if lengths else 1.0
    seen = Counter(word for count in counts for word in count)
    total = len(passages)
    weights = {word: math.log(1 + (total - n + 0.5) / (n + 0.5)) for word, n in seen.items()}
    scores = []
    for count, length in zip(counts, lengths, strict=True):
        norm = _K1 * (1 - _B + _B * length / (mean or 1.0))
        # Sorted: a sum of floats depends on its order, and that of a set on the run.
        terms = sorted(
            weights[word] * times * (_K1 + 1) / (times + norm) for word, times in count.items()
        )
        scores.append(sum(terms))
    return scores


def _merged(chosen: list[Passage]) -> list[Passage]:
    merged: list[Passage] = []
    for passage in sorted(chosen, key=lambda each: (each.source, each.start)):
        last = merged[-1] if merged else None
        if last and last.source == passage.source and passage.start <= last.end:
            merged[-1] = Passage(last.source, last.start, max(last.end, passage.end))
        else:
            merged.append(passage)
    return merged


def _sizes(text: str) -> tuple[int, int]:
    head = text[:_LOOKED_AT]
    dense = sum(map(is_spaceless, head)) > _DENSE_SHARE * len(head)
    return (_DENSE_SIZE, _DENSE_OVERLAP) if dense else (_SIZE, _OVERLAP)


def _last_break(text: str, low: int, high: int) -> int:
    """The last good place to end in ``text[low:high]``, else ``high``."""
    for pattern in _BREAKS:
        ends = [match.end() for match in pattern.finditer(text, low, high)]
        if ends:
            return ends[-1]
    return high


def _first_break(text: str, low: int, high: int) -> int:
    """The first good place to begin in ``text[low:high]``, else ``low``."""
    for pattern in _BREAKS:
        match = pattern.search(text, low, high)
        if match is not None and match.end() < high:
            return match.end()
    return low
