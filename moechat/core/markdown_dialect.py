"""The dialect of Markdown that the whole program speaks."""

from functools import cache
from typing import TYPE_CHECKING

from moechat.core.markdown_footnotes import add_footnotes
from moechat.core.markdown_math import add_math

if TYPE_CHECKING:
    from markdown_it import MarkdownIt


@cache
def parser() -> "MarkdownIt":
    """CommonMark with tables, strikethrough, TeX and footnotes; HTML is text in it.

    The first call takes some 50 ms.
    """
    return _made_parser()


@cache
def blocks_only() -> "MarkdownIt":
    """The same without what stands within the blocks."""
    return _made_parser().disable("inline")


def _made_parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # noqa: PLC0415 - an empty window does without it

    made = MarkdownIt("commonmark", {"html": False}).enable("table").enable("strikethrough")
    add_math(made)
    add_footnotes(made)
    return made
