"""Markdown as pieces of HTML, each small enough to be laid out in a moment.

They are for Qt's rich text. A piece is a block, an item of a list, some rows of a table, some
lines of code, or a part of a paragraph that is too long.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Any

from moechat.core.code_kinds import coloured
from moechat.core.export_html import DRAW, Draw, Mark, make_renderer
from moechat.core.markdown_dialect import parser
from moechat.core.sanitise import without_surrogates

if TYPE_CHECKING:
    from markdown_it.token import Token

_CODE_LINES = 20
_CODE_CHARS = 3_000  # with the colours
_TABLE_ROWS = 8
_CHARS = 1_200  # of a paragraph


@dataclass(frozen=True)
class Piece:
    """A piece; what ``goes_on`` is followed by more of the same without a gap."""

    html: str
    level: int = 0  # of indentation, within quotes and lists
    goes_on: bool = False
    heads: bool = False  # what follows


def pieces(markdown: str, mark: Mark, draw: Draw = lambda _tex, _display: None) -> Iterator[Piece]:
    """The pieces of a text; ``mark`` colours code that is HTML already.

    Formulas that ``draw`` makes no HTML of stay source.
    """
    text = without_surrogates(markdown).replace("\0", "\ufffd")
    if text.strip():
        yield from _blocks(parser().parse(text), _Maker(mark, draw), 0)


@dataclass(frozen=True)
class _Maker:
    """Makes HTML of tokens."""

    mark: Mark
    draw: Draw

    def html(self, tokens: "list[Token]") -> str:
        return str(_renderer(self.mark).render(tokens, parser().options, {DRAW: self.draw}))

    def inline(self, tokens: "list[Token]") -> str:
        renderer = _renderer(self.mark)
        return str(renderer.renderInline(tokens, parser().options, {DRAW: self.draw}))


def _blocks(tokens: "list[Token]", maker: _Maker, level: int) -> Iterator[Piece]:
    for block in _top_level(tokens):
        match block[0].type:
            case "fence" | "code_block":
                yield from _code(block[0], maker.mark, level)
            case "bullet_list_open" | "ordered_list_open":
                yield from _items(block, maker, level)
            case "blockquote_open":
                yield from _blocks(block[1:-1], maker, level + 1)
            case "table_open":
                yield from _rows(block, maker, level)
            case "paragraph_open" if len(block[1].content) > _CHARS:
                yield from _parts(block, maker, level)
            case kind:
                yield Piece(maker.html(block), level, heads=kind == "heading_open")


def _top_level(tokens: "list[Token]") -> "Iterator[list[Token]]":
    start = depth = 0
    for at, token in enumerate(tokens):
        depth += token.nesting
        if depth == 0:
            yield tokens[start : at + 1]
            start = at + 1


@cache
def _renderer(mark: Mark) -> Any:
    return make_renderer(lambda kind, text: mark(kind, escape(text)))


def _code(token: "Token", mark: Mark, level: int) -> Iterator[Piece]:
    words = token.info.split(maxsplit=1)

    def by_line(kind: str, text: str) -> str:
        return "\n".join(mark(kind, escape(line)) if line else "" for line in text.split("\n"))

    code = coloured(token.content.removesuffix("\n"), words[0] if words else "", by_line)
    part: list[str] = []
    for line in code.split("\n"):
        if part and (len(part) == _CODE_LINES or sum(map(len, part)) + len(line) > _CODE_CHARS):
            yield Piece("<pre>" + "\n".join(part) + "</pre>", level, goes_on=True)
            part = []
        part.append(line)
    yield Piece("<pre>" + "\n".join(part) + "</pre>", level)


def _items(block: "list[Token]", maker: _Maker, level: int) -> Iterator[Piece]:
    first = block[0]
    number = int(first.attrs.get("start", 1)) if first.type == "ordered_list_open" else None
    for item in _top_level(block[1:-1]):
        inner = item[1:-1]
        head = next(_top_level(inner), [])
        label = "\u2022" if number is None else f"{number}."
        if head and head[0].type == "paragraph_open" and len(head[1].content) <= _CHARS:
            text = maker.html(head[1:-1])
            yield Piece(f"<p>{label}&nbsp;{text}</p>", level + 1)
            inner = inner[len(head) :]
        else:
            yield Piece(f"<p>{label}</p>", level + 1)
        yield from _blocks(inner, maker, level + 1)
        number = None if number is None else number + 1


def _rows(block: "list[Token]", maker: _Maker, level: int) -> Iterator[Piece]:
    head_end = next(at for at, token in enumerate(block) if token.type == "thead_close")
    head = maker.html(block[1 : head_end + 1])
    body = block[head_end + 2 : -2]  # between <tbody> and </tbody>, if there is one
    rows = list(_top_level(body))
    for start in range(0, max(len(rows), 1), _TABLE_ROWS):
        part = "".join(maker.html(row) for row in rows[start : start + _TABLE_ROWS])
        yield Piece(
            '<table border="1" cellspacing="0" style="border-collapse:collapse">'
            f"{head}<tbody>{part}</tbody></table>",
            level,
            goes_on=start + _TABLE_ROWS < len(rows),
        )


def _parts(block: "list[Token]", maker: _Maker, level: int) -> Iterator[Piece]:
    """A long paragraph, cut between words where nothing spans the cut."""
    part: list[Any] = []
    size = 0

    def piece(*, goes_on: bool) -> Piece:
        return Piece(f"<p>{maker.inline(part)}</p>", level, goes_on)

    for token in _short_tokens(block[1].children or []):
        part.append(token)
        size += len(token.content)
        if size > _CHARS // 2 and token.level == 0 and token.nesting <= 0:
            yield piece(goes_on=True)
            part, size = [], 0
    if part:
        yield piece(goes_on=False)


def _short_tokens(tokens: "list[Token]") -> "Iterator[Token]":
    for token in tokens:
        rest = token.content if token.type == "text" else ""
        while len(rest) > _CHARS:
            cut = rest.rfind(" ", _CHARS // 2, _CHARS) + 1 or _CHARS
            yield token.copy(content=rest[:cut])
            rest = rest[cut:]
        yield token.copy(content=rest) if rest else token
