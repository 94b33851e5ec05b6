"""The icons: one grid, one stroke width, tinted by the theme."""

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from moechat.resources_path import resource
from moechat.ui.theme import Theme, Tone

_APP_ICON_SIZES = (16, 20, 24, 32, 48, 64, 128, 256)


class IconSet(QObject):
    """Draws the SVG files of ``resources/icons``, each size, tone and scale once."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._theme = theme
        self._drawings: dict[str, QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, Tone, int, float], QPixmap] = {}
        theme.changed.connect(self._forget)

    def pixmap(self, name: str, tone: Tone, side: int, scale: float) -> QPixmap:
        """The icon ``side`` logical pixels wide, for a screen with ``scale`` pixels to each."""
        key = (name, tone, side, scale)
        if key not in self._pixmaps:
            image = _draw(self._drawing(name), side, scale)
            _tint(image, self._theme.colour(tone))
            self._pixmaps[key] = QPixmap.fromImage(image)
        return self._pixmaps[key]

    def icon(self, name: str, tone: Tone = Tone.MUTED) -> QIcon:
        """The icon for a menu, at the usual scales."""
        icon = QIcon()
        side = self._theme.px(16)
        for scale in (1.0, 1.5, 2.0):
            icon.addPixmap(self.pixmap(name, tone, side, scale))
            icon.addPixmap(self.pixmap(name, Tone.FAINT, side, scale), QIcon.Mode.Disabled)
        return icon

    def _drawing(self, name: str) -> QSvgRenderer:
        if name not in self._drawings:
            self._drawings[name] = _load("icons", f"{name}.svg")
        return self._drawings[name]

    @Slot()
    def _forget(self) -> None:
        self._pixmaps.clear()


def application_icon() -> QIcon:
    """The program's own icon, drawn at each size instead of shrunk."""
    drawing = _load("moechat.svg")
    icon = QIcon()
    for side in _APP_ICON_SIZES:
        icon.addPixmap(QPixmap.fromImage(_draw(drawing, side, 1.0)))
    return icon


def _load(*parts: str) -> QSvgRenderer:
    drawing = QSvgRenderer(QByteArray(resource(*parts).read_bytes()))
    if not drawing.isValid():
        raise ValueError(f"not an SVG: {'/'.join(parts)}")
    return drawing


def _draw(drawing: QSvgRenderer, side: int, scale: float) -> QImage:
    pixels = round(side * scale)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    image.setDevicePixelRatio(scale)
    return image


def _tint(image: QImage, colour: QColor) -> None:
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), colour)
    painter.end()
