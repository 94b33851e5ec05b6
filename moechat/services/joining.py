"""Sentences after one another and things in a list, as the window's language writes them."""

from collections.abc import Iterable
from functools import reduce

from PySide6.QtCore import QCoreApplication

__all__ = ["as_sentence", "in_a_list", "one_after_another"]


def as_sentence(words: str) -> str:
    """``words`` with the mark that ends a sentence."""
    return QCoreApplication.translate("Joining", "{0}.").format(words)


def one_after_another(sentences: Iterable[str]) -> str:
    """Those of ``sentences`` that say something, as one text; not every language has spaces."""
    return _joined(sentences, QCoreApplication.translate("Joining", "{0} {1}"))


def in_a_list(things: Iterable[str]) -> str:
    """Those of ``things`` that are not empty, in a list."""
    return _joined(things, QCoreApplication.translate("Joining", "{0}, {1}"))


def _joined(parts: Iterable[str], pattern: str) -> str:
    said = list(filter(None, parts))
    return reduce(pattern.format, said) if said else ""
