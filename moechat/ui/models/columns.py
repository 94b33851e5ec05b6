"""Where the columns of the list of models are, at a width."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontMetrics

from moechat.ui.theme import Size, Theme

_WIDE = 930  # of the list, in pixels of the design: below, sizes go into the second line
_PADDING, _GAP = 10, 13
_ACTIONS = 208
_NARROW_ACTIONS = 172
_NARROWEST = 560  # below, the verdict gives way too
_LONGEST_SIZE, _LONGEST_PARAMETERS = "~188.8 GB", "188 B · 88 B"


@dataclass(frozen=True)
class Columns:
    """Left edges and widths in pixels; a width of 0 = not shown."""

    name: tuple[int, int]
    parameters: tuple[int, int]
    size: tuple[int, int]
    verdict: tuple[int, int]
    actions: tuple[int, int]

    @property
    def is_wide(self) -> bool:
        """Whether every fact has a column of its own."""
        return self.size[1] > 0

    @property
    def has_verdict(self) -> bool:
        """Whether the verdict has a column of its own."""
        return self.verdict[1] > 0


def columns_for(width: int, theme: Theme) -> Columns:
    """The columns of a list that is so wide."""
    px = theme.px
    left, right, gap = px(_PADDING), width - px(_PADDING), px(_GAP)
    wide = width >= px(_WIDE)
    actions = px(_ACTIONS if wide else _NARROW_ACTIONS)
    free = max(px(120), right - left - actions - gap)
    of_parameters = _fitting(theme, parameters_name(), _LONGEST_PARAMETERS)
    of_size = _fitting(theme, size_name(), _LONGEST_SIZE)
    middle = of_parameters + of_size + 2 * gap if wide else 0
    texts = free - middle - gap
    if width < px(_NARROWEST):
        name = free
        verdict = 0
    else:
        name = round(texts * (0.475 if wide else 0.5))
        verdict = texts - name
    at = left + name + gap
    parameters = (at, of_parameters if wide else 0)
    size = (at + of_parameters + gap, of_size if wide else 0)
    return Columns(
        name=(left, name),
        parameters=parameters,
        size=size,
        verdict=(at + middle, verdict),
        actions=(right - actions, actions),
    )


def parameters_name() -> str:
    """Heads the column with the billions of parameters."""
    return QCoreApplication.translate("ListHeader", "TOTAL · ACTIVE")


def size_name() -> str:
    """Heads the column with the sizes on disk."""
    return QCoreApplication.translate("ListHeader", "SIZE")


def header_font(theme: Theme) -> QFont:
    """What the names of columns are written in."""
    return theme.font(Size.CAPTION, bold=True)


def _fitting(theme: Theme, name: str, longest: str) -> int:
    below = QFontMetrics(theme.figure_font(Size.SMALL)).horizontalAdvance(longest)
    return max(below, QFontMetrics(header_font(theme)).horizontalAdvance(name)) + theme.px(2)
