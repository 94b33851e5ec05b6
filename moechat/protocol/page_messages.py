"""What the process that makes a PDF is told, in this order, and what it answers."""

import msgspec


class _Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class PagesHead(_Wire, frozen=True, kw_only=True, tag="head"):
    """What the file is, and its words; ``{0}`` of ``page`` is a number."""

    path: str
    title: str
    page: str
    thinking: str
    locale: str
    metric: bool  # the size of the paper


class PagesChat(_Wire, frozen=True, kw_only=True, tag="chat"):
    """A chat begins."""

    title: str
    begun: str


class PagesMessage(_Wire, frozen=True, kw_only=True, tag="message"):
    """A message of the chat, as Markdown."""

    speaker: str
    text: str
    reasoning: str = ""
    remarks: tuple[str, ...] = ()


class PagesEnd(_Wire, frozen=True, kw_only=True, tag="end"):
    """There is no more: without it nothing is finished."""


class PagesAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How it went; ``number`` is an errno, 0 = the file is written."""

    number: int = 0
    reason: str = ""


PagesPart = PagesHead | PagesChat | PagesMessage | PagesEnd
