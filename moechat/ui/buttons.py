"""Buttons as the design has them: bordered, primary (the one that matters) and quiet."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from moechat.ui import painting
from moechat.ui.icons import IconSet
from moechat.ui.theme import Size, Theme, Tone

_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Kind(Enum):
    """How much a button asks for attention."""

    BORDERED = auto()
    PRIMARY = auto()
    QUIET = auto()


class Button(QPushButton):
    """A painted push button.

    ``hint`` is a key shown faintly beside the text, ``suffix`` a lesser text, ``icon_name`` stands
    before the text and ``arrow`` draws a chevron behind it. A ``spread`` button has its hint at
    the far end.
    """

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        text: str = "",
        kind: Kind = Kind.BORDERED,
        *,
        small: bool = False,
        icon_name: str = "",
        hint: str = "",
        arrow: bool = False,
        spread: bool = False,
        bold: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme, self._icons = theme, icons
        self._kind, self._small, self._arrow, self._spread = kind, small, arrow, spread
        self._bold = bold
        self._icon_name, self._hint, self.suffix = icon_name, hint, ""
        self._focus_is_visible = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self._restyle)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        self.setFont(self._text_font())
        self.updateGeometry()
        self.update()

    def set_kind(self, kind: Kind) -> None:
        """Ask for more or less attention."""
        self._kind = kind
        self.update()

    def set_suffix(self, suffix: str) -> None:
        """Show a lesser text behind the text."""
        self.suffix = suffix
        self.updateGeometry()
        self.update()

    def _text_font(self) -> QFont:
        font = self._theme.font(Size.SMALL if self._small else Size.BODY)
        if self._bold:
            font.setWeight(QFont.Weight.DemiBold)
        elif self._kind is not Kind.QUIET or self._small:
            font.setWeight(QFont.Weight.Medium)
        return font

    def _lesser_font(self) -> QFont:
        return self._theme.font(Size.CAPTION if not self.suffix else Size.SMALL)

    # ── size ─────────────────────────────────────────────────────────────────

    def _padding(self) -> int:
        return self._theme.px(10 if self._small or not self.text() else 12)

    def _icon_side(self) -> int:
        return self._theme.px(16 if self.text() else 18)

    def _extras_width(self) -> int:
        """Everything beside the text."""
        gap, width = self._theme.px(8), 0
        if self._icon_name:
            width += self._icon_side() + (gap if self.text() else 0)
        for lesser in (self.suffix, self._hint):
            if lesser:
                metrics = QFontMetrics(self._lesser_font())
                width += gap + metrics.horizontalAdvance(lesser)
        if self._arrow:
            width += self._theme.px(14) + gap // 2
        return width

    def sizeHint(self) -> QSize:
        """Text, extras and padding."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        height = self.fontMetrics().height() + 2 * self._theme.gap(5 if self._small else 9)
        width = 2 * self._padding() + text + self._extras_width() + 2
        return QSize(max(width, height), height)

    def minimumSizeHint(self) -> QSize:
        """Long texts may be elided, short ones never are."""
        short = self.fontMetrics().averageCharWidth() * 14
        text = min(self.fontMetrics().horizontalAdvance(self.text()), short)
        hint = self.sizeHint()
        width = 2 * self._padding() + text + self._extras_width() + 2
        return QSize(min(width, hint.width()) if self.text() else hint.width(), hint.height())

    # ── painting ─────────────────────────────────────────────────────────────

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus only to those who use the keyboard."""
        self._focus_is_visible = event.reason() in _KEYBOARD_REASONS
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box, then what is in it from left to right."""
        painter = painting.begin(self)
        rect, radius = QRectF(self.rect()), self._theme.px(8)
        fill, border, text = self._colours()
        painting.box(painter, rect, radius, fill=fill, border=border)
        if self.hasFocus() and self._focus_is_visible:
            accent = self._theme.colour(Tone.TEXT if self._kind is Kind.PRIMARY else Tone.ACCENT)
            painting.box(painter, rect, radius, border=accent, width=2)
        self._paint_content(painter, text)

    def _paint_content(self, painter: QPainter, colour: QColor) -> None:
        gap = self._theme.px(8)
        left, right = float(self._padding()), float(self.width() - self._padding())
        if not self._spread:
            free = right - left - self._extras_width()
            text_width = min(free, self.fontMetrics().horizontalAdvance(self.text()))
            left += max(0.0, (free - text_width) / 2)
        if self._icon_name:
            side = self._icon_side()
            self._paint_icon(painter, self._icon_name, left, side)
            left += side + gap
        painter.setFont(self.font())
        painter.setPen(colour)
        room = right - left - self._extras_after_text()
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, max(0, round(room) + 1)
        )
        painter.drawText(QRectF(left, 0, room + 1, self.height()), _VCENTRE, text)
        left += self.fontMetrics().horizontalAdvance(text) + gap
        painter.setFont(self._lesser_font())
        for lesser, tone in ((self.suffix, Tone.MUTED), (self._hint, Tone.FAINT)):
            if not lesser:
                continue
            painter.setPen(colour if self._kind is Kind.PRIMARY else self._theme.colour(tone))
            width = QFontMetrics(painter.font()).horizontalAdvance(lesser) + 1
            x = right - width if self._spread else left
            painter.drawText(QRectF(x, 0, width, self.height()), _VCENTRE, lesser)
            left += width + gap
        if self._arrow:
            side = self._theme.px(14)
            self._paint_icon(painter, "chevron-down", right - side, side)

    def _extras_after_text(self) -> float:
        icon = self._icon_side() + self._theme.px(8) if self._icon_name and self.text() else 0
        return float(self._extras_width() - icon)

    def _paint_icon(self, painter: QPainter, name: str, x: float, side: int) -> None:
        tone = Tone.MUTED if self._kind is Kind.QUIET or self._arrow else Tone.TEXT
        if self._kind is Kind.PRIMARY:
            tone = Tone.ON_ACCENT
        if not self.isEnabled():
            tone = Tone.FAINT
        pixmap = self._icons.pixmap(name, tone, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(round(x), round((self.height() - side) / 2)), pixmap)

    def _colours(self) -> tuple[QColor | None, QColor | None, QColor]:
        """Fill, border and text."""
        colour = self._theme.colour
        hover, down = self.underMouse() and self.isEnabled(), self.isDown() or self.isChecked()
        if not self.isEnabled():
            border = None if self._kind is Kind.QUIET else colour(Tone.LINE)
            return None, border, colour(Tone.FAINT)
        if self._kind is Kind.PRIMARY:
            accent = colour(Tone.ACCENT)
            if down or hover:
                accent = accent.darker(115 if down else 107)
            return accent, None, colour(Tone.ON_ACCENT)
        fill = colour(Tone.LINE) if down else colour(Tone.USER) if hover else None
        if self._kind is Kind.QUIET:
            return fill, None, colour(Tone.MUTED)
        return fill or colour(Tone.BACKGROUND), colour(Tone.CONTROL), colour(Tone.TEXT)


_VCENTRE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
