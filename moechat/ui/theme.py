"""Colours as roles, type sizes by role, light and dark."""

import sys
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QGuiApplication,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QToolTip


class Tone(StrEnum):
    """What a colour is for; the values are the keys of the tables below."""

    BACKGROUND = "background"
    SIDEBAR = "sidebar"
    PANEL = "panel"
    LINE = "line"  # hairlines between areas
    CONTROL = "control"  # borders of controls, at least 3:1
    TEXT = "text"
    MUTED = "muted"
    FAINT = "faint"
    ACCENT = "accent"
    ON_ACCENT = "on_accent"
    SELECTION = "selection"
    USER = "user"  # the user's bubble, chips
    CODE = "code"
    MARK = "mark"  # behind what was searched for
    OK = "ok"
    WARN = "warn"
    BAD = "bad"
    MEMORY_OTHER = "memory_other"
    MEMORY_FIXED = "memory_fixed"
    MEMORY_EXPERTS = "memory_experts"
    MEMORY_CONTEXT = "memory_context"
    MEMORY_WORKING = "memory_working"
    MEMORY_FREE = "memory_free"
    DISK = "disk"
    # Code
    KEYWORD = "keyword"
    STRING = "string"
    NUMBER = "number"
    COMMENT = "comment"
    FUNCTION = "function"
    TYPE = "type"


class Size(StrEnum):
    """Type sizes, relative to the system's UI font."""

    TITLE = "title"
    HEADING = "heading"
    FIGURE = "figure"
    BODY = "body"
    SMALL = "small"
    CAPTION = "caption"


_SCALE = {
    Size.TITLE: 1.55,
    Size.FIGURE: 1.85,
    Size.HEADING: 1.1,
    Size.BODY: 1.0,
    Size.SMALL: 0.9,
    Size.CAPTION: 0.82,
}

# Qt hands out the 9 pt of old dialogs on Windows, where today's programs write text at 10.5 pt.
_BODY = 10.5 / 9 if sys.platform == "win32" else 1.0

# Lengths are those of the design, drawn with text of 14 px. Not by the height of its lines: fonts
# for Chinese and Japanese have lines a fifth higher, and the sides would lose their room.
_DESIGN_TEXT = 14.0

_LIGHT = {
    Tone.BACKGROUND: "#ffffff",
    Tone.SIDEBAR: "#f6f7f9",
    Tone.PANEL: "#fafbfc",
    Tone.LINE: "#e1e5ea",
    Tone.CONTROL: "#848e9c",
    Tone.TEXT: "#16191d",
    Tone.MUTED: "#4d5766",
    Tone.FAINT: "#5b6573",
    Tone.ACCENT: "#0062aa",
    Tone.ON_ACCENT: "#ffffff",
    Tone.SELECTION: "#e4f0fa",
    Tone.USER: "#eef2f6",
    Tone.CODE: "#f4f6f8",
    Tone.MARK: "#ffe48a",
    Tone.OK: "#13713c",
    Tone.WARN: "#8a4b00",
    Tone.BAD: "#b02a1e",
    Tone.MEMORY_OTHER: "#aab3bf",
    Tone.MEMORY_FIXED: "#0a4378",
    Tone.MEMORY_EXPERTS: "#2f8fd6",
    Tone.MEMORY_CONTEXT: "#6b3fb5",
    Tone.MEMORY_WORKING: "#848e9c",
    Tone.MEMORY_FREE: "#e3e8ee",
    Tone.DISK: "#b86a00",
    Tone.KEYWORD: "#6f2bd0",
    Tone.STRING: "#0b6b3a",
    Tone.NUMBER: "#9a4a00",
    Tone.COMMENT: "#66707f",
    Tone.FUNCTION: "#0a5aa8",
    Tone.TYPE: "#8a2f6b",
}

_DARK = {
    Tone.BACKGROUND: "#15181c",
    Tone.SIDEBAR: "#101316",
    Tone.PANEL: "#121519",
    Tone.LINE: "#2a3038",
    Tone.CONTROL: "#79838f",
    Tone.TEXT: "#e8ebef",
    Tone.MUTED: "#b3bcc8",
    Tone.FAINT: "#929cab",
    Tone.ACCENT: "#58b0ee",
    Tone.ON_ACCENT: "#06131e",
    Tone.SELECTION: "#14304a",
    Tone.USER: "#20262d",
    Tone.CODE: "#1b2027",
    Tone.MARK: "#5c4a10",
    Tone.OK: "#5ccb8a",
    Tone.WARN: "#e6ad55",
    Tone.BAD: "#f28b82",
    Tone.MEMORY_OTHER: "#5b6470",
    Tone.MEMORY_FIXED: "#2c7fc4",
    Tone.MEMORY_EXPERTS: "#6cc0f7",
    Tone.MEMORY_CONTEXT: "#b59cf0",
    Tone.MEMORY_WORKING: "#79838f",
    Tone.MEMORY_FREE: "#2a3139",
    Tone.DISK: "#e6ad55",
    Tone.KEYWORD: "#c9a5ff",
    Tone.STRING: "#8fd6a8",
    Tone.NUMBER: "#eab67a",
    Tone.COMMENT: "#929cab",
    Tone.FUNCTION: "#8cc4f5",
    Tone.TYPE: "#eba6cf",
}


class Scheme(StrEnum):
    """The user's choice of appearance."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Density(StrEnum):
    """How much room there is between things."""

    COMPACT = "compact"
    COMFORTABLE = "comfortable"
    SPACIOUS = "spacious"


_GAPS = {Density.COMPACT: 0.6, Density.COMFORTABLE: 1.0, Density.SPACIOUS: 1.4}


class Theme(QObject):
    """The colours and fonts in force; ``changed`` fires when they are others."""

    changed = Signal()

    def __init__(self, app: QApplication, scheme: Scheme = Scheme.SYSTEM) -> None:
        super().__init__(app)
        self._app = app
        self._choice = scheme
        self._text_scale = 1.0
        self._density = Density.COMFORTABLE
        # The palette as the platform made it: the only hint where the style hints know nothing.
        self._platform_is_dark = app.palette().window().color().lightness() < 128
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.refresh)
        self.is_dark = False
        self._points = 0.0  # of body text
        self._unit = 1.0
        self._tip_points = 0.0  # 0 = as the system has them
        self._apply()

    def choose(
        self,
        scheme: Scheme,
        *,
        text_percent: int = 100,
        density: Density = Density.COMFORTABLE,
    ) -> None:
        """Follow the user's choice from now on; ``text_percent`` is of the system's text."""
        chosen = (scheme, text_percent / 100, density)
        if chosen != (self._choice, self._text_scale, self._density):
            self._choice, self._text_scale, self._density = chosen
            self._apply()

    def colour(self, tone: Tone) -> QColor:
        """The colour of a role in the scheme in force."""
        return QColor((_DARK if self.is_dark else _LIGHT)[tone])

    def font(self, size: Size = Size.BODY, *, bold: bool = False) -> QFont:
        """The system's UI font at a size of the scale."""
        font = QFont(self._app.font())
        font.setPointSizeF(self._points * _SCALE[size])
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font

    def figure_font(self, size: Size = Size.BODY, *, bold: bool = False) -> QFont:
        """As `font`, with digits of one width, so that changing figures do not jump."""
        font = self.font(size, bold=bold)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def px(self, length: float) -> int:
        """A length of the design in pixels, grown and shrunk with the system's font."""
        return max(1, round(length * self._unit))

    def gap(self, length: float) -> int:
        """As `px`, for the room between things, which the user may want more or less of."""
        return self.px(length * _GAPS[self._density])

    def code_font(self) -> QFont:
        """The system's fixed-width font, a little smaller than the text."""
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self._points * 0.92)
        return font

    @Slot()
    def refresh(self) -> None:
        """Look anew, after the system's font or colours changed."""
        self._apply()

    def _effective_dark(self) -> bool:
        if self._choice is not Scheme.SYSTEM:
            return self._choice is Scheme.DARK
        hint = QGuiApplication.styleHints().colorScheme()
        if hint is Qt.ColorScheme.Unknown:
            return self._platform_is_dark
        return hint is Qt.ColorScheme.Dark

    def _apply(self) -> None:
        self.is_dark = self._effective_dark()
        # A font that was set in pixels has no point size of its own.
        self._points = QFontInfo(self._app.font()).pointSizeF() * _BODY * self._text_scale
        dpi = QFontMetricsF(self.font()).fontDpi()
        self._unit = self._points * dpi / 72 / _DESIGN_TEXT
        self._app.setPalette(self._palette())
        self._size_tips()
        self.changed.emit()

    def _size_tips(self) -> None:
        """Tool tips belong to no widget that has a font of the theme."""
        points = self._points if self._text_scale != 1.0 else 0.0
        if points != self._tip_points:
            self._tip_points = points
            QToolTip.setFont(self.font() if points else QFont(self._app.font()))

    def _palette(self) -> QPalette:
        palette = QPalette()
        role = QPalette.ColorRole
        for where, tone in (
            (role.Window, Tone.BACKGROUND),
            (role.Base, Tone.BACKGROUND),
            (role.AlternateBase, Tone.PANEL),
            (role.Button, Tone.BACKGROUND),
            (role.WindowText, Tone.TEXT),
            (role.Text, Tone.TEXT),
            (role.ButtonText, Tone.TEXT),
            (role.ToolTipBase, Tone.PANEL),
            (role.ToolTipText, Tone.TEXT),
            (role.PlaceholderText, Tone.FAINT),
            (role.Highlight, Tone.ACCENT),
            (role.HighlightedText, Tone.ON_ACCENT),
            (role.Link, Tone.ACCENT),
            (role.LinkVisited, Tone.ACCENT),
            (role.Accent, Tone.ACCENT),
            (role.Mid, Tone.CONTROL),
            (role.Midlight, Tone.LINE),
        ):
            palette.setColor(where, self.colour(tone))
        for where in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, where, self.colour(Tone.FAINT))
        return palette
