"""Whether things on the screen may move by themselves.

The window has no animations of its own. What is left are those of Qt, which menus, lists that fold
down and tool tips have on some systems, and the cursor that blinks in a text.
"""

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
_GET_CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
_AS_THE_SYSTEM = -1  # to Qt, of the time in which a cursor blinks


class Motion:
    """Decides for the whole process, and remembers what the system had."""

    def __init__(self, system_wants_less: Callable[[], bool] | None = None) -> None:
        self._asks = system_wants_less or wants_less
        self._usual = [effect for effect in _EFFECTS if QApplication.isEffectEnabled(effect)]
        self._still = False

    def choose(self, *, less: bool) -> None:
        """``less`` = as little as possible; else as the system has it."""
        still = less or self._asks()
        for effect in self._usual:
            QApplication.setEffectEnabled(effect, not still)
        if less != self._still:
            self._still = less
            QApplication.setCursorFlashTime(0 if less else _AS_THE_SYSTEM)


def wants_less() -> bool:
    """Whether animations are switched off in Windows; elsewhere Qt knows what it may animate."""
    if sys.platform == "win32":
        shown = ctypes.c_int(1)
        ask = ctypes.WinDLL("user32").SystemParametersInfoW
        return bool(ask(_GET_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)) and not shown.value
    return False
