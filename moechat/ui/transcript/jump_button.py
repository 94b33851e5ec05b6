"""Back to the newest words."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.theme import Theme


class JumpButton(Button):
    """Floats above the lower edge while the reader is far from the end."""

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, icons, icon_name="chevron-down", small=True, parent=parent)
        self._lift = theme.px(12)
        self.setAccessibleName(self.tr("To the end"))
        self.setToolTip(self.tr("To the end"))
        self.hide()

    def show_if(self, wanted: bool, area: QRect) -> None:
        """Show it over ``area``, or hide it."""
        if wanted:
            size = self.sizeHint()
            self.setGeometry(
                area.center().x() - size.width() // 2,
                area.bottom() - size.height() - self._lift,
                size.width(),
                size.height(),
            )
            self.raise_()
        self.setVisible(wanted)
