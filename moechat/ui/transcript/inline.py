"""Text within a block: emphasis, code, links, line breaks."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor

from moechat.core.sanitise import without_surrogates
from moechat.ui.transcript.styles import Styles

if TYPE_CHECKING:
    from markdown_it.token import Token

_ADDRESS = re.compile(r"https?://[^\s<>\"'`\u2028]+")
_SCHEMES = ("http://", "https://", "mailto:")
_MAX_ADDRESS = 2_000
# Characters by which a text document marks the ends of paragraphs, frames and embedded objects.
_STRUCTURAL = str.maketrans(
    {
        "\0": "\ufffd",
        "\ufdd0": "\ufffd",
        "\ufdd1": "\ufffd",
        "\ufffc": "\ufffd",
        "\u2029": "\u2028",
        "\r": "\u2028",
    }
)


def displayable(text: str) -> str:
    """``text`` without what a text document cannot hold as text."""
    return without_surrogates(text).translate(_STRUCTURAL)


def may_link(address: str) -> bool:
    """Whether an address is one that a browser or mail program is asked for."""
    return len(address) <= _MAX_ADDRESS and address.lower().startswith(_SCHEMES)


class InlineWriter:
    """Writes the children of inline tokens at a cursor."""

    def __init__(self, cursor: QTextCursor, styles: Styles) -> None:
        self._cursor = cursor
        self._styles = styles

    def write(self, tokens: Sequence["Token"], base: QTextCharFormat) -> None:
        """Write ``tokens`` over the format ``base``."""
        formats = [base]
        linked = 0
        for token in tokens:
            now = formats[-1]
            match token.type:
                case "text" | "text_special" | "html_inline":
                    self._text(token.content, now, linked=bool(linked))
                case "code_inline":
                    self._insert(token.content, self._styles.code_span(now))
                case "softbreak":
                    self._insert(" ", now)
                case "hardbreak":
                    self._insert("\u2028", now)
                case "image":
                    self._image(token, now)
                case "strong_open" | "em_open" | "s_open":
                    formats.append(_emphasised(now, token.type))
                case "link_open":
                    address = str(token.attrGet("href") or "")
                    linked += 1
                    formats.append(self._styles.link(now, address) if may_link(address) else now)
                case "link_close":
                    linked -= 1
                    formats.pop()
                case "strong_close" | "em_close" | "s_close":
                    formats.pop()
                case _:
                    self._insert(token.content, now)

    def _text(self, text: str, chars: QTextCharFormat, *, linked: bool) -> None:
        """Plain text; addresses in it are links."""
        start = 0
        if not linked and "://" in text:
            for found in _ADDRESS.finditer(text):
                address = _without_punctuation(found[0])
                self._insert(text[start : found.start()], chars)
                if may_link(address):
                    self._insert(address, self._styles.link(chars, address))
                else:
                    self._insert(address, chars)
                start = found.start() + len(address)
        self._insert(text[start:], chars)

    def _image(self, token: "Token", chars: QTextCharFormat) -> None:
        """Never loaded: its description, linked to where it would come from."""
        address = str(token.attrGet("src") or "")
        description = token.content or address
        if may_link(address):
            self._insert(description, self._styles.link(chars, address))
        elif description == address:
            self._insert(address, chars)
        else:
            self._insert(f"{description} ({address})", chars)

    def _insert(self, text: str, chars: QTextCharFormat) -> None:
        if text:
            self._cursor.insertText(displayable(text).replace("\n", "\u2028"), chars)


def _emphasised(base: QTextCharFormat, opening: str) -> QTextCharFormat:
    chars = QTextCharFormat(base)
    if opening == "strong_open":
        chars.setFontWeight(QFont.Weight.Bold)
    elif opening == "em_open":
        chars.setFontItalic(True)
    else:
        chars.setFontStrikeOut(True)
    return chars


def _without_punctuation(address: str) -> str:
    """An address without what belongs to the sentence around it."""
    while address[-1] in ".,;:!?*_~)]}":
        if address[-1] == ")" and address.count("(") >= address.count(")"):
            break
        address = address[:-1]
    return address
