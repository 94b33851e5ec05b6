"""Texts that are too long for their place."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

_LEAST = 6  # characters, about: less of a beginning says nothing


def elided(metrics: QFontMetrics, text: str, width: int, head: str | None = None) -> str:
    """``text`` in ``width`` pixels, without its middle.

    Where it begins with ``head``, only that is shortened, as long as something of it is left.
    """
    middle = Qt.TextElideMode.ElideMiddle
    if head and text.startswith(head):
        tail = text.removeprefix(head)
        room = width - metrics.horizontalAdvance(tail)
        if room >= _LEAST * metrics.averageCharWidth():
            return metrics.elidedText(head, middle, room) + tail
    return metrics.elidedText(text, middle, width)
