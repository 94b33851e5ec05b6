"""A scroll bar that is only its handle."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from moechat.ui import painting
from moechat.ui.theme import Theme, Tone


class ThinScrollBar(QScrollBar):
    """Vertical; the handle is where the style has it, so that the mouse does what it always did."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        # Transparent, so that the area behind shows through on every style.
        self.setAutoFillBackground(False)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Narrow."""
        return QSize(self._theme.px(11), super().sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Hovering widens the handle."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return bool(super().event(event))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the handle."""
        if self.maximum() <= self.minimum():
            return
        # Loading QStyle takes 16 ms, which the first window need not wait for.
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # noqa: PLC0415

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        active = self.underMouse() or self.isSliderDown()
        width = self._theme.px(7 if active else 5)
        rect = QRectF(
            self.width() - width - self._theme.px(2),
            handle.top() + 2,
            width,
            max(handle.height() - 4, width),
        )
        fill = self._theme.colour(Tone.CONTROL)
        fill.setAlphaF(1.0 if active else 0.6)
        painting.box(painting.begin(self), rect, width / 2, fill=fill)
