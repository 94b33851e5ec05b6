"""Formulas as vector pictures."""

import logging
import threading

from moechat.core.formula import drawable

logger = logging.getLogger(__name__)

EM = 16.0  # pixels that the letter size of a picture is
_MAX_LENGTH = 8_000.0  # pixels; what is longer is a trick
_drawing = threading.Lock()  # the library numbers equations in a variable of its own


def formula_svg(tex: str, *, display: bool) -> str | None:
    """An SVG of paths and rectangles with the baseline at y = 0; None = it cannot be drawn.

    Takes from 1 to some 1,000 ms, and 300 ms more the first time. ``display`` sets limits above
    and below their signs, as in a formula that stands by itself.
    """
    ready = drawable(tex)
    if ready is None:
        return None
    with _drawing:
        try:
            return _draw(ready, display)
        except Exception:
            logger.debug("a formula cannot be drawn", exc_info=True)
            return None


def _draw(tex: str, display: bool) -> str | None:
    from ziamath.config import config  # noqa: PLC0415 (slow)
    from ziamath.zmath import Latex  # noqa: PLC0415

    # Qt draws nothing of glyphs that are defined once and referred to.
    config.svg2 = False
    config.precision = 2
    made = Latex(tex, size=EM, inline=not display)
    return str(made.svg()) if max(made.getsize()) <= _MAX_LENGTH else None
