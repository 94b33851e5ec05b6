"""What pages declare before they are built: their settings, in words to read and to search."""

from collections.abc import Sequence
from dataclasses import dataclass

from moechat.core.word_search import word_rank


@dataclass(frozen=True)
class Entry:
    """One setting; ``words`` are others that people may look for."""

    key: str
    label: str
    description: str = ""
    words: str = ""
    found: bool = True  # by a search; what a preset has of a setting is no setting


@dataclass(frozen=True)
class PageInfo:
    """One page."""

    key: str
    title: str
    entries: Sequence[Entry]

    def entry(self, key: str) -> Entry:
        """The setting of that name; raises `KeyError`."""
        for entry in self.entries:
            if entry.key == key:
                return entry
        raise KeyError(key)


@dataclass(frozen=True)
class Hit:
    """A setting that a search has found."""

    page: PageInfo
    entry: Entry


def search(query: str, pages: Sequence[PageInfo]) -> list[Hit]:
    """Settings in which all words of ``query`` are found, best first."""
    found = []
    for page in pages:
        for entry in filter(lambda each: each.found, page.entries):
            texts = (entry.label, entry.words, entry.description, page.title)
            rank = word_rank(query, texts)
            if rank is not None:
                found.append((rank, Hit(page, entry)))
    found.sort(key=lambda pair: pair[0])  # stable: within a rank in the order of the pages
    return [hit for _, hit in found]
