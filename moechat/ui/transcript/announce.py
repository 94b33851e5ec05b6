"""Tell a screen reader what just happened."""

from PySide6 import QtGui
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def say(widget: QWidget, text: str) -> None:
    """Have ``text`` read out, if anybody listens and this Qt can."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)  # since Qt 6.8
    if event is not None and QAccessible.isActive():
        QAccessible.updateAccessibility(event(widget, text))
