"""Some lines of text in which what was searched for stands out."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextOption

from moechat.core.search_words import Snippet
from moechat.ui.theme import Theme, Tone


def marked_layout(
    snippet: Snippet, font: QFont, theme: Theme, width: int, lines: int
) -> QTextLayout:
    """Lay a snippet out in at most so many lines; the last one is elided where it has to be."""
    layout = _laid_out(snippet, font, theme, width, lines)
    if not layout.lineCount():
        return layout
    last = layout.lineAt(layout.lineCount() - 1)
    if last.textStart() + last.textLength() >= utf16_length(snippet.text):
        return layout
    start = len(snippet.text.encode("utf-16-le")[: 2 * last.textStart()].decode("utf-16-le"))
    metrics = QFontMetricsF(font)
    # A little less: marks are bold.
    rest = metrics.elidedText(
        snippet.text[start:], Qt.TextElideMode.ElideRight, width - metrics.averageCharWidth()
    )
    end = start + len(rest) - 1
    marks = tuple((a, min(b, end)) for a, b in snippet.marks if a < end)
    return _laid_out(Snippet(snippet.text[:start] + rest, marks), font, theme, width, lines)


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
