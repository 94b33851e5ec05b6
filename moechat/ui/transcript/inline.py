"""Text within a block: emphasis, code, links, line breaks."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor

from moechat.core.markdown_footnotes import LABEL
from moechat.core.markdown_math import DISPLAY, OPEN, SOURCE
from moechat.core.sanitise import without_surrogates
from moechat.ui.transcript.formula_object import OBJECT, formula_format
from moechat.ui.transcript.formulas import Formula, Formulas
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


def is_displayed(token: "Token") -> bool:
    """Whether a token is a formula that stands by itself."""
    return token.type == "math" and bool(token.meta[DISPLAY])


def parted(tokens: Sequence["Token"]) -> list[list["Token"]]:
    """The children of a paragraph, cut at the formulas that are to stand by themselves.

    At least one part; none is empty but that of a paragraph without anything.
    """
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if is_displayed(token) and token.level == 0:
            parts += [[token], []]
        elif parts[-1] or token.type not in ("softbreak", "hardbreak"):
            parts[-1].append(token)
    for part in parts:
        while part and part[-1].type in ("softbreak", "hardbreak"):
            part.pop()
    return [part for part in parts if part] or [[]]


class InlineWriter:
    """Writes the children of inline tokens at a cursor."""

    def __init__(self, cursor: QTextCursor, styles: Styles, formulas: Formulas | None) -> None:
        self._cursor = cursor
        self._styles = styles
        self._formulas = formulas  # None = their sources are shown
        self.awaited: set[Formula] = set()  # that have no picture yet
        self.has_formulas = False

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
                case "softbreak" | "hardbreak":
                    self._insert(" " if token.type == "softbreak" else "\u2028", now)
                case "image":
                    self._image(token, now)
                case "math":
                    self.formula(token, now)
                case "footnote_reference" | "footnote_label":
                    self._footnote(token, now)
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

    def formula(self, token: "Token", chars: QTextCharFormat) -> bool:
        """Insert a formula, or its source if that is all there is; whether it is an object."""
        source = str(token.meta[SOURCE])
        formula = Formula(token.content, bool(token.meta[DISPLAY]))
        formulas = self._formulas
        if formulas is None or token.meta[OPEN] or not token.content:
            self._insert(source, chars)
            return False
        if formulas.picture(formula) is None:
            if formulas.is_hopeless(formula):
                self._insert(source, chars)
                return False
            self.awaited.add(formula)
        self.has_formulas = True
        self._cursor.insertText(OBJECT, formula_format(chars, formula, displayable(source)))
        return True

    def _footnote(self, token: "Token", base: QTextCharFormat) -> None:
        chars = QTextCharFormat(base)
        chars.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignSuperScript)
        label = token.content
        self._insert(f"{label} " if token.type == LABEL else label, chars)

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
