"""Moving the focus among widgets whose order of creation means nothing."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


# Of the whole area, whatever has the focus in it.
STEPPING_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down})  # with Ctrl, to another message
SCROLLING_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
    }
)


def reason_of(*, forward: bool) -> Qt.FocusReason:
    """Of a focus that the Tab key gives."""
    return Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason


def step_focus(stops: Sequence[QWidget], *, forward: bool) -> QWidget | None:
    """Give the focus to the stop after the current one, and return it; None at the end."""
    now = QGuiApplication.focusObject()
    at = next((index for index, stop in enumerate(stops) if stop is now), None)
    target = -1 if at is None else at + (1 if forward else -1)
    if not 0 <= target < len(stops):
        return None
    stops[target].setFocus(reason_of(forward=forward))
    return stops[target]


def leave(area: QWidget, *, forward: bool) -> bool:
    """Give the focus to the next widget of the window that is not part of ``area``."""
    candidate: QWidget | None = area
    while candidate is not None:
        candidate = candidate.nextInFocusChain() if forward else candidate.previousInFocusChain()
        if candidate is None or candidate is area:
            return False
        if area.isAncestorOf(candidate) or candidate.window() is not area.window():
            continue
        takes_it = bool(candidate.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes_it and candidate.isEnabled() and candidate.isVisibleTo(candidate.window()):
            candidate.setFocus(reason_of(forward=forward))
            return True
    return False


def out_of_chain(widget: QWidget) -> None:
    """Take a widget and what is in it out of the window's order of Tab stops."""
    for part in (widget, *widget.findChildren(QWidget)):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            part.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
