"""Some lines of text in which what was searched for stands out."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QTextCharFormat, QTextLayout, QTextOption

from moechat.core.search_words import Snippet
from moechat.ui.theme import Theme, Tone


def marked_layout(
    snippet: Snippet, font: QFont, theme: Theme, width: int, lines: int
) -> QTextLayout:
    """Lay a snippet out in at most so many lines; the last one is elided where it has to be."""
    layout = _laid_out(snippet, font, theme, width, lines)
    shown = layout.lineAt(layout.lineCount() - 1)
    end = shown.textStart() + shown.textLength()
    if not snippet.text or end >= utf16_length(snippet.text):
        return layout
    fits = snippet.text.encode("utf-16-le")[: 2 * end].decode("utf-16-le", "ignore")
    # Room for the dots.
    cut = Snippet(
        fits.rstrip()[:-2].rstrip() + "…", tuple(m for m in snippet.marks if m[1] < len(fits) - 2)
    )
    return _laid_out(cut, font, theme, width, lines)


def _laid_out(snippet: Snippet, font: QFont, theme: Theme, width: int, lines: int) -> QTextLayout:
    layout = QTextLayout(snippet.text, font)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.setFormats([_mark(snippet.text, span, theme) for span in snippet.marks])
    layout.beginLayout()
    height = 0.0
    for _ in range(lines):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(1, width))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def utf16_length(text: str) -> int:
    """The length of a text as Qt counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def _mark(text: str, span: tuple[int, int], theme: Theme) -> QTextLayout.FormatRange:
    mark = QTextLayout.FormatRange()
    mark.start = utf16_length(text[: span[0]])
    mark.length = utf16_length(text[span[0] : span[1]])
    chars = QTextCharFormat()
    chars.setFontWeight(QFont.Weight.DemiBold)
    chars.setForeground(theme.colour(Tone.ACCENT))
    mark.format = chars
    return mark
