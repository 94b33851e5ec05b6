"""Moving the focus among widgets whose order of creation means nothing."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget


class _Area(Protocol):
    def bring_into_sight(self, widget: QWidget) -> None: ...


def step_focus(area: QWidget, stops: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the focus to the stop after the current one, or to what is outside of ``area``."""
    now = QGuiApplication.focusObject()
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    if now in stops:
        index = stops.index(now) + (1 if forward else -1)  # type: ignore[arg-type]
    else:
        index = 0 if forward else -1
    if 0 <= index < len(stops):
        target = stops[index]
        target.setFocus(reason)
        area.bring_into_sight(target)  # type: ignore[attr-defined]
        return True
    if not forward and now is not area and now in stops:
        area.setFocus(reason)
        return True
    return _leave(area, forward=forward, reason=reason)


def _leave(area: QWidget, *, forward: bool, reason: Qt.FocusReason) -> bool:
    """Give the focus to the next widget of the window that is not part of ``area``."""
    candidate = area
    while True:
        candidate = candidate.nextInFocusChain() if forward else candidate.previousInFocusChain()
        if candidate is area:
            return False
        if area.isAncestorOf(candidate) or candidate.window() is not area.window():
            continue
        if (
            candidate.focusPolicy() & Qt.FocusPolicy.TabFocus
            and candidate.isVisibleTo(candidate.window())
            and candidate.isEnabled()
        ):
            candidate.setFocus(reason)
            return True
