"""How well a text is meant by a few words, or by some of their letters."""

import re
from enum import IntEnum


class Match(IntEnum):
    """The lower, the better."""

    BEGINS = 0  # the text begins with what was typed
    WORDS = 1  # every word begins a word of the text
    WITHIN = 2  # every word is somewhere in it
    LETTERS = 3  # the letters of every word follow each other in it, from the beginning of a word


class Query:
    """What was typed; an empty one matches everything."""

    def __init__(self, text: str) -> None:
        self.words = text.casefold().split()
        self._whole = " ".join(self.words)
        self._beginnings = [re.compile(rf"\b{re.escape(word)}").search for word in self.words]
        self._firsts = [re.compile(rf"\b{re.escape(word[0])}").search for word in self.words]

    def match(self, folded: str) -> Match | None:
        """How ``folded``, in lower case, matches; ``None`` = it does not."""
        if folded.startswith(self._whole):
            return Match.BEGINS
        if all(word in folded for word in self.words):
            begins = all(search(folded) for search in self._beginnings)
            return Match.WORDS if begins else Match.WITHIN
        return Match.LETTERS if self._has_letters(folded) else None

    def _has_letters(self, folded: str) -> bool:
        # By steps: a pattern of gaps takes for ever where letters repeat.
        for word, search in zip(self.words, self._firsts, strict=True):
            first = search(folded)
            at = first.start() if first else -1
            for letter in word[1:]:
                if at < 0:
                    break
                at = folded.find(letter, at + 1)
            if at < 0:
                return False
        return True
