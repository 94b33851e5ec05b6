"""The icon and the installer's picture: ``python -m tools.packaging.icons FILE`` draws the icon.

Nothing binary is committed: resources/moechat.svg is the one source. Classic bitmaps up to 128
pixels, which every part of Windows and all tools read, and a PNG for 256 as Windows wants it.
Works without a Qt application.
"""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.packaging.common import ROOT

_SVG = ROOT / "resources" / "moechat.svg"
SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
_SIDE = (328, 628)  # twice the 164 x 314 of the wizard's picture, for dense screens
_SIDE_COLOUR = "#eef4fa"


def write_icon(path: Path) -> Path:
    """Write the .ico with all `SIZES`, and return ``path``."""
    images = [drawn(size) if size == 256 else _bitmap(size) for size in SIZES]
    offset = 6 + 16 * len(images)
    head, entries = struct.pack("<HHH", 0, 1, len(images)), b""
    for size, data in zip(SIZES, images, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    path.write_bytes(head + entries + b"".join(images))
    return path


def write_side(path: Path) -> Path:
    """Write the picture beside the wizard's last page as a .bmp, and return ``path``."""
    width, height = _SIDE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(_SIDE_COLOUR))
    size = width * 0.62
    _draw(image, QRectF((width - size) / 2, height * 0.2, size, size))
    if not image.save(str(path), "BMP"):
        raise OSError(f"{path} could not be written")
    return path


def drawn(side: int) -> bytes:
    """The icon as a PNG file, ``side`` pixels wide."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    _image(side).save(buffer, "PNG")
    return bytes(buffer.data().data())


def _image(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    _draw(image, QRectF(image.rect()))
    return image


def _draw(image: QImage, where: QRectF) -> None:
    painter = QPainter(image)
    QSvgRenderer(str(_SVG)).render(painter, where)
    painter.end()


def _bitmap(side: int) -> bytes:
    """A device-independent bitmap, bottom up, with the empty mask that icons still carry."""
    rows = bytes(_image(side).convertToFormat(QImage.Format.Format_ARGB32).constBits())
    pixels = b"".join(rows[y * side * 4 : (y + 1) * side * 4] for y in reversed(range(side)))
    mask = bytes((side + 31) // 32 * 4 * side)
    head = struct.pack("<IiiHHIIiiII", 40, side, side * 2, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return head + pixels + mask


if __name__ == "__main__":
    write_icon(Path(sys.argv[1]))
