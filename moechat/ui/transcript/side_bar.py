"""The scroll bar below something that is wider than the column."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from moechat.ui import painting
from moechat.ui.theme import Tone
from moechat.ui.transcript.styles import Styles

_HEIGHT = 10


class SideBar(QScrollBar):
    """Only a handle."""

    def __init__(self, styles: Styles, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._styles = styles
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(self.tr("Scroll sideways"))

    def show_for(self, rect: QRectF, beyond: int, offset: int, styles: Styles) -> None:
        """Lie along the lower edge of ``rect``, of whose content so many pixels are beyond it."""
        self._styles = styles
        height = styles.px(_HEIGHT)
        self.blockSignals(True)
        self.setRange(0, beyond)
        self.setPageStep(max(1, int(rect.width())))
        self.setSingleStep(styles.px(40))
        self.setValue(offset)
        self.blockSignals(False)
        self.setGeometry(int(rect.left()), int(rect.bottom()) - height, int(rect.width()), height)
        self.show()
        self.update()

    def show_offset(self, offset: int) -> None:
        """It was scrolled elsewhere."""
        self.blockSignals(True)
        self.setValue(offset)
        self.blockSignals(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the handle."""
        length = self.maximum() + self.pageStep()
        if not length:
            return
        active = self.underMouse() or self.isSliderDown() or self.hasFocus()
        height = self._styles.px(6 if active else 4)
        width = max(self.width() * self.pageStep() / length, 4.0 * height)
        share = self.value() / self.maximum() if self.maximum() else 0.0
        left = share * (self.width() - width)
        fill = self._styles.colour(Tone.ACCENT if self.hasFocus() else Tone.CONTROL)
        fill.setAlphaF(1.0 if active else 0.6)
        rect = QRectF(left, (self.height() - height) / 2, width, height)
        painting.box(painting.begin(self), rect, height / 2, fill=fill)
