"""Draw the program's icon into an .ico file: ``python -m tools.packaging.icons FILE``."""

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.packaging.common import ROOT

SIZES = (16, 20, 24, 32, 48, 64, 128, 256)


def drawn(side: int) -> bytes:
    """The icon as a PNG file, ``side`` pixels wide."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "resources" / "moechat.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: "dict[int, bytes]") -> bytes:
    """An .ico file of PNG pictures by their width."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for side, picture in sorted(pictures.items()):
        width = side % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", width, width, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def main(target: str) -> None:
    """Write it."""
    Path(target).write_bytes(ico({side: drawn(side) for side in SIZES}))


if __name__ == "__main__":
    main(sys.argv[1])
