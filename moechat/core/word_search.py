"""Find the entry that somebody means by a few words."""

from collections.abc import Sequence


def word_rank(query: str, texts: Sequence[str]) -> int | None:
    """How well ``texts`` match: 0 is best, ``None`` = not at all.

    Every word of the query must begin a word somewhere, or be within one of four letters and
    more. ``texts`` are in order of weight; the rank is that of the heaviest one with a match.
    """
    words = query.casefold().split()
    if not words:
        return None
    folded = [text.casefold() for text in texts]
    ranks: list[int] = []
    for word in words:
        found = (place for place, text in enumerate(folded) if _has(text, word))
        place = next(found, None)
        if place is None:
            return None
        ranks.append(place)
    # Whole labels come before labels that merely have the words.
    return 2 * min(ranks) + (0 if folded[0].startswith(query.casefold().strip()) else 1)


def _has(text: str, word: str) -> bool:
    if any(part.startswith(word) for part in _parts(text)):
        return True
    return (len(word) >= 4 or not word.isascii()) and word in text


def _parts(text: str) -> list[str]:
    return "".join(c if c.isalnum() else " " for c in text).split() + text.split()
