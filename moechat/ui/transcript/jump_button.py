"""Back to the newest words."""

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QWidget

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme

_REST_MS = 250


class JumpButton(Button):
    """Floats over the lower edge of ``over`` while the reader is far from the end.

    It appears when the scrolling rests: what lies beneath it cannot be moved but is painted anew
    with every step.
    """

    def __init__(self, theme: Theme, icons: IconSet, over: QWidget) -> None:
        super().__init__(theme, icons, icon_name="chevron-down", small=True, parent=over)
        self._over = over
        self._lift = theme.px(12)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._appear)
        self.setAccessibleName(self.tr("To the end"))
        self.setToolTip(self.tr("To the end"))
        self.hide()

    def offer(self, wanted: bool) -> None:
        """The view moved: appear soon, or not."""
        if wanted:
            self._rest.start()
        else:
            self._rest.stop()
            self.hide()

    def step_aside(self) -> None:
        """The view is being scrolled."""
        self.hide()

    @Slot()
    def _appear(self) -> None:
        size, area = self.sizeHint(), self._over.rect()
        self.setGeometry(
            area.center().x() - size.width() // 2,
            area.bottom() - size.height() - self._lift,
            size.width(),
            size.height(),
        )
        self.show()
        self.raise_()
