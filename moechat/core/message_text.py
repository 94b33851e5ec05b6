"""The text of messages as it goes to other programs, or into a reply."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from moechat.core.markdown_dialect import parser

if TYPE_CHECKING:
    from markdown_it.token import Token


def plain_text(text: str) -> str:
    """Return what a Markdown text says, without its marks; code and lists keep their lines."""
    plain = _Plain()
    for token in parser().parse(text):
        plain.take(token)
    return "\n".join(plain.lines)


def quoted(text: str) -> str:
    """Return a text as a Markdown quote, with an empty line to write under."""
    lines = text.strip("\n").split("\n")
    return "\n".join(f"> {line}".rstrip() for line in lines) + "\n\n"


def together(parts: Iterable[tuple[str, str]]) -> str:
    """Return messages as one Markdown text; each of ``parts`` is who wrote it, and what."""
    return "\n\n".join(f"**{who}**\n\n{text.strip()}" for who, text in parts) + "\n"


class _Plain:
    """Writes tokens of Markdown as lines, an empty one between blocks that are no list."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._lists: list[int | None] = []  # the number to come of each open one, None = bullets
        self._marker = ""  # of the item that begins
        self._joined = False  # what comes next follows without an empty line
        self._cells: list[str] | None = None  # of the row of a table

    def take(self, token: "Token") -> None:
        match token.type:
            case "bullet_list_open" | "ordered_list_open":
                ordered = token.type == "ordered_list_open"
                self._lists.append(int(token.attrs.get("start", 1)) if ordered else None)
            case "bullet_list_close" | "ordered_list_close":
                self._lists.pop()
                self._joined = bool(self._lists)
            case "list_item_open":
                self._begin_item()
            case "inline":
                self._take_words(token)
            case "tr_open":
                self._cells = []
            case "tr_close":
                self._write("\t".join(self._cells or ()))
                self._cells, self._joined = None, True
            case "table_close":
                self._joined = False
            case "footnote_label":
                self._marker = f"[{token.content}] "
            case "math":
                self._write(f"$$\n{token.content.strip()}\n$$")
                self._joined = False
            case _ if token.content:  # code
                self._write(token.content.removesuffix("\n"))
                self._joined = False

    def _take_words(self, token: "Token") -> None:
        if self._cells is not None:
            self._cells.append(_words(token).replace("\n", " "))
        else:
            self._write(_words(token))
            self._joined = bool(self._lists)

    def _begin_item(self) -> None:
        number = self._lists[-1]
        bullet = "-"
        if number is not None:
            bullet, self._lists[-1] = f"{number}.", number + 1
        self._marker = f"{'  ' * (len(self._lists) - 1)}{bullet} "

    def _write(self, text: str) -> None:
        if self.lines and not self._joined:
            self.lines.append("")
        self.lines += f"{self._marker}{text}".split("\n")
        self._marker = ""


def _words(token: "Token") -> str:
    return "".join(map(_word, token.children or ()))


def _word(part: "Token") -> str:
    match part.type:
        case "softbreak" | "hardbreak":
            return "\n"
        case "math":
            return f"${part.content}$"
        case "footnote_reference":
            return f"[{part.content}]"
        case _:
            return part.content
