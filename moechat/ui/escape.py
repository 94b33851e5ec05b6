"""The key Esc, where it is for a widget before it is for the window."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def is_escape(event: QEvent) -> bool:
    """Whether Esc is about to be a shortcut; the widget that accepts ``event`` gets the key."""
    return (
        isinstance(event, QKeyEvent)
        and event.type() == QEvent.Type.ShortcutOverride
        and event.key() == Qt.Key.Key_Escape
        and not event.modifiers()  # with Shift it leads to the composer
    )
