"""An image, as large as the window allows."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from moechat.ui.buttons import Button
from moechat.ui.icons import IconSet
from moechat.ui.label import ElidedLabel
from moechat.ui.overlay import Overlay
from moechat.ui.theme import Theme

_SHARE = 0.8  # of the window


class ImageViewer(Overlay):
    """Shows one image with its name; Esc, the button and a click beside it close it."""

    def __init__(self, theme: Theme, icons: IconSet, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name = ElidedLabel(theme)
        self.close_button = Button(theme, icons, self.tr("Close"))
        self.close_button.clicked.connect(self.dismiss)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(*[theme.px(16)] * 4)
        column.setSpacing(theme.px(10))
        column.addWidget(self._name)
        column.addWidget(self.picture)
        column.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        centre = QVBoxLayout(self)
        centre.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)

    def view(self, name: str, image: QImage) -> None:
        """Show an image."""
        room = QSize(int(self.below.width() * _SHARE), int(self.below.height() * _SHARE))
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap.fromImage(image)
        if pixmap.width() > room.width() * ratio or pixmap.height() > room.height() * ratio:
            pixmap = pixmap.scaled(
                room * ratio,
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        pixmap.setDevicePixelRatio(ratio)
        self._name.setText(name)
        self.picture.setPixmap(pixmap)
        self.picture.setAccessibleName(name)
        self.setAccessibleName(name)
        self.appear(self.close_button)

    def stops(self) -> Sequence[QWidget]:
        """The button alone."""
        return (self.close_button,)
