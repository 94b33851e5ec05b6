"""An icon that is only looked at."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme, Tone


class IconView(QWidget):
    """One icon, ``side`` pixels of the design wide."""

    def __init__(
        self,
        theme: Theme,
        icons: IconSet,
        name: str,
        *,
        side: int = 16,
        tone: Tone = Tone.MUTED,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme, self._icons = theme, icons
        self._name, self._side, self._tone = name, side, tone
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The icon's."""
        side = self._theme.px(self._side)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        pixmap = self._icons.pixmap(
            self._name, self._tone, self._theme.px(self._side), self.devicePixelRatioF()
        )
        QPainter(self).drawPixmap(0, 0, pixmap)
