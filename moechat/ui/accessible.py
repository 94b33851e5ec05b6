"""Roles for screen readers, where Qt knows none for a widget of our own."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

# By the name of the class: importing the classes would load pages that nobody opened yet.
_ROLES = {
    "TranscriptView": QAccessible.Role.List,
    "ModelRow": QAccessible.Role.ListItem,
    "ScrollBox": QAccessible.Role.Grouping,
}


def install_roles() -> None:
    """Have Qt ask here, once for the process."""
    QAccessible.installFactory(_interface)


def _interface(_class_name: str, widget: QObject) -> QAccessibleInterface | None:
    role = _ROLES.get(type(widget).__name__)
    if role is None or not isinstance(widget, QWidget):
        return None
    return QAccessibleWidget(widget, role)
