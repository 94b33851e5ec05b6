"""Sidebar, middle and panel beside each other, or as drawers where the window is narrow."""

from enum import Enum, auto

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from moechat.ui.theme import Theme

_NARROW = 1100  # below, in pixels of the design, sides would squeeze the text


class Side(Enum):
    """One of the two areas beside the middle."""

    SIDEBAR = auto()
    PANEL = auto()


class Frame(QWidget):
    """Places three widgets; ``wished`` says which sides the user wants where there is room."""

    sides_changed = Signal()
    wish_changed = Signal()

    def __init__(self, theme: Theme, sidebar: QWidget, middle: QWidget, panel: QWidget) -> None:
        super().__init__()
        self._theme = theme
        self._middle = middle
        self._sides = {Side.SIDEBAR: sidebar, Side.PANEL: panel}
        self.wished = {Side.SIDEBAR: True, Side.PANEL: True}
        self._drawer: Side | None = None
        self._cover: QWidget | None = None
        self._was: tuple[object, ...] = ()
        self._scrim = Scrim(self)
        self._scrim.clicked.connect(self.close_drawer)
        # In the order of the keyboard: sidebar, middle, panel.
        for widget in (sidebar, middle, panel):
            widget.setParent(self)
        theme.changed.connect(self._arrange)

    def cover(self, widget: QWidget | None) -> None:
        """Put a page over the middle and the panel, or take it away (``None``)."""
        before, self._cover = self._cover, widget
        if before is not None and before is not widget:
            before.hide()
        if widget is not None:
            widget.setParent(self)
        self._drawer = None
        self._arrange()

    @property
    def is_narrow(self) -> bool:
        """Whether the sides are drawers."""
        return self.width() < self._theme.px(_NARROW)

    def is_shown(self, side: Side) -> bool:
        """Whether a side is there now, beside the middle or above it."""
        if self._cover is not None and side is Side.PANEL:
            return False
        return self._drawer is side if self.is_narrow else self.wished[side]

    def wish(self, side: Side, shown: bool) -> None:
        """Show a side or not, where there is room."""
        self.wished[side] = shown
        self._arrange()

    def toggle(self, side: Side) -> None:
        """Show or hide a side, in whichever way fits the window now."""
        if self._cover is not None and side is Side.PANEL:
            return
        if self.is_narrow:
            self._drawer = None if self._drawer is side else side
        else:
            self.wished[side] = not self.wished[side]
            self.wish_changed.emit()
        self._arrange()

    @Slot()
    def close_drawer(self) -> bool:
        """Put the drawer away; whether there was one."""
        had_one, self._drawer = self._drawer is not None, None
        self._arrange()
        return had_one

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other room, other places."""
        super().resizeEvent(event)
        self._arrange()

    @Slot()
    def _arrange(self) -> None:
        narrow = self.is_narrow
        if not narrow:
            self._drawer = None
        left, right, height = 0, self.width(), self.height()
        for side, widget in self._sides.items():
            shown = self.is_shown(side)
            width = min(widget.minimumWidth(), self.width())
            x = 0 if side is Side.SIDEBAR else self.width() - width
            widget.setGeometry(x, 0, width, height)
            if not shown:
                self._release_focus(widget)
            widget.setVisible(shown)
            if shown and not narrow:
                left, right = (width, right) if side is Side.SIDEBAR else (left, x)
        self._middle.setGeometry(left, 0, right - left, height)
        if self._cover is None:
            self._middle.setVisible(True)
        else:
            self._cover.setGeometry(left, 0, right - left, height)
            self._cover.setEnabled(self._drawer is None)
            self._cover.show()
            self._cover.raise_()
            self._middle.setVisible(False)
        self._scrim.setGeometry(self.rect())
        self._scrim.setVisible(self._drawer is not None)
        self._middle.setEnabled(self._drawer is None)  # the keyboard must not walk behind it
        if self._drawer is not None:
            self._scrim.raise_()
            drawer = self._sides[self._drawer]
            drawer.raise_()
            if not drawer.isAncestorOf(self.focusWidget() or self):
                _focus_first(drawer)
        now = (narrow, *(self.is_shown(side) for side in Side))
        if now != self._was:
            self._was = now
            self.sides_changed.emit()

    def _release_focus(self, side: QWidget) -> None:
        """Qt would pass it on to the next widget, as if Tab had been pressed."""
        focused = self.focusWidget()
        if focused is not None and side.isAncestorOf(focused):
            focused.clearFocus()


def _focus_first(side: QWidget) -> None:
    """Give the focus to the first control of ``side`` that takes it from Tab."""
    widget = side.nextInFocusChain()
    while widget is not None and side.isAncestorOf(widget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(side):
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        widget = widget.nextInFocusChain()


class Scrim(QWidget):
    """Dims what lies below; a click on it means: away with what lies above."""

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim."""
        QPainter(self).fillRect(event.rect(), QColor(0, 0, 0, 90))
