"""Formats of text in messages, derived from the theme."""

from dataclasses import dataclass

from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextLength,
    QTextTableFormat,
)

from moechat.ui.theme import Size, Theme, Tone

# In Qt's terms: percent of what the font asks for.
_LINE_HEIGHT = 125
_CODE_LINE_HEIGHT = 128
_HEADING_SCALE = {1: 1.45, 2: 1.25, 3: 1.1}


@dataclass(frozen=True)
class Measures:
    """Lengths in pixels."""

    gap: int  # between paragraphs
    item_gap: int  # between items of a list
    indent: int  # of a list
    quote: int  # of a quote
    code_padding: int
    code_header: int  # height of the line with the language
    code_hang: float  # how far a wrapped line of code is indented further
    cell: int  # padding of a table's cell
    leading: int  # below each line, as Qt puts it all there
    outset: int  # beside a row's text, for the focus ring


class Styles:
    """All formats of one kind of text; made anew when the theme changes."""

    def __init__(self, theme: Theme, *, quiet: bool = False) -> None:
        self.font = theme.font(Size.SMALL if quiet else Size.BODY)
        self.code_font = theme.code_font()
        if quiet:
            self.code_font.setPointSizeF(self.code_font.pointSizeF() * 0.93)
        self.colours = {tone: theme.colour(tone) for tone in Tone}
        self.text_tone = Tone.MUTED if quiet else Tone.TEXT
        metrics = QFontMetricsF(self.code_font)
        self.char_width = QFontMetricsF(self.font).averageCharWidth() * 1.12  # with some capitals
        self.tab_width = metrics.horizontalAdvance(" ") * 4
        px = theme.px
        self.px = px
        self.measures = Measures(
            gap=theme.gap(10),
            item_gap=theme.gap(4),
            indent=px(24),
            quote=px(14),
            code_padding=px(12),
            code_header=px(27),
            code_hang=metrics.horizontalAdvance(" ") * 2,
            cell=theme.gap(7),
            leading=round(QFontMetricsF(self.font).height() * (_LINE_HEIGHT / 100 - 1)),
            outset=px(10),
        )
        self.text = QTextCharFormat()
        self.text.setFont(self.font)
        self.text.setForeground(self.colours[self.text_tone])
        self.code = QTextCharFormat()
        self.code.setFont(self.code_font)
        self.code.setForeground(self.colours[self.text_tone])
        self.body_points = theme.font(Size.BODY).pointSizeF()

    @property
    def code_bottom(self) -> int:
        """The space below the last line of code within its frame."""
        return self.measures.code_padding - self.measures.leading // 2

    def heading(self, level: int) -> QTextCharFormat:
        """Bold, and larger for the first three levels."""
        chars = QTextCharFormat(self.text)
        font = QFont(self.font)
        font.setPointSizeF(font.pointSizeF() * _HEADING_SCALE.get(level, 1.0))
        font.setWeight(QFont.Weight.DemiBold)
        chars.setFont(font)
        return chars

    def code_span(self, base: QTextCharFormat) -> QTextCharFormat:
        """Code within a line of ``base``."""
        chars = QTextCharFormat(base)
        scale = self.code_font.pointSizeF() / self.font.pointSizeF()
        chars.setFontFamilies(self.code_font.families() or [self.code_font.family()])
        chars.setFontFixedPitch(True)
        chars.setFontPointSize(base.fontPointSize() * scale)
        chars.setBackground(self.colours[Tone.USER])
        return chars

    def link(self, base: QTextCharFormat, address: str) -> QTextCharFormat:
        """A link; whoever shows it decides what a click does."""
        chars = QTextCharFormat(base)
        chars.setAnchor(True)
        chars.setAnchorHref(address)
        chars.setForeground(self.colours[Tone.ACCENT])
        chars.setFontUnderline(True)
        return chars

    def paragraph(self, top: float) -> QTextBlockFormat:
        """A paragraph with ``top`` pixels above it."""
        block = QTextBlockFormat()
        block.setTopMargin(top)
        block.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        return block

    def code_line(self, left: float) -> QTextBlockFormat:
        """A line of a code block; what does not fit is wrapped and hangs a little."""
        block = QTextBlockFormat()
        hang, padding = self.measures.code_hang, self.measures.code_padding
        block.setLeftMargin(left + padding + hang)
        block.setTextIndent(-hang)
        block.setRightMargin(padding)
        block.setLineHeight(
            _CODE_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        return block

    def hairline(self) -> QTextBlockFormat:
        """An empty paragraph that takes no room to speak of."""
        block = QTextBlockFormat()
        block.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        return block

    def table(self, left: float) -> QTextTableFormat:
        """A table that is never wider than the column."""
        table = QTextTableFormat()
        table.setBorderCollapse(True)
        table.setBorder(1)
        table.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        table.setBorderBrush(self.colours[Tone.LINE])
        table.setCellPadding(self.measures.cell)
        table.setCellSpacing(0)
        table.setLeftMargin(left)
        table.setBottomMargin(self.measures.gap)
        table.setHeaderRowCount(1)
        table.setWidth(QTextLength())
        return table

    def colour(self, tone: Tone) -> QColor:
        """A colour of the theme as it was when this was made."""
        return self.colours[tone]
