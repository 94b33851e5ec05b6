"""Where the columns of the list of models are, at a width."""

from dataclasses import dataclass

from moechat.ui.theme import Theme

_WIDE = 930  # of the list, in pixels of the design: below, sizes go into the second line
_PADDING, _GAP = 10, 13
_PARAMETERS, _SIZE, _ACTIONS = 92, 62, 208
_NARROW_ACTIONS = 172
_NARROWEST = 560  # below, the verdict gives way too


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
    middle = px(_PARAMETERS) + px(_SIZE) + 2 * gap if wide else 0
    texts = free - middle - gap
    if width < px(_NARROWEST):
        name = free
        verdict = 0
    else:
        name = round(texts * (0.475 if wide else 0.5))
        verdict = texts - name
    at = left + name + gap
    parameters = (at, px(_PARAMETERS) if wide else 0)
    size = (at + px(_PARAMETERS) + gap, px(_SIZE) if wide else 0)
    return Columns(
        name=(left, name),
        parameters=parameters,
        size=size,
        verdict=(at + middle, verdict),
        actions=(right - actions, actions),
    )
